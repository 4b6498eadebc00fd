/// A list of indices of heard stops.
///
/// An index can be added at either end of the list in constant time.
struct GrowingPath {
  private var before: [Int] = []
  private var after: [Int] = []

  var count: Int { before.count + after.count }
  var indices: Range<Int> { 0..<count }
  var first: Int? { before.last ?? after.first }
  var last: Int? { after.last ?? before.first }
  var elements: [Int] { before.reversed() + after }

  subscript(position: Int) -> Int {
    position < before.count
      ? before[before.count - 1 - position] : after[position - before.count]
  }

  mutating func append(_ index: Int) { after.append(index) }
  mutating func prepend(_ index: Int) { before.append(index) }

  mutating func reverse() {
    after = elements.reversed()
    before = []
  }
}
