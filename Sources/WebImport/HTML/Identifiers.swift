/// The elements by identifier, for the document, each shadow tree and each template.
///
/// If several elements have the same identifier, the first of these elements counts.
struct Identifiers: Sendable {
  private let dom: DOM
  private let scopes: [DOM.ID]
  private var byScope: [DOM.ID: [String: DOM.ID]] = [:]
  /// The first title of each element of SVG that has a title.
  private var titles: [DOM.ID: DOM.ID] = [:]

  init(_ dom: DOM, _ scopes: [DOM.ID]) {
    self.dom = dom
    self.scopes = scopes
    // The loop runs backwards, so that the first of several elements replaces the others.
    for id in dom.ids.reversed() {
      if dom[id].tag == .title, dom[id].namespace == .svg { titles[dom[id].parent] = id }
      guard let name = dom.attribute(.id, of: id), !name.isEmpty else { continue }
      byScope[scopes[Int(id)], default: [:]][name] = id
    }
  }

  /// Returns the element with the given identifier, in the document or shadow tree that contains
  /// `id`.
  func element(_ name: some StringProtocol, seenFrom id: DOM.ID) -> DOM.ID? {
    byScope[scopes[Int(id)]]?[String(name)]
  }

  /// Whether two elements are both in the document, or in the same shadow tree or template.
  func isSameTree(_ one: DOM.ID, _ other: DOM.ID) -> Bool { scopes[Int(one)] == scopes[Int(other)] }

  /// Returns the title of the drawing's part, such as an icon in a sprite, that a `<use>` repeats.
  ///
  /// Source: SVG-AAM 1.0, section 5.1: the instance of the part has the title of the part.
  func titleOfUsedPart(_ use: DOM.ID) -> DOM.ID? {
    guard dom[use].tag == .use, dom[use].namespace == .svg,
      let address = dom.attribute(.href, of: use) ?? dom.attribute(.xlinkHref, of: use),
      address.first == "#", let part = element(address.dropFirst(), seenFrom: use)
    else { return nil }
    return titles[part]
  }

  /// Returns the elements to which an attribute refers, in the order of the attribute's value.
  func references(_ name: AttributeName, of id: DOM.ID) -> [DOM.ID] {
    if let known = dom.capture?.references[DOM.Reference(element: id, name: name)] { return known }
    guard let value = dom.attribute(name, of: id) else { return [] }
    // Most attributes name a single element.
    if !value.utf8.contains(where: \.isHTMLSpace) {
      return element(value, seenFrom: id).map { [$0] } ?? []
    }
    return value.asciiTokens.compactMap { element($0, seenFrom: id) }
  }
}
