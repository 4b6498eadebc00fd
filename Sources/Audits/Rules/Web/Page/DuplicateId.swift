internal import Simulator

extension AuditRule {
  static let duplicateId = page(
    "duplicate-id", aliases: ["element_id_unique"], severity: .warning, criteria: [],
    condition: "Two elements have the same id, and nothing on the page refers to it.",
    why: "As soon as a label or a script names the id, it reaches the first element only.",
    mend: "Give each element an id of its own.",
    examples: [
      .fails(.web, "<p id=a>One</p><p id=a>Two</p>"),
      .passes(.web, "<p id=a>One</p><p id=b>Two</p>"),
    ]
  ) { page, findings in
    let places = page.placesById()
    guard places.contains(where: { $0.value.count > 1 }) else { return }
    let referenced = page.referencedIds()
    for place in page.places(with: ["id"]) {
      guard let id = page.source[place]["id"], let all = places[id], all.count > 1,
        all.first == place, !referenced.contains(id),
        !all.contains(where: page.isFocusable)
      else { continue }
      findings.add(
        element: place, "\(all.count) elements have the id “\(id)”.",
        related: all.dropFirst().compactMap(page.subject.node).map { .init($0, "the same id") })
    }
  }
}

extension WebPage {
  /// Every id that a label, a header or an attribute of ARIA names.
  fileprivate func referencedIds() -> Set<String> {
    var ids: Set<String> = []
    for place in source.indices {
      for attribute in source[place].attributes {
        let kind = AriaAttribute[attribute.name]?.kind
        guard
          kind == .reference || kind == .references
            || ["for", "headers", "list", "form"].contains(attribute.name)
        else { continue }
        ids.formUnion(attribute.value.idTokens)
      }
    }
    return ids
  }
}
