/// The members of ranges.
extension Evaluator {
  /// Returns the value of a member of a range of integers, which can be longer than a list.
  mutating func rangeMember(_ call: StandardCall, of range: SourceValue) -> SourceValue? {
    guard case .range(let bounds, let isClosed) = range else { return nil }
    let isPlain = call.arguments.isEmpty && !bounds.isEmpty
    switch call.member {
    case .lowerBound: return .integer(bounds.lowerBound)
    case .upperBound where isClosed || framework.language.isKotlin:
      // An empty range of Kotlin can have any bounds, such as `5..1`, so its bounds are unknown.
      return isPlain && bounds.upperBound < .max ? .integer(bounds.upperBound - 1) : nil
    case .upperBound: return .integer(bounds.upperBound)
    case .openUpperBound: return isPlain ? .integer(bounds.upperBound) : nil
    case .count where isPlain: return .integer(bounds.count)
    case .first where isPlain, .firstOrNull where isPlain, .min where isPlain:
      return .integer(bounds.lowerBound)
    case .last where isPlain, .lastOrNull where isPlain, .max where isPlain:
      return .integer(bounds.upperBound - 1)
    case .isEmpty: return .boolean(bounds.isEmpty)
    default: break
    }
    let elements = elements(of: range, at: call.range)
    guard elements.count < bounds.count, call.member != .forEach else {
      return listMember(call, of: elements)
    }
    let value = listMember(call, of: elements)
    guard case .list(let values)? = value else { return nil }
    return uncertain(values, call)
  }

  /// Returns the value of a member of a range with bounds that are not integers: `0.0...10.0`.
  ///
  /// Source: Swift standard library, `ClosedRange`, `Range` and `Comparable`; Kotlin standard
  /// library, `ClosedRange` and `OpenEndRange`.
  mutating func rangeMember(_ call: StandardCall, of range: Component) -> SourceValue? {
    guard let bounds = range.arguments, bounds.count == 2 else { return nil }
    let (lower, upper) = (currentValue(bounds[0].value), currentValue(bounds[1].value))
    switch call.member {
    case .lowerBound: return lower.isNothing ? nil : lower
    case .upperBound, .openUpperBound: return upper.isNothing ? nil : upper
    case .contains:
      guard call.function == nil, let value = call.first else { return nil }
      return contains(.component(range), currentValue(value)).map { .boolean($0) }
    case .isEmpty:
      guard let order = order(lower, upper) else { return nil }
      let isOpen = range.name == "..<" || range.name == "until"
      return .boolean(isOpen ? order >= 0 : order > 0)
    default: return nil
    }
  }

  /// Returns the part of a range without an upper bound that belongs to the elements of a list:
  /// `zip(1..., names)`.
  ///
  /// Other values are returned unchanged.
  func counted(_ range: SourceValue, beside list: SourceValue) -> SourceValue {
    guard case .component(let own) = currentValue(range), own.name == "...",
      let bounds = own.arguments, bounds.count == 2, bounds[1].value.isNothing,
      case .integer(let lower) = currentValue(bounds[0].value),
      case .list(let values) = currentValue(list), lower <= Int.max - values.count
    else { return range }
    return .range(lower..<(lower + values.count), isClosed: false)
  }
}
