internal import Simulator

extension AuditRule {
  static let requiredNotExplained = AuditRule(
    id: "required-not-explained", aliases: ["required-visual-only"], layer: .tree,
    severity: .warning, criteria: ["3.3.2"], bestPractice: ["3.3.2"], guidelines: ["C27"],
    condition:
      "Asterisks mark required fields, and no text before the first of them explains the asterisk.",
    why: "Not everybody knows what an asterisk means.",
    fixes: .everywhere("Write “Fields marked with * are required” before the first field."),
    examples: [
      .fails(.web, "<label for=a>Email *</label>↓<input id=a required>"),
      .passes(
        .web,
        "<p>Fields marked with * are required.</p><label for=a>Email *</label>"
          + "<input id=a required>"),
      .fails(.design, "- ↓textbox \"Email *\""),
      .passes(.design, "- text: Fields marked with * are required\n- textbox \"Email *\""),
      .fails(
        layout: #"""
          ↓<EditText android:hint="Email *"/>
          <EditText android:hint="Name *"/>
          """#),
      .passes(
        layout: #"""
          <TextView android:text="Fields with * must be filled in"/>
          <EditText android:hint="Email *"/>
          """#),
      .fails(ios: [.found(.field, "Email *")]),
      .passes(ios: [
        .other(.text, "Fields with * must be filled in", y: 40), .other(.field, "Email *"),
      ]),
      .fails(component: #"↓<TextInput accessibilityLabel="Email *" />"#),
      .passes(
        component: #"""
          <Text>Fields with * must be filled in</Text>
          <TextInput accessibilityLabel="Email *" />
          """#),
    ]
  ) { subject, findings in
    let words = RequiredWords(subject.words)
    let marked = subject.entryFields.first { field in
      let mark = RequiredMark(field, words)
      return mark.isAsterisk && !mark.isWord
    }
    guard let marked, !isExplained(before: marked, on: subject) else { return }
    findings.add(
      marked.control.node,
      "The label “\(Wording.collapsingWhitespace(marked.label))” has an asterisk, and no text before it explains the asterisk."
    )
  }
}

/// Whether a text before a field explains the asterisk.
private func isExplained(before field: EntryField, on subject: AuditSubject) -> Bool {
  let explanations = PhraseSet(subject.words.phrases(\.asteriskExplanations))
  var (signs, isExplained) = (0, false)
  for visit in subject.screen.preorder {
    if visit.index == field.control.node { break }
    let node = subject.screen[visit.index]
    if let hidden = node.hidden, !hidden.isVisible { continue }
    guard node.isShownText || node.role == .paragraph || node.role == .heading else { continue }
    if Asterisk.isFound(in: node.name) { signs += 1 }
    let words = Wording.words(of: node.name)
    if words.contains(where: names.contains) { signs += 1 }
    isExplained = isExplained || explanations.isFound(in: words)
  }
  return isExplained && signs > (field.label == field.node.name && subject.platform != .web ? 0 : 1)
}

/// Words that mean an asterisk, such as “star”.
private let names: Set<String> = [
  "asterisk", "asterisks", "star", "sternchen", "stern", "astérisque", "asterisco",
]
