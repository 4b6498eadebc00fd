import Foundation
import Scenarios
import Testing
import XCTest

@testable import TranscriptTesting

/// Failures that a test of scenario documents reports, and their locations.
struct ScenarioFailuresTests {
  private let package: TrialPackage

  init() throws {
    package = try TrialPackage([
      "Scenarios/good.md": Self.document("Go, button, double tap to activate"),
      "Scenarios/README.md": "# No scenario\n",
      "Bad/bad.md": Self.document("Stop, button, double tap to activate"),
      "Bad/good.md": Self.document("Go, button, double tap to activate"),
      "Broken/link.md": "Screen: [Form](form.html)\n\n| TalkBack |\n| --- |\n| Go |\n",
      "Broken/form.html": "",
      "Empty/README.md": "# No scenario\n", "None/readme.txt": "",
      "Linked/a.md": "Screen: [Form](../Screens/a.outline)\n\n| TalkBack |\n| --- |\n| Go, … |\n",
      "Screens/a.outline": "- button \"Go\"\n",
    ])
  }

  static func document(_ cell: String) -> String {
    "# Form\n\n```outline\n- button \"Go\"\n```\n\n| TalkBack |\n| --- |\n| \(cell) |\n"
  }

  private func failures(_ path: String, record: RecordMode? = nil) -> [ScenarioFailure] {
    scenarioFailures(in: path, record: record, filePath: package("Tests/AppTests/Caller.swift"))
  }

  @Test func `A folder and a document with expected results pass`() {
    #expect(failures("Scenarios").isEmpty)
    #expect(failures("Scenarios/good.md").isEmpty)
    #expect(failures(package("Scenarios")).isEmpty)
    #expect(failures("Linked").isEmpty)
  }

  @Test func `A strict test fails for import diagnostics`() throws {
    try package.write(
      "```jsx\n<Text>{name}</Text>\n```\n\n| TalkBack |\n| --- |\n| ⟨name⟩ |\n",
      to: "Lossy/a.md")
    let caller = package("Tests/AppTests/Caller.swift")
    #expect(failures("Lossy").isEmpty)
    let strict = scenarioFailures(in: "Lossy", strict: true, filePath: caller)
    #expect(strict.map(\.line) == [2])
    #expect(strict.first?.message.hasPrefix("unresolved-text: A text contains ⟨name⟩") == true)
    #expect(scenarioFailures(in: "Scenarios", strict: true, filePath: caller).isEmpty)
  }

  @Test func `A live page needs the product that opens browsers`() throws {
    try package.write("<p>a", to: "Live/a.html")
    try package.write(
      "# Page\n\nScreen: [A](a.html) live\n\n| TalkBack |\n| --- |\n| a |\n", to: "Live/a.md")
    let failures = failures("Live")
    #expect(failures.map(\.file) == [package("Live/a.md")])
    #expect(failures.map(\.line) == [3])
    #expect(failures.first?.message.contains("add the product LivePageTesting") == true)
  }

  @Test func `Each row with a different announcement fails at its own line`() throws {
    let failures = failures("Bad")
    try #require(failures.count == 1)
    #expect(failures[0].file == package("Bad/bad.md"))
    #expect(failures[0].line == 9 && failures[0].column == 3)
    let lines = failures[0].message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "reworded: Form, TalkBack, stop 1 (- expected, + heard)")
    #expect(lines[1] == "  - Stop, button, double tap to activate")
    #expect(lines[2] == "  + Go, button, double tap to activate")
    #expect(lines[3].contains("“Go”, by "))
    #expect(
      lines.last
        == "to accept what is heard, run: announce check --record changed Bad/bad.md")
  }

  @Test func `A problem of a document or a screen fails at its location`() throws {
    try package.write("{", to: "Broken/form.json")
    try package.write(
      "Screen: [F](form.json)\n\n| TalkBack |\n| --- |\n| Go |\n", to: "Broken/json.md")
    let failures = failures("Broken")
    #expect(failures.map(\.file) == [package("Broken/form.json"), package("Broken/form.html")])
    #expect(failures.allSatisfy { $0.line >= 1 && $0.message.contains("; ") })
  }

  @Test func `A path without scenarios fails`() {
    #expect(
      failures("Empty").map(\.message)
        == ["no scenario in “Empty”: no screen is followed by a table of readers"])
    #expect(failures("None").count == 1 && failures("None")[0].file == nil)
    #expect(
      failures("Missing").map(\.message) == ["\(package("Missing")): no such file; check the path"])
    #expect(failures("Missing").first?.file == nil)
  }

  @Test func `A test outside any package needs an absolute path`() {
    let failures = scenarioFailures(in: "Scenarios", filePath: "/Caller.swift")
    #expect(failures.count == 1 && failures[0].message.contains("give an absolute path"))
  }

  @Test func `A recording run fails, lists its changes and leaves nothing to record`() throws {
    try withoutCI {
      try package.write(Self.document(""), to: "Fresh/a.md")
      let failures = failures("Fresh", record: .missing)
      #expect(
        failures.map(\.message)
          == ["1 cell was recorded; read what changed, then run the test without recording"])
      #expect(failures.first?.file == package("Fresh/a.md"))
      #expect(try package.text("Fresh/a.md").contains("| Go, button, double tap to activate |"))
      #expect(self.failures("Fresh", record: .missing).isEmpty)
    }
  }

  @Test func `Changed cells are recorded only on request`() throws {
    withoutCI {
      #expect(failures("Bad", record: .missing).first?.message.hasPrefix("reworded") == true)
      #expect(failures("Bad", record: .changed).first?.message.contains("1 cell was") == true)
      #expect(failures("Bad").isEmpty)
    }
  }

  @Test func `A recording scope records cells and applies to asynchronous code`() async throws {
    try withoutCI {
      try package.write(Self.document(""), to: "Fresh/a.md")
      withRecording(nil) {
        #expect(failures("Fresh").first?.message.contains("the table is empty") == true)
      }
      let recorded = withRecording(.missing) { failures("Fresh") }
      #expect(recorded.first?.message.hasPrefix("1 cell was recorded") == true)
    }
    await withRecording(.changed) {
      await Task.yield()
      #expect(RecordingScope.current?.mode == .changed)
    }
    #expect(RecordingScope.current == nil)
  }

  /// Runs a test of recording, unless `CI` is set, with which nothing is recorded.
  private func withoutCI(_ body: () throws -> Void) rethrows {
    if !RecordingRequest(.missing).isRefused { try body() }
  }
}

/// Precedence of the settings that decide whether cells are recorded.
struct RecordingRequestTests {
  private func request(
    _ environment: [String: String], argument: RecordMode? = nil, scope: RecordingScope? = nil
  ) -> RecordingRequest {
    RecordingRequest(argument, scope: scope) { environment[$0] }
  }

  @Test func `An argument overrides a scope, and a scope the environment`() {
    let environment = ["ANNOUNCE_RECORD": "changed"]
    #expect(request(environment).mode == .changed)
    #expect(request(environment, scope: RecordingScope(mode: .missing)).mode == .missing)
    #expect(request(environment, scope: RecordingScope(mode: nil)).mode == nil)
    #expect(request([:], argument: .changed, scope: RecordingScope(mode: nil)).mode == .changed)
  }

  @Test(arguments: ["", "0", "1", "true", "false"])
  func `Other values of ANNOUNCE_RECORD do not write documents`(_ value: String) {
    #expect(request(["ANNOUNCE_RECORD": value]) == request([:]))
    #expect(request([:]).mode == nil)
  }

  @Test func `An unknown recording mode fails the test`() {
    #expect(
      request(["ANNOUNCE_RECORD": "all"]).problem
        == "ANNOUNCE_RECORD is “all”; set it to missing or changed")
    #expect(request(["ANNOUNCE_RECORD": "Missing"]).mode == .missing)
  }

  @Test(arguments: ["true", "1", "github", "True"])
  func `Nothing is written in CI, however it is requested`(_ value: String) {
    let environment = ["CI": value, "ANNOUNCE_RECORD": "missing"]
    for request in [
      request(environment), request(environment, argument: .changed),
      request(environment, scope: RecordingScope(mode: .missing)),
    ] {
      #expect(request.mode == nil && request.isRefused)
    }
    #expect(!request(["CI": value]).isRefused, "nothing was asked for")
  }

  @Test(arguments: ["", "false", "0"])
  func `A false CI variable allows recording`(_ value: String) {
    #expect(request(["CI": value], argument: .missing).mode == .missing)
  }
}

/// A package for one test, which is deleted when this object is deinitialised.
final class TrialPackage {
  let path: String

  init(_ files: [String: String]) throws {
    let temporary = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path)
    path = temporary.resolvingSymlinksInPath().path + "/announce-\(UUID().uuidString)"
    try write("", to: "Package.swift")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
