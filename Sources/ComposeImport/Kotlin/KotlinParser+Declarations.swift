internal import ComponentSource

extension KotlinParser {
  /// Reads a declaration, or returns `nil` if no declaration begins at the current token.
  ///
  /// - Parameter isMember: Whether constructors and accessors are allowed.
  mutating func declaration(isMember: Bool) -> Declaration? {
    guard beginsDeclaration(isMember: isMember) else { return nil }
    let start = token.start
    return descend { parser in
      var (attributes, modifiers) = parser.modifiers()
      switch parser.kind {
      case .funKeyword where parser.peek() == .interfaceKeyword:
        parser.index += 1
        modifiers.append("fun")
        return parser.typeDeclaration(attributes, modifiers, from: start).map { .type($0) }
      case .funKeyword:
        return parser.function(attributes: attributes, modifiers: modifiers, from: start)
          .map { .function($0) }
      case .valKeyword, .varKeyword:
        return .variable(
          parser.variable(
            attributes: attributes, modifiers: modifiers, isMember: isMember, from: start))
      case .classKeyword, .interfaceKeyword, .objectKeyword:
        return parser.typeDeclaration(attributes, modifiers, from: start).map { .type($0) }
      case .typealiasKeyword: return parser.alias(attributes, modifiers, from: start)
      default: return parser.constructor(attributes, modifiers, from: start)
      }
    } ?? nil
  }

  /// Reads a function.
  ///
  /// The name of an anonymous function is empty.
  mutating func function(
    attributes: [Attribute], modifiers: [String], from start: Int
  ) -> FunctionDeclaration? {
    index += 1
    let generics = kind == .less ? typeParameters() : []
    let (receiver, name) = receiverAndName()
    if kind == .less { _ = typeParameters() }
    var function = FunctionDeclaration(
      name: name ?? "", parameters: [], receiver: receiver?.resolved(in: generics),
      attributes: attributes,
      modifiers: modifiers, body: nil, at: range(from: start))
    if kind == .leftParenthesis {
      function.parameters = parameters().map { $0.resolved(in: generics) }
    } else {
      reportUnexpected()
    }
    if accept(.colon) { function.result = type() }
    skipConstraints()
    readBody(of: &function)
    function.range = range(from: start)
    return function
  }

  private mutating func readBody(of function: inout FunctionDeclaration) {
    if kind == .leftBrace {
      function.body = block()
    } else if accept(.assign) {
      function.body = expressionBody()
      function.isExpressionBody = true
    }
  }

  /// Reads the expression after `=` as a block.
  private mutating func expressionBody() -> Block {
    let start = token.start
    let value = kind.beginsExpression ? expression() : missingExpression()
    return Block(
      [Statement(.expression(value), at: range(from: start))], at: range(from: start))
  }

  private mutating func missingExpression() -> Expression {
    reportUnexpected()
    return unreadable(from: token.start)
  }

  /// Reads `Receiver.name`.
  ///
  /// Either the receiver or the name can be missing.
  private mutating func receiverAndName() -> (TypeName?, String?) {
    _ = attributes()
    if kind == .leftParenthesis {
      let after = token(at: tokens[index].partner + 1).kind
      guard after == .dot || after == .safeDot || after == .question else { return (nil, nil) }
      var receiver = insideBrackets(newlinesMatter: false) { $0.type() }
      let name = nameOfExtension(&receiver)
      return (receiver, name)
    }
    var names: [String] = []
    var arguments: [TypeName] = []
    while kind == .name {
      names.append(name(token))
      index += 1
      if kind == .less { arguments = typeArguments() }
      if kind == .dot, peek() == .name {
        index += 1
        continue
      }
      guard kind == .dot || kind == .safeDot || kind == .question else { break }
      var receiver = TypeName(names.joined(separator: "."), arguments)
      let name = nameOfExtension(&receiver)
      return (receiver, name)
    }
    guard let name = names.popLast() else { return (nil, nil) }
    guard !names.isEmpty else { return (nil, name) }
    return (TypeName(names.joined(separator: "."), arguments), name)
  }

  /// Reads `?` and the name after the dot.
  private mutating func nameOfExtension(_ receiver: inout TypeName) -> String? {
    while accept(.question) { receiver.isOptional = true }
    if kind == .safeDot { receiver.isOptional = true }
    guard accept(.dot) || accept(.safeDot), kind == .name else { return nil }
    index += 1
    return name(tokens[index - 1])
  }

  /// Reads parameters in parentheses.
  mutating func parameters() -> [Parameter] {
    insideBrackets(newlinesMatter: false) { parser in parser.items { $0.parameter() } }
  }

  /// Reads items with commas between them, up to the end of the brackets.
  mutating func items<Item>(_ read: (inout KotlinParser) -> Item?) -> [Item] {
    var items: [Item] = []
    while index < limit {
      let start = index
      if let item = read(&self) { items.append(item) }
      if accept(.comma) { continue }
      guard index < limit else { break }
      reportUnexpected()
      if index == start { skipOne() }
      while index < limit, kind != .comma { skipOne() }
      _ = accept(.comma)
    }
    return items
  }

  private mutating func parameter() -> Parameter? {
    let (attributes, modifiers) = modifiers()
    let isProperty = accept(.valKeyword) || accept(.varKeyword)
    guard kind == .name else { return nil }
    let name = name(token)
    index += 1
    var parameter = Parameter(
      label: name, name: name, attributes: attributes, isVariadic: modifiers.contains("vararg"),
      isProperty: isProperty)
    if accept(.colon) { parameter.type = type() }
    if accept(.assign) {
      parameter.defaultValue = kind.beginsExpression ? expression() : missingExpression()
    }
    return parameter
  }

  /// Reads a property or local variable.
  private mutating func variable(
    attributes: [Attribute], modifiers: [String], isMember: Bool, from start: Int
  ) -> VariableDeclaration {
    var variable = VariableDeclaration(
      isMutable: kind == .varKeyword, attributes: attributes, modifiers: modifiers,
      at: range(from: start))
    index += 1
    let parameters = kind == .less ? typeParameters() : []
    if kind == .leftBracket || kind == .leftParenthesis && !isReceiverInParentheses {
      variable.parts = destructuredNames()
    } else {
      let (receiver, name) = receiverAndName()
      variable.receiver = receiver?.resolved(in: parameters)
      variable.name = name ?? ""
      if name == nil { reportUnexpected() }
    }
    if accept(.colon) { variable.type = type() }
    skipConstraints()
    if accept(.assign) {
      variable.initialValue = kind.beginsExpression ? expression() : missingExpression()
    } else if isName("by") {
      index += 1
      variable.delegate = kind.beginsExpression ? expression() : missingExpression()
    }
    variable.range = range(from: start)
    if isMember { readAccessors(of: &variable, from: start) }
    return variable
  }

  private var isReceiverInParentheses: Bool {
    let after = token(at: tokens[index].partner + 1).kind
    return after == .dot || after == .safeDot || after == .question
  }

  /// Reads the getter and setter of a variable.
  private mutating func readAccessors(of variable: inout VariableDeclaration, from start: Int) {
    while let accessor = accessorIndex {
      _ = accept(.semicolon)
      _ = modifiers()
      index = accessor + 1
      var parameter: String?
      if kind == .leftParenthesis {
        if peek() == .name { parameter = name(token(at: index + 1)) }
        skipOne()
      }
      if accept(.colon) { _ = type() }
      var body: Block?
      if kind == .leftBrace {
        body = block()
      } else if accept(.assign) {
        body = expressionBody()
      }
      if isName("get", at: accessor) {
        variable.getter = body
      } else {
        variable.accessors[.setter] = body.map { Accessor(parameter ?? "value", $0) }
      }
      variable.range = range(from: start)
    }
  }

  /// The index of `get` or `set`, or `nil` if no accessor follows.
  private var accessorIndex: Int? {
    var position = kind == .semicolon ? index + 1 : index
    while token(at: position).kind == .at || isAccessorModifier(at: position) {
      position = token(at: position).kind == .at ? endOfAnnotation(at: position) : position + 1
    }
    guard isName("get", at: position) || isName("set", at: position) else { return nil }
    let next = token(at: position + 1)
    if next.kind == .leftParenthesis { return position }
    let isBare = next.kind == .end || next.startsLine || next.kind == .semicolon
    return isBare ? position : nil
  }

  private func isAccessorModifier(at position: Int) -> Bool {
    isName("private", at: position) || isName("protected", at: position)
      || isName("internal", at: position) || isName("public", at: position)
      || isName("inline", at: position) || isName("override", at: position)
      || isName("external", at: position) || isName("final", at: position)
  }

  private mutating func alias(
    _ attributes: [Attribute], _ modifiers: [String], from start: Int
  ) -> Declaration? {
    index += 1
    guard kind == .name else { return nil }
    let name = name(token)
    index += 1
    let parameters = kind == .less ? typeParameters().map { $0.name } : []
    let aliased = accept(.assign) ? [type()] : []
    return .type(
      TypeDeclaration(
        .classType, name: name, inherited: aliased, genericParameters: parameters,
        attributes: attributes, modifiers: modifiers + ["typealias"], at: range(from: start)))
  }

  /// Reads a secondary constructor or a block `init`.
  private mutating func constructor(
    _ attributes: [Attribute], _ modifiers: [String], from start: Int
  ) -> Declaration? {
    let isBlock = isName("init")
    index += 1
    var function = FunctionDeclaration(
      name: isBlock ? "init{}" : "init", parameters: [], attributes: attributes,
      modifiers: modifiers, body: nil, at: range(from: start))
    var delegation: Statement?
    if !isBlock, kind == .leftParenthesis {
      function.parameters = parameters()
      if accept(.colon), kind == .thisKeyword || kind == .superKeyword {
        let start = token.start
        delegation = Statement(
          .expression(delegatingCall()), at: range(from: start))
      }
    }
    if kind == .leftBrace { function.body = block() }
    if let delegation {
      var body = function.body ?? Block([], at: delegation.range)
      body.statements.insert(delegation, at: 0)
      function.body = body
    }
    function.range = range(from: start)
    return .function(function)
  }

  private mutating func delegatingCall() -> Expression {
    let start = token.start
    let callee = Expression(.name(kind.rawValue), at: range(from: start))
    index += 1
    let arguments = kind == .leftParenthesis ? arguments() : []
    return Expression(.call(Call(callee, arguments)), at: range(from: start))
  }
}
