/// What a native element says after the pause.
///
/// Order: error, the author's hint, VoiceOver's own hints, actions, more content. The library that
/// imitates VoiceOver throws the author's hint of a text field away; people hear it.
/// Source: a11ysupport.io aria-describedby; magentaA11y text-input; CVS Health, InputInstructions.
struct DeviceHints {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections

  /// Adds the hints of `element`, or lists them as omitted when hints are off.
  func add(for element: AccessibilityElement, to composition: inout Composition) {
    var spoken: [Part] = []
    if let error = element.design?.error, !error.isEmpty {
      spoken.append(
        Part(.error, error, by: HintRules.errorFirst, language: composition.language))
    }
    if let hint = element.hint, !hint.isEmpty, !composition.hintIsSpoken {
      spoken.append(
        Part(.hint, hint, by: ComposerRules.customHint, language: composition.language))
    }
    if !element.traits.contains(.notEnabled) {
      spoken += usageHints(of: element, isHintOnly: composition.hintIsSpoken)
    }
    for part in spoken {
      if settings.hints {
        composition.addAfterPause(part)
      } else {
        composition.omissions.append(part)
      }
    }
    addTails(of: element, to: &composition)
  }

  private func usageHints(of element: AccessibilityElement, isHintOnly: Bool) -> [Part] {
    let traits = element.traits
    let design = element.design
    var hints: [Part] = []
    if traits.contains(.textEntry), design?.isReadOnly != true {
      if !traits.contains(.isEditing) {
        hints.append(Part(.usageHint, words.hints.edit, by: HintRules.edit))
      }
      if traits.containsAny(of: [.isEditing, .textArea]) {
        hints.append(
          Part(.usageHint, words.hints.misspelledWords, by: HintRules.misspelledWords))
      }
    } else if traits.contains(.switchButton) {
      hints.append(Part(.usageHint, words.hints.toggle, by: HintRules.toggle))
    } else if traits.contains(.adjustable), !isHintOnly {
      hints.append(Part(.usageHint, words.hints.adjust, by: HintRules.adjust))
    }
    if design?.opensPicker == true {
      hints.append(Part(.usageHint, words.hints.picker, by: HintRules.picker))
    } else if corrections.hasExpandedStatus, let expanded = design?.expanded {
      hints.append(
        Part(
          .usageHint, expanded ? words.hints.collapse : words.hints.expand,
          by: HintRules.expand))
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
    let part = Part(kind, phrase, by: rule)
    switch feedback {
    case .speak: composition.addAfterPause(part)
    case .sound, .off: composition.omissions.append(part)
    }
  }
}
