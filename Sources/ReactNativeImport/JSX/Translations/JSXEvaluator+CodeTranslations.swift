internal import AccessibilityTree
internal import ImportSupport

/// Translations that the code itself gives to i18next or i18n-js.
///
/// Source: i18next 25, `init` with `resources`; i18n-js 4, `new I18n(translations)`.
extension JSXEvaluator {
  /// The texts that the code declares for the language.
  struct CodeTranslations: Sendable {
    /// The texts by key, of which the first that has a key applies; the outermost object first.
    var roots: [JSXValue] = []
  }

  /// The maximum number of objects in which a key is looked up.
  private static let translationLimit = 16

  /// Returns the translation that the code declares for a key, or `nil` if it declares none.
  mutating func codeTranslation(_ key: String, count: JSXValue?) -> String? {
    let translations = knownCodeTranslations ?? findCodeTranslations()
    knownCodeTranslations = translations
    for root in translations.roots {
      if let text = JSXEvaluator.text(key, in: root, forms: pluralForms(count)) { return text }
    }
    return nil
  }

  /// Returns the names of the plural forms for a count, the best form first.
  func pluralForms(_ count: JSXValue?) -> [String] {
    guard case .number(let number, _)? = count else { return [] }
    let whole = Int(exactly: number)
    let rule = PluralRule(ofLanguage: options.language ?? "en")
    let category = whole.map { rule.category(of: $0).rawValue } ?? "other"
    return number == 0 ? ["zero", category] : [category]
  }

  /// Returns a text by its key, which can be a path such as `home.title`.
  private static func text(_ key: String, in root: JSXValue, forms: [String]) -> String? {
    for suffix in forms {
      if let text = value("\(key)_\(suffix)", in: root).flatMap(literal) { return text }
    }
    guard let found = value(key, in: root) else { return nil }
    if let text = literal(found) { return text }
    return (forms + ["other"]).lazy.compactMap { found.part(.key($0)).flatMap(literal) }.first
  }

  private static func literal(_ value: JSXValue) -> String? {
    guard case .string(let text, let unknownParts) = value, unknownParts.isEmpty else { return nil }
    return text
  }

  private static func value(_ key: String, in root: JSXValue) -> JSXValue? {
    if case .string? = root.part(.key(key)) { return root.part(.key(key)) }
    var value: JSXValue? = root
    for name in key.split(whereSeparator: { $0 == "." || $0 == ":" }) {
      guard case .object? = value else { return nil }
      value = value?.part(.key(String(name)))
    }
    return value?.isNullish == true ? nil : value
  }

  /// Searches the files for translations.
  private mutating func findCodeTranslations() -> CodeTranslations {
    var found = CodeTranslations()
    // The evaluation of the translations must not search for translations again.
    knownCodeTranslations = found
    for token in source.tokens.indices where source.kind(token) == .word {
      guard found.roots.count < JSXEvaluator.translationLimit else { break }
      guard let languages = languages(declaredAt: token), let own = texts(in: languages) else {
        continue
      }
      found.roots.append(own)
      guard case .object(let members) = own else { continue }
      // In i18next, the texts of a language are divided into namespaces.
      for member in members where member.key == "translation" || member.key == "common" {
        found.roots.append(member.value)
      }
    }
    return found
  }

  /// Returns the translations of all languages that the code at a token declares.
  private mutating func languages(declaredAt token: Int) -> JSXValue? {
    guard source.isToken(token, anyOf: ["I18n", "init", "createInstance", "translations"]) else {
      return nil
    }
    let scope = source.file(ofToken: token)
    switch source.text(token) {
    case "I18n" where source.isToken(token - 1, "new") && source.isToken(token + 1, "("):
      return source.entries(of: token + 1).first.map { evaluate($0, in: scope) }
    case "init", "createInstance":
      guard source.isToken(token - 1, "."), source.isToken(token + 1, "("),
        let options = source.entries(of: token + 1).first, source.isToken(options.lowerBound, "{")
      else { return nil }
      return evaluate(options, in: scope).part(.key("resources"))
    case "translations":
      guard source.isToken(token - 1, "."), source.isToken(token + 1, "=") else { return nil }
      let end = declarations.end(ofExpressionAt: token + 2)
      return evaluate(token + 2..<max(token + 2, end), in: scope, allowsRest: true)
    default: return nil
    }
  }

  /// Returns the texts in the chosen language, or `nil` if there are none.
  private func texts(in languages: JSXValue) -> JSXValue? {
    guard case .object(let members) = languages else { return nil }
    let language = options.language ?? "en"
    let short = String(language.prefix { $0 != "-" && $0 != "_" })
    let names = [language, language.map { $0 == "-" ? "_" : "\($0)" }.joined(), short]
    for name in names {
      if let own = members.last(where: { $0.key == name }) { return own.value }
    }
    return members.first { $0.key.hasPrefix("\(short)-") || $0.key.hasPrefix("\(short)_") }?.value
  }
}
