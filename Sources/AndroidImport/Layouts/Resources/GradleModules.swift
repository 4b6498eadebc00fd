internal import ImportSupport
package import TextIO

/// The modules of a Gradle build.
///
/// A layout can use the resources of all modules.
///
/// Source: Gradle User Manual, Settings Files: `include` and `projectDir`.
package enum GradleModules {
  private static let names = ["settings.gradle.kts", "settings.gradle"]
  /// The maximum number of folders, from inside to outside, in which to look for the settings file.
  private static let searchLimit = 12
  private static let moduleLimit = 500

  /// Returns the root folder and the settings file of the build to which a folder belongs.
  private static func build(around folder: PathName) -> (root: PathName, settings: PathName)? {
    var current = folder
    for _ in 0..<searchLimit {
      let files = FolderListing(ofFolder: current.path)?.files ?? []
      if let name = names.first(where: files.contains) {
        return (current, current.appending(name))
      }
      let parent = current.folder.normalized
      guard parent != current, current.path != "/" else { return nil }
      current = parent
    }
    return nil
  }

  /// Returns the root folder of the build to which a folder belongs.
  package static func root(around folder: PathName) -> PathName? { build(around: folder)?.root }

  /// Returns the folders of all modules in the build to which a folder belongs.
  ///
  /// The result is empty if there is no settings file.
  package static func folders(
    around folder: PathName, in project: ProjectFiles
  ) -> [PathName] {
    guard let (root, settings) = build(around: folder),
      let bytes = try? project.contents(of: settings), bytes.count <= SettingsFile.sizeLimit
    else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    var names: [String] = []
    var folders: [String: String] = [:]
    var isIncluding = false
    for line in lines {
      let text = line.drop(while: \.isWhitespace)
      guard !text.hasPrefix("//") else { continue }
      let quoted = quotedTexts(in: text)
      if text.contains("projectDir"), quoted.count >= 2 {
        folders[quoted[0]] = quoted[quoted.count - 1]
        continue
      }
      isIncluding = text.hasPrefix("include") && !text.hasPrefix("includeBuild") || isIncluding
      guard isIncluding else { continue }
      names += quoted
      // A list continues on the next line after a comma or an opening bracket.
      let last = text.last { !$0.isWhitespace }
      isIncluding = last == "," || last == "("
    }
    return names.prefix(moduleLimit).compactMap { name in
      let path = folders[name] ?? name.split(separator: ":").joined(separator: "/")
      // A path that leads out of the build does not belong to a module of the build.
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      return path.isEmpty || !isInside ? nil : root.appending(path).normalized
    }
  }

  private static func quotedTexts(in line: Substring) -> [String] {
    var texts: [String] = []
    var rest = line
    while let open = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: rest[open]) else { break }
      texts.append(String(inside[..<close]))
      rest = inside[inside.index(after: close)...]
    }
    return texts
  }
}
