//! Hungarian.

use crate::inkognito::rules::{Agent, Ball, Kind, RuleError, Verdict};
use crate::kit::letters::capital;

use super::speaker::{Said, join};
use super::text::{DeviceTexts, KeyTexts, OptionTexts, Text, WhyTexts};

/// Hungarian.
pub const TEXT: Text = Text {
    tag: "hu",
    own_name: "Magyar",
    language: "Nyelv",

    agents: ["Lord Fiddlebottom", "Colonel Bubble", "Agent X", "Madame Zsa Zsa"],
    agents_short: ["Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa"],
    tells: [
        "a jobb szem rángása",
        "a bal fülcimpa húzogatása",
        "homlokráncolás",
        "az orr felhúzása",
    ],
    builds: ["magas", "alacsony", "kövér", "sovány"],
    colours: ["piros", "sárga", "kék", "zöld"],
    masks: ["moretta", "bauta", "dottore", "volto"],
    ambassador: AMBASSADOR,
    embassy: EMBASSY,
    phantom: "A Kísértet",
    mission_card: "küldetés\u{ad}kártya",
    codewords: ["A", "B", "C", "D"],
    figure: |owner, build| format!("{owner} {build} {MASK}"),
    ball: |ball| match ball {
        Ball::Land => "szárazföld",
        Ball::Water => "víz",
        Ball::Wild => "szárazföld vagy víz",
        Ball::Agent => "idegen maszk",
        Ball::Ambassador => "Nagykövet",
        Ball::Nothing => "semmi",
    },
    ball_help: |ball| match ball {
        Ball::Land => "Egyik maszkodat lépteti egyet szárazföldön.",
        Ball::Water => "Egyik maszkodat lépteti egyet vízen.",
        Ball::Wild => "Egyik maszkodat lépteti egyet szárazföldön vagy vízen.",
        Ball::Agent => "Másvalaki maszkját lépteti egyet szárazföldön vagy vízen.",
        Ball::Ambassador => "A Nagykövetet lépteti egyet szárazföldön vagy vízen.",
        Ball::Nothing => "Senkit sem léptet.",
    },
    kind: |kind| match kind {
        Kind::Identity => "kilét",
        Kind::Build => "testalkat",
    },
    teams: ["Lord Fiddlebottom és Colonel Bubble", "Madame Zsa Zsa és Agent X"],
    and: |items| join(items, "és"),
    or: |items| join(items, "vagy"),

    subtitle: "Egy karneváli éj Velencében",
    welcome: "Négy álarcos ügynök, két titkos pár, egyetlen tablet. Találd meg a társadat, illesszétek össze a kódotok két felét, és teljesítsétek elsőként a küldetést!",
    new_table: "Új asztal",
    tables: "Asztalok",
    no_tables: "Még nincs asztal. Teríts egyet: egy perc az egész.",
    go_on: "Folytatás",
    look_back: "A végkifejlet",
    throw_away: "Eldobás",
    throw_away_sure: "Végleg eldobom",
    keep_it: "Megtartom",
    table_line: |names| names.to_string(),
    table_turn: |turn, who, phase| format!("{turn}. kör · {who} · {phase}"),
    table_over: "Végigjátszva",
    saved_at: |date| format!("mentve: {date}"),
    damaged_title: "Olvashatatlan mentés",
    damaged_help: "Úgy marad, ahogy van. Mielőtt eldobod, másold ki a szövegét.",
    copy_text: "Szöveg másolása",
    copied: "Kimásolva",
    unofficial: "Leo Colovini és Alex Randolph Inkognito című játékának nem hivatalos, rajongói változata. Minden rajz és szöveg a saját munkánk.",
    storage_full: "Nincs több hely a mentéshez. A játék folytatódik, de újratöltéskor elveszne: dobj el egy régi asztalt, vagy mentsd ezt fájlba a „Mentések és eszköz” lapon.",
    storage_forbidden: "Ez a böngésző nem engedi menteni az oldalt. A játék folytatódik, de újratöltéskor elveszne: mentsd az asztalt fájlba a „Mentések és eszköz” lapon.",
    table_gone: "Ez az asztal már nincs meg.",

    device: DeviceTexts {
        title: "Mentések és eszköz",
        ready: "Kész az asztalra: internet nélkül is működik.",
        not_ready: "Internet nélkül még nem működik.",
        update: "Megjött egy újabb változat.",
        update_now: "Az újabb változatot kérem",
        update_later: "Az újabb változat a kör végén érkezik.",
        kept_title: "A mentéseid",
        kept: "Ez a böngésző megígérte, hogy megőrzi az asztalaidat.",
        not_kept: "Ez a böngésző nem ígérte meg, hogy megőrzi az asztalaidat: ha fogytán a hely, törölheti őket.",
        seven_days: "A Safari mindent töröl, amit egy oldal eltett, ha hét napig nem nyitod meg. Telepítsd, vagy mentsd fájlba az asztalaidat.",
        awake_ios: "Ha játék közben elalszik a képernyő, az eszköz beállításai közt segíthetsz rajta: Kijelző, Automatikus zárolás.",
        install_title: "A Bauta telepítése",
        install_why: "Saját ikonnal, teljes képernyőn, internet nélkül.",
        install: "Telepítés",
        install_no: "Köszönöm, nem",
        installed: "A Bauta telepítve van.",
        ios_steps: [
            "Koppints a megosztás gombra; ha nincs ott, előbb erre: …",
            "Görgess lejjebb a listában; ha rövid, nyisd ki a többit is.",
            "Koppints erre: „Hozzáadás a Főképernyőhöz”.",
            "Koppints erre: „Hozzáadás”.",
        ],
        firefox_steps: [
            "Nyisd meg a böngésző menüjét: ⋮",
            "Koppints erre: „Alkalmazás hozzáadása a kezdőképernyőhöz”.",
        ],
        move_title: "Egy másik eszközre",
        move_help: "A mentésben benne van az asztal minden titka: nem ér leskelődni!",
        save_file: "Mentés fájlba",
        this_table: "Ez az asztal fájlba",
        copy_table: "Az asztal másolása szövegként",
        all_tables: "Minden asztal fájlba",
        take_file: "Fájl megnyitása",
        take_text: "Szöveg megnyitása",
        take_text_label: "Vagy illeszd be egy asztal szövegét",
        imported: |taken, known, refused| {
            let mut words = match taken {
                0 => "Nincs új asztal.".to_string(),
                n => format!("{n} új asztal érkezett."),
            };
            if known > 0 {
                words.push_str(&format!(" {known} már megvolt."));
            }
            if refused > 0 {
                words.push_str(&format!(" {refused} nem olvasható."));
            }
            words
        },
        import_refused: |why| format!("Ez nem ennek a játéknak az asztala ({why})."),
        too_large: "Ez túl sok egyetlen asztalfájlnak.",
        storage_cleared: "A böngésző tárhelye kiürült. Ez az asztal újra el van mentve; a többi elveszett.",
        rescue: |turn| format!("Folytatás innen: {turn}. kör"),
        elsewhere: "Ez az asztal egy másik lapon van nyitva.",
        elsewhere_more: "Itt csak nézheted.",
        take_over: "Folytatás itt",
        leave_title: "Felállsz az asztaltól?",
        leave_help: "El van mentve, ahogy most áll.",
        stay: "Maradok",
        fault_title: "Ha valami nem jó",
        report_help: "A hibajelentés nevek nélkül mondja el, mi történt. Amíg tart egy játék, titkot sem árul el, hacsak bele nem egyezel.",
        report: "Hibajelentés készítése",
        report_all: "Jelentés minden titokkal",
        diagnostics: "Diagnosztika",
        emergency_help: "Ez szándékosan elrontja az alkalmazást. Az asztalaid biztonságban vannak.",
        emergency: "Vészoldal kipróbálása",
        shake: "Az eszköz rázása is rázza a Kísértetet",
        no_shake: "Ez az eszköz nem jelzi a rázást, vagy nincs rá engedélye. A gomb ugyanezt teszi.",
        buzz: "Rezgés a nyilvános eseményeknél",
    },

    // Keys and speech.

    // Keys and speech.
    keys: KeyTexts {
        title: "Billentyűk",
        list: [
            "Hol állnak a maszkjaim",
            "Ki van a közelben",
            "Mely golyók maradtak",
            "Mi történt utoljára",
            "Ki kinek mutatott lapot; a saját lapodon az is, mi következik",
            "Hová juthat a választott maszk",
            "A táblához",
            "Ezek a billentyűk",
        ],
        board_keys: "A táblán a nyilak és a számok az utakat követik, az Enter választ.",
        switch_off: "Billentyűk kikapcsolása",
        switch_on: "Billentyűk bekapcsolása",
        steps: |pawn, place, n| format!("{pawn}, {place}: {n} lépés"),
        nobody_near: |place| format!("{place}: senki sincs a közelben."),
        balls_left: |balls| format!("Maradt golyók: {balls}."),
        no_balls: "Most nincs mivel lépni.",
        speak: "Most mondd el",
        speak_note: "Csak te halld: vegyél fülhallgatót, vagy tartsd közel az eszközt.",
        contrast_theme: "Nagy kontraszt",
    },

    setup_title: "Új asztal",
    setup_help: "Az óramutató járása szerint a tablet körül. Előbb a nevek; a titkok később jönnek, mindig csak egy szempárnak.",
    seat_label: |n| format!("{n}. hely"),
    name_label: "Név",
    colour_label: "Szín és maszk",
    move_up: |name| format!("{name} feljebb"),
    move_down: |name| format!("{name} lejjebb"),
    edition_label: "Kiadás",
    editions: ["Klasszikus", "2013", "2022"],
    edition_notes: [
        "1988 és 2001: három golyó senkit sem léptet, és csak gesztusok szabadok.",
        "Három golyó szárazföldre és vízre is jó, egy idegen maszkot léptet; bármit mondani szabad.",
        "Mint a 2013-as, de minden golyóból kettő van (a számok nem ellenőrzöttek).",
    ],
    more_options: "További szabályok",
    options: OptionTexts {
        balls: (
            "A Kísértet golyói",
            [
                "Klasszikus: 2 szárazföld, 2 víz, 1 bármelyik, 2 Nagykövet, 3 semmi",
                "2013: 2 szárazföld, 2 víz, 3 bármelyik, 1 idegen maszk, 2 Nagykövet",
                "2022: 2-2 szárazföld, víz, bármelyik, idegen maszk és Nagykövet",
            ],
        ),
        exile: (
            "A kikérdezett Nagykövet",
            [
                "bármelyik szabad színes mezőre vagy a nagykövetségre megy",
                "a nagykövetségre megy; ha az foglalt, bármelyik szabad színes mezőre",
            ],
        ),
        step: (
            "Ha kérdés helyett továbblépsz, a Nagykövet",
            ["ott marad, ahol van", "akkor is távozik"],
        ),
        repeats: (
            "Ugyanazok a kártyák újra",
            ["nem mutathatók", "mutathatók, de a kérdező szóvá teheti"],
        ),
        penalty: (
            "A szóvá tett ismétlés ára",
            [
                "egy új pár; ha az is ismert, az igaz kártya (2001)",
                "eggyel kevesebb kártya; harmadszorra egyetlen igaz kártya (2013)",
            ],
        ),
        completion: (
            "A küldetés teljesül",
            [
                "ha a tábla állása megfelel; a Nagykövetnek ebben a körben kellett a nagykövetségre érnie",
                "csak ha ugyanabban a körben korábban még nem teljesült",
                "bármikor, ha a tábla állása megfelel",
            ],
        ),
        talk: ("Beszéd az asztalnál", ["bármi mondható, igaz vagy hamis", "csak gesztusok"]),
        placement: (
            "A maszkok kezdetben",
            ["összekeverve állnak a színükön", "úgy állnak, ahogy a gazdájuk elhelyezi őket"],
        ),
        exits: (
            "A magányos ügynök szökése",
            ["a saját kijáratán", "a párja vagy a saját kijáratán"],
        ),
    },
    default_mark: "alapeset",
    deal: "Osztás",
    back: "Vissza",
    same_name: |name| format!("Két helyen is {name} ül. Adj egyiküknek más nevet."),
    same_colour: |colour| format!("Két hely is {colour}. Adj az egyiknek más színt."),
    bad_seating: "Minden ügynöknek más szín kell.",

    players_label: "Hányan játszotok?",
    players: |n| n.to_string(),
    players_notes: [
        "Egy pár meg egy magányos ügynök, és senki sem tudja, ki az.",
        "Két pár: az igazi játék.",
        "Két pár, az ötödik játékos pedig a Nagykövet.",
    ],
    classic_for_five: "A klasszikus kiadás nem ismer ötszemélyes játékot: válassz újabbat.",
    ambassador_role: AMBASSADOR,

    help_label: "Segítség",
    helps: ["Papír", "Írnok", "Nyomozó", "Orákulum"],
    help_notes: [
        "A válasz egyszer látszik. Jegyzeteljetek magatok.",
        "Minden válasz megmarad a kérdező jegyzetlapján.",
        "Ami ezekből következik, az is odakerül, indoklással.",
        "Meg az esélyek is, megnevezett feltevés mellett.",
    ],

    person: "ember",
    played_by: "Ki játszik",
    character_names: ["Bortolo", "Zanetta", "Orseolo", "Marina", "Colombina", "Momolo"],
    characters: [
        "a becsületes írnok",
        "az ikertestvér",
        "a kétkulacsos",
        "a szfinx",
        "a komédiás",
        "a szélkakas",
    ],
    character_notes: [
        "Elpirul, ha füllent, hát ritkán füllent.",
        "Mindent kétszer mond, és reméli, hogy senki sem hiszi el.",
        "Minden ruhaujjában lapul egy küldetéskártya.",
        "Egy arcizma sem rándul. Egyetlenegy sem.",
        "Egész éjjel arcokat vág, többnyire másokét.",
        "Hol ezt, hol azt. Kérdezd meg holnap is.",
    ],
    levels: ["turista", "gondolás", "besúgó", "kémfőnök"],
    level_label: "Mennyire jó",
    character_label: "Kicsoda",
    bot: |character, level| format!("{character} ({level})"),
    paces: ["Lépésenként", "Rendes", "Gyors", "Amíg én jövök"],
    pace_label: "A botok tempója",
    next_step: "Következő lépés",
    watching: |name| format!("{name} mesterkedik."),
    watching_more: |who| format!("A maszk mögött: {who}."),
    took_over: |seat, who| format!("Mostantól {seat} helyén {who} játszik."),
    person_took_over: |seat| format!("Mostantól {seat} helyén ember játszik."),
    will_take_over: |who| format!("A következő lépésnél átveszi: {who}."),
    now_alone: "Egyetlen ember maradt a botok között: nincs több függöny.",
    now_company: "Többen játszotok: mostantól minden lépés előtt függöny van.",
    give_to_bot: "Vegye át egy bot",
    give_to_person: "Vegye át egy ember",
    to_the_game: "A játékhoz",
    companies: ["Társaság az asztalnál", "Egyedül botok között"],
    company_notes: [
        "A tablet kézről kézre jár. Bármelyik helyre ülhet bot.",
        "Egyetlen ember, függöny nélkül. Hogy kik a többiek, lejjebb dől el.",
    ],
    bot_plays: "Bot",
    nobody_plays: "Legalább egy helyen embernek kell ülnie.",
    missed_n: |n| format!("{n} lépés az utolsó kör óta"),
    missed_since: "Az utolsó kör óta",
    moved_line: |by, pawn, from, to| format!("{by}: {pawn}, {from} – {to}"),
    sent_line: |by, pawn, to| format!("{by} áthelyezte {} ide: {to}", whom(pawn)),

    tic_line: |name, tell| format!("{name}: {tell}."),
    hearsay: "Szóbeszéd",
    hearsay_help: "Grimaszok találkozáskor. Bárki bárkiét utánozhatja.",
    book_of: |name| format!("{name} könyve"),
    book_help: "Mit tartott lehetségesnek a bot az egyes lépéseknél, és miért tette, amit tett.",
    book_reading: "Lapozunk…",
    book_partner: |list| format!("A társ, számolás szerint: {list}."),
    book_chance: |name, percent| format!("{name} {percent}%"),
    why: WhyTexts {
        course: "Nem volt más tennivaló, vagy nem számított.",
        whim: "Szeszélyből.",
        to_win: |percent| {
            format!("A győzelemért: a tábla állása {percent}% eséllyel megfelel a küldetésnek.")
        },
        to_meet: |names| format!("Hogy kérdezhessen. Kit? {names}."),
        to_stand: "Hogy jól álljon a következő körökre.",
        to_learn: |name| format!("Hogy megtudja, kicsoda {name}."),
        to_tell: |percent| {
            format!(
                "Hogy mindent eláruljon a társának: a játékból ítélve {percent}% az esély, hogy ő az."
            )
        },
        to_hint: |percent| {
            format!("Célzás, amelyet a társ megért: {percent}% az esély, hogy ő az.")
        },
        to_hide: |left| match left {
            1 => "Hogy elrejtse, ami még rejthető: már csak egy kilét és testalkat illik rá."
                .to_string(),
            n => format!("Hogy keveset áruljon el: {n} kilét–testalkat pár még illik rá."),
        },
        to_bluff: "Blöff a küldetéskártyával.",
        habit: "Megszokásból.",
        to_place: "Hogy az a maszk ott álljon, ahol hasznos, vagy ahol nincs útban.",
        accomplished: |percent| format!("A küldetés teljesült: az esélye {percent}%."),
        escaping: |percent| format!("Egyedül, a kijáratnál: az esélye {percent}%."),
        all_known: "Mindenki lapjai ismertek.",
        maybe_partner: |percent| format!("A kéz {percent}% eséllyel a társáé."),
        no_partner: "A kéz biztosan ellenfélé.",
        repeated: "A válasz ismétlés volt.",
        fallback: "Itt valami elromlott; ez ártalmatlan kiút volt.",
    },

    pad_partner: |name| format!("A társad: {name}."),
    pad_partner_open: "Még nem tudod, ki a társad.",
    pad_alone: "Egyedül vagy.",
    pad_alone_open: "Lehet, hogy egyedül vagy.",
    pad_mission: |goal| format!("A küldetésed: {goal}"),
    pad_enemies: |goals| format!("Az övék lehet: {goals}"),
    pad_enemy_escape: |agent| format!("{agent} megszökik."),
    pad_worlds: |n| match n {
        1 => "Már csak egyetlen leosztás lehetséges.".to_string(),
        n => format!("Még {n} leosztás lehetséges."),
    },
    pad_identity: "Kilét",
    pad_build: "Testalkat",
    pad_certain: "biztos",
    pad_possible: "lehetséges",
    pad_impossible: "kizárt",
    pad_cell: |who, what, mark| format!("{who}, {what}: {mark}"),
    pad_no_answers: "Még nincs válasz.",
    pad_paper: "Üres lap: amit mutattak, nem marad rajta. Koppints egy négyzetre, és írj bele.",
    pad_clerk: "Minden válasz megmarad; a következtetés a tiéd. Koppints egy négyzetre, és írj bele.",
    pad_why: "Koppints egy négyzetre: látod az okát, és a magad jelét is beírhatod.",
    pad_open_cell: "Ezt még semmi sem dönti el.",
    pad_own_mark: "Saját jel",
    pad_signs: ["gyanús", "tiszta", "kérdéses", "semmi"],
    pad_number: "Szám",
    pad_note: "Rövid jegyzet",
    pad_write: "Beírás",
    pad_written: |turn, what| format!("{turn}. kör, ezt írtad: {what}"),
    pad_torn: "A jeled nem fér össze azzal, ami ezen a lapon áll.",
    pad_tab_mine: "Amit én tudok",
    pad_tab_about: "Amit rólam tudhatnak",
    pad_about_help: "Amit ki-ki kikövetkeztethet a neki mutatott lapjaidból, és semmi másból.",
    pad_about_left: |n| match n {
        1 => "Tudható, ki vagy, és hogy nézel ki.".to_string(),
        n => format!("A 16 kilét–testalkat párból {n} maradt."),
    },
    pad_assumption: [
        "Ha minden szabályos válasz egyformán valószínű volna.",
        "Ha a hamis lapok olykor visszatérnek.",
        "Ha a hamis lapok gyakran visszatérnek.",
    ],
    pad_bluff: "A többiek blöffölnek",
    pad_bluffs: ["ahogy adódik", "néha", "gyakran"],
    pad_assume: |fact| format!("Tegyük fel: {fact}?"),
    pad_assumed: |fact| format!("Feltéve: {fact}"),
    pad_assume_end: "Feltevés elvetése",
    pad_assume_never: "Ez nem lehet.",
    fact_is: |who, what| format!("{who} valójában {what}"),
    fact_is_not: |who, what| format!("{who} nem {what}"),
    fact_has: |who, word| format!("{who} kódfele {word}"),
    fact_has_not: |who, word| format!("{who} kódfele nem {word}"),
    because_own: |what| format!("Te {what} vagy."),
    because_own_word: |word| format!("A te kódfeled {word}."),
    because_shown: |turn, who, cards| {
        format!("{turn}. kör, {who} ezt mutatta: {cards}. Legalább az egyik igaz.")
    },
    because_shown_one: |turn, who, cards| {
        format!("{turn}. kör, {who} ezt mutatta: {cards}. Ez a bizonyíték.")
    },
    because_fact: |fact| format!("{fact}, lásd fent."),
    gives_away: |after, before| format!("Így még {after} hihető {before} kilét–testalkat párból."),

    hand_to: |name| format!("Add {name} kezébe a tabletet"),
    errand_passport: "A lapok ki vannak osztva. Nézd meg az útleveledet, egyedül.",
    errand_turn: "Te jössz.",
    errand_answer: |asker, kind| match kind {
        Kind::Identity => format!("{asker} azt kérdezi, ki vagy."),
        Kind::Build => format!("{asker} azt kérdezi, hogy nézel ki."),
    },
    errand_answer_through: |asker, kind| match kind {
        Kind::Identity => format!("{asker} a Nagykövet révén azt kérdezi, ki vagy."),
        Kind::Build => format!("{asker} a Nagykövet révén azt kérdezi, hogy nézel ki."),
    },
    errand_heard: "Megjött a válasz a kérdésedre.",
    errand_hand: |by| format!("{by} sikert jelent be, és feléd nyújtja a kezét."),
    errand_passed: "Lapok mennek át a Nagykövet kezén.",
    errand_report: "A Nagykövet megírja a jelentését.",
    hold_to_open: "Nyitáshoz tartsd a maszkot",
    hold_mask: |name| format!("Tartsd nyomva, és nyílik {name} függönye"),
    open_without_holding: "Nyitás tartás nélkül",
    open_sure: |name| format!("Igen, {name} vagyok: nyíljon"),
    not_me: |name| format!("Nem {name} vagyok"),
    waiting_for: |name| format!("Most várjuk: {name}"),
    waiting_help: "Semmi titok nem látszott. A táblát mindenki megnézheti; aztán adjátok tovább a tabletet.",
    is_here: |name| format!("{name} itt van"),
    sealing: "Egy pillanat, szárad a pecsétviasz…",
    cover_pass_on: "Letakarom, továbbadom",
    cover_go_on: "Letakarom, tovább",

    board_label: "A tábla: Velence",
    board_help: "Nyílbillentyűkkel vagy az utak számával mezőről mezőre léphetsz, az Enter választ.",
    seats_label: "Helyek a kör sorrendjében",
    tools_label: "Iratok",
    action_label: "Mi a teendő most",
    turn_line: |turn| format!("{turn}. kör"),
    phase_place: "elhelyezés",
    phase_start: "a Kísértet előtt",
    phase_move: "mozgás",
    phase_meet: "találkozások",
    phase_answer: "válaszra várva",
    phase_expel: "áthelyezés",
    phase_hand: "kinyújtott kéz",
    phase_over: "vége",
    whose_turn: |name| format!("{name} van soron"),
    passport: "Útlevél",
    notes: "Jegyzetek",
    log: "Napló",
    rules: "Szabályok",
    menu: "Menü",
    close: "Bezárás",
    zoom_in: "Közelebb",
    zoom_out: "Egész város",
    day_theme: "Nappal",
    night_theme: "Éjjel",
    quiet_motion: "Mozgás nélkül",
    full_motion: "Mozgással",
    names_on: "Helynevek mutatása",
    names_off: "Helynevek elrejtése",
    // Board and sound.
    volumes: ["Hang: ki", "Hang: halk", "Hang: teljes"],
    turn_on: "Forduljon a szemben ülő felé",
    turn_off: "Ne forduljon",
    leave_table: "Felállok az asztaltól",
    mission_accomplished: "A küldetés teljesítve!",

    say_place: "Helyezd el a maszkjaidat: koppints két meződre, és helyet cserélnek.",
    say_place_swap: "Most a másik mező, amellyel cserél.",
    do_place: "Jól állnak a maszkjaim",
    say_start: |name| format!("{name}, rázd meg a Kísértetet: három golyót mutat."),
    do_shake: "Rázd meg a Kísértetet",
    say_move: "Válassz egy golyót vagy egy maszkot.",
    say_move_ball: |ball| format!("{}: válassz maszkot.", capital(ball)),
    say_move_pawn: |pawn| format!("{}: válaszd ki, hová.", capital(pawn)),
    say_no_balls: "Egyik golyó sem mozgat már senkit.",
    say_will_meet: |list| format!("Találkozik {}.", with(list)),
    take_back: "Visszavonás",
    do_march: "Így lépek",
    do_stay: "Nem lépek",
    no_way_back: "nincs visszaút",
    say_meetings: |n| match n {
        1 => "Egy találkozás: kérdezz, vagy lépj tovább.".to_string(),
        _ => format!("{n} találkozás: kérdezz, vagy lépj tovább, bármilyen sorrendben."),
    },
    meeting_at: |own, met, place| format!("{} találkozik {} ({place})", capital(own), with(met)),
    ask_identity: "Kiléte?",
    ask_build: "Testalkata?",
    ask_whom: "Ki feleljen rajta keresztül?",
    step_on: "Inkább továbblépek",
    one_by_one: "Egyenként",
    all_sealed: "Mind egy cédulán",
    sealed_help: "Minden kérdés egyszerre hangzik el, egyetlen körben érkezik rájuk válasz; a végén lehet elolvasni őket.",
    seal_slip: "Pecsét a cédulára",
    route: |names, passes| format!("{} ({passes} átadás)", names.join(" → ")),
    say_step: |pawn| format!("{}: válassz egy szomszédos üres mezőt.", capital(pawn)),
    do_step: |place| format!("Továbblépek: {place}"),
    say_expel: |pawn| format!("Helyezd át {}: válassz egy üres mezőt.", whom(pawn)),
    do_expel: |pawn, place| format!("{} ide: {place}", capital(&whom(pawn))),
    choose_space: "Válassz mezőt",
    say_end: |name| format!("Minden megvan. Utána: {name}."),
    do_end: "Kör vége",
    look_again: "Lapok újra",

    private_of: |name| format!("Csak {name} szemének"),
    passport_of: |name| format!("{name} útlevele"),
    you_are: |agent, build| {
        format!("Te {agent} vagy. Négy maszkod közül {} {build} vagy te.", the(build))
    },
    your_tell: |tell| format!("Árulkodó jeled, igaz vagy színlelt: {tell}."),
    your_partner: |agent| format!("A társad {agent}. Derítsd ki, ki bújik meg mögötte."),
    your_codeword: |word| format!("A kód nálad lévő fele: {word}."),
    missions_of: |team| format!("{team} küldetései"),
    mission_open: "lehet a miénk",
    mission_closed: "nem lehet a miénk",
    hold_to_look: "Felfedés",
    look_for_a_while: |seconds| {
        format!(
            "Rövid nyomásra {seconds} másodpercig látszik. Nyomva tartva addig, amíg el nem engeded."
        )
    },
    covered: "Letakarva",
    cover: "Letakarás",
    asks_identity: |name| format!("{name} azt kérdezi, ki vagy"),
    asks_build: |name| format!("{name} azt kérdezi, hogy nézel ki"),
    asks_through: "a Nagykövet révén",
    duty_triple: |kind| match kind {
        Kind::Identity => {
            "Mutass két azonosítót és egy testalkatot. Legalább az egyik legyen igaz."
        }
        Kind::Build => "Mutass két testalkatot és egy azonosítót. Legalább az egyik legyen igaz.",
    },
    duty_pair: |kind| match kind {
        Kind::Identity => "Mutass két azonosítót. Az egyik legyen igaz.",
        Kind::Build => "Mutass két testalkatot. Az egyik legyen igaz.",
    },
    duty_new_pair: |kind| match kind {
        Kind::Identity => {
            "Szóvá tették az ismétlést. Mutass két azonosítót, amelyek párban még nem szerepeltek; az egyik legyen igaz."
        }
        Kind::Build => {
            "Szóvá tették az ismétlést. Mutass két testalkatot, amelyek párban még nem szerepeltek; az egyik legyen igaz."
        }
    },
    duty_true_card: |kind| match kind {
        Kind::Identity => "Szóvá tették az ismétlést. Mutasd meg az igaz azonosítódat.",
        Kind::Build => "Szóvá tették az ismétlést. Mutasd meg az igaz testalkatodat.",
    },
    duty_either: "Harmadszorra is szóvá tették. Mutass egyetlen igaz kártyát, amelyiket akarod.",
    your_cards: "Kártyáid",
    secret_cards: "Titkos kártyáid",
    true_mark: "igaz",
    grey_of: |card| format!("titkos kártya: {card}"),
    mission_no_truth: "A küldetéskártya kitölt egy helyet, de nem számít igaz kártyának.",
    mission_through: "A küldetéskártya mellett a másik lapnak igaznak kell lennie: elárul téged.",
    already_seen: |name| format!("{name} már látta tőled"),
    already_none: |name| format!("{name} még semmit sem látott tőled."),
    in_turn: |turn, cards| format!("{turn}. kör: {cards}"),
    show_these: "Ezeket mutatom",
    missing_more: |kind, n| {
        let word = match kind {
            Kind::Identity => "azonosító",
            Kind::Build => "testalkat",
        };
        format!("Még {} {word} kell.", number(n))
    },
    missing_slot: "Még egy kártya kell.",
    too_many: "Ehhez a kérdéshez ez sok kártya: tegyél vissza egyet.",
    missing_truth: "Még nincs köztük igaz.",
    shown_in_turn: |turn| format!("Ez a szett már szerepelt ({turn}. kör)."),
    inside_triple_of_turn: |turn| {
        format!("Ez a pár benne volt egy már mutatott hármasban ({turn}. kör).")
    },
    not_spent: "Egyetlen kártya csak akkor elég, ha már minden párt megmutattál.",
    only_true_card: "Minden mást megmutattál már: mutasd az igaz kártyát egymagában.",
    ready_to_show: |cards| format!("{}.", capital(cards)),
    showed_you: |name| format!("{name} ezt mutatja neked"),
    one_is_true: "Legalább az egyik igaz.",
    it_is_true: "Ez igaz.",
    grey_is_true: "A szürke kártya önmagát igazolja.",
    repeat_flag: "Ezt már láttad egyszer. Szóvá teheted.",
    call_repeat: "Ismétlés!",
    notes_empty: "Még semmit sem láttál, és semmit sem mutattál.",
    notes_received: "Amit láttam",
    notes_given: "Amit mutattam",
    hand_offered: |by| format!("{by} feléd nyújtja a kezét"),
    hand_help: "Ha társak vagytok, és a küldetés teljesül a táblán, a kézfogással nyertek. A válaszod előtt semmi más nem derül ki.",
    accept: "Kézfogás",
    refuse: "Elutasítás",
    look_at_board: "Megnézem a táblát",
    back_to_hand: "Vissza a kézhez",

    say_stroll: "A Nagykövet egyet vagy kettőt léphet, vagy marad.",
    say_must_ask: "Akivel a Nagykövet találkozik, attól kérdez.",
    passed_title: "A te kezeden át",
    passed_line: |by, to| format!("{by} mutatja, {to} látja"),
    report: "Jelentés",
    report_by: |name| format!("{name} jelentést ír"),
    report_title: "A Nagykövet jelentése",
    report_help: "Ha egyszer le van pecsételve, nem változtatható. Ha valaki sikert jelent be, előbb ezt bontják fel: ha minden szava igaz, a Nagykövet egyedül nyer.",
    report_identity_of: |name| format!("{name} kiléte"),
    report_build_of: |name| format!("{name} testalkata"),
    report_open: "válassz",
    report_seal: "Pecsét a jelentésre",
    report_missing: "Minden kilétnek és minden testalkatnak egyszer kell benne lennie.",
    report_sealed: "A jelentés le van pecsételve.",
    report_was_right: |name| format!("{name} lepecsételt jelentésének minden szava igaz volt."),
    report_was_wrong: |name| format!("{name} lepecsételt jelentése hibás volt."),
    report_was_none: |name| format!("{name} nem pecsételt le jelentést."),
    ambassador_passport: "Te vagy a Nagykövet, saját kártyáid nincsenek. Tudd meg mindenkiről, ki ő és hogy néz ki, és pecsételd le a jelentésedet, mielőtt valaki sikert jelent be.",

    alone: "Senki felé: egyedül vagyok",
    alone_help: "Csak ha a társad lapjai félretéve fekszenek, és az igaz maszkod a kijáratodnál áll.",
    announce_escape: "Szökés bejelentése",
    your_exit: |place| format!("Ha egyedül vagy, a kijáratod: {place}."),
    laid_aside: "A hiányzó ügynök",
    declare_title: "A küldetés teljesítve!",
    declare_help: "Azt állítod, hogy a küldetésed most teljesül a táblán. Ha a társ vagy a küldetés nem az igazi, az ellenfeleid nyernek.",
    declare_whom: "Ki felé nyújtod a kezed?",
    declare_to: |name| format!("Bejelentem, és {name} felé nyújtom a kezem"),
    not_yet: "Még nem",

    won_by: |names, _| format!("{names} nyert"),
    verdict: |verdict, said| {
        let Said { seat, other, goal, .. } = said;
        match verdict {
            Verdict::MissionAccomplished => {
                format!("{seat} és {other} társak, kezet fogtak, és a küldetésük teljesült: {goal}")
            }
            Verdict::MissionNotFulfilled => {
                format!(
                    "{seat} és {other} társak, de a küldetésük nem teljesült: {goal} Így a többiek nyernek."
                )
            }
            Verdict::PartnerRefused => {
                format!(
                    "{seat} és {other} társak, de {other} elutasította a kezet. Így a többiek nyernek."
                )
            }
            Verdict::WrongPartnerAccepted => {
                format!(
                    "{seat} és {other} kezet fogtak, de nem társak. Így {seat} ellenfelei nyernek."
                )
            }
            Verdict::WrongPartnerRefused => {
                format!(
                    "{seat} a kezét {other} felé nyújtotta, de nem társak, és {other} elutasította. Így {seat} ellenfelei nyernek."
                )
            }
            Verdict::Escaped => format!("{seat} egyedül volt, és elérte a kijáratot."),
            Verdict::NoEscape => {
                format!("{seat} egyedül volt, de nem a kijáratnál. Így a pár nyer.")
            }
            Verdict::NotAlone => {
                format!(
                    "{seat} szökést jelentett be, de nincs egyedül. Így a magányos ügynök nyer."
                )
            }
            Verdict::NobodysPartner => {
                format!("{seat} kezet nyújtott, pedig egyedül van. Így a pár nyer.")
            }
            Verdict::ReportRight => {
                "Előbb a Nagykövet lepecsételt jelentését bontották fel, és minden szava igaz."
                    .to_string()
            }
        }
    },
    goal_was: |goal| format!("A küldetés: {goal}"),
    all_cards: "Minden lap",
    see_board: "A tábla",
    see_result: "Az eredmény",
    to_the_tables: "Az asztalokhoz",
    winner_mark: "nyertes",

    goal_any_meets: |met| format!("A pár bármelyik maszkja találkozik {}.", with(met)),
    goal_meets: |agent, met| format!("{agent} találkozik {}.", with(met)),
    goal_reaches: |agent, place| format!("{agent} eljut {}.", onto(place)),
    goal_either_reaches: |place| format!("A két társ valamelyike eljut {}.", onto(place)),
    goal_ambassador: |place| format!("A Nagykövet {} kerül.", onto(place)),
    goal_number: numbered,

    seat_public: |name| format!("Amit mindenki tud: {name}"),
    seat_starts: "Szín és maszk",
    seat_figures: "Maszkok",
    seat_stands: |build, place| format!("{build}: {place}"),
    seat_asked: "Kérdések",
    seat_asked_none: "Még senki sem kérdezett, és senkit sem kérdeztek.",

    space_plain: "mező",
    space_start: |colour| format!("{colour} mező"),
    space_goal: numbered,
    space_embassy: "a Nagykövet otthona",
    by_land: |list| format!("szárazföldön {list}"),
    by_water: |list| format!("vízen {list}"),
    here: |list| format!("itt: {list}"),
    target_stay: "ide léphet",
    target_pass: "itt átmehet, de nem maradhat",
    target_far: "ide eljuthat",
    target_chosen: "kiválasztva",

    log_turn: |turn, who| format!("{turn}. kör: {who}"),
    log_placed: |who| format!("{who} elhelyezte a maszkjait."),
    log_drawn: |who, balls| format!("{who} ezt mutatta: {balls}."),
    log_stayed: |who| format!("{who} senkit sem léptetett."),
    log_hop: |pawn, place| format!("{pawn} → {place}"),
    log_marched: |who, hops| format!("{who} léptetett: {hops}."),
    log_asked: |by, of, kind| match kind {
        Kind::Identity => format!("{by} megkérdezte {of} kilétét."),
        Kind::Build => format!("{by} megkérdezte {of} testalkatát."),
    },
    log_asked_through: |by, of, kind| match kind {
        Kind::Identity => format!("{by} a Nagykövet révén megkérdezte {of} kilétét."),
        Kind::Build => format!("{by} a Nagykövet révén megkérdezte {of} testalkatát."),
    },
    log_shown: |by, to| format!("{by} felelt, {to} megnézte a lapokat."),
    log_repeat: |by, of| format!("{by} szóvá tett egy ismétlést: {of} megfizet érte."),
    log_stepped: |pawn, place| format!("{} továbblépett ide: {place}.", capital(pawn)),
    log_expelled: |by, pawn, place| format!("{by} áthelyezte {} ide: {place}.", whom(pawn)),
    log_ended: |who| format!("{who} befejezte a körét."),
    log_declared: |by, to| {
        format!("{by} bejelentette: „A küldetés teljesítve!”, és {to} felé nyújtotta a kezét.")
    },
    log_escape: |who| format!("{who} szökést jelentett be."),
    log_accepted: |who| format!("{who} elfogadta a kezet."),
    log_refused: |who| format!("{who} elutasította a kezet."),
    log_reported: |who| format!("{who} lepecsételt egy jelentést."),
    log_empty: "Az éj még nem kezdődött el.",

    refusal,
    hint_choose_pawn: "Előbb válassz egyet a megjelölt maszkok közül.",
    hint_no_ball_for: |pawn| format!("Ebben a körben egyik golyó sem mozgatja {}.", whom(pawn)),
    hint_out_of_reach: |pawn, place| {
        format!("{} a maradék golyókkal nem ér el ide: {place}.", capital(pawn))
    },
    hint_no_ball_left: "Elfogytak a golyók: hagyd jóvá a mozgást, vagy vonj vissza egy lépést.",
    hint_own_starts: "A maszkjaid a te színed négy mezőjéről indulnak.",
    hint_nothing: "A táblán most nincs mit választani.",

    rules_title: "A szabályok röviden",
    rules_sections: &[
        (
            "A cél",
            &[
                "Lord Fiddlebottom és Colonel Bubble társak; Madame Zsa Zsa és Agent X úgyszintén. Senki sem tudja, ki kit játszik.",
                "Négy maszkod közül az igazi testalkatú te magad vagy; a másik három csak félrevezet. Egy pár két küldetéskártyája együtt adja a küldetése kódját.",
                "Találd meg a társadat, tudd meg a kódot, valósítsd meg, amit az útlevél listája ír mellette, és jelentsd be a saját körödben.",
            ],
        ),
        (
            "Egy kör",
            &[
                "Rázd meg a Kísértetet: három golyó, mindegyik egy lépés. Egyiket sem kötelező felhasználni.",
                "A szárazföldi, a vízi és a mindkettőre jó golyó a saját maszkjaidat lépteti; a kalapos a Nagykövetet; az újabb kiadásokban egy golyó más maszkját lépteti.",
                "Bárki mellett elhaladhatsz. A mozgás végén saját maszkjaid külön mezőn állnak, ellenfelenként legfeljebb egy maszkkal osztozol mezőn, és a Nagykövettel csak te állhatsz egy mezőn.",
                "Aztán minden találkozásra sor kerül, bármilyen sorrendben: kérdezz, vagy lépj tovább helyette egy üres mezőre.",
            ],
        ),
        (
            "Kérdések",
            &[
                "Akinek a kilétét kérdezik, két azonosítót és egy testalkatot mutat; akinek a testalkatát, az két testalkatot és egy azonosítót. Legalább egy kártya igaz.",
                "A Nagykövetnél bármelyik ellenfeledtől kérhetsz két azonosítót vagy két testalkatot: az egyik igaz.",
                "A szürke titkos kártya önmagát igazolja. A küldetéskártya kitölthet egy helyet, de sosem számít igaznak.",
                "Ugyanaz a három kártya nem mutatható még egyszer ugyanannak a játékosnak; ugyanaz a pár sem, és olyan pár sem, amely benne volt egy már mutatott hármasban.",
            ],
        ),
        (
            "Áthelyezés",
            &[
                "A válasz után a kérdezett maszk egy számozatlan üres mezőre kerül, amelyiket a kérdező választja.",
                "A Nagykövet a nagykövetségre vagy egy színes mezőre megy, kiadás szerint.",
            ],
        ),
        (
            "Három játékos",
            &[
                "Egy szín kimarad, és egy adag titkos kártyát látatlanul félretesztek: így hármatok közül valaki egyedül van, és eleinte senki sem tudja, ki az.",
                "Ha egy küldetés a félretett ügynököt nevezi meg, helyette a társa értendő.",
                "A magányos ügynök szökéssel nyer: Lord Fiddlebottom az 5-ös mezőn, Colonel Bubble az 1-esen, Madame Zsa Zsa a 4-esen, Agent X a 6-oson, az igazi maszkjával. Aki szökést jelent be, és nincs egyedül, az veszít.",
            ],
        ),
        (
            "Öt játékos",
            &[
                "Az ötödik játékos a Nagykövet: körönként egyet vagy kettőt lép, szárazföldön vagy vízen. Akivel találkozik, attól két azonosítót vagy két testalkatot kér, az egyik igaz, majd áthelyezi.",
                "Amit a Nagykövet révén mutatnak, azt előbb az ő játékosa látja.",
                "Egyszer, bármelyik kör elején vagy végén, lepecsételhet egy jelentést minden kilétről és testalkatról. Ha az siker bejelentésekor igaznak bizonyul, egyedül ő nyer.",
                "Ha egy küldetés a Nagykövetet vinné valahová, akkor ott bármelyik társ igazi maszkja teljesíti.",
            ],
        ),
        (
            "A küldetés teljesítve!",
            &[
                "Bejelentheted a Kísértet előtt, a mozgás után, minden válasz után, áthelyezés után és továbblépés után; mindig csak a saját körödben.",
                "Nyújts kezet. Ha a másik a társad, elfogadja, és a küldetés teljesült, a párotok nyer. Minden más esetben az ellenfeleid nyernek.",
            ],
        ),
    ],
    rules_of_table: "Ennél az asztalnál",
    talk_note: |agent| match agent {
        Agent::LordFiddlebottom => "Lord Fiddlebottom jobb szeme rángatózik.",
        Agent::ColonelBubble => "Colonel Bubble a bal fülcimpáját húzogatja.",
        Agent::AgentX => "Agent X a homlokát ráncolja.",
        Agent::MadameZsaZsa => "Madame Zsa Zsa felhúzza az orrát.",
    },

    answer_tic: "Válasz grimasszal",
    tic_shown: |bot, tell| format!("Tőled {bot} felé: {tell}."),
    book_tic: |who, tell, agent| {
        format!("{who} grimasza felém: {tell}. Ilyet {agent} szokott. Szóbeszéd: nem számított.")
    },
};

const AMBASSADOR: &str = "a Nagykövet";
const EMBASSY: &str = "Nagykövetség";
const MASK: &str = "maszkja";

fn number(n: usize) -> String {
    match n {
        1 => "egy".to_string(),
        2 => "két".to_string(),
        n => n.to_string(),
    }
}

/// A space with a number: `5-ös mező`.
fn numbered(number: u8) -> String {
    let ending = match number {
        3 | 8 => "as",
        5 => "ös",
        6 => "os",
        _ => "es",
    };
    format!("{number}-{ending} mező")
}

/// The article before a lower-case word or a space's number: `az` before a vowel that is heard.
fn the(word: &str) -> &'static str {
    if word.starts_with(['a', 'á', 'e', 'é', 'i', 'o', 'ö', 'u', 'ü', '1', '5']) {
        "az"
    } else {
        "a"
    }
}

/// The pawns as what something is done to.
fn whom(pawns: &str) -> String {
    pawns.replace(MASK, "maszkját").replace(AMBASSADOR, "a Nagykövetet")
}

/// The pawns, or an agent, as whom somebody meets.
fn with(met: &str) -> String {
    match met {
        "Lord Fiddlebottom" => "Lord Fiddlebottommal".to_string(),
        "Colonel Bubble" => "Colonel Bubble-lel".to_string(),
        "Agent X" => "Agent X-szel".to_string(),
        "Madame Zsa Zsa" => "Madame Zsa Zsával".to_string(),
        pawns => pawns.replace(MASK, "maszkjával").replace(AMBASSADOR, "a Nagykövettel"),
    }
}

/// A mission's destination as where somebody goes.
fn onto(place: &str) -> String {
    if place == EMBASSY {
        "a nagykövetségre".to_string()
    } else {
        format!("{} {place}re", the(place))
    }
}

fn refusal(error: &RuleError, said: &Said) -> String {
    let Said { place, from, pawn, seat, ball, .. } = said;
    match error {
        RuleError::NotYourTurn => "Most más van soron.".to_string(),
        RuleError::WrongPhase => "A körnek ezen a pontján nem lehet.".to_string(),
        RuleError::NoSuchDraw => "Ilyen golyókat a Kísértet nem mutathat.".to_string(),
        RuleError::BadPlacement => {
            "Mind a négy maszknak a te mezőid egyikén kell állnia.".to_string()
        }
        RuleError::BallNotThere(_) => format!("Ilyen golyó már nincs: {ball}."),
        RuleError::BallMovesOthers(..) => {
            format!("Ez a golyó ({ball}) nem mozgatja {}.", whom(pawn))
        }
        RuleError::PawnNotInPlay(_) => format!("{} nincs játékban.", capital(pawn)),
        RuleError::NoRoute { ball: Ball::Land, .. } => {
            format!("Nincs szárazföldi út: {from} – {place}.")
        }
        RuleError::NoRoute { ball: Ball::Water, .. } => {
            format!("Nincs vízi út: {from} – {place}.")
        }
        RuleError::NoRoute { .. } => format!("Egy lépéssel nincs út: {from} – {place}."),
        RuleError::OwnFiguresTogether(_) => {
            format!("Két saját maszkod nem maradhat együtt itt: {place}.")
        }
        RuleError::TwoMeetingsWith(_) => {
            format!(
                "Egy körben minden ellenfelednek csak egy maszkjával találkozhatsz, itt kettő volna: {seat}."
            )
        }
        RuleError::AmbassadorWithOther(_) => {
            format!(
                "A Nagykövet csak a te maszkoddal maradhat egy mezőn, máséval nem: {place}."
            )
        }
        RuleError::MovedOntoOther(_) => {
            format!(
                "Más maszkját csak üres mezőre vagy a te maszkodhoz léptetheted, ide nem: {place}."
            )
        }
        RuleError::TooMany(_) => {
            format!("Egy mezőn legfeljebb ketten maradhatnak, itt hárman vannak: {place}.")
        }
        RuleError::NoSuchMeeting(_) => format!("{}: nincs ilyen nyitott találkozás.", capital(pawn)),
        RuleError::CannotBeAsked(_) => format!("Ennél a találkozásnál nem kérdezhető: {seat}."),
        RuleError::BadSlip => {
            "A cédulára legalább két kérdés kell, mindegyik más találkozásból.".to_string()
        }
        RuleError::StepOntoTaken(_) => {
            format!("{place}: itt áll valaki, a továbblépéshez üres mező kell.")
        }
        RuleError::StepTooFar(_) => format!("{place} nem szomszédos mező."),
        RuleError::AmbassadorMustAsk => {
            "Akivel a Nagykövet találkozik, attól kérdeznie kell.".to_string()
        }
        RuleError::WrongCards => "A kérdés nem ilyen kártyákat kér.".to_string(),
        RuleError::NotYourCard => {
            "Szürkén csak a saját titkos kártyádat mutathatod.".to_string()
        }
        RuleError::NoTrueCard => "Legalább egy kártyának igaznak kell lennie.".to_string(),
        RuleError::ShownBefore => "Ezt a szettet ugyanaz a játékos már látta.".to_string(),
        RuleError::InsideTriple => {
            "Ez a pár benne volt egy hármasban, amelyet ugyanaz a játékos már látott.".to_string()
        }
        RuleError::NothingToCall => "Nincs ismétlés, amelyet szóvá lehetne tenni.".to_string(),
        RuleError::ExpelOntoTaken(_) => format!("{place}: itt áll valaki, válassz üres mezőt."),
        RuleError::ExpelOntoNumber(_) => {
            format!("{place} számozott mező: oda nem helyezhető át maszk.")
        }
        RuleError::ExpelOffColour(_) => {
            format!("A Nagykövet a nagykövetségre vagy színes mezőre megy, {place} pedig egyik sem.")
        }
        RuleError::EmbassyFirst => {
            "A nagykövetség szabad, tehát a Nagykövet oda megy.".to_string()
        }
        RuleError::NotToExpel(_) => format!("{} most nem helyezhető át.", capital(pawn)),
        RuleError::MeetingsOpen => "Előbb minden találkozásnak le kell zárulnia.".to_string(),
        RuleError::NotAnAgent(_) => format!("Vele nem lehet kezet fogni: {seat}."),
        RuleError::NobodyIsAlone => "Csak háromszemélyes játékban lehet valaki egyedül.".to_string(),
        RuleError::NotTheAmbassador => {
            "Jelentést csak a Nagykövet játékosa pecsételhet le.".to_string()
        }
        RuleError::ReportSealed => "A jelentés már le van pecsételve.".to_string(),
        RuleError::BadReport => {
            "A jelentésben minden kilétnek és minden testalkatnak pontosan egyszer kell szerepelnie."
                .to_string()
        }
        RuleError::GameOver => "A játék véget ért.".to_string(),
    }
}
