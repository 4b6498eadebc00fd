/// Texts that UIKit puts into labels and values of its own controls, in one language.
///
/// These texts belong to the platform rather than to the reader, and are spelled as UIKit spells
/// them.
package struct UIKitWords: Sendable {
  package var plurals: PluralRule
  /// The buttons of a stepper.
  package var decrement, increment: Phrase
  /// What VoiceOver says at the info button of a cell.
  package var moreInfo: Phrase
  /// The button that moves a cell.
  package var reorder: Template
  /// A progress view, and an activity indicator that is animating or stopped.
  package var progress, inProgress, progressHalted: Phrase
  /// A back button that leads to a screen without a title.
  package var back: Phrase
  /// A button that closes a menu, and one that closes a sheet or popover.
  package var dismissMenu, dismissPopup: Phrase
  /// The badge of a tab.
  package var badge: Plural
  /// System items of bars and types of buttons, by their names in Swift.
  var items: UIKitNames
  /// Symbols of the system, by their names in Swift.
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
