#!/bin/sh
# The browser tests, `make e2e`: Playwright in headless Chromium against dist/,
# served by `make play`. Arguments go to Playwright: make e2e ARGS="start"
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_browser
# The tests write tables in notation; this turns them into saves.
need_rust
cargo build --locked --quiet --no-default-features --example print_save
exec playwright test "$@"
