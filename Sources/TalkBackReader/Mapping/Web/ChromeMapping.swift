import AccessibilityTree
import Announcements

/// A builder of the tree that Chrome on Android exposes for a web page.
///
/// Nodes are in document order. Chrome does not expose the content of leaves. The nodes that
/// Chrome's source code calls interesting are stops. Source: Chromium,
/// browser_accessibility_android.cc and AccessibilityNodeInfoBuilder.java.
struct ChromeMapping: Sendable {
  let screen: Screen
  private let phrases: Phrases
  let capabilities: Capabilities<ChromeCapability>
  let invalidAfter: Int?
  let source: ChromeTree
  var tree = AccessibilityNodeTree()
  /// The tree index of the node below which the children of each entry of `source` are added.
  private var parents: [Int]
  /// The kinds to which each entry of `source` or one of its ancestors belongs.
  private var ancestorsByEntry: [Ancestors]
  var collections: ChromeCollections

  /// Kinds of ancestors that change how Chrome exposes a node.
  struct Ancestors: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let control = Ancestors(rawValue: 1 << 0)
    static let link = Ancestors(rawValue: 1 << 1)
    static let heading = Ancestors(rawValue: 1 << 2)
    static let list = Ancestors(rawValue: 1 << 3)
  }

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
    phrases = Phrases(words)
    capabilities = settings.chrome.capabilities
    invalidAfter = settings.invalidAfter ?? (capabilities.contains(.errorsAtOnce) ? nil : 7)
    source = ChromeTree(screen)
    parents = Array(repeating: 0, count: source.count)
    ancestorsByEntry = Array(repeating: [], count: source.count)
    collections = ChromeCollections(count: source.count, capabilities)
    tree.isWebPage = true
    tree.exposures = source.exposures
  }

  /// The words of Android and Chrome; reading this property does not copy the words.
  var words: TalkBackPhrasebook.Platform { _read { yield phrases.words } }

  /// The words of Android and Chrome, in an object so that the mapping itself stays small.
  private final class Phrases: Sendable {
    let words: TalkBackPhrasebook.Platform

    init(_ words: TalkBackPhrasebook.Platform) { self.words = words }
  }

  func has(_ capability: ChromeCapability) -> Bool { capabilities.contains(capability) }

  private mutating func walk() {
    guard let first = screen.firstRootIndex else { return }
    tree.reserveCapacity(source.count + 1)
    var view = AccessibilityNodeInfo("android.webkit.WebView", node: first)
    view.text = screen.title ?? ""
    view.flags.insert(.focusable)
    tree.append(view)
    var index = 0
    while index < source.count { index = visit(index) }
  }

  /// Exposes one entry, and returns the index of the entry to visit next.
  private mutating func visit(_ index: Int) -> Int {
    let entry = source[index]
    let parent = entry.parent < 0 ? 0 : parents[entry.parent]
    let ancestors = entry.parent < 0 ? [] : ancestorsByEntry[entry.parent]
    parents[index] = parent
    switch entry.kind {
    case .lineBreak: break
    case .text: appendText(entry, below: parent, ancestors)
    case .marker, .markerText: appendMarker(entry, below: parent, ancestors)
    case .detailsContent:
      ancestorsByEntry[index] = ancestors
      collections.skip(index, of: source)
      guard appendContent(of: index, below: parent, ancestors) else { break }
      return entry.end
    case .element:
      ancestorsByEntry[index] = ancestors.union(Ancestors(in: screen[entry.node].role))
      collections.enter(index, of: source, screen)
      guard appendElement(index, below: parent, ancestors) else { break }
      absorbDescendants(index)
      return entry.end
    }
    return index + 1
  }

  /// Adds an element to the tree if Chrome exposes the element.
  ///
  /// - Returns: Whether the caller skips the content of the element, such as the content of a
  ///   button.
  private mutating func appendElement(
    _ index: Int, below parent: Int, _ ancestors: Ancestors
  ) -> Bool {
    let entry = source[index]
    let node = screen[entry.node]
    guard !isPlain(node, entry) else { return false }
    var texts = ChromeTexts()
    fill(&texts, of: index)
    let isLeaf = isLeaf(node, entry, texts)
    let isStop = isStop(node, texts, isLeaf: isLeaf, ancestors)
    guard isStop || !texts.isBlank || isFramework(node) else {
      if isLeaf { tree.exposures[Int(entry.node.position)] = .empty }
      return isLeaf
    }
    var info = AccessibilityNodeInfo(className(of: node, entry, isLeaf: isLeaf), node: entry.node)
    fill(&info, with: &texts)
    describe(&info, node, index, ancestors)
    info.flags.insert(.web)
    if isStop { info.flags.insert(.webStop) }
    tree.exposures[Int(entry.node.position)] = .exposed
    parents[index] = tree.append(info, to: parent)
    let isNested =
      node.role.isListInChrome && (ancestors.contains(.list) || entry.content.contains(.lists))
    collections.record(index, at: parents[index], isNested: isNested, in: &tree)
    exposeRequired(node, at: parents[index])
    // The description of a link replaces its content, so nothing inside it is a stop.
    return isLeaf || node.role == .link
  }

  /// Whether an element only groups its children, so that Chrome does not expose it.
  private func isPlain(_ node: Node, _ entry: ChromeTree.Entry) -> Bool {
    switch node.role {
    case .generic, .none, .paragraph, .rowGroup, .code, .emphasis, .strong, .subscripted,
      .superscripted, .time:
      break
    case let role where role.isGraphic:
      return node.name.isEmpty && !entry.holdsOnlyText && !node.isFocusableInChrome
    default: return false
    }
    let isSilent =
      node.name.isEmpty && node.web?.forbiddenName == nil && node.roleDescription == nil
      && node.states.expanded == nil && node.states.selected == nil
    return isSilent && !entry.holdsOnlyText && !node.isFocusableInChrome && !node.isBareEditor
      && node.web?.isClickable != true
  }

  /// Whether Chrome exposes an element that is not a stop and has no words.
  private func isFramework(_ node: Node) -> Bool {
    switch node.role {
    case .generic, .none, .paragraph, .row, .rowGroup, .form, .group, .time, .code, .strong,
      .emphasis, .subscripted, .superscripted, .other, .image, .canvas, .frame, .heading, .text:
      return node.web?.isClickable == true || node.roleDescription != nil
        || node.states.selected == true
    default: return true
    }
  }

  private func fill(_ info: inout AccessibilityNodeInfo, with texts: inout ChromeTexts) {
    info.text = texts.text
    if let word = texts.textWord { info.textWord = word }
    info.contentDescription = texts.contentDescription
    info.hintText = texts.hintText
    // Swapping the lists keeps the list unshared, so that rules are appended in place.
    swap(&info.mapping, &texts.rules)
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

  /// Adds the content of a `<details>` element as one text if the content is several texts.
  ///
  /// - Returns: Whether the content is one text.
  private mutating func appendContent(
    of index: Int, below parent: Int, _ ancestors: Ancestors
  ) -> Bool {
    let texts = index + 1..<source[index].end
    guard texts.count > 1, source[index].holdsOnlyText else { return false }
    let text = content(of: index)
    guard !text.isOnlyWhitespace else { return false }
    for text in texts { tree.exposures[Int(source[text].node.position)] = .partOfParent }
    let node = source[texts.lowerBound].node
    var info = AccessibilityNodeInfo("android.widget.TextView", node: node)
    info.text = text
    info.flags.insert(.web)
    if ancestors.isDisjoint(with: [.control, .link]) { info.flags.insert(.webStop) }
    info.mapping = [ChromeMappingRule.staticText]
    tree.exposures[Int(node.position)] = .exposed
    tree.append(info, to: parent)
    return true
  }

  private mutating func appendText(
    _ entry: ChromeTree.Entry, below parent: Int, _ ancestors: Ancestors
  ) {
    let text = screen[entry.node].name.collapsed
    tree.exposures[Int(entry.node.position)] = .partOfParent
    guard !text.isOnlyWhitespace else { return }
    let node = elementFilled(by: entry.node)
    var info = AccessibilityNodeInfo("android.widget.TextView", node: node)
    info.text = text
    info.flags.insert(.web)
    if ancestors.isDisjoint(with: [.control, .link]) { info.flags.insert(.webStop) }
    if ancestors.contains(.heading) { info.flags.insert(.heading) }
    info.mapping = [ChromeMappingRule.staticText]
    tree.exposures[Int(node.position)] = .exposed
    tree.append(info, to: parent)
  }

  /// Returns the topmost ancestor that contains only this text and has no entry of its own.
  ///
  /// If there is no such ancestor, returns the text itself.
  private func elementFilled(by text: Node.Index) -> Node.Index {
    var best = text
    while let above = screen.parent(of: best), source.textCounts[Int(above.position)] == 1,
      tree.exposures[Int(above.position)] == .structure, !isEntry(above)
    {
      best = above
    }
    return best
  }

  private func isEntry(_ index: Node.Index) -> Bool {
    switch ChromeInclusion(of: index, below: screen.parent(of: index), in: screen) {
    case .replacedByChildren, .replacedByMarkedChildren: false
    case .element, .text, .lineBreak, .hidden, .nameOfControl: true
    }
  }

  /// Exposes the bullet or number of a list item as a separate stop.
  private mutating func appendMarker(
    _ entry: ChromeTree.Entry, below parent: Int, _ ancestors: Ancestors
  ) {
    let marker = screen[entry.node].web?.marker ?? ""
    var info = AccessibilityNodeInfo("android.view.View", node: entry.node)
    switch marker {
    case "◦": info.textWord = words.whiteBullet
    case "▪": info.textWord = words.blackSquare
    default: info.text = marker.writtenMarker
    }
    info.flags.insert(.web)
    if ancestors.isDisjoint(with: [.control, .link]) { info.flags.insert(.webStop) }
    info.mapping = [ChromeMappingRule.marker]
    tree.append(info, to: parent)
  }

  /// Records that everything inside a leaf is announced as part of the leaf.
  private mutating func absorbDescendants(_ index: Int) {
    let node = source[index].node
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

  /// Exposes that a field is required.
  ///
  /// Newer versions of Chrome expose this as `isFieldRequired`; older versions as a state, or not
  /// at all.
  private mutating func exposeRequired(_ node: Node, at index: Int) {
    guard node.states.isRequired else { return }
    if has(.requiredField) {
      tree[index].flags.insert(.fieldRequired)
    } else if !has(.requiredState) {
      tree.unexposed[index] = [Part(.state, words.chrome.required, by: ChromeMappingRule.required)]
    }
  }
}

extension ChromeMapping.Ancestors {
  /// Creates the kinds to which an ancestor with this role belongs.
  init(in role: Role) {
    self = []
    if role.isControlInChrome { insert(.control) }
    if role == .link { insert(.link) }
    if role == .heading { insert(.heading) }
    if role.isListInChrome { insert(.list) }
  }
}
