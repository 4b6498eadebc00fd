internal import TextIO

/// The modules of a Gradle build, whose resources a layout of any of them may use.
///
/// Source: Gradle User Manual, Settings Files: `include` and `projectDir`.
enum GradleModules {
  private static let names = ["settings.gradle.kts", "settings.gradle"]
  /// How many folders up the settings are looked for.
  private static let searchLimit = 12
  /// How many modules are read.
  private static let moduleLimit = 500
  /// The largest settings that are read.
  private static let sizeLimit = 1 << 20

  /// The folder and the settings of the build that a folder belongs to.
  private static func build(around folder: PathName) -> (root: PathName, settings: PathName)? {
    var place = folder
    for _ in 0..<searchLimit {
      let files = FolderListing(ofFolder: place.path)?.files ?? []
      if let name = names.first(where: files.contains) {
        return (place, place.appending(name))
      }
      let above = place.folder.shortened
      guard above != place, place.path != "/" else { return nil }
      place = above
    }
    return nil
  }

  /// The folder of the build that a folder belongs to.
  static func root(around folder: PathName) -> PathName? { build(around: folder)?.root }

  /// The folders of all modules of the build that a folder belongs to; none without settings.
  static func folders(around folder: PathName, in project: ProjectFiles) -> [PathName] {
    guard let (root, settings) = build(around: folder),
      let bytes = try? project.contents(of: settings), bytes.count <= sizeLimit
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
      // A list goes on after a comma or an open bracket.
      let last = text.last { !$0.isWhitespace }
      isIncluding = last == "," || last == "("
    }
    return names.prefix(moduleLimit).compactMap { name in
      let path = folders[name] ?? name.split(separator: ":").joined(separator: "/")
      // What leads out of the build is none of its modules.
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      return path.isEmpty || !isInside ? nil : root.appending(path).shortened
    }
  }

  /// The texts between quotes of a line.
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
