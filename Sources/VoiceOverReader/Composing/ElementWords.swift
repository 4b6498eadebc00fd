/// Chooses the words for an element: in the reader's language, or in its own.
///
/// An element with a language of its own is announced in it as a whole, as far as its words are
/// known. What is only in the language of the whole screen keeps the reader's words, since those
/// are what a person has set.
/// Source: AccessibilitySnapshot 0.12.1, String+Localization.swift, which looks for the element's
/// exact tag, then its first two letters, then the app's language.
/// Assumed: a phone does the same; a region of the reader's own language changes nothing.
struct ElementWords {
  /// The words of the reader.
  let standard: VoiceOverPhrasebook
  private let locale: VoiceOverLocale
  private let screenLanguage: String?
  private let isOn: Bool

  /// Words for the elements of a screen.
  init(_ settings: VoiceOver.Settings, screenLanguage: String?) {
    standard = settings.locale.phrasebook
    locale = settings.locale
    self.screenLanguage = screenLanguage
    isOn = settings.languages
  }

  func words(for element: AccessibilityElement) -> VoiceOverPhrasebook {
    guard isOn, let language = element.language, language != screenLanguage,
      let own = VoiceOverLocale(ofElement: language), own.base != locale.base
    else { return standard }
    return own.phrasebook
  }
}
