import Foundation
import Testing

@testable import announce

/// The README and its pages show the actual output of the program and code that compiles.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

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

  /// Commands of the README that tests run, each with its exit status and words of its output.
  private static let commands: [(String, Int32, String)] = [
    ("Samples/sign-up.html", 0, "1. Sign up, heading level 1, main, landmark"),
    ("audit Samples/sign-up.html", 0, "[format-not-in-label]"),
    // Only filling in the form finds this.
    ("audit --fill Samples/SignUp.tsx", 1, "[done-key-dead]"),
    (
      """
      play Samples/SignUp.tsx -e 'touch "Enter your email address (required)"; double tap; \
      type "x"; next'
      """, 0, "next → focus moves to “Password (required)”"
    ),
  ]

  /// The command that writes a report, which a test of its own runs.
  private static let report = "report Samples/sign-up.html -o report.html"

  /// Commands of the README that no test of this suite runs, each with the reason.
  private static let untested = [
    "http://localhost:3000/sign-up": "needs a browser, and a server at this address",
    "audit --fill http://localhost:3000/sign-up": "needs a browser, and a server at this address",
    "listen Samples/sign-up.html": "needs speech, and a person who presses keys",
  ]

  /// Returns the commands in the code blocks of a page, without `announce` or
  /// `swift run -q announce` before them.
  ///
  /// A command that runs another program of the package keeps `swift run` and the name.
  private static func codeCommands(of page: String) -> [String] {
    var commands: [String] = []
    var fence: Substring?
    for line in page.split(separator: "\n") {
      let marks = line.prefix { $0 == "`" }
      if let open = fence {
        if marks.count >= open.count, marks.count == line.count { fence = nil }
      } else if marks.count >= 3 {
        fence = marks
      }
      guard fence != nil || line.hasPrefix("    ") else { continue }
      for piece in line.components(separatedBy: "&&") {
        var command = piece.trimmingCharacters(in: .whitespaces)
        if command.hasPrefix("$ ") { command.removeFirst(2) }
        for program in ["swift run -q announce ", "swift run announce ", "announce "]
        where command.hasPrefix(program) {
          commands.append(String(command.dropFirst(program.count)))
          break
        }
        if command.hasPrefix("swift run "), !command.contains(" announce ") {
          commands.append(command)
        }
      }
    }
    return commands
  }

  @Test func `Commands are found in indented and fenced code, also behind other commands`() {
    let page = """
      Run `announce x`, or announce y.

          ./setup && swift run -q announce a.html
          swift run other b
          swift test

      ````markdown
      ```sh
      $ announce check c.md
      ```
      announce tree d.html
      ````
      announce z
      """
    #expect(
      Self.codeCommands(of: page) == ["a.html", "swift run other b", "check c.md", "tree d.html"])
  }

  @Test func `Every command of the README is tested, or has a reason why not`() throws {
    let tested = Self.commands.map { $0.0 } + [Self.report]
    let documented = try Set(Self.codeCommands(of: text(of: "README.md")))
    #expect(documented.subtracting(tested).subtracting(Self.untested.keys).sorted() == [])
    // Neither list names a command that the README no longer has.
    #expect(Set(tested).union(Self.untested.keys).subtracting(documented).sorted() == [])
    #expect(Set(tested).isDisjoint(with: Self.untested.keys))
  }

  /// Runs a command of the README, with output files in a folder.
  private func run(_ command: String, in folder: TrialFolder) throws -> Trial {
    #expect(try Self.codeCommands(of: text(of: "README.md")).contains(command))
    // Every second piece was in single quotes, so the spaces in it do not separate words.
    var words: [String] = []
    for (index, piece) in command.components(separatedBy: "'").enumerated() {
      words += index.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [piece]
    }
    let paths = words.enumerated().map { index, word in
      if word.hasPrefix("Samples/") { return Self.root.appendingPathComponent(word).path }
      return index > 0 && words[index - 1] == "-o" ? "\(folder.path)/\(word)" : word
    }
    return Trial.run(paths)
  }

  @Test(arguments: commands)
  func `A command of the README runs and prints its result`(
    _ command: String, _ status: Int32, _ words: String
  ) throws {
    let trial = try run(command, in: TrialFolder())
    #expect(trial.status == status)
    #expect(trial.output.contains(words))
  }

  @Test func `The report of the README is one file with announcements`() throws {
    let folder = try TrialFolder()
    let trial = try run(Self.report, in: folder)
    #expect(trial.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.html"])
    let page = try String(contentsOfFile: "\(folder.path)/report.html", encoding: .utf8)
    #expect(page.contains("<title>Sign up: what screen readers announce</title>"))
    #expect(page.contains("double tap to activate"))
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
      // Links in code are only examples.
      let prose = try text(of: page).split(separator: "\n").filter { !$0.hasPrefix("    ") }
        .joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
      for match in prose.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
        let target = home.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.1)")
      }
    }
  }
}
