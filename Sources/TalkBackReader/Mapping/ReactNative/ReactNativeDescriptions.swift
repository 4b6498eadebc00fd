import AccessibilityTree

/// The descriptions that React Native joins from children, for views without words of their own.
///
/// An unfocusable child contributes its description. If it has none, it contributes its text, or
/// else the descriptions of its own children. Every node is visited once, from the last to the
/// first. Source: React Native 0.81, ReactAccessibilityDelegate.kt, getTalkbackDescription.
struct ReactNativeDescriptions {
  /// The descriptions of the requested nodes, and of descendants that they need; indexed by node.
  private var descriptions: [String]
  private let screen: Screen
  private let tree: AccessibilityNodeTree
  private let viewIndices: [Int]

  /// The maximal number of joined bytes, so that nested groups of long texts take little time.
  private static let limit = 10_000

  /// Computes the descriptions.
  ///
  /// - Parameter viewIndices: The tree index of each node of the screen, or −1.
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

  /// Returns the view's description, or its text; empty for a view for layout only.
  private func ownWords(of index: Node.Index) -> String {
    let viewIndex = viewIndices[Int(index.position)]
    guard viewIndex < 0 else { return tree[viewIndex].ownText }
    // A view with importantForAccessibility="no" is not exposed, but its text is still joined.
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
