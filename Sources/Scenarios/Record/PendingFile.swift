package import Importers

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
  package init(_ path: String) throws(ImportError) {
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
      in: PathName(target).folder, for: path, isNew: !isThere)
    if isThere { FileReplacement.keepOwner(of: status, on: descriptor) }
  }

  /// Adds bytes.
  package func write(_ bytes: [UInt8]) throws(ImportError) {
    guard FileReplacement.put(bytes, into: descriptor) else {
      throw FileReplacement.failure(path, errno)
    }
  }

  /// Gives the file its name; it is closed in any case, and gone where that fails.
  package func commit() throws(ImportError) {
    let isWhole = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isWhole, rename(temporary, target) == 0 else {
      let failure = FileReplacement.failure(path, isWhole ? errno : code)
      unlink(temporary)
      throw failure
    }
    FileReplacement.settle(PathName(target).folder)
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
