internal import AccessibilityTree

/// The parts of a page that a server or a script fills in, because the file is a template.
///
/// Text that a page shows as code has no such parts: a page about a template language contains tags
/// that nobody replaces. A page from a browser has none either.
struct TemplateParts {
  /// The facts that the file does not state, by element.
  private(set) var unknown: [DOM.ID: Set<UnknownFact>] = [:]
  /// The attributes that set the content of labels, by the id of the field.
  private var fieldsOfBoundLabels: [String: String] = [:]
  /// The first tag in each element with tags.
  private var tags: [DOM.ID: String] = [:]
  /// The text that closes the last block in each element, or the last item of the page if a block is
  /// not closed in the element.
  private var blockEnds: [DOM.ID: DOM.ID] = [:]

  init(_ dom: DOM) {
    guard dom.capture == nil else { return }
    let hasOpenLabel = TemplateParts.hasOpenLabel(dom)
    for id in dom.ids {
      if dom.isText(id) {
        addText(id, dom)
      } else {
        addAttributes(of: id, dom, hasOpenLabel: hasOpenLabel)
      }
    }
    guard !fieldsOfBoundLabels.isEmpty else { return }
    for id in dom.ids where dom.htmlTag(id).isField {
      if let label = dom.attribute(.id, of: id).flatMap({ fieldsOfBoundLabels[$0] }) {
        add([.label, .words], label, to: id)
      }
    }
  }

  /// Returns the diagnostic about the elements with tags, or `nil` if there are no tags.
  func diagnostic(in dom: DOM) -> ImportDiagnostic? {
    var diagnostics = DiagnosticCollector()
    for (id, tag) in tags.sorted(by: { $0.key < $1.key }) {
      diagnostics.record(.template, String(tag.spaceCollapsed.prefix(60)), at: dom.position(of: id))
    }
    return diagnostics.diagnostics.first
  }

  private mutating func addText(_ id: DOM.ID, _ dom: DOM) {
    let content = TemplateTags.content(of: dom.text(of: id))
    guard let first = content.first else { return }
    let around = Array(dom.ancestors(of: id))
    guard let parent = around.first, !around.contains(where: { dom[$0].tag.showsTags }) else {
      return
    }
    if content.hasStatement { addBlock(openedIn: id, of: parent, tag: first, dom) }
    let facts: Set<UnknownFact> =
      content.hasStatement ? [.label, .words, .content] : [.words, .content]
    add(facts, first, to: parent)
    for element in around.dropFirst() where dom[element].tag.isNamedByContent {
      add(facts, first, to: element)
    }
    // Parsers move text between the rows of a table before the table.
    let next = dom[id].next
    if content.hasStatement, next >= 0, dom.htmlTag(next) == .table { add(facts, first, to: next) }
  }

  /// Marks the elements between a text that opens a comment or a macro and the text that closes it.
  ///
  /// A server leaves out the elements in a comment. It puts the elements in a macro elsewhere, so
  /// that the elements around them are unknown.
  private mutating func addBlock(
    openedIn text: DOM.ID, of parent: DOM.ID, tag: String, _ dom: DOM
  ) {
    let names = TemplateTags.statementNames(in: dom.text(of: text))
    guard let start = names.lastIndex(where: { $0 == "comment" || $0 == "macro" }),
      !names[start...].contains("end" + names[start]), blockEnds[parent] ?? -1 < text
    else { return }
    var inside: [DOM.ID] = []
    var next = dom[text].next
    while next >= 0 {
      if !dom.isText(next) {
        inside.append(next)
      } else if TemplateTags.statementNames(in: dom.text(of: next)).contains("end" + names[start]) {
        break
      }
      next = dom[next].next
    }
    blockEnds[parent] = next >= 0 ? next : DOM.ID(dom.count)
    guard next >= 0 else { return }
    for element in inside {
      if names[start] == "comment" {
        add(.all, tag, to: element)
        for inner in dom.descendants(of: element) where !dom.isText(inner) {
          add(.all, tag, to: inner)
        }
      } else if dom.htmlTag(element).isPartOfParent {
        add(.all, tag, to: element)
      }
    }
  }

  private mutating func addAttributes(of id: DOM.ID, _ dom: DOM, hasOpenLabel: Bool) {
    let first = dom[id].firstAttribute
    var factsOfPieces: Set<UnknownFact>?
    for index in first..<(first + dom[id].attributeCount) {
      let attribute = dom.attributes[Int(index)]
      if case .unknown = attribute.name, let spelling = dom.unknownAttributes[index] {
        if TemplateTags.isPiece(spelling) {
          let facts =
            factsOfPieces ?? (TemplateParts.isConditional(dom.spellings(of: id)) ? .ofState : .all)
          factsOfPieces = facts
          add(facts, spelling, to: id)
        } else if let binding = BoundAttribute(spelling, value: attribute.value) {
          add(binding, spelling, to: id, dom)
        }
        continue
      }
      guard let tag = TemplateTags.content(of: attribute.value).first else { continue }
      let facts = TemplateParts.facts(of: attribute.name)
      if !facts.isEmpty { add(facts, tag, to: id) }
      if attribute.name == .id, hasOpenLabel, dom.htmlTag(id).isField {
        add([.label], tag, to: id)
      }
    }
  }

  private mutating func add(
    _ binding: BoundAttribute, _ spelling: String, to id: DOM.ID, _ dom: DOM
  ) {
    guard binding.isContent else {
      let facts = TemplateParts.factsOfPresence(binding.attribute)
      if !facts.isEmpty { add(facts, spelling, to: id) }
      return
    }
    let facts: Set<UnknownFact> = [.label, .words, .content]
    add(facts, spelling, to: id)
    for element in dom.ancestors(of: id) where dom[element].tag.isNamedByContent {
      add(facts, spelling, to: element)
    }
    if dom.htmlTag(id) == .label, let field = dom.attribute(.for, of: id) {
      fieldsOfBoundLabels[field] = spelling
    }
  }

  /// Whether the tags in a start tag only decide which of the written attributes an element has.
  ///
  /// An example is `<input {% if x %}checked{% endif %}>`.
  private static func isConditional(_ spellings: [String]) -> Bool {
    spellings.contains("endif") && !spellings.contains("include")
      && !spellings.contains { $0.contains("{{") || $0.contains("<%") || $0.contains("<?") }
  }

  private mutating func add(_ facts: Set<UnknownFact>, _ tag: String, to id: DOM.ID) {
    unknown[id, default: []].formUnion(facts)
    if tags[id] == nil { tags[id] = tag }
  }

  /// Returns the facts that are unknown if the value of an attribute contains a tag.
  private static func facts(of attribute: AttributeName) -> Set<UnknownFact> {
    switch attribute {
    case .alt, .title, .placeholder, .label, .ariaLabel, .ariaDescription, .ariaPlaceholder,
      .ariaRoledescription, .ariaValuetext:
      [.words]
    case .value: [.words, .value]
    case .ariaLabelledby, .ariaLabeledby: [.label]
    case .ariaDescribedby, .ariaErrormessage: [.hint]
    case .ariaChecked, .ariaPressed, .ariaSelected: [.checked, .states]
    case .ariaExpanded, .ariaDisabled, .ariaInvalid, .ariaRequired, .ariaCurrent: [.states]
    case .ariaHidden, .hidden, .inert, .tabindex: [.reach]
    case .inputmode, .pattern, .min, .max, .maxlength, .autocomplete: [.entry]
    case .role, .type, .contenteditable: .all
    default: attribute.spelling.hasPrefix("aria-") ? [.states] : []
    }
  }

  /// Returns the facts that are unknown if code may set an attribute.
  private static func factsOfPresence(_ attribute: AttributeName) -> Set<UnknownFact> {
    switch attribute {
    case .alt, .title, .label, .ariaLabel, .id, .for: [.label, .words]
    case .placeholder, .ariaPlaceholder, .ariaDescription: [.hint, .words]
    case .checked, .disabled, .readonly, .required, .selected: [.checked, .states]
    default: facts(of: attribute)
    }
  }

  /// Whether a label refers to a field by an id that only the server knows.
  ///
  /// Several branches of a template may have the field with this id.
  private static func hasOpenLabel(_ dom: DOM) -> Bool {
    dom.ids.contains { id in
      dom.htmlTag(id) == .label
        && dom.attribute(.for, of: id).map { TemplateTags.content(of: $0).first != nil } == true
    }
  }
}

extension Set<UnknownFact> {
  /// The facts that attributes such as `checked` and `disabled` state.
  fileprivate static let ofState: Set<UnknownFact> = [.value, .checked, .states, .entry]
}

extension DiagnosticSentence {
  fileprivate static let template = DiagnosticSentence(
    .unresolvedText,
    "Code fills in [1 element|# elements] of this template; “~” and other such parts are not replaced."
  )
}

extension HTMLTag {
  /// Whether tags of templates in the text of an element are not replaced, or do not matter.
  fileprivate var showsTags: Bool {
    switch self {
    case .code, .pre, .kbd, .samp, .listing, .xmp, .plaintext, .script, .style, .template,
      .textarea,
      .title, .noscript:
      true
    default: false
    }
  }

  /// Whether an element is a part of its parent, as an item is of a list.
  fileprivate var isPartOfParent: Bool {
    switch self {
    case .li, .dt, .dd, .option, .tr, .td, .th: true
    default: false
    }
  }

  /// Whether an element gets its name from its content.
  fileprivate var isNamedByContent: Bool {
    switch self {
    case .a, .button, .caption, .figcaption, .h1, .h2, .h3, .h4, .h5, .h6, .label, .legend, .option,
      .summary, .td, .th:
      true
    default: false
    }
  }

  fileprivate var isField: Bool {
    switch self {
    case .input, .select, .textarea, .meter, .progress, .output: true
    default: false
    }
  }
}

extension Screen {
  /// Marks the facts that only a server knows, and adds a diagnostic about them.
  ///
  /// - Parameter nodes: The node for each item of the page, or `nil` if the item has no node.
  mutating func mark(_ parts: TemplateParts, of dom: DOM, at nodes: [Node.Index?]) {
    guard let diagnostic = parts.diagnostic(in: dom) else { return }
    for (id, facts) in parts.unknown {
      if let node = nodes[Int(id)] { unknown[node, default: []].formUnion(facts) }
    }
    diagnostics.append(diagnostic)
  }
}
