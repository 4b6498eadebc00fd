package import SystemLibrary

/// A temporary folder of mode 0700 with a name of its own, which other users cannot read.
package struct PrivateFolder: Sendable {
  /// Its path.
  package let path: String

  /// Takes over one that is there already.
  package init(at path: String) { self.path = path }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parent: The folder that it is made in.
  ///   - prefix: What its name begins with.
  package static func make(
    in parent: String, prefix: String
  ) -> Result<PrivateFolder, SystemError> {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .failure(.last) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return .success(PrivateFolder(at: path))
  }

  /// Takes it away with all that is in it.
  package func remove() { _ = FinishedProgram.run("rm", ["-rf", "--", path]) }
}
