/// TalkBack’s speech queue on a virtual clock in milliseconds, with the engine behind it.
///
/// TalkBack keeps a queue of its own and hands one text after the other to the engine, which has a queue as
/// well: a text that is sent without a flush is heard after what the engine is speaking, even where
/// TalkBack has given that up.
///
/// Source: TalkBack 15.1 and 16.2, SpeechControllerImpl.java, speak, speakNextItem and interrupt;
/// FailoverTextToSpeech.java, executed.
package struct TalkBackSpeechQueue: Sendable {
  /// What became of an item.
  package enum Outcome: Sendable, Hashable {
    /// Not yet decided.
    case pending
    /// It was heard to its end.
    case completed(start: Int, end: Int)
    /// It was cut off, by the request of that number.
    case cut(start: Int, at: Int, by: Int)
    /// Another request took it out of the queue.
    case removed(at: Int, by: Int)
    /// The same was spoken, waited or had just been asked for.
    case duplicate(at: Int)
    /// There was nothing to speak.
    case silent(at: Int)
    /// The engine had it and was emptied before it began.
    case neverStarted
  }

  /// What TalkBack is told of an item when it is done with.
  package enum Status: Sendable, Hashable { case spoken, interrupted, error }

  /// A request, by its number in the order of asking.
  private struct Request: Sendable {
    var item: Item
    var asked: Int
    var outcome = Outcome.pending
    var status: Status?
    /// Whether the engine is emptied for it.
    var flushes: Bool
  }

  private var requests: [Request] = []
  private var queue: [Int] = []
  /// What TalkBack believes to be spoken.
  private var current: Int?
  /// What the engine speaks, and what it has still to speak.
  private var spoken: (request: Int, start: Int)?
  private var engine: [Int] = []
  /// Every request that was handed to the engine, in order.
  private var handed: [Int] = []
  /// The last requests, for telling duplicates.
  private var history: [Int] = []
  private(set) var now = 0

  /// For how long the same text is a duplicate.
  private static let duplicateWindow = 1_000
  private static let historyLength = 10

  package init() {}

  /// What became of a request.
  package func outcome(of request: Int) -> Outcome { requests[request].outcome }

  /// What TalkBack was told of a request.
  package func status(of request: Int) -> Status? { requests[request].status }

  /// When the engine began a request that it speaks now.
  package func start(of request: Int) -> Int? {
    spoken.flatMap { $0.request == request ? $0.start : nil }
  }

  /// How many requests were handed to the engine.
  package var handedCount: Int { handed.count }

  /// When the first of the requests ended that were handed to the engine from one on; absent as long as
  /// none did.
  package func firstEnd(ofHandedFrom first: Int) -> Int? {
    for request in handed.dropFirst(first) {
      switch requests[request].outcome {
      case .completed(_, let end): return end
      case .cut(_, let time, _): return time
      case .pending: return nil
      case .removed, .duplicate, .silent, .neverStarted: continue
      }
    }
    return nil
  }

  /// How many requests there were.
  package var count: Int { requests.count }

  /// When all that is known of is spoken.
  package var silence: Int {
    guard let spoken else { return now }
    var end = spoken.start + requests[spoken.request].item.duration
    for request in engine { end += requests[request].item.duration }
    let handed = Set(engine + [spoken.request])
    for request in queue where !handed.contains(request) { end += requests[request].item.duration }
    return max(now, end)
  }

  /// When what is spoken ends; absent in silence.
  package var nextEnd: Int? {
    spoken.map { $0.start + requests[$0.request].item.duration }
  }

  // MARK: Asking

  /// Asks for an item, and returns its number.
  @discardableResult
  package mutating func speak(_ item: Item) -> Int {
    let number = requests.count
    requests.append(
      Request(item: item, asked: now, flushes: item.mode.contains(.interrupt)))
    if item.flags.contains(.noSpeech) || item.text.allSatisfy(\.isWhitespace) {
      requests[number].outcome = .silent(at: now)
      return number
    }
    if item.flags.contains(.skipDuplicate), isDuplicate(item) {
      requests[number].outcome = .duplicate(at: now)
      return number
    }
    if !item.flags.contains(.noHistory) { history.append(number) }
    clearQueue(for: number)
    let isCut = current.map { isEnded($0, by: item, isSpoken: true) } ?? false
    if isCut, let current {
      tell(current, .interrupted)
      requests[number].flushes =
        requests[number].flushes
        || item.flags.contains(.interruptGroup) && isOfSameGroup(current, item)
    }
    queue.append(number)
    if current == nil || isCut { speakNext(for: number) }
    return number
  }

  /// Silences everything, or everything but what can ignore that; returns the number of the request.
  @discardableResult
  package mutating func interrupt(sparing: Bool = false) -> Int {
    let number = requests.count
    requests.append(
      Request(item: Item("", duration: 0), asked: now, outcome: .silent(at: now), flushes: false))
    for waiting in queue where !sparing || !requests[waiting].item.mode.ignoresInterrupts {
      requests[waiting].outcome = .removed(at: now, by: number)
      if sparing { tell(waiting, .interrupted) }
    }
    queue.removeAll { requests[$0].outcome != .pending }
    guard sparing else {
      if let current { tell(current, .error) }
      stopEngine(by: number)
      current = nil
      return number
    }
    guard let current, !requests[current].item.mode.ignoresInterrupts else { return number }
    tell(current, .interrupted)
    self.current = nil
    if queue.isEmpty { stopEngine(by: number) } else { speakNext(for: number) }
    return number
  }

  /// Lets time pass.
  package mutating func advance(to time: Int) {
    while let (request, start) = spoken {
      let end = start + requests[request].item.duration
      guard end <= time else { break }
      now = max(now, end)
      requests[request].outcome = .completed(start: start, end: end)
      spoken = nil
      if !engine.isEmpty { spoken = (engine.removeFirst(), now) }
      if current == request {
        tell(request, .spoken)
        current = nil
        speakNext(for: nil)
      }
    }
    now = max(now, time)
  }

  // MARK: The queue

  private func isDuplicate(_ item: Item) -> Bool {
    if queue.contains(where: { requests[$0].item.text == item.text }) { return true }
    if let current, requests[current].item.text == item.text { return true }
    return history.suffix(TalkBackSpeechQueue.historyLength).contains {
      requests[$0].item.text == item.text
        && now - requests[$0].asked < TalkBackSpeechQueue.duplicateWindow
    }
  }

  private func isOfSameGroup(_ request: Int, _ item: Item) -> Bool {
    item.group != nil && requests[request].item.group == item.group
  }

  /// Whether a new item takes another out of the queue, or cuts it.
  private func isEnded(_ request: Int, by item: Item, isSpoken: Bool) -> Bool {
    if item.mode.contains(.interrupt), !requests[request].item.mode.isUninterruptible {
      return true
    }
    return item.flags.contains(isSpoken ? .interruptGroup : .clearGroup)
      && isOfSameGroup(request, item)
  }

  private mutating func clearQueue(for number: Int) {
    let item = requests[number].item
    var kept: [Int] = []
    for waiting in queue {
      guard isEnded(waiting, by: item, isSpoken: false) else {
        kept.append(waiting)
        continue
      }
      requests[waiting].outcome = .removed(at: now, by: number)
      tell(waiting, .interrupted)
      history.removeAll { $0 == waiting }
    }
    queue = kept
    history = history.suffix(2 * TalkBackSpeechQueue.historyLength)
  }

  private mutating func tell(_ request: Int, _ status: Status) {
    requests[request].status = requests[request].status ?? status
  }

  private mutating func speakNext(for request: Int?) {
    guard !queue.isEmpty else {
      current = nil
      return
    }
    let next = queue.removeFirst()
    current = next
    if requests[next].flushes { stopEngine(by: request ?? next) }
    handed.append(next)
    if spoken == nil { spoken = (next, now) } else { engine.append(next) }
  }

  // MARK: The engine

  private mutating func stopEngine(by request: Int) {
    if let (cut, start) = spoken {
      requests[cut].outcome = .cut(start: start, at: now, by: request)
      spoken = nil
    }
    for waiting in engine { requests[waiting].outcome = .neverStarted }
    engine = []
  }
}
