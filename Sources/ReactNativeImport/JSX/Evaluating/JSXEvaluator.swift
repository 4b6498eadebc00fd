internal import Encoding
internal import ImportSupport
internal import Simulator

/// Works out what the expressions of a file are worth on one platform, without running it.
///
/// What is not understood is unknown, with its place, and never an error. Work is limited in
/// proportion to the file, so that functions which call each other many times cost no more.
struct JSXEvaluator {
  enum Platform: String, Sendable {
    case ios, android
  }

  /// How deep expressions may be nested in each other.
  private static let depthLimit = 64

  let source: JSXSource
  let declarations: JSXDeclarations
  let options: ImportOptions
  let translations: JSON?
  let platform: Platform
  var asksForPlatform = false
  var scopes: [JSXScope]
  /// Functions whose elements are shown as parts of others.
  var consumed: Set<Int> = []
  /// Tokens of elements that a condition leaves out.
  var notShown: Set<Int> = []
  /// How many values may still be worked out.
  var budget: Int
  /// How many references (`useRef()`) there are.
  var references = 0
  /// How much of what functions do may still be followed.
  var handlerBudget: Int
  /// Classes whose states are being worked out.
  var evaluatedStates: Set<JSXDeclarations.FileName> = []
  private var depth = 0
  /// The next token, and the one at which the expression ends.
  var cursor = 0
  var limit = 0

  init(
    _ source: JSXSource, _ declarations: JSXDeclarations, options: ImportOptions,
    translations: JSON?, platform: Platform
  ) {
    self.source = source
    self.declarations = declarations
    self.options = options
    self.translations = translations
    self.platform = platform
    scopes = JSXEvaluator.fileScopes(of: declarations)
    budget = 100_000 + source.tokens.count * 4
    handlerBudget = 20_000 + source.tokens.count * 4
    // What functions do is worked out besides what they show.
    if options.readsApp { budget *= 2 }
  }

  /// The value of an expression; an open one may end before its tokens do.
  mutating func evaluate(_ tokens: Range<Int>, in scope: Int, isOpen: Bool = false) -> JSXValue {
    guard depth < JSXEvaluator.depthLimit, budget > 0, !tokens.isEmpty else {
      return .unknown(at: tokens)
    }
    let outer = (cursor, limit)
    (cursor, limit) = (tokens.lowerBound, tokens.upperBound)
    defer { (cursor, limit) = outer }
    let value = conditional(in: scope)
    return cursor >= limit || isOpen ? value : .unknown(at: tokens)
  }

  func isNext(_ text: StaticString) -> Bool { cursor < limit && source.isToken(cursor, text) }

  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    cursor += 1
    return true
  }

  func unknown(from start: Int) -> JSXValue {
    .unknown(at: start..<max(start, min(cursor, limit)))
  }

  /// An expression up to the next comma.
  mutating func conditional(in scope: Int) -> JSXValue {
    depth += 1
    defer { depth -= 1 }
    budget -= 1
    let start = cursor
    guard depth < JSXEvaluator.depthLimit, budget > 0 else {
      cursor = limit
      return unknown(from: start)
    }
    let condition = binary(above: 0, in: scope)
    let asked = start..<cursor
    guard skip("?") else { return condition }
    let then = conditional(in: scope)
    guard skip(":") else {
      cursor = limit
      return unknown(from: start)
    }
    let otherwise = conditional(in: scope)
    if let holds = truth(of: condition, tokens: asked) {
      notShown.formUnion((holds ? otherwise : then).elements)
      return holds ? then : otherwise
    }
    let unknown = JSXUnknown(kind: .expression, tokens: asked)
    return .choice(unknown, then: then, otherwise: otherwise)
  }

  /// Whether a condition holds, if the file or the user tells.
  func truth(of condition: JSXValue, tokens: Range<Int>) -> Bool? {
    if let known = condition.isTruthy { return known }
    guard !options.assumptions.isEmpty else { return nil }
    return assumption(for: source.excerpt(tokens))?.isTruthy
  }
}
