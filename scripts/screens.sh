#!/bin/sh
# Pictures of every screen at every size, `make screens`: screens/index.html
# shows them all. Arguments name the sizes, as in scripts/screens.mjs.
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_browser
exec node scripts/screens.mjs "$@"
