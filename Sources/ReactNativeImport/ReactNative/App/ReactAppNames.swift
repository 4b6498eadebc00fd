internal import AccessibilityTree
internal import Announcements

/// The names by which an app script refers to the nodes of a screen.
struct ReactAppNames {
  /// The most descendants that are read for a name.
  private static let limit = 200

  private var names: [Node.Index: String] = [:]
  private var operated: [String: Int] = [:]
  private var others: [String: Int] = [:]
  private var ids: [String: Int] = [:]
  /// The screen, with an id for each node that has no unique name.
  private(set) var screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard node.hidden?.audience != .everyReader else { continue }
      if let id = node.id { ids[id, default: 0] += 1 }
      let name = AsHeard(ReactAppNames.name(of: visit.index, in: screen)).text
      guard !name.isEmpty else { continue }
      names[visit.index] = name
      if node.role.isInteractive {
        operated[name, default: 0] += 1
      } else {
        others[name, default: 0] += 1
      }
    }
  }

  /// Returns the unique name of a node, or `nil` if readers cannot reach it or its id is not
  /// unique.
  mutating func name(of index: Node.Index) -> String? {
    let node = screen[index]
    guard node.hidden?.audience != .everyReader else { return nil }
    if let name = names[index] {
      let isAlone =
        node.role.isInteractive
        ? operated[name] == 1 : others[name] == 1 && operated[name] == nil
      if isAlone { return ReactAppNames.name(of: index, in: screen) }
    }
    if let id = node.id, !id.isEmpty { return ids[id] == 1 ? "#\(id)" : nil }
    // An id with a space cannot clash with one that an author wrote.
    let id = "element \(index)"
    screen[index].id = id
    ids[id] = 1
    return "#\(id)"
  }

  /// Returns the name as sessions look it up: the label, else the placeholder, else the texts
  /// inside.
  private static func name(of index: Node.Index, in screen: Screen) -> String {
    let node = screen[index]
    if !node.name.isEmpty { return node.name }
    if let placeholder = node.placeholder, !placeholder.isEmpty { return placeholder }
    guard node.role.isInteractive else { return "" }
    var texts: [String] = []
    var count = 0
    var inside = screen.descendants(of: index)
    while let visit = inside.next() {
      count += 1
      guard count <= limit else { return "" }
      let node = screen[visit.index]
      if node.hidden?.audience == .everyReader {
        inside.skipDescendants(of: visit)
        continue
      }
      if !node.name.isEmpty { texts.append(node.name) }
    }
    return texts.joined(separator: " ")
  }
}
