internal import ImportSupport
internal import TextIO

/// An evaluator of media queries.
///
/// Source: Media Queries Level 4, sections 2 and 3.
struct MediaQuery {
  let environment: MediaEnvironment

  /// Returns whether any query in a list matches.
  func truth(of tokens: ArraySlice<CSSToken>) -> CSSTruth {
    let tokens = tokens.trimmed
    guard !tokens.isEmpty else { return .yes }
    return tokens.split(at: ",").reduce(.no) { $0.or(query($1.trimmed)) }
  }

  /// Returns whether the `media` attribute of an element matches.
  func truth(of attribute: String?) -> CSSTruth {
    truth(of: CSSTokenizer.tokens(of: attribute ?? "")[...])
  }

  /// Evaluates `[not | only]? type [and condition]?`, or a condition.
  private func query(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    var words: [String] = []
    var rest = tokens
    while let word = rest.first?.word, words.count < 2 {
      words.append(word)
      rest = rest.dropFirst().drop { $0 == .space }
      if words.last != "not", words.last != "only" { break }
    }
    guard let type = words.last, type != "not", type != "only" else {
      return condition(words == ["only"] ? rest : tokens)
    }
    var truth = CSSTruth(type == "screen" || type == "all")
    if !rest.isEmpty {
      guard rest.first?.word == "and" else { return .no }
      truth = truth.and(condition(rest.dropFirst()))
    }
    return words.first == "not" ? !truth : truth
  }

  private func condition(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    CSSCondition { function, inner in function == nil ? feature(inner) : .unknown }
      .truth(of: tokens)
  }

  /// Evaluates the content of a pair of parentheses.
  ///
  /// The content is a feature, a feature with a value, or a comparison.
  private func feature(_ tokens: ArraySlice<CSSToken>) -> CSSTruth {
    let tokens = tokens.filter { $0 != .space }
    if let colon = tokens.firstIndex(of: .delimiter(":")) {
      guard let name = tokens.first?.word, colon == 1 else { return .unknown }
      return plain(name, tokens[2...])
    }
    if tokens.contains(where: {
      $0 == .delimiter("<") || $0 == .delimiter(">") || $0 == .delimiter("=")
    }) {
      return range(tokens[...])
    }
    guard tokens.count == 1, let name = tokens.first?.word else { return .unknown }
    if let number = environment.number(name) { return CSSTruth(number != 0) }
    guard let values = MediaEnvironment.features[name] else {
      return name == "orientation" ? .yes : .unknown
    }
    return CSSTruth(values.contains { $0 != "none" && $0 != "no-preference" })
  }

  private func plain(_ name: String, _ value: ArraySlice<CSSToken>) -> CSSTruth {
    for (prefix, comparison) in [("min-", ">="), ("max-", "<=")] {
      // `-webkit-min-device-pixel-ratio` has the prefix `min-` in the middle.
      guard let range = name.range(ofScalars: prefix),
        name.hasPrefix(prefix) || name.hasPrefix("-webkit-")
      else { continue }
      var feature = name
      feature.removeSubrange(range)
      return compare(feature, comparison, value)
    }
    if name == "orientation" {
      guard let word = value.first?.word else { return .unknown }
      let isUpright = environment.viewport.height >= environment.viewport.width
      return CSSTruth(word == (isUpright ? "portrait" : "landscape"))
    }
    if environment.number(name) != nil { return compare(name, "=", value) }
    guard let values = MediaEnvironment.features[name] else { return .unknown }
    switch value.first {
    case .ident(let word)?: return CSSTruth(values.contains(word.asciiLowercased))
    case .number(let word)?: return CSSTruth(values.contains(word))
    default: return .unknown
    }
  }

  /// Evaluates a comparison: `value < feature`, `feature >= value` or `value <= feature < value`.
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
    let index = operands.firstIndex { $0.first?.word != nil }
    guard operands.count == signs.count + 1, (2...3).contains(operands.count), let index,
      let name = operands[index].first?.word
    else { return .unknown }
    var truth = CSSTruth.yes
    if index > 0 {
      let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="][signs[index - 1]] ?? "="
      truth = truth.and(compare(name, mirrored, operands[index - 1]))
    }
    if index < signs.count {
      truth = truth.and(compare(name, signs[index], operands[index + 1]))
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

  /// Parses a number, length, resolution or ratio.
  ///
  /// Relative lengths use the default font size.
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
      case .delimiter(let sign) where "+-.".contains(sign): text.append(sign)
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
