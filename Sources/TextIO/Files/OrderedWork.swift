internal import Dispatch

/// The same work on many things: done on all cores, handed over in the order of the things.
package enum OrderedWork {
  /// How many bytes of input may be in work or wait for their turn: what the largest page has.
  static let limit = 16 << 20
  /// What the smallest thing counts for, so that not all of thousands are begun at once.
  static let least = 1 << 16

  /// Makes something of each thing and hands it over in the calling thread.
  ///
  /// A thing is begun while those in work or waiting stay within ``limit``, so that memory does not
  /// grow with their number. The calling thread does itself what is next and not begun: where it is
  /// one of few threads that serve everybody, nobody waits for another to become free.
  ///
  /// - Parameters:
  ///   - size: About how many bytes of input a thing has.
  ///   - make: What is done with a thing, in any thread.
  ///   - take: Told what came of each, and whether to go on; after `false` nothing more is begun.
  package static func forEach<Item: Sendable, Made: Sendable>(
    _ items: [Item], size: (Item) -> Int, make: @escaping @Sendable (Item) -> Made,
    take: (Made) -> Bool
  ) {
    guard items.count > 1 else {
      for item in items { _ = take(make(item)) }
      return
    }
    let queue = DispatchQueue(label: "ordered work", attributes: .concurrent)
    let sizes = items.map { max(size($0), least) }
    var works: [Work<Made>] = []
    var inWork = 0
    for place in items.indices {
      while works.count < items.count, inWork == 0 || inWork + sizes[works.count] <= limit {
        let work = Work { [item = items[works.count]] in make(item) }
        queue.async { work.begin() }
        inWork += sizes[works.count]
        works.append(work)
      }
      let isWanted = works[place].taken().map(take) ?? false
      inWork -= sizes[place]
      guard isWanted else { return works[(place + 1)...].forEach { $0.stop() } }
    }
  }
}

/// Owns what is done with one thing and what came of it: done by whichever thread is first.
private final class Work<Made: Sendable>: @unchecked Sendable {
  /// What is to be done; gone once a thread has it, as a queue may keep this until long after.
  private var make: (@Sendable () -> Made)?
  /// Written by the first thread, and read by others only once it is done.
  private var made: Made?
  private let isFree = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ make: @escaping @Sendable () -> Made) {
    self.make = make
    isFree.signal()
  }

  /// Does it, unless it has begun.
  func begin() {
    guard let make = claimed() else { return }
    made = make()
    isDone.signal()
  }

  /// What came of it, which is not kept.
  func taken() -> Made? {
    begin()
    isDone.wait()
    defer { made = nil }
    return made
  }

  /// Lets nobody begin it any more, or waits until it is done.
  func stop() {
    if claimed() == nil { isDone.wait() }
  }

  /// What is to be done, for the first thread that wants to do it.
  private func claimed() -> (@Sendable () -> Made)? {
    guard isFree.wait(timeout: .now()) == .success else { return nil }
    defer { make = nil }
    return make
  }
}
