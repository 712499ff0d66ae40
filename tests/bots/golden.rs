//! What must not change unnoticed: the yardsticks at all, the levels by accident.
//!
//! Fingerprints of whole games. After a change of a level: play the long table,
//! then accept the new number. The yardsticks' numbers stay.

use bauta::inkognito::bots::yardstick::{entropy, greedy};
use bauta::inkognito::bots::{Level, Temper};
use bauta::inkognito::rules::{Action, Actor, Awaited, View, Viewer};
use bauta::kit::{Rng, Seed};
use bauta::session::Match;

use super::{four, play};

/// FNV-1a over the actions, as they are written.
fn fingerprint(game: &Match) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for (_, action) in game.log() {
        for byte in action.to_string().bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

fn yardstick(act: fn(&View<'_>, &mut Rng) -> Action) -> u64 {
    let mut prints = 0u64;
    for seed in 0..3 {
        let mut rng = Seed(seed).stream(u64::MAX);
        let mut game = Match::new(four(seed), Seed(seed)).expect("proper");
        loop {
            game.let_chance_act();
            let Awaited::Seat(seat) = game.state().public.awaited() else { break };
            let action = act(&game.view(Viewer::Seat(seat)), &mut rng);
            game.push(Actor::Seat(seat), action).expect("bots act legally");
        }
        prints = prints.rotate_left(7) ^ fingerprint(&game);
    }
    prints
}

#[test]
fn the_yardsticks_play_as_they_always_did() {
    let prints = [yardstick(greedy), yardstick(entropy)];
    assert_eq!(prints, YARDSTICKS, "got {prints:#x?}");
}

#[test]
fn each_level_plays_its_golden_game() {
    let prints = Level::ALL
        .map(|level| fingerprint(&play(four(7), 7, |_| Temper::plain(level), |_, _, _| ())));
    assert_eq!(prints, LEVELS, "got {prints:#x?}");
}

const YARDSTICKS: [u64; 2] = [0x557b_f2b3_12d0_3ae5, 0x0485_83b0_60ae_6745];

const LEVELS: [u64; 4] =
    [0x012d_ac19_8c37_52c7, 0xb4e7_c2ec_a41f_51de, 0x39ba_c33e_949c_4190, 0x3e69_8c20_d104_af0e];
