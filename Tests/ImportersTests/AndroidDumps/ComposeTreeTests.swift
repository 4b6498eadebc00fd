import Importers
import Simulator
import Testing
import TextIO

/// Unusual and invalid printed semantics trees of Compose.
@Suite struct ComposeTreeTests {
  private static let node = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px"

  private func screens(_ text: String) throws -> [ImportedScreen] {
    try ImportedScreen.contents(of: Array(text.utf8), format: .compose)
  }

  private func heard(_ text: String) throws -> [String] {
    try screens(text).flatMap { TalkBack().read($0.screen).stops }.map(\.announcement.text)
  }

  private func diagnostics(_ text: String) throws -> [ImportDiagnostic.Kind] {
    try screens(text).flatMap(\.screen.diagnostics).map(\.kind)
  }

  @Test(arguments: [
    "\(node)\nText = '[Next]'\n |-Node #2 at (l=1", "\(node)\nText = '[Next",
    "\(node)\nText = '[Next]'\nStateDescription = 'half of",
  ])
  func `A tree that ends in the middle of a node is read up to there`(_ text: String) throws {
    #expect(try heard(text).map { $0.contains("Next") } == [true])
    #expect(try diagnostics(text).contains(.damaged))
  }

  @Test func `Values can follow a colon, and an unknown role is a diagnostic`() throws {
    let text = "\(Self.node)\nText: '[Next]'\nRole = 'Heading'"
    #expect(try heard(text) == ["Next"])
    #expect(
      try screens(text).flatMap(\.screen.diagnostics).contains {
        $0.message.contains("Role = Heading")
      })
  }

  @Test func `Children that were not printed are a diagnostic`() throws {
    let text = "\(Self.node)\nText = '[Next]'\nHas 2 children, 1 sibling"
    #expect(try diagnostics(text).contains(.leftOut))
  }

  private static let form = [
    "Node #1 at (l=0.0, t=0.0, r=90.0, b=90.0)px",
    " |-Node #2 at (l=0.0, t=0.0, r=90.0, b=40.0)px, Tag: 'title'", " | Text = '[Inbox]'",
    " |-Node #3 at (l=0.0, t=40.0, r=90.0, b=90.0)px", "   Role = 'Button'", "   Text = '[Send",
    "now]'", "   Actions = [OnClick]", "   MergeDescendants = 'true'",
  ]

  @Test func `The colours of a log are left out`() throws {
    let lines = Self.form.map { "\u{1B}[38;5;40mD/screen: \($0)\u{1B}[0m\n" }
    #expect(
      try heard(lines.joined()) == ["Inbox", "Send\nnow, button, double tap to activate"])
  }

  @Test(arguments: [
    "", "        ", "\t", "> ", "D/screen  ( 1234): ", "I/System.out: ",
    "2026-04-01T10:22:33.1234567Z ", "04-01 10:22:33.123  1234  1250 D screen  : ",
    "2026-04-01 10:22:33.123 1234-1250/org.app D/screen: ",
    "2026-04-01 10:22:33.123  1234-1250  screen   org.app   D  ",
  ])
  func `A tree can stand behind the prefix of a log`(_ prefix: String) throws {
    let expected = ["Inbox", "Send\nnow, button, double tap to activate"]
    let lines = Self.form.map { prefix + $0 + "\n" }
    #expect(try heard(lines.joined()) == expected)
    let headed = prefix + "Printing with useUnmergedTree = 'false'\n" + lines.joined()
    #expect(try heard(headed) == expected)
  }

  @Test(arguments: [" \t", " |-"])
  func `A tree without indentation is one screen with a diagnostic`(_ margin: String) throws {
    let text = Self.form.map { $0.drop { margin.contains($0) } }.joined(separator: "\n")
    let title = "Printing with useUnmergedTree = 'false'\n"
    let screens = try self.screens(title + text)
    #expect(screens.count == 1)
    #expect(try heard(text).first == "Inbox")
    #expect(screens[0].screen.diagnostics.contains { $0.message.contains("indentation") })
    let whole = try self.screens(title + Self.form.joined(separator: "\n"))
    #expect(!whole[0].screen.diagnostics.contains { $0.message.contains("indentation") })
  }

  @Test func `Prints of single nodes stay screens of their own`() throws {
    let print = "Printing with useUnmergedTree = 'false'\n\(Self.node)\nText = '[Next]'\n"
    #expect(try screens(print + print + print).count == 3)
  }

  @Test func `A test that found no node is answered with what to do`() {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array("There were 0 nodes found!\n".utf8), file: "log.txt")
    }
    #expect(error?.problem == "the test found no node to print")
  }

  @Test func `The first and last lines of a tree can be missing`() throws {
    let text = Self.form.dropFirst(2).joined(separator: "\n")
    #expect(try heard(text) == ["Send\nnow, button, double tap to activate"])
  }

  @Test func `Units and decimals of bounds can be missing`() throws {
    let text = Self.form.joined(separator: "\n").replacing(".0", with: "").replacing("px", with: "")
    #expect(try heard(text) == heard(Self.form.joined(separator: "\n")))
  }

  @Test func `A numbered list of nodes is several screens`() throws {
    let text = """
      1) Node #4 at (l=0.0, t=0.0, r=9.0, b=9.0)px
       |-Node #5 at (l=0.0, t=0.0, r=9.0, b=9.0)px
         Text = '[Inside]'
      2) Node #6 at (l=0.0, t=0.0, r=9.0, b=9.0)px
      Text = '[Two]'
      """
    #expect(try screens(text).map(\.screen.count) == [2, 1])
    #expect(try heard(text) == ["Inside", "Two"])
  }

  @Test func `A password is neither spoken nor written`() throws {
    let text = """
      \(Self.node)
      EditableText = 'tulip'
      [Password]
      Actions = [OnClick, SetText]
      MergeDescendants = 'true'
      """
    let imported = try #require(screens(text).first)
    #expect(!imported.screen.outline.contains("tulip"))
    #expect(imported.unused.isEmpty)
    #expect(try heard(text).first?.hasPrefix("password, 5 characters, edit box") == true)
  }

  @Test func `A child of a merging node that does not merge shows that the tree is unmerged`()
    throws
  {
    let text = """
      \(Self.node)
      MergeDescendants = 'true'
      Actions = [OnClick]
      [Heading]
       |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px
         Text = '[Drafts]'
      """
    #expect(try heard(text) == ["Drafts, heading, double tap to activate"])
    let merged =
      text.split(separator: "\n").prefix(4).joined(separator: "\n") + "\nText = '[Drafts]'"
    #expect(try heard(merged) == ["Drafts, double tap to activate"])
  }

  @Test(arguments: [
    ("Printing with useUnmergedTree = 'false'\n", "", "the file has no node of a semantics tree"),
    ("Node #1 at (l=0.0, t=a, r=1.0, b=2.0)px", "1:1", "this node does not have the four edges"),
    ("\(node)\n |-Node #2 at (l=1.0)px", "2:4", "this node does not have the four edges"),
    (
      "\(node)\n |-Node #2 at (l=1\n |-Node #3 at (l=0.0, t=0.0, r=9.0, b=9.0)px", "2:4",
      "four edges"
    ),
    ("Printing with useUnmergedTree = 'false'\nThere were 0 nodes found!", "", "found no node"),
  ])
  func `A file without a semantics tree is rejected with its location`(
    _ text: String, _ location: String, _ problem: String
  ) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(text.utf8), format: .compose, file: "tree")
    }
    #expect(error?.description.contains(problem) == true)
    if location.contains(where: \.isNumber), !text.isEmpty {
      #expect(error?.description.contains(":\(location):") == true, "\(error?.description ?? "")")
    }
  }

  @Test func `Nodes that are nested too deeply are rejected with their location`() {
    let lines = (0..<5_100).map { level in
      String(repeating: "   ", count: max(0, level - 1)) + (level > 0 ? " |-" : "") + Self.node
    }
    #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(lines.joined(separator: "\n").utf8))
    }
  }

  @Test func `A text can contain quotes, line breaks, node headers and brackets`() throws {
    let text = """
      \(Self.node)
      Text = '[It's a | |- text = 'x'
      [with] Actions = [OnClick]]'
      Actions = [OnClick]
      """
    #expect(
      try heard(text) == [
        "It's a | |- text = 'x'\n[with] Actions = [OnClick], double tap to activate"
      ])
    #expect(try heard(text.replacingOccurrences("\n", "\r\n")).count == 1)
  }

  @Test(arguments: [
    (
      "ToggleableState = 'Indeterminate'",
      "Partially checked, Agree, check box, double tap to toggle"
    ),
    ("ToggleableState = 'Off'", "Agree, check box, double tap to toggle"),
    (
      "StateDescription = 'Half'\nToggleableState = 'On'",
      "Half, Agree, check box, double tap to toggle"
    ),
  ])
  func `A check box has the state of the tree`(_ lines: String, _ expected: String) throws {
    let text = """
      \(Self.node)
      Role = 'Checkbox'
      Text = '[Agree]'
      \(lines)
      Actions = [OnClick]
      MergeDescendants = 'true'
      """
    #expect(try heard(text) == [expected])
  }

  @Test(arguments: [
    "", "0.5", "ProgressBarRangeInfo(current=NaN, range=0.0..1.0, steps=0)", "=,=",
    "ProgressBarRangeInfo(current=1e308, range=-1e308..1e308, steps=0)",
  ])
  func `An invalid progress range is ignored`(_ range: String) throws {
    #expect(try heard("\(Self.node)\nProgressBarRangeInfo = '\(range)'").count == 1)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: Character, _ new: String) -> String {
    map { $0 == old ? new : String($0) }.joined()
  }
}
