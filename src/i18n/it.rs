//! Italian, in the words of the Italian rulebook: travestimento, messaggio segreto, tic, casella, biglia.
//!
//! A mask is «il magro di Anna»: the article makes a noun of the build, so
//! that it never has to agree with whoever plays it.

use crate::inkognito::rules::{Agent, Ball, Kind, RuleError, Verdict};
use crate::kit::letters::capital;

use super::speaker::{Said, join};
use super::text::{DeviceTexts, KeyTexts, OptionTexts, Text, WhyTexts};

/// Italian.
pub const TEXT: Text = Text {
    tag: "it",
    own_name: "Italiano",
    language: "Lingua",

    agents: ["Lord Fiddlebottom", "Colonel Bubble", "Agent X", "Madame Zsa Zsa"],
    agents_short: ["Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa"],
    tells: [
        "un guizzo dell’occhio destro",
        "una tiratina al lobo sinistro",
        "le sopracciglia aggrottate",
        "il naso arricciato",
    ],
    builds: ["alto", "basso", "grasso", "magro"],
    colours: ["rosso", "giallo", "blu", "verde"],
    masks: ["moretta", "bauta", "dottore", "volto"],
    ambassador: "l’Ambasciatore",
    embassy: "Ambasciata",
    phantom: "Il Fantasma",
    mission_card: "messaggio segreto",
    codewords: ["A", "B", "C", "D"],
    figure: |owner, build| format!("{} di {owner}", il(build)),
    ball: |ball| match ball {
        Ball::Land => "terra",
        Ball::Water => "acqua",
        Ball::Wild => "terra o acqua",
        Ball::Agent => "maschera altrui",
        Ball::Ambassador => "l’Ambasciatore",
        Ball::Nothing => "niente",
    },
    ball_help: |ball| match ball {
        Ball::Land => "Muove di un passo, via terra, una delle tue maschere.",
        Ball::Water => "Muove di un passo, via acqua, una delle tue maschere.",
        Ball::Wild => "Muove di un passo, via terra o via acqua, una delle tue maschere.",
        Ball::Agent => "Muove di un passo, via terra o via acqua, la maschera di qualcun altro.",
        Ball::Ambassador => "Muove di un passo l’Ambasciatore, via terra o via acqua.",
        Ball::Nothing => "Non muove nessuno.",
    },
    kind: |kind| match kind {
        Kind::Identity => "identità",
        Kind::Build => "travestimento",
    },
    teams: ["Lord Fiddlebottom e Colonel Bubble", "Madame Zsa Zsa e Agent X"],
    and: |items| join(items, "e"),
    or: |items| join(items, "o"),

    subtitle: "Una notte di Carnevale a Venezia",
    welcome: "Quattro agenti in maschera, due coppie segrete, un tablet. Trova chi sta dalla tua parte, unisci le due metà del codice e compi la missione prima degli altri.",
    new_table: "Nuovo tavolo",
    tables: "Tavoli",
    no_tables: "Ancora nessun tavolo. Apparecchiane uno: basta un minuto.",
    go_on: "Continua",
    look_back: "Rivedi il finale",
    throw_away: "Butta via",
    throw_away_sure: "Buttalo via per sempre",
    keep_it: "Tienilo",
    table_line: |names| names.to_string(),
    table_turn: |turn, who, phase| format!("Turno {turn} · {who} · {phase}"),
    table_over: "Giocato fino in fondo",
    saved_at: |date| format!("salvato: {date}"),
    damaged_title: "Un salvataggio illeggibile",
    damaged_help: "Resta così com’è. Copia il testo prima di buttarlo via.",
    copy_text: "Copia il testo",
    copied: "Copiato",
    unofficial: "Versione amatoriale, non ufficiale, di Inkognito di Leo Colovini e Alex Randolph. Disegni e testi sono tutti nostri.",
    storage_full: "Non c’è più spazio per salvare. Si può giocare, ma ricaricando la pagina andrebbe tutto perso: butta via un vecchio tavolo o salva questo come file in «Salvataggi e dispositivo».",
    storage_forbidden: "Questo browser non permette di salvare. Si può giocare, ma ricaricando la pagina andrebbe tutto perso: salva il tavolo come file in «Salvataggi e dispositivo».",
    table_gone: "Quel tavolo non c’è più.",

    device: DeviceTexts {
        title: "Salvataggi e dispositivo",
        ready: "Tutto pronto per il tavolo: funziona senza internet.",
        not_ready: "Non ancora pronto a funzionare senza internet.",
        update: "C’è una versione più recente.",
        update_now: "Usa la versione più recente",
        update_later: "La versione più recente arriva alla fine di questo turno.",
        kept_title: "I tuoi salvataggi",
        kept: "Questo browser ha promesso di conservare i tuoi tavoli.",
        not_kept: "Questo browser non ha promesso di conservare i tuoi tavoli: se manca spazio, può eliminarli.",
        seven_days: "Safari elimina tutto ciò che una pagina ha conservato, se non la apri per sette giorni. Installala, o salva i tavoli in un file.",
        awake_ios: "Se durante la partita lo schermo si spegne, cambialo nelle impostazioni del dispositivo: Schermo e luminosità, Blocco automatico.",
        install_title: "Installa Bauta",
        install_why: "Con la sua icona, a tutto schermo e senza internet.",
        install: "Installa",
        install_no: "No, grazie",
        installed: "Bauta è installata.",
        ios_steps: [
            "Tocca il pulsante di condivisione; se non c’è, prima tocca …",
            "Scorri l’elenco; se è corto, tocca la voce che ne mostra altre.",
            "Tocca Aggiungi alla schermata Home.",
            "Tocca Aggiungi.",
        ],
        firefox_steps: [
            "Apri il menu del browser: ⋮",
            "Tocca Aggiungi app alla schermata principale.",
        ],
        move_title: "Su un altro dispositivo",
        move_help: "Un salvataggio contiene tutti i segreti del suo tavolo: vietato sbirciare.",
        save_file: "Salva in un file",
        this_table: "Questo tavolo in un file",
        copy_table: "Copia questo tavolo come testo",
        all_tables: "Tutti i tavoli in un file",
        take_file: "Apri un file",
        take_text: "Apri questo testo",
        take_text_label: "Oppure incolla il testo di un tavolo",
        imported: |taken, known, refused| {
            let mut words = match taken {
                0 => "Nessun tavolo nuovo.".to_string(),
                1 => "Un tavolo nuovo è fra i tuoi.".to_string(),
                n => format!("{n} tavoli nuovi sono fra i tuoi."),
            };
            match known {
                0 => {}
                1 => words.push_str(" Uno c’era già."),
                n => words.push_str(&format!(" {n} c’erano già.")),
            }
            match refused {
                0 => {}
                1 => words.push_str(" Uno non si può leggere."),
                n => words.push_str(&format!(" {n} non si possono leggere.")),
            }
            words
        },
        import_refused: |why| format!("Non è un tavolo di questo gioco ({why})."),
        too_large: "È troppo per un solo file di tavoli.",
        storage_cleared: "La memoria del browser è stata svuotata. Questo tavolo è di nuovo salvato; gli altri non ci sono più.",
        rescue: |turn| format!("Continua dal turno {turn}"),
        elsewhere: "Questo tavolo è aperto in un’altra scheda.",
        elsewhere_more: "Qui lo puoi solo guardare.",
        take_over: "Gioca qui",
        leave_title: "Lasciare il tavolo?",
        leave_help: "Resta salvato così com’è.",
        stay: "Resta",
        fault_title: "Se qualcosa non va",
        report_help: "Una segnalazione racconta che cosa è successo, senza nomi. A partita in corso non svela segreti, a meno che tu non voglia.",
        report: "Prepara una segnalazione",
        report_all: "Segnalazione con tutti i segreti",
        diagnostics: "Diagnostica",
        emergency_help: "Rompe l’app di proposito. I tuoi tavoli sono al sicuro.",
        emergency: "Prova la pagina d’emergenza",
        shake: "Scuoti il dispositivo per scuotere il Fantasma",
        no_shake: "Questo dispositivo non avverte quando lo si scuote, o non ne ha il permesso. Il pulsante fa lo stesso.",
        buzz: "Vibrazione per gli eventi pubblici",
    },

    // Keys and speech.

    // Keys and speech.
    keys: KeyTexts {
        title: "Tasti",
        list: [
            "Dove sono le mie maschere",
            "Chi è vicino",
            "Quali biglie restano",
            "Che cosa è successo",
            "Chi ha mostrato carte a chi; sul proprio foglio, che cosa ne segue",
            "Dove può arrivare la maschera scelta",
            "Alla mappa",
            "Questi tasti",
        ],
        board_keys: "Sulla mappa frecce e numeri seguono le vie, Invio sceglie.",
        switch_off: "Disattiva questi tasti",
        switch_on: "Attiva questi tasti",
        steps: |pawn, place, n| match n {
            1 => format!("{pawn}, {place}: 1 passo"),
            n => format!("{pawn}, {place}: {n} passi"),
        },
        nobody_near: |place| format!("{place}: nessuno nei dintorni."),
        balls_left: |balls| format!("Biglie rimaste: {balls}."),
        no_balls: "Ora non ci sono biglie da usare.",
        speak: "Ora parlami",
        speak_note: "Deve sentirlo solo chi gioca: usa le cuffie o tieni vicino il dispositivo.",
        contrast_theme: "Contrasto alto",
    },

    setup_title: "Un nuovo tavolo",
    setup_help: "In senso orario attorno al tablet. Prima i nomi; i segreti dopo, un paio d’occhi alla volta.",
    seat_label: |n| format!("Posto {n}"),
    name_label: "Nome",
    colour_label: "Colore e maschera",
    move_up: |name| format!("Sposta {name} più su"),
    move_down: |name| format!("Sposta {name} più giù"),
    edition_label: "Edizione",
    editions: ["Classica", "2013", "2022"],
    edition_notes: [
        "1988 e 2001: tre biglie a vuoto, si parla solo a gesti.",
        "Tre biglie vanno ovunque, una muove le maschere altrui; si può dire di tutto.",
        "Come nel 2013, con due biglie per tipo (numeri non verificati).",
    ],
    more_options: "Altre regole",
    options: OptionTexts {
        balls: (
            "Le biglie del Fantasma",
            [
                "Classica: 2 terra, 2 acqua, 1 terra o acqua, 2 Ambasciatore, 3 niente",
                "2013: 2 terra, 2 acqua, 3 terra o acqua, 1 maschera altrui, 2 Ambasciatore",
                "2022: 2 per tipo: terra, acqua, terra o acqua, maschera altrui e Ambasciatore",
            ],
        ),
        exile: (
            "L’Ambasciatore interrogato va",
            [
                "su una casella colorata libera o all’Ambasciata",
                "all’Ambasciata; se è occupata, su una casella colorata libera",
            ],
        ),
        step: (
            "Chi fa il passo in più anziché interrogare l’Ambasciatore",
            ["lo lascia dov’è", "lo allontana lo stesso"],
        ),
        repeats: (
            "Mostrare di nuovo le stesse carte",
            ["non è possibile", "è possibile, e chi chiede può contestarlo"],
        ),
        penalty: (
            "Una ripetizione contestata costa",
            [
                "due carte nuove; se già viste anche quelle, la carta vera (2001)",
                "una carta in meno; la terza volta, una carta vera (2013)",
            ],
        ),
        completion: (
            "La missione vale",
            [
                "secondo le posizioni; ma l’Ambasciatore dev’essere arrivato all’Ambasciata in questo turno",
                "solo se prima, in questo turno, non era ancora compiuta",
                "secondo le posizioni, sempre",
            ],
        ),
        talk: ("Parlare al tavolo", ["si può dire tutto, vero o falso", "solo a gesti"]),
        placement: (
            "Le maschere partono",
            ["mescolate sul proprio colore", "disposte da chi le gioca"],
        ),
        exits: (
            "L’agente senza compagno fugge",
            ["dalla propria uscita", "da una delle due uscite della sua coppia"],
        ),
    },
    default_mark: "predefinito",
    deal: "Dai le carte",
    back: "Indietro",
    same_name: |name| format!("Due posti si chiamano {name}. Cambia nome a uno dei due."),
    same_colour: |colour| format!("Due posti hanno il {colour}. Cambia colore a uno dei due."),
    bad_seating: "Ogni agente vuole un colore diverso.",

    players_label: "Giocatori",
    players: |n| n.to_string(),
    players_notes: [
        "Una coppia e un agente solo, e nessuno sa chi.",
        "Due coppie: il gioco com’è nato.",
        "Due coppie, e chi fa da quinto gioca l’Ambasciatore.",
    ],
    classic_for_five: "La scatola classica non si gioca in cinque: scegli un’edizione più recente.",
    ambassador_role: "l’Ambasciatore",

    help_label: "Aiuto",
    helps: ["Foglio", "Segretario", "Detective", "Oracolo"],
    help_notes: [
        "Le risposte si vedono una volta. Prendi appunti.",
        "Ogni risposta resta sul foglio di chi ha chiesto.",
        "Le conclusioni si tirano da sé, con i perché.",
        "E le probabilità, con un’ipotesi dichiarata.",
    ],

    person: "Una persona",
    played_by: "Chi gioca",
    character_names: ["Bortolo", "Zanetta", "Orseolo", "Marina", "Colombina", "Momolo"],
    characters: [
        "lo scrivano onesto",
        "la gemella",
        "il doppio\u{ad}giochista",
        "la sfinge",
        "la commediante",
        "la banderuola",
    ],
    character_notes: [
        "Se storce la verità arrossisce: perciò lo fa di rado.",
        "Dice due volte la stessa cosa e spera che nessuno ci creda.",
        "Ha un messaggio segreto in ogni manica.",
        "Non muove un muscolo. Nemmeno uno.",
        "Fa smorfie tutta la notte, per lo più quelle degli altri.",
        "Ora così, ora cosà. Ripassa domani.",
    ],
    levels: ["Turista", "Gondoliere", "Informatore", "Maestro di spie"],
    level_label: "Bravura",
    character_label: "Chi",
    bot: |character, level| format!("{character}, {level}"),
    paces: ["Passo passo", "Normale", "Veloce", "Fino a me"],
    pace_label: "Ritmo dei bot",
    next_step: "Avanti",
    watching: |name| format!("Sta giocando {name}."),
    watching_more: |who| format!("Chi gioca: {who}."),
    took_over: |seat, who| format!("D’ora in poi {who} gioca per {seat}."),
    person_took_over: |seat| format!("D’ora in poi una persona gioca per {seat}."),
    will_take_over: |who| format!("Subentra alla prossima mossa: {who}."),
    now_alone: "Resta una sola persona fra i bot: niente più sipari.",
    now_company: "Giocano più persone: d’ora in poi ogni mossa ha il suo sipario.",
    give_to_bot: "Cedi il posto a un bot",
    give_to_person: "Cedi il posto a una persona",
    to_the_game: "Alla partita",
    companies: ["Insieme al tavolo", "In solitario, fra i bot"],
    company_notes: [
        "Il tablet passa di mano in mano. Un bot può prendere qualunque posto.",
        "Una persona, niente sipari. Chi siano gli altri si decide qui sotto.",
    ],
    bot_plays: "Un bot",
    nobody_plays: "Almeno un posto spetta a una persona.",
    missed_n: |n| match n {
        1 => "1 mossa dall’ultimo turno".to_string(),
        n => format!("{n} mosse dall’ultimo turno"),
    },
    missed_since: "Dall’ultimo turno",
    moved_line: |by, pawn, from, to| format!("{by}: {pawn}, {from} – {to}"),
    sent_line: |by, pawn, to| format!("{by} ha mandato {pawn} {}", al(to)),

    tic_line: |name, tell| format!("{name}: {tell}."),
    hearsay: "Dicerie",
    hearsay_help: "Smorfie viste agli incontri. Chiunque può fare quelle di chiunque.",
    book_of: |name| format!("Il diario di {name}"),
    book_help: "Che cosa il bot riteneva possibile a ogni mossa, e perché ha fatto così.",
    book_reading: "Sfoglio le pagine…",
    book_partner: |list| format!("Compagno, conti alla mano: {list}."),
    book_chance: |name, percent| format!("{name} {percent}%"),
    why: WhyTexts {
        course: "Nient’altro da fare, o tanto valeva.",
        whim: "Un capriccio.",
        to_win: |percent| {
            format!("Per vincere: le posizioni sono quelle giuste ({percent}%, conti alla mano).")
        },
        to_meet: |names| format!("Per interrogare {names}."),
        to_stand: "Per stare in buona posizione nei prossimi turni.",
        to_learn: |name| format!("Per scoprire chi è {name}."),
        to_tell: |percent| {
            format!("Per dire tutto a un probabile compagno ({percent}%, a giudicare dal gioco).")
        },
        to_hint: |percent| format!("Un accenno che un compagno sa capire ({percent}%)."),
        to_hide: |left| match left {
            1 => "Per coprire il poco che resta: calza una sola combinazione.".to_string(),
            n => format!("Per svelare poco: restano {n} combinazioni di identità e travestimento."),
        },
        to_bluff: "Un bluff con il messaggio segreto.",
        habit: "Per abitudine.",
        to_place: "Per avere quella maschera dove serve, o fuori dai piedi.",
        accomplished: |percent| format!("La missione è compiuta ({percent}%, conti alla mano)."),
        escaping: |percent| format!("Senza compagno e all’uscita ({percent}%, conti alla mano)."),
        all_known: "Le carte di tutti sono certe.",
        maybe_partner: |percent| {
            format!("La mano può essere quella del compagno ({percent}%, conti alla mano).")
        },
        no_partner: "La mano è di un nemico, di sicuro.",
        repeated: "La risposta era una ripetizione.",
        fallback: "Qui qualcosa si è rotto; questa mossa era innocua.",
    },

    pad_partner: |name| format!("Fai coppia con {name}."),
    pad_partner_open: "Non sai ancora con chi fai coppia.",
    pad_alone: "Non hai compagni.",
    pad_alone_open: "Forse non hai compagni.",
    pad_mission: |goal| format!("La tua missione: {goal}"),
    pad_enemies: |goals| format!("La loro può essere: {goals}"),
    pad_enemy_escape: |agent| format!("{agent} fugge."),
    pad_worlds: |n| match n {
        1 => "Una sola distribuzione quadra con ciò che sai.".to_string(),
        n => format!("{n} distribuzioni quadrano ancora con ciò che sai."),
    },
    pad_identity: "Identità",
    pad_build: "Travestimento",
    pad_certain: "certo",
    pad_possible: "possibile",
    pad_impossible: "impossibile",
    pad_cell: |who, what, mark| format!("{who}, {what}: {mark}"),
    pad_no_answers: "Ancora nessuna risposta.",
    pad_paper: "Un foglio bianco: le carte viste non vengono annotate. Tocca un quadretto per scrivere.",
    pad_clerk: "Ogni risposta viene annotata; le conclusioni tocca a te tirarle. Tocca un quadretto per scrivere.",
    pad_why: "Tocca un quadretto per sapere il perché, o per un segno tuo.",
    pad_open_cell: "Niente lo decide, per ora.",
    pad_own_mark: "Un segno tuo",
    pad_signs: ["sospetto", "scagionato", "domanda", "niente"],
    pad_number: "Numero",
    pad_note: "Breve nota",
    pad_write: "Scrivi",
    pad_written: |turn, what| format!("L’hai scritto nel turno {turn}: {what}"),
    pad_torn: "Il tuo segno non quadra con i fatti di questo foglio.",
    pad_tab_mine: "Che cosa so",
    pad_tab_about: "Che cosa sanno di me",
    pad_about_help: "Ciò che ciascuno potrebbe dedurre dalle sole carte che ha visto da te.",
    pad_about_left: |n| match n {
        1 => "Ormai è chiaro chi sei e qual è il tuo travestimento.".to_string(),
        n => format!("Restano {n} combinazioni su 16 di identità e travestimento."),
    },
    pad_assumption: [
        "Se tutte le risposte lecite fossero ugualmente probabili.",
        "Se ogni tanto ripetessero una carta falsa.",
        "Se amassero ripetere le loro carte false.",
    ],
    pad_bluff: "I miei rivali bluffano",
    pad_bluffs: ["come capita", "ogni tanto", "spesso"],
    pad_assume: |fact| format!("Supponi: {fact}"),
    pad_assumed: |fact| format!("Per ipotesi: {fact}"),
    pad_assume_end: "Lascia l’ipotesi",
    pad_assume_never: "Non può essere.",
    fact_is: |who, what| format!("{who} è {}", il(what)),
    fact_is_not: |who, what| format!("{who} non è {}", il(what)),
    fact_has: |who, word| format!("{who} ha la metà {word} del codice"),
    fact_has_not: |who, word| format!("{who} non ha la metà {word} del codice"),
    because_own: |what| format!("Sei {}.", il(what)),
    because_own_word: |word| format!("La metà {word} del codice è tua."),
    because_shown: |turn, who, cards| {
        format!("Turno {turn}: {who} ha mostrato {cards}; almeno una carta è vera.")
    },
    because_shown_one: |turn, who, cards| {
        format!("Turno {turn}: {who} ha mostrato {cards}, e questo basta come prova.")
    },
    because_fact: |fact| format!("{fact}, come si è visto sopra."),
    gives_away: |after, before| {
        format!(
            "Combinazioni di identità e travestimento che restano credibili: {after} su {before}."
        )
    },

    hand_to: |name| format!("Passa il tablet {}", a(name)),
    errand_passport: "Le carte sono date. Guarda il tuo passaporto, lontano da tutti.",
    errand_turn: "Tocca a te.",
    errand_answer: |asker, kind| match kind {
        Kind::Identity => format!("{asker} ti chiede l’identità."),
        Kind::Build => format!("{asker} ti chiede il travestimento."),
    },
    errand_answer_through: |asker, kind| match kind {
        Kind::Identity => format!("Tramite l’Ambasciatore, {asker} ti chiede l’identità."),
        Kind::Build => format!("Tramite l’Ambasciatore, {asker} ti chiede il travestimento."),
    },
    errand_heard: "La tua domanda ha una risposta.",
    errand_hand: |by| format!("{by} annuncia il successo e ti porge la mano."),
    errand_passed: "Delle carte passano per le mani dell’Ambasciatore.",
    errand_report: "L’Ambasciatore scrive il suo rapporto.",
    hold_to_open: "Tieni premuta la maschera",
    hold_mask: |name| format!("Tieni premuto per aprire il sipario {}", a(name)),
    open_without_holding: "Apri senza tenere premuto",
    open_sure: |name| format!("Sì, sono {name}: apri"),
    not_me: |name| format!("Non sono {name}"),
    waiting_for: |name| format!("Si aspetta {name}"),
    waiting_help: "Non si è visto nulla. Il tabellone possono guardarlo tutti; poi passate il tablet.",
    is_here: |name| format!("Ecco {name}"),
    sealing: "Un momento, la ceralacca si asciuga…",
    cover_pass_on: "Copri e passa",
    cover_go_on: "Copri e continua",

    board_label: "Il tabellone: Venezia",
    board_help: "Con le frecce o i numeri delle vie si va da una casella all’altra, Invio sceglie.",
    seats_label: "Posti in ordine di turno",
    tools_label: "Documenti",
    action_label: "Che cosa fare ora",
    turn_line: |turn| format!("Turno {turn}"),
    phase_place: "preparativi",
    phase_start: "prima del Fantasma",
    phase_move: "movimento",
    phase_meet: "incontri",
    phase_answer: "si attende una risposta",
    phase_expel: "allontanamento",
    phase_hand: "una mano tesa",
    phase_over: "la fine",
    whose_turn: |name| format!("Turno di {name}"),
    passport: "Passaporto",
    notes: "Appunti",
    log: "Cronaca",
    rules: "Regole",
    menu: "Menu",
    close: "Chiudi",
    zoom_in: "Più vicino",
    zoom_out: "Tutta la città",
    day_theme: "Di giorno",
    night_theme: "Di notte",
    quiet_motion: "Ferma animazioni",
    full_motion: "Permetti animazioni",
    names_on: "Mostra i nomi dei luoghi",
    names_off: "Nascondi i nomi dei luoghi",
    // Board and sound.
    volumes: ["Suoni: spenti", "Suoni: piano", "Suoni: pieni"],
    turn_on: "Gira verso chi siede di fronte",
    turn_off: "Non girare più",
    leave_table: "Lascia il tavolo",
    mission_accomplished: "Missione compiuta!",

    say_place: "Disponi le tue maschere: tocca due delle tue caselle per scambiarle.",
    say_place_swap: "Ora la casella con cui scambiarla.",
    do_place: "Stanno bene così",
    say_start: |name| format!("{name}, scuoti il Fantasma: tre biglie."),
    do_shake: "Scuoti il Fantasma",
    say_move: "Scegli una biglia o una maschera.",
    say_move_ball: |ball| format!("{}: scegli una maschera.", capital(ball)),
    say_move_pawn: |pawn| format!("{}: scegli dove.", capital(pawn)),
    say_no_balls: "Nessuna biglia muove più nessuno.",
    say_will_meet: |list| format!("Incontra {list}."),
    take_back: "Annulla",
    do_march: "Conferma le mosse",
    do_stay: "Tutti fermi",
    no_way_back: "senza ritorno",
    say_meetings: |n| match n {
        1 => "Un incontro: una domanda, o un passo in più.".to_string(),
        _ => format!("{n} incontri: domande o passi in più, nell’ordine che vuoi."),
    },
    meeting_at: |own, met, place| format!("{own} incontra {met} {}", al(place)),
    ask_identity: "Chiedi identità",
    ask_build: "Chiedi travestimento",
    ask_whom: "A chi chiedere, tramite lui?",
    step_on: "Un passo in più",
    one_by_one: "Una alla volta",
    all_sealed: "Tutte in un biglietto",
    sealed_help: "Le domande partono tutte insieme e ricevono risposta in un solo giro; le risposte si leggono alla fine.",
    seal_slip: "Sigilla il biglietto",
    route: |names, passes| format!("{} ({passes} passaggi)", names.join(" → ")),
    say_step: |pawn| format!("{}: scegli una casella libera a un passo.", capital(pawn)),
    do_step: |place| format!("Vai {}", al(place)),
    say_expel: |pawn| format!("Allontana {pawn}: scegli una casella libera."),
    do_expel: |pawn, place| format!("Manda {pawn} {}", al(place)),
    choose_space: "Scegli una casella",
    say_end: |name| format!("Tutto fatto. Ora tocca {}.", a(name)),
    do_end: "Finisci il turno",
    look_again: "Rivedi le carte",

    private_of: |name| format!("Solo per gli occhi di {name}"),
    passport_of: |name| format!("Passaporto di {name}"),
    you_are: |agent, build| {
        format!("Sei {agent}. Delle tue quattro maschere, quella vera è {}.", il(build))
    },
    your_tell: |tell| format!("Il tuo tic, vero o finto: {tell}."),
    your_partner: |agent| format!("Fai coppia con {agent}. Scopri di chi si tratta."),
    your_codeword: |word| format!("La tua metà del codice è {word}."),
    missions_of: |team| format!("Missioni di {team}"),
    mission_open: "può essere la nostra",
    mission_closed: "non può essere la nostra",
    hold_to_look: "Premi per guardare",
    look_for_a_while: |seconds| {
        format!(
            "Un tocco e resta aperto {seconds} secondi; tenendo premuto, si chiude quando lasci."
        )
    },
    covered: "Coperto",
    cover: "Copri",
    asks_identity: |name| format!("{name} ti chiede l’identità"),
    asks_build: |name| format!("{name} ti chiede il travestimento"),
    asks_through: "tramite l’Ambasciatore",
    duty_triple: |kind| match kind {
        Kind::Identity => {
            "Mostra due identità e un travestimento. Almeno una carta dev’essere vera."
        }
        Kind::Build => "Mostra due travestimenti e un’identità. Almeno una carta dev’essere vera.",
    },
    duty_pair: |kind| match kind {
        Kind::Identity => "Mostra due identità. Una dev’essere vera.",
        Kind::Build => "Mostra due travestimenti. Uno dev’essere vero.",
    },
    duty_new_pair: |kind| match kind {
        Kind::Identity => {
            "La tua ripetizione è stata contestata. Mostra due identità mai mostrate in coppia; una dev’essere vera."
        }
        Kind::Build => {
            "La tua ripetizione è stata contestata. Mostra due travestimenti mai mostrati in coppia; uno dev’essere vero."
        }
    },
    duty_true_card: |kind| match kind {
        Kind::Identity => "La tua ripetizione è stata contestata. Mostra la tua vera identità.",
        Kind::Build => "La tua ripetizione è stata contestata. Mostra il tuo vero travestimento.",
    },
    duty_either: "La terza volta è stata contestata. Mostra una carta vera, quella che preferisci.",
    your_cards: "Le tue carte",
    secret_cards: "Le tue carte segrete",
    true_mark: "vera",
    grey_of: |card| format!("carta segreta «{card}»"),
    mission_no_truth: "Il messaggio segreto occupa un posto, ma non vale come carta vera.",
    mission_through: "Accanto al messaggio segreto, l’altra carta dev’essere la tua vera: ti scopre del tutto.",
    already_seen: |name| format!("{name} ha già visto da te"),
    already_none: |name| format!("{name} non ha ancora visto nulla da te."),
    in_turn: |turn, cards| format!("turno {turn}: {cards}"),
    show_these: "Mostra queste carte",
    missing_more: |kind, n| match (kind, n) {
        (Kind::Identity, 1) => "Manca un’identità.".to_string(),
        (Kind::Identity, n) => format!("Mancano {} identità.", number(n)),
        (Kind::Build, 1) => "Manca un travestimento.".to_string(),
        (Kind::Build, n) => format!("Mancano {} travestimenti.", number(n)),
    },
    missing_slot: "Manca una carta.",
    too_many: "Troppe carte per questa domanda: togline una.",
    missing_truth: "Ancora nessuna carta vera.",
    shown_in_turn: |turn| format!("Queste carte le hai già mostrate nel turno {turn}."),
    inside_triple_of_turn: |turn| {
        format!("Queste due erano fra le tre carte mostrate nel turno {turn}.")
    },
    not_spent: "Una carta sola basta soltanto quando tutte le coppie di carte sono già state mostrate.",
    only_true_card: "Tutto il resto è già stato mostrato: mostra solo la carta vera.",
    ready_to_show: |cards| format!("{}.", capital(cards)),
    showed_you: |name| format!("{name} ti mostra"),
    one_is_true: "Almeno una è vera.",
    it_is_true: "È vera.",
    grey_is_true: "La carta segreta è la prova di sé stessa.",
    repeat_flag: "Queste carte le hai già viste. Puoi contestarle.",
    call_repeat: "Contesta la ripetizione",
    notes_empty: "Niente di visto e niente di mostrato, per ora.",
    notes_received: "Che cosa ho visto",
    notes_given: "Che cosa ho mostrato",
    hand_offered: |by| format!("{by} ti porge la mano"),
    hand_help: "Se fate coppia e la missione è compiuta sul tabellone, stringere la mano fa vincere. Prima della risposta non si svela altro.",
    accept: "Stringi la mano",
    refuse: "Rifiuta",
    look_at_board: "Guarda il tabellone",
    back_to_hand: "Torna alla mano",

    say_stroll: "L’Ambasciatore può fare uno o due passi, o restare.",
    say_must_ask: "L’Ambasciatore interroga chi incontra.",
    passed_title: "Per le tue mani",
    passed_line: |by, to| format!("{by} mostra {}", a(to)),
    report: "Rapporto",
    report_by: |name| format!("{name} scrive il rapporto"),
    report_title: "Il rapporto dell’Ambasciatore",
    report_help: "Una volta sigillato non si cambia. Quando si annuncia un successo, si apre per primo: se è giusto in ogni parola, l’Ambasciatore vince da solo.",
    report_identity_of: |name| format!("Identità di {name}"),
    report_build_of: |name| format!("Travestimento di {name}"),
    report_open: "scegli",
    report_seal: "Sigilla il rapporto",
    report_missing: "Ogni identità e ogni travestimento deve comparire una volta sola.",
    report_sealed: "Il rapporto è sigillato.",
    report_was_right: |name| format!("Il rapporto sigillato di {name} era giusto in ogni parola."),
    report_was_wrong: |name| format!("Il rapporto sigillato di {name} non era giusto."),
    report_was_none: |name| format!("{name} non aveva sigillato nessun rapporto."),
    ambassador_passport: "Tu giochi l’Ambasciatore e non hai carte. Scopri l’identità e il travestimento di tutti, e sigilla il tuo rapporto prima che si annunci un successo.",

    alone: "A nessuno: non ho compagni",
    alone_help: "Solo se le carte del tuo compagno sono da parte e la tua maschera vera è sulla via di fuga.",
    announce_escape: "Annuncia la fuga",
    your_exit: |place| format!("Se non hai compagni, la tua via di fuga porta {}.", al(place)),
    laid_aside: "La spia arrestata",
    declare_title: "Missione compiuta!",
    declare_help: "Dichiari che la tua missione è compiuta, qui e ora, sul tabellone. Se il compagno o la missione sono sbagliati, vincono gli avversari.",
    declare_whom: "A chi porgi la mano?",
    declare_to: |name| format!("Annuncia e porgi la mano {}", a(name)),
    not_yet: "Non ancora",

    won_by: |names, n| format!("{} {names}", if n == 1 { "Vince" } else { "Vincono" }),
    verdict: |verdict, said| {
        let Said { seat, other, goal, .. } = said;
        match verdict {
            Verdict::MissionAccomplished => {
                format!(
                    "{seat} e {other} fanno coppia, la stretta di mano c’è stata e la loro missione è compiuta: {goal}"
                )
            }
            Verdict::MissionNotFulfilled => {
                format!(
                    "{seat} e {other} fanno coppia, ma la loro missione non è compiuta: {goal} Vincono quindi gli altri."
                )
            }
            Verdict::PartnerRefused => {
                format!(
                    "{other} fa coppia con {seat}, ma ha rifiutato la mano. Vincono quindi gli altri."
                )
            }
            Verdict::WrongPartnerAccepted => {
                format!(
                    "{seat} ha stretto la mano {}, ma non fanno coppia. Vincono quindi gli avversari di {seat}.",
                    a(other)
                )
            }
            Verdict::WrongPartnerRefused => {
                format!(
                    "{seat} ha porto la mano {}, ma non fanno coppia, e la mano è stata rifiutata. Vincono quindi gli avversari di {seat}.",
                    a(other)
                )
            }
            Verdict::Escaped => {
                format!("{seat} non aveva compagni e ha raggiunto la via di fuga.")
            }
            Verdict::NoEscape => {
                format!(
                    "{seat} non aveva compagni, ma non era sulla via di fuga. Vince quindi la coppia."
                )
            }
            Verdict::NotAlone => {
                format!(
                    "{seat} ha annunciato una fuga, ma fa parte della coppia. Vince quindi l’agente solo."
                )
            }
            Verdict::NobodysPartner => {
                format!("{seat} ha porto la mano, ma non ha compagni. Vince quindi la coppia.")
            }
            Verdict::ReportRight => {
                "Per primo si è aperto il rapporto sigillato dell’Ambasciatore, ed è giusto in ogni parola."
                    .to_string()
            }
        }
    },
    goal_was: |goal| format!("La missione: {goal}"),
    all_cards: "Tutte le carte",
    see_board: "Vedi il tabellone",
    see_result: "Vedi il risultato",
    to_the_tables: "Ai tavoli",
    winner_mark: "vince",

    goal_any_meets: |whom| format!("Una maschera qualsiasi della coppia incontra {whom}."),
    goal_meets: |agent, whom| format!("{agent} incontra {whom}."),
    goal_reaches: |agent, place| format!("{agent} arriva {}.", al(place)),
    goal_either_reaches: |place| format!("Uno dei due compagni arriva {}.", al(place)),
    goal_ambassador: |place| format!("L’Ambasciatore viene portato {}.", al(place)),
    goal_number: |number| format!("casella {number}"),

    seat_public: |name| format!("Che cosa sanno tutti di {name}"),
    seat_starts: "Colore e maschera",
    seat_figures: "Maschere",
    seat_stands: |build, place| format!("{build}: {place}"),
    seat_asked: "Domande",
    seat_asked_none: "Nessuna domanda, né fatta né ricevuta.",

    space_plain: "casella",
    space_start: |colour| format!("partenza del {colour}"),
    space_goal: |number| format!("numero {number}"),
    space_embassy: "la casa dell’Ambasciatore",
    by_land: |list| format!("via terra {list}"),
    by_water: |list| format!("via acqua {list}"),
    here: |list| format!("qui: {list}"),
    target_stay: "si può andare qui",
    target_pass: "si può passare di qui, non fermarsi",
    target_far: "si può arrivare qui",
    target_chosen: "scelta",

    log_turn: |turn, who| format!("Turno {turn}: {who}"),
    log_placed: |who| format!("{who} ha disposto le maschere."),
    log_drawn: |who, balls| format!("{who} ha mostrato: {balls}."),
    log_stayed: |who| format!("{who} non ha mosso nessuno."),
    log_hop: |pawn, place| format!("{pawn} {}", al(place)),
    log_marched: |who, hops| format!("{who} ha mosso {hops}."),
    log_asked: |by, of, kind| match kind {
        Kind::Identity => format!("{by} ha chiesto {} l’identità.", a(of)),
        Kind::Build => format!("{by} ha chiesto {} il travestimento.", a(of)),
    },
    log_asked_through: |by, of, kind| match kind {
        Kind::Identity => {
            format!("{by} ha chiesto {} l’identità, tramite l’Ambasciatore.", a(of))
        }
        Kind::Build => {
            format!("{by} ha chiesto {} il travestimento, tramite l’Ambasciatore.", a(of))
        }
    },
    log_shown: |by, to| format!("{by} ha mostrato delle carte {}.", a(to)),
    log_repeat: |by, of| format!("{by} ha contestato una ripetizione: {of} paga pegno."),
    log_stepped: |pawn, place| {
        format!("{} ha fatto un passo in più, {}.", capital(pawn), al(place))
    },
    log_expelled: |by, pawn, place| format!("{by} ha mandato {pawn} {}.", al(place)),
    log_ended: |who| format!("{who} ha finito il turno."),
    log_declared: |by, to| {
        format!("{by} ha annunciato «Missione compiuta!» e ha porto la mano {}.", a(to))
    },
    log_escape: |who| format!("{who} ha annunciato una fuga."),
    log_accepted: |who| format!("{who} ha stretto la mano."),
    log_refused: |who| format!("{who} ha rifiutato la mano."),
    log_reported: |who| format!("{who} ha sigillato un rapporto."),
    log_empty: "La notte non è ancora cominciata.",

    refusal,
    hint_choose_pawn: "Scegli prima una delle maschere evidenziate.",
    hint_no_ball_for: |pawn| format!("Nessuna biglia di questo turno muove {pawn}."),
    hint_out_of_reach: |pawn, place| {
        format!("Con le biglie rimaste {pawn} non può arrivare {}.", al(place))
    },
    hint_no_ball_left: "Le biglie sono finite: conferma le mosse, o annulla l’ultima.",
    hint_own_starts: "Le tue maschere partono dalle quattro caselle del tuo colore.",
    hint_nothing: "Ora sul tabellone non c’è niente da scegliere.",

    rules_title: "Le regole in breve",
    rules_sections: &[
        (
            "Lo scopo",
            &[
                "Lord Fiddlebottom e Colonel Bubble sono compagni; lo sono anche Madame Zsa Zsa e Agent X. Nessuno sa chi gioca chi.",
                "Delle tue quattro maschere, quella col tuo vero travestimento sei tu; le altre tre sono esche. I due messaggi segreti di una coppia formano il codice della sua missione.",
                "Trova il tuo compagno, scopri il codice, realizza ciò che l’elenco del passaporto prescrive, e annuncialo in un tuo turno.",
            ],
        ),
        (
            "Il turno",
            &[
                "Scuoti il Fantasma: tre biglie, un passo ciascuna. Nessuna biglia va usata per forza.",
                "Le biglie di terra, d’acqua e quelle buone per entrambe muovono le tue maschere; il cappello muove l’Ambasciatore; nelle edizioni più recenti una biglia muove la maschera di un altro.",
                "Si può passare sopra chiunque. A fine movimento le tue maschere stanno separate, ne incontri al massimo una per avversario, e con l’Ambasciatore può stare soltanto una delle tue.",
                "Poi risolvi tutti gli incontri, nell’ordine che vuoi: fai una domanda o, in cambio, un passo in più su una casella libera.",
            ],
        ),
        (
            "Le domande",
            &[
                "A chi chiede l’identità si mostrano due identità e un travestimento; a chi chiede il travestimento, due travestimenti e un’identità. Almeno una carta dev’essere vera.",
                "Dall’Ambasciatore puoi chiedere a un avversario qualsiasi due identità o due travestimenti: una delle due carte dev’essere vera.",
                "Una carta segreta grigia è la prova di sé stessa. Il messaggio segreto può occupare un posto, ma non vale mai come carta vera.",
                "Alla stessa persona non si mostrano due volte le stesse tre carte; nemmeno le stesse due, né due che erano fra tre già mostrate.",
            ],
        ),
        (
            "L’allontanamento",
            &[
                "Dopo la risposta, la maschera incontrata va su una casella libera senza numero, a piacere di chi ha chiesto.",
                "L’Ambasciatore va all’Ambasciata o su una casella colorata, secondo l’edizione.",
            ],
        ),
        (
            "In tre",
            &[
                "Un colore resta fuori e tre carte segrete vengono messe da parte senza guardarle: sono quelle della spia arrestata. Uno dei tre è dunque senza compagno, e all’inizio nessuno sa chi.",
                "Una missione che nomina la spia arrestata vale per il suo compagno.",
                "L’agente solo vince fuggendo: Lord Fiddlebottom dalla casella 5, Colonel Bubble dalla 1, Madame Zsa Zsa dalla 4, Agent X dalla 6, con la maschera vera. Chi annuncia una fuga e un compagno ce l’ha, perde.",
            ],
        ),
        (
            "In cinque",
            &[
                "Chi fa da quinto gioca l’Ambasciatore: uno o due passi a turno, via terra o via acqua. A chi incontra chiede due identità o due travestimenti, uno vero, e poi lo allontana.",
                "Ciò che si mostra tramite l’Ambasciatore passa prima sotto gli occhi di chi lo gioca.",
                "Una sola volta, all’inizio o alla fine di un turno qualsiasi, può sigillare un rapporto con tutte le identità e tutti i travestimenti. Se è giusto quando si annuncia un successo, vince da solo.",
                "Le missioni che portano l’Ambasciatore da qualche parte si compiono con la maschera vera di uno dei due compagni.",
            ],
        ),
        (
            "Missione compiuta!",
            &[
                "Puoi annunciare prima del Fantasma, dopo il movimento, dopo ogni risposta, dopo un allontanamento e dopo un passo in più; sempre nel tuo turno.",
                "Porgi la mano. Se è quella giusta, se viene stretta e la missione è compiuta, vince la vostra coppia. In ogni altro caso vincono gli avversari.",
            ],
        ),
    ],
    rules_of_table: "A questo tavolo",
    talk_note: |agent| match agent {
        Agent::LordFiddlebottom => "Lord Fiddlebottom ha un guizzo all’occhio destro.",
        Agent::ColonelBubble => "Colonel Bubble si tira il lobo sinistro.",
        Agent::AgentX => "Agent X aggrotta le sopracciglia.",
        Agent::MadameZsaZsa => "Madame Zsa Zsa arriccia il naso.",
    },

    answer_tic: "Rispondi con una smorfia",
    tic_shown: |bot, tell| format!("Da te {}: {tell}.", a(bot)),
    book_tic: |who, tell, agent| {
        format!("{who} mi ha mostrato {tell}, come fa {agent}. Dicerie: non ne ho tenuto conto.")
    },
};

fn number(n: usize) -> String {
    match n {
        2 => "due".to_string(),
        n => n.to_string(),
    }
}

/// A build as a noun: `l’alto`, `il magro`; an agent’s name as it is.
fn il(what: &str) -> String {
    match what {
        "alto" => "l’alto".to_string(),
        "basso" | "grasso" | "magro" => format!("il {what}"),
        agent => agent.to_string(),
    }
}

/// To somebody: `a Bruno`, `ad Anna`.
fn a(name: &str) -> String {
    format!("{} {name}", if name.starts_with(['a', 'A', 'à', 'À']) { "ad" } else { "a" })
}

/// To or at a place, as Venice says it: `a Rialto`, `alle Zattere`, `in Via Garibaldi`.
fn al(place: &str) -> String {
    let bare = |article| place.strip_prefix(article);
    if let Some(name) = bare("La ") {
        return format!("alla {name}");
    }
    if let Some(name) = bare("Le ") {
        return format!("alle {name}");
    }
    let preposition = match place {
        "Ospedale" | "Accademia" | "Arsenale" | "Ambasciata" => "all’",
        "Ghetto" | "Tronchetto" | "Giardino Eden" | "Redentore" | "Giglio" => "al ",
        "Tre Archi" | "Santi Apostoli" | "Frari" | "Tolentini" | "Giardini" => "ai ",
        "Scalzi" | "Incurabili" => "agli ",
        "Madonna dell'Orto" | "Ca' d'Oro" | "Marittima" | "Pescheria" | "Punta della Dogana"
        | "Celestia" => "alla ",
        "Fondamente Nove" | "Zattere" | "Zitelle" | "Mercerie" => "alle ",
        "Via Garibaldi" => "in ",
        _ if place.starts_with("casella") => "alla ",
        _ => "a ",
    };
    format!("{preposition}{place}")
}

fn refusal(error: &RuleError, said: &Said) -> String {
    let Said { place, from, pawn, seat, ball, .. } = said;
    match error {
        RuleError::NotYourTurn => "Ora tocca a qualcun altro.".to_string(),
        RuleError::WrongPhase => "Non in questo momento del turno.".to_string(),
        RuleError::NoSuchDraw => "Il Fantasma non può mostrare queste biglie.".to_string(),
        RuleError::BadPlacement => {
            "Le quattro maschere vanno ciascuna su una delle tue caselle.".to_string()
        }
        RuleError::BallNotThere(_) => format!("Non ci sono più biglie di questo tipo: {ball}."),
        RuleError::BallMovesOthers(..) => format!("Questa biglia ({ball}) non muove {pawn}."),
        RuleError::PawnNotInPlay(_) => format!("{} non è in questa partita.", capital(pawn)),
        RuleError::NoRoute { ball: Ball::Land, .. } => {
            format!("Nessuna via di terra fra {from} e {place}.")
        }
        RuleError::NoRoute { ball: Ball::Water, .. } => {
            format!("Nessuna via d’acqua fra {from} e {place}.")
        }
        RuleError::NoRoute { .. } => format!("Fra {from} e {place} non basta un passo."),
        RuleError::OwnFiguresTogether(_) => {
            format!("Due maschere tue non possono fermarsi insieme {}.", al(place))
        }
        RuleError::TwoMeetingsWith(_) => {
            format!(
                "In un turno si incontra una sola maschera di ogni avversario, e {seat} ne avrebbe due."
            )
        }
        RuleError::AmbassadorWithOther(_) => {
            format!(
                "L’Ambasciatore può fermarsi solo con una maschera tua, non con quella di un altro {}.",
                al(place)
            )
        }
        RuleError::MovedOntoOther(_) => {
            format!(
                "Una maschera altrui può fermarsi su una casella libera o con una tua, non {}.",
                al(place)
            )
        }
        RuleError::TooMany(_) => {
            format!("Su una casella si sta al massimo in due: {} sarebbero tre.", al(place))
        }
        RuleError::NoSuchMeeting(_) => format!("Nessun incontro aperto con {pawn}."),
        RuleError::CannotBeAsked(_) => {
            format!("In questo incontro non si può interrogare {seat}.")
        }
        RuleError::BadSlip => {
            "Un biglietto vuole almeno due domande, ciascuna per un incontro diverso.".to_string()
        }
        RuleError::StepOntoTaken(_) => {
            format!(
                "{} c’è già qualcuno: il passo in più vuole una casella libera.",
                capital(&al(place))
            )
        }
        RuleError::StepTooFar(_) => format!("{} non si arriva in un passo.", capital(&al(place))),
        RuleError::AmbassadorMustAsk => "L’Ambasciatore deve interrogare chi incontra.".to_string(),
        RuleError::WrongCards => "La domanda chiede carte di altro tipo.".to_string(),
        RuleError::NotYourCard => {
            "In grigio si mostrano solo le proprie carte segrete.".to_string()
        }
        RuleError::NoTrueCard => "Almeno una carta dev’essere vera.".to_string(),
        RuleError::ShownBefore => {
            "Queste carte sono già state mostrate alla stessa persona.".to_string()
        }
        RuleError::InsideTriple => {
            "Queste due erano fra tre carte già mostrate alla stessa persona.".to_string()
        }
        RuleError::NothingToCall => "Non c’è nessuna ripetizione da contestare.".to_string(),
        RuleError::ExpelOntoTaken(_) => {
            format!("{} c’è già qualcuno: scegli una casella libera.", capital(&al(place)))
        }
        RuleError::ExpelOntoNumber(_) => {
            format!("{place} ha un numero: lì non si manda nessuno.")
        }
        RuleError::ExpelOffColour(_) => {
            format!(
                "L’Ambasciatore va all’Ambasciata o su una casella colorata, non {}.",
                al(place)
            )
        }
        RuleError::EmbassyFirst => "L’Ambasciata è libera: l’Ambasciatore va lì.".to_string(),
        RuleError::NotToExpel(_) => format!("{} non va allontanato.", capital(pawn)),
        RuleError::MeetingsOpen => "Prima vanno risolti tutti gli incontri.".to_string(),
        RuleError::NotAnAgent(_) => format!("Non si può porgere la mano {}.", a(seat)),
        RuleError::NobodyIsAlone => "Solo in tre si può essere senza compagno.".to_string(),
        RuleError::NotTheAmbassador => {
            "Solo chi gioca l’Ambasciatore sigilla un rapporto.".to_string()
        }
        RuleError::ReportSealed => "Il rapporto è già sigillato.".to_string(),
        RuleError::BadReport => {
            "Nel rapporto ogni identità e ogni travestimento compare una volta sola.".to_string()
        }
        RuleError::GameOver => "La partita è finita.".to_string(),
    }
}
