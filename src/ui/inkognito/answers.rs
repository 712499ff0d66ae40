//! Answers as they stand on the paper sheet: one dated line each.

use crate::i18n::{Speaker, Text};
use crate::inkognito::deduce::witnessed;
use crate::inkognito::rules::{Answer, Asked, Codeword, Kind, Pawn, Seen, View};
use crate::kit::Seat;

/// An answer of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its place in what the viewer has seen.
    pub entry: usize,
    turn: u16,
    asked: Asked,
    answer: Answer,
    codeword: Option<Codeword>,
}

/// What the viewer was shown, in order, with who showed it.
pub fn received(view: &View<'_>) -> Vec<(Seat, Line)> {
    witnessed(view)
        .map(|shown| {
            let line = Line {
                entry: shown.entry,
                turn: shown.turn,
                asked: shown.asked,
                answer: shown.answer,
                codeword: shown.codeword,
            };
            (shown.by, line)
        })
        .collect()
}

/// What the viewer has shown, in order, with whom it was shown: the fourth row of the paper sheet.
pub fn given(view: &View<'_>) -> Vec<(Seat, Line)> {
    let mut turn = 0;
    let mut lines = Vec::new();
    for (entry, seen) in view.seen.iter().enumerate() {
        match *seen {
            Seen::TurnBegan { turn: now, .. } => turn = now,
            Seen::ShownByMe { to, asked, answer } => {
                lines.push((to, Line { entry, turn, asked, answer, codeword: None }));
            }
            _ => {}
        }
    }
    lines
}

impl Line {
    /// The line in words: the turn, the question, the cards.
    pub fn words(&self, speaker: &Speaker) -> String {
        let t = speaker.text();
        let question = question(self.asked, t);
        let cards = speaker.cards(self.answer.cards, self.answer.grey, self.codeword);
        format!("{} · {question}: {cards}", t.turn_line(self.turn))
    }
}

/// What was asked for, and whether through the Ambassador.
pub fn question(asked: Asked, t: &Text) -> String {
    let kind = match asked.question.kind {
        Kind::Identity => t.pad_identity,
        Kind::Build => t.pad_build,
    };
    match asked.question.met {
        Pawn::Ambassador => format!("{kind}, {}", t.asks_through),
        Pawn::Figure(_) => kind.to_string(),
    }
}
