public import Importers
public import Simulator
internal import SystemLibrary
public import TextIO

/// The folder of the package, or of the repository, that contains a source file.
package struct PackageFolder {
  /// The folder's path.
  package let path: String

  /// Finds the nearest folder above a source file that contains `Package.swift`, or else the
  /// nearest folder that contains `.git`.
  package init?(of sourceFile: String) {
    let folders = PackageFolder.folders(above: sourceFile)
    let found = ["Package.swift", ".git"].lazy.compactMap { name in
      folders.first { access($0.appending(name).path, F_OK) == 0 }
    }
    guard let folder = found.first else { return nil }
    path = folder.path
  }

  /// Returns the folders that contain a file, the innermost first.
  private static func folders(above file: String) -> [PathName] {
    var folders = [PathName(file).folder]
    while let last = folders.last, last.path != "/", last.path != ".", folders.count < 1000 {
      folders.append(last.folder)
    }
    return folders
  }

  /// Returns the path of a file relative to this folder, or its full path if the file is not in
  /// this folder.
  func relative(_ file: String) -> String {
    file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : file
  }

  /// Returns the full path for a path relative to this folder.
  func absolute(_ file: String) -> String {
    file.hasPrefix("/") ? file : PathName(path).appending(file).path
  }
}

extension ImportOptions {
  /// Returns the options with each relative path resolved against a folder instead of the working
  /// directory.
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
  /// Returns the screen in a file of the test's package, whatever the working directory is.
  ///
  ///     let screen = try Screen.contents(ofPackageFile: "Screens/sign-up.html")
  ///
  /// - Parameters:
  ///   - path: The file: an absolute path, or a path relative to the root of the package.
  ///   - options: How to import the file. Relative paths in the options start at the root of the
  ///     package.
  ///   - filePath: The source file of the test.
  /// - Returns: The screen.
  /// - Throws: An `InputError` if the file cannot be read or imported.
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
