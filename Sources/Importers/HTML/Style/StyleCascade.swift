/// The styles of all elements of a page.
struct Styles: Sendable {
  /// Styles by item; text has its parent's.
  private(set) var items: [Style]
  /// Whether the page's rules were too many to apply them all.
  private(set) var isIncomplete = false
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

  subscript(id: DOM.ID) -> Style { items[Int(id)] }

  /// Applies the browser's sheet, the page's and the `style` attributes, parents first.
  init(_ dom: DOM, _ tree: FlatTree, _ sheet: StyleSheet) {
    items = [Style](repeating: Style(), count: dom.count)
    var index = RuleIndex(sheet, SelectorMatcher(dom: dom, scopes: tree.scopes))
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
      if style.display == .contents, dom[id].tag.isOneBox { style.display = .none }
      items[Int(id)] = style
    }
    isIncomplete = index.isExhausted
  }

  private mutating func apply(
    _ matched: inout [RuleIndex.Match], to style: inout Style, of id: DOM.ID
  ) {
    matched.sort { $0.weight < $1.weight }
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
    Style(
      visibility: outer.visibility, whiteSpace: outer.whiteSpace, listStyle: outer.listStyle)
  }

  /// The style of an element before the page's own rules.
  static func byDefault(_ id: DOM.ID, _ dom: DOM, inheriting outer: Style) -> Style {
    var style = inherited(from: outer)
    let item = dom[id]
    guard item.namespace == .html else {
      let unseen: [HTMLTag] = [.title, .desc, .metadata, .defs, .style, .script]
      style.display = unseen.contains(item.tag) ? .none : .inline
      return style
    }
    style.display = .byDefault(item.tag)
    switch item.tag {
    case .pre, .textarea, .listing, .xmp, .plaintext: style.whiteSpace = .preserve
    case .ol: style.listStyle = dom.attribute(.type, of: id).flatMap { numberings[$0] } ?? .decimal
    case .ul, .menu, .dir:
      style.listStyle = bulletStyle(dom.keyword(.type, of: id)) ?? nestedBullet(id, dom)
    case .li:
      let own =
        dom.attribute(.type, of: id).flatMap { numberings[$0] }
        ?? bulletStyle(dom.keyword(.type, of: id))
      if let own { style.listStyle = own }
    case .dialog where !dom.has(.open, id): style.display = .none
    case .input where dom.keyword(.type, of: id) == "hidden": style.display = .none
    case .audio where !dom.has(.controls, id): style.display = .none
    case .summary where Hiddenness.isSummary(id, dom): style.display = .listItem
    default: break
    }
    if dom.has(.popover, id), item.tag != .dialog { style.display = .none }
    if let hidden = dom.keyword(.hidden, of: id) {
      if hidden == "until-found" { style.hidesContent = true } else { style.display = .none }
    }
    return style
  }

  private static let numberings: [String: ListStyle] = [
    "1": .decimal, "a": .lowerAlpha, "A": .upperAlpha, "i": .lowerRoman, "I": .upperRoman,
  ]

  private static func bulletStyle(_ type: String?) -> ListStyle? {
    ["none", "disc", "circle", "square"].contains(type) ? type.flatMap(ListStyle.init) : nil
  }

  /// The bullet of a list by how many lists are around it.
  private static func nestedBullet(_ id: DOM.ID, _ dom: DOM) -> ListStyle {
    var depth = 0
    for ancestor in dom.ancestors(of: id) {
      switch dom.htmlTag(ancestor) {
      case .ul, .ol, .menu, .dir: depth += 1
      default: break
      }
      if depth == 2 { break }
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
