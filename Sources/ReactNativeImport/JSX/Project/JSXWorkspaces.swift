internal import Encoding
internal import ImportSupport
internal import TextIO

/// The packages of a repository with several packages, by name.
///
/// Source: npm 11 and Yarn 4, `workspaces` of package.json; pnpm 10, pnpm-workspace.yaml; Node.js,
/// Packages, `exports`.
struct JSXWorkspaces: Sendable {
  private struct Package: Sendable {
    var folder: PathName
    var settings: JSON
  }

  private var packages: [String: Package] = [:]

  private static let packageLimit = 500
  /// The maximum number of folders whose contents are listed.
  private static let listingLimit = 2_000

  /// Whether a folder is the root of a repository with workspaces.
  static func isRoot(_ folder: PathName, around home: PathName) -> Bool {
    guard let project = ProjectFiles(folder, around: home) else { return false }
    return !patterns(inRoot: folder) { try? project.contents(of: $0) }.isEmpty
  }

  /// Reads the packages of the repository at `root`.
  ///
  /// If the folder is not the root of a repository with workspaces, there are no packages.
  init(inRoot root: PathName, _ files: inout JSXProjectFiles) {
    let patterns = JSXWorkspaces.patterns(inRoot: root) {
      files.contents(of: $0, limit: SettingsFile.sizeLimit)
    }
    var listings = 0
    for pattern in Set(patterns).sorted().prefix(JSXWorkspaces.packageLimit) {
      for folder in JSXWorkspaces.folders(pattern, below: root, files, &listings) {
        guard packages.count < JSXWorkspaces.packageLimit else { return }
        guard
          let bytes = files.contents(
            of: folder.appending("package.json"), limit: SettingsFile.sizeLimit),
          let settings = try? JSON(parsing: bytes),
          let name = settings.root.field("name")?.string, packages[name] == nil
        else { continue }
        packages[name] = Package(folder: folder, settings: settings)
      }
    }
  }

  /// Returns the patterns for the folders of packages, such as `packages/*`, from the settings of
  /// the repository.
  private static func patterns(
    inRoot root: PathName, reading contents: (PathName) -> [UInt8]?
  ) -> [String] {
    if let bytes = contents(root.appending("package.json")),
      let settings = try? JSON(parsing: bytes).root, let field = settings.field("workspaces")
    {
      let list = field.elements + (field.field("packages")?.elements ?? [])
      return list.compactMap(\.string)
    }
    let path = root.appending("pnpm-workspace.yaml")
    guard let bytes = contents(path),
      let settings = try? YAMLFile.value(of: bytes, file: path.path),
      case .mapping(let members) = settings.content,
      case .list(let list)? = members.first(where: { $0.key == "packages" })?.value.content
    else { return [] }
    return list.compactMap { if case .scalar(let text, _) = $0.content { text } else { nil } }
  }

  /// Returns the folders that a pattern such as `packages/*` matches.
  ///
  /// `**` matches at most two levels.
  ///
  /// - Parameter listings: The number of folders that were listed so far for all patterns together.
  private static func folders(
    _ pattern: String, below root: PathName, _ files: JSXProjectFiles, _ listings: inout Int
  ) -> [PathName] {
    guard !pattern.hasPrefix("!") else { return [] }
    func inside(_ folders: [PathName]) -> [PathName] {
      var found: [PathName] = []
      for folder in folders where found.count < packageLimit && listings < listingLimit {
        listings += 1
        found += files.folders(in: folder)
      }
      return Array(found.prefix(packageLimit))
    }
    var found = [root]
    for part in pattern.split(separator: "/") where part != "." {
      guard part.contains("*") else {
        found = found.map { $0.appending(String(part)) }
        continue
      }
      found = inside(found)
      if part == "**" { found = Array((found + inside(found)).prefix(packageLimit)) }
    }
    return found
  }

  /// Returns the paths of files to which a specifier can refer, or `nil` if the specifier names no
  /// package of the repository.
  func targets(of specifier: String) -> [PathName]? {
    let parts = specifier.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let count = specifier.hasPrefix("@") ? 2 : 1
    guard parts.count >= count,
      let package = packages[parts.prefix(count).joined(separator: "/")]
    else { return nil }
    let rest = parts.dropFirst(count).joined(separator: "/")
    return JSXWorkspaces.entries(of: package.settings.root, rest).flatMap { entry in
      [package.folder.appending(entry)]
        + JSXWorkspaces.sources(of: entry).map(package.folder.appending)
    }
  }

  /// Returns the paths that a package may export under a name, in the order in which to try the
  /// paths.
  private static func entries(of settings: JSON.Value, _ rest: String) -> [String] {
    let key = rest.isEmpty ? "." : "./\(rest)"
    var entries: [String] = []
    if let exports = settings.field("exports") {
      if rest.isEmpty, exports.field(".") == nil { entries += paths(in: exports) }
      if let own = exports.field(key) { entries += paths(in: own) }
      for (pattern, value) in exports.members {
        let ends = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard ends.count == 2, key.hasPrefix(ends[0]), key.hasSuffix(ends[1]) else { continue }
        let star = key.dropFirst(ends[0].count).dropLast(ends[1].count)
        entries += paths(in: value).map { $0.replacing("*", with: star) }
      }
    }
    guard rest.isEmpty else { return entries + [rest, "src/\(rest)"] }
    entries += ["react-native", "source", "module", "main"].compactMap {
      settings.field($0)?.string
    }
    return entries + ["src/index", "index"]
  }

  private static let conditions = ["source", "react-native", "import", "default", "require"]

  /// Returns the paths in a value of `exports`, in the order in which to try them.
  ///
  /// Conditions for source files, such as `source`, come first.
  private static func paths(in value: JSON.Value, depth: Int = 0) -> [String] {
    if let path = value.string { return [path] }
    guard depth < 4 else { return [] }
    return conditions.compactMap { value.field($0) }.flatMap { paths(in: $0, depth: depth + 1) }
  }

  /// Returns the path of the source file from which a built file was probably created: `lib/card` →
  /// `src/card`.
  private static func sources(of entry: String) -> [String] {
    let path = entry.hasPrefix("./") ? String(entry.dropFirst(2)) : entry
    guard let slash = path.firstIndex(of: "/"),
      ["dist", "lib", "build", "out"].contains(path[..<slash])
    else { return [] }
    return ["src\(path[slash...])"]
  }
}
