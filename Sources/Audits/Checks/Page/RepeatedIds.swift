internal import Simulator

/// The ids shared by several elements of a page, and the attributes that refer to these ids.
struct RepeatedIds {
  /// An id with its elements in document order.
  struct Group {
    let id: String
    let indices: [Int]
    /// The first element, which findings are about.
    let first: Int
  }

  /// The ids that several elements share, in the order of their first elements.
  private(set) var groups: [Group] = []
  /// The names of the attributes that refer to each id.
  private let references: [String: Set<String>]

  init(_ page: WebPage) {
    let shared = page.elementsById.filter { $0.value.count > 1 }
    // An id in a shadow root does not conflict with the same id outside.
    let shadowed = shared.isEmpty ? [] : page.elementsInShadowRoots()
    let repeated = shared.mapValues { $0.filter { !shadowed.contains($0) } }
      .filter { $0.value.count > 1 }
    references = repeated.isEmpty ? [:] : page.references(to: Set(repeated.keys))
    groups = repeated.compactMap { id, indices in
      indices.first.map { Group(id: id, indices: indices, first: $0) }
    }.sorted { $0.first < $1.first }
  }

  /// Returns the names of the attributes that refer to an id.
  func attributes(naming id: String) -> Set<String> { references[id] ?? [] }
}

extension WebPage {
  /// Returns the elements in declarative shadow roots.
  fileprivate func elementsInShadowRoots() -> Set<Int> {
    var shadowed: Set<Int> = []
    for index in source.indices {
      guard let parent = source[index].parent else { continue }
      if shadowed.contains(parent) || source[parent].name == "template" { shadowed.insert(index) }
    }
    return shadowed
  }

  /// Returns, for each id, the names of the attributes that refer to the id.
  fileprivate func references(to ids: Set<String>) -> [String: Set<String>] {
    var references: [String: Set<String>] = [:]
    for index in source.indices {
      for attribute in source[index].attributes {
        let kind = AriaAttribute[attribute.name]?.kind
        guard
          kind == .reference || kind == .references
            || ["for", "headers", "list", "form"].contains(attribute.name)
        else { continue }
        for id in attribute.value.idTokens where ids.contains(id) {
          references[id, default: []].insert(attribute.name)
        }
      }
    }
    return references
  }

  /// Returns the elements of a group, except the element at `index`.
  func others(of group: RepeatedIds.Group, than index: Int) -> [Finding.Related] {
    group.indices.filter { $0 != index }.compactMap(subject.node).map { .init($0, "the same id") }
  }

  /// Returns the first focusable element with an id.
  func firstActive(of group: RepeatedIds.Group) -> Int? { group.indices.first(where: isFocusable) }
}
