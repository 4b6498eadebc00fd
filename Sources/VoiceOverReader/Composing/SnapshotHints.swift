import AccessibilityTree
import Announcements

/// The hint of an element in the snapshot profile.
///
/// The hint is the author's hint, VoiceOver's own hint, or both hints.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
struct SnapshotHints {
  private(set) var parts: [Part] = []
  /// The parts that AccessibilitySnapshot leaves out.
  private(set) var omissions: [Part] = []

  /// Composes the hint of an element.
  ///
  /// If `isConsumed` is true, the author's hint is left out, because the description contains it.
  init(_ element: AccessibilityElement, isConsumed: Bool, _ words: SnapshotPhrasebook) {
    let traits = element.traits
    if let error = element.design?.error {
      omissions.append(Part(.error, error, by: HintRules.noErrorInSnapshots))
    }
    omissions += element.design?.omissions ?? []
    let isEnabled = !traits.contains(.notEnabled)
    if let hint = element.hint, !hint.isEmpty, !isConsumed {
      parts = [Part(.hint, hint, by: ComposerRules.customHint, language: element.language)]
    }
    guard isEnabled else { return }
    if traits.contains(.switchButton) {
      add(words.hints.toggle, by: HintRules.toggle, in: words.language)
    }
    if traits.contains(.textEntry) { replaceForTextField(traits, words) }
    if traits.contains(.adjustable), !traits.contains(.switchButton), !element.isHintOnly {
      add(words.hints.adjust, by: HintRules.adjust, in: words.language)
    }
  }

  private mutating func replaceForTextField(
    _ traits: AccessibilityTraits, _ words: SnapshotPhrasebook
  ) {
    // For a text field the library leaves out the author's hint and the hint of a switch.
    omissions += parts
    parts = []
    if traits.contains(.isEditing) {
      add(words.hints.editing, by: HintRules.misspelledWords, in: words.language)
    } else if traits.contains(.textArea) {
      add(words.hints.textArea, by: HintRules.edit, in: words.language)
    } else {
      add(words.hints.edit, by: HintRules.edit, in: words.language)
    }
  }

  /// Removes the final full stop of the hint, and appends a sentence.
  private mutating func add(_ hint: Phrase, by rule: Rule, in language: String) {
    if let last = parts.last, last.text.last == "." { parts[parts.count - 1].text.removeLast() }
    parts.append(
      Part(.usageHint, hint, lead: parts.isEmpty ? ", " : ". ", by: rule, language: language))
  }
}
