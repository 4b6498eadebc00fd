/// The words for traits, which both forms of announcement have.
public struct TraitWords: Sendable, Hashable {
  /// What cannot be used now.
  public var dimmed: Phrase
  /// Kinds of buttons; `backButton` leads back.
  public var button, backButton, switchButton: Phrase
  /// The states of a switch.
  public var on, off, mixed: Phrase
  /// Kinds of text fields; a secure one shows bullets, `isEditing` has the keyboard.
  public var textField, secureTextField, isEditing, searchField: Phrase
  /// What else an element is; `adjustable` is what swiping changes.
  public var tab, heading, link, adjustable, image: Phrase

  /// Every word for a trait in one language.
  public init(
    dimmed: Phrase, button: Phrase, backButton: Phrase, switchButton: Phrase, on: Phrase,
    off: Phrase, mixed: Phrase, tab: Phrase, textField: Phrase, secureTextField: Phrase,
    isEditing: Phrase, heading: Phrase, link: Phrase, adjustable: Phrase, image: Phrase,
    searchField: Phrase
  ) {
    self.dimmed = dimmed
    self.button = button
    self.backButton = backButton
    self.switchButton = switchButton
    self.on = on
    self.off = off
    self.mixed = mixed
    self.tab = tab
    self.textField = textField
    self.secureTextField = secureTextField
    self.isEditing = isEditing
    self.heading = heading
    self.link = link
    self.adjustable = adjustable
    self.image = image
    self.searchField = searchField
  }
}
