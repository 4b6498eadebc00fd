/// A list of numbered entries, which can have gaps in the numbers.
package struct SparseList<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The entries by their number, counted from 0.
  package var values: [Int: Value] = [:]

  /// Creates an empty list.
  package init() {}

  /// Creates a list without gaps.
  package init(_ list: [Value]) {
    values = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.offset, $0.element) })
  }

  /// The entries before the first gap, beginning at number 0.
  package var list: [Value] {
    var list: [Value] = []
    while let value = values[list.count] { list.append(value) }
    return list
  }
}
