internal import AccessibilityTree

extension JSXEvaluator {
  /// Evaluates an expression.
  ///
  /// If an operator chooses between operands, only the chosen operand is evaluated.
  mutating func evaluateExpression(
    _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    var frame = frame
    var tokens = frame.tokens
    handlerBudget -= tokens.count
    while let last = tokens.last, source.isToken(last, ";") { tokens = tokens.dropLast() }
    while tokens.count > 1, source.isToken(tokens.lowerBound, anyOf: ["await", "void"]) {
      let isAwaited = source.isToken(tokens.lowerBound, "await")
      tokens = tokens.lowerBound + 1..<tokens.upperBound
      if isAwaited { delayRest(awaiting: tokens, frame, &handler) }
    }
    guard !tokens.isEmpty else { return }
    frame.tokens = tokens
    if source.isToken(tokens.lowerBound, "("),
      source.nextSibling(of: tokens.lowerBound) == tokens.upperBound
    {
      handler.push(frame, source.inside(tokens.lowerBound))
    } else if source.entries(in: tokens).count > 1 {
      for part in source.entries(in: tokens).reversed() {
        handler.push(frame, part)
      }
    } else if source.first("=>", in: tokens) == nil {
      evaluateOperators(frame, &handler)
    }
  }

  /// Delays the rest of the function by the duration of an awaited promise.
  ///
  /// If the duration is unknown, all effects after the `await` count as uncertain.
  private mutating func delayRest(
    awaiting tokens: Range<Int>, _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    let code = tokens.lowerBound..<source.statementEnd(from: tokens.lowerBound, in: tokens)
    if let time = timeout(in: code, scope: frame.scope) {
      return handler.delayRest(by: time, awaiting: "")
    }
    var open = code.lowerBound
    while open < code.upperBound, open == code.lowerBound || !source.isToken(open, "(") {
      open = source.nextSibling(of: open)
    }
    guard open < code.upperBound else { return }
    if case .function(let function?, _) = evaluate(code.lowerBound..<open, in: frame.scope) {
      let body = declarations.functions[function].body
      if let time = timeout(in: body, scope: frame.scope) {
        return handler.delayRest(by: time, awaiting: "")
      }
      let waits = body.contains {
        source.isToken($0, anyOf: ["await", "then", "Promise", "fetch", "axios"])
      }
      guard waits else { return }
    }
    handler.delayRest(by: nil, awaiting: source.excerpt(code))
  }

  /// Returns the delay in milliseconds of a promise that a timer fulfils, or `nil` for other code.
  ///
  /// For example, the delay of `new Promise(done => setTimeout(done, 500))` is 500.
  private mutating func timeout(in tokens: Range<Int>, scope: Int) -> Int? {
    guard tokens.count < 40, let start = tokens.first(where: { source.isToken($0, "setTimeout") }),
      tokens.contains(where: { source.isToken($0, "Promise") }), source.isToken(start + 1, "(")
    else { return nil }
    let arguments = source.entries(of: start + 1)
    guard arguments.count > 1, case .number(let time, _) = evaluate(arguments[1], in: scope),
      time >= 0
    else { return nil }
    return Int(min(time, JSXTimers.longestDelay))
  }

  /// Pushes the operand that `? :`, `&&`, `||` or `??` selects, or the right side of an assignment.
  ///
  /// If the selection depends on an unknown condition, the condition is reported instead.
  private mutating func evaluateOperators(
    _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    let tokens = frame.tokens
    // An assignment has the effects of its right side.
    if let equals = source.first("=", in: tokens) {
      if setsField(tokens.lowerBound, in: frame.scope) {
        handler.diagnose(.unknownStatement(handler.prop, source.excerpt(tokens)), in: frame)
      }
      handler.push(frame, equals + 1..<tokens.upperBound)
      return
    }
    if let question = source.first("?", in: tokens) {
      let condition = tokens.lowerBound..<question
      let chosen = conditionValue(condition, in: frame.scope, handler)
      guard let chosen, let colon = source.colon(after: question, in: tokens) else {
        return handler.diagnose(
          .conditionalHandler(handler.prop, source.excerpt(condition)), in: frame)
      }
      handler.push(frame, chosen ? question + 1..<colon : colon + 1..<tokens.upperBound)
      return
    }
    for sign in ["||", "??", "&&"] as [StaticString] {
      guard let operatorToken = source.last(sign, in: tokens) else { continue }
      let condition = tokens.lowerBound..<operatorToken
      guard let holds = conditionValue(condition, in: frame.scope, handler) else {
        return handler.diagnose(
          .conditionalHandler(handler.prop, source.excerpt(condition)), in: frame)
      }
      guard holds == source.isToken(operatorToken, "&&") else { return }
      handler.push(frame, operatorToken + 1..<tokens.upperBound)
      return
    }
    call(frame, &handler)
  }

  /// Whether an assignment sets a field of an instance, such as a store of MobX.
  ///
  /// Fields of class components do not change the screen.
  private mutating func setsField(_ token: Int, in scope: Int) -> Bool {
    guard source.isToken(token, "this"), source.isToken(token + 1, "."),
      case .object = evaluate(token..<token + 1, in: scope)
    else { return false }
    return true
  }

  /// Evaluates the first call in an expression without operators.
  private mutating func call(_ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator) {
    let tokens = frame.tokens
    guard !source.isToken(tokens.lowerBound, anyOf: ["new", "typeof", "delete", "!"]) else {
      return
    }
    var open = tokens.lowerBound
    while open < tokens.upperBound, open == tokens.lowerBound || !source.isToken(open, "(") {
      open = source.nextSibling(of: open)
    }
    guard open < tokens.upperBound else { return }
    var callee = tokens.lowerBound..<open
    while let last = callee.last, source.isToken(last, anyOf: ["?.", "!"]) {
      callee = callee.dropLast()
    }
    guard !callee.isEmpty else { return }
    let after = source.nextSibling(of: open)
    if after < tokens.upperBound, source.isToken(after, anyOf: [".", "?.", "("]) {
      // Some functions of forms return a setter: `handleChange('email')(text)`.
      if source.isToken(after, "("), source.nextSibling(of: after) >= tokens.upperBound,
        case .setter(let setter) = evaluate(tokens.lowerBound..<after, in: frame.scope)
      {
        return set(setter, source.entries(of: after), callee, frame, &handler)
      }
      return handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
    }
    // A call with a known value, such as a translation, has no effect.
    if case .unknown = evaluate(callee, in: frame.scope), isKnown(tokens, in: frame.scope) {
      return
    }
    call(callee, with: source.entries(of: open), frame, &handler)
  }

  private mutating func isKnown(_ tokens: Range<Int>, in scope: Int) -> Bool {
    switch evaluate(tokens, in: scope) {
    case .unknown, .undefined, .choice, .function, .component: false
    default: true
    }
  }

  private mutating func call(
    _ callee: Range<Int>, with arguments: [Range<Int>], _ frame: HandlerEvaluator.Frame,
    _ handler: inout HandlerEvaluator
  ) {
    let method = source.text(callee.upperBound - 1)
    let head = source.text(callee.lowerBound)
    let value = evaluate(callee, in: frame.scope)
    switch value {
    case .function(let function?, let outer):
      let values = arguments.map { evaluate($0, in: frame.scope) }
      return enter(
        function, values, in: outer, from: frame.scope, delay: frame.delay,
        awaited: frame.awaited, &handler)
    case .setter(let setter):
      return set(setter, arguments, callee, frame, &handler)
    case .unknown(let unknown):
      let target = unknown.memberOfRef ?? handler.members[source.path(callee.dropLast(2))]
      if let target, moveFocus(to: target, by: method, callee, frame, &handler) { return }
    default: break
    }
    switch method {
    case "announceForAccessibility", "announceForAccessibilityWithOptions":
      announce(arguments, frame, &handler)
    case "setAccessibilityFocus", "sendAccessibilityEvent":
      guard let first = arguments.first,
        method == "setAccessibilityFocus" || isFocusEvent(arguments.last, frame),
        let target = refNumber(at: first, in: frame.scope, handler)
      else {
        return handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
      }
      handler.perform(
        .readerFocus(.init(refNumber: target, code: source.excerpt(first))), in: frame)
    case "setState" where head == "this":
      guard let setter = classSetter(around: frame.scope) else { break }
      set(setter, arguments, callee, frame, &handler)
    case "dismiss" where head == "Keyboard": handler.perform(.hideKeyboard, in: frame)
    case "setTimeout", "requestAnimationFrame", "setImmediate", "queueMicrotask",
      "runAfterInteractions", "startTransition":
      schedule(method, arguments, callee, frame, &handler)
    case _
    where JSXEvaluator.ignoredNames.contains(head) || JSXEvaluator.ignoredNames.contains(method):
      break
    default: handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
    }
  }

  /// The functions and objects whose calls do not affect announcements.
  private static let ignoredNames: Set<String> = [
    "console", "Haptics", "Vibration", "clearTimeout", "clearInterval", "preventDefault",
    "stopPropagation", "persist",
  ]

  // MARK: Effects that a reader notices

  private mutating func moveFocus(
    to target: Int, by method: String, _ callee: Range<Int>, _ frame: HandlerEvaluator.Frame,
    _ handler: inout HandlerEvaluator
  ) -> Bool {
    let target = ReactStep.Target(refNumber: target, code: source.path(callee.dropLast(2)))
    switch method {
    case "focus": handler.perform(.focus(target), in: frame)
    case "blur": handler.perform(.hideKeyboard, in: frame)
    case "clear": handler.perform(.clear(target), in: frame)
    default: return false
    }
    return true
  }

  /// Returns the number that identifies the React ref in an expression such as `field` or
  /// `field.current`, or `nil` if the expression is not a React ref.
  mutating func refNumber(
    at tokens: Range<Int>, in scope: Int, _ handler: HandlerEvaluator
  ) -> Int? {
    if case .unknown(let unknown) = evaluate(tokens, in: scope), let found = unknown.refNumber {
      return found
    }
    var tokens = tokens
    if let last = tokens.last, source.kind(last) == .close {
      let open = source.match(last)
      guard open > tokens.lowerBound, source.isToken(open - 1, "findNodeHandle") else { return nil }
      tokens = source.inside(open)
    }
    return handler.members[source.path(tokens)]
  }

  /// Whether the last argument of `sendAccessibilityEvent` is `'focus'`, which moves focus to the
  /// element.
  ///
  /// Source: React Native 0.81, AccessibilityInfo.sendAccessibilityEvent.
  private mutating func isFocusEvent(_ tokens: Range<Int>?, _ frame: HandlerEvaluator.Frame) -> Bool
  {
    guard let tokens else { return false }
    return evaluate(tokens, in: frame.scope).text == "focus"
  }

  private mutating func announce(
    _ arguments: [Range<Int>], _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    guard let first = arguments.first else { return }
    guard case .string(let text, let unknownParts) = evaluate(first, in: frame.scope),
      unknownParts.isEmpty
    else { return handler.diagnose(.unknownAnnouncement(handler.prop, source.excerpt(first))) }
    var isQueued = false
    if arguments.count > 1,
      case .bool(true)? = evaluate(arguments[1], in: frame.scope).part(.key("queue"))
    {
      isQueued = true
    }
    handler.perform(.announce(text, isQueued: isQueued), in: frame)
  }

  /// Evaluates the function that the handler passes to `setTimeout` or a similar function.
  private mutating func schedule(
    _ method: String, _ arguments: [Range<Int>], _ callee: Range<Int>,
    _ frame: HandlerEvaluator.Frame,
    _ handler: inout HandlerEvaluator
  ) {
    guard let first = arguments.first,
      case .function(let function?, let outer) = evaluate(first, in: frame.scope)
    else {
      return handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
    }
    var delay = frame.delay
    if method == "setTimeout", arguments.count > 1,
      case .number(let time, _) = evaluate(arguments[1], in: frame.scope), time > 0
    {
      delay += Int(min(time, JSXTimers.longestDelay))
    }
    enter(function, nil, in: outer, from: frame.scope, delay: delay, &handler)
  }
}
