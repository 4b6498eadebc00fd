internal import Simulator

extension AuditRule {
  static let altDescribesLook = AuditRule(
    id: "alt-describes-look", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["2.4.6"], guidelines: ["T2"],
    condition: "The name of a control describes how it looks instead of what it does.",
    why: "People who hear “hamburger” or “three dots” have to guess what the control does.",
    fixes: .everywhere("Name what the control does, such as “Menu”."),
    examples: [
      .fails(.web, "↓<button><img src=m.png alt=Hamburger></button>"),
      .passes(.web, "<button><img src=m.png alt=Menu></button>"),
      .fails(.design, "- ↓button \"Three dots icon\""),
      .passes(.design, "- button \"Star this message\""),
      .fails(layout: #"↓<ImageButton android:contentDescription="Magnifying glass"/>"#),
      .passes(layout: #"<ImageButton android:contentDescription="Search"/>"#),
      .fails(ios: [.found(.button, "Magnifying glass")]),
      .passes(ios: [.other(.button, "Search")]),
      .fails(
        component:
          #"↓<Pressable accessibilityRole="button" accessibilityLabel="Magnifying glass" />"#),
      .passes(component: #"<Pressable accessibilityRole="button" accessibilityLabel="Search" />"#),
    ]
  ) { subject, findings in
    let shapes = Set(subject.words.phrases(\.shapes))
    let roles = subject.words.phrases(\.roles)
    for control in subject.controls {
      switch control.kind {
      case .button, .link, .custom: break
      case .field, .picker, .choice, .adjustable: continue
      }
      let words = control.words.removingSuffix(in: roles)
      guard shapes.contains(words) else { continue }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(control.name))” says how it looks, not what it does.")
    }
  }
}
