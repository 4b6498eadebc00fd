/// Members and constructors of superclasses.
extension Evaluator {
  /// Returns the value of a property of the superclass: `super.title`.
  ///
  /// The receiver's own declaration of the property, which can use `super.title`, is left out.
  mutating func superMember(_ name: String, at range: SourceRange, in scope: Int) -> SourceValue {
    guard let outer = scopeWithReceiver(from: scope), let receiver = scopes[outer].receiver,
      let type = scopes[outer].type ?? typeIndex(of: receiver)
    else { return unknown(.expression, at: range) }
    for parent in typeAndSupertypes(of: type).dropFirst() {
      if let variable = project.types[parent].property(name, from: codeFile),
        let getter = variable.getter
      {
        let target = ResolvedReference.getter(
          variable, getter, of: receiver, type: parent, path: scopes[outer].path)
        return value(of: target, at: range)
      }
      guard declaresStored(name, in: parent) else { continue }
      guard case .record(let record) = receiver, !overridesStored(name, of: record, from: parent),
        let stored = storedField(name, of: record)
      else { break }
      return currentValue(stored)
    }
    return unknown(.expression, at: range)
  }

  /// Whether a type has a property that stores a value, also as a parameter of its constructor.
  private func declaresStored(_ name: String, in type: Int) -> Bool {
    project.types[type].property(name, from: codeFile)?.isStored == true
      || project.types[type].declaration.parameters.contains { $0.isProperty && $0.name == name }
  }

  /// Whether a subclass stores its own value under the name of a property of a superclass.
  ///
  /// While an instance is constructed, it has the values of its superclass first.
  private func overridesStored(_ name: String, of record: SourceRecord, from parent: Int) -> Bool {
    guard !constructing.contains(record.identity) else { return false }
    return typeAndSupertypes(of: record.type).prefix { $0 != parent }
      .contains { declaresStored(name, in: $0) }
  }

  /// Returns the value of a `lazy` property after the initialiser.
  mutating func lazyValue(
    of variable: VariableDeclaration, ofType type: Int, in scope: Int
  ) -> SourceValue {
    if initialiserNames(variable.name, of: type) {
      return unknown(.name, named: variable.name, at: variable.range)
    }
    return initialValue(of: variable, in: scope)
  }

  /// Whether the code of an initialiser of a type or its superclasses contains a name.
  private mutating func initialiserNames(_ name: String, of type: Int) -> Bool {
    for owner in typeAndSupertypes(of: type) {
      for function in project.types[owner].functions where function.name == "init" {
        guard let range = function.body?.range, project.files.indices.contains(range.file),
          range.start >= 0, range.start < range.end,
          range.end <= project.files[range.file].bytes.count,
          consumeSteps(1 + (range.end - range.start) / 64, at: range)
        else { continue }
        let code = project.files[range.file].bytes[range.start..<range.end]
        if code.contains(Array(name.utf8)) { return true }
      }
    }
    return false
  }

  /// Returns the message that a class of Kotlin passes to an exception of the standard library:
  /// `class TooLong(text: String) : Exception("$text is too long")`.
  ///
  /// - Parameter scope: The scope with the parameters of the class.
  mutating func inheritedMessage(ofType type: Int, in scope: Int) -> SourceValue? {
    let declaration = project.types[type].declaration
    guard declaration.inherited.contains(where: { Self.isStandardError($0.lastName) }),
      let first = declaration.inheritedArguments.first,
      first.label == nil || first.label == "message"
    else { return nil }
    return arguments([first], in: scope).first?.value
  }

  /// Whether a type of Kotlin or one of its superclasses has a block `init`.
  func hasInitBlocks(_ type: Int) -> Bool {
    typeAndSupertypes(of: type).contains { project.types[$0].positions.functions["init{}"] != nil }
  }

  /// Runs the blocks `init` of a type and its superclasses on the receiver of a scope.
  ///
  /// - Parameter superclasses: The indices of the scopes with the parameters of superclasses.
  mutating func runInitBlocks(
    of type: Int, superclasses: [Int: Int], at range: SourceRange, in scope: Int
  ) {
    for owner in typeAndSupertypes(of: type).reversed() {
      for block in project.types[owner].functions where block.name == "init{}" {
        initialise(with: block, [], at: range, in: superclasses[owner] ?? scope)
      }
    }
  }

  /// Runs the blocks `init` of an object of Kotlin before the first use of one of its properties.
  mutating func initialiseObject(_ type: Int) {
    guard project.types[type].isObject else { return }
    let blocks = project.types[type].functions("init{}", isStatic: true)
    guard !blocks.isEmpty, initialisedObjects.insert(type).inserted else { return }
    inNewScope(in: 0) { evaluator, scope in
      evaluator.scopes[scope].receiver = .type(type)
      evaluator.scopes[scope].type = type
      evaluator.scopes[scope].file = evaluator.project.types[type].file
      for block in blocks {
        evaluator.initialise(with: block, [], at: block.range, in: scope)
      }
    }
  }

  /// Whether a companion's function `invoke` fits the arguments of a call better than the
  /// constructor of a type does.
  mutating func prefersInvoke(of type: Int, for arguments: [ComponentArgument]) -> Bool {
    guard framework.language.isKotlin else { return false }
    let functions = methods("invoke", ofType: type, isStatic: true).map(\.declaration)
    guard let own = best(functions, for: arguments),
      let score = matchScore(arguments, own.parameters)
    else { return false }
    let parameters = project.types[type].declaration.parameters
    return matchScore(arguments, parameters).map { $0 < score } ?? true
  }

  /// Whether the receiver of a scope is an instance that is being constructed.
  ///
  /// In a secondary constructor of Kotlin, `this(name)` calls another constructor.
  func isConstructing(in scope: Int) -> Bool {
    guard let outer = scopeWithReceiver(from: scope),
      case .record(let record)? = scopes[outer].receiver
    else { return false }
    return constructing.contains(record.identity)
  }

  /// Whether arguments fit the primary constructor of a Kotlin class better than one of its
  /// secondary constructors.
  mutating func prefersPrimaryConstructor(
    of type: Int, to secondary: FunctionDeclaration, for arguments: [ComponentArgument]
  ) -> Bool {
    let parameters = project.types[type].declaration.parameters
    guard framework.language.isKotlin, let primary = matchScore(arguments, parameters) else {
      return false
    }
    guard let score = matchScore(arguments, secondary.parameters) else { return true }
    return parameters.isEmpty ? primary > score : primary >= score
  }
}
