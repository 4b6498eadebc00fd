import AccessibilityTree
import Announcements

/// Announces the containers that are entered between one stop and the next.
///
/// A labelled group says its label, a tab bar “tab bar”, before the first stop inside.
/// Source: magentaA11y, captions of native table; cashapp/AccessibilitySnapshot#26, heard on iOS 14
/// to 17.
/// Assumed: iOS 18 and 26 still do; of nested groups the outer one comes first; leaving a group is
/// silent.
struct ContainerEntry {
  private let tree: ElementTree
  private let words: VoiceOverPhrasebook
  private let marksLanguages: Bool
  /// The nearest announced container at or above every element; −1 for none.
  private let nearest: [Int32]
  /// The containers around the last stop, outermost first.
  private var open: [Int32] = []
  /// The index of every container in `open`; −1 for the others.
  private var positions: [Int32]

  init(_ tree: ElementTree, words: VoiceOverPhrasebook, marksLanguages: Bool) {
    self.tree = tree
    self.words = words
    self.marksLanguages = marksLanguages
    var nearest = Array(repeating: Int32(-1), count: tree.count)
    for index in 0..<tree.count {
      if ContainerEntry.isAnnounced(tree[index]) {
        nearest[index] = Int32(index)
      } else if let parent = tree.parent(of: index) {
        nearest[index] = nearest[parent]
      }
    }
    self.nearest = nearest
    positions = Array(repeating: -1, count: tree.count)
  }

  /// Returns what is announced when the reader moves to an element.
  mutating func parts(entering element: Int) -> [Part] {
    var chain: [Int32] = []
    var container = tree.parent(of: element).map { nearest[$0] } ?? -1
    while container >= 0, positions[Int(container)] < 0 {
      chain.append(container)
      container = tree.parent(of: Int(container)).map { nearest[$0] } ?? -1
    }
    leave(downTo: container < 0 ? 0 : Int(positions[Int(container)]) + 1)
    for container in chain.reversed() {
      positions[Int(container)] = Int32(open.count)
      open.append(container)
    }
    return chain.reversed().map { part(for: tree[Int($0)]) }
  }

  private mutating func leave(downTo count: Int) {
    while open.count > count { positions[Int(open.removeLast())] = -1 }
  }

  private static func isAnnounced(_ element: AccessibilityElement) -> Bool {
    if element.isElement { return false }
    if element.kind == .tabBar || element.traits.contains(.tabBar) { return true }
    return element.containerType == .semanticGroup && !(element.label ?? "").isEmpty
  }

  private func part(for container: AccessibilityElement) -> Part {
    if let label = container.label, container.containerType == .semanticGroup {
      return Part(
        .container, label, by: DeviceRules.groupLabel, node: container.node,
        language: marksLanguages ? container.language : nil)
    }
    return Part(
      .container, words.containers.tabBar, by: DeviceRules.tabBar, node: container.node,
      language: marksLanguages ? words.language : nil)
  }
}

/// Announces the name of the group that a jump by form controls enters.
///
/// Swiping passes the legend, which names the group; a jump does not.
/// Source: a11ysupport.io, input-checkbox.json and required_attribute_radio_group.json, VoiceOver
/// on iOS 12 and 13, next form field.
struct GroupEntry {
  private let screen: Screen
  /// The named group around every node, by position.
  private let groups: [Node.Index?]

  init(_ screen: Screen) {
    self.screen = screen
    groups = screen.nearest { node in
      (node.role == .group || node.role == .radioGroup) && !node.name.isEmpty
    }
  }

  /// Returns the group's name for the first stop of each run inside it, and `nil` for the others.
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
