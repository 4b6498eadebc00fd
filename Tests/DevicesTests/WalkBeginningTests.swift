import Requirements
import Testing

@testable import Devices

/// The first stops of a walk: when they occur again, the walk has gone around the screen.
@Suite(.ownThread)
struct WalkBeginningTests {
  /// A counter of comparisons.
  private final class Counter {
    var count = 0
  }

  /// A stop that counts how often it is compared.
  private struct CountedStop: Equatable {
    let words: Int
    let counter: Counter

    static func == (left: Self, right: Self) -> Bool {
      left.counter.count += 1
      return left.words == right.words
    }
  }

  /// Returns the length of the beginning, computed directly from its definition.
  private static func slowLength(_ words: [Int], in count: Int) -> Int {
    var length = 2
    while length < count,
      (1...count - length).contains(where: {
        words[$0..<$0 + length].elementsEqual(words.prefix(length))
      })
    {
      length += 1
    }
    return length
  }

  @Test func `The length and the recurrence are those of comparing everything`() {
    for seed in 0..<60 { Self.check(seed: seed) }
  }

  private static func check(seed: Int) {
    var state = UInt64(seed) &* 977 &+ 5
    var beginning = WalkBeginning<Int>()
    var words: [Int] = []
    for index in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Half of the walks have few different words, and the others go around the screen.
      words.append(seed % 2 == 0 ? Int(state >> 33) % 2 : index % (3 + seed % 7) / 2)
      beginning.append(words[index])
      for count in 0...words.count {
        #expect(
          beginning.length(in: count) == Self.slowLength(words, in: count), "seed \(seed)")
      }
      for length in [2, 3, 5] {
        let isSame =
          words.count > length && words.suffix(length).elementsEqual(words.prefix(length))
        #expect(
          beginning.recurs(length: length) == isSame, "seed \(seed): \(words), \(length)")
      }
    }
  }

  @Test(arguments: ["same", "pairs", "different", "late"])
  func `A walk of any kind takes a constant number of comparisons for each stop`(kind: String) {
    for size in [1_000, 4_000] {
      let counter = Counter()
      var beginning = WalkBeginning<CountedStop>()
      for index in 0..<size {
        let words =
          switch kind {
          case "same": 0
          case "pairs": index % 2
          case "late": index == size / 4 ? 1 : 0
          default: index
          }
        beginning.append(CountedStop(words: words, counter: counter))
        let length = max(beginning.length(in: min(size / 4, index + 1)), size / 4)
        if index >= size / 2 { _ = beginning.recurs(length: length) }
      }
      #expect(counter.count < 8 * size, "\(kind), \(size): \(counter.count)")
    }
  }
}
