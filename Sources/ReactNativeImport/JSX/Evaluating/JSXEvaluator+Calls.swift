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
    if cursor == start + 3, source.isToken(start, "this"), let method = method(name, around: scope)
    {
      let this = methodScope(in: scope)
      guard declarations.isGetter(method, source) else { return .function(method, scope: this) }
      inlinedFunctions.insert(method)
      return run(method, [], in: this, from: scope).value
    }
    if cursor == start + 3, source.isToken(start, "this"),
      let field = field(name, of: value, from: start, in: scope)
    {
      return field
    }
    if case .module(let file) = value {
      return imported(.init(file: file, name: name), at: start) ?? unknown(from: start)
    }
    if case .component(_, let parts) = value {
      // Members that are not parts configure the factory. An example is `styled(View).attrs(…)`.
      return parts.last { $0.key == name }?.value ?? value
    }
    if value.collection != nil, isNext("(") {
      return method(name, of: value, from: start, in: scope)
    }
    guard case .unknown(var unknown) = value else {
      if let part = value.part(.key(name)) { return part }
      if isNext("<"), let end = source.typeArguments(at: cursor, in: limit) { cursor = end }
      guard !isNext("(") else { return method(name, of: value, from: start, in: scope) }
      return self.unknown(from: start)
    }
    if let value = defaultProp(at: [.key(name)], of: value, in: scope) { return value }
    unknown.appendMember(name)
    guard let path = unknown.path, unknown.kind == .name, path.utf8.count < 200 else {
      unknown.kind = .expression
      (unknown.path, unknown.tokens) = (nil, start..<max(start, min(cursor, limit)))
      return .unknown(unknown)
    }
    unknown.path = "\(path).\(name)"
    unknown.tokens = start..<cursor
    // Diagnostics write a member access without `?.`, so look up that spelling.
    if !options.assumptions.isEmpty, let assumed = assumption(for: "\(path).\(name)") {
      return assumed
    }
    if unknown.path == "this.state", let state = state(around: scope) { return state }
    if unknown.path == "Platform.OS" || unknown.path == "Platform.isPad" {
      dependsOnPlatform = true
      return name == "OS" ? .string(platform.rawValue) : .bool(false)
    }
    return .unknown(unknown)
  }

  mutating func element(of value: JSXValue, from start: Int, in scope: Int) -> JSXValue {
    let key = evaluate(source.inside(cursor), in: scope)
    cursor = source.nextSibling(of: cursor)
    switch key {
    case .string(let text, let unknownParts) where unknownParts.isEmpty:
      // The elements of the other members are alternatives that the screen does not show.
      if case .object(let members) = value {
        for member in members where member.key != text {
          if case .element(let other, _) = member.value { notShown.insert(other) }
        }
      }
      return value.part(.key(text)) ?? unknown(from: start)
    case .number(let number, let digits):
      let index = Int(exactly: number) ?? -1
      return value.part(.index(index)) ?? value.part(.key(digits)) ?? unknown(from: start)
    default: return unknown(from: start)
    }
  }

  /// Returns the arguments of a call, with the entries of arrays that are spread, as in
  /// `Math.max(...prices)`.
  mutating func arguments(at open: Int, in scope: Int) -> [JSXValue] {
    var arguments: [JSXValue] = []
    for entry in source.entries(of: open) {
      guard source.isToken(entry.lowerBound, "...") else {
        arguments.append(evaluate(entry, in: scope))
        continue
      }
      let spread = evaluate(entry.lowerBound + 1..<entry.upperBound, in: scope).iterated
      guard case .array(let values) = spread,
        values.count + arguments.count <= JSXEvaluator.lengthLimit
      else {
        // The positions of all further arguments are unknown, too.
        return arguments + [.unknown(at: entry)]
      }
      arguments += values
    }
    return arguments
  }

  mutating func call(_ value: JSXValue, from start: Int, in scope: Int) -> JSXValue {
    let open = cursor
    let name = source.isToken(open - 1, "?.") ? open - 2 : open - 1
    cursor = source.nextSibling(of: open)
    if !options.assumptions.isEmpty,
      let assumed = assumption(for: source.excerpt(start..<min(cursor, limit)))
    {
      return assumed
    }
    switch value {
    case .component: return component(value, withMemberCalledAt: open, in: scope)
    case .setter(let setter):
      if let function = setter.formFunction {
        return result(of: function, calledAt: open, from: start, in: scope)
      }
      guard let function = setter.storeFunction else { return unknown(from: start) }
      return result(of: function, setter, calledAt: open, from: start, in: scope)
    case .function(let function?, let outer):
      let own = source.entries(of: open).isEmpty ? [] : arguments(at: open, in: scope)
      inlinedFunctions.insert(function)
      return run(function, own, in: outer, from: scope).value
    case .children(let element, let outer):
      guard let function = function(between: element, in: outer) else { break }
      inlinedFunctions.insert(function)
      return run(function, arguments(at: open, in: scope), in: outer, from: scope).value
    case .unknown(let unknown) where unknown.path.map(JSXEvaluator.isOfChildren) == true:
      return callOfChildren(unknown.path ?? "", arguments(at: open, in: scope), from: start)
    case .unknown where source.isToken(name, anyOf: ["map", "flatMap"]) && name > start + 1:
      return oneEntry(of: start..<name - 1, open, from: start, in: scope)
    case .unknown(let unknown) where unknown.kind == .name:
      guard let path = unknown.path else { return self.unknown(from: start) }
      return known(path, at: open, from: start, in: scope)
    default: break
    }
    // `connect(…)(Form)` renders a `Form`, so the result is the argument of the second call.
    let own = arguments(at: open, in: scope)
    return own.count == 1 && isComponent(own[0]) ? own[0] : self.unknown(from: start)
  }

  /// Returns the elements that the function in a call such as `list.map(…)` creates for one entry
  /// of an unknown list.
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

  /// Evaluates a call of a function that no file of the project declares, such as `useState`.
  private mutating func known(
    _ path: String, at open: Int, from start: Int, in scope: Int
  ) -> JSXValue {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let own = arguments(at: open, in: scope)
    switch name {
    case "useState", "useStateWithCallback", "useImmer":
      var initial = own.first ?? .undefined
      if case .function(let function?, let outer) = initial {
        initial = run(function, [], in: outer, from: scope).main
      }
      return hookState(initial, at: start, in: scope)
    case "useReducer":
      var initial = own.count > 1 ? own[1] : .undefined
      if own.count > 2, case .function(let function?, let outer) = own[2] {
        initial = run(function, [initial], in: outer, from: scope).main
      }
      return hookState(initial, at: start, in: scope, reducer: own.first)
    case "create" where path.hasPrefix("StyleSheet"), "memo", "forwardRef", "observer",
      "useCallback", "freeze", "createAnimatedComponent", "defineMessages", "defineMessage":
      return own.first ?? .undefined
    case "compose" where path == "StyleSheet.compose": return .array(own)
    case "flatten" where path == "StyleSheet.flatten": return own.first ?? .undefined
    case "assign" where path == "Object.assign", "withStaticProperties":
      if path == "Object.assign", let object = JSXEvaluator.global(path, own) { return object }
      guard own.count == 2, isComponent(own[0]), case .object(let parts) = own[1] else { break }
      return .component(own[0], parts: parts)
    case "produce" where own.count == 1: return own[0]
    case "structuredClone" where path == name && own.count == 1: return own[0]
    case "useMemo":
      guard case .function(let function?, let outer)? = own.first else { break }
      return run(function, [], in: outer, from: scope).main
    case "useRef", "createRef":
      let key = JSXStates.key(ofHookAt: start, in: scopes[scope].identity)
      let number = states.refNumber(of: key, orNew: &refCount)
      return .unknown(JSXUnknown(kind: .expression, tokens: start..<cursor, refNumber: number))
    case "useDeferredValue": return own.first ?? .undefined
    case "useTransition": return .array([.bool(false), .function(nil, scope: scope)])
    case "useOptimistic" where !own.isEmpty:
      return .array([own[0], .function(nil, scope: scope)])
    case "useActionState" where own.count > 1:
      return .array([own[1], .function(nil, scope: scope), .bool(false)])
    case "createContext": return JSXEvaluator.context(at: start)
    case "useContext", "use":
      if let value = value(ofContext: own.first, in: scope) { return value }
    case "useId":
      let key = JSXStates.key(ofHookAt: start, in: scopes[scope].identity)
      return .string(":\(key):")
    case "from" where path == "Array.from":
      guard let list = list(of: own.first) else { break }
      guard own.count > 1 else { return .array(list) }
      return map(list, with: own[1]) ?? unknown(from: start)
    case "cloneElement": return clone(own) ?? unknown(from: start)
    case "findNodeHandle":
      guard case .unknown(let found)? = own.first else { break }
      return .unknown(
        JSXUnknown(kind: .expression, tokens: start..<cursor, refNumber: found.refNumber))
    case "select" where path.hasPrefix("Platform"): return select(own.first, from: start)
    case "t", "translate", "i18n", "$t": return translation(own, from: start)
    case "formatMessage": return message(own, from: start)
    case "String" where own.count == 1:
      return own[0].text.map { .string($0, unknownParts: own[0].unknownParts) }
        ?? unknown(from: start)
    case "Boolean" where own.count == 1:
      return own[0].isTruthy.map { .bool($0) } ?? unknown(from: start)
    default:
      if let value = JSXEvaluator.global(path, own) { return value }
      if let value = formHook(path, own, from: start, in: scope) { return value }
      if let value = storeCall(path, own, from: start, in: scope) { return value }
      let exported = exportedName(path, at: start)
      if let value = navigation(exported, own, at: start) { return value }
      if let component = factoryResult(exported, own) { return component }
    }
    return unknown(from: start)
  }

  private mutating func select(_ choices: JSXValue?, from start: Int) -> JSXValue {
    dependsOnPlatform = true
    guard case .object(let members)? = choices else { return unknown(from: start) }
    for key in [platform.rawValue, "native", "default"] {
      if let member = members.last(where: { $0.key == key }) { return member.value }
    }
    return .undefined
  }
}
