import Simulator
import Voices

/// The text of a caption, cut where parts begin.
struct CaptionPieces {
  /// A piece of the text.
  struct Piece: Hashable {
    /// The words, in one line and without anything that acts.
    var text: String
    /// The first sample of the part that the words are; absent for what stands between parts.
    var start: Int?
  }

  private(set) var pieces: [Piece] = []

  init(_ stop: Timeline.Stop) {
    let text = Array(stop.text.utf8)
    var place = 0
    for entry in stop.parts {
      let words = Array(entry.part.text.utf8)
      guard let start = CaptionPieces.find(words, in: text, from: place) else { continue }
      add(text[place..<start], start: nil)
      place = start + words.count
      add(text[start..<place], start: entry.samples.isEmpty ? nil : entry.samples.lowerBound)
    }
    add(text[place...], start: nil)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, start: Int?) {
    guard !bytes.isEmpty else { return }
    // Each part by itself, so that parts are seen in the order in which they are heard.
    let text = TerminalStyle().visible(String(decoding: bytes, as: UTF8.self))
    pieces.append(Piece(text: text, start: start))
  }

  /// Where words begin, not far from a place: what stands between parts is short.
  private static func find(_ words: [UInt8], in text: [UInt8], from place: Int) -> Int? {
    let last = min(place + 200, text.count - words.count)
    guard !words.isEmpty, last >= place else { return nil }
    return text[place..<last + words.count].firstRange(of: words)?.lowerBound
  }
}
