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

  /// Whether the element has no box, so that nothing inside the element has one, either.
  var isUnrendered: Bool { state == .hidden && reasons.contains("notRendered") }

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
  /// `Accessibility.getPartialAXTree` for elements that `getFullAXTree` omits, except inside an
  /// element that is not rendered.
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
    let elements = LivePage.elements(below: document["root"] ?? .null)
    // Ask for a level of the document before the level below it, because the answer for an element
    // that is not rendered applies to its content, too.
    var level = elements.indices.filter { elements[$0].parent == nil }
    while !level.isEmpty {
      var commands: [(path: String, command: Int)] = []
      for index in level {
        let element = elements[index]
        let parent = element.parent.flatMap { found[elements[$0].path] }
        if let node = known[element.id], node["ignored"]?.bool != true {
          found[element.path] = ExposedElement(node)
        } else if let parent, parent.isUnrendered {
          found[element.path] = parent
        } else {
          let command = connection.request(
            "Accessibility.getPartialAXTree",
            "{\"backendNodeId\": \(element.id), \"fetchRelatives\": false}", session: session)
          commands.append((element.path, command))
        }
      }
      for (path, command) in commands {
        let answer = try self.answer(to: command)
        if let node = answer["nodes"]?.elements.first { found[path] = ExposedElement(node) }
      }
      level = level.flatMap { elements[$0].children }
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

  /// An element of a document.
  private struct DocumentElement {
    let path: String
    /// The browser's number of the element.
    let id: Int
    /// The index of the parent element or, at the top of a shadow tree, of the tree's host.
    let parent: Int?
    /// The indices of the elements whose parent this element is.
    var children: [Int] = []
  }

  /// Returns the elements of a document, in document order.
  private static func elements(below root: JSON.Value) -> [DocumentElement] {
    var found: [DocumentElement] = []
    var pending: [(node: JSON.Value, path: String, parent: Int?)] = [(root, "", nil)]
    while let (node, path, parent) = pending.popLast() {
      var index = parent
      if node["nodeType"]?.int == 1, let id = node["backendNodeId"]?.int {
        let number = found.count
        index = number
        if let parent { found[parent].children.append(number) }
        found.append(DocumentElement(path: path, id: id, parent: parent))
      }
      var counts: [String: Int] = [:]
      var children: [(node: JSON.Value, path: String, parent: Int?)] = []
      for shadow in node["shadowRoots"]?.elements ?? []
      where shadow["shadowRootType"]?.string != "user-agent" {
        children.append((shadow, "\(path)/#shadow", index))
      }
      for child in node["children"]?.elements ?? [] where child["nodeType"]?.int == 1 {
        let name = child["localName"]?.string ?? ""
        counts[name, default: 0] += 1
        children.append((child, "\(path)/\(name).\(counts[name] ?? 1)", index))
      }
      pending += children.reversed()
    }
    return found
  }
}
