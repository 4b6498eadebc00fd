/// Makes of a web page what WebKit hands to VoiceOver: one element after the other, in the order of
/// the document, each with the words of the headings, links, lists, landmarks and tables around it.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm; a11ysupport.io, VoiceOver on iOS.
struct WebKitMapping {
  let screen: Screen
  let words: VoiceOverPhrasebook
  private let content: WebContent
  var mapping: PlatformMapping
  /// What holds for everything at the current place.
  var state: WebState
  /// States to return to when nodes are left.
  private var frames: [(node: Node.Index, outer: WebState, isContainer: Bool, splits: Bool)] = []
  private var containers = WebContainers()
  var tables = WebTables()
  private var run = WebTextRun()
  /// The label around this place whose text is one stop, whatever boxes it stands in.
  private var wholeLabel: Node.Index?

  /// What WebKit exposes of `screen`.
  static func map(_ screen: Screen, words: VoiceOverPhrasebook) -> PlatformMapping {
    var webKit = WebKitMapping(screen, words)
    webKit.walk()
    webKit.flush()
    webKit.containers.finish(in: &webKit.mapping.tree)
    let listed = Array(1..<max(1, webKit.mapping.tree.count))
    webKit.mapping.tree[0].explicit = listed
    return webKit.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook) {
    self.screen = screen
    self.words = words
    content = WebContent(screen)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count / 2)
    state = WebState(language: screen.language)
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
    if wholeLabel != nil, screen[index].isBox { run.interrupt() }
    if let hidden = screen[index].hidden, !screen[index].isReachedInSafari {
      return enterHidden(index, hidden)
    }
    if screen[index].role == .text {
      addText(of: index)
      return true
    }
    let node = screen[index]
    switch WebKitRoles.shape(of: node, index, in: screen, content) {
    case .control(let role): return add(role, node, index)
    case .drawing:
      flush()
      let made = WebKitControls(words: words, state: state).make(.image, node, index)
      emit(made.element, made.attributes)
      frames.append((index, state, false, true))
      return true
    case .lineBreak:
      flush()
      mapping.pass(index, .empty)
      return true
    case .ignored(let cause):
      mapping.pass(index, cause)
      mapping.passDescendants(of: index, in: screen, cause)
      return false
    case .container(let splits):
      mapping.pass(index, .container)
      enterContainer(node, index, splits: splits)
      addNameOfLeaf(node, index)
      return true
    }
  }

  /// A sketch gives a heading or cell a name and no text inside; the name is then its text.
  private mutating func addNameOfLeaf(_ node: Node, _ index: Node.Index) {
    guard screen.firstChild(of: index) == nil, node.role.isTextInside, !node.name.isEmpty
    else { return }
    mapping.causes[Int(index.position)] = nil
    if run.add(node.name, of: index, state) { mapping.pass(index, .merged) }
  }

  /// Everything below a hidden node carries its own reason, but text with `visibility: visible`
  /// inside a hidden one is not hidden.
  private mutating func enterHidden(_ index: Node.Index, _ hidden: Hidden) -> Bool {
    mapping.pass(index, .hidden(hidden.reason))
    if hidden.keepsChildren || hidden.reason == .visibilityHidden {
      if screen[index].web?.display ?? .inline != .inline, wholeLabel == nil {
        flush()
        frames.append((index, state, false, true))
      }
      return true
    }
    mapping.passDescendants(of: index, in: screen, .hidden(hidden.reason))
    return false
  }

  private mutating func addText(of index: Node.Index) {
    let text = screen[index].name
    if run.isEmpty, WebTextRun.isBlank(text) {
      mapping.pass(index, .empty)
    } else if run.add(text, of: index, state) {
      mapping.pass(index, .merged)
    }
  }

  /// Ends the text that runs on without a break; it becomes a stop if it says anything.
  mutating func flush() {
    guard let text = run.take() else { return }
    var attributes = WebAttributes(.text)
    text.state.fill(&attributes)
    var element = AccessibilityElement(node: text.node)
    element.label = text.label
    element.traits = text.state.traits.union(.staticText)
    element.language = text.state.knownLanguage
    element.rules = WebKitRules.text
    if wholeLabel != nil { element.rules.append(WebKitRules.wholeLabel) }
    emit(element, attributes)
  }

  private mutating func add(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) -> Bool {
    flush()
    let made = WebKitControls(words: words, state: state).make(role, node, index)
    emit(made.element, made.attributes)
    mapping.passDescendants(of: index, in: screen, .insideControl)
    return false
  }

  /// Adds a stop, on which every container begins that has had none so far.
  mutating func emit(_ element: AccessibilityElement, _ attributes: WebAttributes) {
    var element = element
    var attributes = attributes
    element.isElement = true
    attributes.cell = tables.takeCell()
    containers.start(on: mapping.tree.count, &attributes)
    element.web = attributes
    mapping.append(element)
  }

  private mutating func enterContainer(_ node: Node, _ index: Node.Index, splits: Bool) {
    let container = WebContainers.kind(of: node, state, in: screen, index)
    let inner = state.inside(node, in: container)
    let splits = splits && wholeLabel == nil
    guard splits || container != nil || inner != state else { return }
    flush()
    frames.append((index, state, container != nil, splits))
    state = inner
    if let container { containers.open(container) }
    tables.enter(node, language: state.knownLanguage)
    addMarker(of: node, index)
    if wholeLabel == nil, WebKitRoles.isWholeLabel(node, index, in: screen) { wholeLabel = index }
  }

  private mutating func leave(_ index: Node.Index) {
    if wholeLabel != nil, screen[index].isBox { run.interrupt() }
    guard let frame = frames.last, frame.node == index else { return }
    flush()
    if wholeLabel == index { wholeLabel = nil }
    frames.removeLast()
    state = frame.outer
    if frame.isContainer { containers.close(lastStop: mapping.tree.count - 1) }
    tables.leave(screen[index].role)
  }

  /// The marker of an item is a stop of its own; that of the first item of an outermost list is
  /// skipped when swiping in.
  private mutating func addMarker(of node: Node, _ index: Node.Index) {
    guard node.role == .listItem, let marker = node.web?.marker, !marker.isEmpty else { return }
    let isFirst = containers.isFirstItem()
    if isFirst, state.listDepth == 1 {
      mapping.pass(index, .firstMarker)
      return
    }
    var element = AccessibilityElement(node: index)
    if let name = words.values.name(ofMarker: marker) {
      element.setLabel(name)
    } else {
      element.label = marker
    }
    element.traits = .staticText
    element.rules = WebKitRules.marker
    mapping.causes[Int(index.position)] = nil
    emit(element, WebAttributes(.marker))
  }
}
