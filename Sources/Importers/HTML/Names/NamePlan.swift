internal import Simulator

/// What may name an element, in order of precedence.
///
/// Source: accname 1.2, section 4.3.2, steps 2B to 2I; HTML-AAM 1.0, section 5.1 for the order of
/// attributes and elements.
struct NamePlan {
  private let page: PageFacts
  private let dom: DOM
  private let roles: RoleList
  private let text: ControlText

  init(page: PageFacts) {
    self.page = page
    dom = page.dom
    roles = page.roles
    text = ControlText(page)
  }

  /// What names an element no rule is about.
  static let contentOnly = [NameStep.content]

  /// The steps for an element in a context.
  func steps(for id: DOM.ID, _ context: NameContext) -> [NameStep] {
    let item = dom[id]
    if context.contains(.isNested), item.attributeCount == 0, isPlain(item.tag) {
      return NamePlan.contentOnly
    }
    var steps: [NameStep] = []
    if !context.contains(.insideReference), let step = references(of: id) { steps.append(step) }
    if context.contains(.isNested) {
      if let value = embedded(id, context) { return steps + value }
    }
    if let label = dom.words(.ariaLabel, of: id) { return steps + [.text(label, .ariaLabel)] }
    if roles[id] != .none {
      appendHostSteps(for: id, context, to: &steps)
    } else if context.contains(.isNested) {
      steps.append(.content)
      if !dom.has(.alt, id) { append([.title], of: id, to: &steps) }
    }
    return steps
  }

  /// Elements that no host language rule names.
  private func isPlain(_ tag: HTMLTag) -> Bool {
    switch tag {
    case .span, .div, .b, .i, .em, .strong, .p, .u, .small, .code, .li, .td: true
    default: false
    }
  }

  /// Step 2B.
  private func references(of id: DOM.ID) -> NameStep? {
    for name in [AttributeName.ariaLabelledby, .ariaLabeledby] {
      let targets = page.identifiers.references(name, of: id)
      if !targets.isEmpty {
        return .elements(targets, .ariaLabelledBy, [.insideReference, .isTarget])
      }
    }
    return nil
  }

  /// Step 2C: what a control inside another's name holds; no value leaves its own name out, unless
  /// the control itself was referred to.
  private func embedded(_ id: DOM.ID, _ context: NameContext) -> [NameStep]? {
    let isTarget = context.contains(.isTarget)
    switch roles[id] {
    case .textBox, .searchBox:
      let isSecure = dom.htmlTag(id) == .input && InputType(of: id, dom) == .password
      let typed = isSecure ? nil : text.typed(in: id)
      if let typed, !typed.isBlank { return [.text(typed.spaceCollapsed, .value)] }
      return isTarget ? nil : []
    case .combobox, .listbox:
      let chosen = text.chosenOptions(of: id)
      if !chosen.isEmpty { return [.elements(chosen, .value, [])] }
      if let typed = text.typed(in: id), !typed.isBlank {
        return [.text(typed.spaceCollapsed, .value)]
      }
      return isTarget || dom.htmlTag(id) != .select ? nil : []
    case .slider, .spinButton, .progressBar, .meter, .scrollBar:
      return text.rangeText(of: id).map { [.text($0, .value)] }
    default: return nil
    }
  }

  /// Steps 2E, 2F and 2I in the order of the host language.
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
    // An empty `alt` is a name, too: the author's word that there is nothing to say.
    case .img, .image: append([dom.has(.alt, id) ? .alt : .title], of: id, to: &steps)
    case .area: append([.alt, .title], of: id, to: &steps)
    case .fieldset: appendChild(.legend, .legend, of: id, context, to: &steps)
    case .table: appendChild(.caption, .caption, of: id, context, to: &steps)
    case .figure: appendChild(.figcaption, .figureCaption, of: id, context, to: &steps)
    case .optgroup: append([.label, .title], of: id, to: &steps)
    case .option:
      append([.label], of: id, to: &steps)
      appendContent(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
    case .iframe, .audio, .video: append([.title], of: id, to: &steps)
    default:
      appendContent(of: id, context, to: &steps)
      append([.title], of: id, to: &steps)
      if roles[id] == .textBox || roles[id] == .searchBox {
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
      append([.alt, .title], of: id, to: &steps)
      steps.append(.text("Submit", .standard))
    case .checkbox, .radio, .range: append([.title], of: id, to: &steps)
    default: append([.title, .placeholder, .ariaPlaceholder], of: id, to: &steps)
    }
  }

  private func appendGraphicsSteps(
    for id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    if let title = dom.firstChild(.title, of: id) {
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
      // A label around the control is part of the text it stands in and counts once.
      labels.removeAll { dom.ancestors(of: id).contains($0) }
    }
    guard !labels.isEmpty else { return }
    steps.append(.elements(labels, .labelElement, [.insideLabel, .isTarget]))
  }

  private func appendChild(
    _ tag: HTMLTag, _ origin: AuthoredText.Origin, of id: DOM.ID, _ context: NameContext,
    to steps: inout [NameStep]
  ) {
    if let child = dom.firstChild(tag, of: id) {
      steps.append(.elements([child], origin, [.isTarget]))
    }
    appendContent(of: id, context, to: &steps)
    append([.title], of: id, to: &steps)
  }

  /// Step 2F: where the role allows it, or inside another element's name.
  private func appendContent(
    of id: DOM.ID, _ context: NameContext, to steps: inout [NameStep]
  ) {
    if context.contains(.isNested) || roles[id].takesNameFromContent { steps.append(.content) }
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
