/// A word that VoiceOver says for a trait.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
enum TraitWord: Hashable {
  case dimmed, button, backButton, switchButton, on, off, mixed
  /// The value of a switch that is neither on, off nor mixed.
  case verbatim(String)
  case tab, textField, secureTextField, isEditing, heading, link, adjustable, image, searchField

  /// Whether it tells what a switch is set to.
  var isSwitchState: Bool {
    switch self {
    case .on, .off, .mixed, .verbatim: true
    default: false
    }
  }

  /// Its words in a language, whether they tell a role or a state, and the rule that says them.
  func spoken(in words: TraitWords) -> (kind: Part.Kind, words: Phrase, rule: Rule) {
    switch self {
    case .dimmed: (.state, words.dimmed, TraitRules.dimmed)
    case .button: (.role, words.button, TraitRules.button)
    case .backButton: (.role, words.backButton, TraitRules.backButton)
    case .switchButton: (.role, words.switchButton, TraitRules.switchButton)
    case .on: (.state, words.on, TraitRules.switchState)
    case .off: (.state, words.off, TraitRules.switchState)
    case .mixed: (.state, words.mixed, TraitRules.switchState)
    case .verbatim(let value): (.state, Phrase(value), TraitRules.switchState)
    case .tab: (.role, words.tab, TraitRules.tab)
    case .textField: (.role, words.textField, TraitRules.textField)
    case .secureTextField: (.role, words.secureTextField, TraitRules.textField)
    case .isEditing: (.state, words.isEditing, TraitRules.isEditing)
    case .heading: (.role, words.heading, TraitRules.heading)
    case .link: (.role, words.link, TraitRules.link)
    case .adjustable: (.role, words.adjustable, TraitRules.adjustable)
    case .image: (.role, words.image, TraitRules.image)
    case .searchField: (.role, words.searchField, TraitRules.searchField)
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
