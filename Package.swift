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
    .library(name: "Programs", targets: ["Programs"]),
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
    .target(name: "SystemLibrary", dependencies: ["CSystem"], swiftSettings: settings),
    .target(name: "Simulator", swiftSettings: settings),
    .target(
      name: "Importers", dependencies: ["CGumbo", "CLibXML2", "Simulator", "SystemLibrary"],
      swiftSettings: settings),
    .target(name: "Audits", dependencies: ["Simulator"], swiftSettings: settings),
    .target(
      name: "Fidelity", dependencies: ["Importers", "Simulator"], swiftSettings: settings),
    .target(
      name: "Configuration", dependencies: ["CYAML", "Importers", "Simulator", "SystemLibrary"],
      swiftSettings: settings),
    .target(
      name: "Scenarios",
      dependencies: [
        "Audits", "CMarkGFM", "Configuration", "Importers", "Simulator", "SystemLibrary",
      ],
      swiftSettings: settings),
    .target(name: "CEspeakNG"),
    .target(name: "COpus"),
    .target(name: "VoiceProtocol", swiftSettings: settings),
    .target(name: "Programs", dependencies: ["SystemLibrary"], swiftSettings: settings),
    .target(
      name: "Browsers", dependencies: ["Programs", "SystemLibrary"], swiftSettings: settings),
    .target(
      name: "LivePages", dependencies: ["Browsers", "Importers", "Simulator"],
      resources: [.embedInCode("announce-capture.js"), .embedInCode("announce-observe.js")],
      swiftSettings: settings),
    .target(
      name: "Voices",
      dependencies: ["COpus", "Programs", "Simulator", "SystemLibrary", "VoiceProtocol"],
      swiftSettings: settings),
    .target(
      name: "Reports",
      dependencies: [
        "Audits", "Configuration", "Fidelity", "Importers", "Scenarios", "Simulator",
        "SystemLibrary", "Voices",
      ],
      resources: [.embedInCode("Pages/report.css"), .embedInCode("Pages/report.js")],
      swiftSettings: settings),
    .executableTarget(
      name: "announce-voice", dependencies: ["CEspeakNG", "SystemLibrary", "VoiceProtocol"],
      swiftSettings: settings),
    .target(
      name: "TranscriptTesting",
      dependencies: ["Audits", "Importers", "Scenarios", "Simulator", "SystemLibrary"],
      swiftSettings: settings),
    .target(
      name: "LivePageTesting",
      dependencies: [
        "Browsers", "Importers", "LivePages", "Scenarios", "Simulator", "TranscriptTesting",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "announce",
      // The worker is started and not linked: who builds the program builds both.
      dependencies: [
        "Audits", "Browsers", "Configuration", "Fidelity", "Importers", "LivePages", "Programs",
        "Reports", "Scenarios", "Simulator", "SystemLibrary", "Voices", "announce-voice",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "form-benchmark", dependencies: ["CGumbo"], path: "Benchmarks/Forms",
      swiftSettings: settings),
    .executableTarget(
      name: "session-benchmark", dependencies: ["Simulator"], path: "Benchmarks/Sessions",
      swiftSettings: settings),
    .executableTarget(
      name: "announce-agreement", dependencies: ["Importers", "Simulator"],
      path: "Benchmarks/Agreement", swiftSettings: settings),
    .executableTarget(
      name: "announce-names", dependencies: ["Importers", "Simulator"], path: "Benchmarks/Names",
      exclude: ["Cases", "README.md", "chromium.py", "compare", "corpus.py"],
      swiftSettings: settings),
    .executableTarget(
      name: "speech-benchmark",
      dependencies: ["Simulator", "VoiceProtocol", "Voices", "announce-voice"],
      path: "Benchmarks/Speech", exclude: ["recognise.py"], swiftSettings: settings),
    .target(name: "Recordings", path: "Tests/Recordings", swiftSettings: settings),
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: settings),
    .executableTarget(
      name: "confinement-probe", dependencies: ["SystemLibrary"], path: "Tests/ConfinementProbe",
      swiftSettings: settings),
    .testTarget(name: "SimulatorTests", dependencies: ["Simulator"], swiftSettings: settings),
    .testTarget(
      name: "ImportersTests", dependencies: ["Importers", "Recordings", "Simulator"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AuditsTests", dependencies: ["Audits", "Importers", "Simulator"],
      swiftSettings: settings),
    .testTarget(
      name: "FidelityTests", dependencies: ["Fidelity", "Importers", "Simulator"],
      swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Importers", "Simulator"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenariosTests", dependencies: ["CSystem", "Importers", "Scenarios", "Simulator"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "VoicesTests",
      dependencies: [
        "Programs", "Requirements", "Simulator", "VoiceProtocol", "Voices", "announce-voice",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ProgramsTests",
      dependencies: ["Programs", "Requirements", "SystemLibrary", "confinement-probe"],
      swiftSettings: settings),
    .testTarget(name: "BrowsersTests", dependencies: ["Browsers"], swiftSettings: settings),
    .testTarget(
      name: "LivePagesTests",
      dependencies: [
        "Audits", "Browsers", "Importers", "LivePageTesting", "LivePages", "Programs", "Reports",
        "Requirements", "Simulator", "TranscriptTesting", "announce",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Importers", "Reports", "Scenarios", "Simulator", "Voices"],
      swiftSettings: settings),
    .testTarget(
      name: "TranscriptTestingTests",
      dependencies: ["Audits", "Importers", "Scenarios", "Simulator", "TranscriptTesting"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AgreementTests", dependencies: ["Importers", "announce-agreement"],
      swiftSettings: settings),
    .testTarget(
      name: "AnnounceTests",
      dependencies: [
        "Audits", "Browsers", "Configuration", "Importers", "Recordings", "Reports",
        "Requirements", "Scenarios", "Simulator", "Voices", "announce",
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
        "Audits", "CFuzzer", "Importers", "Reports", "Scenarios", "Simulator", "SystemLibrary",
        "VoiceProtocol",
      ],
      path: "Fuzzing/Fuzzer", swiftSettings: settings),
  ]
}
