internal import ComponentSource

extension KotlinParser {
  /// Reads an expression.
  mutating func expression() -> Expression {
    let start = token.start
    if let expression = descend({ $0.operation(from: .disjunction) }) { return expression }
    while index < limit, ![.comma, .semicolon, .arrow].contains(kind), !startsLine { skipOne() }
    return unreadable(from: start)
  }

  /// The precedence of binary operators, from low to high.
  enum Precedence: Int {
    case disjunction, conjunction, equality, comparison, check, elvis, infix, range, sum, product
    case cast, prefix

    var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .prefix }
  }

  /// Reads operands, and the operators between them with at least the precedence `minimum`.
  ///
  /// The function calls itself only with a higher precedence, so the depth of calls is at most the
  /// number of precedences.
  private mutating func operation(from minimum: Precedence) -> Expression {
    let start = token.start
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    var left = prefixed()
    while let precedence = binaryPrecedence, precedence.rawValue >= minimum.rawValue {
      let operand = deepened(left)
      if precedence == .cast || kind == .isKeyword || kind == .notIs {
        let name = kind.rawValue
        index += 1
        let type = type()
        left = Expression(
          .cast(operand, operator: name, type: type), at: range(from: start))
      } else {
        left = chain(after: operand, precedence, from: start)
      }
    }
    return left
  }

  /// Reads operators of the same precedence, and the operands after them.
  private mutating func chain(
    after first: Expression, _ precedence: Precedence, from start: Int
  ) -> Expression {
    var operands = [first]
    var operators: [String] = []
    nesting.enterBounded()
    defer { nesting.leave() }
    while binaryPrecedence == precedence, kind != .isKeyword, kind != .notIs {
      operators.append(name(token))
      index += 1
      if kind.beginsExpression {
        operands.append(operation(from: precedence.next))
      } else {
        reportUnexpected()
        operands.append(unreadable(from: token.start))
      }
    }
    return Expression(.operation(operands, operators), at: range(from: start))
  }

  /// The precedence of the binary operator at the current token, or `nil` if the token is not a
  /// binary operator.
  private var binaryPrecedence: Precedence? {
    let precedence: Precedence
    switch kind {
    case .or: return .disjunction
    case .and: return .conjunction
    case .elvis: return .elvis
    case .asKeyword, .asSafe: return .cast
    case .equal, .notEqual, .identical, .notIdentical: precedence = .equality
    case .less, .greater, .lessOrEqual, .greaterOrEqual: precedence = .comparison
    case .inKeyword, .notIn, .isKeyword, .notIs: precedence = .check
    case .range, .openRange: precedence = .range
    case .add, .subtract: precedence = .sum
    case .multiply, .divide, .remainder: precedence = .product
    case .name:
      guard peek().beginsExpression, peek() != .at || !isLabelled else { return nil }
      precedence = .infix
    default: return nil
    }
    return startsLine ? nil : precedence
  }

  /// Whether an `@` directly follows the current name, so that the name is a label.
  private var isLabelled: Bool { token(at: index + 1).start == token.end }

  /// Reads an operand with its prefix operators.
  private mutating func prefixed() -> Expression {
    var prefixes: [(name: String, start: Int)] = []
    var label: String?
    loop: while true {
      let start = token.start
      switch kind {
      case .not, .subtract, .add, .increment, .decrement:
        prefixes.append((kind.rawValue, start))
        index += 1
      case .forced:
        prefixes += [("!", start), ("!", start + 1)]
        index += 1
      case .multiply:
        // `*list` spreads a list in an argument.
        prefixes.append(("*", start))
        index += 1
      case .at: _ = attributes()
      case .name where peek() == .at && isLabelled: label = readLabelOrSkipName() ?? label
      default: break loop
      }
    }
    guard !prefixes.isEmpty else { return labelled(postfixed(), label) }
    let outer = deepest
    deepest = depth
    defer { deepest = max(outer, deepest) }
    var operand = postfixed()
    for prefix in prefixes.reversed() {
      let deepened = deepened(operand)
      let form: Expression.Form =
        prefix.name == "++" || prefix.name == "--"
        ? .assignment(deepened, operator: prefix.name, nil) : .prefixed(prefix.name, deepened)
      operand = Expression(form, at: range(from: prefix.start))
    }
    return operand
  }

  private mutating func readLabelOrSkipName() -> String? {
    let start = index
    let label = readLabel()
    if index == start { index += 2 }
    return label
  }

  /// Returns a lambda with the label before it, as in `each@{ … }`.
  ///
  /// Other expressions are returned unchanged.
  private func labelled(_ expression: Expression, _ label: String?) -> Expression {
    guard let label, case .closure(var closure) = expression.form else { return expression }
    var expression = expression
    closure.label = label
    expression.form = .closure(closure)
    return expression
  }
}
