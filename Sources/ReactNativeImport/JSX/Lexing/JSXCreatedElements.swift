/// Rewrites the calls of `React.createElement` as the elements that they create.
///
/// `createElement(View, props, child)` gets the tokens of `<View {...props}>{child}</View>`, so that
/// all further code sees only elements. The added braces are tokens without characters. A call
/// whose component is an expression, or into whose props an array is spread, remains a call.
///
/// Source: React 19, createElement.
struct JSXCreatedElements {
  private(set) var tokens: [JSXToken] = []
  /// The index in ``tokens`` of each token before the change.
  ///
  /// It is empty if there are no such calls.
  private var newIndices: [Int] = []

  private let old: [JSXToken]
  private let bytes: [UInt8]
  private var calls: [Call] = []
  /// Whether each token of ``tokens`` is an added brace.
  private var isAdded: [Bool] = []
  /// The open added brace of each call, by the index of the call's bracket.
  private var openBraces: [Int: Int] = [:]

  /// A call that creates an element.
  private struct Call {
    /// The index of the first token of the called function: `React` in `React.createElement(`.
    var start: Int
    var open: Int
    var close: Int
    var component: Range<Int>
    /// The props, and then the children.
    var arguments: [Range<Int>]
  }

  /// What becomes of a token.
  private enum Change {
    case element(Call), name(Range<Int>), tagEnd, end
    case removal
    /// The removal of the bracket of a call, which begins at this token.
    case bracket(ofCallAt: Int)
  }

  /// - Parameters:
  ///   - tokens: The tokens of a file.
  ///   - bytes: The bytes of the file.
  init(_ tokens: [JSXToken], in bytes: [UInt8]) {
    old = tokens
    self.bytes = bytes
    let names = JSXCreatingNames(tokens, in: bytes)
    calls = tokens.indices.compactMap { call(at: $0, names) }
    if calls.isEmpty { self.tokens = tokens } else { rewrite() }
  }

  /// Returns the index of a token after the change.
  func index(of token: Int) -> Int {
    if newIndices.isEmpty { return token }
    return newIndices.indices.contains(token) ? newIndices[token] : tokens.count
  }

  // MARK: Calls

  private func call(at open: Int, _ names: JSXCreatingNames) -> Call? {
    let close = Int(old[open].match)
    guard old[open].kind == .open, isToken(open, "("), old.indices.contains(close),
      old[close].kind == .close, !isToken(close + 1, "{"),
      let start = names.start(ofCallAt: open)
    else { return nil }
    var entries = entries(from: open + 1, to: close)
    if entries.last?.isEmpty == true { entries.removeLast() }
    guard let component = entries.first, isComponent(component),
      entries.allSatisfy({ !$0.isEmpty }),
      entries.count < 2 || !isToken(entries[1].lowerBound, "...")
    else { return nil }
    return Call(
      start: start, open: open, close: close, component: component,
      arguments: Array(entries.dropFirst()))
  }

  private func entries(from first: Int, to close: Int) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = first
    var token = first
    while token < close {
      if isToken(token, ",") {
        entries.append(start..<token)
        start = token + 1
      }
      switch old[token].kind {
      case .open, .templateOpen, .element: token = max(token, Int(old[token].match)) + 1
      default: token += 1
      }
    }
    return entries + [start..<max(start, min(token, close))]
  }

  /// Whether tokens can be the name of an element: a path such as `Animated.View`, or a string.
  private func isComponent(_ range: Range<Int>) -> Bool {
    guard let last = range.last, last < old.count else { return false }
    if range.count == 1, old[last].kind == .string {
      return old[last].range.dropFirst().dropLast().allSatisfy { bytes[$0].continuesJSXName }
        && old[last].range.count > 2
    }
    guard range.count % 2 == 1 else { return false }
    for (offset, token) in range.enumerated() {
      let isPart = offset % 2 == 0 ? old[token].kind == .word : isToken(token, ".")
      guard isPart, token == last || old[token].end == old[token + 1].start else { return false }
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(old[last].start)])
  }

  private func isToken(_ token: Int, _ text: StaticString) -> Bool {
    old.isToken(token, text, in: bytes)
  }

  // MARK: Rewriting

  private mutating func rewrite() {
    var changes: [Int: Change] = [:]
    var opening: [Int: Int] = [:]
    var closing: [Int: Int] = [:]
    for call in calls {
      for token in call.start...call.open { changes[token] = .removal }
      changes[call.start] = .element(call)
      changes[call.open] = .bracket(ofCallAt: call.start)
      for token in call.component { changes[token] = .removal }
      let component = old[call.component.lowerBound].range.lowerBound
      let isString = old[call.component.lowerBound].kind == .string
      let end = old[call.component.upperBound - 1].range.upperBound
      changes[call.component.lowerBound] = .name(
        isString ? component + 1..<end - 1 : component..<end)
      for argument in [call.component] + call.arguments where argument.upperBound < call.close {
        changes[argument.upperBound] = .removal
      }
      if call.arguments.count > 1 { changes[call.arguments[0].upperBound] = .tagEnd }
      changes[call.close] = .end
      for argument in call.arguments {
        opening[argument.lowerBound] = call.open
        closing[argument.upperBound] = call.open
      }
    }
    newIndices.reserveCapacity(old.count)
    for index in old.indices {
      if let call = closing[index] { closeBrace(of: call, before: index) }
      if let call = opening[index] { openBrace(of: call, at: index) }
      append(index, changes[index])
    }
    connect()
  }

  private mutating func openBrace(of call: Int, at index: Int) {
    let start = old[index].range.lowerBound
    openBraces[call] = tokens.count
    tokens.append(JSXToken(.open, start..<start, in: newIndices[call]))
    isAdded.append(true)
  }

  private mutating func closeBrace(of call: Int, before index: Int) {
    guard let open = openBraces.removeValue(forKey: call), let last = tokens.last else { return }
    let end = last.range.upperBound
    tokens[open].match = Int32(clamping: tokens.count)
    tokens.append(JSXToken(.close, end..<end, in: newIndices[call]))
    tokens[tokens.count - 1].match = Int32(clamping: open)
    isAdded.append(true)
  }

  private mutating func append(_ index: Int, _ change: Change?) {
    var token = old[index]
    newIndices.append(tokens.count)
    switch change {
    case .removal?: return
    case .bracket(let start)?:
      newIndices[index] = newIndices[start]
      return
    case .element(let call)?:
      (token.kind, token.end) = (.element, old[call.open].end)
      token.match = Int32(clamping: call.close)
    case .name(let range)?:
      token.kind = .name
      (token.start, token.end) = (
        Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound)
      )
    case .tagEnd?: token.kind = .tagEnd
    case .end?: token.kind = .elementEnd
    case nil: break
    }
    if let brace = openBraces[Int(token.parent)] {
      token.parent = Int32(clamping: -2 - brace)
    }
    isAdded.append(false)
    tokens.append(token)
  }

  /// Replaces the old indices in the new tokens by the new indices.
  private mutating func connect() {
    for index in tokens.indices where !isAdded[index] {
      let parent = Int(tokens[index].parent)
      // An index below −1 stands for an added brace.
      let newParent = parent < -1 ? -2 - parent : parent < 0 ? parent : self.index(of: parent)
      tokens[index].parent = Int32(clamping: newParent)
      let match = Int(tokens[index].match)
      if match >= 0 { tokens[index].match = Int32(clamping: self.index(of: match)) }
    }
  }
}
