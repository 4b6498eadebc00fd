import Foundation
import Requirements

/// A folder for one test, which is deleted when this object is deinitialised.
final class TrialRepository {
  /// The path of the folder, with every link resolved.
  let path: String

  /// Creates a repository, or a folder outside a repository, with files given by their paths.
  init(_ files: [String: String] = [:], isRepository: Bool = true) throws {
    let temporary = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path)
    path = temporary.resolvingSymlinksInPath().path + "/announce-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if isRepository { try write("gitdir: elsewhere\n", to: ".git") }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the absolute path of a file.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and creates the folders around it.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and creates the folders around it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestFile.write(bytes, to: url)
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }
}
