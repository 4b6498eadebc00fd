import AccessibilityTree
import Announcements

/// Makes the tree that Chrome on Android exposes of a web page.
///
/// Order is document order. A node whose words are all its own is a leaf: what is inside it does
/// not exist for services. A stop is what Chrome calls interesting.
/// Source: Chromium, browser_accessibility_android.cc and AccessibilityNodeInfoBuilder.java.
struct ChromeMapping: Sendable {
  let screen: Screen
  let words: TalkBackPhrasebook.Platform
  /// What the version of Chrome exposes.
  let capabilities: Capabilities<ChromeCapability>
  let invalidAfter: Int?
  let source: ChromeTree
  var tree = AccessibilityNodeTree()
  /// Places in the finished tree of what each node's children stand in.
  private var homes: [Int]
  /// What each node is inside of, itself included.
  private var surroundings: [Surroundings]
  var collections: ChromeCollections

  /// What a node is inside of.
  struct Surroundings: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let control = Surroundings(rawValue: 1 << 0)
    static let link = Surroundings(rawValue: 1 << 1)
    static let heading = Surroundings(rawValue: 1 << 2)
    static let list = Surroundings(rawValue: 1 << 3)
  }

  /// The platform's tree of a whole page.
  static func tree(
    of screen: Screen, _ words: TalkBackPhrasebook.Platform, _ settings: TalkBackSettings
  ) -> AccessibilityNodeTree {
    var mapping = ChromeMapping(screen, words, settings)
    mapping.walk()
    mapping.collections.finish(&mapping.tree, of: mapping.source, screen)
    return mapping.tree
  }

  private init(
    _ screen: Screen, _ words: TalkBackPhrasebook.Platform, _ settings: TalkBackSettings
  ) {
    self.screen = screen
    self.words = words
    capabilities = Capabilities(of: settings.chrome)
    invalidAfter = settings.invalidAfter ?? (capabilities.contains(.errorsAtOnce) ? nil : 7)
    source = ChromeTree(screen)
    homes = Array(repeating: 0, count: source.count)
    surroundings = Array(repeating: [], count: source.count)
    collections = ChromeCollections(count: source.count, capabilities)
    tree.isWebPage = true
    tree.exposures = source.exposures
  }

  /// Whether the version of Chrome has a capability.
  func has(_ capability: ChromeCapability) -> Bool { capabilities.contains(capability) }

  private mutating func walk() {
    guard let first = screen.firstRootIndex else { return }
    tree.reserveCapacity(source.count + 1)
    var view = AccessibilityNodeInfo("android.webkit.WebView", node: first)
    view.text = screen.title ?? ""
    view.flags.insert(.focusable)
    tree.append(view)
    var place = 0
    while place < source.count { place = visit(place) }
  }

  /// Exposes one node and tells where to go on.
  private mutating func visit(_ place: Int) -> Int {
    let entry = source[place]
    let home = entry.parent < 0 ? 0 : homes[entry.parent]
    let around = entry.parent < 0 ? [] : surroundings[entry.parent]
    homes[place] = home
    switch entry.kind {
    case .lineBreak: break
    case .text: appendText(entry, below: home, around)
    case .marker: appendMarker(entry, below: home, around)
    case .element:
      surroundings[place] = around.union(Surroundings(in: screen[entry.node].role))
      collections.enter(place, of: source, screen)
      guard appendElement(place, below: home, around) else { break }
      conceal(place)
      return entry.end
    }
    return place + 1
  }

  /// Exposes an element, and tells whether nothing inside it is exposed.
  private mutating func appendElement(
    _ place: Int, below home: Int, _ around: Surroundings
  ) -> Bool {
    let entry = source[place]
    let node = screen[entry.node]
    guard !isPlain(node, entry) else { return false }
    let texts = texts(of: place)
    let isLeaf = isLeaf(node, entry, texts)
    let isStop = isStop(node, texts, isLeaf: isLeaf, around)
    guard isStop || !texts.isBlank || isFramework(node, place) else {
      if isLeaf { tree.exposures[Int(entry.node.position)] = .empty }
      return isLeaf
    }
    var info = AccessibilityNodeInfo(className(of: node, entry, isLeaf: isLeaf), node: entry.node)
    fill(&info, with: texts)
    describe(&info, node, place, around)
    info.flags.insert(.web)
    if isStop { info.flags.insert(.webStop) }
    tree.exposures[Int(entry.node.position)] = .exposed
    homes[place] = tree.append(info, to: home)
    let isNested =
      node.role.isListInChrome && (around.contains(.list) || entry.content.contains(.lists))
    collections.note(place, at: homes[place], isNested: isNested, in: &tree)
    noteRequired(node, at: homes[place])
    // What is inside a link is silenced by its description and no stop.
    return isLeaf || node.role == .link
  }

  /// Whether an element only groups what is inside it, so that no service is told of it.
  private func isPlain(_ node: Node, _ entry: ChromeTree.Entry) -> Bool {
    switch node.role {
    case .generic, .none, .paragraph, .rowGroup, .code, .emphasis, .strong, .subscripted,
      .superscripted, .time:
      break
    case let role where role.isGraphic: return node.name.isEmpty && !entry.holdsOnlyText
    default: return false
    }
    let isSilent =
      node.name.isEmpty && node.web?.forbiddenName == nil && node.roleDescription == nil
      && node.states.expanded == nil && node.states.selected == nil
    return isSilent && !entry.holdsOnlyText && !node.isFocusableInChrome && !node.isBareEditor
      && node.web?.isClickable != true
  }

  /// Whether services are told of an element although it is neither a stop nor has words.
  private func isFramework(_ node: Node, _ place: Int) -> Bool {
    switch node.role {
    case .generic, .none, .paragraph, .row, .rowGroup, .form, .group, .time, .code, .strong,
      .emphasis, .subscripted, .superscripted, .other, .image, .canvas, .frame, .heading:
      return node.web?.isClickable == true || node.roleDescription != nil
        || node.states.selected == true
    default: return true
    }
  }

  private mutating func fill(_ info: inout AccessibilityNodeInfo, with texts: ChromeTexts) {
    info.text = texts.text
    if let word = texts.textWord { info.textWord = word }
    info.contentDescription = texts.contentDescription
    info.hintText = texts.hintText
    info.mapping = texts.rules
    if !texts.hintText.isEmpty { info.mapping.append(ChromeMappingRule.description) }
    if !texts.containerTitle.isEmpty {
      info.rare.containerTitle = texts.containerTitle
      info.mapping.append(ChromeMappingRule.containerTitle)
    }
    if !texts.supplementalDescription.isEmpty {
      info.rare.supplementalDescription = texts.supplementalDescription
      info.mapping.append(ChromeMappingRule.supplemental)
    }
    if !texts.tooltipText.isEmpty { info.rare.tooltipText = texts.tooltipText }
  }

  private mutating func appendText(
    _ entry: ChromeTree.Entry, below home: Int, _ around: Surroundings
  ) {
    let text = screen[entry.node].name.collapsed
    tree.exposures[Int(entry.node.position)] = .partOfParent
    guard !text.isEmpty else { return }
    let node = elementFilled(by: entry.node)
    var info = AccessibilityNodeInfo("android.widget.TextView", node: node)
    info.text = text
    info.flags.insert(.web)
    if around.isDisjoint(with: [.control, .link]) { info.flags.insert(.webStop) }
    if around.contains(.heading) { info.flags.insert(.heading) }
    info.mapping = [ChromeMappingRule.staticText]
    tree.exposures[Int(node.position)] = .exposed
    tree.append(info, to: home)
  }

  /// The topmost element without a node of its own that holds this text and nothing else.
  private func elementFilled(by text: Node.Index) -> Node.Index {
    var best = text
    while let above = screen.parent(of: best), source.heldTexts[Int(above.position)] == 1,
      tree.exposures[Int(above.position)] == .structure, !isEntry(above)
    {
      best = above
    }
    return best
  }

  private func isEntry(_ index: Node.Index) -> Bool {
    switch ChromeInclusion(of: index, below: screen.parent(of: index), in: screen) {
    case .vanishes: false
    case .element, .text, .lineBreak, .hidden, .nameOfControl: true
    }
  }

  /// The bullet or number before a list item is a stop of its own.
  private mutating func appendMarker(
    _ entry: ChromeTree.Entry, below home: Int, _ around: Surroundings
  ) {
    let marker = screen[entry.node].web?.marker ?? ""
    var info = AccessibilityNodeInfo("android.view.View", node: entry.node)
    switch marker {
    case "◦": info.textWord = words.whiteBullet
    case "▪": info.textWord = words.blackSquare
    case let sign where sign.allSatisfy { $0.isLetter || $0.isNumber }: info.text = "\(sign)."
    default: info.text = marker
    }
    info.flags.insert(.web)
    if around.isDisjoint(with: [.control, .link]) { info.flags.insert(.webStop) }
    info.mapping = [ChromeMappingRule.marker]
    tree.append(info, to: home)
  }

  /// Marks all that is inside a leaf as part of it.
  private mutating func conceal(_ place: Int) {
    let node = source[place].node
    let own = tree.exposures[Int(node.position)]
    let below: NodeExposure = own == .empty ? .empty : .partOfParent
    for visit in screen.descendants(of: node) {
      let position = Int(visit.index.position)
      switch tree.exposures[position] {
      case .hidden, .insideHidden: break
      default: tree.exposures[position] = below
      }
    }
  }

  /// What must be filled in: a field of the node, words in the state, or nothing, by version.
  private mutating func noteRequired(_ node: Node, at place: Int) {
    guard node.states.isRequired else { return }
    if has(.requiredField) {
      tree[place].flags.insert(.fieldRequired)
    } else if !has(.requiredState) {
      tree.unexposed[place] = [
        Part(.state, words.chrome.required, by: ChromeMappingRule.required)
      ]
    }
  }
}

extension ChromeMapping.Surroundings {
  /// What the children of a role are inside of.
  init(in role: Role) {
    self = []
    if role.isControlInChrome { insert(.control) }
    if role == .link { insert(.link) }
    if role == .heading { insert(.heading) }
    if role.isListInChrome { insert(.list) }
  }
}
