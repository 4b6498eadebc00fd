public import AccessibilityTree

/// The words for traits, which both forms of announcement have.
public struct TraitWords: Sendable, Hashable {
  /// What cannot be used now.
  public var dimmed: Phrase
  /// Kinds of buttons; `backButton` leads back.
  public var button, backButton, switchButton: Phrase
  /// The states of a switch.
  public var on, off, mixed: Phrase
  /// What shows a screen of its own.
  public var tab: Phrase
  /// Kinds of text fields; a secure one shows bullets, `isEditing` has the keyboard.
  public var textField, secureTextField, isEditing: Phrase
  /// What else an element is; `adjustable` is what swiping changes.
  public var heading, link, adjustable, image, searchField: Phrase
}
