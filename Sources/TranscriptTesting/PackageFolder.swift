public import Importers
public import Simulator
internal import SystemLibrary
public import TextIO

/// The folder of the package, or else of the repository, that a source file belongs to.
package struct PackageFolder {
  /// The folder's path.
  package let path: String

  /// The nearest folder above with `Package.swift`, else the nearest with `.git`.
  package init?(of sourceFile: String) {
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

  /// A path as it is meant in tests: from this folder, unless it is absolute.
  func absolute(_ file: String) -> String {
    file.hasPrefix("/") ? file : PathName(path).appending(file).path
  }
}

extension ImportOptions {
  /// The same options, with files named from the package and not from wherever the tests run.
  func relative(to folder: PackageFolder) -> ImportOptions {
    var options = self
    options.resources = resources.map(folder.absolute)
    options.aliases = aliases.map(folder.absolute)
    options.translations = translations.map(folder.absolute)
    options.boxes = boxes.map(folder.absolute)
    return options
  }
}

extension Screen {
  /// The screen in a file of the package that a test belongs to, wherever the test runs.
  ///
  /// - Parameters:
  ///   - path: The file, from the root of the package, or an absolute path.
  ///   - options: What is said about the file; paths in it are from the root of the package, too.
  ///   - filePath: The test's own source file.
  public static func contents(
    ofPackageFile path: String, options: ImportOptions = ImportOptions(),
    filePath: StaticString = #filePath
  ) throws(InputError) -> Screen {
    guard let folder = PackageFolder(of: "\(filePath)") else {
      return try Screen.contents(ofFile: path, options: options)
    }
    return try Screen.contents(
      ofFile: folder.absolute(path), options: options.relative(to: folder))
  }
}
