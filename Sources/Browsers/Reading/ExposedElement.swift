internal import Encoding

/// An element in the browser's own accessibility tree.
package struct ExposedElement: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    case exposed
    /// The browser's tree omits the element, but contains the content of the element.
    case ignored
    case hidden
  }

  package var state: State
  /// The reasons why the browser's tree omits the element, in the browser's terms.
  package var reasons: Set<String>
  /// The browser's name of the role; a role of ARIA has its name in ARIA.
  package var role: String
  package var name, description: String
  /// The states, by their names in the browser: `checked: mixed`, `required: true`.
  package var states: [String: String]

  /// The reasons to omit both an element and its content from the browser's tree.
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
      ? .exposed : ExposedElement.hiding.isDisjoint(with: reasons) ? .ignored : .hidden
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
  /// Returns the elements in the browser's accessibility tree, by their paths.
  ///
  /// In a path such as `/html.1/body.1/p.2`, the numbers count siblings with the same name, from 1.
  /// Shadow trees are below `#shadow`. Frames are omitted.
  ///
  /// Source: Chrome DevTools Protocol, `Accessibility.getFullAXTree`;
  /// `Accessibility.getPartialAXTree` for elements that `getFullAXTree` omits.
  package func exposedElements() throws(BrowserError) -> [String: ExposedElement] {
    resetDeadline()
    try call("Accessibility.enable")
    let document = try call("DOM.getDocument", "{\"depth\": -1, \"pierce\": true}")
    let tree = try call("Accessibility.getFullAXTree")
    var known: [Int: JSON.Value] = [:]
    for node in tree["nodes"]?.elements ?? [] {
      if let id = node["backendDOMNodeId"]?.int { known[id] = node }
    }
    var found: [String: ExposedElement] = [:]
    var commands: [(path: String, command: Int)] = []
    for (path, id) in LivePage.elements(below: document["root"] ?? .null) {
      if let node = known[id], node["ignored"]?.bool != true {
        found[path] = ExposedElement(node)
      } else {
        let command = connection.request(
          "Accessibility.getPartialAXTree", "{\"backendNodeId\": \(id), \"fetchRelatives\": false}",
          session: session)
        commands.append((path, command))
      }
    }
    for (path, command) in commands {
      let answer = try self.answer(to: command)
      if let node = answer["nodes"]?.elements.first { found[path] = ExposedElement(node) }
    }
    return found
  }

  /// Returns the validation message that the browser shows beside a field, or `nil` if the browser
  /// shows no such message.
  ///
  /// In the browser's tree, the message is an alert without an element in the document.
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
      guard try connection.receive(until: deadline) else { throw LivePage.timeout }
    }
  }

  /// Returns the elements of a document with their paths, in document order.
  private static func elements(below root: JSON.Value) -> [(path: String, id: Int)] {
    var found: [(path: String, id: Int)] = []
    var pending: [(node: JSON.Value, path: String)] = [(root, "")]
    while let (node, path) = pending.popLast() {
      var counts: [String: Int] = [:]
      var children: [(node: JSON.Value, path: String)] = []
      for shadow in node["shadowRoots"]?.elements ?? []
      where shadow["shadowRootType"]?.string != "user-agent" {
        children.append((shadow, "\(path)/#shadow"))
      }
      for child in node["children"]?.elements ?? [] where child["nodeType"]?.int == 1 {
        let name = child["localName"]?.string ?? ""
        counts[name, default: 0] += 1
        let childPath = "\(path)/\(name).\(counts[name] ?? 1)"
        if let id = child["backendNodeId"]?.int { found.append((childPath, id)) }
        children.append((child, childPath))
      }
      pending += children.reversed()
    }
    return found
  }
}
