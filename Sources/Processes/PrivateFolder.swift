package import SystemLibrary

/// A temporary folder with a unique name, which only the current user can read (mode 0700).
package struct PrivateFolder: Sendable {
  package let path: String

  /// Creates a value for a folder that already exists.
  package init(at path: String) { self.path = path }

  /// Creates a new folder in `parent`.
  ///
  /// Its name begins with `prefix`.
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
