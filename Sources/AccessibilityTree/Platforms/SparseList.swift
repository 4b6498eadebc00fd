/// A list with numbered entries in which numbers can be missing.
package struct SparseList<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The values by number, from 0.
  package var values: [Int: Value] = [:]

  /// Creates an empty list.
  package init() {}

  /// Creates a list without gaps.
  package init(_ list: [Value]) {
    values = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.offset, $0.element) })
  }

  /// The values up to the first gap.
  package var list: [Value] {
    var list: [Value] = []
    while let value = values[list.count] { list.append(value) }
    return list
  }
}
