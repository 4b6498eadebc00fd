import AccessibilityTree
import Announcements

/// The words that VoiceOver says after the role of a text field during editing.
///
/// VoiceOver says the content of the field, the unit of the rotor, and the insertion point.
///
/// Source: kickstarter/ios-oss#545, WordPress-iOS#14588, magentaA11y text-input and time-picker.
/// Assumed: the insertion point is at the end of the typed text.
struct EditingWords {
  let words: VoiceOverPhrasebook
  let rotor: VoiceOver.Rotor

  /// Adds the words to an announcement.
  ///
  /// `required` is the rule by which VoiceOver says “required”, or `nil` if the field is not
  /// required.
  func add(
    value: String?, isPlaceholder: Bool, characters: Int?, required: Rule?,
    to composition: inout Composition
  ) {
    if let characters, characters > 0 {
      composition.add(
        .value, words.counted(words.editing.characters, characters), by: DeviceRules.secureValue)
    } else if let value, !value.isEmpty {
      composition.addAuthored(
        isPlaceholder ? .placeholder : .value, value,
        by: isPlaceholder ? DeviceRules.placeholder : ComposerRules.value)
    }
    switch rotor {
    case .characters: addMode(words.editing.characterMode, &composition)
    case .words: addMode(words.editing.wordMode, &composition)
    case .other: break
    }
    if let required { composition.add(.state, words.states.required, by: required) }
    let isEmpty = isPlaceholder || (value ?? "").isEmpty && (characters ?? 0) == 0
    composition.add(
      .position,
      isEmpty ? words.editing.insertionPointAtStart : words.editing.insertionPointAtEnd,
      by: DeviceRules.insertionPoint)
  }

  private func addMode(_ phrase: Phrase, _ composition: inout Composition) {
    composition.add(.state, phrase, by: DeviceRules.rotorMode)
  }
}
