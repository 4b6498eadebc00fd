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
  /// grow with their number. One thing alone is made without another thread.
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
        queue.async(execute: work.item)
        inWork += sizes[works.count]
        works.append(work)
      }
      let isWanted = works[place].taken().map(take) ?? false
      inWork -= sizes[place]
      guard isWanted else { return stop(works[(place + 1)...].map(\.item)) }
    }
  }

  /// Begins none of them any more, and waits for those that have begun.
  private static func stop(_ items: [DispatchWorkItem]) {
    for item in items { item.cancel() }
    for item in items { item.wait() }
  }
}

/// One thing in work, or done and waiting for its turn.
private struct Work<Made: Sendable> {
  private let place = Place<Made>()
  let item: DispatchWorkItem

  init(_ make: @escaping @Sendable () -> Made) {
    item = DispatchWorkItem { [place] in place.made = make() }
  }

  /// Waits for what came of it, and keeps nothing.
  func taken() -> Made? {
    item.wait()
    defer { place.made = nil }
    return place.made
  }
}

/// Owns what came of one thing: written before its work ends, and read after that only.
private final class Place<Made: Sendable>: @unchecked Sendable {
  var made: Made?
}
