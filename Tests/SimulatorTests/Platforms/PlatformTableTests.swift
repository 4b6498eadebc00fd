import Simulator
import Testing

@testable import AccessibilityTree
@testable import Sessions

/// Round trips of every UIKit and React Native attribute.
@Suite struct PlatformTableTests {
  /// Returns valid texts for the attribute of a row, one for each kind of value.
  private static func samples<Attributes>(
    _ row: PlatformAttribute<Attributes>
  ) -> [(name: String, text: String)] {
    if let sample = own.first(where: { $0.name.hasPrefix(row.name) && row.name.last == "." }) {
      return [sample]
    }
    switch row.kind {
    case .flag: return [(row.name, "true"), (row.name, "false")]
    case .integer: return [(row.name, "3")]
    case .number: return [(row.name, "0.50")]
    case .text: return [(row.name, "Some text, with: signs"), (row.name, "")]
    case .choice(let words): return words.map { (row.name, $0) }
    case .names: return [(row.name, "button, selected")]
    case .texts: return [(row.name + "0", "first")]
    case .rectangle: return [(row.name, "0, 20.5,375.0 ,44")]
    case .own(let takes):
      return [
        (row.name, own.first { $0.name == row.name }?.text ?? (takes == "nothing" ? "" : "?"))
      ]
    }
  }

  /// Valid texts for attributes whose values have a special syntax.
  private static let own: [(name: String, text: String)] = [
    ("rowRange", "null, 2"), ("columnRange", "1, 1"),
    ("table.cells.0", "0, 1, a"), ("table.rowHeaders.2.0", "a"),
    ("table.columnHeaders.0.1", "b"), ("customContent.0.label", "Sender"),
    ("customRotors.0.name", "Links"), ("userInputLabels.0", "Send"),
    ("keyboardShortcuts.0.title", "Find"), ("keyCommands.0.title", "Find"),
    ("accessibilityActions", #"activate=Open\, now, increment"#),
  ]

  private static func check<Attributes: PlatformAttributes>(_ type: Attributes.Type) throws {
    let rows = Attributes.table.rows
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      for (name, text) in samples(row) {
        var attributes = Attributes()
        try attributes.set(name, to: text)
        #expect(attributes.spelled == [name: text], "\(name)")
        #expect(!row.isText || attributes.texts == [text], "\(name)")
        var again = Attributes()
        for (name, text) in attributes.spelled { try again.set(name, to: text) }
        #expect(again == attributes, "\(name)")
      }
    }
  }

  @Test func `Every UIKit attribute reads back as it was written`() throws {
    try Self.check(UIKitAttributes.self)
  }

  @Test func `Every React Native prop reads back as it was written`() throws {
    try Self.check(ReactNativeAttributes.self)
  }

  @Test func `Properties under short names take precedence over UIKit's own names`() throws {
    let screen = try Screen(
      outline: """
        - /origin: ios
        - button "Pay":
          - /ios.accessibilityLabel: Own
          - /ios.label: Short
        """)
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Short, button"])
  }

  @Test func `A node whose last attribute is removed equals a node without attributes`() {
    var node = Node(.button)
    node.ios.badge = "3"
    #expect(node.knownIOS != nil)
    node.ios.badge = nil
    #expect(node.knownIOS == nil && node == Node(.button))
  }

  @Test(arguments: [
    ("ios.accessibilityTrait: button", "did you mean “ios.accessibilityTraits”?"),
    ("ios.badgValue: 3", "did you mean “ios.badgeValue”?"),
    ("ios.isElement: perhaps", "it takes true or false"),
    ("ios.kind: robot", "it takes view, element, tabBar"),
    ("ios.frame: 1, 2, 3", "it takes four numbers"),
    ("ios.alpha: much", "it takes a number"),
    ("ios.rowRange: a, b", "two numbers"),
    ("ios.customContent.0.name: x", "0.label"),
    ("ios.elements.first: x", "a number from 0"),
    ("ios.table.cells.0: x", "a row, a column and an id"),
    ("reactNative.accessibilityRol: tab", "did you mean “reactNative.accessibilityRole”?"),
    ("reactNative.accessible: perhaps", "it takes true or false"),
    ("reactNative.onPress: maybe", "it takes true or false"),
    ("reactNative.accessibilityState: unknown, busy", "disabled, selected, checked"),
  ])
  func `An invalid attribute value is an outline error`(_ line: String, _ remedy: String) {
    let error = #expect(throws: OutlineError.self) {
      try Screen(outline: "- button \"Save\":\n  - /\(line)")
    }
    #expect(error?.description.contains(remedy) == true, "\(String(describing: error))")
    #expect(error?.position.line == 2)
  }

  @Test func `A list of 50,000 entries is read in linear time`() throws {
    let count = 50_000
    let lines = (0..<count).map { "  - /ios.elements.\($0): e\($0)" }
    let screen = try Screen(outline: "- group:\n" + lines.joined(separator: "\n"))
    #expect(screen.firstRootIndex.map { screen[$0].ios.elements?.list.count } == count)
  }
}
