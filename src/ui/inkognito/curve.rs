//! Smooth lines through points: the ways of the board and the coasts of the city.
//!
//! They are kept as points and bent when they are drawn (Catmull-Rom,
//! centripetal), which takes a third of what their curves would.

/// A point of the picture.
pub type Point = (f32, f32);

/// The `d` of a path through these points, from the first to the last.
pub fn open(points: &[Point]) -> String {
    let beyond = |end: Point, next: Point| (2.0 * end.0 - next.0, 2.0 * end.1 - next.1);
    let [first, second, ..] = *points else {
        return String::new();
    };
    let mut all = vec![beyond(first, second)];
    all.extend(points);
    all.push(beyond(points[points.len() - 1], points[points.len() - 2]));
    bent(&all)
}

/// The `d` of a path round through these points.
pub fn closed(points: &[Point]) -> String {
    let n = points.len();
    if n < 3 {
        return String::new();
    }
    let round: Vec<Point> = (0..n + 3).map(|ix| points[(ix + n - 1) % n]).collect();
    bent(&round) + "z"
}

/// A drawing with its smooth lines put in. Between tildes stand their points,
/// each told from the one before; `z` closes a line, and another may follow.
pub fn drawn(art: &str) -> String {
    let mut all = String::new();
    for (ix, piece) in art.split('~').enumerate() {
        if ix % 2 == 0 {
            all.push_str(piece);
            continue;
        }
        let mut from = (0.0, 0.0);
        for line in piece.split_inclusive('z') {
            let points = points(line.trim_end_matches('z'), &mut from);
            all.push_str(&if line.ends_with('z') { closed(&points) } else { open(&points) });
        }
    }
    all
}

/// Points in words such as `60 4-12 7`, the first told from `from`, which follows.
fn points(words: &str, from: &mut Point) -> Vec<Point> {
    let spaced = words.replace('-', " -");
    let numbers: Vec<i16> = spaced.split(' ').filter_map(|word| word.parse().ok()).collect();
    let mut all = Vec::new();
    for step in numbers.chunks_exact(2) {
        *from = (from.0 + f32::from(step[0]), from.1 + f32::from(step[1]));
        all.push(*from);
    }
    all
}

/// A curve through all points but the first and the last, which only lead it.
fn bent(points: &[Point]) -> String {
    let n = |x: f32| x.round() as i32;
    let mut d = format!("M{} {}", n(points[1].0), n(points[1].1));
    for four in points.windows(4) {
        let (before, from, to, after) = (four[0], four[1], four[2], four[3]);
        let out = lead(before, from, to);
        let inn = lead(after, to, from);
        let all = [out.0, out.1, inn.0, inn.1, to.0, to.1].map(|x| n(x).to_string());
        d.push('C');
        d.push_str(&all.join(" "));
    }
    d
}

/// Where the curve leads from `from`, on its way from `before` to `to`.
fn lead(before: Point, from: Point, to: Point) -> Point {
    let apart = |a: Point, b: Point| ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt().sqrt();
    let (d1, d2) = (apart(before, from).max(0.001), apart(from, to));
    let along = |before: f32, from: f32, to: f32| {
        let here = 2.0 * d1 * d1 + 3.0 * d1 * d2 + d2 * d2;
        (d1 * d1 * to - d2 * d2 * before + here * from) / (3.0 * d1 * (d1 + d2))
    };
    (along(before.0, from.0, to.0), along(before.1, from.1, to.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_through_all_its_points() {
        let way =
            open(&[(738.0, 112.0), (664.0, 108.0), (588.0, 96.0), (514.0, 96.0), (464.0, 138.0)]);
        assert_eq!(
            way,
            "M738 112C713 111 689 111 664 108C639 105 613 98 588 96C563 94 535 88 514 96C494 103 481 124 464 138"
        );
    }

    #[test]
    fn a_closed_line_ends_where_it_began() {
        let coast = closed(&[(0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0)]);
        assert_eq!(coast, "M0 0C5 -5 25 -5 30 0C35 5 35 25 30 30C25 35 5 35 0 30C-5 25 -5 5 0 0z");
    }

    #[test]
    fn points_of_a_drawing_are_bent_in_their_places() {
        let art = drawn("<a d=\"~10 10 20 0z5 5 9-9~\"/><b d=\"M1 1\"/>");
        let lines = open(&[(35.0, 15.0), (44.0, 6.0)]);
        assert_eq!(art, format!("<a d=\"{lines}\"/><b d=\"M1 1\"/>"));
    }

    #[test]
    fn too_few_points_are_no_line() {
        assert_eq!(open(&[(1.0, 1.0)]) + &closed(&[(1.0, 1.0), (2.0, 2.0)]) + &open(&[]), "");
    }
}
