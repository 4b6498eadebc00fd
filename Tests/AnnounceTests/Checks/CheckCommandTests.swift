import Foundation
import Importers
import Reports
import Requirements
import Simulator
import Testing

@testable import announce

/// `announce check` from its arguments to its exit status, on files.
struct CheckCommandTests {
  /// A folder for one test, which is deleted when this object is deinitialised.
  final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TestFile.write(text, to: url)
      return url.path
    }

    func text(of name: String) throws -> String {
      try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
  }

  /// The last line of the output, which names the readers.
  private static let readers =
    "readers: VoiceOver (iOS 26) and TalkBack (version 16.2, Android API 36)\n"
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A document about a button.
  static func document(_ label: String = "Save", cells: String = "Save, button") -> String {
    """
    # Buttons

    ```outline
    - button "\(label)"
    ```

    | VoiceOver | TalkBack, hints off |
    | --- | --- |
    | \(cells) | \(cells) |

    """
  }

  @Test func `A document starts no browser without --browser`() {
    let trial = Trial.run("check", "Samples/live")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("Samples/live/sign-up.md:6:1: this screen is a live page"))
    #expect(trial.errors.contains("add --browser"))
  }

  @Test func `A document that matches the announcements passes`() throws {
    let folder = try Folder()
    let path = try folder.write(Self.document(), to: "a.md")
    let trial = Trial.run("check", path)
    #expect(trial.status == 0 && trial.errors.isEmpty)
    #expect(
      trial.output == "1 document, 1 table, 2 cells compared, no differences\n" + Self.readers)
  }

  @Test func `A changed label is one difference for each reader`() throws {
    let folder = try Folder()
    let path = try folder.write(Self.document("Store"), to: "a.md")
    let trial = Trial.run("check", path)
    #expect(trial.status == 1)
    let lines = trial.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "\(path):9:3: reworded: Buttons, VoiceOver, stop 1")
    #expect(lines[1] == "  expected  [-Save-], button")
    #expect(lines[2] == "  heard     {+Store+}, button")
    #expect(lines[3].hasPrefix("  heard: label “Store”, by "))
    #expect(trial.output.hasSuffix("2 cells compared, 2 differences (2 reworded)\n" + Self.readers))
    #expect(trial.output.components(separatedBy: "reworded: ").count == 3)
  }

  @Test func `The five-line document of the README becomes the sample`() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "## Write your first golden"))
    let open = try #require(
      readme.range(of: "````markdown\n", range: start.upperBound..<readme.endIndex))
    let close = try #require(
      readme.range(of: "````\n", range: open.upperBound..<readme.endIndex))
    let golden = String(readme[open.upperBound..<close.lowerBound])
    #expect(golden.split(separator: "\n").count == 5)
    let folder = try Folder()
    let path = try folder.write(golden, to: "login.md")
    let trial = Trial.run("check", "--record", "missing", path)
    #expect(trial.status == 1 && trial.output.contains("login.md: 2 cells written\n"))
    let recorded = try folder.text(of: "login.md")
    let sample = Self.root.appendingPathComponent("Samples/login.md")
    #expect(try recorded == String(contentsOf: sample, encoding: .utf8))
    #expect(readme.contains("<!-- file: Samples/login.md -->\n````markdown\n\(recorded)````\n"))
    #expect(Trial.run("check", path).status == 0)
  }

  @Test func `Nothing is recorded if CI is set`() throws {
    let folder = try Folder()
    let empty = "```outline\n- button \"Save\"\n```\n| VoiceOver |\n| --- |\n"
    let path = try folder.write(empty, to: "a.md")
    var environment = CommandEnvironment()
    environment.isContinuousIntegration = true
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(
      ["check", "--record", "changed", path], in: environment, &streams)
    #expect(status == 1)
    #expect(try folder.text(of: "a.md") == empty)
    #expect(streams.errors.text.contains("nothing is recorded, since CI is set"))
  }

  @Test func `An error in one path does not stop the check of the others`() throws {
    let folder = try Folder()
    let good = try folder.write(Self.document(), to: "good.md")
    let bad = try folder.write(
      "```outline\n- button \"Save\"\n```\n\n| VoiceOver, colour red |\n| --- |\n| Save, button |\n",
      to: "bad.md")
    try folder.write("", to: "empty/x.txt")
    let trial = Trial.run("check", "\(folder.path)/empty", bad, "\(folder.path)/none.md", good)
    #expect(trial.status == 2)
    #expect(
      trial.output
        == "2 documents, 2 tables, 3 cells compared, no differences, 3 problems\n"
        + Self.readers)
    let lines = trial.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("\(folder.path)/empty: this folder contains no documents; "))
    #expect(lines[1].hasPrefix("\(bad):5:") && lines[1].contains("colour"))
    #expect(lines[2].hasPrefix("\(folder.path)/none.md: no such file; "))
  }

  @Test func `A check that compares nothing reports that and fails`() throws {
    let folder = try Folder()
    let path = try folder.write("# Words\n\n| a | b |\n| - | - |\n| c | d |\n", to: "words.md")
    let named = Trial.run("check", path)
    #expect(named.status == 2 && named.output.hasPrefix("\(path): no scenario"))
    #expect(named.errors.hasPrefix("announce: nothing was compared, since no screen is followed"))
    let found = Trial.run("check", folder.path)
    #expect(found.status == 2 && !found.output.contains("no scenario"))
  }

  @Test func `The columns of one reader are compared alone`() {
    let document = """
      ```outline
      - button "Go"
      ```

      | VoiceOver | TalkBack |
      | --- | --- |
      | Go, button | Stop |
      """
    #expect(Trial.run("check", "-", input: document).status == 1)
    #expect(Trial.run("--reader", "voiceover", "check", "-", input: document).status == 0)
    #expect(Trial.run("check", "-", "--reader=talkback", input: document).status == 1)
    let recording = Trial.run("check", "x.md", "--record", "missing", "--reader", "talkback")
    #expect(recording.status == 2 && recording.errors.contains("leave out --reader"))
  }

  @Test func `Without a path, the working folder is checked`() throws {
    #expect(try Arguments(["--exact"], for: CheckCommand.declaration).operands == ["."])
    #expect(try Arguments(["a.md"], for: CheckCommand.declaration).operands == ["a.md"])
    #expect(try Arguments([String](), for: AuditCommand.declaration).operands.isEmpty)
  }

  @Test func `A document is read from standard input`() {
    let trial = Trial.run("check", "-", input: Self.document("Store"))
    #expect(trial.status == 1 && trial.output.hasPrefix("standard input:9:3: reworded"))
    #expect(Trial.run("check", "-", "--exact", input: Self.document()).status == 0)
    #expect(
      Trial.run("check", "-", "--exact", input: Self.document(cells: "save, button")).status == 1)
  }

  @Test(arguments: [
    (["check", "-", "a.md"], "- cannot be combined with other documents"),
    (["check", "-", "--record", "missing"], "cannot be recorded"),
    (["check", "a.md", "--record", "all"], "--record cannot be “all”"),
    (["check", "a.md", "--format", "xml"], "--format cannot be “xml”"),
    (["check", "a.md", "--screen", "x"], "unknown option “--screen”"),
    (["check", "a.md", "--assume", "x"], "--assume cannot be “x”"),
  ])
  func `Invalid arguments are refused`(words: [String], problem: String) {
    let trial = Trial.run(words)
    #expect(trial.status == 2 && trial.output.isEmpty)
    #expect(trial.errors.contains(problem) && trial.errors.contains("; "))
  }

  @Test(arguments: ["a b.md", "50%.md", "new\nline.md", "ü,:.mdx", "-x.markdown", "\u{202E}dm.md"])
  func `A file name may contain any character`(_ name: String) throws {
    let folder = try Folder()
    let path = try folder.write(Self.document("Store"), to: name)
    for format in CheckFormat.allCases {
      let trial = Trial.run("check", "--format", format.rawValue, folder.path)
      #expect(trial.status == 1)
      guard format != .json else { continue }
      #expect(!trial.output.contains("new\nline"))
      #expect(!trial.errors.contains("new\nline"))
    }
    #expect(Trial.run("check", path).status == 1)
  }

  @Test func `Paths of annotations start at the repository`() throws {
    let folder = try Folder()
    try folder.write("", to: ".git/HEAD")
    let path = try folder.write(Self.document("Store"), to: "docs/50%, a.md")
    let trial = Trial.run("check", "--format", "github", path)
    #expect(trial.output.hasPrefix("::error file=docs/50%25%2C a.md,line=9,col=3,title=reworded"))
  }
}
