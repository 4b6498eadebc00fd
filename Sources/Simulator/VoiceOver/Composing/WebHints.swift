/// What an element of a web page says after the pause.
///
/// Source: a11ysupport.io, aria-describedby.json, input-range.json; magentaA11y, select, checkbox.
struct WebHints {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings

  /// Adds the hints, or lists them as omitted when hints are off.
  func add(
    for element: AccessibilityElement, _ web: WebAttributes, to composition: inout Composition
  ) {
    var parts: [Part] = []
    if let hint = element.hint {
      parts.append(
        Part(.hint, hint, by: WebKitRules.description, language: composition.language))
    }
    if !element.traits.contains(.notEnabled) { parts += usageHints(element, web) }
    for part in parts {
      if settings.hints {
        composition.addAfterPause(part)
      } else {
        composition.omissions.append(part)
      }
    }
  }

  private func usageHints(_ element: AccessibilityElement, _ web: WebAttributes) -> [Part] {
    if let expanded = web.expanded {
      return [
        Part(
          .usageHint, expanded ? words.hints.collapse : words.hints.expand, by: HintRules.expand)
      ]
    }
    switch web.role {
    case .textField, .searchField, .secureTextField, .multiLineTextField, .comboBox:
      return web.isReadOnly ? [] : textHints(element, web)
    case .checkbox, .switchControl, .toggleButton:
      return [Part(.usageHint, words.hints.toggle, by: HintRules.toggle)]
    case .slider: return [Part(.usageHint, words.hints.adjust, by: HintRules.adjust)]
    case .popUpButton where web.popup == nil:
      return [Part(.usageHint, words.hints.picker, by: HintRules.picker)]
    case .text, .button, .popUpButton, .radioButton, .link, .image, .menuItem, .tab, .option,
      .separator, .colorWell, .progress, .marker, .media, .named:
      return []
    }
  }

  private func textHints(_ element: AccessibilityElement, _ web: WebAttributes) -> [Part] {
    let isEditing = element.traits.contains(.isEditing)
    var parts: [Part] = []
    if !isEditing { parts.append(Part(.usageHint, words.hints.edit, by: HintRules.edit)) }
    if isEditing || web.role == .multiLineTextField {
      parts.append(Part(.usageHint, words.hints.misspelledWords, by: HintRules.misspelledWords))
    }
    return parts
  }
}
