/// Sets, and other collections whose elements have no order.
extension Evaluator {
  /// Whether the order of a collection's elements is known.
  ///
  /// Source: Swift standard library, `Set` and `Dictionary`: unordered; Kotlin standard library,
  /// `setOf` and `mapOf`: the elements keep the order in which they were added.
  func isOrdered(_ value: SourceValue) -> Bool {
    if framework.language.isKotlin { return true }
    return switch value {
    case .set(let values): values.count < 2
    case .dictionary(let entries): entries.count < 2
    default: true
    }
  }

  /// Returns the elements of a set, or the entries of a dictionary as pairs of key and value.
  func elementsOfUnordered(_ value: SourceValue) -> [SourceValue] {
    switch currentValue(value) {
    case .set(let values): values
    case .dictionary(let entries): entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    default: []
    }
  }

  /// Returns a list of known elements in an unknown order.
  func unorderedList(of values: [SourceValue], at range: SourceRange) -> UnknownValue {
    var list = UnknownValue(
      .expression, named: project.excerpt(range), at: range, elements: values)
    list.isUnordered = true
    return list
  }

  /// Returns a set of values, or `nil` if it is unknown which values are equal.
  mutating func set(of values: [SourceValue]) -> SourceValue? { unique(values).map { .set($0) } }

  mutating func setMember(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    let isKotlin = framework.language.isKotlin
    switch call.member {
    case .setAlgebra: return algebra(call, of: values)
    case .adding, .removing:
      return call.first.map {
        changed(.set(values), call.member == .adding, currentValue($0), at: call.range)
      }
    case .distinct where call.name != "distinct" && call.function == nil: return .set(values)
    case .same where !isKotlin, .same2, .orEmpty: return .set(values)
    case .ifEmpty where !values.isEmpty: return .set(values)
    case .text: return .string(sourceText(of: .set(values)))
    case .filter where !isKotlin:
      guard case .list(let kept)? = listMember(call, of: values) else {
        return listMember(call, of: values)
      }
      return .set(kept)
    default:
      return unordered(.set(values), values, call) { $0.listMember(call, of: $1) }
    }
  }

  /// Returns a value that is computed from elements.
  ///
  /// If the order of the elements is unknown and affects the value, the result is unknown.
  mutating func unordered(
    _ collection: SourceValue, _ values: [SourceValue], _ call: StandardCall,
    _ compute: (inout Evaluator, [SourceValue]) -> SourceValue?
  ) -> SourceValue? {
    if isOrdered(collection) { return compute(&self, values) }
    if call.member == .forEach {
      let name = "\(project.excerpt(call.range))[0]"
      let unknown = UnknownValue(.expression, named: name, at: call.range)
      return compute(&self, values.map { _ in .unknown(unknown) })
    }
    let orders = [values.reversed(), Array(values.dropFirst()) + values.prefix(1)]
    let before = self
    guard let value = compute(&self, values) else { return nil }
    for order in orders {
      // Each further computation starts from the state before the first computation, so that side
      // effects of the call's functions happen only once.
      var other = before
      other.steps = steps
      let result = compute(&other, order)
      steps = other.steps
      if let result, areEqual(value, result) == true { continue }
      guard case .list(let elements) = value else { return unknown(.expression, at: call.range) }
      guard case .unknown(var result) = uncertain(elements, call) else {
        return uncertain(elements, call)
      }
      result.isUnordered = StandardMember.independentOfOrder.contains(call.member)
      return .unknown(result)
    }
    return value
  }

  /// Returns the value of an operation on two sets.
  private mutating func algebra(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    guard let first = call.first.map(currentValue) else { return nil }
    let others: [SourceValue]
    switch first {
    case .list(let own), .set(let own): others = own
    case .range: others = elements(of: first, at: call.range)
    default: return nil
    }
    switch call.name {
    case "union": return set(of: values + others)
    case "intersection", "intersect": return selected(values, in: others).map { .set($0) }
    case "subtracting", "subtract": return selected(values, outside: others).map { .set($0) }
    case "symmetricDifference":
      guard let own = selected(values, outside: others),
        let other = selected(others, outside: values)
      else { return nil }
      return set(of: own + other)
    case "isSubset":
      return selected(values, outside: others).map { .boolean($0.isEmpty) }
    case "isSuperset", "containsAll":
      return selected(others, outside: values).map { .boolean($0.isEmpty) }
    case "isDisjoint": return selected(values, in: others).map { .boolean($0.isEmpty) }
    default: return nil
    }
  }

  private mutating func selected(
    _ values: [SourceValue], in others: [SourceValue]
  ) -> [SourceValue]? {
    selected(values, others, isKept: true)
  }

  private mutating func selected(
    _ values: [SourceValue], outside others: [SourceValue]
  ) -> [SourceValue]? {
    selected(values, others, isKept: false)
  }

  private mutating func selected(
    _ values: [SourceValue], _ others: [SourceValue], isKept: Bool
  ) -> [SourceValue]? {
    var result: [SourceValue] = []
    for value in values {
      guard let isThere = contains(.list(others), value) else { return nil }
      if isThere == isKept { result.append(value) }
    }
    return result
  }

  /// Changes a set in place.
  mutating func changed(
    set values: [SourceValue], _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    let isKotlin = framework.language.isKotlin
    switch change {
    case .append, .insertNew:
      guard let first = call.first, let isThere = contains(.list(values), first) else { return nil }
      let result: SourceValue =
        isKotlin
        ? .boolean(!isThere)
        : .tuple([("inserted", .boolean(!isThere)), ("memberAfterInsert", first)])
      return ChangedValue(value: .set(isThere ? values : values + [first]), result: result)
    case .appendAll, .unite:
      guard let first = call.first, first.isList,
        let all = unique(values + elements(of: first.asList, at: call.range))
      else { return nil }
      let isChanged = all.count > values.count
      return ChangedValue(value: .set(all), result: isKotlin ? .boolean(isChanged) : .nothing)
    case .keepOnly, .subtract, .symmetric:
      guard let first = call.first, first.isList else { return nil }
      let others = elements(of: first.asList, at: call.range)
      guard let own = selected(values, others, isKept: change == .keepOnly) else { return nil }
      guard change == .symmetric else { return ChangedValue(value: .set(own)) }
      guard let added = selected(others, outside: values) else { return nil }
      return set(of: own + added).map { ChangedValue(value: $0) }
    case .removeElement where !isKotlin:
      guard let first = call.first, let kept = selected(values, outside: [first]) else {
        return nil
      }
      let isRemoved = kept.count < values.count
      return ChangedValue(value: .set(kept), result: isRemoved ? first : .null)
    case .removeElement, .removeEverything, .removeMatching, .keepMatching, .removeFirst:
      if change == .removeFirst, !isOrdered(.set(values)) { return nil }
      guard let changed = removed(values, change, call), case .list(let kept) = changed.value else {
        return nil
      }
      return ChangedValue(value: .set(kept), result: changed.result)
    default: return nil
    }
  }
}

extension SourceValue {
  /// The list of a set's elements, or the value itself if it is not a set.
  var asList: SourceValue { if case .set(let values) = self { .list(values) } else { self } }

  var isList: Bool {
    switch self {
    case .list, .set, .range: true
    default: false
    }
  }

  var asFunction: SourceFunction? {
    if case .function(let function) = self { function } else { nil }
  }
}
