import AccessibilityTree

extension TalkBackPhrasebook {
  /// The pieces of each usage hint for a keyboard, between keys and names of actions, in every
  /// language and in lower case, with the input that has the hint.
  ///
  /// Hints with the key that selects come first: its name could be any key.
  package static let keyHints: [(input: TalkBackSettings.Input, pieces: [String])] = {
    let hints = TalkBackSettings.Locale.allCases.map(\.phrasebook.hints)
    return hints.flatMap { hints in
      [
        hints.activate, hints.toggle, hints.editText, hints.change, hints.select, hints.openLink,
        hints.longPress, hints.custom, hints.customLongPress,
      ].map {
        (
          TalkBackSettings.Input.keyboardWithoutLetters,
          pieces(of: $0, gesture: hints.pressSelect.text)
        )
      }
    }
      + hints.flatMap { hints in
        let keyboard = hints.keyboard
        return [
          keyboard.activate, keyboard.toggle, keyboard.editText, keyboard.change, keyboard.select,
          keyboard.openLink, keyboard.longPress, keyboard.custom,
        ].map { (TalkBackSettings.Input.keyboard, pieces(of: $0, gesture: blank)) }
      }
  }()

  /// Stands for words that differ from hint to hint.
  private static let blank = "\n"

  private static func pieces(of hint: Template, gesture: String) -> [String] {
    var words = hint.filled(["gesture": gesture, "keys": blank, "action": blank]).lowercased()
    if words.last == "." { words.removeLast() }
    return words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
