/// What a reader says at one stop: parts in the order in which they are heard.
///
/// What is said is the parts joined by their leads, exactly; nothing edits finished sentences.
public struct Announcement: Sendable, Hashable {
  /// The parts, with at most two pauses among them: before the hint, and before what is told on the
  /// side and is no part of the hint.
  public var parts: [Part]

  /// An announcement of these parts.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// The words before the reader's pause.
  public var said: String { Announcement.join(parts.prefix { $0.kind != .pause }) }

  /// The words after the reader's pause, up to a second one.
  public var hint: String {
    let afterPause = parts.drop { $0.kind != .pause }.dropFirst()
    return Announcement.join(afterPause.prefix { $0.kind != .pause })
  }

  /// All words as one line of a transcript.
  public var text: String { Announcement.join(parts.lazy.filter { $0.kind != .pause }) }

  /// The words of parts, each after its lead, the first without.
  package static func join(_ parts: some Sequence<Part>) -> String {
    var text = ""
    var isFirst = true
    for part in parts {
      if !isFirst { text += part.lead }
      text += part.text
      isFirst = false
    }
    return text
  }
}
