/// TalkBack’s speech queue and the speech engine, on a virtual clock in milliseconds.
///
/// TalkBack hands the items of its queue to the engine one at a time. The engine has a queue of its
/// own. An item can flush the engine's queue. Otherwise, the engine first speaks its current item
/// to the end, even if TalkBack regards that item as interrupted. Source: TalkBack 15.1 and 16.2,
/// SpeechControllerImpl.java, speak, speakNextItem and interrupt; FailoverTextToSpeech.java. We
/// executed these classes.
package struct TalkBackSpeechQueue: Sendable {
  /// The outcome of a request.
  package enum Outcome: Sendable, Hashable {
    case pending
    /// The item was spoken to its end.
    case completed(start: Int, end: Int)
    /// The request with the number `by` interrupted the item.
    case cut(start: Int, at: Int, by: Int)
    /// Another request removed the item from the queue.
    case removed(at: Int, by: Int)
    /// The item was skipped, because its text was being spoken, was waiting, or was just requested.
    case duplicate(at: Int)
    /// The item had nothing to speak.
    case silent(at: Int)
    /// The engine had received the item, but was flushed before it began to speak it.
    case neverStarted
  }

  /// The status that the engine reports for a finished item.
  package enum Status: Sendable, Hashable { case spoken, interrupted, error }

  private struct Request: Sendable {
    var item: Item
    var asked: Int
    var outcome = Outcome.pending
    var status: Status?
    /// Whether the item flushes the engine's queue.
    var flushes: Bool
  }

  private var requests: [Request] = []
  private var queue: [Int] = []
  /// The request that TalkBack regards as being spoken.
  private var current: Int?
  /// The request that the engine is speaking, and the time at which it began.
  ///
  /// The requests that wait in the engine are in `engine`.
  private var spoken: (request: Int, start: Int)?
  private var engine: [Int] = []
  /// The requests that TalkBack handed to the engine, in order.
  private var handed: [Int] = []
  /// The last requests; new items are compared with them to find duplicates.
  private var history: [Int] = []
  private(set) var now = 0

  /// The milliseconds within which the same text counts as a duplicate.
  private static let duplicateWindow = 1_000
  private static let historyLength = 10

  package init() {}

  package func outcome(of request: Int) -> Outcome { requests[request].outcome }

  /// Returns the status that the engine reported for a request.
  package func status(of request: Int) -> Status? { requests[request].status }

  /// Returns the time at which the engine began to speak a request.
  ///
  /// The result is `nil` unless the engine is speaking the request now.
  func start(of request: Int) -> Int? {
    spoken.flatMap { $0.request == request ? $0.start : nil }
  }

  var handedCount: Int { handed.count }

  /// Returns the end time of the first spoken request at or after an index of `handed`.
  ///
  /// Requests that were never spoken are skipped. The result is `nil` if the request has not ended
  /// yet, or if there is no such request.
  func firstEnd(ofHandedFrom first: Int) -> Int? {
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

  /// The time at which the current speech ends, or `nil` if the engine is silent.
  var nextEnd: Int? {
    spoken.map { $0.start + requests[$0.request].item.duration }
  }

  // MARK: Requests

  /// Requests that an item is spoken, and returns the number of the request.
  @discardableResult
  package mutating func speak(_ item: Item) -> Int {
    let number = requests.count
    requests.append(Request(item: item, asked: now, flushes: item.mode.contains(.interrupt)))
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
      setStatus(current, .interrupted)
      requests[number].flushes =
        requests[number].flushes
        || item.flags.contains(.interruptGroup) && isOfSameGroup(current, item)
    }
    queue.append(number)
    if current == nil || isCut { speakNext(for: number) }
    return number
  }

  /// Stops all speech, and returns the number of the request to stop.
  ///
  /// - Parameter sparing: Whether items with the mode ``Mode/canIgnoreInterrupts`` continue.
  @discardableResult
  package mutating func interrupt(sparing: Bool = false) -> Int {
    let number = requests.count
    requests.append(
      Request(item: Item("", duration: 0), asked: now, outcome: .silent(at: now), flushes: false))
    for waiting in queue where !sparing || !requests[waiting].item.mode.ignoresInterrupts {
      requests[waiting].outcome = .removed(at: now, by: number)
      if sparing { setStatus(waiting, .interrupted) }
    }
    queue.removeAll { requests[$0].outcome != .pending }
    guard sparing else {
      if let current { setStatus(current, .error) }
      stopEngine(by: number)
      current = nil
      return number
    }
    guard let current, !requests[current].item.mode.ignoresInterrupts else { return number }
    setStatus(current, .interrupted)
    self.current = nil
    if queue.isEmpty { stopEngine(by: number) } else { speakNext(for: number) }
    return number
  }

  package mutating func advance(to time: Int) {
    while let (request, start) = spoken {
      let end = start + requests[request].item.duration
      guard end <= time else { break }
      now = max(now, end)
      requests[request].outcome = .completed(start: start, end: end)
      spoken = nil
      if !engine.isEmpty { spoken = (engine.removeFirst(), now) }
      if current == request {
        setStatus(request, .spoken)
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

  /// Whether a new item interrupts a request or removes the request from the queue.
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
      setStatus(waiting, .interrupted)
      history.removeAll { $0 == waiting }
    }
    queue = kept
    history = history.suffix(2 * TalkBackSpeechQueue.historyLength)
  }

  private mutating func setStatus(_ request: Int, _ status: Status) {
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
