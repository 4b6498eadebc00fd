/// Makes the tree that Chrome on Android exposes of a web page.
///
/// Order is document order. Text between two elements of meaning is one node; a control, a
/// heading or a cell that holds only text speaks for what is inside it.
/// Source: Chromium, browser_accessibility_android.cc and AccessibilityNodeInfoBuilder.java.
struct ChromeMapping: Sendable {
  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  let content: ChromeContent
  let invalidAfter: Int?
  var tree = AccessibilityNodeTree()
  /// The exposed elements the walk is inside of.
  var open: [Int] = []
  /// The lists the walk is inside of.
  var openLists: [Int] = []
  var run = ChromeTextRun()
  /// Role description of the heading the walk is inside of.
  private var headingWord = ""
  private var headingWordKnown: Attestation?
  /// Number of items met in each list, by place.
  private var itemCounts: [Int: Int] = [:]

  /// The platform's tree of a whole page.
  static func tree(
    of screen: Screen, _ words: TalkBackPhrasebook.Platform, invalidAfter: Int?
  ) -> AccessibilityNodeTree {
    var mapping = ChromeMapping(
      screen: screen, words: words, content: ChromeContent(screen), invalidAfter: invalidAfter)
    mapping.walk()
    mapping.finishLists()
    return mapping.tree
  }

  private init(
    screen: Screen, words: TalkBackPhrasebook.Platform, content: ChromeContent, invalidAfter: Int?
  ) {
    self.screen = screen
    self.words = words
    self.content = content
    self.invalidAfter = invalidAfter
    tree.isWebPage = true
    tree.exposures = Array(repeating: .structure, count: screen.count)
  }

  /// A node the walk comes to or leaves.
  private enum Step {
    case enter(Node.Index)
    case leave(Node.Index, isOpen: Bool)
  }

  private mutating func walk() {
    guard let first = screen.firstRootIndex else { return }
    var view = AccessibilityNodeInfo("android.webkit.WebView", node: first)
    view.text = screen.title ?? ""
    view.flags.insert(.focusable)
    open = [tree.append(view)]
    var steps: [Step] = []
    push(screen.roots, to: &steps)
    while let step = steps.popLast() {
      switch step {
      case .enter(let index): enter(index, &steps)
      case .leave(let index, let isOpen): leave(index, isOpen: isOpen)
      }
    }
    flush()
  }

  private func push(_ siblings: Screen.Siblings, to steps: inout [Step]) {
    for child in siblings.reversed() { steps.append(.enter(child)) }
  }

  private mutating func enter(_ index: Node.Index, _ steps: inout [Step]) {
    let position = Int(index.position)
    switch content.kinds[position] {
    case .hidden: setExposures(at: index, .hidden, below: .insideHidden)
    case .text:
      tree.exposures[position] = .partOfParent
      run.append(screen[index].name, of: index)
    case .inline: enterInline(index, &steps)
    case .block:
      flush()
      steps.append(.leave(index, isOpen: false))
      push(screen.children(of: index), to: &steps)
    case .control:
      flush()
      appendLeaf(index)
    case .textOnly: enterTextOnly(index, &steps)
    case .container:
      flush()
      openElement(index, &steps)
    }
  }

  private mutating func enterInline(_ index: Node.Index, _ steps: inout [Step]) {
    let node = screen[index]
    if let expansion = node.expansion {
      run.append(expansion, of: index)
      setExposures(at: index, .partOfParent, below: .partOfParent)
    } else if node.web?.element == "br" {
      tree.exposures[Int(index.position)] = .empty
      run.appendBreak()
    } else {
      push(screen.children(of: index), to: &steps)
    }
  }

  private mutating func enterTextOnly(_ index: Node.Index, _ steps: inout [Step]) {
    flush()
    if content.holdsOnlyText(index, of: screen[index].role) || isHeadingOfOneLink(index) {
      return appendLeaf(index)
    }
    openElement(index, &steps)
  }

  /// Whether a heading holds nothing but a link, which then is not a stop of its own.
  func isHeadingOfOneLink(_ index: Node.Index) -> Bool {
    guard screen[index].role == .heading else { return false }
    let inside = screen.children(of: index).filter {
      let kind = content.kinds[Int($0.position)]
      return kind != .hidden && !(kind == .text && screen[$0].name.allSatisfy(\.isWhitespace))
    }
    return inside.count == 1 && inside.allSatisfy { screen[$0].role == .link }
  }

  private mutating func openElement(_ index: Node.Index, _ steps: inout [Step]) {
    let info = container(index)
    let place = append(info, for: index)
    if screen[index].role == .heading {
      headingWord = info.roleDescription
      headingWordKnown = info.platformWords.role
    }
    open.append(place)
    if screen[index].role.isListOnWeb { openLists.append(place) }
    steps.append(.leave(index, isOpen: true))
    push(screen.children(of: index), to: &steps)
    appendMarker(of: index)
  }

  private mutating func leave(_ index: Node.Index, isOpen: Bool) {
    flush()
    guard isOpen else { return }
    open.removeLast()
    if screen[index].role.isListOnWeb { openLists.removeLast() }
    if screen[index].role == .heading { headingWord = "" }
  }

  private mutating func appendLeaf(_ index: Node.Index) {
    setExposures(at: index, .exposed, below: .partOfParent)
    guard let info = leaf(index) else {
      tree.exposures[Int(index.position)] = .empty
      return
    }
    append(info, for: index)
  }

  @discardableResult
  private mutating func append(_ info: AccessibilityNodeInfo, for index: Node.Index) -> Int {
    tree.exposures[Int(index.position)] = .exposed
    var made = info
    made.flags.insert(.web)
    let place = tree.append(made, to: open.last ?? -1)
    noteItem(index, at: place)
    if screen[index].states.isRequired {
      tree.unexposed[place] = [Part(.state, "required", by: ChromeMappingRule.required)]
    }
    return place
  }

  /// The bullet or number before a list item is a stop of its own.
  private mutating func appendMarker(of index: Node.Index) {
    guard screen[index].role == .listItem, let marker = screen[index].web?.marker else { return }
    var info = AccessibilityNodeInfo("android.view.View", node: index)
    switch marker {
    case "◦": info.textWord = words.whiteBullet
    case "▪": info.textWord = words.blackSquare
    default: info.text = marker
    }
    info.flags.formUnion([.web, .webStop])
    info.mapping = [ChromeMappingRule.marker]
    tree.append(info, to: open.last ?? -1)
  }

  /// Ends a run of text.
  private mutating func flush() {
    defer { run.removeAll() }
    let text = run.text
    guard !text.isEmpty else { return }
    let node = run.node(in: screen, content)
    tree.exposures[Int(node.position)] = .exposed
    var info = AccessibilityNodeInfo("android.widget.TextView", node: node)
    info.text = text
    info.roleDescription = headingWord
    info.platformWords.role = headingWordKnown
    info.flags.formUnion([.web, .webStop])
    info.mapping =
      headingWord.isEmpty ? ChromeMappingRule.runRules : ChromeMappingRule.headingRunRules
    tree.append(info, to: open.last ?? -1)
  }

  private mutating func setExposures(
    at index: Node.Index, _ own: NodeExposure, below exposure: NodeExposure
  ) {
    tree.exposures[Int(index.position)] = own
    for visit in screen.descendants(of: index) {
      let isHidden = screen[visit.index].hidden != nil
      tree.exposures[Int(visit.index.position)] =
        isHidden && exposure != .insideHidden ? .hidden : exposure
    }
  }

  private mutating func noteItem(_ index: Node.Index, at place: Int) {
    switch screen[index].role {
    case .listItem, .option, .treeItem: break
    default: return
    }
    guard let list = open.last, tree[list].collection != nil else { return }
    let count = itemCounts[list, default: 0]
    itemCounts[list] = count + 1
    let row = AndroidCollection.index(screen[index].place?.positionInSet) ?? count
    tree[place].item = AccessibilityNodeInfo.CollectionItemInfo(row: row, column: 0)
  }

  private mutating func finishLists() {
    for (place, count) in itemCounts where tree[place].collection?.rows == -1 {
      tree[place].collection?.rows = count
    }
  }
}
