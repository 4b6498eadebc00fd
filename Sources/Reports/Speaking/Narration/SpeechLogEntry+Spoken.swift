package import Simulator

extension SpeechLogEntry {
  /// The part of the announcement that is heard, or `nil` if nothing is heard.
  ///
  /// Of an interrupted announcement, it is the part before the interruption.
  package var spoken: Announcement? {
    switch outcome {
    case .heard, .atRisk: return Announcement(parts(upTo: .max))
    case .cut(let count):
      let parts = parts(upTo: count)
      return parts.isEmpty ? nil : Announcement(parts)
    case .lost: return nil
    }
  }

  /// Returns the parts within the first `count` characters; the last part may be cut.
  ///
  /// The returned parts have no node indices, because the indices may have changed with the screen.
  private func parts(upTo count: Int) -> [Part] {
    var room = count
    var heard: [Part] = []
    for var part in announcement.parts {
      part.node = nil
      if part.text.count > room { part.text = String(part.text.prefix(max(0, room))) }
      guard !part.text.isEmpty else { break }
      heard.append(part)
      room -= part.text.count + 2
    }
    return heard
  }
}
