import AccessibilityTree

/// The descriptions that React Native makes of the children of views without words of their own.
///
/// Children that take no focus give their description, else their text, else those of their own
/// children. Every node is looked at once, from the last to the first.
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, getTalkbackDescription.
struct ReactNativeDescriptions {
  /// What each wanted node says, by position.
  private var said: [String]
  private let screen: Screen
  private let tree: AccessibilityNodeTree
  private let places: [Int]

  /// How many bytes are joined at most, so that nested groups of long texts stay cheap.
  private static let limit = 10_000

  /// Describes nodes; `places` are those of their views, or −1.
  init(_ screen: Screen, _ tree: AccessibilityNodeTree, _ places: [Int], of wanted: [Node.Index]) {
    self.screen = screen
    self.tree = tree
    self.places = places
    said = Array(repeating: "", count: screen.count)
    var isWanted = Array(repeating: false, count: screen.count)
    for index in wanted { isWanted[Int(index.position)] = true }
    for position in 0..<screen.count where !isWanted[position] {
      guard let parent = screen.parent(of: Node.Index(position)) else { continue }
      isWanted[position] = isWanted[Int(parent.position)] && speaks(Node.Index(position))
    }
    for position in stride(from: screen.count - 1, through: 0, by: -1) where isWanted[position] {
      said[position] = describe(Node.Index(position))
    }
  }

  /// What a node is described as.
  subscript(index: Node.Index) -> String { said[Int(index.position)] }

  private func describe(_ index: Node.Index) -> String {
    let own = ownWords(of: index)
    guard own.isEmpty else { return own }
    var text = ""
    for child in screen.children(of: index) where speaks(child) {
      let words = said[Int(child.position)]
      guard !words.isEmpty,
        text.isEmpty || text.utf8.count + words.utf8.count <= ReactNativeDescriptions.limit
      else { continue }
      text += text.isEmpty ? words : ", \(words)"
    }
    return text
  }

  /// The view's description, else its text; a view that only lays out has neither.
  private func ownWords(of index: Node.Index) -> String {
    let place = places[Int(index.position)]
    guard place < 0 else { return tree[place].ownText }
    // Left out of the tree by “no”, but still asked by the view around it.
    return screen[index].isExposed(to: .talkBack) ? "" : screen[index].name
  }

  /// Whether a child is asked at all.
  private func speaks(_ index: Node.Index) -> Bool {
    let node = screen[index]
    if !node.isExposed(to: .talkBack) {
      guard node.hidden?.keepsChildren == true, screen.firstChild(of: index) != nil else {
        return false
      }
      return !ReactNativeProps(node, isLeaf: false).component.hidesChildrenWithItself
    }
    let place = places[Int(index.position)]
    guard place >= 0 else { return tree.exposures[Int(index.position)] == .structure }
    guard !tree[place].isActionable else { return false }
    // What scrolls hands its own items to the reader.
    switch AndroidClass(tree[place].className) {
    case .scrollView: return false
    case .horizontalScrollView where tree[place].collection == nil: return false
    default: return true
    }
  }
}
