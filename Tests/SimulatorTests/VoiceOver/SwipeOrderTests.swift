import Simulator
import Testing

@testable import VoiceOverReader

/// A view to sort, with the top left corner of its frame.
struct Box: Sendable {
  var name: String?
  var frame: Frame
  var children: [Box] = []
  var isGroup = false
  var isList = false
  var isModal = false
  var isHidden = false

  /// Returns an accessibility element.
  static func element(_ name: String, _ x: Double, _ y: Double) -> Box {
    Box(name: name, frame: Frame(x: x, y: y, width: 10, height: 10))
  }

  /// Returns a view with other views inside.
  static func view(
    _ x: Double = 0, _ y: Double = 0, width: Double = 100, group: Bool = false, list: Bool = false,
    modal: Bool = false, hidden: Bool = false, of children: [Box]
  ) -> Box {
    Box(
      frame: Frame(x: x, y: y, width: width, height: width), children: children, isGroup: group,
      isList: list, isModal: modal, isHidden: hidden)
  }

  /// Returns the labels of views in swipe order.
  static func order(
    of boxes: [Box], idiom: Screen.Idiom = .phone, direction: Screen.Direction = .leftToRight
  ) -> String {
    var tree = ElementTree()
    for box in boxes { box.add(to: &tree, 0) }
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(hierarchy, in: tree, idiom: idiom, direction: direction)
    return order.items.compactMap { tree[hierarchy.items[$0].element].label }
      .joined(separator: " ")
  }

  @discardableResult
  private func add(to tree: inout ElementTree, _ parent: Int) -> Int {
    var element = AccessibilityElement()
    element.isElement = name != nil
    element.label = name
    element.frame = frame
    element.groupsChildren = isGroup
    element.isModal = isModal
    element.isHidden = isHidden
    let index = tree.append(element, to: parent)
    let inside = children.map { $0.add(to: &tree, index) }
    if isList { tree[index].explicit = inside }
    return index
  }
}

@Suite struct SwipeOrderTests {
  static let grid: [Box] = [
    .element("D", 10, 10), .element("C", 0, 10), .element("B", 10, 0), .element("A", 0, 0),
  ]
  static let slope: [Box] = [
    .element("A", 0, 8), .element("B", 10, 0), .element("C", 20, -8), .element("D", 30, -8),
  ]

  @Test func `Rows are read from top to bottom, each in the direction of the language`() {
    #expect(Box.order(of: Self.grid) == "A B C D")
    #expect(Box.order(of: Self.grid, direction: .rightToLeft) == "B A D C")
  }

  @Test func `Views whose vertical positions differ by less than the threshold form one row`() {
    #expect(Box.order(of: Self.slope, idiom: .phone) == "C D B A")
    #expect(Box.order(of: Self.slope, idiom: .pad) == "A B C D")
  }

  @Test func `An explicit list is ordered by its topmost entry and read as listed`() {
    let inside: [Box] = [.element("C0", 0, 60), .element("C1", 0, -60)]
    let around: [Box] = [.element("E0", 0, -120), .element("E1", 0, 0), .element("E2", 0, 120)]
    #expect(Box.order(of: around + [.view(list: true, of: inside)]) == "E0 C0 C1 E1 E2")
    #expect(Box.order(of: around + [.view(group: true, of: inside)]) == "E0 C1 C0 E1 E2")
    #expect(Box.order(of: around + [.view(of: inside)]) == "E0 C1 E1 C0 E2")
    #expect(Box.order(of: around + [.view(width: 0, list: true, of: inside)]) == "E0 E1 E2")
  }

  @Test func `Groups are ordered by the child that is read first`() {
    let late: Box = .view(group: true, of: [.element("A1", 0, 50), .element("A2", 0, 300)])
    #expect(Box.order(of: [late, .view(group: true, of: [.element("B1", 0, 0)])]) == "B1 A1 A2")
    let right: Box = .view(group: true, of: [.element("A1", 200, 0)])
    #expect(Box.order(of: [right, .view(group: true, of: [.element("B1", 0, 5)])]) == "B1 A1")
  }

  @Test func `A modal view hides only its siblings`() {
    let modals: [Box] = [
      .view(modal: true, of: [.element("M0", 0, 50)]),
      .view(modal: true, of: [.element("M1", 0, 50)]),
    ]
    #expect(Box.order(of: [.element("A", 0, 0)] + modals) == "M1")
    #expect(
      Box.order(of: [.element("A", 0, 0), .view(of: modals), .element("B", 0, 100)]) == "A M1 B")
    #expect(Box.order(of: [.element("A", 0, 0), .view(modal: true, of: [])]).isEmpty)
  }

  @Test func `Hidden views are skipped with their descendants`() {
    #expect(Box.order(of: [.view(hidden: true, of: [.element("A", 0, 0)])]).isEmpty)
    #expect(Box.order(of: [.view(width: 0, of: [.element("A", 0, 0)])]) == "A")
  }

  @Test func `A view with a sort priority comes first among its siblings`() {
    func text(_ words: String, _ priority: Double?) -> Branch {
      Branch(Node(.text, label: AuthoredText(words, from: .author)))
        .with(\.ios.sortPriority, priority.map { Spelled($0, as: "\($0)") })
    }
    let screen: Screen = [
      text("last", -1), text("second", nil), text("first", 1.5), text("third", .nan),
      .group("four", [text("five", 9)]),
    ]
    #expect(
      VoiceOver().read(screen).stops.map { screen[$0.node].name } == [
        "first", "second", "third", "five", "last",
      ])
  }

  @Test func `Without frames, swipe order is tree order`() {
    let screen: Screen = [.text("One"), .group("Two", [.text("Three"), .text("Four")])]
    #expect(
      VoiceOver().read(screen).stops.map { screen[$0.node].name } == ["One", "Three", "Four"])
  }
}
