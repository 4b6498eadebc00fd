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
}
