#!/bin/sh
# Everything, `make test`: fastest first, the browser last. Each verb of the
# README is run here, so that none of them can rot.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh
. scripts/step.sh

room=$(df -Pk . | awk 'NR == 2 { print int($4 / 1024) }')
[ "$room" -ge 3000 ] || say "only $room MB are free on this disk: a first run takes about 3000"
need_lints
need_node

verb() { "${MAKE:-make}" --no-print-directory "$@"; }

figures() { # each line of `make bench` is a figure with a unit
    BENCH_QUICK=1 verb bench >target/figures.txt || return 1
    cat target/figures.txt
    ! grep -Ev '^[a-z0-9_]+: [0-9][0-9.]* [^ ]+$' target/figures.txt
}

readme() { # no command in the README that nothing here runs
    others=$(grep -Eo '(make|cargo|npm|npx) [a-z0-9]+' README.md |
        grep -Evx 'make (play|test|build|bench|check|e2e|help)')
    [ -z "$others" ] || { say "README.md tells commands that no test runs: $others"; return 1; }
}

step "README" readme
step "verbs" verb help
step "check" verb check
step "tests" cargo test --locked -- --quiet
step "docs" env RUSTDOCFLAGS="-D warnings" cargo doc --locked --quiet --no-deps
step "build" verb build
step "size" node scripts/size.mjs
step "figures" figures
step "browser" verb e2e
