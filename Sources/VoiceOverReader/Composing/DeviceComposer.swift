import AccessibilityTree
import Announcements

/// A composer of the announcements of native elements, as an iPhone speaks them.
///
/// The parts are in lower case and separated by commas.
///
/// The parts have the order of AccessibilitySnapshot, with corrections from recordings:
///
/// 1. name of the container that focus enters, or “tab bar”;
/// 2. “selected”;
/// 3. for a cell: headers of its row and column;
/// 4. label, then expanded or collapsed; for a cell: its spans, row and column; then value. If
///    there is neither label nor value, the hint is spoken here;
/// 5. words of the traits in a fixed order, beginning with “dimmed”; in an edited field: its
///    content, the rotor's unit and the insertion point;
/// 6. position in a segmented control or tab bar, “required”, start or end of a list or landmark;
/// 7. important custom content;
/// 8. after the pause: ``DeviceHints``.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; recordings where
/// they differ, see ``VoiceOverCorrections``.
struct DeviceComposer {
  let tree: ElementTree
  let words: ElementWords
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections
  let origin: Screen.Origin

  /// Returns the announcement of an element, and the parts that VoiceOver does not announce.
  func announcement(
    for index: Int, in context: ElementContext?, entering: [Part]
  ) -> (announcement: Announcement, omissions: [Part]) {
    let element = tree[index]
    let words = words.words(for: element)
    var composition = Composition(
      of: element, in: words, platform: self.words.standard, marksLanguages: settings.languages,
      parts: entering)
    if element.traits.contains(.selected) {
      composition.add(.state, words.states.selected, by: TraitRules.selected)
    }
    let name = DeviceName(tree: tree, words: words, settings: settings, corrections: corrections)
    let isEditing = element.traits.isSuperset(of: [.textEntry, .isEditing])
    name.add(of: element, in: context, holdsBackValue: isEditing, &composition)
    addTraits(element, in: context, words, &composition)
    if isEditing {
      EditingWords(words: words, rotor: settings.rotor).add(
        value: element.value, isPlaceholder: element.showsPlaceholder,
        characters: element.secureTextLength,
        required: element.design?.isRequired == true ? DeviceRules.required : nil, to: &composition)
    }
    let position = DevicePosition(words: words, settings: settings)
    position.add(of: element, in: context, isEditing: isEditing, &composition)
    addImportantContent(element, &composition)
    DeviceHints(words: words, settings: settings, corrections: corrections, origin: origin)
      .add(for: element, to: &composition)
    composition.omissions += element.design?.omissions ?? []
    return (composition.announcement, composition.omissions)
  }

  private func addTraits(
    _ element: AccessibilityElement, in context: ElementContext?, _ words: VoiceOverPhrasebook,
    _ composition: inout Composition
  ) {
    var traits = corrections.words(
      TraitWord.spoken(by: element, in: context, words.traits), of: element)
    if traits.first?.trait == .notEnabled {
      add(traits.removeFirst(), of: element, words, &composition)
    }
    let isMenuButton = element.design?.roleWord == .popUpButton && element.traits.contains(.button)
    if !isMenuButton { addRoleWord(element, words, &composition) }
    let hasOwnState = element.design?.checked != nil
    for trait in traits where !(hasOwnState && trait.rule == TraitRules.switchState) {
      add(trait, of: element, words, &composition)
    }
    // In a recording of a SwiftUI menu, VoiceOver says “Actions, button, pop up button”. The word
    // for the role (“pop up button”) therefore comes after the word for the trait (“button”).
    if isMenuButton { addRoleWord(element, words, &composition) }
    if element.design?.isDraggable == true {
      composition.add(.role, words.roles.draggable, by: DeviceRules.draggable)
    }
    if corrections.saysGroup(element, origin) {
      composition.add(.role, words.roles.group, by: DeviceRules.group)
    }
  }

  private func add(
    _ trait: TraitWord.SpokenWord, of element: AccessibilityElement, _ words: VoiceOverPhrasebook,
    _ composition: inout Composition
  ) {
    if trait.trait == .header, let level = element.design?.level {
      composition.add(
        .role, words.roles.headingLevel.phrase(["level": "\(level)"]),
        by: DeviceRules.headingLevel)
    } else if trait.isAuthored {
      composition.addAuthored(trait.kind, trait.words.text, by: trait.rule)
    } else {
      composition.add(trait.kind, trait.words, by: trait.rule)
    }
  }

  private func addRoleWord(
    _ element: AccessibilityElement, _ words: VoiceOverPhrasebook,
    _ composition: inout Composition
  ) {
    guard let design = element.design else { return }
    if let role = design.roleWord {
      composition.add(.role, words.roles.words(for: role), by: DeviceRules.rule(for: role))
    }
    if let checked = design.checked {
      let phrase =
        switch checked {
        case .off: words.states.unchecked
        case .on: words.states.checked
        case .mixed: words.states.mixed
        }
      composition.add(.state, phrase, by: DeviceRules.checkedState)
    }
  }

  private func addImportantContent(
    _ element: AccessibilityElement, _ composition: inout Composition
  ) {
    for content in element.customContent where content.isImportant {
      for text in [content.label, content.value] where !text.isEmpty {
        composition.addAuthored(.content, text, by: ComposerRules.importantContent)
      }
    }
  }
}
