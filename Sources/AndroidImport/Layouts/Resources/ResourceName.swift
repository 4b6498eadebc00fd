/// The name of a resource, such as `@string/title` or `@android:id/list`.
struct ResourceName: Sendable, Hashable {
  /// The package before the colon, such as `android`.
  var package: String?
  var kind: String
  var name: String

  /// Creates the name of a resource in the app, or in another package.
  init(_ kind: String, _ name: String, package: String? = nil) {
    self.package = package
    self.kind = kind
    self.name = name
  }

  /// Parses a reference such as `@string/title`, or returns `nil` for any other text.
  init?(reference text: String) {
    guard text.first == "@" else { return nil }
    let rest = text.dropFirst().drop { $0 == "+" || $0 == "*" }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let kind = ResourceName.split(rest[..<slash])
    let name = ResourceName.split(rest[rest.index(after: slash)...])
    guard ResourceName.isName(kind.name), ResourceName.isName(name.name) else { return nil }
    self.init(String(kind.name), String(name.name), package: kind.package ?? name.package)
  }

  /// The name after the package, if there is a package: `list`, `android:list`.
  var qualified: String { package.map { "\($0):\(name)" } ?? name }

  /// The reference as files write it: `@string/title`.
  var reference: String { "@\(package.map { "\($0):" } ?? "")\(kind)/\(name)" }

  var isAndroid: Bool { package == "android" }

  /// Returns the name in a reference to a theme value: `?attr/colorPrimary` → `colorPrimary`.
  static func themeValue(_ text: String) -> String? {
    guard text.first == "?" else { return nil }
    let parts = split(text.dropFirst().drop { $0 == "*" || $0 == "+" })
    let name = parts.name.hasPrefix("attr/") ? parts.name.dropFirst(5) : parts.name
    guard isName(name) else { return nil }
    return parts.package.map { "\($0):\(name)" } ?? String(name)
  }

  private static func split(_ text: Substring) -> (package: String?, name: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    let package = text[..<colon]
    return (package.isEmpty ? nil : String(package), text[text.index(after: colon)...])
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D || $0 == 0x24 || $0 >= 0x80
      }
  }
}
