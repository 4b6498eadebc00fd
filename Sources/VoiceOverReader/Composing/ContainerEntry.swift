import AccessibilityTree
import Announcements

/// The announcements of the containers that focus enters on its way to a stop.
///
/// VoiceOver says the label of a labelled group, or “tab bar”, before the stop at which focus enters
/// it. Source: magentaA11y, captions of native table; cashapp/AccessibilitySnapshot#26, heard on iOS
/// 14 to 17. Assumed: iOS 18 and 26 do the same, also when focus moves backwards into the last stop
/// of a group; if focus enters nested groups, VoiceOver says the outer group first; VoiceOver says
/// nothing when focus leaves a group.
struct ContainerEntry {
  private let tree: ElementTree
  private let words: VoiceOverPhrasebook
  private let marksLanguages: Bool
  /// The nearest container at or above each element that VoiceOver announces; −1 for none.
  ///
  /// The container can be the element itself or an ancestor.
  private let nearest: [Int32]
  /// Whether VoiceOver announces any container of the screen.
  let hasContainers: Bool
  /// The containers around the last stop, outermost first.
  private var open: [Int32] = []
  /// The index of each element in `open`, or −1 if the element is not in `open`.
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
    hasContainers = nearest.contains { $0 >= 0 }
    positions = Array(repeating: -1, count: tree.count)
  }

  /// Returns what VoiceOver announces about containers when focus moves to an element.
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

/// The names of the groups that focus enters when it jumps to a form control.
///
/// A swipe stops at the legend, which contains the name of the group. A jump skips the legend, so
/// VoiceOver says the name with the control. Source: a11ysupport.io, input-checkbox.json and
/// required_attribute_radio_group.json, VoiceOver on iOS 12 and 13, command “next form field”.
struct GroupEntry {
  private let screen: Screen
  /// The nearest named group around each node; indexed by node.
  private let groups: [Node.Index?]

  init(_ screen: Screen) {
    self.screen = screen
    groups = screen.nearest(where: GroupEntry.isGroup)
  }

  private static func isGroup(_ node: Node) -> Bool {
    (node.role == .group || node.role == .radioGroup) && !node.name.isEmpty
  }

  /// Returns the name of the group that focus enters at each stop of a path.
  ///
  /// The name is `nil` if the stop is in no group, or in the same group as the previous stop.
  func names(along path: [Node.Index]) -> [Part?] {
    var last: Node.Index?
    return path.map { node in
      let group = groups[Int(node.position)]
      defer { last = group }
      guard let group, group != last else { return nil }
      return GroupEntry.name(of: group, on: screen)
    }
  }

  /// Returns the name of the group that focus enters when it jumps from a node to another node.
  ///
  /// The name is `nil` if the other node is in no group, or in the group of the first node.
  static func name(
    entering node: Node.Index, from previous: Node.Index, on screen: Screen
  ) -> Part? {
    guard let group = group(around: node, on: screen),
      group != self.group(around: previous, on: screen)
    else { return nil }
    return name(of: group, on: screen)
  }

  private static func group(around node: Node.Index, on screen: Screen) -> Node.Index? {
    isGroup(screen[node]) ? node : screen.ancestors(of: node).first { isGroup(screen[$0]) }
  }

  private static func name(of group: Node.Index, on screen: Screen) -> Part {
    Part(.container, screen[group].name, by: WebKitRules.groupByJump, node: group)
  }
}
