/// The styles of all elements of a page.
struct Styles: Sendable {
  /// Styles by item; text has its parent's.
  private(set) var items: [Style]
  /// What stands before elements, by element.
  private(set) var before: [DOM.ID: Generated] = [:]
  /// What stands after elements, by element.
  private(set) var after: [DOM.ID: Generated] = [:]

  /// Generated content as laid out.
  struct Generated: Sendable {
    var content = GeneratedContent(pieces: [])
    var isInline = true

    /// The words, attributes taken from the element.
    func text(of id: DOM.ID, _ dom: DOM) -> String {
      content.pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let words): text += words
        case .attribute(let name): text += dom.attribute(spelled: name, of: id) ?? ""
        }
      }
    }

    fileprivate mutating func apply(_ change: StyleChange) {
      switch change {
      case .content(let content): self.content = content
      case .display(let display):
        isInline = display == .inline || display == .contents
        if display == .none { content = GeneratedContent(pieces: []) }
      case .leavesFlow(true): isInline = false
      case .visibility(.hidden): content = GeneratedContent(pieces: [])
      default: break
      }
    }
  }

  /// The style of an item.
  subscript(id: DOM.ID) -> Style { items[Int(id)] }

  /// Applies the browser's sheet, the page's and the `style` attributes, parents first.
  init(_ dom: DOM, _ tree: FlatTree, _ sheet: StyleSheet) {
    items = [Style](repeating: Style(), count: dom.count)
    let index = RuleIndex(sheet, SelectorMatcher(dom: dom, scopes: tree.scopes))
    var matched: [RuleIndex.Match] = []
    for id in tree.order {
      let parent = tree.parent(of: id)
      let outer = parent >= 0 ? items[Int(parent)] : Style()
      if dom.isText(id) {
        items[Int(id)] = Style.inherited(from: outer)
        continue
      }
      matched.removeAll(keepingCapacity: true)
      index.collect(for: id, into: &matched)
      var style = Style.byDefault(id, dom, inheriting: outer)
      if let own = dom.attribute(.style, of: id) {
        matched += CSSDeclarations(own).entries.map {
          RuleIndex.Match(entry: $0, pseudoElement: nil, specificity: Int.max, order: 0)
        }
      }
      if !matched.isEmpty { apply(&matched, to: &style, of: id) }
      if outer.display == .flex || outer.display == .inlineFlex || style.leavesFlow {
        style.becomeBlock()
      }
      items[Int(id)] = style
    }
  }

  private mutating func apply(
    _ matched: inout [RuleIndex.Match], to style: inout Style, of id: DOM.ID
  ) {
    matched.sort { ($0.weight) < ($1.weight) }
    for match in matched {
      switch (match.pseudoElement, match.entry.change) {
      case (nil, .display(let display)): style.display = display
      case (nil, .visibility(let visibility)): style.visibility = visibility
      case (nil, .whiteSpace(let whiteSpace)): style.whiteSpace = whiteSpace
      case (nil, .listStyle(let listStyle)): style.listStyle = listStyle
      case (nil, .leavesFlow(let leaves)): style.leavesFlow = style.leavesFlow || leaves
      case (nil, .hidesContent(let hides)): style.hidesContent = hides
      case (nil, .content): break
      case (.before, let change): before[id, default: Generated()].apply(change)
      case (.after, let change): after[id, default: Generated()].apply(change)
      }
    }
  }
}

extension Style {
  /// What passes from an element to what is in it.
  static func inherited(from outer: Style) -> Style {
    var style = Style()
    style.visibility = outer.visibility
    style.whiteSpace = outer.whiteSpace
    style.listStyle = outer.listStyle
    return style
  }

  /// The style of an element before the page's own rules.
  static func byDefault(_ id: DOM.ID, _ dom: DOM, inheriting outer: Style) -> Style {
    var style = inherited(from: outer)
    let item = dom[id]
    guard item.namespace == .html else {
      let isText = item.tag == .title || item.tag == .desc || item.tag == .metadata
      style.display =
        isText || item.tag == .defs || item.tag == .style || item.tag == .script
        ? .none : .inline
      return style
    }
    style.display = .byDefault(item.tag)
    switch item.tag {
    case .pre, .textarea, .listing, .xmp, .plaintext: style.whiteSpace = .preserve
    case .ol: style.listStyle = orderedStyle(dom.attribute(.type, of: id)) ?? .decimal
    case .ul, .menu, .dir:
      style.listStyle = bulletStyle(dom.keyword(.type, of: id)) ?? nestedBullet(id, dom)
    case .li:
      let own =
        orderedStyle(dom.attribute(.type, of: id)) ?? bulletStyle(dom.keyword(.type, of: id))
      if let own { style.listStyle = own }
    case .dialog where !dom.has(.open, id): style.display = .none
    case .input where dom.keyword(.type, of: id) == "hidden": style.display = .none
    case .audio where !dom.has(.controls, id): style.display = .none
    default: break
    }
    if dom.has(.hidden, id) || (dom.has(.popover, id) && item.tag != .dialog) {
      style.display = .none
    }
    return style
  }

  private static func orderedStyle(_ type: String?) -> ListStyle? {
    switch type {
    case "1": .decimal
    case "a": .lowerAlpha
    case "A": .upperAlpha
    case "i": .lowerRoman
    case "I": .upperRoman
    default: nil
    }
  }

  private static func bulletStyle(_ type: String?) -> ListStyle? {
    switch type {
    case "disc": .disc
    case "circle": .circle
    case "square": .square
    case "none": ListStyle.none
    default: nil
    }
  }

  /// The bullet of a list by how many lists are around it.
  private static func nestedBullet(_ id: DOM.ID, _ dom: DOM) -> ListStyle {
    var depth = 0
    var ancestor = dom[id].parent
    while ancestor >= 0, depth < 2 {
      switch dom.htmlTag(ancestor) {
      case .ul, .ol, .menu, .dir: depth += 1
      default: break
      }
      ancestor = dom[ancestor].parent
    }
    return depth == 0 ? .disc : depth == 1 ? .circle : .square
  }

  /// Items of flexible boxes and grids are blocks.
  fileprivate mutating func becomeBlock() {
    switch display {
    case .inline, .inlineBlock, .ruby: display = .block
    case .inlineFlex: display = .flex
    case .inlineTable: display = .table
    default: break
    }
  }
}

/// Rules by what their selected element must have, so that each element meets few of them.
private struct RuleIndex {
  /// A declaration that applies to an element, with its weight.
  struct Match {
    var entry: CSSDeclarations.Entry
    var pseudoElement: Selector.PseudoElement?
    var specificity: Int
    var order: Int

    var weight: (Int, Int, Int) { (entry.isImportant ? 1 : 0, specificity, order) }
  }

  private let sheet: StyleSheet
  private let matcher: SelectorMatcher
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byTag: [String: [Int]] = [:]
  private var others: [Int] = []

  init(_ sheet: StyleSheet, _ matcher: SelectorMatcher) {
    self.sheet = sheet
    self.matcher = matcher
    for (place, rule) in sheet.rules.enumerated() {
      let subject = rule.selector.subject
      if let id = subject.id {
        byID[id, default: []].append(place)
      } else if let first = subject.classes.first {
        byClass[first, default: []].append(place)
      } else if let tag = subject.tag {
        byTag[tag, default: []].append(place)
      } else {
        others.append(place)
      }
    }
  }

  func collect(for id: DOM.ID, into matches: inout [Match]) {
    guard !sheet.rules.isEmpty else { return }
    let dom = matcher.dom
    if !byID.isEmpty, let own = dom.attribute(.id, of: id), let places = byID[own] {
      test(places, id, &matches)
    }
    if !byClass.isEmpty, let classes = dom.attribute(.class, of: id) {
      for name in classes.asciiTokens {
        if let places = byClass[String(name)] { test(places, id, &matches) }
      }
    }
    if !byTag.isEmpty, let places = byTag[dom.name(of: id)] { test(places, id, &matches) }
    if !others.isEmpty { test(others, id, &matches) }
  }

  private func test(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    for place in places {
      let rule = sheet.rules[place]
      let scope = matcher.scopes.isEmpty ? -1 : matcher.scopes[Int(id)]
      guard rule.scope == scope, matcher.matches(rule.selector, id) else { continue }
      for entry in rule.declarations.entries {
        matches.append(
          Match(
            entry: entry, pseudoElement: rule.selector.pseudoElement,
            specificity: rule.selector.specificity, order: rule.order))
      }
    }
  }
}
