import Importers
import Simulator
import Testing
import TextIO

/// Forms in which a dump of Flutter's semantics tree is written.
@Suite struct FlutterDumpTests {
  private static let form = FlutterTrial.dump([
    ["flags: isHeader", "label: \"Tides\""],
    [
      "actions: tap", "flags: isButton, hasEnabledState, isEnabled,", "  isFocusable",
      "label: \"Show the table of this week and of the week that comes after it,",
      "  please\"",
    ],
    ["label:", "  \"High water", "  at noon\""],
  ])
  private static let words = [
    "Tides, heading",
    "Show the table of this week and of the week that comes after it, please, button",
    "High water\nat noon",
  ]

  private func heard(_ text: String) throws -> [String] { try FlutterTrial(text).voiceOver }

  @Test(arguments: [
    "", "    ", "> ", "flutter: ", "I/flutter (12345): ", "I/flutter ( 4711): ",
    "06-01 10:00:00.000  1234  1250 I flutter : ", "[   +3 ms] I/flutter ( 4711): ",
    "2026-04-01 10:22:33.123  1234-1250  flutter   org.app   I  ",
  ])
  func `A tree can stand behind the prefix of a log`(_ prefix: String) throws {
    let lines = Self.form.split(separator: "\n").map { prefix + $0 + "\n" }
    #expect(try heard(lines.joined()) == Self.words)
  }

  @Test(arguments: [
    [
      "[        ] I/flutter ( 47): ", "[   +7 ms] I/flutter ( 47): ",
      "[+1200 ms] I/flutter ( 47): ",
    ],
    ["9: ", "10: "], ["   9  ", "  10  ", " 100  "],
  ])
  func `The prefix of a log can differ from line to line`(_ prefixes: [String]) throws {
    let lines = Self.form.split(separator: "\n").enumerated().map { number, line in
      "\(prefixes[number % prefixes.count])\(line)\n"
    }
    #expect(try heard(lines.joined()) == Self.words)
  }

  @Test func `Pairs of spaces can be no-break spaces`() throws {
    #expect(try heard(Self.form.replacing("  ", with: "\u{A0}\u{A0}")) == Self.words)
  }

  @Test(arguments: ["", "    "])
  func `A tree can stand in a block of a bug report`(_ indent: String) throws {
    let block = Self.form.split(separator: "\n").map { indent + $0 + "\n" }.joined()
    let text = "# No label\n\nThe tree is:\n\n```\n\(block)```\n\nIt worked in 3.10.\n"
    #expect(try heard(text) == Self.words)
  }

  @Test(arguments: [("│", "|", "├─", "+-", "└─", "+-"), ("│", "?", "├─", "??", "└─", "??")])
  func `Lines of the margin can be other characters`(
    _ lines: (String, String, String, String, String, String)
  ) throws {
    let text = Self.form.replacing(lines.0, with: lines.1).replacing(lines.2, with: lines.3)
      .replacing(lines.4, with: lines.5)
    #expect(try heard(text) == Self.words)
  }

  @Test func `Line ends of Windows and colours are left out`() throws {
    let text = Self.form.split(separator: "\n").map { "\u{1B}[38;5;248m\($0)\u{1B}[0m\r\n" }
    #expect(try heard(text.joined()) == Self.words)
  }

  @Test func `Lines can end with a carriage return`() throws {
    #expect(try heard(Self.form.replacing("\n", with: "\r")) == Self.words)
  }

  @Test func `Lines of other programs are left out`() throws {
    var lines = Self.form.split(separator: "\n").map { "I/flutter ( 7): " + $0 }
    lines.insert("    at org.app.Main.run(Main.java:3)", at: lines.count - 1)
    lines.insert("D/EGL ( 7): swap", at: 4)
    #expect(try heard(lines.joined(separator: "\n")) == Self.words)
  }

  @Test func `A text of several lines is joined where it was wrapped`() throws {
    let text = FlutterTrial.dump([
      [
        "label:", "  \"The harbour is closed to all ships that are longer than forty", "  metres.",
        "", "  Ask the master.\"",
      ]
    ])
    let expected =
      "The harbour is closed to all ships that are longer than forty metres.\n\nAsk the master."
    #expect(try heard(text) == [expected])
  }

  @Test func `Quotes inside a label are not escaped`() throws {
    #expect(try FlutterTrial(node: "label: \"Say \"ahoy\"\"").voiceOver == ["Say \"ahoy\""])
  }

  @Test(arguments: [
    "flags: SemanticsFlag.isButton.index, actions: SemanticsAction.tap.index",
    "flags: <SemanticsFlag>[SemanticsFlag.isButton], actions: <SemanticsAction>[SemanticsAction.tap]",
    "flags: SemanticsFlags(isButton: true), actions: SemanticsAction.tap.index",
    "actions: SemanticsAction.tap.index | SemanticsAction.longPress.index, "
      + "flags: SemanticsFlag.isButton.index | SemanticsFlag.isFocusable.index",
  ])
  func `Flags and actions in the code of a test are lists or bits`(_ properties: String) throws {
    let trial = try FlutterTrial("TestSemantics(id: 1, \(properties), label: 'Buy')")
    #expect(trial.voiceOver == ["Buy, button"])
    #expect(trial.android.preorder.contains { trial.android[$0.index].android.clickable == true })
    #expect(!trial.hasDiagnostic("index"))
  }

  @Test func `Each tree is a screen`() throws {
    let trial = try FlutterTrial(
      "SemanticsNode#0\n   label: \"A\"\n\nSemanticsNode#0\n   label: \"B\"")
    #expect(trial.imported.map(\.screen.name) == ["tree 1", "tree 2"])
  }

  @Test func `Nodes without indentation are one screen with a diagnostic`() throws {
    let text = Self.form.split(separator: "\n")
      .map { $0.drop { " │├└─".contains($0) } }.joined(separator: "\n")
    let trial = try FlutterTrial(text)
    #expect(trial.imported.count == 1)
    #expect(trial.voiceOver.first == "Tides, heading")
    #expect(trial.hasDiagnostic("indentation"))
  }

  @Test func `An app without a semantics tree is answered with what to do`() {
    let error = #expect(throws: InputError.self) {
      try FlutterTrial("Semantics not generated for RenderView#1f2e3.\nFor performance reasons, …")
    }
    #expect(error?.remedy.contains("ensureSemantics()") == true)
  }

  @Test func `Unknown lines, flags, actions and roles are a diagnostic`() throws {
    let trial = try FlutterTrial(
      node: "actions: sing", "flags: isShiny", "label: \"A\"", "role: hologram", "glow: 4")
    for name in ["sing", "isShiny", "role: hologram", "glow"] {
      #expect(trial.hasDiagnostic("“\(name)”"))
    }
    #expect(trial.voiceOver == ["A"])
  }

  // MARK: Order

  private static func column(_ labels: [(String, top: Int)], direction: String = "ltr") -> String {
    FlutterTrial.dump(
      labels.map { label, top in
        ["Rect.fromLTRB(0.0, \(top).0, 90.0, \(top + 20).0)", "label: \"\(label)\""]
      }
    ).replacing("textDirection: ltr", with: "textDirection: \(direction)")
  }

  @Test func `A dump in the order of hit tests is sorted, with a diagnostic`() throws {
    let trial = try FlutterTrial(Self.column([("Low", 60), ("High", 0), ("Slack", 30)]))
    #expect(trial.voiceOver == ["High", "Slack", "Low"])
    #expect(trial.talkBack == ["High", "Slack", "Low"])
    #expect(trial.hasDiagnostic("key U"))
    #expect(try !FlutterTrial(Self.column([("A", 0), ("B", 30)])).hasDiagnostic("key U"))
  }

  @Test(arguments: [("ltr", ["L", "R"]), ("rtl", ["R", "L"])])
  func `A row is read in its text direction`(_ direction: String, _ expected: [String]) throws {
    let text = FlutterTrial.dump([
      ["Rect.fromLTRB(0.0, 50.0, 90.0, 70.0)", "label: \"Below\""],
      ["Rect.fromLTRB(100.0, 0.0, 190.0, 20.0)", "label: \"R\""],
      ["Rect.fromLTRB(0.0, 4.0, 90.0, 24.0)", "label: \"L\""],
    ]).replacing("textDirection: ltr", with: "textDirection: \(direction)")
    #expect(try FlutterTrial(text).voiceOver == expected + ["Below"])
  }

  @Test func `Sort keys come before boxes`() throws {
    let text = FlutterTrial.dump([
      [
        "Rect.fromLTRB(0.0, 0.0, 90.0, 20.0)", "label: \"Top\"",
        "sortKey: OrdinalSortKey#19df5(order: 2.0)",
      ],
      [
        "Rect.fromLTRB(0.0, 30.0, 90.0, 50.0)", "label: \"Bottom\"",
        "sortKey: OrdinalSortKey#2a111(order: 1.0)",
      ],
    ])
    #expect(try FlutterTrial(text).voiceOver == ["Bottom", "Top"])
  }

  // MARK: Bad input

  @Test func `A tree that is nested too deep is rejected`() {
    let text = (0..<5_100).map { String(repeating: " ", count: $0) + "SemanticsNode#\($0)\n" }
    #expect(throws: InputError.self) { try FlutterTrial(text.joined()) }
  }

  @Test(arguments: [
    "SemanticsNode#99999999999999999999\n", "SemanticsNode#", "SemanticsNode#x",
    "SemanticsNode#1(", "SemanticsNode#1)", "TestSemantics(", "TestSemantics(id: 'x', rect:",
    "SemanticsNode#0\n   Rect.fromLTRB(NaN, -Infinity, 1e999, 2)\n   label: \"A\"",
    "SemanticsNode#0\n   Rect.fromLTRB(0.0, 0.0, 9.0, 9.0) scaled by NaNx\n   label:",
    "SemanticsNode#0\n   headingLevel: 99999999999\n   scrollChildren: -4\n   label: \"",
    "SemanticsNode#0\n   sortKey: OrdinalSortKey#1(order: Infinity)\n   value: \"\u{202A}",
    "SemanticsNode#0\n   maxValueLength: 9223372036854775808\n   flags:\n   actions: ,,",
  ])
  func `Damaged dumps are read or rejected`(_ text: String) {
    do {
      let trial = try FlutterTrial(text)
      _ = (trial.voiceOver, trial.talkBack)
    } catch {
      #expect(!error.problem.isEmpty)
    }
  }

  @Test func `Grafted nodes follow the node that the app names`() throws {
    let text = FlutterTrial.dump([
      ["label: \"Menu button\"", "traversalParentIdentifier: \"menu\""], ["label: \"Page\""],
      ["label: \"Menu item\"", "traversalChildIdentifier: \"menu\""],
    ])
    #expect(try FlutterTrial(text).voiceOver == ["Menu button", "Menu item", "Page"])
    let old = try FlutterTrial(text, version: "3.38")
    #expect(old.voiceOver == ["Menu button", "Page", "Menu item"])
  }

  @Test func `A dump that is cut in a text is read up to there`() throws {
    let trial = try FlutterTrial("SemanticsNode#0\n   label: \"Half of")
    #expect(trial.voiceOver == ["Half of"])
    #expect(trial.hasDiagnostic("ends in the middle"))
  }

  @Test func `Nodes that name each other as parents stay where they are`() throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 100.0, 100.0)
       │ textDirection: ltr
       ├─SemanticsNode#1
       │ │ Rect.fromLTRB(0.0, 0.0, 50.0, 50.0)
       │ │ label: "Cart"
       │ │ traversalChildIdentifier: b
       │ └─SemanticsNode#2
       │     Rect.fromLTRB(0.0, 0.0, 50.0, 50.0)
       │     label: "Apples"
       │     traversalParentIdentifier: a
       └─SemanticsNode#3
         │ Rect.fromLTRB(0.0, 50.0, 50.0, 100.0)
         │ label: "Shelf"
         │ traversalChildIdentifier: a
         └─SemanticsNode#4
             Rect.fromLTRB(0.0, 0.0, 50.0, 50.0)
             label: "Pears"
             traversalParentIdentifier: b

      """
    let said = try FlutterTrial(dump).talkBack
    for name in ["Cart", "Apples", "Shelf", "Pears"] {
      #expect(said.contains { $0.contains(name) }, "\(said)")
    }
  }
}
