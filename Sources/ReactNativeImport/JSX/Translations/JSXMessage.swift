/// An ICU message with its arguments inserted: `Hello {name}`.
///
/// Arguments, plurals and selections that depend on an unknown value appear in brackets. Tags of rich
/// text are removed.
///
/// Source: ICU, MessageFormat; react-intl 7, Rich Text Formatting.
struct JSXMessage {
  /// The text, including its unknown parts.
  private(set) var value: JSXValue

  /// The maximum number of plurals and selections that are resolved in one text.
  private static let pluralLimit = 64

  init(_ text: String, _ values: JSXValue?, language: String?, at tokens: Range<Int>) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }) else {
      value = .string(text)
      return
    }
    var shown = ""
    var unknownParts: [JSXUnknown] = []
    var rest = text[...]
    var isBroken = false
    var plurals = 0
    while let first = rest.first, shown.utf8.count < JSXEvaluator.textLimit {
      let argument = first == "{" && !isBroken ? JSXMessage.argument(rest) : nil
      if first == "{", argument == nil { isBroken = true }
      if let (argument, after) = argument, plurals < JSXMessage.pluralLimit,
        let plural = JSXPluralMessage(argument),
        let message = plural.message(for: values, language: language)
      {
        plurals += 1
        rest = "\(message)\(after)"[...]
      } else if let (argument, after) = argument {
        let name = argument.prefix { $0 != "," }.filter { !$0.isWhitespace }
        let isSimple = !argument.contains(",")
        let given = isSimple ? values?.part(.key(name)) : nil
        if let given, let text = given.text, given.isNullish == false {
          shown += text
          unknownParts += given.unknownParts
        } else {
          shown += "⟨\(name)⟩"
          unknownParts.append(JSXUnknown(kind: .name, tokens: tokens, path: name))
        }
        rest = after
      } else if first == "<", let end = JSXMessage.tagEnd(rest) {
        rest = rest[rest.index(after: end)...]
      } else {
        shown.append(first)
        rest = rest.dropFirst()
      }
    }
    value = .string(shown, unknownParts: unknownParts)
  }

  /// Creates a text in which values replace `{{name}}` and `%{name}`.
  ///
  /// Source: i18next 25, Interpolation; i18n-js 4.
  init(interpolating text: String, _ values: JSXValue?, at tokens: Range<Int>) {
    var shown = ""
    var unknownParts: [JSXUnknown] = []
    var rest = text[...]
    while let first = rest.first, shown.utf8.count < JSXEvaluator.textLimit {
      let isDouble = rest.hasPrefix("{{")
      guard isDouble || rest.hasPrefix("%{"),
        let end = rest.firstRange(of: isDouble ? "}}" : "}")
      else {
        shown.append(first)
        rest = rest.dropFirst()
        continue
      }
      let name = rest[..<end.lowerBound].dropFirst(2).prefix { $0 != "," }
        .filter { !$0.isWhitespace && $0 != "-" }
      if let given = values?.part(.key(name)), let text = given.text, given.isNullish == false {
        shown += text
        unknownParts += given.unknownParts
      } else {
        shown += "⟨\(name)⟩"
        unknownParts.append(JSXUnknown(kind: .name, tokens: tokens, path: name))
      }
      rest = rest[end.upperBound...]
    }
    value = .string(shown, unknownParts: unknownParts)
  }

  /// Returns the text between the first brace and its closing brace, and the text after the closing
  /// brace.
  static func argument(_ text: Substring) -> (Substring, after: Substring)? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 {
          let inside = text[text.index(after: text.startIndex)..<index]
          return (inside, text[text.index(after: index)...])
        }
      }
    }
    return nil
  }

  /// Returns the index of the `>` of a tag such as `<b>`, `</b>` or `<br/>`, or `nil` if the text
  /// does not begin with a tag.
  private static func tagEnd(_ text: Substring) -> Substring.Index? {
    let name = text.dropFirst().prefix(40)
    guard let first = name.first, first.isLetter || first == "/",
      let end = name.firstIndex(of: ">"),
      name[..<end].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "/" })
    else { return nil }
    return end
  }
}
