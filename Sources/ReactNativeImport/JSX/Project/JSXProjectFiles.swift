internal import SystemLibrary
internal import TextIO

/// The files of the project around a component, as far as imports may lead to them.
///
/// Both platforms share what is read, so a plain file comes before those of one platform.
///
/// Source: Metro, Module Resolution.
struct JSXProjectFiles {
  /// The folder of the component's file, and those around it up to that of the project.
  let folders: [PathName]
  /// What no import may leave.
  private let project: ProjectFiles
  private var listings: [PathName: Set<String>] = [:]

  /// How many folders up the project's own is looked for.
  private static let searchLimit = 32
  /// What lies in the folder of a project; the first says so surely.
  private static let marks = [
    "package.json", "tsconfig.json", "jsconfig.json", "babel.config.js", "metro.config.js",
    "app.json", ".git",
  ]
  private static let extensions = ["tsx", "ts", "jsx", "js", "mjs", "cjs"]

  /// The project around a file; absent where the file's folder cannot be found.
  init?(around file: PathName) {
    let home = file.folder
    guard var real = SystemCall.realPath(home.path) else { return nil }
    var around = [home]
    var found: (rank: Int, count: Int)?
    for _ in 0..<JSXProjectFiles.searchLimit {
      let folder = around[around.count - 1]
      let listing = FolderListing(ofFolder: folder.path)
      let names = Set((listing?.files ?? []) + (listing?.folders ?? []))
      if let rank = JSXProjectFiles.marks.firstIndex(where: names.contains) {
        // The nearest package is the project; without any, the nearest folder with settings.
        if found == nil || rank == 0 { found = (rank, around.count) }
        if rank == 0 { break }
      }
      guard real != "/" else { break }
      real = PathName(real).folder.path
      around.append(
        home.appending(
          Array(repeating: "..", count: around.count)
            .joined(separator: "/")
        ).shortened)
    }
    folders = Array(around.prefix(found?.count ?? 1))
    guard let project = ProjectFiles(folders.last ?? home, around: home) else { return nil }
    self.project = project
  }

  /// Whether a file lies at a path.
  mutating func holds(_ path: PathName) -> Bool {
    let folder = path.folder
    if let known = listings[folder] { return known.contains(path.name) }
    let files = Set(project.listing(of: folder)?.files ?? [])
    listings[folder] = files
    return files.contains(path.name)
  }

  /// The bytes of a file in the project; nothing for a larger one, or one outside.
  func contents(of path: PathName, limit: Int) -> [UInt8]? {
    guard let bytes = try? project.contents(of: path), bytes.count <= limit else { return nil }
    return bytes
  }

  /// The file of code that a path without its extension means.
  mutating func code(at path: PathName) -> PathName? {
    guard !path.path.split(separator: "/").contains("node_modules") else { return nil }
    let path = path.shortened
    if let suffix = path.name.split(separator: ".").dropFirst().last.map(String.init),
      JSXProjectFiles.extensions.contains(suffix)
    {
      if holds(path) { return path }
      // Modules of TypeScript name the file that is made of them.
      let stem = String(path.path.dropLast(suffix.utf8.count + 1))
      for other in ["tsx", "ts"] where holds(PathName("\(stem).\(other)")) {
        return PathName("\(stem).\(other)")
      }
    }
    return file(named: path) ?? file(named: path.appending("index"))
  }

  private mutating func file(named path: PathName) -> PathName? {
    for platform in ["", ".native", ".ios", ".android"] {
      for suffix in JSXProjectFiles.extensions {
        let file = PathName("\(path.path)\(platform).\(suffix)")
        if holds(file) { return file }
      }
    }
    return nil
  }
}
