import AccessibilityTree

/// Makes of a web page what WebKit hands to VoiceOver: one element after the other, in the order of
/// the document, each with the words of the headings, links, lists, landmarks and tables around it.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm; a11ysupport.io, VoiceOver on iOS.
struct WebKitMapping {
  let screen: Screen
  let words: VoiceOverPhrasebook
  let version: VoiceOver.WebKit
  private let content: WebContent
  let grids: WebGrids
  var mapping: PlatformMapping
  /// What holds for everything at the current place.
  var state: WebState
  /// States to return to when nodes are left.
  private var frames: [Frame] = []
  var containers = WebContainers()
  var tables = WebTables()
  var text: WebTexts
  /// The list item whose first stop comes now, by its place in the list.
  var item: Place?

  /// A node that changes what holds inside it.
  private struct Frame {
    var node: Node.Index
    var outer: WebState
    var isContainer = false
    var breaksText = true
  }

  /// What WebKit exposes of `screen`.
  static func map(
    _ screen: Screen, words: VoiceOverPhrasebook, version: VoiceOver.WebKit
  ) -> PlatformMapping {
    var webKit = WebKitMapping(screen, words, version)
    webKit.walk()
    webKit.flush()
    webKit.containers.finish(in: &webKit.mapping.tree)
    let listed = Array(1..<max(1, webKit.mapping.tree.count))
    webKit.mapping.tree[0].explicit = listed
    return webKit.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook, _ version: VoiceOver.WebKit) {
    self.screen = screen
    self.words = words
    self.version = version
    content = WebContent(screen)
    grids = WebGrids(screen)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count / 2)
    state = WebState(language: screen.language)
    text = WebTexts(stitches: version.stitchesText)
  }

  private mutating func walk() {
    let dialog = content.modalDialog
    if let dialog { passOutside(of: dialog) }
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

  /// Leaves everything outside of a modal dialog out of reach; only the language lasts.
  private mutating func passOutside(of dialog: Node.Index) {
    for root in screen.roots {
      mapping.pass(root, .outsideDialog)
      mapping.passDescendants(of: root, in: screen, .outsideDialog)
    }
    for visit in screen.descendants(of: dialog) { mapping.causes[Int(visit.index.position)] = nil }
    mapping.causes[Int(dialog.position)] = nil
    var above = screen.parent(of: dialog)
    while let index = above {
      if let language = screen[index].language {
        state = WebState(language: language)
        return
      }
      above = screen.parent(of: index)
    }
  }

  /// The next node after everything below `index`, leaving what ends there; absent at the end of
  /// what is walked through.
  private mutating func following(_ index: Node.Index, within top: Node.Index?) -> Node.Index? {
    var place = index
    while place != top {
      if let sibling = screen.nextSibling(of: place) { return sibling }
      guard let parent = screen.parent(of: place) else { return nil }
      leave(parent)
      place = parent
    }
    return nil
  }

  /// Exposes a node; tells whether its children are to be visited.
  private mutating func enter(_ index: Node.Index) -> Bool {
    let node = screen[index]
    if let hidden = node.hidden, !node.isReachedInSafari { return enterHidden(index, hidden) }
    if node.role == .text {
      addText(of: index)
      return true
    }
    switch WebKitRoles(screen, version, content).shape(of: node, index) {
    case .control(let role): return add(role, node, index)
    case .drawing:
      flush()
      emit(.image, node, index)
      frames.append(Frame(node: index, outer: state))
      return true
    case .lineBreak:
      flush()
      text.leavesOutNext = true
      mapping.pass(index, .empty)
      return true
    case .ignored(let cause):
      flush()
      mapping.pass(index, cause)
      mapping.passDescendants(of: index, in: screen, cause)
      return false
    case .container(let breaksText):
      mapping.pass(index, .container)
      enterContainer(node, index, breaksText: breaksText)
      addNameOfLeaf(node, index)
      return true
    }
  }

  /// A sketch gives a heading or cell a name and no text inside; the name is then its text.
  private mutating func addNameOfLeaf(_ node: Node, _ index: Node.Index) {
    guard screen.firstChild(of: index) == nil, node.role.isTextInside, !node.name.isEmpty
    else { return }
    mapping.causes[Int(index.position)] = nil
    add(node.name, of: index)
  }

  /// Everything below a hidden node carries its own reason, but text with `visibility: visible`
  /// inside a hidden one is not hidden.
  private mutating func enterHidden(_ index: Node.Index, _ hidden: Hidden) -> Bool {
    mapping.pass(index, .hidden(hidden.reason))
    if hidden.keepsChildren {
      if screen[index].web?.display ?? .inline != .inline {
        flush()
        frames.append(Frame(node: index, outer: state))
      }
      return true
    }
    mapping.passDescendants(of: index, in: screen, .hidden(hidden.reason))
    return false
  }

  private mutating func add(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) -> Bool {
    flush()
    emit(role, node, index)
    text.labels.pass(node)
    mapping.passDescendants(of: index, in: screen, .insideControl)
    return false
  }

  private mutating func enterContainer(_ node: Node, _ index: Node.Index, breaksText: Bool) {
    let container = WebContainers.kind(of: node, state, in: screen, index, grids)
    let inner = state.inside(node, index, in: container, screen)
    guard breaksText || container != nil || inner != state || node.role.isTablePart else { return }
    let breaksText = breaksText || container != nil || inner != state
    if breaksText { flush() }
    frames.append(
      Frame(node: index, outer: state, isContainer: container != nil, breaksText: breaksText))
    state = inner
    if let container { containers.open(container) }
    tables.enter(node, language: state.knownLanguage)
    if node.role == .link { text.leavesOutNext = true }
    if node.role == .listItem { enterItem(node, index) }
  }

  private mutating func leave(_ index: Node.Index) {
    guard let frame = frames.last, frame.node == index else { return }
    if frame.breaksText { flush() }
    if screen[index].role == .listItem { leaveItem() }
    frames.removeLast()
    state = frame.outer
    if frame.isContainer { containers.close(lastStop: mapping.tree.count - 1) }
    tables.leave(screen[index].role)
  }
}
