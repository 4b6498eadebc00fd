internal import Encoding
internal import ImportSupport

/// Texts that components look up by a key.
extension JSXEvaluator {
  /// Returns the text for a translation key: the translation, the default text, or the key in
  /// brackets.
  ///
  /// The first of these that exists applies.
  mutating func translation(_ arguments: [JSXValue], from start: Int) -> JSXValue {
    guard case .string(let key, let unknownParts)? = arguments.first, unknownParts.isEmpty else {
      return unknown(from: start)
    }
    let values = arguments.dropFirst().first { if case .object = $0 { true } else { false } }
    let count = values?.part(.key("count"))
    if let text = translated(key, count: count) ?? codeTranslation(key, count: count) {
      return interpolated(text, values, from: start)
    }
    for argument in arguments.dropFirst() {
      if case .string(let text, _) = argument { return interpolated(text, values, from: start) }
      for name in ["defaultValue", "default", "defaultMessage"] {
        if case .string(let text, _)? = argument.part(.key(name)) {
          return interpolated(text, values, from: start)
        }
      }
    }
    return missing(key, from: start)
  }

  private func interpolated(_ text: String, _ values: JSXValue?, from start: Int) -> JSXValue {
    JSXMessage(interpolating: text, values, at: start..<max(start + 1, cursor)).value
  }

  /// Returns a message of react-intl: a translation, or the default message.
  ///
  /// Source: react-intl 7, `formatMessage` and `FormattedMessage`.
  func message(_ arguments: [JSXValue], from start: Int) -> JSXValue {
    guard case .object? = arguments.first else { return unknown(from: start) }
    let values = arguments.dropFirst().first
    let id = arguments[0].part(.key("id"))?.text
    let tokens = start..<max(start + 1, cursor)
    if let text = id.flatMap(translated) {
      return JSXMessage(text, values, language: options.language, at: tokens).value
    }
    if case .string(let text, _)? = arguments[0].part(.key("defaultMessage")) {
      return JSXMessage(text, values, language: options.language, at: tokens).value
    }
    return id.map { missing($0, from: start) } ?? unknown(from: start)
  }

  private func missing(_ key: String, from start: Int) -> JSXValue {
    let unknownPart = JSXUnknown(kind: .translation, tokens: start..<max(start, cursor), path: key)
    return .string("⟨\(key)⟩", unknownParts: [unknownPart])
  }

  /// Returns the translation of a key.
  ///
  /// If the translations contain a plural form for the count, that form is used.
  ///
  /// Source: i18next 25, Plurals.
  private func translated(_ key: String, count: JSXValue?) -> String? {
    let forms = pluralForms(count)
    guard !forms.isEmpty else {
      return translated(key) ?? (count == nil ? nil : translated("\(key)_other"))
    }
    // Before i18next 21, the form of all numbers but one was “plural”.
    let suffixes = forms + (forms.last == "other" ? ["plural"] : [])
    return suffixes.lazy.compactMap { self.translated("\(key)_\($0)") }.first ?? translated(key)
  }

  /// Returns the translation of a key, or `nil` if there is none.
  ///
  /// The search begins in the translations of the chosen language and continues in the whole file.
  /// In each of these steps, the whole key is looked up first, and then the key is split into a
  /// path at `.` and `:`.
  private func translated(_ key: String) -> String? {
    guard let translations else { return nil }
    var roots = [translations.root]
    if let language = options.language, let own = translations.root.field(language) {
      roots.insert(own, at: 0)
    }
    for root in roots {
      for base in [root, root.field("translation")] {
        guard let base else { continue }
        if let text = base.field(key)?.string { return text }
        var value: JSON.Value? = base
        for part in key.split(whereSeparator: { $0 == "." || $0 == ":" }) {
          value = value?.field(String(part))
        }
        if let text = value?.string { return text }
      }
    }
    return nil
  }
}
