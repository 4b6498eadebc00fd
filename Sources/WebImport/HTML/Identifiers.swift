/// The first element with each identifier, in the document and in each shadow tree.
struct Identifiers: Sendable {
  private let dom: DOM
  private let scopes: [DOM.ID]
  private var byScope: [DOM.ID: [String: DOM.ID]] = [:]

  init(_ dom: DOM, _ scopes: [DOM.ID]) {
    self.dom = dom
    self.scopes = scopes
    for id in dom.ids {
      guard let name = dom.attribute(.id, of: id), !name.isEmpty else { continue }
      let scope = scopes[Int(id)]
      if byScope[scope]?[name] == nil { byScope[scope, default: [:]][name] = id }
    }
  }

  /// Returns the element with an identifier, in the same tree as another element.
  func element(_ name: some StringProtocol, seenFrom id: DOM.ID) -> DOM.ID? {
    byScope[scopes[Int(id)]]?[String(name)]
  }

  /// Returns the elements to which an attribute refers, in the order of the attribute.
  func references(_ name: AttributeName, of id: DOM.ID) -> [DOM.ID] {
    if let known = dom.capture?.references[DOM.Reference(element: id, name: name)] { return known }
    guard let value = dom.attribute(name, of: id) else { return [] }
    return value.asciiTokens.compactMap { element($0, seenFrom: id) }
  }
}
