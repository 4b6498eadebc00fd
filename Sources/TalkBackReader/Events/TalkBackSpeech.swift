package import Announcements

/// What TalkBack says of what happens, through its own queue.
struct TalkBackSpeech: ReaderSpeech {
  private var reader: TalkBack
  private let duration: ListeningTime
  private var queue = TalkBackSpeechQueue()
  private var asked: [Asked] = []
  /// The asked-for items by the numbers that the queue gave them.
  private var places: [Int: Int] = [:]
  /// What is asked for later, the earliest first.
  private var timers: [Timer] = []
  /// The hint that follows what was said when focus came.
  private var hint: Hint?
  private var typing = TalkBackTyping()

  private struct Asked: Sendable {
    var saying: TalkBackSaying.Saying
    var step: Int
    var time: Int
    /// Its number in the queue; absent for a sound.
    var request: Int?
  }

  private struct Timer: Sendable {
    var time: Int
    var saying: TalkBackSaying.Saying
    var step: Int
  }

  private struct Hint: Sendable {
    var request: Int
    /// TalkBack waits for what it hands to the engine next, which is other speech where that waits.
    var handed: Int
    var sayings: [TalkBackSaying.Saying]
    var step: Int
    var isScheduled = false
  }

  /// From the end of what was said of focus to its hint.
  ///
  /// Source: TalkBack 15.1 and 16.2, ProcessorAccessibilityHints.java.
  private static let hintDelay = 400

  init(_ reader: TalkBack, _ duration: ListeningTime = ListeningTime()) {
    self.reader = reader
    self.duration = duration
  }

  mutating func use(_ reader: any ScreenReader) {
    if let reader = reader as? TalkBack { self.reader = reader }
  }

  // MARK: Time

  mutating func advance(to time: Int) {
    while let next = nextTime, next <= time {
      queue.advance(to: next)
      scheduleHint()
      while let timer = timers.first, timer.time <= next {
        timers.removeFirst()
        ask(timer.saying, timer.step)
      }
    }
    queue.advance(to: time)
    scheduleHint()
  }

  private var nextTime: Int? { [timers.first?.time, queue.nextEnd].compactMap(\.self).min() }

  mutating func finish() -> Int {
    while let next = nextTime { advance(to: next) }
    return queue.now
  }

  private mutating func schedule(_ saying: TalkBackSaying.Saying, at time: Int, _ step: Int) {
    let place = timers.firstIndex { $0.time > time } ?? timers.count
    timers.insert(Timer(time: time, saying: saying, step: step), at: place)
  }

  /// A hint comes a while after what was said of focus ended, or was cut by other speech.
  ///
  /// Source: TalkBack 16.2, SpeechControllerImpl.java, peekNextUtteranceId and onUtteranceCompleted.
  private mutating func scheduleHint() {
    guard var pending = hint, !pending.isScheduled else { return }
    guard let end = queue.firstEnd(ofHandedFrom: pending.handed) else { return }
    pending.isScheduled = true
    hint = pending
    for saying in pending.sayings {
      schedule(saying, at: end + TalkBackSpeech.hintDelay, pending.step)
    }
  }

  // MARK: What happens

  mutating func take(
    _ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes
  ) {
    advance(to: time)
    var told = TalkBackSaying(reader: reader, on: nodes, typing: typing)
    told.take(event)
    typing = told.typing
    if told.silences {
      // Whatever is said of focus now has no hint any more; what still waits has.
      if let pending = hint, !pending.isScheduled, queue.start(of: pending.request) != nil {
        hint = nil
      }
      queue.interrupt()
    }
    if told.dropsHint { dropHint() }
    if told.dropsCleared { timers.removeAll { $0.saying.isClearing } }
    for saying in told.sayings {
      if saying.isAfterClick { renew(saying) }
      if saying.cause == .focus { dropHint() }
      if saying.delay > 0 {
        schedule(saying, at: time + saying.delay, step)
      } else {
        ask(saying, step)
      }
    }
  }

  /// The state is read when it is told: a second click changes what is told of the first.
  private mutating func renew(_ saying: TalkBackSaying.Saying) {
    for place in timers.indices
    where timers[place].saying.isAfterClick && timers[place].saying.node == saying.node {
      timers[place].saying.parts = saying.parts
    }
  }

  private mutating func dropHint() {
    hint = nil
    timers.removeAll { $0.saying.cause == .hint || $0.saying.isFirstFocus }
  }

  private mutating func ask(_ saying: TalkBackSaying.Saying, _ step: Int) {
    var asking = Asked(saying: saying, step: step, time: queue.now)
    if saying.cause != .sound {
      let text = Announcement(saying.parts).text
      guard !text.isEmpty else { return }
      let item = TalkBackSpeechQueue.Item(
        text, saying.mode, saying.flags, group: saying.group,
        duration: duration.milliseconds(of: text))
      let handed = queue.handedCount
      let request = queue.speak(item)
      asking.request = request
      places[request] = asked.count
      if saying.cause == .focus, !saying.hints.isEmpty {
        hint = Hint(
          request: request, handed: handed, sayings: saying.hints, step: step)
      }
    }
    asked.append(asking)
    scheduleHint()
  }

  // MARK: What became of it

  /// In the order in which it began, or would have.
  var log: [Heard] { TalkBackSpeech.ordered(asked.map { heard($0) }) }

  /// The same of one step.
  func heard(in step: Int) -> [Heard] {
    let last = asked.lastIndex { $0.step == step }
    guard let last else { return [] }
    // What is asked for later may belong to an earlier step, so that a few more are looked at.
    let first = asked[...last].lastIndex { $0.step < step - 1 } ?? 0
    return TalkBackSpeech.ordered(
      asked[first...last].filter { $0.step == step }.map { heard($0) })
  }

  private static func ordered(_ all: [Heard]) -> [Heard] {
    let places = all.indices.sorted {
      (all[$0].start ?? all[$0].asked, $0) < (all[$1].start ?? all[$1].asked, $1)
    }
    return places.map { all[$0] }
  }

  private func heard(_ asking: Asked) -> Heard {
    var heard = Heard(
      Announcement(asking.saying.parts), asking.saying.cause, step: asking.step,
      asked: asking.time, node: asking.saying.node)
    guard let request = asking.request else {
      (heard.start, heard.end) = (asking.time, asking.time)
      return heard
    }
    switch queue.outcome(of: request) {
    case .pending: heard.start = queue.start(of: request)
    case .completed(let start, let end): (heard.start, heard.end) = (start, end)
    case .cut(let start, let end, _):
      (heard.start, heard.end) = (start, end)
      let whole = max(1, duration.milliseconds(of: heard.text))
      let characters = min(heard.text.count, heard.text.count * (end - start) / whole)
      heard.outcome = characters == 0 ? .lost(.silenced) : .cut(after: characters)
    case .removed, .neverStarted: heard.outcome = .lost(.removed)
    case .duplicate: heard.outcome = .lost(.duplicate)
    case .silent: heard.outcome = .lost(.silenced)
    }
    return heard
  }
}

extension TalkBack: SpeakingReader {
  /// TalkBack's speech in a session.
  package func speech(lasting duration: ListeningTime) -> any ReaderSpeech {
    TalkBackSpeech(self, duration)
  }
}
