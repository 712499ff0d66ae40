#!/bin/sh
# The page, ready to be put on any static host: dist/. Called by `make build`
# when a source is newer than the last build.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_wasm
say "building dist/"
mkdir -p target
: >target/.build-start
# What an interrupted build left.
rm -rf dist/.stage
# trunk's --offline reaches cargo too, and some crates are for wasm32 only.
cargo fetch --quiet --locked --target wasm32-unknown-unknown || die "the crates of Cargo.lock cannot be fetched"
# trunk takes NO_COLOR=1 for a wrong option.
env -u NO_COLOR trunk build --release --offline --locked --log warn >&2 || die "trunk build failed"
# A source that changed while trunk ran must be newer than the page.
touch -r target/.build-start dist/index.html
