internal import Simulator

/// Words that are announced twice at one stop.
struct Repetition {
  /// The words that are announced twice.
  var words: String
  /// The parts that announce the words.
  ///
  /// If one part contains the words twice, this is the only part.
  var parts: [Part]

  private struct SpokenPart {
    /// The index of the utterance with the part, and the index of the part in this utterance.
    var utterance, index: Int
    var kind: Part.Kind
    var isAuthored: Bool
    /// Whether the part says that a field is required.
    var isRequired: Bool
    /// Whether the part is the user's entry or an error about it.
    var isOfEntry: Bool
    /// The words of the part, in a form for comparison.
    var text: String
    /// The number of words.
    var count: Int
    var isPhrase: Bool { count > 1 }
  }

  /// The maximum number of parts of one stop that are compared with each other.
  private static let limit = 12

  init?(in stop: Stop, on screen: Screen, _ required: Set<String>) {
    let utterances = stop.announcement.utterances
    let node = screen[stop.node]
    // File fields are skipped, because browsers add “No file chosen” to both the name and the
    // value.
    guard node.role != .fileButton else { return nil }
    let isEntry = node.textInput != nil || node.role == .combobox || node.role == .listbox
    let spoken = Repetition.spoken(at: stop, required, isEntry: isEntry)
    guard spoken.count > 1 || spoken.first?.kind == .label else { return nil }
    func part(_ spoken: SpokenPart) -> Part { utterances[spoken.utterance].parts[spoken.index] }
    let doubled = spoken.first { spoken in
      // The name of an unknown value, as in “Count: ⟨count⟩”, is not announced.
      spoken.kind == .label && Repetition.isDoubled(spoken.text) && !part(spoken).text.contains("⟨")
    }
    if let own = doubled {
      self.init(words: part(own).text, parts: [part(own)])
      return
    }
    for index in spoken.indices where !spoken[index].text.isEmpty {
      for other in spoken.indices where other != index {
        guard Repetition.counts(spoken[index], within: spoken[other]),
          other > index || spoken[other].text != spoken[index].text,
          spoken[index].text.isHeard(in: spoken[other].text)
        else { continue }
        let parts = [part(spoken[index]), part(spoken[other])]
        guard !Repetition.isTitle(parts[0], parts[1], at: stop, on: screen),
          Repetition.areBeside(parts[0], parts[1], at: stop, on: screen)
        else { continue }
        self.init(words: parts[0].text, parts: parts)
        return
      }
    }
    return nil
  }

  /// Whether the announcement of a stop may contain the same words twice, as far as a quick check
  /// of the letters shows.
  ///
  /// - Parameter marks: The letters of each word for a required field; words for other states are
  ///   not compared.
  static func isPossible(in stop: Stop, _ marks: [LetterSet]) -> Bool {
    let utterances = stop.announcement.utterances
    // Only a name is checked for words that it contains twice, so a single part of another kind is
    // skipped.
    if utterances.count == 1, utterances[0].parts.count == 1, utterances[0].parts[0].kind != .label
    {
      return false
    }
    var spoken: [(letters: LetterSet, kind: Part.Kind)] = []
    spoken.reserveCapacity(4)
    func mayRepeat(
      _ one: (letters: LetterSet, kind: Part.Kind), in other: (letters: LetterSet, kind: Part.Kind)
    ) -> Bool {
      other.kind.isAuthored && one.letters.mayBeHeard(in: other.letters)
        && (one.kind != .state || marks.contains(where: one.letters.mayBeHeard))
    }
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices {
        let kind = utterances[utterance].parts[index].kind
        guard kind.mayRepeat else { continue }
        let one = (letters: LetterSet(utterances[utterance].parts[index].text), kind: kind)
        if kind == .label, one.letters.mayBeDoubled { return true }
        if spoken.contains(where: { mayRepeat(one, in: $0) || mayRepeat($0, in: one) }) {
          return true
        }
        spoken.append(one)
      }
    }
    return false
  }

  /// Returns the parts of a stop that are compared with each other.
  private static func spoken(
    at stop: Stop, _ required: Set<String>, isEntry: Bool
  ) -> [SpokenPart] {
    let utterances = stop.announcement.utterances
    var spoken: [SpokenPart] = []
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices where spoken.count < limit {
        let kind = utterances[utterance].parts[index].kind
        guard kind.mayRepeat, utterances[utterance].parts[index].rule.name != "PasswordContent"
        else { continue }
        let text = AudibleText(utterances[utterance].parts[index].text).text
        spoken.append(
          SpokenPart(
            utterance: utterance, index: index, kind: kind, isAuthored: kind.isAuthored,
            isRequired: kind == .state && required.contains(text),
            isOfEntry: kind == .error || kind == .value && isEntry, text: text,
            count: text.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }))
      }
    }
    return spoken
  }

  private init(words: String, parts: [Part]) {
    self.words = words
    self.parts = parts
  }

  /// Whether words of the part `one` that are also in the part `other` are a defect.
  ///
  /// The value of a field does not count, because it may equal the name of the field. An error does
  /// not count, because it may name its field.
  private static func counts(_ one: SpokenPart, within other: SpokenPart) -> Bool {
    guard other.isAuthored, one.text.utf8.count <= other.text.utf8.count else { return false }
    if one.kind == .state { return one.isRequired }
    guard !one.isOfEntry, !other.isOfEntry, other.count <= one.count + 2 else { return false }
    // A single word counts only if it is a whole name, because many names have a word in common.
    return one.isPhrase || (one.kind == .label || other.kind == .label) && one.text == other.text
  }

  /// Whether a part is the title of an SVG that has the same name; browsers ignore such a title.
  ///
  /// Source: WebKit, AccessibilitySVGObject.cpp, `helpText`; SVG-AAM 1.0, section 7.
  private static func isTitle(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    guard (one.node ?? stop.node) == (other.node ?? stop.node) else { return false }
    let node = screen[one.node ?? stop.node]
    return node.webElement == "svg" && node.hint?.origin == .title && one.kind != other.kind
      && AudibleText(one.text).text == AudibleText(other.text).text
  }

  /// Whether two parts belong to one node, or to two nodes neither of which contains the other.
  ///
  /// A dialog and its heading may have the same name.
  private static func areBeside(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    let (left, right) = (one.node ?? stop.node, other.node ?? stop.node)
    return left == right
      || !screen.ancestors(of: left).contains(right) && !screen.ancestors(of: right).contains(left)
  }

  /// Whether a text consists of the same words twice, such as “Home page Home page”.
  private static func isDoubled(_ text: String) -> Bool {
    // A text with the same words twice has a space in the middle, and so an odd number of bytes.
    let bytes = text.utf8
    guard bytes.count >= 3, bytes.count % 2 == 1 else { return false }
    let middle = bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)
    guard bytes[middle] == 0x20, bytes[..<middle].elementsEqual(bytes[middle...].dropFirst()) else {
      return false
    }
    let half = text[..<middle]
    return half.utf8.contains(0x20) || half.utf8.count > 3 && half.contains(where: \.isLetter)
  }
}

extension Part.Kind {
  /// Whether the check for repetitions includes parts of this kind.
  ///
  /// The checked parts contain the author's words or a state. Authors sometimes write a state into
  /// a text, which readers then announce twice.
  fileprivate var mayRepeat: Bool {
    switch self {
    case .label, .value, .content, .placeholder, .hint, .description, .error, .state: true
    case .role, .position, .container, .heading, .actions, .usageHint, .sound: false
    }
  }
}
