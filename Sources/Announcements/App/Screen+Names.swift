public import AccessibilityTree

extension Screen {
  /// Returns the node that a person most likely means by a name.
  ///
  /// The result is the first match in this order:
  ///
  /// - an interactive node with this accessible name
  /// - a node with this placeholder, text or identifier
  /// - any other node with this accessible name
  ///
  /// The name `#email` means the node with this identifier, and `role=textbox` any node with this
  /// role.
  ///
  /// - Parameter name: The name, placeholder, text, identifier or role.
  /// - Returns: The index, or `nil` if no node matches.
  public func index(called name: String) -> Node.Index? {
    let name = ElementName(name)
    var best: (rank: Int, index: Node.Index)?
    for visit in preorder {
      guard let rank = rank(of: visit.index, called: name) else { continue }
      if rank < best?.rank ?? Int.max { best = (rank, visit.index) }
      if rank == 0 { break }
    }
    return best?.index
  }

  /// Returns all nodes that match a name.
  ///
  /// The most likely node comes first. Equally likely nodes are in document order.
  package func indices(called name: String) -> [Node.Index] {
    let name = ElementName(name)
    var ranked: [(rank: Int, index: Node.Index)] = []
    for visit in preorder {
      if let rank = rank(of: visit.index, called: name) { ranked.append((rank, visit.index)) }
    }
    return (0...ElementName.lastRank).flatMap { rank in
      ranked.lazy.filter { $0.rank == rank }.map(\.index)
    }
  }

  package func isNamed(_ name: String, _ index: Node.Index) -> Bool {
    rank(of: index, called: ElementName(name)) != nil
  }

  /// Returns the rank of a node among the matches of a name.
  ///
  /// The best rank is 0, and worse matches have higher ranks. The result is `nil` if the name does
  /// not match the node.
  private func rank(of index: Node.Index, called name: ElementName) -> Int? {
    let node = self[index]
    guard node.hidden?.audience != .everyReader else { return nil }
    if let id = node.id, id == name.text || id == name.id { return 1 }
    let wanted = name.heard
    if !wanted.isEmpty, !node.name.isEmpty, AudibleText(node.name).text == wanted {
      return node.role.isInteractive ? 0 : 2
    }
    if let placeholder = node.placeholder, node.name.isEmpty,
      AudibleText(placeholder).text == wanted
    {
      return 1
    }
    if node.role.isInteractive, node.name.isEmpty,
      AudibleText(visibleName(of: index)).text == wanted
    {
      return 1
    }
    return node.role == name.role ? ElementName.lastRank : nil
  }

  /// Returns the names of the visible nodes inside a node, joined by spaces.
  ///
  /// - Parameter excluded: Nodes to skip together with their descendants.
  package func visibleName(of index: Node.Index, excluding excluded: Set<Node.Index> = []) -> String
  {
    var texts: [String] = []
    var inside = descendants(of: index)
    while let visit = inside.next() {
      let node = self[visit.index]
      if node.hidden?.audience == .everyReader || excluded.contains(visit.index) {
        inside.skipDescendants(of: visit)
        continue
      }
      if !node.name.isEmpty { texts.append(node.name) }
    }
    return texts.joined(separator: " ")
  }

  /// Returns the text of the field with a name, or `nil` if there is no such node.
  package func text(of name: String) -> String? {
    index(called: name).map { self[$0].value?.text ?? "" }
  }

  /// Whether a field is required and empty, is marked as invalid, or has an error.
  package func failsValidation(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard node.role.isEntry, !node.states.isDisabled else { return false }
    if node.states.isRequired, node.isUnfilled { return true }
    if let invalid = node.states.invalid, invalid != .none { return true }
    return node.error?.isEmpty == false
  }
}

extension Node {
  /// Whether nothing is entered or chosen in the node.
  package var isUnfilled: Bool {
    if let checked = value?.checked { return checked == .off }
    return (value?.text ?? "").isEmpty && value?.range?.now == nil
  }
}
