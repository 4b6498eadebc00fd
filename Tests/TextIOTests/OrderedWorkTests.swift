import Foundation
import Testing

@testable import TextIO

/// Parallel work whose results arrive in order.
struct OrderedWorkTests {
  /// A counter that several threads share.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var begun = 0

    var count: Int { lock.withLock { begun } }
    func add() { lock.withLock { begun += 1 } }
  }

  @Test func `Results arrive in the order of the items`() {
    let things = Array(0..<500)
    var taken: [Int] = []
    OrderedWork.forEach(things, size: { _ in 0 }) { thing in
      // The first of each hundred items takes longest.
      (0..<(100 - thing % 100) * 20).reduce(thing, ^) ^ (0..<(100 - thing % 100) * 20).reduce(0, ^)
    } consume: {
      taken.append($0)
      return true
    }
    #expect(taken == things)
  }

  @Test func `The size of items in progress or waiting stays within the limit`() {
    let counter = Counter()
    var taken = 0
    var most = 0
    OrderedWork.forEach(Array(0..<50), size: { _ in OrderedWork.limit / 4 }) { _ in
      counter.add()
    } consume: {
      most = max(most, counter.count - taken)
      taken += 1
      return true
    }
    #expect(taken == 50 && (1...4).contains(most), "\(most)")
  }

  @Test func `The limit counts small items too`() {
    let counter = Counter()
    var taken = 0
    var most = 0
    OrderedWork.forEach(Array(0..<5_000), size: { _ in 1 }) { _ in
      counter.add()
    } consume: {
      most = max(most, counter.count - taken)
      taken += 1
      return true
    }
    #expect(taken == 5_000 && most <= OrderedWork.limit / OrderedWork.minimumSize)
  }

  @Test func `An item above the limit is processed alone`() {
    let counter = Counter()
    var sizes: [Int] = []
    OrderedWork.forEach([1, 1 << 40, 1 << 40, 1], size: { $0 }) { size in
      counter.add()
      return (size, counter.count)
    } consume: { made in
      sizes.append(made.0)
      // All earlier items were consumed before the large item begins, and no later one begins
      // meanwhile.
      if made.0 > 1 { #expect(made.1 == sizes.count && counter.count == sizes.count) }
      return true
    }
    #expect(sizes == [1, 1 << 40, 1 << 40, 1])
  }

  @Test func `No item starts after the consumer stops`() {
    let counter = Counter()
    var taken = 0
    OrderedWork.forEach(Array(0..<1_000), size: { _ in OrderedWork.limit / 2 }) { _ in
      counter.add()
    } consume: {
      taken += 1
      return taken < 3
    }
    #expect(taken == 3 && counter.count <= 4, "what has begun ends before the call does")
  }

  @Test func `Consumed results are released while other items are in progress`() {
    /// Something large that the work needs.
    final class Large: Sendable {}
    let kept = (0..<200).map { _ in WeakReference() }
    var most = 0
    OrderedWork.forEach(kept, size: { _ in 0 }) { reference in
      let large = Large()
      reference.object = large
      // Nested work keeps the whole object, as each reader of a screen keeps the screen.
      OrderedWork.forEach([1, 2], size: { _ in 0 }) { _ in
        withExtendedLifetime(large) {}
      } consume: {
        true
      }
    } consume: {
      most = max(most, kept.count { $0.object != nil })
      return true
    }
    // Each thread may hold a few objects: those in progress, and one that is being released.
    #expect(most <= 4 * ProcessInfo.processInfo.activeProcessorCount + 4, "\(most)")
  }

  /// A weak reference that several threads can read.
  private final class WeakReference: @unchecked Sendable {
    private let lock = NSLock()
    private weak var weakObject: AnyObject?

    var object: AnyObject? {
      get { lock.withLock { weakObject } }
      set { lock.withLock { weakObject = newValue } }
    }
  }

  @Test func `A single item is processed in the calling thread`() {
    var threads = Set<Int>()
    OrderedWork.forEach([0], size: { _ in 0 }) { _ in
      pthread_self().hashValue
    } consume: {
      threads.insert($0)
      return true
    }
    OrderedWork.forEach([Int](), size: { _ in 0 }) {
      $0
    } consume: {
      threads.insert($0).inserted
    }
    #expect(threads == [pthread_self().hashValue])
  }

  @Test func `Work may be nested and may run on many threads at once`() async {
    let sums = await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          var sum = 0
          OrderedWork.forEach(Array(1...20), size: { _ in 0 }) { number in
            var sum = 0
            OrderedWork.forEach(Array(1...number), size: { _ in 0 }) {
              $0
            } consume: {
              sum += $0
              return true
            }
            return sum
          } consume: {
            sum += $0
            return true
          }
          return sum
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 1_540, count: 50))
  }
}
