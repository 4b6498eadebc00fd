/// The styles of all elements of a page.
struct Styles: Sendable {
  /// The style of each item of the page: each element and each text.
  ///
  /// A text inherits the style of its parent.
  private(set) var items: [Style]
  /// Whether some rules were not applied because the page has too many.
  var isIncomplete = false
  /// The number of tests so far.
  ///
  /// Each test checks one rule on one element.
  private(set) var steps = 0
  var before: [DOM.ID: GeneratedBox] = [:]
  var after: [DOM.ID: GeneratedBox] = [:]
  /// What elements do to counters.
  private(set) var counters: [DOM.ID: CounterChanges] = [:]

  subscript(id: DOM.ID) -> Style { items[Int(id)] }

  init(
    items: [Style], before: [DOM.ID: GeneratedBox], after: [DOM.ID: GeneratedBox],
    counters: [DOM.ID: CounterChanges]
  ) {
    self.items = items
    self.counters = counters
    self.before = before
    self.after = after
  }

  /// Computes the styles of all elements from the browser's style sheet, the page's style sheets
  /// and the attributes `style`.
  init(_ dom: DOM, _ tree: FlatTree, _ sheet: StyleSheet) {
    items = [Style](repeating: Style(), count: dom.count)
    var index = RuleIndex(sheet, dom, tree)
    var custom = CustomProperties()
    var customOf: [DOM.ID: CustomProperties.ID] = [:]
    var matched: [RuleIndex.Match] = []
    for id in tree.order {
      let parent = tree.parent(of: id)
      let parentStyle = parent >= 0 ? items[Int(parent)] : Style()
      if dom.isText(id) {
        items[Int(id)] = Style.inherited(from: parentStyle)
        continue
      }
      generateByDefault(id, dom)
      matched.removeAll(keepingCapacity: true)
      index.collect(for: id, into: &matched)
      if let own = dom.attribute(.style, of: id) {
        matched += CSSDeclarations(own).entries.map {
          RuleIndex.Match(
            change: $0.change, pseudoElement: nil,
            weight: .init(isImportant: $0.isImportant, isFromStyleAttribute: true))
        }
      }
      let defaultStyle = Style.byDefault(id, dom, inheriting: parentStyle)
      var style = defaultStyle
      let inheritedCustom = customOf.isEmpty ? 0 : customOf[parent] ?? 0
      if matched.isEmpty {
        if inheritedCustom != 0 { customOf[id] = inheritedCustom }
      } else {
        // Matches of equal weight come from the same rule or attribute. Therefore, their order in
        // the rule or attribute decides.
        let sorted = matched.enumerated().sorted {
          $0.element.weight < $1.element.weight
            || !($1.element.weight < $0.element.weight) && $0.offset < $1.offset
        }
        matched = sorted.map(\.element)
        customOf[id] = custom.add(Styles.custom(in: matched, of: nil), to: inheritedCustom)
        apply(
          matched, to: &style, of: id, default: defaultStyle, parent: parentStyle,
          customOf[id] ?? 0,
          &custom)
      }
      if parentStyle.display == .flex || parentStyle.display == .inlineFlex || style.leavesFlow {
        style.becomeBlock()
      }
      let isDrawing = dom[id].tag == .svg && (parent < 0 || dom[parent].namespace != .svg)
      if style.display == .contents, dom[id].tag.isOneBox || isDrawing { style.display = .none }
      items[Int(id)] = style
    }
    removeUnshownContent(dom, tree)
    resolveQuotationMarks(dom, tree)
    resolveCounters(dom, tree)
    isIncomplete = isIncomplete || index.isExhausted || custom.isExhausted
    steps = index.steps
  }

  /// Returns the custom properties that rules set on an element, each with the value of highest
  /// precedence.
  private static func custom(
    in matches: [RuleIndex.Match], of pseudoElement: Selector.PseudoElement?
  ) -> [String: [CSSToken]] {
    matches.reduce(into: [:]) { values, match in
      guard match.pseudoElement == pseudoElement, case .custom(let name, let value) = match.change
      else { return }
      values[name] = value
    }
  }

  private mutating func apply(
    _ matches: [RuleIndex.Match], to style: inout Style, of id: DOM.ID, default defaultStyle: Style,
    parent: Style, _ variables: CustomProperties.ID, _ custom: inout CustomProperties
  ) {
    let ofBefore = custom.add(Styles.custom(in: matches, of: .before), to: variables)
    let ofAfter = custom.add(Styles.custom(in: matches, of: .after), to: variables)
    for match in matches {
      let own =
        switch match.pseudoElement {
        case .before: ofBefore
        case .after: ofAfter
        default: variables
        }
      let change = Styles.resolved(match.change, own, &custom)
      switch match.pseudoElement {
      case nil:
        applyCounters(change, of: id)
        style.apply(change, default: defaultStyle, parent: parent)
      case .before: before[id, default: GeneratedBox()].apply(change)
      case .after: after[id, default: GeneratedBox()].apply(change)
      case .other, .slotted: break
      }
    }
  }

  private mutating func applyCounters(_ change: StyleChange, of id: DOM.ID) {
    switch change {
    case .counters(let property, let changes):
      counters[id, default: CounterChanges()].apply(property, changes)
    case .keyword(let property, let keyword)
    where property.changesCounters && keyword != .revertLayer:
      counters[id]?.apply(property, [])
    default: break
    }
  }

  /// Returns a change in which each `var()` is replaced by its value.
  ///
  /// If the resulting value is invalid, the change sets the property to `unset`.
  private static func resolved(
    _ change: StyleChange, _ variables: CustomProperties.ID, _ custom: inout CustomProperties
  ) -> StyleChange {
    guard case .variable(let property, let value) = change else { return change }
    guard let value = custom.replaced(value, variables) else { return .keyword(property, .unset) }
    let words = CSSDeclarations.words(value)
    if value.count == 1, let keyword = words.first.flatMap(CSSWideKeyword.init) {
      return .keyword(property, keyword)
    }
    return CSSDeclarations.change(property, value) ?? .keyword(property, .unset)
  }
}

extension Style {
  /// Applies a change of a property to a style.
  ///
  /// - Parameters:
  ///   - change: The change of the property.
  ///   - defaultStyle: The style that the element has without the page's rules.
  ///   - parent: The style of the parent element, for the keyword `inherit`.
  mutating func apply(_ change: StyleChange, default defaultStyle: Style, parent: Style) {
    switch change {
    case .display(let display): self.display = display
    case .visibility(let visibility): self.visibility = visibility
    case .whiteSpace(let whiteSpace): self.whiteSpace = whiteSpace
    case .listStyle(let listStyle): self.listStyle = listStyle
    case .hidesContent(let hides): hidesContent = hides
    case .position(let position): self.position = position
    case .floats(let floats): self.floats = floats
    case .quotes(let quotes): self.quotes = quotes
    case .overflow(let overflow): self.overflow = overflow
    case .visualHiding(let technique, let isUsed):
      if isUsed { visualHiding.insert(technique) } else { visualHiding.remove(technique) }
    case .keyword(_, .revertLayer): break
    case .keyword(let property, let keyword):
      switch keyword {
      case .initial: copy(property, from: Style())
      case .inherit: copy(property, from: parent)
      case .unset: copy(property, from: property.isInherited ? parent : Style())
      case .revert, .revertLayer: copy(property, from: defaultStyle)
      }
    case .content, .counters, .variable, .custom: break
    }
  }

  private mutating func copy(_ property: StyleProperty, from other: Style) {
    switch property {
    case .display: display = other.display
    case .visibility: visibility = other.visibility
    case .whiteSpace: whiteSpace = other.whiteSpace
    case .listStyle: listStyle = other.listStyle
    case .contentVisibility: hidesContent = other.hidesContent
    case .position: position = other.position
    case .float: floats = other.floats
    case .quotes: quotes = other.quotes
    case .overflow, .overflowX: overflow = other.overflow
    case .left, .top, .textIndent, .clip, .clipPath, .opacity:
      guard let technique = VisualHiding(property) else { break }
      visualHiding.subtract(technique)
      visualHiding.formUnion(other.visualHiding.intersection(technique))
    case .content, .counterReset, .counterIncrement, .counterSet: break
    }
  }
}

extension Style {
  /// Returns the style that the children of an element inherit from the element's style.
  static func inherited(from parent: Style) -> Style {
    Style(
      visibility: parent.visibility, whiteSpace: parent.whiteSpace, listStyle: parent.listStyle,
      visualHiding: parent.visualHiding.intersection(.indent), quotes: parent.quotes)
  }

  /// Returns the style that an element has without the page's rules.
  static func byDefault(_ id: DOM.ID, _ dom: DOM, inheriting parent: Style) -> Style {
    var style = inherited(from: parent)
    let item = dom[id]
    guard item.namespace == .html else {
      style.display = item.tag.isNeverRenderedInDrawings ? .none : .inline
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
    case .summary where ElementVisibility.isSummary(id, dom): style.display = .listItem
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

  /// Returns the bullet of a list.
  ///
  /// The bullet depends on the number of lists around the list.
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

  /// Changes the value of `display` to the value for items of a flex container or grid.
  fileprivate mutating func becomeBlock() {
    switch display {
    case .inline, .inlineBlock, .ruby, .tableCell, .tablePart: display = .block
    case .inlineFlex: display = .flex
    case .inlineTable: display = .table
    default: break
    }
  }
}
