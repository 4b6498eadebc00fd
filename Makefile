# Every target says what it does; `make check` is the whole gate.

PREFIX ?= /usr/local
SAMPLE ?= Samples/sign-up.html
# Folders and files that are pinned.
PINNED ?= Samples Scenarios Tests
# Seconds that each target is fuzzed.
T ?= 60
# Undeclared imports can compile by luck of build order; this makes them errors.
STRICT = --explicit-target-dependency-import-check error

.PHONY: all setup run test check lint build format bench session-bench speech-bench recognise agreement pin compare-pin
.PHONY: install dist deb try-packages fuzz sanitize suites cross-check site

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
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Fuzzing

check: lint build test

format:
	swift format --in-place --recursive Package.swift Sources Tests Benchmarks Fuzzing

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

# The documents of this project as a site.
site:
	swift build --product announce
	.build/debug/announce report Scenarios -o .build/site/

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

install:
	Packaging/lay-out "$$(Packaging/build)" "$(PREFIX)" "$(DESTDIR)"

# A tarball that runs where it is unpacked, and a package for this Debian or Ubuntu, both in .build/dist.
dist:
	Packaging/dist

deb:
	Packaging/deb

# Both in roots that hold only what they ask for (as root, with a network).
try-packages:
	Packaging/try "$$(Packaging/dist)" "$$(Packaging/deb)"

