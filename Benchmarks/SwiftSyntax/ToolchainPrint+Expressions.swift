import SwiftOperators
import SwiftSyntax

extension ToolchainPrint {
  mutating func macro(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax,
    hasParentheses: Bool
  ) {
    if hasParentheses || closure != nil {
      add("call", node, labels(arguments, closure, others))
    }
    add("name", from: node, "#" + self.name(name))
    arguments.forEach { walk($0.expression) }
    closure.map { walk($0) }
    others.forEach { walk($0.closure) }
  }

  /// Whether an expression names a module whose members the reader keeps without it: `Swift.min`.
  private func isModule(_ node: ExprSyntax) -> Bool {
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return false }
    return ["Swift", "Foundation"].contains(name(reference.baseName))
  }

  mutating func expression(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let node):
      add(
        "call", node, labels(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      walk(node.calledExpression)
      node.arguments.forEach { walk($0.expression) }
      node.trailingClosure.map { walk($0) }
      node.additionalTrailingClosures.forEach { walk($0.closure) }
    case .macroExpansionExpr(let node) where ["error", "warning"].contains(node.macroName.text):
      break
    case .macroExpansionExpr(let node):
      macro(
        node, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures,
        hasParentheses: node.leftParen != nil)
    case .subscriptCallExpr(let node):
      add(
        "subscript", node,
        labels(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      walk(node.calledExpression)
      node.arguments.forEach { walk($0.expression) }
    case .memberAccessExpr(let node):
      guard let base = node.base else {
        return add("member", from: node, name(node.declName.baseName))
      }
      if isModule(base) { return add("name", from: node, name(node.declName.baseName)) }
      let sign = base.is(OptionalChainingExprSyntax.self) ? "?." : "."
      add("member", from: node, sign + name(node.declName.baseName))
      walk(base)
    case .declReferenceExpr(let node): add("name", from: node, name(node.baseName))
    case .booleanLiteralExpr(let node): add("name", from: node, node.literal.text)
    case .nilLiteralExpr(let node): add("name", from: node, "nil")
    case .superExpr(let node): add("name", from: node, "super")
    case .discardAssignmentExpr(let node): add("name", from: node, "_")
    case .integerLiteralExpr(let node): add("number", node)
    case .floatLiteralExpr(let node): add("number", node)
    case .regexLiteralExpr(let node): add("unreadable", node)
    case .editorPlaceholderExpr(let node): add("unreadable", node)
    case .stringLiteralExpr(let node): string(node)
    case .simpleStringLiteralExpr(let node):
      add("string", node, node.segments.map(\.content.text).joined())
    case .keyPathExpr(let node): add("key path", node)
    case .closureExpr(let node): closure(node)
    case .arrayExpr(let node):
      add("list", node, "\(node.elements.count)")
      node.elements.forEach { walk($0.expression) }
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else {
        return add("dictionary", node, "0")
      }
      add("dictionary", node, "\(elements.count)")
      for element in elements {
        walk(element.key)
        walk(element.value)
      }
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        widen(only.expression, to: range(node))
        return walk(only.expression)
      }
      add("tuple", node, labels(node.elements))
      node.elements.forEach { walk($0.expression) }
    case .postfixIfConfigExpr(let node): compiled(node)
    case .genericSpecializationExpr(let node):
      parenthesised[node.expression.id] = range(node)
      walk(node.expression)
    case .optionalChainingExpr(let node): walk(node.expression)
    case .typeExpr(let node): type(node)
    default: operation(node)
    }
  }

  /// Gives an expression the range of the parentheses around it.
  mutating func widen(_ expression: ExprSyntax, to range: Range<Int>) {
    parenthesised[expression.id] = range
    if let inner = expression.as(OptionalChainingExprSyntax.self) {
      widen(inner.expression, to: range)
    }
  }

  private mutating func type(_ node: TypeExprSyntax) {
    if let identifier = node.type.as(IdentifierTypeSyntax.self) {
      add("name", from: node, name(identifier.name))
    } else if let type = node.type.as(SomeOrAnyTypeSyntax.self) {
      let name = typeName(type.constraint).name
      if parenthesised[node.id] == nil {
        add("name", from: type.constraint, name)
      } else {
        add("name", from: node, name)
      }
    } else {
      add("type", node)
    }
  }

  private mutating func closure(_ node: ClosureExprSyntax) {
    let names: [String]
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { name($0.name) }
    case .parameterClause(let clause):
      names = clause.parameters.map { name($0.secondName ?? $0.firstName) }
    case nil: names = []
    }
    add("closure", node, names.joined(separator: ","))
    walk(node.statements)
  }

  private mutating func string(_ node: StringLiteralExprSyntax) {
    var labels = ""
    for case .expressionSegment(let segment) in node.segments {
      let list = segment.expressions
      let rest = list.first?.label == nil ? list.dropFirst() : list[...]
      labels += "\\(" + NeutralPrint.labels(rest.map { (label($0.label), false) }) + ")"
      list.forEach { walk($0.expression) }
    }
    let texts = node.segments.filter { if case .stringSegment = $0 { true } else { false } }
    let literal = node.with(\.segments, StringLiteralSegmentListSyntax(texts))
    add("string", node, (literal.representedLiteralValue ?? "?") + labels)
  }

  private mutating func compiled(_ node: PostfixIfConfigExprSyntax) {
    guard let base = node.base else { return }
    guard case .postfixExpression(let expression) = IOSClause.of(node.config)?.elements else {
      widen(base, to: range(node))
      return walk(base)
    }
    // The members in the clause have no base of their own.
    chain(expression, base, range(node).lowerBound, isOutermost: range(node))
  }

  private mutating func chain(
    _ expression: ExprSyntax, _ base: ExprSyntax, _ start: Int, isOutermost end: Range<Int>?
  ) {
    let range = end ?? start..<self.range(expression).upperBound
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      print.add(
        "call", range.lowerBound, range.upperBound,
        labels(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      chain(node.calledExpression, base, start, isOutermost: nil)
      node.arguments.forEach { walk($0.expression) }
      node.trailingClosure.map { walk($0) }
      node.additionalTrailingClosures.forEach { walk($0.closure) }
    case .memberAccessExpr(let node):
      print.add("member", from: start, "." + name(node.declName.baseName))
      if let inner = node.base { chain(inner, base, start, isOutermost: nil) } else { walk(base) }
    default: walk(expression)
    }
  }

  // MARK: Operators

  private mutating func operation(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .infixOperatorExpr(let node): infix(node)
    case .ternaryExpr(let node):
      add("if", node)
      walk(node.condition)
      walk(node.thenExpression)
      walk(node.elseExpression)
    case .asExpr(let node):
      let sign = "as" + (node.questionOrExclamationMark?.text ?? "")
      add("cast", node, sign + " " + typeName(node.type).name)
      walk(node.expression)
    case .isExpr(let node):
      add("cast", node, "is " + typeName(node.type).name)
      walk(node.expression)
    case .tryExpr(let node):
      prefix(node, "try" + (node.questionOrExclamationMark?.text ?? ""), node.expression)
    case .awaitExpr(let node): prefix(node, "await", node.expression)
    case .unsafeExpr(let node): prefix(node, "unsafe", node.expression)
    case .inOutExpr(let node): prefix(node, "&", node.expression)
    case .prefixOperatorExpr(let node):
      let sign = node.operator.text
      if sign == "-",
        node.expression.is(IntegerLiteralExprSyntax.self)
          || node.expression.is(FloatLiteralExprSyntax.self)
      {
        return add("number", node)
      }
      if sign == "..." || sign == "..<" {
        add("operation", node, sign)
        return walk(node.expression)
      }
      prefix(node, sign, node.expression)
    case .postfixOperatorExpr(let node):
      add("operation", node, node.operator.text)
      walk(node.expression)
    case .forceUnwrapExpr(let node):
      add("forced", node)
      walk(node.expression)
    case .binaryOperatorExpr(let node): add("name", from: node, node.operator.text)
    default:
      for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    }
  }

  mutating func prefix(_ node: some SyntaxProtocol, _ sign: String, _ value: ExprSyntax) {
    add("prefix", node, sign)
    walk(value)
  }

  private mutating func infix(_ node: InfixOperatorExprSyntax) {
    let sign = node.operator.trimmedDescription
    if node.operator.is(AssignmentExprSyntax.self) || group(sign) == "AssignmentPrecedence" {
      add("assignment", node, sign)
      walk(node.leftOperand)
      return walk(node.rightOperand)
    }
    var operands: [ExprSyntax] = []
    var signs: [String] = []
    flatten(ExprSyntax(node), group(sign), &operands, &signs)
    add("operation", node, signs.joined(separator: " "))
    operands.forEach { walk($0) }
  }

  private func group(_ sign: String) -> String {
    operators.infixOperator(named: sign)?.precedenceGroup ?? "DefaultPrecedence"
  }

  private func flatten(
    _ node: ExprSyntax, _ group: String, _ operands: inout [ExprSyntax], _ signs: inout [String]
  ) {
    guard let infix = node.as(InfixOperatorExprSyntax.self),
      !infix.operator.is(AssignmentExprSyntax.self),
      self.group(infix.operator.trimmedDescription) == group
    else {
      operands.append(node)
      return
    }
    flatten(infix.leftOperand, group, &operands, &signs)
    signs.append(infix.operator.trimmedDescription)
    flatten(infix.rightOperand, group, &operands, &signs)
  }
}

/// The clause of `#if` that holds when an app is built for debugging on iOS.
enum IOSClause {
  static func of(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private static func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .booleanLiteralExpr(let node): return node.literal.text == "true"
    case .prefixOperatorExpr(let node): return !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .infixOperatorExpr(let node):
      let isAnd = node.operator.trimmedDescription == "&&"
      return isAnd
        ? holds(node.leftOperand) && holds(node.rightOperand)
        : holds(node.leftOperand) || holds(node.rightOperand)
    case .functionCallExpr(let call):
      let value = call.arguments.trimmedDescription
      switch call.calledExpression.trimmedDescription {
      case "os": return value == "iOS"
      case "canImport": return !["AppKit", "Cocoa", "WatchKit", "Glibc"].contains(value)
      case "targetEnvironment": return value == "simulator"
      case "swift", "compiler": return value.hasPrefix(">=")
      case "arch": return value == "arm64"
      case "hasFeature", "hasAttribute": return true
      default: return false
      }
    default: return false
    }
  }
}
