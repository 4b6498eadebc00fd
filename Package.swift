// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Simulator and what it re-exports. Targets depend on all of it: a change in one part does not change the module
// Simulator itself, and SwiftPM would not rebuild what depends on that alone.
let simulator: [Target.Dependency] = [
  "AccessibilityTree", "Announcements", "Sessions", "Simulator", "TalkBackReader",
  "VoiceOverReader",
]

let package = Package(
  name: "announce",
  platforms: [.macOS(.v13)],
  products: [
    .library(
      name: "Simulator",
      targets: [
        "AccessibilityTree", "Announcements", "Sessions", "Simulator", "TalkBackReader",
        "VoiceOverReader",
      ]),
    .library(name: "Importers", targets: ["Importers"]),
    .library(name: "Audits", targets: ["Audits"]),
    .library(name: "Fidelity", targets: ["Fidelity"]),
    .library(name: "SpeechLogs", targets: ["SpeechLogs"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "Voices", targets: ["Voices"]),
    .library(name: "TranscriptTesting", targets: ["TranscriptTesting"]),
    .library(name: "LivePageTesting", targets: ["LivePageTesting"]),
    .executable(name: "announce", targets: ["announce"]),
    .executable(name: "announce-voice", targets: ["announce-voice"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CSystem"),
    .target(name: "SystemLibrary", swiftSettings: settings),
    .target(
      name: "TextIO", dependencies: ["CSystem", "CZlib", "SystemLibrary"], swiftSettings: settings),
    .target(
      name: "Encoding", dependencies: ["CLibXML2", "CYAML", "TextIO"], swiftSettings: settings),
    .target(
      name: "Processes", dependencies: ["CSystem", "SystemLibrary"], swiftSettings: settings),
    .target(
      name: "JSONRPC", dependencies: ["Encoding", "SystemLibrary", "TextIO"],
      swiftSettings: settings),
    .target(name: "AccessibilityTree", swiftSettings: settings),
    .target(
      name: "Announcements", dependencies: ["AccessibilityTree"], swiftSettings: settings),
    .target(
      name: "VoiceOverReader", dependencies: ["AccessibilityTree", "Announcements"],
      swiftSettings: settings),
    .target(
      name: "TalkBackReader", dependencies: ["AccessibilityTree", "Announcements"],
      swiftSettings: settings),
    .target(
      name: "Sessions", dependencies: ["AccessibilityTree", "Announcements"],
      swiftSettings: settings),
    .target(
      name: "Simulator",
      dependencies: [
        "AccessibilityTree", "Announcements", "Sessions", "TalkBackReader", "VoiceOverReader",
      ],
      swiftSettings: settings),
    .target(
      name: "ImportSupport",
      dependencies: ["AccessibilityTree", "Announcements", "Encoding", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "WebImport",
      dependencies: ["AccessibilityTree", "CGumbo", "Encoding", "ImportSupport", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "ReactNativeImport",
      dependencies: [
        "AccessibilityTree", "Announcements", "Encoding", "ImportSupport",
        "SystemLibrary", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "AndroidImport",
      dependencies: ["AccessibilityTree", "Encoding", "ImportSupport", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "AppleImport",
      dependencies: ["AccessibilityTree", "Encoding", "ImportSupport", "TextIO"],
      swiftSettings: settings),
    .target(name: "ComponentSource", dependencies: ["TextIO"], swiftSettings: settings),
    .target(
      name: "SwiftUIImport",
      dependencies: [
        "AccessibilityTree", "Announcements", "AppleImport", "ComponentSource", "ImportSupport",
        "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "ComposeImport",
      dependencies: [
        "AccessibilityTree", "AndroidImport", "Announcements", "ComponentSource", "Encoding",
        "ImportSupport", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "FlutterImport",
      dependencies: [
        "AccessibilityTree", "AndroidImport", "Announcements", "AppleImport", "Encoding",
        "ImportSupport", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "Importers",
      dependencies: simulator + [
        "AndroidImport", "AppleImport", "ComponentSource", "ComposeImport", "Encoding",
        "FlutterImport", "ImportSupport", "ReactNativeImport", "SwiftUIImport", "TextIO",
        "WebImport",
      ],
      swiftSettings: settings),
    .target(name: "Audits", dependencies: simulator, swiftSettings: settings),
    .target(
      name: "SpeechLogs",
      dependencies: [
        "AccessibilityTree", "Encoding", "ImportSupport", "TalkBackReader", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "Devices",
      dependencies: [
        "Encoding", "ImportSupport", "Processes", "SpeechLogs", "SystemLibrary", "TalkBackReader",
        "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "Fidelity",
      dependencies: simulator + [
        "Encoding", "ImportSupport", "Importers", "SpeechLogs", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "Configuration", dependencies: simulator + ["Encoding", "SystemLibrary", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "Scenarios",
      dependencies: simulator + [
        "Audits", "CMarkGFM", "Configuration", "Encoding", "Importers", "SystemLibrary", "TextIO",
      ],
      swiftSettings: settings),
    .target(name: "CEspeakNG"),
    .target(name: "COpus"),
    .target(name: "VoiceProtocol", swiftSettings: settings),
    .target(
      name: "Browsers", dependencies: ["Encoding", "Processes", "SystemLibrary"],
      swiftSettings: settings),
    .target(
      name: "LivePages",
      dependencies: simulator + [
        "Browsers", "Encoding", "Importers", "Processes", "TextIO",
      ],
      resources: [
        .embedInCode("announce-activate.js"), .embedInCode("announce-capture.js"),
        .embedInCode("announce-observe.js"),
      ],
      swiftSettings: settings),
    .target(
      name: "Voices",
      dependencies: simulator + ["COpus", "Processes", "SystemLibrary", "TextIO", "VoiceProtocol"],
      swiftSettings: settings),
    .target(
      name: "Reports",
      dependencies: simulator + [
        "Audits", "Configuration", "Encoding", "Fidelity", "ImportSupport", "Importers",
        "Scenarios", "SpeechLogs", "SystemLibrary", "TextIO", "Voices",
      ],
      resources: [.embedInCode("Pages/report.css"), .embedInCode("Pages/report.js")],
      swiftSettings: settings),
    .target(
      name: "LanguageServer",
      dependencies: simulator + [
        "Audits", "Configuration", "Encoding", "Importers", "JSONRPC", "Reports", "Scenarios",
        "SystemLibrary", "TextIO",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "announce-voice",
      dependencies: ["CEspeakNG", "Processes", "SystemLibrary", "VoiceProtocol"],
      swiftSettings: settings),
    .target(
      name: "TranscriptTesting",
      dependencies: simulator + ["Audits", "Importers", "Scenarios", "SystemLibrary", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "LivePageTesting",
      dependencies: simulator + [
        "Browsers", "Importers", "LivePages", "Scenarios", "TranscriptTesting",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "announce",
      // The worker is started and not linked: who builds the program builds both.
      dependencies: simulator + [
        "Audits", "Browsers", "Configuration", "Devices", "Encoding", "Fidelity", "ImportSupport",
        "Importers", "JSONRPC", "LanguageServer", "LivePages", "Processes", "Reports", "Scenarios",
        "SpeechLogs", "SystemLibrary", "TextIO", "Voices", "announce-voice",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "form-benchmark", dependencies: ["CGumbo"], path: "Benchmarks/Forms",
      exclude: ["instructions.tsv"],
      swiftSettings: settings),
    .executableTarget(
      name: "log-benchmark", dependencies: simulator + ["Fidelity", "Importers", "SpeechLogs"],
      path: "Benchmarks/Logs",
      swiftSettings: settings),
    .executableTarget(
      name: "session-benchmark", dependencies: simulator, path: "Benchmarks/Sessions",
      swiftSettings: settings),
    .executableTarget(
      name: "announce-agreement", dependencies: simulator + ["Encoding", "Importers", "TextIO"],
      path: "Benchmarks/Agreement", swiftSettings: settings),
    .executableTarget(
      name: "announce-names", dependencies: simulator + ["Encoding", "Importers", "TextIO"],
      path: "Benchmarks/Names",
      exclude: [
        "Cases", "README.md", "android.py", "chromium.py", "compare", "corpus.py", "stops",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "announce-kotlin-syntax", dependencies: ["ComponentSource", "ComposeImport", "TextIO"],
      path: "Benchmarks/KotlinSyntax",
      exclude: ["Cases", "README.md", "compare.py", "run", "second_opinion.py"],
      swiftSettings: settings),
    .executableTarget(
      name: "speech-benchmark",
      dependencies: simulator + ["VoiceProtocol", "Voices", "announce-voice"],
      path: "Benchmarks/Speech", exclude: ["recognise.py"], swiftSettings: settings),
    .target(name: "Recordings", path: "Tests/Recordings", swiftSettings: settings),
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: settings),
    .executableTarget(
      name: "confinement-probe", dependencies: ["Processes", "SystemLibrary"],
      path: "Tests/ConfinementProbe",
      swiftSettings: settings),
    .testTarget(name: "SimulatorTests", dependencies: simulator, swiftSettings: settings),
    .testTarget(
      name: "TextIOTests", dependencies: ["TextIO"], swiftSettings: settings),
    .testTarget(
      name: "EncodingTests", dependencies: ["Encoding", "TextIO"], swiftSettings: settings),
    .testTarget(
      name: "JSONRPCTests", dependencies: ["Encoding", "JSONRPC"], swiftSettings: settings),
    .testTarget(
      name: "ImportersTests",
      dependencies: simulator + [
        "AndroidImport", "AppleImport", "ComponentSource", "ComposeImport", "Encoding",
        "FlutterImport", "ImportSupport", "Importers", "ReactNativeImport", "Recordings",
        "Requirements", "SwiftUIImport", "TextIO", "WebImport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AuditsTests", dependencies: simulator + ["Audits", "Importers", "Requirements"],
      swiftSettings: settings),
    .testTarget(
      name: "SpeechLogsTests",
      dependencies: ["AccessibilityTree", "Recordings", "Requirements", "SpeechLogs", "TextIO"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "DevicesTests",
      dependencies: simulator + [
        "Devices", "Importers", "Reports", "Requirements", "SpeechLogs", "announce",
      ],
      exclude: ["StandIn"], swiftSettings: settings),
    .testTarget(
      name: "FidelityTests",
      dependencies: simulator + [
        "Encoding", "Fidelity", "Importers", "Requirements", "SpeechLogs", "TextIO",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: simulator + ["Configuration", "Importers", "TextIO"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenariosTests",
      dependencies: simulator + [
        "CSystem", "Encoding", "Importers", "Requirements", "Scenarios", "TextIO",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "VoicesTests",
      dependencies: simulator + [
        "Processes", "Requirements", "VoiceProtocol", "Voices", "announce-voice",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ProcessesTests",
      dependencies: ["Processes", "Requirements", "SystemLibrary", "confinement-probe"],
      swiftSettings: settings),
    .testTarget(
      name: "BrowsersTests", dependencies: ["Browsers", "Encoding"], swiftSettings: settings),
    .testTarget(
      name: "LivePagesTests",
      dependencies: simulator + [
        "Audits", "Browsers", "Encoding", "Importers", "LivePageTesting", "LivePages", "Reports",
        "Requirements", "TextIO", "TranscriptTesting", "announce",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportsTests",
      dependencies: simulator + [
        "Encoding", "Importers", "Reports", "Scenarios", "TextIO", "Voices",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: simulator + ["Encoding", "Importers", "JSONRPC", "LanguageServer"],
      swiftSettings: settings),
    .testTarget(
      name: "TranscriptTestingTests",
      dependencies: simulator + ["Audits", "Importers", "Scenarios", "TranscriptTesting"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AgreementTests",
      dependencies: ["Encoding", "Importers", "TextIO", "announce-agreement"],
      swiftSettings: settings),
    .testTarget(
      name: "AnnounceTests",
      dependencies: simulator + [
        "Audits", "Browsers", "Configuration", "Encoding", "Importers", "JSONRPC", "LanguageServer",
        "Recordings", "Reports", "Requirements", "Scenarios", "SpeechLogs", "TextIO", "Voices",
        "announce",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzing needs a library of the toolchain, whose path Fuzzing/run gives.
if let fuzzer = Context.environment["ANNOUNCE_FUZZING"] {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
    .executableTarget(
      name: "announce-fuzz",
      dependencies: simulator + [
        "Audits", "CFuzzer", "Encoding", "Fidelity", "Importers", "JSONRPC", "LanguageServer",
        "Reports", "Scenarios", "SpeechLogs", "SystemLibrary", "VoiceProtocol",
      ],
      path: "Fuzzing/Fuzzer",
      // libFuzzer needs at least its own targets instrumented; Fuzzing/run instruments everything.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer"])],
      linkerSettings: [.linkedLibrary("stdc++"), .unsafeFlags(["-Xlinker", fuzzer])]),
  ]
}
