/// VoiceOver’s speech queue on a virtual clock, under one assumption about how long it takes from a change
/// of focus to its speech.
///
/// Source: Apple, UIAccessibilityPriority and UIAccessibilitySpeechAttributeQueueAnnouncement. The rest is
/// assumed: that focus interrupts everything but an urgent announcement that has begun, and that what
/// waits is dropped by it.
struct VoiceOverQueue: Sendable {
  /// How an item waits for others.
  enum Mode: Sendable, Hashable {
    /// Cuts what is spoken and drops what waits, after the delay of a change of focus or at once.
    case focus(isDelayed: Bool)
    /// Cuts what is spoken, unless it is urgent, and can be cut.
    case interrupting
    /// Cuts what is spoken and cannot be cut once it began.
    case urgent
    /// Waits until nothing is spoken.
    case queued
    /// Comes 1.1 s after what it belongs to, unless anything else is spoken.
    case hint(after: Int)
  }

  /// What became of an item so far.
  enum Fate: Sendable, Hashable {
    case waiting
    case speaking(since: Int)
    case spoken(from: Int, to: Int)
    case cut(from: Int, at: Int)
    case dropped(at: Int)
  }

  private struct Item: Sendable {
    var mode: Mode
    var duration: Int
    var fate = Fate.waiting
    var isUrgent: Bool { mode == .urgent }
  }

  /// Milliseconds from a change of focus by the app to its speech.
  let delay: Int
  private var items: [Item] = []
  /// What waits for its turn, in order.
  private var waiting: [Int] = []
  /// What is to begin at a time, unless something is spoken before.
  private var scheduled: [(time: Int, item: Int)] = []
  /// Hints that have not begun.
  private var hints: [Int] = []
  private var current: Int?
  private var clock = 0

  /// The silence before hints; recorded, between 1.00 and 1.16 s.
  static let hintDelay = 1_100

  init(delay: Int) { self.delay = delay }

  /// What became of an item, by its number in the order of asking.
  func fate(of item: Int) -> Fate { items[item].fate }

  /// Asks for words now.
  mutating func ask(_ mode: Mode, lasting duration: Int) {
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

  /// Stops everything.
  mutating func hush() {
    cut()
    for item in waiting { items[item].fate = .dropped(at: clock) }
    waiting = []
    dropHints()
  }

  /// Lets time pass.
  mutating func advance(to time: Int) {
    while let next = nextTime, next <= time {
      clock = max(clock, next)
      if let current, case .speaking(let start) = items[current].fate,
        start + items[current].duration <= clock
      {
        end(current, from: start)
      }
      beginScheduled()
      beginNext()
    }
    clock = max(clock, time)
  }

  /// Lets time pass until nothing is spoken and nothing will be by itself, and says when that is.
  mutating func finish() -> Int {
    while let next = nextTime { advance(to: next) }
    return clock
  }

  private var nextTime: Int? {
    var times = scheduled.map(\.time)
    if let current, case .speaking(let start) = items[current].fate {
      times.append(start + items[current].duration)
    }
    return times.min()
  }

  // MARK: Beginning and ending

  private mutating func end(_ item: Int, from start: Int) {
    items[item].fate = .spoken(from: start, to: start + items[item].duration)
    current = nil
    for place in hints {
      guard case .hint(after: item) = items[place].mode else { continue }
      scheduled.append((start + items[item].duration + VoiceOverQueue.hintDelay, place))
    }
  }

  private mutating func scheduleHint(_ item: Int, after described: Int) {
    hints.append(item)
    guard case .spoken(_, let end) = items[described].fate else { return }
    scheduled.append((max(clock, end + VoiceOverQueue.hintDelay), item))
  }

  private mutating func beginScheduled() {
    let due = scheduled.filter { $0.time <= clock }
    scheduled.removeAll { $0.time <= clock }
    for (_, item) in due {
      if case .hint = items[item].mode {
        guard items[item].fate == .waiting else { continue }
        hints.removeAll { $0 == item }
        if current == nil { begin(item) } else { items[item].fate = .dropped(at: clock) }
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
    items[item].fate = .speaking(since: clock)
    current = item
  }

  private mutating func interrupt(with item: Int, droppingWaiting: Bool) {
    if droppingWaiting {
      for other in waiting { items[other].fate = .dropped(at: clock) }
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
    guard let current, case .speaking(let start) = items[current].fate else { return }
    items[current].fate = .cut(from: start, at: clock)
    self.current = nil
  }

  /// Any other speech takes hints away that have not begun, but its own.
  private mutating func dropHints(but item: Int? = nil) {
    let own = hints.filter { hint in
      guard let item, case .hint(after: item) = items[hint].mode else { return false }
      return true
    }
    for hint in hints where !own.contains(hint) { items[hint].fate = .dropped(at: clock) }
    hints = own
    scheduled.removeAll { items[$0.item].fate != .waiting }
  }
}
