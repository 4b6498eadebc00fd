/// An evaluator of the values and components that source code determines.
///
/// The evaluator does not run the app. A call of something without a declaration in the source
/// becomes a ``Component`` or an unknown value. A condition that the source does not determine
/// counts as false and is recorded.
package struct Evaluator: Sendable {
  package let project: SourceProject
  package let framework: any SourceFramework
  /// The values that the user assumes for names and conditions.
  package var assumptions: [String: SourceValue]
  /// The states that differ from their initial values.
  package var states: [StateKey: SourceValue] = [:]
  /// The views whose contents an extension function is modifying.
  var modifiedViews: Set<ComponentIdentity> = []
  /// The states that the evaluation remembers.
  package var rememberedStates = RememberedStates()
  /// The classes whose shared instances exist, by the range of the class declaration.
  package var keptInstances: Set<SourceRange> = []
  /// The unknown values that the evaluation needed, in the order of their use.
  package internal(set) var unknowns: [UnknownValue] = []
  /// The blocks that set states of the evaluated code, such as those of `produceState`.
  package var producers: [StateProducer] = []
  /// The conditions that counted as false because the source does not determine their values.
  package internal(set) var undecided: [UnknownValue] = []
  /// The identities of the instances that the framework has expanded into components.
  package var shownInstances: Set<ComponentIdentity> = []
  /// The permanently stored properties for which the evaluation assumed the default values.
  package var storedProperties: [VariableDeclaration] = []
  /// The limits that were reached, each with the range where the evaluation first reached it.
  package internal(set) var reachedLimits: [(limit: EvaluationLimit, range: SourceRange)] = []

  /// The number of expressions that can still be evaluated.
  var steps = 0
  /// Whether a value is evaluated that has an ``EvaluationShare``.
  var hasShare = false
  /// The depth of nested expressions and calls.
  var depth = 0
  /// The number of bytes of the native stack that the evaluation has used.
  var stack = NativeStack()
  /// The number of calls that are being evaluated.
  var calls = 0
  var scopes: ScopeStack
  /// The scope of the code that calls the framework.
  var current = 0
  /// The number of closures that have been created.
  ///
  /// A scope is removed with its block if no closure was created in it.
  var closures = 0
  /// The paths of calls and loop passes, by the numbers of their identities.
  var paths: [Int: CallPath] = [:]
  /// The values of global variables and static properties, by the range of their declaration.
  var shared: [SourceRange: SourceValue] = [:]
  /// The values that Kotlin objects pass to the constructors of their superclasses, by the range of
  /// the object's declaration.
  var objects: [SourceRange: [String: SourceValue]] = [:]
  /// The effects so far of the handler that is running, or `nil` if no handler is running.
  var effects: [SourceEffect]?
  /// The results of earlier calls that suspended the current handler, or `nil` if the handler runs
  /// for the first time.
  var resumption: SuspendedHandler.Resumption?
  /// The range of the statement that is being run.
  ///
  /// If the statement is a call, the call is an effect of the handler.
  var statement: SourceRange?
  /// The `return`, `break` or `continue` inside an expression, until its statement ends.
  var interruption: StatementFlow?
  /// The components that functions in the current statement showed in addition to returning a
  /// result: `name.also { Text(it) }`.
  var emitted: [SourceValue] = []
  /// The values that surrounding components provide, by their keys.
  package var provided: [String: SourceValue] = [:]
  /// The unknown values and conditions that have been recorded.
  var recorded: Set<RecordedUnknown> = []
  /// The receiver of the last called function, after the changes of a `mutating` function.
  var lastReceiver: SourceValue?
  /// The number of times that a limit was reached; a value that is computed meanwhile is unknown.
  var cuts = 0
  /// The number of error-catching blocks around the current code.
  var catchers = 0
  /// The number of expressions in Kotlin of which it was unknown whether they throw an error.
  var possibleErrors = 0
  /// Whether Kotlin code has integers of other types than `Int`, such as `Long`.
  var hasOtherIntegers = false
  /// The values of names in the last called function, from which `inout` parameters are written.
  var lastNames: [String: SourceValue] = [:]
  /// The names in the last called function whose values that function changed in place.
  var lastChangedNames: Set<String> = []
  var lastParameters: [Parameter] = []
  /// The properties of class instances that were assigned while the screen was evaluated.
  var assigned: [ComponentIdentity: [String: SourceValue]] = [:]
  /// The properties whose setter or observers are running, by the range of their declaration.
  var accessing: Set<SourceRange> = []
  /// The numbers of unknown lists and conditions on which the components so far depend.
  package var uncertainty = Uncertainty()
  /// The functions of the framework's receiver in the block that is running, such as `onClick` in a
  /// block of `semantics`.
  ///
  /// A call with arguments refers to such a function even if a value has the same name.
  package var receiverFunctions: Set<String> = []
  /// The functions that compute and set the computed states: `Binding(get: { … }, set: { … })`.
  var computedStates: [StateKey: ComputedState] = [:]
  /// Whether an unknown optional value is assumed to be present, by ``UnknownValue/presenceKey``.
  var presence: [String: Bool] = [:]
  /// The range of the expression that is evaluated as an optional, such as an operand of `??`.
  var optionalOperand: SourceRange?
  /// The instances that have properties with observers, by their identity.
  var observed: [ComponentIdentity: SourceRecord] = [:]
  /// The file with the name or member that was last looked up.
  ///
  /// Private members of this file are visible.
  var codeFile: Int?
  /// The names and properties of Kotlin that hold the same collection.
  var sharedCollections = SharedCollections()
  /// The number of instances that handlers have created, by the path of the call that creates them.
  package var createdInHandlers: [ComponentIdentity: Int] = [:]
  /// The instances that are being created.
  ///
  /// Their properties have no assigned values yet.
  var constructing: Set<ComponentIdentity> = []
  /// The name of the variable that is being initialised.
  ///
  /// States and unknown values get this name.
  package internal(set) var declaredName: String?

  package init(
    _ project: SourceProject, framework: any SourceFramework,
    assumptions: [String: SourceValue] = [:]
  ) {
    self.project = project
    self.framework = framework
    self.assumptions = assumptions
    scopes = ScopeStack(SourceScope(path: .root))
    resetBudget()
  }

  /// Returns the components that a function shows.
  ///
  /// A component is shown if a statement that consists of the component is executed.
  ///
  /// - Parameter pass: The number of the pass, if a loop calls the function. Each pass has its own
  ///   states.
  package mutating func contents(
    of function: SourceFunction, _ arguments: [SourceValue] = [], receiver: SourceValue? = nil,
    pass: Int? = nil
  ) -> [Component] {
    let value = withoutEffects {
      $0.invoke(
        function, Evaluator.unlabelled(arguments, at: function.range), receiver: receiver,
        at: function.range, in: nil, pass: pass, builds: true)
    }
    return contents(of: value)
  }

  /// Returns the components that a value shows.
  ///
  /// The framework turns instances into their components. Functions are called without arguments.
  package mutating func contents(of value: SourceValue) -> [Component] {
    switch value {
    case .component(let component): return [component]
    case .components(let components): return components
    case .record(let record):
      guard enter(at: record.range) else { return [] }
      defer { depth -= 1 }
      return framework.contents(of: record, in: &self) ?? []
    case .list(let values):
      guard let first = values.first, first.canBeShown, depth < EvaluationLimit.maximumDepth
      else { return [] }
      depth += 1
      defer { depth -= 1 }
      return values.prefix(EvaluationLimit.maximumPasses).flatMap { contents(of: $0) }
    case .function(let function): return contents(of: function, [])
    case .state(let key, let value): return contents(of: currentValue(key, value))
    default: return []
    }
  }

  /// Returns the components that the statements of a snippet show, outside of declarations.
  package mutating func contents(ofStatements block: Block) -> [Component] {
    var output = BlockOutput()
    let flow = execute(block, in: newScope(in: 0), &output)
    interruption = nil
    if case .returned(let value) = flow { output.append(value) }
    return output.shown.flatMap { contents(of: $0) }
  }

  /// Returns the result of a function.
  package mutating func call(
    _ function: SourceFunction, _ arguments: [SourceValue] = [], receiver: SourceValue? = nil,
    pass: Int? = nil
  ) -> SourceValue {
    let (receiver, arguments) = receiving(arguments, receiver, by: function)
    return invoke(
      function, Evaluator.unlabelled(arguments, at: function.range), receiver: receiver,
      at: function.range, in: nil, pass: pass)
  }

  /// Runs a function for its effects, and applies its assignments to states.
  ///
  /// The function is a handler (`onClick`, `onSubmit`) or a block that sets properties of an
  /// undeclared receiver (`semantics { heading() }`, `buildAnnotatedString { append("…") }`).
  package mutating func run(
    _ function: SourceFunction, _ arguments: [SourceValue] = [], receiver: SourceValue? = nil
  ) -> [SourceEffect] {
    collectingEffects {
      _ = $0.invoke(
        function, Evaluator.unlabelled(arguments, at: function.range), receiver: receiver,
        at: function.range, in: nil)
    }
  }

  /// Runs code and returns its effects.
  ///
  /// The effects are not added to the effects of the current handler.
  mutating func collectingEffects(_ body: (inout Evaluator) -> Void) -> [SourceEffect] {
    let outer = (effects, statement)
    (effects, statement) = ([], nil)
    body(&self)
    let result = effects ?? []
    (effects, statement) = outer
    return result
  }

  /// Returns the value of an expression outside of functions, such as an argument of an attribute.
  package mutating func value(of expression: Expression) -> SourceValue {
    evaluate(expression, in: newScope(in: 0))
  }

  /// Returns the arguments of a call outside of functions, such as those of `#Preview`.
  package mutating func arguments(of call: Call) -> [ComponentArgument] {
    arguments(call.arguments, in: newScope(in: 0))
  }

  /// Returns a declared function as a value.
  ///
  /// - Parameters:
  ///   - receiver: The value of `self` or `this`.
  ///   - type: The index of the type that declares the function.
  package func function(
    _ declaration: FunctionDeclaration, receiver: SourceValue? = nil, type: Int? = nil
  ) -> SourceFunction {
    var function = SourceFunction(
      parameters: declaration.parameters,
      body: declaration.body ?? Block([], at: declaration.range), scope: 0, receiver: receiver,
      at: declaration.range, result: declaration.returned, reference: [declaration.name],
      type: type)
    function.label = declaration.name
    return function
  }

  /// Returns a function of an instance, enum case or type by its name, bound to the value.
  package mutating func method(_ name: String, of value: SourceValue) -> SourceFunction? {
    guard let type = typeIndex(of: value) else { return nil }
    return methods(name, ofType: type, isStatic: value.isType).first.map {
      function($0.declaration, receiver: value, type: $0.type)
    }
  }

  /// Records a needed value that the source does not determine.
  package mutating func record(_ unknown: UnknownValue) {
    // The name “…” represents a value that is unknown because of a limit. The limit has a separate
    // diagnostic.
    if unknown.name == "…" { return }
    guard recorded.insert(RecordedUnknown(range: unknown.range, name: unknown.name)).inserted else {
      return
    }
    unknowns.append(unknown)
  }

  /// Records a condition that the source does not decide.
  package mutating func recordUndecided(_ condition: UnknownValue) {
    // A limit has a separate diagnostic, so values that are unknown because of a limit are not
    // recorded.
    uncertainty.conditions += 1
    if steps <= 0 || condition.name == "…" { return }
    let key = RecordedUnknown(range: condition.range, name: "?\(condition.name)")
    if recorded.insert(key).inserted { undecided.append(condition) }
  }

  /// Runs code without adding its calls to the effects of the current handler.
  mutating func withoutEffects<Result>(_ body: (inout Evaluator) -> Result) -> Result {
    let outer = effects
    effects = nil
    defer { effects = outer }
    return body(&self)
  }

  static func unlabelled(_ values: [SourceValue], at range: SourceRange) -> [ComponentArgument] {
    values.map { ComponentArgument(label: nil, value: $0, at: range) }
  }

  mutating func newScope(in parent: Int, path: ComponentIdentity? = nil) -> Int {
    var scope = SourceScope(parent: parent, path: path ?? scopes[parent].path)
    scope.file = scopes[parent].file
    scopes.append(scope)
    return scopes.count - 1
  }
}
