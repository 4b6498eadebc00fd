internal import AndroidImport
internal import ImportSupport
internal import TextIO

/// The release of Compose UI in the version catalog of a Gradle build, `gradle/libs.versions.toml`.
///
/// Source: Gradle User Manual, Version Catalogs.
enum GradleComposeVersion {
  private static let sizeLimit = 1 << 20

  /// The first bill of materials with each release of Compose UI: 2025.04.01 contains 1.8.
  ///
  /// Source: Android developers, BOM to library version mapping. Assumed for later bills: the last
  /// release in this list.
  private static let bills: [(year: Int, month: Int, number: Int, minor: Int)] = [
    (2023, 8, 0, 5), (2024, 1, 0, 6), (2024, 9, 0, 7), (2025, 4, 1, 8), (2025, 8, 0, 9),
    (2025, 12, 0, 10), (2026, 5, 0, 11),
  ]

  /// Returns the release that the build around a folder uses, or `nil` if the build has no version
  /// catalog with a known release.
  static func find(around folder: PathName, in project: ProjectFiles) -> ComposeVersion? {
    guard let root = GradleModules.root(around: folder),
      let bytes = try? project.contents(
        of: root.appending("gradle").appending("libs.versions.toml")),
      bytes.count <= sizeLimit
    else { return nil }
    return version(inCatalog: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the release that a version catalog names.
  static func version(inCatalog text: String) -> ComposeVersion? {
    var section = ""
    var versions: [String: String] = [:]
    var libraries: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.filter { !$0.isWhitespace }
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        section = String(line.dropFirst().prefix { $0 != "]" })
      } else if section == "versions", let value = quoted(line, after: "=") {
        versions[String(line.prefix { $0 != "=" })] = value
      } else if section == "libraries" {
        libraries.append(line)
      }
    }
    func version(of group: String, _ name: String) -> String? {
      for line in libraries {
        // `"group:name:version"` is the short form.
        if let short = quoted(line, after: "="), short.hasPrefix("\(group):\(name):") {
          return String(short.dropFirst(group.count + name.count + 2))
        }
        let isNamed =
          line.contains("module=\"\(group):\(name)\"")
          || line.contains("group=\"\(group)\"") && line.contains("name=\"\(name)\"")
        guard isNamed else { continue }
        if let key = quoted(line, after: "version.ref=") ?? quoted(line, after: "version={ref=") {
          return versions[key]
        }
        if let own = quoted(line, after: "version=") { return own }
      }
      return nil
    }
    if let own = version(of: "androidx.compose.ui", "ui") { return ComposeVersion(own) }
    return version(of: "androidx.compose", "compose-bom").flatMap(release)
  }

  /// Returns the release in a bill of materials: `2025.08.00`.
  private static func release(ofBill bill: String) -> ComposeVersion? {
    let parts = bill.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let minor = bills.last {
      ($0.year, $0.month, $0.number) <= (parts[0], parts[1], parts[2])
    }?.minor
    return minor.map { ComposeVersion(minor: $0) }
  }

  /// Returns the quoted text that follows directly after another text.
  private static func quoted(_ line: String, after mark: String) -> String? {
    guard let found = line.firstRange(of: mark) else { return nil }
    let rest = line[found.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}
