/// A stable merge sort with a fixed algorithm.
///
/// The relation by which `SwipeOrder` sorts is not transitive, so the result depends on the sorting
/// algorithm. We model VoiceOver's order with the algorithm of Swift's standard library. This type
/// is a copy of the library's algorithm, because the order must not change with the library. The
/// algorithm works as follows:
///
/// - It finds runs of elements that are already in order.
/// - It extends short runs by insertion.
/// - It merges runs until each run is longer than the two runs after it together.
///
/// Source: Swift 6.2, stdlib/public/core/Sort.swift.
struct RunSort<Element> {
  /// The elements, which are sorted once all runs are merged.
  private(set) var elements: [Element]
  private let precedes: (Element, Element) -> Bool
  /// The sorted ranges; together they contain all elements visited so far.
  private var runs: [Range<Int>] = []

  /// Sorts elements; equal elements keep their order.
  init(_ elements: [Element], by precedes: @escaping (Element, Element) -> Bool) {
    self.elements = elements
    self.precedes = precedes
    let shortest = RunSort.shortestRun(of: elements.count)
    var start = 0
    while start < elements.count {
      let run = elements.count < RunSort.shortRuns ? start..<start + 1 : orderedRun(from: start)
      let end = max(run.upperBound, min(start + shortest, elements.count))
      insert(run.upperBound..<end, into: start)
      runs.append(start..<end)
      restoreLengths()
      start = end
    }
    while runs.count > 1 { merge(at: runs.count - 1) }
  }

  /// The minimum number of elements for which the algorithm looks for already sorted runs.
  private static var shortRuns: Int { 64 }

  /// Returns the minimum length of a run if there are `count` elements.
  ///
  /// The length is at most `shortRuns`. If there are at least half as many elements as `shortRuns`,
  /// the length is at least that half. The length is chosen so that the number of runs is close to
  /// a power of two.
  private static func shortestRun(of count: Int) -> Int {
    var rest = count
    var isRoundedUp = false
    while rest >= shortRuns {
      isRoundedUp = isRoundedUp || rest % 2 == 1
      rest /= 2
    }
    return isRoundedUp ? rest + 1 : rest
  }

  /// Returns the run that begins at `start`.
  ///
  /// If the elements of the run are in reverse order, this function first reverses them.
  private mutating func orderedRun(from start: Int) -> Range<Int> {
    var end = start + 1
    guard end < elements.count else { return start..<end }
    let isReverse = precedes(elements[end], elements[start])
    repeat {
      end += 1
    } while end < elements.count
      && precedes(elements[end], elements[end - 1]) == isReverse
    if isReverse { elements[start..<end].reverse() }
    return start..<end
  }

  /// Inserts each element of `range` into the sorted elements that begin at `start`.
  private mutating func insert(_ range: Range<Int>, into start: Int) {
    for index in range {
      var target = index
      while target > start, precedes(elements[target], elements[target - 1]) {
        elements.swapAt(target, target - 1)
        target -= 1
      }
    }
  }

  /// Merges the last runs until each run is longer than the two runs after it together.
  private mutating func restoreLengths() {
    while runs.count > 1 {
      let last = runs.count - 1
      let isTooShort = { [runs] (index: Int) in
        index >= 0 && runs[index].count <= runs[index + 1].count + runs[index + 2].count
      }
      if isTooShort(last - 3) || isTooShort(last - 2) {
        merge(at: runs[last - 2].count < runs[last].count ? last - 1 : last)
      } else if runs[last - 1].count <= runs[last].count {
        merge(at: last)
      } else {
        return
      }
    }
  }

  /// Merges a run with the previous run.
  private mutating func merge(at index: Int) {
    let (left, right) = (runs[index - 1], runs[index])
    if left.count < right.count {
      mergeForwards(left, right)
    } else {
      mergeBackwards(left, right)
    }
    runs[index - 1] = left.lowerBound..<right.upperBound
    runs.remove(at: index)
  }

  private mutating func mergeForwards(_ left: Range<Int>, _ right: Range<Int>) {
    let waiting = Array(elements[left])
    var (next, other, index) = (0, right.lowerBound, left.lowerBound)
    while next < waiting.count {
      if other < right.upperBound, precedes(elements[other], waiting[next]) {
        elements[index] = elements[other]
        other += 1
      } else {
        elements[index] = waiting[next]
        next += 1
      }
      index += 1
    }
  }

  private mutating func mergeBackwards(_ left: Range<Int>, _ right: Range<Int>) {
    let waiting = Array(elements[right])
    var (next, other, index) = (waiting.count - 1, left.upperBound - 1, right.upperBound - 1)
    while next >= 0 {
      if other >= left.lowerBound, precedes(waiting[next], elements[other]) {
        elements[index] = elements[other]
        other -= 1
      } else {
        elements[index] = waiting[next]
        next -= 1
      }
      index -= 1
    }
  }
}
