internal import AccessibilityTree
internal import TextIO

/// Parsers of printed values.
///
/// Compose prints a value with the value's own text description, such as
/// `(rowCount=3, columnCount=1)`.
enum PrintedValue {
  /// Returns the texts in a printed list as one text, because TalkBack announces merged texts
  /// together.
  static func list(_ value: String) -> String {
    value.hasPrefix("[") && value.hasSuffix("]") && value.utf8.count > 1
      ? String(value.dropFirst().dropLast()) : value
  }

  /// Returns the numbers after equals signs, and the numbers on either side of `..`.
  static func numbers(in text: String) -> [Double] {
    let plain = text.split { "=(),: ".contains($0) }
    return plain.flatMap { word -> [Double] in
      guard let dots = word.range(ofScalars: "..") else { return Double(word).map { [$0] } ?? [] }
      return [Double(word[..<dots.lowerBound]), Double(word[dots.upperBound...])].compactMap { $0 }
    }.filter(\.isFinite)
  }

  /// Parses `ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)`.
  ///
  /// In the indeterminate range, all numbers are zero.
  static func progress(_ text: String) -> SemanticsConfiguration.ProgressRange {
    let numbers = numbers(in: text)
    guard numbers.count >= 3, numbers[..<3] != [0, 0, 0] else { return .indeterminate }
    return .determinate(current: numbers[0], start: numbers[1], end: numbers[2])
  }

  /// Parses `ScrollAxisRange(value=0.0, maxValue=120.0, reverseScrolling=false)`.
  static func scrollRange(_ text: String) -> SemanticsConfiguration.ScrollRange? {
    let numbers = numbers(in: text)
    guard numbers.count >= 2 else { return nil }
    let isReversed = text.range(ofScalars: "reverseScrolling=true") != nil
    return .init(value: numbers[0], maximum: numbers[1], isReversed: isReversed)
  }

  /// Parses `(rowCount=3, columnCount=1)`.
  static func collection(_ text: String) -> SemanticsConfiguration.CollectionSize? {
    guard let rows = number("rowCount", in: text), let columns = number("columnCount", in: text)
    else { return nil }
    return .init(rows: rows, columns: columns)
  }

  /// Parses `(rowIndex=0, rowSpan=1, columnIndex=0, columnSpan=1)`.
  static func collectionItem(_ text: String) -> SemanticsConfiguration.CollectionItem? {
    guard let row = number("rowIndex", in: text), let column = number("columnIndex", in: text)
    else { return nil }
    return .init(
      row: row, column: column, rowSpan: number("rowSpan", in: text) ?? 1,
      columnSpan: number("columnSpan", in: text) ?? 1)
  }

  private static func number(_ name: String, in text: String) -> Int? {
    guard let sign = text.range(ofScalars: name + "=") else { return nil }
    return Int32(text[sign.upperBound...].prefix { $0 == "-" || $0.isNumber }).map { Int($0) }
  }

  /// Returns the labels in `[CustomAccessibilityAction(label=Archive, action=…), …]`.
  static func labels(in text: String) -> [String] {
    var labels: [String] = []
    var rest = text[...]
    while let start = rest.range(ofScalars: "(label=") {
      rest = rest[start.upperBound...]
      guard let end = rest.range(ofScalars: ", action=") else { break }
      labels.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return labels
  }
}
