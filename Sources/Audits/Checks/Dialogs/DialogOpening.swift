internal import Simulator

/// The texts and controls of a dialog without a title, by which people may recognize the dialog.
struct DialogOpening {
  /// Whether the dialog is an alert, which interrupts people with a message.
  private var isAlert: Bool
  /// Whether the dialog begins with a text (`beginsWithText`), and whether it has any text
  /// (`hasText`).
  private var beginsWithText = false, hasText = false
  /// Whether a part of the dialog is a heading.
  private var hasHeading = false
  /// The number of controls, and the number of buttons and menu items among them.
  private var controlCount = 0, actionCount = 0

  /// Collects the facts about the content of a dialog, or of a whole screen if `dialog` is `nil`.
  ///
  /// - Parameter controls: The controls of the screen.
  init(
    _ screen: Screen, in dialog: Node.Index? = nil, isAlert: Bool = false, controls: [Control]
  ) {
    self.isAlert = isAlert || dialog.map { screen[$0].role == .alertDialog } == true
    let kinds = Dictionary(controls.map { ($0.node, $0.kind) }) { first, _ in first }
    var nodes = dialog.map { screen.descendants(of: $0) } ?? screen.preorder
    while let visit = nodes.next() {
      let node = screen[visit.index]
      if node.hidden != nil {
        nodes.skipDescendants(of: visit)
      } else if let kind = kinds[visit.index] {
        controlCount += 1
        if kind == .button || kind == .custom { actionCount += 1 }
        nodes.skipDescendants(of: visit)
      } else if !node.name.isBlank, node.role != .image {
        hasHeading = hasHeading || node.role == .heading
        beginsWithText = beginsWithText || controlCount == 0
        hasText = true
      } else if node.role == .alertDialog {
        self.isAlert = true
      }
    }
  }

  /// Whether a finding about the missing title needs review, or `nil` if the dialog needs no title.
  ///
  /// Readers begin with the first element, so a text before all controls can replace a title. A
  /// dialog that contains only buttons or menu items needs no title either.
  var needsReview: Bool? {
    if beginsWithText || hasHeading || isAlert && hasText { return nil }
    if !isAlert, !hasText, actionCount > 1, actionCount == controlCount { return nil }
    return hasText || controlCount == 0
  }
}
