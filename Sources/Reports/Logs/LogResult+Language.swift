extension LogResult {
  /// The note about the language that the log seems to be in.
  var languageNote: String? {
    likelyLanguage.map { locale in
      let language = String(locale.prefix { $0 != "-" })
      let name = LogResult.languageNames[language] ?? "“\(locale)”"
      return "the log seems to be in \(name); use --language \(locale)"
    }
  }

  /// English names of the languages that the readers speak, by the codes of ISO 639.
  private static let languageNames = [
    "ar": "Arabic", "de": "German", "en": "English", "es": "Spanish", "fr": "French",
    "hi": "Hindi", "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch",
    "pl": "Polish", "pt": "Portuguese", "ru": "Russian", "sv": "Swedish", "tr": "Turkish",
    "zh": "Chinese",
  ]
}
