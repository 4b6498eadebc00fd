/// A virtual accessibility tree: what is on one screen, in reading order, before any platform or
/// reader looks at it.
///
/// Nodes lie in one array and know their neighbours by index, so that a tree of any depth costs
/// no recursion. Two screens are equal when their nodes and structure are.
///
///     let screen: Screen = [
///       .heading("Sign up", level: 1),
///       .textField("Enter your email address", required: true),
///       .button("Sign up"),
///     ]
public struct Screen: Sendable {
  /// Which platform's rules the nodes follow.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A sketch: an outline or a Swift literal.
    case design
    case web, android, ios
    case reactNative = "react-native"
    /// Nodes as Android's own API exposed them; their `android` attributes hold every field.
    case androidNodes = "android-nodes"
    /// Elements as UIKit's own API exposed them; their `ios` attributes hold every field.
    case iosElements = "ios-elements"
  }

  /// Which way text and layout run.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// How the device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
  }

  /// What kind of device shows the screen.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone, pad
  }

  /// What the screen is called in reports; the importer's choice.
  public var name: String = ""
  /// The file the screen was read from, as the user named it.
  public var file: String?
  /// The title of the page, activity or scene.
  public var title: String?
  /// BCP 47 tag of the screen's text.
  public var language: String?
  /// Which way text and layout run.
  public var direction: Direction = .leftToRight
  /// How the device is held.
  public var orientation: Orientation = .portrait
  /// What kind of device shows the screen.
  public var idiom: Idiom = .phone
  /// Which platform's rules the nodes follow.
  public var origin: Origin
  /// What the file could not tell.
  public var diagnostics: [ImportDiagnostic] = []
  /// What of single nodes only the running app knows.
  package var unknown: [Node.Index: Set<UnknownFact>] = [:]

  @usableFromInline var nodes: [Node] = []
  @usableFromInline package private(set) var structure = Structure()

  /// A screen without nodes.
  public init(origin: Origin = .design) { self.origin = origin }

  /// How many nodes there are.
  @inlinable public var count: Int { nodes.count }

  /// The node at an index of this screen.
  @inlinable public subscript(index: Node.Index) -> Node {
    _read { yield nodes[Int(index.position)] }
    _modify { yield &nodes[Int(index.position)] }
  }

  /// Makes room for that many nodes.
  public mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    structure.reserveCapacity(count)
  }

  /// Adds a node as the last child of `parent`, or as the last of the topmost nodes.
  @discardableResult
  public mutating func append(_ node: Node, to parent: Node.Index? = nil) -> Node.Index {
    nodes.append(node)
    return structure.append(to: parent)
  }

  /// The screen without any node.
  package var withoutNodes: Screen {
    var screen = self
    screen.nodes = []
    screen.structure = Structure()
    return screen
  }

  /// Makes the storage its own, so that the first change of a node copies no others.
  package mutating func detach() { nodes.reserveCapacity(nodes.count) }

  /// The node above `index`.
  @inlinable public func parent(of index: Node.Index) -> Node.Index? { structure.parent(of: index) }

  /// The first node below `index`.
  @inlinable public func firstChild(of index: Node.Index) -> Node.Index? {
    structure.firstChild(of: index)
  }

  /// The last node below `index`.
  @inlinable public func lastChild(of index: Node.Index) -> Node.Index? {
    structure.lastChild(of: index)
  }

  /// The next node with the same parent.
  @inlinable public func nextSibling(of index: Node.Index) -> Node.Index? {
    structure.next(after: index)
  }

  /// The node before with the same parent.
  @inlinable public func previousSibling(of index: Node.Index) -> Node.Index? {
    structure.previous(before: index)
  }

  /// The first of the topmost nodes.
  @inlinable public var firstRootIndex: Node.Index? { structure.firstRoot }

  /// The nodes in the order in which focus visited them, where a file of Android's nodes tells:
  /// the ``Node/order`` of its root.
  package var focusOrder: [Node.Index]? {
    guard origin == .androidNodes, let root = firstRootIndex, let order = self[root].order else {
      return nil
    }
    var indices: [String: Node.Index] = [:]
    for visit in preorder {
      if let id = self[visit.index].id, indices[id] == nil { indices[id] = visit.index }
    }
    return order.compactMap { indices[$0] }
  }
}

extension Screen: Hashable {
  /// Whether two screens have the same facts, nodes and structure, however they were built.
  public static func == (left: Screen, right: Screen) -> Bool {
    guard left.count == right.count, left.hasSameFacts(as: right) else { return false }
    var ours = left.preorder.makeIterator()
    var theirs = right.preorder.makeIterator()
    while let mine = ours.next() {
      guard let other = theirs.next(), mine.depth == other.depth,
        left[mine.index] == right[other.index]
      else { return false }
    }
    return true
  }

  private func hasSameFacts(as other: Screen) -> Bool {
    name == other.name && file == other.file && title == other.title
      && language == other.language && direction == other.direction
      && orientation == other.orientation && idiom == other.idiom && origin == other.origin
      && diagnostics == other.diagnostics
  }

  /// Feeds the title and the nodes in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    for visit in preorder {
      hasher.combine(visit.depth)
      hasher.combine(self[visit.index])
    }
  }
}
