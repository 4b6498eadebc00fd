extension Evaluator {
  mutating func listMember(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    if let value = selection(call, of: values) ?? transformation(call, of: values) { return value }
    switch call.member {
    case .count:
      guard let function = call.function else { return .integer(values.count) }
      let kept = filtered(values, by: function, call)
      return kept.isKnown ? .integer(kept.values.count) : nil
    case .isEmpty, .isNullOrEmpty: return .boolean(values.isEmpty)
    case .isNotEmpty: return .boolean(!values.isEmpty)
    case .same where call.name == "toMap" || call.name == "toMutableMap":
      return merged([], .list(values))
    case .orEmpty, .same, .same2: return .list(values)
    case .ifEmpty:
      guard values.isEmpty, let function = call.function else { return .list(values) }
      return result(of: function, [], call)
    case .contains, .any, .all, .none: return test(call, of: values)
    case .joined: return joined(call, values)
    case .min, .max, .sum, .average: return number(call, of: values)
    case .indices: return .range(0..<values.count, isClosed: false)
    case .lastIndex: return .integer(values.count - 1)
    case .component:
      return values.indices.contains(call.componentIndex) ? values[call.componentIndex] : nil
    case .firstIndex: return index(call, of: values)
    case .lastIndexOf: return lastIndex(call, of: values)
    case .text: return .string(sourceText(of: .list(values)))
    case .reduce: return reduced(call, values)
    default: return nil
    }
  }

  /// Returns an element or part of a list.
  private mutating func selection(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    switch call.member {
    case .first, .firstOrNull, .find:
      guard call.function != nil else { return values.first ?? .null }
      return found(call, values)
    case .last, .lastOrNull:
      guard call.function != nil else { return values.last ?? .null }
      return found(call, values.reversed())
    case .single: return single(call, of: values)
    case .random: return values.count == 1 ? values[0] : nil
    case .shuffled: return values.count < 2 ? .list(values) : uncertain(values, call)
    case .maxBy, .minBy:
      // If several elements are equal, the first one is returned.
      var call = call
      let isLeast = call.member == .minBy
      call.member = isLeast ? .sortedBy : .sortedByDown
      guard case .list(let sorted)? = sorted(call, values) else { return nil }
      return sorted.first ?? .null
    case .substring:
      guard let bounds = call.bounds(within: values.count) else { return nil }
      return .list(Array(values[bounds]))
    case .partition:
      guard let function = call.function else { return nil }
      let kept = filtered(values, by: function, call)
      guard kept.isKnown else { return nil }
      return .tuple([("first", .list(kept.values)), ("second", .list(kept.others))])
    case .element:
      if case .range(let bounds, _)? = call.first {
        // An app in Swift crashes if the list is shorter, so the expression has no value.
        guard bounds.clamped(to: 0..<values.count) == bounds else { return nil }
        return .list(Array(values[bounds]))
      }
      if case .component(let range)? = call.first, range.isRange {
        return part(of: values, in: range) ?? uncertain(values, call)
      }
      guard let index = call.count else { return nil }
      if values.indices.contains(index) { return values[index] }
      // An app in Swift crashes, so the expression has no value.
      if call.name == "subscript", call.arguments.first?.label == nil { return nil }
      guard call.name == "getOrElse" else { return .null }
      return call.function.map { result(of: $0, [.integer(index)], call) }
    case .prefix, .suffix, .dropFirst, .dropLast:
      return part(call, of: values) ?? uncertain(values, call)
    case .filter, .filterNot:
      guard let function = call.function else { return nil }
      let kept = filtered(values, by: function, call)
      let isNegated = call.member == .filterNot
      if kept.isKnown { return .list(isNegated ? kept.others : kept.values) }
      return uncertain(isNegated ? kept.others + kept.undecided : kept.values, call)
    case .takeWhile, .dropWhile: return split(call, values) ?? uncertain(values, call)
    case .filterNotNull: return .list(values.filter { !$0.isNull })
    case .distinct:
      if let function = call.function { return distinct(values, by: function, call) }
      guard let unique = unique(values) else { return uncertain(values, call) }
      return call.name == "distinct" ? .list(unique) : .set(unique)
    case .setAlgebra:
      guard let own = unique(values) else { return nil }
      return setMember(call, of: own)
    default: return nil
    }
  }

  /// Returns the first element for which a function returns `true`, or `nil` if this element cannot
  /// be determined.
  private mutating func found(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    for (index, value) in values.enumerated() {
      guard let holds = truth(of: currentValue(result(of: function, [value], call, pass: index)))
      else {
        return nil
      }
      if holds { return value }
    }
    return .null
  }

  /// Returns the values without those for which a function repeats an earlier result.
  ///
  /// Of several values with the same result, only the first value is kept.
  private mutating func distinct(
    _ values: [SourceValue], by function: SourceFunction, _ call: StandardCall
  ) -> SourceValue? {
    var (keys, kept): ([SourceValue], [SourceValue]) = ([], [])
    for (index, value) in values.enumerated() {
      let key = currentValue(result(of: function, [value], call, pass: index))
      guard let isThere = contains(.list(keys), key) else { return nil }
      if isThere { continue }
      keys.append(key)
      kept.append(value)
    }
    return .list(kept)
  }

  /// Returns the elements for which a function is true.
  ///
  /// Assumed: an element is kept if the condition is unknown.
  private mutating func filtered(
    _ values: [SourceValue], by function: SourceFunction, _ call: StandardCall
  ) -> FilteredValues {
    var result = FilteredValues()
    for (index, value) in values.enumerated() {
      guard steps > 0 else { break }
      let arguments = call.name == "filterIndexed" ? [.integer(index), value] : [value]
      switch truth(of: currentValue(self.result(of: function, arguments, call, pass: index))) {
      case true?: result.values.append(value)
      case false?: result.others.append(value)
      case nil:
        result.values.append(value)
        result.undecided.append(value)
      }
    }
    return result
  }

  /// Returns the result of a member that creates a new list from a list, such as `map`.
  private mutating func transformation(
    _ call: StandardCall, of values: [SourceValue]
  ) -> SourceValue? {
    switch call.member {
    case .map, .mapIndexed, .compactMap, .flatMap, .forEach, .forEachIndexed:
      return mapped(call, values)
    case .sorted, .sortedDown, .sortedBy, .sortedByDown:
      return sorted(call, values) ?? uncertain(values, call)
    case .reversed: return .list(values.reversed())
    case .flatten:
      let parts = values.flatMap { elements(of: $0, at: call.range) }
      return shortened(parts, call)
    case .enumerated:
      return .list(
        values.enumerated().map {
          .tuple([("offset", .integer($0.offset)), ("element", $0.element)])
        })
    case .zip:
      let others = call.first.map { elements(of: $0, at: call.range) } ?? []
      return pairs(call, zip(values, others).map { ($0, $1) })
    case .adding:
      return call.first.map { changed(.list(values), true, currentValue($0), at: call.range) }
    case .removing:
      return call.first.map { changed(.list(values), false, currentValue($0), at: call.range) }
    case .chunked, .windowed, .zipWithNext: return windows(call, of: values)
    case .grouped, .associated: return dictionary(call, of: values)
    default: return nil
    }
  }

  /// Returns the results of a function for each element.
  ///
  /// For `forEach`, the result consists of the components that the passes show.
  private mutating func mapped(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    let isLoop = call.member == .forEach || call.member == .forEachIndexed
    let isLong = isLoop && values.count > EvaluationLimit.maximumPasses
    if isLong { scopes.beginCheckpoint() }
    // A list of this length can be a part of a longer range.
    var isCut = values.count >= EvaluationLimit.maximumCount
    // A loop that shows no components may have more passes.
    var passes = EvaluationLimit.maximumCount
    var results: [SourceValue] = []
    var changed: [Int: SourceValue] = [:]
    for (index, value) in values.enumerated() {
      guard interruption == nil else { break }
      guard steps > 0, !isLoop || index < passes else {
        isCut = true
        break
      }
      let isIndexed =
        call.member == .mapIndexed || call.member == .forEachIndexed
        || call.name == "mapIndexedNotNull"
      let before = emitted.count
      let result = result(
        of: function, isIndexed ? [.integer(index), value] : [value], call, pass: index)
      changed[index] = changedArgument(of: function, at: isIndexed ? 1 : 0)
      if isLoop {
        if emitted.count > before || result.canBeShown && !result.isEmptyContent {
          passes = EvaluationLimit.maximumPasses
        }
        results += emitted.dropFirst(before)
        emitted.removeSubrange(before...)
      }
      switch (call.member, currentValue(result)) {
      case (.compactMap, .null): continue
      case (.flatMap, .list(let inner)): results += inner
      case (.flatMap, .set(let inner)):
        guard isOrdered(.set(inner)) else { return nil }
        results += inner
      default: results.append(result)
      }
      if results.count > EvaluationLimit.maximumCount { break }
    }
    if isLong { endPasses(isCut: isCut && interruption == nil, at: call.range) }
    lastReceiver =
      changed.isEmpty
      ? nil : .list(values.enumerated().map { index, value in changed[index] ?? value })
    guard isLoop else { return shortened(results, call) }
    if call.name.hasPrefix("onEach") {
      if effects == nil { emitted += results.filter(\.canBeShown) }
      return .list(values)
    }
    let shown = results.filter(\.canBeShown).flatMap { contents(of: $0) }
    return shown.isEmpty ? .nothing : .components(shown)
  }

  /// Returns a list, or an unknown value with the first elements if the list is too long.
  private func shortened(_ values: [SourceValue], _ call: StandardCall) -> SourceValue {
    guard values.count > EvaluationLimit.maximumCount else { return .list(values) }
    return uncertain(Array(values.prefix(EvaluationLimit.maximumCount)), call)
  }

  /// Returns the result of `reduce(into: 0) { $0 += $1 }`.
  ///
  /// The function changes its first parameter.
  private mutating func folded(
    _ call: StandardCall, _ function: SourceFunction, _ values: [SourceValue]
  ) -> SourceValue? {
    guard var value = call.first else { return nil }
    let name = function.parameters.first?.name ?? "$0"
    for element in values {
      _ = result(of: function, [value, element], call)
      guard steps > 0, let changed = lastNames[name] else { return nil }
      value = bounded(changed, at: call.range)
    }
    return value
  }

  private mutating func reduced(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    let isSeeded = call.arguments.count > 1
    var rest = values[...]
    guard var value = isSeeded ? call.first : rest.popFirst() else { return nil }
    if call.arguments.first?.label == "into" {
      return call.function.flatMap { folded(call, $0, values) }
    }
    if call.function == nil, let last = call.arguments.last {
      return reduced(rest, from: value, by: project.excerpt(last.range), call)
    }
    guard let function = call.function else { return nil }
    for element in rest {
      guard steps > 0 else { break }
      value = bounded(result(of: function, [value, element], call), at: call.range)
    }
    return value
  }
}

/// The elements of a list, divided into elements for which a condition is true and remaining
/// elements.
///
/// ``undecided`` contains the kept elements for which the condition is unknown.
private struct FilteredValues {
  var values: [SourceValue] = []
  var others: [SourceValue] = []
  var undecided: [SourceValue] = []

  var isKnown: Bool { undecided.isEmpty }
}
