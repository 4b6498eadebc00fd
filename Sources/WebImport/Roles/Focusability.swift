struct Focusability: Sendable {
  let dom: DOM
  let disabled: DisabledControls

  /// Whether an element is focusable, assuming that browsers render the element.
  ///
  /// Source: HTML Standard, 6.6.2 “Data model”, as browsers implement it.
  func isFocusable(_ id: DOM.ID) -> Bool {
    guard !disabled.isDisabled(id) else { return false }
    return isNativelyFocusable(id)
      || dom.attribute(.tabindex, of: id).flatMap(\.htmlInteger) != nil
  }

  private func isNativelyFocusable(_ id: DOM.ID) -> Bool {
    if isEditingHost(id) { return true }
    switch dom[id].tag {
    case .a, .area: return dom.has(.href, id)
    case .button, .select, .textarea, .iframe: return true
    case .input: return dom.keyword(.type, of: id) != "hidden"
    case .summary: return ElementVisibility.isSummary(id, dom)
    case .audio, .video: return dom.has(.controls, id)
    default: return false
    }
  }

  /// Whether an element is the outermost element of editable content.
  func isEditingHost(_ id: DOM.ID) -> Bool {
    guard let value = dom.keyword(.contenteditable, of: id) else { return false }
    return value.isEmpty || value == "true" || value == "plaintext-only"
  }
}

/// The controls that HTML disables.
///
/// Controls in the first `legend` of a disabled `fieldset` stay enabled.
///
/// Source: HTML Standard, 4.10.18.5 and 4.10.15 “The fieldset element”.
struct DisabledControls: Sendable {
  private var flags: [Bool]

  init(_ dom: DOM) {
    flags = [Bool](repeating: false, count: dom.count)
    var inside = [Bool](repeating: false, count: dom.count)
    for id in dom.ids {
      let parent = dom[id].parent
      let tag = dom.htmlTag(id)
      var isInside = parent >= 0 && inside[Int(parent)]
      if parent >= 0, tag == .legend, dom.htmlTag(parent) == .fieldset,
        dom.firstChild(.legend, of: parent) == id
      {
        let outer = dom[parent].parent
        isInside = outer >= 0 && inside[Int(outer)]
      }
      let own = dom.has(.disabled, id)
      inside[Int(id)] = isInside || (tag == .fieldset && own)
      switch tag {
      case .button, .input, .select, .textarea: flags[Int(id)] = own || isInside
      case .fieldset: flags[Int(id)] = inside[Int(id)]
      case .optgroup: flags[Int(id)] = own
      case .option:
        let isGroupDisabled =
          parent >= 0 && dom.htmlTag(parent) == .optgroup && dom.has(.disabled, parent)
        flags[Int(id)] = own || isGroupDisabled
      default: break
      }
    }
  }

  /// Whether an element is disabled by its own attribute or by a `fieldset`.
  func isDisabled(_ id: DOM.ID) -> Bool { flags[Int(id)] }
}
