internal import AccessibilityTree
internal import TextIO

/// The translations of a document, in the files that Xcode writes.
///
/// For a document in `Base.lproj`, German texts are in a strings file in `de.lproj`, or all
/// translations are in a string catalogue in `mul.lproj`.
package enum IBTranslationFiles {
  /// Returns the translations into a language.
  ///
  /// If there are no translations, a diagnostic is added and the result has no texts.
  static func translations(
    of file: String?, into language: String?, diagnostics: inout [ImportDiagnostic]
  ) throws(InputError) -> IBTranslations {
    guard let language, let file, !isLocalized(file, into: language) else {
      return IBTranslations()
    }
    let location = Location(file)
    let project = ProjectFiles(around: PathName(file).folder, fallback: location.around)
    for tag in tags(of: language) {
      let path = "\(location.folder)\(tag).lproj/\(location.name).strings"
      guard let bytes = try? project?.contents(of: PathName(path)) else { continue }
      let entries = try StringsFile.entries(in: bytes, file: path)
      return IBTranslations(entries, language: tag)
    }
    for path in location.catalogs {
      guard let bytes = try? project?.contents(of: PathName(path)) else { continue }
      let catalog = try StringCatalog(bytes, file: path)
      for tag in tags(of: language) {
        let entries = catalog.entries(in: tag)
        if !entries.isEmpty || catalog.source == tag {
          return IBTranslations(entries, language: tag)
        }
      }
    }
    let paths =
      "\(location.folder)\(language).lproj/\(location.name).strings, \(location.name).xcstrings"
    diagnostics.append(ImportDiagnostic(.noTranslations(into: language, in: paths)))
    return IBTranslations()
  }

  /// Returns all translations of a document, sorted by language.
  ///
  /// For a string catalogue, the result has an entry for each language. A translation file that
  /// cannot be read has an entry with the error. The document itself can still be imported.
  static func all(beside file: String?) -> [FoundTranslation] {
    guard let file else { return [] }
    let location = Location(file)
    let project = ProjectFiles(around: PathName(file).folder, fallback: location.around)
    let folders = project?.listing(of: location.around)?.folders ?? []
    var found: [FoundTranslation] = []
    for folder in folders.sorted() where found.count < maximumLanguages {
      guard let language = language(ofFolder: folder) else { continue }
      let path = "\(location.folder)\(folder)/\(location.name).strings"
      guard let bytes = try? project?.contents(of: PathName(path)) else { continue }
      found.append(
        FoundTranslation(language: language, file: location.shortened(path)) {
          () throws(InputError) in
          IBTranslations(try StringsFile.entries(in: bytes, file: path), language: language)
        })
    }
    for path in location.catalogs {
      guard let bytes = try? project?.contents(of: PathName(path)) else { continue }
      return found + catalog(bytes, in: path, called: location.shortened(path))
    }
    return found
  }

  /// A translation that was found beside a document.
  struct FoundTranslation {
    var language: String
    /// The path of the file, relative to the folder that contains the language folders.
    var file: String
    var translations: Result<IBTranslations, InputError>

    init(
      language: String, file: String,
      reading read: () throws(InputError) -> IBTranslations
    ) {
      self.language = language
      self.file = file
      translations = Result(catching: read)
    }
  }

  /// The maximum number of languages to read.
  ///
  /// No operating system supports as many languages.
  private static let maximumLanguages = 400

  private static func catalog(
    _ bytes: [UInt8], in path: String, called name: String
  ) -> [FoundTranslation] {
    do throws(InputError) {
      let catalog = try StringCatalog(bytes, file: path)
      return catalog.languages.filter { $0 != catalog.source }.prefix(maximumLanguages).map {
        language in
        FoundTranslation(language: language, file: name) { () throws(InputError) in
          IBTranslations(
            catalog.entries(in: language, withUntranslatable: true), language: language)
        }
      }
    } catch {
      return [
        FoundTranslation(language: "", file: name) { () throws(InputError) in throw error }
      ]
    }
  }

  /// Returns the language in the name of the folder that contains a file, such as `de` for
  /// `de.lproj`.
  static func language(ofFolderOf file: String?) -> String? {
    language(ofFolder: (file ?? "").split(separator: "/").dropLast().last ?? "")
  }

  /// Returns the language in the name of a folder, or `nil` if the name states no language.
  package static func language(ofFolder folder: some StringProtocol) -> String? {
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj", folder != "mul.lproj" else {
      return nil
    }
    let tag = folder.dropLast(6).map { $0 == "_" ? "-" : $0 }
    let names = [
      "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Japanese": "ja",
    ]
    return names[String(tag)] ?? (LanguageTag(String(tag)) == nil ? nil : String(tag))
  }

  private static func isLocalized(_ file: String, into language: String) -> Bool {
    self.language(ofFolderOf: file).map { tags(of: language).contains($0) } ?? false
  }

  /// Returns the names that a language's folder can have, without `.lproj`.
  ///
  /// The best name comes first.
  package static func tags(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    var tags: [String] = []
    for count in stride(from: parts.count, to: 0, by: -1) {
      for separator in ["-", "_"] {
        let tag = parts.prefix(count).joined(separator: separator)
        if !tags.contains(tag) { tags.append(tag) }
      }
    }
    if parts.first == "zh" {
      let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
      tags.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: min(1, tags.count))
    }
    return tags
  }

  /// The location of a document and of its translations.
  private struct Location {
    /// The path of the folder that contains the language folders, with a slash at its end.
    ///
    /// An empty path means the current folder.
    var folder: String
    var ownFolder: String
    /// The name of the document without its extension.
    var name: String

    init(_ file: String) {
      let slash = file.lastIndex(of: "/")
      ownFolder = slash.map { String(file[...$0]) } ?? ""
      let last = slash.map { file[file.index(after: $0)...] } ?? file[...]
      name = String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
      folder = ownFolder
      guard ownFolder.hasSuffix(".lproj/") else { return }
      let above = ownFolder.dropLast().lastIndex(of: "/")
      folder = above.map { String(ownFolder[...$0]) } ?? ""
    }

    /// Returns a path relative to the folder that contains the language folders.
    func shortened(_ path: String) -> String {
      path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// The folder that contains the language folders.
    var around: PathName { PathName(folder.isEmpty ? "." : folder) }

    var catalogs: [String] {
      [
        "\(folder)mul.lproj/\(name).xcstrings", "\(ownFolder)\(name).xcstrings",
        "\(folder)\(name).xcstrings",
      ]
    }
  }
}
