internal import Simulator
package import Voices

extension SpokenWalk {
  /// What was heard in a session, in the order of hearing; what was cut is spoken as far as it was heard.
  package init(_ session: PlayedSession, document: Int = 0, style: SpeechStyle) {
    let screen = session.screen
    var stops: [Stop] = []
    if let node = screen.firstRootIndex {
      for heard in session.steps.flatMap(\.heard) where heard.cause != .sound {
        guard let announcement = heard.spoken else { continue }
        stops.append(Stop(index: stops.count + 1, node: node, announcement: announcement))
      }
    }
    let reader = session.reader
    let transcript = Transcript(
      reader: type(of: reader).name, profile: reader.profile,
      versions: reader.versions(on: screen.origin), language: reader.language, stops: stops,
      passedOver: [])
    self.init(
      transcript, on: screen, heading: screen.heading, document: document, by: reader, style: style)
  }
}

extension Heard {
  /// The part of it that a person hears; absent where nothing is.
  fileprivate var spoken: Announcement? {
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
