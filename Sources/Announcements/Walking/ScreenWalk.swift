public import AccessibilityTree

/// A screen that a reader has opened: which stops it has, what is heard at each, and what an event
/// changes, without reading the whole screen again.
///
///     var walk = TalkBack().open(screen)
///     let first = walk.stop(at: 0)
public protocol ScreenWalk: Sendable {
  /// The screen as it is now.
  var screen: Screen { get }
  /// How many stops there are on the way.
  var count: Int { get }
  /// What became of the nodes that are no stops, in document order.
  var skippedNodes: [SkippedNode] { get }

  /// The node of a stop, by its place on the way from 0.
  func node(at place: Int) -> Node.Index
  /// What is heard at a stop, by its place on the way from 0.
  func stop(at place: Int) -> Stop
  /// Every stop in order.
  var stops: [Stop] { get }

  /// The same way with usage hints off, which changes words and no stop; absent where the reader gives
  /// none.
  func withoutHints() -> Self?

  /// Takes over what an event made of nodes, and tells what changed of their elements.
  ///
  /// It costs what changed, as long as only states and values did; anything else has the screen read
  /// anew.
  mutating func update(_ changes: [NodeChange]) -> [ElementChange]
  /// Takes over another screen in the place of this one.
  mutating func replace(with screen: Screen)
  /// Makes the storage its own, so that the first update copies nothing.
  mutating func detach()
}

/// What an event made of one node.
public struct NodeChange: Sendable, Hashable {
  /// The node.
  public var index: Node.Index
  /// The node as it became.
  public var node: Node

  /// A node as it became.
  public init(_ index: Node.Index, _ node: Node) {
    self.index = index
    self.node = node
  }
}

/// What changed of the elements that a platform exposes of a node.
public struct ElementChange: Sendable, Hashable {
  /// What readers tell apart when something changes by itself.
  public enum Fact: Sendable, Hashable, CaseIterable {
    /// Checked or not, pressed or not, on or off.
    case checked
    /// No longer checked, where a platform tells it apart.
    case unchecked
    case expanded, selected, enabled
    /// What an element holds: a typed text, a number, a chosen option.
    case value
    /// The text that an element shows, typed or not.
    case text
    /// A state in words of the author or the platform.
    case stateDescription
    case label, hint, error
    /// Whether a field is being edited.
    case editing
    /// Anything else.
    case other
  }

  /// The node.
  public var node: Node.Index
  /// What changed of it.
  public var facts: Set<Fact>

  /// A change of a node's elements.
  public init(node: Node.Index, facts: Set<Fact>) {
    self.node = node
    self.facts = facts
  }
}

extension Transcript {
  /// What is heard at the stop on a node; absent when there is no stop.
  public func announcement(at node: Node.Index) -> Announcement? {
    stops.first { $0.node == node }?.announcement
  }
}
