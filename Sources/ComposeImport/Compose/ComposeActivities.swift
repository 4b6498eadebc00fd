internal import ComponentSource

/// The content for Compose in the activities, fragments and views of a file.
enum ComposeActivities {
  /// Returns a function for each call of `setContent` in a class.
  ///
  /// The function has the name of the class, and its body is the lambda of the call.
  ///
  /// Source: AndroidX, `ComponentActivity.setContent`, `ComposeView.setContent`.
  static func contents(in declarations: [Declaration]) -> [FunctionDeclaration] {
    declarations.flatMap { declaration -> [FunctionDeclaration] in
      guard case .type(let type) = declaration else { return [] }
      return type.members.flatMap { member -> [FunctionDeclaration] in
        guard case .function(let function) = member, let body = function.body else { return [] }
        return lambdas(in: body).map { lambda in
          FunctionDeclaration(name: type.name, parameters: [], body: lambda, at: lambda.range)
        }
      }
    }
  }

  /// Returns the lambdas that a block passes to `setContent`, directly or in the lambda of another
  /// call: `ComposeView(context).apply { setContent { … } }`.
  private static func lambdas(in body: Block) -> [Block] {
    var found: [Block] = []
    var pending = expressions(of: body)
    while let expression = pending.popLast() {
      switch expression.form {
      case .call(let call):
        let closures = call.arguments.compactMap { argument -> Block? in
          if case .closure(let closure) = argument.value.form { closure.body } else { nil }
        }
        if call.callee.lastName == "setContent" {
          found += closures.suffix(1)
          continue
        }
        pending += closures.flatMap(expressions)
        pending.append(call.callee)
      case .member(let base, _, _): pending.append(base)
      case .assignment(_, _, let value?): pending.append(value)
      default: break
      }
    }
    return found
  }

  /// Returns the expressions of a block's statements, beginning with the last expression.
  private static func expressions(of block: Block) -> [Expression] {
    block.statements.reversed().flatMap { statement -> [Expression] in
      switch statement.form {
      case .expression(let expression): [expression]
      case .returning(let value?, _): [value]
      case .declaration(.variable(let variable)): [variable.initialValue].compactMap { $0 }
      default: []
      }
    }
  }
}
