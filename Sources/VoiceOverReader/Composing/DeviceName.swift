import AccessibilityTree
import Announcements

/// A composer of the name and value in the announcement of a native element.
///
/// The order is: headers, label, expanded state, position in a table, value. If there is neither a
/// label nor a value, VoiceOver says the hint instead. Source: AccessibilitySnapshot 0.12.1,
/// UIAccessibility+SnapshotAdditions.swift; magentaA11y, expandable, for where the expanded state
/// is in the order.
struct DeviceName {
  let tree: ElementTree
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings
  let corrections: VoiceOverCorrections

  /// Adds the name and value of an element.
  ///
  /// The value of a field that is being edited is not added here, because it comes after the role.
  func add(
    of element: AccessibilityElement, in context: ElementContext?, holdsBackValue: Bool,
    _ composition: inout Composition
  ) {
    addHeaders(context, &composition)
    let start = composition.parts.count
    addLabel(element, &composition)
    if !holdsBackValue { addExpanded(element, &composition) }
    if case .cell(let cell) = context {
      DevicePosition(words: words, settings: settings).add(cell, &composition)
    }
    if !holdsBackValue { addValue(element, &composition) }
    // If VoiceOver says “selected” or the position of a cell, the hint does not take the place of a
    // missing name.
    let hasValueToCome = holdsBackValue && !(element.value ?? "").isEmpty
    let isNameless = composition.parts.count == start && !hasValueToCome && !context.isCell
    guard isNameless, !element.traits.contains(.selected), settings.hints, let hint = element.hint,
      !hint.isEmpty
    else { return }
    composition.addAuthored(.hint, hint, by: ComposerRules.hintInsteadOfName)
    composition.hintIsSpoken = true
  }

  private func addHeaders(_ context: ElementContext?, _ composition: inout Composition) {
    guard settings.headers, case .cell(let cell) = context else { return }
    for header in cell.headers {
      for text in [tree[header].label, tree[header].value] {
        guard let text, !text.isEmpty else { continue }
        composition.add(
          .heading, text: text, by: ComposerRules.tableHeaders, node: tree[header].node,
          language: tree[header].language)
      }
    }
  }

  private func addLabel(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard let label = element.label, !label.isEmpty else { return }
    // Without this check, a back button with the label “Back” would be announced as “Back, back
    // button”.
    if element.traits.contains(.backButton),
      label.lowercased() == words.uiKit.back.text.lowercased()
    {
      return
    }
    composition.add(.label, label, known: element.labelAttestation, by: ComposerRules.label)
  }

  private func addExpanded(_ element: AccessibilityElement, _ composition: inout Composition) {
    guard let expanded = element.design?.expanded else { return }
    let phrase = expanded ? words.states.expanded : words.states.collapsed
    let part = composition.part(.state, phrase, by: DeviceRules.expandedStatus)
    if corrections.hasExpandedStatus {
      composition.parts.append(part)
    } else {
      composition.omissions.append(part)
    }
  }

  private func addValue(_ element: AccessibilityElement, _ composition: inout Composition) {
    if let count = element.secureTextLength {
      composition.add(
        .value, words.counted(words.editing.bullets, count), by: DeviceRules.secureValue)
    } else if let value = element.value, !value.isEmpty, !element.traits.contains(.switchButton) {
      addValue(value, of: element, &composition)
    }
    if !element.showsPlaceholder, let placeholder = element.design?.placeholder {
      composition.omissions.append(
        Part(.placeholder, placeholder, by: DeviceRules.placeholderOfFilledField))
    }
  }

  private func addValue(
    _ value: String, of element: AccessibilityElement, _ composition: inout Composition
  ) {
    if element.showsPlaceholder {
      composition.addAuthored(.placeholder, value, by: DeviceRules.placeholder)
    } else {
      composition.add(.value, value, known: element.valueAttestation, by: ComposerRules.value)
    }
  }
}

extension AccessibilityElement {
  /// The number of characters in a secure field, or `nil` if the field is empty or not secure.
  ///
  /// UIKit's value has one bullet for each character. A value with any other character is the
  /// placeholder of the field.
  var secureTextLength: Int? {
    if let count = native.design?.characters { return count }
    guard traits.isSuperset(of: [.textEntry, .secureTextField]), let value, !value.isEmpty,
      value.allSatisfy({ $0 == "•" })
    else { return nil }
    return value.count
  }
}
