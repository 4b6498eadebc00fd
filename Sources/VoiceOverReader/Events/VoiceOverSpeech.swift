package import Announcements

/// What VoiceOver says of what happens, under three assumptions about its timing.
///
/// Apple documents the outline of the queue and no times, so that a verdict is the same under all three
/// or says that it is not: at once, after a quarter of a second, after a second.
struct VoiceOverSpeech: ReaderSpeech {
  private var reader: VoiceOver
  private let duration: ListeningTime
  /// The queues: typical first, as its times are those that are told.
  private var queues: [VoiceOverQueue]
  private var asked: [Asked] = []
  private var now = 0

  /// Something asked for, or a sound, which waits for nothing.
  private struct Asked: Sendable {
    var announcement: Announcement
    var cause: Heard.Cause
    var step: Int
    var time: Int
    var node: SessionNode?
    /// The number in the queues; absent for a sound.
    var item: Int?
  }

  /// Milliseconds from a change of focus to its speech: typical, instant and slow.
  private static let delays = [250, 0, 1_000]

  init(_ reader: VoiceOver, _ duration: ListeningTime = ListeningTime()) {
    self.reader = reader
    self.duration = duration
    queues = VoiceOverSpeech.delays.map(VoiceOverQueue.init(delay:))
  }

  private var words: VoiceOverPhrasebook { reader.phrasebook }
  private var items = 0

  mutating func advance(to time: Int) {
    now = max(now, time)
    for place in queues.indices { queues[place].advance(to: now) }
  }

  mutating func use(_ reader: any ScreenReader) {
    if let reader = reader as? VoiceOver { self.reader = reader }
  }

  mutating func finish() -> Int {
    var end = now
    for place in queues.indices { end = max(end, queues[place].finish()) }
    advance(to: end)
    return end
  }

  mutating func take(
    _ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes
  ) {
    advance(to: time)
    var told = VoiceOverSaying(reader: reader, on: nodes, words: words)
    told.take(event)
    if told.isHushed { for place in queues.indices { queues[place].hush() } }
    for saying in told.sayings { ask(saying, step) }
  }

  private mutating func ask(_ saying: VoiceOverSaying.Saying, _ step: Int) {
    var asking = Asked(
      announcement: Announcement(saying.parts), cause: saying.cause, step: step, time: now,
      node: saying.node)
    if saying.cause != .sound {
      let text = asking.announcement.text
      guard !text.isEmpty else { return }
      asking.item = items
      let mode = saying.mode ?? .hint(after: max(0, items - 1))
      for place in queues.indices {
        queues[place].ask(mode, lasting: duration.milliseconds(of: text))
      }
      items += 1
    }
    asked.append(asking)
  }

  // MARK: What became of it

  /// In the order in which it began, or would have.
  var log: [Heard] { VoiceOverSpeech.ordered(asked.map { heard($0) }) }

  func heard(in step: Int) -> [Heard] {
    let last = asked.lastIndex { $0.step == step }
    guard let last else { return [] }
    let first = asked[...last].lastIndex { $0.step < step }.map { $0 + 1 } ?? 0
    return VoiceOverSpeech.ordered(asked[first...last].map { heard($0) })
  }

  private static func ordered(_ all: [Heard]) -> [Heard] {
    let places = all.indices.sorted {
      (all[$0].start ?? all[$0].asked, $0) < (all[$1].start ?? all[$1].asked, $1)
    }
    return places.map { all[$0] }
  }

  private func heard(_ asking: Asked) -> Heard {
    var heard = Heard(
      asking.announcement, asking.cause, step: asking.step, asked: asking.time, node: asking.node)
    guard let item = asking.item else {
      (heard.start, heard.end) = (asking.time, asking.time)
      return heard
    }
    let length = heard.text.count
    switch queues[0].fate(of: item) {
    case .waiting: break
    case .speaking(let start): heard.start = start
    case .spoken(let start, let end), .cut(let start, let end):
      (heard.start, heard.end) = (start, end)
    case .dropped: break
    }
    let fates = queues.map {
      VoiceOverSpeech.outcome(of: $0.fate(of: item), duration, heard.text)
    }
    let lost = fates.filter { $0.isLost(of: length) }.count
    // A hint that nobody waited for is not lost: whoever goes on does without it.
    if asking.cause == .hint, fates[0] != .heard {
      heard.outcome = .lost(.removed)
    } else if lost == 0 {
      heard.outcome = fates[0]
    } else if lost == fates.count {
      // Under every timing hardly anything is heard, be it cut off or never begun.
      if case .lost = fates[0] {
        heard.outcome = fates[0]
      } else {
        heard.outcome = .lost(.silenced)
      }
    } else {
      heard.outcome = .atRisk(lostIn: lost, of: fates.count)
    }
    return heard
  }

  private static func outcome(
    of fate: VoiceOverQueue.Fate, _ duration: ListeningTime, _ text: String
  ) -> Heard.Outcome {
    switch fate {
    case .waiting, .speaking, .spoken: return .heard
    case .dropped: return .lost(.removed)
    case .cut(let start, let end):
      let whole = max(1, duration.milliseconds(of: text))
      let characters = text.count * (end - start) / whole
      return characters == 0 ? .lost(.silenced) : .cut(after: min(characters, text.count))
    }
  }
}

extension Heard.Outcome {
  /// Whether less than half of so many characters was heard.
  func isLost(of length: Int) -> Bool {
    switch self {
    case .heard: false
    case .cut(let count): count * 2 < length
    case .lost, .atRisk: true
    }
  }
}

extension VoiceOver: SpeakingReader {
  /// VoiceOver's speech in a session.
  package func speech(lasting duration: ListeningTime) -> any ReaderSpeech {
    VoiceOverSpeech(self, duration)
  }
}
