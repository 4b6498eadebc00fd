internal import ImportSupport
internal import TextIO

/// Decides media queries.
///
/// Source: Media Queries Level 4, sections 2 and 3.
struct MediaQuery {
  let environment: MediaEnvironment

  /// Whether any query of a list matches.
  func truth(of tokens: ArraySlice<CSSToken>) -> CSSTruth {
    let tokens = tokens.trimmed
    guard !tokens.isEmpty else { return .yes }
    return tokens.split(at: ",").reduce(.no) { $0.or(query($1.trimmed)) }
  }

  /// Whether the `media` attribute of an element lets it apply.
  func truth(of attribute: String?) -> CSSTruth {
    truth(of: CSSTokenizer.tokens(of: attribute ?? "")[...])
  }

  /// `[not | only]? type [and condition]?`, or a condition.
  private func query(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    var words: [String] = []
    var rest = tokens
    while case .ident(let word)? = rest.first, words.count < 2 {
      words.append(word.asciiLowercased)
      rest = rest.dropFirst().drop { $0 == .space }
      if words.last != "not", words.last != "only" { break }
    }
    guard let type = words.last, type != "not", type != "only" else {
      return condition(words == ["only"] ? rest : tokens)
    }
    var truth = CSSTruth(type == "screen" || type == "all")
    if !rest.isEmpty {
      guard case .ident(let and)? = rest.first, and.asciiLowercased == "and" else { return .no }
      truth = truth.and(condition(rest.dropFirst()))
    }
    return words.first == "not" ? !truth : truth
  }

  private func condition(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    CSSCondition { function, inner in function == nil ? feature(inner) : .unknown }
      .truth(of: tokens)
  }

  /// What stands in one pair of parentheses: a feature, one with a value, or a range.
  private func feature(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    let tokens = tokens.filter { $0 != .space }
    if let colon = tokens.firstIndex(of: .delimiter(":")) {
      guard case .ident(let name)? = tokens.first, colon == 1 else { return .unknown }
      return plain(name.asciiLowercased, tokens[2...])
    }
    if tokens.contains(where: {
      $0 == .delimiter("<") || $0 == .delimiter(">") || $0 == .delimiter("=")
    }) {
      return range(tokens[...])
    }
    guard tokens.count == 1, case .ident(let name)? = tokens.first else { return .unknown }
    if let number = environment.number(name.asciiLowercased) { return CSSTruth(number != 0) }
    guard let values = MediaEnvironment.features[name.asciiLowercased] else {
      return name.asciiLowercased == "orientation" ? .yes : .unknown
    }
    return CSSTruth(values.contains { $0 != "none" && $0 != "no-preference" })
  }

  private func plain(_ name: String, _ value: ArraySlice<CSSToken>) -> CSSTruth {
    for (prefix, comparison) in [("min-", ">="), ("max-", "<=")] {
      // `-webkit-min-device-pixel-ratio` has its limit in the middle.
      guard let place = name.range(ofScalars: prefix),
        name.hasPrefix(prefix) || name.hasPrefix("-webkit-")
      else { continue }
      var feature = name
      feature.removeSubrange(place)
      return compare(feature, comparison, value)
    }
    if name == "orientation" {
      guard case .ident(let word)? = value.first else { return .unknown }
      let isUpright = environment.viewport.height >= environment.viewport.width
      return CSSTruth(word.asciiLowercased == (isUpright ? "portrait" : "landscape"))
    }
    if environment.number(name) != nil { return compare(name, "=", value) }
    guard let values = MediaEnvironment.features[name] else { return .unknown }
    switch value.first {
    case .ident(let word)?: return CSSTruth(values.contains(word.asciiLowercased))
    case .number(let word)?: return CSSTruth(values.contains(word))
    default: return .unknown
    }
  }

  /// `value < feature`, `feature >= value` or `value <= feature < value`.
  private func range(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    var operands: [ArraySlice<CSSToken>] = []
    var signs: [String] = []
    var rest = tokens
    while !rest.isEmpty {
      let operand = rest.prefix {
        ![.delimiter("<"), .delimiter(">"), .delimiter("=")].contains($0)
      }
      operands.append(operand)
      rest = rest[operand.endIndex...]
      var sign = ""
      while case .delimiter(let character)? = rest.first, "<>=".contains(character) {
        sign.append(character)
        rest.removeFirst()
      }
      if !sign.isEmpty { signs.append(sign) }
    }
    let place = operands.firstIndex { operand in
      if case .ident? = operand.first { return true }
      return false
    }
    guard operands.count == signs.count + 1, (2...3).contains(operands.count), let place,
      case .ident(let name)? = operands[place].first
    else { return .unknown }
    var truth = CSSTruth.yes
    if place > 0 {
      let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="][signs[place - 1]] ?? "="
      truth = truth.and(compare(name.asciiLowercased, turned, operands[place - 1]))
    }
    if place < signs.count {
      truth = truth.and(compare(name.asciiLowercased, signs[place], operands[place + 1]))
    }
    return truth
  }

  private func compare(
    _ feature: String, _ sign: String, _ value: ArraySlice<CSSToken>
  ) -> CSSTruth {
    guard let found = environment.number(feature), let wanted = MediaQuery.number(value) else {
      return .unknown
    }
    return switch sign {
    case "<": CSSTruth(found < wanted)
    case "<=": CSSTruth(found <= wanted)
    case ">": CSSTruth(found > wanted)
    case ">=": CSSTruth(found >= wanted)
    default: CSSTruth(abs(found - wanted) < 0.001)
    }
  }

  /// A number, length, resolution or ratio; relative lengths as if text had its usual size.
  static func number(_ tokens: ArraySlice<CSSToken>) -> Double? {
    let tokens = tokens.filter { $0 != .space }
    if tokens.count == 3, tokens[1] == .delimiter("/") {
      guard let width = number(tokens[..<1]), let height = number(tokens[2...]), height != 0 else {
        return nil
      }
      return width / height
    }
    var text = ""
    for token in tokens {
      switch token {
      case .number(let digits): text += digits
      case .delimiter("."): text += "."
      case .delimiter("-"): text += "-"
      case .delimiter("+"): text += "+"
      default: return nil
      }
    }
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = Double(digits.hasPrefix(".") ? "0" + digits : String(digits)) else {
      return nil
    }
    return units[text.dropFirst(digits.count).lowercased()].map { number * $0 }
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "em": 16, "rem": 16, "ex": 8, "ch": 8, "pt": 96 / 72, "pc": 16, "in": 96,
    "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "dppx": 1, "x": 1, "dpi": 1 / 96,
    "dpcm": 2.54 / 96,
  ]
}
