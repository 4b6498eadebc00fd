extension Evaluator {
  /// Returns the text of a format such as `%d of %.1f`, or `nil` if a value is unknown.
  ///
  /// The placeholders of `String(format:)` and of `String.format` are supported.
  mutating func formatted(_ format: String, _ values: [SourceValue]) -> String? {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzL".contains($0) || $0 == "@" })
      else {
        // Source: Java, `Formatter`: an incomplete placeholder is an error.
        if framework.language.isKotlin { return nil }
        break
      }
      var specification = rest[..<end].filter { !"lhqzL".contains($0) }
      var position = next
      if let dollar = specification.firstIndex(of: "$"),
        let number = Int(specification[..<dollar]), number > 0
      {
        position = number - 1
        specification = String(specification[specification.index(after: dollar)...])
      } else {
        next += 1
      }
      guard position < values.count,
        let text = formatted(currentValue(values[position]), specification, as: rest[end])
      else { return nil }
      result += text
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count <= EvaluationLimit.maximumTextLength else { return nil }
    }
    return result + rest
  }

  private mutating func formatted(
    _ value: SourceValue, _ specification: String, as kind: Character
  ) -> String? {
    if value.isUnknown { return nil }
    guard "sS@bBc".contains(kind) else { return number(value, specification, as: kind) }
    guard var known = knownText(of: value) else { return nil }
    if let point = specification.firstIndex(of: ".") {
      let digits = specification[specification.index(after: point)...]
      guard let length = Evaluator.size(digits, atMost: EvaluationLimit.maximumTextLength) else {
        return nil
      }
      known = String(known.prefix(length))
    }
    return padded(kind == "S" ? known.uppercased() : known, specification, as: kind)
  }

  /// Returns a number in the format of a placeholder such as `%.2f`, `%03d` or `%lf`, or `nil` if
  /// the number does not fit the placeholder.
  package func formatted(_ value: SourceValue, by placeholder: String) -> String? {
    guard placeholder.hasPrefix("%"), let kind = placeholder.last else { return nil }
    let specification = placeholder.dropFirst().dropLast().filter { !"lhqzLjt".contains($0) }
    // A position, as in `%1$d`, is not part of the width.
    let start = specification.firstIndex(of: "$").map { specification.index(after: $0) }
    return number(value, String(specification[(start ?? specification.startIndex)...]), as: kind)
  }

  private func number(
    _ value: SourceValue, _ specification: String, as kind: Character
  ) -> String? {
    let parts = specification.split(separator: ".", omittingEmptySubsequences: false)
    let text: String
    switch kind {
    case "f", "F":
      guard let number = value.asNumber else { return nil }
      guard let precision = parts.count > 1 ? Evaluator.size(parts[1], atMost: 15) : 6 else {
        return nil
      }
      let rounded =
        framework.language.isKotlin
        ? Evaluator.roundedHalfUp(number, precision) : Evaluator.fixed(number, precision)
      guard let fixed = rounded else { return nil }
      text = fixed
    case "d", "i", "u":
      guard case .integer(let number) = value else { return nil }
      text = "\(number)"
    case "x", "X", "o":
      guard case .integer(let number) = value, number >= 0 else { return nil }
      text = String(number, radix: kind == "o" ? 8 : 16, uppercase: kind == "X")
    default: return nil
    }
    return padded(text, specification, as: kind)
  }

  /// Returns the width or precision in a placeholder, which is 0 if the text is empty.
  ///
  /// Returns `nil` for a number above a maximum, because the text would be too long or inexact.
  private static func size(_ digits: Substring, atMost maximum: Int) -> Int? {
    guard !digits.isEmpty else { return 0 }
    return Int(digits).flatMap { (0...maximum).contains($0) ? $0 : nil }
  }

  /// Returns a text with the sign, grouping and width that a placeholder specifies, or `nil` if the
  /// placeholder is not supported.
  private func padded(
    _ text: String, _ specification: String, as kind: Character
  ) -> String? {
    let parts = specification.split(separator: ".", omittingEmptySubsequences: false)
    var text = text
    let flags = specification.prefix { "0-+ ,#'(".contains($0) }
    if "#('".contains(where: flags.contains) { return nil }
    if flags.contains(","), kind != "s" { text = text.grouped }
    if !text.hasPrefix("-"), "dif".contains(kind) {
      if flags.contains("+") { text = "+" + text } else if flags.contains(" ") { text = " " + text }
    }
    guard
      let width = Evaluator.size((parts.first ?? "").dropFirst(flags.count), atMost: 1_000)
    else { return nil }
    let missing = max(0, width - text.count)
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  /// Returns a number with a fixed number of decimals.
  ///
  /// As in C, a number exactly halfway between two results gets an even last digit. The exact value
  /// of the binary number is used for this comparison.
  package static func fixed(_ number: Double, _ decimals: Int) -> String? {
    guard number.isFinite, abs(number) < 1e15, (0...15).contains(decimals) else { return nil }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let product = abs(number) * scale
    let error = (-product).addingProduct(abs(number), scale)
    let isMiddle = product - product.rounded(.down) == 0.5
    let scaled =
      isMiddle && error != 0
      ? product.rounded(error > 0 ? .up : .down) : product.rounded(.toNearestOrEven)
    guard let digits = Int(exactly: scaled) else { return nil }
    let sign = number < 0 && digits > 0 ? "-" : ""
    let text = "\(digits)"
    guard decimals > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

extension String {
  /// The text of a number with commas between groups of three digits.
  var grouped: String {
    let sign = prefix { $0 == "-" }
    let whole = dropFirst(sign.count).prefix { $0.isNumber }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return sign + result + dropFirst(sign.count + whole.count)
  }
}
