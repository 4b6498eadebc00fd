import AccessibilityTree
import Announcements

/// A builder of the tree that Android exposes for a React Native screen.
///
/// Views that serve only the layout are not in the tree.
///
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, BaseViewManager.java.
struct ReactNativeAndroidMapping: Sendable {
  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  /// The word “required”, for reporting that React Native cannot expose this state.
  private let required: Phrase
  let version: ReactNativeVersion
  private(set) var tree = AccessibilityNodeTree()
  /// The tree index of each node of the screen or, if the node is not exposed, of its nearest
  /// exposed ancestor.
  private var treeIndices: [Int]
  /// The tree index of each node of the screen, or −1 if the node is not exposed.
  private var viewIndices: [Int]
  private var undescribed: [Node.Index] = []
  /// The views that another view labels, each with the identifier of its label.
  private var labelled: [(treeIndex: Int, label: String)] = []

  static func tree(
    of screen: Screen, _ phrasebook: TalkBackPhrasebook, version: ReactNativeVersion
  ) -> AccessibilityNodeTree {
    var mapping = ReactNativeAndroidMapping(screen, phrasebook, version)
    mapping.walk()
    mapping.describe()
    mapping.connectLabels()
    if version.hasOrder { AndroidReferences.connectTraversal(of: screen, in: &mapping.tree) }
    return mapping.tree
  }

  private init(_ screen: Screen, _ phrasebook: TalkBackPhrasebook, _ version: ReactNativeVersion) {
    self.screen = screen
    words = phrasebook.platform
    required = phrasebook.states.required
    self.version = version
    treeIndices = Array(repeating: 0, count: screen.count)
    viewIndices = Array(repeating: -1, count: screen.count)
    tree.reserveCapacity(screen.count + 1)
    tree.exposures = Array(repeating: .exposed, count: screen.count)
  }

  private mutating func walk() {
    guard let first = screen.firstRootIndex else { return }
    tree.append(AccessibilityNodeInfo("android.widget.FrameLayout", node: first))
    let modal = screen.reactNativeModal(for: .talkBack)
    guard let modal else { return walk(screen.preorder, below: nil) }
    for visit in screen.preorder { tree.exposures[Int(visit.index.position)] = .behindModal }
    tree.exposures[Int(modal.position)] = .structure
    walk(screen.descendants(of: modal), below: modal)
  }

  private mutating func walk(_ nodes: Screen.Preorder, below top: Node.Index?) {
    var nodes = nodes
    while let visit = nodes.next() {
      let index = visit.index
      let above = screen.parent(of: index)
      let parent = above == top ? 0 : above.map { treeIndices[Int($0.position)] } ?? 0
      treeIndices[Int(index.position)] = parent
      tree.exposures[Int(index.position)] = .exposed
      if map(index, to: parent) { nodes.skipDescendants(of: visit) }
    }
  }

  /// Maps one node and returns whether its descendants are skipped.
  private mutating func map(_ index: Node.Index, to parent: Int) -> Bool {
    let node = screen[index]
    let props = ReactNativeProps(node, isLeaf: screen.firstChild(of: index) == nil)
    if !node.isExposed(to: .talkBack) {
      tree.exposures[Int(index.position)] = .hidden
      guard node.hidden?.keepsChildren != true || props.component.hidesChildrenWithItself else {
        return false
      }
      tree.setExposures(below: index, of: screen, .insideHidden)
      return true
    }
    let view = ReactNativeAndroidView(props, words, version)
    guard var info = view.make(of: index, node, text: text(of: index, props)) else {
      tree.exposures[Int(index.position)] =
        screen.firstChild(of: index) == nil ? .empty : .structure
      return false
    }
    info.apply(node.android)
    let treeIndex = add(info, to: parent, of: index, node, props)
    if view.isDescribedByChildren, info.contentDescription.isEmpty, info.text.isEmpty {
      undescribed.append(index)
    }
    if let label = props.labelledBy { labelled.append((treeIndex, label)) }
    if props.component == .text {
      addLinks(in: index, to: treeIndex)
      return true
    }
    guard props.component == .textInput || node.grouping == .ignoreChildren else { return false }
    tree.setExposures(
      below: index, of: screen, node.grouping == .ignoreChildren ? .ignored : .insideControl)
    return true
  }

  private mutating func add(
    _ info: AccessibilityNodeInfo, to parent: Int, of index: Node.Index, _ node: Node,
    _ props: ReactNativeProps
  ) -> Int {
    let treeIndex = tree.append(info, to: parent)
    treeIndices[Int(index.position)] = treeIndex
    viewIndices[Int(index.position)] = treeIndex
    var unexposed = ReactNativeOmissions.parts(
      of: node, required: required, invalid: words.invalidEntry)
    if let name = props.role.name, ReactNativeAndroidRole(props.role) == nil {
      let isInvalid = props.role == .accessibilityRole(name)
      let rule = isInvalid ? ReactNativeAndroidRule.invalidRole : ReactNativeAndroidRule.unknownRole
      unexposed.append(Part(.role, name, by: rule))
    }
    if !unexposed.isEmpty { tree.unexposed[treeIndex] = unexposed }
    return treeIndex
  }

  private func text(of index: Node.Index, _ props: ReactNativeProps) -> String {
    props.component == .text ? screen.reactNativeText(of: index) : props.text ?? ""
  }

  /// Adds the links of a text as nodes.
  ///
  /// Everything else inside the text becomes part of the text.
  private mutating func addLinks(in index: Node.Index, to treeIndex: Int) {
    var inner = screen.descendants(of: index)
    while let visit = inner.next() {
      let node = screen[visit.index]
      tree.exposures[Int(visit.index.position)] = .partOfParent
      guard node.isExposed(to: .talkBack),
        ReactNativeProps(node, isLeaf: true).role.name == "link"
      else { continue }
      let text = screen.reactNativeFragment(of: visit.index)
      tree.setExposures(below: visit.index, of: screen, .partOfParent)
      inner.skipDescendants(of: visit)
      guard !text.isEmpty else { continue }
      tree[treeIndex].rare.links.append(text)
      var link = AccessibilityNodeInfo("android.widget.Button", node: visit.index)
      link.contentDescription = text
      link.actions.insert(.click)
      link.roleWord = words.reactNative.link
      link.mapping = [ReactNativeAndroidRule.link]
      tree.append(link, to: treeIndex)
      tree.exposures[Int(visit.index.position)] = .exposed
    }
  }

  private mutating func describe() {
    guard !undescribed.isEmpty else { return }
    let descriptions = ReactNativeDescriptions(screen, tree, viewIndices, of: undescribed)
    for index in undescribed {
      let treeIndex = viewIndices[Int(index.position)]
      let description = descriptions[index]
      guard !description.isEmpty else { continue }
      tree[treeIndex].contentDescription = description
      tree[treeIndex].mapping.append(ReactNativeAndroidRule.children)
    }
  }

  /// Connects each view with its label, if the label is in the tree.
  private mutating func connectLabels() {
    guard !labelled.isEmpty else { return }
    var byID: [String: Int] = [:]
    for visit in screen.preorder {
      guard let id = screen[visit.index].id, byID[id] == nil else { continue }
      byID[id] = viewIndices[Int(visit.index.position)]
    }
    for (treeIndex, label) in labelled {
      guard let target = byID[label], target >= 0 else { continue }
      tree[treeIndex].rare.labeledBy = target
      tree[treeIndex].mapping.append(ReactNativeAndroidRule.labelledBy)
    }
  }
}
