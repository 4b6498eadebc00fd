/// Evaluates object literals.
///
/// Source: ECMA-262, 13.2.5 Object Initializer.
extension JSXEvaluator {
  /// Returns the object with the members in a range of tokens.
  mutating func object(_ inside: Range<Int>, in scope: Int) -> JSXValue {
    var members: [(key: String, value: JSXValue)] = []
    for entry in source.entries(in: inside) {
      let first = entry.lowerBound
      if source.isToken(first, "...") {
        switch rested(evaluate(first + 1..<entry.upperBound, in: scope)) {
        case let value where value.collection != nil: continue
        case .object(let more): members += more
        case .unknown(let unknown): members.append((ReactProp.spread, .unknown(unknown)))
        default: continue
        }
      } else if let member = member(entry, in: scope) {
        members.append(member)
      }
    }
    return .object(members)
  }

  private mutating func member(
    _ entry: Range<Int>, in scope: Int
  ) -> (key: String, value: JSXValue)? {
    var first = entry.lowerBound
    // A method can follow a word, as in `get total() {…}` or `async load() {…}`.
    let isGetter = source.isToken(first, "get")
    if isGetter || source.isToken(first, anyOf: ["set", "async", "*"]),
      first + 2 < entry.upperBound,
      source.kind(first + 1) == .word, source.isToken(first + 2, "(")
    {
      if source.isToken(first, "set") { return nil }
      first += 1
    }
    var colon = first + 1
    var key = source.text(first)
    switch source.kind(first) {
    case .word, .number: break
    case .string: key = JSXStrings.unescaped(key.dropFirst().dropLast())
    case .open where source.isToken(first, "["):
      colon = source.nextSibling(of: first)
      guard let text = evaluate(source.inside(first), in: scope).text else { return nil }
      key = text
    default: return nil
    }
    if source.isToken(colon, ":"), colon + 1 < entry.upperBound {
      return (key, evaluate(colon + 1..<entry.upperBound, in: scope))
    }
    if source.kind(first) == .word, entry.count == 1 {
      return (key, resolve(key, at: first, in: scope))
    }
    if isGetter, first > entry.lowerBound {
      guard let getter = function(withParametersAt: first + 2) else {
        return (key, .unknown(at: entry))
      }
      inlinedFunctions.insert(getter)
      return (key, run(getter, [], in: scope).value)
    }
    // `name() {…}` or `[name]() {…}`
    let method = source.isToken(colon, "(") ? function(withParametersAt: colon + 1) : nil
    return (key, .function(method, scope: scope))
  }
}
