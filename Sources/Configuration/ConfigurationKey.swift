/// A key of a configuration file: an option of the command line, by its name.
package struct ConfigurationKey: Sendable, Hashable {
  /// What stands behind it.
  package enum Shape: Sendable, Hashable {
    /// `true` or `false`.
    case flag
    case text
    /// One text or a list of some.
    case texts
    /// Keys with values, or a list of `key=value`.
    case assignments
    /// `true`, `false`, or a list of words.
    case words
    /// One path from the folder of the configuration.
    case path
    /// One such path or a list of some.
    case paths
  }

  package var name: String
  package var shape: Shape

  /// Every key, in the order in which they are listed.
  ///
  /// Options that say what to do once, that write, or that name a program are none: a file that came
  /// with a change must not decide that.
  package static let all: [ConfigurationKey] =
    [
      ("reader", .texts), ("set", .assignments), ("language", .text), ("move", .text),
      ("format", .text), ("plain", .flag), ("side-by-side", .flag), ("input", .text),
      ("resources", .paths), ("aliases", .path), ("translations", .path), ("boxes", .path),
      ("viewport", .text), ("assume", .assignments), ("assume-hint", .flag), ("window", .text),
      ("design-time", .flag), ("inflate-stubs", .flag), ("strict", .words), ("exact", .flag),
      ("assumed", .flag), ("rate", .text), ("pitch", .text), ("volume", .text), ("voice", .text),
      ("punctuation", .text), ("ipa", .flag), ("rule", .texts), ("severity", .text),
      ("fail-on", .text), ("baseline", .path),
    ].map { ConfigurationKey(name: $0, shape: $1) }

  /// The key for what holds in some folders only.
  static let overrides = "overrides"
  /// The key in it for those folders.
  static let path = "path"
}
