package import Announcements

/// TalkBack's speech in a session: the requests that events cause, and the queue that speaks them.
struct TalkBackSpeech: ReaderSpeech {
  private var reader: TalkBack
  private let duration: ListeningTime
  private var queue = TalkBackSpeechQueue()
  private var submitted: [SubmittedRequest] = []
  /// The delayed requests, sorted by the time at which they are due.
  private var timers: [Timer] = []
  /// The usage hint that follows the words for the focused node, or `nil` if there is none.
  private var hint: Hint?
  private var typing = TalkBackTypingState()
  /// The title of the window, if no node in it has had focus yet; otherwise empty.
  private var unfocusedWindow = ""
  /// The time of the last announcement of each live region that has a minimum interval.
  private var announcements: [SessionNode: Int] = [:]

  private struct SubmittedRequest: Sendable {
    var request: SpeechRequest
    var step: Int
    var time: Int
    /// The number that the queue gave to the request, or `nil` for a sound.
    var number: Int?
  }

  private struct Timer: Sendable {
    var time: Int
    var request: SpeechRequest
    var step: Int
  }

  private struct Hint: Sendable {
    /// The number that the queue gave to the request with the words for the focused node.
    var number: Int
    /// The number of requests that the engine had received when the words for the focused node were
    /// requested.
    ///
    /// TalkBack schedules the hint for the end of the item that the engine receives next. If the
    /// words for the focused node still wait in the queue, that item can be other speech.
    var handed: Int
    var requests: [SpeechRequest]
    var step: Int
    var isScheduled = false
  }

  /// The milliseconds between the end of the words for the focused node and the usage hint.
  ///
  /// Source: TalkBack 15.1 and 16.2, ProcessorAccessibilityHints.java.
  private static let hintDelay = 400

  init(_ reader: TalkBack, _ duration: ListeningTime = ListeningTime()) {
    self.reader = reader
    self.duration = duration
  }

  mutating func setReader(_ reader: any ScreenReader) {
    if let reader = reader as? TalkBack { self.reader = reader }
  }

  // MARK: Time

  mutating func advance(to time: Int) {
    while let next = nextTime, next <= time {
      queue.advance(to: next)
      scheduleHint()
      while let timer = timers.first, timer.time <= next {
        timers.removeFirst()
        submit(timer.request, timer.step)
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

  private mutating func schedule(_ request: SpeechRequest, at time: Int, _ step: Int) {
    let index = timers.firstIndex { $0.time > time } ?? timers.count
    timers.insert(Timer(time: time, request: request, step: step), at: index)
  }

  /// Schedules the usage hint as soon as the words before it have ended or were interrupted.
  ///
  /// Source: TalkBack 16.2, SpeechControllerImpl.java, peekNextUtteranceId and
  /// onUtteranceCompleted.
  private mutating func scheduleHint() {
    guard let pending = hint, !pending.isScheduled,
      let end = queue.firstEnd(ofHandedFrom: pending.handed)
    else { return }
    hint?.isScheduled = true
    for request in pending.requests {
      schedule(request, at: end + TalkBackSpeech.hintDelay, pending.step)
    }
  }

  // MARK: Events

  mutating func receive(_ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes) {
    advance(to: time)
    var composer = TalkBackEventComposer(reader: reader, on: nodes, typing: typing)
    composer.newWindow = firstFocus?.windowTitle ?? unfocusedWindow
    composer.handle(event)
    typing = composer.typing
    if composer.requests.contains(where: { $0.cause == .focus }) { unfocusedWindow = "" }
    unfocusedWindow = composer.unfocusedWindow ?? unfocusedWindow
    if composer.stopsSpeech {
      // If the words for the focused node are being spoken, their hint is dropped. If these words
      // still wait in the queue, the hint stays.
      if let pending = hint, !pending.isScheduled, queue.start(of: pending.number) != nil {
        hint = nil
      }
      queue.interrupt()
    }
    if composer.dropsHint { dropHint() }
    if composer.dropsClearedText { timers.removeAll { $0.request.reportsClearing } }
    for request in composer.requests where isDue(request, at: time) {
      if request.followsClick { updateClickedState(request) }
      if request.cause == .focus { dropHint() }
      if request.delay > 0 {
        schedule(request, at: time + request.delay, step)
      } else {
        submit(request, step)
      }
    }
  }

  /// The pending announcement of the node that gets focus because a new screen opened.
  private var firstFocus: SpeechRequest? { timers.first { $0.request.isFirstFocus }?.request }

  var awaitsFirstFocus: Bool { firstFocus != nil }

  /// Whether the minimum interval since the last announcement of the node has passed.
  ///
  /// If the interval has passed, this function records the time of the new announcement.
  private mutating func isDue(_ request: SpeechRequest, at time: Int) -> Bool {
    guard request.interval > 0, let node = request.node else { return true }
    if let last = announcements[node], time - last < request.interval { return false }
    announcements[node] = time
    return true
  }

  /// Replaces the state in earlier requests for the same node that have not yet reached the queue.
  ///
  /// TalkBack reads the state of the node only when the delay of a request has passed.
  private mutating func updateClickedState(_ request: SpeechRequest) {
    for index in timers.indices
    where timers[index].request.followsClick && timers[index].request.node == request.node {
      timers[index].request.parts = request.parts
    }
  }

  private mutating func dropHint() {
    hint = nil
    timers.removeAll { $0.request.cause == .hint || $0.request.isFirstFocus }
  }

  private mutating func submit(_ request: SpeechRequest, _ step: Int) {
    var submission = SubmittedRequest(request: request, step: step, time: queue.now)
    if request.cause != .sound {
      let text = Announcement(request.parts).text
      guard !text.isEmpty else { return }
      let item = TalkBackSpeechQueue.Item(
        text, request.mode, request.flags, group: request.group,
        duration: duration.milliseconds(of: text))
      let handed = queue.handedCount
      let number = queue.speak(item)
      submission.number = number
      if request.cause == .focus, !request.hints.isEmpty {
        hint = Hint(number: number, handed: handed, requests: request.hints, step: step)
      }
    }
    submitted.append(submission)
    scheduleHint()
  }

  // MARK: Outcomes

  /// All speech, sorted by start time; speech that was not heard is sorted by request time.
  var log: [SpeechLogEntry] { TalkBackSpeech.ordered(submitted.map { heard($0) }) }

  func heard(in step: Int) -> [SpeechLogEntry] {
    guard let last = submitted.lastIndex(where: { $0.step == step }) else { return [] }
    // Delayed requests of the previous step can be between those of this step. The search therefore
    // continues back through all requests of the previous step.
    let first = submitted[...last].lastIndex { $0.step < step - 1 } ?? 0
    return TalkBackSpeech.ordered(
      submitted[first...last].filter { $0.step == step }.map { heard($0) })
  }

  private static func ordered(_ all: [SpeechLogEntry]) -> [SpeechLogEntry] {
    let indices = all.indices.sorted {
      (all[$0].start ?? all[$0].requested, $0) < (all[$1].start ?? all[$1].requested, $1)
    }
    return indices.map { all[$0] }
  }

  private func heard(_ submission: SubmittedRequest) -> SpeechLogEntry {
    let request = submission.request
    var heard = SpeechLogEntry(
      Announcement(request.parts), request.cause, step: submission.step, requested: submission.time,
      node: request.node)
    guard let number = submission.number else {
      (heard.start, heard.end) = (submission.time, submission.time)
      return heard
    }
    switch queue.outcome(of: number) {
    case .pending: heard.start = queue.start(of: number)
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
  package func speech(lasting duration: ListeningTime) -> any ReaderSpeech {
    TalkBackSpeech(self, duration)
  }

  package var focusRules: FocusRules {
    var rules = FocusRules()
    rules.keysStartAtFocus = settings.profile.has(.keysStartAtFocus)
    rules.ignoresRequests = settings.profile.has(.requestsIgnored)
    rules.panesStartAfresh = settings.profile.has(.panesStartAfresh)
    rules.reloadsStartAtTop = settings.profile.has(.reloadsStartAtTop)
    rules.pageFocus = settings.pageFocus
    rules.pageActivation = settings.pageActivation
    return rules
  }
}
