import ComponentSource

/// A writer that prints syntax on one line, with parentheses that show the nesting.
struct SyntaxText {
  static func of(_ block: Block) -> String {
    block.statements.map(of).joined(separator: "; ")
  }

  static func of(_ statement: Statement) -> String {
    switch statement.form {
    case .expression(let expression): of(expression)
    case .declaration(let declaration): of(declaration)
    case .returning(let value, let label):
      "return\(label.map { "@\($0)" } ?? "")\(value.map { " \(of($0))" } ?? "")"
    case .guarding(let conditions, let otherwise):
      "guard \(of(conditions)) else {\(of(otherwise))}"
    case .loop(let pattern, let elements, _, let body):
      "for \(of(pattern)) in \(of(elements)) {\(of(body))}"
    case .whileLoop(let conditions, let body):
      "while \(of(conditions)) {\(of(body))}"
    case .repeatLoop(let body, let condition): "do {\(of(body))} while \(of(condition))"
    case .breaking: "break"
    case .continuing: "continue"
    case .attempt(let body, let handlers, let last):
      "try {\(of(body))}" + handlers.map { " catch {\(of($0.body))}" }.joined()
        + (last.map { " finally {\(of($0))}" } ?? "")
    case .compiled(let clauses):
      clauses.map {
        "#if \($0.condition.map(of) ?? "else") {\($0.statements.map(of).joined(separator: "; "))}"
      }
      .joined(separator: " ")
    case .fallingThrough: "fallthrough"
    case .throwing: "throw"
    case .deferring(let body): "defer {\(of(body))}"
    case .other: "other"
    }
  }

  static func of(_ declaration: Declaration) -> String {
    switch declaration {
    case .function(let function):
      let receiver = function.receiver.map { "\(of($0))." } ?? ""
      let result = function.result.map { ": \(of($0))" } ?? ""
      let body = function.body.map { function.isExpressionBody ? " = \(of($0))" : " {\(of($0))}" }
      return prefix(function.attributes, function.modifiers)
        + "fun \(receiver)\(function.name)(\(of(function.parameters)))\(result)\(body ?? "")"
    case .variable(let variable):
      let receiver = variable.receiver.map { "\(of($0))." } ?? ""
      let name =
        variable.name.isEmpty ? "(\(variable.parts.joined(separator: ", ")))" : variable.name
      return prefix(variable.attributes, variable.modifiers)
        + "\(variable.isMutable ? "var" : "val") \(receiver)\(name)"
        + (variable.type.map { ": \(of($0))" } ?? "")
        + (variable.initialValue.map { " = \(of($0))" } ?? "")
        + (variable.delegate.map { " by \(of($0))" } ?? "")
        + (variable.getter.map { " get {\(of($0))}" } ?? "")
    case .type(let type):
      let parameters = type.parameters.isEmpty ? "" : "(\(of(type.parameters)))"
      let arguments = type.inheritedArguments.isEmpty ? "" : "(\(of(type.inheritedArguments)))"
      let inherited = type.inherited.map(of).joined(separator: ", ")
      let cases = type.cases.map { single in
        "\(single.name)"
          + (single.parameters.isEmpty ? "" : "(\(of(single.parameters)))")
          + (single.rawValue.map { " = \(of($0))" } ?? "")
          + (single.arguments.isEmpty ? "" : "(\(of(single.arguments)))")
          + (single.members.isEmpty ? "" : " {\(single.members.map(of).joined(separator: "; "))}")
      }
      let members = (cases + type.members.map(of)).joined(separator: "; ")
      return prefix(type.attributes, type.modifiers)
        + "\(type.kind) \(type.name)\(parameters)"
        + (inherited.isEmpty ? "" : " : \(inherited)\(arguments)")
        + (members.isEmpty ? "" : " {\(members)}")
    case .macro(let name, let call, _): return "#\(name)\(of(call).dropFirst(name.count + 1))"
    case .compiled(let clauses):
      return clauses.map { clause in
        "#if \(clause.condition.map(of) ?? "else") {"
          + clause.declarations.map(of).joined(separator: "; ") + "}"
      }.joined(separator: " ")
    }
  }

  private static func prefix(_ attributes: [Attribute], _ modifiers: [String]) -> String {
    (attributes.map { attribute in
      "@\(attribute.name)"
        + (attribute.arguments.isEmpty ? "" : "(\(of(attribute.arguments)))")
    } + modifiers).map { "\($0) " }.joined()
  }

  static func of(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      prefix(parameter.attributes, parameter.isVariadic ? ["vararg"] : [])
        + (parameter.isProperty ? "val " : "")
        + (parameter.parts.isEmpty
          ? parameter.name : "(\(parameter.parts.joined(separator: ", ")))")
        + (parameter.type.map { ": \(of($0))" } ?? "")
        + (parameter.defaultValue.map { " = \(of($0))" } ?? "")
    }.joined(separator: ", ")
  }

  static func of(_ type: TypeName) -> String {
    var text = type.attributes.map { "@\($0) " }.joined()
    if type.isFunction {
      text += type.receiver.map { "\($0)." } ?? ""
      text += "(\(type.arguments.dropLast().map(of).joined(separator: ", "))) -> "
      text += type.arguments.last.map(of) ?? ""
      return type.isOptional ? "(\(text))?" : text
    }
    text += type.name
    if !type.arguments.isEmpty {
      text += "<\(type.arguments.map(of).joined(separator: ", "))>"
    }
    return text + (type.isOptional ? "?" : "")
  }

  static func of(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0) = " } ?? "") + of($0.value) }.joined(separator: ", ")
  }

  static func of(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): of(expression)
      case .pattern(let pattern, let value):
        "let \(of(pattern))" + (value.map { " = \(of($0))" } ?? "")
      case .available(let platforms, let isNegated):
        (isNegated ? "un" : "") + "available "
          + platforms.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
      }
    }.joined(separator: ", ")
  }

  static func of(_ pattern: Pattern) -> String {
    switch pattern {
    case .any: "_"
    case .binding(let name): name
    case .value(let value): of(value)
    case .enumCase(let value, let patterns):
      "\(of(value))(\(patterns.map(of).joined(separator: ", ")))"
    case .tuple(let patterns): "(\(patterns.map(of).joined(separator: ", ")))"
    case .type(let type, let isNegated): "\(isNegated ? "!is" : "is") \(of(type))"
    }
  }

  static func of(_ expression: Expression) -> String {
    switch expression.form {
    case .string(let parts):
      "\"\(parts.map(of).joined())\""
    case .character(let character): "'\(character)'"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .float(let value): "\(value)f"
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .name(let name): name
    case .projection(let name): "$\(name)"
    case .member(let owner, let name, let isOptional):
      "\(of(owner))\(isOptional ? "?." : ".")\(name)"
    case .implicitMember(let name): ".\(name)"
    case .reference(let names): "ref(\(names.joined(separator: "::")))"
    case .call(let call): of(call)
    case .subscripted(let owner, let arguments): "\(of(owner))[\(of(arguments))]"
    case .list(let elements): "[\(elements.map(of).joined(separator: ", "))]"
    case .dictionary: "dictionary"
    case .tuple(let arguments): "(\(of(arguments)))"
    case .closure(let closure):
      "{" + (closure.parameters.isEmpty ? "" : "\(of(closure.parameters)) -> ")
        + "\(of(closure.body))}"
    case .operation(let operands, let operators):
      "("
        + operands.enumerated().map { index, operand in
          (index == 0 ? "" : " \(operators[index - 1]) ") + of(operand)
        }.joined() + ")"
    case .prefixed(let name, let operand): "\(name)\(of(operand))"
    case .forced(let operand): "\(of(operand))!!"
    case .conditional(let conditions, let body, let otherwise):
      "if (\(of(conditions))) {\(of(body))}" + (otherwise.map { " else {\(of($0))}" } ?? "")
    case .choice(let choice): of(choice)
    case .cast(let operand, let name, let type): "(\(of(operand)) \(name) \(of(type)))"
    case .assignment(let target, let name, let value):
      "\(of(target)) \(name)" + (value.map { " \(of($0))" } ?? "")
    case .unreadable: "unreadable"
    }
  }

  private static func of(_ part: StringPart) -> String {
    switch part {
    case .text(let text): text
    case .value(let value, _): "{\(of(value))}"
    }
  }

  private static func of(_ call: Call) -> String {
    let types = call.types.isEmpty ? "" : "<\(call.types.map(of).joined(separator: ", "))>"
    let plain = call.arguments.filter { !$0.isTrailing }
    let trailing = call.arguments.filter(\.isTrailing).map { argument in
      " " + (argument.label.map { "\($0): " } ?? "") + of(argument.value)
    }.joined()
    return "\(of(call.callee))\(types)(\(of(plain)))\(trailing)"
  }

  private static func of(_ choice: Choice) -> String {
    let name = choice.name.map { "\($0) = " } ?? ""
    let branches = choice.branches.map { branch in
      branch.patterns.map(of).joined(separator: ", ")
        + (branch.condition.map { " if \(of($0))" } ?? "") + " -> {\(of(branch.body))}"
    }
    return "when (\(name)\(choice.subject.map(of) ?? "")) {\(branches.joined(separator: "; "))}"
  }
}
