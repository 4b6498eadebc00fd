import ComponentSource

/// Prints what the project's reader of Swift reads.
struct OwnPrint {
  var print = NeutralPrint()

  static func lines(_ file: SourceFile) -> [String] {
    var own = OwnPrint()
    file.declarations.forEach { own.add($0) }
    own.add(file.statements)
    own.print.add("imports", file.imports.joined(separator: ","))
    return own.print.lines
  }

  // MARK: Declarations

  private mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .function(let function): add(function)
    case .variable(let variable): add(variable)
    case .type(let type): add(type)
    case .macro(_, let call, let range): add(call, range)
    case .compiled(let clauses):
      print.add("#if", "\(clauses.count)")
      for clause in clauses { clause.declarations.forEach { add($0) } }
    }
  }

  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes {
      print.add(
        "attribute",
        attribute.name + "("
          + NeutralPrint.labels(attribute.arguments.map { ($0.label, false) }) + ")")
      attribute.arguments.forEach { add($0.value) }
    }
  }

  private mutating func add(_ parameters: [Parameter], in owner: String) {
    for parameter in parameters {
      print.add(
        "parameter",
        owner + " \(parameter.label ?? "_") \(parameter.name)"
          + (parameter.isVariadic ? "..." : "") + (parameter.type?.isOptional == true ? "?" : ""))
      add(parameter.attributes)
      parameter.defaultValue.map { add($0) }
    }
  }

  private mutating func add(_ function: FunctionDeclaration) {
    print.add(
      "func", function.range.start, function.range.end,
      function.name + " " + function.modifiers.joined(separator: " ")
        + (function.body == nil ? " without body" : "")
        + (function.result.map { " -> " + $0.name } ?? ""))
    add(function.attributes)
    add(function.parameters, in: function.name)
    function.body.map { add($0.statements) }
  }

  private mutating func add(_ variable: VariableDeclaration) {
    print.add(
      variable.isMutable ? "var" : "let", variable.range.start, variable.range.end,
      variable.name + variable.parts.joined(separator: ",") + " "
        + variable.modifiers.joined(separator: " ")
        + (variable.getter == nil ? "" : " computed")
        + (variable.type.map { ": " + $0.name + ($0.isOptional ? "?" : "") } ?? ""))
    add(variable.attributes)
    variable.initialValue.map { add($0) }
    variable.getter.map { add($0.statements) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    guard !type.modifiers.contains("typealias") else { return }
    print.add(
      type.kind.rawValue, type.range.start, type.range.end,
      type.name + ":" + type.inherited.map(\.name).joined(separator: ",")
        + type.genericParameters.map { "<\($0)>" }.joined() + " "
        + type.modifiers.joined(separator: " "))
    add(type.attributes)
    for element in type.cases {
      print.add("case", element.range.start, element.range.end, element.name)
      add(element.parameters, in: element.name)
      element.rawValue.map { add($0) }
    }
    type.members.forEach { add($0) }
  }

  // MARK: Statements

  private mutating func add(_ statements: [Statement]) { statements.forEach { add($0) } }

  private mutating func add(_ statement: Statement) {
    let range = statement.range
    switch statement.form {
    case .expression(let expression): add(expression)
    case .declaration(let declaration): add(declaration)
    case .returning(let value, _):
      print.add("return", range.start, range.end)
      value.map { add($0) }
    case .guarding(let conditions, let otherwise):
      print.add("guard", range.start, range.end)
      conditions.forEach { add($0) }
      add(otherwise.statements)
    case .loop(let pattern, let sequence, let condition, let block):
      print.add("for", range.start, range.end)
      add(pattern)
      add(sequence)
      condition.map { add($0) }
      add(block.statements)
    case .whileLoop(let conditions, let block):
      print.add("while", range.start, range.end)
      conditions.forEach { add($0) }
      add(block.statements)
    case .repeatLoop(let block, let condition):
      print.add("while", range.start, range.end)
      add(condition)
      add(block.statements)
    case .attempt(let block, let catches, _):
      print.add("do", range.start, range.end, "\(catches.count)")
      add(block.statements)
      catches.forEach { add($0.body.statements) }
    case .compiled(let clauses):
      print.add("#if", "\(clauses.count)")
      clauses.forEach { add($0.statements) }
    case .breaking, .continuing, .fallingThrough, .throwing, .deferring, .other: break
    }
  }

  private mutating func add(_ condition: Condition) {
    switch condition {
    case .expression(let expression): add(expression)
    case .pattern(let pattern, let value):
      print.add("condition", value == nil ? "shorthand" : "pattern")
      add(pattern)
      value.map { add($0) }
    case .available(let platforms, let isNegated):
      print.add(
        isNegated ? "unavailable" : "available", platforms.map(\.name).joined(separator: ","))
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .any: print.add("pattern", "_")
    case .binding(let name): print.add("pattern", "new " + name)
    case .value(let value): add(value)
    case .enumCase(let callee, let patterns):
      if case .implicitMember("some") = callee.form, patterns.count == 1 {
        return add(patterns[0])
      }
      print.add("pattern", from: callee.range.start, "case \(patterns.count)")
      add(callee)
      patterns.forEach { add($0) }
    case .tuple(let patterns):
      if patterns.count != 1 { print.add("pattern", "tuple \(patterns.count)") }
      patterns.forEach { add($0) }
    case .type(let type, _): print.add("pattern", "is " + type.name)
    }
  }

  // MARK: Expressions

  private mutating func add(_ call: Call, _ range: SourceRange) {
    let labels = call.arguments.map { ($0.label, $0.isTrailing) }
    print.add("call", range.start, range.end, NeutralPrint.labels(labels))
    add(call.callee)
    call.arguments.forEach { add($0.value) }
  }

  private mutating func add(_ expression: Expression) {
    let start = expression.range.start
    let end = expression.range.end
    switch expression.form {
    case .string(let parts):
      var text = ""
      var values = ""
      for part in parts {
        switch part {
        case .text(let literal): text += literal
        case .value(let value, let arguments):
          values += "\\(" + NeutralPrint.labels(arguments.map { ($0.label, false) }) + ")"
          add(value)
          arguments.forEach { add($0.value) }
        }
      }
      print.add("string", start, end, text + values)
    case .character(let character): print.add("string", start, end, String(character))
    case .integer, .number, .float: print.add("number", start, end)
    case .boolean(let value): print.add("name", from: start, "\(value)")
    case .null: print.add("name", from: start, "nil")
    case .name(let name): print.add("name", from: start, name)
    case .projection(let name): print.add("name", from: start, "$" + name)
    case .member(let value, let name, let isOptional):
      print.add("member", from: start, (isOptional ? "?." : ".") + name)
      add(value)
    case .implicitMember(let name): print.add("member", from: start, name)
    case .reference: print.add("key path", start, end)
    case .call(let call): add(call, expression.range)
    case .subscripted(let value, let arguments):
      print.add(
        "subscript", start, end,
        NeutralPrint.labels(arguments.map { ($0.label, $0.isTrailing) }))
      add(value)
      arguments.forEach { add($0.value) }
    case .list(let elements):
      print.add("list", start, end, "\(elements.count)")
      elements.forEach { add($0) }
    case .dictionary(let pairs):
      print.add("dictionary", start, end, "\(pairs.count)")
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    case .tuple(let arguments):
      print.add("tuple", start, end, NeutralPrint.labels(arguments.map { ($0.label, false) }))
      arguments.forEach { add($0.value) }
    case .closure(let closure):
      print.add("closure", start, end, closure.parameters.map(\.name).joined(separator: ","))
      closure.parameters.forEach { add($0.attributes) }
      add(closure.body.statements)
    case .operation(let operands, let operators):
      print.add("operation", start, end, operators.joined(separator: " "))
      for operand in operands where operand.range.start < operand.range.end { add(operand) }
    case .prefixed(let sign, let value):
      print.add("prefix", start, end, sign)
      add(value)
    case .forced(let value):
      print.add("forced", start, end)
      add(value)
    case .conditional(let conditions, let then, let otherwise):
      print.add("if", start, end)
      conditions.forEach { add($0) }
      add(then.statements)
      otherwise.map { add($0.statements) }
    case .choice(let choice):
      print.add("switch", start, end, "\(choice.branches.count)")
      choice.subject.map { add($0) }
      for branch in choice.branches {
        branch.patterns.forEach { add($0) }
        branch.condition.map { add($0) }
        add(branch.body.statements)
      }
    case .cast(let value, let sign, let type):
      print.add("cast", start, end, sign + " " + type.name)
      add(value)
    case .assignment(let target, let sign, let value):
      print.add("assignment", start, end, sign)
      add(target)
      value.map { add($0) }
    case .unreadable: print.add("unreadable", start, end)
    }
  }
}
