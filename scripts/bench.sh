#!/bin/sh
# The figures, `make bench`: on stdout one a line, `name: value unit`, and
# nothing else. With BENCH_QUICK=1 a benchmark may take fewer rounds: that is
# how the tests see that it still runs. With LONG=1 it also plays a million
# random games and the whole table of bots: an hour.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_rust
need_browser
cargo bench --locked --quiet --no-default-features --bench figures --bench bots || die "cargo bench failed"
node scripts/size.mjs --figure
# The tables that are played are told in notation; this turns them into saves.
cargo build --locked --quiet --no-default-features --example print_save || die "print_save cannot be built"
node scripts/figures.mjs
