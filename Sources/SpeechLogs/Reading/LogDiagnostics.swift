internal import AccessibilityTree

/// The sentences of diagnostics about logs.
extension DiagnosticSentence {
  static let cutUtterances = DiagnosticSentence(
    .damaged,
    "[One utterance is|# utterances are] cut; the words up to there were read.")
  static let cutLines = DiagnosticSentence(
    .damaged,
    "The log ends inside a line that may be of an utterance; the line was skipped.")
  static let longUtterances = DiagnosticSentence(
    .leftOut,
    "[One utterance has|# utterances have] more than \(JoinedFragments.maximumBytes >> 10) KB; the "
      + "rest of [it was|them was] skipped.")
  static let invalidCharacters = DiagnosticSentence(
    .damaged,
    "[One utterance has|# utterances have] characters that are not valid Unicode; “\u{FFFD}” "
      + "stands for each.")
  static let impossibleTimes = DiagnosticSentence(
    .damaged,
    "[One line has|# lines have] a time that does not exist (~); the words were read.", naming: 3)
  static let earlierTimes = DiagnosticSentence(
    .damaged,
    "The time goes back by a day or more [once|# times] (~); the order of the lines counts.",
    naming: 3)
  static let hintsWithoutStop = DiagnosticSentence(
    .leftOut,
    "[One usage hint|# usage hints] of a stop before the log began [was|were] skipped.")
  static let outsideMarks = DiagnosticSentence(
    .leftOut,
    "[One utterance|# utterances] outside the marks of screens [was|were] skipped.")
  static let openMarks = DiagnosticSentence(
    .damaged, "The mark that ends or begins “~” is missing, so its walk may not be whole.",
    naming: 20)
  static let eventsNotNamed = DiagnosticSentence(
    .assumed,
    "The log does not name the events of [one utterance|# utterances]; each counts as a stop.")
  static let stepsWithoutSpeech = DiagnosticSentence(
    .notInFormat,
    "[One step has|# steps have] no utterance (~), so a stop may be missing.", naming: 3)
  static let failedScreens = DiagnosticSentence(
    .leftOut, "The log says that the walk of “~” failed.", naming: 20)
  static let incompleteWalks = DiagnosticSentence(
    .notInFormat, "[One walk|# walks] ended before the end of the screen was known (~).", naming: 3)
  static let scrolledWalks = DiagnosticSentence(
    .notInFormat,
    "The screen scrolled in [one walk|# walks], so a file of the screen may lack stops.")
  static let otherReaders = DiagnosticSentence(
    .leftOut, "[One screen|# screens] of another source [was|were] skipped: “~”.", naming: 20)
  static let unreadableEntries = DiagnosticSentence(
    .damaged, "[One entry|# entries] of the log could not be read and [was|were] skipped.")

  static func otherMarks(begin: String, end: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .damaged, "The mark that ends “{}” names “{}”; the walk keeps its first name.", begin, end)
  }

  static func cutFile(_ problem: String) -> DiagnosticSentence {
    DiagnosticSentence(.damaged, "The rest of the log was not read: {}.", problem)
  }
}

extension DiagnosticCollector {
  /// Records a diagnostic at the beginning of a line.
  mutating func record(_ sentence: DiagnosticSentence, _ name: String? = nil, line: Int) {
    record(sentence, name, at: Node.Position(line: line, column: 1))
  }

  /// Records a diagnostic if words contain characters that could not be decoded.
  mutating func check(_ words: String, line: Int) {
    if LogDecoding.isDamaged(words) { record(.invalidCharacters, line: line) }
  }
}
