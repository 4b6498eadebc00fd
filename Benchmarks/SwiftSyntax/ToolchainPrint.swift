import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Prints what the toolchain's SwiftParser reads, as far as the project's syntax keeps it.
struct ToolchainPrint {
  var print = NeutralPrint()
  private var imports: [String] = []
  var operators = OperatorTable.standardOperators
  /// The ranges of expressions in parentheses, which include these.
  var parenthesised: [SyntaxIdentifier: Range<Int>] = [:]

  /// Returns the lines, and whether SwiftParser found an error.
  static func lines(_ source: String) -> (lines: [String], hasError: Bool) {
    var toolchain = ToolchainPrint()
    let tree = Parser.parse(source: source)
    toolchain.operators.addSourceFile(tree) { _ in }
    let folded = toolchain.operators.foldAll(tree) { _ in }
    toolchain.walk(folded)
    toolchain.print.add("imports", toolchain.imports.joined(separator: ","))
    return (toolchain.print.lines, tree.hasError)
  }

  // MARK: Positions and names

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    parenthesised[node.id]
      ?? node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<max(
        node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  mutating func add(_ kind: String, _ node: some SyntaxProtocol, _ detail: String = "") {
    let range = range(node)
    print.add(kind, range.lowerBound, range.upperBound, detail)
  }

  mutating func add(_ kind: String, from node: some SyntaxProtocol, _ detail: String) {
    print.add(kind, from: range(node).lowerBound, detail)
  }

  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }

  private func modifiers(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.map { modifier in
      modifier.name.text + (modifier.detail.map { "(" + $0.detail.text + ")" } ?? "")
    }.joined(separator: " ")
  }

  func typeName(_ type: TypeSyntax) -> (name: String, isOptional: Bool) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return (name(type.name), false)
    case .memberType(let type):
      return (typeName(type.baseType).name + "." + name(type.name), false)
    case .optionalType(let type): return (typeName(type.wrappedType).name, true)
    case .implicitlyUnwrappedOptionalType(let type): return (typeName(type.wrappedType).name, true)
    case .someOrAnyType(let type): return typeName(type.constraint)
    case .attributedType(let type): return typeName(type.baseType)
    case .metatypeType(let type): return typeName(type.baseType)
    case .packExpansionType(let type): return typeName(type.repetitionPattern)
    case .packElementType(let type): return typeName(type.pack)
    case .suppressedType(let type): return typeName(type.type)
    case .functionType: return ("->", false)
    case .arrayType: return ("[]", false)
    case .inlineArrayType: return ("[]", false)
    case .dictionaryType: return ("[:]", false)
    case .compositionType: return ("&", false)
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.ellipsis == nil {
        return typeName(only.type)
      }
      return ("()", false)
    default: return (type.trimmedDescription, false)
    }
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> String {
    (clause?.inheritedTypes.map { element -> [String] in
      if let composition = element.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { typeName($0.type).name }
      }
      return element.type.is(ClassRestrictionTypeSyntax.self) ? [] : [typeName(element.type).name]
    } ?? []).flatMap { $0 }.joined(separator: ",")
  }

  // MARK: Declarations

  private mutating func attributes(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      let full = attribute.attributeName.trimmedDescription
      let name = full.split(separator: "<").first.map(String.init) ?? full
      guard case .argumentList(let list) = attribute.arguments, !name.hasPrefix("_"),
        name != "lifetime"
      else {
        print.add("attribute", name + "()")
        continue
      }
      print.add("attribute", name + "(" + labels(list) + ")")
      list.forEach { walk($0.expression) }
    }
  }

  func labels(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax? = nil,
    _ others: MultipleTrailingClosureElementListSyntax? = nil
  ) -> String {
    var labels: [(String?, Bool)] = list.map { (label($0.label), false) }
    if closure != nil { labels.append((nil, true)) }
    others?.forEach { labels.append((label($0.label), true)) }
    return NeutralPrint.labels(labels)
  }

  func label(_ token: TokenSyntax?) -> String? {
    guard let token else { return nil }
    return token.text == "_" ? nil : name(token)
  }

  private mutating func type(
    _ kind: String, _ node: some DeclGroupSyntax, _ name: String,
    _ generics: GenericParameterClauseSyntax?, _ associated: String = ""
  ) {
    add(
      kind, node,
      name + ":" + inherited(node.inheritanceClause) + associated
        + (generics?.parameters.map { "<\(self.name($0.name))>" }.joined() ?? "") + " "
        + modifiers(node.modifiers))
    attributes(node.attributes)
    walk(node.memberBlock)
  }

  private mutating func parameters(_ list: FunctionParameterListSyntax, in owner: String) {
    for parameter in list {
      let names = [parameter.firstName, parameter.secondName].compactMap { $0 }
      print.add(
        "parameter",
        owner + " \(label(parameter.firstName) ?? "_") \(names.last.map(name) ?? "")"
          + (parameter.ellipsis == nil ? "" : "...")
          + (typeName(parameter.type).isOptional ? "?" : ""))
      attributes(parameter.attributes)
      if let value = parameter.defaultValue { walk(value.value) }
    }
  }

  private mutating func function(
    _ node: some DeclSyntaxProtocol, _ name: String, _ list: FunctionParameterListSyntax,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, result: TypeSyntax?,
    body: Syntax?, hasBody: Bool
  ) {
    add(
      "func", node,
      name + " " + self.modifiers(modifiers) + (hasBody ? "" : " without body")
        + (result.map { " -> " + typeName($0).name } ?? ""))
    self.attributes(attributes)
    parameters(list, in: name)
    body.map { walk($0) }
  }

  /// Returns the statements of a getter.
  private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): return statements
    case .accessors(let accessors):
      let getters = accessors.filter {
        ["get", "_read", "read"].contains($0.accessorSpecifier.text) && $0.body != nil
      }
      return getters.last?.body?.statements
    case nil: return nil
    }
  }

  private mutating func variable(_ node: VariableDeclSyntax) {
    var sharedType: TypeSyntax?
    var lines: [(start: Int, end: Int, detail: String)] = []
    for (position, binding) in node.bindings.enumerated().reversed() {
      if let type = binding.typeAnnotation?.type {
        sharedType = type
      } else if binding.initializer != nil || position == node.bindings.count - 1 {
        sharedType = nil
      }
      let names: String =
        if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
          tupleNames(tuple).joined(separator: ",")
        } else {
          binding.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) }
            ?? binding.pattern.trimmedDescription
        }
      let start = position == 0 ? range(node).lowerBound : range(binding).lowerBound
      let end =
        [
          range(binding.pattern).upperBound, binding.typeAnnotation.map { range($0).upperBound },
          binding.initializer.map { range($0).upperBound },
          binding.accessorBlock.map { range($0).upperBound },
        ].compactMap { $0 }.max() ?? start
      let type = sharedType.map { typeName($0) }
      lines.append(
        (
          start, end,
          names + " " + modifiers(node.modifiers)
            + (getter(binding.accessorBlock) == nil ? "" : " computed")
            + (type.map { ": " + $0.name + ($0.isOptional ? "?" : "") } ?? "")
        ))
    }
    for line in lines {
      print.add(node.bindingSpecifier.text, line.start, line.end, line.detail)
      attributes(node.attributes)
    }
    for binding in node.bindings {
      if let value = binding.initializer { walk(value.value) }
      if let statements = getter(binding.accessorBlock) { walk(statements) }
    }
  }

  private func tupleNames(_ tuple: TuplePatternSyntax) -> [String] {
    tuple.elements.flatMap { element -> [String] in
      if let inner = element.pattern.as(TuplePatternSyntax.self) { return tupleNames(inner) }
      return [element.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) } ?? "_"]
    }
  }

  private mutating func enumCase(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let start = range(element).lowerBound
      let end =
        [
          range(element.name).upperBound, element.parameterClause.map { range($0).upperBound },
          element.rawValue.map { range($0).upperBound },
        ].compactMap { $0 }.max() ?? start
      print.add("case", start, end, name(element.name))
      element.parameterClause?.parameters.forEach { parameter in
        let names = [parameter.firstName, parameter.secondName].compactMap { $0 }
        print.add(
          "parameter",
          name(element.name) + " \(label(parameter.firstName) ?? "_") \(names.last.map(name) ?? "")"
            + (typeName(parameter.type).isOptional ? "?" : ""))
        if let value = parameter.defaultValue { walk(value.value) }
      }
      if let value = element.rawValue { walk(value.value) }
    }
  }

  // MARK: Nodes

  mutating func walk(_ node: some SyntaxProtocol) {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .structDecl(let node):
      type("structure", node, name(node.name), node.genericParameterClause)
    case .classDecl(let node): type("classType", node, name(node.name), node.genericParameterClause)
    case .enumDecl(let node):
      type("enumeration", node, name(node.name), node.genericParameterClause)
    case .actorDecl(let node): type("actor", node, name(node.name), node.genericParameterClause)
    case .protocolDecl(let node):
      let associated = node.primaryAssociatedTypeClause?.primaryAssociatedTypes
      type(
        "protocolType", node, name(node.name), nil,
        (associated ?? []).map { "<\(name($0.name))>" }.joined())
    case .extensionDecl(let node):
      type("extensionOfType", node, typeName(node.extendedType).name, nil)
    case .functionDecl(let node):
      function(
        node, name(node.name), node.signature.parameterClause.parameters, node.attributes,
        node.modifiers, result: node.signature.returnClause?.type,
        body: node.body.map { Syntax($0.statements) }, hasBody: node.body != nil)
    case .initializerDecl(let node):
      function(
        node, "init", node.signature.parameterClause.parameters, node.attributes, node.modifiers,
        result: nil, body: node.body.map { Syntax($0.statements) }, hasBody: node.body != nil)
    case .subscriptDecl(let node):
      let statements = getter(node.accessorBlock)
      function(
        node, "subscript", node.parameterClause.parameters, node.attributes, node.modifiers,
        result: node.returnClause.type, body: statements.map { Syntax($0) },
        hasBody: statements != nil)
    case .variableDecl(let node): variable(node)
    case .enumCaseDecl(let node): enumCase(node)
    case .importDecl(let node):
      imports.append(node.path.map { name($0.name) }.joined(separator: "."))
    case .macroExpansionDecl(let node) where ["error", "warning"].contains(node.macroName.text):
      break
    case .macroExpansionDecl(let node):
      macro(
        node, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures,
        hasParentheses: node.leftParen != nil)
    case .deinitializerDecl, .typeAliasDecl, .associatedTypeDecl, .operatorDecl,
      .precedenceGroupDecl, .macroDecl, .deferStmt, .throwStmt, .breakStmt, .continueStmt,
      .fallThroughStmt, .yieldStmt, .poundSourceLocation, .discardStmt:
      break
    case .ifConfigDecl(let node): clauses(node)
    default: statementOrExpression(Syntax(node))
    }
  }

  private mutating func clauses(_ node: IfConfigDeclSyntax) {
    print.add("#if", "\(node.clauses.count)")
    for clause in node.clauses { clause.elements.map { walk($0) } }
  }

  private mutating func statementOrExpression(_ node: Syntax) {
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
      walk(node.sequence)
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
      label.caseItems.contains(where: { $0.whereClause != nil }),
      Array(node.statements.tokens(viewMode: .sourceAccurate)).count <= 64
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
