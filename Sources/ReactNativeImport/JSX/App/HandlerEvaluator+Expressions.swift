internal import Simulator

extension JSXEvaluator {
  /// Evaluates an expression: the branch that its operators select, or a call.
  mutating func evaluateExpression(
    _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    var frame = frame
    var tokens = frame.tokens
    handlerBudget -= tokens.count
    while source.isToken(tokens.lowerBound, anyOf: ["await", "void"]), tokens.count > 1 {
      tokens = tokens.lowerBound + 1..<tokens.upperBound
    }
    while let last = tokens.last, source.isToken(last, ";") { tokens = tokens.dropLast() }
    guard !tokens.isEmpty else { return }
    frame.tokens = tokens
    if source.isToken(tokens.lowerBound, "("), source.after(tokens.lowerBound) == tokens.upperBound
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

  /// Selects the operand after `?`, `&&`, `||` and `=`, as far as the conditions are known.
  private mutating func evaluateOperators(
    _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    let tokens = frame.tokens
    // An assignment has the effects of its right side.
    if let equals = source.first("=", in: tokens) {
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

  /// Evaluates the first call of an expression without other operators.
  private mutating func call(_ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator) {
    let tokens = frame.tokens
    guard !source.isToken(tokens.lowerBound, anyOf: ["new", "typeof", "delete", "!"]) else {
      return
    }
    var open = tokens.lowerBound
    while open < tokens.upperBound, open == tokens.lowerBound || !source.isToken(open, "(") {
      open = source.after(open)
    }
    guard open < tokens.upperBound else { return }
    var callee = tokens.lowerBound..<open
    while let last = callee.last, source.isToken(last, anyOf: ["?.", "!"]) {
      callee = callee.dropLast()
    }
    guard !callee.isEmpty else { return }
    let after = source.after(open)
    if after < tokens.upperBound, source.isToken(after, anyOf: [".", "?.", "("]) {
      return handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
    }
    call(callee, with: source.entries(of: open), frame, &handler)
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
      let values = arguments.map { argument($0, in: frame.scope, handler) }
      return enter(function, values, in: outer, from: frame.scope, delay: frame.delay, &handler)
    case .unknown(let unknown):
      let target = unknown.receiver ?? handler.members[source.path(callee.dropLast(2))]
      if let target, moveFocus(to: target, by: method, callee, frame, &handler) { return }
    default: break
    }
    switch method {
    case "announceForAccessibility", "announceForAccessibilityWithOptions":
      announce(arguments, frame, &handler)
    case "setAccessibilityFocus", "sendAccessibilityEvent":
      guard let first = arguments.first,
        method == "setAccessibilityFocus" || isFocusEvent(arguments.last, frame),
        let target = reference(at: first, in: frame.scope, handler)
      else {
        return handler.diagnose(.unknownCall(handler.prop, source.excerpt(callee)), in: frame)
      }
      handler.perform(
        .readerFocus(.init(reference: target, code: source.excerpt(first))), in: frame)
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

  /// Calls that do not affect readers.
  private static let ignoredNames: Set<String> = [
    "console", "Haptics", "Vibration", "clearTimeout", "clearInterval", "preventDefault",
    "stopPropagation", "persist",
  ]

  /// Returns an argument; one that may have changed when the handler is called is unknown.
  private mutating func argument(
    _ tokens: Range<Int>, in scope: Int, _ handler: HandlerEvaluator
  ) -> JSXValue {
    let value = evaluate(tokens, in: scope)
    switch value {
    case .unknown, .function: return value
    default:
      let isSure = handler.isMounting || isFixed(tokens, in: scope, since: handler.firstScope)
      return isSure ? value : .unknown(at: tokens)
    }
  }

  // MARK: What a reader notices

  private mutating func moveFocus(
    to target: Int, by method: String, _ callee: Range<Int>, _ frame: HandlerEvaluator.Frame,
    _ handler: inout HandlerEvaluator
  ) -> Bool {
    let target = ReactStep.Target(reference: target, code: source.path(callee.dropLast(2)))
    switch method {
    case "focus": handler.perform(.focus(target), in: frame)
    case "blur": handler.perform(.hideKeyboard, in: frame)
    case "clear": handler.perform(.clear(target), in: frame)
    default: return false
    }
    return true
  }

  /// Returns the reference that an expression is, or whose `current` it is.
  mutating func reference(
    at tokens: Range<Int>, in scope: Int, _ handler: HandlerEvaluator
  ) -> Int? {
    if case .unknown(let unknown) = evaluate(tokens, in: scope), let found = unknown.reference {
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

  /// Source: React Native 0.81, AccessibilityInfo.sendAccessibilityEvent, whose `focus` moves
  /// focus.
  private mutating func isFocusEvent(_ tokens: Range<Int>?, _ frame: HandlerEvaluator.Frame) -> Bool
  {
    guard let tokens else { return false }
    return evaluate(tokens, in: frame.scope).text == "focus"
  }

  private mutating func announce(
    _ arguments: [Range<Int>], _ frame: HandlerEvaluator.Frame, _ handler: inout HandlerEvaluator
  ) {
    guard let first = arguments.first else { return }
    let isSure = handler.isMounting || isFixed(first, in: frame.scope, since: handler.firstScope)
    guard isSure, case .string(let text, let holes) = evaluate(first, in: frame.scope),
      holes.isEmpty
    else { return handler.diagnose(.unknownAnnouncement(handler.prop, source.excerpt(first))) }
    var isQueued = false
    if arguments.count > 1,
      case .bool(true)? = evaluate(arguments[1], in: frame.scope).part(.key("queue"))
    {
      isQueued = true
    }
    handler.perform(.announce(text, isQueued: isQueued), in: frame)
  }

  /// Evaluates a function that is called later.
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
      delay += Int(min(time, 600_000))
    }
    enter(function, nil, in: outer, from: frame.scope, delay: delay, &handler)
  }
}
