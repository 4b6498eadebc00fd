internal import TextIO

extension SemanticsNode {
  /// Sets the box from a text such as `fromLTRB(0.0, 0.0, 9.0, 9.0)`.
  ///
  /// A transform can follow the box.
  ///
  /// - Returns: Whether the text could be read.
  mutating func setBox(from text: String) -> Bool {
    let numbers = SemanticsNode.numbers(in: text)
    let isSize = text.hasPrefix("fromLTWH")
    guard numbers.count >= 4 else { return false }
    var edges = Array(numbers[..<4])
    if isSize {
      edges[2] += edges[0]
      edges[3] += edges[1]
    }
    box = SemanticsBox(edges)
    let rest = numbers[4...]
    if text.range(ofScalars: "scaled by") != nil, let scale = rest.first, scale.isFinite {
      transform = SemanticsTransform(scale: min(max(scale, 0), 1000))
    } else if text.range(ofScalars: "with transform") != nil {
      transform = SemanticsTransform(rows: Array(rest))
    }
    return box != nil
  }

  /// Returns the numbers in a text.
  ///
  /// `Infinity` and `NaN` become numbers that are not finite.
  private static func numbers(in text: String) -> [Double] {
    text.split { "(), ;[]".contains($0) || $0.isWhitespace }.compactMap { word in
      let isNumber = word.first.map { $0.isNumber || $0 == "-" || $0 == "I" || $0 == "N" } ?? false
      return isNumber ? Double(word.last == "x" ? word.dropLast() : word) : nil
    }
  }

  /// Marks the node as changed since Flutter sent it to the platform.
  mutating func setDirty(_: String) -> Bool {
    isDirty = true
    return true
  }

  /// Sets the actions.
  ///
  /// If a symbol follows the name of an action, the action is blocked and is not sent to the
  /// platform.
  mutating func setActions(from text: String) -> Bool {
    for word in SemanticsProperty.words(text) {
      let name = SemanticsProperty.lastPart(word).prefix { $0.isASCII && $0.isLetter }
      guard let action = SemanticsAction(rawValue: String(name)) else {
        unknown.append(word)
        continue
      }
      if word.hasSuffix(name) { actions.insert(action) }
    }
    return true
  }

  mutating func setFlags(from text: String) -> Bool {
    for word in SemanticsProperty.words(text) {
      if let flag = SemanticsFlag(rawValue: SemanticsProperty.lastPart(word)) {
        flags.insert(flag)
      } else {
        unknown.append(word)
      }
    }
    return true
  }

  /// Sets the label.
  ///
  /// If an attribute specifies one language for the whole label, the language is set, too.
  mutating func setLabel(from text: String) -> Bool {
    let quoted = QuotedValue(text)
    label = quoted.text
    guard
      let start = quoted.attributes.range(
        ofScalars: "LocaleStringAttribute(TextRange(start: 0, end: ")
    else { return true }
    let rest = quoted.attributes[start.upperBound...]
    let digits = rest.prefix(while: \.isNumber)
    guard Int(digits) == label.utf16.count else { return true }
    let locale = rest[digits.endIndex...].drop { "), ".contains($0) }.prefix { $0 != ")" }
    language = SemanticsProperty.tag(String(locale))
    return true
  }

  /// Sets the sort key from a text such as `OrdinalSortKey#19df5(name: "x", order: 1.0)`.
  mutating func setSortKey(from text: String) -> Bool {
    guard let open = text.firstIndex(of: "("),
      let order = text.range(ofScalars: "order: ").flatMap({ found in
        Double(text[found.upperBound...].prefix { !"), ".contains($0) })
      }), order.isFinite
    else { return false }
    let name = text.range(ofScalars: "name: ").map { found in
      QuotedValue(String(text[found.upperBound...].prefix { $0 != "," })).text
    }
    sortKey = SortKey(type: String(text[..<open].prefix { $0 != "#" }), name: name, order: order)
    return true
  }
}
