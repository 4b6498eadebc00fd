import AccessibilityTree
import Announcements

/// A composer of the hints that VoiceOver says about an element of a web page after the pause.
///
/// Source: a11ysupport.io, aria-describedby.json, input-range.json; magentaA11y, select, checkbox.
struct WebHints {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings

  /// Adds the hints to the announcement or, if hints are off, to the omitted parts.
  func add(
    for element: AccessibilityElement, _ web: WebAttributes, to composition: inout Composition
  ) {
    if let hint = element.hint {
      let rule = web.hintIsOfGroup ? WebKitRules.groupDescription : WebKitRules.description
      let part = Part(.hint, hint, by: rule, language: composition.language)
      composition.addHint(part, isSpoken: settings.hints)
    }
    if !element.traits.contains(.notEnabled) {
      for (phrase, rule) in usageHints(element, web) {
        let part = composition.part(.usageHint, phrase, by: rule)
        composition.addHint(part, isSpoken: settings.hints)
      }
    }
  }

  private func usageHints(
    _ element: AccessibilityElement, _ web: WebAttributes
  ) -> [(Phrase, Rule)] {
    if let expanded = web.expanded {
      return [(expanded ? words.hints.collapse : words.hints.expand, HintRules.expand)]
    }
    switch web.role {
    case .textField, .searchField, .secureTextField, .multiLineTextField, .comboBox:
      return web.isReadOnly ? [] : textHints(element, web)
    case .checkbox, .switchControl, .toggleButton:
      return [(words.hints.toggle, HintRules.toggle)]
    case .slider: return [(words.hints.adjust, HintRules.adjust)]
    case .popUpButton where web.popup == nil:
      return [(words.hints.picker, HintRules.picker)]
    case .text, .button, .popUpButton, .radioButton, .link, .image, .menuItem, .tab, .option,
      .separator, .colorWell, .date, .math, .progress, .marker, .media, .named:
      return []
    }
  }

  private func textHints(
    _ element: AccessibilityElement, _ web: WebAttributes
  ) -> [(Phrase, Rule)] {
    let isEditing = element.traits.contains(.isEditing)
    var hints: [(Phrase, Rule)] = []
    if !isEditing { hints.append((words.hints.edit, HintRules.edit)) }
    if isEditing || web.role == .multiLineTextField {
      hints.append((words.hints.misspelledWords, HintRules.misspelledWords))
    }
    return hints
  }
}
