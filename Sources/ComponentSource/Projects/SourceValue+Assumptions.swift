extension SourceValue {
  /// Creates a value from the text of an assumption, such as `true`, `3`, `nil` or a text.
  package init(assumed text: String) {
    switch text {
    case "true", "false": self = .boolean(text == "true")
    case "nil", "null": self = .null
    case "[]": self = .list([])
    case _ where text.isConstant: self = .constant(text)
    default:
      if let number = Int(text) {
        self = .integer(number)
      } else if let number = Double(text) {
        self = .number(number)
      } else {
        let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
        let words = isQuoted ? String(text.dropFirst().dropLast()) : text
        self = .string(SourceText(words, isLiteral: false, at: nil))
      }
    }
  }

  /// Returns the assumed values by their names.
  ///
  /// If a name occurs twice, the last value applies.
  package static func assumed(
    _ written: [(name: String, value: String)]
  ) -> [String: SourceValue] {
    Dictionary(
      written.map { ($0.name, SourceValue(assumed: $0.value)) }, uniquingKeysWith: { $1 })
  }
}
