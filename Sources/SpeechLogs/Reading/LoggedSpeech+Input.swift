internal import TalkBackReader

extension LoggedSpeech {
  /// How the phone was operated, as a value of the reader's setting `input`.
  ///
  /// It is `nil` if neither a mark in the log nor a usage hint shows it.
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
