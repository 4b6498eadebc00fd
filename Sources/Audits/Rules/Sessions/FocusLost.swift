internal import Simulator

extension AuditRule {
  static let focusLost = session(
    "focus-lost", severity: .serious, criteria: ["2.4.3"],
    condition:
      "The focused element disappears and the app does not move focus, so the reader falls back to "
      + "a nearby element; or a dialog closes, or the person goes back, and focus is not on the "
      + "element that opened what is left.",
    why: "People are somewhere else on the screen and do not know why.",
    fixes: [
      .web: "Move focus to the element that replaces it.",
      .android:
        "Send TYPE_VIEW_FOCUSED with sendAccessibilityEvent for the element that replaces it.",
      .ios: "Post a layout-changed notification with the element that replaces it.",
      .reactNative: "Call AccessibilityInfo.setAccessibilityFocus on the element that replaces it.",
      .design: "Let the app move reader focus to the element that replaces it.",
    ],
    examples: .onEachForm(
      marking: "Send",
      doing: #"until "Send"; double tap"#,
      fails: #"on double tap of "Send": remove "Send""#,
      passes: #"on double tap of "Send": remove "Send"; reader focus "Sign up""#)
  ) { subject, session, step, findings in
    addClosing(step, of: session, on: subject, &findings)
    addReturning(step, of: session, on: subject, &findings)
    guard let index = step.step.log.lastIndex(where: \.isLossOfFocus),
      case .focusLost(let name) = step.step.log[index],
      !step.step.log[index...].contains(where: \.givesFocus), !step.isWhereFocusBelongs(name)
    else { return }
    let unnamed = step.before.focus.map { step.before.words(for: $0) } ?? "an element"
    let lost = name.isBlank ? unnamed : "“\(name)”"
    findings.add(
      subject.node(step.before.focus, in: step),
      "\(lost.capitalisedFirst) disappears after “\(step.gestureText)”, and focus falls back to \(step.focusWords).",
      // The finding needs review if the screen has just opened, because scripts may still replace
      // elements.
      needsReview: step.choosesFromPopup || step.step.gesture == nil,
      heard: session.quotes(step))
  }

  /// Adds a finding if a dialog closes and the element that opened the dialog does not get focus
  /// back.
  private static func addClosing(
    _ step: AuditSession.Step, of session: AuditSession, on subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    guard step.after.depth < step.before.depth,
      !step.step.log.contains(where: \.namesFocus),
      let opening = session.steps.last(where: {
        $0.step.time <= step.step.time && $0.after.depth == step.before.depth
          && $0.before.depth == step.after.depth
      }), let opener = opening.before.focus, step.after.index(of: opener) != nil,
      step.after.focus != opener
    else { return }
    findings.add(
      subject.node(opener, in: opening),
      "After “\(step.gestureText)” focus is on \(step.focusWords), not on what opened the dialog.",
      heard: session.quotes(step))
  }
}

extension AuditRule {
  /// Adds a finding if the user went back to an earlier screen and focus is on another element.
  ///
  /// Focus should be on the element by which the user left the earlier screen. On a web page, the
  /// browser decides where focus is on the earlier page.
  private static func addReturning(
    _ step: AuditSession.Step, of session: AuditSession, on subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    guard step.goesBack, step.effects.contains(where: \.showsScreen),
      step.after.screen.origin != .web, !step.effects.contains(where: \.movesFocus),
      let leaving = session.steps.last(where: {
        $0.step.time < step.step.time && $0.effects.contains(where: \.showsScreen)
      }), leaving.before.screen.isSame(as: step.after.screen),
      let opener = leaving.before.focus, let node = leaving.before[opener], !node.name.isEmpty,
      let same = step.after.screen.index(called: node.name),
      let focus = step.after.focus, focus != step.after.node(at: same),
      step.after.name(of: focus) != node.name
    else { return }
    findings.add(
      subject.node(opener, in: leaving),
      "After “\(step.gestureText)” focus is on \(step.focusWords), not on what led to the other screen.",
      heard: session.quotes(step))
  }
}

extension AuditSession.Step {
  /// Whether the person makes the gesture for going back, or presses a control with a name such as
  /// “Back”.
  fileprivate var goesBack: Bool {
    if case .escape? = step.gesture { return true }
    guard isActivation else { return false }
    let words = Wording.words(of: focusedName)
    return WordList.all.contains { $0.backControls.contains { Wording.words(of: $0) == words } }
  }
}

extension AppEffect {
  /// Whether the app replaces the screen by another one.
  var showsScreen: Bool {
    if case .show(_, as: .replacing) = self { true } else { false }
  }

  /// Whether the app moves focus to an element of the screen.
  fileprivate var movesFocus: Bool {
    switch self {
    case .focus, .readerFocus, .screenChanged(.some), .layoutChanged(.some): true
    default: false
    }
  }
}

extension Screen {
  /// Whether this screen and another one are states of one screen: their titles and most of their
  /// names are equal.
  fileprivate func isSame(as other: Screen) -> Bool {
    guard title == other.title else { return false }
    let (own, others) = (names, other.names)
    return !own.isEmpty && own.intersection(others).count * 2 > max(own.count, others.count)
  }

  private var names: Set<String> {
    Set(preorder.map { self[$0.index].name }.filter { !$0.isEmpty })
  }
}

extension AuditSession.Step {
  /// Whether the gesture chooses the focused item of a list or menu on a page.
  ///
  /// The control of the list may keep the browser’s focus all the time. The browser then decides
  /// where the reader is when the list closes.
  var choosesFromPopup: Bool {
    guard before.screen.origin == .web, let focus = before.focus, let node = before[focus] else {
      return false
    }
    return [.option, .menuItem, .menuItemRadio, .menuItemCheckbox, .treeItem].contains(node.role)
  }

  /// Whether focus is where people expect it to be after the element called `lost` is gone.
  ///
  /// People expect focus in one of these places: in the field with input focus, such as a combo box
  /// whose list closed; in a dialog that opened; or on an element with the same name, drawn anew.
  fileprivate func isWhereFocusBelongs(_ lost: String) -> Bool {
    guard let focus = after.focus else { return false }
    if isInNewDialog(focus) { return true }
    return focus == after.inputFocus || !lost.isEmpty && after.name(of: focus) == lost
  }
}

extension AuditSession.Step {
  /// Whether a node is in a dialog that the screen did not have before.
  private func isInNewDialog(_ node: SessionNode) -> Bool {
    guard let index = after.index(of: node) else { return false }
    return ([index] + after.screen.ancestors(of: index)).contains { around in
      guard [.dialog, .alertDialog].contains(after.screen[around].role) else { return false }
      let old = before.index(of: after.node(at: around))
      return old.map { before.screen[$0].hidden != nil } ?? true
    }
  }
}

extension SessionLogEntry {
  fileprivate var isLossOfFocus: Bool { if case .focusLost = self { true } else { false } }

  /// Whether the app moves focus to an element.
  var givesFocus: Bool {
    guard case .effect(let effect) = self else { return false }
    switch effect {
    case .focus, .readerFocus, .show, .screenChanged, .layoutChanged(.some): return true
    case .becomes(let now):
      return now.focus.isGiven || now.window != .same
    case .close, .update, .error, .clearError, .announce, .layoutChanged(nil), .pane, .toast,
      .refuses, .remove, .insert, .reload, .disable, .enable, .hideKeyboard, .wait, .nothing:
      return false
    }
  }
}
