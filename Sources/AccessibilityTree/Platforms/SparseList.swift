/// A list of numbered entries, in which some numbers can have no entry.
package struct SparseList<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The entries by their number, counted from 0.
  package var values: [Int: Value] = [:]

  /// Creates an empty list.
  package init() {}

  /// Creates a list without gaps.
  package init(_ list: [Value]) {
    values = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.offset, $0.element) })
  }

  /// The entries from number 0 up to the first number without an entry.
  package var list: [Value] {
    var list: [Value] = []
    while let value = values[list.count] { list.append(value) }
    return list
  }
}
