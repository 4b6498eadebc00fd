import AccessibilityTree
import Announcements

/// Makes the tree that Android exposes of a React Native screen.
///
/// Views that only lay out are not in the tree; Android passes over them too.
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, BaseViewManager.java.
struct ReactNativeAndroidMapping: Sendable {
  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  /// The word for what must be filled in, which React Native has no property for.
  private let required: Phrase
  let version: ReactNativeVersion
  private(set) var tree = AccessibilityNodeTree()
  /// Place of the nearest node in the tree at or above each node of the screen.
  private var places: [Int]
  /// Place of the node's own view, by node of the screen; −1 where it has none in the tree.
  private var ownPlaces: [Int]
  /// Nodes to be described by their children.
  private var undescribed: [Node.Index] = []
  /// Views that name the one that labels them, by place.
  private var labelled: [(place: Int, label: String)] = []

  /// What Android exposes of `screen`.
  static func tree(
    of screen: Screen, _ phrasebook: TalkBackPhrasebook, version: ReactNativeVersion
  ) -> AccessibilityNodeTree {
    var mapping = ReactNativeAndroidMapping(screen, phrasebook, version)
    mapping.walk()
    mapping.describe()
    mapping.connectLabels()
    if version.hasOrder { AndroidOrder.apply(screen, to: &mapping.tree) }
    return mapping.tree
  }

  private init(
    _ screen: Screen, _ phrasebook: TalkBackPhrasebook, _ version: ReactNativeVersion
  ) {
    self.screen = screen
    words = phrasebook.platform
    required = phrasebook.states.required
    self.version = version
    places = Array(repeating: 0, count: screen.count)
    ownPlaces = Array(repeating: -1, count: screen.count)
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
      let parent = above == top ? 0 : above.map { places[Int($0.position)] } ?? 0
      places[Int(index.position)] = parent
      tree.exposures[Int(index.position)] = .exposed
      if map(index, to: parent) { nodes.skipDescendants(of: visit) }
    }
  }

  /// Maps one node; tells whether nothing below it is mapped.
  private mutating func map(_ index: Node.Index, to parent: Int) -> Bool {
    let node = screen[index]
    let props = ReactNativeProps(node, isLeaf: screen.firstChild(of: index) == nil)
    if !node.isExposed(to: .talkBack) {
      tree.exposures[Int(index.position)] = .hidden
      guard node.hidden?.keepsChildren != true || props.component.hidesChildrenWithItself else {
        return false
      }
      setExposures(below: index, .insideHidden)
      return true
    }
    let view = ReactNativeAndroidView(props, words, version)
    guard var info = view.make(of: index, node, text: text(of: index, props)) else {
      tree.exposures[Int(index.position)] =
        screen.firstChild(of: index) == nil ? .empty : .structure
      return false
    }
    info.apply(node.android)
    let place = add(info, to: parent, of: index, node, props)
    if view.isDescribedByChildren, info.contentDescription.isEmpty, info.text.isEmpty {
      undescribed.append(index)
    }
    if let label = props.labelledBy { labelled.append((place, label)) }
    if props.component == .text {
      addLinks(in: index, to: place)
      return true
    }
    guard props.component == .textInput || node.grouping == .ignoreChildren else { return false }
    setExposures(below: index, node.grouping == .ignoreChildren ? .ignored : .insideControl)
    return true
  }

  private mutating func add(
    _ info: AccessibilityNodeInfo, to parent: Int, of index: Node.Index, _ node: Node,
    _ props: ReactNativeProps
  ) -> Int {
    let place = tree.append(info, to: parent)
    places[Int(index.position)] = place
    ownPlaces[Int(index.position)] = place
    var lost = ReactNativeDiagnostics.parts(
      of: node, required: required, invalid: words.invalidEntry)
    if let name = props.role.name, ReactNativeAndroidRole(props.role) == nil {
      let isInvalid = props.role == .accessibilityRole(name)
      let rule =
        isInvalid ? ReactNativeAndroidRule.invalidRole : ReactNativeAndroidRule.unknownRole
      lost.append(Part(.role, name, by: rule))
    }
    if !lost.isEmpty { tree.unexposed[place] = lost }
    return place
  }

  private func text(of index: Node.Index, _ props: ReactNativeProps) -> String {
    props.component == .text ? screen.reactNativeText(of: index) : props.text ?? ""
  }

  private mutating func setExposures(below index: Node.Index, _ exposure: NodeExposure) {
    for visit in screen.descendants(of: index) {
      tree.exposures[Int(visit.index.position)] = exposure
    }
  }

  /// Everything inside a text is part of it; links can be reached as well.
  private mutating func addLinks(in index: Node.Index, to place: Int) {
    var inner = screen.descendants(of: index)
    while let visit = inner.next() {
      let node = screen[visit.index]
      tree.exposures[Int(visit.index.position)] = .partOfParent
      guard node.isExposed(to: .talkBack),
        ReactNativeProps(node, isLeaf: true).role.name == "link"
      else { continue }
      let text = screen.reactNativeFragment(of: visit.index)
      setExposures(below: visit.index, .partOfParent)
      inner.skipDescendants(of: visit)
      guard !text.isEmpty else { continue }
      tree[place].rare.links.append(text)
      var link = AccessibilityNodeInfo("android.widget.Button", node: visit.index)
      link.contentDescription = text
      link.actions.insert(.click)
      link.roleWord = words.reactNative.link
      link.mapping = [ReactNativeAndroidRule.link]
      tree.append(link, to: place)
      tree.exposures[Int(visit.index.position)] = .exposed
    }
  }

  private mutating func describe() {
    guard !undescribed.isEmpty else { return }
    let descriptions = ReactNativeDescriptions(screen, tree, ownPlaces, of: undescribed)
    for index in undescribed {
      let place = ownPlaces[Int(index.position)]
      let description = descriptions[index]
      guard !description.isEmpty else { continue }
      tree[place].contentDescription = description
      tree[place].mapping.append(ReactNativeAndroidRule.children)
    }
  }

  /// A label that is nowhere, or not in the tree, labels nothing.
  private mutating func connectLabels() {
    guard !labelled.isEmpty else { return }
    var byID: [String: Int] = [:]
    for visit in screen.preorder {
      guard let id = screen[visit.index].id, byID[id] == nil else { continue }
      byID[id] = ownPlaces[Int(visit.index.position)]
    }
    for (place, label) in labelled {
      guard let target = byID[label], target >= 0 else { continue }
      tree[place].rare.labeledBy = target
      tree[place].mapping.append(ReactNativeAndroidRule.labelledBy)
    }
  }
}
