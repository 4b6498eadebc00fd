extension Evaluator {
  /// Returns a dictionary with other keys or values, or with some of the entries.
  mutating func dictionary(
    _ call: StandardCall, from entries: [(key: SourceValue, value: SourceValue)]
  ) -> SourceValue? {
    guard let function = call.function else { return nil }
    var kept: [(key: SourceValue, value: SourceValue)] = []
    for (index, entry) in entries.enumerated() {
      let pair = SourceValue.tuple([("key", entry.key), ("value", entry.value)])
      let argument: SourceValue =
        switch call.member {
        case .filterKeys: entry.key
        case .filterValues: entry.value
        default: pair
        }
      let result = currentValue(result(of: function, [argument], call, pass: index))
      switch call.member {
      case .mapValues: kept.append((entry.key, result))
      case .mapKeys: kept.append((result, entry.value))
      default:
        guard let holds = truth(of: result) else { return nil }
        if holds != (call.member == .filterNot) { kept.append(entry) }
      }
    }
    return .dictionary(kept)
  }

  /// Returns a dictionary sorted by its keys, or `nil` if their order is unknown.
  func sorted(_ entries: [(key: SourceValue, value: SourceValue)]) -> SourceValue? {
    for (left, right) in zip(entries, entries.dropFirst()) where order(left.key, right.key) == nil {
      return nil
    }
    return .dictionary(entries.sorted { (order($0.key, $1.key) ?? 0) < 0 })
  }
}
