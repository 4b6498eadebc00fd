package import Simulator

/// The record of a session with one reader, which rules check.
package struct AuditSession: Sendable {
  /// One gesture, or the opening of the screen, with the scenes before and after it.
  package struct Step: Sendable {
    package let step: Session.Step
    /// The scene before the gesture, and the scene after the person has listened to the end.
    package let before, after: Session.Scene
    /// The scene before the screen opened.
    let opening: Session.Scene
  }

  /// What the audit did with the form, as the name of a trial, such as “submitted empty”.
  ///
  /// The name is empty if the user wrote the gestures.
  package let name: String
  package let reader: any ScreenReader
  /// The opening of the screen, then the gestures.
  package let steps: [Step]
  /// Whether the behaviour of the app is known.
  ///
  /// The behaviour is known from a script. On a page, the behaviour counts as known, because the
  /// browser mostly decides it.
  package let isAppKnown: Bool
  /// Whether the screen is a page in a browser.
  ///
  /// Such a page announces with live regions; any other announcement is the browser’s own message.
  package let isLivePage: Bool

  /// Creates a session by performing gestures on a screen.
  package init(
    _ screen: Screen, by reader: any ScreenReader, app: any App, doing gestures: [Gesture]
  ) {
    var session = TrialSession(screen, by: reader, app: app)
    for gesture in gestures { session.perform(gesture) }
    self.init(session, named: "")
  }

  /// Creates a session from a trial that has ended.
  init(_ session: TrialSession, named name: String) {
    self.name = name
    reader = session.reader
    isAppKnown = session.isAppKnown
    isLivePage = session.isLivePage
    steps = session.steps
  }
}

extension AuditSession {
  /// The reader’s name on the command line.
  var readerName: String { type(of: reader).name }

  /// Returns an announcement in the form of a quote.
  func quote(_ heard: SpeechLogEntry) -> Finding.Quote {
    let confidences = heard.announcement.parts.map(\.confidence)
    return Finding.Quote(
      reader: readerName, profile: reader.profile, readingCondition: .asGiven, text: heard.text,
      confidence: confidences.max { $0.uncertainty < $1.uncertainty } ?? .sourceCode, trial: name)
  }

  /// Returns the announcements of a step in the form of quotes.
  ///
  /// If nothing was announced, the result is one quote that says so.
  func quotes(_ step: Step) -> [Finding.Quote] {
    let heard = step.heard
    guard heard.isEmpty else { return heard.map(quote) }
    return [
      Finding.Quote(
        reader: readerName, profile: reader.profile, readingCondition: .asGiven,
        text: SessionLine.silence, confidence: .sourceCode, trial: name)
    ]
  }
}

extension AuditSession.Step {
  /// The announcements of the step, without sounds, usage hints, and announcements cut off before
  /// their middle.
  var heard: [SpeechLogEntry] {
    step.heard.filter { $0.cause != .sound && $0.cause != .hint && !$0.isLost }
  }

  var effects: [AppEffect] {
    step.log.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
  }

  var events: [(kind: AppEvent.Kind, node: SessionNode?)] {
    step.log.compactMap {
      if case .event(let kind, let node, _) = $0 { (kind, node) } else { nil }
    }
  }

  /// Whether the app showed or closed a screen in the step.
  var changesScreen: Bool {
    after.depth != before.depth
      || effects.contains { if case .show = $0 { true } else { $0 == .close } }
  }

  /// Whether the gesture of the step submits a form or presses a control.
  var isActivation: Bool {
    switch step.gesture {
    case .doubleTap?, .returnKey?, .key(.enter)?, .key(.space)?: true
    default: false
    }
  }

  var isTyping: Bool {
    switch step.gesture {
    case .type?, .paste?, .delete?, .clear?: true
    default: false
    }
  }

  /// Whether a field gets or keeps input focus, and the gesture has no other effect.
  ///
  /// Such a gesture may be silent: if the keyboard is already shown, readers announce nothing.
  var beginsEditing: Bool {
    guard case .doubleTap? = step.gesture, let field = before.focus,
      field == after.inputFocus, let old = before[field], let new = after[field]
    else { return false }
    return old.role != .combobox && old.lasting == new.lasting
  }

  /// Whether the only effect of the gesture is a new line of text.
  var isNewLine: Bool {
    guard case .doubleTap? = step.gesture else {
      return before.inputFocus.flatMap { before[$0] }?.textInput?.isMultiline == true
    }
    return false
  }

  /// Whether the gesture presses a control that is not a text field.
  var pressesButton: Bool {
    guard isActivation, let focus = before.focus, let index = before.index(of: focus) else {
      return false
    }
    return !before.screen.acceptsText(index)
  }

  /// The error messages that the app shows in the step, each with its field.
  var errors: [(node: SessionNode?, message: String)] {
    var errors: [(node: SessionNode?, message: String)] = []
    for effect in effects {
      switch effect {
      case .error(let name, let message), .update(let name, .error, let message):
        guard !message.isEmpty else { continue }
        let field = after.screen.index(called: name).map { after.node(at: $0) }
        errors.append((field, message))
      default: continue
      }
    }
    return errors
  }

  /// The fields with invalid values after the step, in document order.
  var invalidFields: [SessionNode] {
    let invalid = Set(Self.invalidFields(of: after) + errors.compactMap(\.node))
    return after.screen.preorder.map { after.node(at: $0.index) }.filter(invalid.contains)
  }

  /// Whether the browser refused to submit a form.
  ///
  /// The browser then focuses the first invalid field and shows a message. The page controls
  /// neither the focus nor the message.
  var isRefusedByBrowser: Bool {
    effects.contains { if case .becomes(let screen) = $0 { screen.isRefused } else { false } }
  }

  /// Whether the app, and not the browser, refused a submission or an activation.
  var isRefusal: Bool {
    guard isActivation, !changesScreen, !isRefusedByBrowser else { return false }
    if !errors.isEmpty { return true }
    guard events.contains(where: { $0.kind == .submit }) else { return false }
    // Fields that were already invalid do not show that the app refused the submission.
    let known = Set(Self.invalidFields(of: before).map { Self.handle($0, on: before) })
    return invalidFields.contains { !known.contains(Self.handle($0, on: after)) }
  }

  private static func invalidFields(of scene: Session.Scene) -> [SessionNode] {
    scene.screen.preorder.map(\.index).filter { index in
      let node = scene.screen[index]
      return node.role.isEntry && (node.error?.isEmpty == false || node.states.invalid == .yes)
    }.map { scene.node(at: $0) }
  }

  /// Returns the id or the name of a field, as a key for finding the same field on another screen.
  private static func handle(_ field: SessionNode, on scene: Session.Scene) -> String {
    scene[field]?.id ?? scene.name(of: field)
  }

  /// Whether focus is on an invalid field or on an error message.
  var isErrorFocused: Bool {
    guard let focus = after.focus, let node = after[focus] else { return false }
    if invalidFields.contains(focus) { return true }
    if node.role == .alert { return true }
    let words = AudibleText(node.name)
    return !words.text.isEmpty && errors.contains { AudibleText($0.message) == words }
  }

  /// Whether an announcement contains a message or is a part of the message.
  func announces(_ message: String) -> Bool {
    let wanted = AudibleText(message).text
    return heard.contains { heard in
      let text = AudibleText(heard.text).text
      return text.isHeard(in: wanted) || wanted.isHeard(in: text)
    }
  }

  /// The name of the element that had focus before the step; empty if nothing had focus.
  var focusedName: String {
    before.focus.map { before.name(of: $0) } ?? ""
  }
}

extension Session.Scene {
  /// Returns the name of a node; empty if the screen does not have the node.
  func name(of node: SessionNode) -> String { self[node]?.name ?? "" }
}

extension AuditSubject {
  /// Returns the node of the audited screen for a finding about a node of a session.
  ///
  /// The result is the same node, or the nearest ancestor of the node on the audited screen.
  ///
  /// - Returns: The node, or `nil` if the audited screen has neither the node nor an ancestor.
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
  /// - Returns: `nil` if the audited screen does not have the node.
  func sameNode(as node: SessionNode?, in step: AuditSession.Step) -> Node.Index? {
    guard let node else { return nil }
    if let index = audited(node, step.opening) { return index }
    return location(of: node, in: step).flatMap { counterpart(of: $0.index, on: $0.scene.screen) }
  }

  /// Returns the scene of a step in which a node exists, and the node's index there.
  private func location(
    of node: SessionNode, in step: AuditSession.Step
  ) -> (scene: Session.Scene, index: Node.Index)? {
    for scene in [step.after, step.before] {
      if let index = scene.index(of: node) { return (scene, index) }
    }
    return nil
  }

  /// Returns the node of the audited screen that corresponds to a node of the opening screen.
  private func audited(_ node: SessionNode, _ opening: Session.Scene) -> Node.Index? {
    opening.index(of: node).flatMap { screen.counterpart(of: $0, on: opening.screen) }
  }

  /// Returns the node of the audited screen that corresponds to a node of a later screen.
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
