import Scenarios
import Simulator
import Testing

@testable import announce

/// Text on its way out.
struct OutputTests {
  @Test(arguments: [
    ("plain ä 日本", "plain ä 日本"),
    ("a\u{1B}[31mb", "a␛[31mb"),
    ("\u{0}\u{7}\u{7F}", "␀␇␡"),
    ("a\u{9B}b", "a\u{FFFD}b"),
    ("one\r\ntwo\u{2028}three\tfour", "one  two three four"),
    ("a\u{202E}b\u{202C}c\u{2066}d\u{2069}e\u{200F}", "abcde"),
  ])
  func `control characters are seen but do nothing`(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  @Test func `Hebrew and Arabic labels are isolated inside an English announcement`() {
    let outline = "- button \"שלום\"\n- button \"مرحبا (1)\"\n- button \"Save\"\n"
    let text = Trial.run("-", "--reader", "talkback", "--set", "hints=off", input: outline).output
    #expect(text.contains("\n1. \u{2068}שלום\u{2069}, button\n"))
    #expect(text.contains("\n2. \u{2068}مرحبا (1)\u{2069}, button\n"))
    #expect(text.contains("\n3. Save, button\n"))
  }

  @Test func `a reader's line that runs from right to left does so whatever it begins with`() {
    let text = Trial.run(
      "-", "--reader", "talkback", "--language", "ar", "--set", "hints=off",
      input: "- button \"Save\"\n"
    ).output
    #expect(text.contains("\n1. \u{2067}\u{2068}Save\u{2069}, \u{2068}زر\u{2069}\u{2069}\n"))
  }

  @Test(arguments: ["json", "markdown"])
  func `nothing is isolated where programs read`(_ format: String) {
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
  func `width is counted in columns`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("x abcdefgh y", 4, ["x", "abcd", "efgh", "y"]),
    ("日本語", 4, ["日本", "語"]),
    ("", 5, [""]),
  ])
  func `lines break at spaces, long words anywhere`(text: String, width: Int, lines: [String]) {
    #expect(DisplayWidth.wrap(text, to: width) == lines)
  }

  @Test(arguments: [
    ("fromat", "format"), ("side", "side-by-side"), ("redaer", "reader"), ("plian", "plain"),
    ("zzzz", nil), ("", nil),
  ])
  func `a misspelt option is guessed`(word: String, meant: String?) {
    let options = ReadCommand.declaration.allOptions.map(\.name)
    #expect(Suggestion.nearest(to: word, among: options) == meant)
  }

  @Test func `paths in one pass are those asked for one by one`() throws {
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
  @Test func `a stop at which nothing is heard says so`() {
    let trial = Trial.run(
      "-", "--reader", "talkback", "--input", "html", "--plain", input: "<div tabindex=0></div>")
    #expect(trial.output.contains("1. ∅ (nothing is said)\n"))
  }
}
