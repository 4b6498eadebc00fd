internal import Simulator

extension AuditRule {
  /// The rule about texts whose size does not follow the font size that the user has set.
  ///
  /// Source: Accessibility Test Framework, TextSizeCheck; Android lint, SpUsage.
  static let textSize = AuditRule(
    id: "TextSize", aliases: ["SpUsage"], layer: .tree, severity: .warning, criteria: ["1.4.4"],
    bestPractice: ["1.4.4"],
    condition: "The size of a text is not in sp, so it does not follow the user’s font size.",
    why: "People with low vision, many of whom also listen, cannot read the text.",
    fixes: [.android: "Write the size in sp."],
    platforms: [.android], needs: [.source],
    examples: [
      .fails(layout: #"↓<TextView android:text="Sum" android:textSize="14dp"/>"#),
      .fails(layout: #"↓<Button android:text="Pay" android:textSize="32px"/>"#),
      .passes(layout: #"<TextView android:text="Sum" android:textSize="14sp"/>"#),
      .passes(layout: #"<TextView android:text="Sum" android:textSize="@dimen/body"/>"#),
    ]
  ) { subject, findings in
    guard subject.screen.origin == .android else { return }
    for visit in subject.screen.preorder {
      guard let size = subject.screen[visit.index].knownAndroid?.passthrough["textSize"],
        !subject.isHidden(visit.index), let first = size.first, first.isNumber || first == "."
      else { continue }
      let unit = size.drop { $0.isNumber || $0 == "." }
      guard !unit.isEmpty, unit != "sp" else { continue }
      findings.add(
        visit.index, "The text has a size in \(unit), which does not follow the user’s font size.")
    }
  }
}
