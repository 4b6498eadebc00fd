/// The utterances that one part of TalkBack logged, one for each event.
struct SourceUtterances {
  /// The utterance of an event.
  struct Utterance {
    var event: LoggedEvent?
    var cause: LoggedUtterance.Cause
    var words: JoinedFragments
    var hint: JoinedFragments?
    var line: Int
    /// The number of screen marks in the log before the utterance.
    var section: Int
    /// The number of screen marks in the log before the latest words of the same event.
    var lastSection: Int
    /// Whether the log ends inside the utterance.
    var isCut = false

    /// Adds the words of incomplete repeats, unless they were spoken on another screen.
    mutating func endRepeats() {
      if lastSection == section { words.endRepeat() }
      hint?.endRepeat()
    }
  }

  /// Whether an utterance consists of fragments, so that later words of its event are joined to it.
  let hasFragments: Bool
  private(set) var utterances: [Utterance] = []
  /// The lines of usage hints without a stop before them.
  private(set) var hintsWithoutStop: [Int] = []
  /// The index of the last utterance of each event with a time.
  private var indices: [LoggedEvent: Int] = [:]
  /// The index of the last stop.
  private var lastStop: Int?

  init(hasFragments: Bool) { self.hasFragments = hasFragments }

  /// Whether an event has a time and no utterance yet.
  func isNew(_ event: LoggedEvent) -> Bool { event.time != nil && indices[event] == nil }

  /// Adds the words of a message.
  ///
  /// - Parameter section: The number of marks for a new screen in the log before the message.
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
    if cause == .focus { lastStop = utterances.count }
    utterances.append(
      Utterance(
        event: event, cause: cause, words: fragments, line: line, section: section,
        lastSection: section, isCut: isCut))
  }

  /// Adds words to the utterance of their event if both are on the same screen; drops the words if
  /// they repeat the utterance.
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
    guard hasFragments, utterances[index].section == section else {
      var own = JoinedFragments("", separator: " ")
      for begun in utterances[index].words.removeRepeat() { own.add(begun) }
      own.add(words)
      return own
    }
    utterances[index].words.add(words)
    return nil
  }

  /// Adds a usage hint to the last stop of a section.
  mutating func addHint(_ words: String, section: Int, line: Int) {
    guard !words.isEmpty else { return }
    guard let index = lastStop, utterances[index].section == section else {
      return hintsWithoutStop.append(line)
    }
    if utterances[index].hint == nil {
      utterances[index].hint = JoinedFragments(words, separator: ". ")
    } else {
      utterances[index].hint?.add(words)
    }
  }

  /// Sets the time of the last utterance from the event of the fragment that follows it in the log.
  ///
  /// Whole utterances have no time in the log, but their fragments have one. If the event already
  /// has an utterance with the same words, the last utterance is removed instead.
  ///
  /// - Parameter words: The fragment. The utterance must begin with these words.
  mutating func setTime(of event: LoggedEvent, from words: String) {
    guard event.time != nil, let last = utterances.last, last.event?.type == event.type,
      last.event?.time == nil, last.words.text.utf8.starts(with: words.utf8)
    else { return }
    let index = utterances.count - 1
    if let earlier = indices[event], utterances[earlier].words.text == last.words.text {
      utterances.removeLast()
      if last.cause == .focus { lastStop = earlier }
    } else {
      utterances[index].event?.time = event.time
      let isDoubled = removeDouble(before: index)
      indices[event] = isDoubled ? index - 1 : index
    }
  }

  /// Removes an equal utterance on the line before, because both lines are about one event; returns
  /// whether there was such an utterance.
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
