/// Texts that UIKit itself puts into labels and values of its controls, in one language.
///
/// They are texts of the platform and not of the reader, and are written as UIKit writes them.
package struct UIKitWords: Sendable {
  package var plurals: PluralRule
  /// The buttons of a stepper.
  package var decrement, increment: Phrase
  /// The button of a cell's accessory.
  package var moreInfo: Phrase
  /// The button that moves a cell.
  package var reorder: Template
  /// A progress view, and an activity indicator that animates or is halted.
  package var progress, inProgress, progressHalted: Phrase
  /// A back button that leads to a screen without a title.
  package var back: Phrase
  /// Buttons that close a menu, and a sheet or popover.
  package var dismissMenu, dismissPopup: Phrase
  /// The badge of a tab.
  package var badge: Plural
  /// System items of bars and types of button, by their names in code.
  var items: UIKitNames
  /// Symbols of the system, by their names in code.
  var symbols: UIKitNames

  /// Returns the words in a language, or in English if there are none.
  package static func words(for tag: String) -> UIKitWords {
    switch LanguageTag(tag)?.language {
    case "de": .german
    case "ru": .russian
    default: .english
    }
  }
}
