/// A regular expression of the attribute `pattern`.
///
/// Matching follows all alternatives at once. Backtracking would take very long for some
/// expressions. Expressions with lookahead or references are not supported.
///
/// Source: HTML Standard, 4.10.5.3.6; ECMAScript, “RegExp (Regular Expression) Objects”.
struct Pattern: Sendable {
  private struct Test: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isInverted = false

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isInverted
    }
  }

  private enum Step: Sendable {
    case test(Test)
    case split(Int, Int)
    case jump(Int)
    case end
  }

  /// The maximum number of steps of an expression, counted after repetitions are expanded.
  private static let maximumSteps = 2_000
  private static let maximumDepth = 50

  private var steps: [Step] = []
  private var scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  /// Parses an expression.
  ///
  /// The result is `nil` if the expression is invalid or not supported.
  init?(_ text: String) {
    scalars = Array(text.unicodeScalars)
    guard let whole = parseAlternatives(), index == scalars.count,
      whole.count < Pattern.maximumSteps
    else {
      return nil
    }
    steps = whole + [.end]
  }

  func matches(_ text: String) -> Bool {
    var current = reachableSteps(from: [0])
    for scalar in text.unicodeScalars {
      var next: [Int] = []
      for step in current {
        if case .test(let test) = steps[step], test.accepts(scalar) { next.append(step + 1) }
      }
      guard !next.isEmpty else { return false }
      current = reachableSteps(from: next)
    }
    return current.contains { if case .end = steps[$0] { true } else { false } }
  }

  /// Returns the steps that can be reached without consuming a character.
  private func reachableSteps(from starts: [Int]) -> [Int] {
    var isReached = Array(repeating: false, count: steps.count)
    var pending = starts
    var reached: [Int] = []
    while let step = pending.popLast() {
      guard !isReached[step] else { continue }
      isReached[step] = true
      switch steps[step] {
      case .test, .end: reached.append(step)
      case .jump(let target): pending.append(step + target)
      case .split(let one, let other): pending += [step + one, step + other]
      }
    }
    return reached
  }
}

// The parser of expressions. The targets of `split` and `jump` steps are relative, so that parsed
// parts can be concatenated.
extension Pattern {
  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func parseAlternatives() -> [Step]? {
    guard depth < Pattern.maximumDepth, var first = parseSequence() else { return nil }
    while consume("|") {
      guard let other = parseSequence(), first.count + other.count < Pattern.maximumSteps else {
        return nil
      }
      first =
        [.split(1, first.count + 2)] + first + [.jump(other.count + 1)] + other
    }
    return first
  }

  private mutating func parseSequence() -> [Step]? {
    var run: [Step] = []
    while index < scalars.count, scalars[index] != "|", scalars[index] != ")" {
      // `pattern` must always match the whole value. Therefore, anchors have no effect.
      if consume("^") || consume("$") { continue }
      guard let piece = parseTerm(), let repeated = parseRepetition(of: piece),
        run.count + repeated.count < Pattern.maximumSteps
      else { return nil }
      run += repeated
    }
    return run
  }

  private mutating func parseTerm() -> [Step]? {
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "(":
      if consume("?") { guard consume(":") else { return nil } }
      depth += 1
      defer { depth -= 1 }
      guard let inner = parseAlternatives(), consume(")") else { return nil }
      return inner
    case "[": return parseClass().map { [.test($0)] }
    case ".": return [.test(Test(ranges: [10...10, 13...13], isInverted: true))]
    case "\\": return parseEscape().map { [.test($0)] }
    case "*", "+", "?", "{", "}", "]", ")": return nil
    default: return [.test(Test(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func parseRepetition(of piece: [Step]) -> [Step]? {
    var (low, high): (Int, Int?) = (1, 1)
    if consume("*") {
      (low, high) = (0, nil)
    } else if consume("+") {
      (low, high) = (1, nil)
    } else if consume("?") {
      (low, high) = (0, 1)
    } else if consume("{") {
      guard let first = parseNumber() else { return nil }
      (low, high) = (first, first)
      if consume(",") { high = parseNumber() }
      guard consume("}"), high ?? low >= low else { return nil }
    }
    // Lazy and greedy repetitions match the same whole values. Therefore, skip the mark of a lazy
    // repetition.
    _ = consume("?")
    guard max(low, high ?? 0) * (piece.count + 1) < Pattern.maximumSteps else { return nil }
    var steps = Array(repeatElement(piece, count: low).joined())
    if let high {
      for left in stride(from: high - low, to: 0, by: -1) {
        steps += [.split(1, left * (piece.count + 1))] + piece
      }
    } else {
      steps += [.split(1, piece.count + 2)] + piece + [.jump(-piece.count - 1)]
    }
    return steps
  }

  private mutating func parseNumber() -> Int? {
    var digits = ""
    while index < scalars.count, ("0"..."9").contains(scalars[index]), digits.count < 5 {
      digits.unicodeScalars.append(scalars[index])
      index += 1
    }
    return Int(digits)
  }

  private mutating func parseClass() -> Test? {
    var test = Test(ranges: [], isInverted: consume("^"))
    while index < scalars.count, scalars[index] != "]" {
      guard let first = parseMember() else { return nil }
      let isRange = index + 1 < scalars.count && scalars[index] == "-" && scalars[index + 1] != "]"
      guard isRange else {
        guard !first.isInverted else { return nil }
        test.ranges += first.ranges
        continue
      }
      index += 1
      guard let last = parseMember(), let low = first.ranges.first?.lowerBound,
        let high = last.ranges.first?.upperBound, low <= high
      else { return nil }
      test.ranges.append(low...high)
    }
    return consume("]") ? test : nil
  }

  private mutating func parseMember() -> Test? {
    let scalar = scalars[index]
    index += 1
    return scalar == "\\" ? parseEscape() : Test(ranges: [scalar.value...scalar.value])
  }

  private mutating func parseEscape() -> Test? {
    guard index < scalars.count else { return nil }
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "d": return Test(ranges: [0x30...0x39])
    case "D": return Test(ranges: [0x30...0x39], isInverted: true)
    case "w": return Test(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    case "W":
      return Test(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A], isInverted: true)
    case "s": return Test(ranges: [9...13, 32...32, 0xA0...0xA0, 0x2028...0x2029])
    case "S":
      return Test(ranges: [9...13, 32...32, 0xA0...0xA0, 0x2028...0x2029], isInverted: true)
    case "t": return Test(ranges: [9...9])
    case "n": return Test(ranges: [10...10])
    case "r": return Test(ranges: [13...13])
    // Word boundaries, references, code points and Unicode properties are not supported.
    case "a"..."z", "A"..."Z", "0"..."9": return nil
    default: return Test(ranges: [scalar.value...scalar.value])
    }
  }
}
