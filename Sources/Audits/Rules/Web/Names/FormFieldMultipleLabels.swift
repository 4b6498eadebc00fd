internal import Simulator

extension AuditRule {
  static let formFieldMultipleLabels = page(
    "form-field-multiple-labels", aliases: ["form_label_unique"], severity: .warning,
    criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    condition: "A field has two labels that are both visible and exposed to readers.",
    why:
      "Some readers announce both labels, others only one, so people may miss the "
      + "words that matter.",
    fix: "Keep one label, and refer to the other text with aria-describedby.",
    examples: [
      .fails(.web, "<label for=a>First</label>↓<label for=a>Last</label><input id=a>"),
      .passes(.web, "<label for=a>First</label><label for=a hidden>Last</label><input id=a>"),
      .passes(.web, "<label for=a>First</label><input id=a>"),
    ]
  ) { page, findings in
    let fields = page.elementsById
    var labels: [Int: (index: Int, isPointing: Bool)] = [:]
    for index in page.shown(named: ["label"]) {
      guard page.hasText(index), let (field, isPointing) = page.field(labelledBy: index, fields),
        page.source[field]["aria-labelledby"] == nil,
        page.source[field].name != "input" || page.source[field]["type"]?.lowercased() != "hidden"
      else { continue }
      guard let first = labels[field] else {
        labels[field] = (index, isPointing)
        continue
      }
      findings.add(
        element: index, "Another label belongs to the same field.",
        needsReview: !isPointing || !first.isPointing,
        related: page.related(first.index, "The first label."))
    }
  }
}

extension WebPage {
  /// Returns the control to which a label belongs, and whether the label refers to the control by
  /// id.
  fileprivate func field(
    labelledBy label: Int, _ indices: [String: [Int]]
  ) -> (index: Int, isPointing: Bool)? {
    if let id = source[label]["for"] { return indices[id]?.first.map { ($0, true) } }
    let controls: Set<String> = ["input", "select", "textarea", "button", "meter", "progress"]
    return source.branch(of: label).first {
      controls.contains(source[$0].name) && source[$0]["type"]?.lowercased() != "hidden"
    }.map { ($0, false) }
  }
}
