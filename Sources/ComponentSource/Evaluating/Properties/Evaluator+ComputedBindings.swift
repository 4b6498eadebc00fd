extension Evaluator {
  /// Returns a binding to a computed property: `$model.isOn`.
  ///
  /// The binding gets and sets the property by the same expression without the dollar sign. The
  /// result is `nil` for other properties, and for properties without a setter.
  ///
  /// - Parameter value: The value before the member: `$model`.
  mutating func computedBinding(
    _ expression: Expression, of value: SourceValue, in scope: Int
  ) -> SourceValue? {
    guard case .member(let base, let name, _) = expression.form,
      case .state(let key, let initial) = value,
      case .record(let record) = currentValue(key, initial),
      let (variable, _) = declaredProperty(name, ofType: record.type),
      variable.getter != nil, variable.accessors[.setter] != nil,
      let owner = base.withoutProjection
    else { return nil }
    let range = expression.range
    let property = Expression(.member(of: owner, name: name, isOptional: false), at: range)
    let change = Expression(
      .assignment(property, operator: "=", Expression(.name("newValue"), at: range)), at: range)
    let parameter = Parameter(label: nil, name: "newValue")
    guard
      case .function(let get) = function(
        Closure(parameters: [], body: Block(of: property)), at: range, in: scope),
      case .function(let set) = function(
        Closure(parameters: [parameter], body: Block(of: change)), at: range, in: scope)
    else { return nil }
    let identity = scopes[scope].path.appending(range)
    return computedState(
      StateKey(owner: identity, path: ["$computed", name]), get: get, set: set)
  }
}

extension Block {
  /// Creates a block that consists of one expression.
  fileprivate init(of expression: Expression) {
    self.init([Statement(.expression(expression), at: expression.range)], at: expression.range)
  }
}

extension Expression {
  /// The expression without the dollar sign at its beginning: `model.draft` for `$model.draft`.
  ///
  /// It is `nil` if the expression does not begin with a dollar sign.
  fileprivate var withoutProjection: Expression? {
    var members: [String] = []
    var expression = self
    while true {
      switch expression.form {
      case .projection(let name):
        return members.reversed().reduce(Expression(.name(name), at: range)) {
          Expression(.member(of: $0, name: $1, isOptional: false), at: range)
        }
      case .member(let base, let name, _):
        members.append(name)
        expression = base
      default: return nil
      }
    }
  }
}
