extension Evaluator {
  /// Returns whether all, some or no elements of a list fulfil a condition, as the member requires.
  mutating func test(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else {
      switch call.member {
      case .any: return .boolean(!values.isEmpty)
      case .none: return .boolean(values.isEmpty)
      case .contains:
        guard let value = call.first else { return nil }
        return contains(.list(values), value).map { .boolean($0) }
      default: return nil
      }
    }
    var result: Bool? = call.member == .all || call.member == .none
    for (index, value) in values.enumerated() {
      guard steps > 0 else { break }
      let answer = currentValue(self.result(of: function, [value], call, pass: index))
      guard let truth = truth(of: answer)
      else {
        result = nil
        continue
      }
      if call.member == .all ? !truth : truth {
        return .boolean(call.member == .contains || call.member == .any)
      }
    }
    return result.map { .boolean($0) }
  }

  /// Returns the smallest element, the largest element, or the sum of the elements.
  mutating func number(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    let originals = values
    var values = values
    // In Swift, the argument for the closure has the label `by`, but a trailing closure has no
    // label.
    let compares =
      call.arguments.first?.label == "by" || !framework.language.isKotlin && call.function != nil
    if let function = call.function, !compares {
      for (index, value) in values.enumerated() {
        values[index] = currentValue(result(of: function, [value], call, pass: index))
      }
    }
    if call.member == .sum || call.member == .average {
      var sum = SourceValue.integer(0)
      for value in values {
        sum = arithmetic(sum, "+", currentValue(value), at: call.range, in: call.scope)
      }
      guard call.member == .average else { return sum }
      return sum.asNumber.map { values.isEmpty ? .null : .number($0 / Double(values.count)) }
    }
    if compares {
      var call = call
      call.member = .sortedBy
      let isLeast = call.name == "min"
      // If several elements are equal, the first one is returned. The sort keeps the order of equal
      // elements.
      let list = isLeast ? originals : originals.reversed()
      guard case .list(let sorted)? = sorted(call, list) else { return nil }
      return (isLeast ? sorted.first : sorted.last) ?? .null
    }
    guard var best = values.first else { return .null }
    for value in values.dropFirst() {
      let isLeast = call.member == .min
      let isBetter: Bool?
      if value.isMember, !value.isCase || framework.language.isKotlin == false {
        // The type of the elements declares how to compare them.
        let (first, second) = isLeast ? (value, best) : (best, value)
        isBetter = truth(of: binary(first, "<", second, at: call.range, in: call.scope))
      } else {
        isBetter = order(value, best).map { isLeast ? $0 < 0 : $0 > 0 }
      }
      guard let isBetter else { return nil }
      if isBetter { best = value }
    }
    // In Swift, an integer literal in a list of `Double` values is a `Double`, too.
    if !framework.language.isKotlin, case .integer(let whole) = best,
      values.contains(where: { if case .number = $0 { true } else { false } })
    {
      return .number(Double(whole))
    }
    return best
  }

  /// Returns the position of the first matching element.
  mutating func index(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    let missing: SourceValue = call.name == "firstIndex" ? .null : .integer(-1)
    for (index, value) in values.enumerated() {
      let matches: Bool?
      if let function = call.function {
        matches = truth(of: currentValue(result(of: function, [value], call, pass: index)))
      } else {
        guard let wanted = call.first else { return nil }
        matches = areEqual(value, wanted)
      }
      guard let matches else { return nil }
      if matches { return .integer(index) }
    }
    return missing
  }

  /// Returns the position of the last matching element.
  mutating func lastIndex(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    switch index(call, of: values.reversed()) {
    case .integer(let index)? where index >= 0: return .integer(values.count - 1 - index)
    case let other: return other
    }
  }

  /// Returns the texts of elements with a separator between them.
  ///
  /// An unknown separator or limit makes the text unknown.
  mutating func joined(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    var values = values
    if let function = call.function {
      for (index, value) in values.enumerated() {
        values[index] = result(of: function, [value], call, pass: index)
      }
    }
    let parameters = ["separator", "prefix", "postfix", "limit", "truncated"]
    let unlabelled = call.arguments.filter { $0.label == nil && $0.value.asFunction == nil }
    func argument(_ name: String) -> SourceValue? {
      if let own = call.arguments.first(where: { $0.label == name }) { return own.value }
      guard let position = parameters.firstIndex(of: name), position < unlabelled.count else {
        return nil
      }
      return unlabelled[position].value
    }
    func text(_ name: String) -> String? {
      if case .string(let text)? = argument(name).map(currentValue) { text.known } else { nil }
    }
    if case .integer(let limit)? = argument("limit").map(currentValue), limit >= 0,
      limit < values.count
    {
      values = values.prefix(limit) + [.string(SourceText(text("truncated") ?? "..."))]
    }
    for name in parameters where argument(name) != nil {
      if name == "limit" ? argument(name)?.asNumber == nil : text(name) == nil { return nil }
    }
    if call.name == "joined", !values.isEmpty,
      values.allSatisfy({ if case .list = $0 { true } else { false } })
    {
      return call.arguments.isEmpty
        ? .list(values.flatMap { elements(of: $0, at: call.range) }) : nil
    }
    let separator = text("separator") ?? (call.name == "joined" ? "" : ", ")
    var own = joined(values, separator)
    own.parts.insert(.text(text("prefix") ?? ""), at: 0)
    own.parts.append(.text(text("postfix") ?? ""))
    return .string(own.known.map { SourceText($0) } ?? own)
  }

  /// Returns a dictionary that is created from a list: `associateWith { … }`, `groupBy { … }`.
  mutating func dictionary(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    var entries: [(key: SourceValue, value: SourceValue)] = []
    for (index, value) in values.enumerated() {
      guard steps > 0 else { return nil }
      let result = result(of: function, [value], call, pass: index)
      if result.isUnknown, call.name != "associateWith" { return nil }
      switch (call.name, result) {
      case ("associateWith", _): entries.append((value, result))
      case ("associate", .tuple(let parts)) where parts.count == 2:
        entries.append((parts[0].value, parts[1].value))
      case ("groupBy", _):
        if let own = entries.firstIndex(where: { areEqual($0.key, result) == true }) {
          if case .list(let members) = entries[own].value {
            entries[own].value = .list(members + [value])
          }
        } else {
          entries.append((result, .list([value])))
        }
      default: entries.append((result, value))
      }
    }
    return .dictionary(entries)
  }

  mutating func dictionaryMember(
    _ call: StandardCall, of entries: [(key: SourceValue, value: SourceValue)]
  ) -> SourceValue? {
    switch call.member {
    case .count: return .integer(entries.count)
    case .isEmpty, .isNullOrEmpty: return .boolean(entries.isEmpty)
    case .isNotEmpty: return .boolean(!entries.isEmpty)
    case .entries:
      return .list(entries.map { .tuple([("key", $0.key), ("value", $0.value)]) })
    case .mapValues, .mapKeys, .filterKeys, .filterValues, .filter, .filterNot:
      return dictionary(call, from: entries)
    case .merging: return combined(entries, call)
    case .sortedBy where call.name == "toSortedMap" && call.arguments.isEmpty:
      return sorted(entries)
    case .keys: return .set(entries.map(\.key))
    case .values where framework.language.isKotlin: return .list(entries.map(\.value))
    case .values: return .set(entries.map(\.value))
    case .same where call.name == "toList":
      return .list(entries.map { .tuple([("first", $0.key), ("second", $0.value)]) })
    case .same, .orEmpty: return .dictionary(entries)
    case .text: return .string(sourceText(of: .dictionary(entries)))
    case .contains where call.function == nil:
      return call.first.flatMap { contains(.list(entries.map(\.key)), $0) }.map { .boolean($0) }
    case .element:
      guard let key = call.first else { return nil }
      for entry in entries {
        guard let isEqual = areEqual(entry.key, key) else { return nil }
        if isEqual { return entry.value }
      }
      guard call.arguments.count > 1, let other = call.arguments.last?.value else {
        return call.name == "getOrElse" ? nil : .null
      }
      if case .function(let function) = other { return result(of: function, [], call) }
      return other
    default:
      let pairs = entries.map { SourceValue.tuple([("key", $0.key), ("value", $0.value)]) }
      return unordered(.dictionary(entries), pairs, call) { $0.listMember(call, of: $1) }
    }
  }
}
