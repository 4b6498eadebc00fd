import AccessibilityTree

/// A mapping of a web page to the elements that WebKit exposes to VoiceOver, in document order.
///
/// Each element gets attributes from the headings, links, lists, landmarks and tables around it.
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm; a11ysupport.io, VoiceOver on iOS.
struct WebKitMapping {
  let screen: Screen
  let words: VoiceOverPhrasebook
  let version: VoiceOver.WebKit
  private let content: WebContent
  private let roles: WebKitRoles
  let grids: WebGrids
  var mapping: PlatformMapping
  /// The attributes that the current node inherits from the elements around it.
  ///
  /// They are shared, because few elements change them.
  var inherited: Shared<WebState>
  /// The value of ``inherited``.
  var state: WebState { _read { yield inherited.wrappedValue } }
  /// The nodes whose content is being mapped, each with the state to restore after its last
  /// descendant.
  private var frames: [Frame] = []
  var containers = WebContainers()
  var tables = WebTables()
  var text: WebTexts
  /// The position of the current list item, until the first stop of the item is added.
  var item: CollectionPosition?
  /// The description of a fieldset, from entering its legend until the first stop of the legend.
  var legendDescription: String?

  /// A node whose content is being mapped, and the state to restore after its last descendant.
  private struct Frame {
    var node: Node.Index
    var outer: Shared<WebState>
    var isContainer = false
    var breaksText = true
  }

  static func map(
    _ screen: Screen, words: VoiceOverPhrasebook, version: VoiceOver.WebKit
  ) -> PlatformMapping {
    var webKit = WebKitMapping(screen, words, version)
    webKit.walk()
    webKit.flush()
    webKit.containers.finish(in: &webKit.mapping.tree)
    webKit.tables.finish(in: &webKit.mapping.tree)
    let listed = Array(1..<max(1, webKit.mapping.tree.count))
    webKit.mapping.tree[0].explicit = listed
    return webKit.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook, _ version: VoiceOver.WebKit) {
    self.screen = screen
    self.words = words
    self.version = version
    content = WebContent(screen)
    roles = WebKitRoles(screen, version, content)
    grids = WebGrids(screen)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count / 2)
    inherited = Shared(wrappedValue: WebState(language: screen.language))
    text = WebTexts(stitches: version.stitchesText)
  }

  private mutating func walk() {
    let dialog = content.modalDialog
    if let dialog { skipOutside(of: dialog) }
    var upcoming = dialog ?? screen.firstRootIndex
    while let index = upcoming {
      let goesInside = enter(index)
      if goesInside, let child = screen.firstChild(of: index) {
        upcoming = child
        continue
      }
      if goesInside { leave(index) }
      upcoming = following(index, within: dialog)
    }
  }

  /// Skips everything outside a modal dialog.
  ///
  /// The dialog still inherits its language from the elements around it.
  private mutating func skipOutside(of dialog: Node.Index) {
    for root in screen.roots {
      mapping.skip(root, .outsideDialog)
      mapping.skipDescendants(of: root, in: screen, .outsideDialog)
    }
    for visit in screen.descendants(of: dialog) {
      mapping.skipReasons[Int(visit.index.position)] = nil
    }
    mapping.skipReasons[Int(dialog.position)] = nil
    var above = screen.parent(of: dialog)
    while let index = above {
      if let language = screen[index].language {
        inherited = Shared(wrappedValue: WebState(language: language))
        return
      }
      above = screen.parent(of: index)
    }
  }

  /// Returns the next node after `index` and its descendants.
  ///
  /// Also leaves each ancestor of `index` that ends before the next node.
  private mutating func following(_ index: Node.Index, within top: Node.Index?) -> Node.Index? {
    var current = index
    while current != top {
      if let sibling = screen.nextSibling(of: current) { return sibling }
      guard let parent = screen.parent(of: current) else { return nil }
      leave(parent)
      current = parent
    }
    return nil
  }

  /// Exposes a node, and returns whether its children are to be mapped, too.
  private mutating func enter(_ index: Node.Index) -> Bool {
    let node = screen[index]
    if let hidden = node.hidden, !node.isReachedInSafari { return enterHidden(index, hidden) }
    if node.web?.isOwnedByField == true {
      flush()
      mapping.skip(index, .ownedByField)
      mapping.skipDescendants(of: index, in: screen, .ownedByField)
      return false
    }
    if node.role == .text {
      addText(of: index)
      return true
    }
    switch roles.shape(of: node, index) {
    case .control(let role): return add(role, node, index)
    case .drawing:
      flush()
      emit(.image, node, index)
      frames.append(Frame(node: index, outer: inherited))
      return true
    case .lineBreak:
      flush()
      text.leavesOutNext = true
      mapping.skip(index, .empty)
      return true
    case .ignored(let reason):
      flush()
      mapping.skip(index, reason)
      mapping.skipDescendants(of: index, in: screen, reason)
      return false
    case .container(let breaksText):
      mapping.skip(index, .container)
      enterContainer(node, index, breaksText: breaksText)
      addNameOfLeaf(node, index)
      return true
    }
  }

  /// Adds the name of a heading, cell or similar node that has no children.
  ///
  /// Outlines contain such nodes.
  private mutating func addNameOfLeaf(_ node: Node, _ index: Node.Index) {
    guard screen.firstChild(of: index) == nil, node.role.isTextInside, !node.name.isEmpty
    else { return }
    mapping.skipReasons[Int(index.position)] = nil
    add(node.name, of: index)
  }

  /// Skips a hidden node.
  ///
  /// Returns whether its children are to be mapped. For example, a text with `visibility: visible`
  /// inside a hidden node is not hidden.
  private mutating func enterHidden(_ index: Node.Index, _ hidden: Hidden) -> Bool {
    mapping.skip(index, .hidden(hidden.reason))
    if hidden.keepsChildren {
      if screen[index].web?.display ?? .inline != .inline {
        flush()
        frames.append(Frame(node: index, outer: inherited))
      }
      return true
    }
    mapping.skipDescendants(of: index, in: screen, .hidden(hidden.reason))
    return false
  }

  private mutating func add(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) -> Bool {
    flush()
    emit(role, node, index)
    text.labels.record(node)
    mapping.skipDescendants(of: index, in: screen, .insideControl)
    return false
  }

  private mutating func enterContainer(_ node: Node, _ index: Node.Index, breaksText: Bool) {
    let container = WebContainers.kind(of: node, state, in: screen, index, grids)
    var inner = inherited
    if WebState.mayChange(at: node, in: container) {
      inner.wrappedValue.enter(node, index, in: container, screen, version)
    }
    let changes = inner != inherited
    guard breaksText || container != nil || changes || node.role.isTablePart else { return }
    let breaksText = breaksText || container != nil || changes
    if breaksText { flush() }
    frames.append(
      Frame(node: index, outer: inherited, isContainer: container != nil, breaksText: breaksText))
    inherited = inner
    if let container { containers.open(container, namedBy: node.label?.origin) }
    tables.enter(node, language: state.knownLanguage)
    if node.role == .link { text.leavesOutNext = true }
    if node.web?.element == "legend", let parent = screen.parent(of: index) {
      legendDescription = WebState.description(ofFieldset: screen[parent])
    }
    if node.role == .listItem { enterItem(node, index) }
  }

  private mutating func leave(_ index: Node.Index) {
    guard let frame = frames.last, frame.node == index else { return }
    if frame.breaksText { flush() }
    if screen[index].role == .listItem { leaveItem() }
    if screen[index].web?.element == "legend" { legendDescription = nil }
    frames.removeLast()
    inherited = frame.outer
    if frame.isContainer { containers.close(lastStop: mapping.tree.count - 1) }
    tables.leave(screen[index].role)
  }
}
