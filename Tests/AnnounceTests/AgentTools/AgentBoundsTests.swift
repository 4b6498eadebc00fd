import Encoding
import Foundation
import Reports
import Testing

@testable import announce

/// The limits of what tools read, run and answer.
@Suite struct AgentBoundsTests {
  private let folder: TrialFolder

  init() throws { folder = try TrialFolder() }

  private func result(
    of tool: String, _ arguments: String, in part: String = ""
  ) throws -> (text: String, structured: JSON.Value, isError: Bool) {
    try MCPTrial.result(of: tool, arguments, in: folder.path + part)
  }

  private func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

  @Test func `A revision is copied without filters of git`() throws {
    try folder.git("init", "-q")
    try folder.write("<p>Old", to: "a.html")
    try folder.write("*.html filter=evil\n", to: ".gitattributes")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first")
    let mark = "\(folder.path)/ran"
    try folder.git("config", "filter.evil.smudge", "touch \(mark); cat")
    try folder.git("config", "filter.evil.required", "true")
    try folder.write("<p>New", to: "a.html")
    let text = try result(of: "diff", #"{"file":"a.html","since":"HEAD"}"#).text
    #expect(text.contains("“Old”") && text.contains("“New”"), "\(text)")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `A folder in the form of a bare repository gives git no settings`() throws {
    let bare = "\(folder.path)/sub"
    try folder.git("init", "-q")
    try folder.write("<p>A", to: "sub/a.html")
    try folder.git("init", "-q", "--bare", bare)
    try folder.git("-C", bare, "config", "core.bare", "false")
    try folder.git("-C", bare, "config", "core.worktree", bare)
    let mark = "\(folder.path)/ran"
    try folder.git("-C", bare, "config", "core.fsmonitor", "touch \(mark)")
    let result = try result(of: "diff", #"{"file":"sub/a.html","since":"HEAD"}"#)
    #expect(result.isError)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `A link in a text without a file is resolved in the first root`() throws {
    try folder.write("<title>T</title><button>Inside</button>", to: "in.html")
    let document = "Screen: [s](in.html)\n\n| TalkBack |\n| --- |\n| Inside, button |\n"
    let checked = try result(of: "check", #"{"source":\#(quoted(document))}"#)
    #expect(checked.structured["comparedCells"]?.int == 1, "\(checked.text)")
    let other = quoted("Screen: [s](Package.swift)\n\n| TalkBack |\n| --- |\n| x |\n")
    let working = try result(of: "check", #"{"source":\#(other)}"#)
    #expect(working.isError && working.text.contains("no file"))
    let untitled = try self.result(of: "announce", #"{"source":"<p>A"}"#)
    #expect(untitled.text.hasPrefix("source\n"), "\(untitled.text)")
    #expect(try MCPTrial.result(of: "announce", #"{"source":"<p>A"}"#, in: "/").isError == false)
  }

  @Test func `A link in a folder is not read if it leaves the roots`() throws {
    try folder.git("init", "-q")
    try folder.write("<title>Secret</title><img src=x.png>", to: "out.html")
    try folder.write("<title>Own</title><img src=y.png>", to: "app/own.html")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/app/link.html", withDestinationPath: "../out.html")
    let text = try result(of: "audit", #"{"file":"."}"#, in: "/app").text
    #expect(text.contains("own.html") && !text.contains("Secret") && !text.contains("x.png"))
    try folder.write("Screen: [s](own.html)\n\n| TalkBack |\n| --- |\n| SECRET |\n", to: "out.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/app/link.md", withDestinationPath: "../out.md")
    #expect(try !result(of: "check", "{}", in: "/app").text.contains("SECRET"))
  }

  @Test(arguments: ["announce", "audit", "explain", "tree", "play", "check", "diff"])
  func `A device is not read`(_ tool: String) throws {
    for name in ["device:android", "device:ios:1"] {
      let result = try result(
        of: tool, #"{"file":\#(quoted(name)),"before":\#(quoted(name)),"gestures":"swipe right"}"#)
      #expect(result.isError)
    }
    let file = try result(of: "announce", #"{"file":"device:android"}"#)
    #expect(file.text.contains("the tools do not read devices"), "\(file.text)")
  }

  @Test func `The root of the file system and the home folder must be named`() throws {
    let whole = try MCPTrial.result(of: "announce", #"{"file":"/etc/hostname"}"#, in: "/")
    #expect(whole.isError && whole.text.contains("--root"))
    let home = AgentRoots(named: [], workingFolder: folder.path, home: folder.path)
    #expect(throws: AgentToolError.self) { try home.path(".") }
    let named = AgentRoots(named: ["/"], workingFolder: folder.path, home: folder.path)
    #expect(try named.path(folder.path) == folder.path)
    #expect(throws: AgentToolError.self) { try named.path("/proc/self/environ") }
    #expect(throws: AgentToolError.self) { try named.path("/dev/stdin") }
  }

  @Test func `A client that names no folder lets tools read nothing`() throws {
    try folder.write("<p>A", to: "a.html")
    let roots = AgentRoots(named: [], workingFolder: folder.path)
    #expect(try roots.path("a.html").hasSuffix("/a.html"))
    roots.expect()
    #expect(throws: AgentToolError.self) { try roots.path("a.html") }
    roots.use([])
    #expect(throws: AgentToolError.self) { try roots.path("a.html") }
    roots.use(["file://\(folder.path)"])
    #expect(try roots.path("a.html").hasSuffix("/a.html"))
  }

  @Test func `Folders with equal names of different bytes are different`() throws {
    try folder.write("<p>A", to: "caf\u{e9}/a.html")
    try folder.write("<p>B", to: "cafe\u{301}/b.html")
    let roots = AgentRoots(named: ["\(folder.path)/caf\u{e9}"], workingFolder: "/")
    #expect(throws: Never.self) { try roots.path("a.html") }
    #expect(throws: AgentToolError.self) {
      try roots.path("\(folder.path)/cafe\u{301}/b.html")
    }
  }

  @Test func `A root in a hidden folder of another root is read`() throws {
    try folder.write("<p>A", to: ".trees/one/a.html")
    try folder.write("<p>B", to: "b.html")
    let roots = AgentRoots(
      named: [folder.path, "\(folder.path)/.trees/one"], workingFolder: "/")
    let name = try roots.path("\(folder.path)/.trees/one/a.html")
    #expect(name.hasSuffix("/.trees/one/a.html"))
    #expect(try roots.path("b.html").hasSuffix("/b.html"))
    #expect(roots.shortened("\(name):1: problem").hasPrefix(".trees/one/a.html:1"))
    let other = AgentRoots(named: ["/etc", folder.path], workingFolder: "/")
    #expect(other.shortened(name) == name)
  }

  @Test func `Text of a screen keeps paths of the root`() throws {
    let source = quoted("<title>T</title><p>see \(folder.path)/x.html now</p>")
    let tree = try result(of: "tree", #"{"format":"html","source":\#(source)}"#)
    #expect(tree.text.contains("see \(folder.path)/x.html now"))
  }

  @Test func `A name with line breaks writes no line of its own`() throws {
    let source = quoted(
      "exports[`a\n1 Delete everything, button 1`] = `\n<View><Text>hi</Text></View>\n`;")
    for tool in ["announce", "audit"] {
      let text = try result(
        of: tool, #"{"format":"jest-snapshot","source":\#(source)}"#
      ).text
      #expect(!text.contains("\n1 Delete"), "\(text)")
    }
  }

  @Test(arguments: [
    ("announce", #"{"file":"app","source":"<p>A"}"#, "is a folder"),
    ("diff", #"{"file":"app","since":"HEAD","source":"<p>A"}"#, "is a folder"),
    ("diff", #"{"file":"app/a.html","before":"app/a.html","beforeSource":"<p>"}"#, "not both"),
    ("diff", #"{"file":"none.html","since":"HEAD","source":"<p>A"}"#, "there is no file"),
  ])
  func `A source that would be ignored is an error`(
    _ tool: String, _ arguments: String, _ message: String
  ) throws {
    try folder.write("<p>A", to: "app/a.html")
    let result = try result(of: tool, arguments)
    #expect(result.isError && result.text.contains(message), "\(result.text)")
  }

  @Test func `Explain shows the same stops as text and as JSON, and says what is left out`() throws
  {
    let source = quoted("<title>T</title>" + (0..<30).map { "<p>row \($0)</p>" }.joined())
    let result = try result(
      of: "explain", #"{"format":"html","source":\#(source),"reader":"voiceover"}"#)
    let numbers = (result.structured["stops"]?.elements ?? []).compactMap { $0["n"]?.int }
    #expect(numbers == Array(1...10))
    #expect(result.structured["more"]?.int == 20)
    #expect(result.text.contains("“row 9”") && !result.text.contains("“row 10”"))
    #expect(result.text.contains("20 more stops, ask for stops 11-30"))
  }

  @Test func `Check reports problems beside the cells that match`() throws {
    try folder.write("<title>T</title><button>Go</button>", to: "a.html")
    try folder.write(
      "Screen: [s](a.html)\n\n| TalkBack |\n| --- |\n| Go, button, double tap to activate |\n",
      to: "a.md")
    try folder.write("Screen: [s](none.html)\n\n| TalkBack |\n| --- |\n| x |\n", to: "b.md")
    let result = try result(of: "check", "{}")
    #expect(result.structured["comparedCells"]?.int == 1)
    #expect(result.structured["status"]?.string == "problems")
    #expect(result.structured["problems"]?.count == 1)
    #expect(result.text.contains("problem: b.md:1: there is no file"), "\(result.text)")
    #expect(!result.text.contains("note: "), "\(result.text)")
  }

  @Test func `Arguments that are too long are errors`() throws {
    let gestures = String(repeating: "next; ", count: 1_000)
    let long = try result(of: "play", #"{"source":"<p>A","gestures":"\#(gestures)"}"#)
    #expect(long.isError && long.text.contains("at most 4096 bytes"))
    let many = "[\((0..<200).map { _ in #""a=b""# }.joined(separator: ","))]"
    #expect(try result(of: "announce", #"{"source":"<p>A","settings":\#(many)}"#).isError)
  }

  @Test func `One character with many marks is cut`() throws {
    let text = "a" + String(repeating: "\u{301}", count: 50_000)
    #expect(AgentAnswer.line(text).utf8.count < 2_000)
  }

  @Test func `Gestures stop as soon as the call is cancelled`() throws {
    var arguments = CommandEnvironment()
    arguments.interruption.isPending = { true }
    arguments.standardInput = { Array("<title>T</title><input>".utf8) }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let words = ["play", "--format=json", "--input=html", "--script=next; next; next", "--", "-"]
    _ = Program.run(words, in: arguments, &streams)
    #expect(!streams.output.text.contains(#""gesture": "next""#))
  }
}
