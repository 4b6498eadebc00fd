package import AccessibilityTree

/// A search for explanations of a difference: another reader or setting that would announce the
/// expected words.
///
/// The search opens the screen with one other reader or setting after another, and only when
/// needed.
package struct DifferenceExplanations {
  /// The screen, opened with another reader or setting.
  private struct OtherWalk {
    var walk: any ScreenWalk
    /// For each node with a stop, the index of the stop.
    var indices: [Node.Index: Int]
    /// The words of all stops, or `nil` until they are needed.
    var words: OtherWords?

    init(_ walk: any ScreenWalk) {
      self.walk = walk
      indices = Dictionary(
        (0..<walk.count).map { (walk.node(at: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private struct OtherWords {
    /// The announcement of each stop, as one token.
    var announcements: Set<Token>
    /// The parts of all stops with words of the reader rather than of the author, each as one
    /// token.
    var ownWords: Set<Token>
  }

  /// A reader and setting to try, because the author may have written the expectation for them.
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

  /// The maximum number of nodes to read with other settings, counting a node once for each value
  /// of a setting.
  ///
  /// This number limits the time to explain.
  private static let maximumNodes = 30_000

  private let screen: Screen
  private let plans: [Plan]
  private var otherWalks: [OtherWalk] = []
  private var own: Set<Token> = []
  private var comparison = Comparison.asHeard

  /// Creates a search for explanations of one transcript's differences.
  ///
  /// - Parameters:
  ///   - reader: The reader of the transcript.
  ///   - screen: The screen that the reader read.
  ///   - others: Other readers, each with the screen of its platform.
  package init(
    of reader: any ScreenReader, on screen: Screen,
    others: [(reader: any ScreenReader, screen: Screen)]
  ) {
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
    // A reader without this language keeps its default language.
    if let locale { try? reader.set("locale", to: locale) }
    return reader
  }

  /// Returns copies of the reader with one changed setting: one copy for each other value of each
  /// setting.
  ///
  /// Settings that are often changed come first, and the many languages last.
  private static func variants(of reader: any ScreenReader, on screen: Screen) -> [Plan] {
    let (first, last) = (["hints", "profile", "verbosity"], "locale")
    let settings = type(of: reader).settings
    let ordered =
      first.compactMap { key in settings.first { $0.key == key } }
      + settings.filter { !first.contains($0.key) && $0.key != last }
      + settings.filter { $0.key == last }
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
    if comparison != difference.comparison { otherWalks = [] }
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

  /// Returns sentences about other readers and settings with which the expected words would be
  /// announced.
  ///
  /// There is at most one sentence about another reader and one about a setting. If there is no
  /// such reader or setting, there is a sentence for each missing part with another reader's words.
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
      while otherWalks.count <= index {
        let next = plans[otherWalks.count]
        otherWalks.append(OtherWalk(next.reader.open(next.screen, by: .swipeRight)))
      }
      if isHeard(expectation, key, line.heard, at: number, by: index) {
        found.append(plan)
      }
    }
    return found.isEmpty ? foreignWords(in: line.parts) : found.map(\.sentence)
  }

  /// Whether the reader of the plan at `index` makes the expected announcement.
  ///
  /// Another reader may make the announcement at any stop. The same reader with another setting
  /// must make the announcement at the same stop, which saves reading all stops with every setting.
  private mutating func isHeard(
    _ expectation: StopExpectation, _ key: Token?, _ heard: Stop?, at number: Int, by index: Int
  ) -> Bool {
    if let key, heard == nil || plans[index].setting == nil {
      return words(by: index).announcements.contains(key)
    }
    let other = otherWalks[index]
    let same = heard.flatMap { other.indices[$0.node] }
    guard let position = same ?? (number < other.walk.count ? number : nil) else { return false }
    let stop = other.walk.stop(at: position)
    if let key { return Token.whole(stop.announcement.text, by: comparison) == key }
    return stop.announcement != heard?.announcement
      && expectation.isHeard(at: stop, by: comparison)
  }

  /// Returns the words of all stops for the reader and setting of the plan at `index`.
  private mutating func words(by index: Int) -> OtherWords {
    if let words = otherWalks[index].words { return words }
    let announcements = otherWalks[index].walk.stops.map(\.announcement)
    let parts = announcements.flatMap(\.parts).filter { !$0.kind.isAuthored }
    let words = OtherWords(
      announcements: Set(announcements.map { Token.whole($0.text, by: comparison) }),
      ownWords: Set(parts.map { Token.whole($0.text, by: comparison) }))
    otherWalks[index].words = words
    return words
  }

  /// Returns a sentence for each missing expected part that consists of another reader's words.
  private mutating func foreignWords(in parts: [DifferingPart]) -> [String] {
    var sentences: [String] = []
    for part in parts where part.change == .notHeard {
      let token = Token.whole(part.words, by: comparison)
      let index = otherWalks.indices.first {
        plans[$0].setting == nil && words(by: $0).ownWords.contains(token)
      }
      if let index {
        sentences.append("“\(part.words)” is what \(plans[index].reader.displayName) says")
      }
    }
    return sentences
  }
}

extension TranscriptDifference.Line {
  fileprivate mutating func add(_ explanation: (parts: [DifferingPart], sentences: [String])) {
    parts += explanation.parts
    explanations += explanation.sentences
  }
}

/// The nodes that a reader skips, by the accessible name of the node.
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

  /// Returns the reason why the expected stop is missing: the reader skips a node with an expected
  /// name.
  ///
  /// The result is empty if no part of the expectation is the name of a skipped node.
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
