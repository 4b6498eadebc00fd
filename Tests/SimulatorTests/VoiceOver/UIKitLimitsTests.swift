import Testing

@testable import Simulator

/// Numbers, names and depths that no screen should have.
@Suite struct UIKitLimitsTests {
  static let roles: [Role] = [
    .group, .listItem, .alert, .list, .table, .cell, .radioGroup, .tabBar, .menu, .searchBox,
    .spinButton, .dateField, .dialog, .other("gauge"),
  ]

  @Test func `a tree of 100,000 levels is exposed without recursion`() {
    let screen = Self.chain(of: Self.roles, depth: 100_000)
    let nodes = Set(VoiceOver().read(screen).stops.map(\.node))
    #expect(nodes.contains(Node.Index(100_000)))
    #expect(VoiceOver().expose(screen).count >= 100_000)
  }

  @Test(arguments: [Role.listItem, .alert, .other("gauge"), .text])
  func `views of one class inside each other cost no more than others`(_ role: Role) {
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

  @Test func `lists in lists that claim each other's elements cost no more than others`() {
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
  func `cells with impossible places are counted instead`(_ origin: Screen.Origin) {
    let places = [Int.min, -1, 0, Int.max, Int.max - 1]
    var screen = Screen(origin: origin)
    let table = screen.append(Node(.table))
    let row = screen.append(Node(.row), to: table)
    for number in places {
      var cell = Node(.cell, label: "Cell")
      cell.place = Place(
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
  func `a share of a range that makes no sense is not told`(
    _ range: Value.Range, _ percentage: String?
  ) {
    #expect(ShownNumber.percentage(range) == percentage)
    for role in [Role.slider, .progressBar, .meter, .spinButton, .pager, .other("gauge")] {
      for origin in [Screen.Origin.ios, .design] {
        var screen = Screen(origin: origin)
        screen.append(Node(role, label: "Name", value: Value(range: range)))
        #expect(!VoiceOver().read(screen).text.contains("nan"))
      }
    }
  }

  @Test func `attributes that make no sense say nothing`() throws {
    let outline = """
      - button "Pay":
        - /ios.class: NoSuchClass
        - /ios.isAccessibilityElement: perhaps
        - /ios.accessoryType: none
      - tab "Mail":
        - /ios.badgeValue: ""
      - tab "News":
        - /ios.badgeValue: "-99999999999999999999"
      """
    #expect(
      try UIKitScreen("", outline).heard() == [
        "Pay, button", "Mail, tab", "News, -99999999999999999999, tab",
      ])
  }
}
