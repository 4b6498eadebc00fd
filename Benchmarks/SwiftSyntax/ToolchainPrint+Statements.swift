import SwiftSyntax

/// Statements, conditions and patterns.
extension ToolchainPrint {
  mutating func statementOrExpression(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .labeledStmt(let node):
      parenthesised[node.statement.id] = range(node)
      if let expression = node.statement.as(ExpressionStmtSyntax.self) {
        walk(expression.expression)
      } else {
        walk(node.statement)
      }
    case .returnStmt(let node):
      add("return", node)
      node.expression.map { walk($0) }
    case .guardStmt(let node):
      add("guard", node)
      node.conditions.forEach { condition($0.condition) }
      walk(node.body.statements)
    case .forStmt(let node):
      add("for", node)
      pattern(node.pattern, binds: node.caseKeyword == nil)
      if node.awaitKeyword == nil {
        walk(node.sequence)
      } else {
        prefix(node.sequence, "await", node.sequence)
      }
      node.whereClause.map { walk($0.condition) }
      walk(node.body.statements)
    case .whileStmt(let node):
      add("while", node)
      node.conditions.forEach { condition($0.condition) }
      walk(node.body.statements)
    case .repeatStmt(let node):
      add("while", node)
      walk(node.condition)
      walk(node.body.statements)
    case .doStmt(let node):
      add("do", node, "\(node.catchClauses.count)")
      walk(node.body.statements)
      for clause in node.catchClauses { walk(clause.body.statements) }
    case .ifExpr(let node): conditional(node)
    case .switchExpr(let node):
      let cases = chosen(node.cases)
      add("switch", node, "\(cases.reduce(0) { $0 + repetitions($1) })")
      walk(node.subject)
      cases.forEach { branch($0) }
    default: expression(node)
    }
  }

  private func chosen(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let branch): return [branch]
      case .ifConfigDecl(let node):
        guard case .switchCases(let list) = IOSClause.of(node)?.elements else { return [] }
        return chosen(list)
      }
    }
  }

  private mutating func branch(_ node: SwitchCaseSyntax) {
    switch node.label {
    case .default: print.add("pattern", "_")
    case .case(let label):
      for item in label.caseItems {
        pattern(item.pattern, binds: false)
        item.whereClause.map { walk($0.condition) }
      }
    }
    for _ in 0..<repetitions(node) { walk(node.statements) }
  }

  /// Returns the number of branches for a case: one for each pattern with a condition
  /// of its own.
  private func repetitions(_ node: SwitchCaseSyntax) -> Int {
    guard case .case(let label) = node.label,
      label.caseItems.contains(where: { $0.whereClause != nil })
    else { return 1 }
    return label.caseItems.count
  }

  private mutating func conditional(_ node: IfExprSyntax) {
    add("if", node)
    node.conditions.forEach { condition($0.condition) }
    walk(node.body.statements)
    switch node.elseBody {
    case .ifExpr(let inner): conditional(inner)
    case .codeBlock(let block): walk(block.statements)
    case nil: break
    }
  }

  private mutating func condition(_ node: ConditionElementSyntax.Condition) {
    switch node {
    case .expression(let expression): walk(expression)
    case .availability(let availability):
      let names = availability.availabilityArguments.compactMap { argument -> String? in
        switch argument.argument {
        case .availabilityVersionRestriction(let restriction): restriction.platform.text
        default: nil
        }
      }
      print.add(
        availability.availabilityKeyword.text == "#available" ? "available" : "unavailable",
        names.joined(separator: ","))
    case .matchingPattern(let matching):
      print.add("condition", "pattern")
      pattern(matching.pattern, binds: false)
      walk(matching.initializer.value)
    case .optionalBinding(let binding):
      print.add("condition", binding.initializer == nil ? "shorthand" : "pattern")
      pattern(binding.pattern, binds: true)
      binding.initializer.map { walk($0.value) }
    }
  }

  // MARK: Patterns

  private mutating func pattern(_ node: PatternSyntax, binds: Bool) {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): print.add("pattern", "new " + name(node.identifier))
    case .wildcardPattern: print.add("pattern", "_")
    case .valueBindingPattern(let node): pattern(node.pattern, binds: true)
    case .isTypePattern(let node): print.add("pattern", "is " + typeName(node.type).name)
    case .tuplePattern(let node):
      if node.elements.count != 1 { print.add("pattern", "tuple \(node.elements.count)") }
      node.elements.forEach { pattern($0.pattern, binds: binds) }
    case .expressionPattern(let node): pattern(node.expression, binds: binds)
    case .missingPattern: break
    }
  }

  private mutating func pattern(_ node: ExprSyntax, binds: Bool) {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): pattern(node.pattern, binds: binds)
    case .discardAssignmentExpr: print.add("pattern", "_")
    case .tupleExpr(let node):
      if node.elements.count != 1 { print.add("pattern", "tuple \(node.elements.count)") }
      node.elements.forEach { pattern($0.expression, binds: binds) }
    case .optionalChainingExpr(let node): pattern(node.expression, binds: binds)
    case .asExpr(let node): print.add("pattern", "is " + typeName(node.type).name)
    case .functionCallExpr(let call)
    where isPath(call.calledExpression) && call.trailingClosure == nil:
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == "some", let only = call.arguments.first
      {
        return pattern(only.expression, binds: binds)
      }
      add("pattern", from: call, "case \(call.arguments.count)")
      walk(call.calledExpression)
      call.arguments.forEach { pattern($0.expression, binds: binds) }
    default: walk(node)
    }
  }

  private func isPath(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.map(isPath) ?? true }
    return node.is(DeclReferenceExprSyntax.self)
  }
}
