import AccessibilityTree
import Announcements

/// A rule for a word that VoiceOver says for a trait.
///
/// ``table`` contains all of these rules in the order of speech.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
struct TraitWord: Sendable {
  /// A function that returns the word for an element with the trait.
  ///
  /// The function returns `nil` if VoiceOver does not say the word for this element.
  typealias Word = @Sendable (TraitWords, AccessibilityElement, ElementContext?) -> Phrase?

  /// The trait for which VoiceOver says the word, or no trait if the word depends on other facts.
  let trait: AccessibilityTraits
  /// Whether the word is a role or a state.
  let kind: Part.Kind
  let rule: Rule
  /// Whether the word comes from the app and not from VoiceOver.
  private var isAuthored = false
  private let word: Word

  private init(
    _ trait: AccessibilityTraits, _ kind: Part.Kind, _ rule: Rule, isAuthored: Bool = false,
    _ word: @escaping Word
  ) {
    (self.trait, self.kind, self.rule, self.word) = (trait, kind, rule, word)
    self.isAuthored = isAuthored
  }

  /// Creates a row for a trait that always has the same word.
  private init(
    _ trait: AccessibilityTraits, _ kind: Part.Kind, _ rule: Rule,
    always word: @escaping @Sendable (TraitWords) -> Phrase
  ) {
    self.init(trait, kind, rule) { words, _, _ in word(words) }
  }

  /// The rules for all words, in the order of speech.
  static let table: [TraitWord] = [
    TraitWord(.notEnabled, .state, TraitRules.dimmed) { $0.dimmed },
    TraitWord(
      .button, .role, TraitRules.button
    ) { words, element, context in saysButton(element.traits, in: context) ? words.button : nil },
    TraitWord(
      .backButton, .role,
      Rule("BackButton", "The back button says “back button” instead of “button”.", .composer)
    ) { $0.backButton },
    TraitWord(
      .switchButton, .role, TraitRules.switchButton
    ) { words, element, _ in element.traits.contains(.button) ? words.switchButton : nil },
    TraitWord(.switchButton, .state, TraitRules.switchState) { words, element, _ in
      words.switchState(element.value)
    },
    TraitWord(.switchButton, .state, TraitRules.switchState, isAuthored: true) {
      words, element, _ in
      words.switchState(element.value) == nil ? element.value.map { Phrase($0) } : nil
    },
    TraitWord([], .role, Rule("Tab", "A tab says “tab”.", .composer)) { words, element, context in
      element.traits.contains(.tabBarItem) || context.isTab ? words.tab : nil
    },
    TraitWord(
      .textEntry, .role,
      Rule(
        "TextField", "A text field says “text field”, a secure one “secure text field”.", .composer)
    ) { words, element, _ in
      element.traits.contains(.secureTextField) ? words.secureTextField : words.textField
    },
    TraitWord([.textEntry, .isEditing], .state, TraitRules.isEditing) { $0.isEditing },
    TraitWord(.header, .role, TraitRules.heading) { $0.heading },
    TraitWord(.link, .role, Rule("Link", "A link says “link”.", .composer)) { $0.link },
    TraitWord(
      .adjustable, .role,
      Rule("Adjustable", "A control whose value swiping changes says “adjustable”.", .composer)
    ) { $0.adjustable },
    TraitWord(.image, .role, TraitRules.image) { $0.image },
    TraitWord(
      .searchField, .role, Rule("SearchField", "A search field says “search field”.", .composer)
    ) { $0.searchField },
  ]

  /// A word that VoiceOver says for an element.
  struct SpokenWord: Sendable {
    var trait: AccessibilityTraits
    var kind: Part.Kind
    var words: Phrase
    var rule: Rule
    /// Whether the words come from the app and not from VoiceOver.
    var isAuthored: Bool
  }

  /// Returns the words that VoiceOver says for the traits of an element, in the order of speech.
  static func spoken(
    by element: AccessibilityElement, in context: ElementContext?, _ words: TraitWords
  ) -> [SpokenWord] {
    let traits = element.traits
    guard !traits.subtracting(.staticText).isEmpty || context != nil else { return [] }
    var spoken: [SpokenWord] = []
    for row in table where traits.contains(row.trait) {
      guard let word = row.word(words, element, context) else { continue }
      spoken.append(
        SpokenWord(
          trait: row.trait, kind: row.kind, words: word, rule: row.rule,
          isAuthored: row.isAuthored))
    }
    return spoken
  }

  private static func saysButton(_ traits: AccessibilityTraits, in context: ElementContext?)
    -> Bool
  {
    guard !traits.containsAny(of: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
    else { return false }
    if case .tab(_, _, hidesButton: true) = context { return false }
    return true
  }
}

extension TraitWords {
  /// Returns VoiceOver's word for the state of a switch.
  ///
  /// The result is `nil` if the app set a value of its own.
  fileprivate func switchState(_ value: String?) -> Phrase? {
    switch value {
    case "0": off
    case "1": on
    case "2": mixed
    default: nil
    }
  }
}

extension ElementContext? {
  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}
