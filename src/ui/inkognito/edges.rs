//! At which edge of a flat tablet a seat sits.

use crate::kit::Seat;

/// By how many quarters the page is turned clockwise to face a seat of so many:
/// they sit clockwise round the edge, the first at the lower one. Three leave the
/// upper edge free, and five share it.
pub fn quarters(seat: Seat, seats: usize) -> usize {
    (seat.ix() * 4 + seats / 2).checked_div(seats).unwrap_or_default() % 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_sit_clockwise_round_the_edge() {
        let all = |seats| Seat::ALL.map(|seat| quarters(seat, seats))[..seats].to_vec();
        assert_eq!(all(3), [0, 1, 3]);
        assert_eq!(all(4), [0, 1, 2, 3]);
        assert_eq!(all(5), [0, 1, 2, 2, 3]);
    }

    #[test]
    fn without_seats_nothing_turns() {
        assert_eq!(quarters(Seat::ALL[3], 0), 0);
    }
}
