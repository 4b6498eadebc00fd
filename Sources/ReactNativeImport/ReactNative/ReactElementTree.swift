internal import AccessibilityTree
internal import ImportSupport

/// React elements with their props and children, as JSX or a rendered tree contains them.
///
/// All elements are stored in one array, so that no operation recurses. If an element is the value
/// of a prop, no list of children contains it, and only a ``PropValue/element(_:)`` refers to it.
struct ReactElementTree: Sendable {
  struct Item: Sendable {
    enum Kind: Sendable {
      case element(ReactElement)
      case text(String)
    }

    var kind: Kind
    var position: Node.Position
    var parent: Int?
    fileprivate(set) var firstChild: Int?
    fileprivate(set) var lastChild: Int?
    fileprivate(set) var nextSibling: Int?

    var element: ReactElement? { if case .element(let element) = kind { element } else { nil } }
  }

  private(set) var items: [Item] = []
  /// The indices of the outermost items, in the order of the file.
  private(set) var roots: [Int] = []
  /// Whether there may be further outermost items that the file does not contain.
  private(set) var hasUnknownRoots = false
  var diagnostics: [ImportDiagnostic] = []
  /// Handlers that run when components are mounted, in the order in which they run.
  var mountHandlers: [ReactHandler] = []
  /// Texts that the parser found outside all elements and children.
  var texts = FoundTexts()

  subscript(item: Int) -> Item { items[item] }

  /// Returns the element of an item, or `nil` if the item is a text.
  func element(_ item: Int) -> ReactElement? { items[item].element }

  func children(of item: Int) -> [Int] {
    var children: [Int] = []
    var next = items[item].firstChild
    while let child = next {
      children.append(child)
      next = items[child].nextSibling
    }
    return children
  }

  /// Appends an element to the children of `parent`, or to the roots if `parent` is `nil`.
  ///
  /// Returns the index of the new item.
  @discardableResult
  mutating func append(_ element: ReactElement, to parent: Int?, at position: Node.Position) -> Int
  {
    append(Item(kind: .element(element), position: position), to: parent)
  }

  /// Appends a text to the children of `parent`, or to the roots if `parent` is `nil`.
  ///
  /// Returns the index of the new item.
  @discardableResult
  mutating func append(_ text: String, to parent: Int?, at position: Node.Position) -> Int {
    append(Item(kind: .text(text), position: position), to: parent)
  }

  /// Adds an element that is the value of a prop and therefore not a child of any element.
  ///
  /// Returns the index of the new item.
  mutating func appendDetached(_ element: ReactElement, at position: Node.Position) -> Int {
    items.append(Item(kind: .element(element), position: position))
    return items.count - 1
  }

  /// Records that an element may have children beyond those in the file.
  ///
  /// If `item` is `nil`, the top level may have further elements.
  mutating func markContentUnknown(of item: Int?) {
    guard let item else {
      hasUnknownRoots = true
      return
    }
    guard case .element(var element) = items[item].kind else { return }
    items[item].kind = .text("")
    element.hasUnknownContent = true
    items[item].kind = .element(element)
  }

  mutating func set(_ behaviour: ReactBehaviour, of item: Int) {
    guard case .element(var element) = items[item].kind else { return }
    items[item].kind = .text("")
    element.behaviour = behaviour
    items[item].kind = .element(element)
  }

  private mutating func append(_ item: Item, to parent: Int?) -> Int {
    let index = items.count
    items.append(item)
    items[index].parent = parent
    guard let parent else {
      roots.append(index)
      return index
    }
    if let last = items[parent].lastChild {
      items[last].nextSibling = index
    } else {
      items[parent].firstChild = index
    }
    items[parent].lastChild = index
    return index
  }
}

struct ReactElement: Sendable {
  /// The name in the source: `Pressable`, `Form.Field`, `RCTSwitch`.
  ///
  /// A fragment has an empty name.
  var type: String
  var origin = Origin.unknown
  /// The props in the order of the file.
  ///
  /// If a name repeats, the last prop applies.
  var props: [ReactProp] = []
  var behaviour: ReactBehaviour?
  /// Whether the element may have children that the file does not determine.
  var hasUnknownContent = false

  subscript(name: String) -> ReactProp? { props.last { $0.name == name } }

  enum Origin: Sendable, Hashable {
    /// The source of the component is unknown, for example in a snippet or in a rendered tree.
    case unknown
    case package(String)
    /// The component is in a file of the project that was not found or not understood.
    case project
  }
}

struct ReactProp: Sendable {
  var name: String
  var value: PropValue
  var position: Node.Position

  /// The name of a prop that represents a spread object with unknown members.
  static let spread = "..."

  init(_ name: String, _ value: PropValue, at position: Node.Position) {
    self.name = name
    self.value = value
    self.position = position
  }
}

/// The value of a prop, as far as the file determines it.
///
/// Values are nested at most ``depthLimit`` levels deep. A parser replaces deeper values by
/// ``unknown(_:)``.
enum PropValue: Sendable {
  case string(String)
  case number(String)
  case bool(Bool)
  case null
  case undefined
  /// A function. The text is its name, or `nil` for a function without a name.
  case function(String?)
  case object([(key: String, value: PropValue)])
  case array([PropValue])
  /// An element, by the index of its item in the tree.
  case element(Int)
  /// A value that the file does not determine. The text is its source, on one short line.
  case unknown(String)
  /// A value that depends on an unknown condition: first the assumed value, then the source of the
  /// condition.
  indirect case assumed(PropValue, String)

  static let depthLimit = 64
}
