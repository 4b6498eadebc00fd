internal import Simulator

extension AuditRule {
  static let duplicateId = page(
    "duplicate-id", aliases: ["element_id_unique"], severity: .warning, criteria: [],
    condition: "Two elements have the same id, and no label or attribute refers to it.",
    why: "As soon as a label or a script names the id, it reaches the first element only.",
    mend: "Give each element an id of its own.",
    examples: [
      .fails(.web, "<p id=a>One</p><p id=a>Two</p>"),
      .fails(.web, "<a id=a href=one>One</a><p id=a>Two</p>"),
      .passes(.web, "<p id=a>One</p><p id=b>Two</p>"),
      .passes(.web, "<p id=a>One</p><template><p id=a>Two</p></template>"),
    ]
  ) { page, findings in
    // A shadow root has identifiers of its own.
    let shadowed = page.shadowedPlaces()
    let places = page.placesById.mapValues { $0.filter { !shadowed.contains($0) } }
    guard places.contains(where: { $0.value.count > 1 }) else { return }
    let referenced = page.referencedIds()
    for place in page.places(with: ["id"]) {
      guard let id = page.source[place]["id"], let all = places[id], all.count > 1,
        all.first == place, !referenced.contains(id)
      else { continue }
      findings.add(
        element: place, "\(all.count) elements have the id “\(id)”.",
        related: all.dropFirst().compactMap(page.subject.node).map { .init($0, "the same id") })
    }
  }
}

extension WebPage {
  /// What stands in a shadow root that the file declares.
  fileprivate func shadowedPlaces() -> Set<Int> {
    var shadowed: Set<Int> = []
    for place in source.indices {
      guard let parent = source[place].parent else { continue }
      if shadowed.contains(parent) || source[parent].name == "template" { shadowed.insert(place) }
    }
    return shadowed
  }

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
