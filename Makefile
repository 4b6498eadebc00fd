# `make check` is the gate of every change; .ci/run adds the documents, the site and a short fuzz, `make nightly` the rest.

PREFIX ?= /usr/local
SAMPLE ?= Samples/sign-up.html
# Folders and files that are pinned.
PINNED ?= Samples Scenarios Tests
# Seconds that each target is fuzzed.
T ?= 60
# What the formatter looks at.
FORMATTED = Package.swift Sources Tests Benchmarks Fuzzing Samples
# Undeclared imports can compile by luck of build order; this makes them errors.
STRICT = --explicit-target-dependency-import-check error

.PHONY: all setup run test check lint build format bench session-bench speech-bench recognise agreement pin compare-pin
.PHONY: install dist deb try-packages try-package fuzz sanitize suites cross-check site docs nightly

all: build

setup:
	./setup

run:
	swift run -q announce $(SAMPLE)

build:
	swift build --build-tests $(STRICT)

test:
	swift test $(STRICT)

lint:
	swift format lint --strict --recursive $(FORMATTED)

check: lint build test

format:
	swift format --in-place --recursive $(FORMATTED)

bench:
	swift build -c release --product announce
	swift build -c release --product form-benchmark
	.build/release/form-benchmark

# What a swipe and a double tap cost on an open screen.
session-bench:
	swift run -c release session-benchmark

speech-bench:
	swift run -c release speech-benchmark

# What a speech recogniser hears (needs sox and, from PyPI, pocketsphinx).
recognise:
	swift run -c release speech-benchmark .build/clips
	python3 Benchmarks/Speech/recognise.py .build/clips

# Agreement with executed announcements: make agreement EXECUTED="FILE…"
agreement:
	swift run -c release announce-agreement $(EXECUTED)

# Pages held against the tree of the browser that shows them: make cross-check PAGES="FOLDER…"
cross-check:
	swift build --product announce
	.build/debug/announce tree --cross-check $(PAGES)

# The documents of this project as a site, and the rules with their examples.
site:
	swift build -c release --product announce
	mkdir -p .build/site-pages
	.build/release/announce audit --rules --format markdown > .build/site-pages/Rules.md
	.build/release/announce report Scenarios .build/site-pages/Rules.md -o .build/site/

# The pages of the public API, beside the site of the documents.
docs:
	swift build
	Documentation/build-api .build/site/api

# What audits find in the cases of other checkers' tests: make suites SUITES=FOLDER
suites:
	swift build --product announce
	Benchmarks/Suites/run .build/debug/announce "$(SUITES)" .build/suites $(PEERS)

# What is said of every readable file, before a change and after it; see Benchmarks/Pinned/README.md.
pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned $(PINNED)

compare-pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned-now $(PINNED)
	Benchmarks/Pinned/compare .build/pinned .build/pinned-now

# Everything that reads what strangers write, T seconds each; see Fuzzing/README.md.
fuzz:
	Fuzzing/run $(T)

# Memory is used as it should be, and no thread gets into another's way. The runtime of Swift keeps what
# it makes once, so leaks are not looked for. C is held to its rules by traps, since Swift has no runtime
# for that on Linux. Suites that start programs are left out of the first: they wait for
# what others do, and the files that strangers write are read in the others. The second leaves out a text that
# crashes eSpeak NG: with the sanitizer's memory around it, it does not.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build/address \
	  -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined \
	  --skip '^(AnnounceTests|VoicesTests|ProcessesTests)\.'
	swift test --sanitize thread --scratch-path .build/thread --filter '^(VoicesTests|ProcessesTests|TextIOTests)\.' \
	  --skip 'a crash is told'

# What takes too long for every change: sanitizers, fuzzing (T seconds each target), benchmarks, the browser's own trees,
# packages in clean roots and a package that depends on this one. Goes on after a failure and lists those at the end.
nightly:
	.ci/nightly

install:
	Packaging/lay-out "$$(Packaging/build)" "$(PREFIX)" "$(DESTDIR)"

# A tarball that runs where it is unpacked, and a package for this Debian or Ubuntu, both in .build/dist.
dist:
	Packaging/dist

deb:
	Packaging/deb

# A package that depends on this one, as Documentation/Testing.md shows it.
try-package:
	Packaging/try-package

# Both in roots that hold only what they ask for (as root, with a network).
try-packages:
	Packaging/try "$$(Packaging/dist)" "$$(Packaging/deb)"

