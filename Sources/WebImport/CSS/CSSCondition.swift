/// Whether a condition holds, as far as a file can tell.
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

/// Decides conditions of `@media`, `@supports` and their like: tests in parentheses with `not`,
/// `and` and `or` between them.
///
/// Source: CSS Conditional Rules Module Level 3, section 6; Media Queries Level 4, section 3.
struct CSSCondition {
  /// Decides what stands in one pair of parentheses, or a function with its argument.
  let test: (_ function: String?, _ inner: ArraySlice<CSSToken>) -> CSSTruth

  /// How deep conditions may stand in one another; deeper ones are unknown.
  private static let deepest = 16

  /// Whether a condition holds; one that cannot be read does not.
  func truth(of tokens: ArraySlice<CSSToken>, depth: Int = 0) -> CSSTruth {
    guard depth < CSSCondition.deepest else { return .unknown }
    var rest = tokens.drop { $0 == .space }
    var result: CSSTruth?
    var junction: String?
    while !rest.isEmpty {
      if case .ident(let word)? = rest.first, ["and", "or"].contains(word.asciiLowercased) {
        guard result != nil, junction == nil || junction == word.asciiLowercased else {
          return .unknown
        }
        junction = word.asciiLowercased
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

  /// One test, perhaps denied; absent when there is none.
  private func term(_ rest: inout ArraySlice<CSSToken>, _ depth: Int) -> CSSTruth? {
    var isDenied = false
    if case .ident(let word)? = rest.first, word.asciiLowercased == "not" {
      isDenied = true
      rest = rest.dropFirst().drop { $0 == .space }
    }
    let function: String?
    switch rest.first {
    case .function(let name)?: function = name
    case .delimiter("(")?: function = nil
    default: return nil
    }
    guard let end = rest.endOfGroup else { return nil }
    let inner = rest[(rest.startIndex + 1)..<end].trimmed
    rest = rest[(end + 1)...].drop { $0 == .space }
    let isGroup = function == nil && (inner.first == .delimiter("(") || inner.first?.isNot == true)
    let truth = isGroup ? self.truth(of: inner, depth: depth + 1) : test(function, inner)
    return isDenied ? !truth : truth
  }
}

extension CSSToken {
  fileprivate var isNot: Bool {
    if case .ident(let word) = self { return word.asciiLowercased == "not" }
    return false
  }
}

extension ArraySlice<CSSToken> {
  /// The tokens without white space at both ends.
  var trimmed: ArraySlice<CSSToken> {
    var rest = drop { $0 == .space }
    while rest.last == .space { rest.removeLast() }
    return rest
  }

  /// Where the group closes that the first token opens; absent when it does not.
  var endOfGroup: Int? {
    var depth = 0
    return firstIndex { token in
      depth += token.nesting
      return depth == 0
    }
  }
}
