internal import Encoding

/// What a browser's own accessibility tree has of an element.
package struct ExposedElement: Sendable, Hashable {
  /// Whether it is in the tree.
  package enum State: Sendable, Hashable {
    case exposed
    /// It is left out as uninteresting; what is in it is not.
    case dropped
    case hidden
  }

  package var state: State
  /// Why it is not there, in the browser's words.
  package var reasons: Set<String>
  /// In the browser's words, which are ARIA's where that has any.
  package var role: String
  package var name, description: String
  /// What it says of its state, by the browser's names: `checked: mixed`, `required: true`.
  package var states: [String: String]

  /// Reasons that take what is inside away, too.
  ///
  /// Source: Blink, AXObject::IgnoredReasons.
  private static let hiding: Set = [
    "activeModalDialog", "activeFullscreenElement", "activeAriaModalDialog", "ariaHiddenElement",
    "ariaHiddenSubtree", "inertElement", "inertSubtree", "notRendered", "notVisible",
  ]

  init(_ node: JSON.Value) {
    reasons = Set((node["ignoredReasons"]?.elements ?? []).compactMap { $0["name"]?.string })
    state =
      node["ignored"]?.bool != true
      ? .exposed : ExposedElement.hiding.isDisjoint(with: reasons) ? .dropped : .hidden
    role = node["role"]?["value"]?.string ?? ""
    name = node["name"]?["value"]?.string ?? ""
    description = node["description"]?["value"]?.string ?? ""
    states = [:]
    for property in node["properties"]?.elements ?? [] {
      guard let name = property["name"]?.string, let value = property["value"]?["value"] else {
        continue
      }
      if value.kind == .bool || value.kind == .string { states[name] = value.text }
    }
  }
}

extension LivePage {
  /// What the browser's tree has of each element, by its way from the document: `/html.1/body.1/p.2`, the
  /// how-many-eth child of that name; the content of a shadow tree stands below `#shadow`, and what is in
  /// frames is left out.
  ///
  /// Source: Chrome DevTools Protocol, `Accessibility.getFullAXTree`, and for what that leaves out
  /// `getPartialAXTree`.
  package func exposedElements() throws(BrowserError) -> [String: ExposedElement] {
    begin()
    try call("Accessibility.enable")
    let document = try call("DOM.getDocument", "{\"depth\": -1, \"pierce\": true}")
    let tree = try call("Accessibility.getFullAXTree")
    var known: [Int: JSON.Value] = [:]
    for node in tree["nodes"]?.elements ?? [] {
      if let id = node["backendDOMNodeId"]?.int { known[id] = node }
    }
    var found: [String: ExposedElement] = [:]
    var asked: [(path: String, command: Int)] = []
    for (path, id) in LivePage.elements(below: document["root"] ?? .null) {
      if let node = known[id], node["ignored"]?.bool != true {
        found[path] = ExposedElement(node)
      } else {
        let command = connection.ask(
          "Accessibility.getPartialAXTree", "{\"backendNodeId\": \(id), \"fetchRelatives\": false}",
          session: session)
        asked.append((path, command))
      }
    }
    for (path, command) in asked {
      let answer = try self.answer(to: command)
      if let node = answer["nodes"]?.elements.first { found[path] = ExposedElement(node) }
    }
    return found
  }

  /// The message of the browser itself that it shows beside a field; absent where it shows none.
  ///
  /// It is an alert in the browser's own tree and in no document.
  package func validationMessage() throws(BrowserError) -> String? {
    try call("Accessibility.enable")
    let root = try call("DOM.getDocument", "{\"depth\": 0}")
    guard let id = root["root"]?["backendNodeId"]?.int else { return nil }
    let found = try call(
      "Accessibility.queryAXTree", "{\"backendNodeId\": \(id), \"role\": \"alert\"}")
    for node in found["nodes"]?.elements ?? [] where node["backendDOMNodeId"] == nil {
      let words = (node["name"]?["value"]?.string ?? "").split(separator: " ")
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return nil
  }

  private func answer(to command: Int) throws(BrowserError) -> JSON.Value {
    while true {
      if let answer = try connection.answer(to: command) { return answer }
      guard try connection.listen(until: deadline) else { throw LivePage.late }
    }
  }

  /// The elements of a document with their ways, in its order.
  private static func elements(below root: JSON.Value) -> [(path: String, id: Int)] {
    var found: [(path: String, id: Int)] = []
    var pending: [(node: JSON.Value, above: String)] = [(root, "")]
    while let (node, path) = pending.popLast() {
      var counts: [String: Int] = [:]
      var children: [(node: JSON.Value, above: String)] = []
      for shadow in node["shadowRoots"]?.elements ?? []
      where shadow["shadowRootType"]?.string != "user-agent" {
        children.append((shadow, "\(path)/#shadow"))
      }
      for child in node["children"]?.elements ?? [] where child["nodeType"]?.int == 1 {
        let name = child["localName"]?.string ?? ""
        counts[name, default: 0] += 1
        let place = "\(path)/\(name).\(counts[name] ?? 1)"
        if let id = child["backendNodeId"]?.int { found.append((place, id)) }
        children.append((child, place))
      }
      pending += children.reversed()
    }
    return found
  }
}
