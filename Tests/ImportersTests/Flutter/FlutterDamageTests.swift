import Importers
import Simulator
import Testing
import TextIO

/// Dumps that lack lines, or that tools have changed.
@Suite struct FlutterDamageTests {
  /// Four nodes at the top level, of which the second has two children.
  private static let tree = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0)
     │ textDirection: ltr
     │
     ├─SemanticsNode#1
     │   Rect.fromLTRB(0.0, 0.0, 360.0, 40.0)
     │   label: "Harbour"
     │
     ├─SemanticsNode#2
     │ │ Rect.fromLTRB(0.0, 50.0, 360.0, 150.0)
     │ │
     │ ├─SemanticsNode#3
     │ │   Rect.fromLTRB(0.0, 0.0, 360.0, 40.0)
     │ │   label: "Berths"
     │ │
     │ └─SemanticsNode#4
     │     Rect.fromLTRB(0.0, 50.0, 360.0, 90.0)
     │     label: "Fees"
     │
     ├─SemanticsNode#5
     │   Rect.fromLTRB(0.0, 160.0, 360.0, 200.0)
     │   label: "Tides"
     │
     └─SemanticsNode#6
         Rect.fromLTRB(0.0, 210.0, 360.0, 250.0)
         label: "Weather"

    """
  private static let lines = tree.split(separator: "\n", omittingEmptySubsequences: false)

  private func trial(_ lines: some Sequence<Substring>) throws -> FlutterTrial {
    try FlutterTrial(lines.joined(separator: "\n"))
  }

  @Test func `A complete dump lacks no lines`() throws {
    let whole = try trial(Self.lines)
    #expect(whole.voiceOver == ["Harbour", "Berths", "Fees", "Tides", "Weather"])
    #expect(!whole.hasDiagnostic("missing"))
  }

  @Test(arguments: [4, 7, 11, 14, 19, 23])
  func `A dump that ends between two nodes is a diagnostic`(_ count: Int) throws {
    #expect(try trial(Self.lines.prefix(count)).hasDiagnostic("Lines of the dump are missing"))
  }

  @Test func `A node that is missing inside a dump is a diagnostic`() throws {
    let damaged = try trial(Self.lines[..<15] + Self.lines[19...])
    #expect(damaged.voiceOver == ["Harbour", "Berths", "Tides", "Weather"])
    #expect(damaged.hasDiagnostic("missing after 1 node"))
  }

  @Test(arguments: [
    (4, ["Berths", "Fees", "Tides", "Weather"]), (11, ["Harbour", "Fees", "Tides", "Weather"]),
    (15, ["Harbour", "Berths", "Tides", "Weather"]),
    (19, ["Harbour", "Berths", "Fees", "Weather"]),
  ])
  func `Properties without the line of their node belong to no other node`(
    _ missing: Int, _ expected: [String]
  ) throws {
    let damaged = try trial(Array(Self.lines[..<missing]) + Self.lines[(missing + 1)...])
    #expect(damaged.voiceOver == expected)
    #expect(damaged.hasDiagnostic("Lines of the dump are missing"))
  }

  @Test func `A text goes on after a quotation mark and a blank line`() throws {
    let text = Self.tree.replacing(
      "   label: \"Tides\"\n",
      with:
        "   label:\n │     \"The sign says \"high\"\n │\n │     note: closed\"\n │   hint: \"Opens at six\"\n"
    )
    let trial = try FlutterTrial(text)
    #expect(
      trial.voiceOver.contains { $0.contains("The sign says \"high\"") && $0.contains("closed") })
    // VoiceOver says Flutter's hint as its own, which the texts above leave out.
    #expect(
      VoiceOver().read(trial.ios).stops.contains { $0.announcement.text.contains("Opens at six") })
    #expect(trial.voiceOver.count == 5)
    #expect(!trial.hasDiagnostic("missing"))
  }

  @Test func `A dump without its beginning is one screen with a diagnostic`() throws {
    let rest = try trial(Self.lines[11...])
    #expect(rest.imported.count == 1)
    #expect(rest.voiceOver == ["Berths", "Fees", "Tides", "Weather"])
    #expect(rest.talkBack == rest.voiceOver)
    #expect(rest.hasDiagnostic("The beginning of the dump is missing"))
    let two = try trial(Array(Self.lines[11...]) + Self.lines)
    #expect(two.imported.count == 2)
    #expect(
      two.imported.last?.screen.diagnostics.contains { $0.message.contains("missing") } == false)
  }

  @Test func `A node with a number that is too large is read`() throws {
    let text = Self.tree.replacing("#5", with: "#99999999999999999999")
    let trial = try FlutterTrial(text)
    #expect(trial.voiceOver == ["Harbour", "Berths", "Fees", "Tides", "Weather"])
    #expect(trial.hasDiagnostic("“SemanticsNode#…”"))
  }

  @Test(arguments: ["“Tides”", "&quot;Tides&quot;", "Tides"])
  func `A text can have other quotation marks`(_ text: String) throws {
    #expect(try FlutterTrial(node: "label: \(text)").voiceOver == ["Tides"])
  }

  @Test(arguments: ["dirty", "STALE"])
  func `A node that was not sent yet is a diagnostic`(_ word: String) throws {
    let trial = try FlutterTrial(node: word, "owner: SemanticsOwner#1f2e3", "label: \"Tides\"")
    #expect(trial.voiceOver == ["Tides"])
    #expect(trial.hasDiagnostic("not sent to the platform yet"))
    #expect(!trial.hasDiagnostic("unknown"))
  }

  @Test func `The first line of a log can begin with empty brackets`() throws {
    let lines = Self.lines.map { "[        ] flutter: \($0)" }
    let text = lines.joined(separator: "\n")
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: nil, file: "log.txt", options: ImportOptions())
    #expect(screens.first.map { VoiceOver().read($0.screen).stops.count } == 5)
  }

  @Test func `An app that showed nothing is answered with what to do`() {
    let error = #expect(throws: InputError.self) {
      try FlutterTrial("No render tree root was added to the binding.\n")
    }
    #expect(error?.remedy.contains("press S") == true)
  }

  @Test func `The language of a node is that of its descendants`() throws {
    let text = """
      SemanticsNode#0
       │ locale: "de_CH"
       │
       └─SemanticsNode#1
           label: "Guten Tag"
      """
    let ios = try FlutterTrial(text).ios
    #expect(ios.preorder.contains { ios[$0.index].language == "de-CH" })
    let stop = try #require(VoiceOver().read(ios).stops.first)
    #expect(stop.announcement.parts.first?.language == "de-CH")
  }

  @Test(arguments: [("3.32", []), ("3.35", ["Tides"])])
  func `A tooltip alone is heard on Android since 3.35`(_ version: String, _ expected: [String])
    throws
  {
    #expect(try FlutterTrial(node: "tooltip: \"Tides\"", version: version).talkBack == expected)
  }
}
