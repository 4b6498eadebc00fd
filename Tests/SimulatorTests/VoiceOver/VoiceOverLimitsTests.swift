import Simulator
import Testing

@testable import VoiceOverReader

@Suite struct VoiceOverLimitsTests {
  @Test(arguments: [Screen.Origin.design, .web])
  func `A tree of 100,000 levels is read without recursion`(_ origin: Screen.Origin) {
    var screen = Screen(origin: origin)
    var parent: Node.Index?
    for level in 0..<20_000 {
      parent = screen.append(Node(level % 2 == 0 ? .group : .list, label: "Level"), to: parent)
    }
    screen.append(Node(.button, label: "Deep"), to: parent)
    let transcript = VoiceOver().read(screen)
    #expect(transcript.stops.count == 1)
    #expect(transcript.skippedNodes.count == 20_000)
  }

  @Test(arguments: VoiceOver.NavigationStyle.allCases)
  func `Empty groups nested 20,000 levels deep are read in linear time`(
    _ style: VoiceOver.NavigationStyle
  ) {
    var screen = Screen()
    var parent: Node.Index?
    for _ in 0..<20_000 { parent = screen.append(Node(.list), to: parent) }
    screen.append(Node(.button), to: parent)
    screen.append(Node(.button, label: "Beside"))
    var reader = VoiceOver()
    reader.settings.navigationStyle = style
    #expect(reader.read(screen).stops.last?.announcement.text == "Beside, button")
  }

  @Test func `Nested element lists that skip intermediate views are read in linear time`() {
    var screen = Screen(origin: .iosElements)
    var parent: Node.Index?
    for level in 0..<20_000 {
      var owner = Node(.generic, id: "\(level)")
      owner.ios.elements = SparseList(["\(level + 1)"])
      parent = screen.append(Node(.generic), to: screen.append(owner, to: parent))
    }
    var last = Node(.button, id: "20000")
    last.ios.exported.isElement = true
    screen.append(last, to: parent)
    let transcript = VoiceOver().read(screen)
    #expect(transcript.stops.count == 1)
    #expect(transcript.skippedNodes.count == 40_000)
  }

  @Test(arguments: [Int.max, .min, -1, 0])
  func `Cells of a page with invalid row and column numbers are numbered by counting`(_ number: Int)
  {
    func cell(_ role: Role, _ words: String) -> Branch {
      WebPage.element(
        role == .cell ? "td" : "th", role, label: AuthoredText(words, from: .content),
        of: [WebPage.text(words)]
      ) {
        $0.collectionPosition = CollectionPosition(
          positionInSet: number, setSize: number, row: number, column: number, rowSpan: number,
          columnSpan: number, rowCount: number, columnCount: number)
      }
    }
    func row(_ cells: [Branch]) -> Branch { WebPage.element("tr", .row, of: cells) }
    let screen = WebPage.page(
      WebPage.element(
        "table", .table,
        of: [
          row([cell(.columnHeader, "Name"), cell(.columnHeader, "Age")]),
          row([cell(.cell, "Ann"), cell(.cell, "42")]), row([cell(.cell, "Bob")]),
        ]))
    #expect(
      Heard.lines(of: VoiceOver().read(screen)) == [
        "Name, row header, column header, row 1, column 1, table start, 3 rows, 2 columns",
        "Age, column header, column 2", "Ann, row 2, column 1", "Age, 42, column 2",
        "Name, Bob, row 3, column 1, table end",
      ])
    #expect(!VoiceOver().expose(screen).isEmpty)
  }

  @Test(arguments: ["Name", ""])
  func `A table with headers in every other row is read in linear time`(_ name: String) {
    var rows: [Branch] = []
    for _ in 0..<10_000 {
      for role in [Role.columnHeader, .cell] {
        let words = role == .cell ? "Ann" : name
        let cell = WebPage.element(
          role == .cell ? "td" : "th", role, label: AuthoredText(words, from: .content),
          of: words.isEmpty ? [] : [WebPage.text(words)])
        rows.append(WebPage.element("tr", .row, of: [cell]))
      }
    }
    let screen = WebPage.page(WebPage.element("table", .table, of: rows))
    #expect(VoiceOver().read(screen).stops.count >= 10_000)
  }

  @Test func `An empty screen has no stops`() {
    #expect(VoiceOver().read([]).stops.isEmpty)
    #expect(VoiceOver().read(Screen(origin: .web)).stops.isEmpty)
    #expect(VoiceOver().expose([]).isEmpty)
  }
}
