internal import TextIO

/// A search for the probable translation file of a project.
///
/// The diagnostic about missing translations names this file.
///
/// Source: the folders that the guides of i18next, react-intl, Lingui and expo-localization use.
enum JSXTranslationFile {
  private static let folders = [
    "locales", "locale", "i18n", "lang", "languages", "translations", "messages",
  ]
  private static let parents = ["", "src", "app", "assets", "public", "src/i18n", "src/assets"]
  private static let files = ["translation.json", "translations.json", "common.json"]

  /// Returns the path of the first translation file for a language.
  ///
  /// Like `file`, the path is relative to the working folder.
  ///
  /// - Parameters:
  ///   - file: The component's file.
  ///   - language: The tag of the language. The default is English.
  static func path(around file: PathName, language: String?) -> String? {
    guard let project = JSXProjectFiles(around: file) else { return nil }
    let language = language ?? "en"
    let short = String(language.prefix { $0 != "-" })
    for folder in project.folders {
      if let files = project.listing(of: folder)?.files,
        let name = ["\(language).json", "\(short).json"].first(where: files.contains)
      {
        return folder.appending(name).normalized.path
      }
      for parent in parents {
        let base = parent.isEmpty ? folder : folder.appending(parent)
        guard let listing = project.listing(of: base) else { continue }
        for name in folders where listing.folders.contains(name) {
          let path = base.appending(name)
          if let found = Self.path(in: path, language, short, project) { return found }
        }
      }
    }
    return nil
  }

  private static func path(
    in folder: PathName, _ language: String, _ short: String, _ project: JSXProjectFiles
  ) -> String? {
    guard let listing = project.listing(of: folder) else { return nil }
    var tags = [language, short]
    // Accept names with a region, such as `en-US.json` for “en”.
    tags += (listing.files + listing.folders).compactMap { name in
      let tag = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      return tag.hasPrefix("\(short)-") || tag.hasPrefix("\(short)_") ? tag : nil
    }
    for tag in tags {
      if listing.files.contains("\(tag).json") {
        return folder.appending("\(tag).json").normalized.path
      }
      guard listing.folders.contains(tag) else { continue }
      let inside = project.listing(of: folder.appending(tag))?.files ?? []
      let name = files.first(where: inside.contains) ?? inside.first { $0.hasSuffix(".json") }
      if let name { return folder.appending(tag).appending(name).normalized.path }
    }
    return nil
  }
}
