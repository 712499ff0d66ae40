//! Catalan, in the words of its source: complexió, carta de missió, espai, bola, company.
//!
//! The builds are feminine, as the word for a mask is; of a person it is told
//! what build they have («és de complexió prima»), so that nothing has to agree.

use crate::inkognito::rules::{Agent, Ball, Kind, RuleError, Verdict};
use crate::kit::letters::{capital, small};

use super::speaker::{Said, join};
use super::text::{DeviceTexts, KeyTexts, OptionTexts, Text, WhyTexts};

/// Catalan.
pub const TEXT: Text = Text {
    tag: "ca",
    own_name: "Català",
    language: "Llengua",

    agents: ["Lord Fiddlebottom", "Coronel Bubble", "Agent X", "Madame Zsa Zsa"],
    agents_short: ["Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa"],
    tells: [
        "un tremolor a l’ull dret",
        "una estirada al lòbul esquerre",
        "les celles arrufades",
        "el nas arrufat",
    ],
    builds: ["alta", "baixa", "grassa", "prima"],
    colours: ["vermell", "groc", "blau", "verd"],
    masks: ["moretta", "bauta", "dottore", "volto"],
    ambassador: "l’Ambaixador",
    embassy: "Ambaixada",
    phantom: "El Fantasma",
    mission_card: "carta de missió",
    codewords: ["A", "B", "C", "D"],
    figure: |owner, build| format!("la màscara {build} {}", de(owner)),
    ball: |ball| match ball {
        Ball::Land => "terra",
        Ball::Water => "aigua",
        Ball::Wild => "terra o aigua",
        Ball::Agent => "màscara d’altri",
        Ball::Ambassador => "l’Ambaixador",
        Ball::Nothing => "res",
    },
    ball_help: |ball| match ball {
        Ball::Land => "Mou una de les teves màscares un pas per terra.",
        Ball::Water => "Mou una de les teves màscares un pas per aigua.",
        Ball::Wild => "Mou una de les teves màscares un pas per terra o per aigua.",
        Ball::Agent => "Mou la màscara d’algú altre un pas per terra o per aigua.",
        Ball::Ambassador => "Mou l’Ambaixador un pas per terra o per aigua.",
        Ball::Nothing => "No mou ningú.",
    },
    kind: |kind| match kind {
        Kind::Identity => "identitat",
        Kind::Build => "complexió",
    },
    teams: ["Lord Fiddlebottom i el Coronel Bubble", "Madame Zsa Zsa i l’Agent X"],
    and: |items| join(items, "i"),
    or: |items| join(items, "o"),

    subtitle: "Una nit de Carnaval a Venècia",
    welcome: "Quatre agents emmascarats, dues parelles secretes, una tauleta. Troba el teu company, ajunta les dues meitats del codi i acompleix la missió abans que ningú.",
    new_table: "Taula nova",
    tables: "Taules",
    no_tables: "Encara no hi ha cap taula. Para’n una: és un minut.",
    go_on: "Continua",
    look_back: "Mira el final",
    throw_away: "Llença",
    throw_away_sure: "Llença-la per sempre",
    keep_it: "Conserva-la",
    table_line: |names| names.to_string(),
    table_turn: |turn, who, phase| format!("Torn {turn} · {who} · {phase}"),
    table_over: "Jugada fins al final",
    saved_at: |date| format!("desada: {date}"),
    damaged_title: "Una partida desada que no es pot llegir",
    damaged_help: "Es conserva tal com està. Copia’n el text abans de llençar-la.",
    copy_text: "Copia el text",
    copied: "Copiat",
    unofficial: "Versió no oficial, feta per afició, d’Inkognito, de Leo Colovini i Alex Randolph. Tots els dibuixos i els textos són nostres.",
    storage_full: "No queda espai per desar. Es pot continuar jugant, però en recarregar la pàgina es perdria tot: llença una taula vella o desa aquesta com a fitxer a «Partides desades i dispositiu».",
    storage_forbidden: "Aquest navegador no deixa desar. Es pot continuar jugant, però en recarregar la pàgina es perdria tot: desa la taula com a fitxer a «Partides desades i dispositiu».",
    table_gone: "Aquella taula ja no hi és.",

    device: DeviceTexts {
        title: "Partides desades i dispositiu",
        ready: "A punt per a la taula: funciona sense internet.",
        not_ready: "Encara no està a punt per funcionar sense internet.",
        update: "Hi ha una versió més nova.",
        update_now: "Fes servir la versió més nova",
        update_later: "La versió més nova arriba quan s’acabi aquest torn.",
        kept_title: "Les teves partides desades",
        kept: "Aquest navegador ha promès conservar les teves taules.",
        not_kept: "Aquest navegador no ha promès conservar les teves taules: si falta espai, les pot esborrar.",
        seven_days: "El Safari esborra tot el que una pàgina ha desat si no l’obres en set dies. Instal·la-la, o desa les taules en un fitxer.",
        awake_ios: "Si la pantalla s’apaga durant la partida, canvia-ho a la configuració del dispositiu: Pantalla i brillantor, Bloqueig automàtic.",
        install_title: "Instal·la Bauta",
        install_why: "Amb icona pròpia, a pantalla completa i sense internet.",
        install: "Instal·la",
        install_no: "No, gràcies",
        installed: "Bauta està instal·lada.",
        ios_steps: [
            "Toca el botó de compartir; si no hi és, abans toca …",
            "Baixa per la llista; si és curta, toca l’opció que en mostra més.",
            "Toca Afegeix a la pantalla d’inici.",
            "Toca Afegeix.",
        ],
        firefox_steps: [
            "Obre el menú del navegador: ⋮",
            "Toca Afegeix l’aplicació a la pantalla d’inici.",
        ],
        move_title: "A un altre dispositiu",
        move_help: "Una partida desada conté tots els secrets de la seva taula: no s’hi val a mirar.",
        save_file: "Desa en un fitxer",
        this_table: "Aquesta taula en un fitxer",
        copy_table: "Copia aquesta taula com a text",
        all_tables: "Totes les taules en un fitxer",
        take_file: "Obre un fitxer",
        take_text: "Obre aquest text",
        take_text_label: "O enganxa el text d’una taula",
        imported: |taken, known, refused| {
            let mut words = match taken {
                0 => "Cap taula nova.".to_string(),
                1 => "Ja tens una taula nova.".to_string(),
                n => format!("Ja tens {n} taules noves."),
            };
            match known {
                0 => {}
                1 => words.push_str(" Una ja hi era."),
                n => words.push_str(&format!(" {n} ja hi eren.")),
            }
            match refused {
                0 => {}
                1 => words.push_str(" Una no es pot llegir."),
                n => words.push_str(&format!(" {n} no es poden llegir.")),
            }
            words
        },
        import_refused: |why| format!("Això no és cap taula d’aquest joc ({why})."),
        too_large: "És massa per a un sol fitxer de taules.",
        storage_cleared: "S’ha buidat la memòria del navegador. Aquesta taula torna a estar desada; les altres s’han perdut.",
        rescue: |turn| format!("Continua des del torn {turn}"),
        elsewhere: "Aquesta taula és oberta en una altra pestanya.",
        elsewhere_more: "Aquí només la pots mirar.",
        take_over: "Juga-la aquí",
        leave_title: "Vols deixar la taula?",
        leave_help: "Queda desada tal com està.",
        stay: "Queda-t’hi",
        fault_title: "Si alguna cosa no va bé",
        report_help: "Un informe d’error explica què ha passat, sense noms. Durant una partida no revela cap secret, si no hi estàs d’acord.",
        report: "Fes un informe d’error",
        report_all: "Informe d’error amb tots els secrets",
        diagnostics: "Diagnòstic",
        emergency_help: "Això espatlla l’app expressament. Les teves taules estan segures.",
        emergency: "Prova la pàgina d’emergència",
        shake: "Sacseja el dispositiu per sacsejar el Fantasma",
        no_shake: "Aquest dispositiu no avisa quan el sacsegen, o no en té permís. El botó fa el mateix.",
        buzz: "Vibració en els fets que veu tothom",
    },

    // Keys and speech.

    // Keys and speech.
    keys: KeyTexts {
        title: "Tecles",
        list: [
            "On són les meves màscares",
            "Qui hi ha a prop",
            "Quines boles queden",
            "Què ha passat",
            "Qui ha mostrat cartes a qui; al teu full, què se’n dedueix",
            "On pot arribar la màscara triada",
            "Al tauler",
            "Aquestes tecles",
        ],
        board_keys: "Al tauler, fletxes i números segueixen els camins i Retorn tria.",
        switch_off: "Desactiva aquestes tecles",
        switch_on: "Activa aquestes tecles",
        steps: |pawn, place, n| match n {
            1 => format!("{pawn}, {place}: 1 pas"),
            n => format!("{pawn}, {place}: {n} passos"),
        },
        nobody_near: |place| format!("{place}: no hi ha ningú a prop."),
        balls_left: |balls| format!("Boles que queden: {balls}."),
        no_balls: "Ara no hi ha boles per moure.",
        speak: "Parla’m ara",
        speak_note: "Només ho has de sentir tu: fes servir auriculars o acosta’t l’aparell.",
        contrast_theme: "Contrast alt",
    },

    setup_title: "Una taula nova",
    setup_help: "En sentit horari al voltant de la tauleta. Primer els noms; els secrets després, un parell d’ulls cada vegada.",
    seat_label: |n| format!("Seient {n}"),
    name_label: "Nom",
    colour_label: "Color i màscara",
    move_up: |name| format!("Puja {name}"),
    move_down: |name| format!("Baixa {name}"),
    edition_label: "Edició",
    editions: ["Clàssica", "2013", "2022"],
    edition_notes: [
        "1988 i 2001: tres boles no fan res, només gestos.",
        "Tres boles van pertot, una mou màscares d’altri; es pot dir de tot.",
        "Com el 2013, amb dues boles de cada mena (nombres sense verificar).",
    ],
    more_options: "Més regles",
    options: OptionTexts {
        balls: (
            "Les boles del Fantasma",
            [
                "Clàssica: 2 terra, 2 aigua, 1 terra o aigua, 2 Ambaixador, 3 res",
                "2013: 2 terra, 2 aigua, 3 terra o aigua, 1 màscara d’altri, 2 Ambaixador",
                "2022: 2 per mena: terra, aigua, terra o aigua, màscara d’altri i Ambaixador",
            ],
        ),
        exile: (
            "L’Ambaixador interrogat va",
            [
                "a qualsevol espai de color lliure o a l’Ambaixada",
                "a l’Ambaixada; si és ocupada, a qualsevol espai de color lliure",
            ],
        ),
        step: (
            "Qui fa un pas més en lloc d’interrogar l’Ambaixador",
            ["el deixa on és", "l’expulsa igualment"],
        ),
        repeats: (
            "Tornar a mostrar les mateixes cartes",
            ["no és possible", "és possible, i qui pregunta ho pot denunciar"],
        ),
        penalty: (
            "Una repetició denunciada costa",
            [
                "dues cartes noves; si també són repetides, la carta certa (2001)",
                "una carta menys; el tercer cop, una carta certa (2013)",
            ],
        ),
        completion: (
            "La missió val",
            [
                "segons el tauler; però l’Ambaixador ha d’haver arribat a l’Ambaixada aquest torn",
                "només si abans, aquest mateix torn, encara no es complia",
                "segons el tauler, sempre",
            ],
        ),
        talk: ("Parlar a taula", ["es pot dir tot, cert o fals", "només amb gestos"]),
        placement: (
            "Les màscares comencen",
            ["barrejades sobre el seu color", "on les posa qui les juga"],
        ),
        exits: (
            "L’agent sense company fuig",
            ["per la seva sortida", "per qualsevol sortida de la seva parella"],
        ),
    },
    default_mark: "per defecte",
    deal: "Reparteix les cartes",
    back: "Enrere",
    same_name: |name| format!("Dos seients es diuen {name}. Canvia’n un de nom."),
    same_colour: |colour| format!("Dos seients tenen el {colour}. Canvia’n un de color."),
    bad_seating: "Cada agent vol un color diferent.",

    players_label: "Jugadors",
    players: |n| n.to_string(),
    players_notes: [
        "Una parella i un agent sol, i ningú no sap qui.",
        "Dues parelles: el joc tal com és.",
        "Dues parelles, i el cinquè seient juga l’Ambaixador.",
    ],
    classic_for_five: "La capsa clàssica no té joc per a cinc: tria una edició més nova.",
    ambassador_role: "l’Ambaixador",

    help_label: "Ajuda",
    helps: ["Paper", "Secretari", "Detectiu", "Oracle"],
    help_notes: [
        "Les respostes es veuen un cop. Pren-ne nota.",
        "Cada resposta queda al full de qui ha preguntat.",
        "Les conclusions surten soles, amb els motius.",
        "I les probabilitats, amb un supòsit declarat.",
    ],

    person: "Una persona",
    played_by: "Qui juga",
    character_names: ["Bortolo", "Zanetta", "Orseolo", "Marina", "Colombina", "Momolo"],
    characters: [
        "l’escrivent honest",
        "la bessona",
        "l’agent doble",
        "l’esfinx",
        "la comedianta",
        "el penell",
    ],
    character_notes: [
        "Es posa vermell quan torça la veritat: ho fa ben poc.",
        "Diu dues vegades el mateix i confia que ningú no s’ho cregui.",
        "Té una carta de missió a cada màniga.",
        "No mou ni un múscul. Ni un.",
        "Fa ganyotes tota la nit, sobretot les dels altres.",
        "Ara així, ara aixà. Torna-ho a preguntar demà.",
    ],
    levels: ["Turista", "Gondoler", "Informador", "Mestre d’espies"],
    level_label: "Nivell",
    character_label: "Qui",
    bot: |character, level| format!("{character}, {level}"),
    paces: ["Pas a pas", "Normal", "Ràpid", "Fins a mi"],
    pace_label: "Ritme dels bots",
    next_step: "Endavant",
    watching: |name| format!("Ara juga {name}."),
    watching_more: |who| format!("Qui juga: {who}."),
    took_over: |seat, who| format!("A partir d’ara, {who} juga per {seat}."),
    person_took_over: |seat| format!("A partir d’ara, una persona juga per {seat}."),
    will_take_over: |who| format!("Entra a la pròxima jugada: {who}."),
    now_alone: "Només queda una persona entre bots: s’han acabat els telons.",
    now_company: "Hi juguen diverses persones: a partir d’ara cada pas té el seu teló.",
    give_to_bot: "Cedeix el seient a un bot",
    give_to_person: "Cedeix el seient a una persona",
    to_the_game: "A la partida",
    companies: ["Gent al voltant de la taula", "En solitari, entre bots"],
    company_notes: [
        "La tauleta va de mà en mà. Un bot pot ocupar qualsevol seient.",
        "Una persona, sense telons. Qui són els altres es tria aquí sota.",
    ],
    bot_plays: "Un bot",
    nobody_plays: "Com a mínim un seient ha de ser d’una persona.",
    missed_n: |n| match n {
        1 => "1 jugada des de l’últim torn".to_string(),
        n => format!("{n} jugades des de l’últim torn"),
    },
    missed_since: "Des de l’últim torn",
    moved_line: |by, pawn, from, to| format!("{by}: {pawn}, {from} – {to}"),
    sent_line: |by, pawn, to| format!("{by} ha enviat {pawn} {}", a(to)),

    tic_line: |name, tell| format!("{name}: {tell}."),
    hearsay: "Xafarderies",
    hearsay_help: "Ganyotes vistes a les trobades. Tothom pot fer les de tothom.",
    book_of: |name| format!("El diari {}", de(name)),
    book_help: "Què trobava possible el bot a cada pas, i per què va actuar així.",
    book_reading: "Passant pàgines…",
    book_partner: |list| format!("Company, fent comptes: {list}."),
    book_chance: |name, percent| format!("{name} {percent}\u{a0}%"),
    why: WhyTexts {
        course: "No hi havia res més a fer, o tant era.",
        whim: "Un caprici.",
        to_win: |percent| {
            format!("Per guanyar: el tauler compleix la missió ({percent}\u{a0}%, fent comptes).")
        },
        to_meet: |names| format!("Per interrogar {names}."),
        to_stand: "Per quedar en bona posició per als torns següents.",
        to_learn: |name| format!("Per esbrinar qui és {name}."),
        to_tell: |percent| {
            format!(
                "Per dir-ho tot a un company probable ({percent}\u{a0}%, pel que es veu al joc)."
            )
        },
        to_hint: |percent| format!("Una pista que un company sap entendre ({percent}\u{a0}%)."),
        to_hide: |left| match left {
            1 => "Per amagar el poc que queda: només encaixa una combinació.".to_string(),
            n => format!("Per revelar poc: queden {n} combinacions d’identitat i complexió."),
        },
        to_bluff: "Un farol amb la carta de missió.",
        habit: "Per costum.",
        to_place: "Per tenir aquella màscara on fa servei, o on no fa nosa.",
        accomplished: |percent| {
            format!("La missió està acomplerta ({percent}\u{a0}%, fent comptes).")
        },
        escaping: |percent| {
            format!("Sense company i a la sortida ({percent}\u{a0}%, fent comptes).")
        },
        all_known: "Les cartes de tothom són segures.",
        maybe_partner: |percent| {
            format!("La mà pot ser la d’un company ({percent}\u{a0}%, fent comptes).")
        },
        no_partner: "La mà és d’un enemic, segur.",
        repeated: "La resposta era una repetició.",
        fallback: "Aquí s’ha espatllat alguna cosa; això era inofensiu.",
    },

    pad_partner: |name| format!("Fas parella amb {name}."),
    pad_partner_open: "Encara no saps amb qui fas parella.",
    pad_alone: "No tens company.",
    pad_alone_open: "Potser no tens company.",
    pad_mission: |goal| format!("La teva missió: {goal}"),
    pad_enemies: |goals| format!("La seva pot ser: {goals}"),
    pad_enemy_escape: |agent| format!("{} fuig.", capital(&el(agent))),
    pad_worlds: |n| match n {
        1 => "Només un repartiment encaixa amb el que saps.".to_string(),
        n => format!("{n} repartiments encara encaixen amb el que saps."),
    },
    pad_identity: "Identitat",
    pad_build: "Complexió",
    pad_certain: "segur",
    pad_possible: "possible",
    pad_impossible: "impossible",
    pad_cell: |who, what, mark| format!("{who}, {what}: {mark}"),
    pad_no_answers: "Encara cap resposta.",
    pad_paper: "Un full en blanc: el que es mostra no s’hi apunta. Toca una casella per escriure-hi.",
    pad_clerk: "Cada resposta queda apuntada; treure’n conclusions et toca a tu. Toca una casella per escriure-hi.",
    pad_why: "Toca una casella per saber-ne el motiu, o per posar-hi una marca teva.",
    pad_open_cell: "De moment res no ho decideix.",
    pad_own_mark: "Una marca teva",
    pad_signs: ["sospitós", "descartat", "dubte", "res"],
    pad_number: "Número",
    pad_note: "Nota breu",
    pad_write: "Escriu",
    pad_written: |turn, what| format!("Ho vas escriure al torn {turn}: {what}"),
    pad_torn: "La teva marca no encaixa amb els fets d’aquest full.",
    pad_tab_mine: "Què sé",
    pad_tab_about: "Què poden saber de mi",
    pad_about_help: "El que cadascú podria deduir de les cartes que li has mostrat, i de res més.",
    pad_about_left: |n| match n {
        1 => "Ja és clar qui ets i quina complexió tens.".to_string(),
        n => format!("Queden {n} de les 16 combinacions d’identitat i complexió."),
    },
    pad_assumption: [
        "Si totes les respostes permeses fossin igual de probables.",
        "Si de tant en tant repetissin una carta falsa.",
        "Si els agradés repetir les seves cartes falses.",
    ],
    pad_bluff: "Els meus rivals fan farols",
    pad_bluffs: ["segons com vagi", "de tant en tant", "sovint"],
    pad_assume: |fact| format!("I si {fact}?"),
    pad_assumed: |fact| format!("Suposem: {fact}"),
    pad_assume_end: "Deixa la suposició",
    pad_assume_never: "No pot ser.",
    fact_is: |who, what| format!("{who} és {}", el(what)),
    fact_is_not: |who, what| format!("{who} no és {}", el(what)),
    fact_has: |who, word| format!("{who} té la meitat {word} del codi"),
    fact_has_not: |who, word| format!("{who} no té la meitat {word} del codi"),
    because_own: |what| format!("Ets {}.", el(what)),
    because_own_word: |word| format!("La meitat {word} del codi és teva."),
    because_shown: |turn, who, cards| {
        format!("Torn {turn}: {who} va mostrar {cards}; com a mínim una carta és certa.")
    },
    because_shown_one: |turn, who, cards| {
        format!("Torn {turn}: {who} va mostrar {cards}, i això ho demostra.")
    },
    because_fact: |fact| format!("{fact}, com s’ha vist més amunt."),
    gives_away: |after, before| {
        format!(
            "Combinacions d’identitat i complexió que encara es podran creure: {after} de {before}."
        )
    },

    hand_to: |name| format!("Passa la tauleta a {name}"),
    errand_passport: "Les cartes estan repartides. Mira’t el passaport sense que et vegin.",
    errand_turn: "Et toca a tu.",
    errand_answer: |asker, kind| match kind {
        Kind::Identity => format!("{asker} et pregunta la identitat."),
        Kind::Build => format!("{asker} et pregunta la complexió."),
    },
    errand_answer_through: |asker, kind| match kind {
        Kind::Identity => format!("Per mitjà de l’Ambaixador, {asker} et pregunta la identitat."),
        Kind::Build => format!("Per mitjà de l’Ambaixador, {asker} et pregunta la complexió."),
    },
    errand_heard: "La teva pregunta té resposta.",
    errand_hand: |by| format!("{by} anuncia l’èxit i t’ofereix la mà."),
    errand_passed: "Unes cartes passen per les mans de l’Ambaixador.",
    errand_report: "L’Ambaixador escriu el seu informe.",
    hold_to_open: "Mantén premuda la màscara",
    hold_mask: |name| format!("Mantén premut per obrir el teló a {name}"),
    open_without_holding: "Obre sense mantenir premut",
    open_sure: |name| format!("Sí, soc {name}: obre"),
    not_me: |name| format!("No soc {name}"),
    waiting_for: |name| format!("S’espera {name}"),
    waiting_help: "No s’ha mostrat res. Tothom pot mirar el tauler; després, passeu la tauleta.",
    is_here: |name| format!("{name} ja és aquí"),
    sealing: "Un moment, el lacre s’asseca…",
    cover_pass_on: "Tapa i passa",
    cover_go_on: "Tapa i continua",

    board_label: "El tauler: Venècia",
    board_help: "Amb les fletxes o els números dels camins es va d’espai en espai, Retorn tria.",
    seats_label: "Seients per ordre de torn",
    tools_label: "Documents",
    action_label: "Què cal fer ara",
    turn_line: |turn| format!("Torn {turn}"),
    phase_place: "preparatius",
    phase_start: "abans del Fantasma",
    phase_move: "moviment",
    phase_meet: "trobades",
    phase_answer: "s’espera una resposta",
    phase_expel: "expulsió",
    phase_hand: "una mà estesa",
    phase_over: "el final",
    whose_turn: |name| format!("Torn {}", de(name)),
    passport: "Passaport",
    notes: "Notes",
    log: "Crònica",
    rules: "Regles",
    menu: "Menú",
    close: "Tanca",
    zoom_in: "Més a prop",
    zoom_out: "Tota la ciutat",
    day_theme: "De dia",
    night_theme: "De nit",
    quiet_motion: "Atura les animacions",
    full_motion: "Permet les animacions",
    names_on: "Mostra els noms dels llocs",
    names_off: "Amaga els noms dels llocs",
    // Board and sound.
    volumes: ["Sons: apagats", "Sons: fluixos", "Sons: plens"],
    turn_on: "Gira cap a qui seu davant",
    turn_off: "No giris més",
    leave_table: "Deixa la taula",
    mission_accomplished: "Missió acomplerta!",

    say_place: "Col·loca les teves màscares: toca dos dels teus espais per intercanviar-les.",
    say_place_swap: "Ara, l’espai amb què fer el canvi.",
    do_place: "Ja estan bé així",
    say_start: |name| format!("{name}, sacseja el Fantasma: tres boles."),
    do_shake: "Sacseja el Fantasma",
    say_move: "Tria una bola o una màscara.",
    say_move_ball: |ball| format!("{}: tria una màscara.", capital(ball)),
    say_move_pawn: |pawn| format!("{}: tria cap on.", capital(pawn)),
    say_no_balls: "Cap bola no mou ja ningú.",
    say_will_meet: |list| format!("Es troba amb {list}."),
    take_back: "Desfés",
    do_march: "Confirma el moviment",
    do_stay: "No moguis ningú",
    no_way_back: "sense marxa enrere",
    say_meetings: |n| match n {
        1 => "Una trobada: pregunta, o fes un pas més.".to_string(),
        _ => format!("{n} trobades: pregunta o fes un pas més, en l’ordre que vulguis."),
    },
    meeting_at: |own, met, place| format!("{own} es troba amb {met} {}", a(place)),
    ask_identity: "Pregunta identitat",
    ask_build: "Pregunta complexió",
    ask_whom: "A qui preguntes, per mitjà seu?",
    step_on: "Fes un pas més",
    one_by_one: "D’una en una",
    all_sealed: "Totes en un plec",
    sealed_help: "Totes les preguntes es fan alhora i es responen en una sola volta; les respostes es llegeixen al final.",
    seal_slip: "Segella el plec",
    route: |names, passes| format!("{} ({passes} passades)", names.join(" → ")),
    say_step: |pawn| format!("{}: tria un espai lliure a un pas.", capital(pawn)),
    do_step: |place| format!("Ves {}", a(place)),
    say_expel: |pawn| format!("Expulsa {pawn}: tria un espai lliure."),
    do_expel: |pawn, place| format!("Envia {pawn} {}", a(place)),
    choose_space: "Tria un espai",
    say_end: |name| format!("Tot fet. Ara toca a {name}."),
    do_end: "Acaba el torn",
    look_again: "Torna a veure les cartes",

    private_of: |name| format!("Només per als ulls {}", de(name)),
    passport_of: |name| format!("Passaport {}", de(name)),
    you_are: |agent, build| {
        format!("Ets {}. De les teves quatre màscares, la {build} ets tu.", el(agent))
    },
    your_tell: |tell| format!("El teu tic, de debò o fingit: {tell}."),
    your_partner: |agent| format!("Fas parella amb {}. Esbrina qui és.", el(agent)),
    your_codeword: |word| format!("La teva meitat del codi és {word}."),
    missions_of: |team| format!("Missions de {team}"),
    mission_open: "encara pot ser la nostra",
    mission_closed: "no pot ser la nostra",
    hold_to_look: "Prem per mirar",
    look_for_a_while: |seconds| {
        format!(
            "Amb un toc queda obert {seconds} segons; si mantens premut, es tanca quan deixes anar."
        )
    },
    covered: "Tapat",
    cover: "Tapa",
    asks_identity: |name| format!("{name} et pregunta la identitat"),
    asks_build: |name| format!("{name} et pregunta la complexió"),
    asks_through: "per mitjà de l’Ambaixador",
    duty_triple: |kind| match kind {
        Kind::Identity => {
            "Mostra dues identitats i una complexió. Com a mínim una carta ha de ser certa."
        }
        Kind::Build => {
            "Mostra dues complexions i una identitat. Com a mínim una carta ha de ser certa."
        }
    },
    duty_pair: |kind| match kind {
        Kind::Identity => "Mostra dues identitats. Una ha de ser certa.",
        Kind::Build => "Mostra dues complexions. Una ha de ser certa.",
    },
    duty_new_pair: |kind| match kind {
        Kind::Identity => {
            "T’han denunciat una repetició. Mostra dues identitats que no hagis mostrat com a parella; una ha de ser certa."
        }
        Kind::Build => {
            "T’han denunciat una repetició. Mostra dues complexions que no hagis mostrat com a parella; una ha de ser certa."
        }
    },
    duty_true_card: |kind| match kind {
        Kind::Identity => "T’han denunciat una repetició. Mostra la teva identitat certa.",
        Kind::Build => "T’han denunciat una repetició. Mostra la teva complexió certa.",
    },
    duty_either: "T’han denunciat el tercer cop. Mostra una carta certa, la que prefereixis.",
    your_cards: "Les teves cartes",
    secret_cards: "Les teves cartes secretes",
    true_mark: "certa",
    grey_of: |card| format!("carta secreta «{card}»"),
    mission_no_truth: "La carta de missió omple un lloc, però no compta com a certa.",
    mission_through: "Amb la carta de missió, l’altra carta ha de ser la teva certa: et delata.",
    already_seen: |name| format!("{name} ja t’ha vist"),
    already_none: |name| format!("{name} encara no t’ha vist cap carta."),
    in_turn: |turn, cards| format!("torn {turn}: {cards}"),
    show_these: "Mostra aquestes cartes",
    missing_more: |kind, n| match (kind, n) {
        (Kind::Identity, 1) => "Falta una identitat.".to_string(),
        (Kind::Identity, n) => format!("Falten {} identitats.", number(n)),
        (Kind::Build, 1) => "Falta una complexió.".to_string(),
        (Kind::Build, n) => format!("Falten {} complexions.", number(n)),
    },
    missing_slot: "Falta una carta.",
    too_many: "Massa cartes per a aquesta pregunta: treu-ne una.",
    missing_truth: "Encara no hi ha cap carta certa.",
    shown_in_turn: |turn| format!("Aquestes cartes ja les vas mostrar al torn {turn}."),
    inside_triple_of_turn: |turn| {
        format!("Aquestes dues eren entre les tres cartes mostrades al torn {turn}.")
    },
    not_spent: "Una sola carta només val quan ja s’han mostrat totes les parelles de cartes.",
    only_true_card: "Tota la resta ja s’ha mostrat: mostra només la carta certa.",
    ready_to_show: |cards| format!("{}.", capital(cards)),
    showed_you: |name| format!("{name} et mostra"),
    one_is_true: "Com a mínim una és certa.",
    it_is_true: "És certa.",
    grey_is_true: "La carta secreta es demostra sola.",
    repeat_flag: "Això ja ho has vist. Ho pots denunciar.",
    call_repeat: "Denuncia la repetició",
    notes_empty: "Encara res de vist ni de mostrat.",
    notes_received: "Què he vist",
    notes_given: "Què he mostrat",
    hand_offered: |by| format!("{by} t’ofereix la mà"),
    hand_help: "Si feu parella i la missió es compleix al tauler, acceptar la mà és guanyar. Abans de respondre no es mostra res més.",
    accept: "Encaixa la mà",
    refuse: "Rebutja-la",
    look_at_board: "Mira el tauler",
    back_to_hand: "Torna a la mà",

    say_stroll: "L’Ambaixador pot fer un pas o dos, o quedar-se.",
    say_must_ask: "L’Ambaixador pregunta a qui es troba.",
    passed_title: "Per les teves mans",
    passed_line: |by, to| format!("{by} mostra a {to}"),
    report: "Informe",
    report_by: |name| format!("{name} escriu l’informe"),
    report_title: "L’informe de l’Ambaixador",
    report_help: "Un cop segellat no es pot canviar. Quan s’anuncia un èxit, s’obre abans que res: si tot és correcte, l’Ambaixador guanya en solitari.",
    report_identity_of: |name| format!("Identitat {}", de(name)),
    report_build_of: |name| format!("Complexió {}", de(name)),
    report_open: "tria",
    report_seal: "Segella l’informe",
    report_missing: "Hi ha de sortir cada identitat i cada complexió una sola vegada.",
    report_sealed: "L’informe està segellat.",
    report_was_right: |name| {
        format!("L’informe segellat {} era correcte de dalt a baix.", de(name))
    },
    report_was_wrong: |name| format!("L’informe segellat {} no era correcte.", de(name)),
    report_was_none: |name| format!("{name} no havia segellat cap informe."),
    ambassador_passport: "Jugues l’Ambaixador i no tens cartes. Esbrina la identitat i la complexió de tothom, i segella el teu informe abans que s’anunciï un èxit.",

    alone: "A ningú: no tinc company",
    alone_help: "Només si les cartes del teu company són a part i la teva màscara de debò és a la sortida.",
    announce_escape: "Anuncia la fugida",
    your_exit: |place| format!("Si no tens company, la teva fugida porta {}.", a(place)),
    laid_aside: "L’espia detingut",
    declare_title: "Missió acomplerta!",
    declare_help: "Declares que la teva missió es compleix ara mateix al tauler. Si el company o la missió són equivocats, guanyen els adversaris.",
    declare_whom: "A qui ofereixes la mà?",
    declare_to: |name| format!("Anuncia-ho i ofereix la mà a {name}"),
    not_yet: "Encara no",

    won_by: |names, n| format!("{} {names}", if n == 1 { "Guanya" } else { "Guanyen" }),
    verdict: |verdict, said| {
        let Said { seat, other, goal, .. } = said;
        match verdict {
            Verdict::MissionAccomplished => {
                format!(
                    "{seat} i {other} fan parella, s’han donat la mà i la seva missió es compleix: {goal}"
                )
            }
            Verdict::MissionNotFulfilled => {
                format!(
                    "{seat} i {other} fan parella, però la seva missió no es compleix: {goal} Per tant, guanyen els altres."
                )
            }
            Verdict::PartnerRefused => {
                format!(
                    "{other} fa parella amb {seat}, però ha rebutjat la mà. Per tant, guanyen els altres."
                )
            }
            Verdict::WrongPartnerAccepted => {
                format!(
                    "{seat} ha encaixat la mà amb {other}, però no fan parella. Per tant, guanyen els adversaris {}.",
                    de(seat)
                )
            }
            Verdict::WrongPartnerRefused => {
                format!(
                    "{seat} ha ofert la mà a {other}, però no fan parella, i la mà ha estat rebutjada. Per tant, guanyen els adversaris {}.",
                    de(seat)
                )
            }
            Verdict::Escaped => format!("{seat} no tenia company i ha arribat a la sortida."),
            Verdict::NoEscape => {
                format!(
                    "{seat} no tenia company, però no era a la sortida. Per tant, guanya la parella."
                )
            }
            Verdict::NotAlone => {
                format!(
                    "{seat} ha anunciat una fugida, però forma part de la parella. Per tant, guanya l’agent sol."
                )
            }
            Verdict::NobodysPartner => {
                format!("{seat} ha ofert la mà, però no té company. Per tant, guanya la parella.")
            }
            Verdict::ReportRight => {
                "L’informe segellat de l’Ambaixador s’ha obert primer, i és correcte de dalt a baix."
                    .to_string()
            }
        }
    },
    goal_was: |goal| format!("La missió: {goal}"),
    all_cards: "Totes les cartes",
    see_board: "Veure el tauler",
    see_result: "Veure el resultat",
    to_the_tables: "A les taules",
    winner_mark: "guanya",

    goal_any_meets: |whom| format!("Qualsevol màscara de la parella es troba amb {}.", el(whom)),
    goal_meets: |agent, whom| format!("{} es troba amb {}.", capital(&el(agent)), el(whom)),
    goal_reaches: |agent, place| format!("{} arriba {}.", capital(&el(agent)), a(place)),
    goal_either_reaches: |place| format!("Un dels dos companys arriba {}.", a(place)),
    goal_ambassador: |place| format!("L’Ambaixador és conduït {}.", a(place)),
    goal_number: |number| format!("espai {number}"),

    seat_public: |name| format!("El que tothom sap {}", de(name)),
    seat_starts: "Color i màscara",
    seat_figures: "Màscares",
    seat_stands: |build, place| format!("{build}: {place}"),
    seat_asked: "Preguntes",
    seat_asked_none: "Cap pregunta, ni feta ni rebuda.",

    space_plain: "espai",
    space_start: |colour| format!("espai {colour}"),
    space_goal: |number| format!("número {number}"),
    space_embassy: "la casa de l’Ambaixador",
    by_land: |list| format!("per terra {list}"),
    by_water: |list| format!("per aigua {list}"),
    here: |list| format!("aquí: {list}"),
    target_stay: "s’hi pot anar",
    target_pass: "s’hi pot passar, no quedar-s’hi",
    target_far: "s’hi pot arribar",
    target_chosen: "triat",

    log_turn: |turn, who| format!("Torn {turn}: {who}"),
    log_placed: |who| format!("{who} ha col·locat les màscares."),
    log_drawn: |who, balls| format!("{who} ha mostrat: {balls}."),
    log_stayed: |who| format!("{who} no ha mogut ningú."),
    log_hop: |pawn, place| format!("{pawn} {}", a(place)),
    log_marched: |who, hops| format!("{who} ha mogut {hops}."),
    log_asked: |by, of, kind| match kind {
        Kind::Identity => format!("{by} ha preguntat la identitat a {of}."),
        Kind::Build => format!("{by} ha preguntat la complexió a {of}."),
    },
    log_asked_through: |by, of, kind| match kind {
        Kind::Identity => {
            format!("{by} ha preguntat la identitat a {of}, per mitjà de l’Ambaixador.")
        }
        Kind::Build => {
            format!("{by} ha preguntat la complexió a {of}, per mitjà de l’Ambaixador.")
        }
    },
    log_shown: |by, to| format!("{by} ha mostrat cartes a {to}."),
    log_repeat: |by, of| format!("{by} ha denunciat una repetició: {of} paga penyora."),
    log_stepped: |pawn, place| format!("{} ha fet un pas més, fins {}.", capital(pawn), a(place)),
    log_expelled: |by, pawn, place| format!("{by} ha enviat {pawn} {}.", a(place)),
    log_ended: |who| format!("{who} ha acabat el torn."),
    log_declared: |by, to| {
        format!("{by} ha anunciat «Missió acomplerta!» i ha ofert la mà a {to}.")
    },
    log_escape: |who| format!("{who} ha anunciat una fugida."),
    log_accepted: |who| format!("{who} ha encaixat la mà."),
    log_refused: |who| format!("{who} ha rebutjat la mà."),
    log_reported: |who| format!("{who} ha segellat un informe."),
    log_empty: "La nit encara no ha començat.",

    refusal,
    hint_choose_pawn: "Tria primer una de les màscares marcades.",
    hint_no_ball_for: |pawn| format!("Cap bola d’aquest torn no mou {pawn}."),
    hint_out_of_reach: |pawn, place| {
        format!("Amb les boles que queden, {pawn} no pot arribar {}.", a(place))
    },
    hint_no_ball_left: "No queda cap bola: confirma el moviment, o desfés un pas.",
    hint_own_starts: "Les teves màscares comencen als quatre espais del teu color.",
    hint_nothing: "Ara no hi ha res per triar al tauler.",

    rules_title: "Les regles en breu",
    rules_sections: &[
        (
            "L’objectiu",
            &[
                "Lord Fiddlebottom i el Coronel Bubble són companys; Madame Zsa Zsa i l’Agent X, també. Ningú no sap qui juga qui.",
                "De les teves quatre màscares, la de la teva complexió certa ets tu; les altres tres són esquers. Les dues cartes de missió d’una parella formen el codi de la seva missió.",
                "Troba el teu company, esbrina el codi, fes realitat el que hi diu la llista del passaport, i anuncia-ho en un torn teu.",
            ],
        ),
        (
            "El torn",
            &[
                "Sacseja el Fantasma: tres boles, un pas cadascuna. Cap bola no és obligatòria.",
                "Les boles de terra, d’aigua i les que valen per a totes dues mouen les teves màscares; el barret mou l’Ambaixador; a les edicions més noves, una bola mou la màscara d’algú altre.",
                "Es pot passar per damunt de tothom. Al final del moviment les teves màscares estan separades, coincideixes com a màxim amb una màscara de cada adversari, i amb l’Ambaixador només hi pot haver una màscara teva.",
                "Després resols totes les trobades, en l’ordre que vulguis: fas una pregunta o, a canvi, un pas més fins a un espai lliure.",
            ],
        ),
        (
            "Les preguntes",
            &[
                "Si et pregunten la identitat, mostres dues identitats i una complexió; si et pregunten la complexió, dues complexions i una identitat. Com a mínim una carta ha de ser certa.",
                "Amb l’Ambaixador pots demanar a qualsevol adversari dues identitats o dues complexions: una ha de ser certa.",
                "Una carta secreta grisa es demostra sola. La carta de missió pot omplir un lloc, però mai no compta com a certa.",
                "A la mateixa persona no se li mostren dos cops les mateixes tres cartes; tampoc les mateixes dues, ni dues que ja eren entre tres de mostrades.",
            ],
        ),
        (
            "L’expulsió",
            &[
                "Després de la resposta, la màscara trobada va a un espai lliure sense número, a gust de qui ha preguntat.",
                "L’Ambaixador va a l’Ambaixada o a un espai de color, segons l’edició.",
            ],
        ),
        (
            "Tres jugadors",
            &[
                "Un color queda fora, i tres cartes secretes s’aparten sense mirar-les: són les de l’espia detingut. Així, un dels tres no té company, i al començament ningú no sap qui.",
                "Una missió que anomena l’espia detingut es refereix al seu company.",
                "L’agent sol guanya si fuig: Lord Fiddlebottom per l’espai 5, el Coronel Bubble per l’1, Madame Zsa Zsa pel 4, l’Agent X pel 6, amb la màscara de debò. Qui anuncia una fugida i té company, perd.",
            ],
        ),
        (
            "Cinc jugadors",
            &[
                "El cinquè juga l’Ambaixador: un pas o dos per torn, per terra o per aigua. A qui es troba li demana dues identitats o dues complexions, una de certa, i després l’expulsa.",
                "El que es mostra per mitjà de l’Ambaixador passa primer pels ulls de qui el juga.",
                "Una sola vegada, al començament o al final de qualsevol torn, pot segellar un informe amb totes les identitats i complexions. Si és correcte quan s’anuncia un èxit, guanya en solitari.",
                "Les missions que porten l’Ambaixador a algun lloc es compleixen amb la màscara de debò d’un dels dos companys.",
            ],
        ),
        (
            "Missió acomplerta!",
            &[
                "Pots anunciar-ho abans del Fantasma, després de moure, després de cada resposta, després d’una expulsió i després d’un pas més; sempre en el teu torn.",
                "Ofereix la mà. Si és la del teu company, si l’encaixa i la missió es compleix, guanya la vostra parella. En qualsevol altre cas, guanyen els adversaris.",
            ],
        ),
    ],
    rules_of_table: "En aquesta taula",
    talk_note: |agent| match agent {
        Agent::LordFiddlebottom => "A Lord Fiddlebottom li tremola l’ull dret.",
        Agent::ColonelBubble => "El Coronel Bubble s’estira el lòbul esquerre.",
        Agent::AgentX => "L’Agent X arrufa les celles.",
        Agent::MadameZsaZsa => "Madame Zsa Zsa arrufa el nas.",
    },

    answer_tic: "Respon amb una ganyota",
    tic_shown: |bot, tell| format!("De tu a {bot}: {tell}."),
    book_tic: |who, tell, agent| {
        format!(
            "{who} em va mostrar {tell}, com fa {}. Xafarderies: no en vaig fer cas.",
            el(agent)
        )
    },
};

fn number(n: usize) -> String {
    match n {
        2 => "dues".to_string(),
        n => n.to_string(),
    }
}

/// What somebody is: `el Coronel Bubble`, `l’Agent X`, `de complexió prima`.
fn el(what: &str) -> String {
    let before = match what {
        "Coronel Bubble" => "el ",
        "Agent X" => "l’",
        "alta" | "baixa" | "grassa" | "prima" => "de complexió ",
        _ => "",
    };
    format!("{before}{what}")
}

/// Of somebody: `de Joana`, `d’Anna`; the i of Iolanda is a consonant.
fn de(name: &str) -> String {
    let lower: String = name.chars().map(small).collect();
    let sound = lower.strip_prefix('h').unwrap_or(&lower);
    let glides = sound.strip_prefix(['i', 'u']).is_some_and(|rest| rest.starts_with(VOWELS));
    let elides = sound.starts_with(VOWELS) && !glides;
    if elides { format!("d’{name}") } else { format!("de {name}") }
}

const VOWELS: [char; 12] = ['a', 'e', 'i', 'o', 'u', 'à', 'è', 'é', 'í', 'ò', 'ó', 'ú'];

/// To or at a place: `a Rialto`, `a l’Accademia`, `a l’espai 5`.
fn a(place: &str) -> String {
    let article = place.starts_with(['A', 'O']) || place.starts_with("espai");
    if article { format!("a l’{place}") } else { format!("a {place}") }
}

fn refusal(error: &RuleError, said: &Said) -> String {
    let Said { place, from, pawn, seat, ball, .. } = said;
    match error {
        RuleError::NotYourTurn => "Ara toca a algú altre.".to_string(),
        RuleError::WrongPhase => "No en aquest moment del torn.".to_string(),
        RuleError::NoSuchDraw => "El Fantasma no pot mostrar aquestes boles.".to_string(),
        RuleError::BadPlacement => {
            "Cada una de les quatre màscares va en un dels teus espais.".to_string()
        }
        RuleError::BallNotThere(_) => format!("No queda cap bola d’aquesta mena: {ball}."),
        RuleError::BallMovesOthers(..) => format!("Aquesta bola ({ball}) no mou {pawn}."),
        RuleError::PawnNotInPlay(_) => format!("{} no és en aquesta partida.", capital(pawn)),
        RuleError::NoRoute { ball: Ball::Land, .. } => {
            format!("Cap camí per terra entre {from} i {place}.")
        }
        RuleError::NoRoute { ball: Ball::Water, .. } => {
            format!("Cap camí per aigua entre {from} i {place}.")
        }
        RuleError::NoRoute { .. } => format!("Entre {from} i {place} no n’hi ha prou amb un pas."),
        RuleError::OwnFiguresTogether(_) => {
            format!("Dues màscares teves no poden quedar-se juntes {}.", a(place))
        }
        RuleError::TwoMeetingsWith(_) => {
            format!(
                "En un torn només et pots trobar amb una màscara de cada adversari, i amb {seat} en serien dues."
            )
        }
        RuleError::AmbassadorWithOther(_) => {
            format!(
                "L’Ambaixador només es pot quedar amb una màscara teva, no amb la d’algú altre {}.",
                a(place)
            )
        }
        RuleError::MovedOntoOther(_) => {
            format!(
                "Una màscara d’altri es pot quedar en un espai lliure o amb una de teva, no {}.",
                a(place)
            )
        }
        RuleError::TooMany(_) => {
            format!("En un espai s’hi poden quedar dos com a màxim: {} serien tres.", a(place))
        }
        RuleError::NoSuchMeeting(_) => format!("No hi ha cap trobada pendent amb {pawn}."),
        RuleError::CannotBeAsked(_) => {
            format!("En aquesta trobada no es pot preguntar a {seat}.")
        }
        RuleError::BadSlip => {
            "Un plec vol dues preguntes o més, cadascuna d’una trobada diferent.".to_string()
        }
        RuleError::StepOntoTaken(_) => {
            format!("{} ja hi ha algú: el pas de més vol un espai lliure.", capital(&a(place)))
        }
        RuleError::StepTooFar(_) => format!("{} no s’hi arriba amb un pas.", capital(&a(place))),
        RuleError::AmbassadorMustAsk => "L’Ambaixador ha de preguntar a qui es troba.".to_string(),
        RuleError::WrongCards => "La pregunta demana cartes d’una altra mena.".to_string(),
        RuleError::NotYourCard => {
            "En gris només es poden mostrar les cartes secretes pròpies.".to_string()
        }
        RuleError::NoTrueCard => "Com a mínim una carta ha de ser certa.".to_string(),
        RuleError::ShownBefore => {
            "Aquestes cartes ja s’han mostrat a la mateixa persona.".to_string()
        }
        RuleError::InsideTriple => {
            "Aquestes dues ja eren entre tres cartes mostrades a la mateixa persona.".to_string()
        }
        RuleError::NothingToCall => "No hi ha cap repetició per denunciar.".to_string(),
        RuleError::ExpelOntoTaken(_) => {
            format!("{} ja hi ha algú: tria un espai lliure.", capital(&a(place)))
        }
        RuleError::ExpelOntoNumber(_) => {
            format!("{place} té número: allà no s’hi envia mai cap màscara.")
        }
        RuleError::ExpelOffColour(_) => {
            format!("L’Ambaixador va a l’Ambaixada o a un espai de color, no {}.", a(place))
        }
        RuleError::EmbassyFirst => "L’Ambaixada és lliure: l’Ambaixador hi va de dret.".to_string(),
        RuleError::NotToExpel(_) => format!("{} no s’ha d’expulsar.", capital(pawn)),
        RuleError::MeetingsOpen => "Abans cal resoldre totes les trobades.".to_string(),
        RuleError::NotAnAgent(_) => format!("No es pot oferir la mà a {seat}."),
        RuleError::NobodyIsAlone => {
            "Només amb tres jugadors algú pot estar sense company.".to_string()
        }
        RuleError::NotTheAmbassador => {
            "Només qui juga l’Ambaixador segella un informe.".to_string()
        }
        RuleError::ReportSealed => "L’informe ja està segellat.".to_string(),
        RuleError::BadReport => {
            "L’informe ha d’anomenar cada identitat i cada complexió una sola vegada.".to_string()
        }
        RuleError::GameOver => "La partida s’ha acabat.".to_string(),
    }
}
