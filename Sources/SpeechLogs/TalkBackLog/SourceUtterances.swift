/// The utterances that one component of TalkBack logged, one utterance for each event.
struct SourceUtterances {
  /// The utterance of an event.
  struct Utterance {
    var event: LoggedEvent?
    var cause: LoggedUtterance.Cause
    var words: JoinedFragments
    var hint: JoinedFragments?
    /// The time of the event that caused the hint.
    var hintTime: Int?
    var line: Int
    /// The section of the log that contains the utterance, given as the number of screen marks
    /// before the section.
    var section: Int
    /// The section that contains the latest words of the same event.
    var lastSection: Int
    /// Whether the log ends inside the utterance.
    var isCut = false

    /// Adds the fragments of incomplete repeats, unless the fragments were spoken on another
    /// screen.
    mutating func endRepeats() {
      if lastSection == section { words.endRepeat() }
      hint?.endRepeat()
    }
  }

  /// A usage hint that comes before the words of its stop in the log.
  private struct EarlyHint {
    var words: JoinedFragments
    var time: Int?
    var section: Int
    var line: Int
    /// Whether the hint may belong to the previous stop instead of the next stop.
    var mayBeOfStopBefore: Bool

    /// Whether the hint was spoken before focus moved to a stop, and therefore does not belong to
    /// the stop.
    func isBefore(_ focus: LoggedEvent?) -> Bool {
      guard let time, let focused = focus?.time else { return false }
      return time < focused
    }
  }

  /// Whether the component of TalkBack logs fragments, so that several messages about an event form
  /// one utterance.
  let hasFragments: Bool
  private(set) var utterances: [Utterance] = []
  /// The line numbers of usage hints that belong to no stop.
  private(set) var hintsWithoutStop: [Int] = []
  /// The usage hint whose stop has not followed yet, or `nil` if there is none.
  private var earlyHint: EarlyHint?
  /// The index of the last utterance of each event that has a time.
  private var indices: [LoggedEvent: Int] = [:]
  /// The index of the last utterance that is a stop.
  private var lastStop: Int?

  init(hasFragments: Bool) { self.hasFragments = hasFragments }

  /// Whether an event has a time and no utterance yet.
  func isNew(_ event: LoggedEvent) -> Bool { event.time != nil && indices[event] == nil }

  /// Adds the words of a message.
  ///
  /// - Parameter section: The number of screen marks in the log before the message.
  mutating func add(
    _ words: String, for event: LoggedEvent?, section: Int, line: Int, isCut: Bool
  ) {
    var fragments = JoinedFragments(words, separator: " ")
    if let event, event.time != nil {
      guard let unjoined = join(words, to: event, section: section) else {
        if isCut, let index = indices[event] { utterances[index].isCut = true }
        return
      }
      fragments = unjoined
      indices[event] = utterances.count
    }
    let cause = event?.cause ?? .focus
    utterances.append(
      Utterance(
        event: event, cause: cause, words: fragments, line: line, section: section,
        lastSection: section, isCut: isCut))
    guard cause == .focus else { return }
    if let hint = earlyHint, hint.section == section, !hint.isBefore(event) {
      utterances[utterances.count - 1].hint = hint.words
      earlyHint = nil
    }
    finishEarlyHint()
    lastStop = utterances.count - 1
  }

  /// Adds words to the utterance of their event on the same screen, and drops words that repeat the
  /// utterance.
  ///
  /// - Returns: The words of a new utterance, or `nil` if the words were added or dropped.
  private mutating func join(
    _ words: String, to event: LoggedEvent, section: Int
  ) -> JoinedFragments? {
    guard let index = indices[event] else { return JoinedFragments(words, separator: " ") }
    if words.isEmpty { return nil }
    if utterances[index].lastSection != section {
      utterances[index].endRepeats()
      _ = utterances[index].words.removeRepeat()
      utterances[index].lastSection = section
    }
    guard !utterances[index].words.isRepeat(words) else { return nil }
    if hasFragments, utterances[index].section == section, utterances[index].hint == nil,
      utterances[index].words.count == 1, UsageHint.isTalkBack(utterances[index].words.text)
    {
      // The first words of the event were a hint: TalkBack spoke the hint before the words of the
      // stop.
      utterances[index].hint = utterances[index].words
      utterances[index].words = JoinedFragments(words, separator: " ")
      return nil
    }
    guard hasFragments, utterances[index].section == section else {
      var own = JoinedFragments("", separator: " ")
      for begun in utterances[index].words.removeRepeat() { own.add(begun) }
      own.add(words)
      return own
    }
    utterances[index].words.add(words)
    return nil
  }

  /// Adds a usage hint to the stop of the hint's event or, without such a stop, to the last stop of
  /// a section.
  ///
  /// TalkBack speaks only one hint for each stop. Therefore, a second hint belongs to the next
  /// stop, if another stop follows.
  ///
  /// - Parameter isNext: Whether the hint is known to belong to the next stop.
  mutating func addHint(
    _ words: String, of event: LoggedEvent?, isNext: Bool, section: Int, line: Int
  ) {
    guard !words.isEmpty else { return }
    if let event, event.cause == .focus, event.time != nil, let index = indices[event],
      utterances[index].section == section
    {
      return addHint(words, at: event.time, to: index)
    }
    let time = event?.time
    let last = lastStop.flatMap { utterances[$0].section == section ? $0 : nil }
    // Fragments with the same time belong to the same hint.
    let isOther = !hasFragments || time != nil && time != last.flatMap { utterances[$0].hintTime }
    let isSecond = isOther && last.map { isOtherHint(words, at: $0) } == true
    guard isNext || isSecond else {
      if let last { addHint(words, at: time, to: last) } else { hintsWithoutStop.append(line) }
      return
    }
    if earlyHint?.section == section {
      earlyHint?.words.add(words)
    } else {
      finishEarlyHint()
      earlyHint = EarlyHint(
        words: JoinedFragments(words, separator: ". "), time: time, section: section, line: line,
        mayBeOfStopBefore: !isNext)
    }
  }

  /// Whether a stop already has a usage hint whose words differ from `words`.
  private func isOtherHint(_ words: String, at index: Int) -> Bool {
    utterances[index].hint.map { $0.text != words } ?? false
  }

  private mutating func addHint(_ words: String, at time: Int?, to index: Int) {
    utterances[index].hintTime = time
    if utterances[index].hint == nil {
      utterances[index].hint = JoinedFragments(words, separator: ". ")
    } else {
      utterances[index].hint?.add(words)
    }
  }

  /// Adds the early hint to the stop before it, because no stop followed the hint.
  ///
  /// If the hint cannot belong to that stop, it is recorded as a hint without a stop.
  mutating func finishEarlyHint() {
    guard let hint = earlyHint else { return }
    earlyHint = nil
    if hint.mayBeOfStopBefore, let index = lastStop, utterances[index].section == hint.section {
      addHint(hint.words.text, at: hint.time, to: index)
    } else {
      hintsWithoutStop.append(hint.line)
    }
  }

  /// Gives the last utterance the time of an event; the next fragment in the log contains this
  /// time.
  ///
  /// Messages with whole utterances contain no time, but messages with fragments contain a time. If
  /// the event already has an utterance with the same words, the last utterance is removed instead.
  ///
  /// - Parameter words: The words of the fragment. The utterance must begin with them.
  mutating func setTime(of event: LoggedEvent, from words: String) {
    guard event.time != nil, let last = utterances.last, last.event?.type == event.type,
      last.event?.time == nil, last.words.text.utf8.starts(with: words.utf8)
    else { return }
    let index = utterances.count - 1
    if let earlier = indices[event], utterances[earlier].words.text == last.words.text {
      utterances.removeLast()
      if last.cause == .focus { lastStop = earlier }
      if let hint = last.hint { addHint(hint.text, at: last.hintTime, to: earlier) }
    } else {
      utterances[index].event?.time = event.time
      let isDoubled = removeDouble(before: index)
      indices[event] = isDoubled ? index - 1 : index
    }
  }

  /// Removes the utterance before an index if its words are the same and it is on the previous
  /// line.
  ///
  /// Two such utterances are about one event.
  ///
  /// - Returns: Whether an utterance was removed.
  private mutating func removeDouble(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let (before, last) = (utterances[index - 1], utterances[index])
    guard before.line == last.line - 1, before.event?.type == last.event?.type,
      before.event?.time == nil, before.words.text == last.words.text
    else { return false }
    utterances.remove(at: index - 1)
    if lastStop == index { lastStop = index - 1 }
    return true
  }
}
