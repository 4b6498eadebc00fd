/// A known value that equals another such value exactly if both are the same key.
///
/// Large collections find their elements by such keys in a hash table instead of comparing each
/// element with each other element.
enum SimpleKey: Hashable {
  case integer(Int)
  case boolean(Bool)
  case text(String)
  /// A case of an enum, by the index of its type, without associated values.
  case enumCase(type: Int, name: String)

  /// Creates the key of a value, or `nil` if the value has no key.
  init?(_ value: SourceValue) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .string(let text):
      guard let known = text.known else { return nil }
      self = .text(known)
    case .enumCase(let own):
      guard own.values.isEmpty else { return nil }
      self = .enumCase(type: own.type, name: own.name)
    default: return nil
    }
  }

  /// Returns the keys of all values, or `nil` if a value has no key.
  static func keys(of values: some Sequence<SourceValue>) -> [SimpleKey]? {
    var keys: [SimpleKey] = []
    for value in values {
      guard let key = SimpleKey(value) else { return nil }
      keys.append(key)
    }
    return keys
  }
}

/// The positions of keys in a dictionary to which entries are appended.
struct KeyPositions {
  /// The positions of the keys, or `nil` if a key is not simple.
  fileprivate var positions: [SimpleKey: Int]? = [:]

  init(of entries: [(key: SourceValue, value: SourceValue)]) {
    for (position, entry) in entries.enumerated() { add(SimpleKey(entry.key), at: position) }
  }

  fileprivate mutating func add(_ key: SimpleKey?, at position: Int) {
    if let key { positions?[key] = position } else { positions = nil }
  }
}

extension Evaluator {
  /// Returns the position of a key in a dictionary, which is the number of entries for a new key.
  ///
  /// The caller must append the entry of a new key. The result is `nil` if it is unknown whether two
  /// keys are equal.
  mutating func position(
    of key: SourceValue, in entries: [(key: SourceValue, value: SourceValue)],
    _ keys: inout KeyPositions
  ) -> Int? {
    let simple = SimpleKey(key)
    if let simple, keys.positions != nil {
      guard consumeSteps(at: .none) else { return nil }
      let position = keys.positions?[simple] ?? entries.count
      keys.add(simple, at: position)
      return position
    }
    keys.add(nil, at: entries.count)
    for (position, entry) in entries.enumerated() {
      guard let isKey = areEqual(entry.key, key) else { return nil }
      if isKey { return position }
    }
    return entries.count
  }
}

extension Evaluator {
  /// The number of comparisons of keys that count as one evaluated expression.
  private static let comparisonsPerStep = 32

  /// Whether a simple value is an element of a list of simple values.
  ///
  /// The result is `nil` if a value has no key, so that the values must be compared in full.
  mutating func containsKey(_ values: [SourceValue], _ value: SourceValue) -> Bool? {
    guard let key = SimpleKey(value) else { return nil }
    guard consumeSteps(1 + values.count / Evaluator.comparisonsPerStep, at: .none) else {
      return nil
    }
    for element in values {
      guard let own = SimpleKey(element) else { return nil }
      if own == key { return true }
    }
    return false
  }

  /// Returns simple values without repetitions, or `nil` if a value has no key.
  mutating func uniqueKeys(_ values: [SourceValue]) -> [SourceValue]? {
    guard let keys = SimpleKey.keys(of: values), consumeSteps(values.count, at: .none) else {
      return nil
    }
    var seen: Set<SimpleKey> = []
    return zip(values, keys).filter { seen.insert($0.1).inserted }.map(\.0)
  }

  /// Returns the entries of a dictionary, found by their simple keys, after further entries were
  /// added.
  ///
  /// The result is `nil` if a key or an addition is not simple: `nil` as a value removes a key in
  /// Swift.
  mutating func mergedByKeys(
    _ entries: [(key: SourceValue, value: SourceValue)], _ others: [SourceValue]
  ) -> [(key: SourceValue, value: SourceValue)]? {
    guard let keys = SimpleKey.keys(of: entries.lazy.map(\.key)) else { return nil }
    var positions: [SimpleKey: Int] = [:]
    for (position, key) in keys.enumerated() { positions[key] = position }
    var result = entries
    for other in others {
      guard case .tuple(let parts) = other, parts.count == 2, let key = SimpleKey(parts[0].value),
        !parts[1].value.isNull || framework.language.isKotlin
      else { return nil }
      if let position = positions[key] {
        result[position].value = parts[1].value
      } else {
        positions[key] = result.count
        result.append((parts[0].value, parts[1].value))
      }
    }
    guard result.count <= EvaluationLimit.maximumCount,
      consumeSteps(entries.count + others.count, at: .none)
    else { return nil }
    return result
  }
}
