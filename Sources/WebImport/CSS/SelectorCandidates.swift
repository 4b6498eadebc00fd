/// An index of a page's elements by identifier, class and tag.
struct SelectorCandidates {
  private var byID: [String: [DOM.ID]] = [:]
  private var byClass: [String: [DOM.ID]] = [:]
  private var byTag: [String: [DOM.ID]] = [:]
  private var all: [DOM.ID] = []

  init(_ dom: DOM) {
    for id in dom.ids where !dom.isText(id) {
      all.append(id)
      byTag[dom.name(of: id), default: []].append(id)
      if let own = dom.attribute(.id, of: id) { byID[own, default: []].append(id) }
      for name in dom.attribute(.class, of: id)?.asciiTokens ?? [] {
        byClass[String(name), default: []].append(id)
      }
    }
  }

  /// Returns the elements that have a key of the compound.
  ///
  /// The compound can select only such elements.
  func elements(for compound: Selector.Compound) -> [DOM.ID] {
    if let id = compound.id { return byID[id] ?? [] }
    if let first = compound.classes.first { return byClass[first] ?? [] }
    if let tag = compound.tag { return byTag[tag] ?? [] }
    return all
  }
}
