internal import TextIO

/// The placeholders in a text, such as `%1$s`, for arguments that the app inserts.
///
/// Source: Java, `java.util.Formatter`.
enum FormatArguments {
  /// Returns the text with markers such as `⟨1⟩` in place of its placeholders.
  ///
  /// The result is `nil` if the text has no placeholders.
  static func shown(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var hasArguments = false
    let shown = parts(of: text).map { part in
      switch part {
      case .text(let text): return text
      case .argument(let index, _):
        hasArguments = true
        return "⟨\(index + 1)⟩"
      }
    }
    return hasArguments ? shown.joined() : nil
  }

  /// Splits a text into literal parts and placeholders.
  ///
  /// A placeholder without a position stands for the next argument.
  static func parts(of text: String) -> [CodeResources.TextPart] {
    let source = Array(text.unicodeScalars)
    var parts: [CodeResources.TextPart] = []
    var plain = String.UnicodeScalarView()
    var index = 0
    var ordinary = 0
    while index < source.count {
      guard source[index] == "%", let argument = Argument(source, after: index) else {
        plain.append(source[index])
        index += 1
        continue
      }
      switch argument.kind {
      case .percent: plain.append("%")
      case .lineBreak: plain.append("\n")
      case .value(let position):
        if !plain.isEmpty { parts.append(.text(String(plain))) }
        plain = String.UnicodeScalarView()
        if position == nil { ordinary += 1 }
        let written = String(String.UnicodeScalarView(source[index..<argument.end]))
        let rest = position == nil ? written : "%" + written.drop { $0 != "$" }.dropFirst()
        parts.append(.argument((position ?? ordinary) - 1, specifier: rest))
      }
      index = argument.end
    }
    if !plain.isEmpty { parts.append(.text(String(plain))) }
    return parts
  }

  private struct Argument {
    enum Kind {
      case percent
      case lineBreak
      case value(Int?)
    }

    let kind: Kind
    let end: Int

    /// Parses the placeholder that begins with the per cent sign at an index.
    ///
    /// The flag “space” of Java's formats is not supported, because “50 % discount” does not
    /// contain a placeholder.
    init?(_ source: [Unicode.Scalar], after percent: Int) {
      var index = percent + 1
      let position = Argument.number(source, &index)
      let isPosition = position != nil && index < source.count && source[index] == "$"
      index = isPosition ? index + 1 : percent + 1
      while index < source.count, "-#+0,".unicodeScalars.contains(source[index]) { index += 1 }
      _ = Argument.number(source, &index)
      if index < source.count, source[index] == "." {
        index += 1
        guard Argument.number(source, &index) != nil else { return nil }
      }
      let isDate = index < source.count && (source[index] == "t" || source[index] == "T")
      index += isDate ? 1 : 0
      guard index < source.count else { return nil }
      end = index + 1
      switch source[index] {
      case "%": kind = .percent
      case "n" where !isDate: kind = .lineBreak
      case let scalar where isDate ? scalar.properties.isAlphabetic : Argument.isValue(scalar):
        kind = .value(isPosition ? position : nil)
      default: return nil
      }
    }

    private static func isValue(_ scalar: Unicode.Scalar) -> Bool {
      "bBcCdeEfgGsSxX".unicodeScalars.contains(scalar)
    }

    private static func number(_ source: [Unicode.Scalar], _ index: inout Int) -> Int? {
      let start = index
      var number = 0
      while index < source.count, ("0"..."9").contains(source[index]) {
        number = min(number * 10 + Int(source[index].value) - 48, 9_999)
        index += 1
      }
      return index > start ? number : nil
    }
  }
}
