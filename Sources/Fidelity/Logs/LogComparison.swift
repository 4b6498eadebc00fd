package import Simulator
package import SpeechLogs

/// The comparison of a reader's announcements on one screen with the predicted announcements.
package struct LogComparison: Sendable, Hashable {
  /// A kind of difference between an utterance and a predicted stop.
  ///
  /// The cases begin with the most severe one.
  package enum Difference: String, Sendable, Hashable, CaseIterable {
    /// The log has a stop that is not predicted.
    case onlyHeard = "only-heard"
    /// The prediction has a stop that was not heard.
    case onlyPredicted = "only-predicted"
    /// The words that were heard differ from the predicted words.
    case words = "words-differ"
    /// The stop was heard at another position than predicted.
    case moved
    /// Only the usage hint differs.
    case hint = "hint-differs"
  }

  /// A line of the comparison: a heard stop, a predicted stop, or a pair of a heard and a predicted
  /// stop.
  package struct Line: Sendable, Hashable {
    /// The utterance, or `nil` if the predicted stop was not heard.
    package var heard: LoggedUtterance?
    /// The predicted stop, or `nil` if the utterance is not predicted.
    package var stop: Stop?
    /// The difference, or `nil` if the heard and the predicted stop are equal.
    package var difference: Difference?
    /// The parts that differ.
    ///
    /// ``DifferingPart`` names the changes as if the log were the expected side: a “heard” part is
    /// only in the prediction, and a “not heard” part is only in the log.
    package var parts: [DifferingPart] = []
    /// Remarks on the difference, a sentence each.
    package var remarks: [String] = []
    /// The heard words, without the name of the app and the usage hint.
    package var words: String?
    /// Whether the heard usage hint equals the predicted hint, or `nil` if no hint was heard.
    package var isHintSame: Bool?
    /// The heard usage hint.
    package var hint: String?
    /// The predicted words, without the usage hint.
    package var predictedWords: String?
    /// The predicted usage hint.
    package var predictedHint: String?
    /// Whether a baseline lists the difference, so that it is not reported as new.
    package var isKnown = false
  }

  /// The lines in the order of the log.
  package var lines: [Line] = []
  /// The utterances that repeat a stop, for example because the person swiped back and forth.
  package var repeats: [LoggedUtterance] = []
  /// The heard stops of rows that are missing in the screen's file, because a list scrolled while
  /// the log was recorded.
  package var scrolled: [LoggedUtterance] = []
  /// Whether the person swiped left.
  ///
  /// If so, the lines have the reverse order of the log.
  package var isReversed = false
  /// The utterances that are not stops, such as window titles and announcements by the app.
  package var others: [LoggedUtterance] = []
  /// The number of predicted stops outside the walk: before its first stop and after its last stop.
  package var stopsOutside = 0
  /// The number, from 1, of the last predicted stop before the walk wrapped round to the start of
  /// the screen.
  ///
  /// It is `nil` if the walk did not wrap round.
  package var wrapsAfter: Int?
  /// Whether the log itself marks the edge at which the walk wrapped round.
  ///
  /// Without a mark, only the order of the stops suggests the wrap. The phone may then simply use
  /// another order.
  package var isWrapMarked = false
  /// The number, from 1, of the predicted stop that was heard first.
  ///
  /// It is `nil` if the comparison found no wrap, or if the stop is not predicted. If the wrap was
  /// found by mistake, the phone's order begins with this stop.
  package var startIfNotWrapped: Int?
  /// The line number, in the log, of the stop that was heard first.
  ///
  /// It is `nil` if the walk did not wrap round, or if it came to this stop again.
  package var firstHeardLine: Int?
  /// Whether usage hints were compared: the log has at least one hint, and the simulated reader is
  /// set to announce hints.
  package var comparesHints = false
  /// The number of predicted usage hints that the log lacks, for example because the person swiped
  /// on before the hint.
  package var stopsWithoutHint = 0
  /// The number of utterances that are cut off by the end of the log and otherwise match the
  /// prediction.
  package var cutUtterances = 0
  /// The name of the app that VoiceOver announced before the first stop, or `nil` if it announced
  /// no name.
  package var appName: String?

  /// The lines with a new difference, which no baseline lists.
  package var newDifferences: [Line] { lines.filter { $0.difference != nil && !$0.isKnown } }

  /// Returns the number of lines with the given difference, or the number of lines without a
  /// difference if `difference` is `nil`.
  package func count(of difference: Difference?) -> Int {
    lines.count { $0.difference == difference }
  }
}

extension LogComparison {
  /// Compares a walk with a transcript.
  ///
  /// - Parameters:
  ///   - walk: The heard stops.
  ///   - transcript: The predicted stops.
  ///   - screen: The screen. Rows of its scrolling lists may be missing from its file.
  ///   - sayingHints: Whether the simulated reader is set to announce usage hints.
  package init(
    _ walk: LoggedWalk, with transcript: Transcript, on screen: Screen? = nil,
    sayingHints: Bool = true
  ) {
    let predicted = PredictedStops(transcript.stops)
    var heard = HeardStop.all(of: walk)
    var name: String?
    for index in heard.indices { heard[index].adoptSpelling(of: predicted) }
    if walk.mayBeginWithAppName { name = heard.first?.leadingAppName(predicted) }
    if let name {
      heard[0].drop(name, predicted)
    } else if walk.mayBeginWithAppName, heard.count > 1, heard[0].isAppName(predicted),
      predicted.index(of: heard[1].key) == 0
    {
      name = heard.removeFirst().said
    }
    appName = name
    comparesHints = sayingHints && heard.contains { $0.hint != nil }
    // A mark of an edge after the last stop is not enough, because earlier edges may still be
    // unmarked.
    let hasEdges = heard.contains(where: \.followsEdge)
    let path = HeardPath(
      heard, predicted: predicted, mayReverse: !walk.isComplete,
      mayWrap: walk.mayWrapUnmarked && !hasEdges)
    let alignment = LoggedAlignment(
      path.stops.map { heard[$0].words }, predicted.words,
      opensStart: !path.wraps && (!walk.isComplete || walk.start != nil),
      opensEnd: !path.wraps && !walk.isComplete, joint: path.firstHeardPosition)
    let stops = path.stops.map { heard[$0] }
    firstHeardLine = path.firstHeardPosition.map { stops[$0].utterance.line }
    for line in alignment.lines {
      guard !isCut(line, stops) else {
        cutUtterances += 1
        continue
      }
      add(line, stops, predicted, transcript.stops)
    }
    if let screen { removeScrolledRows(of: PartialList.all(on: screen, transcript.stops)) }
    isReversed = path.isReversed
    if path.wraps {
      wrapsAfter = lines.last { $0.heard != nil && $0.stop != nil }?.stop?.index
      isWrapMarked = path.isWrapMarked
      let first = stops[stops.count - path.stopsBeforeWrap].utterance
      startIfNotWrapped = lines.first { $0.heard == first }?.stop?.index
    }
    repeats = path.repeats.sorted().map { heard[$0].utterance }
    others = walk.utterances.filter { $0.cause != .focus && $0.cause != .edge }
    let aligned = lines.count { $0.stop != nil }
    stopsOutside = transcript.stops.count - aligned
  }

  /// Whether a line differs because the log ends inside its utterance.
  private func isCut(_ line: LoggedAlignment.Line, _ heard: [HeardStop]) -> Bool {
    switch line {
    case .changed(let index, _, _, _), .moved(let index, _), .onlyHeard(let index):
      heard[index].utterance.isCut
    case .equal, .onlyPredicted: false
    }
  }

  private mutating func add(
    _ line: LoggedAlignment.Line, _ heard: [HeardStop], _ predicted: PredictedStops,
    _ stops: [Stop]
  ) {
    switch line {
    case .equal(let index, let stop):
      lines.append(Line(heard[index], stops[stop], predicted, stop))
      addHint(of: heard[index], predicted.hints[stop])
    case .changed(let index, let stop, let parts, let remarks):
      var changed = Line(heard[index], stops[stop], predicted, stop)
      changed.difference = .words
      (changed.parts, changed.remarks) = (parts, remarks)
      lines.append(changed)
      addHint(of: heard[index], predicted.hints[stop])
    case .moved(let index, let stop):
      var moved = Line(heard[index], stops[stop], predicted, stop)
      moved.difference = .moved
      moved.remarks = [
        "heard as stop \(index + 1), predicted as stop \(stops[stop].index)"
      ]
      moved.isHintSame = heard[index].isHint(predicted.hints[stop])
      lines.append(moved)
    case .onlyHeard(let index):
      lines.append(Line(heard[index], difference: .onlyHeard))
    case .onlyPredicted(let stop):
      var missing = Line(nil, stops[stop], predicted, stop)
      missing.difference = .onlyPredicted
      missing.parts = predicted.words[stop].announcement.parts.filter { !$0.text.isEmpty }
        .map { DifferingPart(.heard, $0.kind, $0.text, by: $0.rule) }
      lines.append(missing)
    }
  }

  /// Compares the usage hint of the last added line, if the log has any usage hints.
  private mutating func addHint(of heard: HeardStop, _ hint: Stop) {
    guard comparesHints, !heard.utterance.isCut else { return }
    guard heard.hint != nil else {
      if !hint.announcement.utterances.isEmpty { stopsWithoutHint += 1 }
      return
    }
    let last = lines.count - 1
    lines[last].isHintSame = heard.isHint(hint)
    guard let parts = heard.differingParts(from: hint) else { return }
    lines[last].difference = lines[last].difference ?? .hint
    lines[last].parts += parts
  }
}

extension LogComparison.Line {
  /// Creates the line of a heard stop for which no stop is predicted.
  fileprivate init(_ heard: HeardStop, difference: LogComparison.Difference) {
    self.init(
      heard: heard.utterance, difference: difference, words: heard.said, hint: heard.saidHint)
  }

  /// Creates the line of a predicted stop, together with its heard stop if it was heard.
  fileprivate init(_ heard: HeardStop?, _ stop: Stop, _ predicted: PredictedStops, _ index: Int) {
    let hint = predicted.hints[index].announcement.text
    self.init(
      heard: heard?.utterance, stop: stop, words: heard?.said, hint: heard?.saidHint,
      predictedWords: predicted.words[index].announcement.text,
      predictedHint: hint.isEmpty ? nil : hint)
  }
}
