internal import AccessibilityTree

/// The values of elements.
///
/// Source: HTML-AAM 1.0, section 5.2; WAI-ARIA 1.2, section 6.6 for `aria-value…`.
struct ValueFacts {
  let page: PageFacts
  let text: ControlText
  let radios: RadioGroups

  private var dom: DOM { page.dom }

  func value(of id: DOM.ID) -> Value? {
    switch page.roles[id] {
    case .textBox, .searchBox: textValue(text.typed(in: id))
    case .generic, .none, .paragraph:
      page.focus.isEditingHost(id) ? textValue(text.typed(in: id)) : nil
    case .combobox: combobox(id)
    case .dateField, .timeField, .monthField, .weekField, .dateTimeField:
      textValue(dom.attribute(.value, of: id))
    case .colorWell: Value(text: dom.attribute(.value, of: id) ?? "#000000")
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio:
      Value(checked: checked(id))
    case .option, .treeItem:
      dom.keyword(.ariaChecked, of: id).flatMap(Checked.init).map { Value(checked: $0) }
    case .slider, .spinButton, .progressBar, .meter, .scrollBar: ranged(id)
    case .separator where page.focus.isFocusable(id): ranged(id)
    default: nil
    }
  }

  private func textValue(_ text: String?) -> Value? {
    guard let text, !text.isEmpty else { return nil }
    return Value(text: text)
  }

  private func combobox(_ id: DOM.ID) -> Value? {
    // The value of a field is its text, even if the field has a list of suggestions.
    if dom.htmlTag(id) == .input { return textValue(text.typed(in: id)) }
    let chosen = text.chosenOptions(of: id).map { option in
      dom.htmlTag(option) == .option
        ? text.text(ofOption: option)
        : dom.textContent(of: option).spaceCollapsed
    }
    if !chosen.isEmpty { return textValue(chosen.joined(separator: ", ")) }
    if dom.htmlTag(id) == .select { return nil }
    // A button that opens a list shows the chosen option as its own text.
    return textValue(text.typed(in: id) ?? dom.textContent(of: id).spaceCollapsed)
  }

  private func checked(_ id: DOM.ID) -> Checked {
    if dom.htmlTag(id) == .input {
      switch InputType(of: id, dom) {
      case .checkbox:
        // In HTML, the attribute `indeterminate` has no effect. On captured pages, the attribute
        // stands for the property of the same name, which a script set.
        if dom.capture != nil, dom.has(.indeterminate, id) { return .mixed }
        return dom.has(.checked, id) ? .on : .off
      case .radio:
        let isHidden = page.visibility.isHidden(id)
        return (isHidden ? dom.has(.checked, id) : radios.isChecked(id)) ? .on : .off
      default: break
      }
    }
    return dom.keyword(.ariaChecked, of: id).flatMap(Checked.init) ?? .off
  }

  private func ranged(_ id: DOM.ID) -> Value {
    var range = Value.Range(now: nil)
    switch dom.htmlTag(id) {
    case .input, .progress, .meter:
      range.now = text.nativeNumber(of: id)
      let limits = text.nativeLimits(of: id)
      range.minimum = limits?.minimum ?? number(.min, id) ?? number(.ariaValuemin, id)
      range.maximum = limits?.maximum ?? number(.max, id) ?? number(.ariaValuemax, id)
    default: range = ariaRange(id)
    }
    var words = dom.words(.ariaValuetext, of: id)
    if page.roles[id] == .spinButton, dom.htmlTag(id) == .input, !page.roles.isExplicit(id) {
      words = words ?? textValue(dom.attribute(.value, of: id))?.text
    }
    return Value(text: words, range: range)
  }

  private func ariaRange(_ id: DOM.ID) -> Value.Range {
    let isBounded = page.roles[id] != .spinButton
    let minimum = number(.ariaValuemin, id) ?? (isBounded ? 0 : nil)
    let maximum = number(.ariaValuemax, id) ?? (isBounded ? 100 : nil)
    var now = number(.ariaValuenow, id)
    switch page.roles[id] {
    case .slider, .scrollBar, .separator:
      if let minimum, let maximum { now = now ?? (minimum + maximum) / 2 }
    default: break
    }
    return Value.Range(now: now, minimum: minimum, maximum: maximum)
  }

  private func number(_ name: AttributeName, _ id: DOM.ID) -> Double? {
    dom.attribute(name, of: id)?.htmlNumber
  }
}
