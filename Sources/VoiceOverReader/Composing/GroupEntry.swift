import AccessibilityTree
import Announcements

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

  /// The group's name for the first stop of each run inside it; absent for the others.
  func names(along path: [Node.Index]) -> [Part?] {
    var last: Node.Index?
    return path.map { node in
      let group = groups[Int(node.position)]
      defer { last = group }
      guard let group, group != last else { return nil }
      return Part(.container, screen[group].name, by: WebKitRules.groupByJump, node: group)
    }
  }
}
