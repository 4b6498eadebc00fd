import Foundation

/// A folder of its own for a test, deleted with it.
final class TrialRepository {
  /// The folder, with every link followed.
  let path: String

  /// Makes a repository, or a folder that is none, of files by their paths.
  init(_ files: [String: String] = [:], isRepository: Bool = true) throws {
    let temporary = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path)
    path = temporary.resolvingSymlinksInPath().path + "/announce-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if isRepository { try write("gitdir: elsewhere\n", to: ".git") }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of a file.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders it lies in.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, with the folders it lies in.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }
}
