package import Fidelity
import Simulator

/// The comparison of one walk of a log with the prediction for one screen.
///
/// All output formats write this result.
package struct LogResult: Sendable {
  /// The file of the log as the user named it.
  package var log: String
  /// The name of the walk in the log, or `nil` if it has no name.
  package var walk: String?
  /// The reason why this walk of the log was chosen for the comparison.
  package var choice: WalkMatch.Choice
  /// The file of the screen as the user named it.
  package var file: String
  /// The file and the name of the screen.
  package var screen: String
  /// The name of the screen, or `nil` if it has none.
  package var screenName: String?
  /// The name of the reader on the command line.
  package var reader: String
  /// The reader of the log with its version.
  package var heardBy: String
  /// The simulated reader with its versions and settings.
  package var predictedBy: String
  package var comparison: LogComparison
  /// The language that the log seems to be in.
  ///
  /// It is `nil` if no language fits better than the language of the prediction.
  package var likelyLanguage: String?
  /// The number, from 1, of this walk among the walks with its name, and the count of these walks.
  package var sameName: (number: Int, count: Int)?
  /// Diagnostics about facts that the log does not contain.
  package var diagnostics: [String]

  package init(
    log: String, walk: String?, choice: WalkMatch.Choice, file: String, screen: String,
    screenName: String?, reader: String, heardBy: String, predictedBy: String,
    comparison: LogComparison,
    likelyLanguage: String?, sameName: (number: Int, count: Int)?, diagnostics: [String]
  ) {
    self.log = log
    self.walk = walk
    self.choice = choice
    self.file = file
    self.screen = screen
    self.screenName = screenName
    self.reader = reader
    self.heardBy = heardBy
    self.predictedBy = predictedBy
    self.comparison = comparison
    self.likelyLanguage = likelyLanguage
    self.sameName = sameName
    self.diagnostics = diagnostics
  }

  /// Whether there is a difference that no baseline lists.
  package var differs: Bool { !comparison.newDifferences.isEmpty }

  /// The log, the walk and the reader: `pay.log, walk “pay”: TalkBack 17.0.1`.
  var heardTitle: String {
    let named = walk.map { ", walk “\($0)”" } ?? ""
    return "\(log)\(named): \(heardBy)"
  }

  /// The screen and the simulated reader.
  var predictedTitle: String { "\(screen): \(predictedBy)" }

  /// The counts in one line: `7 stops heard: 5 equal, 1 stop differs in words, 1 only heard`.
  package var summary: String {
    let heard = comparison.lines.count { $0.heard != nil }
    var pieces = ["\(comparison.count(of: nil)) equal"]
    for difference in LogComparison.Difference.allCases {
      let count = comparison.count(of: difference)
      if count > 0 { pieces.append(difference.text(of: count)) }
    }
    let known = comparison.lines.count(where: \.isKnown)
    let baseline = known > 0 ? "; \(counted(known, "difference")) in the baseline" : ""
    return "\(counted(heard, "stop")) heard: \(pieces.joined(separator: ", "))\(baseline)"
  }

  /// Sentences about everything that was not compared, with reasons.
  var notes: [String] {
    var notes = languageNote.map { [$0] } ?? []
    if let walk, let sameName, sameName.count > 1 {
      let other = sameName.number == 2 ? 1 : 2
      notes.append(
        "the log has \(sameName.count) walks called “\(walk)”; the "
          + "\(ordinal(sameName.number)) was compared (--walk \(walk)#\(other) chooses the "
          + "\(other == 1 ? "first" : "second"))")
    }
    if choice == .bestMatch, let walk {
      notes.append(
        "the walk “\(walk)” was compared: it has most in common with the screen (--walk chooses "
          + "another)")
    }
    if !comparison.comparesHints {
      notes.append("usage hints were not compared: \(comparison.hintObstacle)")
    }
    if comparison.stopsWithoutHint > 0 {
      notes.append("\(counted(comparison.stopsWithoutHint, "stop")) without a hint: not compared")
    }
    if comparison.cutUtterances > 0 {
      notes.append("the last utterance is cut: not compared")
    }
    if let name = comparison.appName {
      notes.append("“\(name)” before the first stop was left out as the name of the app")
    }
    if comparison.isReversed {
      notes.append("the walk went backward: the lines have the order of swiping right")
    }
    if let stop = comparison.wrapsAfter {
      notes.append("the walk wrapped round after stop \(stop)\(wrapEvidence)")
    }
    if !comparison.scrolled.isEmpty {
      notes.append(
        "\(counted(comparison.scrolled.count, "stop")) heard in a list that scrolled, which the file "
          + "of the screen does not have: not compared")
    }
    if comparison.stopsOutside > 0 {
      notes.append(
        "\(counted(comparison.stopsOutside, "predicted stop")) before the first or behind the last "
          + "stop of the log: not compared")
    }
    if !comparison.repeats.isEmpty {
      notes.append("\(counted(comparison.repeats.count, "stop")) heard again: not compared")
    }
    if !comparison.others.isEmpty {
      notes.append(
        "\(counted(comparison.others.count, "utterance")) not at a stop, such as window titles and "
          + "announcements: not compared")
    }
    return notes
  }

  /// The evidence that the walk wrapped round to the other end of the screen: the log marks the
  /// edge, or only the order of the stops suggests it.
  private var wrapEvidence: String {
    if comparison.isWrapMarked { return ": the log has the edge there" }
    let other = comparison.startIfNotWrapped.map { "begins with stop \($0)" } ?? "is another"
    return ", unless the order of the phone \(other): the log does not mark edges"
  }
}

extension LogComparison {
  /// The reason why usage hints were not compared.
  fileprivate var hintObstacle: String {
    let hasHeard = lines.contains { $0.hint != nil }
    return hasHeard ? "the setting hints is off" : "the log has none"
  }
}

extension LogComparison.Difference {
  /// The difference in words.
  package var text: String {
    switch self {
    case .onlyHeard: "only heard"
    case .onlyPredicted: "only predicted"
    case .words: "words differ"
    case .moved: "other order"
    case .hint: "hint differs"
    }
  }

  /// Returns the difference of a number of stops in words.
  fileprivate func text(of count: Int) -> String {
    switch self {
    case .words: count == 1 ? "1 stop differs in words" : "\(count) stops differ in words"
    case .hint: count == 1 ? "1 hint differs" : "\(count) hints differ"
    case .moved: "\(count) in another order"
    case .onlyHeard, .onlyPredicted: "\(count) \(text)"
    }
  }
}
