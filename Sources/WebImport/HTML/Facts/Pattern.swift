/// A regular expression of the attribute `pattern`, matched without going back.
///
/// All ways to match are followed at once, so that no expression takes long. What this cannot do,
/// such as looking ahead and references, makes no pattern.
/// Source: HTML Standard, 4.10.5.3.6; ECMAScript, “RegExp (Regular Expression) Objects”.
struct Pattern: Sendable {
  /// What one character is compared with.
  private struct Test: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isInverted = false

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isInverted
    }
  }

  /// A step of the machine that matches.
  private enum Step: Sendable {
    case test(Test)
    case split(Int, Int)
    case jump(Int)
    case end
  }

  /// The most steps an expression may have with all its repetitions written out.
  private static let longest = 2_000
  /// How deep groups may be nested.
  private static let deepest = 50

  private var steps: [Step] = []
  private var scalars: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  /// Reads an expression; absent for one that is none or that this cannot do.
  init?(_ text: String) {
    scalars = Array(text.unicodeScalars)
    guard let whole = readChoice(), place == scalars.count, whole.count < Pattern.longest else {
      return nil
    }
    steps = whole + [.end]
  }

  /// Whether the whole text is as the expression asks for.
  func matches(_ text: String) -> Bool {
    var current = reach([0])
    for scalar in text.unicodeScalars {
      var next: [Int] = []
      for step in current {
        if case .test(let test) = steps[step], test.accepts(scalar) { next.append(step + 1) }
      }
      guard !next.isEmpty else { return false }
      current = reach(next)
    }
    return current.contains { if case .end = steps[$0] { true } else { false } }
  }

  /// The steps that can be come to without a character.
  private func reach(_ starts: [Int]) -> [Int] {
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

/// Reading: targets of steps are relative, so that pieces can be put together.
extension Pattern {
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private mutating func readChoice() -> [Step]? {
    guard depth < Pattern.deepest, var first = readRun() else { return nil }
    while take("|") {
      guard let other = readRun(), first.count + other.count < Pattern.longest else { return nil }
      first =
        [.split(1, first.count + 2)] + first + [.jump(other.count + 1)] + other
    }
    return first
  }

  private mutating func readRun() -> [Step]? {
    var run: [Step] = []
    while place < scalars.count, scalars[place] != "|", scalars[place] != ")" {
      // Both ends are fixed anyway.
      if take("^") || take("$") { continue }
      guard let piece = readPiece(), let repeated = readRepetition(of: piece),
        run.count + repeated.count < Pattern.longest
      else { return nil }
      run += repeated
    }
    return run
  }

  private mutating func readPiece() -> [Step]? {
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "(":
      if take("?") { guard take(":") else { return nil } }
      depth += 1
      defer { depth -= 1 }
      guard let inner = readChoice(), take(")") else { return nil }
      return inner
    case "[": return readClass().map { [.test($0)] }
    case ".": return [.test(Test(ranges: [10...10, 13...13], isInverted: true))]
    case "\\": return readEscape().map { [.test($0)] }
    case "*", "+", "?", "{", "}", "]", ")": return nil
    default: return [.test(Test(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func readRepetition(of piece: [Step]) -> [Step]? {
    var (low, high): (Int, Int?) = (1, 1)
    if take("*") {
      (low, high) = (0, nil)
    } else if take("+") {
      (low, high) = (1, nil)
    } else if take("?") {
      (low, high) = (0, 1)
    } else if take("{") {
      guard let first = readNumber() else { return nil }
      (low, high) = (first, first)
      if take(",") { high = readNumber() }
      guard take("}"), high ?? low >= low else { return nil }
    }
    // Whether as much or as little as possible is taken makes no difference to the whole.
    _ = take("?")
    guard max(low, high ?? 0) * (piece.count + 1) < Pattern.longest else { return nil }
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

  private mutating func readNumber() -> Int? {
    var digits = ""
    while place < scalars.count, ("0"..."9").contains(scalars[place]), digits.count < 5 {
      digits.unicodeScalars.append(scalars[place])
      place += 1
    }
    return Int(digits)
  }

  private mutating func readClass() -> Test? {
    var test = Test(ranges: [], isInverted: take("^"))
    while place < scalars.count, scalars[place] != "]" {
      guard let first = readMember() else { return nil }
      let isRange = place + 1 < scalars.count && scalars[place] == "-" && scalars[place + 1] != "]"
      guard isRange else {
        guard !first.isInverted else { return nil }
        test.ranges += first.ranges
        continue
      }
      place += 1
      guard let last = readMember(), let low = first.ranges.first?.lowerBound,
        let high = last.ranges.first?.upperBound, low <= high
      else { return nil }
      test.ranges.append(low...high)
    }
    return take("]") ? test : nil
  }

  private mutating func readMember() -> Test? {
    let scalar = scalars[place]
    place += 1
    return scalar == "\\" ? readEscape() : Test(ranges: [scalar.value...scalar.value])
  }

  private mutating func readEscape() -> Test? {
    guard place < scalars.count else { return nil }
    let scalar = scalars[place]
    place += 1
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
    // Words' ends, references, code points and properties are left alone.
    case "a"..."z", "A"..."Z", "0"..."9": return nil
    default: return Test(ranges: [scalar.value...scalar.value])
    }
  }
}
