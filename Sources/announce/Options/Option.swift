/// An option of a command, with the facts for the parser and the help.
struct Option: Sendable {
  /// The value that follows an option's name.
  enum Value: Sendable {
    /// The option is a flag without a value.
    case none
    /// The value is any text. The string is its placeholder in the help.
    case text(String)
    /// The value is one of these words.
    case oneOf([String])
    /// The option can be given without a value, or with any of these words after “=”, separated by
    /// commas. The string is the placeholder in the help.
    case list([String], called: String)
  }

  /// The name, without the two hyphens.
  var name: String
  /// The short form: a letter after a single hyphen.
  var letter: String?
  var value: Value
  /// Whether the option may be given several times.
  var isRepeatable = false
  /// The text that stands for the value in the help, or `nil` to list all words.
  var placeholder: String?
  /// A one-sentence description.
  var summary: String

  /// The option in the form for the help: `--format text|markdown|json`.
  var usage: String { (letter.map { "-\($0), " } ?? "") + longUsage }

  private var longUsage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder): "--\(name) \(placeholder)"
    case .list(_, let placeholder): "--\(name)[=\(placeholder),…]"
    case .oneOf(let words): "--\(name) \(placeholder ?? words.joined(separator: "|"))"
    }
  }
}
