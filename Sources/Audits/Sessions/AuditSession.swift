public import Simulator

/// What a person does on a screen with one reader, gesture by gesture, as rules look at it.
public struct AuditSession: Sendable {
  /// One gesture, or the opening of the screen, with what it found and what it left.
  public struct Step: Sendable {
    /// What was done, heard and happened.
    public let step: Session.Step
    /// The session before the gesture, and once the person had listened to the end.
    public let before, after: Session.Scene
    /// The session before its screen opened.
    let opening: Session.Scene
  }

  /// What was done with the form, where it is tried by itself, such as “sent off empty”.
  public let name: String
  /// The reader.
  public let reader: any ScreenReader
  /// The opening of the screen, then the gestures.
  public let steps: [Step]
  /// Whether it is known how the app answers: a script says so, or it is a page, of which browsers decide
  /// much.
  public let isAppKnown: Bool

  /// Plays gestures on a screen.
  public init(
    _ screen: Screen, by reader: any ScreenReader, app: any App, doing gestures: [Gesture],
    named name: String = ""
  ) {
    var session = Session(screen, by: reader, app: app)
    let closed = session.scene
    session.begin()
    var scenes = [(before: closed, after: session.settled.scene)]
    for gesture in gestures {
      let (before, count) = (session.scene, session.stepCount)
      session.perform(gesture)
      // What only hurries the next gesture is no step.
      guard session.stepCount > count else { continue }
      scenes.append((before, session.settled.scene))
    }
    self.name = name
    self.reader = reader
    isAppKnown = screen.origin == .web || !(app is NoOpApp)
    steps = zip(session.record, scenes).map { step, scene in
      Step(step: step, before: scene.before, after: scene.after, opening: closed)
    }
  }
}

extension AuditSession {
  /// The reader’s name on the command line.
  var readerName: String { type(of: reader).name }

  /// Something heard, or lost, as a finding quotes it.
  func quote(_ heard: Heard) -> Finding.Quote {
    let confidences = heard.announcement.parts.map(\.confidence)
    return Finding.Quote(
      reader: readerName, profile: reader.profile, readingCondition: .asGiven, text: heard.text,
      confidence: confidences.max { $0.doubt < $1.doubt } ?? .sourceCode, trial: name)
  }

  /// What was heard in a moment, as a finding quotes it; that nothing was, in words.
  func quotes(_ moment: Step) -> [Finding.Quote] {
    let heard = moment.heard
    guard heard.isEmpty else { return heard.map(quote) }
    return [
      Finding.Quote(
        reader: readerName, profile: reader.profile, readingCondition: .asGiven,
        text: SessionLine.silence, confidence: .sourceCode, trial: name)
    ]
  }
}

extension AuditSession.Step {
  /// What was heard in words, at least half of each.
  var heard: [Heard] { step.heard.filter { $0.cause != .sound && $0.cause != .hint && !$0.isLost } }

  /// What the app did.
  var answers: [AppEffect] {
    step.log.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
  }

  /// The events, each with the node that it happened to.
  var events: [(kind: AppEvent.Kind, node: SessionNode?)] {
    step.log.compactMap {
      if case .event(let kind, let node, _) = $0 { (kind, node) } else { nil }
    }
  }

  /// Whether another screen came up, or one went.
  var isElsewhere: Bool {
    after.depth != before.depth
      || answers.contains { if case .show = $0 { true } else { $0 == .close } }
  }

  /// Whether the person did what sends a form off or presses something.
  var isActivation: Bool {
    switch step.gesture {
    case .doubleTap?, .returnKey?, .key(.enter)?, .key(.space)?: true
    default: false
    }
  }

  /// Messages that came in it, each with the field it is about.
  var errors: [(node: SessionNode?, message: String)] {
    var errors: [(node: SessionNode?, message: String)] = []
    for answer in answers {
      switch answer {
      case .error(let name, let message), .update(let name, .error, let message):
        guard !message.isEmpty else { continue }
        let field = after.screen.index(called: name).map { after.node(at: $0) }
        errors.append((field, message))
      default: continue
      }
    }
    return errors
  }

  /// Fields that are wrong once the form was refused, in document order.
  var wrongFields: [SessionNode] {
    let wrong = Set(Self.wrongFields(of: after) + errors.compactMap(\.node))
    return after.screen.preorder.map { after.node(at: $0.index) }.filter(wrong.contains)
  }

  /// Whether something was sent off or pressed, and refused.
  var isRefusal: Bool {
    guard isActivation, !isElsewhere else { return false }
    if !errors.isEmpty { return true }
    guard events.contains(where: { $0.kind == .submit }) else { return false }
    // What was wrong before it was sent off does not tell what came of it.
    let known = Set(Self.wrongFields(of: before).map { Self.handle($0, on: before) })
    return wrongFields.contains { !known.contains(Self.handle($0, on: after)) }
  }

  private static func wrongFields(of scene: Session.Scene) -> [SessionNode] {
    scene.screen.preorder.map(\.index).filter { index in
      let node = scene.screen[index]
      return node.role.isEntry && (node.error?.isEmpty == false || node.states.invalid == .yes)
    }.map { scene.node(at: $0) }
  }

  /// By what a field is known again on another screen.
  private static func handle(_ field: SessionNode, on scene: Session.Scene) -> String {
    scene[field]?.id ?? scene.name(of: field)
  }

  /// Whether focus is on something that is wrong, or on a message.
  var isOnError: Bool {
    guard let focus = after.focus, let node = after[focus] else { return false }
    if wrongFields.contains(focus) { return true }
    if node.role == .alert { return true }
    let words = AsHeard(node.name)
    return !words.text.isEmpty && errors.contains { AsHeard($0.message) == words }
  }

  /// Whether words of a message were heard.
  func hears(_ message: String) -> Bool {
    let wanted = AsHeard(message).text
    return heard.contains { heard in
      let text = AsHeard(heard.text).text
      return text.isHeard(in: wanted) || wanted.isHeard(in: text)
    }
  }

  /// What had focus before, by its name.
  var subjectName: String {
    before.focus.map { before.name(of: $0) } ?? ""
  }
}

extension Session.Scene {
  /// The name of a node; empty where the screen does not have the node.
  func name(of node: SessionNode) -> String { self[node]?.name ?? "" }
}

extension AuditSubject {
  /// Returns the node of the audited screen that a finding about a node of a session names: the same node, else
  /// the nearest node around it.
  ///
  /// - Returns: `nil` where the audited screen has nothing of it.
  func node(_ node: SessionNode?, in step: AuditSession.Step) -> Node.Index? {
    guard let node else { return nil }
    if let same = sameNode(as: node, in: step) { return same }
    guard let (scene, index) = location(of: node, in: step) else { return nil }
    return scene.screen.ancestors(of: index).lazy.compactMap { ancestor in
      self.audited(scene.node(at: ancestor), step.opening)
        ?? self.counterpart(of: ancestor, on: scene.screen)
    }.first
  }

  /// Returns the node of the audited screen that is the same as a node of a session.
  ///
  /// - Returns: `nil` where the audited screen does not have the node.
  func sameNode(as node: SessionNode?, in step: AuditSession.Step) -> Node.Index? {
    guard let node else { return nil }
    if let index = audited(node, step.opening) { return index }
    return location(of: node, in: step).flatMap { counterpart(of: $0.index, on: $0.scene.screen) }
  }

  /// The screen of a step that has a node, and the node's index there.
  private func location(
    of node: SessionNode, in step: AuditSession.Step
  ) -> (scene: Session.Scene, index: Node.Index)? {
    for scene in [step.after, step.before] {
      if let index = scene.index(of: node) { return (scene, index) }
    }
    return nil
  }

  /// The node on the audited screen, where the session began with it.
  private func audited(_ node: SessionNode, _ opening: Session.Scene) -> Node.Index? {
    opening.index(of: node).flatMap { screen.counterpart(of: $0, on: opening.screen) }
  }

  /// The node of the audited screen that has the identifier, or the role and name, of a node of a later screen.
  private func counterpart(of index: Node.Index, on later: Screen) -> Node.Index? {
    let node = later[index]
    if let id = node.id, let same = screen.index(id: id), screen[same].role == node.role {
      return same
    }
    guard !node.name.isEmpty, let same = screen.index(called: node.name),
      screen[same].role == node.role
    else { return nil }
    return same
  }
}
