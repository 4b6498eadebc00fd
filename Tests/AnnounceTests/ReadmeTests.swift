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

  @Test func `the outline is the sample`() throws {
    let readme = try text(of: "README.md")
    #expect(try readme.contains("```yaml\n\(text(of: "Samples/sign-up.outline"))```"))
  }

  @Test(arguments: ["ReadmeExampleTests", "ReadmeScenariosTests"])
  func `a test it shows is one that runs`(_ name: String) throws {
    let example = try text(of: "Tests/TranscriptTestingTests/\(name).swift")
    #expect(try text(of: "README.md").contains("```swift\n\(example)```"))
  }

  @Test func `every command of the program stands in the README`() throws {
    let readme = try text(of: "README.md")
    for command in allCommands where !command.declaration.name.isEmpty {
      #expect(readme.contains("announce \(command.declaration.name)"))
    }
  }
}
