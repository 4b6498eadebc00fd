internal import AppleImport
internal import ComponentSource
internal import TextIO

/// A reader of the files of an app that a screen needs, and of its texts.
struct SwiftUIProjectLoader {
  /// The maximum number of files to read as Swift, and of their bytes.
  static let fileLimit = 200
  static let byteLimit = 4 << 20
  /// The maximum number of files whose names are searched.
  private static let searchLimit = 2_000
  private static let searchedByteLimit = 24 << 20
  private static let fileSizeLimit = 1 << 20

  private(set) var files: [SourceFile]
  private(set) var texts: SwiftUITexts
  /// Whether files were skipped because a limit was reached.
  private(set) var isCut = false

  /// Reads a file, and the files of the project that it needs.
  ///
  /// Without a path, only the file itself is read.
  init(_ bytes: [UInt8], at path: String?, language: String?) {
    files = [SwiftReader.read(bytes, path: path, file: 0)]
    texts = SwiftUITexts(language: language)
    guard let path else { return }
    let own = PathName(path)
    let (root, isApp) = SwiftUIProjectLoader.root(around: own.folder)
    guard let project = ProjectFiles(root, around: own.folder) else { return }
    let found = FoundFiles(
      in: project, around: own, root: root, searchesFolders: isApp, limit: Self.searchLimit)
    addTexts(found.texts, project)
    for name in found.assets { texts.addAsset(name) }
    addFiles(found.sources, project, SwiftNames(bytes))
  }

  /// Returns the folder with the code of the app that contains a folder, or the folder itself.
  ///
  /// The result is the folder of an Xcode project or, in a package, the folder that leads to the
  /// file, such as `Sources`. For a file outside apps, packages and repositories, only the files of
  /// its own folder are read.
  private static func root(around folder: PathName) -> (folder: PathName, isApp: Bool) {
    var folder = folder
    var below: PathName?
    // Without a project, the app is around its texts and assets.
    var own = folder
    var holdsApp = false
    for _ in 0..<12 {
      guard let listing = FolderListing(ofFolder: folder.path) else { break }
      let isApp =
        listing.files.contains { $0.hasSuffix(".xcstrings") || $0 == "Info.plist" }
        || listing.folders.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcassets") }
      if isApp { (own, holdsApp) = (folder, true) }
      if listing.folders.contains(where: { $0.hasSuffix(".xcodeproj") }) { return (folder, true) }
      if listing.files.contains("Package.swift") { return (below ?? own, true) }
      if listing.folders.contains(".git") { return (own, true) }
      if folder.name.hasPrefix("."), folder.name.count > 2 { break }
      let parent = PathName("\(folder.path)/..").normalized
      guard parent != folder, parent.path != "/" else { break }
      below = folder
      folder = parent
    }
    return (own, holdsApp)
  }

  // MARK: Sources

  /// Reads the files that declare names which are used, each file once.
  private mutating func addFiles(
    _ paths: [PathName], _ project: ProjectFiles, _ own: SwiftNames
  ) {
    var declaring: [String: [Int]] = [:]
    var candidates: [(path: PathName, bytes: [UInt8], names: SwiftNames)] = []
    var searched = 0
    for path in paths {
      guard searched < Self.searchedByteLimit,
        let bytes = try? project.contents(of: path), bytes.count <= Self.fileSizeLimit
      else { continue }
      searched += bytes.count
      let names = SwiftNames(bytes)
      for name in names.declared { declaring[name, default: []].append(candidates.count) }
      candidates.append((path, bytes, names))
    }
    var isNeeded = Set<Int>()
    var waiting = [own]
    var amount = 0
    while let next = waiting.popLast() {
      for (name, _) in next.names where !next.declared.contains(name) {
        for index in declaring[name] ?? [] where isNeeded.insert(index).inserted {
          amount += candidates[index].bytes.count
          guard isNeeded.count <= Self.fileLimit, amount <= Self.byteLimit else {
            isNeeded.remove(index)
            isCut = true
            continue
          }
          waiting.append(candidates[index].names)
        }
      }
    }
    for index in isNeeded.sorted() {
      let (path, bytes, _) = candidates[index]
      files.append(SwiftReader.read(bytes, path: path.path, file: files.count))
    }
  }

  // MARK: Texts

  private mutating func addTexts(_ paths: [PathName], _ project: ProjectFiles) {
    for path in paths {
      guard let bytes = try? project.contents(of: path) else { continue }
      let name = path.name
      if name.hasSuffix(".xcstrings") {
        guard let catalog = try? StringCatalog(bytes, file: path.path) else { continue }
        texts.setSource(catalog.source)
        for language in catalog.languages {
          texts.add(catalog.texts(in: language), to: path.stem, in: language)
        }
        continue
      }
      let folder = path.folder.name
      let language = IBTranslationFiles.language(ofFolder: folder) ?? "Base"
      if name.hasSuffix(".stringsdict") {
        guard let entries = try? StringsDictionary.texts(in: bytes, file: path.path) else {
          continue
        }
        texts.add(entries, to: path.stem, in: language)
      } else if let entries = try? StringsFile.entries(in: bytes, file: path.path) {
        let known = entries.map { ($0.key, LocalizedText($0.text)) }
        texts.add(Dictionary(known) { first, _ in first }, to: path.stem, in: language)
      }
    }
  }
}

/// The files of a project that can concern a screen, those near it first.
private struct FoundFiles {
  private(set) var sources: [PathName] = []
  private(set) var texts: [PathName] = []
  /// The names of images in asset catalogues.
  private(set) var assets: [String] = []

  init(
    in project: ProjectFiles, around own: PathName, root: PathName, searchesFolders: Bool,
    limit: Int
  ) {
    var visited: Set<String> = []
    var waiting = [own.folder, root]
    var next = 0
    while next < waiting.count, visited.count < 2_000, sources.count < limit {
      let folder = waiting[next]
      next += 1
      guard visited.insert(folder.normalized.path).inserted,
        let listing = project.listing(of: folder)
      else { continue }
      for name in listing.files {
        let path = folder.appending(name)
        if name.hasSuffix(".swift"), name != "Package.swift", !ProjectFiles.isSame(path, own) {
          sources.append(path)
        } else if Self.isText(name) {
          texts.append(path)
        }
      }
      for name in listing.folders where name.hasSuffix(".imageset") {
        assets.append(String(name.dropLast(9)))
      }
      for name in listing.folders
      where searchesFolders && !listing.links.contains(name) && !name.hasPrefix(".")
        && !Self.leftOut.contains(name)
        && !Self.packages.contains(where: name.hasSuffix)
      {
        waiting.append(folder.appending(name))
      }
    }
    // The forms of a `.stringsdict` precede those of a `.strings` file.
    texts.sort {
      ($0.name.hasSuffix(".stringsdict") ? 1 : 0) < ($1.name.hasSuffix(".stringsdict") ? 1 : 0)
    }
  }

  private static func isText(_ name: String) -> Bool {
    name.hasSuffix(".xcstrings") || name.hasSuffix(".stringsdict")
      || name.hasSuffix(".strings") && name != "InfoPlist.strings"
  }

  /// Folders with third-party code or with the products of a build.
  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "vendor",
  ]

  private static let packages = [
    ".imageset", ".colorset", ".appiconset", ".dataset", ".symbolset", ".xcodeproj", ".xcworkspace",
    ".framework", ".xcframework", ".app", ".bundle",
    "Tests", "UITests",
  ]
}
