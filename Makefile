# Every target says what it does; `make check` is the whole gate.

PREFIX ?= /usr/local
SAMPLE ?= Samples/sign-up.html
# Folders and files that are pinned.
PINNED ?= Samples Scenarios Tests
# Undeclared imports can compile by luck of build order; this makes them errors.
STRICT = --explicit-target-dependency-import-check error

.PHONY: all setup run test check lint build format bench session-bench speech-bench recognise agreement pin compare-pin
.PHONY: install

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
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks

check: lint build test

format:
	swift format --in-place --recursive Package.swift Sources Tests Benchmarks

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

# What is said of every readable file, before a change and after it; see Benchmarks/Pinned/README.md.
pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned $(PINNED)

compare-pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned-now $(PINNED)
	Benchmarks/Pinned/compare .build/pinned .build/pinned-now

install:
	swift build -c release --static-swift-stdlib --product announce
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/announce .build/release/announce-voice "$(DESTDIR)$(PREFIX)/bin"
