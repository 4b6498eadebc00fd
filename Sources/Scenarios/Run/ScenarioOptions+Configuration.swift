internal import Configuration
internal import Importers
internal import Simulator
internal import TextIO

extension ScenarioOptions {
  /// The names of the options in a configuration file that affect the check of a document.
  package static let configurable: Set<String> = [
    "exact", "assumed", "resources", "aliases", "translations", "assume", "assume-hint",
    "flutter-version", "compose-version", "design-time", "inflate-stubs", "strict",
  ]

  /// Applies the options in the configuration file of a document, except those that the caller has
  /// set.
  ///
  /// - Parameter given: The names of the options that the caller has set.
  mutating func configure(for document: String, besides given: Set<String>) throws(InputError) {
    for option in try ConfigurationFile.options(for: document) where !given.contains(option.name) {
      try apply(option)
    }
  }

  private mutating func apply(_ option: ConfiguredOption) throws(InputError) {
    let isSet = !option.values.isEmpty
    switch option.name {
    case "exact": comparison = isSet ? .exact : .asHeard
    case "assumed": listsAssumed = isSet
    case "resources": importing.resources = option.values
    case "aliases": importing.aliases = option.values.last
    case "translations": importing.translations = option.values.last
    case "assume":
      importing.assumptions = []
      for text in option.values {
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
          throw option.error("assume cannot be “\(text)”", remedy: "write name=value")
        }
        importing.assumptions.append(
          (String(text[..<sign]), String(text[text.index(after: sign)...])))
      }
    case "assume-hint": importing.assumesHint = isSet
    case "flutter-version":
      importing.flutterVersion = try option.values.last.map { text throws(InputError) in
        guard let version = FlutterVersion(text) else {
          throw option.error(
            "flutter-version cannot be “\(text)”", remedy: "write a release, such as \"3.38\"")
        }
        return version
      }
    case "compose-version":
      importing.composeVersion = try option.values.last.map { text throws(InputError) in
        guard let version = ComposeVersion(text) else {
          throw option.error(
            "compose-version cannot be “\(text)”", remedy: "write a release, such as \"1.11\"")
        }
        return version
      }
    case "design-time": importing.usesDesignTime = isSet
    case "inflate-stubs": importing.inflatesStubs = isSet
    case "strict": strict = try kinds(of: option)
    default: return
    }
  }

  private func kinds(of option: ConfiguredOption) throws(InputError) -> Set<ImportDiagnostic.Kind> {
    if option.values == [""] { return Set(ImportDiagnostic.Kind.doubtful) }
    var kinds: Set<ImportDiagnostic.Kind> = []
    for word in option.values {
      guard let kind = ImportDiagnostic.Kind(rawValue: word) else {
        throw option.error(
          "strict cannot be “\(word)”",
          remedy: "write true or some of "
            + ImportDiagnostic.Kind.allCases.map(\.rawValue).joined(separator: ", "))
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
