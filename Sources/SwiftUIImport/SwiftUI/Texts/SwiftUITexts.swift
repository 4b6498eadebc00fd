internal import AccessibilityTree
internal import AppleImport
internal import ComponentSource

/// The string catalogues of an app.
struct SwiftUITexts: Sendable {
  /// The texts by language, table and key.
  private var tables: [String: [String: [String: LocalizedText]]] = [:]
  /// The images of the asset catalogues by their generated symbols.
  var assets: [String: String] = [:]
  /// The keys of the string catalogue `Localizable` by their generated symbols.
  var keys: [String: String] = [:]
  /// The languages in which keys are looked up, beginning with the best language.
  private let languages: [String]
  /// The language that the person chose, or `nil` if no language was chosen.
  let language: String?

  init(language: String?) {
    self.language = language
    languages = language.map(IBTranslationFiles.tags) ?? []
  }

  /// The languages in which the app has texts.
  var known: Set<String> { Set(tables.keys) }

  /// The source language of the string catalogues.
  ///
  /// Texts in this language are shown if no language is chosen, or if a text has no translation.
  private(set) var source: String?

  mutating func add(_ texts: [String: LocalizedText], to table: String, in language: String) {
    tables[language, default: [:]][table, default: [:]].merge(texts) { $1 }
  }

  mutating func setSource(_ language: String) { source = source ?? language }

  /// Whether the app has texts in the chosen language.
  var hasChosenLanguage: Bool {
    languages.isEmpty || tables.isEmpty || languages.contains { tables[$0] != nil }
      || languages.contains(source ?? "en")
  }

  /// Returns the text of a key, or `nil` if no catalogue contains the key.
  func text(of key: String, table: String?, language: String? = nil) -> LocalizedText? {
    let own = language.map(IBTranslationFiles.tags) ?? languages
    let fallback = [source, "en", "Base"].compactMap { $0 }
    let chain = own + fallback + (own.isEmpty && tables.count == 1 ? Array(tables.keys) : [])
    for language in chain {
      if let text = tables[language]?[table ?? "Localizable"]?[key] { return text }
    }
    return nil
  }

  /// Returns a literal in the language of the screen, with its interpolated values.
  func text(
    _ text: SourceText, _ arguments: [TextArgument], table: String? = nil, language: String? = nil
  ) -> String {
    if !tables.isEmpty {
      for unknown in arguments.contains(where: { $0.specifier == nil })
        ? ["%@", "%lld", "%lf"] : [""]
      {
        let key = SwiftUITexts.key(of: text, arguments, unknown: unknown)
        if let found = self.text(of: key, table: table, language: language) {
          return filled(found, arguments, language: language)
        }
      }
    }
    var rest = arguments[...]
    return text.parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .value: result += rest.popFirst()?.text ?? ""
      }
    }
  }

  /// Returns the key of a literal.
  ///
  /// The key has a placeholder for each interpolated value.
  private static func key(
    of text: SourceText, _ arguments: [TextArgument], unknown: String
  ) -> String {
    var rest = arguments[...]
    return text.parts.reduce(into: "") { key, part in
      switch part {
      case .text(let text) where arguments.isEmpty: key += text
      case .text(let text):
        key += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .value: key += rest.popFirst()?.specifier ?? unknown
      }
    }
  }

  /// Returns a translated text with values in place of its placeholders.
  func filled(
    _ found: LocalizedText, _ arguments: [TextArgument], language: String? = nil
  ) -> String {
    let rule = PluralRule(ofLanguage: language ?? self.language ?? source ?? "en")
    var text = found.text
    if !found.forms.isEmpty, let number = arguments.lazy.compactMap(\.number).first {
      text = found.forms[rule.category(of: number)] ?? found.forms[.other] ?? text
    }
    guard !arguments.isEmpty || !found.substitutions.isEmpty else { return text }
    var next = 0
    return TextFormat.parts(of: text).reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .number: result += arguments.first?.text ?? ""
      case .argument(let index, let specifier):
        let index = index ?? next
        next = index &+ 1
        guard arguments.indices.contains(index) else {
          result += specifier
          return
        }
        result += arguments[index].text
      case .substitution(let name):
        let substitution = found.substitutions[name]
        let index = substitution?.argument.map { $0 &- 1 } ?? next
        next = index &+ 1
        guard let substitution, arguments.indices.contains(index) else { return }
        let category = rule.category(of: arguments[index].number ?? 0)
        let form = substitution.forms[category] ?? substitution.forms[.other] ?? ""
        for part in TextFormat.parts(of: form) {
          switch part {
          case .text(let text): result += text
          case .number, .argument: result += arguments[index].text
          case .substitution: break
          }
        }
      }
    }
  }

  /// Returns a whole number with the separators of the language.
  ///
  /// Source: Unicode CLDR 44, grouping of decimal numbers.
  func grouped(_ number: Int) -> String {
    let (separator, minimum) = grouping ?? (",", 4)
    let digits = String(number.magnitude)
    guard digits.count >= minimum else { return String(number) }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index
      // The languages of India form groups of two digits before the last three digits.
      let isStart = isIndian ? rest == 3 || rest > 3 && rest % 2 == 1 : rest % 3 == 0
      if index > 0, isStart { grouped += separator }
      grouped.append(digit)
    }
    return number < 0 ? "-\(grouped)" : grouped
  }

  /// Returns the text of a number, percentage or amount of money.
  ///
  /// The format may have no options other than the number of decimals. The result is `nil` if the
  /// text is unknown.
  func formatted(_ value: SourceValue, by format: SourceValue?) -> String? {
    if case .component(let component) = value {
      return SwiftDuration(component).flatMap { formatted($0, by: format) }
    }
    var style = "number"
    var options = NumberOptions()
    if let format {
      guard case .component(let component) = format,
        let known = NumberOptions(component.modifiers)
      else { return nil }
      options = known
      style = component.lastName
    }
    if style == "currency", case .component(let component)? = format {
      guard let number = value.number, case .string(let text)? = component.value("code"),
        case .text(let code)? = text.parts.first, options.isOnlyPrecision
      else { return nil }
      return currency(number, code, digits: options.digits)
    }
    if options.isCompact {
      return style == "number" ? value.number.flatMap(compact) : nil
    }
    switch (style, value) {
    case ("number", .integer(let number)) where options.minimumDigits ?? 0 == 0:
      return options.isGrouped ? grouped(number) : "\(number)"
    case ("number", _): return value.number.map { decimal($0, options) }
    case ("percent", .integer(let number)) where options.minimumDigits ?? 0 == 0:
      return options.isGrouped ? "\(grouped(number))%" : "\(number)%"
    case ("percent", .number(let number)): return "\(decimal(number * 100, options))%"
    default: return nil
    }
  }

  /// Returns a list of texts as a part of a sentence, such as “A, B, and C”.
  ///
  /// The result is `nil` if the form of lists in the language is unknown.
  ///
  /// Source: Unicode CLDR 44, list patterns.
  ///
  /// - Parameter format: The format, such as `.list(type: .or)`.
  func list(_ texts: [String], by format: SourceValue? = nil) -> String? {
    var word = "and"
    if let format {
      guard case .component(let style) = format, style.lastName == "list",
        style.modifiers.isEmpty, style.arguments?.count == 1,
        let type = style.value("type")?.memberName, type == "and" || type == "or"
      else { return nil }
      word = type
    }
    guard let last = texts.last, texts.count > 1 else { return texts.last ?? "" }
    guard isEnglish else { return nil }
    let comma = texts.count > 2 ? "," : ""
    return texts.dropLast().joined(separator: ", ") + "\(comma) \(word) \(last)"
  }

  /// Returns an amount of money, or `nil` if the form of the currency in the language is unknown.
  ///
  /// Source: Unicode CLDR 44, currency symbols and patterns.
  private func currency(_ number: Double, _ code: String, digits: Int?) -> String? {
    let isEuro = ["de", "de-DE", "fr", "fr-FR", "es", "es-ES", "it", "it-IT"].contains(tag)
    let symbols: [String: String] =
      isEnglish
      ? ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"] : isEuro ? ["EUR": "€"] : [:]
    guard let symbol = symbols[code], number.magnitude < 1e15,
      let fixed = Evaluator.fixed(number.magnitude, digits ?? (code == "JPY" ? 0 : 2))
    else { return nil }
    let parts = fixed.split(separator: ".")
    guard let whole = parts.first.flatMap({ Int($0) }) else { return nil }
    let decimals = parts.count > 1 ? (isEnglish ? "." : ",") + parts[1] : ""
    let sign = number < 0 && fixed.contains { ("1"..."9").contains($0) } ? "-" : ""
    let amount = grouped(whole) + decimals
    return sign + (isEnglish ? symbol + amount : "\(amount)\u{A0}\(symbol)")
  }

  /// Returns the text of a number with the decimals that a format specifies.
  ///
  /// A format without options shows at most six decimals.
  private func decimal(_ number: Double, _ options: NumberOptions) -> String {
    guard let fixed = Evaluator.fixed(number, options.digits ?? 6) else { return "\(number)" }
    let parts = fixed.split(separator: ".")
    guard let first = parts.first, let whole = Int(first) else { return "\(number)" }
    var decimals = parts.count > 1 ? parts[1] : ""
    while decimals.count > options.minimumDigits ?? 0, decimals.last == "0" {
      decimals.removeLast()
    }
    let sign = fixed.hasPrefix("-") && whole == 0 && !decimals.isEmpty ? "-" : ""
    let separator = grouping?.0
    let mark = separator == nil || separator == "," || separator == "’" ? "." : ","
    let digits = options.isGrouped ? grouped(whole) : "\(whole)"
    return sign + digits + (decimals.isEmpty ? "" : mark + decimals)
  }

  var isEnglish: Bool { tag == "en" || tag == "en-US" }

  var tag: String {
    String((language ?? source ?? "en").map { $0 == "_" ? "-" : $0 })
  }

  private var grouping: (String, Int)? {
    SwiftUITexts.separators[tag] ?? SwiftUITexts.separators[String(tag.prefix { $0 != "-" })]
  }

  private var isIndian: Bool {
    tag == "en-IN"
      || ["hi", "bn", "gu", "kn", "ml", "mr", "pa", "ta", "te", "ur", "ne", "or", "as"]
        .contains(tag.prefix { $0 != "-" })
  }

  /// The separator of digit groups, and the minimum number of digits of a grouped number, by the
  /// language.
  private static let separators: [String: (String, Int)] = [
    "de": (".", 4), "it": (".", 4), "nl": (".", 4), "da": (".", 4), "tr": (".", 4),
    "es": (".", 5), "pt": (".", 4), "fr": ("\u{202F}", 4), "ru": ("\u{A0}", 4),
    "uk": ("\u{A0}", 4), "pl": ("\u{A0}", 5), "sv": ("\u{A0}", 4), "nb": ("\u{A0}", 4),
    "fi": ("\u{A0}", 4), "cs": ("\u{A0}", 4), "ro": (".", 4), "hu": ("\u{A0}", 4),
    "sk": ("\u{A0}", 4), "hr": (".", 4), "el": (".", 4), "bg": ("\u{A0}", 5),
    "sl": (".", 4), "sr": (".", 4), "ca": (".", 4), "id": (".", 4), "vi": (".", 4),
    "is": (".", 4), "lt": ("\u{A0}", 4), "lv": ("\u{A0}", 5), "et": ("\u{A0}", 5),
    "pt-PT": ("\u{A0}", 5), "de-AT": ("\u{A0}", 4), "de-CH": ("’", 4), "it-CH": ("’", 4),
    "es-MX": (",", 4), "es-US": (",", 4), "es-419": (",", 4),
  ]
}
