/// An interpolated value that is an argument for a text from the string catalogue.
struct TextArgument: Sendable {
  var text: String
  /// The placeholder in the key, or `nil` if the type of the value is unknown.
  var specifier: String?
  /// The whole number by which a plural form is chosen.
  var number: Int?

  init(_ text: String, _ specifier: String?, number: Int?) {
    self.text = text
    self.specifier = specifier
    self.number = number
  }
}

/// Format strings of Foundation.
enum TextFormat {
  /// A part of a format string.
  enum Part {
    case text(Substring)
    /// A placeholder such as `%.1f` or `%1$@`: the index of its argument, or `nil` without an
    /// index, and its specifier.
    case argument(Int?, String)
    /// A substitution with a name, as string catalogues use for plural forms.
    case substitution(String)
    /// The number inside a substitution.
    case number
  }

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append(.text(rest[..<percent])) }
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        parts.append(.text("%"))
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg") {
        parts.append(.number)
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        parts.append(.substitution(String(rest.dropFirst(2)[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if let (part, length) = placeholder(rest) {
        parts.append(part)
        rest = rest.dropFirst(length)
      } else {
        parts.append(.text("%"))
      }
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }

  /// Returns the placeholder after a percent sign, and the length of the placeholder.
  private static func placeholder(_ rest: Substring) -> (Part, Int)? {
    var index = rest.startIndex
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      index = rest.index(index, offsetBy: digits.count + 1)
    }
    let flags = rest[index...].prefix { "0123456789.+- #'lhqzjt".contains($0) }
    let end = rest.index(index, offsetBy: flags.count)
    guard end < rest.endIndex, "@diufeEgGxXosSc".contains(rest[end]) else { return nil }
    if flags.contains(" "), rest[end] != "@" { return nil }
    let specifier = "%\(flags)\(rest[end])"
    return (.argument(position, specifier), rest.distance(from: rest.startIndex, to: end) + 1)
  }
}
