internal import SystemLibrary
internal import TextIO

/// The files of the project to which a component belongs, found and read so that imports can be
/// followed.
///
/// The importer reads the same files for both platforms. Therefore, a file for all platforms takes
/// precedence over a file for one platform.
///
/// Source: Metro, Module Resolution.
struct JSXProjectFiles {
  /// The folder of the component's file, then its parent folders up to the folder of the project.
  let folders: [PathName]
  /// The folder of the project.
  ///
  /// Imports of files outside this folder are not followed.
  private let project: ProjectFiles
  private var listings: [PathName: Set<String>] = [:]

  private static let searchLimit = 32
  /// Files by which the folder of a project is recognized, the most reliable first.
  private static let marks = [
    "package.json", "tsconfig.json", "jsconfig.json", "babel.config.js", "metro.config.js",
    "app.json", ".git",
  ]
  private static let extensions = ["tsx", "ts", "jsx", "js", "mjs", "cjs"]

  /// Finds the project that contains a file, or `nil` if the file's folder does not exist.
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
        // The project is the nearest folder with a `package.json` or, if there is none, the nearest
        // folder with another settings file.
        let isPackage = rank == 0 && found?.rank != 0
        if found == nil || isPackage { found = (rank, around.count) }
        // If the package is one of several packages in a repository, the project is the whole
        // repository, because the packages can import each other.
        if rank == 0 || names.contains("pnpm-workspace.yaml"), !isPackage,
          JSXWorkspaces.isRoot(folder, around: home)
        {
          found = (0, around.count)
          break
        }
        if names.contains(".git") { break }
      }
      guard real != "/" else { break }
      real = PathName(real).folder.path
      around.append(
        home.appending(
          Array(repeating: "..", count: around.count)
            .joined(separator: "/")
        ).normalized)
    }
    folders = Array(around.prefix(found?.count ?? 1))
    guard let project = ProjectFiles(folders.last ?? home, around: home) else { return nil }
    self.project = project
  }

  /// The folder of the project.
  ///
  /// Imports can only refer to files in this folder.
  var root: PathName { folders[folders.count - 1] }

  /// Returns the paths of the folders directly inside a folder, except hidden folders and folders
  /// of installed packages.
  func folders(in folder: PathName) -> [PathName] {
    (project.listing(of: folder)?.folders ?? [])
      .filter { $0 != "node_modules" && !$0.hasPrefix(".") }.map(folder.appending)
  }

  /// Returns the names of the code files in a folder, without extensions such as `.tsx` and
  /// `.ios.tsx`.
  func codeNames(in folder: PathName) -> [String] {
    var names: [String] = []
    for file in (project.listing(of: folder)?.files ?? []).sorted() {
      let parts = file.split(separator: ".")
      guard parts.count > 1, JSXProjectFiles.extensions.contains(String(parts[parts.count - 1]))
      else { continue }
      let stem = parts.dropLast()
      let platforms = ["native", "ios", "android"]
      let isOfPlatform = stem.count > 1 && platforms.contains(String(stem[stem.endIndex - 1]))
      let name = (isOfPlatform ? stem.dropLast() : stem).joined(separator: ".")
      let isOther = ["d", "test", "spec", "stories", "web"].contains { name.hasSuffix(".\($0)") }
      if !isOther, names.last != name { names.append(name) }
    }
    return names
  }

  mutating func contains(_ path: PathName) -> Bool {
    let folder = path.folder
    if let known = listings[folder] { return known.contains(path.name) }
    let files = Set(project.listing(of: folder)?.files ?? [])
    listings[folder] = files
    return files.contains(path.name)
  }

  func listing(of path: PathName) -> FolderListing? { project.listing(of: path) }

  /// Returns the bytes of a file.
  ///
  /// The result is `nil` if the file is outside the project, unreadable, or larger than `limit`
  /// bytes.
  func contents(of path: PathName, limit: Int) -> [UInt8]? {
    guard let bytes = try? project.contents(of: path), bytes.count <= limit else { return nil }
    return bytes
  }

  /// Returns the code or JSON file to which an import refers, or `nil` if there is no such file.
  ///
  /// The path of the import can lack the extension.
  mutating func code(at path: PathName) -> PathName? {
    guard !path.path.split(separator: "/").contains("node_modules") else { return nil }
    let path = path.normalized
    if path.name.hasSuffix(".json"), contains(path) { return path }
    if let suffix = path.name.split(separator: ".").dropFirst().last.map(String.init),
      JSXProjectFiles.extensions.contains(suffix)
    {
      if contains(path) { return path }
      // Imports in TypeScript name the compiled file, such as `form.js` for `form.ts`.
      let stem = String(path.path.dropLast(suffix.utf8.count + 1))
      for other in ["tsx", "ts"] where contains(PathName("\(stem).\(other)")) {
        return PathName("\(stem).\(other)")
      }
    }
    return file(named: path) ?? file(named: path.appending("index"))
  }

  private mutating func file(named path: PathName) -> PathName? {
    for platform in ["", ".native", ".ios", ".android"] {
      for suffix in JSXProjectFiles.extensions {
        let file = PathName("\(path.path)\(platform).\(suffix)")
        if contains(file) { return file }
      }
    }
    return nil
  }
}
