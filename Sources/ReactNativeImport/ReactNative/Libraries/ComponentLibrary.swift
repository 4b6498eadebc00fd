internal import ImportSupport

/// The components of a package, described in the syntax of an alias file.
///
/// A component that is not described here is unknown, even if its library is known.
struct ComponentLibrary: Sendable {
  /// The names of the packages.
  ///
  /// A name that ends with `/` is a prefix of names.
  private let packages: [String]
  private let aliases: Aliases

  /// Creates a library from lines of an alias file.
  ///
  /// `*` describes the only component of a package.
  init(_ packages: [String], _ lines: String) {
    self.packages = packages
    // A test parses the lines of every library. If they were invalid, the components would be
    // unknown.
    aliases = (try? Aliases(parsing: Array(lines.utf8), file: nil)) ?? Aliases()
  }

  private func contains(_ package: String) -> Bool {
    packages.contains { name in
      package == name || package.hasPrefix(name.hasSuffix("/") ? name : "\(name)/")
    }
  }

  /// Returns the description of a component that a package exports.
  static func alias(of component: String, in package: String) -> Aliases.Alias? {
    for library in all where library.contains(package) {
      if let alias = library.aliases[component] ?? library.aliases["*"] { return alias }
    }
    return nil
  }
}
