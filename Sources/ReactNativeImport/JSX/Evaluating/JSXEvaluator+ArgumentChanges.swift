/// Executes calls of functions that change the members of their arguments, as in `fill(rows)`.
extension JSXEvaluator {
  /// Executes a statement that is a call, and gives the variables among the arguments their new
  /// values.
  mutating func call(_ statement: Range<Int>, in run: inout JSXLoopRun) -> JSXLoopRun.Flow {
    let open = statement.lowerBound + 1
    guard source.nextSibling(of: open) == statement.upperBound, budget > 0, !keepsParameters else {
      return .unknown
    }
    let entries = source.entries(of: open)
    let scope = currentScope(of: &run)
    let called = resolve(source.text(statement.lowerBound), at: statement.lowerBound, in: scope)
    guard case .function(let function?, let outer) = called,
      !isRunning(function, nil, from: scope), declarations.functions[function].isBlock
    else { return .unknown }
    for entry in entries where entry.count > 1 && changes(entry, in: run) { return .unknown }
    let arguments = entries.map { evaluate($0, in: scope) }
    let own = declarations.functions[function]
    budget -= 8 + own.declarations.count
    let inner = enter(function, arguments: arguments, in: outer, from: scope)
    changeParameters(of: function, in: inner)
    for (entry, parameter) in zip(entries, source.entries(in: own.parameters)) {
      guard declarations.changedArguments[entry.lowerBound] != nil else { continue }
      let name = source.text(entry.lowerBound)
      let target = source.text(parameter.lowerBound)
      let isOwn = run.variables.contains(name) && !run.aliases.contains(name)
      // The caller keeps the old object if the function assigns another object to the parameter.
      guard isOwn, parameter.count == 1,
        !own.body.contains(where: { source.writes($0) && source.text($0) == target }),
        case .value(let value)? = scopes[inner].bindings[target]
      else { return .unknown }
      run[name] = value
    }
    return .next
  }
}
