internal import Simulator

extension AuditRule {
  static let comboboxActiveDescendant = page(
    "combobox_active_descendant", severity: .serious, criteria: ["4.1.2"],
    condition:
      "The active option of an open combo box is outside the list that the combo box controls.",
    why: "People move through the options and hear nothing, or something else.",
    fix:
      "Set aria-activedescendant to the id of an option inside "
      + "the element that aria-controls names.",
    examples: [
      .fails(
        .web,
        "↓<input role=combobox aria-label=A aria-expanded=true aria-controls=l aria-activedescendant=x>"
          + "<ul id=l role=listbox><li role=option>B</li></ul><p id=x>C</p>"),
      .passes(
        .web,
        "<input role=combobox aria-label=A aria-expanded=true aria-controls=l aria-activedescendant=x>"
          + "<ul id=l role=listbox><li role=option id=x>B</li></ul>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) where page.explicitRole(of: index) == "combobox" {
      let element = page.source[index]
      guard element["aria-expanded"]?.lowercased() == "true",
        let active = element["aria-activedescendant"]?.idTokens.first
      else { continue }
      let known = page.elementsById
      let lists = ((element["aria-controls"] ?? "") + " " + (element["aria-owns"] ?? "")).idTokens
        .compactMap { known[$0]?.first }
      guard let option = known[active]?.first, !lists.isEmpty else { continue }
      guard !lists.contains(where: { page.source.branch(of: $0).contains(option) }) else {
        continue
      }
      findings.add(
        element: index,
        "aria-activedescendant names “\(active)”, which is outside the list of this combo box.")
    }
  }
}
