# `make check` must pass for every change. .ci/run adds the documents, the site and short fuzzing; `make nightly` runs the rest.

PREFIX ?= /usr/local
SAMPLE ?= Samples/sign-up.html
# The folders and files for `make pin`.
PINNED ?= Samples Scenarios Tests
# The fuzzing time of each target in seconds.
T ?= 60
# The files for the formatter.
FORMATTED = Package.swift Sources Tests Benchmarks Fuzzing Samples
# Makes undeclared imports errors, which otherwise may compile depending on the build order.
STRICT = --explicit-target-dependency-import-check error

.PHONY: all setup run program test check lint build format bench session-bench log-bench speech-bench slopes recognise agreement logged frameworks pin compare-pin stops
.PHONY: editors install dist deb try-packages try-package fuzz sanitize suites cross-check syntax site docs nightly

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
	swift format lint --strict --parallel --recursive $(FORMATTED)

check: lint build test

format:
	swift format --in-place --parallel --recursive $(FORMATTED)

# The time, memory and instructions of the packaged program.
bench:
	swift build -c release --product form-benchmark
	.build/release/form-benchmark "$$(Packaging/build --self-contained)/announce" "$(RELEASE)"

# The time of swipes and double taps on an open screen.
session-bench:
	swift run -c release session-benchmark

# The time and memory of reading logs of readers.
log-bench:
	swift run -c release log-benchmark

speech-bench:
	swift run -c release speech-benchmark

# The growth of the time of commands with adversarial inputs; see Benchmarks/Slopes/README.md.
slopes:
	swift build -c release --product announce
	Benchmarks/Slopes/run .build/release/announce

# The language server with clients and editors, and its time and memory while somebody types.
editors:
	swift build -c release --product announce
	Benchmarks/Editors/run .build/release/announce
	Benchmarks/Editors/edits.py .build/release/announce

# Speech recognition of the clips (needs sox and, from PyPI, pocketsphinx).
recognise:
	swift run -c release speech-benchmark .build/clips
	python3 Benchmarks/Speech/recognise.py .build/clips

# Agreement with executed announcements: make agreement EXECUTED="FILE…"
agreement:
	swift run -c release announce-agreement $(EXECUTED)

# Agreement with speech that readers logged: make logged LOGGED=FOLDER
logged:
	swift build --product announce
	Benchmarks/Logged/run .build/debug/announce "$(LOGGED)" --verbose

# Agreement with what was heard of SwiftUI, Compose and Flutter: make frameworks CASES=FOLDER
frameworks:
	swift build --product announce
	Benchmarks/Frameworks/run .build/debug/announce "$(CASES)" --verbose

# Comparison of pages with the browser's own accessibility tree: make cross-check PAGES="FOLDER…"
cross-check:
	swift build --product announce
	.build/debug/announce tree --cross-check $(PAGES)

# Comparison of TalkBack's stops with Chromium's rules for Android on its own tree: make stops PAGES="FOLDER…"
stops:
	swift build --product announce
	Benchmarks/Names/stops --worst 10 $(PAGES)

# The optimized program.
program:
	swift build -c release --product announce

# A site of this project's documents and of the rules with examples.
site: program
	Documentation/build-site .build/release/announce .build/site

# The API reference, beside the site.
docs:
	swift build
	Documentation/build-api .build/site/api

# Findings of audits in the test cases of other checkers: make suites SUITES=FOLDER
suites:
	swift build --product announce
	Benchmarks/Suites/run .build/debug/announce "$(SUITES)" .build/suites $(PEERS)

# Records the announcements of all readable files, to compare after a change; see Benchmarks/Pinned/README.md.
pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned $(PINNED)

compare-pin:
	swift build -c release --product announce
	Benchmarks/Pinned/pin .build/release/announce .build/pinned-now $(PINNED)
	Benchmarks/Pinned/compare .build/pinned .build/pinned-now

# Comparison of the readers of Kotlin and Swift with other parsers: make syntax SOURCES="FOLDER…"
syntax:
	Benchmarks/KotlinSyntax/run Benchmarks/KotlinSyntax/Cases $(SOURCES) --least 99
	Benchmarks/SwiftSyntax/run

# Fuzzes everything that reads untrusted input, T seconds each; see Fuzzing/README.md.
fuzz:
	Fuzzing/run $(T)

# Tests with the address, undefined-behaviour and thread sanitizers. Leaks are not checked, since the Swift runtime
# never frees its caches. Local variables stay on the stack, because the limit of nesting measures the stack. Undefined
# behaviour in C traps, since Swift on Linux has no runtime to report it. The first run skips suites that start programs,
# which are slow and read no untrusted files, and suites that expect nesting for which larger stack frames leave no room.
# The second skips a text that crashes eSpeak NG only without the sanitizer.
sanitize:
	ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 \
	  swift test --sanitize address --scratch-path .build/address \
	  -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined \
	  --skip '^(AnnounceTests|VoicesTests|ProcessesTests)\.' \
	  --skip '\.(EvaluationLimit|SwiftRecovery|SwiftExpression|KotlinExpression)Tests'
	swift test --sanitize thread --scratch-path .build/thread --filter '^(VoicesTests|ProcessesTests|TextIOTests)\.' \
	  --skip 'A crash is reported'

# Checks that take too long for every change: sanitizers, fuzzing (T seconds each target), benchmarks, browsers' trees,
# packages in clean roots and a package that depends on this one. Continues after a failure and lists all at the end.
nightly:
	.ci/nightly

install:
	Packaging/lay-out "$$(Packaging/build)" "$(PREFIX)" "$(DESTDIR)"

# A relocatable tarball, and a package for this release of Debian or Ubuntu, both in .build/dist.
dist:
	Packaging/dist

deb:
	Packaging/deb

# Tests a package that depends on this one, as in Documentation/Testing.md.
try-package:
	Packaging/try-package

# Runs both in roots that contain only their dependencies (needs root and a network).
try-packages:
	Packaging/try "$$(Packaging/dist)" "$$(Packaging/deb)"

