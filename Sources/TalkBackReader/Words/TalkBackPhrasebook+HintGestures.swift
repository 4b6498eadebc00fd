import AccessibilityTree

extension TalkBackPhrasebook {
  /// The words for the gesture that activates an element, in every language, in lower case.
  ///
  /// A usage hint contains the words of its language.
  package static let hintGestures: [String] = Set(
    TalkBackSettings.Locale.allCases.map { $0.phrasebook.hints.doubleTap.text.lowercased() }
  ).sorted()

  /// The usage hints without an app's own words, in every language.
  package static let usageHints: [String] = Set(
    TalkBackSettings.Locale.allCases.flatMap(\.phrasebook.hints.fixed)
  ).sorted()
}

extension TalkBackPhrasebook.Hints {
  /// The hints that name no action of the app, for touch and for keyboards.
  fileprivate var fixed: [String] {
    let gestures = [doubleTap.text, singleTap.text, pressSelect.text]
    let touch = [activate, toggle, editText, change, select, longPress, openLink]
    let clicks = [
      keyboard.activate, keyboard.toggle, keyboard.editText, keyboard.change, keyboard.select,
      keyboard.openLink,
    ]
    return gestures.flatMap { gesture in touch.map { $0.filled(["gesture": gesture]) } }
      + [adjust.filled(["up": swipeUp.text, "down": swipeDown.text])]
      + [actions, links, labels].map { kinds in
        menu.filled(["kinds": kinds.text, "gesture": menuGesture.text])
      }
      + clicks.map { $0.filled(["keys": keyboard.clickKeys.text]) }
      + [keyboard.longPress.filled(["keys": keyboard.longClickKeys.text])]
  }
}
