internal import Importers
internal import SystemLibrary

/// The folder of the package, or else of the repository, that a source file belongs to.
struct PackageFolder {
  /// The folder's path.
  let path: String

  /// The nearest folder above with `Package.swift`, else the nearest with `.git`.
  init?(of sourceFile: String) {
    let folders = PackageFolder.folders(above: sourceFile)
    let found = ["Package.swift", ".git"].lazy.compactMap { name in
      folders.first { access($0.appending(name).path, F_OK) == 0 }
    }
    guard let folder = found.first else { return nil }
    path = folder.path
  }

  /// The folders above a file, the nearest first.
  private static func folders(above file: String) -> [PathName] {
    var folders = [PathName(file).folder]
    while let last = folders.last, last.path != "/", last.path != ".", folders.count < 1000 {
      folders.append(last.folder)
    }
    return folders
  }

  /// A path as it is told to people: without the folder before it.
  func relative(_ file: String) -> String {
    file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : file
  }
}
