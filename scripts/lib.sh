# shellcheck shell=sh
# What the scripts beside this file share: the pinned versions, messages, and
# one need_* function for each tool. A need_* returns at once where the tool
# is there in the right version; else it installs it or says what to do.
# Source it from the project's root:  . scripts/lib.sh
#
# Tools go to "$tools", outside the tree, so that a fresh clone finds them.
# On Debian as root everything comes from Debian, crates and npm packages.
set -eu

rust_version=1.95.0
trunk_version=0.21.14
node_major=20
# wasm-bindgen-cli: the version in Cargo.lock. npm packages: package-lock.json.

tools=${XDG_DATA_HOME:-$HOME/.local/share}/bauta-tools
PATH=$tools/bin:$PWD/node_modules/.bin:$PATH
export PATH

say() { printf 'bauta: %s\n' "$*" >&2; }
die() { printf 'bauta: %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# -- Debian -------------------------------------------------------------------

debian_root() { [ -f /etc/debian_version ] && have apt-get && [ "$(id -u)" = 0 ]; }

apt_update() { # once a run; without it a new machine knows no package
    [ -z "${apt_updated:-}" ] || return 0
    apt-get update -qq >/dev/null 2>&1 || say "apt-get update failed; going on with the old list"
    apt_updated=yes
}

apt_offers() { # apt_offers PACKAGE: could it be installed?
    apt_update
    apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [0-9]'
}

apt_need() { # apt_need PACKAGE...: install those of them that are not there
    missing=
    for p in "$@"; do
        dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing="$missing $p"
    done
    [ -n "$missing" ] || return 0
    debian_root || die "please install as root: apt-get install$missing"
    apt_update
    say "installing from Debian:$missing"
    log=$(mktemp)
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing \
        >"$log" 2>&1 </dev/null || die "apt-get install$missing failed: $(tail -n 1 "$log")"
    rm -f "$log"
}

# -- Rust ---------------------------------------------------------------------

need_cc() { # crates with build scripts, and linking itself
    have cc && return 0
    debian_root || die "no C compiler (cc): install gcc or clang (macOS: xcode-select --install)"
    apt_need gcc libc6-dev
}

need_rust() { # cargo and rustc, in the pinned version where it can be had
    [ -z "${rust_ready:-}" ] || return 0
    case ${RUSTUP_TOOLCHAIN:-} in debian-wasm*) unset RUSTUP_TOOLCHAIN ;; esac # that one has no lints
    if ! have cargo && [ -x "${CARGO_HOME:-$HOME/.cargo}/bin/cargo" ]; then
        PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
    fi
    if ! have cargo; then
        if debian_root && apt_offers rustc-web; then
            apt_need rustc-web cargo-web rust-web-clippy rustfmt-web
        else
            die "no cargo here: install Rust from https://rustup.rs, open a new shell, and say it again"
        fi
    fi
    need_cc
    found=$(rustc --version | cut -d ' ' -f 2)
    if [ "$found" != $rust_version ]; then
        if have rustup && rustup toolchain list | grep -q "^$rust_version-"; then
            export RUSTUP_TOOLCHAIN=$rust_version
        elif have rustup && ! debian_root; then
            say "installing Rust $rust_version beside $found"
            rustup toolchain install $rust_version --profile minimal --component clippy --component rustfmt >&2 ||
                die "Rust $rust_version cannot be installed: rustup toolchain install $rust_version"
            export RUSTUP_TOOLCHAIN=$rust_version
        else
            case $found in
            0.* | 1.[0-9].* | 1.[0-8][0-9].* | 1.9[0-4].*)
                die "Rust $rust_version or newer is needed, and rustc here is $found" ;;
            esac
            say "Rust $found here, pinned is $rust_version: newer lints may fire"
        fi
    fi
    rust_ready=yes
}

need_lints() { # clippy and rustfmt
    need_rust
    if cargo clippy --version >/dev/null 2>&1 && cargo fmt --version >/dev/null 2>&1; then return 0; fi
    if have rustup; then
        say "installing clippy and rustfmt"
        rustup component add clippy rustfmt >&2 || die "no clippy or rustfmt: rustup component add clippy rustfmt"
    else
        apt_need rust-web-clippy rustfmt-web
    fi
}

locked_version() { # locked_version CRATE: its version in Cargo.lock
    sed -n "/^name = \"$1\"\$/{n;s/^version = \"\\(.*\\)\"\$/\\1/p;q;}" Cargo.lock
}

cargo_tool() { # cargo_tool COMMAND VERSION-LINE MINUTES INSTALL-ARGUMENT...
    command=$1 line=$2 minutes=$3
    shift 3
    [ "$("$command" --version 2>/dev/null)" != "$line" ] || return 0
    need_rust
    say "building $line into $tools (about $minutes minutes, once)"
    cargo install --quiet --force --root "$tools" "$@" >&2 || die "$line cannot be built: cargo install $*"
}

need_wasm() { # a compiler for wasm32 (exported), trunk, wasm-bindgen, wasm-opt
    need_rust
    need_node
    cargo_tool trunk "trunk $trunk_version" 9 \
        trunk --version $trunk_version --locked --no-default-features --features rustls
    bindgen=$(locked_version wasm-bindgen)
    # Not --locked: its lock file names a crate version that has been withdrawn.
    cargo_tool wasm-bindgen "wasm-bindgen $bindgen" 3 wasm-bindgen-cli --version "$bindgen"
    sh scripts/wasm-target.sh
    # shellcheck disable=SC1091
    . target/wasm-env.sh
}

# -- Node and the browser -------------------------------------------------------

node_fits() { have node && have npm && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge $node_major ]; }

need_node() { # node, npm, and the packages of package-lock.json
    if ! node_fits && debian_root && ! have node; then apt_need nodejs npm; fi
    if have node && ! have npm && debian_root; then apt_need npm; fi
    node_fits || die "Node $node_major or newer with npm is needed, $(node --version 2>/dev/null || echo none) is here: https://nodejs.org"
    cmp -s package-lock.json node_modules/.bauta-lock && return 0
    say "installing the npm packages of package-lock.json"
    npm ci --no-audit --no-fund >&2 </dev/null || die "npm ci failed"
    cp package-lock.json node_modules/.bauta-lock
}

need_browser() { # a Chromium for the browser tests: scripts/browser.mjs says which
    need_node
    node scripts/browser.mjs >/dev/null && return 0
    if debian_root; then
        apt_need chromium
    else
        say "installing Playwright's Chromium"
        npx playwright install chromium >&2 || die "no Chromium here: install one, or set CHROMIUM to its path"
    fi
    node scripts/browser.mjs >/dev/null || die "no Chromium here: install one, or set CHROMIUM to its path"
}
