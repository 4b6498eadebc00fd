internal import Simulator

/// What one function does when it is called, while it is being found out.
///
/// What is still to be done lies on a list, so that the depth of a file costs no recursion.
struct HandlerEvaluator {
  /// Statements or an expression that are still to be done.
  struct Frame {
    var tokens: Range<Int>
    var scope: Int
    /// Milliseconds after the function is called.
    var delay: Int
    var isExpression = false
    /// The function whose body it is.
    var function: Int?
    /// Whether only its value matters, so that unknown calls in it tell nothing.
    var isQuiet = false
  }

  /// The prop or hook that the function is.
  let prop: String
  /// Whether the screen is just there, so that its states are what they begin with.
  let isOpening: Bool
  /// The first scope of functions that are called because of this one.
  let firstScope: Int
  /// References without a hook, by what leads to them: `this.field`.
  let members: [String: Int]
  var frames: [Frame] = []
  var calls = 0
  private(set) var steps: [ReactStep] = []
  private(set) var doubts: [DiagnosticSentence] = []

  init(of prop: String, isOpening: Bool, firstScope: Int, members: [String: Int]) {
    self.prop = prop
    self.isOpening = isOpening
    self.firstScope = firstScope
    self.members = members
  }

  /// How many functions may be called, how much may be done, and how much be unknown.
  static let callLimit = 64
  static let stepLimit = 200
  private static let doubtLimit = 12

  mutating func `do`(_ action: ReactStep.Action, in frame: Frame) {
    steps.append(ReactStep(action: action, delay: frame.delay))
  }

  mutating func doubt(_ sentence: DiagnosticSentence, in frame: Frame? = nil) {
    guard frame?.isQuiet != true, doubts.count < HandlerEvaluator.doubtLimit,
      !doubts.contains(sentence)
    else { return }
    doubts.append(sentence)
  }

  /// Leaves out what is left of the function that a frame just taken is part of.
  mutating func leaveFunction(of frame: Frame) {
    guard frame.function == nil else { return }
    while let other = frames.popLast() {
      if other.function != nil { return }
    }
  }
}

extension JSXEvaluator {
  /// What a function does when it is called.
  ///
  /// - Parameter hooks: Whether the screen is just there.
  mutating func reaction(
    of prop: String, to function: Int, in outer: Int, isOpening: Bool = false,
    members: [String: Int]
  ) -> HandlerEvaluator {
    var reaction = HandlerEvaluator(
      of: prop, isOpening: isOpening, firstScope: scopes.count, members: members)
    enter(function, nil, in: outer, from: outer, delay: 0, &reaction)
    while let frame = reaction.frames.popLast() {
      handlerBudget -= 1
      guard handlerBudget > 0, budget > 0, reaction.steps.count < HandlerEvaluator.stepLimit else {
        reaction.doubt(.tooManyCalls(prop))
        break
      }
      if frame.isExpression { express(frame, &reaction) } else { doNext(of: frame, &reaction) }
    }
    return reaction
  }

  /// Puts the body of a function off, to be done next.
  mutating func enter(
    _ function: Int, _ arguments: [JSXValue]?, in outer: Int, from caller: Int, delay: Int,
    _ reaction: inout HandlerEvaluator
  ) {
    let isActive = reaction.frames.contains { $0.function == function }
    guard reaction.calls < HandlerEvaluator.callLimit, !isActive else {
      return reaction.doubt(.tooManyCalls(reaction.prop))
    }
    reaction.calls += 1
    let own = declarations.functions[function]
    handlerBudget -= 8 + own.declarations.count
    let scope = enter(function, arguments: arguments, in: outer, from: caller)
    var tokens = own.body
    if own.isBlock {
      tokens = tokens.lowerBound + 1..<max(tokens.lowerBound + 1, tokens.upperBound - 1)
    } else {
      tokens = tokens.lowerBound..<source.statementEnd(from: tokens.lowerBound, in: tokens)
    }
    reaction.frames.append(
      HandlerEvaluator.Frame(
        tokens: tokens, scope: scope, delay: delay, isExpression: !own.isBlock, function: function))
  }

  /// Does the first statement of a frame, and puts the others off.
  private mutating func doNext(of frame: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator)
  {
    let (start, end) = (frame.tokens.lowerBound, frame.tokens.upperBound)
    guard start < end else { return }
    let after = max(start + 1, source.statementEnd(from: start, in: frame.tokens))
    handlerBudget -= after - start
    var rest = frame
    rest.tokens = min(after, end)..<end
    // What is left of a function stays on the list, even if it is nothing, to show where it ends.
    if !rest.tokens.isEmpty || frame.function != nil { reaction.frames.append(rest) }
    var own = frame
    own.function = nil
    own.tokens = start..<min(after, end)
    statement(own, &reaction)
  }

  private mutating func statement(_ own: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator)
  {
    let (start, end) = (own.tokens.lowerBound, own.tokens.upperBound)
    var next = own
    if source.isToken(start, "{") {
      next.tokens = source.inside(start)
      reaction.frames.append(next)
    } else if source.isToken(start, "if"), source.isToken(start + 1, "(") {
      branch(own, &reaction)
    } else if source.isToken(start, "return") {
      reaction.leaveFunction(of: own)
      next.tokens = start + 1..<end
      next.isExpression = true
      reaction.frames.append(next)
    } else if source.isToken(start, "throw") {
      reaction.leaveFunction(of: own)
    } else if source.isToken(start, anyOf: ["const", "let", "var"]) {
      guard let equals = source.first("=", in: own.tokens) else { return }
      next.tokens = equals + 1..<end
      (next.isExpression, next.isQuiet) = (true, true)
      reaction.frames.append(next)
    } else if source.isToken(start, "try"), source.isToken(start + 1, "{") {
      if let last = source.first("finally", in: own.tokens), source.isToken(last + 1, "{") {
        next.tokens = source.inside(last + 1)
        reaction.frames.append(next)
      }
      next.tokens = source.inside(start + 1)
      reaction.frames.append(next)
    } else if source.isToken(start, anyOf: ["for", "while", "do", "switch"]) {
      reaction.doubt(.unknownStatement(reaction.prop, source.excerpt(own.tokens)), in: own)
      if source.leavesFunction(own.tokens) { reaction.leaveFunction(of: own) }
    } else if !source.isToken(start, anyOf: ["function", "class", "break", "continue", ";"]) {
      next.isExpression = true
      reaction.frames.append(next)
    }
  }

  /// `if`: what is done where its condition is known, else nothing.
  private mutating func branch(_ own: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator) {
    let (start, end) = (own.tokens.lowerBound, own.tokens.upperBound)
    let asked = source.inside(start + 1)
    let body = source.after(start + 1)
    var otherwise = min(source.statementEnd(from: body, in: body..<max(body, end)), end)
    let then = body..<max(body, otherwise)
    if source.isToken(otherwise, "else"), otherwise < end { otherwise += 1 }
    var next = own
    switch decided(asked, in: own.scope, reaction) {
    case true?: next.tokens = then
    case false?: next.tokens = otherwise..<max(otherwise, end)
    case nil:
      reaction.doubt(.conditionalProp(reaction.prop, source.excerpt(asked)))
      if source.leavesFunction(own.tokens) { reaction.leaveFunction(of: own) }
      return
    }
    reaction.frames.append(next)
  }

  /// Whether a condition holds when the function is called; absent where only the running app knows.
  mutating func decided(
    _ tokens: Range<Int>, in scope: Int, _ reaction: HandlerEvaluator
  ) -> Bool? {
    guard !tokens.isEmpty else { return nil }
    handlerBudget -= tokens.count
    if reference(at: tokens, in: scope, reaction) != nil { return true }
    guard reaction.isOpening || isFixed(tokens, in: scope, since: reaction.firstScope) else {
      return assumption(for: source.excerpt(tokens))?.isTruthy
    }
    let value = evaluate(tokens, in: scope)
    return truth(of: value, tokens: tokens)
  }
}
