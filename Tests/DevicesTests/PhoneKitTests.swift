import Foundation
import Importers
import Requirements
import Simulator
import SpeechLogs
import Testing

/// The capture kit for iOS, compiled and run with stand-ins for UIKit and XCTest.
@Suite("Capture kit for iOS", .ownThread)
struct PhoneKitTests {
  #if os(Linux)
    @Test("The kit compiles in Swift 6, and its files are read")
    func kit() throws {
      let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      let folder = temporary.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let standIns = tests.appendingPathComponent("StandIn/ios").path
      let kit = tests.appendingPathComponent("../../Capture/ios/AnnounceCapture.swift").path
      for module in ["UIKit", "XCTest"] {
        try run(
          "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-object",
          "-module-name", module, "\(standIns)/\(module).swift", "-o", "\(module).o",
          "-emit-module-path", "\(module).swiftmodule", in: folder)
      }
      try run(
        "swiftc", "-swift-version", "6", "-D", "ANNOUNCE_VOICEOVER", "-I", ".",
        "\(standIns)/main.swift", kit, "UIKit.o", "XCTest.o", "-o", "kit", in: folder)
      let lines = try run("./kit", in: folder).split(separator: "----\n")
      try #require(lines.count == 2)
      let screen = try Screen.contents(of: Array(lines[0].utf8), file: "a.json")
      #expect(screen.name == "sign-up")
      #expect(
        VoiceOver().read(screen).stops.map(\.announcement.text) == [
          "Sign up, heading", "Send, button, actions available", "Name, Ann",
        ])
      let speech = try LoggedSpeech(Array(lines[1].utf8))
      #expect(speech.reader == "voiceover")
      #expect(speech.walks.first?.name == "sign-up")
      #expect(speech.walks.first?.stops.first?.words == "Name Text field")
      #expect(speech.walks.first?.stops.first?.line ?? 0 > 1)
      #expect(lines[1].contains("\"app\" : \"Club\"") && lines[1].contains("repeated-stop"))
    }

    @discardableResult
    private func run(_ words: String..., in folder: URL) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(words): \(output)")
      return output
    }
  #endif
}
