internal import SystemLibrary

/// A file that is written piece by piece, under a hidden name until it is whole.
///
/// Unlike what ``FileReplacement/create(_:with:)`` makes, it takes the place of a file that is there.
package struct PendingFile: Sendable {
  /// Where the bytes go.
  package let descriptor: Int32
  private let path: String
  private let temporary: String

  /// Opens a hidden file beside the one at a path, whose permissions and attributes it takes over.
  ///
  /// A symbolic link is not followed, and a file with several names is not parted from them.
  ///
  /// - Parameter number: How many files of this process are hidden in the same folder already.
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
    FileReplacement.keepOwner(of: status, on: descriptor)
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

  /// Gives the file its name; it is closed in any case, and gone where that fails.
  package func commit() throws(InputError) { try seal().commit() }

  /// Ends writing, so that many files can wait for their names; it is gone where that fails.
  package func seal() throws(InputError) -> SealedFile {
    let isWhole = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isWhole else {
      unlink(temporary)
      throw FileReplacement.failure(path, code)
    }
    return SealedFile(path: path, temporary: temporary)
  }

  /// Writes all of the file and ends; nothing is left where that fails.
  func sealed(with bytes: [UInt8]) throws(InputError) -> SealedFile {
    do throws(InputError) {
      try write(bytes)
    } catch {
      discard()
      throw error
    }
    return try seal()
  }

  /// Removes the file, and leaves what had its name.
  package func discard() {
    close(descriptor)
    unlink(temporary)
  }

  /// Why a file that is there cannot be replaced.
  private static func refusal(_ path: String, _ status: stat) -> InputError? {
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_nlink > 1:
      InputError(
        file: path,
        problem: "the file has \(status.st_nlink) names (hard links), which writing it would part",
        remedy: "remove the other names, or name another file")
    case S_IFREG: nil
    case S_IFLNK:
      InputError(
        file: path, problem: "this is a symbolic link, and writing does not follow it",
        remedy: "name the file that it leads to")
    case S_IFDIR:
      InputError(file: path, problem: "this is a folder", remedy: "name a file in it")
    default:
      InputError(
        file: path, problem: "this is no ordinary file",
        remedy: "name a file that can be replaced")
    }
  }

  private static func copyAttributes(of path: String, to descriptor: Int32) -> SystemError? {
    let file = SystemCall.openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return .last }
    defer { close(file) }
    return FileAttributes.copy(from: file, to: descriptor)
  }

  private static func lostAttributes(_ path: String, _ error: SystemError) -> InputError {
    InputError(
      file: path,
      problem: "the file has extended attributes that cannot be kept: \(error.words)",
      remedy: "remove them, or name another file")
  }
}

/// A file that is whole and closed, but still has its hidden name.
package struct SealedFile: Sendable {
  fileprivate let path: String
  let temporary: String

  /// Gives the file its name; it is gone where that fails.
  package func commit() throws(InputError) {
    guard rename(temporary, path) == 0 else {
      let failure = FileReplacement.failure(path, errno)
      unlink(temporary)
      throw failure
    }
    FileReplacement.settle(PathName(path).folder)
  }

  /// Removes the file, and leaves what has its name.
  package func discard() { unlink(temporary) }
}
