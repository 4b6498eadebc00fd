import Foundation
import Requirements

/// A project in a new folder, which is deleted when this object is deinitialised.
final class ProjectFolder: Sendable {
  /// The folder.
  let root: URL

  /// Creates a project with files, given by their paths and contents.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "announce-\(UUID().uuidString)")
    for (path, content) in files { try write(content, to: path) }
  }

  /// Creates an Android project with one layout, `res/layout/main.xml`, and one file of values.
  convenience init(_ layout: String, values: String, _ others: [String: String] = [:]) throws {
    var files = others
    files["res/layout/main.xml"] = layout
    files["res/values/strings.xml"] = "<resources>\(values)</resources>"
    try self.init(files)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Returns the path of a file in the project.
  func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }

  /// Creates a symbolic link to a folder of the project.
  func link(_ name: String, to folder: String) throws {
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: name), withDestinationURL: root.appending(path: folder))
  }

  /// Writes a file in any encoding.
  func write(_ content: [UInt8], to name: String) throws {
    try TestFile.write(content, to: root.appending(path: name))
  }

  /// Writes a file.
  func write(_ content: String, to name: String) throws {
    let url = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestFile.write(content, to: url)
  }
}
