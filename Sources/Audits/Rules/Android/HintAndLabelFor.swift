internal import Simulator

extension AuditRule {
  /// Source: Android lint, LabelFor.
  static let hintAndLabelFor = AuditRule(
    id: "hint-and-label-for", aliases: ["LabelFor"], layer: .tree, severity: .warning,
    criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    condition: "A field has both a hint and a label that is tied to it.",
    why: "A person hears two names for one field, or the same one twice.",
    fixes: [.android: "Keep android:labelFor on the label, and remove android:hint."],
    platforms: [.android], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          <TextView android:text="Name" android:labelFor="@+id/name"/>
          ↓<EditText android:id="@+id/name" android:hint="Your name"/>
        </LinearLayout>
        """),
      .passes(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          <TextView android:text="Name" android:labelFor="@+id/name"/>
          <EditText android:id="@+id/name"/>
        </LinearLayout>
        """),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .android else { return }
    let labelled = Set(
      source.indices.compactMap { source[$0]["labelFor"].map(layoutId) }.filter { !$0.isEmpty })
    for index in source.indices {
      let element = source[index]
      guard isEditText(element.name), let hint = element["hint"], !hint.isBlank,
        let id = element["id"], labelled.contains(layoutId(id))
      else { continue }
      findings.add(element: index, "This field has a hint and a label that is tied to it.")
    }
  }

  /// The name in `@+id/name`.
  private static func layoutId(_ reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func isEditText(_ name: String) -> Bool {
    let name = name.split(separator: ".").last ?? ""
    return name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView")
  }
}
