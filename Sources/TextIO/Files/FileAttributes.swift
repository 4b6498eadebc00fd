internal import CSystem
internal import SystemLibrary

/// The extended attributes of files.
enum FileAttributes {
  /// Copies the extended attributes of one open file to another.
  ///
  /// - Returns: The error, or `nil` on success.
  static func copy(from file: Int32, to other: Int32) -> SystemError? {
    let code = csystem_copy_attributes(file, other)
    return code == 0 ? nil : SystemError(code: code)
  }
}
