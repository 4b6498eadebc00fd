import Foundation
import Importers
import Reports
import Scenarios
import Simulator
import Testing
import TextIO

@testable import announce

/// The text that the program writes.
struct OutputTests {
  @Test(arguments: [
    ("plain ä 日本", "plain ä 日本"),
    ("a\u{1B}[31mb", "a␛[31mb"),
    ("\u{0}\u{7}\u{7F}", "␀␇␡"),
    ("a\u{9B}b", "a\u{FFFD}b"),
    ("one\r\ntwo\u{2028}three\tfour", "one  two three four"),
    ("::stop-commands::z.md: x", "\\::stop-commands::z.md: x"),
    (" \u{3000}\t::debug::x", " \u{3000} \\::debug::x"),
    ("a ::b: C::d", "a ::b: C::d"),
    ("a ##vso[task]##teamcity[x]##[error]", "a #\\#vso[task]#\\#teamcity[x]#\\#[error]"),
    ("## heading [1] ##-[x]", "## heading [1] ##-[x]"),
    ("Back \u{E5C4}", "Back ⟨icon U+E5C4⟩"), ("\u{F0001}\u{F8FE}", "⟨icon U+F0001⟩⟨icon U+F8FE⟩"),
    ("a\u{202E}b\u{202C}c\u{2066}d\u{2069}e\u{200F}", "abcde"),
  ])
  func `Control characters are shown but have no effect`(text: String, shown: String) {
    #expect(TerminalText.of(text) == shown)
  }

  @Test(arguments: ["text", "json", "markdown", "github", "tap", "junit"])
  func `No file name or text is a command to a build server`(_ format: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = "##vso[task.complete]##teamcity[x].md"
    let document = """
      # ##vso[a] ##teamcity[b

      ```outline
      - button "::stop-commands::z"
      - button "##vso[c]"
      ```

      | VoiceOver |
      | --- |
      | ::stop-commands::y |
      | ##teamcity[d |
      """
    try document.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    let outline = "\(folder)/##vso[x.outline"
    try "- button \"::stop-commands::z\"\n- button \"##vso[c]\"\n"
      .write(toFile: outline, atomically: false, encoding: .utf8)
    var trials =
      ["text", "json", "markdown"].contains(format)
      ? [Trial.run(outline, "--format", format)] : []
    if format != "markdown" { trials.append(Trial.run("check", "--format", format, folder)) }
    for trial in trials {
      let text = trial.output + trial.errors
      #expect(text.contains("z") && !text.contains("##vso[") && !text.contains("##teamcity["))
      let commands = text.split(separator: "\n").filter {
        $0.drop(while: \.isWhitespace).hasPrefix("::")
      }
      let own = format == "github" ? ["::error ", "::notice "] : []
      #expect(commands.allSatisfy { line in own.contains { line.hasPrefix($0) } }, "\(commands)")
    }
  }

  @Test func `A file named like a command is reported without becoming one`() {
    let errors = Trial.run("::stop-commands::z.md").errors
    #expect(errors.hasPrefix("\\::stop-commands::z.md: no such file"))
  }

  @Test func `A document with a command is refused on build servers and escaped on terminals`() {
    let page = "<p>a</p>\n::stop-commands::x\n\u{1B}[31m<button>Go</button>"
    var environment = CommandEnvironment()
    environment.standardInput = { () throws(InputError) in Array(page.utf8) }
    func run(_ environment: CommandEnvironment) -> (status: Int32, output: String, errors: String) {
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      let status = Program.run(
        ["document", "-", "--input", "html"], in: environment, &streams)
      return (status, streams.output.text, streams.errors.text)
    }
    #expect(run(environment).output.contains("\n::stop-commands::x\n\u{1B}[31m"))
    environment.isOutputTerminal = true
    #expect(run(environment).output.contains("\n\\::stop-commands::x\n␛[31m"))
    environment.isContinuousIntegration = true
    let refused = run(environment)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("write it to a file with --output FILE"))
  }

  @Test func `Hebrew and Arabic labels are isolated inside an English announcement`() {
    let outline = "- button \"שלום\"\n- button \"مرحبا (1)\"\n- button \"Save\"\n"
    let text = Trial.run("-", "--reader", "talkback", "--set", "hints=off", input: outline).output
    #expect(text.contains("\n1. \u{2068}שלום\u{2069}, button\n"))
    #expect(text.contains("\n2. \u{2068}مرحبا (1)\u{2069}, button\n"))
    #expect(text.contains("\n3. Save, button\n"))
  }

  @Test func `The line of a right-to-left reader is isolated, whatever it begins with`() {
    let text = Trial.run(
      "-", "--reader", "talkback", "--language", "ar", "--set", "hints=off",
      input: "- button \"Save\"\n"
    ).output
    #expect(text.contains("\n1. \u{2067}\u{2068}Save\u{2069}, \u{2068}زر\u{2069}\u{2069}\n"))
  }

  @Test(arguments: ["json", "markdown"])
  func `Machine-readable formats isolate nothing`(_ format: String) {
    let outline = "- button \"שלום\"\n"
    for language in ["en", "ar"] {
      let text = Trial.run(
        "-", "--reader", "talkback", "--language", language, "--format", format, input: outline
      ).output
      #expect(text.contains("שלום"))
      #expect(!text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
    }
  }

  @Test(arguments: [
    ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("한글", 4), ("ｆ", 2), ("❤️", 2), ("→", 1),
    ("\u{200B}", 0), ("", 0),
  ])
  func `Width is counted in columns`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("x abcdefgh y", 4, ["x", "abcd", "efgh", "y"]),
    ("日本語", 4, ["日本", "語"]),
    ("", 5, [""]),
  ])
  func `Lines break at spaces, long words anywhere`(text: String, width: Int, lines: [String]) {
    #expect(DisplayWidth.wrap(text, to: width) == lines)
  }

  @Test(arguments: [
    ("fromat", "format"), ("side", "side-by-side"), ("redaer", "reader"), ("plian", "plain"),
    ("zzzz", nil), ("", nil),
  ])
  func `A misspelt option suggests the nearest one`(word: String, meant: String?) {
    let options = ReadCommand.declaration.allOptions.map(\.name)
    #expect(Suggestion.nearest(to: word, among: options) == meant)
  }

  @Test func `Paths computed in one pass match those computed one by one`() throws {
    var screen = Screen(origin: .web)
    func add(_ element: String, to parent: Node.Index?) -> Node.Index {
      var node = Node(.generic)
      node.web = WebFacts(element: element)
      return screen.append(node, to: parent)
    }
    let body = add("body", to: nil)
    let form = add("form", to: body)
    let first = add("input", to: form)
    let text = add("", to: form)
    let second = add("input", to: form)
    #expect(screen.paths.path(of: first) == "body > form > input:nth-of-type(1)")
    #expect(screen.paths.path(of: second) == "body > form > input:nth-of-type(2)")
    #expect(screen.paths.path(of: text) == "body > form")
    for index in [body, form, first, text, second] {
      #expect(screen.paths.path(of: index) == screen.path(of: index))
    }
    let sketch: Screen = [.button("Go")]
    let button = try #require(sketch.firstRootIndex)
    #expect(sketch.paths.path(of: button) == "" && sketch.path(of: button) == "")
  }
}

struct SilentStopTests {
  @Test func `A stop without an announcement is marked as silent`() {
    let trial = Trial.run(
      "-", "--reader", "talkback", "--input", "html", "--plain", input: "<div tabindex=0></div>")
    #expect(trial.output.contains("1. ∅ (silent)\n"))
  }
}
