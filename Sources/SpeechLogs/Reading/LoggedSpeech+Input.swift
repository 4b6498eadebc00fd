internal import TalkBackReader
internal import TextIO

extension LoggedSpeech {
  /// How the phone was used, as a value of the reader's setting `input`, or `nil` if neither a mark
  /// nor a usage hint tells.
  package var heardInput: String? {
    if let input { return input }
    let hints = walks.lazy.flatMap(\.utterances).compactMap(\.hint)
    return hints.prefix(LoggedSpeech.askedHints).compactMap(HintInput.init).first?.value
  }

  /// Assumed: one of the first hints is for an action that all ways of use have.
  private static let askedHints = 20
}

/// How a phone is used according to the words of a usage hint of TalkBack.
private struct HintInput {
  /// The value of the setting `input`.
  let value: String

  /// Reads a hint in any language of TalkBack; fails if its words do not tell.
  init?(_ hint: String) {
    let words = hint.lowercased()
    let folded = words.replacing("-", with: " ")
    guard
      !TalkBackPhrasebook.hintGestures.contains(where: { folded.contains($0) || words.contains($0) }
      )
    else {
      value = TalkBackSettings.Input.touch.rawValue
      return
    }
    let wording = TalkBackPhrasebook.keyHints.first { wording in
      HintInput.isFilled(wording.pieces, in: words)
    }
    guard let wording else { return nil }
    value = wording.input.rawValue
  }

  /// Whether a text begins with the first piece and has the others in order.
  private static func isFilled(_ pieces: [String], in text: String) -> Bool {
    guard let first = pieces.first, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst() where !piece.isEmpty {
      guard let range = rest.range(ofScalars: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
