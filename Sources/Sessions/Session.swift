public import AccessibilityTree
public import Announcements

/// A person on a screen with one reader: where they are, what they do, and what is heard of it.
///
///     var session = Session(screen, by: TalkBack())
///     session.perform(.swipe(.right, count: 2))
///     let heard = session.perform(.doubleTap).heard
///
/// A step costs what it changes and not the size of the screen.
public struct Session: Sendable {
  /// The reader with its settings.
  public internal(set) var reader: any ScreenReader
  /// The screen as the reader has opened it.
  public internal(set) var walk: any ScreenWalk
  /// Which nodes of the session the nodes of the screen are.
  var nodes: SessionNodes
  /// The reader's position.
  var position = ReaderFocus()
  /// The field with input focus.
  var editing = TextEditing()
  /// The screens below the one that is shown.
  var layers = ScreenLayers()
  /// The app, and what it is going to do.
  var appTimeline: AppTimeline
  /// The clock, the steps and the speech.
  var timeline = SpeechTimeline()

  /// Opens a screen; focus is on its first stop.
  ///
  /// - Parameter app: What answers; without one the platform does what it does by itself.
  public init(_ screen: Screen, by reader: any ScreenReader, app: any App = NoOpApp()) {
    self.reader = reader
    appTimeline = AppTimeline(app)
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    nodes = SessionNodes(of: screen)
  }
}

extension Session {
  /// The screen as it is now.
  public var screen: Screen { walk.screen }

  /// The index of the reader's stop in swipe order, from 0.
  public var stopIndex: Int { position.index }

  /// The stop that the reader is on, with what is heard there; `nil` on a screen without stops.
  public var stop: Stop? {
    (0..<walk.count).contains(position.index) ? walk.stop(at: position.index) : nil
  }

  /// The node that the reader is on.
  var node: Node.Index? {
    (0..<walk.count).contains(position.index) ? walk.node(at: position.index) : nil
  }

  /// The field that has input focus: what is typed goes there.
  public var inputFocus: SessionNode? { editing.field }

  /// The field with input focus, on the screen as it is now.
  var field: Node.Index? { editing.field.flatMap { nodes.index(of: $0) } }

  /// The selected part of that field's text in characters; empty where the caret is.
  public var selection: Range<Int> { editing.selection }

  /// The on-screen keyboard; `nil` while it is hidden.
  public var keyboard: Keyboard? { editing.keyboard }

  /// What the rotor or the reading control is set to.
  public var unit: Gesture.RotorUnit? { position.unit }

  /// Milliseconds since the screen was opened.
  public var clock: Int { timeline.clock }

  /// Returns the index of a node on the screen as it is now, or `nil` where the screen does not have the node.
  public func index(of node: SessionNode) -> Node.Index? { nodes.index(of: node) }

  /// The system that the reader belongs to.
  var platform: ReaderPlatform { Swift.type(of: reader).platform }

  /// The announcements of the whole screen as it is now.
  public var transcript: Transcript {
    Transcript(
      reader: Swift.type(of: reader).name, profile: reader.profile,
      versions: reader.versions(on: screen.origin), language: reader.language, stops: walk.stops,
      skippedNodes: walk.skippedNodes)
  }
}

extension Session {
  /// Moves focus to a stop; false where there is none.
  @discardableResult
  public mutating func move(to target: Int) -> Bool {
    guard (0..<walk.count).contains(target) else { return false }
    position.index = target
    return true
  }

  /// Takes over what happened to nodes; focus stays on its node, or what is nearest to it.
  @discardableResult
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] {
    let node = node
    let changed = changes.isEmpty ? [] : walk.update(changes)
    if let node { position.index = stopIndex(nearest: node) ?? 0 }
    return changed
  }

  /// Changes a setting of the reader, both spelled as users do, and opens the screen anew; focus stays on
  /// its node, or what is nearest to it.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try reader.set(key, to: value)
    let node = node
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    position.index = node.flatMap { stopIndex(nearest: $0) } ?? 0
  }

  /// Returns the index of the stop on a node, that which has focus if there are several, or `nil` where the
  /// node is no stop.
  public func stopIndex(of node: Node.Index) -> Int? {
    if self.node == node { return position.index }
    return (0..<walk.count).first { walk.node(at: $0) == node }
  }

  /// Returns the index of the stop on a node, else of the stop that is nearest in document order, the earlier
  /// of two.
  public func stopIndex(nearest node: Node.Index) -> Int? {
    if let exact = stopIndex(of: node) { return exact }
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
  /// What is heard when the stop on a node is double-tapped and changes as the tree itself tells: its new
  /// state, or nothing.
  ///
  /// How an app answers besides, and when all of it is heard, is for ``Session/perform(_:)``.
  public func announcement(activating node: Node.Index, on screen: Screen) -> Announcement {
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
