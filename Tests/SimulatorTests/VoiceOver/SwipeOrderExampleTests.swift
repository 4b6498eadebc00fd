import Simulator
import Testing

@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// A view with the properties that determine its swipe order.
struct PlacedView: Sendable {
  var element = AccessibilityElement()
  var children: [PlacedView] = []
  /// The indices of the children in the view's explicit list, in the order of the list.
  var listed: [Int]?

  init(_ frame: Frame, list: [Int]? = nil, _ children: [PlacedView] = []) {
    element.frame = frame
    self.children = children
    listed = list
  }

  /// Returns an element whose top left corner is at a point.
  static func stop(_ label: String, _ x: Double, _ y: Double, _ children: [PlacedView] = [])
    -> PlacedView
  {
    var view = PlacedView(Frame(x: x, y: y, width: 40, height: 20), children)
    view.element.isElement = true
    view.element.label = label
    return view
  }

  /// Returns a copy in which one property is changed.
  func with<Fact>(_ path: WritableKeyPath<AccessibilityElement, Fact>, _ fact: Fact) -> PlacedView {
    var view = self
    view.element[keyPath: path] = fact
    return view
  }

  /// Returns the labels of views in swipe order.
  static func order(of views: [PlacedView], on idiom: Screen.Idiom) -> [String] {
    var tree = ElementTree()
    for view in views { view.add(to: &tree, 0) }
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(hierarchy, in: tree, idiom: idiom, direction: .leftToRight)
    return order.items.compactMap { tree[hierarchy.items[$0].element].label }
  }

  @discardableResult
  private func add(to tree: inout ElementTree, _ parent: Int) -> Int {
    let index = tree.append(element, to: parent)
    let inside = children.map { $0.add(to: &tree, index) }
    if let listed { tree[index].explicit = listed.map { inside[$0] } }
    return index
  }
}

/// Screens from AccessibilitySnapshot's tests and images, and their swipe order.
@Suite struct SwipeOrderExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var views: [PlacedView]
    var idiom = Screen.Idiom.phone
    var order: [String]

    var testDescription: String { name }
  }

  private static func frame(
    _ x: Double = 0, _ y: Double = 0, _ width: Double = 400, _ height: Double = 400
  ) -> Frame { Frame(x: x, y: y, width: width, height: height) }

  private static func group(_ children: [PlacedView]) -> PlacedView {
    PlacedView(frame(), children).with(\.groupsChildren, true)
  }

  private static func modal(_ children: [PlacedView]) -> PlacedView {
    PlacedView(frame(0, 50), children).with(\.isModal, true)
  }

  private static let corners: [PlacedView] = [
    .stop("top left", 0, 0), .stop("top right", 200, 0), .stop("bottom left", 0, 300),
    .stop("bottom right", 200, 300),
  ]

  static let lists: [Case] = [
    Case(
      name: "a list of groups keeps its order against the screen",
      views: [
        PlacedView(
          frame(), list: [0, 1],
          [group([.stop("Cell 1", 0, 100), .stop("Cell 2", 0, 150)]), group([.stop("Top", 0, 0)])])
      ], order: ["Cell 1", "Cell 2", "Top"]),
    Case(
      name: "a list of an element and a container keeps its order",
      views: [
        PlacedView(
          frame(), list: [0, 1],
          [.stop("Own", 0, 100), PlacedView(frame(), [.stop("Inner", 0, 0)])]
        )
      ], order: ["Own", "Inner"]),
    Case(
      name: "a list that ends in an element that is no view",
      views: [
        PlacedView(
          frame(), list: [0, 1, 2],
          [
            .stop("One", 0, 100), .stop("Two", 0, 200),
            PlacedView.stop("Fixed", 20, 20).with(\.kind, .element),
          ])
      ], order: ["One", "Two", "Fixed"]),
    Case(
      name: "in a tab bar a list is placed by its own view, loose labels by theirs",
      views: [
        PlacedView(
          frame(0, 0, 400, 40),
          [
            tab("A", 0), tab("B", 40),
            PlacedView(frame(80, 0, 40, 40), [label("1", 80), label("2", 90), label("3", 100)]),
            PlacedView(
              frame(120, 0, 40, 40), list: [1, 0, 2],
              [label("4", 120), label("5", 130), label("6", 140)]), tab("C", 160),
          ]
        ).with(\.traits, .tabBar)
      ], order: ["A", "B", "5", "4", "6", "C", "1", "2", "3"]),
    Case(
      name: "a table is read from its heading through its rows",
      views: [
        .stop("Hours", 0, 0),
        PlacedView(
          frame(0, 40),
          [
            .stop("Monday", 0, 60), .stop("9 to 5", 100, 60), .stop("Day", 0, 40),
            .stop("Open", 100, 40),
          ]
        ).with(\.containerType, .dataTable),
      ], order: ["Hours", "Day", "Open", "Monday", "9 to 5"]),
    Case(
      name: "a group inside a group is read in one run",
      views: [
        named(
          "Outer", [.stop("Item", 0, 0), named("Inner", [.stop("1", 0, 40), .stop("2", 0, 80)])])
      ], order: ["Item", "1", "2"]),
  ]

  static let pruned: [Case] = [
    Case(
      name: "what is inside an element is no stop",
      views: [
        .stop("One", 0, 0), .stop("Two", 0, 240),
        .stop("Parent", 0, 120, [.stop("Child", 0, 60), .stop("Child", 0, 180)]),
      ], order: ["One", "Parent", "Two"]),
    Case(
      name: "the last of two modals is alone",
      views: corners + [modal([.stop("First", 0, 50)]), modal([.stop("Last", 0, 50)])],
      order: ["Last"]),
    Case(
      name: "modals in containers leave the rest of the screen in reach",
      views: corners
        + [100, 200].map { height in
          PlacedView(
            frame(), [modal([.stop("hidden", 0, height)]), modal([.stop("Modal", 0, height)])])
        },
      order: ["top left", "top right", "Modal", "Modal", "bottom left", "bottom right"]),
    Case(
      name: "a modal without content leaves no stops", views: corners + [modal([])], order: []),
    Case(
      name: "a modal that is an element is alone",
      views: corners
        + [
          PlacedView.stop("Modal", 0, 50, [.stop("Label", 0, 60)]).with(\.isModal, true)
        ], order: ["Modal"]),
    Case(
      name: "an element that hides its elements is no stop",
      views: [
        .stop("Seen", 0, 0), PlacedView.stop("Hidden", 0, 40).with(\.elementsHidden, true),
      ], order: ["Seen"]),
  ]

  static let objects: [Case] = [
    Case(
      name: "an accessibility element that is no view has no subviews",
      views: [
        PlacedView(
          frame(), list: [0, 1],
          [
            PlacedView(frame(), [.stop("Inside", 0, 0)]).with(\.kind, .element),
            .stop("After", 0, 100),
          ])
      ], order: ["After"]),
    Case(
      name: "an accessibility element that is no view may have a list",
      views: [
        PlacedView(
          frame(), list: [0],
          [PlacedView(frame(), list: [0], [.stop("Listed", 0, 0)]).with(\.kind, .element)])
      ], order: ["Listed"]),
  ]

  // The swipe order does not depend on accessibility paths. A view with such a path is sorted by
  // its frame, like any other view.
  static let frames: [Case] = [
    Case(
      name: "a frame for accessibility moves a view",
      views: [shifted("down", 0, 8), .stop("unchanged", 100, 0), shifted("up", 200, -8)],
      order: ["up", "unchanged", "down"]),
    Case(
      name: "more than a row apart on a tablet",
      views: [
        .stop("A", 0, 25), .stop("B", 10, 0), .stop("C", 20, -25), .stop("D", 30, -25),
      ], idiom: .pad, order: ["C", "D", "B", "A"]),
  ]

  @Test(arguments: lists + pruned + objects + frames)
  func `Views are visited in the order of the library's own tests`(_ test: Case) {
    #expect(PlacedView.order(of: test.views, on: test.idiom) == test.order)
  }

  private static func tab(_ label: String, _ x: Double) -> PlacedView {
    PlacedView.stop(label, x, 0).with(\.frame, frame(x, 0, 40, 40))
  }

  private static func label(_ label: String, _ x: Double) -> PlacedView {
    PlacedView.stop(label, x, 10).with(\.frame, frame(x, 10, 10, 20))
  }

  private static func shifted(_ label: String, _ x: Double, _ y: Double) -> PlacedView {
    PlacedView.stop(label, x, 0).with(\.accessibilityFrame, frame(x, y, 40, 20))
  }

  private static func named(_ label: String, _ children: [PlacedView]) -> PlacedView {
    PlacedView(frame(), children).with(\.containerType, .semanticGroup).with(\.label, label)
  }
}
