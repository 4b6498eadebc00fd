/// The words for traits, which both forms of announcement have.
public struct TraitWords: Sendable, Hashable {
  /// Cannot be used now.
  public var dimmed: String
  /// A button.
  public var button: String
  /// The button that leads back.
  public var backButton: String
  /// A switch.
  public var switchButton: String
  /// A switch that is on.
  public var on: String
  /// A switch that is off.
  public var off: String
  /// A switch that is neither.
  public var mixed: String
  /// A tab.
  public var tab: String
  /// A text field.
  public var textField: String
  /// A text field that shows bullets.
  public var secureTextField: String
  /// A text field that has the keyboard.
  public var isEditing: String
  /// A heading.
  public var heading: String
  /// A link.
  public var link: String
  /// A control whose value swiping changes.
  public var adjustable: String
  /// An image.
  public var image: String
  /// A search field.
  public var searchField: String

  /// Every word for a trait in one language.
  public init(
    dimmed: String, button: String, backButton: String, switchButton: String, on: String,
    off: String, mixed: String, tab: String, textField: String, secureTextField: String,
    isEditing: String, heading: String, link: String, adjustable: String, image: String,
    searchField: String
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
  func words(for trait: TraitWord) -> String {
    switch trait {
    case .dimmed: dimmed
    case .button: button
    case .backButton: backButton
    case .switchButton: switchButton
    case .on: on
    case .off: off
    case .mixed: mixed
    case .verbatim(let value): value
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
