import Simulator
import Voices

/// The text of a caption, split at the beginning of each part of the announcement.
struct CaptionPieces {
  /// A piece of the text.
  struct Piece: Hashable {
    /// The words of the piece in one line, without control characters.
    var text: String
    /// The index of the part's first sample in the sound, or `nil` for text between parts.
    var start: Int?
  }

  private(set) var pieces: [Piece] = []

  init(_ stop: Timeline.Stop) {
    let text = Array(stop.text.utf8)
    var offset = 0
    for entry in stop.parts {
      let words = Array(entry.part.text.utf8)
      guard let start = CaptionPieces.find(words, in: text, from: offset) else { continue }
      add(text[offset..<start], start: nil)
      offset = start + words.count
      add(text[start..<offset], start: entry.samples.isEmpty ? nil : entry.samples.lowerBound)
    }
    add(text[offset...], start: nil)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, start: Int?) {
    guard !bytes.isEmpty else { return }
    // A part that runs from right to left is isolated, so that the parts keep their order on the
    // line.
    let text = TerminalStyle().visible(String(decoding: bytes, as: UTF8.self))
    pieces.append(Piece(text: text, start: start))
  }

  /// Returns the offset of the first occurrence of words that begins at most 200 bytes after an
  /// offset.
  ///
  /// A short search is enough, because the text between two parts is short.
  private static func find(_ words: [UInt8], in text: [UInt8], from offset: Int) -> Int? {
    let last = min(offset + 200, text.count - words.count)
    guard !words.isEmpty, last >= offset else { return nil }
    return text[offset..<last + words.count].firstRange(of: words)?.lowerBound
  }
}
