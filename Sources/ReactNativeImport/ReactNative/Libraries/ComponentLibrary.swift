internal import ImportSupport

/// The components of a package, described as in an alias file.
///
/// An unknown component of a known library is as unknown as any other.
struct ComponentLibrary: Sendable {
  /// The names of its packages; one that ends with `/` is the beginning of names.
  private let packages: [String]
  private let aliases: Aliases

  /// Creates a library from lines of an alias file; `*` describes a package's only component.
  init(_ packages: [String], _ lines: String) {
    self.packages = packages
    // A test reads every library; without it the components would be unknown.
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
