internal import AccessibilityTree

/// A plural or selection of an ICU message, such as `count, plural, one {# item} other {# items}`.
///
/// Source: ICU, MessageFormat, PluralFormat and SelectFormat.
struct JSXPluralMessage {
  private let name: String
  private let kind: String
  /// The message for each selector, such as `=0`, `one` or `other`.
  private var messages: [(selector: String, text: Substring)] = []

  /// Reads an argument of a message, or returns `nil` if it is no plural and no selection.
  init?(_ argument: Substring) {
    let parts = argument.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    name = String(parts[0].filter { !$0.isWhitespace })
    kind = String(parts[1].filter { !$0.isWhitespace })
    guard kind == "plural" || kind == "select" else { return nil }
    var rest = parts[2]
    while let open = rest.firstIndex(of: "{") {
      let selector = rest[..<open].filter { !$0.isWhitespace }
      guard !selector.isEmpty, !selector.contains(":"),
        let (text, after) = JSXMessage.argument(rest[open...])
      else { return nil }
      messages.append((selector, text))
      rest = after
    }
    guard messages.contains(where: { $0.selector == "other" }) else { return nil }
  }

  /// Returns the message for the values of a text, or `nil` if the value that decides is unknown.
  func message(for values: JSXValue?, language: String?) -> String? {
    switch (kind, values?.part(.key(name))) {
    case ("plural", .number(let number, _)?):
      guard let digits = JSXNumber.grouped(number, language: language) else { return nil }
      let category = Int(exactly: number).map {
        PluralRule(ofLanguage: language ?? "en").category(of: $0).rawValue
      }
      let exact = Int(exactly: number).map { "=\($0)" }
      return text([exact, category, "other"])?.replacing("#", with: digits).description
    case ("select", .string(let word, let unknownParts)?) where unknownParts.isEmpty:
      return text([word, "other"]).map(String.init)
    case ("select", .bool(let flag)?): return text(["\(flag)", "other"]).map(String.init)
    default: return nil
    }
  }

  /// Returns the message of the first selector that exists.
  private func text(_ selectors: [String?]) -> Substring? {
    for selector in selectors {
      if let message = messages.first(where: { $0.selector == selector }) { return message.text }
    }
    return nil
  }
}
