/// The values of a function's variables while an evaluator executes its statements.
struct JSXLoopRun {
  /// What follows a statement.
  enum Flow {
    case next
    /// A `continue` or `break` ends one repetition or all repetitions of the innermost loop.
    case continues, breaks
    /// A `return` ends the function.
    case ends
    /// The evaluator does not know what the statement does.
    case unknown
  }

  /// The scope of the function's call.
  let scope: Int
  /// The names of the variables whose values the statements can change.
  let variables: Set<String>
  /// Whether constants outside loops have values, too.
  ///
  /// Otherwise, the scope of the call evaluates them.
  var keepsConstants = false
  /// Whether a `return` outside loops ends the run.
  ///
  /// Otherwise, the run finds the values for the case that no condition ends the function early.
  var followsReturns = false
  /// The names of variables whose value can also be a member of another variable.
  var aliases: Set<String> = []
  /// The current values of variables and of constants inside loops.
  private(set) var values: [String: JSXValue] = [:]
  /// The scope with the current values, or `nil` if a value changed since the last use.
  var currentScope: Int?
  /// The number of repetitions so far.
  var repetitions = 0

  init(scope: Int, variables: Set<String>) {
    self.scope = scope
    self.variables = variables
  }

  subscript(name: String) -> JSXValue? {
    get { values[name] }
    set {
      values[name] = newValue
      currentScope = nil
    }
  }
}

extension JSXDeclarations {
  /// Returns the variables of a function that only its own statements change.
  ///
  /// The function of a call of `forEach` counts as statements of the function around the call.
  /// Other inner functions, such as handlers, run later or never.
  func variables(ofFunction function: Int, in body: Range<Int>, _ source: JSXSource) -> Set<String>
  {
    var own: Set<String> = []
    var others: Set<String> = []
    for token in body where changesVariable(token, source) {
      if belongs(token, to: function, source) {
        own.insert(source.text(token))
      } else {
        others.insert(source.text(token))
      }
    }
    return own.subtracting(others)
  }

  /// Whether the code changes the variable at a token, or one of its members.
  func changesVariable(_ token: Int, _ source: JSXSource) -> Bool {
    source.writes(token) || source.writesMember(token) || source.changesCollection(token)
      || changedArguments[token] != nil
  }

  private static let nestingLimit = 16

  /// Whether a token belongs to the statements of a function, or of the file if the index is −1.
  func belongs(_ token: Int, to function: Int, _ source: JSXSource) -> Bool {
    var inner = Int(functionOfToken[token])
    for _ in 0..<JSXDeclarations.nestingLimit {
      if inner == function { return true }
      guard inner >= 0 else { return false }
      let start = functions[inner].parameters.lowerBound
      let open =
        source.isToken(start - 1, "(") && source.isToken(start - 2, "(") ? start - 2 : start - 1
      guard source.isToken(open, "("), source.isToken(open - 1, "forEach") else { return false }
      inner = functions[inner].outer ?? -1
    }
    return false
  }
}

extension JSXSource {
  /// Methods that return a new list or a text.
  private static let makers: [StaticString] = [
    "map", "filter", "slice", "concat", "flat", "flatMap", "from", "entries", "keys", "values",
    "split", "join",
  ]

  /// Whether an expression makes a new list or object, as in `{ a: 1 }` or `names.slice()`.
  func isList(at start: Int, before limit: Int) -> Bool {
    if isToken(start, anyOf: ["{", "["]) { return true }
    guard kind(start) == .word, start < limit else { return false }
    let tokens = start..<statementEnd(from: start, in: start..<limit)
    return makesValue(tokens) && first("=>", in: tokens) == nil
  }

  /// Whether an expression makes a value that no other variable has.
  func makesValue(_ tokens: Range<Int>) -> Bool {
    let first = tokens.lowerBound
    var last = tokens.upperBound - 1
    if isToken(last, ";") { last -= 1 }
    guard first <= last else { return false }
    if nextSibling(of: first) > last {
      return isToken(first, "[") || isToken(first, "{") || kind(first) != .word
    }
    guard isToken(last, ")") else { return false }
    if isToken(first, "new"), isToken(first + 1, anyOf: ["Set", "Map"]) { return true }
    return isToken(match(last) - 1, anyOf: JSXSource.makers)
  }
}
