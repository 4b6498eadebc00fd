/// A screen of an app or web page, as an accessibility tree in reading order.
///
/// The nodes are not yet mapped to the accessibility tree of a platform or screen reader. Nodes are
/// stored in one array and linked by index, so that no operation recurses into the tree. Two
/// screens are equal when their facts, nodes and structure are equal.
///
///     let screen: Screen = [
///       .heading("Sign up", level: 1),
///       .textField("Enter your email address", required: true),
///       .button("Sign up"),
///     ]
public struct Screen: Sendable {
  /// The platform whose rules the nodes follow.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A design that no platform has built yet: an outline or a Swift literal.
    case design
    case web, android, ios
    case reactNative = "react-native"
    /// Nodes that Android's own API exposed.
    ///
    /// Their `android` attributes hold every field.
    case androidNodes = "android-nodes"
    /// Elements that UIKit's own API exposed.
    ///
    /// Their `ios` attributes hold every field.
    case iosElements = "ios-elements"
  }

  /// The direction of text and layout.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The orientation of the device.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
  }

  /// The kind of device that shows the screen.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone, pad
  }

  /// The name in reports, which the importer chooses.
  public var name: String = ""
  /// The file that the screen was read from, as the user named it.
  public var file: String?
  /// The title of the page, activity or scene.
  public var title: String?
  /// The BCP 47 tag of the text.
  public var language: String?
  /// The direction of text and layout.
  public var direction: Direction = .leftToRight
  /// The orientation of the device.
  public var orientation: Orientation = .portrait
  /// The kind of device that shows the screen.
  public var idiom: Idiom = .phone
  /// The platform whose rules the nodes follow.
  public var origin: Origin
  /// The import diagnostics: what the file does not contain.
  public var diagnostics: [ImportDiagnostic] = []
  /// Why the screen does not exist on the platform of a reader, or `nil` if it does.
  package var absence: String?
  /// Whether the elements are those of SwiftUI, whose rules explanations name.
  package var isOfSwiftUI = false
  /// The window that showed the screen, in the units of frames, or `nil` if the file does not state
  /// its size.
  package var window: Frame?
  /// For single nodes, the facts that only the running app can provide.
  package var unknown: [Node.Index: Set<UnknownFact>] = [:]

  @usableFromInline var nodes: [Node] = []
  @usableFromInline package private(set) var structure = Structure()

  /// Creates a screen without nodes.
  public init(origin: Origin = .design) { self.origin = origin }

  /// The number of nodes.
  @inlinable public var count: Int { nodes.count }

  /// The node at an index.
  @inlinable public subscript(index: Node.Index) -> Node {
    _read { yield nodes[Int(index.position)] }
    _modify { yield &nodes[Int(index.position)] }
  }

  /// Reserves storage for a number of nodes.
  public mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    structure.reserveCapacity(count)
  }

  /// Appends a node as the last child of `parent`, or as the last root.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The new parent; `nil` appends to the roots.
  /// - Returns: The index of the node.
  @discardableResult
  public mutating func append(_ node: Node, to parent: Node.Index? = nil) -> Node.Index {
    nodes.append(node)
    return structure.append(to: parent)
  }

  package var withoutNodes: Screen {
    var screen = self
    screen.nodes = []
    screen.structure = Structure()
    return screen
  }

  /// Makes the storage of the nodes unique, so that the next change does not copy all nodes.
  package mutating func detach() { nodes.reserveCapacity(nodes.count) }

  /// Returns the parent of a node, or `nil` for a root.
  @inlinable public func parent(of index: Node.Index) -> Node.Index? { structure.parent(of: index) }

  @inlinable package func firstChild(of index: Node.Index) -> Node.Index? {
    structure.firstChild(of: index)
  }

  @inlinable package func lastChild(of index: Node.Index) -> Node.Index? {
    structure.lastChild(of: index)
  }

  @inlinable package func nextSibling(of index: Node.Index) -> Node.Index? {
    structure.next(after: index)
  }

  @inlinable package func previousSibling(of index: Node.Index) -> Node.Index? {
    structure.previous(before: index)
  }

  @inlinable package var firstRootIndex: Node.Index? { structure.firstRoot }

  /// The nodes in the order in which focus visited them, if the file states it.
  ///
  /// Files of Android's nodes state it as the ``Node/order`` of the root.
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
  /// Whether two screens have the same facts, nodes and structure.
  ///
  /// The order in which nodes were appended does not matter.
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

  /// Hashes the title and the nodes in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    for visit in preorder {
      hasher.combine(visit.depth)
      hasher.combine(self[visit.index])
    }
  }
}
