internal import Encoding
internal import ImportSupport

extension JSXEvaluator {
  mutating func member(
    _ name: String, of value: JSXValue, from start: Int, in scope: Int
  ) -> JSXValue {
    cursor += 1
    if !options.assumptions.isEmpty,
      let assumed = assumption(for: source.excerpt(start..<cursor))
    {
      return assumed
    }
    if case .module(let file) = value {
      return imported(.init(file: file, name: name), at: start) ?? unknown(from: start)
    }
    if case .component(_, let parts) = value {
      // Other members configure the factory: `styled(View).attrs(…)`.
      return parts.last { $0.key == name }?.value ?? value
    }
    guard case .unknown(var unknown) = value else {
      if let part = value.part(.key(name)) { return part }
      guard !isNext("(") else { return method(name, of: value, from: start, in: scope) }
      return self.unknown(from: start)
    }
    unknown.appendMember(name)
    guard let path = unknown.path, unknown.kind == .name, path.utf8.count < 200 else {
      unknown.kind = .expression
      (unknown.path, unknown.tokens) = (nil, start..<max(start, min(cursor, limit)))
      return .unknown(unknown)
    }
    unknown.path = "\(path).\(name)"
    unknown.tokens = start..<cursor
    if unknown.path == "this.state", let state = state(around: scope) { return state }
    if unknown.path == "Platform.OS" || unknown.path == "Platform.isPad" {
      dependsOnPlatform = true
      return name == "OS" ? .string(platform.rawValue) : .bool(false)
    }
    return .unknown(unknown)
  }

  mutating func element(of value: JSXValue, from start: Int, in scope: Int) -> JSXValue {
    let key = evaluate(source.inside(cursor), in: scope)
    cursor = source.after(cursor)
    switch key {
    case .string(let text, let holes) where holes.isEmpty:
      return value.part(.key(text)) ?? unknown(from: start)
    case .number(let number, let digits):
      let index = Int(exactly: number) ?? -1
      return value.part(.index(index)) ?? value.part(.key(digits)) ?? unknown(from: start)
    default: return unknown(from: start)
    }
  }

  private mutating func arguments(at open: Int, in scope: Int) -> [JSXValue] {
    source.entries(of: open).map { evaluate($0, in: scope) }
  }

  /// Calls a method of a string or array.
  private mutating func method(
    _ name: String, of value: JSXValue, from start: Int, in scope: Int
  ) -> JSXValue {
    let open = cursor
    let arguments = arguments(at: open, in: scope)
    cursor = source.after(open)
    switch (value, name) {
    case (.string(let text, let holes), "toUpperCase"):
      return .string(text.uppercased(), holes: holes)
    case (.string(let text, let holes), "toLowerCase"):
      return .string(text.lowercased(), holes: holes)
    case (.string, "toString"), (.string, "trim"): return value
    case (.number(_, let digits), "toString"): return .string(digits)
    case (.array(let values), "join"):
      let texts = values.compactMap(\.text)
      let size = texts.reduce(0) { $0 + $1.utf8.count }
      guard texts.count == values.count, size < JSXEvaluator.textLimit else {
        return unknown(from: start)
      }
      return .string(
        texts.joined(separator: arguments.first?.text ?? ","), holes: values.flatMap(\.holes))
    case (.array(let values), "map"): return map(values, with: arguments.first, from: start)
    default: return unknown(from: start)
    }
  }

  /// Calls a function with every element of an array.
  private mutating func map(
    _ values: [JSXValue], with function: JSXValue?, from start: Int
  ) -> JSXValue {
    guard case .function(let index?, let scope)? = function else { return unknown(from: start) }
    var results: [JSXValue] = []
    for (offset, value) in values.enumerated() {
      guard budget > 0 else { return unknown(from: start) }
      results.append(run(index, [value, .number(Double(offset))], in: scope).main)
    }
    return .array(results)
  }

  mutating func call(_ value: JSXValue, from start: Int, in scope: Int) -> JSXValue {
    let open = cursor
    cursor = source.after(open)
    if !options.assumptions.isEmpty,
      let assumed = assumption(for: source.excerpt(start..<min(cursor, limit)))
    {
      return assumed
    }
    switch value {
    case .component: return value
    case .function(let function?, let outer):
      let own = source.entries(of: open).isEmpty ? [] : arguments(at: open, in: scope)
      inlinedFunctions.insert(function)
      return run(function, own, in: outer, from: scope).main
    case .unknown where source.isToken(open - 1, anyOf: ["map", "flatMap"]):
      return oneEntry(of: start..<max(start, open - 2), open, from: start, in: scope)
    case .unknown(let unknown) where unknown.kind == .name:
      guard let path = unknown.path else { return self.unknown(from: start) }
      return known(path, at: open, from: start, in: scope)
    default:
      // `connect(…)(Form)` is a `Form`.
      let own = arguments(at: open, in: scope)
      return own.count == 1 && isComponent(own[0]) ? own[0] : self.unknown(from: start)
    }
  }

  /// Returns what a function makes of one entry of an unknown list, if it makes elements.
  private mutating func oneEntry(
    of list: Range<Int>, _ open: Int, from start: Int, in scope: Int
  ) -> JSXValue {
    guard case .function(let function?, let outer)? = arguments(at: open, in: scope).first else {
      return unknown(from: start)
    }
    let own = declarations.functions[function]
    let result = run(function, nil, in: outer, from: scope).main
    guard own.parameters.count > 0, !result.elements.isEmpty else { return unknown(from: start) }
    inlinedFunctions.insert(function)
    var condition = JSXUnknown(kind: .list, tokens: list)
    condition.path = source.excerpt(list)
    condition.resting = JSXResting(holds: true)
    return .choice(condition, then: .array([result]), otherwise: .array([]))
  }

  /// Calls a function that the file does not contain, if it is a known one.
  private mutating func known(
    _ path: String, at open: Int, from start: Int, in scope: Int
  ) -> JSXValue {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let own = arguments(at: open, in: scope)
    switch name {
    case "useState", "useStateWithCallback":
      var initial = own.first ?? .undefined
      if case .function(let function?, let outer) = initial {
        initial = run(function, [], in: outer, from: scope).main
      }
      return .array([initial, .function(nil, scope: scope)])
    case "create" where path.hasPrefix("StyleSheet"), "memo", "forwardRef", "observer",
      "useCallback", "freeze", "createAnimatedComponent", "defineMessages", "defineMessage":
      return own.first ?? .undefined
    case "assign" where path == "Object", "withStaticProperties":
      guard own.count == 2, isComponent(own[0]), case .object(let parts) = own[1] else { break }
      return .component(own[0], parts: parts)
    case "useMemo":
      guard case .function(let function?, let outer)? = own.first else { break }
      return run(function, [], in: outer, from: scope).main
    case "useRef", "createRef":
      references += 1
      return .unknown(JSXUnknown(kind: .expression, tokens: start..<cursor, reference: references))
    case "findNodeHandle":
      guard case .unknown(let found)? = own.first else { break }
      return .unknown(
        JSXUnknown(kind: .expression, tokens: start..<cursor, reference: found.reference))
    case "select" where path.hasPrefix("Platform"): return select(own.first, from: start)
    case "t", "translate", "i18n", "$t": return translation(own, from: start)
    case "formatMessage": return message(own, from: start)
    case "String" where own.count == 1:
      return own[0].text.map { .string($0, holes: own[0].holes) } ?? unknown(from: start)
    case "Boolean" where own.count == 1:
      return own[0].isTruthy.map { .bool($0) } ?? unknown(from: start)
    default:
      if let component = factoryResult(path, own) { return component }
      if path.hasPrefix("this."), path.split(separator: ".").count == 2,
        let method = method(name, around: scope)
      {
        inlinedFunctions.insert(method)
        let outer = scopes[scope].parent ?? 0
        return run(method, own, in: outer, from: scope).main
      }
    }
    return unknown(from: start)
  }

  private func method(_ name: String, around scope: Int) -> Int? {
    guard let function = scopes[scope].function, let owner = declarations.owner(of: function)
    else { return nil }
    return declarations.method(name, of: owner)
  }

  private mutating func state(around scope: Int) -> JSXValue? {
    var next: Int? = scope
    while let index = next {
      if let function = scopes[index].function, let owner = declarations.owner(of: function) {
        return state(of: owner)
      }
      next = scopes[index].parent
    }
    return nil
  }

  /// Returns the initial state of a class.
  mutating func state(of owner: JSXDeclarations.FileName) -> JSXValue? {
    guard let tokens = declarations.states[owner], evaluatedStates.insert(owner).inserted else {
      return nil
    }
    defer { evaluatedStates.remove(owner) }
    return evaluate(tokens, in: owner.file, allowsRest: true)
  }

  private mutating func select(_ choices: JSXValue?, from start: Int) -> JSXValue {
    dependsOnPlatform = true
    guard case .object(let members)? = choices else { return unknown(from: start) }
    for key in [platform.rawValue, "native", "default"] {
      if let member = members.last(where: { $0.key == key }) { return member.value }
    }
    return .undefined
  }

  /// Returns the translation of a key, the default text, or the key in brackets.
  private func translation(_ arguments: [JSXValue], from start: Int) -> JSXValue {
    guard case .string(let key, let holes)? = arguments.first, holes.isEmpty else {
      return unknown(from: start)
    }
    if let text = translated(key) { return .string(text) }
    for argument in arguments.dropFirst() {
      if case .string(let text, _) = argument { return .string(text) }
      for name in ["defaultValue", "default", "defaultMessage"] {
        if case .string(let text, _)? = argument.part(.key(name)) { return .string(text) }
      }
    }
    return missing(key, from: start)
  }

  /// Returns a message of react-intl, from the translations or its default.
  ///
  /// Source: react-intl 7, `formatMessage` and `FormattedMessage`.
  func message(_ arguments: [JSXValue], from start: Int) -> JSXValue {
    guard case .object? = arguments.first else { return unknown(from: start) }
    let values = arguments.dropFirst().first
    let id = arguments[0].part(.key("id"))?.text
    if let text = id.flatMap(translated) {
      return JSXMessage(text, values, at: start..<max(start + 1, cursor)).value
    }
    if case .string(let text, _)? = arguments[0].part(.key("defaultMessage")) {
      return JSXMessage(text, values, at: start..<max(start + 1, cursor)).value
    }
    return id.map { missing($0, from: start) } ?? unknown(from: start)
  }

  private func missing(_ key: String, from start: Int) -> JSXValue {
    let hole = JSXUnknown(kind: .translation, tokens: start..<max(start, cursor), path: key)
    return .string("⟨\(key)⟩", holes: [hole])
  }

  /// Returns the translation of a key: as written, split at dots, and below a language or
  /// namespace.
  private func translated(_ key: String) -> String? {
    guard let translations else { return nil }
    var roots = [translations.root]
    if let language = options.language, let own = translations.root.field(language) {
      roots.insert(own, at: 0)
    }
    for root in roots {
      for base in [root, root.field("translation")] {
        guard let base else { continue }
        if let text = base.field(key)?.string { return text }
        var value: JSON.Value? = base
        for part in key.split(whereSeparator: { $0 == "." || $0 == ":" }) {
          value = value?.field(String(part))
        }
        if let text = value?.string { return text }
      }
    }
    return nil
  }
}
