internal import AccessibilityTree
package import ImportSupport

/// The importer of Maestro's hierarchies on iOS.
///
/// The nodes of these hierarchies have labels, values and bounds but no types.
///
/// Assumed: a node with a label is an element if no node inside it has a label.
package enum MaestroIOS {
  package static func screen(of nodes: [MaestroNode]) -> ImportedScreen {
    var screen = Screen(origin: .iosElements)
    var found = FoundTexts()
    var unknown = DiagnosticCollector()
    let labelled = labelledBelow(nodes)
    let statusBar = MaestroStatusBar(nodes)
    let top = screen.append(Node(.generic))
    var ids: [String] = []
    for (index, node) in nodes.enumerated() {
      guard !statusBar.contains(index) else {
        if index == statusBar.top { unknown.record(.statusBar, at: node.position) }
        node.recordTexts(in: &found, because: .otherWindow)
        continue
      }
      node.recordTexts(in: &found)
      for (name, value) in node.attributes where !value.isEmpty && !known.contains(name) {
        unknown.record(.unknownAttributes, name)
      }
      guard !labelled[index], let attributes = attributes(of: node) else { continue }
      var element = IOSElementFacts(attributes).node
      ids.append("e\(ids.count + 1)")
      element.id = ids.last
      element.position = node.position
      screen.append(element, to: top)
    }
    screen[top].ios.elements = SparseList(ids)
    screen[top].order = ids
    screen.diagnostics =
      unknown.diagnostics + [ImportDiagnostic(missing), ImportDiagnostic(.elementsOfUIKit)]
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }

  private static let known: Set<String> = [
    "accessibilityText", "text", "title", "value", "hintText", "resource-id", "bounds", "enabled",
    "focused", "selected", "checked", "clickable", "ignoreBoundsFiltering",
  ]

  /// Returns, for each node, whether any descendant of the node has a label.
  private static func labelledBelow(_ nodes: [MaestroNode]) -> [Bool] {
    var below = Array(repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
      let isLabelled = nodes[index].has("accessibilityText") || nodes[index].has("hintText")
      if below[index] || isLabelled { below[nodes[index].parent] = true }
    }
    return below
  }

  private static func attributes(of node: MaestroNode) -> UIKitAttributes? {
    let label = node["accessibilityText"] ?? node["title"]
    guard label != nil || node.has("hintText") || node.has("value") else { return nil }
    var attributes = UIKitAttributes()
    attributes.kind = .element
    attributes.exported.isElement = true
    attributes.exported.label = label
    attributes.exported.identifier = node["resource-id"]
    var traits: [String] = []
    // In Maestro's hierarchies, only switches have `checked`. Therefore, the node is a switch.
    if node["checked"] == "true" {
      traits += ["button", "switchButton"]
      attributes.exported.value = "1"
    } else {
      attributes.exported.value = node["value"].flatMap { $0 == label ? nil : $0 }
    }
    if node.has("hintText") {
      traits.append("textEntry")
      attributes.placeholder = node["hintText"]
      if attributes.exported.value == nil { attributes.exported.value = node["hintText"] }
    }
    if node["selected"] == "true" { traits.append("selected") }
    if node["enabled"] == "false" { traits.append("notEnabled") }
    if !traits.isEmpty {
      let text = traits.joined(separator: ", ")
      attributes.exported.traits = Spelled(AccessibilityTraits.parse(text), as: text)
    }
    let edges = node.edges
    if edges.count == 4, edges.allSatisfy(\.isFinite) {
      let frame = Frame(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
      attributes.frame = Spelled(
        frame, as: "\(edges[0]), \(edges[1]), \(frame.width), \(frame.height)")
    }
    return attributes
  }

  private static let missing = DiagnosticSentence(
    .notInFormat,
    "A Maestro hierarchy does not contain types, traits, hints and actions of iOS elements; VoiceOver would "
      + "announce those that the app has.")
}
