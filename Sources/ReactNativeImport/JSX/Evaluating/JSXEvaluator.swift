internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// An evaluator of expressions for one platform.
///
/// The evaluator never runs the code.
///
/// An expression that the evaluator does not understand is no error: the expression has an unknown
/// value, which refers to its source. The work is limited in proportion to the size of the file,
/// even if functions call each other often.
struct JSXEvaluator {
  enum Platform: String, Sendable {
    case ios, android
  }

  private static let depthLimit = 64

  let source: JSXSource
  let declarations: JSXDeclarations
  let options: ImportOptions
  let translations: JSON?
  let platform: Platform
  /// The routes of a project that uses expo-router.
  var fileRoutes = JSXFileRoutes()
  var dependsOnPlatform = false
  var scopes: JSXScopes
  /// The indices of functions whose elements are shown as part of another function's elements.
  ///
  /// These functions are not separate screens.
  var inlinedFunctions: Set<Int> = []
  /// The `<` tokens of the elements that are left out because of a condition.
  var notShown: Set<Int> = []
  /// The number of values that can still be evaluated before the evaluation stops.
  var budget: Int
  /// The number of React refs that were found so far.
  ///
  /// The next React ref gets the next number.
  var refCount = 0
  var states = JSXStates()
  /// The form of a form library that each scope creates, by the index of the scope.
  var forms: [Int: JSXForm] = [:]
  /// The values of React contexts, by the token that creates the context.
  ///
  /// The first set is empty. Each provider adds a set.
  var contextValues: [[Int: JSXValue]] = [[:]]
  /// The context values for the component that is about to be rendered, or `nil` for other calls.
  var renderedContexts: Int?
  /// The state of the Redux store; `nil` until it is searched, and undefined without a store.
  var knownReduxState: JSXValue?
  /// The translations that the code declares; `nil` until they are searched.
  var knownCodeTranslations: CodeTranslations?
  /// The parameters that the statements of each function change, by the index of the function.
  var knownChangedParameters: [Int: Set<String>] = [:]
  /// Whether functions return their parameters unchanged.
  ///
  /// React does not render again if a function changes a state and returns the same object.
  var keepsParameters = false
  /// The number of steps of handlers that can still be evaluated before the evaluation stops.
  var handlerBudget: Int
  /// The classes whose states are being evaluated.
  var evaluatedStates: Set<JSXDeclarations.FileName> = []
  /// The fields of class components that are being evaluated.
  var evaluatedFields: Set<JSXDeclarations.FileName> = []
  private var depth = 0
  /// The index of the next token.
  ///
  /// The expression ends before the token at `limit`.
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
    scopes = JSXScopes(JSXEvaluator.fileScopes(of: declarations))
    (budget, handlerBudget) = (0, 0)
    resetBudget()
  }

  /// Sets the budget to the work of one rendering.
  mutating func resetBudget() {
    budget = 100_000 + source.tokens.count * 4
    handlerBudget = 20_000 + source.tokens.count * 4
    // The evaluation of handlers, in addition to elements, needs more work.
    if options.readsApp { budget *= 2 }
  }

  /// Evaluates an expression.
  ///
  /// If `allowsRest` is true, tokens may remain after the end of the expression.
  mutating func evaluate(_ tokens: Range<Int>, in scope: Int, allowsRest: Bool = false) -> JSXValue
  {
    guard depth < JSXEvaluator.depthLimit, budget > 0, !tokens.isEmpty else {
      return .unknown(at: tokens)
    }
    let outer = (cursor, limit)
    (cursor, limit) = (tokens.lowerBound, tokens.upperBound)
    defer { (cursor, limit) = outer }
    let value = conditional(in: scope)
    return cursor >= limit || allowsRest ? value : .unknown(at: tokens)
  }

  func isNext(_ text: StaticString) -> Bool { cursor < limit && source.isToken(cursor, text) }

  mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    cursor += 1
    return true
  }

  func unknown(from start: Int) -> JSXValue { .unknown(at: start..<max(start, min(cursor, limit))) }

  /// Evaluates an expression up to the next comma.
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
    let conditionTokens = start..<cursor
    guard skip("?") else { return condition }
    let then = conditional(in: scope)
    guard skip(":") else {
      cursor = limit
      return unknown(from: start)
    }
    let otherwise = conditional(in: scope)
    if let holds = truth(of: condition, tokens: conditionTokens) {
      notShown.formUnion((holds ? otherwise : then).elements)
      return holds ? then : otherwise
    }
    return .choice(
      self.condition(of: condition, tokens: conditionTokens), then: then, otherwise: otherwise)
  }

  /// Returns the value of a condition, or `nil` if the value follows neither from the file nor from
  /// an assumption of the user.
  func truth(of condition: JSXValue, tokens: Range<Int>) -> Bool? {
    if let known = condition.isTruthy ?? certainTruth(of: condition) { return known }
    guard !options.assumptions.isEmpty else { return nil }
    return assumption(for: source.excerpt(tokens))?.isTruthy
  }
}
