internal import Simulator

/// A session in progress, with the scenes around each gesture.
///
/// A trial of a form examines the scene after each gesture in order to choose the next gesture.
struct TrialSession {
  let reader: any ScreenReader
  /// Whether the behaviour of the app is known; see ``AuditSession/isAppKnown``.
  let isAppKnown: Bool
  /// Whether the screen is a page in a browser.
  let isLivePage: Bool
  /// The button that sends the form, or `nil` before it is pressed for the first time.
  var sender: SessionNode?
  /// Whether a gesture was left out because time was up.
  private(set) var isCutShort = false
  private var session: Session
  /// A copy of the session at a later time, after the person has listened to all announcements.
  private var heard: Session
  private var scenes: [(before: Session.Scene, after: Session.Scene)]
  private let closed: Session.Scene
  /// Whether the last gesture was a pause.
  ///
  /// After a pause, the person does not listen to the end before the next gesture.
  private var isPausing = false

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - reader: The reader.
  ///   - app: The app.
  ///   - waitsInRealTime: Whether pauses wait in real time for a live app. After each gesture, the
  ///     session waits for messages of a page in any case.
  ///   - isOutOfTime: Returns whether no further gesture should be performed.
  init(
    _ screen: Screen, by reader: any ScreenReader, app: any App, waitsInRealTime: Bool = true,
    isOutOfTime: @escaping @Sendable () -> Bool = { false }
  ) {
    self.reader = reader
    isAppKnown = screen.origin == .web || !(app is NoOpApp)
    isLivePage = screen.origin == .web && app.isRunning
    session = Session(screen, by: reader, app: app)
    session.isOutOfTime = isOutOfTime
    session.waitsInRealTime = waitsInRealTime
    closed = session.scene
    session.begin()
    heard = session.afterListening
    scenes = [(before: closed, after: heard.scene)]
  }

  /// The scene after the last gesture and after all its announcements.
  var scene: Session.Scene { heard.scene }

  /// The opening of the screen, and the gestures.
  var steps: [AuditSession.Step] {
    zip(session.record, scenes).map { step, scene in
      AuditSession.Step(step: step, before: scene.before, after: scene.after, opening: closed)
    }
  }

  mutating func perform(_ gesture: Gesture) {
    perform(isPause: gesture.isPause) { $0.performWithoutResult(gesture) }
  }

  /// Touches a node.
  ///
  /// Unlike a touch that names its target, this method also works if other nodes have the same
  /// name.
  ///
  /// - Returns: Whether the reader stops at the node.
  @discardableResult
  mutating func touch(_ node: SessionNode) -> Bool {
    perform(isPause: false) { $0.touchWithoutResult(node) }
    return heard.record.last?.problem == nil
  }

  private mutating func perform(isPause: Bool, _ act: (inout Session) -> Void) {
    guard !session.isOutOfTime() else {
      isCutShort = true
      return
    }
    // Before a gesture that is not a pause and does not follow a pause, the person listens to the
    // end. The session after listening is already in `heard`.
    if !isPause, !isPausing { session = heard }
    isPausing = isPause
    let (before, count) = (session.scene, session.stepCount)
    act(&session)
    // A gesture adds no step if it only speeds up the next gesture.
    guard session.stepCount > count else { return }
    heard = session.afterListening
    // If time ran out before the person listened to the end, the step is incomplete and is left
    // out.
    guard !session.isOutOfTime() else {
      isCutShort = true
      return
    }
    scenes.append((before, heard.scene))
  }
}
