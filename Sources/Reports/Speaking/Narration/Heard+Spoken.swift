package import Simulator

extension Heard {
  /// The part of it that a person hears; absent where nothing is.
  package var spoken: Announcement? {
    switch outcome {
    case .heard, .atRisk: return Announcement(parts(upTo: .max))
    case .cut(let count):
      let parts = parts(upTo: count)
      return parts.isEmpty ? nil : Announcement(parts)
    case .lost: return nil
    }
  }

  /// Its parts as far as so many characters; later screens have other nodes, so that none is named.
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
