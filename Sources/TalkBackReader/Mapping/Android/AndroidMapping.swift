import AccessibilityTree
import Announcements

/// Makes the tree that Android exposes of a screen that is not a web page.
///
/// A sketch becomes the views its author would most likely use; what a platform's own file says
/// of itself is taken over.
struct AndroidMapping: Sendable {
  /// What becomes of the children of a node.
  enum Treatment: Sendable {
    /// They are nodes below it.
    case keep
    /// The control shows or speaks them itself.
    case drop(NodeExposure)
    /// The node is left out and they take its place.
    case lift(NodeExposure)
  }

  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  /// The words of the reader, which the platform shares where it describes states.
  let states: TalkBackPhrasebook.States
  /// What the version of Android tells services.
  let capabilities: Capabilities<AndroidCapability>
  var tree = AccessibilityNodeTree()
  /// Place in the tree of the nearest exposed node at or above each node of the screen.
  private var places: [Int]
  /// Lists and grids with the items counted so far, by place.
  var collections: [Int: AndroidCollection] = [:]
  /// The nearest list or grid at or above each place.
  private var collectionAbove: [Int] = []
  /// Whether a control is somewhere below each node of the screen.
  private var interactiveBelow: [Bool]

  init(
    _ screen: Screen, _ phrasebook: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) {
    self.screen = screen
    words = phrasebook.platform
    states = phrasebook.states
    self.capabilities = capabilities
    places = Array(repeating: 0, count: screen.count)
    interactiveBelow = Array(repeating: false, count: screen.count)
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      guard let parent = screen.parent(of: index) else { continue }
      let isInteractive = screen[index].role.isInteractive && screen[index].hidden == nil
      if isInteractive || interactiveBelow[position] {
        interactiveBelow[Int(parent.position)] = true
      }
    }
    tree.reserveCapacity(screen.count + 1)
    tree.exposures = Array(repeating: .exposed, count: screen.count)
  }

  /// The platform's tree of a whole screen.
  static func tree(
    of screen: Screen, _ phrasebook: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) -> AccessibilityNodeTree {
    var mapping = AndroidMapping(screen, phrasebook, capabilities)
    mapping.walk()
    mapping.finishCollections()
    AndroidLabels.apply(screen, to: &mapping.tree)
    AndroidOrder.apply(screen, to: &mapping.tree)
    return mapping.tree
  }

  /// Whether the version of Android has a capability.
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
      let parent = screen.parent(of: index).map { places[Int($0.position)] } ?? 0
      if let exposure = hiddenExposure(of: index) {
        tree.exposures[Int(index.position)] = exposure
        places[Int(index.position)] = parent
        guard screen[index].hidden?.keepsChildren != true else { continue }
        setExposures(below: index, .insideHidden)
        nodes.skipDescendants(of: visit)
        continue
      }
      switch map(index, to: parent) {
      case .keep: break
      case .lift(let exposure):
        tree.exposures[Int(index.position)] = exposure
        places[Int(index.position)] = parent
      case .drop(let exposure):
        setExposures(below: index, exposure)
        nodes.skipDescendants(of: visit)
      }
    }
  }

  private func hiddenExposure(of index: Node.Index) -> NodeExposure? {
    screen[index].isExposed(to: .talkBack) ? nil : .hidden
  }

  private mutating func setExposures(below index: Node.Index, _ exposure: NodeExposure) {
    for visit in screen.descendants(of: index) {
      tree.exposures[Int(visit.index.position)] = exposure
    }
  }

  /// Maps one node; exposed nodes are in the tree afterwards.
  private mutating func map(_ index: Node.Index, to parent: Int) -> Treatment {
    let node = screen[index]
    if node.role == .row { noteRow(in: collection(above: index)) }
    if screen.origin == .android { return mapView(of: node, index, to: parent) }
    let (made, treatment) = element(for: node, at: index)
    guard var info = made else { return treatment }
    applyStates(of: node, to: &info)
    info.apply(node.android)
    add(info, of: node, index, to: parent)
    return treatment
  }

  /// Maps one view of an Android screen, which may be of no importance to services.
  private mutating func mapView(of node: Node, _ index: Node.Index, to parent: Int) -> Treatment {
    let hasChildren = screen.firstChild(of: index) != nil
    let widget = AndroidViewClass.Exposure(of: node, hasChildren: hasChildren)
    var (info, treatment) = view(for: node, at: index, widget)
    applyStates(of: node, to: &info)
    applyAttributes(of: node, to: &info)
    // Since Android 8 what can be pressed can take focus unless it says otherwise.
    if node.android.clickable == true, node.android.focusable == nil {
      info.flags.insert(.focusable)
    }
    withholdNewer(of: node, from: &info)
    let isItem = tree[parent].collection != nil && node.role != .row && node.role != .rowGroup
    switch AndroidImportance(of: node, as: info, widget.form, isItem: isItem) {
    case .important: break
    case .childrenOnly: return .lift(exposure(ofUnimportant: node, widget.form))
    case .hidden:
      tree.exposures[Int(index.position)] = .unimportant
      return .drop(.insideHidden)
    }
    let place = add(info, of: node, index, to: parent)
    if widget.form == .spinner, let chosen = chosenView(of: node, at: index) {
      append(chosen, to: place)
    }
    return treatment
  }

  /// Takes over Android's own properties; some attributes only tell how the view is made.
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
    if info.collection == nil, collectionAbove[parent] < 0, !node.role.isInteractive {
      info.collection = impliedCollection(of: screen.children(of: index))
    }
    let place = append(info, to: parent)
    places[Int(index.position)] = place
    noteItem(node, at: place, in: collectionAbove[parent])
    if node.states.isRequired {
      tree.unexposed[place, default: []].append(
        Part(.state, states.required, by: AndroidMappingRule.required))
    }
    if let value = node.value?.text, info.doesNotExpose(value) {
      tree.unexposed[place, default: []].append(
        Part(.value, value, by: AndroidMappingRule.valueWithoutPlace))
    }
    return place
  }

  @discardableResult
  private mutating func append(_ info: AccessibilityNodeInfo, to parent: Int) -> Int {
    let place = tree.append(info, to: parent)
    let isCollection = info.collection != nil
    if isCollection { collections[place] = AndroidCollection() }
    collectionAbove.append(isCollection ? place : parent >= 0 ? collectionAbove[parent] : -1)
    return place
  }

  /// Whether a control is somewhere below a node.
  func holdsInteractive(_ index: Node.Index) -> Bool { interactiveBelow[Int(index.position)] }

  /// The nearest list or grid above an index of the screen.
  func collection(above index: Node.Index) -> Int {
    screen.parent(of: index).map { collectionAbove[places[Int($0.position)]] } ?? -1
  }
}
