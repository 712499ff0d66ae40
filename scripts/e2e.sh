#!/bin/sh
# The browser tests, `make e2e`: Playwright in headless Chromium against dist/,
# served by `make play`. Arguments go to Playwright: make e2e ARGS="start"
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_browser
exec playwright test "$@"
