import Simulator
import Testing

@testable import AccessibilityTree
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// One element and its AccessibilitySnapshot description.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  var element: AccessibilityElement
  var description: String
  var hint = ""

  var testDescription: String { "\(description) ⏸ \(hint)" }

  init(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: AccessibilityTraits = [], says description: String, pause spokenHint: String = ""
  ) {
    element = AccessibilityElement()
    element.isElement = true
    element.label = label
    element.value = value
    element.hint = hint
    element.traits = traits
    self.description = description
    self.hint = spokenHint
  }
}

@Suite struct SnapshotProfileTests {
  static let adjust = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."
  static let edit = "Double tap to edit."
  static let loud: AccessibilityTraits = [
    .selected, .header, .link, .adjustable, .image, .searchField,
  ]

  /// Traits that are not announced.
  static let silent: AccessibilityTraits = [
    .staticText, .summaryElement, .updatesFrequently, .playsSound, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .tabBar,
  ]

  static let names: [SnapshotCase] = [
    SnapshotCase(says: ""),
    SnapshotCase("Label", says: "Label"),
    SnapshotCase(value: "Value", says: "Value"),
    SnapshotCase(hint: "Hint", says: "Hint"),
    SnapshotCase("Label", value: "Value", says: "Label: Value"),
    SnapshotCase("Label", hint: "Hint", says: "Label", pause: "Hint"),
    SnapshotCase(value: "Value", hint: "Hint", says: "Value", pause: "Hint"),
    SnapshotCase("Label", value: "Value", hint: "Hint", says: "Label: Value", pause: "Hint"),
    SnapshotCase("Name:", value: "Bob", says: "Name:: Bob"),
    SnapshotCase("03: Text", value: "Value", .staticText, says: "03: Text: Value"),
    SnapshotCase(hint: "Hint", .selected, says: "Selected.", pause: "Hint"),
  ]

  static let traits: [SnapshotCase] = [
    SnapshotCase("02", .button, says: "02. Button."),
    SnapshotCase("03", .link, says: "03. Link."),
    SnapshotCase("04", .header, says: "04. Heading."),
    SnapshotCase("05", .searchField, says: "05. Search Field."),
    SnapshotCase("06", .image, says: "06. Image."),
    SnapshotCase("07", .selected, says: "Selected: 07"),
    SnapshotCase("09", .keyboardKey, says: "09"),
    SnapshotCase("12", .notEnabled, says: "12. Dimmed."),
    SnapshotCase("15", .adjustable, says: "15. Adjustable.", pause: adjust),
    SnapshotCase("19", [.button, .link], says: "19. Button. Link."),
    SnapshotCase("20", [.button, .header], says: "20. Button. Heading."),
    SnapshotCase("21", [.button, .searchField], says: "21. Button. Search Field."),
    SnapshotCase("22", [.button, .image], says: "22. Button. Image."),
    SnapshotCase("25", [.button, .adjustable], says: "25. Button. Adjustable.", pause: adjust),
    SnapshotCase(
      "27", [loud, silent, .button, .notEnabled, .keyboardKey],
      says: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
    SnapshotCase("23", [.button, .selected], says: "Selected: 23. Button."),
    SnapshotCase("24", [.button, .notEnabled], says: "24. Dimmed. Button."),
    SnapshotCase("26", [.button, .keyboardKey], says: "26"),
    SnapshotCase(hint: "Hint", .adjustable, says: "Hint. Adjustable."),
    SnapshotCase(
      "Label", hint: "Hint", .adjustable, says: "Label. Adjustable.", pause: "Hint. \(adjust)"),
    SnapshotCase(nil, [.button, .header], says: "Button. Heading."),
    SnapshotCase(nil, .adjustable, says: "Adjustable.", pause: adjust),
    SnapshotCase(hint: "Hint", .button, says: "Hint. Button."),
    SnapshotCase("28", silent, says: "28"),
    SnapshotCase(value: "75%", .adjustable, says: "75%. Adjustable.", pause: adjust),
    SnapshotCase(
      value: "page 2 of 3", .adjustable, says: "page 2 of 3. Adjustable.", pause: adjust),
    SnapshotCase("Decrement", .button, says: "Decrement. Button."),
    SnapshotCase("First", [.button, .backButton], says: "First. Back Button."),
    SnapshotCase("Back", [.button, .backButton], says: "Back Button."),
  ]

  static let switches: [SnapshotCase] = [
    SnapshotCase(value: "1", [.button, .switchButton], says: "Switch Button. On.", pause: toggle),
    SnapshotCase(
      value: "1", [.button, .switchButton, .notEnabled], says: "Dimmed. Switch Button. On."),
    SnapshotCase(
      "Label", value: "0", [.button, .switchButton], says: "Label. Switch Button. Off.",
      pause: toggle),
    SnapshotCase(
      "Label", value: "1", hint: "Hint", [.button, .switchButton],
      says: "Label. Switch Button. On.", pause: "Hint. \(toggle)"),
    SnapshotCase(
      "Label", value: "0", hint: "Hint", loud.union([.button, .switchButton]),
      says: "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      pause: "Hint. \(toggle)"),
    SnapshotCase(
      "Label", value: "0", hint: "Hint", loud.union([.button, .switchButton, .notEnabled]),
      says:
        "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      pause: "Hint"),
    SnapshotCase(
      "Label", value: "2", [.button, .switchButton], says: "Label. Switch Button. Mixed.",
      pause: toggle),
    SnapshotCase("Label", value: "1", .switchButton, says: "Label. On.", pause: toggle),
    SnapshotCase("Label", value: "3", .switchButton, says: "Label. 3", pause: toggle),
    SnapshotCase(
      "Label", value: "Value", [.button, .switchButton], says: "Label. Switch Button. Value",
      pause: toggle),
    SnapshotCase(
      value: "0", hint: "Hint", [.button, .switchButton], says: "Hint. Switch Button. Off.",
      pause: toggle),
  ]

  static let fields: [SnapshotCase] = [
    SnapshotCase(nil, .textEntry, says: "Text Field.", pause: edit),
    SnapshotCase(
      nil, [.textEntry, .isEditing], says: "Text Field. Is editing.",
      pause: "Use the rotor to access Misspelled Words"),
    SnapshotCase(value: "Some text", .textEntry, says: "Some text. Text Field.", pause: edit),
    SnapshotCase(
      value: "Some text", [.textEntry, .textArea], says: "Some text. Text Field.",
      pause: "Double tap to edit., Use the rotor to access Misspelled Words"),
    SnapshotCase(
      value: "•••", [.textEntry, .secureTextField], says: "•••. Secure Text Field.", pause: edit),
    SnapshotCase(
      value: "Password", [.textEntry, .secureTextField], says: "Password. Secure Text Field.",
      pause: edit),
    SnapshotCase(
      "Name", [.textEntry, .adjustable], says: "Name. Text Field. Adjustable.",
      pause: "\(edit.dropLast()). \(adjust)"),
    SnapshotCase("Name", [.isEditing, .textArea, .secureTextField], says: "Name"),
    SnapshotCase("Name", hint: "Hint", .textEntry, says: "Name. Text Field.", pause: edit),
    SnapshotCase(
      "Name", value: "Bob", [.textEntry, .notEnabled], says: "Name: Bob. Dimmed. Text Field."),
  ]

  @Test(arguments: names + traits + switches + fields)
  func `A single element reads as in the library's reference images`(_ test: SnapshotCase) {
    let tree = ElementTree(root: test.element)
    let spoken = SnapshotComposer(tree).announcement(for: 0, in: nil).announcement
    let isHintAlone = spoken.parts.first?.kind == .usageHint
    #expect((isHintAlone ? "" : spoken.said) == test.description)
    #expect((isHintAlone ? spoken.said : spoken.hint) == test.hint)
  }

  @Test func `An element's own language selects the words`() {
    var element = SnapshotCase("Wi-Fi", value: "1", [.button, .switchButton], says: "").element
    element.language = "de-CH"
    let tree = ElementTree(root: element)
    let spoken = SnapshotComposer(tree).announcement(for: 0, in: nil).announcement
    #expect(spoken.said == "Wi-Fi. Umschalttaste. Ein.")
    #expect(spoken.hint == "Zum Umschalten Doppeltippen.")
  }

  @Test func `Entries of an explicit list announce its start and end`() {
    #expect(
      Self.container(.list, labels: ["1", "2", "3"]) == ["1. List Start.", "2", "3. List End."])
    #expect(Self.container(.list, labels: ["1"]) == ["1. List Start."])
    #expect(Self.container(.landmark, labels: ["1", "2"]) == ["1. Landmark.", "2. End."])
  }

  @Test func `Segments announce their position`() {
    var tree = ElementTree()
    let control = tree.append(AccessibilityElement(kind: .segmented))
    let traits: [AccessibilityTraits] = [.button, [.button, .selected], .button]
    tree[control].explicit = zip(["A", "B", "C"], traits).map {
      tree.append(SnapshotCase($0, $1, says: "").element, to: control)
    }
    #expect(
      Self.read(tree) == [
        "A. Button. 1 of 3.", "Selected: B. Button. 2 of 3.", "C. Button. 3 of 3.",
      ])
  }

  @Test func `Items of a tab bar announce their position among the items`() {
    var tree = ElementTree()
    let bar = tree.append(AccessibilityElement(kind: .tabBar))
    tree[bar].itemCount = 3
    let items: [(String?, AccessibilityTraits)] = [
      ("Item A", .tabBarItem), ("Item B", [.tabBarItem, .selected]), (nil, .tabBarItem),
    ]
    for (label, traits) in items {
      var item = SnapshotCase(label, traits, says: "").element
      item.kind = .tabBarButton
      tree.append(item, to: bar)
    }
    #expect(
      Self.read(tree) == [
        "Item A. Tab. 1 of 3.", "Selected: Item B. Tab. 2 of 3.", "Tab. 3 of 3.",
      ])
  }

  @Test func `Custom actions and content are announced last`() {
    var element = SnapshotCase("Label", hint: "Hint", says: "").element
    element.customActions = ["Archive"]
    element.customContent = [CustomContent(label: "Size", value: "3 MB")]
    let spoken = SnapshotComposer(ElementTree(root: element)).announcement(for: 0, in: nil)
    #expect(
      spoken.announcement.utterances.map { $0.parts.map(\.text) } == [
        ["Label"], ["Hint"], ["Actions Available", "More Content Available"],
      ])
    #expect(spoken.announcement.hint == "Hint")
  }

  @Test func `The first cell of a row announces the row, and a repeated header is omitted`() {
    var tree = ElementTree()
    let table = tree.append(AccessibilityElement(kind: .dataTable))
    tree[table].containerType = .dataTable
    var answers = AccessibilityTable()
    for row in 0..<2 {
      for column in 0..<2 {
        var cell = SnapshotCase("\(row)\(column)", says: "").element
        cell.kind = .cell
        cell.cell = AccessibilityElement.CellRange(row: row, column: column)
        let index = tree.append(cell, to: table)
        answers.add(index, row: row, column: column)
        if row == 0 { answers.columnHeaders[column] = [index] }
      }
    }
    tree[table].table = answers
    #expect(
      Self.read(tree) == [
        "00. Row 1. Column 1.", "01. Column 2.", "10. Row 2. Column 1.", "01. 11. Column 2.",
      ])
  }

  private static func container(
    _ type: AccessibilityElement.ContainerType, labels: [String]
  ) -> [String] {
    var tree = ElementTree()
    let list = tree.append(AccessibilityElement())
    tree[list].containerType = type
    tree[list].explicit = labels.map { tree.append(SnapshotCase($0, says: "").element, to: list) }
    return read(tree)
  }

  private static func read(_ tree: ElementTree) -> [String] {
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(hierarchy, in: tree, idiom: .phone, direction: .leftToRight)
    var contexts = ContainerContext(hierarchy, order: order.items, in: tree, edgesByList: true)
    let composer = SnapshotComposer(tree)
    return order.items.map {
      composer.announcement(for: hierarchy.items[$0].element, in: contexts.context(of: $0))
        .announcement.said
    }
  }
}
