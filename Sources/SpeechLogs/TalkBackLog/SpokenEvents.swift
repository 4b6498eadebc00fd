internal import AccessibilityTree

/// TalkBack's utterances for each event of a log, grouped by the component of TalkBack that logged
/// them.
struct SpokenEvents {
  /// A mark that begins or ends a screen.
  private struct Mark {
    var name: String
    var isStart: Bool
    var line: Int
  }

  /// The components of TalkBack that log speech, the most reliable first.
  ///
  /// In the order of the cases, the components log whole utterances, spoken fragments, utterances
  /// composed by a rule, and requests to speak.
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

  /// A whole utterance with the time in its header.
  private struct Feedback: Equatable {
    var time: ArraySlice<UInt8>
    var event: LoggedEvent?
    var words: String?
  }

  var diagnostics = DiagnosticCollector()
  /// The event that TalkBack is handling, or `nil` if the log does not name it.
  var currentEvent: LoggedEvent? {
    didSet {
      isCurrentEventUsed = false
      guard let currentEvent, currentEvent.cause == .focus, currentEvent != lastFocus else {
        return
      }
      lastFocus = currentEvent
      awaitsStop = true
    }
  }
  /// The last event of a focus change that TalkBack began to handle.
  private var lastFocus: LoggedEvent?
  /// Whether TalkBack began to handle a focus event whose words it has not spoken yet.
  ///
  /// If this is `true`, a usage hint belongs to the new stop, because the focus change cancelled
  /// the hint of the previous stop.
  ///
  /// Source: TalkBack, whose hints only a new focus cancels.
  private var awaitsStop = false
  /// Whether an utterance already has the time of ``currentEvent``.
  private var isCurrentEventUsed = true
  /// The utterances of each component of TalkBack.
  ///
  /// The raw value of ``Source`` is the index.
  private var sources = Source.allCases.map { SourceUtterances(hasFragments: $0 == .fragment) }
  private var marks: [Mark] = []
  /// The line numbers of marks for a movement beyond the first or last stop, by the section of the
  /// log.
  private var edges: [Int: [Int]] = [:]
  private var locale: String?
  /// The last whole utterance whose header has a time.
  private var lastFeedback: Feedback?

  /// Whether no utterance was logged.
  var isEmpty: Bool { sources.allSatisfy(\.utterances.isEmpty) }

  mutating func addMark(named name: String, isStart: Bool, line: Int) {
    marks.append(Mark(name: name, isStart: isStart, line: line))
  }

  /// Adds a mark that the person moved beyond the first or last stop of a screen.
  mutating func addEdge(line: Int) { edges[marks.count, default: []].append(line) }

  /// Adds the words of a message as an utterance, a fragment or a usage hint.
  ///
  /// - Parameter time: The time in the header of the message; empty if the header has none.
  mutating func add(
    _ content: TalkBackMessageContent, from component: TalkBackLine.Component,
    at time: ArraySlice<UInt8>, line: Int
  ) {
    guard let source = Source(component), !isLoggedTwice(content, source, at: time) else { return }
    locale = locale ?? content.locale
    let words = content.words ?? ""
    let event = event(of: content, from: source)
    guard !SpokenEvents.isNoise(words, event) else { return }
    if isHint(words, of: event, in: source) {
      // Drop a hint whose end is missing. A stop without a logged hint causes no difference.
      guard content.end == .marked || !content.isCut else { return }
      return sources[source.rawValue].addHint(
        words, of: event, isNext: awaitsStop, section: marks.count, line: line)
    }
    guard !words.isEmpty || event?.cause ?? .focus == .focus else { return }
    if event?.cause ?? .focus == .focus { awaitsStop = false }
    if source == .fragment, let event {
      sources[Source.feedback.rawValue].setTime(of: event, from: words)
    }
    sources[source.rawValue].add(
      words, for: event, section: marks.count, line: line, isCut: content.isCut)
  }

  /// Whether a message with a whole utterance repeats the previous such message, including its
  /// time.
  private mutating func isLoggedTwice(
    _ content: TalkBackMessageContent, _ source: Source, at time: ArraySlice<UInt8>
  ) -> Bool {
    guard source == .feedback, !time.isEmpty else { return false }
    let feedback = Feedback(time: time, event: content.event, words: content.words)
    defer { lastFeedback = feedback }
    return feedback == lastFeedback
  }

  /// Returns the event that a message names, or else ``currentEvent``.
  ///
  /// The event of a whole utterance gets the time of ``currentEvent``, because the message has no
  /// time.
  private mutating func event(of content: TalkBackMessageContent, from source: Source)
    -> LoggedEvent?
  {
    guard var event = content.event else { return currentEvent }
    if source == .feedback, !isCurrentEventUsed, event.type == currentEvent?.type {
      event.time = currentEvent?.time
      isCurrentEventUsed = true
    }
    return event
  }

  /// Whether words are a usage hint.
  ///
  /// If the event does not show whether the words are a hint, they are compared with TalkBack's
  /// hints.
  private func isHint(_ words: String, of event: LoggedEvent?, in source: Source) -> Bool {
    if let event {
      if event.isHint { return true }
      // Whole utterances are hints only if their event is a hint. The first words of a focus event
      // are those of the stop, even if they look like a hint.
      guard source != .feedback else { return false }
      if event.cause == .focus, sources[source.rawValue].isNew(event) { return false }
    }
    return sources[source.rawValue].utterances.last?.section == marks.count
      && UsageHint.isTalkBack(words)
  }

  /// Whether words are about TalkBack or the system and not about the app.
  private static func isNoise(_ words: String, _ event: LoggedEvent?) -> Bool {
    if event?.isSystemEvent == true { return true }
    let bare = words.utf8.last == UInt8(ascii: ".") ? String(words.dropLast()) : words
    if bare == "TalkBack on" || bare == "TalkBack off" { return true }
    return bare == "Alert" && event?.cause != .focus
  }

  /// Returns the logged speech.
  ///
  /// The speech comes from the most reliable component that logged a stop. If no component logged a
  /// stop, the speech comes from the most reliable component that logged any utterance.
  mutating func speech(version: String?) -> LoggedSpeech {
    for index in sources.indices { sources[index].finishEarlyHint() }
    let heard = sources.filter { !$0.utterances.isEmpty }
    let chosen = heard.first { $0.utterances.contains { $0.cause == .focus } } ?? heard.first
    var diagnostics = diagnostics
    for line in chosen?.hintsWithoutStop ?? [] { diagnostics.record(.hintsWithoutStop, line: line) }
    let walks = walks(of: chosen?.utterances ?? [], &diagnostics)
    return LoggedSpeech(
      reader: "talkback", version: version, locale: locale, walks: walks,
      diagnostics: diagnostics.diagnostics)
  }

  private func walks(
    of spoken: [SourceUtterances.Utterance], _ diagnostics: inout DiagnosticCollector
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
      return [LoggedWalk(utterances: utterances(list, in: 0))]
    }
    var sections = [[SourceUtterances.Utterance]](repeating: [], count: marks.count + 1)
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
      walks.append(LoggedWalk(name: mark.name, utterances: utterances(spoken, in: section)))
    }
    return walks
  }

  /// Returns the utterances of a section, and the movements beyond the first or last stop, in log
  /// order.
  private func utterances(
    _ spoken: [SourceUtterances.Utterance], in section: Int
  ) -> [LoggedUtterance] {
    let edges = edges[section] ?? []
    let list = spoken.map(SpokenEvents.utterance)
    guard !edges.isEmpty else { return list }
    let marked = edges.map { LoggedUtterance("", cause: .edge, line: $0) }
    return (list + marked).sorted { $0.line < $1.line }
  }

  private static func utterance(_ spoken: SourceUtterances.Utterance) -> LoggedUtterance {
    var utterance = LoggedUtterance(
      spoken.words.text, cause: spoken.cause, hint: spoken.hint?.text, line: spoken.line)
    utterance.isCut = spoken.isCut
    return utterance
  }
}
