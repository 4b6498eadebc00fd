/// A screen of an app or web page, as an accessibility tree in reading order.
///
/// The nodes contain what the author wrote. Platforms and screen readers map these nodes to trees
/// of their own. Nodes are stored in one array and linked by index, so that no operation recurses
/// into the tree. Two screens are equal if their facts, nodes and structure are equal.
///
///     let screen: Screen = [
///       .heading("Sign up", level: 1),
///       .textField("Enter your email address", required: true),
///       .button("Sign up"),
///     ]
public struct Screen: Sendable {
  /// The kind of source that the nodes come from, such as a web page, an iOS app or a design.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A design for no particular platform, from an outline or a Swift literal.
    case design
    case web, android, ios
    case reactNative = "react-native"
    /// Nodes that were recorded from Android's accessibility API.
    ///
    /// Every field of such a node is in its `android` attributes.
    case androidNodes = "android-nodes"
    /// Elements that were recorded from UIKit's accessibility API.
    ///
    /// Every property of such an element is in its `ios` attributes.
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

  /// The name of the screen in reports, which the importer chooses.
  public var name: String = ""
  /// The path of the file from which the screen was read, as the user wrote it.
  public var file: String?
  /// The title of the page, activity or scene.
  public var title: String?
  /// The BCP 47 tag of the language of the text, or `nil` if it is unknown.
  public var language: String?
  /// The direction of text and layout.
  public var direction: Direction = .leftToRight
  /// The orientation of the device.
  public var orientation: Orientation = .portrait
  /// The kind of device that shows the screen.
  public var idiom: Idiom = .phone
  /// The number of units of ``Frame`` in a point or density-independent pixel, or `nil` if the file
  /// does not state it.
  package var statedUnitsPerPoint: Double?
  /// The kind of source that the nodes come from, such as a web page, an iOS app or a design.
  public var origin: Origin
  /// The import diagnostics, which report information missing from the file.
  public var diagnostics: [ImportDiagnostic] = []
  /// The reason why this screen does not exist on the reader's platform, or `nil` if it does.
  package var absence: String?
  /// Whether SwiftUI created the elements, so that explanations name rules of SwiftUI.
  package var isOfSwiftUI = false
  /// The bounds of the window with the screen, in the units of the nodes' frames, or `nil` if the
  /// file does not state its size.
  package var window: Frame?
  /// The facts that only the running app can provide, by node.
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

  /// Copies the nodes now if other screens share their storage, so that the next change does not
  /// have to.
  package mutating func detach() { nodes.reserveCapacity(nodes.count) }

  /// Returns the parent of a node, or `nil` for a root.
  @inlinable public func parent(of index: Node.Index) -> Node.Index? { structure.parent(of: index) }

  @inlinable package func firstChild(of index: Node.Index) -> Node.Index? {
    structure.firstChild(of: index)
  }

  @inlinable package func nextSibling(of index: Node.Index) -> Node.Index? {
    structure.next(after: index)
  }

  @inlinable package func previousSibling(of index: Node.Index) -> Node.Index? {
    structure.previous(before: index)
  }

  @inlinable package var firstRootIndex: Node.Index? { structure.firstRoot }

  /// The nodes in the recorded order of the reader's focus, or `nil` if the file does not contain
  /// this order.
  ///
  /// A screen of origin ``Origin/androidNodes`` states this order as the ``Node/order`` of its
  /// root.
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
  /// The order in which the nodes were appended makes no difference.
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
      && statedUnitsPerPoint == other.statedUnitsPerPoint && diagnostics == other.diagnostics
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
