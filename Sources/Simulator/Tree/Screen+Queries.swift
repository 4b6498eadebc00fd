extension Screen {
  /// The first node in document order with that identifier.
  public func index(id: String) -> Node.Index? {
    preorder.first { self[$0.index].id == id }?.index
  }

  /// Every node of that role, with that accessible name if one is given, in document order.
  public func indices(role: Role, name: String? = nil) -> [Node.Index] {
    preorder.lazy
      .filter { self[$0.index].role == role && (name == nil || self[$0.index].name == name) }
      .map(\.index)
  }

  /// The node with that identifier.
  public subscript(id: String) -> Node? { index(id: id).map { self[$0] } }

  /// Where a node is, as child path from `body`, such as `body > form > input:nth-of-type(2)`;
  /// for text, where its element is; empty outside the body of a web page.
  public func path(of index: Node.Index) -> String {
    var steps: [String] = []
    var current: Node.Index? = index
    while let here = current {
      let element = self[here].web?.element ?? ""
      if Screen.isTag(element) { steps.append(step(of: here, element)) }
      if element == "body" { return steps.reversed().joined(separator: " > ") }
      current = parent(of: here)
    }
    return ""
  }

  /// The author's identifier, else the path.
  public func identifier(of index: Node.Index) -> String { self[index].id ?? path(of: index) }

  /// The language of a node's text: its own or the nearest one above; absent when unknown.
  public func language(of index: Node.Index) -> String? {
    var current: Node.Index? = index
    while let here = current {
      if let language = self[here].language { return language.isEmpty ? nil : language }
      current = parent(of: here)
    }
    return language
  }

  private func step(of index: Node.Index, _ element: String) -> String {
    var place = 1
    var before = previousSibling(of: index)
    while let sibling = before {
      if self[sibling].web?.element == element { place += 1 }
      before = previousSibling(of: sibling)
    }
    var isOnly = place == 1
    var after = nextSibling(of: index)
    while isOnly, let sibling = after {
      if self[sibling].web?.element == element { isOnly = false }
      after = nextSibling(of: sibling)
    }
    return isOnly ? element : "\(element):nth-of-type(\(place))"
  }

  private static func isTag(_ element: String) -> Bool {
    !element.isEmpty && !element.hasPrefix(":")
  }
}

extension Node {
  /// The accessible name; empty when there is none.
  public var name: String { label?.text ?? "" }

  /// The accessible description; empty when there is none.
  public var description: String { hint?.text ?? "" }

  /// Whether the node is in the tree of a reader.
  public func isExposed(to audience: Hidden.Audience) -> Bool {
    guard let hidden else { return true }
    return hidden.audience != .everyReader && hidden.audience != audience
  }
}
