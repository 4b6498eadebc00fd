/// The words for traits, which both forms of announcement have.
public struct TraitWords: Sendable, Hashable {
  /// Cannot be used now.
  public var dimmed: Phrase
  /// A button.
  public var button: Phrase
  /// The button that leads back.
  public var backButton: Phrase
  /// A switch.
  public var switchButton: Phrase
  /// A switch that is on.
  public var on: Phrase
  /// A switch that is off.
  public var off: Phrase
  /// A switch that is neither.
  public var mixed: Phrase
  /// A tab.
  public var tab: Phrase
  /// A text field.
  public var textField: Phrase
  /// A text field that shows bullets.
  public var secureTextField: Phrase
  /// A text field that has the keyboard.
  public var isEditing: Phrase
  /// A heading.
  public var heading: Phrase
  /// A link.
  public var link: Phrase
  /// A control whose value swiping changes.
  public var adjustable: Phrase
  /// An image.
  public var image: Phrase
  /// A search field.
  public var searchField: Phrase

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

  /// The words for one trait.
  func words(for trait: TraitWord) -> Phrase {
    switch trait {
    case .dimmed: dimmed
    case .button: button
    case .backButton: backButton
    case .switchButton: switchButton
    case .on: on
    case .off: off
    case .mixed: mixed
    case .verbatim(let value): Phrase(value)
    case .tab: tab
    case .textField: textField
    case .secureTextField: secureTextField
    case .isEditing: isEditing
    case .heading: heading
    case .link: link
    case .adjustable: adjustable
    case .image: image
    case .searchField: searchField
    }
  }
}
