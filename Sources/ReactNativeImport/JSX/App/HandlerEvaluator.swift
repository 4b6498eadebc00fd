internal import AccessibilityTree

/// The evaluation of one handler, and the effects found so far.
///
/// A stack of frames replaces recursion, so that the code of a file can be nested to any depth.
struct HandlerEvaluator {
  /// Code that is still to be evaluated: either statements or one expression.
  struct Frame {
    var tokens: Range<Int>
    var scope: Int
    /// The delay since the call of the handler, in milliseconds.
    var delay: Int
    var isExpression = false
    /// The index of the function whose body ends with the frame's code.
    ///
    /// This is `nil` if other code of the body follows the frame's code.
    var function: Int?
    /// Whether only the value of the code matters.
    ///
    /// In this case, unknown calls are not reported.
    var isQuiet = false
    /// The source of an awaited call whose duration is unknown, or `nil` if there is no such call.
    ///
    /// If there is such a call, the effects of the frame are uncertain.
    var awaited: String?
  }

  /// The prop or hook that calls the handler.
  let prop: String
  /// The numbers that identify React refs, by paths such as `this.field`.
  ///
  /// Only React refs that no hook created are in this dictionary.
  let members: [String: Int]
  var frames: [Frame] = []
  var calls = 0
  private(set) var steps: [ReactStep] = []
  private(set) var changes: [JSXStateChange] = []
  private(set) var diagnostics: [DiagnosticSentence] = []

  init(of prop: String, members: [String: Int]) {
    self.prop = prop
    self.members = members
  }

  /// The maximum number of function calls that are evaluated for one handler.
  static let callLimit = 64
  static let stepLimit = 200
  private static let diagnosticLimit = 12

  /// Pushes a frame with the given tokens, and with the scope and the delay of another frame.
  mutating func push(_ frame: Frame, _ tokens: Range<Int>) {
    var frame = frame
    frame.tokens = tokens
    frames.append(frame)
  }

  mutating func perform(_ action: ReactStep.Action, in frame: Frame) {
    steps.append(ReactStep(action: action, delay: frame.delay))
  }

  /// Records a change of a state.
  ///
  /// After an awaited call of unknown duration, a diagnostic is recorded instead.
  mutating func set(_ setter: JSXSetter, to argument: JSXValue, _ code: String, in frame: Frame) {
    if let awaited = frame.awaited { return diagnose(.afterAwait(prop, code, awaited)) }
    changes.append(JSXStateChange(setter: setter, argument: argument, delay: frame.delay))
  }

  /// Delays the rest of the function that contains a frame.
  ///
  /// - Parameters:
  ///   - time: The delay in milliseconds, or `nil` if the duration of the call is unknown.
  ///   - call: The call that the function awaits.
  mutating func delayRest(by time: Int?, awaiting call: String) {
    for index in frames.indices.reversed() {
      if let time { frames[index].delay += time } else { frames[index].awaited = call }
      if frames[index].function != nil { return }
    }
  }

  mutating func diagnose(_ sentence: DiagnosticSentence, in frame: Frame? = nil) {
    guard frame?.isQuiet != true, diagnostics.count < HandlerEvaluator.diagnosticLimit,
      !diagnostics.contains(sentence)
    else { return }
    diagnostics.append(sentence)
  }

  /// Removes the frames of the function that contains a frame.
  ///
  /// The remaining statements of the function are then not evaluated.
  mutating func skipRestOfFunction(of frame: Frame) {
    guard frame.function == nil else { return }
    while let other = frames.popLast() {
      if other.function != nil { return }
    }
  }
}

extension JSXEvaluator {
  /// Evaluates a handler's function with the current states, and returns its effects and
  /// diagnostics.
  mutating func handlerResult(
    of prop: String, to function: Int, _ arguments: [JSXValue]? = nil, in outer: Int,
    members: [String: Int]
  ) -> HandlerEvaluator {
    var handler = HandlerEvaluator(of: prop, members: members)
    enter(function, arguments, in: outer, from: outer, delay: 0, &handler)
    while let frame = handler.frames.popLast() {
      handlerBudget -= 1
      guard handlerBudget > 0, budget > 0, handler.steps.count < HandlerEvaluator.stepLimit else {
        handler.diagnose(.tooManyCalls(prop))
        break
      }
      if frame.isExpression {
        evaluateExpression(frame, &handler)
      } else {
        evaluateNextStatement(of: frame, &handler)
      }
    }
    return handler
  }

  /// Pushes the body of a called function, in a new scope that binds its arguments.
  mutating func enter(
    _ function: Int, _ arguments: [JSXValue]?, in outer: Int, from caller: Int, delay: Int,
    awaited: String? = nil, _ handler: inout HandlerEvaluator
  ) {
    let isActive = handler.frames.contains { $0.function == function }
    guard handler.calls < HandlerEvaluator.callLimit, !isActive else {
      return handler.diagnose(.tooManyCalls(handler.prop))
    }
    handler.calls += 1
    let own = declarations.functions[function]
    handlerBudget -= 8 + own.declarations.count
    let scope = enter(function, arguments: arguments, in: outer, from: caller)
    var tokens = own.body
    if own.isBlock {
      tokens = tokens.lowerBound + 1..<max(tokens.lowerBound + 1, tokens.upperBound - 1)
    } else {
      tokens = tokens.lowerBound..<source.statementEnd(from: tokens.lowerBound, in: tokens)
    }
    handler.frames.append(
      HandlerEvaluator.Frame(
        tokens: tokens, scope: scope, delay: delay, isExpression: !own.isBlock, function: function,
        awaited: awaited))
  }

  /// Evaluates the first statement of a frame, and pushes the remaining statements.
  private mutating func evaluateNextStatement(
    of frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    let (start, end) = (frame.tokens.lowerBound, frame.tokens.upperBound)
    guard start < end else { return }
    let after = max(start + 1, source.statementEnd(from: start, in: frame.tokens))
    handlerBudget -= after - start
    var rest = frame
    rest.tokens = min(after, end)..<end
    // The rest of a function stays on the stack even if it is empty. This frame marks the end of
    // the function.
    if !rest.tokens.isEmpty || frame.function != nil { handler.frames.append(rest) }
    var own = frame
    own.function = nil
    own.tokens = start..<min(after, end)
    evaluateStatement(own, &handler)
  }

  private mutating func evaluateStatement(
    _ own: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    let (start, end) = (own.tokens.lowerBound, own.tokens.upperBound)
    var next = own
    if source.isToken(start, "{") {
      handler.push(next, source.inside(start))
    } else if source.isToken(start, "if"), source.isToken(start + 1, "(") {
      branch(own, &handler)
    } else if source.isToken(start, "return") {
      handler.skipRestOfFunction(of: own)
      next.tokens = start + 1..<end
      next.isExpression = true
      handler.frames.append(next)
    } else if source.isToken(start, "throw") {
      handler.skipRestOfFunction(of: own)
    } else if source.isToken(start, anyOf: ["const", "let", "var"]) {
      guard let equals = source.first("=", in: own.tokens) else { return }
      next.tokens = equals + 1..<end
      (next.isExpression, next.isQuiet) = (true, true)
      handler.frames.append(next)
    } else if source.isToken(start, "try"), source.isToken(start + 1, "{") {
      if let last = source.first("finally", in: own.tokens), source.isToken(last + 1, "{") {
        handler.push(next, source.inside(last + 1))
      }
      handler.push(next, source.inside(start + 1))
    } else if source.isToken(start, anyOf: ["for", "while", "do", "switch"]) {
      handler.diagnose(.unknownStatement(handler.prop, source.excerpt(own.tokens)), in: own)
      if source.mayExitFunction(own.tokens) { handler.skipRestOfFunction(of: own) }
    } else if !source.isToken(start, anyOf: ["function", "class", "break", "continue", ";"]) {
      next.isExpression = true
      handler.frames.append(next)
    }
  }

  /// Pushes the branch of an `if` that the condition selects, or reports an unknown condition.
  private mutating func branch(_ own: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator) {
    let (start, end) = (own.tokens.lowerBound, own.tokens.upperBound)
    let condition = source.inside(start + 1)
    let body = source.nextSibling(of: start + 1)
    var otherwise = min(source.statementEnd(from: body, in: body..<max(body, end)), end)
    let then = body..<max(body, otherwise)
    if source.isToken(otherwise, "else"), otherwise < end { otherwise += 1 }
    var next = own
    switch conditionValue(condition, in: own.scope, handler) {
    case true?: next.tokens = then
    case false?: next.tokens = otherwise..<max(otherwise, end)
    case nil:
      handler.diagnose(.conditionalHandler(handler.prop, source.excerpt(condition)))
      if source.mayExitFunction(own.tokens) { handler.skipRestOfFunction(of: own) }
      return
    }
    handler.frames.append(next)
  }

  /// Returns the value of a condition when the handler is called, or `nil` if the value is unknown.
  mutating func conditionValue(
    _ tokens: Range<Int>, in scope: Int, _ handler: HandlerEvaluator
  ) -> Bool? {
    guard !tokens.isEmpty else { return nil }
    handlerBudget -= tokens.count
    if refNumber(at: tokens, in: scope, handler) != nil { return true }
    let value = evaluate(tokens, in: scope)
    return truth(of: value, tokens: tokens)
  }
}
