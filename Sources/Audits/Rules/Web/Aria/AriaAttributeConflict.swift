internal import Simulator

extension AuditRule {
  static let ariaAttributeConflict = page(
    "aria-attribute-conflict", aliases: ["aria_attribute_conflict"], severity: .warning,
    criteria: ["4.1.2"],
    condition: "An attribute of ARIA says the opposite of the HTML attribute beside it.",
    why: "Browsers follow one of the two, and people may hear the wrong one.",
    fix: "Remove the ARIA attribute; browsers expose the one of HTML.",
    examples: [
      .fails(.web, "<label>Email ↓<input required aria-required=false></label>"),
      .fails(.web, "↓<button disabled aria-disabled=false>Save</button>"),
      .fails(.web, "<label>Age ↓<input type=number min=1 aria-valuemin=5></label>"),
      .passes(.web, "<label>Email <input required aria-required=true></label>"),
      .passes(.web, "<label>Email <input aria-required=false></label>"),
    ]
  ) { page, findings in
    for index in page.shown(with: (states + values).map(\.1)) {
      let element = page.source[index]
      for (own, name) in states where element[own] != nil {
        guard element[name]?.lowercased() == "false" else { continue }
        findings.add(element: index, "\(name) is “false”, but the element is \(own).")
      }
      for (own, name) in values {
        guard let one = element[own], let other = element[name], !other.isBlank,
          one.trimmed != other.trimmed
        else { continue }
        findings.add(element: index, "\(name) is “\(other)”, but \(own) is “\(one)”.")
      }
    }
  }

  private static let states = [
    ("disabled", "aria-disabled"), ("readonly", "aria-readonly"), ("required", "aria-required"),
  ]
  private static let values = [
    ("colspan", "aria-colspan"), ("max", "aria-valuemax"), ("min", "aria-valuemin"),
    ("placeholder", "aria-placeholder"), ("rowspan", "aria-rowspan"),
  ]
}

extension String {
  fileprivate var trimmed: String { Wording.collapsingWhitespace(self) }
}
