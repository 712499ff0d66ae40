# shellcheck shell=sh
# step TITLE COMMAND...: run it under a headline, or end with a clear sentence.
step() {
    title=$1
    shift
    printf '\n== %s\n' "$title"
    began=$(date +%s)
    "$@" || die "FAILED: $title ($*)"
    printf '== %s: %s s\n' "$title" "$(($(date +%s) - began))"
}
