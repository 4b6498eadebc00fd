internal import TalkBackReader
internal import TextIO

extension LoggedSpeech {
  /// How the phone was used, as a value of the reader's setting `input`, or `nil` if neither a mark
  /// nor a usage hint tells.
  package var heardInput: String? {
    if let input { return input }
    let hints = walks.lazy.flatMap(\.utterances).compactMap(\.hint)
    return hints.prefix(LoggedSpeech.maximumHints).compactMap(LoggedSpeech.input(ofHint:)).first?
      .rawValue
  }

  /// The number of hints that are read.
  ///
  /// Assumed: one of the first hints is for an action that all ways of use have.
  private static let maximumHints = 20

  /// Returns how a phone is used according to a usage hint in any language of TalkBack, or `nil` if
  /// its words do not tell.
  private static func input(ofHint hint: String) -> TalkBackSettings.Input? {
    if UsageHint.isForTouch(hint) { return .touch }
    let words = hint.lowercased()
    return TalkBackPhrasebook.keyHints.first { contains($0.pieces, in: words) }?.input
  }

  /// Whether a text begins with the first piece and has the others in order.
  private static func contains(_ pieces: [String], in text: String) -> Bool {
    guard let first = pieces.first, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst() where !piece.isEmpty {
      guard let range = rest.range(ofScalars: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
