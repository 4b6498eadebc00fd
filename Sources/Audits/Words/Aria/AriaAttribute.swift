/// What WAI-ARIA says about one state or property.
struct AriaAttribute: Sendable {
  /// What its values look like.
  enum Kind: Sendable, Hashable {
    case boolean, tristate, reference, references, number, text
    /// A whole number, and the least that it may be.
    case integer(min: Int)
    /// One of these words, or several where a list is allowed.
    case words(Set<String>, isList: Bool = false)
  }

  /// What its values look like.
  let kind: Kind
  /// Whether every role supports it.
  let isGlobal: Bool
  /// Whether every role supports it, but authors should not rely on that any more.
  let isFadingGlobal: Bool

  /// The attribute of that name, such as `aria-label`.
  static subscript(name: String) -> AriaAttribute? {
    name.hasPrefix("aria-") ? all[String(name.dropFirst(5))] : nil
  }
}

extension AriaAttribute.Kind {
  /// Whether a value that is not empty has the right form; references are looked up elsewhere.
  func admits(_ value: String) -> Bool {
    let words = value.markupTokens
    switch self {
    case .boolean: return words == ["true"] || words == ["false"]
    case .tristate:
      return words.count == 1 && ["true", "false", "mixed", "undefined"].contains(words[0])
    case .reference: return words.count == 1
    case .references, .text: return true
    case .integer(let min): return words.count == 1 && Int(words[0]).map { $0 >= min } == true
    // Swift also knows numbers in hexadecimal digits.
    case .number:
      return words.count == 1 && !words[0].contains("x") && Double(words[0])?.isFinite == true
    case .words(let known, let isList):
      return (isList || words.count == 1) && words.allSatisfy(known.contains)
    }
  }

  /// Whether a value says what holds without the attribute as well.
  func isDefault(_ value: String) -> Bool {
    let words = value.markupTokens
    guard words.count == 1, let word = words.first else { return false }
    return switch self {
    case .boolean: word == "false"
    case .tristate: word == "undefined"
    case .words(let known, false): word == "undefined" && known.contains(word)
    default: false
    }
  }

  /// What may stand there, for a person.
  var expectation: String {
    switch self {
    case .boolean: "“true” or “false”"
    case .tristate: "“true”, “false” or “mixed”"
    case .reference: "one id"
    case .references: "ids of elements on the page"
    case .text: "text"
    case .integer(let min): "a whole number from \(min)"
    case .number: "a number"
    case .words(let known, _): known.sorted().map { "“\($0)”" }.joined(separator: ", ")
    }
  }
}

extension StringProtocol {
  /// The words of an attribute that holds a list of keywords, in lower case.
  var markupTokens: [String] { idTokens.map { $0.lowercased() } }

  /// The words of an attribute that holds a list of ids, as written.
  var idTokens: [String] {
    // Most lists hold one.
    if !isEmpty, utf8.allSatisfy({ $0 > 0x20 }) { return [String(self)] }
    return unicodeScalars.split(whereSeparator: \.isMarkupSpace).map {
      String(String.UnicodeScalarView($0))
    }
  }
}

extension Unicode.Scalar {
  /// Whether it separates words in attributes.
  var isMarkupSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }
}
