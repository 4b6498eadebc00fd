/// The author's identifiers: the first element of each, per document and shadow tree.
struct Identifiers: Sendable {
  private let dom: DOM
  private let scopes: [DOM.ID]
  private var first: [String: DOM.ID] = [:]
  private var inShadow: [DOM.ID: [String: DOM.ID]] = [:]

  /// The identifiers of a page.
  init(_ dom: DOM, _ scopes: [DOM.ID]) {
    self.dom = dom
    self.scopes = scopes
    for id in dom.items.indices.lazy.map(DOM.ID.init) {
      guard let name = dom.attribute(.id, of: id), !name.isEmpty else { continue }
      let scope = scopes.isEmpty ? -1 : scopes[Int(id)]
      if scope < 0 {
        if first[name] == nil { first[name] = id }
      } else if inShadow[scope]?[name] == nil {
        inShadow[scope, default: [:]][name] = id
      }
    }
  }

  /// The element with an identifier, as seen from another element.
  func element(_ name: some StringProtocol, seenFrom id: DOM.ID) -> DOM.ID? {
    let scope = scopes.isEmpty ? -1 : scopes[Int(id)]
    return scope < 0 ? first[String(name)] : inShadow[scope]?[String(name)]
  }

  /// The elements an attribute refers to, in its order.
  func references(_ name: AttributeName, of id: DOM.ID) -> [DOM.ID] {
    guard let value = dom.attribute(name, of: id) else { return [] }
    return value.asciiTokens.compactMap { element($0, seenFrom: id) }
  }
}
