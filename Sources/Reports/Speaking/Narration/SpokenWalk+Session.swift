internal import Simulator
package import Voices

extension SpokenWalk {
  /// Creates a walk from the announcements of a session.
  ///
  /// Of an interrupted announcement, only the part before the interruption is spoken.
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
      skippedNodes: [])
    self.init(
      transcript, on: screen, heading: screen.heading, document: document, by: reader, style: style)
  }
}
