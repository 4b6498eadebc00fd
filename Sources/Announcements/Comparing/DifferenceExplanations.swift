package import AccessibilityTree

/// A search for explanations of a difference: other readers or settings that meet the expectation.
///
/// Transcripts of other readers and settings are created one at a time, and only when needed.
package struct DifferenceExplanations {
  private struct OtherTranscript {
    var transcript: Transcript
    /// The announcement of each stop, as one token.
    var keys: Set<Token>
    /// The parts with the reader's own words at all stops, each as one token.
    var words: Set<Token>
  }

  /// A reader or setting that the author of the expectation may have had in mind.
  private struct Plan {
    var reader: any ScreenReader
    var screen: Screen
    /// The setting to change, or `nil` if the plan uses another reader instead.
    var setting: (key: String, value: String)?

    var sentence: String {
      let with = setting.map { " with \($0.key) \($0.value)" } ?? ""
      return "these are \(reader.displayName)'s words\(with)"
    }
  }

  /// The maximum number of nodes to read with other settings, which limits the time to explain.
  private static let maximumNodes = 60_000

  private let reader: any ScreenReader
  private let screen: Screen
  private let plans: [Plan]
  private var otherTranscripts: [OtherTranscript] = []
  private var own: Set<Token> = []
  private var comparison = Comparison.asHeard

  /// Creates explanations.
  ///
  /// - Parameters:
  ///   - reader: The reader of the transcript.
  ///   - screen: The screen that the reader read.
  ///   - others: Other readers, each with the screen of its platform.
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
    plans = foreign + settings.prefix(DifferenceExplanations.maximumNodes / max(1, screen.count))
  }

  private static func speaking(_ locale: String?, _ reader: any ScreenReader) -> any ScreenReader {
    var reader = reader
    // Readers without this language keep their own.
    if let locale { try? reader.set("locale", to: locale) }
    return reader
  }

  /// Returns a copy of the reader for each other value of each setting.
  ///
  /// Settings that are often changed come first.
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

  /// Returns the difference, with explanations added to its lines.
  package mutating func explaining(
    _ difference: TranscriptDifference, from expected: ExpectedTranscript,
    of transcript: Transcript
  ) -> TranscriptDifference {
    var difference = difference
    if comparison != difference.comparison { otherTranscripts = [] }
    comparison = difference.comparison
    own = Set(transcript.stops.map { Token.whole($0.announcement.text, by: comparison) })
    let silent = SilentNodes(transcript, on: screen)
    for index in difference.lines.indices {
      guard difference.lines[index].severity != nil,
        let number = difference.lines[index].expectation
      else { continue }
      let expectation = expected.stops[number]
      if difference.lines[index].heard == nil {
        difference.lines[index].add(silent.explanation(of: expectation))
      }
      let sentences = sentences(for: expectation, difference.lines[index], at: number)
      difference.lines[index].explanations += sentences
    }
    return difference
  }

  /// Returns sentences that name the reader or setting that would announce the expectation.
  ///
  /// There is at most one sentence about another reader and one about a setting. If neither would
  /// announce the expectation, there is a sentence for each missing part that another reader
  /// announces at any stop of the screen.
  private mutating func sentences(
    for expectation: StopExpectation, _ line: TranscriptDifference.Line, at number: Int
  ) -> [String] {
    guard expectation.content != .anything else { return [] }
    let key = expectation.literal.map { Token.whole($0, by: comparison) }
    if let key, own.contains(key) { return [] }
    var found: [Plan] = []
    for (index, plan) in plans.enumerated() {
      let isOfSetting = plan.setting != nil
      if found.contains(where: { ($0.setting != nil) == isOfSetting }) { continue }
      if index == otherTranscripts.count { read(plan) }
      if isHeard(expectation, key, line.heard, at: number, in: otherTranscripts[index]) {
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

  /// Returns a sentence for each expected part that this reader does not announce, if the words are
  /// another reader's own.
  private func foreignWords(in parts: [DifferingPart]) -> [String] {
    parts.filter { $0.change == .notHeard }.compactMap { part in
      let words = Token.whole(part.words, by: comparison)
      let index = otherTranscripts.indices.first {
        plans[$0].setting == nil && otherTranscripts[$0].words.contains(words)
      }
      return index.map { "“\(part.words)” is what \(plans[$0].reader.displayName) says" }
    }
  }

  private mutating func read(_ plan: Plan) {
    let transcript = plan.reader.read(plan.screen, listsSkippedNodes: false)
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

/// The nodes that a reader skips, by name.
private struct SilentNodes {
  private var nodes: [String: (name: String, skipped: SkippedNode)] = [:]
  private let dividesAtFullStops: Bool

  init(_ transcript: Transcript, on screen: Screen) {
    dividesAtFullStops = transcript.stops.areSeparatedByFullStops
    for skipped in transcript.skippedNodes where Int(skipped.node.position) < screen.count {
      let name = screen[skipped.node].name
      let key = AudibleText(name).text
      if !key.isEmpty, nodes[key] == nil { nodes[key] = (name, skipped) }
    }
  }

  /// Returns why there is no stop, if a part of the expectation is the name of a skipped node.
  func explanation(
    of expectation: StopExpectation
  ) -> (parts: [DifferingPart], sentences: [String]) {
    let parts = expectation.texts.flatMap {
      [Substring($0)] + CommaParts.split($0, atFullStops: dividesAtFullStops)
    }
    for part in parts {
      guard let (name, skipped) = nodes[AudibleText(String(part)).text] else { continue }
      return (
        [DifferingPart(.silent, .label, name, by: skipped.rule)],
        ["no stop of its own: \(skipped.reason)"]
      )
    }
    return ([], [])
  }
}
