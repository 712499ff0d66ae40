#!/bin/sh
# The inner loop, `make check`: format, lints, and the tests of everything but
# the page's components.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh
. scripts/step.sh

need_lints
step "format" cargo fmt --all --check
step "lints" cargo clippy --locked --quiet --all-targets -- -D warnings
step "lints of view!" cargo clippy --locked --quiet -p bauta-macros -- -D warnings
step "lints without the page" cargo clippy --locked --quiet --all-targets --no-default-features -- -D warnings
step "tests without the page" cargo test --locked --no-default-features -- --quiet
