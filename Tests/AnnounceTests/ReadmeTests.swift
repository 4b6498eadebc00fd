import Foundation
import Testing

@testable import announce

/// The README shows what the program really prints and code that really compiles.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced block that follows a line.
  private func block(after line: String, in text: String) throws -> String {
    let start = try #require(text.range(of: "\(line)\n```"))
    let rest = text[start.upperBound...].drop { $0 != "\n" }.dropFirst()
    let end = try #require(rest.range(of: "```"))
    return String(rest[..<end.lowerBound])
  }

  @Test(arguments: ["Samples/sign-up.outline", "Samples/sign-up.html"])
  func `the output of a sample is what the program prints`(_ sample: String) throws {
    let shown = try block(after: "<!-- output: \(sample) -->", in: text(of: "README.md"))
    let path = Self.root.appendingPathComponent(sample).path
    let printed = Trial.run(path).output.replacingOccurrences(of: path, with: sample)
    #expect(shown == printed)
  }

  @Test func `the outline is the sample`() throws {
    let readme = try text(of: "README.md")
    #expect(try readme.contains("```yaml\n\(text(of: "Samples/sign-up.outline"))```"))
  }

  @Test func `the golden test is one that runs`() throws {
    let example = try text(of: "Tests/TranscriptTestingTests/ReadmeExampleTests.swift")
    #expect(try text(of: "README.md").contains("```swift\n\(example)```"))
  }

  @Test func `every command of the program stands in the README`() throws {
    let readme = try text(of: "README.md")
    for command in allCommands where !command.declaration.name.isEmpty {
      #expect(readme.contains("announce \(command.declaration.name)"))
    }
  }
}
