internal import Simulator

/// What expressions of functions do.
extension JSXEvaluator {
  /// Does an expression: what its operators choose, or a call.
  mutating func express(_ frame: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator) {
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
      frame.tokens = source.inside(tokens.lowerBound)
      reaction.frames.append(frame)
    } else if source.entries(in: tokens).count > 1 {
      for part in source.entries(in: tokens).reversed() {
        frame.tokens = part
        reaction.frames.append(frame)
      }
    } else if source.first("=>", in: tokens) == nil {
      choose(frame, &reaction)
    }
  }

  /// Does what stands behind `?`, `&&`, `||` and `=`, as far as the conditions are known.
  private mutating func choose(_ own: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator) {
    let tokens = own.tokens
    var frame = own
    // What is left of the call of a function ends with the expression that it is.
    if let equals = source.first("=", in: tokens) {
      frame.tokens = equals + 1..<tokens.upperBound
      reaction.frames.append(frame)
      return
    }
    if let question = source.first("?", in: tokens) {
      let asked = tokens.lowerBound..<question
      let chosen = decided(asked, in: own.scope, reaction)
      guard let chosen, let colon = source.colon(after: question, in: tokens) else {
        return reaction.doubt(.conditionalProp(reaction.prop, source.excerpt(asked)), in: own)
      }
      frame.tokens = chosen ? question + 1..<colon : colon + 1..<tokens.upperBound
      reaction.frames.append(frame)
      return
    }
    for sign in ["||", "??", "&&"] as [StaticString] {
      guard let place = source.last(sign, in: tokens) else { continue }
      let asked = tokens.lowerBound..<place
      guard let holds = decided(asked, in: own.scope, reaction) else {
        return reaction.doubt(.conditionalProp(reaction.prop, source.excerpt(asked)), in: own)
      }
      guard holds == source.isToken(place, "&&") else { return }
      frame.tokens = place + 1..<tokens.upperBound
      reaction.frames.append(frame)
      return
    }
    call(own, &reaction)
  }

  /// Does the first call of an expression that has no other operators.
  private mutating func call(_ own: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator) {
    let tokens = own.tokens
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
      return reaction.doubt(.unknownCall(reaction.prop, source.excerpt(callee)), in: own)
    }
    call(callee, with: source.entries(of: open), own, &reaction)
  }

  private mutating func call(
    _ callee: Range<Int>, with arguments: [Range<Int>], _ own: HandlerEvaluator.Frame,
    _ reaction: inout HandlerEvaluator
  ) {
    let method = source.text(callee.upperBound - 1)
    let head = source.text(callee.lowerBound)
    let value = evaluate(callee, in: own.scope)
    switch value {
    case .function(let function?, let outer):
      let values = arguments.map { argument($0, in: own.scope, reaction) }
      return enter(
        function, values, in: outer, from: own.scope, delay: own.delay, &reaction)
    case .unknown(let unknown):
      let target = unknown.receiver ?? reaction.members[source.way(callee.dropLast(2))]
      if let target, moveFocus(to: target, by: method, callee, own, &reaction) { return }
    default: break
    }
    switch method {
    case "announceForAccessibility", "announceForAccessibilityWithOptions":
      announce(arguments, own, &reaction)
    case "setAccessibilityFocus", "sendAccessibilityEvent":
      guard let first = arguments.first,
        method == "setAccessibilityFocus" || isFocusEvent(arguments.last, own),
        let target = reference(at: first, in: own.scope, reaction)
      else { return reaction.doubt(.unknownCall(reaction.prop, source.excerpt(callee)), in: own) }
      reaction.do(.readerFocus(.init(reference: target, words: source.excerpt(first))), in: own)
    case "dismiss" where head == "Keyboard": reaction.do(.hideKeyboard, in: own)
    case "setTimeout", "requestAnimationFrame", "setImmediate", "queueMicrotask",
      "runAfterInteractions", "startTransition":
      later(method, arguments, callee, own, &reaction)
    case _ where JSXEvaluator.silent.contains(head) || JSXEvaluator.silent.contains(method): break
    default: reaction.doubt(.unknownCall(reaction.prop, source.excerpt(callee)), in: own)
    }
  }

  /// What no reader notices.
  private static let silent: Set<String> = [
    "console", "Haptics", "Vibration", "clearTimeout", "clearInterval", "preventDefault",
    "stopPropagation", "persist",
  ]

  /// What a function is given; what may be another value by then is unknown.
  private mutating func argument(
    _ tokens: Range<Int>, in scope: Int, _ reaction: HandlerEvaluator
  ) -> JSXValue {
    let value = evaluate(tokens, in: scope)
    switch value {
    case .unknown, .function: return value
    default:
      let isSure = reaction.isOpening || isFixed(tokens, in: scope, since: reaction.firstScope)
      return isSure ? value : .unknown(at: tokens)
    }
  }

  // MARK: What a reader notices

  private mutating func moveFocus(
    to target: Int, by method: String, _ callee: Range<Int>, _ own: HandlerEvaluator.Frame,
    _ reaction: inout HandlerEvaluator
  ) -> Bool {
    let target = ReactStep.Target(reference: target, words: source.way(callee.dropLast(2)))
    switch method {
    case "focus": reaction.do(.focus(target), in: own)
    case "blur": reaction.do(.hideKeyboard, in: own)
    case "clear": reaction.do(.clear(target), in: own)
    default: return false
    }
    return true
  }

  /// The reference that an expression is, or whose `current` it is.
  mutating func reference(
    at tokens: Range<Int>, in scope: Int, _ reaction: HandlerEvaluator
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
    return reaction.members[source.way(tokens)]
  }

  /// Source: React Native 0.81, AccessibilityInfo.sendAccessibilityEvent, whose `focus` moves focus.
  private mutating func isFocusEvent(_ tokens: Range<Int>?, _ own: HandlerEvaluator.Frame) -> Bool {
    guard let tokens else { return false }
    return evaluate(tokens, in: own.scope).text == "focus"
  }

  private mutating func announce(
    _ arguments: [Range<Int>], _ own: HandlerEvaluator.Frame, _ reaction: inout HandlerEvaluator
  ) {
    guard let first = arguments.first else { return }
    let isSure =
      reaction.isOpening || isFixed(first, in: own.scope, since: reaction.firstScope)
    guard isSure, case .string(let text, let holes) = evaluate(first, in: own.scope), holes.isEmpty
    else { return reaction.doubt(.unknownAnnouncement(reaction.prop, source.excerpt(first))) }
    var isQueued = false
    if arguments.count > 1,
      case .bool(true)? = evaluate(arguments[1], in: own.scope).part(.key("queue"))
    {
      isQueued = true
    }
    reaction.do(.announce(text, isQueued: isQueued), in: own)
  }

  /// Does what a function does that is called after a time.
  private mutating func later(
    _ method: String, _ arguments: [Range<Int>], _ callee: Range<Int>,
    _ own: HandlerEvaluator.Frame,
    _ reaction: inout HandlerEvaluator
  ) {
    guard let first = arguments.first,
      case .function(let function?, let outer) = evaluate(first, in: own.scope)
    else {
      return reaction.doubt(.unknownCall(reaction.prop, source.excerpt(callee)), in: own)
    }
    var delay = own.delay
    if method == "setTimeout", arguments.count > 1,
      case .number(let time, _) = evaluate(arguments[1], in: own.scope), time > 0
    {
      delay += Int(min(time, 600_000))
    }
    enter(function, nil, in: outer, from: own.scope, delay: delay, &reaction)
  }
}
