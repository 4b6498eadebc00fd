import Encoding
import Importers
import Testing
import TextIO

@testable import Fidelity

/// Recordings of native screens, whose input is a tree instead of a page.
@Suite struct RecordedTreeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var platform: String
    var tree: String
    var target = ""
    var said: String
    var testDescription: String { "\(platform) \(tree)" }
  }

  private static func comparison(
    _ test: Case, _ change: (inout Recording) -> Void = { _ in }
  ) throws -> RecordingComparison {
    let node = try RecordedNode(JSON(test.tree).root)
    let reader = test.platform.hasPrefix("android") ? "talkback" : "voiceover"
    return try Fixture.compare("", said: test.said, reader: reader) {
      $0.input = .tree(node)
      $0.platform = test.platform
      $0.target = test.target
      change(&$0)
    }
  }

  @Test(arguments: [
    Case(
      platform: "ios-native", tree: #"{"role": "pickerWheel", "value": "May"}"#,
      said: "May, picker item, adjustable"),
    Case(
      platform: "ios-native", tree: #"{"role": "textArea", "label": "Notes"}"#,
      said: "Notes, text field"),
    Case(
      platform: "ios-native", tree: #"{"role": "header", "label": "News"}"#,
      said: "News, heading"),
    Case(
      platform: "ios-native", tree: #"{"role": "slider", "label": "Volume", "value": 40}"#,
      said: "Volume, 40, adjustable"),
    Case(
      platform: "ios-native", tree: #"{"role": "stepper", "label": "Guests"}"#,
      target: "", said: "Guests, Decrement, button"),
    Case(
      platform: "android-native", tree: #"{"role": "toggle", "label": "Wi-Fi", "checked": true}"#,
      said: "on, Wi-Fi, switch"),
    Case(
      platform: "android-native", tree: #"{"role": "seekBar", "label": "Volume", "value": "40%"}"#,
      said: "40%, Volume, slider"),
    Case(
      platform: "android-native", tree: #"{"role": "passwordField", "label": "Code"}"#,
      said: "password, Code, edit box"),
    Case(
      platform: "android-native",
      tree: #"{"role": "toggleButton", "label": "Bold", "checked": false}"#,
      said: "off, Bold, switch"),
    Case(
      platform: "react-native", tree: #"{"role": "imageButton", "label": "Go"}"#,
      said: "Go, button, image"),
  ])
  func `A recorded role becomes the control of its platform`(_ test: Case) throws {
    let comparison = try RecordedTreeTests.comparison(test)
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
  }

  @Test func `A view with a label but no role is an element`() throws {
    let said = Case(
      platform: "ios-native", tree: #"{"role": "none", "label": "Card", "traits": ["button"]}"#,
      said: "Card, button")
    #expect(try RecordedTreeTests.comparison(said).isSameWithoutHints)
    let container = Case(
      platform: "ios-native",
      tree: #"{"role": "none", "children": [{"role": "text", "label": "Inside"}]}"#,
      said: "Inside")
    #expect(try RecordedTreeTests.comparison(container).isSameWithoutHints)
  }

  @Test(arguments: [
    Case(
      platform: "ios-native",
      tree: #"{"role": "tab", "label": "Map", "posInSet": 2, "setSize": 5}"#,
      said: "Map, tab, 2 of 5"),
    Case(
      platform: "ios-native",
      tree: #"""
        {"role": "tabBar", "children": [{"role": "tab", "label": "Map", "posInSet": 2, "setSize": 5},
          {"role": "tab", "label": "Me", "posInSet": 5, "setSize": 5}]}
        """#,
      target: "children[1]", said: "Me, tab, 5 of 5"),
    Case(
      platform: "ios-native", tree: #"{"role": "cell", "label": "Ann", "row": 3, "column": 2}"#,
      said: "Ann, row 3, column 2"),
    Case(
      platform: "android-native",
      tree: #"""
        {"role": "tabList", "children": [{"role": "tab", "label": "Map", "posInSet": 2,
          "setSize": 5}]}
        """#,
      target: "children[0]", said: "Map, tab, 2 of 5, in list, 5 items"),
  ])
  func `A part that is recorded alone has its position in the whole`(_ test: Case) throws {
    let comparison = try RecordedTreeTests.comparison(test) { $0.sourceKind = .recorded }
    let predicted = try #require(comparison.predicted)
    #expect(predicted.contains(test.said), "\(predicted)")
  }

  @Test(arguments: [
    (position: 9, count: 3), (position: 0, count: 3), (position: -4, count: Int.max),
    (position: 1, count: Int.min), (position: 2, count: 1_000_000_000),
  ])
  func `An impossible position does not crash`(position: Int, count: Int) throws {
    let tree = """
      {"role": "segmentedControl", "children": [{"role": "button", "label": "Week", \
      "posInSet": \(position), "setSize": \(count)}]}
      """
    let test = Case(platform: "ios-native", tree: tree, target: "children[0]", said: "")
    let comparison = try RecordedTreeTests.comparison(test)
    #expect(comparison.predicted?.contains("Week") == true)
  }

  @Test(arguments: [
    Case(
      platform: "android-native",
      tree: #"{"role": "list", "children": [{"role": "listItem", "label": "Rye"}]}"#,
      target: "children[0]", said: "Rye, in list"),
    Case(
      platform: "android-native",
      tree: #"""
        {"role": "list", "itemCount": "unknown", "children": [{"role": "none", "clickable": true,
          "children": [{"role": "text", "label": "Rye"}]}]}
        """#,
      target: "children[0]", said: "Rye, in list"),
    Case(
      platform: "android-native",
      tree: #"{"role": "list", "setSize": -1, "children": [{"role": "listItem", "label": "Rye"}]}"#,
      target: "children[0]", said: "Rye, in list"),
    Case(
      platform: "android-native",
      tree:
        #"{"role": "list", "itemCount": 7, "children": [{"role": "listItem", "label": "Rye"}]}"#,
      target: "children[0]", said: "Rye, in list, 7 items"),
    Case(
      platform: "android-native",
      tree: #"""
        {"role": "list", "itemCount": 7, "children": [{"role": "listItem", "label": "Rye",
          "posInSet": 3}]}
        """#,
      target: "children[0]", said: "Rye, 3 of 7, in list, 7 items"),
    Case(
      platform: "android-native",
      tree: #"""
        {"role": "none", "children": [{"role": "list", "children": [{"role": "none", "children":
          [{"role": "none", "clickable": true, "label": "Rye"}]}]}]}
        """#,
      target: "children[0].children[0].children[0]", said: "Rye, in list"),
    Case(
      platform: "android-native",
      tree:
        #"{"role": "tabBar", "itemCount": "unknown", "children": [{"role": "tab", "label": "Alps"}]}"#,
      target: "children[0]", said: "Alps, tab, in list"),
  ])
  func `A list of Android has only the size and positions that are recorded`(
    _ test: Case
  ) throws {
    let comparison = try RecordedTreeTests.comparison(test)
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
  }

  @Test(arguments: [
    (#""orientation": "horizontal", "pages": 3"#, "Start, page, in horizontal pager"),
    (#""orientation": "vertical", "pages": 3"#, "Start, page, in vertical pager"),
    (#""orientation": "horizontal", "pages": "unknown""#, "Start, page, in horizontal pager"),
    (#""orientation": "vertical", "pages": -1"#, "Start, page, in vertical pager"),
    (#""orientation": "horizontal""#, "Start, page, in horizontal pager"),
    (#""hint": "x""#, "Start, page, in pager"),
  ])
  func `A pager of Android has a direction and a page`(fields: String, said: String) throws {
    let test = Case(
      platform: "android-native",
      tree: """
        {"role": "pager", \(fields), "children": [{"role": "none", "clickable": true, \
        "label": "Start"}]}
        """,
      target: "children[0]", said: said)
    let comparison = try RecordedTreeTests.comparison(test)
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
  }

  @Test(arguments: [#""itemCount": "many""#, #""pages": "3""#, #""row": "unknown""#])
  func `A word that is no number is an error`(field: String) {
    #expect(throws: InputError.self) {
      try RecordedNode(JSON(#"{"role": "list", \#(field)}"#).root)
    }
  }

  @Test func `Descendants are found by their path`() throws {
    let test = Case(
      platform: "ios-native",
      tree: #"""
        {"role": "group", "children": [{"role": "text", "label": "One"}, {"role": "group",
          "children": [{"role": "text", "label": "Two"}, {"role": "link", "label": "Three"}]}]}
        """#,
      target: "children[1].children[1]", said: "Three, link")
    #expect(try RecordedTreeTests.comparison(test).isSameWithoutHints)
  }

  @Test func `The bounds of an iOS landmark are announced`() throws {
    let test = Case(
      platform: "ios-native",
      tree: #"""
        {"role": "landmark", "children": [{"role": "text", "label": "One"}, {"role": "text",
          "label": "Two"}]}
        """#,
      target: "children[1]", said: "Two. End.")
    let comparison = try RecordedTreeTests.comparison(test) { $0.sourceKind = .reverseEngineered }
    #expect(comparison.predicted == "Two. End.")
  }

  @Test func `Actions are a list of names or a Boolean`() throws {
    let named = try RecordedNode(JSON(#"{"role": "cell", "actions": ["Delete", "Move"]}"#).root)
    #expect(named.actions == ["Delete", "Move"])
    #expect(try RecordedNode(JSON(#"{"role": "cell", "actions": true}"#).root).actions.count == 1)
    #expect(try RecordedNode(JSON(#"{"role": "cell", "actions": false}"#).root).actions.isEmpty)
  }

  @Test func `Unknown fields are ignored`() throws {
    let node = try RecordedNode(
      JSON(#"{"role": "text", "label": "x", "colour": {"red": 0.5}, "opacity": 0.25}"#).root)
    #expect(node.texts == ["label": "x"])
    #expect(node.numbers.isEmpty && node.flags.isEmpty)
  }

  @Test func `An error can be recorded without its message`() throws {
    let test = Case(
      platform: "android-native", tree: #"{"role": "textField", "label": "Email", "error": true}"#,
      said: "Email, edit box")
    #expect(try RecordedTreeTests.comparison(test).isSameWithoutHints)
  }
}
