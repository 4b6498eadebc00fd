internal import Simulator

extension AuditRule {
  static let dialogTitleMissing = AuditRule(
    id: "dialog-title-missing", layer: .tree, severity: .serious, criteria: ["4.1.2"],
    condition:
      "A dialog, sheet or pane has neither a title nor a heading, and does not begin with a text; "
      + "needs review if a text inside may say what it is. An alert needs only its message, and a "
      + "menu no title.",
    why: "People hear that something opened in front of the screen, but not what it is.",
    fixes: [
      .android:
        "Set the title of the dialog, or android:accessibilityPaneTitle of the view that slides in.",
      .ios:
        "Begin the modal view with a label that has the Header trait, or set accessibilityLabel.",
      .reactNative:
        "Begin the modal with a <Text accessibilityRole=\"header\">, or set accessibilityLabel.",
      .design: "Give the dialog a name, or begin it with a heading.",
    ],
    platforms: [.android, .ios, .reactNative, .design],
    examples: [
      .fails(.design, "- ↓dialog:\n  - textbox \"Tag\"\n  - button \"Add\""),
      .passes(
        .design,
        "- dialog \"New tag\":\n  - textbox \"Tag\"\n  - button \"Add\""),
      .passes(.design, "- dialog:\n  - heading \"Delete all?\"\n  - button \"Delete\""),
      .passes(
        .design,
        "- alertdialog:\n  - text: Delete all?\n  - button \"Cancel\"\n  - button \"Delete\""),
      .passes(.design, "- dialog:\n  - button \"Copy\"\n  - button \"Paste\""),
      .fails(.android, sheet(paneTitle: ""), as: "android-layout"),
      .passes(.android, sheet(paneTitle: "Filters"), as: "android-layout"),
      .fails(
        .android, ExampleForm.source(.android, [.button("Filter")], marking: "Filter"),
        app: #"on double tap of "Filter": pane """#, doing: #"until "Filter"; double tap"#),
      .passes(
        .android, ExampleForm.source(.android, [.button("Filter")]),
        app: #"on double tap of "Filter": pane "Filters""#, doing: #"until "Filter"; double tap"#),
      .fails(.ios, "{\"children\": [↓\(modal(label: ""))]}", as: "ios-elements"),
      .passes(.ios, "{\"children\": [\(modal(label: "Filters"))]}", as: "ios-elements"),
      .fails(
        component:
          "↓<View role=\"dialog\" accessibilityViewIsModal><TextInput accessibilityLabel=\"Tag\" /></View>"
      ),
      .passes(
        component:
          "<View role=\"dialog\" accessibilityViewIsModal><Text accessibilityRole=\"header\">Delete all?</Text></View>"
      ),
    ]
  ) { subject, findings in
    for visit in subject.screen.preorder where subject.screen.isUntitledDialog(visit.index) {
      let opening = DialogOpening(subject.screen, in: visit.index, controls: subject.controls)
      guard let needsReview = opening.needsReview else { continue }
      findings.add(
        visit.index, "This dialog has neither a name nor a heading.", needsReview: needsReview)
    }
    addSheets(subject, &findings)
    for session in subject.sessions {
      for step in session.steps {
        if step.after.depth > step.before.depth { addOpening(session, step, subject, &findings) }
        addPane(session, step, subject, &findings)
      }
    }
  }

  /// Finds a pane that appears and has no title; only TalkBack announces panes.
  private static func addPane(
    _ session: AuditSession, _ step: AuditSession.Step, _ subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    let isUntitled = step.effects.contains { effect in
      if case .pane(let title) = effect { title.isBlank } else { false }
    }
    guard isUntitled, session.readerName == TalkBack.name else { return }
    findings.add(
      subject.node(step.before.focus, in: step),
      "The pane that appears after “\(step.gestureText)” has no title.",
      heard: session.quotes(step))
  }

  /// Finds a screen without a title that opens above another screen.
  private static func addOpening(
    _ session: AuditSession, _ step: AuditSession.Step, _ subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    let screen = step.after.screen
    guard screen.isUntitled, !step.heard.contains(where: \.isPosted) else { return }
    let isAlert = step.effects.contains { effect in
      if case .show(_, as: .alert) = effect { true } else { false }
    }
    let opening = DialogOpening(
      screen, isAlert: isAlert, controls: Control.all(on: screen, readings: []))
    guard let needsReview = opening.needsReview else { return }
    findings.add(
      subject.node(step.before.focus, in: step),
      "What opens after “\(step.gestureText)” has neither a title nor a heading.",
      needsReview: needsReview, heard: session.quotes(step))
  }

  /// Finds views of a layout that slide in from the bottom and have no pane title.
  private static func addSheets(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard subject.platform == .android, let source = subject.source else { return }
    for index in source.indices {
      guard let behaviour = source[index]["layout_behavior"],
        behaviour.contains("bottom_sheet_behavior") || behaviour.hasSuffix("BottomSheetBehavior"),
        source[index]["accessibilityPaneTitle"]?.isBlank != false
      else { continue }
      let opening = subject.node(of: index).map {
        DialogOpening(subject.screen, in: $0, controls: subject.controls)
      }
      guard let needsReview = opening.map({ $0.needsReview }) ?? true else { continue }
      findings.add(
        element: index, "This sheet has no accessibilityPaneTitle.", needsReview: needsReview)
    }
  }

  private static func sheet(paneTitle: String) -> String {
    let isFound = paneTitle.isEmpty
    let title = isFound ? "" : " android:accessibilityPaneTitle=\"\(paneTitle)\""
    return """
      <androidx.coordinatorlayout.widget.CoordinatorLayout
        xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto">
      \(isFound ? "↓" : "")<LinearLayout app:layout_behavior="@string/bottom_sheet_behavior"\(title)>
      <Button android:text="Apply"/>
      </LinearLayout>
      </androidx.coordinatorlayout.widget.CoordinatorLayout>
      """
  }

  private static func modal(label: String) -> String {
    """
    {"modal": true, "label": "\(label)", "children": [
    {"isElement": true, "label": "Apply", "traits": ["button"]}]}
    """
  }
}

extension Screen {
  /// Whether a node is a dialog or a modal view with neither a name nor a heading.
  fileprivate func isUntitledDialog(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard node.role.isDialog || node.states.isModal, node.hidden == nil, node.name.isBlank,
      node.knownAndroid?.paneTitle?.isBlank != false, firstChild(of: index) != nil
    else { return false }
    return !descendants(of: index).contains { isTitle($0.index) }
  }

  /// Whether nothing on the screen is a title.
  fileprivate var isUntitled: Bool {
    title?.isBlank != false && !preorder.contains { isTitle($0.index) }
  }

  private func isTitle(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard node.hidden == nil else { return false }
    return (node.role == .heading || node.role.isDialog) && !node.name.isBlank
      || node.knownAndroid?.paneTitle?.isBlank == false
  }
}
