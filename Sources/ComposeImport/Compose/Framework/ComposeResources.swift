internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource
internal import TextIO

/// The texts, numbers and Booleans in the resources of an app: `res/values`, and `composeResources`
/// of multiplatform apps.
struct ComposeResources: Sendable {
  private var strings: [String: String] = [:]
  private var plurals: [String: [PluralCategory: String]] = [:]
  private var arrays: [String: [String]] = [:]
  /// The numbers and Booleans.
  private var values: [String: String] = [:]
  private let rule: PluralRule
  /// The language of the device.
  let language: String
  /// The files that could not be read.
  private(set) var unreadable: [InputError] = []

  /// Looks up all texts to which the code refers.
  init(
    _ references: Set<KotlinNames.ResourceReference>, in texts: CodeResources, language: String?
  ) {
    rule = PluralRule(ofLanguage: language ?? "en")
    self.language = language ?? "en-US"
    var texts = texts
    texts.setLanguage(language)
    for reference in references {
      let key = ComposeResources.key(reference.kind, reference.name, reference.isAndroid)
      switch reference.kind {
      case "plurals": plurals[key] = texts.plural(reference.name)
      case "array": arrays[key] = texts.array(reference.name)
      case "integer", "bool": values[key] = texts.value(reference.kind, reference.name)
      default: strings[key] = texts.string(reference.name, isAndroid: reference.isAndroid)
      }
    }
    unreadable = texts.unreadable
  }

  private static func key(_ kind: String, _ name: String, _ isAndroid: Bool) -> String {
    "\(isAndroid ? "android." : "")\(kind).\(name)"
  }

  /// Returns the key of `R.string.title`, `AppR.string.title` or `Res.string.title`.
  private static func key(of name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count >= 2 else { return name }
    return key(parts[parts.count - 2], parts[parts.count - 1], parts.first == "android")
  }

  /// Returns the text of a resource such as `R.string.title`, with its arguments.
  func string(_ name: String, _ arguments: [SourceValue]) -> SourceValue? {
    strings[ComposeResources.key(of: name)].map { .string(filled($0, arguments)) }
  }

  /// Returns the text of a plural resource, such as `R.plurals.items`, for a count.
  func plural(_ name: String, _ count: SourceValue, _ arguments: [SourceValue]) -> SourceValue? {
    guard let forms = plurals[ComposeResources.key(of: name)] else { return nil }
    var category = PluralCategory.other
    if case .integer(let number) = count { category = rule.category(of: number) }
    return (forms[category] ?? forms[.other]).map { .string(filled($0, arguments)) }
  }

  /// Returns the texts of an array resource, such as `R.array.days`.
  func strings(_ name: String) -> SourceValue? {
    arrays[ComposeResources.key(of: name)].map { texts in
      .list(texts.map { .string(SourceText($0)) })
    }
  }

  /// Returns the value of a number or Boolean, such as `R.integer.columns` or `R.bool.is_tablet`.
  func value(_ name: String) -> SourceValue? {
    guard let text = values[ComposeResources.key(of: name)] else { return nil }
    if let truth = Bool(text) { return .boolean(truth) }
    return Int(text).map { .integer($0) }
  }

  /// Returns a text in which values replace placeholders such as `%1$s`.
  ///
  /// Without values, the text remains unchanged. Source: Android, `Resources.getString(int,
  /// Object...)`.
  private func filled(_ pattern: String, _ arguments: [SourceValue]) -> SourceText {
    guard !arguments.isEmpty else { return SourceText(pattern) }
    let parts = CodeResources.parts(of: pattern).map { part -> SourceText.Part in
      switch part {
      case .text(let text): return .text(text)
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else {
          let missing = UnknownValue(
            .expression, named: specifier, at: SourceRange(file: 0, start: 0, end: 0))
          return .value(.unknown(missing), arguments: [])
        }
        let isPlain = specifier == "%s" || specifier == "%d"
        return .value(
          arguments[index],
          arguments: isPlain
            ? [] : [(label: "specifier", value: .string(SourceText(specifier)))])
      }
    }
    return SourceText(parts, isLiteral: false)
  }
}
