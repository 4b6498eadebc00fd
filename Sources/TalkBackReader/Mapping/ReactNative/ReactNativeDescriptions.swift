import AccessibilityTree

/// The descriptions that views without words of their own get from their children.
///
/// React Native joins the words of the unfocusable children. The words of a child are its content
/// description or, without one, its text. A child with neither contributes the words of its own
/// children. Every node is visited once, from the last to the first. Source: React Native 0.81,
/// ReactAccessibilityDelegate.kt, getTalkbackDescription.
struct ReactNativeDescriptions {
  /// The descriptions of the requested nodes and of the descendants that contribute to them.
  ///
  /// The array is indexed by node; the entries of all other nodes are empty texts.
  private var descriptions: [String]
  private let screen: Screen
  private let tree: AccessibilityNodeTree
  private let viewIndices: [Int]

  /// The maximum number of bytes of a description, so that nested groups with long texts take
  /// little time.
  private static let limit = 10_000

  /// Computes the descriptions.
  ///
  /// - Parameter viewIndices: The tree index of each node of the screen, or −1 if the node is not
  ///   exposed.
  init(
    _ screen: Screen, _ tree: AccessibilityNodeTree, _ viewIndices: [Int], of wanted: [Node.Index]
  ) {
    self.screen = screen
    self.tree = tree
    self.viewIndices = viewIndices
    descriptions = Array(repeating: "", count: screen.count)
    var isWanted = Array(repeating: false, count: screen.count)
    for index in wanted { isWanted[Int(index.position)] = true }
    for position in 0..<screen.count where !isWanted[position] {
      guard let parent = screen.parent(of: Node.Index(position)) else { continue }
      isWanted[position] = isWanted[Int(parent.position)] && contributes(Node.Index(position))
    }
    for position in stride(from: screen.count - 1, through: 0, by: -1) where isWanted[position] {
      descriptions[position] = describe(Node.Index(position))
    }
  }

  subscript(index: Node.Index) -> String { descriptions[Int(index.position)] }

  private func describe(_ index: Node.Index) -> String {
    let own = ownWords(of: index)
    guard own.isEmpty else { return own }
    var text = ""
    for child in screen.children(of: index) where contributes(child) {
      let words = descriptions[Int(child.position)]
      guard !words.isEmpty,
        text.isEmpty || text.utf8.count + words.utf8.count <= ReactNativeDescriptions.limit
      else { continue }
      text += text.isEmpty ? words : ", \(words)"
    }
    return text
  }

  /// Returns the content description of a view or, without one, its text.
  ///
  /// The result is empty for a view that serves only the layout.
  private func ownWords(of index: Node.Index) -> String {
    let viewIndex = viewIndices[Int(index.position)]
    guard viewIndex < 0 else { return tree[viewIndex].ownText }
    // A view with importantForAccessibility="no" is not exposed, but its text is still part of the
    // description.
    return screen[index].isExposed(to: .talkBack) ? "" : screen[index].name
  }

  /// Whether a child contributes to the description.
  private func contributes(_ index: Node.Index) -> Bool {
    let node = screen[index]
    if !node.isExposed(to: .talkBack) {
      guard node.hidden?.keepsChildren == true, screen.firstChild(of: index) != nil else {
        return false
      }
      return !ReactNativeProps(node, isLeaf: false).component.hidesChildrenWithItself
    }
    let viewIndex = viewIndices[Int(index.position)]
    guard viewIndex >= 0 else { return tree.exposures[Int(index.position)] == .structure }
    guard !tree[viewIndex].isActionable else { return false }
    // The items of scroll views have stops of their own, so they do not contribute.
    switch AndroidClass(tree[viewIndex].className) {
    case .scrollView: return false
    case .horizontalScrollView where tree[viewIndex].collection == nil: return false
    default: return true
    }
  }
}
