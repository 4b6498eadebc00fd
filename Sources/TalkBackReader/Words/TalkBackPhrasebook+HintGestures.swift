import AccessibilityTree

extension TalkBackPhrasebook {
  /// The words for the gesture that activates an element, in every language, in lower case.
  ///
  /// A usage hint contains the words of its language.
  package static let hintGestures: [String] = Set(
    TalkBackSettings.Locale.allCases.map { $0.phrasebook.hints.doubleTap.text.lowercased() }
  ).sorted()
}
