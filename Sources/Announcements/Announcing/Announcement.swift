/// What a reader says at one stop or of one event: utterances in the order in which they are heard.
///
/// What is said is the parts joined by their leads, exactly; nothing edits finished sentences.
public struct Announcement: Sendable, Hashable {
  /// The reader's own words on the stop, then usage hints and what is told on the side.
  public var utterances: [Utterance]

  /// An announcement of these utterances.
  public init(_ utterances: [Utterance]) { self.utterances = utterances }

  /// An announcement of one utterance, or of none where there are no parts.
  public init(_ parts: [Part] = []) { utterances = parts.isEmpty ? [] : [Utterance(parts)] }

  /// What stands in transcripts for a stop at which nothing is said.
  public static let silence = "∅"

  /// All parts in the order in which they are heard.
  public var parts: [Part] {
    if utterances.count == 1 { return utterances[0].parts }
    var parts: [Part] = []
    parts.reserveCapacity(utterances.reduce(0) { $0 + $1.parts.count })
    for utterance in utterances { parts += utterance.parts }
    return parts
  }

  /// The parts whose kind and words are meant, in the order in which they are heard; others are not copied.
  package func parts(where isMeant: (_ kind: Part.Kind, _ text: String) -> Bool) -> [Part] {
    var meant: [Part] = []
    for utterance in utterances.indices {
      for place in utterances[utterance].parts.indices
      where isMeant(
        utterances[utterance].parts[place].kind, utterances[utterance].parts[place].text)
      {
        meant.append(utterances[utterance].parts[place])
      }
    }
    return meant
  }

  /// Whether kind and words of one of the parts are meant.
  package func hasPart(where isMeant: (_ kind: Part.Kind, _ text: String) -> Bool) -> Bool {
    for utterance in utterances.indices {
      for place in utterances[utterance].parts.indices
      where isMeant(
        utterances[utterance].parts[place].kind, utterances[utterance].parts[place].text)
      {
        return true
      }
    }
    return false
  }

  /// The words of the first utterance.
  public var said: String { utterances.first?.text ?? "" }

  /// The words of the utterance after the first.
  public var hint: String { utterances.dropFirst().first?.text ?? "" }

  /// All words as one line of a transcript.
  public var text: String {
    var line = Line()
    line.reserveCapacity(for: utterances)
    for utterance in utterances { line.append(utterance.parts) }
    return line.text
  }

  /// Puts a part before everything else that is heard.
  package mutating func begin(with part: Part) {
    if utterances.isEmpty { utterances = [Utterance([])] }
    utterances[0].parts.insert(part, at: 0)
  }

  /// The words of parts, each after its lead, the first without.
  package static func join(_ parts: some Sequence<Part>) -> String {
    var line = Line()
    line.append(parts)
    return line.text
  }

  /// Words that parts are added to.
  private struct Line {
    var text = ""
    private var isEmpty = true

    mutating func reserveCapacity(for utterances: [Utterance]) {
      var count = 0
      for utterance in utterances.indices {
        for place in utterances[utterance].parts.indices {
          count += utterances[utterance].parts[place].text.utf8.count
          count += utterances[utterance].parts[place].lead.utf8.count
        }
      }
      text.reserveCapacity(count)
    }

    mutating func append(_ parts: some Sequence<Part>) {
      for part in parts {
        if !isEmpty { text += part.lead }
        text += part.text
        isEmpty = false
      }
    }
  }
}
