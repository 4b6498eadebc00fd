internal import AccessibilityTree
internal import ComponentSource

/// The values of arguments.
extension ViewBuilder {
  /// Returns the value of a binding or state, or the value itself if it is neither.
  mutating func unwrappingBinding(_ value: SourceValue?) -> SourceValue? {
    var value = value
    for _ in 0..<8 {
      switch value {
      case .state(let key, let known)?: value = evaluator.states[key] ?? known
      case .component(let component)? where component.constantValue != nil:
        value = component.constantValue
      case .component(let component)? where component.name == "Binding":
        guard case .function(let get)? = component.value("get") ?? component.arguments?.first?.value
        else { return value }
        value = evaluator.call(get)
      default: return value
      }
    }
    return value
  }

  /// Returns the state to which a binding refers, or `nil` if the value of the binding never
  /// changes.
  func state(_ value: SourceValue?) -> StateKey? {
    key(of: value).flatMap { $0.isConstant ? nil : $0 }
  }

  /// Returns the key of a binding, including a binding whose value never changes.
  func key(of binding: SourceValue?) -> StateKey? {
    guard case .state(let key, _)? = binding else { return nil }
    return key
  }

  /// Returns a Boolean, or `nil` if the value is not a Boolean.
  ///
  /// An unknown value is recorded. It counts as true or false in the same way as in a condition.
  mutating func flag(_ value: SourceValue?) -> Bool? {
    switch unwrappingBinding(value) {
    case .boolean(let flag)?: return flag
    case .null?: return false
    case .unknown(let unknown)?:
      evaluator.recordUndecided(unknown)
      return unknown.isAssumedTrue
    default: return nil
    }
  }

  mutating func number(_ value: SourceValue?) -> Double? {
    switch unwrappingBinding(value) {
    case .integer(let number)?: return Double(number)
    case .number(let number)?: return number
    case .float(let number)?: return Double("\(number)")
    case .unknown(let unknown)?:
      evaluator.record(unknown)
      return nil
    default: return nil
    }
  }

  /// Returns the words in place of a number that the source does not determine.
  ///
  /// The result is `nil` if the number is known or missing.
  mutating func unknownNumber(_ value: SourceValue?) -> String? {
    switch unwrappingBinding(value) {
    case .unknown(let unknown)?: evaluator.text(of: .unknown(unknown))
    case .component(let component)?: evaluator.text(of: .component(component))
    default: nil
    }
  }

  /// Returns the words in place of a value between bounds that the source does not determine.
  ///
  /// The result is `nil` if the bounds are known or missing.
  mutating func unknownBounds(_ argument: ComponentArgument?) -> String? {
    guard let argument, bounds(argument.value) == nil else { return nil }
    if let words = unknownNumber(argument.value),
      unwrappingBinding(argument.value)?.isUnknown == true
    {
      return words
    }
    return "{\(evaluator.project.excerpt(argument.range, limit: 40))}"
  }

  /// Returns the name of an enum case or of a member, such as `combine` of `.combine`.
  ///
  /// An unknown value is recorded.
  mutating func memberName(_ value: SourceValue?) -> String? {
    let known = unwrappingBinding(value)
    recordUnknown(known)
    return known?.memberName
  }

  /// Records a value, or the elements of a list, if the source does not determine them.
  mutating func recordUnknown(_ value: SourceValue?) {
    switch value {
    case .unknown(let unknown)?: evaluator.record(unknown)
    case .list(let values)?:
      for case .unknown(let unknown) in values { evaluator.record(unknown) }
    default: break
    }
  }

  /// Returns the bounds of a range.
  mutating func bounds(_ value: SourceValue?) -> (lower: Double, upper: Double)? {
    switch unwrappingBinding(value) {
    case .range(let range, _)?:
      return (Double(range.lowerBound), Double(range.upperBound &- 1))
    case .component(let range)? where range.name == "...":
      let ends = range.unlabelled
      guard ends.count == 2, let lower = number(ends[0]), let upper = number(ends[1]) else {
        return nil
      }
      return (lower, upper)
    default: return nil
    }
  }

  /// Returns the elements of a collection, or `nil` if the source does not determine them.
  mutating func elements(of value: SourceValue?) -> [SourceValue]? {
    switch unwrappingBinding(value) {
    case .list(let list)?: return list
    case .set(let elements)?: return elements.count < 2 ? elements : nil
    case .range(let range, _)?: return range.prefix(ViewBuilder.rowLimit + 1).map { .integer($0) }
    case .dictionary(let entries)?:
      return entries.map {
        .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)])
      }
    case .unknown(let unknown)?:
      // It is unknown which elements are shown, or in which order.
      if unknown.elements != nil { evaluator.record(unknown) }
      return unknown.elements
    default: return nil
    }
  }

  /// The maximum number of rows of a loop.
  static let rowLimit = 100

  /// Whether a selection is equal to a value, or contains the value.
  mutating func isSelected(_ tag: SourceValue, in selection: SourceValue) -> Bool {
    let values: [SourceValue]
    switch unwrappingBinding(selection) {
    case .list(let own)?, .set(let own)?: values = own
    default: return areEqual(tag, selection)
    }
    for value in values where areEqual(tag, value) { return true }
    return false
  }

  /// Whether two values are certainly equal.
  mutating func areEqual(_ first: SourceValue?, _ second: SourceValue?) -> Bool {
    guard let first = unwrappingBinding(first), let second = unwrappingBinding(second) else {
      return false
    }
    return evaluator.areEqual(first, second) ?? false
  }
}

extension Component {
  /// The value of a binding to a constant: `.constant(true)`, `Binding.constant(true)`.
  var constantValue: SourceValue? {
    if name == "Binding", arguments == nil, let call = modifiers.first, call.name == "constant" {
      return call.arguments?.first?.value
    }
    guard name == ".constant" || name == "constant" else { return nil }
    return arguments?.first?.value
  }

  /// The first unlabelled argument that is not a trailing closure.
  var title: ComponentArgument? {
    arguments?.first { $0.label == nil && !$0.isTrailing }
  }

  func argument(_ label: String) -> ComponentArgument? {
    arguments?.first { $0.label == label }
  }

  /// The trailing closure without a label.
  var trailing: SourceValue? {
    arguments?.first { $0.label == nil && $0.isTrailing }?.value
  }

  /// The handler of a modifier or view: a trailing closure, or the name of a function as an
  /// argument.
  ///
  /// Source: SwiftUI, `onSubmit(of:_:)`, `onTapGesture(count:perform:)`, `accessibilityAction(_:_:)`.
  var handler: SourceValue? {
    let given =
      arguments?.first { $0.label == nil && $0.isTrailing }
      ?? argument("perform") ?? argument("action")
      ?? arguments?.last { $0.label == nil && ($0.value.isUnknown || $0.value.function != nil) }
    return given?.handler
  }

  /// Returns the handler in the argument with a label.
  func handler(_ label: String) -> SourceValue? { argument(label)?.handler }

  /// The content of a container: the argument with the label `content` or `rowContent`, or else its
  /// trailing closure.
  ///
  /// After `content:`, a trailing closure is another argument, such as the label.
  var content: SourceValue? { value("content") ?? value("rowContent") ?? trailing }

  /// The last part of a dotted name: `red` of `.red` and `Color.red`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension ComponentArgument {
  /// The value as a handler.
  ///
  /// The location of a handler that is unknown before run time is the location of the argument.
  fileprivate var handler: SourceValue {
    guard case .unknown(var unknown) = value else { return value }
    unknown.range = range
    return .unknown(unknown)
  }
}

extension SourceValue {
  /// The last part of the name of a component or enum case, such as `segmented`.
  var memberName: String? {
    switch self {
    case .component(let component): component.lastName
    case .enumCase(let value): value.name
    default: nil
    }
  }

  /// The number, or `nil` if the value is not a number.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The name of a member whose type follows from the context: `signIn` of `.signIn`.
  var implicitName: String? {
    guard case .component(let component) = self, component.name.hasPrefix(".") else { return nil }
    return component.lastName
  }

  /// The function, or `nil` if the value is not a function.
  var function: SourceFunction? {
    if case .function(let function) = self { function } else { nil }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }
}
