extension SiblingFormula {
  /// `odd`, `even`, `3`, `2n`, `-n + 3`.
  ///
  /// Source: CSS Syntax Module Level 3, section 6 “The An+B microsyntax”.
  init?(_ tokens: ArraySlice<CSSToken>) {
    var text = ""
    for token in tokens {
      switch token {
      case .space: continue
      case .ident(let part), .number(let part): text += part.asciiLowercased
      case .delimiter("+"): text += "+"
      case .delimiter("-"): text += "-"
      default: return nil
      }
    }
    if text == "odd" || text == "even" {
      self.init(step: 2, offset: text == "odd" ? 1 : 0)
      return
    }
    guard let letter = text.firstIndex(of: "n") else {
      guard let offset = Int(text) else { return nil }
      self.init(step: 0, offset: SiblingFormula.limited(offset))
      return
    }
    let before = text[..<letter]
    let after = text[text.index(after: letter)...]
    let step = ["": 1, "+": 1, "-": -1][before] ?? Int(before)
    guard let step, let offset = after.isEmpty ? 0 : Int(after) else { return nil }
    self.init(step: SiblingFormula.limited(step), offset: SiblingFormula.limited(offset))
  }

  /// A number as browsers hold it, in 32 bits.
  private static func limited(_ number: Int) -> Int {
    min(max(number, Int(Int32.min)), Int(Int32.max))
  }
}
