internal import AccessibilityTree

/// A builder of the screen of a page.
///
/// The screen has a node for `body`, for each element inside it and for each text.
struct ScreenBuilder {
  private let page: PageFacts
  private let facts: NodeFacts
  private let texts: InlineText
  private let descriptions: AccessibleDescriptions
  /// The web facts of texts.
  ///
  /// All texts share these facts, because texts have no element.
  private let textFacts = Indirect(wrappedValue: WebFacts(element: ""))
  private var names: AccessibleNames
  private var screen = Screen(origin: .web)
  /// The frames whose documents are in the page itself, each with the source of the document.
  private(set) var frames: [(index: Node.Index, source: String)] = []
  /// The node for each element or text of the page, or `nil` if the item has no node.
  private(set) var indices: [Node.Index?]
  /// The reasons why items inside controls are hidden, or `nil` for other items.
  private var controlReasons: [Hidden.Reason?]

  init(_ page: PageFacts) {
    self.page = page
    names = AccessibleNames(page)
    let texts = InlineText(page)
    facts = NodeFacts(page, texts)
    self.texts = texts
    descriptions = AccessibleDescriptions(page: page)
    indices = [Node.Index?](repeating: nil, count: page.dom.count)
    controlReasons = [Hidden.Reason?](repeating: nil, count: page.dom.count)
  }

  mutating func build() -> Screen {
    screen.reserveCapacity(page.dom.count)
    // Read the property `page` only once, so that the page is not copied.
    let page = page
    let dom = page.dom
    for step in page.tree.walk(from: dom.body, skippingContentOf: { page.dom[$0].tag.isOpaque }) {
      switch step {
      case .enter(let id): enter(id)
      case .leave(let id) where dom.isText(id): break
      case .leave(let id): appendGenerated(page.styles.after[id], "::after", id)
      }
    }
    recordLabelTargets()
    screen.diagnostics = HTMLDiagnostics.diagnostics(of: page, cutsNames: names.isExhausted)
    return screen
  }

  /// Records, in the node of each label, the role of the visible control that gets its name from
  /// the label.
  ///
  /// Source: Chromium, AXNodeObject::IsRedundantLabel.
  private mutating func recordLabelTargets() {
    let page = page
    for id in page.dom.ids where page.dom.htmlTag(id) == .label {
      guard let control = page.labels.control(of: id), page.visibility.isRendered(control),
        let label = indices[Int(id)],
        let named = indices[Int(control)], screen[named].label?.origin == .labelElement
      else { continue }
      let role = screen[named].role
      screen[label].web?.labels = role
    }
  }

  private mutating func enter(_ id: DOM.ID) {
    let page = page
    let parent = page.tree.parent(of: id)
    let parentNode = id == page.dom.body || parent < 0 ? nil : indices[Int(parent)]
    if parentNode != nil { hideInControl(id, parent) }
    if page.dom.isText(id) {
      enterText(id, below: parentNode)
    } else {
      enterElement(id, below: parentNode)
    }
  }

  private mutating func enterText(_ id: DOM.ID, below parent: Node.Index?) {
    guard let text = texts[id] else { return }
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.webStorage = textFacts
    node.position = page.dom.position(of: id)
    node.hidden = hidden(id, .text)
    // Passing the property `dom` to a function copies it.
    let isInDrawing = page.dom[page.dom[id].parent].namespace == .svg
    if isInDrawing, node.hidden == nil, ElementVisibility.isUnpainted(id, page.dom) {
      node.hidden = Hidden(.notRendered)
    }
    screen.append(node, to: parent)
  }

  private mutating func enterElement(_ id: DOM.ID, below parent: Node.Index?) {
    let page = page
    var node = facts.node(of: id)
    node.label = names.name(of: id)
    if page.dom[id].attributeCount > 0 || page.dom[id].namespace == .svg
      || page.dom[id].tag == .table
    {
      node.hint = descriptions.description(of: id, named: node.label, &names)
      let isInvalid = node.states.invalid.map { $0 != .none } ?? node.hasViolations
      node.error = isInvalid ? descriptions.error(of: id, &names) : nil
    }
    node.hidden = hidden(id, node.role)
    let index = screen.append(node, to: parent)
    indices[Int(id)] = index
    if page.dom.htmlTag(id) == .iframe, let source = embeddedDocument(id) {
      frames.append((index, source))
    }
    if page.dom.htmlTag(id) == .details, page.dom.firstChild(.summary, of: id) == nil {
      appendStandardSummary(of: id, to: index)
    }
    appendGenerated(page.styles.before[id], "::before", id)
  }

  private func embeddedDocument(_ frame: DOM.ID) -> String? {
    page.dom.attribute(.srcdoc, of: frame)
      ?? page.dom.attribute(.src, of: frame).flatMap(DataURL.html)
  }

  /// Appends the standard summary that browsers show for a `details` element without a `summary`.
  private mutating func appendStandardSummary(of id: DOM.ID, to index: Node.Index) {
    var node = Node(.disclosureTriangle, label: AuthoredText("Details", from: .standard))
    node.web = WebFacts(element: "::summary", display: .block)
    node.states.expanded = page.dom.has(.open, id)
    node.states.isFocusable = true
    node.position = page.dom.position(of: id)
    node.hidden = page.visibility.hidden(id)
    screen.append(node, to: index)
  }

  private mutating func appendGenerated(
    _ generated: Styles.GeneratedBox?, _ name: String, _ id: DOM.ID
  ) {
    guard let generated, let parent = indices[Int(id)] else { return }
    let text = generated.text(of: id, page.dom)
    guard !text.isEmpty else { return }
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.web = WebFacts(element: name, display: generated.isInline ? .inline : .block)
    node.position = page.dom.position(of: id)
    node.hidden = hidden(id, .text)
    if node.hidden == nil, let reason = ScreenBuilder.reasonInside(id, page) {
      node.hidden = Hidden(reason, isVisible: true)
    }
    screen.append(node, to: parent)
  }

  private func hidden(_ id: DOM.ID, _ role: Role) -> Hidden? {
    if let hidden = page.visibility.hidden(id) { return hidden }
    if let reason = controlReasons[Int(id)] {
      return Hidden(reason, isVisible: reason == .presentationalChild)
    }
    if let hidden = hiddenFromOneReader(id) { return hidden }
    guard role == .none else { return nil }
    let isImage = page.dom[id].tag == .img || page.dom[id].tag == .image
    return Hidden(.decorative, isVisible: true, keepsChildren: !isImage)
  }

  /// Returns how an element is hidden from only one of the readers, or `nil` for other elements.
  ///
  /// The browser engines expose such an element differently.
  ///
  /// Source: WebKit, objectInclusionFromAltText, for white space in `alt`; Chromium 156, measured,
  /// for annotations of ruby, and for values of `aria-hidden` except `true` and `false`.
  private func hiddenFromOneReader(_ id: DOM.ID) -> Hidden? {
    guard !page.dom.isText(id) else { return nil }
    switch page.dom.htmlTag(id) {
    case .rt, .rtc: return Hidden(.decorative, isVisible: true, from: .talkBack)
    case .img where page.dom.attribute(.alt, of: id).map(ScreenBuilder.isWhiteSpace) == true:
      guard !page.focus.isFocusable(id) else { return nil }
      return Hidden(.decorative, isVisible: true, from: .voiceOver)
    case .body, .html: return nil
    default: break
    }
    switch page.dom.keyword(.ariaHidden, of: id) {
    case nil, "", "true", "false", "undefined": return nil
    default: return Hidden(.ariaHidden, isVisible: true, from: .talkBack)
    }
  }

  private static func isWhiteSpace(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { [9, 10, 12, 13, 32].contains($0) }
  }

  /// Records whether an item is hidden because a control around it hides its content.
  ///
  /// A control does not hide focusable elements inside it.
  private mutating func hideInControl(_ id: DOM.ID, _ parent: DOM.ID) {
    let page = page
    let outer = controlReasons[Int(parent)]
    guard let reason = outer ?? ScreenBuilder.reasonInside(parent, page) else { return }
    let stays =
      reason == .presentationalChild && !page.dom.isText(id) && page.focus.isFocusable(id)
    if !stays { controlReasons[Int(id)] = reason }
  }

  private static func reasonInside(_ id: DOM.ID, _ page: PageFacts) -> Hidden.Reason? {
    switch page.dom.htmlTag(id) {
    case .textarea, .audio, .video: return .insideControl
    case .select where page.roles[id] == .combobox: return .insideControl
    default:
      // By ARIA, `role=math` hides its content, but browsers expose the parts of a MathML formula.
      let isFormula = page.dom[id].namespace == .mathML
      return page.roles[id].hidesDescendants && !isFormula ? .presentationalChild : nil
    }
  }
}

extension HTMLTag {
  /// Whether browsers never render the content of the element.
  ///
  /// Such content gets no nodes.
  fileprivate var isOpaque: Bool {
    switch self {
    case .script, .style, .template, .noscript, .iframe, .noembed, .noframes, .head, .title: true
    default: false
    }
  }
}
