internal import Simulator

extension AuditRule {
  static let duplicateIdAria = page(
    "duplicate-id-aria", aliases: ["element_id_unique", "3ea0c8"], severity: .serious,
    criteria: ["4.1.2"],
    condition: "A label, table cell or ARIA attribute refers to an id that several elements have.",
    why:
      "Browsers use the first element with the id, so what refers to another one has "
      + "no name, description or state.",
    fix: "Give each element its own id, and refer to the right one.",
    examples: [
      .fails(.web, "<label for=a>Name</label>↓<input id=a><input id=a aria-label=Town>"),
      .fails(
        .web, "<input aria-label=Age aria-describedby=a>↓<p id=a>In years</p><p id=a>Not months</p>"
      ),
      .passes(.web, "<label for=a>Name</label><input id=a><input id=b aria-label=Town>"),
    ]
  ) { page, findings in
    let repeated = RepeatedIds(page)
    for group in repeated.groups {
      let names = repeated.attributes(naming: group.id)
      // Ids to which `aria-labelledby` refers are skipped, because “label-not-associated” reports
      // them.
      guard !names.isEmpty, !names.contains("aria-labelledby") else { continue }
      findings.add(
        element: group.first,
        "\(group.indices.count) elements have the id “\(group.id)”, to which "
          + "\(names.sorted().joined(separator: " and ")) "
          + "\(names.count == 1 ? "refers" : "refer").",
        related: page.others(of: group, than: group.first))
    }
  }
}
