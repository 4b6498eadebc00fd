internal import AccessibilityTree

/// What TalkBack said for each event of a log, by the part of TalkBack that wrote it.
struct SpokenEvents {
  /// The utterance of an event.
  private struct Spoken {
    var event: LoggedEvent?
    var cause: LoggedUtterance.Cause
    var words: JoinedFragments
    var hint: JoinedFragments?
    var line: Int
    /// The number of marks before it.
    var section: Int
    /// The number of marks before the last words that came for its event.
    var lastSection: Int
    /// Whether the log ends inside the utterance.
    var isCut = false

    /// Adds what began as a repeat and has ended, unless that was on another screen.
    mutating func endRepeats() {
      if lastSection == section { words.endRepeat() }
      hint?.endRepeat()
    }
  }

  /// A mark that begins or ends a screen.
  private struct Mark {
    var name: String
    var isStart: Bool
    var line: Int
  }

  /// The parts of TalkBack, in the order in which they are believed: a whole utterance, what was
  /// spoken, what a rule composed, a request.
  private enum Source: Int, CaseIterable {
    case feedback, fragment, rule, action

    init?(_ component: TalkBackLine.Component) {
      switch component {
      case .feedback: self = .feedback
      case .fragment: self = .fragment
      case .focusRule, .contentRule: self = .rule
      case .action: self = .action
      case .mapper, .mark: return nil
      }
    }
  }

  var diagnostics = DiagnosticCollector()
  /// The event that TalkBack handles, if the log names it.
  var mapped: LoggedEvent? {
    didSet { isMappedUsed = false }
  }
  /// Whether an utterance has taken the time of the event that TalkBack handles.
  private var isMappedUsed = true
  private var lists = [[Spoken]](repeating: [], count: Source.allCases.count)
  /// The index of the last utterance of each event, by source.
  private var indices = [[LoggedEvent: Int]](repeating: [:], count: Source.allCases.count)
  /// The index of the last stop, by source.
  private var lastStops = [Int?](repeating: nil, count: Source.allCases.count)
  /// The lines of hints before the first stop, by source.
  private var looseHints = [[Int]](repeating: [], count: Source.allCases.count)
  private var marks: [Mark] = []
  private var locale: String?

  /// Whether nothing was spoken.
  var isEmpty: Bool { lists.allSatisfy(\.isEmpty) }

  mutating func addMark(named name: String, isStart: Bool, line: Int) {
    marks.append(Mark(name: name, isStart: isStart, line: line))
  }

  /// Adds what a message says.
  mutating func add(
    _ part: LoggedSpeechPart, from component: TalkBackLine.Component, line: Int
  ) {
    guard let source = Source(component) else { return }
    locale = locale ?? part.locale
    let words = part.words ?? ""
    let event = event(of: part, from: source)
    guard !SpokenEvents.isNoise(words, event) else { return }
    if isHint(words, of: event, in: source) {
      // A hint without its end is none; stops without a hint are not compared.
      guard part.end == .marked || !part.isCut else { return }
      return addHint(words, to: source, line: line)
    }
    let cause = event?.cause ?? .focus
    guard !words.isEmpty || cause == .focus else { return }
    if source == .fragment, let event { removeRepeatedFeedback(of: event, words) }
    var fragments = JoinedFragments(words, separator: " ")
    if let event, event.time != nil {
      guard let unjoined = join(words, to: event, in: source) else {
        if part.isCut, let index = indices[source.rawValue][event] {
          lists[source.rawValue][index].isCut = true
        }
        return
      }
      fragments = unjoined
      indices[source.rawValue][event] = lists[source.rawValue].count
    }
    if cause == .focus { lastStops[source.rawValue] = lists[source.rawValue].count }
    lists[source.rawValue].append(
      Spoken(
        event: event, cause: cause, words: fragments, line: line, section: marks.count,
        lastSection: marks.count, isCut: part.isCut))
  }

  /// Returns the event of a message: the one that it names, with the time that the mapper gave it.
  private mutating func event(of part: LoggedSpeechPart, from source: Source) -> LoggedEvent? {
    guard var event = part.event else { return mapped }
    if source == .feedback, !isMappedUsed, event.type == mapped?.type {
      event.time = mapped?.time
      isMappedUsed = true
    }
    return event
  }

  /// Adds words to the utterance of their event if that is of the same screen, and drops them if
  /// they repeat it.
  ///
  /// - Returns: The words of an utterance of its own, or `nil` if nothing else is to be done.
  private mutating func join(
    _ words: String, to event: LoggedEvent, in source: Source
  ) -> JoinedFragments? {
    let list = source.rawValue
    guard let index = indices[list][event] else { return JoinedFragments(words, separator: " ") }
    if words.isEmpty { return nil }
    if lists[list][index].lastSection != marks.count {
      lists[list][index].endRepeats()
      _ = lists[list][index].words.removeRepeat()
      lists[list][index].lastSection = marks.count
    }
    guard !lists[list][index].words.isRepeat(words) else { return nil }
    guard source == .fragment, lists[list][index].section == marks.count else {
      var own = JoinedFragments("", separator: " ")
      for begun in lists[list][index].words.removeRepeat() { own.add(begun) }
      own.add(words)
      return own
    }
    lists[list][index].words.add(words)
    return nil
  }

  /// Removes the last whole utterance if it was spoken for an event that had the same words before.
  ///
  /// Whole utterances have no time; the fragment behind them has.
  private mutating func removeRepeatedFeedback(of event: LoggedEvent, _ words: String) {
    let source = Source.feedback.rawValue
    guard event.time != nil, let last = lists[source].last, last.event?.type == event.type,
      last.event?.time == nil, last.words.text.utf8.starts(with: words.utf8)
    else { return }
    let index = lists[source].count - 1
    if let earlier = indices[source][event], lists[source][earlier].words.text == last.words.text {
      lists[source].removeLast()
      if last.cause == .focus { lastStops[source] = earlier }
    } else {
      lists[source][index].event?.time = event.time
      indices[source][event] = index
    }
  }

  /// Whether words are a usage hint: by their event, or else by the words.
  private func isHint(_ words: String, of event: LoggedEvent?, in source: Source) -> Bool {
    if let event {
      if event.isHint { return true }
      // A whole utterance names its event, and a new event of focus is a stop whatever it says.
      guard source != .feedback else { return false }
      let isNew = event.time != nil && indices[source.rawValue][event] == nil
      if event.cause == .focus, isNew { return false }
    }
    return lists[source.rawValue].last?.section == marks.count && UsageHint.isTalkBack(words)
  }

  /// Adds a usage hint to the last stop.
  private mutating func addHint(_ words: String, to source: Source, line: Int) {
    guard !words.isEmpty else { return }
    guard let index = lastStops[source.rawValue],
      lists[source.rawValue][index].section == marks.count
    else {
      return looseHints[source.rawValue].append(line)
    }
    if lists[source.rawValue][index].hint == nil {
      lists[source.rawValue][index].hint = JoinedFragments(words, separator: ". ")
    } else {
      lists[source.rawValue][index].hint?.add(words)
    }
  }

  /// Whether words are about TalkBack or the system and not about the app.
  private static func isNoise(_ words: String, _ event: LoggedEvent?) -> Bool {
    if event?.isOfSystem == true { return true }
    let bare = words.utf8.last == UInt8(ascii: ".") ? String(words.dropLast()) : words
    if bare == "TalkBack on" || bare == "TalkBack off" { return true }
    return bare == "Alert" && event?.cause != .focus
  }

  /// Returns the speech of the most trustworthy source that has any.
  func speech(version: String?) -> LoggedSpeech {
    let hasStops = Source.allCases.first { source in
      lists[source.rawValue].contains { $0.cause == .focus }
    }
    let source = hasStops ?? Source.allCases.first { !lists[$0.rawValue].isEmpty } ?? .feedback
    var diagnostics = diagnostics
    for line in looseHints[source.rawValue] {
      diagnostics.record(.hintsWithoutStop, line: line)
    }
    let walks = walks(of: lists[source.rawValue], &diagnostics)
    return LoggedSpeech(
      reader: "talkback", version: version, locale: locale, walks: walks,
      diagnostics: diagnostics.diagnostics)
  }

  private func walks(
    of spoken: [Spoken], _ diagnostics: inout DiagnosticCollector
  ) -> [LoggedWalk] {
    var list = spoken
    for index in list.indices { list[index].endRepeats() }
    for spoken in list {
      if spoken.event == nil { diagnostics.record(.eventsNotNamed, line: spoken.line) }
      if spoken.words.isCut || spoken.hint?.isCut == true {
        diagnostics.record(.longUtterances, line: spoken.line)
      }
      diagnostics.check(spoken.words.text, line: spoken.line)
    }
    guard !marks.isEmpty else {
      return [LoggedWalk(utterances: list.map(SpokenEvents.utterance))]
    }
    var sections = [[Spoken]](repeating: [], count: marks.count + 1)
    for spoken in list { sections[spoken.section].append(spoken) }
    var walks: [LoggedWalk] = []
    for (section, spoken) in sections.enumerated() {
      let begin = section > 0 && marks[section - 1].isStart ? marks[section - 1] : nil
      let end = section < marks.count && !marks[section].isStart ? marks[section] : nil
      guard let mark = begin ?? end, begin != nil || !spoken.isEmpty else {
        for outside in spoken { diagnostics.record(.outsideMarks, line: outside.line) }
        continue
      }
      if let begin, let end, begin.name != end.name {
        diagnostics.record(.otherMarks(begin: begin.name, end: end.name), line: end.line)
      }
      if begin == nil || end == nil { diagnostics.record(.openMarks, mark.name, line: mark.line) }
      walks.append(LoggedWalk(name: mark.name, utterances: spoken.map(SpokenEvents.utterance)))
    }
    return walks
  }

  private static func utterance(_ spoken: Spoken) -> LoggedUtterance {
    var utterance = LoggedUtterance(
      spoken.words.text, cause: spoken.cause, hint: spoken.hint?.text, line: spoken.line)
    utterance.isCut = spoken.isCut
    return utterance
  }
}
