internal import ImportSupport
internal import Simulator

/// Elements of React with their props, as a parser found them in a file: written in JSX, or rendered
/// and printed by a test.
///
/// Flat storage, so that nothing here recurses over the depth of somebody's file. An element that is
/// the value of a prop stands in no list of children; only ``PropValue/element(_:)`` leads to it.
struct ReactElementTree: Sendable {
  /// An element or a text between elements.
  struct Item: Sendable {
    enum Kind: Sendable {
      case element(ReactElement)
      case text(String)
    }

    var kind: Kind
    /// Where it begins in the file.
    var position: Node.Position
    var parent: Int?
    fileprivate(set) var firstChild: Int?
    fileprivate(set) var lastChild: Int?
    fileprivate(set) var nextSibling: Int?

    var element: ReactElement? { if case .element(let element) = kind { element } else { nil } }
  }

  private(set) var items: [Item] = []
  /// What stands at the top, in the order of the file.
  private(set) var roots: [Int] = []
  /// Whether there may be more at the top than stands here.
  private(set) var hasUnknownRoots = false
  /// What the parser could not read or had to assume.
  var diagnostics: [ImportDiagnostic] = []
  /// What components do by themselves once they are there, in order.
  var openings: [ReactHandler] = []
  /// Texts the parser met that are no part of an element or child here.
  var texts = FoundTexts()

  subscript(item: Int) -> Item { items[item] }

  /// The element at an item; absent for a text.
  func element(_ item: Int) -> ReactElement? { items[item].element }

  /// The items right inside an element, in order.
  func children(of item: Int) -> [Int] {
    var children: [Int] = []
    var next = items[item].firstChild
    while let child = next {
      children.append(child)
      next = items[child].nextSibling
    }
    return children
  }

  /// Adds an element as the last child of another, or at the top.
  @discardableResult
  mutating func append(_ element: ReactElement, to parent: Int?, at position: Node.Position) -> Int
  {
    append(Item(kind: .element(element), position: position), to: parent)
  }

  /// Adds a text as the last child of an element, or at the top.
  @discardableResult
  mutating func append(_ text: String, to parent: Int?, at position: Node.Position) -> Int {
    append(Item(kind: .text(text), position: position), to: parent)
  }

  /// Adds an element that is the value of a prop, and so no child of anything.
  mutating func appendDetached(_ element: ReactElement, at position: Node.Position) -> Int {
    items.append(Item(kind: .element(element), position: position))
    return items.count - 1
  }

  /// Adds a prop to an element that stands here already; the last of a name wins.
  mutating func append(_ prop: ReactProp, toPropsOf item: Int) {
    guard case .element(var element) = items[item].kind else { return }
    items[item].kind = .text("")
    element.props.append(prop)
    items[item].kind = .element(element)
  }

  /// Tells that there may be more inside an element, or at the top, than stands here.
  mutating func leaveContentOpen(of item: Int?) {
    guard let item else {
      hasUnknownRoots = true
      return
    }
    guard case .element(var element) = items[item].kind else { return }
    items[item].kind = .text("")
    element.hasUnknownContent = true
    items[item].kind = .element(element)
  }

  /// Tells what an element does when something happens to it.
  mutating func set(_ behaviour: ReactBehaviour, of item: Int) {
    guard case .element(var element) = items[item].kind else { return }
    items[item].kind = .text("")
    element.behaviour = behaviour
    items[item].kind = .element(element)
  }

  private mutating func append(_ item: Item, to parent: Int?) -> Int {
    let place = items.count
    items.append(item)
    items[place].parent = parent
    guard let parent else {
      roots.append(place)
      return place
    }
    if let last = items[parent].lastChild {
      items[last].nextSibling = place
    } else {
      items[parent].firstChild = place
    }
    items[parent].lastChild = place
    return place
  }
}

/// One element: a component with its props.
struct ReactElement: Sendable {
  /// The name as written: `Pressable`, `Form.Field`, `RCTSwitch`; empty for a fragment.
  var type: String
  var origin = Origin.unsaid
  /// Props in the order of the file; where a name stands twice, the last wins.
  var props: [ReactProp] = []
  /// What it does when something happens to it, where that is asked for.
  var behaviour: ReactBehaviour?
  /// Whether there may be more inside than stands here.
  var hasUnknownContent = false

  subscript(name: String) -> ReactProp? { props.last { $0.name == name } }

  /// Where the file says that the component is from.
  enum Origin: Sendable, Hashable {
    /// Nothing is said, as in a snippet or in what a test rendered.
    case unsaid
    /// A package, by the name it is imported by.
    case package(String)
    /// A file of the project that was not found or not understood.
    case project
  }
}

/// A prop with its place in the file.
struct ReactProp: Sendable {
  var name: String
  var value: PropValue
  var position: Node.Position

  /// The name under which members stand that only the running app knows.
  static let spread = "..."

  init(_ name: String, _ value: PropValue, at position: Node.Position) {
    self.name = name
    self.value = value
    self.position = position
  }
}

/// The value of a prop, as far as a file tells it.
///
/// Parsers nest at most ``depthLimit`` values and make ``unknown(_:)`` of what is deeper.
enum PropValue: Sendable {
  case string(String)
  case number(String)
  case bool(Bool)
  case null
  case undefined
  /// A function, with its name if it has one.
  case function(String?)
  /// Members in the order of the file.
  case object([(key: String, value: PropValue)])
  case array([PropValue])
  /// An element, by its item in the tree.
  case element(Int)
  /// What only the running app knows, as it stands in the file, cut to a line.
  case unknown(String)
  /// One of some values, by a condition as it stands in the file.
  case oneOf([PropValue], String)

  /// How deep values may be nested.
  static let depthLimit = 64
}
