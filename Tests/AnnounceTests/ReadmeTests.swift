import Foundation
import Testing

@testable import announce

/// The README and its pages show the actual output of the program and code that compiles.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `The outline is the sample`() throws {
    let page = try text(of: "Documentation/Screens.md")
    #expect(try page.contains("```yaml\n\(text(of: "Samples/sign-up.outline"))```"))
  }

  @Test(arguments: [
    ("Tests/TranscriptTestingTests/ReadmeExampleTests.swift", "Documentation/Testing.md"),
    ("Tests/TranscriptTestingTests/ReadmeScenariosTests.swift", "Documentation/Testing.md"),
    ("Samples/Package/Package.swift", "Documentation/Testing.md"),
    ("Samples/Package/Tests/AppTests/SignInTests.swift", "Documentation/Testing.md"),
  ])
  func `A documented test is a test that runs`(_ file: String, _ page: String) throws {
    let example = try text(of: file)
    #expect(try text(of: page).contains("```swift\n\(example)```"))
  }

  @Test func `Every command of the program is documented`() throws {
    let page = try text(of: "Documentation/CommandLine.md")
    for command in allCommands where !command.declaration.name.isEmpty {
      #expect(page.contains("announce \(command.declaration.name)"))
    }
  }

  @Test func `The README is short, and every documentation link resolves`() throws {
    let readme = try text(of: "README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    let folder = Self.root.appendingPathComponent("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    for page in ["README.md"] + pages {
      let home = Self.root.appendingPathComponent(page).deletingLastPathComponent()
      // What stands in code is an example.
      let prose = try text(of: page).split(separator: "\n").filter { !$0.hasPrefix("    ") }
        .joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
      for match in prose.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
        let target = home.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.1)")
      }
    }
  }
}
