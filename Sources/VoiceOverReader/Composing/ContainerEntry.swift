import AccessibilityTree
import Announcements

/// Tells which containers are entered when swiping from one stop to the next.
///
/// A labelled group says its label, a tab bar “tab bar”, before the first stop inside.
/// Source: magentaA11y, captions of native table; cashapp/AccessibilitySnapshot#26, heard on iOS 14
/// to 17.
/// Assumed: iOS 18 and 26 still do.
/// Assumed: of nested groups the outer one is told first; leaving one is not told.
struct ContainerEntry {
  private let tree: ElementTree
  private let words: VoiceOverPhrasebook
  private let tellsLanguages: Bool
  /// The nearest container with something to say on entry, itself or above, of every element.
  private let nearest: [Int32]
  /// Containers the last stop was in, outermost first.
  private var open: [Int32] = []
  /// Place of every container among the open ones; −1 for the others.
  private var places: [Int32]

  /// Finds the containers of `tree`.
  init(_ tree: ElementTree, words: VoiceOverPhrasebook, tellsLanguages: Bool) {
    self.tree = tree
    self.words = words
    self.tellsLanguages = tellsLanguages
    var nearest = Array(repeating: Int32(-1), count: tree.count)
    for index in 0..<tree.count {
      if ContainerEntry.isAnnounced(tree[index]) {
        nearest[index] = Int32(index)
      } else if let parent = tree.parent(of: index) {
        nearest[index] = nearest[parent]
      }
    }
    self.nearest = nearest
    places = Array(repeating: -1, count: tree.count)
  }

  /// What is told when the reader moves to `element`.
  mutating func parts(entering element: Int) -> [Part] {
    var chain: [Int32] = []
    var container = tree.parent(of: element).map { nearest[$0] } ?? -1
    while container >= 0, places[Int(container)] < 0 {
      chain.append(container)
      container = tree.parent(of: Int(container)).map { nearest[$0] } ?? -1
    }
    leave(downTo: container < 0 ? 0 : Int(places[Int(container)]) + 1)
    for container in chain.reversed() {
      places[Int(container)] = Int32(open.count)
      open.append(container)
    }
    return chain.reversed().map { part(for: tree[Int($0)]) }
  }

  private mutating func leave(downTo count: Int) {
    while open.count > count { places[Int(open.removeLast())] = -1 }
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
        language: tellsLanguages ? container.language : nil)
    }
    return Part(
      .container, words.containers.tabBar, by: DeviceRules.tabBar, node: container.node,
      language: tellsLanguages ? words.language : nil)
  }
}
