/// Values that a file counts from 0, with gaps where it leaves some out.
public struct Numbered<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The values by their numbers.
  public var values: [Int: Value] = [:]

  /// No values.
  public init() {}

  /// Values without a gap.
  public init(_ list: [Value]) {
    values = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.offset, $0.element) })
  }

  /// The values up to the first gap.
  public var list: [Value] {
    var list: [Value] = []
    while let value = values[list.count] { list.append(value) }
    return list
  }
}
