import Simulator
import Testing

@testable import AccessibilityTree
@testable import Sessions
@testable import VoiceOverReader

@Suite struct RunSortTests {
  private struct Item: Hashable {
    var index: Int
    var x: Int
    var y: Int
  }

  /// Returns places that look random, and are the same in every run.
  private static func items(_ count: Int, spread: UInt32) -> [Item] {
    var state: UInt32 = 1
    func roll() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((state >> 16) % spread)
    }
    return (0..<count).map { index in
      let y = roll()
      return Item(index: index, x: roll(), y: y)
    }
  }

  /// A relation that is not transitive: places less than eight apart count as one row.
  private static func isBefore(_ left: Item, _ right: Item) -> Bool {
    abs(left.y - right.y) >= 8 ? left.y < right.y : left.x < right.x
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 500, 3000])
  func `Equal elements keep their order`(_ count: Int) {
    let sorted = RunSort(Self.items(count, spread: 20)) { $0.y < $1.y }.elements
    #expect(Set(sorted).count == count)
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect((left.y, left.index) < (right.y, right.index))
    }
  }

  @Test(arguments: [200, 1000, 16_000])
  func `The number of comparisons grows as n log n`(_ count: Int) {
    var comparisons = 0
    _ = RunSort(Self.items(count, spread: 300 + UInt32(count) / 10)) { left, right in
      comparisons += 1
      return left.y < right.y
    }
    let logarithm = Int.bitWidth - count.leadingZeroBitCount
    #expect(comparisons < 9 * count * logarithm / 4)
  }

  @Test(arguments: [63, 64, 1000])
  func `A sorted list is compared in one pass`(_ count: Int) {
    var comparisons = 0
    _ = RunSort(Array(0..<count)) { left, right in
      comparisons += 1
      return left < right
    }
    #expect(comparisons == count - 1)
  }

  // The expected values were recorded from the standard library of Swift 6.2, with which the
  // expected swipe orders were recorded, too.
  @Test(arguments: [(63, UInt32(90), 4876), (200, 300, 324_486), (1000, 400, 665_101)])
  func `A non-transitive relation is sorted as in the standard library of Swift 6.2`(
    _ count: Int, _ spread: UInt32, _ digest: Int
  ) {
    let sorted = RunSort(Self.items(count, spread: spread), by: Self.isBefore).elements
    #expect(sorted.reduce(17) { ($0 * 31 + $1.index) % 1_000_003 } == digest)
  }

  @Test func `A few frames in overlapping rows are sorted as in the library`() {
    let sorted = RunSort(Self.items(12, spread: 40), by: Self.isBefore).elements
    #expect(sorted.map(\.index) == [7, 4, 1, 0, 5, 3, 8, 9, 11, 6, 10, 2])
  }
}
