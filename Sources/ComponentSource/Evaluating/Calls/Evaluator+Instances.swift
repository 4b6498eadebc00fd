extension Evaluator {
  /// Returns an instance of a declared type.
  ///
  /// A parameter that has neither an argument nor a default value becomes unknown.
  package mutating func instance(
    of type: Int, _ arguments: [ComponentArgument], at range: SourceRange
  ) -> SourceValue {
    instance(of: type, arguments, at: range, in: current < scopes.count ? current : 0)
  }

  /// Returns the only instance of a class that the framework creates once and then keeps.
  ///
  /// The result is `nil` if the source does not declare the class. Each evaluation of the screen
  /// creates the instance again. Its initialisers change states only in the first evaluation.
  package mutating func sharedInstance(of type: TypeName, file: Int?) -> SourceValue? {
    guard let index = project.type(named: type.name, file: file),
      project.types[index].declaration.kind == .classType, effects == nil
    else { return nil }
    let range = project.types[index].declaration.range
    let before = states
    let value = instance(of: index, [], at: range, in: 0)
    if !keptInstances.insert(range).inserted { states = before }
    return value
  }

  mutating func instance(
    of type: Int, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue {
    guard project.types.indices.contains(type) else { return unknown(.expression, at: range) }
    if project.types[type].isObject, arguments.isEmpty { return .type(type) }
    if let found = enumCase(ofType: type, arguments, isByName: false, at: range) { return found }
    guard calls < EvaluationLimit.maximumCalls, enter(at: range) else {
      recordLimit(.recursion, at: range)
      return unknown(.expression, at: range)
    }
    (calls, depth) = (calls + 1, depth + 1)
    defer { (calls, depth) = (calls - 1, depth - 2) }
    let path = newIdentity(at: range, in: scope)
    let record = SourceRecord(type: type, fields: [:], identity: path, at: range)
    if let content = arguments.last, content.isTrailing, isLayout(type) {
      let layout = instance(of: type, Array(arguments.dropLast()), at: range, in: scope)
      return filled(layout, with: content)
    }
    let initialiser = initialiser(of: type, arguments)
    assigned[path] = nil
    constructing.insert(path)
    defer { constructing.remove(path) }
    return inNewScope(in: 0, path: path) { evaluator, scope in
      evaluator.scopes[scope].receiver = .record(record)
      evaluator.scopes[scope].type = type
      evaluator.scopes[scope].file = evaluator.project.types[type].file
      if let initialiser {
        evaluator.setInitialValues(ofType: type, parameters: [:], in: scope, isComplete: false)
        evaluator.initialise(with: initialiser, arguments, at: range, in: scope)
      } else if evaluator.hasConstructor(type) {
        evaluator.construct(type, arguments, at: range, in: scope)
      } else {
        evaluator.initialiseMembers(of: type, arguments, in: scope)
      }
      evaluator.setLazyValues(ofType: type, in: scope)
      evaluator.setDelegates(ofType: type, in: scope)
      let instance = evaluator.scopes[scope].receiver ?? .record(record)
      if case .record(let own) = instance,
        evaluator.project.types[type].properties.contains(where: \.isObserved)
      {
        evaluator.observed[own.identity] = own
      }
      return instance
    }
  }

  /// Whether a type is a layout of SwiftUI.
  ///
  /// Code calls a layout with the content of the layout.
  package func isLayout(_ type: Int) -> Bool { project.types[type].inherited.contains("Layout") }

  /// Returns an instance of a layout whose field `content` holds the given content.
  func filled(_ layout: SourceValue, with content: ComponentArgument?) -> SourceValue {
    guard case .record(var record) = layout, let content else { return layout }
    record.fields["content"] = content.value
    return .record(record)
  }

  /// Whether instances of a type are created by a primary constructor of Kotlin, which the type or
  /// a superclass declares.
  private mutating func hasConstructor(_ type: Int) -> Bool {
    let declaration = project.types[type].declaration
    return !declaration.parameters.isEmpty || hasInitBlocks(type)
      || typeAndSupertypes(of: type).contains {
        !project.types[$0].declaration.inheritedArguments.isEmpty
      }
  }

  /// Returns the hand-written initialiser that fits arguments.
  private mutating func initialiser(
    of type: Int, _ arguments: [ComponentArgument]
  ) -> FunctionDeclaration? {
    let own = project.types[type]
    var candidates = own.functions("init", isStatic: false).filter { $0.body != nil }
    if candidates.isEmpty, own.isReference {
      // A class that declares no initialisers inherits the initialisers of its superclass.
      candidates = methods("init", ofType: type, isStatic: false).map(\.declaration)
    }
    guard let best = best(candidates, for: arguments),
      !prefersPrimaryConstructor(of: type, to: best, for: arguments)
    else { return nil }
    // If only extensions declare initialisers, the type also keeps its memberwise initialiser.
    let isInBody = own.isReference || own.declaration.range.contains(best.range)
    return isInBody || matchScore(arguments, best.parameters) != nil ? best : nil
  }

  /// Runs a hand-written initialiser on the receiver of a scope.
  mutating func initialise(
    with initialiser: FunctionDeclaration, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) {
    guard let body = initialiser.body, enter(at: range) else { return }
    defer { depth -= 1 }
    let inner = newScope(in: scope)
    bind(
      matched(arguments, to: initialiser.parameters), to: initialiser.parameters, in: inner,
      at: range)
    var output = BlockOutput()
    let outer = (effects, statement)
    (effects, statement) = (nil, nil)
    let flow = execute(body, in: inner, &output)
    (effects, statement) = outer
    // `init?` can return `nil` instead of an instance.
    if case .returned(.null) = flow { scopes[scope].receiver = .null }
  }

  /// Sets the properties of the receiver to the arguments of a primary constructor of Kotlin.
  private mutating func construct(
    _ type: Int, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) {
    let parameters = project.types[type].declaration.parameters
    bind(matched(arguments, to: parameters), to: parameters, in: scope, at: range)
    var values: [String: SourceValue] = [:]
    for parameter in parameters where parameter.isProperty {
      values[parameter.name] = scopes[scope].names[parameter.name]
    }
    let inherited = inheritedValues(ofType: type, in: scope)
    values.merge(inherited.values) { own, _ in own }
    setInitialValues(
      ofType: type, parameters: values, in: scope, inherited: inherited.scopes, isComplete: true)
    guard hasInitBlocks(type) else { return }
    let before = states
    runInitBlocks(of: type, superclasses: inherited.scopes, at: range, in: scope)
    // A new evaluation of the screen creates the instance again. The instance keeps its states from
    // before.
    for (key, value) in before { states[key] = value }
  }

  /// Returns the values that a type of Kotlin passes to the constructors of its superclasses.
  ///
  /// The result also contains the index of the scope with the parameters of each superclass, in
  /// which the initial values of its properties are evaluated.
  private mutating func inheritedValues(
    ofType type: Int, in scope: Int
  ) -> (values: [String: SourceValue], scopes: [Int: Int]) {
    var values: [String: SourceValue] = [:]
    var scopes: [Int: Int] = [:]
    var (type, scope) = (type, scope)
    for parent in typeAndSupertypes(of: type).dropFirst() {
      let declaration = project.types[parent].declaration
      let parameters = declaration.parameters
      guard !parameters.isEmpty else {
        // A class without parameters can pass values to its own superclass.
        if !declaration.inheritedArguments.isEmpty { type = parent }
        continue
      }
      let written = project.types[type].declaration.inheritedArguments
      let matched = matched(arguments(written, in: scope), to: parameters)
      scope = newScope(in: scope)
      bind(matched, to: parameters, in: scope, at: project.types[type].declaration.range)
      for parameter in parameters where parameter.isProperty {
        values[parameter.name] = self.scopes[scope].names[parameter.name]
      }
      scopes[parent] = scope
      type = parent
    }
    if values["message"] == nil { values["message"] = inheritedMessage(ofType: type, in: scope) }
    return (values, scopes)
  }

  /// Returns the value of a member that an object of Kotlin inherits from its superclass.
  mutating func objectMember(_ name: String, ofType type: Int) -> SourceValue? {
    guard project.types[type].isObject, typeAndSupertypes(of: type).count > 1 else { return nil }
    if let (variable, owner) = declaredProperty(name, ofType: type) {
      guard let getter = variable.getter else { return shared(variable, type: type) }
      let target = ResolvedReference.getter(
        variable, getter, of: .type(type), type: owner, path: .root)
      return value(of: target, at: variable.range)
    }
    let key = project.types[type].declaration.range
    if let values = objects[key] { return values[name] }
    objects[key] = [:]
    let values = inNewScope(in: 0) { evaluator, scope in
      evaluator.scopes[scope].type = type
      return evaluator.inheritedValues(ofType: type, in: scope).values
    }
    objects[key] = values
    return values[name]
  }

  /// Sets the properties of the receiver to the arguments of the memberwise initialiser.
  private mutating func initialiseMembers(
    of type: Int, _ arguments: [ComponentArgument], in scope: Int
  ) {
    let members = project.types[type].properties.filter(\.isMember)
    let parameters = members.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type,
        defaultValue: property.initialValue, attributes: property.attributes)
    }
    let matched = matched(arguments, to: parameters)
    var values: [String: SourceValue] = [:]
    for (index, parameter) in parameters.enumerated() {
      guard matched.indices.contains(index), let argument = matched[index].first else { continue }
      var value = coerced(argument.value, to: parameter.type, in: scope)
      if members[index].wrapping != nil {
        values[members[index].wrapperName] = newWrapper(
          of: members[index], holding: value, in: scope)
        continue
      }
      // The parameter of the initialiser is a closure, but the property stores the content that the
      // closure returns.
      if case .function(let function) = value, parameter.type?.isFunction == false,
        parameter.attributes.contains(where: \.isBuilder)
      {
        value = .components(contents(of: function))
      }
      values[parameter.name] = value
    }
    setInitialValues(ofType: type, parameters: values, in: scope, isComplete: true)
  }

  /// Sets the properties of the receiver to the given values, or else to their initial values.
  ///
  /// - Parameters:
  ///   - inherited: The indices of the scopes with the parameters of superclasses.
  ///   - isComplete: Whether a property without any value becomes unknown.
  private mutating func setInitialValues(
    ofType type: Int, parameters: [String: SourceValue], in scope: Int,
    inherited: [Int: Int] = [:], isComplete: Bool
  ) {
    guard case .record(var record)? = scopes[scope].receiver else { return }
    record.fields = parameters
    scopes[scope].receiver = .record(record)
    for owner in typeAndSupertypes(of: type).reversed() {
      for variable in project.types[owner].properties where variable.isStored && !variable.isLazy {
        guard parameters[variable.name] == nil, isComplete || variable.hasOwnValue else { continue }
        let value = initialValue(of: variable, in: inherited[owner] ?? scope)
        guard case .record(var record)? = scopes[scope].receiver else { return }
        record.fields[variable.name] = value
        scopes[scope].receiver = .record(record)
      }
    }
  }
}

extension Evaluator {
  /// Sets the `lazy` properties of the receiver after its initialiser.
  ///
  /// A property that an initialiser names is unknown, because the initialiser can change it.
  private mutating func setLazyValues(ofType type: Int, in scope: Int) {
    for owner in typeAndSupertypes(of: type).reversed() {
      for variable in project.types[owner].properties where variable.isStored && variable.isLazy {
        guard case .record(let own)? = scopes[scope].receiver,
          storedField(variable.name, of: own) == nil
        else { continue }
        let value = lazyValue(of: variable, ofType: type, in: scope)
        guard case .record(var record)? = scopes[scope].receiver else { return }
        record.fields[variable.name] = value
        scopes[scope].receiver = .record(record)
      }
    }
  }
}

extension VariableDeclaration {
  fileprivate var isLazy: Bool { modifiers.contains("lazy") }

  /// Whether the memberwise initialiser has a parameter for this property.
  var isMember: Bool {
    if wrapping != nil { return !modifiers.isPrivate }
    guard isStored, delegate == nil, !isLazy else { return false }
    if !isMutable, initialValue != nil { return false }
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    return !(isPrivate && (initialValue != nil || !attributes.isEmpty))
  }

  /// Whether the declaration itself gives the property a value.
  var hasOwnValue: Bool {
    initialValue != nil || delegate != nil || !attributes.isEmpty
      || (isMutable && type?.isOptional == true)
  }
}
