import AccessibilityTree
import Announcements

/// A composer of the hints that VoiceOver says about a native element after the pause.
///
/// The order is: error, the author's hint, VoiceOver's own hints, actions, more content.
/// AccessibilitySnapshot leaves out the author's hint of a text field; VoiceOver speaks it. Source:
/// AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io
/// aria-describedby; magentaA11y text-input; CVS Health, InputInstructions.
struct DeviceHints {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections
  let origin: Screen.Origin

  /// Adds the hints of an element to the announcement or, if hints are off, to the omitted parts.
  func add(for element: AccessibilityElement, to composition: inout Composition) {
    var spoken: [Part] = []
    if let error = element.design?.error, !error.isEmpty {
      let part = Part(.error, error, by: HintRules.errorFirst, language: composition.language)
      if settings.errors { spoken.append(part) } else { composition.omissions.append(part) }
    }
    if let hint = element.hint, !hint.isEmpty, !composition.hintIsSpoken {
      spoken.append(Part(.hint, hint, by: ComposerRules.customHint, language: composition.language))
    }
    // Of the hints of a disabled element, VoiceOver speaks only the author's.
    if !element.traits.contains(.notEnabled) {
      for (phrase, rule) in usageHints(of: element) {
        spoken.append(composition.part(.usageHint, phrase, by: rule))
      }
    }
    composition.addHints(spoken, areSpoken: settings.hints)
    addTails(of: element, to: &composition)
  }

  private func usageHints(of element: AccessibilityElement) -> [(Phrase, Rule)] {
    let design = element.design
    var hints = traitHints(of: element)
    if design?.opensPicker == true {
      hints.append((words.hints.picker, HintRules.picker))
    } else if corrections.hasExpandedStatus, let expanded = design?.expanded {
      hints.append((expanded ? words.hints.collapse : words.hints.expand, HintRules.expand))
    }
    if design?.isDraggable == true { hints.append((words.hints.drag, HintRules.drag)) }
    if hints.isEmpty, settings.activateHint, origin == .reactNative,
      element.traits.containsAny(of: [.button, .link])
    {
      hints.append((words.hints.activate, HintRules.activate))
    }
    return hints
  }

  private func traitHints(of element: AccessibilityElement) -> [(Phrase, Rule)] {
    let traits = element.traits
    var hints: [(Phrase, Rule)] = []
    // An element with the traits of a text field and a switch has only the hints of a text field.
    if traits.contains(.switchButton), !traits.contains(.textEntry) {
      hints.append((words.hints.toggle, HintRules.toggle))
    }
    if traits.contains(.textEntry), element.design?.isReadOnly != true {
      if !traits.contains(.isEditing) { hints.append((words.hints.edit, HintRules.edit)) }
      if traits.containsAny(of: [.isEditing, .textArea]) {
        hints.append((words.hints.misspelledWords, HintRules.misspelledWords))
      }
    }
    if traits.contains(.adjustable), !traits.contains(.switchButton), !element.isHintOnly {
      hints.append((words.hints.adjust, HintRules.adjust))
    }
    return hints
  }

  private func addTails(of element: AccessibilityElement, to composition: inout Composition) {
    if !element.customActions.isEmpty {
      addTail(.actions, words.hints.actionsAvailable, settings.actions, &composition)
    }
    if !element.customContent.isEmpty {
      addTail(.content, words.hints.moreContent, settings.content, &composition)
    }
  }

  private func addTail(
    _ kind: Part.Kind, _ phrase: Phrase, _ feedback: VoiceOver.Feedback,
    _ composition: inout Composition
  ) {
    let rule = kind == .actions ? ComposerRules.actionsAvailable : ComposerRules.moreContent
    let part = composition.part(kind, phrase, by: rule)
    switch feedback {
    case .speak: composition.addAfterPause(part)
    case .sound, .off: composition.omissions.append(part)
    }
  }
}

extension AccessibilityElement {
  /// Whether the element has a hint, but neither a label nor a value.
  var isHintOnly: Bool { (label ?? "").isEmpty && (value ?? "").isEmpty && !(hint ?? "").isEmpty }
}
