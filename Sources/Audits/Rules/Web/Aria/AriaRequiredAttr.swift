internal import Simulator

extension AuditRule {
  static let ariaRequiredAttr = page(
    "aria-required-attr",
    aliases: ["4e8ab6", "role-has-required-aria-props", "aria_attribute_required"],
    severity: .critical, criteria: ["4.1.2"],
    condition: "An element has a role without an attribute that the role requires.",
    why:
      "People hear the role, but not its state, level or value; from a combo box, they may not get "
      + "to its list.",
    fix: "Add the attribute and keep it up to date, or use the HTML element that has it natively.",
    supersedes: ["state-not-heard"],
    examples: [
      .fails(.web, "↓<div role=checkbox tabindex=0>News</div>"),
      .fails(.web, "↓<div role=slider tabindex=0 aria-label=Volume></div>"),
      .passes(.web, "<div role=checkbox tabindex=0 aria-checked=false>News</div>"),
      .passes(.web, "<input type=checkbox role=switch aria-label=News>"),
      .passes(.web, "<div role=separator></div>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: index), let known = AriaRole[role] else { continue }
      let element = page.source[index]
      var missing = known.required.filter {
        (element["aria-\($0)"] ?? "").isBlank && !isNative($0, element)
      }
      if role == "separator", page.isFocusable(index), (element["aria-valuenow"] ?? "").isBlank,
        element.name != "hr" || element["tabindex"] != nil
      {
        missing.insert("valuenow")
      }
      if role == "combobox", element["aria-expanded"]?.lowercased() == "true",
        (element["aria-controls"] ?? "").isBlank
      {
        missing.insert("controls")
      }
      guard !missing.isEmpty else { continue }
      guard missing != ["controls"] else {
        findings.add(
          element: index, "This combo box is open, but has no aria-controls that names its list.",
          fix: Finding.Fix("Set aria-controls to the id of the list that the combo box opens."))
        continue
      }
      let names = missing.sorted().map { "aria-\($0)" }.joined(separator: " and ")
      // Readers announce `aria-valuetext` even without the number that ARIA requires.
      let hasValueText = missing == ["valuenow"] && !(element["aria-valuetext"] ?? "").isBlank
      findings.add(
        element: index, "The role “\(role)” requires \(names).", needsReview: hasValueText)
    }
  }

  /// Whether the HTML element has the state natively.
  private static func isNative(_ attribute: String, _ element: SourceTree.Element) -> Bool {
    let type = (element["type"] ?? "").lowercased()
    switch attribute {
    case "checked": return element.name == "input" && ["checkbox", "radio"].contains(type)
    case "expanded": return element.name == "select" || element["list"] != nil
    case "level":
      return ["h1", "h2", "h3", "h4", "h5", "h6"].contains(element.name)
    case "valuenow":
      return element.name == "input" && ["range", "number"].contains(type)
        || ["meter", "progress"].contains(element.name)
    default: return false
    }
  }
}
