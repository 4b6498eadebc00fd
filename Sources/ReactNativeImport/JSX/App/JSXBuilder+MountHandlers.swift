internal import AccessibilityTree

/// Handlers that run when components are mounted.
///
/// The handlers of inner components run first.
///
/// Source: React 19, useEffect, useLayoutEffect, componentDidMount; React Navigation 7,
/// useFocusEffect.
extension JSXBuilder {
  /// The maximum number of instances of a component for which effect hooks are evaluated.
  private static let runLimit = 64

  private static let hooks: Set<String> = ["useEffect", "useLayoutEffect", "useFocusEffect"]

  /// Returns the handlers that effect hooks run when the built components are mounted.
  ///
  /// The handlers of inner components come first.
  mutating func mountHandlers(_ members: [String: Int]) -> [ReactHandler] {
    let calls = effectCalls ?? findEffectCalls()
    effectCalls = calls
    var runs: [Int: Int] = [:]
    var found: [(depth: Int, handler: ReactHandler)] = []
    for scope in evaluator.scopes.indices.dropFirst(firstScope) {
      guard let function = evaluator.scopes[scope].function else { continue }
      let depth = depth(of: scope)
      runs[function, default: 0] += 1
      guard runs[function, default: 0] <= JSXBuilder.runLimit else { continue }
      for call in calls[function] ?? [] {
        guard let handler = effect(at: call, in: scope, members) else { continue }
        found.append((depth, handler))
      }
      if let handler = didMountHandler(function, scope, members) { found.append((depth, handler)) }
    }
    let order = found.indices.sorted { (-found[$0].depth, $0) < (-found[$1].depth, $1) }
    return order.map { found[$0].handler }
  }

  /// Returns the tokens at which effect hooks are called, by the index of the calling function.
  private func findEffectCalls() -> [Int: [Int]] {
    var calls: [Int: [Int]] = [:]
    for token in source.tokens.indices where source.kind(token) == .word {
      guard source.isToken(token + 1, "("), JSXBuilder.hooks.contains(source.text(token)) else {
        continue
      }
      let function = Int(evaluator.declarations.functionOfToken[token])
      if function >= 0 { calls[function, default: []].append(token) }
    }
    return calls
  }

  /// Returns the number of nested function calls around a scope, at most 64.
  private func depth(of scope: Int) -> Int {
    var depth = 0
    var next = evaluator.scopes[scope].caller
    while let caller = next, depth < 64 {
      depth += 1
      next = evaluator.scopes[caller].caller
    }
    return depth
  }

  private mutating func effect(
    at call: Int, in scope: Int, _ members: [String: Int]
  ) -> ReactHandler? {
    let hook = source.text(call)
    let arguments = source.entries(of: call + 1)
    guard let first = arguments.first,
      case .function(let function?, let outer) = evaluator.evaluate(first, in: scope)
    else { return nil }
    var handler = mountHandler(hook, function, outer, at: call, members)
    let body = evaluator.declarations.functions[function].body
    let key = JSXStates.key(ofHookAt: call, in: evaluator.scopes[scope].identity)
    handler.effect = ReactHandler.Effect(key: key)
    let delays = handler.changes.map(\.delay) + handler.steps.map(\.delay)
    if delays.contains(where: { $0 > 0 }) { handler.effect?.clearsTimers = clearsTimers(body) }
    guard arguments.count > 1, case .array(let values) = evaluator.evaluate(arguments[1], in: scope)
    else { return handler }
    handler.effect?.dependencies = values
    guard !handler.steps.isEmpty || mayAffectReaders(body) else { return handler }
    let again = source.inside(arguments[1].lowerBound)
    let isUnknown = values.contains { if case .unknown = $0 { true } else { false } }
    if hook != "useFocusEffect", isUnknown {
      handler.diagnostics.append(.runsAgain(hook, source.excerpt(again)))
    }
    return handler
  }

  private mutating func clearsTimers(_ body: Range<Int>) -> Bool {
    evaluator.handlerBudget -= body.count
    return evaluator.handlerBudget > 0
      && body.contains { source.isToken($0, anyOf: ["clearTimeout", "clearInterval"]) }
  }

  /// Returns the handler that runs the `componentDidMount` method of a class, or `nil` unless
  /// `function` is the `render` method of such a class.
  private mutating func didMountHandler(
    _ function: Int, _ scope: Int, _ members: [String: Int]
  ) -> ReactHandler? {
    let declarations = evaluator.declarations
    guard declarations.functions[function].name == "render",
      let owner = declarations.owner(of: function),
      let method = declarations.method("componentDidMount", of: owner)
    else { return nil }
    let body = declarations.functions[method].body.lowerBound
    let outer = evaluator.scopes[scope].parent ?? owner.file
    return mountHandler("componentDidMount", method, outer, at: body, members)
  }

  private mutating func mountHandler(
    _ hook: String, _ function: Int, _ outer: Int, at token: Int, _ members: [String: Int]
  ) -> ReactHandler {
    let result = evaluator.handlerResult(
      of: hook, to: function, in: outer, members: members)
    let body = evaluator.declarations.functions[function].body
    var handler = ReactHandler(prop: hook, steps: result.steps, position: source.position(token))
    handler.changes = result.changes
    if !result.steps.isEmpty || mayAffectReaders(body) { handler.diagnostics = result.diagnostics }
    return handler
  }
}
