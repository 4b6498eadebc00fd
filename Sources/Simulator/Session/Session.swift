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
  /// The place of the reader's focus among the stops, from 0.
  public internal(set) var place = 0
  /// Which nodes of the session the nodes of the screen are.
  var nodes: SessionNodes
  /// The field that has input focus: what is typed goes there.
  public internal(set) var inputFocus: SessionNode?
  /// What is selected of that field's text, in characters; empty where the caret is.
  public internal(set) var selection = 0..<0
  /// The on-screen keyboard; absent while it is hidden.
  public internal(set) var keyboard: Keyboard?
  /// What the rotor or the reading control goes by.
  public internal(set) var unit: Gesture.RotorUnit?
  /// Milliseconds since the screen was opened.
  public internal(set) var clock = 0
  /// What answers.
  var app: any App
  /// What the reader says, on the same clock.
  var speech: any ReaderSpeech
  /// The screens below what was opened above them, the lowest first.
  var layers: [Layer] = []
  /// What happens by itself later.
  var timers: [Timer] = []
  /// The gestures so far.
  var steps: [Step] = []
  /// The end of the screen that the last swipe went beyond.
  var edge: Gesture.Way?
  /// How far words are read piece by piece.
  var reading: ReadingPlace?
  /// How the next gesture comes.
  var pace = Pace.listening
  /// How many answers are being given because of others, and how much happened by itself since the last
  /// gesture: an app may go round in circles.
  var (nesting, happenings) = (0, 0)
  /// What is being pressed or stepped, while a running app answers that.
  var pressed: SessionNode?
  var isStepping = false
  /// Who moves input focus where the app moves it: the platform as a screen opens, and whoever pressed Tab.
  var mover = SessionEvent.Mover.app
  /// Whether an app or the platform moved the reader's focus during this step.
  var isMoved = false

  /// How gestures follow each other, and the keys and swipes of one gesture.
  enum Pace: Sendable {
    /// Once everything was heard.
    case listening
    /// After a time that somebody waited; what belongs to one gesture follows at once.
    case waiting
    /// At once.
    case hurried
  }

  /// A screen below another, and where focus was.
  struct Layer: Sendable {
    var screen: Screen
    var nodes: SessionNodes
    var node: Node.Index?
    var presentation: AppAnswer.Presentation
  }

  /// Something that happens later.
  struct Timer: Sendable {
    var time: Int
    var what: What

    enum What: Sendable {
      case event(AppEvent)
      case answers([AppAnswer])
    }
  }

  /// Opens a screen; focus is on its first stop.
  ///
  /// - Parameter app: What answers; without one the platform does what it does by itself.
  public init(_ screen: Screen, by reader: any ScreenReader, app: any App = SilentApp()) {
    self.reader = reader
    self.app = app
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    nodes = SessionNodes(of: screen)
    speech = SilentSpeech()
  }

  /// The screen as it is now.
  public var screen: Screen { walk.screen }

  /// Where the reader is, with what is heard there; absent on a screen without stops.
  public var stop: Stop? { (0..<walk.count).contains(place) ? walk.stop(at: place) : nil }

  /// The node that the reader is on.
  var node: Node.Index? { (0..<walk.count).contains(place) ? walk.node(at: place) : nil }

  /// Returns the index of a node on the screen as it is now, or `nil` where the screen does not have the node.
  public func index(of node: SessionNode) -> Node.Index? { nodes.index(of: node) }

  /// The field with input focus, on the screen as it is now.
  var field: Node.Index? { inputFocus.flatMap { nodes.index(of: $0) } }

  /// What is heard on the whole way, as the screen is now.
  public var transcript: Transcript {
    Transcript(
      reader: Swift.type(of: reader).name, profile: reader.profile,
      versions: reader.versions(on: screen.origin), language: reader.language, stops: walk.stops,
      passedOver: walk.passedOver)
  }

  /// Moves focus to a stop; false where there is none.
  @discardableResult
  public mutating func move(to target: Int) -> Bool {
    guard (0..<walk.count).contains(target) else { return false }
    place = target
    return true
  }

  /// Takes over what happened to nodes; focus stays on its node, or what is nearest to it.
  @discardableResult
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] {
    let node = node
    let changed = changes.isEmpty ? [] : walk.update(changes)
    if let node { place = place(nearest: node) ?? 0 }
    return changed
  }

  /// Changes a setting of the reader, both spelled as users do, and opens the screen anew; focus stays on
  /// its node, or what is nearest to it.
  public mutating func set(_ key: String, to value: String) throws(SettingError) {
    try reader.set(key, to: value)
    let node = node
    walk = reader.open(screen, by: .swipeRight)
    walk.detach()
    place = node.flatMap { place(nearest: $0) } ?? 0
  }
}

extension Session {
  /// The place of the stop on a node, that which has focus if there are several; absent when it is
  /// none.
  public func place(of node: Node.Index) -> Int? {
    if self.node == node { return place }
    return (0..<walk.count).first { walk.node(at: $0) == node }
  }

  /// The place of the stop on a node, else of that which is nearest in document order, the earlier
  /// of two.
  public func place(nearest node: Node.Index) -> Int? {
    if let exact = place(of: node) { return exact }
    var ranks: [Node.Index: Int] = [:]
    for (rank, visit) in screen.preorder.enumerated() { ranks[visit.index] = rank }
    guard let wanted = ranks[node] else { return walk.count == 0 ? nil : 0 }
    var best: (place: Int, distance: Int, rank: Int)?
    for place in 0..<walk.count {
      guard let rank = ranks[walk.node(at: place)] else { continue }
      let distance = abs(rank - wanted)
      if let best, (best.distance, best.rank) <= (distance, rank) { continue }
      best = (place, distance, rank)
    }
    return best?.place
  }
}

extension ScreenReader {
  /// What is heard when the stop on a node is double-tapped and changes as the tree itself tells: its new
  /// state, or nothing.
  ///
  /// How an app answers besides, and when all of it is heard, is for ``Session/perform(_:)``.
  public func announcement(activating node: Node.Index, on screen: Screen) -> Announcement {
    var session = Session(screen, by: self)
    guard let place = session.place(of: node), session.move(to: place) else {
      return Announcement()
    }
    let changed = session.update(screen.changes(activating: screen.target(ofActivating: node)))
    guard let stop = session.stop, stop.node == node else { return Announcement() }
    let change = changed.first { $0.node == node } ?? ElementChange(node: node, facts: [])
    return words(ofActivation: change, at: stop)
  }
}
