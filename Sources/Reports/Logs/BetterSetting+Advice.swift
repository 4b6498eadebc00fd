import Fidelity

extension BetterSetting {
  /// The advice to use the setting: `the log seems to be in German; use --language de`.
  var advice: String {
    guard key == "locale" else {
      return "the log has more in common with \(key) \(value); use --set \(key)=\(value)"
    }
    let language = String(value.prefix { $0 != "-" })
    let name = BetterSetting.languageNames[language] ?? "“\(value)”"
    return "the log seems to be in \(name); use --language \(value)"
  }

  /// The English names of the languages that readers speak.
  private static let languageNames = [
    "ar": "Arabic", "de": "German", "en": "English", "es": "Spanish", "fr": "French",
    "hi": "Hindi", "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch",
    "pl": "Polish", "pt": "Portuguese", "ru": "Russian", "sv": "Swedish", "tr": "Turkish",
    "zh": "Chinese",
  ]
}
