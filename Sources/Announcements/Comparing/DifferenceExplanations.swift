package import AccessibilityTree

/// What else could be heard on a screen: by other readers, and by the same one with another setting.
///
/// They are read one after the other, and only when somebody asks why something else was expected.
package struct DifferenceExplanations {
  private struct OtherTranscript {
    var transcript: Transcript
    /// What is said at each stop.
    var keys: Set<Token>
    /// The reader's own words at any stop.
    var words: Set<Token>
  }

  /// A reader that may be the one that was expected.
  private struct Plan {
    var reader: any ScreenReader
    var screen: Screen
    /// The setting that differs; absent for another reader.
    var setting: (key: String, value: String)?

    var sentence: String {
      let with = setting.map { " with \($0.key) \($0.value)" } ?? ""
      return "these are \(reader.displayName)'s words\(with)"
    }
  }

  /// How many nodes are read altogether, so that a long screen does not take long to explain.
  private static let nodes = 60_000

  private let reader: any ScreenReader
  private let screen: Screen
  private let plans: [Plan]
  private var otherTranscripts: [OtherTranscript] = []
  private var own: Set<Token> = []
  private var comparison = Comparison.asHeard

  /// The readers besides one that reads a screen, each with the screen of its platform.
  package init(
    of reader: any ScreenReader, on screen: Screen,
    others: [(reader: any ScreenReader, screen: Screen)]
  ) {
    self.reader = reader
    self.screen = screen
    let foreign = others.filter { $0.reader.name != reader.name }.map { other in
      Plan(
        reader: DifferenceExplanations.speaking(reader.value(of: "locale"), other.reader),
        screen: other.screen)
    }
    let settings = DifferenceExplanations.variants(of: reader, on: screen)
    plans = foreign + settings.prefix(DifferenceExplanations.nodes / max(1, screen.count))
  }

  private static func speaking(_ locale: String?, _ reader: any ScreenReader) -> any ScreenReader {
    var reader = reader
    // A reader without this language keeps its own.
    if let locale { try? reader.set("locale", to: locale) }
    return reader
  }

  /// The reader with each other value of each setting; those that people change first.
  private static func variants(of reader: any ScreenReader, on screen: Screen) -> [Plan] {
    let first = ["hints", "locale", "profile", "verbosity"]
    let settings = type(of: reader).settings
    let ordered =
      first.compactMap { key in settings.first { $0.key == key } }
      + settings.filter { !first.contains($0.key) }
    return ordered.flatMap { setting in
      setting.values.filter { $0 != reader.value(of: setting.key) }.compactMap { value in
        var variant = reader
        do { try variant.set(setting.key, to: value) } catch { return nil }
        return Plan(reader: variant, screen: screen, setting: (setting.key, value))
      }
    }
  }

  /// The difference with what may explain its lines.
  package mutating func explaining(
    _ difference: TranscriptDifference, from expected: ExpectedTranscript,
    of transcript: Transcript
  ) -> TranscriptDifference {
    var difference = difference
    if comparison != difference.comparison { otherTranscripts = [] }
    comparison = difference.comparison
    own = Set(transcript.stops.map { Token.whole($0.announcement.text, by: comparison) })
    let silent = SilentNodes(transcript, on: screen)
    for place in difference.lines.indices {
      guard difference.lines[place].grade != nil,
        let number = difference.lines[place].expectation
      else { continue }
      let expectation = expected.stops[number]
      if difference.lines[place].heard == nil {
        difference.lines[place].add(silent.explanation(of: expectation))
      }
      let sentences = sentences(for: expectation, difference.lines[place], at: number)
      difference.lines[place].explanations += sentences
    }
    return difference
  }

  /// By whom and how an expectation would be heard: one other reader and one setting at most; else
  /// whose words it has some of.
  private mutating func sentences(
    for expectation: StopExpectation, _ line: TranscriptDifference.Line, at number: Int
  ) -> [String] {
    guard expectation.content != .anything else { return [] }
    let key = expectation.literal.map { Token.whole($0, by: comparison) }
    if let key, own.contains(key) { return [] }
    var found: [Plan] = []
    for (place, plan) in plans.enumerated() {
      let isOfSetting = plan.setting != nil
      if found.contains(where: { ($0.setting != nil) == isOfSetting }) { continue }
      if place == otherTranscripts.count { tell(plan) }
      if isHeard(expectation, key, line.heard, at: number, in: otherTranscripts[place]) {
        found.append(plan)
      }
    }
    return found.isEmpty ? foreignWords(in: line.parts) : found.map(\.sentence)
  }

  private func isHeard(
    _ expectation: StopExpectation, _ key: Token?, _ heard: Stop?, at number: Int,
    in other: OtherTranscript
  ) -> Bool {
    if let key { return other.keys.contains(key) }
    let stops = other.transcript.stops
    let same = heard.flatMap { heard in stops.first { $0.node == heard.node } }
    guard let stop = same ?? (stops.indices.contains(number) ? stops[number] : nil) else {
      return false
    }
    return stop.announcement != heard?.announcement
      && expectation.isHeard(at: stop, by: comparison)
  }

  /// Parts that are not heard and that are the words of another reader.
  private func foreignWords(in parts: [DifferingPart]) -> [String] {
    parts.filter { $0.change == .notHeard }.compactMap { part in
      let words = Token.whole(part.words, by: comparison)
      let place = otherTranscripts.indices.first {
        plans[$0].setting == nil && otherTranscripts[$0].words.contains(words)
      }
      return place.map { "“\(part.words)” is what \(plans[$0].reader.displayName) says" }
    }
  }

  private mutating func tell(_ plan: Plan) {
    let transcript = plan.reader.read(plan.screen, explainsRest: false)
    let announcements = transcript.stops.map(\.announcement)
    let parts = announcements.flatMap(\.parts).filter { !$0.kind.isAuthored }
    otherTranscripts.append(
      OtherTranscript(
        transcript: transcript,
        keys: Set(announcements.map { Token.whole($0.text, by: comparison) }),
        words: Set(parts.map { Token.whole($0.text, by: comparison) })))
  }
}

extension TranscriptDifference.Line {
  fileprivate mutating func add(_ explanation: (parts: [DifferingPart], sentences: [String])) {
    parts += explanation.parts
    explanations += explanation.sentences
  }
}

/// The nodes that a reader passes over, by their names.
private struct SilentNodes {
  private var nodes: [String: (name: String, passed: SkippedNode)] = [:]

  init(_ transcript: Transcript, on screen: Screen) {
    for passed in transcript.skippedNodes where Int(passed.node.position) < screen.count {
      let name = screen[passed.node].name
      let key = AsHeard(name).text
      if !key.isEmpty, nodes[key] == nil { nodes[key] = (name, passed) }
    }
  }

  /// Why there is no stop, where one is expected that begins with the name of such a node.
  func explanation(
    of expectation: StopExpectation
  ) -> (parts: [DifferingPart], sentences: [String]) {
    let parts = expectation.texts.flatMap { [Substring($0)] + CommaParts.split($0) }
    for part in parts {
      guard let (name, passed) = nodes[AsHeard(String(part)).text] else { continue }
      return (
        [DifferingPart(.silent, .label, name, by: passed.rule)],
        ["no stop of its own: \(passed.reason)"]
      )
    }
    return ([], [])
  }
}
