/// The names that a block or function declares.
struct SourceScope: Sendable {
  /// The index of the scope around this scope, or `nil` for an outermost scope.
  var parent: Int?
  var names: [String: SourceValue] = [:]
  /// The names that refer to the value of a state: `var text by remember { … }`.
  var delegated: Set<String> = []
  /// The names of variables that can change.
  ///
  /// `computed` contains the variables that are computed at each use.
  var variables: Set<String> = []
  var computed: [String: VariableDeclaration] = [:]
  /// The names of parameters and constants whose value was changed in place: `it += "a"`.
  var changedInPlace: Set<String> = []
  /// The groups of holders of one collection to which names belong.
  var sharedNames: [String: Int] = [:]
  /// The types of the integers of Kotlin that names hold, as far as they are known.
  var integerTypes: [String: String] = [:]
  /// Whether the scope is that of a lambda; `nil` for the scope of a block.
  var isLambda: Bool?
  /// The label to which `return@label` returns.
  var label: String?
  /// The property whose getter or setter runs in this scope.
  ///
  /// In Kotlin, `field` refers to the property's stored value.
  var property: AccessedProperty?
  /// The file of the code.
  var file: Int?
  /// The value of `self` or `this`.
  var receiver: SourceValue?
  /// Whether a property of the receiver was assigned.
  var changesReceiver = false
  /// The index of the type that contains the code.
  var type: Int?
  /// The calls and loop passes that lead to the scope.
  var path: ComponentIdentity
}

/// The scopes of an evaluation.
///
/// Changes since a checkpoint can be undone.
///
/// A checkpoint stores old values only when they change. A handler with many loops therefore does
/// not copy all scopes and names for each loop.
struct ScopeStack: Sendable {
  private var scopes: [SourceScope]
  private var checkpoints: [Checkpoint] = []
  /// The number of scopes that existed at the innermost checkpoint.
  ///
  /// Before one of these scopes changes, the old content of the scope is stored.
  private var kept = 0

  private struct Checkpoint: Sendable {
    var count: Int
    var changed: [Int: SourceScope] = [:]
    /// The old values of assigned names, by the index of the scope.
    ///
    /// If something other than a name changes, the whole scope is stored in `changed`.
    var names: [Int: [String: SourceValue?]] = [:]
  }

  init(_ first: SourceScope) { scopes = [first] }

  var count: Int { scopes.count }
  var indices: Range<Int> { scopes.indices }

  subscript(index: Int) -> SourceScope {
    get { scopes[index] }
    _modify {
      if index < kept { saveScope(index) }
      yield &scopes[index]
    }
  }

  private mutating func saveScope(_ index: Int) {
    let last = checkpoints.count - 1
    guard checkpoints[last].changed[index] == nil else { return }
    checkpoints[last].changed[index] = scopes[index]
  }

  /// Assigns a value to a name.
  ///
  /// - Parameter isInPlace: Whether the value is the old value after a change in place.
  mutating func assign(
    _ value: SourceValue, to name: String, in index: Int, isInPlace: Bool = false
  ) {
    if isInPlace { scopes[index].changedInPlace.insert(name) }
    let last = checkpoints.count - 1
    if index < kept, checkpoints[last].changed[index] == nil,
      checkpoints[last].names[index]?[name] == nil
    {
      checkpoints[last].names[index, default: [:]][name] = .some(scopes[index].names[name])
    }
    scopes[index].names[name] = value
  }

  /// The names that were assigned since the innermost checkpoint, and the index of the scope of
  /// each name.
  private var assignedNames: [(index: Int, name: String)] {
    (checkpoints.last?.names ?? [:]).flatMap { index, names in
      names.keys.map { (index, $0) }
    }
  }

  mutating func append(_ scope: SourceScope) { scopes.append(scope) }

  mutating func removeLast(_ count: Int) { scopes.removeLast(count) }

  mutating func beginCheckpoint() {
    checkpoints.append(Checkpoint(count: scopes.count))
    kept = scopes.count
  }

  /// Ends the innermost checkpoint, and undoes the changes since then if `undoes` is `true`.
  mutating func endCheckpoint(undoing undoes: Bool) {
    guard let ended = checkpoints.popLast() else { return }
    kept = checkpoints.last?.count ?? 0
    if undoes {
      scopes.removeLast(max(0, scopes.count - ended.count))
      for (index, scope) in ended.changed { scopes[index] = scope }
      for (index, names) in ended.names {
        for (name, value) in names { scopes[index].names[name] = value }
      }
    } else if let last = checkpoints.indices.last {
      for (index, names) in ended.names
      where index < kept && checkpoints[last].changed[index] == nil {
        checkpoints[last].names[index, default: [:]].merge(names) { first, _ in first }
      }
      for (index, scope) in ended.changed where index < kept {
        checkpoints[last].changed[index] = checkpoints[last].changed[index] ?? scope
      }
    }
  }
}

extension ScopeStack {
  /// Ends the innermost checkpoint, and replaces the values of names that were assigned since then.
  mutating func endCheckpoint(replacing value: (String) -> SourceValue) {
    let assigned = assignedNames
    endCheckpoint(undoing: false)
    for (index, name) in assigned { assign(value(name), to: name, in: index) }
  }
}

extension SourceScope {
  /// Prepares the scope to run the body of a function.
  mutating func begin(_ function: SourceFunction, receiver other: SourceValue?) {
    isLambda = function.isLambda
    label = function.label
    property = function.property
    file = function.body.range.file
    receiver = other ?? function.receiver
    type = function.type
  }
}

/// The result of running statements.
enum StatementFlow {
  case next
  case returned(SourceValue)
  /// `break` or `continue`. Without a label, the statement applies to the innermost loop. With a
  /// label, it applies to the labelled statement.
  case broke(String?)
  case continued(String?)
  /// `fallthrough`: the evaluation continues with the next branch.
  case fellThrough
  /// An error was thrown.
  case threw(SourceValue)
  /// `return` of Kotlin in a lambda, which ends the function around the lambda.
  case left(SourceValue)
  /// `return@label` of Kotlin, which ends the function or lambda with the label.
  case leftTo(String, SourceValue)

  /// Returns how a labelled statement ends.
  ///
  /// A `break` with the label of the statement ends only this statement, so the next statement
  /// follows.
  func leaving(_ label: String?) -> StatementFlow {
    guard let label, case .broke(label) = self else { return self }
    return .next
  }

  /// Returns how a loop ends after a pass that ended in this way, or `nil` if the next pass
  /// follows.
  func endOfLoop(labelled label: String?) -> StatementFlow? {
    switch self {
    case .next, .continued(nil): nil
    case .continued(let own): own == label ? nil : self
    case .broke(nil): .next
    case .broke(let own): own == label ? .next : self
    case .returned, .fellThrough, .threw, .left, .leftTo: self
    }
  }
}

/// The components that the statements of a block show, and the value of its last expression.
struct BlockOutput {
  /// The values of expressions that can show components.
  var shown: [SourceValue] = []
  /// The unknown values of expressions.
  ///
  /// Such a value may be a component.
  var unknown: [UnknownValue] = []
  var last: SourceValue?

  mutating func append(_ value: SourceValue) {
    last = value
    if value.canBeShown, !value.isEmptyContent { shown.append(value) }
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

  /// Whether the value is the result of a call that shows nothing.
  var isEmptyContent: Bool {
    if case .components(let components) = self { components.isEmpty } else { false }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var isNull: Bool { if case .null = self { true } else { false } }
}
