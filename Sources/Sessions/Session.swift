public import AccessibilityTree
public import Announcements

/// A simulated person who uses a screen with one reader.
///
///     var session = Session(screen, by: TalkBack())
///     session.perform(.swipe(.right, count: 2))
///     let heard = session.perform(.doubleTap).heard
///
/// The cost of a step depends on what it changes, not on the size of the screen.
public struct Session: Sendable {
  /// The reader with its settings.
  public internal(set) var reader: any ScreenReader
  package internal(set) var walk: any ScreenWalk
  var nodes: SessionNodes
  var position = ReaderFocus()
  var editing = TextEditing()
  var layers = ScreenLayers()
  var windows: WindowHistory
  var appTimeline: AppTimeline
  var timeline = SpeechTimeline()
  /// Returns whether the time limit of the session is reached.
  ///
  /// Once the limit is reached, walking and listening end early.
  package var isOutOfTime: @Sendable () -> Bool = { false }
  /// Whether a `wait` gesture waits in real time.
  ///
  /// Only if it does can a live app receive messages that no event of the session caused.
  package var waitsInRealTime = true

  /// Opens a screen with focus on its first stop.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - reader: The reader with its settings.
  ///   - app: The app, which responds to events. By default, the platform handles all events.
  public init(_ screen: Screen, by reader: any ScreenReader, app: any App = NoOpApp()) {
    self.reader = reader
    appTimeline = AppTimeline(app)
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    nodes = SessionNodes(of: screen)
    windows = WindowHistory(screen)
  }

  /// The current screen.
  public var screen: Screen { walk.screen }

  /// The index of the focused stop in swipe order, from 0; −1 while nothing has focus.
  public var stopIndex: Int { position.index }

  /// The focused stop with its announcement, or `nil` while nothing has focus.
  public var stop: Stop? { focusedIndex.map { walk.stop(at: $0) } }

  var node: Node.Index? { focusedIndex.map { walk.node(at: $0) } }

  /// The index of the focused stop, or `nil` while nothing has focus.
  var focusedIndex: Int? { (0..<walk.count).contains(position.index) ? position.index : nil }

  /// The field with input focus, which receives typed text.
  public var inputFocus: SessionNode? { editing.field }

  var field: Node.Index? { editing.field.flatMap { nodes.index(of: $0) } }

  /// The selection in the focused field, in characters.
  ///
  /// Without a selection, the range is empty and at the caret.
  public var selection: Range<Int> { editing.selection }

  /// The on-screen keyboard; `nil` while it is hidden.
  public var keyboard: Keyboard? { editing.keyboard }

  /// The unit to which the rotor or reading control is set.
  public var unit: Gesture.RotorUnit? { position.unit }

  /// Milliseconds since the screen was opened.
  public var clock: Int { timeline.clock }

  var platform: ReaderPlatform { Swift.type(of: reader).platform }

  /// The transcript of the whole current screen.
  public var transcript: Transcript {
    Transcript(
      reader: Swift.type(of: reader).name, profile: reader.profile,
      versions: reader.versions(on: screen.origin), language: reader.language, stops: walk.stops,
      skippedNodes: walk.skippedNodes)
  }

  /// Moves focus to a stop without announcing it.
  ///
  /// - Parameter target: The index of the stop in swipe order.
  /// - Returns: Whether the screen has a stop with this index.
  @discardableResult
  package mutating func move(to target: Int) -> Bool {
    guard (0..<walk.count).contains(target) else { return false }
    position.index = target
    return true
  }

  /// Applies changes of nodes.
  ///
  /// Focus stays on its node, or moves to the nearest stop.
  ///
  /// - Parameter changes: The changed nodes.
  /// - Returns: What changed in the accessibility element of each of these nodes.
  @discardableResult
  package mutating func update(_ changes: [NodeChange]) -> [ElementChange] {
    let node = node
    let changes = changes.map {
      NodeChange($0.index, screen.withCapturedFacts($0.node, at: $0.index))
    }
    let changed = changes.isEmpty ? [] : walk.update(changes)
    if let node { position.index = stopIndex(nearest: node) ?? 0 }
    return changed
  }

  /// Changes a setting of the reader and opens the screen again.
  ///
  /// Focus stays on its node, or moves to the nearest stop.
  ///
  /// - Parameters:
  ///   - key: The setting as users spell it, such as `hints`.
  ///   - value: The value as users spell it, such as `off`.
  /// - Throws: A `SettingError` for an unknown key or value.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try reader.set(key, to: value)
    let node = node
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    position.index = node.flatMap { stopIndex(nearest: $0) } ?? 0
  }

  /// Returns the index of a node's stop, or `nil` if the node is not a stop.
  ///
  /// If one of several stops of the node is focused, the result is the focused stop.
  package func stopIndex(of node: Node.Index) -> Int? {
    if self.node == node { return position.index }
    return (0..<walk.count).first { walk.node(at: $0) == node }
  }

  /// Returns the index of a node's stop.
  ///
  /// If the node is not a stop, the result is the first stop inside the node, or else the nearest
  /// stop in document order. If two stops are equally near, the result is the earlier of the two
  /// stops.
  package func stopIndex(nearest node: Node.Index) -> Int? {
    if let exact = stopIndex(of: node) { return exact }
    let inside = Set(screen.descendants(of: node).map(\.index))
    if let first = (0..<walk.count).first(where: { inside.contains(walk.node(at: $0)) }) {
      return first
    }
    var ranks: [Node.Index: Int] = [:]
    for (rank, visit) in screen.preorder.enumerated() { ranks[visit.index] = rank }
    guard let wanted = ranks[node] else { return walk.count == 0 ? nil : 0 }
    var best: (index: Int, distance: Int, rank: Int)?
    for index in 0..<walk.count {
      guard let rank = ranks[walk.node(at: index)] else { continue }
      let distance = abs(rank - wanted)
      if let best, (best.distance, best.rank) <= (distance, rank) { continue }
      best = (index, distance, rank)
    }
    return best?.index
  }
}

extension ScreenReader {
  /// Returns what the reader announces about a node's new state after a double tap on the node.
  ///
  /// Effects that only the app knows are left out. To simulate the app and the timing of speech,
  /// use ``Session/perform(_:)``.
  ///
  /// - Parameters:
  ///   - node: The node that is activated.
  ///   - screen: The screen.
  /// - Returns: The announcement; empty if nothing changes.
  package func announcement(activating node: Node.Index, on screen: Screen) -> Announcement {
    var session = Session(screen, by: self)
    guard let index = session.stopIndex(of: node), session.move(to: index) else {
      return Announcement()
    }
    let changed = session.update(screen.changes(activating: screen.target(ofActivating: node)))
    guard let stop = session.stop, stop.node == node else { return Announcement() }
    let change = changed.first { $0.node == node } ?? ElementChange(node: node, facts: [])
    return words(ofActivation: change, at: stop)
  }
}
