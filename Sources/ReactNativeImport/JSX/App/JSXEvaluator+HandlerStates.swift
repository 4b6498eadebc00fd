internal import AccessibilityTree

/// States that handlers set.
extension JSXEvaluator {
  /// Records the new value of a state, or a diagnostic if the value is unknown.
  mutating func set(
    _ setter: JSXSetter, _ arguments: [Range<Int>], _ callee: Range<Int>,
    _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    var setter = setter
    var argument = arguments.first
    let code = source.excerpt(callee)
    if let function = setter.formFunction {
      // The other functions of a form set no value.
      guard function.kind == .setField else { return }
      guard let name = argument.flatMap({ JSXEvaluator.fieldName(evaluate($0, in: frame.scope)) })
      else { return handler.diagnose(.unknownCall(handler.prop, code), in: frame) }
      setter.formFunction = nil
      setter.field = name
      argument = arguments.dropFirst().first
    }
    guard setter.storeFunction == nil else { return }
    let value =
      setter.constant ?? argument.map { evaluate($0, in: frame.scope) } ?? .undefined
    switch value {
    case .choice(let condition, _, _):
      handler.diagnose(.conditionalHandler(handler.prop, name(of: condition)), in: frame)
    case .unknown(let unknown):
      handler.diagnose(.unknownState(handler.prop, code, name(of: unknown)), in: frame)
    case .function(let function?, let outer)
    where changesDraft(function)
      && draft(states.values[setter.key] ?? .undefined, after: function, in: outer) == nil:
      let body = declarations.functions[function].body
      handler.diagnose(.unknownStatement(handler.prop, source.excerpt(body)), in: frame)
    default: handler.set(setter, to: value, code, in: frame)
    }
  }
}
