/// A key of a configuration file, which is the name of a command line option.
package struct ConfigurationKey: Sendable, Hashable {
  /// The type of the value that a key has.
  package enum ValueType: Sendable, Hashable {
    /// `true` or `false`.
    case flag
    case text
    /// One text or a list of texts.
    case texts
    /// Keys with values, written as a mapping or as a list of texts `key=value`.
    case assignments
    /// `true`, `false`, or a list of words.
    case words
    /// One path, relative to the folder of the configuration file.
    case path
    /// One path or a list of paths, relative to the folder of the configuration file.
    case paths
  }

  package var name: String
  package var valueType: ValueType

  /// All keys, in the order in which messages and documentation list them.
  ///
  /// Options that make sense only for a single run are not keys. Options that write files or start
  /// programs are not keys either, because a configuration file in a pull request must not be able
  /// to set them.
  package static let all: [ConfigurationKey] =
    [
      ("reader", .texts), ("set", .assignments), ("language", .text), ("move", .text),
      ("format", .text), ("plain", .flag), ("side-by-side", .flag), ("input", .text),
      ("resources", .paths), ("aliases", .path), ("translations", .path), ("boxes", .path),
      ("viewport", .text), ("assume", .assignments), ("assume-hint", .flag), ("window", .text),
      ("flutter-version", .text), ("compose-version", .text),
      ("design-time", .flag), ("inflate-stubs", .flag), ("strict", .words), ("exact", .flag),
      ("assumed", .flag), ("rate", .text), ("pitch", .text), ("volume", .text), ("voice", .text),
      ("punctuation", .text), ("ipa", .flag), ("rule", .texts), ("severity", .text),
      ("fail-on", .text), ("baseline", .path), ("product", .path),
    ].map { ConfigurationKey(name: $0, valueType: $1) }

  /// The key of the sections whose options apply to some folders only.
  static let overrides = "overrides"
  /// The key, in a section of `overrides`, for the paths to which the section's options apply.
  static let path = "path"
}
