/// The names that a block or function declares.
struct SourceScope: Sendable {
  /// The scope around this one.
  var parent: Int?
  var names: [String: SourceValue] = [:]
  /// The names that stand for the value of a state: `var text by remember { … }`.
  var delegated: Set<String> = []
  /// The names of variables that can be changed, and of those that are computed when needed.
  var variables: Set<String> = []
  var computed: [String: VariableDeclaration] = [:]
  /// Whether the scope is that of a lambda; `nil` for the scope of a block.
  var isLambda: Bool?
  /// The value of `self` or `this`.
  var receiver: SourceValue?
  /// Whether a property of the receiver was assigned.
  var changesReceiver = false
  /// The type that contains the code.
  var type: Int?
  /// The calls and loop passes that lead to the scope.
  var path: ComponentIdentity
}

/// The result of running statements.
enum StatementFlow {
  case next
  case returned(SourceValue)
  /// `break` and `continue` of the innermost loop, or of the loop around it.
  case broke(isOuter: Bool)
  case continued(isOuter: Bool)
  /// `fallthrough`: the next branch follows.
  case fellThrough
  /// An error was thrown.
  case threw
  /// `return` of Kotlin in a lambda, which leaves the function around the lambda.
  case left(SourceValue)

  /// How a loop ends after a pass with this result; `nil` if the next pass follows.
  var endOfLoop: StatementFlow? {
    switch self {
    case .next, .continued(isOuter: false): nil
    case .broke(isOuter: false): .next
    case .broke(isOuter: true): .broke(isOuter: false)
    case .continued(isOuter: true): .continued(isOuter: false)
    case .returned, .fellThrough, .threw, .left: self
    }
  }
}

/// The components that the statements of a block show, and the value of its last expression.
struct BlockOutput {
  /// The values of expressions that can show components.
  var shown: [SourceValue] = []
  /// The values of expressions that are not known, and may show components.
  var unknown: [UnknownValue] = []
  var last: SourceValue?

  mutating func append(_ value: SourceValue) {
    last = value
    if value.canBeShown { shown.append(value) }
    if case .unknown(let own) = value { unknown.append(own) }
  }
}

extension SourceValue {
  /// Whether the value can show components.
  var canBeShown: Bool {
    switch self {
    case .component, .components, .record: true
    case .list(let values): values.first?.canBeShown ?? false
    default: false
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var isNull: Bool { if case .null = self { true } else { false } }
}
