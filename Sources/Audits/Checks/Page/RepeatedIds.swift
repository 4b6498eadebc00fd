internal import Simulator

/// The ids of a page that stand more than once, and how the page uses them.
struct RepeatedIds {
  /// One of them with its elements in document order, of which there are two at least.
  struct Group {
    let id: String
    let indices: [Int]
    /// The element at which it is told.
    let first: Int
  }

  /// Those in the order in which they are met.
  private(set) var groups: [Group] = []
  /// By id, the attributes that name it.
  private let references: [String: Set<String>]

  init(_ page: WebPage) {
    // A shadow root has identifiers of its own.
    let shadowed = page.shadowedPlaces()
    let indices = page.elementsById.mapValues { $0.filter { !shadowed.contains($0) } }
    let repeated = indices.filter { $0.value.count > 1 }
    references = repeated.isEmpty ? [:] : page.references(to: Set(repeated.keys))
    groups = repeated.compactMap { id, indices in
      indices.first.map { Group(id: id, indices: indices, first: $0) }
    }.sorted { $0.first < $1.first }
  }

  /// The attributes that name an id.
  func attributes(naming id: String) -> Set<String> { references[id] ?? [] }
}

extension WebPage {
  /// What stands in a shadow root that the file declares.
  fileprivate func shadowedPlaces() -> Set<Int> {
    var shadowed: Set<Int> = []
    for index in source.indices {
      guard let parent = source[index].parent else { continue }
      if shadowed.contains(parent) || source[parent].name == "template" { shadowed.insert(index) }
    }
    return shadowed
  }

  /// Which attributes of labels, cells, controls or of ARIA name some ids.
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

  /// Tells of the elements that have an id besides the first.
  func others(of group: RepeatedIds.Group, than index: Int) -> [Finding.Related] {
    group.indices.filter { $0 != index }.compactMap(subject.node).map { .init($0, "the same id") }
  }
}

extension WebPage {
  /// The first element of an id that can be focused.
  func firstActive(of group: RepeatedIds.Group) -> Int? { group.indices.first(where: isFocusable) }
}
