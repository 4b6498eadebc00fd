import Foundation
import Testing

@testable import announce

/// `announce document`, whose output passes `announce check`.
@Suite struct DocumentCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A folder for one test, which is deleted when this object is deinitialised.
  private final class Folder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    /// Creates a document from a file in the folder, and returns the document's text and the
    /// outcome of its check.
    func document(_ name: String, _ options: String...) throws -> (text: String, check: Trial) {
      let made = Trial.run(
        ["document", self(name), "-o", self("made.md")] + options)
      try #require(made.status == 0, "\(made.errors)")
      let text = try String(contentsOfFile: self("made.md"), encoding: .utf8)
      return (text, Trial.run("check", self("made.md")))
    }
  }

  private static func line(_ text: String, id: String? = nil) -> String {
    let node = #"{"className": "android.widget.Button", "text": "\#(text)", "clickable": true}"#
    return id.map { #"{"id": "\#($0)", "tree": \#(node)}"# } ?? #"{"tree": \#(node)}"#
  }

  @Test func `A short page is copied, and a long page is linked`() throws {
    let long = String(repeating: "<p>Go</p>\n", count: 200)
    let folder = try Folder(["a.html": "<button>Go</button>\n"])
    let short = try folder.document("a.html")
    #expect(short.text.contains("\n```html\n<button>Go</button>\n```\n"))
    #expect(short.check.status == 0, "\(short.check)")
    let other = try Folder(["b.html": long])
    let linked = try other.document("b.html")
    #expect(linked.text.contains("\nScreen: [b](b.html)\n"))
    #expect(linked.check.status == 0, "\(linked.check)")
  }

  @Test func `Named screens of a file are linked by name, or copied one by one`() throws {
    let lines = Self.line("Go", id: "first") + "\n" + Self.line("Stop", id: "second") + "\n"
    let folder = try Folder(["two.jsonl": lines])
    let linked = try folder.document("two.jsonl")
    #expect(linked.text.contains("(two.jsonl#first)") && linked.text.contains("(two.jsonl#second)"))
    #expect(linked.check.status == 0, "\(linked.check)")
    let other = try Folder(["two.jsonl": lines])
    let inline = try other.document("two.jsonl", "--inline")
    #expect(inline.text.components(separatedBy: "\n```outline\n").count == 3)
    #expect(!inline.text.contains("two.jsonl#"))
    #expect(inline.check.status == 0, "\(inline.check)")
  }

  @Test(arguments: [nil, "same"])
  func `Screens without a unique name are copied`(_ id: String?) throws {
    let lines = Self.line("Go", id: id) + "\n" + Self.line("Stop", id: id) + "\n"
    let folder = try Folder(["two.jsonl": lines])
    let made = try folder.document("two.jsonl")
    #expect(!made.text.contains("Screen: "))
    #expect(made.text.contains("Go, button") && made.text.contains("Stop, button"))
    #expect(made.check.status == 0, "\(made.check)")
    let refused = Trial.run("document", "--link", folder("two.jsonl"))
    let name = id ?? folder("two.jsonl")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.errors == "\(folder("two.jsonl")): several screens are called “\(name)”, so a link "
        + "cannot choose one; give each a unique name, or leave out --link\n")
  }

  @Test func `A layout is copied with the texts of its resources`() throws {
    let made = Trial.run(
      "document", "--inline", Self.root + "/Samples/android/res/layout/sign_up.xml")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("```outline\n") && !made.output.contains("@string/"))
    let check = Trial.run("check", "-", input: made.output)
    #expect(check.status == 0, "\(check)")
  }

  @Test func `A fragment of a xib has the name of its format`() throws {
    let xib = #"<label text="Hello" id="a1"/>"# + "\n"
    let folder = try Folder(["snippet.xib": xib])
    let made = try folder.document("snippet.xib", "--inline")
    #expect(made.text.contains("```interface-builder\n"))
    #expect(made.check.status == 0, "\(made.check)")
  }

  /// Some files of these formats contain several screens, and some need other files.
  @Test(arguments: [
    "accessibility-snapshot", "interface-builder", "jest-snapshot", "jsx", "uiautomator",
    "xcuitest",
  ])
  func `An inline document passes its own check, or is refused`(_ format: String) throws {
    let folder = Self.root + "/Tests/ImportersTests/Fixtures/Screens/" + format
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var made = 0
    for name in names where name.contains(".") && !name.hasSuffix(".outline") {
      let trial = Trial.run("document", "--inline", folder + "/" + name)
      guard trial.status == 0 else {
        #expect(trial.status == 2 && trial.output.isEmpty && !trial.errors.isEmpty)
        continue
      }
      made += 1
      let check = Trial.run("check", "-", input: trial.output)
      #expect(check.status == 0, "\(name): \(check)")
    }
    #expect(made > 0)
  }

  @Test func `A copy with different announcements is refused`() {
    let component = """
      export const A = () => Platform.OS === 'ios' ? <Text>Apple</Text> : <Text>Robot</Text>;
      export const B = () => <Text>Both</Text>;
      \(String(repeating: "// long\n", count: 200))
      """
    let trial = Trial.run("document", "-", "--input", "jsx", input: component)
    #expect(trial.status == 2 && trial.output.isEmpty)
    #expect(
      trial.errors
        == "-: a copy of “A” would be announced differently than the screen in its file; save the screen "
        + "in a file with a unique name, and link to it\n", "\(trial)")
  }

  @Test func `A link from a folder that does not exist is refused`() throws {
    let folder = try Folder(["a.html": "<button>Go</button>\n"])
    let path = folder("missing/a.md")
    let trial = Trial.run("document", "--link", folder("a.html"), "-o", path)
    #expect(trial.status == 2)
    #expect(trial.errors.hasPrefix("\(path): this document cannot link to “"), "\(trial.errors)")
  }

  @Test func `A screen outside the repository is copied, because a check refuses its link`() throws
  {
    let long = "<h1>Go</h1>\n" + String(repeating: "<!-- long -->\n", count: 200)
    let folder = try Folder(["a.html": long])
    let other = try Folder([:])
    let path = other("a.md")
    let trial = Trial.run("document", folder("a.html"), "-o", path)
    #expect(trial.status == 0, "\(trial.errors)")
    let check = Trial.run("check", path)
    #expect(check.status == 0, "\(check)")
  }

  @Test func `An existing file is not overwritten`() throws {
    let folder = try Folder(["a.html": "<p>a", "a.md": "mine\n"])
    #expect(Trial.run("document", folder("a.html"), "-o", folder("a.md")).status == 2)
    #expect(try String(contentsOfFile: folder("a.md"), encoding: .utf8) == "mine\n")
  }

  @Test func `A document links to its report and passes its check`() throws {
    let folder = try Folder(["a.html": "<title>T</title><button>Go</button>"])
    let run = Trial.run(
      "document", folder("a.html"), "--report", folder("docs/the report.html"), "-o",
      folder("a.md"))
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: folder("a.md"), encoding: .utf8)
    // The folder of the report does not exist yet. The document links to the report nevertheless.
    #expect(text.contains("[The report]("))
    let beside = Trial.run("document", folder("a.html"), "--report", "r.html")
    #expect(beside.output.contains("\n[The report](r.html) has the reasons"))
    #expect(Trial.run("check", folder("a.md")).status == 0)
  }
}
