//! Exponentials and logarithms by `+ − × ÷` alone.
//!
//! Library functions may differ between a browser and a native program in the
//! last bit; a bot that plays differently in the browser is a bad week. These
//! are tables with linear interpolation, the same everywhere. Not exact, and
//! nothing rests on their being so.

/// Entries of the table of logarithms between 1 and 2.
const LOG_STEPS: usize = 256;

/// Entries of the table of exponentials in each unit.
const EXP_STEPS: usize = 16;

/// How far below zero the table of exponentials reaches.
const EXP_REACH: usize = 24;

/// `e^(1/16)`.
const SIXTEENTH: f64 = 1.064_494_458_917_859_4;

/// `log2(1 + n/256)`.
const LOGS: [f64; LOG_STEPS + 1] = {
    let mut table = [0.0; LOG_STEPS + 1];
    let mut n = 0;
    while n <= LOG_STEPS {
        table[n] = log2_near_one(1.0 + n as f64 / LOG_STEPS as f64);
        n += 1;
    }
    table
};

/// `e^(-n/16)`.
const EXPONENTIALS: [f64; EXP_STEPS * EXP_REACH + 1] = {
    let mut table = [1.0; EXP_STEPS * EXP_REACH + 1];
    let mut n = 1;
    while n < table.len() {
        table[n] = table[n - 1] / SIXTEENTH;
        n += 1;
    }
    table
};

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
    if p <= 1e-12 { 0.0 } else { -p * log2(p) }
}

/// About the logarithm of a positive number to base 2.
fn log2(x: f64) -> f64 {
    // A positive normal number is 1.m times a power of two, by its own bits.
    let bits = x.to_bits();
    let power = (bits >> 52) as i64 - 1023;
    let mantissa = f64::from_bits(bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000);
    let scaled = (mantissa - 1.0) * LOG_STEPS as f64;
    let step = (scaled as usize).min(LOG_STEPS - 1);
    let part = scaled - step as f64;
    power as f64 + LOGS[step] + (LOGS[step + 1] - LOGS[step]) * part
}

/// The series of the logarithm, for 1 to 2.
const fn log2_near_one(x: f64) -> f64 {
    const LN_2: f64 = 0.693_147_180_559_945_3;
    let z = (x - 1.0) / (x + 1.0);
    let mut power = z;
    let mut sum = 0.0;
    let mut n = 1;
    while n < 40 {
        sum += power / n as f64;
        power = power * z * z;
        n += 2;
    }
    2.0 * sum / LN_2
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
            assert!((surprise(p) + p * p.log2()).abs() < 1e-4, "{p}");
        }
    }

    #[test]
    fn far_exponentials_stay_finite() {
        assert!(exp(-1e9) > 0.0 && exp(1e9).is_finite());
        assert_eq!(surprise(0.0).to_bits(), 0.0f64.to_bits());
    }
}
