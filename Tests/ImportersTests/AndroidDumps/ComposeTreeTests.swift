import Importers
import Simulator
import Testing
import TextIO

/// Unusual and invalid printed semantics trees of Compose.
@Suite struct ComposeTreeTests {
  private static let node = "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px"

  private func heard(_ text: String) throws -> [String] {
    try ImportedScreen.contents(of: Array(text.utf8), format: .compose)
      .flatMap { TalkBack().read($0.screen).stops }.map(\.announcement.text)
  }

  @Test(arguments: [
    ("Printing with useUnmergedTree = 'false'\n", "", "the file has no node of a semantics tree"),
    ("Node #1 at (l=0.0, t=a, r=1.0, b=2.0)px", "1:1", "this node does not have the four edges"),
    ("\(node)\n |-Node #2 at (l=1.0)px", "2:4", "this node does not have the four edges"),
    ("\(node)\nText = '[open", "1:1", "the last value of this node has no closing quote"),
  ])
  func `A file without a semantics tree is rejected with its location`(
    _ text: String, _ place: String, _ problem: String
  ) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(text.utf8), format: .compose, file: "tree")
    }
    #expect(error?.description.contains(problem) == true)
    if place.contains(where: \.isNumber), !text.isEmpty {
      #expect(error?.description.contains(":\(place):") == true, "\(error?.description ?? "")")
    }
  }

  @Test func `Nodes that are nested too deeply are rejected with their location`() {
    let lines = (0..<20_000).map { level in
      String(repeating: "   ", count: max(0, level - 1)) + (level > 0 ? " |-" : "") + Self.node
    }
    #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(lines.prefix(6_000).joined(separator: "\n").utf8))
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
