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
}
