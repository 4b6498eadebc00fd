internal import Simulator

/// The names by which an app’s script can speak of the nodes of a screen.
struct ReactAppNames {
  /// How many nodes inside another are read for its name.
  private static let limit = 200

  private var names: [Node.Index: String] = [:]
  private var operated: [String: Int] = [:]
  private var others: [String: Int] = [:]
  private var ids: [String: Int] = [:]
  /// The screen, in which nodes that nothing else tells from others are given an id.
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
      if node.role.isOperated {
        operated[name, default: 0] += 1
      } else {
        others[name, default: 0] += 1
      }
    }
  }

  /// What a node alone is called; absent where nobody meets it, or others have its id.
  mutating func name(of index: Node.Index) -> String? {
    let node = screen[index]
    guard node.hidden?.audience != .everyReader else { return nil }
    if let name = names[index] {
      let isAlone =
        node.role.isOperated
        ? operated[name] == 1 : others[name] == 1 && operated[name] == nil
      if isAlone { return ReactAppNames.name(of: index, in: screen) }
    }
    if let id = node.id, !id.isEmpty { return ids[id] == 1 ? "#\(id)" : nil }
    // No author writes an id with a space.
    let id = "element \(index)"
    screen[index].id = id
    ids[id] = 1
    return "#\(id)"
  }

  /// As a session looks for it: the label, else the placeholder, else the texts inside.
  private static func name(of index: Node.Index, in screen: Screen) -> String {
    let node = screen[index]
    if !node.name.isEmpty { return node.name }
    if let placeholder = node.placeholder, !placeholder.isEmpty { return placeholder }
    guard node.role.isOperated else { return "" }
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
