/// What else could be heard on a screen: by other readers, and by the same one with another setting.
///
/// They are read one after the other, and only when somebody asks why something else was expected.
package struct Retellings {
  private struct Telling {
    var sentence: String
    var transcript: Transcript
    var keys: Set<Token>
  }

  /// A reader and what to say when it is the one that was expected.
  private struct Plan {
    var sentence: String
    var reader: any ScreenReader
    var screen: Screen
  }

  /// How many nodes are read altogether, so that a long screen does not take long to explain.
  private static let nodes = 60_000

  private let reader: any ScreenReader
  private let screen: Screen
  private let plans: [Plan]
  private var tellings: [Telling] = []
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
        sentence: "these are \(other.reader.displayName)'s words",
        reader: Retellings.speaking(reader.value(of: "locale"), other.reader),
        screen: other.screen)
    }
    let settings = Retellings.variants(of: reader, on: screen)
    plans = foreign + settings.prefix(Retellings.nodes / max(1, screen.count))
  }

  /// The other readers on a screen that is the same on every platform.
  package init(of reader: any ScreenReader, on screen: Screen) {
    self.init(of: reader, on: screen, others: allReaders.map { ($0, screen) })
  }

  private static func speaking(
    _ locale: String?, _ reader: any ScreenReader
  ) -> any ScreenReader {
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
        return Plan(
          sentence: "these are \(reader.displayName)'s words with \(setting.key) \(value)",
          reader: variant, screen: screen)
      }
    }
  }

  /// The difference with what may explain its lines.
  package mutating func explaining(
    _ difference: TranscriptDifference, from expected: ExpectedTranscript,
    of transcript: Transcript
  ) -> TranscriptDifference {
    var difference = difference
    if comparison != difference.comparison { tellings = [] }
    comparison = difference.comparison
    own = Set(transcript.stops.map { Token.whole($0.announcement.text, by: comparison) })
    let silent = SilentNodes(transcript, on: screen)
    for place in difference.lines.indices {
      let line = difference.lines[place]
      guard line.grade != nil, let number = line.expectation else { continue }
      let expectation = expected.stops[number]
      if line.heard == nil {
        let (parts, sentences) = silent.explanation(of: expectation)
        difference.lines[place].parts += parts
        difference.lines[place].explanations += sentences
      }
      if let sentence = sentence(for: expectation, line.heard, at: number) {
        difference.lines[place].explanations.append(sentence)
      }
    }
    return difference
  }

  /// By whom or how an expectation would be heard.
  private mutating func sentence(
    for expectation: Expectation, _ heard: Stop?, at number: Int
  ) -> String? {
    guard expectation.content != .anything else { return nil }
    let key = expectation.literal.map { Token.whole($0, by: comparison) }
    if let key, own.contains(key) { return nil }
    for place in plans.indices {
      if place == tellings.count { tell(plans[place]) }
      let telling = tellings[place]
      if let key {
        if telling.keys.contains(key) { return telling.sentence }
        continue
      }
      let stops = telling.transcript.stops
      let stop =
        stops.first { $0.node == heard?.node }
        ?? (stops.indices.contains(number) ? stops[number] : nil)
      if let stop, stop.announcement != heard?.announcement,
        expectation.isHeard(at: stop, by: comparison)
      {
        return telling.sentence
      }
    }
    return nil
  }

  private mutating func tell(_ plan: Plan) {
    let transcript = plan.reader.read(plan.screen)
    let keys = Set(transcript.stops.map { Token.whole($0.announcement.text, by: comparison) })
    tellings.append(Telling(sentence: plan.sentence, transcript: transcript, keys: keys))
  }
}

/// The nodes that a reader passes over, by their names.
private struct SilentNodes {
  private var nodes: [String: (name: String, passed: PassedOver)] = [:]

  init(_ transcript: Transcript, on screen: Screen) {
    for passed in transcript.passedOver where Int(passed.node.position) < screen.count {
      let name = screen[passed.node].name
      let key = AsHeard(name).text
      if !key.isEmpty, nodes[key] == nil { nodes[key] = (name, passed) }
    }
  }

  /// Why there is no stop, where one is expected that begins with the name of such a node.
  func explanation(of expectation: Expectation) -> ([DifferingPart], [String]) {
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
