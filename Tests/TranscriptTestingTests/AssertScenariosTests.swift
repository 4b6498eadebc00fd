import Foundation
import Testing
import TranscriptTesting
import XCTest

/// Failing rows are shown at their lines in the document, in Swift Testing and in XCTest.
struct AssertScenariosTests {
  private let package: TrialPackage

  init() throws {
    package = try TrialPackage([
      "Scenarios/a.md": ScenarioFailuresTests.document("Stop, button, double tap to activate"),
      "Notes/notes.md": "Nothing is heard here.",
    ])
  }

  @Test func `Swift Testing shows a failing row at its line of the document`() {
    let document = package("Scenarios/a.md")
    withKnownIssue {
      assertScenarios(in: document)
    } matching: { issue in
      guard let location = issue.sourceLocation else { return false }
      return location.line == 9 && location.column == 3 && location.fileName == "a.md"
        && location.moduleName == "TranscriptTestingTests"
        && issue.comments.contains { $0.rawValue.contains("- Stop, button") }
    }
  }

  @Test func `A mistake in the test itself is shown at the assertion`() {
    withKnownIssue {
      assertScenarios(in: "No such folder/", line: 42)
      assertScenarios(in: package("Notes"), line: 42)
    } matching: { issue in
      issue.sourceLocation?.line == 42
    }
  }

  /// XCTest on Linux does not support expected failures, so a separate process runs the failing
  /// test.
  @Test func `XCTest shows a failing row at its line of the document`() throws {
    guard let child = TestProcess(running: "TranscriptTestingTests.FailingScenariosXCTests") else {
      return
    }
    let document = package("Scenarios/a.md")
    let output = try child.output(["ANNOUNCE_FAILING_DOCUMENT": document])
    #expect(
      output.contains(
        "\(document):9: error: FailingScenariosXCTests.testDifferentDocumentFailsInXCTest : "),
      "\(output)")
    #expect(output.contains("  - Stop, button, double tap to activate"))
    #expect(output.contains("with 1 failure"))
  }
}

/// A test that fails only in the process that the test above starts.
final class FailingScenariosXCTests: XCTestCase {
  func testDifferentDocumentFailsInXCTest() {
    guard let document = ProcessInfo.processInfo.environment["ANNOUNCE_FAILING_DOCUMENT"] else {
      return
    }
    assertScenarios(in: document)
  }
}

/// A second process of this test program, for tests that must fail.
struct TestProcess {
  private let name: String

  /// Creates a process for the test with a name; returns `nil` if tests are not a separate program.
  init?(running name: String) {
    #if os(Linux)
      self.name = name
    #else
      return nil
    #endif
  }

  /// Returns what XCTest prints when it runs only this test.
  func output(_ environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [name]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
