internal import ImportSupport

/// The components of a library, described in the syntax of an alias file.
///
/// A component that the library does not describe is unknown.
struct ComponentLibrary: Sendable {
  /// The names of the library's packages.
  ///
  /// A name that ends with `/` represents all packages whose names begin with this text.
  private let packages: [String]
  private let aliases: Aliases

  /// Creates a library from lines of an alias file.
  ///
  /// The line for `*` describes all components for which there is no other line.
  init(_ packages: [String], _ lines: String) {
    self.packages = packages
    // A test checks that the lines of every library are valid. With invalid lines, the components
    // would be unknown.
    aliases = (try? Aliases(parsing: Array(lines.utf8), file: nil)) ?? Aliases()
  }

  private func contains(_ package: String) -> Bool {
    packages.contains { name in
      package == name || package.hasPrefix(name.hasSuffix("/") ? name : "\(name)/")
    }
  }

  /// Returns the description of a package's component, or `nil` if no library describes the
  /// component.
  static func alias(of component: String, in package: String) -> Aliases.Alias? {
    for library in all where library.contains(package) {
      if let alias = library.aliases[component] ?? library.aliases["*"] { return alias }
    }
    return nil
  }
}
