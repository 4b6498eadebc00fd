/// A block of statements.
package struct Block: Sendable {
  package var statements: [Statement]
  package var range: SourceRange

  package init(_ statements: [Statement], at range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

/// A statement.
///
/// `if` and `switch` are expressions, because Swift and Kotlin can use them as values.
package struct Statement: Sendable {
  package indirect enum Form: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    /// `return`, with its value; `label` is the label of Kotlin's `return@label`.
    case returning(Expression?, label: String?)
    /// `guard` with its conditions and its `else` block.
    case guarding([Condition], otherwise: Block)
    /// `for item in items where …`. The pattern binds names to each element or to its parts.
    case loop(Pattern, in: Expression, where: Expression?, Block)
    /// `while`.
    case whileLoop([Condition], Block)
    /// `repeat` in Swift and `do` in Kotlin: a loop with a condition after the body.
    case repeatLoop(Block, while: Expression)
    /// `break` and `continue`; `label` is the label of the statement that is left or continued.
    case breaking(label: String?)
    case continuing(label: String?)
    /// `fallthrough` of Swift.
    case fallingThrough
    /// `throw`, with the error.
    case throwing(Expression?)
    /// `defer` of Swift.
    case deferring(Block)
    /// `do` with `catch` blocks in Swift, and `try` with `catch` and `finally` blocks in Kotlin.
    case attempt(Block, [Catch], finally: Block?)
    /// Statements under `#if`, with one list for each clause. The condition of `#else` is `nil`.
    case compiled([(condition: Expression?, statements: [Statement])])
    /// Every other statement.
    case other
  }

  package var form: Form
  package var range: SourceRange
  /// The label before the statement: `rows: for row in rows`, `rows@ for (row in rows)`.
  package var label: String?

  package init(_ form: Form, at range: SourceRange, label: String? = nil) {
    self.form = form
    self.range = range
    self.label = label
  }
}

/// A block that catches errors.
package struct Catch: Sendable {
  /// Patterns for the errors that the block catches.
  ///
  /// A block without patterns catches all errors.
  package var patterns: [(pattern: Pattern, condition: Expression?)]
  /// The name of the error in the block.
  package var name: String
  package var body: Block

  package init(
    _ patterns: [(pattern: Pattern, condition: Expression?)] = [], named name: String,
    _ body: Block
  ) {
    self.patterns = patterns
    self.name = name
    self.body = body
  }
}
