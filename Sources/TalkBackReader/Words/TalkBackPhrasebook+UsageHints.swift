import AccessibilityTree

// Usage hints in every language, by which logs of TalkBack are recognised.

extension TalkBackPhrasebook {
  /// The words for the gesture that activates an element, in every language, in lower case.
  ///
  /// A usage hint contains the words of its language.
  package static let hintGestures = Set(allHints.map { $0.doubleTap.text.lowercased() }).sorted()

  /// The usage hints that contain no words of an app, in every language.
  package static let usageHints = Set(allHints.flatMap(\.fixed)).sorted()

  /// The pieces of each usage hint for a keyboard, in every language and in lower case.
  ///
  /// The pieces are what remains if keys and names of actions are cut out of a hint. Each entry
  /// also states the input for which the hint is.
  ///
  /// Hints with the select key come first, because they also match the pieces of the other hints,
  /// in which any key can stand.
  package static let keyHints: [(input: TalkBackSettings.Input, pieces: [String])] = {
    let select = allHints.flatMap { hints in
      HintedAction.allCases.map { pieces(of: hints[$0], gesture: hints.pressSelect.text) }
    }
    let keys = allHints.flatMap { hints in
      HintedAction.allCases.map { pieces(of: hints.keyboard[$0]) }
    }
    return select.map { (.keyboardWithoutLetters, $0) } + keys.map { (.keyboard, $0) }
  }()

  private static let allHints = TalkBackSettings.Locale.allCases.map(\.phrasebook.hints)

  private static func pieces(of hint: Template, gesture: String = "") -> [String] {
    let gap = "\n"
    var words = hint.filled(["gesture": gesture, "keys": gap, "action": gap]).lowercased()
    if words.last == "." { words.removeLast() }
    return words.split(separator: gap, omittingEmptySubsequences: false).map(String.init)
  }
}

extension TalkBackPhrasebook.Hints {
  /// The hints that name no action of the app, for touch and for keyboards.
  fileprivate var fixed: [String] {
    HintedAction.allCases.filter { !$0.isNamed }.flatMap { action in
      [doubleTap, singleTap, pressSelect].map { self[action].filled(["gesture": $0.text]) }
        + [keyboard.phrase(for: action).text]
    }
      + [adjust.filled(["up": swipeUp.text, "down": swipeDown.text])]
      + [actions, links, labels].map { kinds in
        menu.filled(["kinds": kinds.text, "gesture": menuGesture.text])
      }
  }
}
