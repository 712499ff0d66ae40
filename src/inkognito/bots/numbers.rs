//! Exponentials and logarithms by `+ − × ÷` alone.
//!
//! Library functions may differ between a browser and a native program in the
//! last bit; a bot that plays differently in the browser is a bad week. These
//! are tables with linear interpolation, the same everywhere. Not exact, and
//! nothing rests on their being so. The tables are made when first asked: the
//! page would be 8 kB larger with them in it.

use std::sync::LazyLock;

/// Entries of the table of surprises between 0 and 1.
const STEPS: usize = 1024;

/// Entries of the table of exponentials in each unit.
const EXP_STEPS: usize = 16;

/// How far below zero the table of exponentials reaches.
const EXP_REACH: usize = 24;

/// `e^(1/16)`.
const SIXTEENTH: f64 = 1.064_494_458_917_859_4;

/// `−p·log2 p` for `p = n/1024`, and one entry more to lean on.
static SURPRISES: LazyLock<[f64; STEPS + 2]> = LazyLock::new(|| {
    let mut table = [0.0; STEPS + 2];
    for (n, surprise) in table.iter_mut().enumerate().take(STEPS).skip(1) {
        let p = n as f64 / STEPS as f64;
        *surprise = -p * log2(p);
    }
    table
});

/// `e^(-n/16)`.
static EXPONENTIALS: LazyLock<[f64; EXP_STEPS * EXP_REACH + 1]> = LazyLock::new(|| {
    let mut table = [1.0; EXP_STEPS * EXP_REACH + 1];
    for n in 1..table.len() {
        table[n] = table[n - 1] / SIXTEENTH;
    }
    table
});

/// About `e^x`, for `x` from −24 to 24; beyond it stays what it is there.
pub(super) fn exp(x: f64) -> f64 {
    if x > 0.0 {
        return 1.0 / exp(-x);
    }
    let scaled = (-x * EXP_STEPS as f64).min((EXP_STEPS * EXP_REACH - 1) as f64);
    let step = scaled as usize;
    let part = scaled - step as f64;
    EXPONENTIALS[step] + (EXPONENTIALS[step + 1] - EXPONENTIALS[step]) * part.min(1.0)
}

/// About `−p·log2 p`, what a chance adds to an entropy; 0 for 0.
pub(super) fn surprise(p: f64) -> f64 {
    let scaled = (p * STEPS as f64).clamp(0.0, STEPS as f64);
    let step = scaled as usize;
    SURPRISES[step] + (SURPRISES[step + 1] - SURPRISES[step]) * (scaled - step as f64)
}

/// The logarithm of a number from 0 to 1 to base 2, by a series.
fn log2(p: f64) -> f64 {
    let (mut x, mut power) = (p, 0.0);
    while x < 1.0 {
        x *= 2.0;
        power -= 1.0;
    }
    let z = (x - 1.0) / (x + 1.0);
    let (mut term, mut sum, mut n) = (z, 0.0, 1);
    while n < 40 {
        sum += term / n as f64;
        term = term * z * z;
        n += 2;
    }
    power + 2.0 * sum / std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_close_to_the_library() {
        for n in -200..200 {
            let x = f64::from(n) / 11.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-3, "e^{x}");
        }
        for n in 1..1000 {
            let p = f64::from(n) / 1000.0;
            assert!((surprise(p) + p * p.log2()).abs() < 2e-3, "{p}");
        }
    }

    #[test]
    fn far_exponentials_stay_finite() {
        assert!(exp(-1e9) > 0.0 && exp(1e9).is_finite());
        assert_eq!(surprise(0.0).to_bits(), 0.0f64.to_bits());
    }
}
