extension Evaluator {
  /// Returns the arguments for each parameter.
  ///
  /// A labelled argument belongs to the parameter with that label. An unlabelled argument belongs
  /// to the next parameter that has no argument yet. An argument that fits no parameter is left
  /// out.
  mutating func matched(
    _ arguments: [ComponentArgument], to parameters: [Parameter]
  ) -> [[ComponentArgument]] {
    var result = [[ComponentArgument]](repeating: [], count: parameters.count)
    for (argument, parameter) in zip(arguments, positions(of: arguments, in: parameters)) {
      if let parameter { result[parameter].append(argument) }
    }
    return result
  }

  /// Returns the index of the parameter for each argument, or `nil` for an argument that fits no
  /// parameter.
  ///
  /// - Parameter strictly: Whether the labels of arguments must equal the labels of the parameters.
  ///   This applies to a Swift call of a function by its name. A function that is stored in a
  ///   variable takes its arguments by position instead.
  private mutating func positions(
    of arguments: [ComponentArgument], in parameters: [Parameter], strictly: Bool = false
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: arguments.count)
    var isTaken = [Bool](repeating: false, count: parameters.count)
    for (index, argument) in arguments.enumerated() {
      guard let label = argument.label,
        let position = parameters.indices.first(where: {
          !isTaken[$0]
            && (parameters[$0].label == label || !strictly && parameters[$0].name == label)
        })
      else { continue }
      (result[index], isTaken[position]) = (position, true)
    }
    // `next` is the parameter for the next unlabelled argument. A variadic parameter takes several
    // arguments in a row.
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if let own = result[index] {
        next = parameters[own].isVariadic ? own : own + 1
        continue
      }
      guard argument.label == nil, !argument.isTrailing else { continue }
      var position = next
      while position < parameters.count,
        isTaken[position] && !parameters[position].isVariadic
          || strictly && parameters[position].label != nil
            && !(parameters[position].isVariadic && isTaken[position])
      {
        position += 1
      }
      guard position < parameters.count else { continue }
      (result[index], isTaken[position]) = (position, true)
      next = parameters[position].isVariadic ? position : position + 1
    }
    for (index, argument) in arguments.enumerated()
    where argument.isTrailing && result[index] == nil && argument.label == nil {
      guard let position = parameterForTrailingClosure(in: parameters, isTaken: isTaken) else {
        continue
      }
      (result[index], isTaken[position]) = (position, true)
    }
    guard framework.language.isKotlin else { return result }
    // A lambda cannot be an argument for a text or number. Such a call refers to another function
    // of the same name.
    for (index, argument) in arguments.enumerated() {
      guard case .function = argument.value, let position = result[index],
        !parameters[position].canBeFunction
      else { continue }
      result[index] = nil
    }
    return result
  }

  /// Returns the parameter to which the first trailing closure belongs.
  private mutating func parameterForTrailingClosure(in parameters: [Parameter], isTaken: [Bool])
    -> Int?
  {
    let free = parameters.indices.filter { !isTaken[$0] }
    let last = free.last.flatMap { parameters[$0].canBeFunction ? $0 : nil }
    if framework.language.bindsTrailingClosureToLast { return last }
    let functions = free.filter {
      parameters[$0].takesFunction || parameters[$0].type.map { project.aliases[$0.name] } == "->"
    }
    guard let first = functions.first else {
      // A text or an instance of a declared type is not a function.
      guard let last, let type = parameters[last].type else { return last }
      return type.isLocalised || project.typesByName[type.name] != nil ? nil : last
    }
    // Swift skips a parameter with a default value if a later parameter needs the closure
    // (SE-0286).
    guard parameters[first].defaultValue != nil else { return first }
    return functions.first { parameters[$0].defaultValue == nil } ?? first
  }

  /// Returns a score for how well arguments fit parameters, or `nil` if they do not fit.
  ///
  /// A better fit has a higher score.
  mutating func matchScore(
    _ arguments: [ComponentArgument], _ parameters: [Parameter], strictly: Bool = false
  ) -> Int? {
    let positions = positions(of: arguments, in: parameters, strictly: strictly)
    var score = 0
    var isTaken = [Bool](repeating: false, count: parameters.count)
    for (argument, position) in zip(arguments, positions) {
      guard let position else { return nil }
      isTaken[position] = true
      let parameter = parameters[position]
      if argument.label != nil || parameter.label == nil || argument.isTrailing { score += 2 }
      if let type = parameter.type, let points = integerScore(argument, type) {
        score += points
      } else if let type = parameter.type,
        let fits = argument.value.canBeInteger(of: type)
          ?? isInstance(argument.value, of: type, in: 0)
      {
        score += fits ? (type.name == "Any" ? 0 : 1) : -4
      }
      if let type = parameter.type, case .function = argument.value {
        score += type.isFunction ? 1 : -1
      }
    }
    for (position, parameter) in parameters.enumerated()
    where !isTaken[position] && parameter.defaultValue == nil && !parameter.isVariadic {
      score -= parameter.type?.isOptional == true ? 2 : 6
    }
    return score
  }

  /// Whether a function can be called with arguments: each argument must have a parameter, and each
  /// parameter must have an argument or a default value.
  mutating func accepts(
    _ arguments: [ComponentArgument], _ parameters: [Parameter], named name: String
  ) -> Bool {
    var isTaken = [Bool](repeating: false, count: parameters.count)
    let positions = positions(of: arguments, in: parameters, strictly: hasLabels(name))
    for (argument, position) in zip(arguments, positions) {
      guard let position else { return false }
      isTaken[position] = true
      if argument.isTrailing, !parameters[position].canBeFunction { return false }
      if case .function = argument.value, isDeclaredClass(parameters[position].type) {
        return false
      }
    }
    return zip(parameters, isTaken).allSatisfy { parameter, isTaken in
      isTaken || parameter.defaultValue != nil || parameter.isVariadic
    }
  }

  /// Whether the source declares a type of Kotlin of which no lambda can be an instance.
  private mutating func isDeclaredClass(_ type: TypeName?) -> Bool {
    guard framework.language.isKotlin, let type, let own = project.type(named: type.name) else {
      return false
    }
    let declaration = project.types[own].declaration
    return declaration.kind != .protocolType && declaration.kind != .extensionOfType
      && !declaration.modifiers.contains("typealias")
  }

  /// Whether the labels of arguments are part of a function's name.
  ///
  /// In Swift, labels are part of the name, except for operators.
  private func hasLabels(_ name: String) -> Bool {
    guard !framework.language.isKotlin, let first = name.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isAlphabetic
  }

  /// Returns the function that arguments fit best.
  ///
  /// - Parameter file: The file of the call. Among equally good functions, a function in this file
  ///   is preferred.
  mutating func best(
    _ candidates: [FunctionDeclaration], for arguments: [ComponentArgument], file: Int? = nil
  ) -> FunctionDeclaration? {
    let candidates = candidates.filter { $0.body != nil }
    guard let first = candidates.first else { return nil }
    let hasLabels = hasLabels(first.name) && first.name != "init"
    guard candidates.count > 1 || hasLabels else { return first }
    var best: (function: FunctionDeclaration, score: Int)?
    var isAmbiguous = false
    for candidate in candidates.prefix(32) {
      guard var score = matchScore(arguments, candidate.parameters, strictly: hasLabels) else {
        continue
      }
      if let file {
        if candidate.range.file == file { score += 1 }
      }
      if score > best?.score ?? Int.min {
        best = (candidate, score)
        isAmbiguous = false
      } else if let own = best, score == own.score,
        needsIntegerType(arguments, own.function.parameters, candidate.parameters)
      {
        isAmbiguous = true
      }
    }
    if isAmbiguous { return nil }
    return best?.function ?? (hasLabels ? nil : first)
  }

  /// Sets the names of parameters in a scope to their arguments or default values.
  mutating func bind(
    _ matched: [[ComponentArgument]], to parameters: [Parameter], in scope: Int,
    at range: SourceRange
  ) {
    for (parameter, arguments) in zip(parameters, matched) {
      let value: SourceValue
      if parameter.isVariadic, framework.language.isKotlin,
        arguments.count == 1, arguments[0].label != nil,
        case .list = currentValue(arguments[0].value)
      {
        value = currentValue(arguments[0].value)
      } else if parameter.isVariadic, !arguments.isEmpty || parameter.defaultValue == nil {
        value = .list(arguments.map { coerced($0.value, to: parameter.type, in: scope) })
      } else if let argument = arguments.first {
        value = coerced(argument.value, to: parameter.valueType, in: scope)
      } else if let initial = parameter.defaultValue {
        value = coerced(evaluate(initial, in: scope), to: parameter.valueType, in: scope)
      } else {
        value = unknown(.name, named: parameter.name, at: range)
      }
      bindGenericParameter(of: parameter.type, value, in: scope)
      declare(
        parameter.name,
        as: parameter.isAutoclosure ? closure(returning: value, at: range, in: scope) : value,
        in: scope)
      if hasOtherIntegers, case .integer = value, let type = parameter.type {
        scopes[scope].integerTypes[parameter.name] = project.aliases[type.name] ?? type.name
      }
    }
  }

  /// Returns a function that returns a value.
  private mutating func closure(
    returning value: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let inner = newScope(in: scope)
    scopes[inner].names["$value"] = value
    let statement = Statement(.expression(Expression(.name("$value"), at: range)), at: range)
    return function(
      Closure(parameters: [], body: Block([statement], at: range)), at: range, in: inner)
  }

  /// Declares a name in a scope.
  ///
  /// For a closure parameter with a dollar sign (`$item in`), `value` is a state: `$item` names the
  /// state, and `item` names the value of the state.
  mutating func declare(_ name: String, as value: SourceValue, in scope: Int) {
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      let plainName = String(name.dropFirst())
      scopes[scope].names[plainName] = value
      scopes[scope].delegated.insert(plainName)
    } else if name != "_" {
      scopes[scope].names[name] = value
    }
  }
}

extension Parameter {
  /// Whether the argument is an expression that becomes a function: `@autoclosure () -> Int`.
  fileprivate var isAutoclosure: Bool { type?.attributes.contains("autoclosure") == true }

  /// The type of the argument as it is written.
  fileprivate var valueType: TypeName? { isAutoclosure ? type?.arguments.last : type }

  /// Whether the parameter can take a function.
  ///
  /// The type of the parameter is a function type, or a type name, which can be an alias of a
  /// function type.
  fileprivate var canBeFunction: Bool {
    type.map { $0.isFunction || !SourceProject.valueTypes.contains($0.name) } ?? true
  }

  /// Whether a trailing closure can be the argument.
  ///
  /// Without a declared type, the type follows from the initial value or the property wrapper:
  /// `var title = ""`, `@Environment(\.dismiss) var dismiss`.
  var takesFunction: Bool {
    guard let type else {
      switch defaultValue?.form {
      case .closure?, .name?, .reference?: return true
      case nil: return attributes.isEmpty
      default: return false
      }
    }
    return type.isFunction || type.arguments.first?.isFunction == true
      || attributes.contains(where: \.isBuilder)
  }
}
