#!/bin/sh
# Serves dist/ on this machine, `make play`. PORT: where. BASE: below which sub
# folder (the browser tests use one, as many static hosts do).
cd "$(dirname -- "$0")/.."
. scripts/lib.sh

need_node
exec node scripts/serve.mjs "${PORT:-8080}" "${BASE:-}"
