public import Simulator

/// What a person does on a screen with one reader, gesture by gesture, as rules look at it.
public struct AuditSession: Sendable {
  /// One gesture, or the opening of the screen, with what it found and what it left.
  public struct Step: Sendable {
    /// What was done, heard and happened.
    public let step: Session.Step
    /// What there was before, and once the person had listened to the end.
    public let before, after: Session.Scene
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
    isAppKnown = screen.origin == .web || !(app is SilentApp)
    steps = zip(session.record, scenes).map { step, scene in
      Step(step: step, before: scene.before, after: scene.after)
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
  var answers: [AppAnswer] {
    step.happenings.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
  }

  /// What happened.
  var events: [AppEvent] {
    step.happenings.compactMap { if case .event(let event, _) = $0 { event } else { nil } }
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
  var errors: [(node: Node.Index?, message: String)] {
    var errors: [(node: Node.Index?, message: String)] = []
    for answer in answers {
      switch answer {
      case .error(let name, let message), .update(let name, .error, let message):
        guard !message.isEmpty else { continue }
        errors.append((after.screen.index(called: name), message))
      default: continue
      }
    }
    return errors
  }

  /// Fields that are wrong once the form was refused, in document order.
  var wrongFields: [Node.Index] {
    let wrong = Set(Self.wrongFields(of: after.screen) + errors.compactMap(\.node))
    return after.screen.preorder.map(\.index).filter(wrong.contains)
  }

  /// Whether something was sent off or pressed, and refused.
  var isRefusal: Bool {
    guard isActivation, !isElsewhere else { return false }
    if !errors.isEmpty { return true }
    guard events.contains(where: { $0.kind == .submit }) else { return false }
    // What was wrong before it was sent off does not tell what came of it.
    let known = Set(Self.wrongFields(of: before.screen).map { Self.handle($0, on: before.screen) })
    return wrongFields.contains { !known.contains(Self.handle($0, on: after.screen)) }
  }

  private static func wrongFields(of screen: Screen) -> [Node.Index] {
    screen.preorder.map(\.index).filter { index in
      let node = screen[index]
      return node.role.isEntry && (node.error?.isEmpty == false || node.states.invalid == .yes)
    }
  }

  /// By what a field is known again on another screen.
  private static func handle(_ field: Node.Index, on screen: Screen) -> String {
    screen[field].id ?? screen[field].name
  }

  /// Whether focus is on something that is wrong, or on a message.
  var isOnError: Bool {
    guard let focus = after.focus else { return false }
    if wrongFields.contains(focus) { return true }
    let node = after.screen[focus]
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
    before.focus.map { before.screen[$0].name } ?? ""
  }
}

extension AuditSubject {
  /// The node of the audited screen that a node of a later one is, by its place or by its name.
  func node(_ index: Node.Index?, on scene: Session.Scene) -> Node.Index? {
    guard let index else { return nil }
    let node = scene.screen[index]
    if let id = node.id, let same = screen.index(called: id) { return same }
    if scene.screen.count == screen.count, screen[index].role == node.role { return index }
    return node.name.isEmpty ? nil : screen.index(called: node.name)
  }
}
