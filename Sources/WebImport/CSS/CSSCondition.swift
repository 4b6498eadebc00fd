/// The truth value of a CSS condition.
///
/// The value is `unknown` if the importer cannot decide the condition.
enum CSSTruth: Sendable {
  case yes, no, unknown

  init(_ truth: Bool) { self = truth ? .yes : .no }

  static prefix func ! (truth: CSSTruth) -> CSSTruth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  func and(_ other: CSSTruth) -> CSSTruth {
    if self == .no || other == .no { return .no }
    return self == .unknown || other == .unknown ? .unknown : .yes
  }

  func or(_ other: CSSTruth) -> CSSTruth { !(!self).and(!other) }
}

/// A condition of `@media`, `@supports` and similar rules.
///
/// It consists of tests in parentheses, joined by `not`, `and` and `or`.
///
/// Source: CSS Conditional Rules Module Level 3, section 6; Media Queries Level 4, section 3.
struct CSSCondition {
  /// A function that evaluates one test.
  ///
  /// A test is the content of a pair of parentheses, or a function with its argument.
  let test: (_ function: String?, _ inner: ArraySlice<CSSToken>) -> CSSTruth

  /// The maximum depth of nested parentheses.
  ///
  /// The result for deeper conditions is `unknown`.
  private static let maximumDepth = 16

  /// Returns whether a condition is true.
  ///
  /// The result for an invalid condition is `unknown`.
  func truth(of tokens: ArraySlice<CSSToken>, depth: Int = 0) -> CSSTruth {
    guard depth < CSSCondition.maximumDepth else { return .unknown }
    var rest = tokens.drop { $0 == .space }
    var result: CSSTruth?
    var junction: String?
    while !rest.isEmpty {
      if let word = rest.first?.word, word == "and" || word == "or" {
        guard result != nil, junction == nil || junction == word else { return .unknown }
        junction = word
        rest = rest.dropFirst().drop { $0 == .space }
      } else if result != nil {
        return .unknown
      }
      guard let next = term(&rest, depth) else { return .unknown }
      result = result.map { junction == "or" ? $0.or(next) : $0.and(next) } ?? next
      if case .ident? = rest.first { continue }
      if !rest.isEmpty { return .unknown }
    }
    return result ?? .unknown
  }

  /// Consumes the next test, and returns the test's result, or `nil` if no test follows.
  ///
  /// The word `not` before the test negates the result.
  private func term(_ rest: inout ArraySlice<CSSToken>, _ depth: Int) -> CSSTruth? {
    let isNegated = rest.first?.word == "not"
    if isNegated { rest = rest.dropFirst().drop { $0 == .space } }
    let function: String?
    switch rest.first {
    case .function(let name)?: function = name
    case .delimiter("(")?: function = nil
    default: return nil
    }
    guard let end = rest.endOfGroup else { return nil }
    let inner = rest[(rest.startIndex + 1)..<end].trimmed
    rest = rest[(end + 1)...].drop { $0 == .space }
    let isGroup = function == nil && (inner.first == .delimiter("(") || inner.first?.word == "not")
    let truth = isGroup ? self.truth(of: inner, depth: depth + 1) : test(function, inner)
    return isNegated ? !truth : truth
  }
}

extension ArraySlice<CSSToken> {
  /// The tokens without leading and trailing white space.
  var trimmed: ArraySlice<CSSToken> {
    var rest = drop { $0 == .space }
    while rest.last == .space { rest.removeLast() }
    return rest
  }

  /// The index of the token that closes the first token's group, such as a pair of parentheses.
  ///
  /// The index is `nil` if no token closes the group.
  var endOfGroup: Int? {
    var depth = 0
    return firstIndex { token in
      depth += token.nesting
      return depth == 0
    }
  }
}
