internal import AccessibilityTree

/// The states of elements.
///
/// If an element has a state both in HTML and in ARIA, the attribute of HTML applies.
///
/// Source: HTML-AAM 1.0, section 5.2; WAI-ARIA 1.2, section 6.
struct StateFacts {
  let page: PageFacts
  let validity: Validity
  /// For each element, whether the element or any ancestor has `aria-disabled`.
  let disabledByAria: [Bool]

  private var dom: DOM { page.dom }

  init(_ page: PageFacts, _ validity: Validity) {
    self.page = page
    self.validity = validity
    var flags = [Bool](repeating: false, count: page.dom.count)
    for id in page.tree.order {
      let parent = page.tree.parent(of: id)
      let own = page.dom.keyword(.ariaDisabled, of: id) == "true"
      flags[Int(id)] = own || parent >= 0 && flags[Int(parent)]
    }
    disabledByAria = flags
  }

  func states(of id: DOM.ID) -> States {
    let role = page.roles[id]
    var states = States()
    let isFocusable = page.focus.isFocusable(id)
    states.isFocusable = isFocusable
    states.isDisabled = isDisabled(id, role, isFocusable)
    states.isModal = dom[id].attributeCount > 0 && dom.capture?.modal == id
    guard dom[id].hasARIA || role == .combobox || hasNativeStates(dom[id].tag) else {
      return states
    }
    states.isRequired = supportsRequired(id) && dom.has(.required, id) || isTrue(.ariaRequired, id)
    states.isReadOnly = supportsReadOnly(id) && dom.has(.readonly, id) || isTrue(.ariaReadonly, id)
    states.isBusy = isTrue(.ariaBusy, id)
    if isTrue(.ariaModal, id) { states.isModal = true }
    states.isMultiselectable =
      dom.htmlTag(id) == .select ? dom.has(.multiple, id) : isTrue(.ariaMultiselectable, id)
    states.selected = selected(id, role)
    states.expanded = expanded(id)
    states.pressed = role == .button ? checked(.ariaPressed, id) : nil
    states.invalid = invalid(id)
    states.current = current(id)
    states.popup = popup(id, role)
    states.sort = dom.keyword(.ariaSort, of: id).flatMap(States.Sort.init)
    return states
  }

  private func hasNativeStates(_ tag: HTMLTag) -> Bool {
    switch tag {
    case .select, .option, .summary, .input, .textarea, .button: true
    default: false
    }
  }

  private func isTrue(_ name: AttributeName, _ id: DOM.ID) -> Bool {
    dom.keyword(name, of: id) == "true"
  }

  private func isDisabled(_ id: DOM.ID, _ role: Role, _ isFocusable: Bool) -> Bool {
    if page.disabled.isDisabled(id) || isTrue(.ariaDisabled, id) { return true }
    return disabledByAria[Int(id)] && (isFocusable || role.isWidget)
  }

  private func supportsRequired(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .select, .textarea: true
    case .input:
      switch InputType(of: id, dom) {
      case .range, .color, .button, .submit, .reset, .image, .hidden: false
      default: true
      }
    default: false
    }
  }

  private func supportsReadOnly(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .textarea: true
    case .input:
      switch InputType(of: id, dom) {
      case .date, .month, .week, .time, .dateTimeLocal: true
      case let type: type.isTextLike
      }
    default: false
    }
  }

  private func selected(_ id: DOM.ID, _ role: Role) -> Bool? {
    if dom.htmlTag(id) == .option { return nil }
    switch role {
    case .option, .tab, .row, .gridCell, .columnHeader, .rowHeader, .treeItem:
      return dom.keyword(.ariaSelected, of: id).flatMap(Bool.init)
    default: return nil
    }
  }

  private func expanded(_ id: DOM.ID) -> Bool? {
    let parent = dom[id].parent
    switch dom.htmlTag(id) {
    case .summary where page.roles[id] == .disclosureTriangle && parent >= 0:
      return dom.has(.open, parent)
    case .select where page.roles[id] == .combobox: return false
    default: break
    }
    return dom.keyword(.ariaExpanded, of: id).flatMap(Bool.init)
      ?? controlledPopover(of: id).map { dom.capture?.openPopovers.contains($0) == true }
  }

  private func popover(of id: DOM.ID) -> DOM.ID? {
    guard dom.htmlTag(id) == .button || dom.htmlTag(id) == .input, !dom.has(.disabled, id) else {
      return nil
    }
    return page.identifiers.references(.popovertarget, of: id).first { dom.has(.popover, $0) }
  }

  /// Returns the popover that a button opens or closes, by `popovertarget` or by a command.
  private func controlledPopover(of id: DOM.ID) -> DOM.ID? {
    if let popover = popover(of: id) { return popover }
    guard dom.htmlTag(id) == .button, !dom.has(.disabled, id),
      let command = dom.keyword(.command, of: id), StateFacts.popoverCommands.contains(command)
    else { return nil }
    return page.identifiers.references(.commandfor, of: id).first { dom.has(.popover, $0) }
  }

  /// Source: HTML Standard, 4.10.6 “The button element”, `command`.
  private static let popoverCommands: Set = ["toggle-popover", "show-popover", "hide-popover"]

  func checked(_ name: AttributeName, _ id: DOM.ID) -> Checked? {
    dom.keyword(name, of: id).flatMap(Checked.init)
  }

  private func invalid(_ id: DOM.ID) -> States.Invalid? {
    switch dom.keyword(.ariaInvalid, of: id) {
    case nil, "": hasInvalidValue(id) ? .yes : nil
    case .some(let word): States.Invalid(rawValue: word) ?? .yes
    }
  }

  /// Whether the initial value of a field is invalid.
  ///
  /// An empty required field counts as valid until the user has visited the field.
  private func hasInvalidValue(_ id: DOM.ID) -> Bool {
    guard dom.htmlTag(id) == .input else { return false }
    switch InputType(of: id, dom) {
    case .email, .url, .number:
      let reported: Violations = [.typeMismatch, .rangeUnderflow, .rangeOverflow]
      return !validity.violations(of: id).isDisjoint(with: reported)
    default: return false
    }
  }

  private func current(_ id: DOM.ID) -> States.Current? {
    guard let word = dom.keyword(.ariaCurrent, of: id), !word.isEmpty, word != "false" else {
      return nil
    }
    return States.Current(rawValue: word) ?? .yes
  }

  private func popup(_ id: DOM.ID, _ role: Role) -> States.Popup? {
    if let word = dom.keyword(.ariaHaspopup, of: id), !word.isEmpty {
      return word == "true" ? .menu : States.Popup(rawValue: word)
    }
    if role == .combobox { return dom.htmlTag(id) == .select ? .menu : .listbox }
    guard let popover = popover(of: id) else { return nil }
    return States.Popup(rawValue: page.roles[popover].rawValue)
  }
}

extension Role {
  /// Whether the role belongs to a control.
  var isWidget: Bool {
    switch self {
    case .button, .checkbox, .colorWell, .combobox, .dateField, .dateTimeField, .disclosureTriangle,
      .fileButton, .gridCell, .link, .listbox, .menuItem, .menuItemCheckbox, .menuItemRadio,
      .monthField, .option, .radio, .searchBox, .slider, .spinButton, .switchControl, .tab,
      .textBox, .timeField, .treeItem, .weekField, .scrollBar:
      true
    default: false
    }
  }
}
