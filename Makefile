# What can be done here. Each verb first installs what it lacks (scripts/lib.sh).
.PHONY: help play test build bench check e2e screens
.DEFAULT_GOAL := help

export PORT BASE

# All that goes into the page. Folders are named too: their time changes when a
# file is removed.
page := $(shell find src macros stubs style art public 2>/dev/null) Cargo.toml Cargo.lock \
	Trunk.toml index.html package-lock.json CHANGELOG.md scripts/build.sh \
	scripts/staged.mjs scripts/packed.mjs scripts/ordered.mjs scripts/needed.mjs

help:
	@echo 'make play    play: the page at http://127.0.0.1:8080/ (PORT=9000 for another port)'
	@echo 'make test    everything that is tested, as CI does it'
	@echo 'make check   format, lints, native tests: the inner loop'
	@echo 'make e2e     the browser tests alone (ARGS="start" for those files alone)'
	@echo 'make screens a picture of every screen at every size: screens/index.html'
	@echo 'make build   dist/, for any folder of any static host'
	@echo 'make bench   the figures, one a line: name: value unit (LONG=1: a million games more)'

play: dist/index.html
	@scripts/play.sh

build: dist/index.html
	@echo 'dist/ is ready: put it into any folder of any static host'

dist/index.html: $(page)
	@scripts/build.sh

test:
	@MAKE="$(MAKE)" scripts/test.sh

check:
	@scripts/check.sh

e2e: dist/index.html
	@scripts/e2e.sh $(ARGS)

screens: dist/index.html
	@scripts/screens.sh $(ARGS)

bench: dist/index.html
	@scripts/bench.sh
