extension Evaluator {
  /// Returns a dictionary with other keys, with other values, or with fewer entries.
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
        case .mapValues where !framework.language.isKotlin: entry.value
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

  /// Returns a dictionary with the entries of another dictionary: `merging(_:uniquingKeysWith:)`.
  ///
  /// A function chooses the value of a key that both dictionaries contain.
  mutating func combined(
    _ entries: [(key: SourceValue, value: SourceValue)], _ call: StandardCall
  ) -> SourceValue? {
    guard let function = call.function, let first = call.first,
      case .dictionary(let others) = currentValue(first)
    else { return nil }
    var combined = entries
    var keys = KeyPositions(of: entries)
    for (index, other) in others.enumerated() {
      guard let position = position(of: other.key, in: combined, &keys) else { return nil }
      if combined.indices.contains(position) {
        let values = [combined[position].value, other.value]
        combined[position].value = currentValue(result(of: function, values, call, pass: index))
      } else {
        combined.append(other)
      }
    }
    return combined.count <= EvaluationLimit.maximumCount ? .dictionary(combined) : nil
  }

  /// Returns a dictionary sorted by its keys, or `nil` if their order is unknown.
  func sorted(_ entries: [(key: SourceValue, value: SourceValue)]) -> SourceValue? {
    for (left, right) in zip(entries, entries.dropFirst()) where order(left.key, right.key) == nil {
      return nil
    }
    return .dictionary(entries.sorted { (order($0.key, $1.key) ?? 0) < 0 })
  }

  /// Returns a list or dictionary with another value at a position or key.
  mutating func replaced(
    _ list: SourceValue, at key: SourceValue, by value: SourceValue
  ) -> SourceValue? {
    switch list {
    case .list(var values):
      guard case .integer(let index) = key, values.indices.contains(index) else { return nil }
      values[index] = value
      return .list(values)
    case .dictionary(var entries):
      var found: Int?
      for (index, entry) in entries.enumerated() {
        guard let isKey = areEqual(entry.key, key) else { return nil }
        if isKey { found = index }
      }
      // `scores["Ann"] = nil` of Swift removes the key.
      if value.isNull, !framework.language.isKotlin {
        if let found { entries.remove(at: found) }
      } else if let index = found {
        entries[index].value = value
      } else {
        guard entries.count < EvaluationLimit.maximumCount else { return nil }
        entries.append((key, value))
      }
      return .dictionary(entries)
    default: return nil
    }
  }

  /// Returns the dictionary of `Dictionary(_:uniquingKeysWith:)`, whose function chooses the value
  /// of a key that several pairs have.
  mutating func dictionary(
    of pairs: [SourceValue], choosing function: SourceFunction?, at range: SourceRange,
    in scope: Int
  ) -> SourceValue? {
    guard let function, pairs.count <= EvaluationLimit.maximumCount else { return nil }
    var entries: [(key: SourceValue, value: SourceValue)] = []
    var keys = KeyPositions(of: entries)
    for (pass, pair) in pairs.enumerated() {
      guard case .tuple(let parts) = currentValue(pair), parts.count == 2,
        let position = position(of: parts[0].value, in: entries, &keys)
      else { return nil }
      if entries.indices.contains(position) {
        let values = Evaluator.unlabelled([entries[position].value, parts[1].value], at: range)
        entries[position].value = currentValue(
          invoke(
            function, values, receiver: function.receiver, at: range, in: scope, pass: pass))
      } else {
        entries.append((parts[0].value, parts[1].value))
      }
    }
    return .dictionary(entries)
  }
}

extension SourceValue {
  /// Returns the bounds of a Swift type of short integers.
  static func bounds(ofInteger type: String) -> ClosedRange<Int> {
    switch type {
    case "Int8": Int(Int8.min)...Int(Int8.max)
    case "Int16": Int(Int16.min)...Int(Int16.max)
    case "UInt8": 0...Int(UInt8.max)
    case "UInt16": 0...Int(UInt16.max)
    default: 0...Int(UInt32.max)
    }
  }
}
