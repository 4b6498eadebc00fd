import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import Simulator
@testable import TalkBackReader
@testable import VoiceOverReader

/// Malformed and extreme accessibility trees.
@Suite struct TalkBackBadTreeTests {
  private static let numbers = [Int.min, -7, -1, 0, 1, Int.max]

  @Test(arguments: numbers, [Screen.Origin.design, .android, .web])
  func `Any number as a collection index or size is read without a crash`(
    _ number: Int, _ origin: Screen.Origin
  ) {
    let position = CollectionPosition(
      positionInSet: number, setSize: number, row: number, column: number, rowSpan: number,
      columnSpan: number, rowCount: number, columnCount: number)
    let roles: [Role] = [.list, .table, .tabList, .radioGroup, .group, .generic, .tree]
    let items: [Role] = [.listItem, .cell, .columnHeader, .rowHeader, .tab, .radio, .treeItem]
    for (role, item) in zip(roles, items) {
      let children: [Branch] = ["One", "Two"].map { name in
        Branch.node(item, AuthoredText(name)).with(\.collectionPosition, position)
      }
      let alone = Branch.node(item, "Alone").with(\.collectionPosition, position)
        .with(\.level, number)
      let collection = Branch(Node(role), children: children).with(\.collectionPosition, position)
      let screen = Screen([collection, alone], origin: origin)
      let said = TalkBack().read(screen).text
      // On a page, TalkBack does not announce items without text inside.
      #expect(origin == .web || said.contains("One") && said.contains("Alone"), "\(role.rawValue)")
      #expect(!TalkBack().expose(screen).isEmpty)
    }
  }

  @Test(
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -0.0, .leastNonzeroMagnitude],
    [Screen.Origin.design, .android, .web])
  func `Any number as a value is read without a crash`(_ number: Double, _ origin: Screen.Origin) {
    let screen = Screen(
      [
        .slider("Volume", now: number), .slider("Volume", now: 1, from: number, to: number),
        .node(.progressBar, "Loading").with(
          \.value, Value(range: .init(now: number, minimum: -number, maximum: number))),
        .textField("Amount", value: Value(range: .init(now: number))),
        .button("Here").with(
          \.frame, Frame(x: number, y: number, width: number, height: number)),
      ], origin: origin)
    for api in [29, 34] {
      var reader = TalkBack()
      reader.settings.api = api
      #expect(reader.read(screen).text.contains("Volume"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 54.9])
  func `Any number in a range is announced without a crash`(_ number: Double) {
    let view = PlatformView("SeekBar", description: "Volume", .focusable) {
      $0.rare.range = .init(kind: .int, minimum: 0, maximum: 100, current: number)
    }
    #expect(PlatformView.tree([view]).said().count == 1)
  }

  @Test(arguments: [
    ["a": "b", "b": "c", "c": "a"], ["a": "a"], ["a": "nowhere"], ["a": "b", "b": "a"],
    ["a": "c", "b": "c", "c": "b"], ["c": "inside"], ["inside": "c"],
  ])
  func `Contradictory traversal orders still reach every stop`(
    _ wishes: [String: String]
  ) {
    for keyPath in [\Node.traversalBefore, \Node.traversalAfter] {
      for origin in [Screen.Origin.design, .android] {
        let leaves = ["a", "b", "c"].map { id in
          Branch.button(AuthoredText(id), id: id).with(keyPath, wishes[id])
        }
        let inside = Branch.button("inside", id: "inside").with(keyPath, wishes["inside"])
        let screen = Screen(
          leaves + [.group("Group", id: "group", [inside])], origin: origin)
        #expect(TalkBack().read(screen).stops.count == 4, "\(wishes)")
      }
    }
  }

  @Test
  func `An order with duplicate, missing and circular references is followed as far as possible`() {
    let screen: Screen = [
      .group(id: "g", [.text("One", id: "1"), .text("Two", id: "2")])
        .with(\.order, ["2", "2", "g", "nowhere", "1", "2"])
    ]
    #expect(TalkBack().read(screen).stops.count == 2)
  }

  @Test(arguments: [-1, 1])
  func `Twenty thousand rows that follow each other are sorted in linear time`(_ step: Int) {
    var screen = Screen(origin: .android)
    for number in 0..<20_000 {
      var node = Node(.group, id: "\(number)")
      node.traversalAfter = "\(number + step)"
      node.android.labelFor = "\(number + 1)"
      node.android.clickable = true
      let row = screen.append(node)
      screen.append(Node(.text, label: AuthoredText("\(number)")), to: row)
    }
    #expect(TalkBack().read(screen).stops.count == 20_000)
  }

  @Test func `Twenty thousand nested views are read`() {
    var screen = Screen(origin: .android)
    var parent: Node.Index?
    for level in 0..<20_000 {
      var node = Node(.group, id: "\(level)")
      node.android.viewClass = level.isMultiple(of: 2) ? "LinearLayout" : "ScrollView"
      parent = screen.append(node, to: parent)
    }
    screen.append(Node(.text, label: "Bottom"), to: parent)
    #expect(TalkBack().read(screen).text == "Bottom")
  }

  @Test func `Thousands of nested grids look up their headings once`() {
    var tree = AccessibilityNodeTree()
    var parent = -1
    for index in 0..<20_000 {
      var info = PlatformView("GridView", [.focusable, .checkable]).info
      info.collection = .init(rows: 2, columns: 2)
      info.collection?.isHierarchical = true
      info.item = .init(row: 0, column: index % 2)
      info.item?.isHeading = true
      parent = tree.append(info, to: parent)
    }
    #expect(tree.said().count == 20_000)
  }

  @Test func `Thousands of nested buttons look up their links once`() {
    var screen = Screen(origin: .android)
    var parent: Node.Index?
    for _ in 0..<20_000 {
      parent = screen.append(Node(.button, label: "Press"), to: parent)
    }
    screen.append(Node(.link, label: "Read"), to: parent)
    let stops = TalkBack().read(screen).stops
    #expect(stops.count == 20_000)
    #expect(stops.first?.announcement.text == "Press, button, double tap to activate")
  }

  @Test func `Nested texts among thousands of stops do not repeat their contents`() {
    var tree = AccessibilityNodeTree()
    let top = tree.append(PlatformView("FrameLayout", []).info)
    for _ in 0..<8_000 { tree.append(PlatformView.button("Here").info, to: top) }
    var parent = top
    for level in 0..<200 {
      parent = tree.append(PlatformView.text("text \(level)").info, to: parent)
    }
    let heard = tree.said()
    #expect(heard.count == 8_200)
    #expect(heard[8_000] == (0..<64).map { "text \($0)" }.joined(separator: ", "))
    #expect(heard.last == "text 199")
  }
}
