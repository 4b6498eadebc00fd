import Simulator
import Testing

@testable import TalkBackReader
@testable import VoiceOverReader

/// Bars, tables, actions and custom content in the snapshot profile, compared with
/// AccessibilitySnapshot's images.
@Suite struct SnapshotContainerTests {
  static let loud: AccessibilityTraits = [
    .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
  ]

  static let words = "Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field."

  private static let snapshot = VoiceOver.voiceOver(profile: .snapshot)

  @Test func `Items of a tab bar announce their position, whatever their content`() {
    var bar = AccessibilityElement(kind: .tabBar)
    bar.itemCount = 6
    let items: [AccessibilityElement] = [
      item("A"), item("B", [.tabBarItem, .selected]), item("C"), item(nil),
      item("Label", value: "Value", hint: "Hint"), item("F", value: "3 items"),
    ]
    let tree = NativeTree.container(bar, items, listed: false)
    #expect(
      NativeTree.lines(of: tree, by: Self.snapshot) == [
        "A. Tab. 1 of 6.", "Selected: B. Tab. 2 of 6.", "C. Tab. 3 of 6.", "Tab. 4 of 6.",
        "Label: Value. Tab. 5 of 6. ⏸ Hint", "F: 3 items. Tab. 6 of 6.",
      ])
  }

  @Test(arguments: [true, false])
  func `A view with the tab bar trait turns its elements into tabs`(_ listed: Bool) {
    var bar = AccessibilityElement()
    bar.traits = .tabBar
    let tree = NativeTree.container(
      bar, [NativeTree.element("A", .button), NativeTree.element("B", Self.loud)], listed: listed)
    #expect(
      NativeTree.lines(of: tree, by: Self.snapshot) == [
        "A. Tab. 1 of 2.", "B. \(Self.words) 2 of 2.",
      ])
  }

  @Test func `A tab bar announces no position if its item count is missing or wrong`() {
    for count in [nil, 0, 2] {
      var bar = AccessibilityElement(kind: .tabBar)
      bar.itemCount = count
      let items = [Self.item("A"), Self.item("B"), Self.item("C")]
      let tree = NativeTree.container(bar, items, listed: false)
      #expect(
        NativeTree.lines(of: tree, by: Self.snapshot) == ["A. Tab.", "B. Tab.", "C. Tab."])
    }
  }

  @Test func `A navigation bar announces the back button and the title`() {
    let tree = NativeTree.row(
      NativeTree.element("First", [.button, .backButton]), NativeTree.element("Second", .header))
    #expect(
      NativeTree.lines(of: tree, by: Self.snapshot) == [
        "First. Back Button.", "Second. Heading.",
      ])
  }

  @Test func `Actions and custom content are announced even without a label`() {
    var actions = NativeTree.element()
    actions.customActions = ["Archive"]
    var content = NativeTree.element("Label")
    content.customContent = [CustomContent(label: "Size", value: "3 MB")]
    var both = NativeTree.element("Label", hint: "Hint")
    both.customActions = ["Archive"]
    let tree = NativeTree.row(actions, content, both)
    #expect(
      NativeTree.lines(of: tree, by: Self.snapshot) == [
        "Actions Available", "Label ⏸ More Content Available",
        "Label ⏸ Hint ⏸ Actions Available",
      ])
    #expect(
      NativeTree.lines(of: tree) == [
        "actions available", "Label ⏸ more content available",
        "Label ⏸ Hint, actions available",
      ])
  }

  /// A table cell's position, span and expected announcements.
  struct Cell: Sendable {
    var name: String
    var row: Int?
    var column: Int?
    var rows = 1
    var columns = 1
    var traits: AccessibilityTraits = []
    var value: String?
    var hint: String?
    var written: String
    var heard: String

    init(
      _ name: String, _ row: Int?, _ column: Int?, rows: Int = 1, columns: Int = 1,
      _ traits: AccessibilityTraits = [], value: String? = nil, hint: String? = nil,
      written: String, heard: String
    ) {
      self.name = name
      self.row = row
      self.column = column
      self.rows = rows
      self.columns = columns
      self.traits = traits
      self.value = value
      self.hint = hint
      self.written = written
      self.heard = heard
    }
  }

  /// A table without headers, whose last row has no cell in the first column.
  static let plain: [Cell] = [
    Cell("A1", 0, 0, written: "A1. Row 1. Column 1.", heard: "A1, row 1, column 1"),
    Cell("B1", 0, 1, written: "B1. Column 2.", heard: "B1, column 2"),
    Cell("A2", 1, 0, written: "A2. Row 2. Column 1.", heard: "A2, row 2, column 1"),
    Cell(
      "B2", 1, 1, columns: 2, written: "B2. Spans 2 columns. Column 2.",
      heard: "B2, spans 2 columns, column 2"),
    Cell("A3", 2, 0, written: "A3. Row 3. Column 1.", heard: "A3, row 3, column 1"),
    Cell(
      "B3", 2, 1, rows: 2, written: "B3. Spans 2 rows. Column 2.",
      heard: "B3, spans 2 rows, column 2"),
    Cell(
      "A4", 3, 0, rows: 2, written: "A4. Spans 2 rows. Row 4. Column 1.",
      heard: "A4, spans 2 rows, row 4, column 1"),
    Cell(
      "C4", 3, 2, rows: 2, columns: 2, written: "C4. Spans 2 rows. Spans 2 columns. Column 3.",
      heard: "C4, spans 2 rows, spans 2 columns, column 3"),
    Cell(
      "B5", 4, 1, loud, value: "Value", hint: "Hint",
      written:
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field. ⏸ Hint",
      heard:
        "B5, row 5, column 2, Value, dimmed, button, heading, link, adjustable, image, search field ⏸ Hint"
    ),
    Cell("?1", nil, 0, rows: 2, written: "?1. Column 1.", heard: "?1, column 1"),
    Cell("B?", 1, nil, columns: 2, written: "B?.", heard: "B?"),
  ]

  @Test func `Cells announce their span, their column, and their row if it changes`() {
    let tree = Self.table(Self.plain)
    #expect(NativeTree.lines(of: tree, by: Self.snapshot) == Self.plain.map(\.written))
    #expect(NativeTree.lines(of: tree) == Self.plain.map(\.heard))
  }

  /// A table in which each cell has row headers and column headers.
  static let headed: [Cell] = [
    Cell(
      "A1", 0, 0, value: "a", written: "B1: b. A2: c. A1. Row 1. Column 1. a",
      heard: "B1, b, A2, c, A1, row 1, column 1, a"),
    Cell(
      "B1", 0, 1, value: "b", written: "B2: d. B1. Column 2. b", heard: "B2, d, B1, column 2, b"),
    Cell(
      "A2", 1, 0, value: "c", written: "B2: d. A2. Row 2. Column 1. c",
      heard: "B2, d, A2, row 2, column 1, c"),
    Cell(
      "B2", 1, 1, value: "d", written: "B1: b. B2. Column 2. d", heard: "B1, b, B2, column 2, d"),
  ]

  @Test func `A cell announces its headers except itself and the previous stop`() {
    var tree = Self.table(Self.headed)
    // Elements 2 to 5 of the tree are the cells. Each cell is a header of its row and of its
    // column.
    tree[1].table?.rowHeaders = [0: [2, 3], 1: [4, 5]]
    tree[1].table?.columnHeaders = [0: [2, 4], 1: [3, 5]]
    #expect(NativeTree.lines(of: tree, by: Self.snapshot) == Self.headed.map(\.written))
    #expect(NativeTree.lines(of: tree) == Self.headed.map(\.heard))
    var quiet = VoiceOver()
    quiet.settings.headers = false
    quiet.settings.rows = false
    #expect(NativeTree.lines(of: tree, by: quiet) == ["A1, a", "B1, b", "A2, c", "B2, d"])
  }

  @Test func `A cell with an unknown row announces all its headers`() {
    var tree = Self.table([
      Cell("A1", 0, 0, value: "a", written: "", heard: ""),
      Cell("A2", nil, 0, value: "b", written: "", heard: ""),
      Cell("A3", 2, 0, value: "c", written: "", heard: ""),
    ])
    tree[1].table?.rowHeaders = [0: [2], 1: [3], 2: [4]]
    tree[1].table?.columnHeaders = [0: [2, 3, 4]]
    let written = NativeTree.lines(of: tree, by: Self.snapshot)
    #expect(written.dropFirst().first == "A1: a. A3: c. A2. Column 1. b")
    #expect(NativeTree.lines(of: tree).dropFirst().first == "A1, a, A3, c, A2, column 1, b")
  }

  @Test func `A header carries its own language, not the cell's language`() {
    var tree = Self.table([
      Cell("Name", 0, 0, written: "", heard: ""), Cell("Bob", 1, 1, written: "", heard: ""),
    ])
    tree[2].language = "de"
    tree[1].table?.columnHeaders = [1: [2]]
    let context = CellContext(column: 2, headers: [2])
    let composer = SnapshotComposer(tree)
    let parts = composer.announcement(for: 3, in: .cell(context)).announcement.parts
    #expect(parts.first?.text == "Name. ")
    #expect(parts.map(\.language) == ["de", nil, nil, "en"])
  }

  @Test(arguments: [Int.max, .min, -1])
  func `Row and column numbers near the integer limits do not crash`(_ number: Int) {
    let cells = [
      Cell("A", number, number, written: "", heard: ""),
      Cell("B", 0, number, rows: number, columns: number, written: "", heard: ""),
    ]
    var tree = Self.table(cells)
    tree[1].table?.columnHeaders = [number: [2, 3]]
    tree[1].table?.rowHeaders = [number: [2, 3]]
    for reader in [Self.snapshot, VoiceOver()] {
      #expect(NativeTree.lines(of: tree, by: reader).count == 2)
    }
  }

  private static func table(_ cells: [Cell]) -> ElementTree {
    var tree = ElementTree()
    let tableIndex = tree.append(AccessibilityElement(kind: .dataTable))
    tree[tableIndex].containerType = .dataTable
    var answers = AccessibilityTable()
    for cell in cells {
      var element = NativeTree.element(cell.name, value: cell.value, hint: cell.hint, cell.traits)
      element.kind = .cell
      element.cell = AccessibilityElement.CellRange(
        row: cell.row, rowSpan: cell.rows, column: cell.column, columnSpan: cell.columns)
      let index = tree.append(element, to: tableIndex)
      if let row = cell.row, let column = cell.column {
        answers.add(index, row: row, column: column)
      }
    }
    tree[tableIndex].table = answers
    return tree
  }

  private static func item(
    _ label: String?, _ traits: AccessibilityTraits = .tabBarItem, value: String? = nil,
    hint: String? = nil
  ) -> AccessibilityElement {
    NativeTree.element(label, value: value, hint: hint, traits, kind: .tabBarButton)
  }

  private func item(
    _ label: String?, _ traits: AccessibilityTraits = .tabBarItem, value: String? = nil,
    hint: String? = nil
  ) -> AccessibilityElement {
    Self.item(label, traits, value: value, hint: hint)
  }
}
