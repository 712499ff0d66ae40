#!/bin/sh
# The figures, `make bench`: on stdout one a line, `name: value unit`, and
# nothing else. With BENCH_QUICK=1 a benchmark may take fewer rounds: that is
# how the tests see that it still runs.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_rust
need_node
if [ -f benches/figures.rs ]; then
    cargo bench --locked --quiet --no-default-features --bench figures || die "cargo bench failed"
fi
node scripts/size.mjs --figure
