package import SystemLibrary

/// A temporary folder with a unique name and mode 0700, which other users cannot read.
package struct PrivateFolder: Sendable {
  package let path: String

  /// Creates a value for an existing folder.
  package init(at path: String) { self.path = path }

  /// Creates a folder in `parent`, whose name begins with `prefix`.
  package static func make(
    in parent: String, prefix: String
  ) -> Result<PrivateFolder, SystemError> {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .failure(.last) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return .success(PrivateFolder(at: path))
  }

  /// Removes the folder and its contents.
  package func remove() { _ = FinishedProgram.run("rm", ["-rf", "--", path]) }
}
