/// Tells the name of the group that a jump by form controls comes into.
///
/// Swiping comes past the legend, which names the group; a jump does not.
/// Source: a11ysupport.io, input-checkbox.json and required_attribute_radio_group.json, VoiceOver
/// on iOS 12 and 13, next form field.
struct GroupEntry {
  private let screen: Screen
  /// The group with a name around every node, by position.
  private let groups: [Node.Index?]

  /// Finds the named groups of a screen.
  init(_ screen: Screen) {
    self.screen = screen
    groups = screen.nearest { node in
      (node.role == .group || node.role == .radioGroup) && !node.name.isEmpty
    }
  }

  /// Puts the group's name before the first stop in each run inside it.
  func add(to path: inout [Stop]) {
    var last: Node.Index?
    for place in path.indices {
      let group = groups[Int(path[place].node.position)]
      defer { last = group }
      guard let group, group != last else { continue }
      let name = Part(.container, screen[group].name, by: WebKitRules.groupByJump, node: group)
      path[place].announcement.parts.insert(name, at: 0)
    }
  }
}
