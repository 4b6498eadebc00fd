internal import Encoding
internal import ImportSupport

/// The names that are visible during one call of a function.
struct JSXScope: Sendable {
  enum Binding: Sendable {
    case value(JSXValue)
    /// A part of an expression, which is evaluated when the code first uses the name.
    case expression(Range<Int>, path: [JSXBinding.Step], fallback: Int?)
    case function(Int)
    case imported(JSXDeclarations.FileName)
    /// A variable that statements of its function assign again. The tokens are those of the
    /// variable's initial value.
    case variable(Range<Int>?)
    /// The value of the name is being evaluated. If the evaluation uses the same name again, the
    /// definition is circular.
    case busy
  }

  var parent: Int?
  var function: Int?
  var caller: Int?
  var bindings: [String: Binding] = [:]
  /// The identity of the call, which stays the same when components render again.
  var identity: JSXStateKey = 0
  /// The index of the values of React contexts that apply to the component.
  var contexts = 0
  /// Values that destructuring patterns divide among several names, by the first token of each
  /// value.
  ///
  /// Each of these values is evaluated only once.
  var shared: [Int: JSXValue] = [:]
  /// The arguments of the call, or `nil` if they are unknown.
  var arguments: [JSXValue]?
  /// The element that `cloneElement` copied, with the props that the copy has in addition.
  var clone: Clone?

  struct Clone: Sendable {
    var element: Int
    var props: [(key: String, value: JSXValue)]
  }
}

extension JSXEvaluator {
  /// Returns the scope of each file.
  ///
  /// The index of a scope is the index of its file.
  static func fileScopes(of declarations: JSXDeclarations) -> [JSXScope] {
    declarations.modules.indices.map { file in
      var scope = JSXScope()
      scope.identity = JSXStateKey(truncatingIfNeeded: file)
      scope.bind(declarations.declarations[file], declarations.fileFunctions[file])
      for own in declarations.enums.indices.contains(file) ? declarations.enums[file] : []
      where scope.bindings[own.name] == nil {
        scope.bindings[own.name] = .value(.object(own.members))
      }
      let module = declarations.modules[file]
      for (name, from) in module.imports {
        guard case .file(let other)? = module.links[from.specifier] else { continue }
        scope.bindings[name] = .imported(.init(file: other, name: from.name))
      }
      if let start = module.defaultValue {
        let end = declarations.end(ofExpressionAt: start)
        scope.bindings["default"] = .expression(start..<end, path: [], fallback: nil)
      }
      return scope
    }
  }

  /// Adds a scope for a call of a function, and returns the index of the scope.
  ///
  /// If `arguments` is `nil`, the parameters are unknown.
  mutating func enter(
    _ function: Int, arguments: [JSXValue]?, in parent: Int, from caller: Int?,
    this: JSXValue? = nil
  ) -> Int {
    let index = scopes.count
    scopes.append(JSXScope(parent: parent, function: function, caller: caller))
    scopes[index].identity = states.identity(
      ofCallOf: function, in: scopes[caller ?? parent].identity)
    scopes[index].contexts = renderedContexts ?? scopes[caller ?? parent].contexts
    renderedContexts = nil
    scopes[index].arguments = arguments.map { $0 + (this.map { [$0] } ?? []) }
    if let this { scopes[index].bindings["this"] = .value(this) }
    bindParameters(of: function, to: arguments, in: index)
    let own = declarations.functions[function]
    scopes[index].bind(own.declarations, own.functions)
    return index
  }

  private mutating func bindParameters(of function: Int, to arguments: [JSXValue]?, in scope: Int) {
    let range = declarations.functions[function].parameters
    for (index, entry) in source.entries(in: range).enumerated() {
      let isRest = source.isToken(entry.lowerBound, "...")
      let start = entry.lowerBound + (isRest ? 1 : 0)
      let (bindings, after) = source.pattern(at: start)
      var value: JSXValue?
      if let arguments {
        value = arguments.indices.contains(index) ? arguments[index] : .undefined
        if isRest { value = .array(Array(arguments.dropFirst(index))) }
      }
      // The default value of the parameter, as in `(state = initial) =>`.
      if case .undefined? = value, after < entry.upperBound,
        let equals = source.first("=", in: after..<entry.upperBound)
      {
        value = evaluate(equals + 1..<entry.upperBound, in: scope)
      }
      for binding in bindings {
        let given = value.flatMap { part(at: binding.path, of: $0) }
        let unknown = JSXUnknown(kind: .name, tokens: entry, path: binding.name)
        scopes[scope].bindings[binding.name] = .value(given ?? .unknown(unknown))
        guard let fallback = binding.fallback else { continue }
        let mayBeMissing = value?.mayContain(binding.path) == true
        if case .undefined? = given {} else if given != nil, !mayBeMissing { continue }
        let tokens = fallback..<declarations.end(ofExpressionAt: fallback)
        scopes[scope].bindings[binding.name] = .expression(tokens, path: [], fallback: nil)
      }
    }
  }

  private static let callLimit = 24
  /// The maximum number of calls of a function inside its own calls.
  private static let recursionLimit = 8

  /// Whether a function must not be called, because it is already being called with the same
  /// arguments or because calls are nested too deeply.
  ///
  /// A function that calls itself with other arguments can end, such as a component that renders a
  /// tree.
  func isRunning(_ function: Int, _ arguments: [JSXValue]?, from caller: Int) -> Bool {
    var scope: Int? = caller
    var count = 0
    var calls = 0
    while let index = scope {
      if scopes[index].function == function {
        calls += 1
        guard calls < JSXEvaluator.recursionLimit, let arguments,
          let others = scopes[index].arguments, arguments.count == others.count,
          !zip(arguments, others).allSatisfy({ $0.isSame(as: $1, comparing: 200) })
        else { return true }
      }
      count += 1
      if count > JSXEvaluator.callLimit { return true }
      scope = scopes[index].caller
    }
    return calls > 0 && repeatedCalls(from: caller) >= JSXEvaluator.recursionLimit
  }

  /// Returns how many of the running calls are of functions that were running already.
  ///
  /// Functions that call each other twice would otherwise run exponentially often.
  private func repeatedCalls(from caller: Int) -> Int {
    var functions: Set<Int> = []
    var repeated = 0
    var scope: Int? = caller
    while let index = scope {
      if let function = scopes[index].function, !functions.insert(function).inserted {
        repeated += 1
      }
      scope = scopes[index].caller
    }
    return repeated
  }

  func part(at path: [JSXBinding.Step], of value: JSXValue) -> JSXValue? {
    var value = value
    for step in path {
      guard let part = value.part(step) else { return nil }
      value = part
    }
    return value
  }

  mutating func resolve(_ name: String, at token: Int, in scope: Int) -> JSXValue {
    if let assumed = assumption(for: name) { return assumed }
    var next: Int? = scope
    while let index = next {
      if let binding = scopes[index].bindings[name] {
        return value(of: binding, named: name, at: token, in: index)
      }
      next = scopes[index].parent
    }
    return .unknown(JSXUnknown(kind: .name, tokens: token..<token + 1, path: name))
  }

  private mutating func value(
    of binding: JSXScope.Binding, named name: String, at token: Int, in scope: Int
  ) -> JSXValue {
    let unknown = JSXUnknown(kind: .name, tokens: token..<token + 1, path: name)
    switch binding {
    case .value(.unknown(var known)) where known.kind == .name:
      known.tokens = token..<token + 1
      return .unknown(known)
    case .value(let value): return value
    case .busy: return .unknown(unknown)
    case .imported(let other): return imported(other, at: token) ?? .unknown(unknown)
    case .function(let function):
      if declarations.functions[function].name?.first?.isUppercase != true {
        inlinedFunctions.insert(function)
      }
      return .function(function, scope: scope)
    case .variable(let initial):
      scopes[scope].bindings[name] = .busy
      let first = initial.map { evaluate($0, in: scope, allowsRest: true) } ?? .undefined
      let value = assigned(name, from: first, in: scope) ?? .unknown(unknown)
      scopes[scope].bindings[name] = .value(value)
      return value
    case .expression(let tokens, let path, let fallback):
      scopes[scope].bindings[name] = .busy
      let whole =
        scopes[scope].shared[tokens.lowerBound] ?? evaluate(tokens, in: scope, allowsRest: true)
      // A hook must be called only once. A pattern can give names to several parts of the result,
      // so the whole result is stored.
      if !path.isEmpty { scopes[scope].shared[tokens.lowerBound] = whole }
      var known = part(at: path, of: whole)
      if known == nil { known = defaultProp(at: path, of: whole, in: scope) }
      var value = known ?? .unknown(unknown)
      if case .undefined = known ?? (whole.isProps ? .undefined : value), let fallback {
        let end = declarations.end(ofExpressionAt: fallback)
        value = evaluate(fallback..<end, in: scope, allowsRest: true)
      }
      if case .unknown(let found) = value, found.path == nil {
        var named = unknown
        named.refNumber = found.refNumber
        value = .unknown(named)
      }
      if isTooDeep(value) { value = .unknown(unknown) }
      scopes[scope].bindings[name] = .value(value)
      return value
    }
  }

  /// Whether a value is nested too deeply to be stored.
  private mutating func isTooDeep(_ value: JSXValue, depth: Int = 0) -> Bool {
    budget -= 1
    guard depth < PropValue.depthLimit, budget > 0 else { return true }
    switch value {
    case .object(let members):
      for member in members where isTooDeep(member.value, depth: depth + 1) { return true }
      return false
    case .array(let values):
      for value in values where isTooDeep(value, depth: depth + 1) { return true }
      return false
    case .choice(_, let then, let otherwise):
      return isTooDeep(then, depth: depth + 1) || isTooDeep(otherwise, depth: depth + 1)
    default: return false
    }
  }

  /// Returns the value that the option `--assume` gives to a name or condition, or `nil` if the
  /// option gives no value.
  func assumption(for text: String) -> JSXValue? {
    guard let assumed = options.assumptions.last(where: { $0.name == text }) else { return nil }
    if let word = JSXValue.words[assumed.value] { return word }
    if let number = Double(assumed.value), number.isFinite { return .number(number, assumed.value) }
    if assumed.value.hasPrefix("[") || assumed.value.hasPrefix("{"),
      let json = try? JSON(parsing: Array(assumed.value.utf8))
    {
      return JSXValue(json.root)
    }
    return .string(assumed.value)
  }
}

extension JSXScope {
  /// Binds functions, constants and variables to their names.
  ///
  /// A name that is declared twice has an unknown value.
  fileprivate mutating func bind(
    _ declarations: [JSXDeclaration], _ functions: [(name: String, function: Int)]
  ) {
    var own: Set<String> = []
    for declaration in declarations {
      for binding in declaration.bindings {
        let isNew = own.insert(binding.name).inserted
        if isNew, declaration.isReassigned, binding.path.isEmpty {
          bindings[binding.name] = .variable(declaration.value)
        } else if isNew, !declaration.isReassigned, let tokens = declaration.value {
          bindings[binding.name] = .expression(
            tokens, path: binding.path, fallback: binding.fallback)
        } else {
          bindings[binding.name] = .busy
        }
      }
    }
    for (name, function) in functions where bindings[name] == nil {
      bindings[name] = .function(function)
    }
  }
}
