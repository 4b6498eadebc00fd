/// A state or property of WAI-ARIA.
struct AriaAttribute: Sendable {
  /// The type of the attribute's values.
  enum Kind: Sendable, Hashable {
    case boolean, tristate, reference, references, number, text
    case integer(min: Int)
    /// One of these words, or several of them if `isList` is true.
    case words(Set<String>, isList: Bool = false)
  }

  let kind: Kind
  /// Whether every role supports the attribute, even if this support is deprecated.
  let isGlobal: Bool
  /// Whether every role supports the attribute, although ARIA deprecates the attribute for most
  /// roles.
  let isDeprecatedGlobal: Bool

  /// Returns the attribute with a full name such as `aria-label`, or `nil` if ARIA has no such
  /// attribute.
  static subscript(name: String) -> AriaAttribute? {
    name.hasPrefix("aria-") ? all[String(name.dropFirst(5))] : nil
  }

  /// The full names of the attributes that only some roles support.
  static let ofSomeRoles = all.filter { !$0.value.isGlobal }.map { "aria-\($0.key)" }

  /// The full names of the attributes that ARIA deprecates, for every role or for most roles.
  static let deprecated =
    all.filter { $0.value.isDeprecatedGlobal }.map { "aria-\($0.key)" }
    + ["aria-grabbed", "aria-dropeffect"]
}

extension AriaAttribute.Kind {
  /// Whether a value, which must not be empty, is valid for an attribute of this kind.
  ///
  /// For references, the elements with the ids need not exist.
  func accepts(_ value: String) -> Bool {
    if self == .references || self == .text { return true }
    let words = value.markupTokens
    switch self {
    case .boolean: return words == ["true"] || words == ["false"]
    case .tristate:
      return words.count == 1 && ["true", "false", "mixed", "undefined"].contains(words[0])
    case .reference: return words.count == 1
    case .references, .text: return true
    case .integer(let min): return words.count == 1 && Int(words[0]).map { $0 >= min } == true
    // A number with an “x” is rejected, because Swift would parse it as a hexadecimal number.
    case .number:
      return words.count == 1 && !words[0].contains("x") && Double(words[0])?.isFinite == true
    case .words(let known, let isList):
      return (isList || words.count == 1) && words.allSatisfy(known.contains)
    }
  }

  /// Whether a value is the default value, so that a missing attribute has the same effect.
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

  /// The allowed values, in words.
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
  /// The keywords in the value of an attribute, in lower case.
  var markupTokens: [String] { idTokens.map { $0.lowercased() } }

  /// The ids in the value of an attribute.
  var idTokens: [String] {
    // Most values are a single id, which need not be split.
    if !isEmpty, utf8.allSatisfy({ $0 > 0x20 }) { return [String(self)] }
    return unicodeScalars.split(whereSeparator: \.isMarkupSpace).map {
      String(String.UnicodeScalarView($0))
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar separates words in HTML attributes.
  var isMarkupSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }
}
