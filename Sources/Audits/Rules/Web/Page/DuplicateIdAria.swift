internal import Simulator

extension AuditRule {
  static let duplicateIdAria = page(
    "duplicate-id-aria", aliases: ["element_id_unique", "3ea0c8"], severity: .serious,
    criteria: ["4.1.2"],
    condition:
      "A label, a header or an attribute of ARIA refers to an id that several elements have.",
    why: "Browsers take the first of them, so the others have no name, description or state.",
    fix: "Give each element an id of its own, and name the right one.",
    examples: [
      .fails(.web, "<label for=a>Name</label>↓<input id=a><input id=a aria-label=Town>"),
      .fails(
        .web,
        "<input aria-label=Age aria-describedby=a>↓<p id=a>In years</p><p id=a>Not months</p>"),
      .passes(.web, "<label for=a>Name</label><input id=a><input id=b aria-label=Town>"),
    ]
  ) { page, findings in
    let repeated = RepeatedIds(page)
    for group in repeated.groups {
      let names = repeated.attributes(naming: group.id)
      // Of what should name something, a rule about labels tells.
      guard !names.isEmpty, !names.contains("aria-labelledby") else { continue }
      findings.add(
        element: group.first,
        "\(group.indices.count) elements have the id “\(group.id)”, which "
          + "\(names.sorted().joined(separator: " and ")) refers to.",
        related: page.others(of: group, than: group.first))
    }
  }
}
