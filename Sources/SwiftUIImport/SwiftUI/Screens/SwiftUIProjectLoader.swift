internal import AppleImport
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// A loader of an app's files, as far as a screen needs them, and of the app's texts.
struct SwiftUIProjectLoader {
  private(set) var files: NeededFiles<SwiftNames>
  private(set) var texts: SwiftUITexts
  /// The names in the file with the screen.
  private let ownNames: SwiftNames
  /// The files of the app, beginning with the files near the screen.
  private var order: [Int] = []

  /// Reads a file, and the files of the project on which the file depends.
  ///
  /// Without a path, only the file itself is read.
  init(_ bytes: [UInt8], at path: String?, language: String?, _ run: ImportRun) {
    let file = SwiftReader.read(bytes, path: path, file: 0)
    texts = SwiftUITexts(language: language)
    ownNames = SwiftNames(bytes)
    let own = path.map { PathName($0) }
    let (root, isApp) =
      own.map { own in
        run.value(of: FolderKey(own.folder, "root")) {
          SwiftUIProjectLoader.root(around: own.folder)
        }
      } ?? (PathName(""), false)
    let project = own.flatMap { ProjectFiles(root, around: $0.folder) }
    let pool = run.value(of: SourcePoolKey<SwiftNames>(project, at: path)) {
      SourcePool(scan: { SwiftNames($0) }, parse: { SwiftReader.read($0, path: $1, file: $2) })
    }
    files = NeededFiles(file, in: pool)
    guard let own, let project else { return }
    let found = run.value(of: FolderKey(own.folder, "files")) {
      FoundFiles(in: project, around: own.folder, root: root, searchesFolders: isApp)
    }
    texts = run.value(of: FolderKey(own.folder, "texts", language: language)) {
      SwiftUIProjectLoader.texts(found, project, language: language)
    }
    addFiles(found.sources, besides: own, project, ownNames)
  }

  private struct FolderKey: Hashable {
    var folder: PathName
    var content: String
    var language: String?

    init(_ folder: PathName, _ content: String, language: String? = nil) {
      (self.folder, self.content, self.language) = (folder, content, language)
    }
  }

  var project: SourceProject {
    let needed = Set(files.numbers)
    return files.project(order: order.filter(needed.contains))
  }

  /// All names in the files.
  var names: Set<String> {
    files.numbers.reduce(into: Set(ownNames.names.map(\.name))) {
      $0.formUnion(files.pool[$1].names.names.map(\.name))
    }
  }

  /// The names of environment values that the files set.
  var environmentKeys: Set<String> {
    files.numbers.reduce(ownNames.environmentKeys) {
      $0.union(files.pool[$1].names.environmentKeys)
    }
  }

  /// Returns the folder with the code of the app around a folder, or the folder itself.
  ///
  /// The result is the folder of an Xcode project. In a package, it is the top-level folder around
  /// the file, such as `Sources`. For a file outside apps, packages and repositories, only the
  /// files in the file's folder are read.
  private static func root(around folder: PathName) -> (folder: PathName, isApp: Bool) {
    var folder = folder
    var below: PathName?
    // Without an Xcode project, the folder that contains texts or assets counts as the app's
    // folder.
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

  /// Reads the files that declare the used names.
  ///
  /// Each file is read only once.
  private mutating func addFiles(
    _ paths: [PathName], besides own: PathName, _ project: ProjectFiles, _ names: SwiftNames
  ) {
    var declaring: [String: [Int]] = [:]
    for path in paths {
      guard path.name != own.name || !ProjectFiles.isSame(path, own),
        let number = files.number(of: path, in: project)
      else { continue }
      order.append(number)
      for name in files.pool[number].names.declared { declaring[name, default: []].append(number) }
    }
    var waiting = [names]
    while let next = waiting.popLast() {
      for name in next.used where !next.declared.contains(name) {
        for number in declaring[name] ?? [] where files.add(number) {
          waiting.append(files.pool[number].names)
        }
      }
    }
  }

  // MARK: Texts

  private static func texts(
    _ found: FoundFiles, _ project: ProjectFiles, language: String?
  ) -> SwiftUITexts {
    var texts = SwiftUITexts(language: language)
    for name in found.assets { texts.addAsset(name) }
    for path in found.texts {
      guard let bytes = try? project.contents(of: path) else { continue }
      let name = path.name
      if name.hasSuffix(".xcstrings") {
        guard let catalog = try? StringCatalog(bytes, file: path.path) else { continue }
        texts.setSource(catalog.source)
        if path.stem == "Localizable" { texts.addKeys(catalog.manualKeys) }
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
    return texts
  }
}

/// The files of a project that can affect a screen, beginning with the files near the screen.
private struct FoundFiles: Sendable {
  private(set) var sources: [PathName] = []
  private(set) var texts: [PathName] = []
  /// The names of images in asset catalogues.
  private(set) var assets: [String] = []

  init(
    in project: ProjectFiles, around own: PathName, root: PathName, searchesFolders: Bool
  ) {
    var visited: Set<String> = []
    var waiting = [own, root]
    var next = 0
    while next < waiting.count, visited.count < 2_000, sources.count < 2_000 {
      let folder = waiting[next]
      next += 1
      guard visited.insert(folder.normalized.path).inserted,
        let listing = project.listing(of: folder)
      else { continue }
      for name in listing.files {
        let path = folder.appending(name)
        if name.hasSuffix(".swift"), name != "Package.swift" {
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
    // The forms in a `.stringsdict` file take precedence over the texts in a `.strings` file.
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
