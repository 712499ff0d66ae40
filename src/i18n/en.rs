//! English.

use crate::inkognito::rules::{Agent, Ball, Kind, RuleError, Verdict};
use crate::kit::letters::capital;

use super::speaker::{Said, join};
use super::text::{DeviceTexts, KeyTexts, OptionTexts, Text, WhyTexts};

/// English.
pub const TEXT: Text = Text {
    tag: "en",
    own_name: "English",
    language: "Language",

    agents: ["Lord Fiddlebottom", "Colonel Bubble", "Agent X", "Madame Zsa Zsa"],
    agents_short: ["Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa"],
    tells: [
        "a twitch of the right eye",
        "a pull at the left ear lobe",
        "a frown",
        "a wrinkle of the nose",
    ],
    builds: ["tall", "short", "fat", "thin"],
    colours: ["red", "yellow", "blue", "green"],
    masks: ["moretta", "bauta", "dottore", "volto"],
    ambassador: "the Ambassador",
    embassy: "Embassy",
    phantom: "The Phantom",
    mission_card: "mission card",
    codewords: ["A", "B", "C", "D"],
    figure: |owner, build| format!("{owner}’s {build} mask"),
    ball: |ball| match ball {
        Ball::Land => "land",
        Ball::Water => "water",
        Ball::Wild => "land or water",
        Ball::Agent => "another’s mask",
        Ball::Ambassador => "the Ambassador",
        Ball::Nothing => "nothing",
    },
    ball_help: |ball| match ball {
        Ball::Land => "Moves one of your masks a step by land.",
        Ball::Water => "Moves one of your masks a step by water.",
        Ball::Wild => "Moves one of your masks a step by land or by water.",
        Ball::Agent => "Moves another player’s mask a step by land or by water.",
        Ball::Ambassador => "Moves the Ambassador a step by land or by water.",
        Ball::Nothing => "Moves nobody.",
    },
    kind: |kind| match kind {
        Kind::Identity => "identity",
        Kind::Build => "build",
    },
    teams: ["Lord Fiddlebottom and Colonel Bubble", "Madame Zsa Zsa and Agent X"],
    and: |items| join(items, "and"),
    or: |items| join(items, "or"),

    subtitle: "A night of Carnival in Venice",
    welcome: "Four masked agents, two secret pairs, one tablet. Find your partner, put the two halves of your code together, and be first to carry it out.",
    new_table: "New table",
    tables: "Tables",
    no_tables: "No table yet. Lay one: it takes a minute.",
    go_on: "Go on",
    look_back: "Look at the end",
    throw_away: "Throw away",
    throw_away_sure: "Throw it away for good",
    keep_it: "Keep it",
    table_line: |names| names.to_string(),
    table_turn: |turn, who, phase| format!("Turn {turn} · {who} · {phase}"),
    table_over: "Played to the end",
    saved_at: |date| format!("saved {date}"),
    damaged_title: "A save that cannot be read",
    damaged_help: "It is kept as it is. Copy the text out before you throw it away.",
    copy_text: "Copy the text",
    copied: "Copied",
    unofficial: "An unofficial fan’s version of Inkognito by Leo Colovini and Alex Randolph. All drawings and words are our own.",
    storage_full: "There is no room left to save. Play goes on, but a reload would lose it: throw an old table away, or save this one as a file under “Saves and device”.",
    storage_forbidden: "This browser does not let the page save. Play goes on, but a reload would lose it: save the table as a file under “Saves and device”.",
    table_gone: "That table is no longer there.",

    device: DeviceTexts {
        title: "Saves and device",
        ready: "Ready for the table: works without internet.",
        not_ready: "Not yet ready to work without internet.",
        update: "A newer version is here.",
        update_now: "Use the newer version",
        update_later: "The newer version comes when this turn is over.",
        kept_title: "Your saves",
        kept: "This browser has promised to keep your tables.",
        not_kept: "This browser has not promised to keep your tables: if room is short, it may remove them.",
        seven_days: "Safari removes everything a page has kept when you do not open it for seven days. Install it, or save your tables to a file.",
        awake_ios: "If the screen falls asleep during a game, change it in the device’s settings: Display, Auto-Lock.",
        install_title: "Install Bauta",
        install_why: "With its own icon, the whole screen, and without internet.",
        install: "Install",
        install_no: "No, thanks",
        installed: "Bauta is installed.",
        ios_steps: [
            "Tap the share button; where there is none, tap … first.",
            "Scroll down the list; tap View More if it is short.",
            "Tap Add to Home Screen.",
            "Tap Add.",
        ],
        firefox_steps: ["Open the browser’s menu: ⋮", "Tap Add app to Home screen."],
        move_title: "To another device",
        move_help: "A save holds every secret of its table: no peeking.",
        save_file: "Save as a file",
        this_table: "This table as a file",
        copy_table: "Copy this table as text",
        all_tables: "All tables as a file",
        take_file: "Open a file",
        take_text: "Open this text",
        take_text_label: "Or paste a table’s text",
        imported: |taken, known, refused| {
            let mut words = match taken {
                0 => "No new table.".to_string(),
                1 => "One table is on the shelf now.".to_string(),
                n => format!("{n} tables are on the shelf now."),
            };
            match known {
                0 => {}
                1 => words.push_str(" One was there already."),
                n => words.push_str(&format!(" {n} were there already.")),
            }
            match refused {
                0 => {}
                1 => words.push_str(" One cannot be read."),
                n => words.push_str(&format!(" {n} cannot be read.")),
            }
            words
        },
        import_refused: |why| format!("That is no table of this game ({why})."),
        too_large: "That is too much for one file of tables.",
        storage_cleared: "The browser’s storage was emptied. This table is saved again; other tables are gone.",
        rescue: |turn| format!("Go on from turn {turn}"),
        elsewhere: "This table is open in another tab.",
        elsewhere_more: "Here you can only look at it.",
        take_over: "Take over here",
        leave_title: "Leave the table?",
        leave_help: "It is saved as it stands.",
        stay: "Stay",
        fault_title: "If something is wrong",
        report_help: "A report tells what happened, without names. While a game runs it tells no secret, unless you agree.",
        report: "Make a report",
        report_all: "Make a report with all secrets",
        diagnostics: "Diagnostics",
        emergency_help: "This breaks the app on purpose. Your tables are safe.",
        emergency: "Try the emergency page",
        shake: "Shake the device to shake the Phantom",
        no_shake: "This device does not tell when it is shaken, or may not. The button does the same.",
        buzz: "Vibrate at public events",
    },

    // Keys and speech.
    keys: KeyTexts {
        title: "Keys",
        list: [
            "Where my masks stand",
            "Who is near",
            "Which balls are left",
            "What happened last",
            "Who has shown cards to whom; on your own paper, what follows",
            "Where the chosen mask can get",
            "To the board",
            "These keys",
        ],
        board_keys: "On the board, arrows and numbers follow the ways, Enter chooses.",
        switch_off: "Switch these keys off",
        switch_on: "Switch these keys on",
        steps: |pawn, place, n| match n {
            1 => format!("{pawn} at {place}, 1 step"),
            n => format!("{pawn} at {place}, {n} steps"),
        },
        nobody_near: |place| format!("Nobody is near {place}."),
        balls_left: |balls| format!("Balls left: {balls}."),
        no_balls: "No balls to move with now.",
        speak: "Speak to me now",
        speak_note: "Only you should hear it: use earphones, or hold the device close.",
        contrast_theme: "High contrast",
    },

    setup_title: "A new table",
    setup_help: "Clockwise round the tablet. Names first; secrets come later, one pair of eyes at a time.",
    seat_label: |n| format!("Seat {n}"),
    name_label: "Name",
    colour_label: "Colour and mask",
    move_up: |name| format!("Move {name} up"),
    move_down: |name| format!("Move {name} down"),
    edition_label: "Edition",
    editions: ["Classic", "2013", "2022"],
    edition_notes: [
        "1988 and 2001: three balls do nothing, gestures only.",
        "Three balls go either way, one moves another’s mask; any talk goes.",
        "As 2013, with two balls of each kind (counts not verified).",
    ],
    more_options: "More rules",
    options: OptionTexts {
        balls: (
            "The Phantom’s balls",
            [
                "Classic: 2 land, 2 water, 1 either, 2 Ambassador, 3 nothing",
                "2013: 2 land, 2 water, 3 either, 1 another’s mask, 2 Ambassador",
                "2022: 2 of land, water, either, another’s mask and Ambassador",
            ],
        ),
        exile: (
            "A questioned Ambassador goes",
            [
                "to any free coloured space or the Embassy",
                "to the Embassy; if it is taken, to any free coloured space",
            ],
        ),
        step: (
            "An extra step instead of asking the Ambassador",
            ["leaves him where he is", "sends him away all the same"],
        ),
        repeats: (
            "Showing the same cards again",
            ["is not possible", "is possible, and the asker may call it"],
        ),
        penalty: (
            "A called repeat costs",
            [
                "a new pair; if that is known too, the true card (2001)",
                "a card fewer; the third time, one true card (2013)",
            ],
        ),
        completion: (
            "A mission counts",
            [
                "as the board stands; the Ambassador must have come to the Embassy this turn",
                "only if it was not yet so earlier this turn",
                "as the board stands, always",
            ],
        ),
        talk: ("Table talk", ["anything goes, true or not", "gestures only"]),
        placement: ("Masks start", ["shuffled on their colour", "as each player places them"]),
        exits: (
            "A lone agent escapes",
            ["by the agent’s own exit", "by either exit of the agent’s pair"],
        ),
    },
    default_mark: "default",
    deal: "Deal the cards",
    back: "Back",
    same_name: |name| format!("Two seats are called {name}. Give one of them another name."),
    same_colour: |colour| format!("Two seats are {colour}. Give one of them another colour."),
    bad_seating: "Every agent needs another colour.",

    players_label: "Players",
    players: |n| n.to_string(),
    players_notes: [
        "A pair and a lone agent, and nobody knows which.",
        "Two pairs: the game as it is meant.",
        "Two pairs, and a fifth who plays the Ambassador.",
    ],
    classic_for_five: "The classic box has no game for five: choose a newer edition.",
    ambassador_role: "the Ambassador",

    help_label: "Help",
    helps: ["Paper", "Clerk", "Detective", "Oracle"],
    help_notes: [
        "Answers are shown once. Write for yourselves.",
        "Every answer is kept on the asker’s pad.",
        "What follows is drawn, with reasons.",
        "And the odds, under a named assumption.",
    ],

    person: "A person",
    played_by: "Played by",
    character_names: ["Bortolo", "Zanetta", "Orseolo", "Marina", "Colombina", "Momolo"],
    characters: [
        "the honest clerk",
        "the twin",
        "the double dealer",
        "the sphinx",
        "the comedian",
        "the weathercock",
    ],
    character_notes: [
        "Blushes when the truth is bent, so it seldom is.",
        "Says the same thing twice and hopes nobody believes it.",
        "Has a mission card up every sleeve.",
        "Not a muscle moves. Not one.",
        "Pulls faces all night, mostly other people's.",
        "Now this, now that. Ask again tomorrow.",
    ],
    levels: ["Tourist", "Gondolier", "Informer", "Spymaster"],
    level_label: "How good",
    character_label: "Who",
    bot: |character, level| format!("{character}, {level}"),
    paces: ["Step by step", "Normal", "Fast", "Skip to me"],
    pace_label: "Pace of the bots",
    next_step: "Next step",
    watching: |name| format!("{name} is at it."),
    watching_more: |who| format!("Played by {who}."),
    took_over: |seat, who| format!("From now on {who} plays for {seat}."),
    person_took_over: |seat| format!("From now on a person plays for {seat}."),
    will_take_over: |who| format!("Takes over at the next step: {who}."),
    now_alone: "One person is left among bots: no more curtains.",
    now_company: "Several persons play: from now on each step has its curtain.",
    give_to_bot: "Let a bot take over",
    give_to_person: "Let a person take over",
    to_the_game: "To the game",
    companies: ["People round the table", "Alone among bots"],
    company_notes: [
        "The device goes from hand to hand. A bot can take any seat.",
        "One person, no curtains. Who the others are is set below.",
    ],
    bot_plays: "A bot",
    nobody_plays: "At least one seat must be a person's.",
    missed_n: |n| match n {
        1 => "1 move since the last turn".to_string(),
        n => format!("{n} moves since the last turn"),
    },
    missed_since: "Since the last turn",
    moved_line: |by, pawn, from, to| format!("{by}: {pawn}, {from} – {to}"),
    sent_line: |by, pawn, to| format!("{by} sent {pawn} to {to}"),

    tic_line: |name, tell| format!("{name}: {tell}."),
    hearsay: "Hearsay",
    hearsay_help: "Faces made at meetings. Anybody can make anybody’s.",
    book_of: |name| format!("{name}’s book"),
    book_help: "What the bot counted as possible at each step, and why it acted so.",
    book_reading: "Turning the pages …",
    book_partner: |list| format!("Partner, by counting: {list}."),
    book_chance: |name, percent| format!("{name} {percent} %"),
    why: WhyTexts {
        course: "Nothing else to do, or no difference.",
        whim: "A whim.",
        to_win: |percent| format!("To win: the board fits the mission, {percent} % by counting."),
        to_meet: |names| format!("To question {names}."),
        to_stand: "To stand well for the turns to come.",
        to_learn: |name| format!("To learn who {name} is."),
        to_tell: |percent| {
            format!("To tell a partner everything: {percent} % likely, read from the play.")
        },
        to_hint: |percent| format!("A hint that a partner understands: {percent} % likely."),
        to_hide: |left| match left {
            1 => "To hide what is left to hide: one identity and build fits.".to_string(),
            n => format!("To give little away: {n} pairs of identity and build still fit."),
        },
        to_bluff: "A bluff with the mission card.",
        habit: "Out of habit.",
        to_place: "To have that mask where it is of use, or out of the way.",
        accomplished: |percent| format!("The mission is accomplished: {percent} % by counting."),
        escaping: |percent| format!("Alone and at the exit: {percent} % by counting."),
        all_known: "Everybody’s cards are certain.",
        maybe_partner: |percent| format!("The hand can be a partner’s: {percent} % by counting."),
        no_partner: "The hand is an enemy’s for certain.",
        repeated: "The answer was a repeat.",
        fallback: "Something broke here; this was harmless.",
    },

    pad_partner: |name| format!("Your partner is {name}."),
    pad_partner_open: "Your partner is not known yet.",
    pad_alone: "You are alone.",
    pad_alone_open: "You may be alone.",
    pad_mission: |goal| format!("Your mission: {goal}"),
    pad_enemies: |goals| format!("Theirs can be: {goals}"),
    pad_enemy_escape: |agent| format!("{agent} escapes."),
    pad_worlds: |n| match n {
        1 => "Only one deal fits all you know.".to_string(),
        n => format!("{n} deals still fit all you know."),
    },
    pad_identity: "Identity",
    pad_build: "Build",
    pad_certain: "certain",
    pad_possible: "possible",
    pad_impossible: "impossible",
    pad_cell: |who, what, mark| format!("{who}, {what}: {mark}"),
    pad_no_answers: "No answer yet.",
    pad_paper: "A blank sheet: what was shown is not kept. Tap a square to write.",
    pad_clerk: "Every answer is kept; what follows is yours to find. Tap a square to write.",
    pad_why: "Tap a square to see why, or to write your own mark.",
    pad_open_cell: "Nothing settles this yet.",
    pad_own_mark: "Your own mark",
    pad_signs: ["suspect", "clear", "question", "nothing"],
    pad_number: "Number",
    pad_note: "Short note",
    pad_write: "Write",
    pad_written: |turn, what| format!("You wrote in turn {turn}: {what}"),
    pad_torn: "Your mark does not fit the facts on this sheet.",
    pad_tab_mine: "What I know",
    pad_tab_about: "What they can know of me",
    pad_about_help: "What each of them could conclude from the cards you have shown there, and nothing else.",
    pad_about_left: |n| match n {
        1 => "They know who you are and what you look like.".to_string(),
        n => format!("{n} of 16 pairs of identity and build are left."),
    },
    pad_assumption: [
        "If all legal answers were equally likely.",
        "If they now and then repeat a false card.",
        "If they like to repeat their false cards.",
    ],
    pad_bluff: "My rivals bluff",
    pad_bluffs: ["as it falls", "now and then", "often"],
    pad_assume: |fact| format!("What if {fact}?"),
    pad_assumed: |fact| format!("Supposed: {fact}"),
    pad_assume_end: "Leave the supposition",
    pad_assume_never: "That cannot be.",
    fact_is: |who, what| format!("{who} is {what}"),
    fact_is_not: |who, what| format!("{who} is not {what}"),
    fact_has: |who, word| format!("{who} has the code half {word}"),
    fact_has_not: |who, word| format!("{who} does not have the code half {word}"),
    because_own: |what| format!("You are {what}."),
    because_own_word: |word| format!("You have the code half {word}."),
    because_shown: |turn, who, cards| {
        format!("Turn {turn}: {who} showed {cards}; at least one of them is true.")
    },
    because_shown_one: |turn, who, cards| {
        format!("Turn {turn}: {who} showed {cards}, which proves it.")
    },
    because_fact: |fact| format!("{fact}, as shown above."),
    gives_away: |after, before| {
        format!("Then {after} of {before} pairs of identity and build can still be believed.")
    },

    hand_to: |name| format!("Hand the tablet to {name}"),
    errand_passport: "The cards are dealt. Look at your passport, alone.",
    errand_turn: "It is your turn.",
    errand_answer: |asker, kind| match kind {
        Kind::Identity => format!("{asker} asks who you are."),
        Kind::Build => format!("{asker} asks what you look like."),
    },
    errand_answer_through: |asker, kind| match kind {
        Kind::Identity => format!("Through the Ambassador, {asker} asks who you are."),
        Kind::Build => format!("Through the Ambassador, {asker} asks what you look like."),
    },
    errand_heard: "Your question is answered.",
    errand_hand: |by| format!("{by} announces success and offers you the hand."),
    errand_passed: "Cards pass through the Ambassador’s hands.",
    errand_report: "The Ambassador writes his report.",
    hold_to_open: "Hold the mask to open",
    hold_mask: |name| format!("Hold to open the curtain for {name}"),
    open_without_holding: "Open without holding",
    open_sure: |name| format!("Yes, I am {name}: open"),
    not_me: |name| format!("I am not {name}"),
    waiting_for: |name| format!("Waiting for {name}"),
    waiting_help: "Nothing was shown. Everybody may look at the board; then hand the tablet on.",
    is_here: |name| format!("{name} is here"),
    sealing: "One moment, the wax is drying …",
    cover_pass_on: "Cover and pass on",
    cover_go_on: "Cover and go on",

    board_label: "The board: Venice",
    board_help: "Arrow keys or the numbers of the ways go from space to space, Enter chooses.",
    seats_label: "Seats in turn order",
    tools_label: "Papers",
    action_label: "What to do now",
    turn_line: |turn| format!("Turn {turn}"),
    phase_place: "placing masks",
    phase_start: "before the Phantom",
    phase_move: "moving",
    phase_meet: "meetings",
    phase_answer: "an answer is due",
    phase_expel: "sending away",
    phase_hand: "a hand is offered",
    phase_over: "the end",
    whose_turn: |name| format!("{name}’s turn"),
    passport: "Passport",
    notes: "Notes",
    log: "Log",
    rules: "Rules",
    menu: "Menu",
    close: "Close",
    zoom_in: "Nearer",
    zoom_out: "Whole city",
    day_theme: "By day",
    night_theme: "By night",
    quiet_motion: "Stop motion",
    full_motion: "Allow motion",
    names_on: "Show all place names",
    names_off: "Hide place names",
    // Board and sound.
    volumes: ["Sounds: off", "Sounds: soft", "Sounds: full"],
    turn_on: "Turn to whoever sits opposite",
    turn_off: "Stop turning to who sits opposite",
    leave_table: "Leave the table",
    mission_accomplished: "Mission accomplished!",

    say_place: "Place your masks: tap two of your spaces to swap them.",
    say_place_swap: "Now the space to swap with.",
    do_place: "My masks stand well",
    say_start: |name| format!("{name}, shake the Phantom for three balls."),
    do_shake: "Shake the Phantom",
    say_move: "Choose a ball or a mask.",
    say_move_ball: |ball| format!("{}: choose a mask.", capital(ball)),
    say_move_pawn: |pawn| format!("{}: choose where to.", capital(pawn)),
    say_no_balls: "No ball moves anybody any more.",
    say_will_meet: |list| format!("Meets {list}."),
    take_back: "Take back",
    do_march: "Confirm movement",
    do_stay: "Move nobody",
    no_way_back: "no way back",
    say_meetings: |n| match n {
        1 => "One meeting: ask, or step on.".to_string(),
        _ => format!("{n} meetings: ask or step on, in any order."),
    },
    meeting_at: |own, met, place| format!("{own} meets {met} at {place}"),
    ask_identity: "Ask identity",
    ask_build: "Ask build",
    ask_whom: "Whom to ask through him?",
    step_on: "Step on instead",
    one_by_one: "One by one",
    all_sealed: "All on one slip",
    sealed_help: "All questions are put at once and answered in one round; answers are read at the end.",
    seal_slip: "Seal the slip",
    route: |names, passes| format!("{} ({passes} passes)", names.join(" → ")),
    say_step: |pawn| format!("{}: choose a free space one step away.", capital(pawn)),
    do_step: |place| format!("Step on to {place}"),
    say_expel: |pawn| format!("Send {pawn} away: choose a free space."),
    do_expel: |pawn, place| format!("Send {pawn} to {place}"),
    choose_space: "Choose a space",
    say_end: |name| format!("All is done. Next: {name}."),
    do_end: "End the turn",
    look_again: "See the cards again",

    private_of: |name| format!("For {name}’s eyes only"),
    passport_of: |name| format!("{name}’s passport"),
    you_are: |agent, build| format!("You are {agent}. Of your four masks, the {build} one is you."),
    your_tell: |tell| format!("Your tell, true or feigned: {tell}."),
    your_partner: |agent| format!("Your partner is {agent}. Find out who that is."),
    your_codeword: |word| format!("Your half of the code is {word}."),
    missions_of: |team| format!("Missions of {team}"),
    mission_open: "can still be ours",
    mission_closed: "cannot be ours",
    hold_to_look: "Press to look",
    look_for_a_while: |seconds| {
        format!(
            "Let go at once and it stays open for {seconds} seconds; hold and it closes when you let go."
        )
    },
    covered: "Covered",
    cover: "Cover",
    asks_identity: |name| format!("{name} asks who you are"),
    asks_build: |name| format!("{name} asks what you look like"),
    asks_through: "through the Ambassador",
    duty_triple: |kind| match kind {
        Kind::Identity => "Show two identities and one build. At least one must be true.",
        Kind::Build => "Show two builds and one identity. At least one must be true.",
    },
    duty_pair: |kind| match kind {
        Kind::Identity => "Show two identities. One must be true.",
        Kind::Build => "Show two builds. One must be true.",
    },
    duty_new_pair: |kind| match kind {
        Kind::Identity => {
            "Your repeat was called. Show two identities that were not shown as a pair; one must be true."
        }
        Kind::Build => {
            "Your repeat was called. Show two builds that were not shown as a pair; one must be true."
        }
    },
    duty_true_card: |kind| match kind {
        Kind::Identity => "Your repeat was called. Show your true identity.",
        Kind::Build => "Your repeat was called. Show your true build.",
    },
    duty_either: "Your third showing was called. Show one true card, whichever you like.",
    your_cards: "Your cards",
    secret_cards: "Your secret cards",
    true_mark: "true",
    grey_of: |card| format!("secret card {card}"),
    mission_no_truth: "The mission card fills a place but does not count as the true one.",
    mission_through: "With the mission card, the other card must be your true one: it gives you away.",
    already_seen: |name| format!("{name} has seen from you"),
    already_none: |name| format!("{name} has seen nothing from you yet."),
    in_turn: |turn, cards| format!("turn {turn}: {cards}"),
    show_these: "Show these cards",
    missing_more: |kind, n| {
        let word = match (kind, n) {
            (Kind::Identity, 1) => "identity",
            (Kind::Identity, _) => "identities",
            (Kind::Build, 1) => "build",
            (Kind::Build, _) => "builds",
        };
        format!("{} more {word}, please.", number(n))
    },
    missing_slot: "One more card, please.",
    too_many: "Too many cards for this question: put one back.",
    missing_truth: "No true card yet.",
    shown_in_turn: |turn| format!("This set was shown in turn {turn}."),
    inside_triple_of_turn: |turn| {
        format!("This pair lies inside the three cards shown in turn {turn}.")
    },
    not_spent: "One card alone is enough only when every pair has been shown.",
    only_true_card: "Everything else has been shown: show the true card alone.",
    ready_to_show: |cards| format!("{}.", capital(cards)),
    showed_you: |name| format!("{name} shows you"),
    one_is_true: "At least one of them is true.",
    it_is_true: "It is true.",
    grey_is_true: "The grey card proves itself.",
    repeat_flag: "You have seen this before. You may call it.",
    call_repeat: "Call the repeat",
    notes_empty: "Nothing seen and nothing shown yet.",
    notes_received: "What I have seen",
    notes_given: "What I have shown",
    hand_offered: |by| format!("{by} offers you the hand"),
    hand_help: "If you are partners and the mission stands on the board, accepting wins. Nothing more is shown before you answer.",
    accept: "Take the hand",
    refuse: "Refuse",
    look_at_board: "Look at the board",
    back_to_hand: "Back to the hand",

    say_stroll: "The Ambassador may go one or two steps, or stay.",
    say_must_ask: "The Ambassador asks whom he meets.",
    passed_title: "Through your hands",
    passed_line: |by, to| format!("{by} shows {to}"),
    report: "Report",
    report_by: |name| format!("{name} writes the report"),
    report_title: "The Ambassador’s report",
    report_help: "Once sealed it cannot be changed. When a success is announced it is opened first: if every word is right, the Ambassador wins alone.",
    report_identity_of: |name| format!("{name}’s identity"),
    report_build_of: |name| format!("{name}’s build"),
    report_open: "choose",
    report_seal: "Seal the report",
    report_missing: "Every identity and every build must stand in it once.",
    report_sealed: "The report is sealed.",
    report_was_right: |name| format!("{name}’s sealed report was right in every word."),
    report_was_wrong: |name| format!("{name}’s sealed report was not right."),
    report_was_none: |name| format!("{name} had sealed no report."),
    ambassador_passport: "You play the Ambassador and have no cards of your own. Learn who everybody is and what they look like, and seal your report before a success is announced.",

    alone: "Nobody: I am alone",
    alone_help: "Only if your partner’s cards lie aside and your true mask stands at your way out.",
    announce_escape: "Announce the escape",
    your_exit: |place| format!("If you are alone, your way out is {place}."),
    laid_aside: "Laid aside, unseen",
    declare_title: "Mission accomplished!",
    declare_help: "You say that your mission is fulfilled on the board now. If the partner or the mission is wrong, your opponents win.",
    declare_whom: "To whom do you offer your hand?",
    declare_to: |name| format!("Announce it and offer {name} the hand"),
    not_yet: "Not yet",

    won_by: |names, n| format!("{names} {}", if n == 1 { "wins" } else { "win" }),
    verdict: |verdict, said| {
        let Said { seat, other, goal, .. } = said;
        match verdict {
            Verdict::MissionAccomplished => {
                format!(
                    "{seat} and {other} are partners, they shook hands, and their mission stands fulfilled: {goal}"
                )
            }
            Verdict::MissionNotFulfilled => {
                format!(
                    "{seat} and {other} are partners, but their mission is not fulfilled: {goal} So the others win."
                )
            }
            Verdict::PartnerRefused => {
                format!("{other} is {seat}’s partner, but refused the hand. So the others win.")
            }
            Verdict::WrongPartnerAccepted => {
                format!(
                    "{seat} shook hands with {other}, who is no partner. So {seat}’s opponents win."
                )
            }
            Verdict::WrongPartnerRefused => {
                format!(
                    "{seat} offered the hand to {other}, who is no partner and refused. So {seat}’s opponents win."
                )
            }
            Verdict::Escaped => format!("{seat} was alone and reached the way out."),
            Verdict::NoEscape => {
                format!("{seat} was alone, but not at the way out. So the pair wins.")
            }
            Verdict::NotAlone => {
                format!("{seat} announced an escape but is not alone. So the lone agent wins.")
            }
            Verdict::NobodysPartner => {
                format!("{seat} offered a hand but is alone. So the pair wins.")
            }
            Verdict::ReportRight => {
                "The Ambassador’s sealed report was looked at first, and it is right in every word."
                    .to_string()
            }
        }
    },
    goal_was: |goal| format!("The mission: {goal}"),
    all_cards: "All cards",
    see_board: "See the board",
    see_result: "See the result",
    to_the_tables: "To the tables",
    winner_mark: "winner",

    goal_any_meets: |whom| format!("Any of the pair’s masks meets {whom}."),
    goal_meets: |agent, whom| format!("{agent} meets {whom}."),
    goal_reaches: |agent, place| format!("{agent} reaches {place}."),
    goal_either_reaches: |place| format!("Either partner reaches {place}."),
    goal_ambassador: |place| format!("The Ambassador is brought to {place}."),
    goal_number: |number| format!("space {number}"),

    seat_public: |name| format!("What everybody knows of {name}"),
    seat_starts: "Colour and mask",
    seat_figures: "Masks",
    seat_stands: |build, place| format!("{build}: {place}"),
    seat_asked: "Questions",
    seat_asked_none: "Nobody has asked, and nobody was asked.",

    space_plain: "space",
    space_start: |colour| format!("{colour} space"),
    space_goal: |number| format!("number {number}"),
    space_embassy: "the Ambassador’s home",
    by_land: |list| format!("by land {list}"),
    by_water: |list| format!("by water {list}"),
    here: |list| format!("here: {list}"),
    target_stay: "can go here",
    target_pass: "can pass here, not stay",
    target_far: "can get here",
    target_chosen: "chosen",

    log_turn: |turn, who| format!("Turn {turn}: {who}"),
    log_placed: |who| format!("{who} placed the masks."),
    log_drawn: |who, balls| format!("{who} showed {balls}."),
    log_stayed: |who| format!("{who} moved nobody."),
    log_hop: |pawn, place| format!("{pawn} to {place}"),
    log_marched: |who, hops| format!("{who} moved {hops}."),
    log_asked: |by, of, kind| match kind {
        Kind::Identity => format!("{by} asked {of} for the identity."),
        Kind::Build => format!("{by} asked {of} for the build."),
    },
    log_asked_through: |by, of, kind| match kind {
        Kind::Identity => format!("{by} asked {of} for the identity, through the Ambassador."),
        Kind::Build => format!("{by} asked {of} for the build, through the Ambassador."),
    },
    log_shown: |by, to| format!("{by} showed {to} cards."),
    log_repeat: |by, of| format!("{by} called a repeat: {of} pays the penalty."),
    log_stepped: |pawn, place| format!("{} stepped on to {place}.", capital(pawn)),
    log_expelled: |by, pawn, place| format!("{by} sent {pawn} to {place}."),
    log_ended: |who| format!("{who} ended the turn."),
    log_declared: |by, to| {
        format!("{by} announced «Mission accomplished!» and offered {to} the hand.")
    },
    log_escape: |who| format!("{who} announced an escape."),
    log_accepted: |who| format!("{who} took the hand."),
    log_refused: |who| format!("{who} refused the hand."),
    log_reported: |who| format!("{who} sealed a report."),
    log_empty: "The night has not begun.",

    refusal,
    hint_choose_pawn: "Choose one of the marked masks first.",
    hint_no_ball_for: |pawn| format!("No ball of this turn moves {pawn}."),
    hint_out_of_reach: |pawn, place| {
        format!("{} cannot get to {place} with the balls left.", capital(pawn))
    },
    hint_no_ball_left: "No ball is left: confirm the movement, or take a step back.",
    hint_own_starts: "Your masks start on the four spaces of your colour.",
    hint_nothing: "Nothing on the board is to be chosen now.",

    rules_title: "The rules in short",
    rules_sections: &[
        (
            "The aim",
            &[
                "Lord Fiddlebottom and Colonel Bubble are partners; so are Madame Zsa Zsa and Agent X. Nobody knows who plays whom.",
                "One of your four masks, the one of your true build, is you; the other three are decoys. Two mission cards of a pair make the code of its mission.",
                "Find your partner, learn the code, bring about what the passport’s list says under it, and announce it in a turn of yours.",
            ],
        ),
        (
            "A turn",
            &[
                "Shake the Phantom: three balls, each of them one step. No ball has to be used.",
                "Land, water and either-way balls move your own masks; the hat moves the Ambassador; in newer editions one ball moves another player’s mask.",
                "You may pass over anybody. At the end of the movement your own masks stand apart, you share a space with at most one mask of each opponent, and nobody but you shares a space with the Ambassador.",
                "Then resolve every meeting, in any order: ask, or take one more step onto a free space instead.",
            ],
        ),
        (
            "Questions",
            &[
                "Asked for the identity, one shows two identities and a build; asked for the build, two builds and an identity. At least one card must be true.",
                "At the Ambassador you may ask any opponent for two identities or two builds: one of them must be true.",
                "A grey secret card proves itself. The mission card may fill a place but never counts as the true one.",
                "The same three cards may not be shown to the same player again; a pair neither, nor one that lies inside three cards already shown.",
            ],
        ),
        (
            "Sending away",
            &[
                "After the answer the met mask goes to any free space without a number, as the asker likes.",
                "The Ambassador goes to the Embassy or a coloured space, as the edition says.",
            ],
        ),
        (
            "Three players",
            &[
                "One colour is left out, and one set of secret cards is laid aside unseen: so one of the three is alone, and at first nobody knows who.",
                "A mission that names the agent laid aside means that agent’s partner instead.",
                "The lone agent wins by escaping: Lord Fiddlebottom at space 5, Colonel Bubble at 1, Madame Zsa Zsa at 4, Agent X at 6, with the true mask. Whoever announces an escape and is not alone loses.",
            ],
        ),
        (
            "Five players",
            &[
                "The fifth plays the Ambassador: one or two steps a turn, by land or water. Whom he meets he asks for two identities or two builds, one of them true, and sends away.",
                "What is shown through the Ambassador passes his player’s eyes first.",
                "Once, at the beginning or end of any turn, he may seal a report of all identities and builds. If it is right when a success is announced, he alone wins.",
                "Missions that bring the Ambassador somewhere are fulfilled by either partner’s true mask there.",
            ],
        ),
        (
            "Mission accomplished!",
            &[
                "You may announce before the Phantom, after moving, after each answer, after sending somebody away and after a step; always in your own turn.",
                "Offer your hand. If the other is your partner, accepts, and the mission is fulfilled, your pair wins. In every other case your opponents win.",
            ],
        ),
    ],
    rules_of_table: "At this table",
    talk_note: |agent| match agent {
        Agent::LordFiddlebottom => "Lord Fiddlebottom twitches his right eye.",
        Agent::ColonelBubble => "Colonel Bubble pulls his left ear lobe.",
        Agent::AgentX => "Agent X frowns.",
        Agent::MadameZsaZsa => "Madame Zsa Zsa wrinkles her nose.",
    },

    answer_tic: "Answer with a face",
    tic_shown: |bot, tell| format!("From you to {bot}: {tell}."),
    book_tic: |who, tell, agent| {
        format!("{who} showed me {tell}, as {agent} does. Hearsay: it counted for nothing.")
    },
};

fn number(n: usize) -> String {
    match n {
        1 => "One".to_string(),
        2 => "Two".to_string(),
        n => n.to_string(),
    }
}

fn refusal(error: &RuleError, said: &Said) -> String {
    let Said { place, from, pawn, seat, ball, .. } = said;
    match error {
        RuleError::NotYourTurn => "It is somebody else’s turn to act.".to_string(),
        RuleError::WrongPhase => "Not at this point of the turn.".to_string(),
        RuleError::NoSuchDraw => "The Phantom cannot show these balls.".to_string(),
        RuleError::BadPlacement => {
            "Each of the four masks must stand on one of your spaces.".to_string()
        }
        RuleError::BallNotThere(_) => format!("There is no ball left for {ball}."),
        RuleError::BallMovesOthers(..) => format!("The ball for {ball} does not move {pawn}."),
        RuleError::PawnNotInPlay(_) => format!("{} is not in this game.", capital(pawn)),
        RuleError::NoRoute { ball: Ball::Land, .. } => {
            format!("No way by land from {from} to {place}.")
        }
        RuleError::NoRoute { ball: Ball::Water, .. } => {
            format!("No way by water from {from} to {place}.")
        }
        RuleError::NoRoute { .. } => format!("No way from {from} to {place} in one step."),
        RuleError::OwnFiguresTogether(_) => {
            format!("Two of your own masks may not stay together at {place}.")
        }
        RuleError::TwoMeetingsWith(_) => {
            format!("You may meet only one mask of each opponent a turn, and {seat} is met twice.")
        }
        RuleError::AmbassadorWithOther(_) => {
            format!(
                "The Ambassador may stay only with one of your own masks, not with another’s at {place}."
            )
        }
        RuleError::MovedOntoOther(_) => {
            format!(
                "A mask you move for another may stay on a free space or with one of your own, not at {place}."
            )
        }
        RuleError::TooMany(_) => format!("At most two may stay on a space: three are at {place}."),
        RuleError::NoSuchMeeting(_) => format!("There is no open meeting with {pawn}."),
        RuleError::CannotBeAsked(_) => format!("{seat} cannot be asked at this meeting."),
        RuleError::BadSlip => {
            "A slip needs two questions or more, each of another meeting.".to_string()
        }
        RuleError::StepOntoTaken(_) => {
            format!("Somebody stands at {place}: the extra step needs a free space.")
        }
        RuleError::StepTooFar(_) => format!("{place} is not one step away."),
        RuleError::AmbassadorMustAsk => "The Ambassador must ask whom he meets.".to_string(),
        RuleError::WrongCards => {
            "These are not the kinds of cards that the question wants.".to_string()
        }
        RuleError::NotYourCard => "Only your own secret cards can be shown in grey.".to_string(),
        RuleError::NoTrueCard => "At least one card must be true.".to_string(),
        RuleError::ShownBefore => "This set was shown to the same player before.".to_string(),
        RuleError::InsideTriple => {
            "This pair lies inside three cards shown to the same player before.".to_string()
        }
        RuleError::NothingToCall => "There is no repeat to call.".to_string(),
        RuleError::ExpelOntoTaken(_) => format!("Somebody stands at {place}: choose a free space."),
        RuleError::ExpelOntoNumber(_) => {
            format!("{place} has a number: masks are never sent there.")
        }
        RuleError::ExpelOffColour(_) => {
            format!(
                "The Ambassador goes to the Embassy or a coloured space, and {place} is neither."
            )
        }
        RuleError::EmbassyFirst => "The Embassy is free, so the Ambassador goes there.".to_string(),
        RuleError::NotToExpel(_) => format!("{} is not to be sent away.", capital(pawn)),
        RuleError::MeetingsOpen => "Every meeting must be resolved first.".to_string(),
        RuleError::NotAnAgent(_) => format!("The hand cannot be offered to {seat}."),
        RuleError::NobodyIsAlone => "Only with three players can anybody be alone.".to_string(),
        RuleError::NotTheAmbassador => "Only the Ambassador’s player seals a report.".to_string(),
        RuleError::ReportSealed => "The report is sealed already.".to_string(),
        RuleError::BadReport => {
            "The report must name every identity and every build once.".to_string()
        }
        RuleError::GameOver => "The game is over.".to_string(),
    }
}
