package import Importers
internal import SystemLibrary

/// A file that is written piece by piece, under a hidden name until it is whole.
///
/// Unlike what ``FileReplacement/create(_:with:)`` makes, it takes the place of a file that is there.
package struct PendingFile: Sendable {
  /// Where the bytes go.
  package let descriptor: Int32
  private let path: String
  private let target: String
  private let temporary: String

  /// Opens a hidden file beside the one at a path, or beside what a link there leads to.
  ///
  /// - Parameter number: How many files of this process are hidden in the same folder already.
  package init(_ path: String, after number: Int = 0) throws(ImportError) {
    var status = stat()
    var target = path
    let isThere = stat(path, &status) == 0
    if isThere {
      guard status.st_mode & S_IFMT == S_IFREG else { throw PendingFile.unusual(path, status) }
      target = try FileReplacement.resolved(path)
      guard access(target, W_OK) == 0 else { throw FileReplacement.failure(path, errno) }
    }
    self.path = path
    self.target = target
    (temporary, descriptor) = try FileReplacement.open(
      in: PathName(target).folder, for: path, isNew: !isThere, after: number)
    if isThere { FileReplacement.keepOwner(of: status, on: descriptor) }
  }

  package func write(_ bytes: [UInt8]) throws(ImportError) {
    if let error = SystemCall.writeAll(bytes, to: descriptor) {
      throw FileReplacement.failure(path, error.code)
    }
  }

  /// Gives the file its name; it is closed in any case, and gone where that fails.
  package func commit() throws(ImportError) { try seal().commit() }

  /// Ends writing, so that many files can wait for their names; it is gone where that fails.
  package func seal() throws(ImportError) -> SealedFile {
    let isWhole = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isWhole else {
      unlink(temporary)
      throw FileReplacement.failure(path, code)
    }
    return SealedFile(path: path, target: target, temporary: temporary)
  }

  /// Writes all of the file and ends; nothing is left where that fails.
  func sealed(with bytes: [UInt8]) throws(ImportError) -> SealedFile {
    do throws(ImportError) {
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

  private static func unusual(_ path: String, _ status: stat) -> ImportError {
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return ImportError(
      file: path, problem: isFolder ? "this is a folder" : "this is no ordinary file",
      remedy: isFolder ? "name a file in it" : "name a file that can be replaced")
  }
}

/// A file that is whole and closed, but still has its hidden name.
package struct SealedFile: Sendable {
  fileprivate let path: String
  let target: String
  let temporary: String

  /// Gives the file its name; it is gone where that fails.
  package func commit() throws(ImportError) {
    guard rename(temporary, target) == 0 else {
      let failure = FileReplacement.failure(path, errno)
      unlink(temporary)
      throw failure
    }
    FileReplacement.settle(PathName(target).folder)
  }

  /// Removes the file, and leaves what has its name.
  package func discard() { unlink(temporary) }
}
