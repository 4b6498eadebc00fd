/// An expression of Swift or Kotlin.
///
/// The readers of both languages produce the same expressions, so that one evaluator serves Swift
/// and Kotlin. An expression is nested at most ``depthLimit`` levels deep. Readers replace deeper
/// code by ``Form/unreadable``. A chain of operators is one flat ``Form/operation(_:_:)``. The
/// links of a chain of members and calls (`a.b().c()`) do not count as levels. Readers limit the
/// length of such chains separately.
package struct Expression: Sendable {
  package indirect enum Form: Sendable {
    /// A string literal with its parts.
    case string([StringPart])
    /// A character literal of Kotlin.
    case character(Character)
    case integer(Int)
    case number(Double)
    /// A literal of Kotlin such as `0.5f`.
    case float(Float)
    case boolean(Bool)
    /// `nil` in Swift, `null` in Kotlin.
    case null
    /// A name: `title`, `self`, `this`, `it`, `$0`.
    case name(String)
    /// A projected value of Swift: `$email`.
    case projection(String)
    /// A member of a value: `item.name`, or `item?.name` for optional access.
    case member(of: Expression, name: String, isOptional: Bool)
    /// A member of a type that follows from the context: `.isHeader` in Swift.
    case implicitMember(String)
    /// A reference to a function or member: `\.self` and `\.name` in Swift, `::validate` and
    /// `Item::name` in Kotlin.
    case reference([String])
    case call(Call)
    case subscripted(Expression, [Argument])
    /// A list literal: `[1, 2]` in Swift. In Kotlin, `listOf(1, 2)` is a call.
    case list([Expression])
    /// A dictionary literal of Swift.
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case closure(Closure)
    /// Operands with the binary operators between them, from left to right.
    ///
    /// All operators of one operation have the same precedence and associate to the left. A chain
    /// such as `a + b + c` is therefore not nested. The number of operands is one more than the
    /// number of operators. `..<`, `...`, `??`, `?:`, `to`, `until` and other infix functions are
    /// operators as well.
    case operation([Expression], [String])
    /// A prefix operator: `!`, `-`.
    case prefixed(String, Expression)
    /// A postfix operator that does not change the value: `!` in Swift, `!!` in Kotlin.
    case forced(Expression)
    /// A condition with two values: `c ? a : b`, and `if` as an expression.
    case conditional([Condition], Block, Block?)
    /// `switch` in Swift, `when` in Kotlin.
    ///
    /// Without a subject, the patterns of `when` are conditions.
    case choice(Choice)
    /// A conversion or type test: `as`, `as?`, `is`, `!is`.
    case cast(Expression, operator: String, type: TypeName)
    /// An assignment. For `++` and `--`, the value is `nil`.
    case assignment(Expression, operator: String, Expression?)
    /// An expression without meaning for a screen, or an expression that the reader cannot read.
    case unreadable
  }

  /// The maximum depth of nested expressions, blocks and declarations.
  package static let depthLimit = 128

  package var form: Form
  package var range: SourceRange

  package init(_ form: Form, at range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// A part of a string literal.
package enum StringPart: Sendable {
  /// Text, without escapes.
  case text(String)
  /// An interpolated value with its further arguments: `\(price, specifier: "%.2f")`, `${name}`.
  case value(Expression, arguments: [Argument])
}

/// A call: `Text("Name")`, `Button(action: save) { … }`.
package struct Call: Sendable {
  /// The called expression, usually a name or a member.
  package var callee: Expression
  /// The arguments in their order, with trailing closures last.
  package var arguments: [Argument]
  /// The generic arguments: `mutableStateOf<String>(…)`.
  package var types: [TypeName]
  /// Whether the call is optional: `onSave?()`, `item?.let { … }`.
  package var isOptional: Bool

  package init(
    _ callee: Expression, _ arguments: [Argument], types: [TypeName] = [], isOptional: Bool = false
  ) {
    self.callee = callee
    self.arguments = arguments
    self.types = types
    self.isOptional = isOptional
  }
}

/// An argument of a call, an interpolation or a tuple.
package struct Argument: Sendable {
  /// The label (Swift) or the parameter's name (Kotlin), or `nil` if the call contains neither.
  package var label: String?
  package var value: Expression
  /// Whether the argument is a trailing closure.
  ///
  /// The first trailing closure has no label. In Swift, the other trailing closures have labels.
  package var isTrailing: Bool

  package init(_ label: String?, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure or lambda.
package struct Closure: Sendable {
  /// The parameters, or an empty array if the closure names none.
  ///
  /// Without named parameters, the body can use `it` or `$0`.
  package var parameters: [Parameter]
  package var body: Block
  /// The values that a closure of Swift captures when it is created: `[count]`, `[name =
  /// user.name]`.
  package var captures: [(name: String, value: Expression)] = []
  /// The label to which `return@label` of Kotlin returns.
  ///
  /// A lambda without a written label has the name of the function to which the lambda is passed.
  package var label: String?
  /// Whether this is an anonymous function of Kotlin, `fun(x: Int) = x`.
  ///
  /// A `return` in an anonymous function returns only from this function.
  package var isAnonymousFunction = false
  /// The declared type of the result: `{ item -> String in … }`.
  package var result: TypeName?

  package init(parameters: [Parameter], body: Block) {
    self.parameters = parameters
    self.body = body
  }
}

/// A condition of `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// A pattern that a value must match: `let name = item.name`, `case .failed(let error) = state`.
  ///
  /// Without a value, `if let name` tests the name itself.
  case pattern(Pattern, Expression?)
  /// A version or platform test: `#available(iOS 17, *)`, `#unavailable(…)`.
  case available(platforms: [(name: String, version: String)], isNegated: Bool)
}

/// A pattern of `case`, `if let` or `when`.
package indirect enum Pattern: Sendable {
  /// `_`, `else`, `default`.
  case any
  /// A new name for the value: `let name`.
  ///
  /// In `if let`, this pattern does not match `nil`.
  case binding(String)
  /// A value to which the subject must be equal, or a range that must contain the subject
  /// (`in 1..3`).
  case value(Expression)
  /// A case of an enum with patterns for its values: `.failed(let error)`.
  case enumCase(Expression, [Pattern])
  case tuple([Pattern])
  /// A type test: `is Success`.
  case type(TypeName, isNegated: Bool)
}

/// The subject and branches of `switch` or `when`.
package struct Choice: Sendable {
  package struct Branch: Sendable {
    /// The patterns, of which the subject must match at least one.
    package var patterns: [Pattern]
    /// The `where` condition.
    package var condition: Expression?
    package var body: Block

    package init(_ patterns: [Pattern], where condition: Expression? = nil, _ body: Block) {
      self.patterns = patterns
      self.condition = condition
      self.body = body
    }
  }

  package var subject: Expression?
  /// The name for the subject: `when (val result = load())`.
  package var name: String?
  package var branches: [Branch]

  package init(_ subject: Expression?, named name: String? = nil, _ branches: [Branch]) {
    self.subject = subject
    self.name = name
    self.branches = branches
  }
}

extension Expression {
  /// The parts of a dotted name, or `nil` for other expressions.
  var dottedName: [String]? {
    var parts: [String] = []
    var expression = self
    while true {
      switch expression.form {
      case .name(let name): return [name] + parts.reversed()
      case .member(let base, let name, _):
        parts.append(name)
        expression = base
      default: return nil
      }
    }
  }

  /// Whether the expression consists of names, members, elements and literals, without calls.
  var isWithoutCalls: Bool {
    var pending: [Expression] = [self]
    while let next = pending.popLast() {
      switch next.form {
      case .name, .projection, .implicitMember, .character, .integer, .number, .float, .boolean,
        .null:
        continue
      case .string(let parts):
        for case .value(let value, _) in parts { pending.append(value) }
      case .member(let base, _, _), .forced(let base), .prefixed("-", let base):
        pending.append(base)
      case .operation(let operands, _): pending += operands
      case .subscripted(let base, let arguments):
        pending.append(base)
        pending += arguments.map(\.value)
      default: return false
      }
    }
    return true
  }
}
