/// VoiceOver’s speech queue on a virtual clock, in milliseconds.
///
/// If an app moves focus, VoiceOver speaks after a delay. The length of the delay is assumed.
///
/// Source: Apple, UIAccessibilityPriority and UIAccessibilitySpeechAttributeQueueAnnouncement.
/// Assumed: a change of focus interrupts everything except an urgent announcement that has begun,
/// and drops everything that waits.
struct VoiceOverSpeechQueue: Sendable {
  /// The start of an item, and its effect on other items.
  enum Mode: Sendable, Hashable {
    /// Interrupts speech and drops waiting items.
    ///
    /// If `isDelayed` is true, this happens after ``VoiceOverSpeechQueue/delay``, otherwise at once.
    case focus(isDelayed: Bool)
    /// Interrupts speech that is not urgent, and can be interrupted by later items.
    case interrupting
    /// Interrupts speech, and can be interrupted only by another urgent item.
    case urgent
    /// Waits until VoiceOver is silent.
    case queued
    /// Begins 1.1 seconds after the item with the number `after` has ended.
    ///
    /// If VoiceOver is speaking at that time, the hint is dropped.
    case hint(after: Int)
  }

  /// The state of an item.
  enum Status: Sendable, Hashable {
    case waiting
    case speaking(since: Int)
    case spoken(from: Int, to: Int)
    case cut(from: Int, at: Int)
    case dropped(at: Int)
  }

  private struct Item: Sendable {
    var mode: Mode
    var duration: Int
    var status = Status.waiting
    var isUrgent: Bool { mode == .urgent }
  }

  /// The milliseconds between a change of focus by the app and the speech for it.
  let delay: Int
  private var items: [Item] = []
  private var waiting: [Int] = []
  /// The items that begin at a later time.
  private var scheduled: [(time: Int, item: Int)] = []
  /// The hints that have not begun yet.
  private var hints: [Int] = []
  private var current: Int?
  private var clock = 0

  /// The milliseconds of the pause before a hint.
  ///
  /// In recordings, the pause is between 1.00 and 1.16 seconds long.
  static let hintDelay = 1_100

  init(delay: Int) { self.delay = delay }

  /// Returns the state of an item.
  ///
  /// Items are numbered from 0, in the order in which they were added.
  func status(of item: Int) -> Status { items[item].status }

  /// Adds an item at the current time of the clock.
  mutating func add(_ mode: Mode, lasting duration: Int) {
    let item = items.count
    items.append(Item(mode: mode, duration: duration))
    switch mode {
    case .focus(let isDelayed):
      guard isDelayed, delay > 0 else { return interrupt(with: item, droppingWaiting: true) }
      scheduled.append((clock + delay, item))
    case .urgent: interrupt(with: item, droppingWaiting: false)
    case .interrupting:
      if let current, items[current].isUrgent {
        waiting.insert(item, at: 0)
      } else {
        interrupt(with: item, droppingWaiting: false)
      }
    case .queued:
      waiting.append(item)
      beginNext()
    case .hint(let described): scheduleHint(item, after: described)
    }
  }

  mutating func stop() {
    cut()
    for item in waiting { items[item].status = .dropped(at: clock) }
    waiting = []
    dropHints()
  }

  mutating func advance(to time: Int) {
    while let next = nextTime, next <= time {
      clock = max(clock, next)
      if let current, case .speaking(let start) = items[current].status,
        start + items[current].duration <= clock
      {
        end(current, from: start)
      }
      beginScheduled()
      beginNext()
    }
    clock = max(clock, time)
  }

  /// Advances the clock until everything has been spoken, and returns the time of the clock.
  mutating func finish() -> Int {
    while let next = nextTime { advance(to: next) }
    return clock
  }

  private var nextTime: Int? {
    var times = scheduled.map(\.time)
    if let current, case .speaking(let start) = items[current].status {
      times.append(start + items[current].duration)
    }
    return times.min()
  }

  // MARK: Beginning and ending

  private mutating func end(_ item: Int, from start: Int) {
    items[item].status = .spoken(from: start, to: start + items[item].duration)
    current = nil
    for hint in hints {
      guard case .hint(after: item) = items[hint].mode else { continue }
      scheduled.append((start + items[item].duration + VoiceOverSpeechQueue.hintDelay, hint))
    }
  }

  private mutating func scheduleHint(_ item: Int, after described: Int) {
    hints.append(item)
    guard case .spoken(_, let end) = items[described].status else { return }
    scheduled.append((max(clock, end + VoiceOverSpeechQueue.hintDelay), item))
  }

  private mutating func beginScheduled() {
    let due = scheduled.filter { $0.time <= clock }
    scheduled.removeAll { $0.time <= clock }
    for (_, item) in due {
      if case .hint = items[item].mode {
        guard items[item].status == .waiting else { continue }
        hints.removeAll { $0 == item }
        if current == nil { begin(item) } else { items[item].status = .dropped(at: clock) }
      } else {
        interrupt(with: item, droppingWaiting: true)
      }
    }
  }

  private mutating func beginNext() {
    guard current == nil, !waiting.isEmpty else { return }
    begin(waiting.removeFirst())
  }

  private mutating func begin(_ item: Int) {
    if case .hint = items[item].mode {} else { dropHints(but: item) }
    items[item].status = .speaking(since: clock)
    current = item
  }

  private mutating func interrupt(with item: Int, droppingWaiting: Bool) {
    if droppingWaiting {
      for other in waiting { items[other].status = .dropped(at: clock) }
      waiting = []
    }
    if let current, items[current].isUrgent, items[item].mode != .urgent {
      waiting.append(item)
      return
    }
    cut()
    begin(item)
  }

  private mutating func cut() {
    guard let current, case .speaking(let start) = items[current].status else { return }
    items[current].status = .cut(from: start, at: clock)
    self.current = nil
  }

  /// Drops all hints that have not begun, except the hints after the item `item`.
  private mutating func dropHints(but item: Int? = nil) {
    let own = hints.filter { hint in
      guard let item, case .hint(after: item) = items[hint].mode else { return false }
      return true
    }
    for hint in hints where !own.contains(hint) { items[hint].status = .dropped(at: clock) }
    hints = own
    scheduled.removeAll { items[$0.item].status != .waiting }
  }
}
