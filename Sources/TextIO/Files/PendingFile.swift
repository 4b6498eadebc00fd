internal import CSystem
internal import SystemLibrary

/// A file that is written in several parts and has a hidden name until it is complete.
///
/// Unlike ``FileReplacement/create(_:with:)``, a pending file replaces an existing file.
package struct PendingFile: Sendable {
  package let descriptor: Int32
  private let path: String
  private let temporary: String

  /// Opens a hidden file in the folder of `path`.
  ///
  /// If a file exists at `path`, the hidden file gets its permissions and attributes.
  ///
  /// Throws an error if the existing file is a symbolic link or has several hard links.
  ///
  /// - Parameter number: The number of hidden files that this process already has in the folder.
  ///   The new file gets a higher number than these files.
  package init(_ path: String, after number: Int = 0) throws(InputError) {
    let folder = PathName(path).folder
    if number == 0 { FileReplacement.sweep(folder) }
    var status = stat()
    let isThere = lstat(path, &status) == 0
    if isThere {
      if let refusal = PendingFile.refusal(path, status) { throw refusal }
      guard access(path, W_OK) == 0 else { throw FileReplacement.failure(path, errno) }
    }
    self.path = path
    (temporary, descriptor) = try FileReplacement.open(
      in: folder, for: path, isNew: !isThere, after: number)
    guard isThere else { return }
    FileReplacement.copyOwner(of: status, to: descriptor)
    if let error = PendingFile.copyAttributes(of: path, to: descriptor) {
      discard()
      throw PendingFile.lostAttributes(path, error)
    }
  }

  package func write(_ bytes: [UInt8]) throws(InputError) {
    if let error = SystemCall.writeAll(bytes, to: descriptor) {
      throw FileReplacement.failure(path, error.code)
    }
  }

  /// Closes the hidden file and renames it to its final name.
  ///
  /// Removes the file if an error occurs.
  package func commit() throws(InputError) { try seal().commit() }

  /// Closes the file but keeps its hidden name.
  ///
  /// Removes the file if an error occurs.
  package func seal() throws(InputError) -> SealedFile {
    let isComplete = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isComplete else {
      unlink(temporary)
      throw FileReplacement.failure(path, code)
    }
    return SealedFile(path: path, temporary: temporary)
  }

  /// Writes the whole file and closes it.
  ///
  /// Removes the file if an error occurs.
  func sealed(with bytes: [UInt8]) throws(InputError) -> SealedFile {
    do throws(InputError) {
      try write(bytes)
    } catch {
      discard()
      throw error
    }
    return try seal()
  }

  /// Closes and removes the hidden file.
  package func discard() {
    close(descriptor)
    unlink(temporary)
  }

  /// Returns why an existing file cannot be replaced, or `nil` if it can be replaced.
  private static func refusal(_ path: String, _ status: stat) -> InputError? {
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_nlink > 1:
      InputError(
        file: path,
        problem: "the file has \(status.st_nlink) hard links, which replacing it would separate",
        remedy: "remove the other names, or name another file")
    case S_IFREG: nil
    case S_IFLNK:
      InputError(
        file: path, problem: "this is a symbolic link, which is not followed when writing",
        remedy: "name the file that it points to")
    case S_IFDIR:
      InputError(file: path, problem: "this is a folder", remedy: "name a file in it")
    default:
      InputError(
        file: path, problem: "this is not a regular file",
        remedy: "name a file that can be replaced")
    }
  }

  /// Copies the extended attributes of a file.
  private static func copyAttributes(of path: String, to descriptor: Int32) -> SystemError? {
    let file = SystemCall.openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return .last }
    defer { close(file) }
    let code = csystem_copy_attributes(file, descriptor)
    return code == 0 ? nil : SystemError(code: code)
  }

  private static func lostAttributes(_ path: String, _ error: SystemError) -> InputError {
    InputError(
      file: path,
      problem: "the file has extended attributes that cannot be kept: \(error.message)",
      remedy: "remove them, or name another file")
  }
}

/// A complete and closed file that still has its hidden name.
package struct SealedFile: Sendable {
  fileprivate let path: String
  let temporary: String

  /// Renames the hidden file to its final name.
  ///
  /// Removes the file if an error occurs.
  package func commit() throws(InputError) {
    guard rename(temporary, path) == 0 else {
      let failure = FileReplacement.failure(path, errno)
      unlink(temporary)
      throw failure
    }
    FileReplacement.syncFolder(PathName(path).folder)
  }

  /// Removes the hidden file.
  package func discard() { unlink(temporary) }
}
