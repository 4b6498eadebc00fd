internal import ComponentSource

/// Numbers in the format of a locale.
extension ComposeFramework {
  /// The locales with known formats.
  static let knownLocales: Set<String> = ["en", "en-US"]

  /// Returns the text of `NumberFormat.getCurrencyInstance(Locale.US).format(12.5)`.
  ///
  /// Returns `nil` unless the locale is certainly English in the United States. Assumed: if the
  /// file changes settings of one format, the settings of every format in the file are unknown.
  func formattedNumber(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: Evaluator
  ) -> SourceValue? {
    if let text = patternedNumber(call, receiver, evaluator) { return text }
    guard let format = receiver.component, format.lastName == "NumberFormat",
      format.modifiers.count == 1, let kind = JavaNumberFormat(function: format.modifiers[0].name),
      let number = call.arguments?.first?.value.number, call.arguments?.count == 1,
      let tag = languageTag(of: format.modifiers[0].arguments?.first?.value, kind),
      ComposeFramework.knownLocales.contains(tag),
      evaluator.project.files.indices.contains(call.range.file),
      !evaluator.project.files[call.range.file].changesNumberFormats
    else { return nil }
    return kind.text(of: number).map { .string(SourceText($0)) }
  }

  /// Returns the text of `DecimalFormat("#,##0.00").format(12.5)` on a device in English.
  private func patternedNumber(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: Evaluator
  ) -> SourceValue? {
    guard let format = receiver.component, format.lastName == "DecimalFormat",
      format.modifiers.isEmpty, format.arguments?.count == 1,
      let pattern = format.arguments?.first?.value.knownText,
      let number = call.arguments?.first?.value.number, call.arguments?.count == 1,
      ComposeFramework.knownLocales.contains(resources.language),
      evaluator.project.files.indices.contains(call.range.file),
      !evaluator.project.files[call.range.file].changesNumberFormats
    else { return nil }
    return JavaNumberFormat.text(of: number, in: pattern).map { .string(SourceText($0)) }
  }

  /// Returns an unknown text for a call such as `"%.2f".format(Locale.GERMANY, 2.5)`, whose numbers
  /// have the format of another locale than English.
  ///
  /// Returns `nil` for calls whose text does not depend on the locale.
  func localText(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: Evaluator
  ) -> SourceValue? {
    var values = (call.arguments ?? []).map(\.value)
    let locale = values.first.flatMap { $0.isLocale ? $0 : nil }
    if locale != nil { values.removeFirst() }
    let isStatic = receiver.component?.name == "String"
    guard let pattern = isStatic ? values.first?.knownText : receiver.knownText,
      pattern.hasLocalNumber
    else { return nil }
    let isEnglish =
      ComposeFramework.englishLocales.contains(locale?.component?.lastMember ?? "")
      || languageTag(of: locale, .number)?.split(separator: "-").first == "en"
    guard !isEnglish else { return nil }
    let name = evaluator.project.excerpt(call.range)
    return .unknown(UnknownValue(.runtime, named: name, at: call.range))
  }

  /// The constants of `Locale` with the number format of English.
  private static let englishLocales: Set<String> = ["US", "UK", "CANADA", "ENGLISH", "ROOT"]

  /// Returns the language tag of a locale, or of the device's locale if `value` is `nil`.
  ///
  /// A locale without a country has no currency. For amounts of money, the result is then `nil`.
  func languageTag(of value: SourceValue?, _ kind: JavaNumberFormat) -> String? {
    guard let value else { return resources.language }
    guard let locale = value.component else { return nil }
    if let function = locale.modifiers.last {
      switch function.name {
      case "getDefault": return resources.language
      case "forLanguageTag": return function.arguments?.first?.value.knownText
      default: return nil
      }
    }
    switch locale.name.split(separator: ".").last {
    case "US": return "en-US"
    case "ENGLISH": return kind == .currency ? nil : "en"
    case "Locale":
      let parts = (locale.arguments ?? []).compactMap(\.value.knownText)
      guard !parts.isEmpty, kind != .currency || parts.count > 1 else { return nil }
      return parts.joined(separator: "-")
    default: return nil
    }
  }
}

extension SourceValue {
  /// The text, or `nil` if the source does not determine the whole text.
  var knownText: String? {
    if case .string(let text) = current { text.known } else { nil }
  }

  /// Whether the value is a locale, which a format takes as its first argument.
  fileprivate var isLocale: Bool {
    let name = component?.name ?? unknown?.name ?? ""
    return name.hasSuffix("Locale") || name.hasSuffix("locale") || name.contains("Locale.")
  }
}

extension String {
  /// Whether a format contains a number with decimals or groups of digits: `%.2f`, `%,d`.
  fileprivate var hasLocalNumber: Bool {
    split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { part in
      guard let end = part.firstIndex(where: \.isLetter) else { return false }
      return "feEgG".contains(part[end]) || part[..<end].contains(",")
    }
  }
}
