/// The loops with a condition (`while`, `do`) in a block that pause between their passes, such as
/// `while (seconds > 0) { delay(1000); seconds-- }`.
///
/// Other code of the app can run during the pauses, so the number of passes is only known at run
/// time. A loop inside another such loop is left out.
package struct PausingLoops {
  package private(set) var ranges: [SourceRange] = []
  private var work: [(item: Item, loop: SourceRange?)] = []

  private enum Item {
    case statement(Statement)
    case expression(Expression)
  }

  /// Finds the loops in a block and in the closures inside the block.
  package init(in block: Block) {
    add(block, nil)
    while let (item, loop) = work.popLast() {
      switch item {
      case .statement(let statement): read(statement, loop)
      case .expression(let expression): read(expression, loop)
      }
    }
    ranges.sort { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  private mutating func add(_ expression: Expression?, _ loop: SourceRange?) {
    if let expression { work.append((.expression(expression), loop)) }
  }

  private mutating func add(_ block: Block?, _ loop: SourceRange?) {
    for statement in block?.statements ?? [] { work.append((.statement(statement), loop)) }
  }

  private mutating func add(_ conditions: [Condition], _ loop: SourceRange?) {
    for condition in conditions {
      switch condition {
      case .expression(let value): add(value, loop)
      case .pattern(_, let value): add(value, loop)
      case .available: break
      }
    }
  }

  private mutating func read(_ statement: Statement, _ loop: SourceRange?) {
    switch statement.form {
    case .expression(let value): add(value, loop)
    case .declaration(.variable(let variable)): add(variable.initialValue, loop)
    case .returning(let value, _), .throwing(let value): add(value, loop)
    case .guarding(let conditions, let block):
      add(conditions, loop)
      add(block, loop)
    case .loop(_, let list, _, let block):
      add(list, loop)
      add(block, loop)
    case .whileLoop(let conditions, let block):
      add(conditions, loop ?? statement.range)
      add(block, loop ?? statement.range)
    case .repeatLoop(let block, let condition):
      add(block, loop ?? statement.range)
      add(condition, loop ?? statement.range)
    case .deferring(let block): add(block, loop)
    case .attempt(let block, let handlers, let last):
      add(block, loop)
      for handler in handlers { add(handler.body, loop) }
      add(last, loop)
    case .compiled(let clauses):
      for statement in clauses.flatMap({ $0.statements }) {
        work.append((.statement(statement), loop))
      }
    case .declaration, .breaking, .continuing, .fallingThrough, .other: break
    }
  }

  private mutating func read(_ expression: Expression, _ loop: SourceRange?) {
    switch expression.form {
    case .call(let call):
      // All calls of a loop follow each other, so only the last loop can be known already.
      if let loop, ranges.last != loop, call.callee.isPausingFunction { ranges.append(loop) }
      add(call.callee, loop)
      for argument in call.arguments { add(argument.value, loop) }
    case .member(let value, _, _), .subscripted(let value, _), .prefixed(_, let value),
      .forced(let value), .cast(let value, _, _):
      add(value, loop)
    case .list(let values), .operation(let values, _):
      for value in values { add(value, loop) }
    case .closure(let closure): add(closure.body, loop)
    case .conditional(let conditions, let first, let second):
      add(conditions, loop)
      add(first, loop)
      add(second, loop)
    case .choice(let choice):
      add(choice.subject, loop)
      for branch in choice.branches { add(branch.body, loop) }
    case .assignment(_, _, let value): add(value, loop)
    case .string, .character, .integer, .number, .float, .boolean, .null, .name, .projection,
      .implicitMember, .reference, .dictionary, .tuple, .unreadable:
      break
    }
  }
}

extension Expression {
  /// Whether the expression names a function that pauses the code.
  fileprivate var isPausingFunction: Bool {
    switch form {
    case .name(let name), .member(_, let name, _): Component.pausingFunctions.contains(name)
    default: false
    }
  }
}
