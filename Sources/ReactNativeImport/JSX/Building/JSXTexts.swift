internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The texts of a file that people may read.
///
/// The texts are collected so that texts outside all screens can be reported.
enum JSXTexts {
  /// Names of props with a text as value.
  ///
  /// In addition, all names that end with one of the `endings` count as names of such props.
  private static let names: Set<String> = [
    "text", "label", "title", "placeholder", "hint", "alt", "error", "message", "subtitle",
    "description", "caption", "heading", "children", "value", "content", "summary", "headline",
    "tooltip", "helper", "helpertext", "errortext", "defaultvalue", "header", "footer", "legend",
    "prompt", "question", "answer", "warning", "badge",
  ]
  private static let endings = [
    "label", "title", "placeholder", "hint", "text", "error", "message", "description", "caption",
    "heading", "alt", "tooltip",
  ]
  static func isTextProp(_ name: String) -> Bool {
    let lower = name.lowercased()
    if lower.hasPrefix("aria-") {
      return [
        "aria-label", "aria-valuetext", "aria-placeholder", "aria-description",
        "aria-roledescription",
      ].contains(lower)
    }
    return names.contains(lower) || endings.contains { lower.hasSuffix($0) }
  }

  /// Returns every text of a file, with the reason to report if no screen shows the text.
  static func find(in source: JSXSource, built: Set<Int>, notShown: Set<Int>) -> FoundTexts {
    var texts = FoundTexts()
    var open: [(end: Int, reason: UnusedText.Reason)] = []
    func record(_ text: String, in name: String, at token: Int) {
      let reason = open.last?.reason ?? .computed
      texts.record(text, in: name, at: source.position(token), otherwise: reason)
    }
    for token in source.files[0].tokens {
      while let last = open.last, last.end <= token { open.removeLast() }
      switch source.kind(token) {
      case .element:
        let around = open.last?.reason ?? .computed
        var reason = notShown.contains(token) ? .notShown : around
        if built.contains(token) { reason = .computed }
        open.append((source.nextSibling(of: token), reason))
      case .text:
        let text = JSXStrings.withoutMarkdown(JSXStrings.shown(source.text(token)))
        guard text.contains(where: { $0 != ">" && !$0.isWhitespace }) else { continue }
        record(text, in: "text", at: token)
      case .attributeString:
        let name = source.text(token - 2)
        guard isTextProp(name) else { continue }
        let written = HTMLCharacterReference.decoded(
          String(source.text(token).dropFirst().dropLast()))
        record(JSXStrings.withoutMarkdown(written), in: name, at: token)
      case .string, .templateText:
        guard !isCompared(token, in: source), let name = owner(of: token, in: source) else {
          continue
        }
        let isTemplate = source.kind(token) == .templateText
        let raw = source.text(token)
        let text = JSXStrings.unescaped(isTemplate ? raw[...] : raw.dropFirst().dropLast())
        guard text.contains(where: \.isLetter) || name == "text" else { continue }
        record(text, in: name, at: token)
      default: continue
      }
    }
    return texts
  }

  /// Whether a string in code is only compared with a value and therefore not shown.
  private static func isCompared(_ token: Int, in source: JSXSource) -> Bool {
    let signs: [StaticString] = ["===", "!==", "==", "!="]
    return source.isToken(token - 1, anyOf: signs + ["case", "typeof", "["])
      || source.isToken(token + 1, anyOf: signs)
  }

  /// Returns the name of the prop, member or call to which a string in code belongs.
  private static func owner(of token: Int, in source: JSXSource) -> String? {
    var token = token
    for _ in 0..<12 {
      if let name = memberName(before: token, in: source) { return isTextProp(name) ? name : nil }
      guard let parent = source.parent(token) else { return nil }
      switch source.kind(parent) {
      case .element: return source.kind(token) == .open ? bracedOwner(token, in: source) : nil
      case .open where source.isToken(parent, "("):
        if isAlert(parent, in: source) { return "Alert.alert" }
        if source.kind(parent - 1) == .word, !source.isToken(parent - 1, "return") { return nil }
      default: break
      }
      token = parent
    }
    return nil
  }

  /// Returns the name to which a value is assigned, as `title` in `title: 'A'` or `title = 'A'`.
  private static func memberName(before token: Int, in source: JSXSource) -> String? {
    guard source.isToken(token - 1, anyOf: [":", "="]) else { return nil }
    switch source.kind(token - 2) {
    case .word: return source.text(token - 2)
    case .string: return String(source.text(token - 2).dropFirst().dropLast())
    default: return nil
    }
  }

  /// Returns the name of the text prop whose value is in braces, or `text` if the braces are
  /// between tags.
  ///
  /// The result is `nil` for other props.
  private static func bracedOwner(_ open: Int, in source: JSXSource) -> String? {
    guard source.kind(open - 1) == .equals else {
      return source.kind(open - 1) == .attribute ? nil : "text"
    }
    let name = source.text(open - 2)
    return isTextProp(name) ? name : nil
  }

  private static func isAlert(_ open: Int, in source: JSXSource) -> Bool {
    source.isToken(open - 1, anyOf: ["alert", "announceForAccessibility"])
  }
}
