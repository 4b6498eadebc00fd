internal import TextIO

/// The properties of a node that are on the same line as the node:
/// `SemanticsNode#4(Rect.fromLTRB(…), actions: [tap], label: "Buy", textDirection: ltr)`.
///
/// Source: Flutter, semantics.dart, `SemanticsData.toString`; releases before 1.0 print trees in
/// this form.
enum OneLineProperties {
  /// Sets the properties of a node from the text after the node's number.
  static func apply(_ rest: Substring, to node: inout SemanticsNode) {
    guard rest.first == "(" else { return }
    node.printsLinkURL = true
    for part in parts(rest.dropFirst()) {
      if part.hasPrefix("Rect.") {
        SemanticsProperty.apply("Rect.", String(part.dropFirst("Rect.".count)), to: &node)
        continue
      }
      guard let colon = part.range(ofScalars: ": ") else {
        apply(word: part, to: &node)
        continue
      }
      let value = String(part[colon.upperBound...]).replacing(escape: "\\n", with: "\n")
      SemanticsProperty.apply(String(part[..<colon.lowerBound]), value, to: &node)
    }
  }

  private static func apply(word: Substring, to node: inout SemanticsNode) {
    if let flags = SemanticsFlag.flags(oldWord: String(word)) {
      node.flags.formUnion(flags)
    } else if let bare = SemanticsProperty.bareWords.first(where: word.hasPrefix) {
      SemanticsProperty.apply(bare, "", to: &node)
    } else if !word.isEmpty {
      node.unknown.append(String(word.prefix(40)))
    }
  }

  /// Returns the parts of a text that commas separate.
  ///
  /// Commas in brackets or quotation marks do not separate parts.
  ///
  /// Quotation marks inside a quoted text are not escaped. Therefore, a quotation mark ends the
  /// quoted text only before another property, a bracket or the end of the line.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    var index = text.startIndex
    func end(at index: Substring.Index) {
      parts.append(text[start..<index].drop { $0 == " " })
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      switch text[index] {
      case "\"":
        isQuoted = isQuoted ? !ends(text[next...]) : true
      case "(", "[": if !isQuoted { depth += 1 }
      case ")", "]":
        if !isQuoted {
          depth -= 1
          if depth < 0 {
            end(at: index)
            return parts
          }
        }
      case "," where !isQuoted && depth == 0:
        end(at: index)
        start = next
      default: break
      }
      index = next
    }
    end(at: text.endIndex)
    return parts
  }

  /// Whether a quotation mark ends a quoted text, as decided by the text after the mark.
  ///
  /// - Parameter rest: The rest of the line after the quotation mark.
  private static func ends(_ rest: Substring) -> Bool {
    if rest.isEmpty || rest.first == ")" || rest.hasPrefix(" [") { return true }
    guard rest.hasPrefix(", ") else { return false }
    let name = rest.dropFirst(2).prefix { $0.isASCII && $0.isLetter }
    return !name.isEmpty && rest[name.endIndex...].hasPrefix(": ")
  }
}

extension String {
  /// Returns the text after replacing every occurrence of an escape by another text.
  fileprivate func replacing(escape: String, with text: String) -> String {
    guard range(ofScalars: escape) != nil else { return self }
    var result = ""
    var rest = self[...]
    while let found = rest.range(ofScalars: escape) {
      result += rest[..<found.lowerBound] + text
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
