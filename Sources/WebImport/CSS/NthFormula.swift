/// An `An+B` formula, as in `:nth-child()`.
struct NthFormula: Sendable {
  var step: Int
  var offset: Int
  var isOfType = false
  var isFromEnd = false

  /// Whether the formula selects the element at a position among its siblings.
  ///
  /// Positions count from 1.
  func matches(_ position: Int) -> Bool {
    let distance = position - offset
    guard step != 0 else { return distance == 0 }
    return distance % step == 0 && distance / step >= 0
  }
}

extension NthFormula {
  /// Parses a formula such as `odd`, `even`, `3`, `2n` or `-n + 3`.
  ///
  /// Source: CSS Syntax Module Level 3, section 6 “The An+B microsyntax”.
  init?(_ tokens: ArraySlice<CSSToken>) {
    var text = ""
    for token in tokens {
      switch token {
      case .space: continue
      case .ident(let part), .number(let part): text += part.asciiLowercased
      case .delimiter(let sign) where "+-".contains(sign): text.append(sign)
      default: return nil
      }
    }
    if text == "odd" || text == "even" {
      self.init(step: 2, offset: text == "odd" ? 1 : 0)
      return
    }
    guard let letter = text.firstIndex(of: "n") else {
      guard let offset = Int(text) else { return nil }
      self.init(step: 0, offset: NthFormula.clamped(offset))
      return
    }
    let before = text[..<letter]
    let after = text[text.index(after: letter)...]
    let step = ["": 1, "+": 1, "-": -1][before] ?? Int(before)
    guard let step, let offset = after.isEmpty ? 0 : Int(after) else { return nil }
    self.init(step: NthFormula.clamped(step), offset: NthFormula.clamped(offset))
  }

  /// Returns a number limited to the range of 32-bit integers, as in browsers.
  private static func clamped(_ number: Int) -> Int {
    min(max(number, Int(Int32.min)), Int(Int32.max))
  }
}
