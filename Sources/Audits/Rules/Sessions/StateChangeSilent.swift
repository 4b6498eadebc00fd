internal import Simulator

extension AuditRule {
  static let stateChangeSilent = session(
    "state-change-silent", aliases: ["NO_ACCESSIBILITY_STATE_SET"], severity: .critical,
    criteria: ["4.1.2", "4.1.3"],
    condition:
      "Activating a control changes its state or the screen, but nothing is announced and focus "
      + "does not move.",
    why:
      "People do not know that the control worked; they activate it again, and undo what they did.",
    fixes: [
      .web:
        "Give the control the ARIA state that changes, or put the "
        + "content that changes into a live region.",
      .android:
        "Give the view a state description, or make the content that changes a live region.",
      .ios: "Set the trait or value that changes, or post an announcement.",
      .reactNative: "Set accessibilityState, or announce what changed.",
      .design: "Give the control the state that changes, or let the app announce it.",
    ],
    supersedes: ["label-stale"],
    examples: .onEachForm(
      [.button("Save"), .text("Not saved")], marking: "Save",
      doing: #"until "Save"; double tap; wait 2 s"#,
      fails: #"on double tap of "Save": update "Not saved" label "Saved""#,
      passes: #"on double tap of "Save": update "Not saved" label "Saved"; announce "Saved""#)
  ) { subject, session, step, findings in
    guard step.isActivation, !step.isNewLine, !step.beginsEditing, step.heard.isEmpty,
      !step.step.isMoved, !step.isRefusal, !step.isRefusedByBrowser,
      step.changesScreen || session.isReadingChanged(by: step)
    else { return }
    let isAnswered = isAnswered(step, in: session, withAnotherReader: subject)
    let followsLink = step.followsInPageLink
    var message = "“\(step.gestureText)”\(control(of: step, subject)) "
    message +=
      step.changesScreen
      ? "opens or closes a screen, and nothing is announced."
      : "changes the screen, and nothing is announced."
    if isAnswered {
      message += " (Another reader announced something here, so the page may only have been late.)"
    }
    if followsLink {
      message += " (The link leads to an element, where browsers may move focus.)"
    }
    findings.add(
      subject.node(step.before.focus, in: step), message,
      needsReview: isAnswered || followsLink, heard: session.quotes(step),
      fix: fix(of: step, subject))
  }

  /// Returns the words for the activated control if it is not on the audited screen, because it
  /// appeared later.
  private static func control(of step: AuditSession.Step, _ subject: AuditSubject) -> String {
    guard let focus = step.before.focus, subject.sameNode(as: focus, in: step) == nil else {
      return ""
    }
    return " on \(step.before.words(for: focus))"
  }

  /// Returns the fix for a new screen or for texts beside the control.
  ///
  /// Returns `nil` if the activated control or any other control changes.
  private static func fix(of step: AuditSession.Step, _ subject: AuditSubject) -> Finding.Fix? {
    if step.changesScreen { return screenFixes[subject.platform].map { Finding.Fix($0) } }
    guard subject.source?.code == nil, step.changesOnlyTexts else { return nil }
    return textFixes[subject.platform].map { Finding.Fix($0) }
  }

  /// Whether another reader announced something after the same gesture on its copy of the live
  /// page.
  ///
  /// Each reader reads its own copy of the page. A slow server may have answered too late for one
  /// of the readers.
  private static func isAnswered(
    _ step: AuditSession.Step, in session: AuditSession, withAnotherReader subject: AuditSubject
  ) -> Bool {
    guard session.isLivePage, let focus = step.before.focus, let pressed = step.before[focus]
    else { return false }
    let audited = subject.sameNode(as: focus, in: step)
    return subject.sessions.contains { other in
      other.isLivePage && other.name == session.name && other.readerName != session.readerName
        && other.steps.contains { otherStep in
          guard !otherStep.heard.isEmpty, otherStep.gestureText == step.gestureText,
            let otherFocus = otherStep.before.focus, let node = otherStep.before[otherFocus]
          else { return false }
          // Controls without a name are distinguished by their index on the audited screen.
          if let audited, let other = subject.sameNode(as: otherFocus, in: otherStep) {
            return other == audited
          }
          return node.role == pressed.role && node.name == pressed.name
        }
    }
  }

  /// The fixes for a change to another screen.
  private static let screenFixes: [Platform: String] = [
    .web: "Give the new page a <title>; where a script shows it, move focus to its heading.",
    .android:
      "Give the new activity a title, or set accessibilityPaneTitle on the part that opens.",
    .ios: "Post a screen-changed notification with the first element of the new screen.",
    .reactNative: "Call AccessibilityInfo.setAccessibilityFocus on the heading of the new screen.",
    .design: "Give the new screen a title, or let the app move focus to its heading.",
  ]

  /// The fixes for texts that change while the control stays the same.
  private static let textFixes: [Platform: String] = [
    .web:
      "Put the text that changes into an element with role=\"status\" or aria-live=\"polite\"; if "
      + "the control shows and hides it, set aria-expanded.",
    .android: "Make the text that changes a live region.",
    .ios: "Post an announcement with the text that changes.",
    .reactNative:
      "Set accessibilityLiveRegion on the text that changes, and on iOS call "
      + "AccessibilityInfo.announceForAccessibility.",
    .design: "Let the app announce the text that changes.",
  ]
}

extension AuditSession.Step {
  /// Whether the gesture activates a link to an element of the same page.
  ///
  /// Browsers move the reader to the element, unless a script prevents that.
  ///
  /// Source: Chromium, WebContentsAccessibilityImpl.handleScrolledToAnchor.
  fileprivate var followsInPageLink: Bool {
    guard before.screen.origin == .web, let focus = before.focus, let link = before[focus],
      link.role == .link, let target = link.web?.target, target.first == "#", target.count > 1
    else { return false }
    let id = String(target.dropFirst())
    return after.screen.preorder.contains { after.screen[$0.index].id == id }
  }

  /// Whether the activated control and the number of controls stay the same, so that only other
  /// content can change.
  fileprivate var changesOnlyTexts: Bool {
    guard let focus = before.focus, let old = before[focus], let new = after[focus],
      old.lasting == new.lasting
    else { return false }
    return before.screen.shownControls == after.screen.shownControls
  }
}

extension Screen {
  /// The number of controls that are not hidden.
  fileprivate var shownControls: Int {
    var count = 0
    var nodes = preorder
    while let visit = nodes.next() {
      let node = self[visit.index]
      if let hidden = node.hidden {
        if !hidden.keepsChildren { nodes.skipDescendants(of: visit) }
      } else if node.role.isInteractive {
        count += 1
      }
    }
    return count
  }
}
