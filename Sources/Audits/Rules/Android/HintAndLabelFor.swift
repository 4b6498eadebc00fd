internal import Simulator

extension AuditRule {
  /// The rule about fields that have both a hint and a label.
  ///
  /// Source: Android lint, LabelFor.
  static let hintAndLabelFor = AuditRule(
    id: "hint-and-label-for", aliases: ["LabelFor"], layer: .tree, severity: .warning,
    criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    condition: "A field has both a hint and a label with android:labelFor.",
    why: "People hear two names for one field, or the same name twice.",
    fixes: [.android: "Keep android:labelFor on the label, and remove android:hint."],
    platforms: [.android], needs: [.source], requiredFacts: [],
    examples: [
      .fails(
        layout: #"""
          <TextView android:text="Name" android:labelFor="@+id/name"/>
          ↓<EditText android:id="@+id/name" android:hint="Your name"/>
          """#),
      .passes(
        layout: #"""
          <TextView android:text="Name" android:labelFor="@+id/name"/>
          <EditText android:id="@+id/name"/>
          """#),
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
      findings.add(element: index, "This field has both a hint and a label with android:labelFor.")
    }
  }

  /// Returns the name in `@+id/name`.
  private static func layoutId(_ reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func isEditText(_ name: String) -> Bool {
    let name = name.split(separator: ".").last ?? ""
    return name.hasSuffix("EditText") || name.hasSuffix("AutoCompleteTextView")
  }
}
