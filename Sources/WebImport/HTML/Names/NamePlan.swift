internal import AccessibilityTree

/// The sources from which an element gets its name, in order of precedence.
///
/// Source: accname 1.2, section 4.3.2, steps 2B to 2I; HTML-AAM 1.0, section 5.1 for the order of
/// attributes and elements.
struct NamePlan {
  private let page: PageFacts
  private let dom: DOM
  private let roles: RoleList
  private let text: ControlText
  private var chosen: [DOM.ID: [DOM.ID]] = [:]

  init(page: PageFacts) {
    self.page = page
    dom = page.dom
    roles = page.roles
    text = ControlText(page)
  }

  /// The only step for an element to which no other rule applies.
  static let contentOnly = [NameStep.content]

  mutating func steps(for id: DOM.ID, _ context: NameContext) -> [NameStep] {
    let item = dom[id]
    if context.contains(.isNested), item.attributeCount == 0, isPlain(item.tag) {
      return NamePlan.contentOnly
    }
    var steps: [NameStep] = []
    if !context.contains(.insideReference), let step = references(of: id) { steps.append(step) }
    if context.contains(.isNested), !context.contains(.isSelf) {
      if let value = embedded(id, context) { return steps + value }
    }
    if let label = dom.words(.ariaLabel, of: id) { return steps + [.text(label, .ariaLabel)] }
    if roles[id] != .none {
      appendHostSteps(for: id, context, to: &steps)
    } else if context.contains(.isNested) {
      steps.append(.content)
      if !dom.has(.alt, id) { append([.title], of: id, to: &steps) }
    }
    if context.contains(.isSelf), let typed = typed(in: id) {
      steps.append(.text(typed, .value))
    }
    return steps
  }

  /// Whether HTML-AAM has no special naming rules for elements with this tag.
  private func isPlain(_ tag: HTMLTag) -> Bool {
    switch tag {
    case .span, .div, .b, .i, .em, .strong, .p, .u, .small, .code, .li, .td: true
    default: false
    }
  }

  /// Returns step 2B of accname, which takes the name from the elements in `aria-labelledby`.
  private func references(of id: DOM.ID) -> NameStep? {
    for name in [AttributeName.ariaLabelledby, .ariaLabeledby] {
      let targets = page.identifiers.references(name, of: id)
      if !targets.isEmpty {
        return .elements(targets, .ariaLabelledBy, [.insideReference, .isTarget])
      }
    }
    return nil
  }

  /// Returns step 2C of accname: for a control inside another element's name, the text is the
  /// control's value.
  ///
  /// A control without a value adds nothing to the name, unless `aria-labelledby` refers to the
  /// control.
  private mutating func embedded(_ id: DOM.ID, _ context: NameContext) -> [NameStep]? {
    let isTarget = context.contains(.isTarget)
    switch roles[id] {
    case .textBox, .searchBox:
      return typed(in: id).map { [.text($0, .value)] }
    case .combobox, .listbox:
      if dom.htmlTag(id) == .input, let typed = text.typed(in: id), !typed.isBlank {
        return [.text(typed.spaceCollapsed, .value)]
      }
      let chosen = chosenOptions(of: id, context)
      if !chosen.isEmpty { return [.elements(chosen, .value, [.insideValue])] }
      if roles[id] == .listbox { return context.contains(.insideReference) ? nil : [] }
      if let typed = text.typed(in: id), !typed.isBlank {
        return [.text(typed.spaceCollapsed, .value)]
      }
      if dom.htmlTag(id) == .select { return isTarget ? nil : [] }
      // Chromium takes the content of a combo box as its text if the combo box is focusable.
      return isTarget || !page.focus.isFocusable(id) ? nil : [.content]
    case .slider, .spinButton, .progressBar, .meter, .scrollBar:
      return text.rangeText(of: id).map { [.text($0, .value)] }
    default: return nil
    }
  }

  private mutating func chosenOptions(of id: DOM.ID, _ context: NameContext) -> [DOM.ID] {
    if context.contains(.insideValue) { return [] }
    if let known = chosen[id] { return known }
    let options = text.chosenOptions(inside: id)
    chosen[id] = options
    return options
  }

  private func typed(in id: DOM.ID) -> String? {
    guard roles[id] == .textBox || roles[id] == .searchBox, let typed = text.typed(in: id),
      !typed.isBlank
    else { return nil }
    let isSecure = dom.htmlTag(id) == .input && InputType(of: id, dom) == .password
    return isSecure ? String(repeating: "•", count: typed.count) : typed.spaceCollapsed
  }

  /// Appends steps 2E, 2F and 2I of accname, in the order of HTML or SVG.
  private func appendHostSteps(
    for id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    guard dom[id].namespace == .html else {
      return appendGraphicsSteps(for: id, context, to: &steps)
    }
    switch dom[id].tag {
    case .input: appendInputSteps(for: id, context, to: &steps)
    case .textarea:
      appendLabels(of: id, context, to: &steps)
      append([.title, .placeholder, .ariaPlaceholder], of: id, to: &steps)
    case .select, .meter, .progress:
      appendLabels(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
    case .button, .output:
      appendLabels(of: id, context, to: &steps)
      appendContent(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
    case .img, .image:
      // Inside another element's name, even an empty `alt` takes precedence over the title.
      let isDecided = context.contains(.isNested) && dom.has(.alt, id)
      append(isDecided ? [.alt] : [.alt, .title], of: id, to: &steps)
    case .area: append([.alt, .title], of: id, to: &steps)
    case .fieldset: appendChild(.legend, .legend, of: id, context, to: &steps)
    case .table:
      appendChild(.caption, .caption, of: id, context, otherwise: [.summary, .title], to: &steps)
    case .figure: appendChild(.figcaption, .figureCaption, of: id, context, to: &steps)
    case .optgroup: append([.label, .title], of: id, to: &steps)
    case .option:
      append([.label], of: id, to: &steps)
      appendContent(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
    case .iframe, .audio, .video: append([.title], of: id, to: &steps)
    // An abbreviation has no role, so its title may be its name.
    case .abbr where roles[id] == .generic:
      appendContent(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
    default:
      appendContent(of: id, context, to: &steps)
      if isNamedByTitle(id, context) { append([.title], of: id, to: &steps) }
      if roles[id] == .textBox || roles[id] == .searchBox || page.focus.isEditingHost(id) {
        append([.ariaPlaceholder], of: id, to: &steps)
      }
    }
  }

  private func appendInputSteps(
    for id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    appendLabels(of: id, context, to: &steps)
    let type = InputType(of: id, dom)
    switch type {
    case .button, .submit, .reset:
      append([.value], of: id, to: &steps)
      if !dom.has(.value, id), type != .button {
        steps.append(.text(type == .submit ? "Submit" : "Reset", .standard))
      }
      append([.title], of: id, to: &steps)
    case .image:
      append([.alt, .value, .title], of: id, to: &steps)
      steps.append(.text("Submit", .standard))
    case _ where type.isTextLike:
      append([.title, .placeholder, .ariaPlaceholder], of: id, to: &steps)
    default: append([.title], of: id, to: &steps)
    }
  }

  private func appendGraphicsSteps(
    for id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    if let title = dom.firstChild(.title, of: id) ?? page.identifiers.titleOfUsedPart(id) {
      steps.append(.elements([title], .title, [.showsHidden, .isTarget]))
    }
    append([.xlinkTitle], of: id, to: &steps)
    if dom[id].tag != .svg || context.contains(.isNested) {
      appendContent(of: id, context, to: &steps)
    }
    append([.title], of: id, to: &steps)
  }

  private func appendLabels(
    of id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    guard !context.contains(.insideLabel) else { return }
    var labels = page.labels.labels(of: id)
    if context.contains(.isNested), !context.contains(.isTarget) {
      // A label around the control is already part of the surrounding text. Leave out such a label,
      // so that its text counts once.
      labels.removeAll { dom.ancestors(of: id).contains($0) }
    }
    guard !labels.isEmpty else { return }
    steps.append(.elements(labels, .labelElement, [.insideLabel, .isTarget]))
  }

  private func appendChild(
    _ tag: HTMLTag, _ origin: AuthoredText.Origin, of id: DOM.ID, _ context: NameContext,
    otherwise names: [AttributeName] = [.title], to steps: inout [NameStep]
  ) {
    if let child = dom.firstChild(tag, of: id), !page.visibility.isHidden(child) {
      steps.append(.elements([child], origin, [.isTarget]))
    }
    appendContent(of: id, context, to: &steps)
    append(names, of: id, to: &steps)
  }

  /// Appends step 2F of accname, which takes the name from the element's content.
  ///
  /// This step applies if the role allows a name from content, or if the content is part of another
  /// element's name. Unlike step 2H of accname, Chrome and Safari skip sections, groups and widgets
  /// inside the content. Inside the target of `aria-labelledby`, the two browsers skip none of them.
  ///
  /// Source: Chromium 156, measured for each role.
  private func appendContent(
    of id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    let takesContent =
      if context.contains(.isNested) {
        !context.isDisjoint(with: [.insideReference, .isTarget]) || !isSkippedInContent(id)
      } else {
        roles[id].takesNameFromContent && !page.focus.isEditingHost(id)
          && (roles[id] != .row || isInGrid(id)) && dom[id].tag != .math
      }
    if takesContent { steps.append(.content) }
  }

  private func isSkippedInContent(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .details, .address: roles.isExplicit(id) && roles[id].isSkippedInContent
    case .form: true
    default: roles[id].isSkippedInContent || dom[id].tag == .math
    }
  }

  private func isInGrid(_ id: DOM.ID) -> Bool {
    var ancestor = page.tree.parent(of: id)
    while ancestor >= 0 {
      switch roles[ancestor] {
      case .grid, .treeGrid: return true
      case .rowGroup, .generic, .none: ancestor = page.tree.parent(of: ancestor)
      default: return false
      }
    }
    return false
  }

  /// Whether `title` is the name of an element.
  ///
  /// If ARIA prohibits a name for the element, `title` is its description instead. Inside the target
  /// of a reference, every title counts.
  private func isNamedByTitle(_ id: DOM.ID, _ context: NameContext) -> Bool {
    switch dom.htmlTag(id) {
    case .label, .legend, .object, .embed: true
    default:
      !roles[id].prohibitsName || !context.isDisjoint(with: [.isTarget, .insideReference])
        || page.focus.isFocusable(id)
    }
  }

  private func append(_ names: [AttributeName], of id: DOM.ID, to steps: inout [NameStep]) {
    for name in names {
      guard let text = dom.words(name, of: id) else { continue }
      return steps.append(.text(text, NamePlan.origin(of: name)))
    }
  }

  private static func origin(of name: AttributeName) -> AuthoredText.Origin {
    switch name {
    case .title, .xlinkTitle: .title
    case .alt: .alt
    case .placeholder, .ariaPlaceholder: .placeholder
    case .value: .value
    default: .author
    }
  }
}
