internal import AppleImport
internal import ComponentSource

/// Functions and initialisers of Foundation that make texts.
extension SwiftUIFramework {
  typealias Function =
    @Sendable (SwiftUIFramework, FrameworkCall, inout Evaluator) -> SourceValue?

  static let functions: [String: Function] = [
    "String": { $0.string($1, &$2) }, "NSLocalizedString": { $0.localized($1, &$2) },
    "LocalizedStringResource": { $0.resource($1, &$2) },
    "LocalizedStringKey": { framework, call, evaluator in
      framework.key(of: call, &evaluator).map { .string(SourceText(resource: $0)) }
    },
    "Binding": { _, call, evaluator in
      let functions = (call.arguments ?? []).map(\.value.function)
      if functions.count == 2, let get = functions[0], let set = functions[1] {
        let key = StateKey(owner: call.identity, path: ["$binding"])
        return evaluator.computedState(key, get: get, set: set)
      }
      // `Binding($optional)`, `Binding(projectedValue: $name)`
      guard let first = call.arguments?.first, case .state = first.value else { return nil }
      return first.value
    },
    "Bool": { _, call, evaluator in
      guard let arguments = call.arguments, arguments.count == 1, arguments[0].label == nil,
        case .string(let text) = evaluator.currentValue(arguments[0].value), let word = text.known
      else { return nil }
      return word == "true" ? .boolean(true) : word == "false" ? .boolean(false) : .null
    },
    "URL": { _, call, _ in
      call.arguments?.first?.label == "string" ? call.arguments?.first?.value : nil
    },
    "NavigationPath": { _, call, _ in call.arguments?.isEmpty != false ? .list([]) : nil },
    "IndexSet": { _, call, _ in
      guard let first = call.arguments?.first, first.label == "integer" else { return nil }
      return .set([first.value])
    },
    "Dictionary": { grouped($1, &$2) },
    "Locale.current.currency.identifier": { framework, _, _ in framework.currencyCode },
    "Locale.current.currencyCode": { framework, _, _ in framework.currencyCode },
    "Int.max": { _, _, _ in .integer(.max) }, "Int.min": { _, _, _ in .integer(.min) },
    "Double.pi": { _, _, _ in .number(.pi) }, "CGFloat.pi": { _, _, _ in .number(.pi) },
    "withAnimation": { _, call, evaluator in
      guard case .function(let function)? = call.arguments?.last?.value else { return nil }
      return evaluator.call(function)
    },
  ]

  /// The currency of the phone's region, which follows from the language only for English.
  ///
  /// Assumed: the region of the language `en` is the USA.
  private var currencyCode: SourceValue? {
    texts.isEnglish ? .string(SourceText("USD")) : nil
  }

  /// Returns the dictionary of `Dictionary(grouping: items, by: { $0.kind })`.
  private static func grouped(
    _ call: FrameworkCall, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let arguments = call.arguments, arguments.count == 2,
      arguments[0].label == "grouping", case .function(let key) = arguments[1].value,
      case .list(let elements) = evaluator.currentValue(arguments[0].value)
    else { return nil }
    var keys: [SourceValue] = []
    var members: [[SourceValue]] = []
    for element in elements {
      let name = evaluator.call(key, [element])
      let matches = keys.map { evaluator.areEqual($0, name) }
      guard !matches.contains(nil) else { return nil }
      if let index = matches.firstIndex(of: true) {
        members[index].append(element)
      } else {
        keys.append(name)
        members.append([element])
      }
    }
    return .dictionary(zip(keys, members).map { ($0, .list($1)) })
  }

  /// Returns a text that is looked up by its key.
  ///
  /// Markdown in the text is interpreted.
  private func resource(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard case .string(let text)? = localized(call, &evaluator) else { return nil }
    return .string(SourceText(resource: text))
  }

  /// Returns a text that is looked up by its key.
  func localized(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard let arguments = call.arguments, let first = arguments.first else { return nil }
    if case .component(let symbol) = first.value, texts.hasKey(ofSymbol: symbol.name) {
      return generatedText(symbol, &evaluator)
    }
    guard let key = key(of: call, &evaluator) else { return nil }
    let value = arguments.first { ["defaultValue", "value"].contains($0.label) }?.value
    let table = arguments.first { ["table", "tableName"].contains($0.label) && !$0.value.isNull }
      .map { evaluator.text(of: $0.value) }
    if let found = lookedUp(key, table: table, &evaluator) { return .string(found) }
    if let value, case .string(let text) = value {
      let known = evaluator.text(of: value)
      return known.isEmpty ? .string(key) : .string(text)
    }
    return .string(SourceText(key.parts, isLiteral: false, at: first.range))
  }

  /// Returns the key that a call looks up.
  ///
  /// A key in a variable, and any key of `NSLocalizedString`, is a plain text. Only a literal has
  /// placeholders for its values.
  private func key(of call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceText? {
    guard let first = call.arguments?.first else { return nil }
    var value = first.value
    // `String.LocalizationValue(key)`, `.init(key)`
    if case .component(let wrapped) = value, let argument = wrapped.arguments?.first,
      ["LocalizationValue", "init"].contains(wrapped.lastName)
    {
      value = argument.value
    }
    guard case .string(let text) = evaluator.currentValue(value) else { return nil }
    let isPlain = call.name == "NSLocalizedString" || first.label == "forKey" || !text.isLiteral
    let hasValues = text.parts.contains { if case .value = $0 { true } else { false } }
    guard isPlain, hasValues else { return text }
    return SourceText(evaluator.text(of: .string(text)), at: first.range)
  }

  /// Returns the text of a symbol that Xcode generates for a key of a string catalogue:
  /// `String(localized: .homeTitle)`.
  private func generatedText(_ symbol: Component, _ evaluator: inout Evaluator) -> SourceValue? {
    let arguments = (symbol.arguments ?? []).map { argument in
      let value = evaluator.currentValue(argument.value)
      guard case .integer(let number) = value else {
        return TextArgument(evaluator.text(of: value), "%@", number: nil)
      }
      return TextArgument(texts.grouped(number), "%lld", number: number)
    }
    return texts.text(ofSymbol: symbol.name, arguments).map { .string(SourceText($0)) }
  }

  /// Returns the text of a key in the catalogues, or `nil` if no catalogue contains the key.
  private func lookedUp(
    _ key: SourceText, table: String?, _ evaluator: inout Evaluator
  ) -> SourceText? {
    guard !texts.known.isEmpty else { return nil }
    var arguments: [TextArgument] = []
    for part in key.parts {
      guard case .value(let value, _) = part else { continue }
      switch value {
      case .integer(let number):
        arguments.append(TextArgument(texts.grouped(number), "%lld", number: number))
      case .number:
        arguments.append(TextArgument(evaluator.text(of: value), "%lf", number: nil))
      case .unknown:
        arguments.append(TextArgument(evaluator.text(of: value), nil, number: nil))
      default:
        arguments.append(TextArgument(evaluator.text(of: value), "%@", number: nil))
      }
    }
    guard arguments.isEmpty else { return SourceText(texts.text(key, arguments, table: table)) }
    let name = evaluator.text(of: .string(key))
    guard let found = texts.text(of: name, table: table) else { return nil }
    guard !found.forms.isEmpty || !found.substitutions.isEmpty else {
      return SourceText(texts.filled(found, []))
    }
    // A format with plural forms keeps its key, so that `String(format:)` can find the forms.
    let source = [("key", name), ("table", table ?? "Localizable")].map { label, text in
      (label: Optional(label), value: SourceValue.string(SourceText(text)))
    }
    return SourceText(
      [.text(found.text), .value(.nothing, arguments: source)], isLiteral: false)
  }

  /// Returns the format with plural forms that produced a text, or `nil` if the text has no such
  /// format.
  private func forms(of value: SourceValue, _ evaluator: inout Evaluator) -> LocalizedText? {
    guard case .string(let text) = value, text.parts.count == 2,
      case .value(.nothing, let source) = text.parts[1], source.count == 2
    else { return nil }
    let names = source.map { evaluator.text(of: $0.value) }
    return texts.text(of: names[0], table: names[1])
  }

  private func string(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard let arguments = call.arguments, let first = arguments.first else { return nil }
    switch first.label {
    case "localized": return localized(call, &evaluator)
    case "format": return formatted(arguments, &evaluator)
    case "describing", "verbatim": return .string(SourceText(evaluator.text(of: first.value)))
    case "localizedStringWithFormat": return formatted(arguments, &evaluator)
    default: return nil
    }
  }

  /// Returns the text of `String(format:)`, provided that all arguments are known.
  func formatted(
    _ arguments: [ComponentArgument], _ evaluator: inout Evaluator
  ) -> SourceValue? {
    var values = arguments.dropFirst().filter { $0.label == nil }.map(\.value)
    if let list = arguments.first(where: { $0.label == "arguments" }),
      case .list(let own) = evaluator.currentValue(list.value)
    {
      values = own
    }
    if let forms = forms(of: arguments[0].value, &evaluator) {
      let filled = values.map { value in
        if case .integer(let number) = value {
          return TextArgument(texts.grouped(number), "%lld", number: number)
        }
        return TextArgument(evaluator.text(of: value), "%@", number: nil)
      }
      return .string(SourceText(texts.filled(forms, filled), at: arguments[0].range))
    }
    let format = evaluator.text(of: arguments[0].value)
    var next = 0
    var parts: [SourceText.Part] = []
    for part in TextFormat.parts(of: format) {
      switch part {
      case .text(let text): parts.append(.text(String(text)))
      case .number, .substitution: break
      case .argument(let index, let specifier):
        let index = index ?? next
        next = index &+ 1
        guard values.indices.contains(index) else { continue }
        let value = evaluator.currentValue(values[index])
        switch value {
        case .integer, .number, .float:
          guard !specifier.hasSuffix("@") else {
            parts.append(.value(value, arguments: []))
            continue
          }
          guard let text = evaluator.formatted(value, by: specifier) else { return nil }
          parts.append(.text(text))
        default: parts.append(.value(value, arguments: []))
        }
      }
    }
    return .string(SourceText(parts, isLiteral: false, at: arguments[0].range))
  }
}

extension SourceText {
  /// Creates a text that remains a key until it is shown, as `LocalizedStringResource` does.
  fileprivate init(resource text: SourceText) {
    self.init(text.parts, isLiteral: true, at: text.range)
    isResource = true
  }
}
