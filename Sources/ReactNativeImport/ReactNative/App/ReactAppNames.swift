internal import AccessibilityTree
internal import Announcements

/// The names by which an app script can refer to nodes.
struct ReactAppNames {
  /// The maximum number of descendants whose texts are joined to a name.
  private static let limit = 200

  private var names: [Node.Index: String] = [:]
  private var operated: [String: Int] = [:]
  private var others: [String: Int] = [:]
  private var ids: [String: Int] = [:]
  /// The screen.
  ///
  /// A node that needs a name, but has no unique name, gets an `id`.
  private(set) var screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard node.hidden?.audience != .everyReader else { continue }
      if let id = node.id { ids[id, default: 0] += 1 }
      let name = AudibleText(ReactAppNames.name(of: visit.index, in: screen)).text
      guard !name.isEmpty else { continue }
      names[visit.index] = name
      if node.role.isInteractive {
        operated[name, default: 0] += 1
      } else {
        others[name, default: 0] += 1
      }
    }
  }

  /// Returns a name that only this node has.
  ///
  /// A node without such a name gets an `id`.
  ///
  /// The result is `nil` if readers cannot reach the node, or if the author gave the same `id` to
  /// several nodes.
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
    // This `id` contains a space, so it cannot clash with an `id` of an author.
    let id = "element \(index)"
    screen[index].id = id
    ids[id] = 1
    return "#\(id)"
  }

  /// Returns the name by which sessions find a node: its label, its placeholder or, for a control,
  /// the texts inside it.
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
