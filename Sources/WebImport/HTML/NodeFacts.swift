internal import AccessibilityTree

/// A builder of nodes from elements.
struct NodeFacts {
  let page: PageFacts
  let markers: ListMarkers
  let sets: SetPositions
  let grids: GridPositions
  let states: StateFacts
  let values: ValueFacts
  let input: TextInputFacts
  let validity: Validity
  let chosen: Set<DOM.ID>
  /// The elements to which other elements refer for their names or descriptions.
  private let referenced: Set<DOM.ID>
  private let boxes: TextBoxes

  private var dom: DOM { page.dom }

  init(_ page: PageFacts, _ texts: InlineText) {
    self.page = page
    boxes = TextBoxes(page, texts)
    let text = ControlText(page)
    let radios = RadioGroups(page)
    markers = ListMarkers(page)
    sets = SetPositions(page, radios)
    grids = GridPositions(page)
    validity = Validity(page: page, text: text, radios: radios)
    states = StateFacts(page, validity)
    values = ValueFacts(page: page, text: text, radios: radios)
    input = TextInputFacts(page: page)
    var chosen: Set<DOM.ID> = []
    for id in page.tree.order where page.dom.htmlTag(id) == .select {
      chosen.formUnion(text.chosenOptions(of: id))
    }
    self.chosen = chosen
    var referenced: Set<DOM.ID> = []
    for name in [AttributeName.ariaLabelledby, .ariaDescribedby] {
      for id in page.dom.ids where page.dom.has(name, id) {
        referenced.formUnion(page.identifiers.references(name, of: id))
      }
    }
    self.referenced = referenced
  }

  /// Returns the node of an element, without name and description.
  func node(of id: DOM.ID) -> Node {
    let role = page.roles[id]
    var node = Node(role)
    node.position = dom.position(of: id)
    node.states = states.states(of: id)
    if dom.htmlTag(id) == .option { node.states.selected = chosen.contains(id) }
    node.webStorage = Indirect(wrappedValue: webFacts(of: id))
    guard dom[id].attributeCount > 0 || role != .generic else { return node }
    node.id = dom.attribute(.id, of: id).flatMap { $0.isEmpty ? nil : $0 }
    node.language = dom.attribute(.lang, of: id) ?? dom.attribute(.xmlLang, of: id)
    node.value = values.value(of: id)
    node.placeholder = placeholder(of: id)
    node.roleDescription = roleDescription(of: id, role)
    node.textInput = input.textInput(of: id)
    node.level = level(of: id, role)
    node.collectionPosition = grids.position(of: id) ?? sets.position(of: id)
    node.live = live(of: id, role)
    return node
  }

  private func webFacts(of id: DOM.ID) -> WebFacts {
    let tag = dom.htmlTag(id)
    var facts = WebFacts(element: dom.name(of: id), display: display(of: id))
    facts.hasExplicitRole = page.roles.isExplicit(id)
    facts.isOutOfSight = page.styles[id].isVisuallyHidden
    facts.scrolls = page.styles[id].scrolls
    // The window scrolls the content of a page if `html` or `body` has the property `overflow`.
    facts.clips = page.styles[id].clips && tag != .html && tag != .body
    switch tag {
    case .input: facts.type = InputType(of: id, dom).rawValue
    case .button: facts.type = dom.keyword(.type, of: id) ?? "submit"
    case .li: facts.marker = markers.marker(of: id)
    case .a, .area: facts.target = dom.attribute(.href, of: id)
    case .img where dom.attribute(.alt, of: id).map({ !$0.isEmpty && $0.isOnlyWhitespace }) ?? true:
      facts.target = imageAddress(of: id)
    default: break
    }
    facts.isSingleText = dom.attribute(.role, of: id)?.asciiTokens.first == "text"
    facts.isInvoker =
      tag == .button
      && (dom.has(.popovertarget, id) || dom.has(.commandfor, id))
    facts.autoplays = tag == .video && dom.has(.autoplay, id)
    facts.hasAutofocus = dom.has(.autofocus, id)
    facts.title = dom.words(.title, of: id)
    facts.isEditable = input.isEditable(id)
    let mayBeLayout =
      switch page.roles[id] {
      case .generic: dom[id].namespace == .html
      case .paragraph: tag == .p && page.styles[id].display != .none
      default: false
      }
    facts.isOnlyLayout = mayBeLayout && boxes.isOnlyLayout(id)
    facts.hasEmptyBox = boxes.hasEmptyBox(id)
    facts.drawsBox =
      tag == .label
      && (page.styles.before[id]?.drawsBox == true
        || page.styles.after[id]?.drawsBoxAfterText == true)
    // An inline element has a layer of its own if it is shifted.
    facts.isKeptByChrome =
      page.styles[id].position == .shifted && facts.display == .inline && tag != .span
    guard dom[id].attributeCount > 0 else { return facts }
    // A slot has no box, so its identifier does not matter.
    if dom.has(.id, id) && tag != .slot || tag == .a && dom.has(.name, id) || dom[id].hasARIA {
      facts.isKeptByChrome = true
    }
    switch tag {
    case .ul, .ol, .menu, .dir, .li:
      facts.hasIgnoredRole = !facts.hasExplicitRole && dom.words(.role, of: id) != nil
    default: break
    }
    facts.isOwnedByField = page.tree.ownedByFields.contains(id)
    facts.isReferenced = referenced.contains(id)
    facts.violations = validity.violations(of: id)
    facts.isClickable =
      id != dom.body
      && (dom.has(.onclick, id) || dom.has(.onmousedown, id) || dom.has(.onmouseup, id))
    let tabIndex = dom.attribute(.tabindex, of: id)?.htmlInteger
    facts.tabIndex = tabIndex == 0 ? nil : tabIndex
    if page.roles[id].prohibitsName, tag != .slot {
      facts.forbiddenName = dom.words(.ariaLabel, of: id)
    }
    return facts
  }

  /// Returns the URL of an image, or `nil` for a `data:` URL.
  private func imageAddress(of id: DOM.ID) -> String? {
    dom.words(.src, of: id).flatMap { $0.prefix(5).lowercased() == "data:" ? nil : $0 }
  }

  private func display(of id: DOM.ID) -> WebFacts.Display {
    switch page.styles[id].display {
    case .inline, .contents, .ruby: .inline
    case .inlineBlock, .inlineFlex, .inlineTable: .inlineBlock
    case .tableCell: .tableCell
    case .none: isBlockByDefault(dom.htmlTag(id)) ? .block : .inline
    case .block, .listItem, .flex, .table, .tablePart: .block
    }
  }

  private func isBlockByDefault(_ tag: HTMLTag) -> Bool {
    [.block, .listItem, .table, .tablePart, .flex].contains(Style.Display.byDefault(tag))
  }

  private func placeholder(of id: DOM.ID) -> String? {
    // The attribute has no effect on other inputs, such as dates.
    guard dom.htmlTag(id) != .input || InputType(of: id, dom).isTextLike else { return nil }
    return dom.words(dom.has(.placeholder, id) ? .placeholder : .ariaPlaceholder, of: id)
  }

  private func roleDescription(of id: DOM.ID, _ role: Role) -> String? {
    role == .generic || role == .none ? nil : dom.words(.ariaRoledescription, of: id)
  }

  private func level(of id: DOM.ID, _ role: Role) -> Int? {
    let given = dom.attribute(.ariaLevel, of: id)?.htmlInteger.flatMap { $0 > 0 ? $0 : nil }
    switch role {
    case .heading: return given ?? dom.htmlTag(id).headingLevel ?? 2
    case .list, .listItem, .treeItem: return given ?? sets.level(of: id)
    default: return given
    }
  }

  private func live(of id: DOM.ID, _ role: Role) -> LiveRegion? {
    guard var live = basicLiveRegion(id, role) else { return nil }
    let words = dom.attribute(.ariaRelevant, of: id)?.asciiTokens ?? []
    let relevant = LiveRegion.Change.allCases.filter { change in
      words.contains { $0 == "all" || $0 == change.rawValue }
    }
    if !relevant.isEmpty { live.relevant = Set(relevant) }
    return live
  }

  private func basicLiveRegion(_ id: DOM.ID, _ role: Role) -> LiveRegion? {
    let isAtomicByRole = role == .alert || role == .status
    let isAtomic = dom.keyword(.ariaAtomic, of: id).map { $0 == "true" } ?? isAtomicByRole
    if let word = dom.keyword(.ariaLive, of: id), let given = LiveRegion.Politeness(rawValue: word)
    {
      return LiveRegion(given, isAtomic: isAtomic)
    }
    return switch role {
    case .alert: LiveRegion(.assertive, isAtomic: isAtomic)
    case .status, .log: LiveRegion(.polite, isAtomic: isAtomic)
    case .timer, .marquee: LiveRegion(.off, isAtomic: isAtomic)
    default: nil
    }
  }
}
