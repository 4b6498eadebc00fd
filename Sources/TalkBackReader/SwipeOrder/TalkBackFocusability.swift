import Announcements

/// The nodes on which accessibility focus can land.
///
/// The facts of a node follow from the facts of its children or of its parent. A few passes over
/// all nodes compute them, so that no subtree is visited twice. Source: TalkBack 15.1,
/// AccessibilityNodeInfoUtils.java, shouldFocusNode.
struct TalkBackFocusability: Sendable {
  struct Facts: OptionSet, Sendable, Hashable {
    let rawValue: UInt16
    static let visible = Facts(rawValue: 1 << 0)
    static let focusableOrClickable = Facts(rawValue: 1 << 1)
    /// The node is a visible child of a list, grid or scroll view.
    static let topLevelScrollItem = Facts(rawValue: 1 << 2)
    static let hasText = Facts(rawValue: 1 << 3)
    static let hasState = Facts(rawValue: 1 << 4)
    /// The node has words of its own, or words of unfocusable children.
    static let speaking = Facts(rawValue: 1 << 5)
    /// The node takes focus, provided that it has words or has no children.
    static let accessibilityFocusable = Facts(rawValue: 1 << 6)
    static let hasChildren = Facts(rawValue: 1 << 7)
    static let fillsWindow = Facts(rawValue: 1 << 8)
    static let shouldFocus = Facts(rawValue: 1 << 9)
    /// An ancestor of the node takes focus.
    static let belowFocusable = Facts(rawValue: 1 << 10)
    static let belowNumberPicker = Facts(rawValue: 1 << 11)
    /// The node is a web view or is inside a web view.
    static let inWebView = Facts(rawValue: 1 << 12)
    /// The outermost web view around the node is not visible.
    static let inHiddenWebView = Facts(rawValue: 1 << 13)
  }

  let roles: [TalkBackRole]
  let children: AccessibilityNodeTree.Children
  private(set) var facts: [Facts]

  init(_ tree: AccessibilityNodeTree, _ capabilities: Capabilities<TalkBackCapability>) {
    roles = tree.indices.map { TalkBackRole(tree[$0], capabilities) }
    children = tree.makeChildren()
    facts = Array(repeating: [], count: tree.count)
    let window = tree.count > 0 ? tree[0].bounds : .init()
    for index in 0..<tree.count {
      facts[index] = ownFacts(of: index, tree[index], in: tree, window: window)
    }
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      if speaks(index, in: tree) { facts[index].insert(.speaking) }
      if isAccessibilityFocusable(index) { facts[index].insert(.accessibilityFocusable) }
    }
    for index in 0..<tree.count {
      let parent = tree.parents[index]
      facts[index].formUnion(webFacts(of: index, below: parent))
      if parent >= 0, isAboveFocus(parent, in: tree) { facts[index].insert(.belowFocusable) }
      if parent >= 0,
        roles[parent] == .numberPicker || facts[parent].contains(.belowNumberPicker)
      {
        facts[index].insert(.belowNumberPicker)
      }
      if takesFocus(index, in: tree) { facts[index].insert(.shouldFocus) }
    }
  }

  func shouldFocus(_ index: Int) -> Bool { facts[index].contains(.shouldFocus) }

  private func ownFacts(
    of index: Int, _ info: AccessibilityNodeInfo, in tree: AccessibilityNodeTree,
    window: AccessibilityNodeInfo.Bounds
  ) -> Facts {
    var own: Facts = []
    let isWebContent = info.flags.contains(.web) && roles[index] != .webView
    if !info.flags.contains(.invisible) || isWebContent { own.insert(.visible) }
    if own.contains(.visible), info.flags.contains(.screenReaderFocusable) || info.isActionable {
      own.insert(.focusableOrClickable)
    }
    let parent = tree.parents[index]
    if own.contains(.visible), parent >= 0, scrollsItems(parent, in: tree) {
      own.insert(.topLevelScrollItem)
    }
    let hasWords = !info.text.isEmpty || !info.contentDescription.isEmpty || !info.hintText.isEmpty
    if hasWords, info.collection == nil { own.insert(.hasText) }
    if !info.stateDescription.isEmpty || info.flags.contains(.checkable)
      || info.hasRareFields && info.rare.range?.isValid == true
    {
      own.insert(.hasState)
    }
    if !children[index].isEmpty { own.insert(.hasChildren) }
    if !window.isEmpty, info.bounds == window { own.insert(.fillsWindow) }
    return own
  }

  private func scrollsItems(_ index: Int, in tree: AccessibilityNodeTree) -> Bool {
    switch roles[index] {
    case .dropDownList: false
    case .list, .grid, .scrollView, .horizontalScrollView: true
    default: tree[index].isScrollable
    }
  }

  private func speaks(_ index: Int, in tree: AccessibilityNodeTree) -> Bool {
    let own = facts[index]
    if own.contains(.hasText) || own.contains(.hasState) { return true }
    guard own.contains(.hasChildren) else { return false }
    let isClickable = tree[index].isClickable || tree[index].isLongClickable
    for child in children[index] {
      let childFacts = facts[child]
      if !childFacts.contains(.visible) || childFacts.contains(.focusableOrClickable) { continue }
      if childFacts.contains([.topLevelScrollItem, .speaking]), !isClickable { continue }
      if childFacts.contains(.speaking) { return true }
    }
    guard !isAutoScrolling(index, in: tree) else { return false }
    return children[index].contains { child in
      !facts[child].contains(.visible) && facts[child].contains(.hasText)
        && !tree[child].flags.contains(.screenReaderFocusable) && !tree[child].isActionable
    }
  }

  private func isAutoScrolling(_ index: Int, in tree: AccessibilityNodeTree) -> Bool {
    switch roles[index] {
    case .dropDownList, .list, .grid, .scrollView, .horizontalScrollView:
      tree[index].isScrollable && facts[index].contains(.visible)
    default: false
    }
  }

  private func isAccessibilityFocusable(_ index: Int) -> Bool {
    facts[index].contains(.focusableOrClickable)
      || facts[index].contains([.topLevelScrollItem, .speaking])
  }

  /// Returns the facts of a node that follow from being a web view or being inside a web view.
  private func webFacts(of index: Int, below parent: Int) -> Facts {
    let above: Facts =
      parent >= 0 ? facts[parent].intersection([.inWebView, .inHiddenWebView]) : []
    guard above.isEmpty, roles[index] == .webView else { return above }
    return facts[index].contains(.visible) ? .inWebView : [.inWebView, .inHiddenWebView]
  }

  /// Whether focus can land on a node of web content.
  ///
  /// The result depends only on the web view around the node.
  ///
  /// Assumed: if there is no web view around it, the content is an excerpt of a page and is
  /// visible.
  private func takesWebFocus(_ index: Int) -> Bool { !facts[index].contains(.inHiddenWebView) }

  /// Whether a node, or an ancestor of it, takes focus on behalf of the node's descendants.
  ///
  /// If the result is true, a descendant is not a stop just because it has text.
  private func isAboveFocus(_ index: Int, in tree: AccessibilityNodeTree) -> Bool {
    if facts[index].contains(.belowFocusable) { return true }
    if tree[index].flags.contains(.web) { return takesWebFocus(index) }
    return facts[index].contains([.visible, .accessibilityFocusable]) && !isWindowFrame(index)
  }

  private func isWindowFrame(_ index: Int) -> Bool {
    facts[index].contains([.fillsWindow, .hasChildren])
      && !facts[index].contains(.focusableOrClickable)
  }

  private func takesFocus(_ index: Int, in tree: AccessibilityNodeTree) -> Bool {
    let own = facts[index]
    if tree[index].flags.contains(.web) { return takesWebFocus(index) }
    guard own.contains(.visible), !isWindowFrame(index) else { return false }
    if own.contains(.accessibilityFocusable) {
      return !own.contains(.hasChildren) || own.contains(.speaking)
    }
    return !own.contains(.belowFocusable)
      && (own.contains(.hasText) || own.contains(.hasState))
  }
}
