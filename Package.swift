// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "announce",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "Importers", targets: ["Importers"]),
    .library(name: "Audits", targets: ["Audits"]),
    .library(name: "Fidelity", targets: ["Fidelity"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "Processes", targets: ["Processes"]),
    .library(name: "Voices", targets: ["Voices"]),
    .library(name: "Reports", targets: ["Reports"]),
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
    .target(name: "CSystem"),
    .target(name: "SystemLibrary", swiftSettings: settings),
    .target(name: "TextIO", dependencies: ["CSystem", "SystemLibrary"], swiftSettings: settings),
    .target(
      name: "Encoding", dependencies: ["CLibXML2", "CYAML", "TextIO"], swiftSettings: settings),
    .target(
      name: "Processes", dependencies: ["CSystem", "SystemLibrary"], swiftSettings: settings),
    .target(name: "Simulator", swiftSettings: settings),
    .target(
      name: "ImportSupport", dependencies: ["Encoding", "Simulator", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "WebImport",
      dependencies: ["CGumbo", "Encoding", "ImportSupport", "Simulator", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "ReactNativeImport",
      dependencies: [
        "CLibXML2", "Encoding", "ImportSupport", "Simulator", "SystemLibrary", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "AndroidImport", dependencies: ["Encoding", "ImportSupport", "Simulator", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "AppleImport", dependencies: ["Encoding", "ImportSupport", "Simulator", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "Importers",
      dependencies: [
        "AndroidImport", "AppleImport", "Encoding", "ImportSupport", "ReactNativeImport",
        "Simulator", "TextIO", "WebImport",
      ],
      swiftSettings: settings),
    .target(name: "Audits", dependencies: ["Simulator"], swiftSettings: settings),
    .target(
      name: "Fidelity", dependencies: ["Encoding", "Importers", "Simulator", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "Configuration", dependencies: ["Encoding", "Simulator", "SystemLibrary", "TextIO"],
      swiftSettings: settings),
    .target(
      name: "Scenarios",
      dependencies: [
        "Audits", "CMarkGFM", "Configuration", "Encoding", "Importers", "Simulator",
        "SystemLibrary", "TextIO",
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
      dependencies: ["Browsers", "Encoding", "Importers", "Simulator", "TextIO"],
      resources: [.embedInCode("announce-capture.js"), .embedInCode("announce-observe.js")],
      swiftSettings: settings),
    .target(
      name: "Voices",
      dependencies: [
        "COpus", "Processes", "Simulator", "SystemLibrary", "TextIO", "VoiceProtocol",
      ],
      swiftSettings: settings),
    .target(
      name: "Reports",
      dependencies: [
        "Audits", "Configuration", "Encoding", "Fidelity", "Importers", "Scenarios", "Simulator",
        "SystemLibrary", "TextIO", "Voices",
      ],
      resources: [.embedInCode("Pages/report.css"), .embedInCode("Pages/report.js")],
      swiftSettings: settings),
    .executableTarget(
      name: "announce-voice",
      dependencies: ["CEspeakNG", "Processes", "SystemLibrary", "VoiceProtocol"],
      swiftSettings: settings),
    .target(
      name: "TranscriptTesting",
      dependencies: [
        "Audits", "Importers", "Scenarios", "Simulator", "SystemLibrary", "TextIO",
      ],
      swiftSettings: settings),
    .target(
      name: "LivePageTesting",
      dependencies: [
        "Browsers", "Importers", "LivePages", "Scenarios", "Simulator", "TextIO", "TranscriptTesting",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "announce",
      // The worker is started and not linked: who builds the program builds both.
      dependencies: [
        "Audits", "Browsers", "Configuration", "Encoding", "Fidelity", "Importers", "LivePages",
        "Processes", "Reports", "Scenarios", "Simulator", "SystemLibrary", "TextIO", "Voices",
        "announce-voice",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "form-benchmark", dependencies: ["CGumbo"], path: "Benchmarks/Forms",
      swiftSettings: settings),
    .executableTarget(
      name: "session-benchmark", dependencies: ["Simulator"], path: "Benchmarks/Sessions",
      swiftSettings: settings),
    .executableTarget(
      name: "announce-agreement", dependencies: ["Encoding", "Importers", "Simulator", "TextIO"],
      path: "Benchmarks/Agreement", swiftSettings: settings),
    .executableTarget(
      name: "announce-names", dependencies: ["Encoding", "Importers", "Simulator", "TextIO"],
      path: "Benchmarks/Names",
      exclude: ["Cases", "README.md", "chromium.py", "compare", "corpus.py"],
      swiftSettings: settings),
    .executableTarget(
      name: "speech-benchmark",
      dependencies: ["Simulator", "VoiceProtocol", "Voices", "announce-voice"],
      path: "Benchmarks/Speech", exclude: ["recognise.py"], swiftSettings: settings),
    .target(name: "Recordings", path: "Tests/Recordings", swiftSettings: settings),
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: settings),
    .executableTarget(
      name: "confinement-probe", dependencies: ["Processes", "SystemLibrary"],
      path: "Tests/ConfinementProbe",
      swiftSettings: settings),
    .testTarget(name: "SimulatorTests", dependencies: ["Simulator"], swiftSettings: settings),
    .testTarget(
      name: "TextIOTests", dependencies: ["TextIO"], swiftSettings: settings),
    .testTarget(
      name: "EncodingTests", dependencies: ["Encoding", "TextIO"], swiftSettings: settings),
    .testTarget(
      name: "ImportersTests",
      dependencies: [
        "AndroidImport", "AppleImport", "Encoding", "ImportSupport", "Importers",
        "ReactNativeImport", "Recordings", "Simulator", "TextIO", "WebImport",
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AuditsTests", dependencies: ["Audits", "Importers", "Simulator"],
      swiftSettings: settings),
    .testTarget(
      name: "FidelityTests",
      dependencies: ["Encoding", "Fidelity", "Importers", "Simulator", "TextIO"],
      swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "Importers", "Simulator", "TextIO"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenariosTests",
      dependencies: ["CSystem", "Encoding", "Importers", "Scenarios", "Simulator", "TextIO"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "VoicesTests",
      dependencies: [
        "Processes", "Requirements", "Simulator", "VoiceProtocol", "Voices", "announce-voice",
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
      dependencies: [
        "Audits", "Browsers", "Importers", "LivePageTesting", "LivePages", "Processes", "Reports",
        "Requirements", "Simulator", "TextIO", "TranscriptTesting", "announce",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Encoding", "Importers", "Reports", "Scenarios", "Simulator", "TextIO", "Voices",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TranscriptTestingTests",
      dependencies: ["Audits", "Importers", "Scenarios", "Simulator", "TranscriptTesting"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AgreementTests",
      dependencies: ["Encoding", "Importers", "TextIO", "announce-agreement"],
      swiftSettings: settings),
    .testTarget(
      name: "AnnounceTests",
      dependencies: [
        "Audits", "Browsers", "Configuration", "Encoding", "Importers", "Recordings", "Reports",
        "Requirements", "Scenarios", "Simulator", "TextIO", "Voices", "announce",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzing needs a runtime of the toolchain that only Fuzzing/run links.
if Context.environment["ANNOUNCE_FUZZING"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
    .executableTarget(
      name: "announce-fuzz",
      dependencies: [
        "Audits", "CFuzzer", "Encoding", "Importers", "Reports", "Scenarios", "Simulator",
        "SystemLibrary", "VoiceProtocol",
      ],
      path: "Fuzzing/Fuzzer", swiftSettings: settings),
  ]
}
