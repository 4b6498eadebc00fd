internal import ComponentSource

/// A stack that combines operands by the precedence of their operators, while an expression is read
/// from left to right.
///
/// Operators of the same precedence become one flat operation.
struct OperatorFolding {
  /// An operand or a partial operation.
  private struct Value {
    var operands: [Expression]
    var operators: [String] = []
    var precedence = 0
    var range: SourceRange

    init(_ operand: Expression) {
      operands = [operand]
      range = operand.range
    }

    var expression: Expression {
      operators.isEmpty
        ? operands[0] : Expression(.operation(operands, operators), at: range)
    }
  }

  private enum Operator {
    case binary(String, Int)
    case assignment(String)
    case ternary(Block)
  }

  private var values: [Value]
  private var operators: [Operator] = []
  /// The nesting depth of operations in the expression.
  ///
  /// Operators of equal precedence add no depth.
  private(set) var nesting = 0

  init(_ first: Expression) { values = [Value(first)] }

  /// Appends a binary operator with its right operand.
  mutating func append(_ sign: String, _ operand: Expression) {
    let precedence = OperatorPrecedence.of(sign)
    if precedence == OperatorPrecedence.assignment {
      fold(above: precedence)
      nesting += 1
      operators.append(.assignment(sign))
    } else {
      fold(above: precedence - 1)
      operators.append(.binary(sign, precedence))
    }
    values.append(Value(operand))
  }

  /// Appends `? middle :` with the operand after the colon.
  mutating func appendTernary(_ middle: Block, _ operand: Expression) {
    fold(above: OperatorPrecedence.ternary)
    nesting += 1
    operators.append(.ternary(middle))
    values.append(Value(operand))
  }

  /// Appends `as` or `is` with its type.
  mutating func appendCast(_ sign: String, _ type: TypeName, at range: SourceRange) {
    fold(above: OperatorPrecedence.casting - 1)
    nesting += 1
    guard let value = values.popLast()?.expression else { return }
    values.append(
      Value(
        Expression(.cast(value, operator: sign, type: type), at: value.range.through(range))))
  }

  mutating func expression() -> Expression {
    fold(above: 0)
    return values[0].expression
  }

  /// Folds the last operators that bind more tightly than a precedence.
  private mutating func fold(above precedence: Int) {
    while let last = operators.last, Self.precedence(last) > precedence, values.count > 1 {
      operators.removeLast()
      let right = values.removeLast().expression
      switch last {
      case .binary(let sign, let precedence):
        fold(sign, precedence, right)
      case .assignment(let sign):
        let left = values.removeLast().expression
        values.append(
          Value(
            Expression(
              .assignment(left, operator: sign, right), at: left.range.through(right.range))))
      case .ternary(let middle):
        let left = values.removeLast().expression
        let otherwise = Block(
          [Statement(.expression(right), at: right.range)], at: right.range)
        values.append(
          Value(
            Expression(
              .conditional([.expression(left)], middle, otherwise),
              at: left.range.through(right.range))))
      }
    }
  }

  private mutating func fold(_ sign: String, _ precedence: Int, _ right: Expression) {
    let last = values.count - 1
    if values[last].precedence != precedence {
      let left = values[last].expression
      values[last] = Value(left)
      values[last].precedence = precedence
    }
    values[last].operands.append(right)
    values[last].operators.append(sign)
    values[last].range = values[last].range.through(right.range)
  }

  private static func precedence(_ sign: Operator) -> Int {
    switch sign {
    case .binary(_, let precedence): precedence
    case .assignment: OperatorPrecedence.assignment
    case .ternary: OperatorPrecedence.ternary
    }
  }
}
