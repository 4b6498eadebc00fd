internal import Simulator

/// A setting that a fix adds to the code of an element, in Swift or Kotlin.
enum CodeSetting: Sendable, Hashable {
  /// A name for readers.
  case label(String)
  /// A visible label.
  case visibleLabel(String)
  /// A mark as decoration, so that readers do not announce the element.
  case decoration
  case heading, button
  /// The trait of a link without the trait of a button.
  case linkOnly
  /// A secure field, in which nobody sees or hears what a person types.
  case secureEntry
  case keyboard(KeyboardKind)
  /// The purpose of a field, as a value of HTML's `autocomplete`.
  case purpose(String)
  case returnKey(TextInput.ReturnKey)
  case error(String)
  /// A font that follows the user's setting for the size of text.
  case scaledFont
  /// New words in place of the words `instead`, if the code contains them only once.
  case words(String, instead: String)
  /// A label for readers with the word for “required” at its end, and the visible text, which
  /// readers then do not announce.
  case requiredLabel(String, shown: String)
}

extension CodeSetting {
  /// Whether the setting is wrong for other elements that the same code creates.
  ///
  /// For example, the items of a list need different labels.
  var isOfOneElement: Bool {
    switch self {
    case .decoration, .heading, .button, .linkOnly, .scaledFont, .words: false
    case .label, .visibleLabel, .error, .requiredLabel, .secureEntry, .keyboard,
      .purpose, .returnKey:
      true
    }
  }
}

/// A setting to make in the code of an element.
struct CodeFix: Sendable, Hashable {
  var setting: CodeSetting
  /// The element whose code to change, or `nil` for the element of the finding.
  var element: Int?
  /// The element of a text to hide from readers, because the text becomes the name of the control
  /// and would otherwise be announced twice.
  var silenced: Int?
}
