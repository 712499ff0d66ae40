//! German.

use crate::inkognito::rules::{Agent, Ball, Kind, RuleError, Verdict};
use crate::kit::letters::{capital, small};

use super::speaker::{Said, join};
use super::text::{DeviceTexts, KeyTexts, OptionTexts, Text, WhyTexts};

/// German.
pub const TEXT: Text = Text {
    tag: "de",
    own_name: "Deutsch",
    language: "Sprache",

    agents: ["Lord Fiddlebottom", "Colonel Bubble", "Agent X", "Madame Zsa Zsa"],
    agents_short: ["Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa"],
    tells: [
        "ein Zucken des rechten Auges",
        "ein Zupfen am linken Ohrläppchen",
        "ein Stirnrunzeln",
        "ein Naserümpfen",
    ],
    builds: ["groß", "klein", "dick", "dünn"],
    colours: ["rot", "gelb", "blau", "grün"],
    masks: ["Moretta", "Bauta", "Dottore", "Volto"],
    ambassador: AMBASSADOR,
    embassy: EMBASSY,
    phantom: "Das Phantom",
    mission_card: "Auftrags\u{ad}karte",
    codewords: ["A", "B", "C", "D"],
    figure: |owner, build| format!("{} {build}e Maske", of(owner)),
    ball: |ball| match ball {
        Ball::Land => "Land",
        Ball::Water => "Wasser",
        Ball::Wild => "Land oder Wasser",
        Ball::Agent => "fremde Maske",
        Ball::Ambassador => "Botschafter",
        Ball::Nothing => "nichts",
    },
    ball_help: |ball| match ball {
        Ball::Land => "Bewegt eine deiner Masken einen Schritt zu Land.",
        Ball::Water => "Bewegt eine deiner Masken einen Schritt zu Wasser.",
        Ball::Wild => "Bewegt eine deiner Masken einen Schritt zu Land oder zu Wasser.",
        Ball::Agent => "Bewegt eine fremde Maske einen Schritt zu Land oder zu Wasser.",
        Ball::Ambassador => "Bewegt den Botschafter einen Schritt zu Land oder zu Wasser.",
        Ball::Nothing => "Bewegt niemanden.",
    },
    kind: |kind| match kind {
        Kind::Identity => "Identität",
        Kind::Build => "Statur",
    },
    teams: ["Lord Fiddlebottom und Colonel Bubble", "Madame Zsa Zsa und Agent X"],
    and: |items| join(items, "und"),
    or: |items| join(items, "oder"),

    subtitle: "Eine Karnevalsnacht in Venedig",
    welcome: "Vier maskierte Agenten, zwei geheime Paare, ein Tablet. Finde deinen Partner, fügt die beiden Hälften eures Codes zusammen und erfüllt euren Auftrag, bevor die anderen es tun.",
    new_table: "Neuer Tisch",
    tables: "Tische",
    no_tables: "Noch ist kein Tisch gedeckt. Es dauert nur eine Minute.",
    go_on: "Weiter",
    look_back: "Ende ansehen",
    throw_away: "Abräumen",
    throw_away_sure: "Endgültig abräumen",
    keep_it: "Behalten",
    table_line: |names| names.to_string(),
    table_turn: |turn, who, phase| format!("Zug {turn} · {who} · {phase}"),
    table_over: "Zu Ende gespielt",
    saved_at: |date| format!("Stand: {date}"),
    damaged_title: "Ein unlesbarer Spielstand",
    damaged_help: "Er bleibt, wie er ist. Kopiere den Text heraus, bevor du abräumst.",
    copy_text: "Text kopieren",
    copied: "Kopiert",
    unofficial: "Eine inoffizielle Fan-Version des Spiels Inkognito von Leo Colovini und Alex Randolph. Alle Zeichnungen und Texte sind unsere eigenen.",
    storage_full: "Es ist kein Platz mehr zum Speichern. Das Spiel geht weiter, wäre nach einem Neuladen aber verloren: Räum einen alten Tisch ab oder speichere diesen als Datei unter „Spielstände und Gerät“.",
    storage_forbidden: "Dieser Browser lässt die Seite nicht speichern. Das Spiel geht weiter, wäre nach einem Neuladen aber verloren: Speichere den Tisch als Datei unter „Spielstände und Gerät“.",
    table_gone: "Diesen Tisch gibt es nicht mehr.",

    device: DeviceTexts {
        title: "Spielstände und Gerät",
        ready: "Bereit für den Tisch: läuft ohne Internet.",
        not_ready: "Noch nicht bereit, ohne Internet zu laufen.",
        update: "Eine neuere Version ist da.",
        update_now: "Zur neueren Version",
        update_later: "Die neuere Version kommt, wenn dieser Zug vorbei ist.",
        kept_title: "Deine Spielstände",
        kept: "Dieser Browser hat versprochen, deine Tische zu behalten.",
        not_kept: "Dieser Browser hat nicht versprochen, deine Tische zu behalten: Wird der Platz knapp, kann er sie entfernen.",
        seven_days: "Safari entfernt alles, was eine Seite aufbewahrt, wenn du sie sieben Tage lang nicht öffnest. Installiere sie, oder sichere deine Tische als Datei.",
        awake_ios: "Schläft der Bildschirm beim Spielen ein, hilft die Einstellung des Geräts: Anzeige, Automatische Sperre.",
        install_title: "Bauta installieren",
        install_why: "Mit eigenem Symbol, auf dem ganzen Bildschirm und ohne Internet.",
        install: "Installieren",
        install_no: "Nein, danke",
        installed: "Bauta ist installiert.",
        ios_steps: [
            "Tippe auf „Teilen“; siehst du es nicht, tippe zuerst auf …",
            "Geh die Liste hinunter; ist sie kurz, tippe auf „Mehr anzeigen“.",
            "Tippe auf „Zum Home-Bildschirm“.",
            "Tippe auf „Hinzufügen“.",
        ],
        firefox_steps: [
            "Öffne das Menü des Browsers: ⋮",
            "Tippe auf „App zum Startbildschirm hinzufügen“.",
        ],
        move_title: "Auf ein anderes Gerät",
        move_help: "Ein Spielstand enthält alle Geheimnisse seines Tisches: nicht spicken!",
        save_file: "Als Datei sichern",
        this_table: "Dieser Tisch als Datei",
        copy_table: "Diesen Tisch als Text kopieren",
        all_tables: "Alle Tische als Datei",
        take_file: "Datei öffnen",
        take_text: "Diesen Text öffnen",
        take_text_label: "Oder füge den Text eines Tisches ein",
        imported: |taken, known, refused| {
            let mut words = match taken {
                0 => "Kein neuer Tisch.".to_string(),
                1 => "Ein Tisch ist dazugekommen.".to_string(),
                n => format!("{n} Tische sind dazugekommen."),
            };
            match known {
                0 => {}
                1 => words.push_str(" Einer war schon da."),
                n => words.push_str(&format!(" {n} waren schon da.")),
            }
            match refused {
                0 => {}
                1 => words.push_str(" Einer ist nicht lesbar."),
                n => words.push_str(&format!(" {n} sind nicht lesbar.")),
            }
            words
        },
        import_refused: |why| format!("Das ist kein Tisch dieses Spiels ({why})."),
        too_large: "Das ist zu viel für eine Datei mit Tischen.",
        storage_cleared: "Der Speicher des Browsers wurde geleert. Dieser Tisch ist wieder gesichert; andere Tische sind weg.",
        rescue: |turn| format!("Ab Zug {turn} weiterspielen"),
        elsewhere: "Dieser Tisch ist in einem anderen Tab offen.",
        elsewhere_more: "Hier kannst du ihn nur ansehen.",
        take_over: "Hier weiterspielen",
        leave_title: "Den Tisch verlassen?",
        leave_help: "Er ist gesichert, so wie er steht.",
        stay: "Bleiben",
        fault_title: "Wenn etwas nicht stimmt",
        report_help: "Ein Fehlerbericht sagt, was geschehen ist, ohne Namen. Solange ein Spiel läuft, verrät er kein Geheimnis, außer du stimmst zu.",
        report: "Fehlerbericht erstellen",
        report_all: "Mit allen Geheimnissen",
        diagnostics: "Diagnose",
        emergency_help: "Das bringt die App absichtlich zum Absturz. Deine Tische sind sicher.",
        emergency: "Notseite ausprobieren",
        shake: "Gerät schütteln, um das Phantom zu schütteln",
        no_shake: "Dieses Gerät meldet kein Schütteln oder darf es nicht. Der Knopf tut dasselbe.",
        buzz: "Vibrieren bei öffentlichen Ereignissen",
    },

    // Keys and speech.

    // Keys and speech.
    keys: KeyTexts {
        title: "Tasten",
        list: [
            "Wo meine Masken stehen",
            "Wer in der Nähe ist",
            "Welche Kugeln übrig sind",
            "Was zuletzt geschah",
            "Wer wem Karten gezeigt hat; auf dem eigenen Blatt, was daraus folgt",
            "Wohin die gewählte Maske kommt",
            "Zum Plan",
            "Diese Tasten",
        ],
        board_keys: "Auf dem Plan folgen Pfeile und Zahlen den Wegen, Enter wählt.",
        switch_off: "Diese Tasten ausschalten",
        switch_on: "Diese Tasten einschalten",
        steps: |pawn, place, n| match n {
            1 => format!("{pawn}, {place}: 1 Schritt"),
            n => format!("{pawn}, {place}: {n} Schritte"),
        },
        nobody_near: |place| format!("{place}: niemand in der Nähe."),
        balls_left: |balls| format!("Kugeln übrig: {balls}."),
        no_balls: "Gerade gibt es keine Kugeln zum Ziehen.",
        speak: "Jetzt vorlesen",
        speak_note: "Nur du solltest es hören: nimm Kopfhörer oder halte das Gerät nah ans Ohr.",
        contrast_theme: "Hoher Kontrast",
    },

    setup_title: "Ein neuer Tisch",
    setup_help: "Im Uhrzeigersinn um das Tablet. Erst die Namen; die Geheimnisse kommen später, immer nur für ein Augenpaar.",
    seat_label: |n| format!("Platz {n}"),
    name_label: "Name",
    colour_label: "Farbe und Maske",
    move_up: |name| format!("{name} nach oben"),
    move_down: |name| format!("{name} nach unten"),
    edition_label: "Ausgabe",
    editions: ["Klassisch", "2013", "2022"],
    edition_notes: [
        "1988 und 2001: drei Kugeln bewirken nichts, nur Gesten sind erlaubt.",
        "Drei Kugeln gelten für Land oder Wasser, eine bewegt eine fremde Maske; reden darf man, was man will.",
        "Wie 2013, mit zwei Kugeln jeder Art (Anzahl nicht überprüft).",
    ],
    more_options: "Weitere Regeln",
    options: OptionTexts {
        balls: (
            "Die Kugeln des Phantoms",
            [
                "Klassisch: 2 Land, 2 Wasser, 1 beides, 2 Botschafter, 3 nichts",
                "2013: 2 Land, 2 Wasser, 3 beides, 1 fremde Maske, 2 Botschafter",
                "2022: je 2 Land, Wasser, beides, fremde Maske und Botschafter",
            ],
        ),
        exile: (
            "Der befragte Botschafter geht",
            [
                "auf ein freies farbiges Feld oder in die Botschaft",
                "in die Botschaft; ist sie besetzt, auf ein freies farbiges Feld",
            ],
        ),
        step: (
            "Weitergehen, statt den Botschafter zu fragen",
            ["lässt ihn stehen", "schickt ihn trotzdem weg"],
        ),
        repeats: (
            "Dieselben Karten noch einmal zeigen",
            ["geht nicht", "geht, aber wer fragt, darf reklamieren"],
        ),
        penalty: (
            "Eine reklamierte Wiederholung kostet",
            [
                "ein neues Paar; ist auch das bekannt, die wahre Karte (2001)",
                "eine Karte weniger; beim dritten Mal eine wahre Karte (2013)",
            ],
        ),
        completion: (
            "Ein Auftrag zählt",
            [
                "nach dem Stand auf dem Brett; der Botschafter muss in diesem Zug in die Botschaft gekommen sein",
                "nur, wenn er früher in diesem Zug noch nicht erfüllt war",
                "immer nach dem Stand auf dem Brett",
            ],
        ),
        talk: ("Reden am Tisch", ["alles ist erlaubt, wahr oder nicht", "nur Gesten"]),
        placement: (
            "Die Masken stehen anfangs",
            ["gemischt auf ihrer Farbe", "so, wie jeder sie aufstellt"],
        ),
        exits: (
            "Wer allein ist, entkommt",
            ["durch den eigenen Ausgang", "durch einen der beiden Ausgänge des Paares"],
        ),
    },
    default_mark: "üblich",
    deal: "Karten austeilen",
    back: "Zurück",
    same_name: |name| format!("Zwei Plätze heißen {name}. Gib einem davon einen anderen Namen."),
    same_colour: |colour| format!("Zwei Plätze sind {colour}. Gib einem davon eine andere Farbe."),
    bad_seating: "Jeder Agent braucht eine eigene Farbe.",

    players_label: "Wie viele spielen?",
    players: |n| n.to_string(),
    players_notes: [
        "Ein Paar und jemand allein, und keiner weiß, wer.",
        "Zwei Paare: das Spiel, wie es gedacht ist.",
        "Zwei Paare, und die fünfte Person spielt den Botschafter.",
    ],
    classic_for_five: "Die klassische Ausgabe kennt kein Spiel zu fünft: Wähle eine neuere.",
    ambassador_role: AMBASSADOR,

    help_label: "Hilfe",
    helps: ["Papier", "Schreiber", "Detektiv", "Orakel"],
    help_notes: [
        "Antworten werden einmal gezeigt. Schreibt selbst mit.",
        "Jede Antwort bleibt auf dem Block der Person, die gefragt hat.",
        "Was daraus folgt, wird eingetragen, mit Begründung.",
        "Dazu die Chancen, unter einer genannten Annahme.",
    ],

    person: "ein Mensch",
    played_by: "Wer spielt",
    character_names: ["Bortolo", "Zanetta", "Orseolo", "Marina", "Colombina", "Momolo"],
    characters: [
        "der ehrliche Schreiber",
        "die Zwillings\u{ad}schwester",
        "der Falschspieler",
        "die Sphinx",
        "die Komödiantin",
        "die Wetterfahne",
    ],
    character_notes: [
        "Wird rot beim Flunkern und flunkert darum selten.",
        "Sagt alles zweimal und hofft, dass es keiner glaubt.",
        "Hat in jedem Ärmel eine Auftragskarte.",
        "Kein Muskel zuckt. Nicht einer.",
        "Schneidet die ganze Nacht Gesichter, meistens fremde.",
        "Mal so, mal so. Frag morgen noch einmal.",
    ],
    levels: ["Tourist", "Gondoliere", "Spitzel", "Meisterspion"],
    level_label: "Wie gut",
    character_label: "Wer",
    bot: |character, level| format!("{character} ({level})"),
    paces: ["Schrittweise", "Normal", "Schnell", "Bis zu mir"],
    pace_label: "Tempo der Bots",
    next_step: "Nächster Schritt",
    watching: |name| format!("{name} ist am Werk."),
    watching_more: |who| format!("Es spielt {who}."),
    took_over: |seat, who| format!("Ab jetzt spielt {who} für {seat}."),
    person_took_over: |seat| format!("Ab jetzt spielt ein Mensch für {seat}."),
    will_take_over: |who| format!("Beim nächsten Schritt übernimmt {who}."),
    now_alone: "Nur noch ein Mensch unter Bots: Die Vorhänge fallen weg.",
    now_company: "Mehrere Menschen spielen: Ab jetzt hat jeder Schritt seinen Vorhang.",
    give_to_bot: "Einem Bot überlassen",
    give_to_person: "Einem Menschen überlassen",
    to_the_game: "Zum Spiel",
    companies: ["Zusammen um den Tisch", "Allein unter Bots"],
    company_notes: [
        "Das Gerät geht von Hand zu Hand. Ein Bot kann jeden Platz einnehmen.",
        "Ein Mensch, kein Vorhang. Wer die anderen sind, wählst du unten.",
    ],
    bot_plays: "Ein Bot",
    nobody_plays: "Mindestens ein Platz muss einem Menschen gehören.",
    missed_n: |n| match n {
        1 => "1 Bewegung seit dem letzten Zug".to_string(),
        n => format!("{n} Bewegungen seit dem letzten Zug"),
    },
    missed_since: "Seit dem letzten Zug",
    moved_line: |by, pawn, from, to| format!("{by}: {pawn}, {from} – {to}"),
    sent_line: |by, pawn, to| format!("{by} schickte {} {}", whom(pawn), to_place(to)),

    tic_line: |name, tell| format!("{name}: {tell}."),
    hearsay: "Gerüchte",
    hearsay_help: "Mienen bei Begegnungen. Wer will, kann jede nachmachen.",
    book_of: |name| format!("{} Buch", of(name)),
    book_help: "Was der Bot bei jedem Schritt für möglich hielt, und warum er so gehandelt hat.",
    book_reading: "Seiten werden umgeblättert …",
    book_partner: |list| format!("Partner, ausgezählt: {list}."),
    book_chance: |name, percent| format!("{name} {percent}\u{a0}%"),
    why: WhyTexts {
        course: "Nichts anderes zu tun, oder kein Unterschied.",
        whim: "Eine Laune.",
        to_win: |percent| {
            format!("Um zu gewinnen: Das Brett passt zum Auftrag, ausgezählt zu {percent}\u{a0}%.")
        },
        to_meet: |names| format!("Um {names} zu befragen."),
        to_stand: "Um für die nächsten Züge gut zu stehen.",
        to_learn: |name| format!("Um zu erfahren, wer {name} ist."),
        to_tell: |percent| {
            format!(
                "Um einem Partner alles zu sagen: zu {percent}\u{a0}% ist es einer, nach dem Spiel zu urteilen."
            )
        },
        to_hint: |percent| {
            format!("Ein Wink, den ein Partner versteht: zu {percent}\u{a0}% ist es einer.")
        },
        to_hide: |left| match left {
            1 => "Um das Letzte zu verbergen: Nur noch ein Paar aus Identität und Statur passt."
                .to_string(),
            n => format!("Um wenig zu verraten: {n} Paare aus Identität und Statur passen noch."),
        },
        to_bluff: "Ein Bluff mit der Auftragskarte.",
        habit: "Aus Gewohnheit.",
        to_place: "Damit die Maske dort steht, wo sie nützt oder nicht stört.",
        accomplished: |percent| format!("Der Auftrag ist erfüllt: ausgezählt zu {percent}\u{a0}%."),
        escaping: |percent| format!("Allein und am Ausgang: ausgezählt zu {percent}\u{a0}%."),
        all_known: "Alle Karten stehen fest.",
        maybe_partner: |percent| {
            format!("Die Hand kann zum Partner gehören: ausgezählt zu {percent}\u{a0}%.")
        },
        no_partner: "Die Hand gehört sicher zur Gegenseite.",
        repeated: "Die Antwort war eine Wiederholung.",
        fallback: "Hier ging etwas schief; das war ein harmloser Ausweg.",
    },

    pad_partner: |name| format!("Du gehörst zu {name}."),
    pad_partner_open: "Noch weißt du nicht, zu wem du gehörst.",
    pad_alone: "Du bist allein.",
    pad_alone_open: "Vielleicht bist du allein.",
    pad_mission: |goal| format!("Dein Auftrag: {goal}"),
    pad_enemies: |goals| format!("Bei den anderen möglich: {goals}"),
    pad_enemy_escape: |agent| format!("{agent} entkommt."),
    pad_worlds: |n| match n {
        1 => "Nur noch eine Verteilung der Karten ist möglich.".to_string(),
        n => format!("{n} Verteilungen der Karten sind noch möglich."),
    },
    pad_identity: "Identität",
    pad_build: "Statur",
    pad_certain: "sicher",
    pad_possible: "möglich",
    pad_impossible: "unmöglich",
    pad_cell: |who, what, mark| format!("{who}, {what}: {mark}"),
    pad_no_answers: "Noch keine Antwort.",
    pad_paper: "Ein leeres Blatt: Was gezeigt wurde, bleibt nicht stehen. Tippe ein Kästchen an und schreib.",
    pad_clerk: "Jede Antwort bleibt stehen; die Schlüsse ziehst du selbst. Tippe ein Kästchen an und schreib.",
    pad_why: "Tippe ein Kästchen an: Du siehst, warum, und kannst selbst etwas eintragen.",
    pad_open_cell: "Noch ist hier nichts entschieden.",
    pad_own_mark: "Eigenes Zeichen",
    pad_signs: ["Verdacht", "entlastet", "fraglich", "nichts"],
    pad_number: "Zahl",
    pad_note: "Kurze Notiz",
    pad_write: "Eintragen",
    pad_written: |turn, what| format!("Von dir in Zug {turn}: {what}"),
    pad_torn: "Dein Zeichen widerspricht dem, was auf diesem Blatt steht.",
    pad_tab_mine: "Was ich weiß",
    pad_tab_about: "Was man von mir weiß",
    pad_about_help: "Was jede Person aus den Karten schließen kann, die du ihr gezeigt hast, und aus sonst nichts.",
    pad_about_left: |n| match n {
        1 => "Man weiß, wer du bist und wie du aussiehst.".to_string(),
        n => format!("{n} von 16 Paaren aus Identität und Statur sind übrig."),
    },
    pad_assumption: [
        "Wenn alle erlaubten Antworten gleich wahrscheinlich wären.",
        "Wenn falsche Karten ab und zu wiederkehren.",
        "Wenn falsche Karten gern wiederkehren.",
    ],
    pad_bluff: "Die anderen bluffen",
    pad_bluffs: ["wie es kommt", "ab und zu", "oft"],
    pad_assume: |fact| format!("Angenommen: {fact}?"),
    pad_assumed: |fact| format!("Angenommen: {fact}"),
    pad_assume_end: "Annahme verwerfen",
    pad_assume_never: "Das kann nicht sein.",
    fact_is: |who, what| format!("{who} ist {what}"),
    fact_is_not: |who, what| format!("{who} ist nicht {what}"),
    fact_has: |who, word| format!("{who} hat die Codehälfte {word}"),
    fact_has_not: |who, word| format!("{who} hat nicht die Codehälfte {word}"),
    because_own: |what| format!("Du bist {what}."),
    because_own_word: |word| format!("Du hast die Codehälfte {word}."),
    because_shown: |turn, who, cards| {
        format!("Zug {turn}: {who} zeigte {cards}; mindestens eine davon ist wahr.")
    },
    because_shown_one: |turn, who, cards| {
        format!("Zug {turn}: {who} zeigte {cards}, und das ist der Beweis.")
    },
    because_fact: |fact| format!("{fact}, siehe oben."),
    gives_away: |after, before| {
        format!("Dann noch glaubhaft: {after} von {before} Paaren aus Identität und Statur.")
    },

    hand_to: |name| format!("Gib {name} das Tablet"),
    errand_passport: "Die Karten sind verteilt. Sieh dir deinen Pass an, ganz allein.",
    errand_turn: "Du bist dran.",
    errand_answer: |asker, kind| match kind {
        Kind::Identity => format!("{asker} fragt, wer du bist."),
        Kind::Build => format!("{asker} fragt, wie du aussiehst."),
    },
    errand_answer_through: |asker, kind| match kind {
        Kind::Identity => format!("{asker} lässt den Botschafter fragen, wer du bist."),
        Kind::Build => format!("{asker} lässt den Botschafter fragen, wie du aussiehst."),
    },
    errand_heard: "Deine Frage ist beantwortet.",
    errand_hand: |by| format!("{by} verkündet den Erfolg und reicht dir die Hand."),
    errand_passed: "Karten gehen durch die Hände des Botschafters.",
    errand_report: "Der Botschafter schreibt seinen Bericht.",
    hold_to_open: "Zum Öffnen die Maske halten",
    hold_mask: |name| format!("Halten, um den Vorhang zu öffnen: {name}"),
    open_without_holding: "Ohne Halten öffnen",
    open_sure: |name| format!("Ja, ich bin {name}: öffnen"),
    not_me: |name| format!("Ich bin nicht {name}"),
    waiting_for: |name| format!("Warten auf {name}"),
    waiting_help: "Nichts wurde gezeigt. Alle dürfen das Brett ansehen; dann gebt das Tablet weiter.",
    is_here: |name| format!("{name} ist da"),
    sealing: "Einen Moment, das Wachs trocknet …",
    cover_pass_on: "Zudecken, weitergeben",
    cover_go_on: "Zudecken, weiter",

    board_label: "Das Brett: Venedig",
    board_help: "Pfeiltasten oder die Nummern der Wege führen von Feld zu Feld, die Eingabetaste wählt.",
    seats_label: "Plätze in Zugfolge",
    tools_label: "Papiere",
    action_label: "Was jetzt zu tun ist",
    turn_line: |turn| format!("Zug {turn}"),
    phase_place: "Masken aufstellen",
    phase_start: "vor dem Phantom",
    phase_move: "Bewegung",
    phase_meet: "Begegnungen",
    phase_answer: "Antwort fehlt",
    phase_expel: "Wegschicken",
    phase_hand: "Hand gereicht",
    phase_over: "Ende",
    whose_turn: |name| format!("{name} ist dran"),
    passport: "Pass",
    notes: "Notizen",
    log: "Chronik",
    rules: "Regeln",
    menu: "Menü",
    close: "Schließen",
    zoom_in: "Näher",
    zoom_out: "Ganze Stadt",
    day_theme: "Bei Tag",
    night_theme: "Bei Nacht",
    quiet_motion: "Ohne Bewegung",
    full_motion: "Mit Bewegung",
    names_on: "Alle Ortsnamen zeigen",
    names_off: "Ortsnamen verbergen",
    // Board and sound.
    volumes: ["Töne: aus", "Töne: leise", "Töne: voll"],
    turn_on: "Zum Gegenüber drehen",
    turn_off: "Nicht mehr drehen",
    leave_table: "Tisch verlassen",
    mission_accomplished: "Auftrag erfüllt!",

    say_place: "Stell deine Masken auf: Tippe zwei deiner Felder an, um zu tauschen.",
    say_place_swap: "Jetzt das Feld, mit dem getauscht wird.",
    do_place: "Meine Masken stehen gut",
    say_start: |name| format!("{name}, schüttle das Phantom: Es zeigt drei Kugeln."),
    do_shake: "Phantom schütteln",
    say_move: "Wähle eine Kugel oder eine Maske.",
    say_move_ball: |ball| format!("{}: Wähle eine Maske.", capital(ball)),
    say_move_pawn: |pawn| format!("{}: Wähle, wohin.", capital(pawn)),
    say_no_balls: "Keine Kugel bewegt mehr jemanden.",
    say_will_meet: |list| format!("Trifft {}.", whom(list)),
    take_back: "Zurücknehmen",
    do_march: "Bewegung bestätigen",
    do_stay: "Stehen bleiben",
    no_way_back: "kein Zurück",
    say_meetings: |n| match n {
        1 => "Eine Begegnung: Frag oder geh weiter.".to_string(),
        _ => format!("{n} Begegnungen: Frag oder geh weiter, in beliebiger Reihenfolge."),
    },
    meeting_at: |own, met, place| {
        format!("{} trifft {} {}", capital(own), whom(met), at_place(place))
    },
    ask_identity: "Identität?",
    ask_build: "Statur?",
    ask_whom: "Wen durch ihn befragen?",
    step_on: "Lieber weitergehen",
    one_by_one: "Nacheinander",
    all_sealed: "Auf einem Zettel",
    sealed_help: "Alle Fragen werden zugleich gestellt und in einer Runde beantwortet; gelesen wird am Schluss.",
    seal_slip: "Zettel versiegeln",
    route: |names, passes| format!("{} ({passes} Übergaben)", names.join(" → ")),
    say_step: |pawn| format!("{}: Wähle ein freies Feld, einen Schritt entfernt.", capital(pawn)),
    do_step: |place| format!("Weiter {}", to_place(place)),
    say_expel: |pawn| format!("{} wegschicken: Wähle ein freies Feld.", capital(&whom(pawn))),
    do_expel: |pawn, place| format!("{} {} schicken", capital(&whom(pawn)), to_place(place)),
    choose_space: "Wähle ein Feld",
    say_end: |name| format!("Alles ist getan. Als Nächstes: {name}."),
    do_end: "Zug beenden",
    look_again: "Karten noch mal sehen",

    private_of: |name| format!("Nur für {} Augen", of(name)),
    passport_of: |name| format!("{} Pass", of(name)),
    you_are: |agent, build| {
        format!("Du bist {agent}. Von deinen vier Masken bist du die {build}e.")
    },
    your_tell: |tell| format!("Dein Erkennungszeichen, echt oder gespielt: {tell}."),
    your_partner: |agent| format!("Du gehörst zu {agent}. Finde heraus, wer das ist."),
    your_codeword: |word| format!("Deine Hälfte des Codes ist {word}."),
    missions_of: |team| format!("Aufträge von {team}"),
    mission_open: "kann unserer sein",
    mission_closed: "kann nicht unserer sein",
    hold_to_look: "Aufdecken",
    look_for_a_while: |seconds| {
        format!("Kurz drücken: {seconds} Sekunden offen. Halten: offen, bis du loslässt.")
    },
    covered: "Zugedeckt",
    cover: "Zudecken",
    asks_identity: |name| format!("{name} fragt, wer du bist"),
    asks_build: |name| format!("{name} fragt, wie du aussiehst"),
    asks_through: "durch den Botschafter",
    duty_triple: |kind| match kind {
        Kind::Identity => {
            "Zeig zwei Identitäten und eine Statur. Mindestens eine Karte muss wahr sein."
        }
        Kind::Build => {
            "Zeig zwei Staturen und eine Identität. Mindestens eine Karte muss wahr sein."
        }
    },
    duty_pair: |kind| match kind {
        Kind::Identity => "Zeig zwei Identitäten. Eine muss wahr sein.",
        Kind::Build => "Zeig zwei Staturen. Eine muss wahr sein.",
    },
    duty_new_pair: |kind| match kind {
        Kind::Identity => {
            "Deine Wiederholung wurde reklamiert. Zeig zwei Identitäten, die noch nicht als Paar zu sehen waren; eine muss wahr sein."
        }
        Kind::Build => {
            "Deine Wiederholung wurde reklamiert. Zeig zwei Staturen, die noch nicht als Paar zu sehen waren; eine muss wahr sein."
        }
    },
    duty_true_card: |kind| match kind {
        Kind::Identity => "Deine Wiederholung wurde reklamiert. Zeig deine wahre Identität.",
        Kind::Build => "Deine Wiederholung wurde reklamiert. Zeig deine wahre Statur.",
    },
    duty_either: "Dein drittes Zeigen wurde reklamiert. Zeig eine wahre Karte, welche du willst.",
    your_cards: "Deine Karten",
    secret_cards: "Deine Geheimkarten",
    true_mark: "wahr",
    grey_of: |card| format!("Geheimkarte {card}"),
    mission_no_truth: "Die Auftragskarte füllt einen Platz, zählt aber nicht als wahre Karte.",
    mission_through: "Neben der Auftragskarte muss die andere Karte die wahre sein: Sie verrät dich.",
    already_seen: |name| format!("{name} hat von dir gesehen"),
    already_none: |name| format!("{name} hat von dir noch nichts gesehen."),
    in_turn: |turn, cards| format!("Zug {turn}: {cards}"),
    show_these: "Diese Karten zeigen",
    missing_more: |kind, n| {
        let word = match (kind, n) {
            (Kind::Identity, 1) => "Identität",
            (Kind::Identity, _) => "Identitäten",
            (Kind::Build, 1) => "Statur",
            (Kind::Build, _) => "Staturen",
        };
        format!("Noch {} {word}, bitte.", number(n))
    },
    missing_slot: "Noch eine Karte, bitte.",
    too_many: "Zu viele Karten für diese Frage: Leg eine zurück.",
    missing_truth: "Noch keine wahre Karte.",
    shown_in_turn: |turn| format!("Genau diese Karten gab es schon in Zug {turn}."),
    inside_triple_of_turn: |turn| format!("Dieses Paar steckt in den drei Karten aus Zug {turn}."),
    not_spent: "Eine Karte allein genügt erst, wenn jedes Paar schon gezeigt ist.",
    only_true_card: "Alles andere ist schon gezeigt: Zeig die wahre Karte allein.",
    ready_to_show: |cards| format!("{}.", capital(cards)),
    showed_you: |name| format!("{name} zeigt dir"),
    one_is_true: "Mindestens eine davon ist wahr.",
    it_is_true: "Sie ist wahr.",
    grey_is_true: "Die graue Karte ist ihr eigener Beweis.",
    repeat_flag: "Das hast du schon gesehen. Du darfst es reklamieren.",
    call_repeat: "Reklamieren",
    notes_empty: "Noch nichts gesehen und nichts gezeigt.",
    notes_received: "Was ich gesehen habe",
    notes_given: "Was ich gezeigt habe",
    hand_offered: |by| format!("{by} reicht dir die Hand"),
    hand_help: "Gehört ihr zusammen und ist der Auftrag auf dem Brett erfüllt, gewinnt ihr, wenn du annimmst. Vor deiner Antwort wird nichts weiter gezeigt.",
    accept: "Hand annehmen",
    refuse: "Ablehnen",
    look_at_board: "Brett ansehen",
    back_to_hand: "Zurück zur Hand",

    say_stroll: "Der Botschafter darf ein oder zwei Schritte gehen oder bleiben.",
    say_must_ask: "Wen der Botschafter trifft, den fragt er.",
    passed_title: "Durch deine Hände",
    passed_line: |by, to| format!("{by} zeigt {to}"),
    report: "Bericht",
    report_by: |name| format!("{name} schreibt den Bericht"),
    report_title: "Der Bericht des Botschafters",
    report_help: "Einmal versiegelt, lässt er sich nicht mehr ändern. Wird ein Erfolg verkündet, öffnet man zuerst den Bericht: Stimmt jedes Wort, gewinnt der Botschafter allein.",
    report_identity_of: |name| format!("{} Identität", of(name)),
    report_build_of: |name| format!("{} Statur", of(name)),
    report_open: "wählen",
    report_seal: "Bericht versiegeln",
    report_missing: "Jede Identität und jede Statur muss einmal darin stehen.",
    report_sealed: "Der Bericht ist versiegelt.",
    report_was_right: |name| format!("{} versiegelter Bericht stimmte in jedem Wort.", of(name)),
    report_was_wrong: |name| format!("{} versiegelter Bericht stimmte nicht.", of(name)),
    report_was_none: |name| format!("{name} hatte keinen Bericht versiegelt."),
    ambassador_passport: "Du spielst den Botschafter und hast keine eigenen Karten. Finde heraus, wer alle sind und wie sie aussehen, und versiegle deinen Bericht, bevor ein Erfolg verkündet wird.",

    alone: "Niemandem: Ich bin allein",
    alone_help: "Nur wenn die Karten deines Partners beiseiteliegen und deine wahre Maske an deinem Ausgang steht.",
    announce_escape: "Flucht verkünden",
    your_exit: |place| format!("Falls du allein bist, ist dein Ausgang {}.", the_place(place)),
    laid_aside: "Die fehlende Person",
    declare_title: "Auftrag erfüllt!",
    declare_help: "Du sagst, dass dein Auftrag jetzt auf dem Brett erfüllt ist. Stimmt der Partner oder der Auftrag nicht, gewinnt die Gegenseite.",
    declare_whom: "Wem reichst du die Hand?",
    declare_to: |name| format!("Verkünden und {name} die Hand reichen"),
    not_yet: "Noch nicht",

    won_by: |names, n| format!("{names} {}", if n == 1 { "gewinnt" } else { "gewinnen" }),
    verdict: |verdict, said| {
        let Said { seat, other, goal, .. } = said;
        match verdict {
            Verdict::MissionAccomplished => {
                format!(
                    "{seat} und {other} gehören zusammen, haben sich die Hand gereicht, und ihr Auftrag ist erfüllt: {goal}"
                )
            }
            Verdict::MissionNotFulfilled => {
                format!(
                    "{seat} und {other} gehören zusammen, aber ihr Auftrag ist nicht erfüllt: {goal} Also gewinnen die anderen."
                )
            }
            Verdict::PartnerRefused => {
                format!(
                    "{other} gehört zu {seat}, hat die Hand aber abgelehnt. Also gewinnen die anderen."
                )
            }
            Verdict::WrongPartnerAccepted => {
                format!(
                    "{seat} und {other} haben sich die Hand gereicht, gehören aber nicht zusammen. Also gewinnt die Gegenseite von {seat}."
                )
            }
            Verdict::WrongPartnerRefused => {
                format!(
                    "{seat} hat {other} die Hand gereicht; {other} hat abgelehnt, und sie gehören nicht zusammen. Also gewinnt die Gegenseite von {seat}."
                )
            }
            Verdict::Escaped => format!("{seat} war allein und hat den Ausgang erreicht."),
            Verdict::NoEscape => {
                format!("{seat} war allein, aber nicht am Ausgang. Also gewinnt das Paar.")
            }
            Verdict::NotAlone => {
                format!(
                    "{seat} hat die Flucht verkündet, ist aber nicht allein. Also gewinnt, wer wirklich allein ist."
                )
            }
            Verdict::NobodysPartner => {
                format!("{seat} hat eine Hand gereicht, ist aber allein. Also gewinnt das Paar.")
            }
            Verdict::ReportRight => {
                "Der versiegelte Bericht des Botschafters wurde zuerst geöffnet, und er stimmt in jedem Wort."
                    .to_string()
            }
        }
    },
    goal_was: |goal| format!("Der Auftrag: {goal}"),
    all_cards: "Alle Karten",
    see_board: "Brett ansehen",
    see_result: "Ergebnis ansehen",
    to_the_tables: "Zu den Tischen",
    winner_mark: "gewonnen",

    goal_any_meets: |met| format!("Irgendeine Maske des Paares trifft {}.", whom(met)),
    goal_meets: |agent, met| format!("{agent} trifft {}.", whom(met)),
    goal_reaches: |agent, place| format!("{agent} erreicht {}.", the_place(place)),
    goal_either_reaches: |place| format!("Einer der beiden Partner erreicht {}.", the_place(place)),
    goal_ambassador: |place| format!("Der Botschafter wird {} gebracht.", to_place(place)),
    goal_number: |number| format!("Feld {number}"),

    seat_public: |name| format!("Was alle über {name} wissen"),
    seat_starts: "Farbe und Maske",
    seat_figures: "Masken",
    seat_stands: |build, place| format!("{build}: {place}"),
    seat_asked: "Fragen",
    seat_asked_none: "Noch keine Frage gestellt, noch keine beantwortet.",

    space_plain: "Feld",
    space_start: |colour| format!("{colour}es Feld"),
    space_goal: |number| format!("Nummer {number}"),
    space_embassy: "Sitz des Botschafters",
    by_land: |list| format!("zu Land {list}"),
    by_water: |list| format!("zu Wasser {list}"),
    here: |list| format!("hier: {list}"),
    target_stay: "kann hier bleiben",
    target_pass: "kann hier durch, nicht bleiben",
    target_far: "kann hierher gelangen",
    target_chosen: "gewählt",

    log_turn: |turn, who| format!("Zug {turn}: {who}"),
    log_placed: |who| format!("{who} stellte die Masken auf."),
    log_drawn: |who, balls| format!("{who} zeigte {balls}."),
    log_stayed: |who| format!("{who} bewegte niemanden."),
    log_hop: |pawn, place| format!("{} {}", whom(pawn), to_place(place)),
    log_marched: |who, hops| format!("{who} bewegte {hops}."),
    log_asked: |by, of, kind| match kind {
        Kind::Identity => format!("{by} fragte {of} nach der Identität."),
        Kind::Build => format!("{by} fragte {of} nach der Statur."),
    },
    log_asked_through: |by, of, kind| match kind {
        Kind::Identity => format!("{by} fragte {of} durch den Botschafter nach der Identität."),
        Kind::Build => format!("{by} fragte {of} durch den Botschafter nach der Statur."),
    },
    log_shown: |by, to| format!("{by} zeigte {to} Karten."),
    log_repeat: |by, of| format!("{by} reklamierte eine Wiederholung: {of} muss büßen."),
    log_stepped: |pawn, place| format!("{} ging weiter {}.", capital(pawn), to_place(place)),
    log_expelled: |by, pawn, place| format!("{by} schickte {} {}.", whom(pawn), to_place(place)),
    log_ended: |who| format!("{who} beendete den Zug."),
    log_declared: |by, to| format!("{by} verkündete „Auftrag erfüllt!“ und reichte {to} die Hand."),
    log_escape: |who| format!("{who} verkündete die Flucht."),
    log_accepted: |who| format!("{who} nahm die Hand an."),
    log_refused: |who| format!("{who} lehnte die Hand ab."),
    log_reported: |who| format!("{who} versiegelte einen Bericht."),
    log_empty: "Die Nacht hat noch nicht begonnen.",

    refusal,
    hint_choose_pawn: "Wähle zuerst eine der markierten Masken.",
    hint_no_ball_for: |pawn| format!("Keine Kugel dieses Zuges bewegt {}.", whom(pawn)),
    hint_out_of_reach: |pawn, place| {
        format!("{} kommt mit den übrigen Kugeln nicht {}.", capital(pawn), to_place(place))
    },
    hint_no_ball_left: "Keine Kugel ist übrig: Bestätige die Bewegung oder nimm einen Schritt zurück.",
    hint_own_starts: "Deine Masken beginnen auf den vier Feldern deiner Farbe.",
    hint_nothing: "Auf dem Brett gibt es jetzt nichts zu wählen.",

    rules_title: "Die Regeln in Kürze",
    rules_sections: &[
        (
            "Das Ziel",
            &[
                "Lord Fiddlebottom und Colonel Bubble gehören zusammen, ebenso Madame Zsa Zsa und Agent X. Niemand weiß, wer wen spielt.",
                "Eine deiner vier Masken, die mit deiner wahren Statur, bist du selbst; die anderen drei sind Täuschung. Die beiden Auftragskarten eines Paares ergeben den Code seines Auftrags.",
                "Finde deinen Partner, bring den Code in Erfahrung, sorge für das, was in der Liste im Pass darunter steht, und verkünde es in einem deiner Züge.",
            ],
        ),
        (
            "Ein Zug",
            &[
                "Schüttle das Phantom: drei Kugeln, jede davon ein Schritt. Keine Kugel muss genutzt werden.",
                "Kugeln für Land, Wasser oder beides bewegen deine eigenen Masken; der Hut bewegt den Botschafter; in neueren Ausgaben bewegt eine Kugel eine fremde Maske.",
                "Du darfst an allen vorbeiziehen. Am Ende der Bewegung stehen deine eigenen Masken getrennt, von jedem Gegner triffst du höchstens eine Maske, und beim Botschafter steht niemand außer dir.",
                "Dann kommt jede Begegnung dran, in beliebiger Reihenfolge: Frag, oder geh stattdessen einen Schritt weiter auf ein freies Feld.",
            ],
        ),
        (
            "Fragen",
            &[
                "Wer nach der Identität gefragt wird, zeigt zwei Identitäten und eine Statur; wer nach der Statur gefragt wird, zwei Staturen und eine Identität. Mindestens eine Karte muss wahr sein.",
                "Beim Botschafter darfst du jeden Gegner nach zwei Identitäten oder zwei Staturen fragen: Eine davon muss wahr sein.",
                "Eine graue Geheimkarte ist ihr eigener Beweis. Die Auftragskarte darf einen Platz füllen, zählt aber nie als die wahre.",
                "Dieselben drei Karten dürfen derselben Person nicht noch einmal gezeigt werden; dasselbe Paar auch nicht, und keines, das in drei schon gezeigten Karten steckt.",
            ],
        ),
        (
            "Wegschicken",
            &[
                "Nach der Antwort kommt die getroffene Maske auf ein freies Feld ohne Nummer; welches, bestimmt, wer gefragt hat.",
                "Der Botschafter geht in die Botschaft oder auf ein farbiges Feld, je nach Ausgabe.",
            ],
        ),
        (
            "Zu dritt",
            &[
                "Eine Farbe bleibt weg, und ein Satz Geheimkarten kommt verdeckt beiseite: So ist jemand von den dreien allein, und zunächst weiß keiner, wer.",
                "Nennt ein Auftrag den Agenten, der beiseiteliegt, so ist dessen Partner gemeint.",
                "Wer allein ist, gewinnt durch Flucht: Lord Fiddlebottom auf Feld 5, Colonel Bubble auf 1, Madame Zsa Zsa auf 4, Agent X auf 6, mit der wahren Maske. Wer eine Flucht verkündet und nicht allein ist, verliert.",
            ],
        ),
        (
            "Zu fünft",
            &[
                "Die fünfte Person spielt den Botschafter: ein oder zwei Schritte im Zug, zu Land oder zu Wasser. Wen er trifft, den fragt er nach zwei Identitäten oder zwei Staturen, eine davon wahr, und schickt die Maske weg.",
                "Was durch den Botschafter gezeigt wird, geht zuerst an seinen Augen vorbei.",
                "Einmal, am Anfang oder Ende eines beliebigen Zuges, darf er einen Bericht über alle Identitäten und Staturen versiegeln. Stimmt er, wenn ein Erfolg verkündet wird, gewinnt der Botschafter allein.",
                "Aufträge, die den Botschafter irgendwohin bringen, erfüllt dort die wahre Maske eines der beiden Partner.",
            ],
        ),
        (
            "Auftrag erfüllt!",
            &[
                "Verkünden darfst du vor dem Phantom, nach der Bewegung, nach jeder Antwort, nach dem Wegschicken und nach einem Schritt; immer nur in deinem eigenen Zug.",
                "Reich jemandem die Hand. Gehört ihr zusammen, wird sie angenommen und ist der Auftrag erfüllt, gewinnt euer Paar. In jedem anderen Fall gewinnt die Gegenseite.",
            ],
        ),
    ],
    rules_of_table: "An diesem Tisch",
    talk_note: |agent| match agent {
        Agent::LordFiddlebottom => "Lord Fiddlebottom zuckt mit dem rechten Auge.",
        Agent::ColonelBubble => "Colonel Bubble zupft sich am linken Ohrläppchen.",
        Agent::AgentX => "Agent X runzelt die Stirn.",
        Agent::MadameZsaZsa => "Madame Zsa Zsa rümpft die Nase.",
    },

    answer_tic: "Mit einer Miene antworten",
    tic_shown: |bot, tell| format!("Von dir an {bot}: {tell}."),
    book_tic: |who, tell, agent| {
        format!("{who} zeigte mir {tell}, wie {agent} es tut. Ein Gerücht: Gezählt hat es nicht.")
    },
};

const AMBASSADOR: &str = "der Botschafter";
const EMBASSY: &str = "Botschaft";

fn number(n: usize) -> String {
    match n {
        1 => "eine".to_string(),
        2 => "zwei".to_string(),
        n => n.to_string(),
    }
}

/// The genitive before a noun: `Annas`, `Max’`.
fn of(name: &str) -> String {
    let hisses = name.ends_with(|letter| matches!(small(letter), 's' | 'ß' | 'x' | 'z'));
    format!("{name}{}", if hisses { "’" } else { "s" })
}

/// The pawns as what something is done to: only the Ambassador's word changes.
fn whom(pawns: &str) -> String {
    pawns.replace(AMBASSADOR, "den Botschafter")
}

/// A place after «to», «at» or alone in a sentence: only the Embassy needs its article.
fn to_place(place: &str) -> String {
    match place {
        EMBASSY => "zur Botschaft".to_string(),
        number if number.starts_with("Feld ") => format!("auf {number}"),
        place => format!("nach {place}"),
    }
}

fn at_place(place: &str) -> String {
    if place == EMBASSY { "in der Botschaft".to_string() } else { format!("bei {place}") }
}

fn the_place(place: &str) -> &str {
    if place == EMBASSY { "die Botschaft" } else { place }
}

fn refusal(error: &RuleError, said: &Said) -> String {
    let Said { place, from, pawn, seat, ball, .. } = said;
    match error {
        RuleError::NotYourTurn => "Jetzt ist jemand anders dran.".to_string(),
        RuleError::WrongPhase => "Das geht an dieser Stelle des Zuges nicht.".to_string(),
        RuleError::NoSuchDraw => "Diese Kugeln kann das Phantom nicht zeigen.".to_string(),
        RuleError::BadPlacement => {
            "Jede der vier Masken muss auf einem deiner Felder stehen.".to_string()
        }
        RuleError::BallNotThere(_) => format!("Es ist keine Kugel „{ball}“ mehr übrig."),
        RuleError::BallMovesOthers(..) => {
            format!("Die Kugel „{ball}“ bewegt {} nicht.", whom(pawn))
        }
        RuleError::PawnNotInPlay(_) => format!("{} spielt hier nicht mit.", capital(pawn)),
        RuleError::NoRoute { ball: Ball::Land, .. } => {
            format!("Kein Landweg: {from} – {place}.")
        }
        RuleError::NoRoute { ball: Ball::Water, .. } => {
            format!("Kein Wasserweg: {from} – {place}.")
        }
        RuleError::NoRoute { .. } => format!("Kein Weg in einem Schritt: {from} – {place}."),
        RuleError::OwnFiguresTogether(_) => {
            format!("Zwei eigene Masken dürfen nicht zusammen {} bleiben.", at_place(place))
        }
        RuleError::TwoMeetingsWith(_) => {
            format!(
                "Von jedem Gegner darfst du im Zug nur eine Maske treffen, von {seat} sind es zwei."
            )
        }
        RuleError::AmbassadorWithOther(_) => {
            format!(
                "Der Botschafter darf nur bei einer deiner eigenen Masken bleiben, nicht bei einer fremden {}.",
                at_place(place)
            )
        }
        RuleError::MovedOntoOther(_) => {
            format!(
                "Eine fremde Maske, die du bewegst, darf auf einem freien Feld oder bei einer deiner eigenen bleiben, nicht {}.",
                at_place(place)
            )
        }
        RuleError::TooMany(_) => {
            format!(
                "Auf einem Feld dürfen höchstens zwei bleiben: {} sind es drei.",
                at_place(place)
            )
        }
        RuleError::NoSuchMeeting(_) => format!("{}: Diese Begegnung gibt es nicht.", capital(pawn)),
        RuleError::CannotBeAsked(_) => {
            format!("{seat} lässt sich bei dieser Begegnung nicht befragen.")
        }
        RuleError::BadSlip => {
            "Ein Zettel braucht mindestens zwei Fragen, jede aus einer anderen Begegnung."
                .to_string()
        }
        RuleError::StepOntoTaken(_) => {
            format!(
                "{} steht schon jemand: Der Schritt braucht ein freies Feld.",
                capital(&at_place(place))
            )
        }
        RuleError::StepTooFar(_) => {
            format!("{} ist nicht einen Schritt entfernt.", capital(the_place(place)))
        }
        RuleError::AmbassadorMustAsk => {
            "Wen der Botschafter trifft, den muss er fragen.".to_string()
        }
        RuleError::WrongCards => "Nach solchen Karten wurde nicht gefragt.".to_string(),
        RuleError::NotYourCard => {
            "In Grau lassen sich nur deine eigenen Geheimkarten zeigen.".to_string()
        }
        RuleError::NoTrueCard => "Mindestens eine Karte muss wahr sein.".to_string(),
        RuleError::ShownBefore => "Genau diese Karten wurden dort schon gezeigt.".to_string(),
        RuleError::InsideTriple => {
            "Dieses Paar steckt in drei Karten, die dort schon gezeigt wurden.".to_string()
        }
        RuleError::NothingToCall => "Es gibt keine Wiederholung zu reklamieren.".to_string(),
        RuleError::ExpelOntoTaken(_) => {
            format!("{} steht schon jemand: Wähle ein freies Feld.", capital(&at_place(place)))
        }
        RuleError::ExpelOntoNumber(_) => {
            format!("{place} hat eine Nummer: Dorthin wird nie eine Maske geschickt.")
        }
        RuleError::ExpelOffColour(_) => {
            format!(
                "Der Botschafter geht in die Botschaft oder auf ein farbiges Feld; {place} ist keines von beiden."
            )
        }
        RuleError::EmbassyFirst => {
            "Die Botschaft ist frei, also geht der Botschafter dorthin.".to_string()
        }
        RuleError::NotToExpel(_) => format!("{} wird nicht weggeschickt.", capital(pawn)),
        RuleError::MeetingsOpen => "Erst muss jede Begegnung erledigt sein.".to_string(),
        RuleError::NotAnAgent(_) => format!("{seat} kann man die Hand nicht reichen."),
        RuleError::NobodyIsAlone => "Nur zu dritt kann jemand allein sein.".to_string(),
        RuleError::NotTheAmbassador => {
            "Nur wer den Botschafter spielt, versiegelt einen Bericht.".to_string()
        }
        RuleError::ReportSealed => "Der Bericht ist schon versiegelt.".to_string(),
        RuleError::BadReport => {
            "Im Bericht muss jede Identität und jede Statur genau einmal stehen.".to_string()
        }
        RuleError::GameOver => "Das Spiel ist zu Ende.".to_string(),
    }
}
