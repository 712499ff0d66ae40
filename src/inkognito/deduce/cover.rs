//! The smallest set that meets every one of some sets: the heart of a reason.
//!
//! For each world that must be excluded there is the set of clues that exclude
//! it; a proof is a set of clues that meets all of those sets.

use crate::kit::order::by_key;

/// Up to this size a smallest set is found by trying; beyond it one is found
/// from which nothing can be taken away.
const EXACT_UP_TO: usize = 6;

/// A smallest set of bits that meets each of these sets; none if one of them is empty.
///
/// Of several smallest sets it prefers low bits.
pub(super) fn smallest(sets: impl Iterator<Item = u128>) -> Option<u128> {
    let mut sets: Vec<u128> = sets.collect();
    if sets.contains(&0) {
        return None;
    }
    // What alone excludes some world is in every proof.
    let forced = sets.iter().filter(|set| set.is_power_of_two()).fold(0, |all, set| all | set);
    sets.retain(|set| set & forced == 0);
    let sets = least(sets);
    let n_forced = forced.count_ones() as usize;
    (0..=EXACT_UP_TO.saturating_sub(n_forced))
        .find_map(|size| meet(&sets, forced, size))
        .or_else(|| Some(pared(&sets, forced)))
}

/// The sets of which none holds another: whatever meets these meets all.
fn least(mut sets: Vec<u128>) -> Vec<u128> {
    sets = by_key(sets, |set| (set.count_ones(), *set));
    sets.dedup();
    let mut least: Vec<u128> = Vec::new();
    for set in sets {
        if !least.iter().any(|small| small & set == *small) {
            least.push(set);
        }
    }
    least
}

/// These bits and at most `size` more that meet all sets, if there are such.
fn meet(sets: &[u128], chosen: u128, size: usize) -> Option<u128> {
    // Sorted by size: the first unmet set has the fewest bits to try.
    let Some(unmet) = sets.iter().find(|set| **set & chosen == 0) else { return Some(chosen) };
    if size == 0 || n_apart(sets, chosen, size) > size {
        return None;
    }
    let mut left = *unmet;
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left &= left - 1;
        if let Some(met) = meet(sets, chosen | bit, size - 1) {
            return Some(met);
        }
    }
    None
}

/// How many unmet sets have nothing in common (one over the limit is enough):
/// each of them needs a bit of its own.
fn n_apart(sets: &[u128], chosen: u128, limit: usize) -> usize {
    let mut taken = chosen;
    let mut n = 0;
    for set in sets {
        if set & taken == 0 {
            taken |= set;
            n += 1;
            if n > limit {
                break;
            }
        }
    }
    n
}

/// All bits, without those that can go, high ones first.
fn pared(sets: &[u128], forced: u128) -> u128 {
    let mut chosen = sets.iter().fold(forced, |all, set| all | set);
    for ix in (0..u128::BITS).rev() {
        let without = chosen & !(1 << ix);
        if without & forced == forced && sets.iter().all(|set| set & without != 0) {
            chosen = without;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Seed;

    #[test]
    fn a_smallest_set_is_as_small_as_trying_all_gives() {
        let mut rng = Seed(11).stream(0);
        for round in 0..300 {
            let sets: Vec<u128> =
                (0..1 + rng.below(9)).map(|_| u128::from(1 + rng.below(255))).collect();
            let meets = |set: u128| sets.iter().all(|other| other & set != 0);
            let fewest = (0..256).filter(|set| meets(*set)).map(u128::count_ones).min();
            let found = smallest(sets.iter().copied()).expect("no set is empty");
            assert!(meets(found), "round {round}: {sets:?}");
            assert_eq!(Some(found.count_ones()), fewest, "round {round}: {sets:?}");
        }
    }

    #[test]
    fn nothing_meets_an_empty_set() {
        assert_eq!(smallest([1, 0].into_iter()), None);
        assert_eq!(smallest([].into_iter()), Some(0));
    }

    #[test]
    fn what_is_left_beyond_the_limit_has_nothing_to_spare() {
        let sets: Vec<u128> = (0..9).map(|ix| 0b11 << (2 * ix)).collect();
        let found = smallest(sets.iter().copied()).expect("no set is empty");
        assert_eq!(found.count_ones(), 9);
        assert!(sets.iter().all(|set| (found & set).is_power_of_two()));
    }
}
