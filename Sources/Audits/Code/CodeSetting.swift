internal import Simulator

/// What a fix sets in the code of an element, in Swift or Kotlin.
enum CodeSetting: Sendable, Hashable {
  /// A name for readers.
  case label(String)
  /// A label that everybody sees.
  case visibleLabel(String)
  /// That an element is not announced.
  case decoration
  case heading, button
  /// That a link is not a button as well.
  case linkOnly
  /// That nobody sees or hears what is typed.
  case secureEntry
  case keyboard(KeyboardKind)
  /// The purpose of a field, as a value of HTML's `autocomplete`.
  case purpose(String)
  case returnKey(TextInput.ReturnKey)
  case error(String)
  /// A font that follows the size of text that the user has set.
  case scaledFont
  /// Words that replace other words in a text; the code contains the text once.
  case words(String, instead: String)
  /// A text whose description ends with the word for “required”.
  case requiredLabel(String, shown: String)
}

extension CodeSetting {
  /// Whether the setting fits one element, but no other element that the same code shows.
  var isOfOneElement: Bool {
    switch self {
    case .decoration, .heading, .button, .linkOnly, .scaledFont, .words: false
    case .label, .visibleLabel, .error, .requiredLabel, .secureEntry, .keyboard,
      .purpose, .returnKey:
      true
    }
  }
}

/// A setting of an element of the file.
struct CodeFix: Sendable, Hashable {
  var setting: CodeSetting
  /// The element, if it is not that of the finding.
  var element: Int?
  /// The element whose text becomes the name, which readers would announce a second time.
  var silenced: Int?
}
