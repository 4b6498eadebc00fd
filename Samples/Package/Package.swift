// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [
    // A clone beside the package; or else:
    // .package(url: "https://github.com/OWNER/announce", from: "0.1.0")
    .package(name: "announce", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "AppTests",
      dependencies: [
        .product(name: "Simulator", package: "announce"),
        .product(name: "TranscriptTesting", package: "announce"),
      ])
  ]
)
