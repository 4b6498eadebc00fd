/// Changes of arguments and receivers by the functions to which they were passed.
extension Evaluator {
  /// Assigns the new values of parameters to the variables that the call passes.
  ///
  /// In Swift, these are the `inout` parameters. If the called function is unknown, the variables
  /// become unknown. In Kotlin, these are the parameters with collections that the function changes
  /// in place.
  mutating func writeBack(
    _ call: Call, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) {
    guard call.arguments.contains(where: \.isInOut) || !lastChangedNames.isEmpty,
      arguments.count == call.arguments.count
    else { return }
    let (names, parameters, changedNames) = (lastNames, lastParameters, lastChangedNames)
    let matched = matched(arguments, to: parameters)
    for (index, argument) in call.arguments.enumerated() {
      let own = zip(parameters, matched).first { _, own in
        own.contains { $0.range == arguments[index].range }
      }
      let changed = own.flatMap { names[$0.0.name] }
      guard case .prefixed("&", let target) = argument.value.form else {
        if let own, changedNames.contains(own.0.name) {
          writeBack(changed, to: argument.value, at: range, in: scope)
        }
        continue
      }
      let missing = UnknownValue(.expression, named: project.excerpt(target.range), at: range)
      write(changed ?? .unknown(missing), to: target, at: range, in: scope, isWriteBack: true)
    }
  }

  /// Assigns the value that a function changed in place to the expression that passed the value.
  ///
  /// - Parameter value: The changed value; `nil` if the function did not change the value.
  mutating func writeBack(
    _ value: SourceValue?, to target: Expression, at range: SourceRange, in scope: Int
  ) {
    guard framework.language.isKotlin, let value, !hasCaughtError else { return }
    write(value, to: target.passedOn, at: range, in: scope, isWriteBack: true)
  }
}

extension Argument {
  /// Whether the argument passes a variable that the function can change: `&count`.
  var isInOut: Bool { if case .prefixed("&", _) = value.form { true } else { false } }
}

extension Expression {
  /// The expression whose value a chain of `also` and `apply` returns.
  var passedOn: Expression {
    var expression = self
    while case .call(let call) = expression.form,
      case .member(let base, let name, _) = call.callee.form, name == "also" || name == "apply"
    {
      expression = base
    }
    return expression
  }
}
