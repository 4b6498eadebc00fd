/// The announcement of a reader at a stop or for an event.
///
/// The utterances are in the order in which they are heard.
///
///     let stop = TalkBack().read([.button("Save")]).stops[0]
///     print(stop.announcement.text)
///
/// The text is the words of all parts. Each part but the first is preceded by its ``Part/lead``.
/// The text contains nothing else.
public struct Announcement: Sendable, Hashable {
  /// The utterances: first the description of the stop, then usage hints and further information.
  public var utterances: [Utterance]

  /// Creates an announcement from utterances.
  public init(_ utterances: [Utterance]) { self.utterances = utterances }

  /// Creates an announcement of one utterance.
  ///
  /// Without parts, the announcement is silent.
  public init(_ parts: [Part] = []) { utterances = parts.isEmpty ? [] : [Utterance(parts)] }

  /// The text that a transcript shows for a stop without words.
  public static let silence = "∅"

  /// All parts, in the order in which they are heard.
  public var parts: [Part] {
    if utterances.count == 1 { return utterances[0].parts }
    var parts: [Part] = []
    parts.reserveCapacity(utterances.reduce(0) { $0 + $1.parts.count })
    for utterance in utterances { parts += utterance.parts }
    return parts
  }

  /// Returns the parts for which `matches` returns `true`.
  ///
  /// To save time, this method copies no other parts.
  package func parts(where matches: (_ kind: Part.Kind, _ text: String) -> Bool) -> [Part] {
    var matching: [Part] = []
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices
      where matches(
        utterances[utterance].parts[index].kind, utterances[utterance].parts[index].text)
      {
        matching.append(utterances[utterance].parts[index])
      }
    }
    return matching
  }

  package func hasPart(where matches: (_ kind: Part.Kind, _ text: String) -> Bool) -> Bool {
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices
      where matches(
        utterances[utterance].parts[index].kind, utterances[utterance].parts[index].text)
      {
        return true
      }
    }
    return false
  }

  /// The words of the first utterance; empty if there is no utterance.
  public var said: String { utterances.first?.text ?? "" }

  /// The words of the second utterance, such as a usage hint; empty if there is no second
  /// utterance.
  public var hint: String { utterances.dropFirst().first?.text ?? "" }

  /// The words of all parts as one line of a transcript.
  public var text: String {
    var line = Line()
    line.reserveCapacity(for: utterances)
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices {
        line.append(
          utterances[utterance].parts[index].text,
          after: utterances[utterance].parts[index].lead)
      }
    }
    return line.text
  }

  /// Inserts a part before all parts of the announcement.
  package mutating func begin(with part: Part) {
    if utterances.isEmpty { utterances = [Utterance([])] }
    utterances[0].parts.insert(part, at: 0)
  }

  /// Returns the words of the parts, joined by the ``Part/lead`` of each part but the first.
  package static func join(_ parts: some Sequence<Part>) -> String {
    var line = Line()
    for part in parts { line.append(part.text, after: part.lead) }
    return line.text
  }

  /// The text of an announcement while its parts are appended.
  private struct Line {
    var text = ""
    private var isEmpty = true

    mutating func reserveCapacity(for utterances: [Utterance]) {
      var count = 0
      for utterance in utterances.indices {
        for index in utterances[utterance].parts.indices {
          count += utterances[utterance].parts[index].text.utf8.count
          count += utterances[utterance].parts[index].lead.utf8.count
        }
      }
      text.reserveCapacity(count)
    }

    mutating func append(_ words: String, after lead: String) {
      if !isEmpty { text += lead }
      text += words
      isEmpty = false
    }
  }
}
