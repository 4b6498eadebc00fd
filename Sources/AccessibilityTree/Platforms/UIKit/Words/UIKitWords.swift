/// Texts that UIKit puts into labels and values of its own controls, in one language.
///
/// These texts belong to the platform rather than to the reader, and are spelled as UIKit spells
/// them.
package struct UIKitWords: Sendable {
  package var plurals: PluralRule
  /// The labels of the two buttons of a stepper.
  package var decrement, increment: Phrase
  /// The label of an info button, such as the one at the end of a cell.
  package var moreInfo: Phrase
  /// The label of the control for moving a cell to another position.
  package var reorder: Template
  /// The labels of a progress view, of an animated activity indicator, and of a halted activity
  /// indicator.
  package var progress, inProgress, progressHalted: Phrase
  /// The label of a back button that leads to a screen without a title.
  package var back: Phrase
  /// The labels of two buttons: the button to close a menu, and the button to close a sheet or
  /// popover.
  package var dismissMenu, dismissPopup: Phrase
  /// The words for the number in the badge of a tab.
  package var badge: Plural
  /// The names of the system items of bars and of the types of buttons.
  ///
  /// The keys are the names in Swift.
  var items: UIKitNames
  /// The names of the system's symbols; the keys are the symbols' names in Swift.
  var symbols: UIKitNames

  /// Returns the words in a language, or in English if the words are not known in this language.
  package static func words(for tag: String) -> UIKitWords {
    switch LanguageTag(tag)?.language {
    case "de": .german
    case "ru": .russian
    default: .english
    }
  }
}
