internal import AccessibilityTree
internal import AppleImport
internal import ComponentSource

/// The conversion of images, symbols and shapes.
enum ImageViews {
  /// Reads an `Image`.
  static let image: ViewConverter = { builder, component, environment in
    if let symbolName = component.value("systemName") {
      return symbol(&builder, symbolName, at: component.range)
    }
    let position = builder.position(of: component.range)
    if component.argument("decorative") != nil {
      var elementIfModified = ViewElement(.image, .image, at: position)
      elementIfModified.isNamedBySymbol = true
      return BuiltView(elementIfModified: elementIfModified)
    }
    if let label = component.value("label") {
      let text = builder.text(label, in: environment)
      var element = ViewElement(.image, .image, label: text, at: position)
      element.hasAuthoredLabel = true
      return BuiltView([element])
    }
    if let name = component.title ?? component.argument("resource") {
      return asset(&builder, name, in: environment, at: component.range)
    }
    return picture(&builder, component, environment)
  }

  /// Reads an `AsyncImage` in its state after loading.
  static let asyncImage: ViewConverter = { builder, component, environment in
    guard case .function(let function)? = component.content else {
      return picture(&builder, component, environment)
    }
    var loaded = component
    loaded.name = "$picture"
    loaded.arguments = []
    guard component.argument("placeholder") == nil else {
      return builder.build(
        builder.evaluator.contents(of: function, [.component(loaded)]), in: environment)
    }
    builder.record(.loadedPicture, at: component.range)
    let image = ComponentArgument(label: nil, value: .component(loaded), at: component.range)
    let phase = Component(
      SwiftUIFramework.loadedPhase, [image], at: component.range, identity: component.identity)
    return builder.build(
      builder.evaluator.contents(of: function, [.component(phase)]), in: environment)
  }

  /// Reads an image whose content is unknown before run time.
  static let picture: ViewConverter = { builder, component, _ in
    var element = ViewElement(.image, .image, at: builder.position(of: component.range))
    element.isNamedBySymbol = true
    element.diagnose(.pictureOfCode, component.name == "$picture" ? "AsyncImage" : component.name)
    return BuiltView([element])
  }

  /// Returns the image of a symbol.
  ///
  /// The name of the element is the system's description of the symbol or, without a known
  /// description, the words in the symbol's name.
  static func symbol(
    _ builder: inout ViewBuilder, _ value: SourceValue, at range: SourceRange
  ) -> BuiltView {
    var element = ViewElement(.image, .image, at: builder.position(of: range))
    element.isNamedBySymbol = true
    guard let known = builder.unwrappingBinding(value), case .string = known else {
      element.diagnose(.unknownSymbol, builder.evaluator.project.excerpt(range, limit: 40))
      return BuiltView([element])
    }
    let name = builder.evaluator.text(of: known)
    element.node.ios.image = name
    if SymbolNames.isDescribed(name) {
      element.node.ios.imageCatalog = .system
    } else if !name.isEmpty {
      element.node.label = AuthoredText(SymbolNames.words(of: name), from: .fileName)
      element.diagnose(.undescribedSymbol, name)
    }
    return BuiltView([element])
  }

  /// Returns an image of the app's asset catalogue.
  ///
  /// The label is the name of the image.
  static func asset(
    _ builder: inout ViewBuilder, _ argument: ComponentArgument, in environment: ViewEnvironment,
    at range: SourceRange
  ) -> BuiltView {
    var element = ViewElement(.image, .image, at: builder.position(of: range))
    let value = builder.unwrappingBinding(argument.value)
    let name: String
    switch value {
    case .component(let resource)?: name = builder.texts.asset(ofSymbol: resource.lastName)
    case .string(let text)?: name = builder.evaluator.text(of: .string(text))
    default:
      element.diagnose(.pictureOfCode, "Image")
      element.isNamedBySymbol = true
      return BuiltView([element])
    }
    let label = builder.texts.text(of: name, table: nil, language: environment.language)?.text
    element.node.ios.image = name
    element.node.label = label.map { AuthoredText($0) } ?? AuthoredText(name, from: .fileName)
    if label == nil { element.diagnose(.namedByAsset, name) }
    return BuiltView([element])
  }

  /// Returns the words that VoiceOver reads for an image inside a text.
  ///
  /// - Parameter language: The language of the screen, or `nil` for English.
  static func name(of element: ViewElement, in language: String?) -> String {
    element.label ?? UIKitWords.words(for: language ?? "en").name(of: element.node)?.text
      ?? element.node.ios.image.map(SymbolNames.words) ?? ""
  }

  /// Reads a shape or colour, which is an element only if it gets a label.
  static let shape: ViewConverter = { builder, component, _ in
    BuiltView(elementIfModified: ViewElement(.generic, at: builder.position(of: component.range)))
  }

  /// Reads a view without content.
  static let nothing: ViewConverter = { _, _, _ in BuiltView() }
}

extension ViewElement {
  /// Adds a diagnostic, which is reported if a reader speaks the element's name.
  fileprivate mutating func diagnose(_ sentence: DiagnosticSentence, _ name: String) {
    nameDiagnostics.append(NameDiagnostic(sentence: sentence, name: name, position: node.position))
  }
}

/// The known descriptions of symbols in the system.
enum SymbolNames {
  /// Whether VoiceOver's description of a symbol is known from a test or recording.
  ///
  /// Source: labels in UI tests and recordings of apps. The words are those of UIKit.
  static func isDescribed(_ name: String) -> Bool {
    described.contains(name)
      || name.hasSuffix(".fill") && filled.contains(String(name.dropLast(5)))
  }

  private static let described: Set<String> = [
    "magnifyingglass", "plus", "globe", "exclamationmark.circle", "exclamationmark.triangle",
    "checkmark", "checkmark.circle", "star", "heart", "xmark", "chevron.left", "chevron.up",
    "chevron.down", "arrow.clockwise", "ellipsis.circle", "person.crop.circle", "person.2",
  ]

  private static let filled: Set<String> = [
    "exclamationmark.triangle", "checkmark.circle", "star", "heart",
  ]

  /// Returns the words of a symbol's name.
  ///
  /// VoiceOver reads them if the symbol has no description.
  static func words(of name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }
}
