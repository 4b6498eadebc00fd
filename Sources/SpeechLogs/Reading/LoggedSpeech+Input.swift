internal import TalkBackReader

extension LoggedSpeech {
  /// The way in which a person operated the phone, as a value of the reader's setting `input`.
  ///
  /// The value is `nil` if neither a mark in the log nor a usage hint shows this way.
  package var heardInput: String? {
    if let input { return input }
    let hints = walks.lazy.flatMap(\.utterances).compactMap(\.hint)
    return hints.prefix(LoggedSpeech.maximumHints).compactMap(UsageHint.input).first?.rawValue
  }

  /// The maximum number of usage hints to examine.
  ///
  /// Assumed: at least one of the first hints has words that depend on how the phone is operated.
  private static let maximumHints = 20
}
