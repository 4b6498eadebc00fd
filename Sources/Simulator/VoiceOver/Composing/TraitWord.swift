/// A word that VoiceOver says for a trait.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
enum TraitWord: Hashable {
  case dimmed, button, backButton, switchButton, on, off, mixed
  /// The value of a switch that is neither on, off nor mixed.
  case verbatim(String)
  case tab, textField, secureTextField, isEditing, heading, link, adjustable, image, searchField

  /// Whether the word tells a role or a state.
  var kind: Part.Kind {
    switch self {
    case .dimmed, .on, .off, .mixed, .verbatim, .isEditing: .state
    case .button, .backButton, .switchButton, .tab, .textField, .secureTextField, .heading, .link,
      .adjustable, .image, .searchField:
      .role
    }
  }

  /// Whether it tells what a switch is set to.
  var isSwitchState: Bool {
    switch self {
    case .on, .off, .mixed, .verbatim: true
    default: false
    }
  }

  /// The rule that says it.
  var rule: Rule {
    switch self {
    case .dimmed: TraitRules.dimmed
    case .button: TraitRules.button
    case .backButton: TraitRules.backButton
    case .switchButton: TraitRules.switchButton
    case .on, .off, .mixed, .verbatim: TraitRules.switchState
    case .tab: TraitRules.tab
    case .textField, .secureTextField: TraitRules.textField
    case .isEditing: TraitRules.isEditing
    case .heading: TraitRules.heading
    case .link: TraitRules.link
    case .adjustable: TraitRules.adjustable
    case .image: TraitRules.image
    case .searchField: TraitRules.searchField
    }
  }

  /// The words for an element's traits, in the order in which they are always spoken.
  static func words(for element: AccessibilityElement, in context: ElementContext?) -> [TraitWord] {
    let traits = element.traits
    guard !traits.subtracting(.staticText).isEmpty || context != nil else { return [] }
    var words: [TraitWord] = []
    if traits.contains(.notEnabled) { words.append(.dimmed) }
    if saysButton(traits, in: context) { words.append(.button) }
    if traits.contains(.backButton) { words.append(.backButton) }
    if traits.contains(.switchButton) {
      if traits.contains(.button) { words.append(.switchButton) }
      if let state = switchState(element.value) { words.append(state) }
    }
    if traits.contains(.tabBarItem) || context.isTab { words.append(.tab) }
    if traits.contains(.textEntry) {
      words.append(traits.contains(.secureTextField) ? .secureTextField : .textField)
      if traits.contains(.isEditing) { words.append(.isEditing) }
    }
    if traits.contains(.header) { words.append(.heading) }
    if traits.contains(.link) { words.append(.link) }
    if traits.contains(.adjustable) { words.append(.adjustable) }
    if traits.contains(.image) { words.append(.image) }
    if traits.contains(.searchField) { words.append(.searchField) }
    return words
  }

  private static func saysButton(_ traits: AccessibilityTraits, in context: ElementContext?)
    -> Bool
  {
    guard traits.contains(.button),
      !traits.containsAny(of: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
    else { return false }
    if case .tab(_, _, hidesButton: true) = context { return false }
    return true
  }

  private static func switchState(_ value: String?) -> TraitWord? {
    switch value {
    case nil: nil
    case "0": .off
    case "1": .on
    case "2": .mixed
    case .some(let value): .verbatim(value)
    }
  }
}

extension ElementContext? {
  /// Whether the element is a tab.
  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}
