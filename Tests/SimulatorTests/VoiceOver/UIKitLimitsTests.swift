import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// Invalid and extreme UIKit trees.
@Suite struct UIKitLimitsTests {
  static let roles: [Role] = [
    .group, .listItem, .alert, .list, .table, .cell, .radioGroup, .tabBar, .menu, .searchBox,
    .spinButton, .dateField, .dialog, .other("gauge"),
  ]

  @Test func `A tree of 100,000 levels is exposed without recursion`() {
    let screen = Self.chain(of: Self.roles, depth: 20_000)
    let nodes = Set(VoiceOver().read(screen).stops.map(\.node))
    #expect(nodes.contains(Node.Index(20_000)))
    #expect(VoiceOver().expose(screen).count >= 20_000)
  }

  @Test(arguments: [Role.listItem, .alert, .other("gauge"), .text])
  func `Nested views of one class are read in linear time`(_ role: Role) {
    let screen = Self.chain(of: [role], depth: 20_000)
    #expect(VoiceOver().read(screen).stops.count == 1)
  }

  private static func chain(of roles: [Role], depth: Int) -> Screen {
    var screen = Screen(origin: .ios)
    var parent: Node.Index?
    for level in 0..<depth {
      parent = screen.append(Node(roles[level % roles.count]), to: parent)
    }
    screen.append(Node(.button, label: "Deep"), to: parent)
    return screen
  }

  @Test func `Nested lists that claim each other's elements are read in linear time`() {
    var screen = Screen(origin: .ios)
    var parent: Node.Index?
    for level in 0..<20_000 {
      var node = Node(.group, id: "n\(level)")
      node.order = ["n\(level + 1)", "n\(level + 2)", "n\(level)", "n0", "nowhere"]
      parent = screen.append(node, to: parent)
    }
    screen.append(Node(.button, label: "Deep", id: "n20000"), to: parent)
    #expect(VoiceOver().read(screen).stops.count == 1)
  }

  @Test(arguments: [Screen.Origin.ios, .design])
  func `Cells with invalid row and column numbers are numbered by counting`(_ origin: Screen.Origin)
  {
    let numbers = [Int.min, -1, 0, Int.max, Int.max - 1]
    var screen = Screen(origin: origin)
    let table = screen.append(Node(.table))
    let row = screen.append(Node(.row), to: table)
    for number in numbers {
      var cell = Node(.cell, label: "Cell")
      cell.collectionPosition = CollectionPosition(
        positionInSet: number, setSize: number, row: number, column: number, rowSpan: number,
        columnSpan: number, rowCount: number, columnCount: number)
      screen.append(cell, to: row)
    }
    let lines = Heard.lines(of: VoiceOver().read(screen))
    #expect(lines.first == "Cell, row 1, column 1")
    #expect(lines.last?.hasPrefix("Cell, column 5") == true)
  }

  @Test(
    arguments: [
      (Value.Range(now: 5, minimum: 10, maximum: 0), nil),
      (Value.Range(now: 5, minimum: 5, maximum: 5), nil),
      (Value.Range(now: .nan, minimum: 0, maximum: 10), nil),
      (Value.Range(now: 5, minimum: .nan, maximum: 10), nil),
      (Value.Range(now: 5, minimum: -.infinity, maximum: .infinity), nil),
      (Value.Range(now: .greatestFiniteMagnitude, minimum: 0, maximum: 1), "100"),
      (Value.Range(now: -3, minimum: 0, maximum: 10), "0"),
      (
        Value.Range(now: 1, minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude),
        nil
      ),
      (Value.Range(now: nil), nil), (Value.Range(now: 20), "20"),
    ] as [(Value.Range, String?)])
  func `A percentage of an invalid range is not announced`(
    _ range: Value.Range, _ percentage: String?
  ) {
    #expect(ShownNumber.percentage(range) == percentage)
    for role in [Role.slider, .progressBar, .meter, .spinButton, .pager, .other("gauge")] {
      for origin in [Screen.Origin.ios, .design, .web, .reactNative] {
        var screen = Screen(origin: origin)
        screen.append(Node(role, label: "Name", value: Value(range: range)))
        let stops = VoiceOver().read(screen).stops
        let words = stops.flatMap { $0.announcement.parts + $0.omissions }.map(\.text)
        #expect(!words.contains { $0.contains("nan") || $0.contains("inf") }, "\(words)")
      }
    }
  }

  @Test func `Headers of rows near the integer limit are listed without a crash`() throws {
    let beyond = "9223372036854775807"
    let outline = """
      - table:
        - /id: t
        - /ios.kind: dataTable
        - /ios.table.cells.0: "\(beyond), \(beyond), a"
        - /ios.table.rowHeaders.\(beyond).0: a
        - /ios.table.columnHeaders.\(beyond).0: a
        - cell:
          - /id: a
          - /ios.isElement: true
          - /ios.label: A
          - /ios.rowRange: "\(beyond), \(beyond)"
      """
    let screen = try UIKitScreen("", outline).screen(origin: .iosElements)
    let table = VoiceOver().expose(screen).first
    #expect(table?.properties.map(\.name).contains("rowHeaders") == true)
    #expect(VoiceOver().read(screen).stops.count == 1)
  }

  @Test func `Invalid attributes are not announced`() throws {
    let outline = """
      - button "Pay":
        - /ios.class: NoSuchClass
        - /ios.accessoryType: none
      - tab "Mail":
        - /ios.badgeValue: ""
      - tab "News":
        - /ios.badgeValue: "-99999999999999999999"
      """
    #expect(
      try UIKitScreen("", outline).heard(by: .voiceOver(profile: .ios18)) == [
        "Pay, button", "Mail, tab", "News, -99999999999999999999, tab",
      ])
  }

  @Test(arguments: [Screen.Origin.ios, .design, .iosElements, .reactNative])
  func `Every node of any screen is a stop or is skipped`(_ origin: Screen.Origin) {
    for seed in 0..<200 {
      let screen = Self.anyScreen(seed, origin)
      for profile in [VoiceOver.Profile.ios18, .snapshot, .ios26] {
        let transcript = VoiceOver.voiceOver(profile: profile).read(screen)
        let stops = Set(transcript.stops.map(\.node))
        let passed = transcript.skippedNodes.map(\.node)
        #expect(stops.isDisjoint(with: passed), "seed \(seed)")
        #expect(stops.count + passed.count == screen.count, "seed \(seed)")
      }
      _ = VoiceOver().expose(screen)
    }
  }

  private static let attributes: [(String, String)] = [
    ("class", "UISegmentedControl"), ("class", "TabBar"), ("class", "UINavigationBar"),
    ("class", "Cell"), ("class", "UIPickerView"), ("class", "Other"), ("class", "Keyboard"),
    ("class", "UISearchBar"), ("class", "UIStepper"), ("class", "Alert"), ("class", "BackButton"),
    ("isAccessibilityElement", "YES"), ("isAccessibilityElement", "NO"), ("isHidden", "YES"),
    ("accessoryType", "detailButton"), ("badgeValue", "7"), ("kind", "dataTable"),
    ("kind", "element"), ("kind", "segmented"), ("accessibilityContainerType", "dataTable"),
    ("rowRange", "-5, 9999999999"), ("items", "-3"), ("elements.0", "n1"),
    ("table.cells.0", "9223372036854775807, 0, n1"), ("columnRange", "9223372036854775807, 2"),
    ("table.rowHeaders.9223372036854775807.0", "n1"), ("table.columnHeaders.-1.0", "n2"),
  ]

  /// Returns a random screen with all kinds of facts, and with random attributes and lists on its
  /// nodes.
  private static func anyScreen(_ seed: Int, _ origin: Screen.Origin) -> Screen {
    var generator = ScreenGenerator(seed: seed)
    var screen = generator.screen()
    screen.origin = origin
    var dice = seed &* 31
    for (index, visit) in screen.preorder.enumerated() {
      dice = dice &* 1_103_515_245 &+ 12_345
      let throwOf = Int(dice.magnitude >> 16)
      screen[visit.index].id = "n\(index)"
      if throwOf % 3 == 0 {
        let (name, value) = attributes[throwOf / 3 % attributes.count]
        try? screen[visit.index].ios.set(name, to: value)
      }
      if throwOf % 5 == 0 {
        screen[visit.index].order = (0...3).map { "n\((throwOf / 7 &+ $0 * 5) % 12)" }
      }
    }
    return screen
  }
}
