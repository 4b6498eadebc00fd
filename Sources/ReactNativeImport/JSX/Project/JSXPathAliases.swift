internal import Encoding
internal import ImportSupport
internal import TextIO

/// The path aliases of a project's `tsconfig.json` or `jsconfig.json`.
///
/// Source: TypeScript 5, Module Reference, `paths` and `baseUrl`.
struct JSXPathAliases: Sendable {
  /// An alias such as `@ui/*`, with the paths that can replace it.
  private struct Alias: Sendable {
    var prefix: String
    /// The text after the star, or `nil` if there is no star.
    var suffix: String?
    var targets: [PathName]
  }

  private var aliases: [Alias] = []
  /// The folder to which specifiers such as `components/card` are relative, from the setting
  /// `baseUrl`.
  private(set) var base: PathName?
  private var hasPaths = false

  private static let extensionLimit = 8
  private static let aliasLimit = 1_000

  /// Reads the aliases for a component from the nearest `tsconfig.json` or `jsconfig.json`.
  ///
  /// If there is no readable file, there are no aliases.
  init(inFolders folders: [PathName], _ files: inout JSXProjectFiles) {
    for folder in folders {
      for name in ["tsconfig.json", "jsconfig.json"] {
        let path = folder.appending(name)
        guard files.contains(path) else { continue }
        read(path, &files)
        return
      }
    }
  }

  /// Reads a settings file, and then the files that it extends.
  ///
  /// A setting of a file overrides the same setting of the files that it extends.
  private mutating func read(_ first: PathName, _ files: inout JSXProjectFiles) {
    var waiting = [first]
    var seen: Set<PathName> = []
    while let path = waiting.popLast(), seen.count < JSXPathAliases.extensionLimit {
      guard seen.insert(path.normalized).inserted, files.contains(path),
        let bytes = files.contents(of: path, limit: SettingsFile.sizeLimit),
        let settings = try? JSON(parsing: JSONComments.removed(from: bytes)).root
      else { continue }
      adopt(settings.field("compilerOptions"), of: path.folder)
      let extended = settings.field("extends")
      let names = (extended.map { [$0] } ?? []) + (extended?.elements ?? [])
      for name in names.compactMap(\.string) where name.hasPrefix(".") {
        let other = path.folder.appending(name).normalized
        waiting.append(name.hasSuffix(".json") ? other : PathName("\(other.path).json"))
      }
    }
  }

  /// Adopts the settings in `options` that no earlier file has set.
  private mutating func adopt(_ options: JSON.Value?, of folder: PathName) {
    guard let options else { return }
    let own = options.field("baseUrl")?.string.map { folder.appending($0).normalized }
    if base == nil { base = own }
    guard !hasPaths, let paths = options.field("paths") else { return }
    hasPaths = true
    for (pattern, targets) in paths.members.prefix(JSXPathAliases.aliasLimit) {
      let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      let found = targets.elements.compactMap(\.string).prefix(8)
        .map { (own ?? base ?? folder).appending($0) }
      aliases.append(
        Alias(
          prefix: String(parts[0]), suffix: parts.count > 1 ? String(parts[1]) : nil,
          targets: Array(found)))
    }
    // The alias with the longest prefix takes precedence.
    aliases = aliases.enumerated().sorted {
      ($0.element.suffix == nil ? 1 : 0, $0.element.prefix.utf8.count, -$0.offset)
        > ($1.element.suffix == nil ? 1 : 0, $1.element.prefix.utf8.count, -$1.offset)
    }.map(\.element)
  }

  /// Returns the paths to which a module specifier can refer, or `nil` if no alias matches the
  /// specifier.
  func targets(of specifier: String) -> [PathName]? {
    for alias in aliases {
      guard let suffix = alias.suffix else {
        if specifier == alias.prefix { return alias.targets }
        continue
      }
      guard specifier.hasPrefix(alias.prefix), specifier.hasSuffix(suffix),
        specifier.utf8.count >= alias.prefix.utf8.count + suffix.utf8.count
      else { continue }
      let middle = specifier.dropFirst(alias.prefix.count).dropLast(suffix.count)
      return alias.targets.map { target in
        let parts = target.path.split(
          separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count > 1 ? PathName("\(parts[0])\(middle)\(parts[1])") : target
      }
    }
    return nil
  }
}
