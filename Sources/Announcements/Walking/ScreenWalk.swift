public import AccessibilityTree

/// A screen that a reader opened, with its stops and their announcements.
///
/// Small changes of the screen update the walk without reading the whole screen again.
///
///     var walk = TalkBack().open(screen)
///     let first = walk.stop(at: 0)
public protocol ScreenWalk: Sendable {
  /// The current screen.
  var screen: Screen { get }
  /// The number of stops.
  var count: Int { get }
  /// The nodes that are not stops, each with the reason, in document order.
  var skippedNodes: [SkippedNode] { get }

  /// Returns the node of a stop, by index from 0.
  func node(at index: Int) -> Node.Index
  /// Returns a stop, by index from 0.
  func stop(at index: Int) -> Stop
  /// Every stop in order.
  var stops: [Stop] { get }
  /// Calls a function with each stop in order.
  ///
  /// Unlike ``stops``, this method needs memory for a single stop only.
  ///
  /// - Parameter body: The function.
  func forEachStop(_ body: (Stop) -> Void)

  /// Whether a jump to the next link visits a stop.
  ///
  /// - Parameter index: The index of the stop, from 0.
  /// - Returns: Whether the stop is a link or contains links.
  func isLink(at index: Int) -> Bool

  /// Returns the index of the stop that gets focus when a window opens, or `nil` if no stop does.
  ///
  /// - Parameter title: The title of the window, if it is known.
  func firstStop(inWindowTitled title: String?) -> Int?

  /// Returns the words for leaving the containers of a stop, such as “out of list”.
  ///
  /// The reader announces these words when focus moves to another window.
  ///
  /// - Parameter index: The index of the stop, from 0.
  func wordsLeavingWindow(at index: Int) -> [Part]

  /// Returns a stop with its announcement when focus comes from another window.
  ///
  /// - Parameters:
  ///   - index: The index of the stop, from 0.
  ///   - words: The words for leaving the containers in the previous window.
  func stop(at index: Int, afterLeaving words: [Part]) -> Stop

  /// Returns a stop with its announcement when focus comes from another stop.
  ///
  /// The announcement contains the containers that focus enters in this way.
  ///
  /// - Parameters:
  ///   - index: The index of the stop, from 0.
  ///   - previous: The index of the stop that focus leaves.
  ///   - navigation: The swipe or jump that moves focus.
  func stop(at index: Int, comingFrom previous: Int, by navigation: Navigation) -> Stop

  /// Returns a copy of the walk without usage hints, or `nil` if the reader never announces hints.
  ///
  /// The copy has the same stops.
  func withoutHints() -> Self?

  /// Applies changes of nodes, and returns the changes of their elements.
  ///
  /// If only states and values change, the time depends on the number of changed nodes, not on the
  /// size of the screen. After any other change, the reader reads the whole screen again.
  ///
  /// - Parameter changes: The changed nodes.
  /// - Returns: The changes of the elements that the platform exposes.
  mutating func update(_ changes: [NodeChange]) -> [ElementChange]
  /// Replaces the screen.
  mutating func replace(with screen: Screen)
  /// Copies the storage now if other walks share it, so that the first update does not have to.
  mutating func detach()
}

extension ScreenWalk {
  /// Calls a function with each stop in order.
  ///
  /// - Parameter body: The function.
  public func forEachStop(_ body: (Stop) -> Void) {
    for index in 0..<count { body(stop(at: index)) }
  }

  /// Whether a jump to the next link visits a stop.
  ///
  /// By default, a jump visits the stop if its role is a link.
  ///
  /// - Parameter index: The index of the stop, from 0.
  /// - Returns: Whether the stop is a link.
  public func isLink(at index: Int) -> Bool { screen[node(at: index)].role == .link }

  /// Returns the first stop.
  ///
  /// - Parameter title: The title of the window.
  /// - Returns: Its index, or `nil` on a screen without stops.
  public func firstStop(inWindowTitled title: String?) -> Int? { count > 0 ? 0 : nil }

  /// Returns no words.
  ///
  /// - Parameter index: The index of the stop.
  /// - Returns: An empty list.
  public func wordsLeavingWindow(at index: Int) -> [Part] { [] }

  /// Returns a stop with its usual announcement, because leaving a window adds no words.
  ///
  /// - Parameters:
  ///   - index: The index of the stop.
  ///   - words: The words for leaving the containers in the previous window.
  /// - Returns: The stop.
  public func stop(at index: Int, afterLeaving words: [Part]) -> Stop { stop(at: index) }

  /// Returns a stop with its usual announcement, because the way to the stop changes no words.
  ///
  /// - Parameters:
  ///   - index: The index of the stop.
  ///   - previous: The index of the stop that focus leaves.
  ///   - navigation: The swipe or jump that moves focus.
  /// - Returns: The stop.
  public func stop(at index: Int, comingFrom previous: Int, by navigation: Navigation) -> Stop {
    stop(at: index)
  }
}

/// A change of a node.
public struct NodeChange: Sendable, Hashable {
  /// The index of the changed node.
  public var index: Node.Index
  /// The node after the change.
  public var node: Node

  /// Creates a change.
  public init(_ index: Node.Index, _ node: Node) {
    self.index = index
    self.node = node
  }
}

/// A change of the elements that a platform exposes for a node.
public struct ElementChange: Sendable, Hashable {
  /// A kind of changed fact, as far as readers announce changes differently.
  public enum Fact: Sendable, Hashable, CaseIterable {
    /// The element became checked or pressed, or was switched on or off.
    case checked
    /// The element became unchecked, on a platform that reports this separately from ``checked``.
    case unchecked
    case expanded, selected, enabled
    /// The value of the element: typed text, a number, a chosen option.
    case value
    /// The text that the element shows.
    case text
    /// A state in words of the author or the platform.
    case stateDescription
    case label, hint, error
    /// A field is now being edited, or is no longer being edited.
    case editing
    /// Any other fact.
    case other
  }

  /// The node to which the elements belong.
  public var node: Node.Index
  /// The changed facts.
  public var facts: Set<Fact>

  /// Creates a change.
  public init(node: Node.Index, facts: Set<Fact>) {
    self.node = node
    self.facts = facts
  }
}

extension Transcript {
  /// Returns the announcement of the stop on a node, or `nil` if the node is not a stop.
  ///
  /// - Parameter node: The index of the node.
  /// - Returns: The announcement.
  public func announcement(at node: Node.Index) -> Announcement? {
    stops.first { $0.node == node }?.announcement
  }
}
