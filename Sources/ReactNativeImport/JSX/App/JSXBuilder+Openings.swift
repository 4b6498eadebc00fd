internal import Simulator

/// What components do by themselves once they are there.
///
/// Source: React 19, useEffect, useLayoutEffect, componentDidMount: what is inside comes first; React
/// Navigation 7, useFocusEffect.
extension JSXBuilder {
  /// How often the effects of one component are followed.
  private static let mostRuns = 64

  private static let hooks: Set<String> = ["useEffect", "useLayoutEffect", "useFocusEffect"]

  /// The effects of the components that were built, the innermost components first.
  mutating func openings(_ members: [String: Int]) -> [ReactHandler] {
    let calls = effectCalls ?? findEffectCalls()
    effectCalls = calls
    var runs: [Int: Int] = [:]
    var found: [(depth: Int, handler: ReactHandler)] = []
    for scope in evaluator.scopes.indices.dropFirst(firstScope) {
      guard let function = evaluator.scopes[scope].function else { continue }
      let depth = depth(of: scope)
      runs[function, default: 0] += 1
      guard runs[function, default: 0] <= JSXBuilder.mostRuns else { continue }
      for call in calls[function] ?? [] {
        guard let handler = effect(at: call, in: scope, members) else { continue }
        found.append((depth, handler))
      }
      if let handler = mounting(function, scope, members) { found.append((depth, handler)) }
    }
    let order = found.indices.sorted {
      (-found[$0].depth, $0) < (-found[$1].depth, $1)
    }
    return order.map { found[$0].handler }
  }

  /// The calls of hooks, by the function right around.
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

  /// How many functions called each other to get there.
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
    var handler = opening(hook, function, outer, at: call, members)
    let body = evaluator.declarations.functions[function].body
    guard !handler.steps.isEmpty || mayBeHeard(body), arguments.count > 1 else { return handler }
    let again = source.inside(arguments[1].lowerBound)
    if hook != "useFocusEffect", !again.isEmpty {
      handler.doubts.append(.runsAgain(hook, source.excerpt(again)))
    }
    return handler
  }

  /// What a class does in `componentDidMount`.
  private mutating func mounting(
    _ function: Int, _ scope: Int, _ members: [String: Int]
  ) -> ReactHandler? {
    let declarations = evaluator.declarations
    guard declarations.functions[function].name == "render",
      let owner = declarations.owner(of: function),
      let method = declarations.method("componentDidMount", of: owner)
    else { return nil }
    let place = declarations.functions[method].body.lowerBound
    let outer = evaluator.scopes[scope].parent ?? owner.file
    return opening("componentDidMount", method, outer, at: place, members)
  }

  private mutating func opening(
    _ hook: String, _ function: Int, _ outer: Int, at token: Int, _ members: [String: Int]
  ) -> ReactHandler {
    let reaction = evaluator.reaction(
      of: hook, to: function, in: outer, isOpening: true, members: members)
    let body = evaluator.declarations.functions[function].body
    var handler = ReactHandler(
      prop: hook, steps: reaction.steps, position: source.position(token))
    if !reaction.steps.isEmpty || mayBeHeard(body) { handler.doubts = reaction.doubts }
    return handler
  }
}
