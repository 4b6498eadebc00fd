package import Announcements

/// VoiceOver's speech in a session, under three assumptions about the delay.
///
/// Apple documents the queue, but not the delay before it speaks about a change of focus. The queue
/// is therefore simulated with three delays: 0, 0.25 and 1 second. Speech that is heard with some
/// of these delays and lost with others is reported as being at risk.
struct VoiceOverSpeech: ReaderSpeech {
  private var reader: VoiceOver
  private let duration: ListeningTime
  /// The queues, one for each delay.
  ///
  /// The reported times are those of the first queue, which has the typical delay.
  private var queues: [VoiceOverSpeechQueue]
  private var requests: [Request] = []
  private var now = 0

  /// A request for speech or for a sound; a sound does not wait in the queue.
  private struct Request: Sendable {
    var announcement: Announcement
    var cause: SpeechLogEntry.Cause
    var step: Int
    var time: Int
    var node: SessionNode?
    /// The number of the item in each queue, or `nil` for a sound.
    var item: Int?
  }

  /// The assumed milliseconds between a change of focus and its speech: typical, none and long.
  private static let delays = [250, 0, 1_000]

  init(_ reader: VoiceOver, _ duration: ListeningTime = ListeningTime()) {
    self.reader = reader
    self.duration = duration
    queues = VoiceOverSpeech.delays.map(VoiceOverSpeechQueue.init(delay:))
  }

  private var words: VoiceOverPhrasebook { reader.phrasebook }
  private var items = 0

  mutating func advance(to time: Int) {
    now = max(now, time)
    for index in queues.indices { queues[index].advance(to: now) }
  }

  mutating func setReader(_ reader: any ScreenReader) {
    if let reader = reader as? VoiceOver { self.reader = reader }
  }

  mutating func finish() -> Int {
    var end = now
    for index in queues.indices { end = max(end, queues[index].finish()) }
    advance(to: end)
    return end
  }

  mutating func receive(_ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes) {
    advance(to: time)
    var composer = VoiceOverEventComposer(reader: reader, on: nodes, words: words)
    composer.handle(event)
    if composer.stopsSpeech { for index in queues.indices { queues[index].stop() } }
    for request in composer.requests { add(request, step) }
  }

  private mutating func add(_ request: VoiceOverEventComposer.SpeechRequest, _ step: Int) {
    var entry = Request(
      announcement: Announcement(request.parts), cause: request.cause, step: step, time: now,
      node: request.node)
    if request.cause != .sound {
      let text = entry.announcement.text
      guard !text.isEmpty else { return }
      entry.item = items
      let mode = request.mode ?? .hint(after: max(0, items - 1))
      for index in queues.indices {
        queues[index].add(mode, lasting: duration.milliseconds(of: text))
      }
      items += 1
    }
    requests.append(entry)
  }

  // MARK: Outcomes

  /// All speech, sorted by start time; speech that was not heard is sorted by request time.
  var log: [SpeechLogEntry] { VoiceOverSpeech.ordered(requests.map { heard($0) }) }

  func heard(in step: Int) -> [SpeechLogEntry] {
    let last = requests.lastIndex { $0.step == step }
    guard let last else { return [] }
    let first = requests[...last].lastIndex { $0.step < step }.map { $0 + 1 } ?? 0
    return VoiceOverSpeech.ordered(requests[first...last].map { heard($0) })
  }

  private static func ordered(_ all: [SpeechLogEntry]) -> [SpeechLogEntry] {
    let order = all.indices.sorted {
      (all[$0].start ?? all[$0].requested, $0) < (all[$1].start ?? all[$1].requested, $1)
    }
    return order.map { all[$0] }
  }

  private func heard(_ entry: Request) -> SpeechLogEntry {
    var heard = SpeechLogEntry(
      entry.announcement, entry.cause, step: entry.step, requested: entry.time, node: entry.node)
    guard let item = entry.item else {
      (heard.start, heard.end) = (entry.time, entry.time)
      return heard
    }
    let length = heard.text.count
    switch queues[0].status(of: item) {
    case .waiting, .dropped: break
    case .speaking(let start): heard.start = start
    case .spoken(let start, let end), .cut(let start, let end):
      (heard.start, heard.end) = (start, end)
    }
    let outcomes = queues.map {
      VoiceOverSpeech.outcome(of: $0.status(of: item), duration, heard.text)
    }
    let lost = outcomes.filter { $0.isLost(of: length) }.count
    // If the person did not wait for a hint, the hint counts as lost instead of at risk.
    if entry.cause == .hint, outcomes[0] != .heard {
      heard.outcome = .lost(.removed)
    } else if lost == 0 {
      heard.outcome = outcomes[0]
    } else if lost == outcomes.count {
      // The speech is lost with every delay.
      if case .lost = outcomes[0] {
        heard.outcome = outcomes[0]
      } else {
        heard.outcome = .lost(.silenced)
      }
    } else {
      heard.outcome = .atRisk(lostIn: lost, of: outcomes.count)
    }
    return heard
  }

  private static func outcome(
    of status: VoiceOverSpeechQueue.Status, _ duration: ListeningTime, _ text: String
  ) -> SpeechLogEntry.Outcome {
    switch status {
    case .waiting, .speaking, .spoken: return .heard
    case .dropped: return .lost(.removed)
    case .cut(let start, let end):
      let whole = max(1, duration.milliseconds(of: text))
      let characters = text.count * (end - start) / whole
      return characters == 0 ? .lost(.silenced) : .cut(after: min(characters, text.count))
    }
  }
}

extension SpeechLogEntry.Outcome {
  /// Whether the person heard less than half of a text of `length` characters.
  func isLost(of length: Int) -> Bool {
    switch self {
    case .heard: false
    case .cut(let count): count * 2 < length
    case .lost, .atRisk: true
    }
  }
}

extension VoiceOver: SpeakingReader {
  /// Starts VoiceOver's speech in a session.
  package func speech(lasting duration: ListeningTime) -> any ReaderSpeech {
    VoiceOverSpeech(self, duration)
  }

  package var focusRules: FocusRules {
    var rules = FocusRules()
    rules.pageFocus = settings.pageFocus
    rules.pageActivation = settings.pageActivation
    return rules
  }
}
