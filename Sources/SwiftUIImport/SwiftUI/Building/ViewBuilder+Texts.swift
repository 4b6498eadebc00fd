internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// The texts of views.
extension ViewBuilder {
  /// Returns the text of an argument.
  ///
  /// A literal is looked up as a key in the string catalogue.
  mutating func text(
    _ argument: ComponentArgument?, in environment: ViewEnvironment, table: String? = nil,
    asMarkdown: Bool = true
  ) -> String? {
    guard let argument else { return nil }
    switch unwrappingBinding(argument.value) {
    case .string(let text)? where text.isLiteral:
      return localized(text, table: table, in: environment, asMarkdown: asMarkdown)
    case .component(let component)?: return text(of: component, in: environment)
    case .null?, .nothing?, nil: return nil
    case .function?, .components?:
      return joinedText(build(argument.value, in: environment))
    case let value?: return evaluator.text(of: value)
    }
  }

  /// Returns the text of a value that is a text, a string or a view.
  mutating func text(_ value: SourceValue?, in environment: ViewEnvironment) -> String? {
    guard let value else { return nil }
    switch unwrappingBinding(value) {
    case .component(let component)?: return text(of: component, in: environment)
    case .null?, .nothing?, nil: return nil
    case .function?, .components?: return joinedText(build(value, in: environment))
    case let known?: return evaluator.text(of: known)
    }
  }

  /// Returns the text of a `Text` or of a localised value.
  ///
  /// For another view, returns the joined texts of the view.
  mutating func text(of component: Component, in environment: ViewEnvironment) -> String? {
    switch component.name {
    case "Text": return ownText(of: component, in: environment)
    case "LocalizedStringKey", "LocalizedStringResource", "AttributedString", ".init":
      let table = component.value("table") ?? component.value("tableName")
      let name = table.map { evaluator.text(of: $0) }
      let argument =
        component.argument("localized") ?? component.argument("markdown") ?? component.title
      // `Text(.init(words))` is the text of a key, in which Markdown is interpreted.
      if component.name == ".init", case .string(let key)? = unwrappingBinding(argument?.value),
        !key.isLiteral
      {
        let plain = SourceText(evaluator.text(of: .string(key)), isLiteral: true)
        return localized(plain, table: name, in: environment, asMarkdown: true)
      }
      return text(argument, in: environment, table: name)
    case "NSAttributedString", "NSMutableAttributedString":
      return text(component.argument("string"), in: environment)
    default:
      if let key = textConstant(component) { return text(key, in: environment) }
      if let text = generatedText(component, in: environment) { return text }
      guard isView(component) else {
        return unknown(component.modifiers.last?.range ?? component.range)
      }
      return joinedText(build([component], in: environment))
    }
  }

  /// Returns the text of a constant that the project adds to a type of localised texts:
  /// `Text(.welcome)`.
  private mutating func textConstant(_ component: Component) -> ComponentArgument? {
    for type in ["LocalizedStringKey", "LocalizedStringResource"] {
      guard case .string(let text)? = evaluator.value(of: component, addedTo: type) else {
        continue
      }
      return ComponentArgument(label: nil, value: .string(text), at: component.range)
    }
    return nil
  }

  /// Returns the text of a symbol that Xcode generates for a key of a string catalogue:
  /// `Text(.homeTitle)`, `Text(.greeting("Kim"))`.
  private mutating func generatedText(
    _ component: Component, in environment: ViewEnvironment
  ) -> String? {
    guard texts.hasKey(ofSymbol: component.name) else { return nil }
    let arguments = (component.arguments ?? []).map {
      argument($0.value, [], at: $0.range, in: environment)
    }
    let text = texts.text(
      ofSymbol: component.name, arguments, language: environment.language)
    return arguments.isEmpty ? text.map(MarkdownInline.plainText) : text
  }

  /// Whether a component is a view, rather than a value such as `Date()`.
  private func isView(_ component: Component) -> Bool {
    !component.name.hasPrefix(".") && ViewTable.converter(of: component.name) != nil
      || ViewTable.transparent[component.name] != nil || aliases[component.name] != nil
  }

  /// Returns the code of a value in braces, and records that the value is unknown.
  ///
  /// If the user gave an assumed value for this code, the function returns the assumed value
  /// instead.
  mutating func unknown(_ range: SourceRange) -> String {
    let code = evaluator.project.excerpt(range, limit: 40)
    if let assumed = evaluator.assumptions[code] { return evaluator.text(of: assumed) }
    evaluator.record(UnknownValue(.runtime, named: code, at: range))
    return "{\(code)}"
  }

  private mutating func ownText(of component: Component, in environment: ViewEnvironment) -> String?
  {
    if let verbatim = component.value("verbatim") { return evaluator.text(of: verbatim) }
    guard let title = component.title else {
      // `Text(timerInterval: range)`
      return component.arguments?.isEmpty == false ? unknown(component.range) : nil
    }
    if case .component(let image)? = unwrappingBinding(title.value), image.name == "Image" {
      return name(of: image, in: environment)
    }
    let added = (component.arguments ?? []).filter { $0.label == "joined" }
    if !added.isEmpty {
      var sum: String?
      for part in [title] + added {
        if let text = text(part, in: environment) { sum = (sum ?? "") + text }
      }
      return sum
    }
    if let format = component.argument("format") { return formatted(title, by: format) }
    if let style = component.argument("style") {
      record(.formatted("style"), at: style.range)
      return unknown(title.range)
    }
    let table = (component.value("tableName") ?? component.value("table"))
      .map { evaluator.text(of: $0) }
    let text = text(title, in: environment, table: table)
    // The label of the element has the case that the modifier shows.
    switch environment.style("textCase") {
    case "uppercase": return text?.uppercased()
    case "lowercase": return text?.lowercased()
    default: return text
    }
  }

  /// Returns the text of a formatted value, or the code of the value if the format is unknown.
  private mutating func formatted(_ title: ComponentArgument, by format: ComponentArgument)
    -> String
  {
    let value = unwrappingBinding(title.value)
    if let text = value.flatMap({ texts.formatted($0, by: format.value) }) { return text }
    if case .list(let values)? = value,
      let text = texts.list(values.map { evaluator.text(of: $0) }, by: format.value)
    {
      return text
    }
    record(.formatted(format.value.memberName ?? "format"), at: format.range)
    // The number is in the source, so the user does not need to assume a value.
    if value?.number != nil { return "{…}" }
    return unknown(title.range)
  }

  /// Returns a literal in the language of the screen, with its interpolated values.
  ///
  /// SwiftUI interprets Markdown in the literal, but not in the interpolated values.
  mutating func localized(
    _ text: SourceText, table: String?, in environment: ViewEnvironment, asMarkdown: Bool = false
  ) -> String {
    let start = SourceRange(file: 0, start: 0, end: 0)
    var arguments: [TextArgument] = []
    for part in text.parts {
      guard case .value(let value, let further) = part else { continue }
      arguments.append(argument(value, further, at: text.range ?? start, in: environment))
    }
    guard asMarkdown else {
      return texts.text(text, arguments, table: table, language: environment.language)
    }
    var values: [Character: TextArgument] = [:]
    for index in arguments.indices {
      guard let scalar = Unicode.Scalar(0x10_0000 + UInt32(index)) else { continue }
      values[Character(scalar)] = arguments[index]
      arguments[index].text = String(Character(scalar))
    }
    var found = texts.text(text, arguments, table: table, language: environment.language)
    if found.contains("^["), found.contains("](") {
      let language = environment.language ?? texts.language ?? texts.source ?? "en"
      let inflected = GrammarAgreement.inflected(found, &values, language: language)
      if inflected == nil { record(.formatted("inflect"), at: text.range ?? start) }
      found = inflected ?? found
    }
    return MarkdownInline.plainText(found).reduce(into: "") {
      $0 += values[$1]?.text ?? String($1)
    }
  }

  /// Returns a number in the format of a specifier such as `%.1f`.
  ///
  /// If the format is unknown, this is recorded.
  private mutating func formatted(
    _ number: SourceValue, by specifier: String, at range: SourceRange
  ) -> String? {
    let text = evaluator.formatted(number, by: specifier)
    if text == nil { record(.formatted(specifier), at: range) }
    return text
  }

  /// Returns an interpolated value as an argument for a text from the string catalogue.
  private mutating func argument(
    _ value: SourceValue, _ further: [(label: String?, value: SourceValue)],
    at range: SourceRange, in environment: ViewEnvironment
  ) -> TextArgument {
    let specifier = further.first { $0.label == "specifier" }
      .map { evaluator.text(of: $0.value) }
    if let format = further.first(where: { $0.label == "format" || $0.label == "style" })?.value {
      if let text = unwrappingBinding(value).flatMap({ texts.formatted($0, by: format) }) {
        return TextArgument(text, "%@", number: nil)
      }
      let text = unknownText(value, format: format)
      return TextArgument(text, "%@", number: nil)
    }
    switch unwrappingBinding(value) {
    case .integer(let number)?:
      let text = specifier.flatMap { formatted(.integer(number), by: $0, at: range) }
      return TextArgument(text ?? texts.grouped(number), specifier ?? "%lld", number: number)
    case .number(let number)?:
      let text = formatted(.number(number), by: specifier ?? "%lf", at: range)
      return TextArgument(text ?? "\(number)", specifier ?? "%lf", number: nil)
    case .float(let number)?:
      let text = formatted(.float(number), by: specifier ?? "%f", at: range)
      return TextArgument(text ?? "\(number)", specifier ?? "%f", number: nil)
    case .component(let component)?:
      if component.name == "Image" {
        return TextArgument(name(of: component, in: environment), "%@", number: nil)
      }
      return TextArgument(text(of: component, in: environment) ?? "", "%@", number: nil)
    case .unknown(let unknown)?:
      return TextArgument(evaluator.text(of: .unknown(unknown)), nil, number: nil)
    case .string(let text)? where text.isResource:
      return TextArgument(localized(text, table: nil, in: environment), "%@", number: nil)
    case let known?: return TextArgument(evaluator.text(of: known), "%@", number: nil)
    case nil: return TextArgument("", "%@", number: nil)
    }
  }

  /// Returns the words that VoiceOver reads for an image inside a text.
  private mutating func name(of image: Component, in environment: ViewEnvironment) -> String {
    guard let element = ImageViews.image(&self, image, environment).stops.first else { return "" }
    for diagnostic in element.nameDiagnostics {
      diagnostics.record(diagnostic.sentence, diagnostic.name, at: diagnostic.position)
    }
    return ImageViews.name(of: element, in: environment.language ?? texts.language)
  }

  /// Returns the name of an interpolated value for which the format is unknown.
  private mutating func unknownText(_ value: SourceValue, format: SourceValue) -> String {
    if case .component(let style) = format {
      record(.formatted(style.lastName), at: style.range)
      if case .component(let own)? = unwrappingBinding(value) { return unknown(own.range) }
    }
    return unwrappingBinding(value)?.isUnknown == true ? evaluator.text(of: value) : "{…}"
  }

  /// Returns the joined texts of all stops, as a label for a single element.
  func joinedText(_ view: BuiltView) -> String? {
    let texts = view.stops.flatMap(ViewBuilder.spokenTexts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns the texts that an element adds to the combined label of several elements.
  ///
  /// A symbol without a label adds no text.
  static func spokenTexts(_ element: ViewElement) -> [String] {
    let label = element.isUnlabelledSymbol ? nil : element.label
    return [label, element.valueText].compactMap { $0 }
  }
}
