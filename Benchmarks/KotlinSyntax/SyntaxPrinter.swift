internal import ComponentSource

/// Prints what a reader of Kotlin found, one line each, for comparison with another parser.
///
/// A line has the kind, the range of bytes and details, with tabs between. Nodes are visited from a
/// list, so that their depth does not matter.
struct SyntaxPrinter {
  private enum Node {
    case declaration(Declaration)
    case statement(Statement)
    case expression(Expression)
  }

  private(set) var lines: [String] = []
  private var waiting: [Node] = []

  mutating func print(_ file: SourceFile) {
    waiting += file.declarations.map(Node.declaration) + file.statements.map(Node.statement)
    while let node = waiting.popLast() {
      switch node {
      case .declaration(let declaration): print(declaration)
      case .statement(let statement): print(statement)
      case .expression(let expression): print(expression)
      }
    }
    for problem in file.problems {
      lines.append("problem\t\(problem.offset)\t\(problem.offset)\t\(problem.problem)")
    }
  }

  private mutating func add(_ kind: String, _ range: SourceRange, _ details: String...) {
    lines.append(([kind, "\(range.start)", "\(range.end)"] + details).joined(separator: "\t"))
  }

  private mutating func visit(_ block: Block?) {
    waiting += (block?.statements ?? []).map(Node.statement)
  }

  private mutating func visit(_ expression: Expression?) {
    if let expression { waiting.append(.expression(expression)) }
  }

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ attributes: [Attribute]) {
    for attribute in attributes { visit(attribute.arguments) }
  }

  private mutating func visit(_ parameters: [Parameter]) {
    for parameter in parameters {
      visit(parameter.attributes)
      visit(parameter.defaultValue)
    }
  }

  private mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .function(let function):
      add(
        "function", function.range, function.name,
        function.parameters.map(\.name).joined(separator: ","),
        function.attributes.map(\.name).joined(separator: ","))
      visit(function.attributes)
      visit(function.parameters)
      visit(function.body)
    case .variable(let variable):
      add(
        "variable", variable.range,
        variable.name.isEmpty ? variable.parts.joined(separator: ",") : variable.name)
      visit(variable.attributes)
      visit(variable.initialValue)
      visit(variable.delegate)
      visit(variable.getter)
    case .type(let type):
      add(
        "type", type.range, type.name, type.parameters.map(\.name).joined(separator: ","),
        type.inherited.map(\.name).joined(separator: ","))
      visit(type.attributes)
      visit(type.parameters)
      visit(type.inheritedArguments)
      for single in type.cases {
        add("case", single.range, single.name)
        visit(single.arguments)
        waiting += single.members.map(Node.declaration)
      }
      waiting += type.members.map(Node.declaration)
    case .macro, .compiled: break
    }
  }

  private mutating func print(_ statement: Statement) {
    switch statement.form {
    case .expression(let expression): visit(expression)
    case .declaration(let declaration): waiting.append(.declaration(declaration))
    case .returning(let value, _): visit(value)
    case .loop(_, let elements, _, let body):
      add("for", statement.range)
      visit(elements)
      visit(body)
    case .whileLoop(let conditions, let body):
      add("while", statement.range)
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition):
      add("while", statement.range)
      visit(condition)
      visit(body)
    case .attempt(let body, let handlers, _):
      add("try", statement.range)
      visit(body)
      for handler in handlers { visit(handler.body) }
    case .guarding, .compiled, .breaking, .continuing, .fallingThrough, .throwing, .deferring,
      .other:
      break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      if case .expression(let expression) = condition { visit(expression) }
    }
  }

  private mutating func print(_ expression: Expression) {
    switch expression.form {
    case .string(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .text(let content): text += content
        case .value(let value, _):
          text += "{}"
          visit(value)
        }
      }
      add("string", expression.range, text.escaped)
    case .character(let character):
      add("string", expression.range, String(character).escaped)
    case .integer(let value): add("number", expression.range, "\(value)")
    case .number(let value): add("number", expression.range, "\(value)")
    case .float(let value): add("number", expression.range, "\(value)")
    case .boolean(let value): add("boolean", expression.range, "\(value)")
    case .null: add("null", expression.range)
    case .member(let owner, let name, _):
      add("member", expression.range, name)
      visit(owner)
    case .call(let call) where call.callee.calledName.hasPrefix("object@"):
      // The content of an anonymous object is not compared.
      add("unreadable", expression.range)
    case .call(let call):
      add(
        "call", expression.range, call.callee.calledName,
        call.arguments.map { ($0.label ?? "") + ($0.isTrailing ? "{}" : "") }
          .joined(separator: ","))
      visit(call.callee)
      visit(call.arguments)
    case .subscripted(let owner, let arguments):
      add("index", expression.range, "\(arguments.count)")
      visit(owner)
      visit(arguments)
    case .list(let elements): for element in elements { visit(element) }
    case .tuple(let arguments): visit(arguments)
    case .closure(let closure):
      add(
        "closure", expression.range,
        closure.parameters.map { $0.parts.isEmpty ? $0.name : $0.parts.joined(separator: "+") }
          .joined(separator: ","))
      visit(closure.parameters)
      visit(closure.body)
    case .operation(let operands, let operators):
      add("operation", expression.range, operators.joined(separator: " "))
      for operand in operands { visit(operand) }
    case .prefixed(let name, let operand):
      add("prefix", expression.range, name)
      visit(operand)
    case .forced(let operand): visit(operand)
    case .conditional(let conditions, let body, let otherwise):
      if case .expression(let condition)? = conditions.first, condition.range == body.range {
        return visit(body)
      }
      add("if", expression.range, otherwise == nil ? "" : "else")
      visit(conditions)
      visit(body)
      visit(otherwise)
    case .choice(let choice):
      add("when", expression.range, "\(choice.branches.count)")
      visit(choice.subject)
      for branch in choice.branches { print(branch, of: choice) }
    case .cast(let operand, let name, _):
      add("cast", expression.range, name)
      visit(operand)
    case .assignment(let target, let name, let value):
      add("assignment", expression.range, name)
      visit(target)
      visit(value)
    case .unreadable: add("unreadable", expression.range)
    case .name, .projection, .implicitMember, .reference, .dictionary: break
    }
  }

  private mutating func print(_ branch: Choice.Branch, of choice: Choice) {
    for pattern in branch.patterns { if case .value(let value) = pattern { visit(value) } }
    if case .operation(let operands, ["!in"])? = branch.condition?.form {
      visit(operands.last)
    } else {
      visit(branch.condition)
    }
    visit(branch.body)
  }
}

extension Expression {
  /// The last name of a callee.
  fileprivate var calledName: String {
    switch form {
    case .name(let name), .member(_, let name, _): name
    default: ""
    }
  }
}

extension String {
  /// The text on one line.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.value < 0x20 || scalar == "\\" {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
