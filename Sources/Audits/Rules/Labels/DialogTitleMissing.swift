internal import Simulator

extension AuditRule {
  static let dialogTitleMissing = AuditRule(
    id: "dialog-title-missing", layer: .tree, severity: .serious, criteria: ["4.1.2"],
    condition: "A dialog, sheet or pane has neither a title nor a heading.",
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
      .fails(
        .design, "- ↓dialog:\n  - paragraph: Nothing can be undone\n  - button \"Delete\""),
      .passes(
        .design,
        "- dialog \"Delete all?\":\n  - paragraph: Nothing can be undone\n  - button \"Delete\""),
      .passes(.design, "- dialog:\n  - heading \"Delete all?\"\n  - button \"Delete\""),
      .fails(.android, sheet(paneTitle: ""), as: "android-layout"),
      .passes(.android, sheet(paneTitle: "Filters"), as: "android-layout"),
      .fails(.ios, "{\"children\": [↓\(modal(label: ""))]}", as: "ios-elements"),
      .passes(.ios, "{\"children\": [\(modal(label: "Filters"))]}", as: "ios-elements"),
      .fails(
        component:
          "↓<View role=\"dialog\" accessibilityViewIsModal><Text>Nothing can be undone</Text></View>"
      ),
      .passes(
        component:
          "<View role=\"dialog\" accessibilityViewIsModal><Text accessibilityRole=\"header\">Delete all?</Text></View>"
      ),
    ]
  ) { subject, findings in
    for visit in subject.screen.preorder where subject.screen.isUntitledDialog(visit.index) {
      findings.add(visit.index, "This dialog has neither a name nor a heading.")
    }
    addSheets(subject, &findings)
    for session in subject.sessions {
      for step in session.steps where step.after.depth > step.before.depth {
        guard step.after.screen.isUntitled else { continue }
        findings.add(
          subject.node(step.before.focus, in: step),
          "What opens after “\(step.gestureText)” has neither a title nor a heading.",
          heard: session.quotes(step))
      }
    }
  }

  /// Finds views of a layout that slide in from the bottom and have no pane title.
  private static func addSheets(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard subject.platform == .android, let source = subject.source else { return }
    for index in source.indices {
      guard let behaviour = source[index]["layout_behavior"],
        behaviour.contains("bottom_sheet_behavior") || behaviour.hasSuffix("BottomSheetBehavior"),
        source[index]["accessibilityPaneTitle"]?.isBlank != false
      else { continue }
      findings.add(element: index, "This sheet has no accessibilityPaneTitle.")
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
  /// Whether a node is a dialog or a modal view without a name and without a heading inside.
  fileprivate func isUntitledDialog(_ index: Node.Index) -> Bool {
    let node = self[index]
    let isDialog = node.role == .dialog || node.role == .alertDialog || node.states.isModal
    guard isDialog, node.hidden == nil, node.name.isBlank,
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
    let isDialog = node.role == .dialog || node.role == .alertDialog
    return (node.role == .heading || isDialog) && !node.name.isBlank
      || node.knownAndroid?.paneTitle?.isBlank == false
  }
}
