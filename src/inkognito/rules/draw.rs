//! The Phantom's balls and a draw of three.

use crate::kit::Few;

use super::options::Balls;

/// A ball of the Phantom: leave to make one step (rules 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ball {
    /// An own figure, by land.
    Land,
    /// An own figure, by water.
    Water,
    /// An own figure, by either way.
    Wild,
    /// Another agent's figure, by either way.
    Agent,
    /// The Ambassador, by either way.
    Ambassador,
    /// No step.
    Nothing,
}

impl Ball {
    /// All six, in the order in which a draw is sorted.
    pub const ALL: [Ball; 6] =
        [Ball::Land, Ball::Water, Ball::Wild, Ball::Agent, Ball::Ambassador, Ball::Nothing];
}

/// The balls of one turn, sorted: a draw is a multiset, and equal draws compare equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw(Few<Ball, 3>);

impl Draw {
    /// A draw of these balls.
    ///
    /// # Panics
    /// If there are more than three.
    pub fn of(balls: &[Ball]) -> Draw {
        let count = |ball| balls.iter().filter(|other| **other == ball).count();
        Draw(
            Ball::ALL.into_iter().flat_map(|ball| std::iter::repeat_n(ball, count(ball))).collect(),
        )
    }

    /// What the Ambassador's player has each turn in place of a draw: one or
    /// two steps of the Ambassador (rules 1.16).
    pub fn stroll() -> Draw {
        Draw::of(&[Ball::Ambassador, Ball::Ambassador])
    }

    /// Its balls, sorted.
    pub fn balls(&self) -> impl Iterator<Item = Ball> + '_ {
        self.0.iter()
    }

    /// How many of this ball.
    pub fn count(&self, ball: Ball) -> usize {
        self.balls().filter(|other| *other == ball).count()
    }

    /// This draw without one such ball; none if it has none.
    pub fn without(mut self, ball: Ball) -> Option<Draw> {
        let ix = self.balls().position(|other| other == ball)?;
        self.0.remove(ix);
        Some(self)
    }
}

/// Every draw of three of the ten balls, sorted, with how many of the 120 triples give it.
pub fn draws(balls: Balls) -> Vec<(Draw, u32)> {
    let mut found = Vec::new();
    for (a, first) in Ball::ALL.into_iter().enumerate() {
        for (b, second) in Ball::ALL.into_iter().enumerate().skip(a) {
            for third in Ball::ALL.into_iter().skip(b) {
                let draw = Draw(Few::of(&[first, second, third]));
                let ways = Ball::ALL.map(|ball| choices(balls.count(ball), draw.count(ball)));
                found.push((draw, ways.into_iter().product()));
            }
        }
    }
    found.retain(|(_, weight)| *weight > 0);
    found
}

/// In how many ways so many of equal balls can be drawn.
fn choices(of: u8, drawn: usize) -> u32 {
    let of = u32::from(of);
    match drawn {
        0 => 1,
        1 => of,
        2 => of * of.saturating_sub(1) / 2,
        _ => of * of.saturating_sub(1) * of.saturating_sub(2) / 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(balls: Balls, is: impl Fn(&Draw) -> bool) -> u32 {
        draws(balls).iter().filter(|(draw, _)| is(draw)).map(|(_, weight)| weight).sum()
    }

    #[test]
    fn a_draw_is_one_of_120_triples() {
        for balls in Balls::ALL {
            assert_eq!(share(balls, |_| true), 120);
        }
    }

    #[test]
    fn the_chances_of_the_rules_table_hold() {
        let own =
            |draw: &Draw| draw.count(Ball::Land) + draw.count(Ball::Water) + draw.count(Ball::Wild);
        assert_eq!(share(Balls::Classic, |d| own(d) == 0), 10); // 8.3 %
        assert_eq!(share(Balls::Y2013, |d| own(d) == 0), 1); // 0.8 %
        assert_eq!(share(Balls::Y2022, |d| own(d) == 0), 4); // 3.3 %
        for balls in Balls::ALL {
            assert_eq!(share(balls, |d| d.count(Ball::Ambassador) > 0), 64); // 53.3 %
        }
        assert_eq!(share(Balls::Y2013, |d| d.count(Ball::Agent) > 0), 36); // 30 %
        assert_eq!(share(Balls::Classic, |d| d.count(Ball::Nothing) == 3), 1);
    }
}
