/// Calls of lambdas whose function type has a receiver: `content: RowScope.() -> Unit`.
///
/// Source: Kotlin language specification, Function types with receiver and Extension lambdas.
extension Evaluator {
  /// Calls a function that is the value of a name.
  ///
  /// A lambda takes its receiver from the first of its arguments, or else from the scopes around the
  /// call.
  mutating func call(
    _ function: SourceFunction, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) -> SourceValue {
    guard case .of(let type, let count)? = function.extensionType else {
      return invoke(function, arguments, receiver: function.receiver, at: range, in: scope)
    }
    if arguments.count > count, let first = arguments.first, first.label == nil {
      return call(function, on: first.value, Array(arguments.dropFirst()), at: range, in: scope)
    }
    let receiver = implicitReceiver(of: TypeName(type), from: scope) ?? function.receiver
    return invoke(function, arguments, receiver: receiver, at: range, in: scope)
  }

  /// Calls a lambda with a receiver, unless the value is not certainly an instance of the receiver's
  /// type.
  mutating func call(
    _ function: SourceFunction, on value: SourceValue, _ arguments: [ComponentArgument],
    at range: SourceRange, in scope: Int
  ) -> SourceValue {
    var receiver = function.receiver
    if case .of(let type, _)? = function.extensionType,
      isReceiver(currentValue(value), of: TypeName(type)) || fitsUndeclared(type, value)
    {
      receiver = value
    }
    return invoke(function, arguments, receiver: receiver, at: range, in: scope)
  }

  /// Whether a value before the dot of a call is the receiver of a lambda although the source does
  /// not declare the type of the receiver, which can be a generic parameter: `change: S.() -> S`.
  private func fitsUndeclared(_ type: String, _ value: SourceValue) -> Bool {
    switch currentValue(value) {
    case .record, .enumCase, .list, .set, .dictionary, .string, .integer, .number, .float,
      .boolean:
      project.type(named: type) == nil
    default: false
    }
  }

  /// Returns the receiver and the arguments with which the framework calls a function.
  ///
  /// A lambda with a receiver can also stand for a function with one more parameter:
  /// `state.update(change)`.
  func receiving(
    _ arguments: [SourceValue], _ receiver: SourceValue?, by function: SourceFunction
  ) -> (receiver: SourceValue?, arguments: [SourceValue]) {
    guard receiver == nil, case .of(_, let count)? = function.extensionType,
      arguments.count == count + 1
    else { return (receiver, arguments) }
    return (arguments[0], Array(arguments.dropFirst()))
  }

  /// Returns the nearest receiver that is an instance of a type.
  private mutating func implicitReceiver(
    of type: TypeName, from scope: Int
  ) -> SourceValue? {
    var index: Int? = scope
    while let inner = index {
      if let receiver = scopes[inner].receiver, isReceiver(currentValue(receiver), of: type) {
        return receiver
      }
      index = scopes[inner].parent
    }
    return nil
  }

  private mutating func isReceiver(_ value: SourceValue, of type: TypeName) -> Bool {
    switch value {
    case .unknown, .components: false
    // Any call could return an instance of the type, so only the name of a component decides.
    case .component(let component): type.name == "Any" || component.name == type.name
    default: extends(type, value)
    }
  }

  /// Returns the lambda that a call such as `scope.content()` calls with the value before the dot as
  /// the receiver.
  func extensionLambda(_ name: String, in scope: Int) -> SourceFunction? {
    guard framework.language.isKotlin, let outer = scopeDeclaring(name, from: scope),
      case .function(let function)? = scopes[outer].names[name], function.extensionType != nil
    else { return nil }
    return function
  }
}
