import AccessibilityTree
import Announcements

/// A builder of the tree that Android exposes for screens other than web pages.
///
/// The nodes of an outline become the views that an author would most likely use for them. The
/// properties that an Android file states are copied.
struct AndroidMapping: Sendable {
  /// The way in which the children of a node are mapped.
  enum Treatment: Sendable {
    /// The children become nodes below the node's element.
    case keep
    /// The children are not exposed, because the node itself shows or speaks their content.
    case drop(NodeExposure)
    /// The children replace the node, which is not exposed.
    case lift(NodeExposure)
  }

  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  /// TalkBack's words for states, which also serve as the platform's words for states.
  let states: TalkBackPhrasebook.States
  let capabilities: Capabilities<AndroidCapability>
  var tree = AccessibilityNodeTree()
  /// The tree index of each node of the screen or, if the node is not exposed, of its nearest
  /// exposed ancestor.
  private var treeIndices: [Int]
  /// The numbers of items mapped so far in each list and grid, by the tree index of the list or
  /// grid.
  var collections: [Int: AndroidCollection] = [:]
  /// The tree index of the nearest list or grid at or above each node of the tree.
  ///
  /// −1 means that there is none.
  private var collectionAbove: [Int] = []
  /// Whether each node of the screen has a control as a descendant.
  private var interactiveBelow: [Bool]

  init(
    _ screen: Screen, _ phrasebook: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) {
    self.screen = screen
    words = phrasebook.platform
    states = phrasebook.states
    self.capabilities = capabilities
    treeIndices = Array(repeating: 0, count: screen.count)
    interactiveBelow = Array(repeating: false, count: screen.count)
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      guard let parent = screen.parent(of: index) else { continue }
      let isInteractive = screen[index].role.takesFocus && screen[index].hidden == nil
      if isInteractive || interactiveBelow[position] {
        interactiveBelow[Int(parent.position)] = true
      }
    }
    tree.reserveCapacity(screen.count + 1)
    tree.exposures = Array(repeating: .exposed, count: screen.count)
  }

  static func tree(
    of screen: Screen, _ phrasebook: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) -> AccessibilityNodeTree {
    var mapping = AndroidMapping(screen, phrasebook, capabilities)
    mapping.walk()
    mapping.finishCollections()
    AndroidReferences.connectLabels(of: screen, in: &mapping.tree)
    AndroidReferences.connectTraversal(of: screen, in: &mapping.tree)
    return mapping.tree
  }

  func has(_ capability: AndroidCapability) -> Bool { capabilities.contains(capability) }

  private mutating func walk() {
    guard let first = screen.firstRootIndex else { return }
    var window = AccessibilityNodeInfo("android.widget.FrameLayout", node: first)
    window.collection = impliedCollection(of: screen.roots)
    if window.collection != nil { tree.enteredCollection = 0 }
    append(window, to: -1)
    var nodes = screen.preorder
    while let visit = nodes.next() {
      let index = visit.index
      let parent = screen.parent(of: index).map { treeIndices[Int($0.position)] } ?? 0
      if !screen[index].isExposed(to: .talkBack) {
        tree.exposures[Int(index.position)] = .hidden
        treeIndices[Int(index.position)] = parent
        guard screen[index].hidden?.keepsChildren != true else { continue }
        tree.setExposures(below: index, of: screen, .insideHidden)
        nodes.skipDescendants(of: visit)
        continue
      }
      switch map(index, to: parent) {
      case .keep: break
      case .lift(let exposure):
        tree.exposures[Int(index.position)] = exposure
        treeIndices[Int(index.position)] = parent
      case .drop(let exposure):
        tree.setExposures(below: index, of: screen, exposure)
        nodes.skipDescendants(of: visit)
      }
    }
  }

  /// Maps one node, and adds it to the tree if it is exposed.
  private mutating func map(_ index: Node.Index, to parent: Int) -> Treatment {
    let node = screen[index]
    if node.role == .row { startRow(in: collection(above: index)) }
    if screen.origin == .android { return mapView(of: node, index, to: parent) }
    let (made, treatment) = element(for: node, at: index)
    guard var info = made else { return treatment }
    applyStates(of: node, to: &info)
    info.apply(node.android)
    add(info, of: node, index, to: parent)
    return treatment
  }

  /// Maps one view of an Android screen.
  private mutating func mapView(of node: Node, _ index: Node.Index, to parent: Int) -> Treatment {
    let hasChildren = screen.firstChild(of: index) != nil
    let widget = AndroidViewClass.Exposure(of: node, hasChildren: hasChildren)
    var (info, treatment) = view(for: node, at: index, widget)
    applyStates(of: node, to: &info)
    applyAttributes(of: node, to: &info)
    // Since Android 8, clickable views are focusable by default.
    if node.android.clickable == true, node.android.focusable == nil {
      info.flags.insert(.focusable)
    }
    removeNewerProperties(of: node, from: &info)
    let isItem = tree[parent].collection != nil && node.role != .row && node.role != .rowGroup
    switch AndroidImportance(of: node, as: info, widget.form, isItem: isItem) {
    case .important: break
    case .childrenOnly: return .lift(exposure(ofUnimportant: node, widget.form))
    case .hidden:
      tree.exposures[Int(index.position)] = .unimportant
      return .drop(.insideHidden)
    }
    let treeIndex = add(info, of: node, index, to: parent)
    if widget.form == .slider, let thumb = sliderThumb(of: node, at: index) {
      append(thumb, to: treeIndex)
    }
    if widget.form == .spinner, let chosen = chosenView(of: node, at: index) {
      append(chosen, to: treeIndex)
    }
    return treatment
  }

  /// Sets the properties that an Android file states for a node.
  ///
  /// If no property changes, the rules by which the element was mapped stay the same, too.
  private func applyAttributes(of node: Node, to info: inout AccessibilityNodeInfo) {
    guard !node.android.isEmpty else { return }
    var before = info
    info.apply(node.android)
    let rules = before.mapping
    before.mapping = info.mapping
    if info == before { info.mapping = rules }
  }

  private func exposure(ofUnimportant node: Node, _ kind: AndroidViewClass.Exposure.Form)
    -> NodeExposure
  {
    if node.android.importantForAccessibility != nil { return .unimportant }
    return kind == .image || kind == .view ? .empty : .structure
  }

  @discardableResult
  private mutating func add(
    _ info: AccessibilityNodeInfo, of node: Node, _ index: Node.Index, to parent: Int
  ) -> Int {
    var info = info
    // In Android, every view has the action `select`. Here, only images get this action, because
    // TalkBack checks it only for images that are merged into a stop.
    let family = AndroidClass(info.className)
    if family == .imageView || family == .floatingActionButton { info.actions.insert(.select) }
    if info.collection == nil, collectionAbove[parent] < 0, !node.role.takesFocus {
      info.collection = impliedCollection(of: screen.children(of: index))
    }
    let treeIndex = append(info, to: parent)
    treeIndices[Int(index.position)] = treeIndex
    setItemInfo(node, at: treeIndex, in: collectionAbove[parent])
    if node.states.isRequired {
      tree.unexposed[treeIndex, default: []].append(
        Part(.state, states.required, by: AndroidMappingRule.required))
    }
    if let value = node.value?.text, info.omits(value) {
      tree.unexposed[treeIndex, default: []].append(
        Part(.value, value, by: AndroidMappingRule.valueWithoutPlace))
    }
    return treeIndex
  }

  @discardableResult
  private mutating func append(_ info: AccessibilityNodeInfo, to parent: Int) -> Int {
    let treeIndex = tree.append(info, to: parent)
    let isCollection = info.collection != nil
    if isCollection { collections[treeIndex] = AndroidCollection() }
    collectionAbove.append(isCollection ? treeIndex : parent >= 0 ? collectionAbove[parent] : -1)
    return treeIndex
  }

  func holdsInteractive(_ index: Node.Index) -> Bool { interactiveBelow[Int(index.position)] }

  /// Returns the tree index of the nearest list or grid around a node of the screen, or −1.
  func collection(above index: Node.Index) -> Int {
    screen.parent(of: index).map { collectionAbove[treeIndices[Int($0.position)]] } ?? -1
  }

  /// Removes the properties that this version of Android does not have yet.
  ///
  /// Source: Android, View reference, “Added in API level”.
  private func removeNewerProperties(of node: Node, from info: inout AccessibilityNodeInfo) {
    let before = info
    if !has(.headings) {
      info.flags.subtract([.heading, .screenReaderFocusable])
      if info.hasRareFields { info.rare.paneTitle = "" }
    }
    if !has(.stateDescriptions), node.android.stateDescription != nil { info.stateDescription = "" }
    if info != before { info.mapping.append(AndroidViewRule.newerProperty) }
  }
}

extension AccessibilityNodeInfo {
  /// Whether the view exposes texts, but none of them contains the value that the author gave.
  ///
  /// For a view without texts, the result is false, because the views inside may show the value.
  func omits(_ value: String) -> Bool {
    guard !value.isEmpty, !flags.contains(.editable) else { return false }
    let texts = [text, contentDescription, stateDescription].filter { !$0.isEmpty }
    let wanted = value.uppercased()
    return !texts.isEmpty && !texts.contains { $0.uppercased().contains(wanted) }
  }
}
