import Announcements

/// Which nodes accessibility focus can land on, decided once for a whole tree.
///
/// Every predicate of a node is computed from its children or its parent, in two passes over the
/// flat tree, so that no subtree is looked at twice.
/// Source: TalkBack 15.1, AccessibilityNodeInfoUtils.java, shouldFocusNode.
struct TalkBackFocusability: Sendable {
  /// The answers for one node.
  struct Facts: OptionSet, Sendable, Hashable {
    let rawValue: UInt16
    static let visible = Facts(rawValue: 1 << 0)
    static let focusableOrClickable = Facts(rawValue: 1 << 1)
    /// A visible child of a list, grid or scroll view.
    static let topLevelScrollItem = Facts(rawValue: 1 << 2)
    static let hasText = Facts(rawValue: 1 << 3)
    static let hasState = Facts(rawValue: 1 << 4)
    /// Has words of its own or from children that take no focus themselves.
    static let speaking = Facts(rawValue: 1 << 5)
    /// Takes focus as long as it speaks or has no children.
    static let accessibilityFocusable = Facts(rawValue: 1 << 6)
    static let hasChildren = Facts(rawValue: 1 << 7)
    static let fillsWindow = Facts(rawValue: 1 << 8)
    static let shouldFocus = Facts(rawValue: 1 << 9)
    /// Some node above takes focus, speaking or not.
    static let belowFocusable = Facts(rawValue: 1 << 10)
    static let belowNumberPicker = Facts(rawValue: 1 << 11)
    /// Is a web view or inside one.
    static let inWebView = Facts(rawValue: 1 << 12)
    /// The outermost web view around it is not visible.
    static let inHiddenWebView = Facts(rawValue: 1 << 13)
  }

  /// Role of each node.
  let roles: [TalkBackRole]
  /// Children of each node in document order.
  let children: AccessibilityNodeTree.Children
  private(set) var facts: [Facts]

  /// Decides for every node of a tree.
  init(_ tree: AccessibilityNodeTree, _ capabilities: Capabilities<TalkBackCapability>) {
    roles = tree.nodes.map { TalkBackRole($0, capabilities) }
    children = tree.makeChildren()
    facts = Array(repeating: [], count: tree.count)
    let window = tree.count > 0 ? tree[0].bounds : .init()
    for place in 0..<tree.count { facts[place] = ownFacts(of: place, in: tree, window: window) }
    for place in stride(from: tree.count - 1, through: 0, by: -1) {
      if speaks(place, in: tree) { facts[place].insert(.speaking) }
      if isAccessibilityFocusable(place) { facts[place].insert(.accessibilityFocusable) }
    }
    for place in 0..<tree.count {
      let parent = tree.parents[place]
      facts[place].formUnion(webFacts(of: place, below: parent))
      if parent >= 0, isAboveFocus(parent, in: tree) { facts[place].insert(.belowFocusable) }
      if parent >= 0,
        roles[parent] == .numberPicker || facts[parent].contains(.belowNumberPicker)
      {
        facts[place].insert(.belowNumberPicker)
      }
      if decide(place, in: tree) { facts[place].insert(.shouldFocus) }
    }
  }

  /// Whether focus can land on a node.
  func shouldFocus(_ place: Int) -> Bool { facts[place].contains(.shouldFocus) }

  private func ownFacts(
    of place: Int, in tree: AccessibilityNodeTree, window: AccessibilityNodeInfo.Bounds
  ) -> Facts {
    let info = tree[place]
    var own: Facts = []
    let isWebContent = info.flags.contains(.web) && roles[place] != .webView
    if !info.flags.contains(.invisible) || isWebContent { own.insert(.visible) }
    if own.contains(.visible), info.flags.contains(.screenReaderFocusable) || info.isActionable {
      own.insert(.focusableOrClickable)
    }
    let parent = tree.parents[place]
    if own.contains(.visible), parent >= 0, scrollsItems(parent, in: tree) {
      own.insert(.topLevelScrollItem)
    }
    let rare = info.hasRareFields ? info.rare : nil
    let hasWords =
      !info.text.isEmpty || !info.contentDescription.isEmpty || !info.hintText.isEmpty
    if hasWords, info.collection == nil { own.insert(.hasText) }
    if !info.stateDescription.isEmpty || info.flags.contains(.checkable)
      || rare?.range?.isValid == true
    {
      own.insert(.hasState)
    }
    if !children[place].isEmpty { own.insert(.hasChildren) }
    if !window.isEmpty, info.bounds == window { own.insert(.fillsWindow) }
    return own
  }

  private func scrollsItems(_ place: Int, in tree: AccessibilityNodeTree) -> Bool {
    switch roles[place] {
    case .dropDownList: false
    case .list, .grid, .scrollView, .horizontalScrollView: true
    default: tree[place].isScrollable
    }
  }

  private func speaks(_ place: Int, in tree: AccessibilityNodeTree) -> Bool {
    let own = facts[place]
    if own.contains(.hasText) || own.contains(.hasState) { return true }
    guard own.contains(.hasChildren) else { return false }
    let info = tree[place]
    let takesClicks = info.isClickable || info.isLongClickable
    for child in children[place] {
      let its = facts[child]
      if !its.contains(.visible) || its.contains(.focusableOrClickable) { continue }
      if its.contains([.topLevelScrollItem, .speaking]), !takesClicks { continue }
      if its.contains(.speaking) { return true }
    }
    guard !isAutoScrolling(place, in: tree) else { return false }
    return children[place].contains { child in
      !facts[child].contains(.visible) && facts[child].contains(.hasText)
        && !tree[child].flags.contains(.screenReaderFocusable) && !tree[child].isActionable
    }
  }

  private func isAutoScrolling(_ place: Int, in tree: AccessibilityNodeTree) -> Bool {
    switch roles[place] {
    case .dropDownList, .list, .grid, .scrollView, .horizontalScrollView:
      tree[place].isScrollable && facts[place].contains(.visible)
    default: false
    }
  }

  private func isAccessibilityFocusable(_ place: Int) -> Bool {
    facts[place].contains(.focusableOrClickable)
      || facts[place].contains([.topLevelScrollItem, .speaking])
  }

  /// What the outermost web view at or above a node decides for everything inside.
  private func webFacts(of place: Int, below parent: Int) -> Facts {
    let above: Facts =
      parent >= 0 ? facts[parent].intersection([.inWebView, .inHiddenWebView]) : []
    guard above.isEmpty, roles[place] == .webView else { return above }
    return facts[place].contains(.visible) ? .inWebView : [.inWebView, .inHiddenWebView]
  }

  /// Whether focus can land on web content, which is up to the web view around it alone.
  ///
  /// Assumed: web content without a web view around it, a piece of a page, is visible.
  private func takesWebFocus(_ place: Int) -> Bool { !facts[place].contains(.inHiddenWebView) }

  /// Whether a node keeps those below it from taking focus for their text alone.
  private func isAboveFocus(_ place: Int, in tree: AccessibilityNodeTree) -> Bool {
    if facts[place].contains(.belowFocusable) { return true }
    if tree[place].flags.contains(.web) { return takesWebFocus(place) }
    return facts[place].contains([.visible, .accessibilityFocusable]) && !isWindowFrame(place)
  }

  private func isWindowFrame(_ place: Int) -> Bool {
    facts[place].contains([.fillsWindow, .hasChildren])
      && !facts[place].contains(.focusableOrClickable)
  }

  private func decide(_ place: Int, in tree: AccessibilityNodeTree) -> Bool {
    let own = facts[place]
    if tree[place].flags.contains(.web) { return takesWebFocus(place) }
    guard own.contains(.visible), !isWindowFrame(place) else { return false }
    if own.contains(.accessibilityFocusable) {
      return !own.contains(.hasChildren) || own.contains(.speaking)
    }
    return !own.contains(.belowFocusable)
      && (own.contains(.hasText) || own.contains(.hasState))
  }
}
