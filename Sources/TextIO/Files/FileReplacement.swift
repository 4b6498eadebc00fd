internal import SystemLibrary

/// Functions that write a file atomically: they write a hidden file in the same folder and then
/// rename it.
///
/// If the program is killed, the file has either its old or its new content. A hidden file whose
/// name begins with `.announce-` may remain. The next program that writes to the folder removes it.
package enum FileReplacement {
  /// Replaces the bytes of a file, unless the file changed after `old` was read.
  ///
  /// Permissions and extended attributes are kept. Symbolic links are not followed. If the file has
  /// the new bytes already, nothing is written.
  ///
  /// - Parameter ifChanged: The error for a file that changed.
  package static func replace(
    contentsOf path: String, expecting old: [UInt8], with new: [UInt8],
    ifChanged: (problem: String, remedy: String) = (
      "the document changed while it was being recorded; not overwritten", "record it again"
    )
  ) throws(InputError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw failure(path, errno) }
    let file = try PendingFile(path).sealed(with: new)
    do throws(InputError) {
      let current = try FileBytes.contents(ofFile: path)
      if current == new {
        file.discard()
        return
      }
      guard current == old else {
        throw InputError(file: path, problem: ifChanged.problem, remedy: ifChanged.remedy)
      }
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Creates a file.
  ///
  /// Throws an error if the file exists.
  package static func create(_ path: String, with bytes: [UInt8]) throws(InputError) {
    var status = stat()
    guard lstat(path, &status) != 0 else { throw exists(path) }
    let file = try PendingFile(path).sealed(with: bytes)
    let isLinked = link(file.temporary, path) == 0
    guard isLinked || errno == EEXIST else {
      // The file system has no hard links. An empty file first reserves the name.
      let claim = SystemCall.openFile(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      guard claim >= 0 else {
        let code = errno
        file.discard()
        throw code == EEXIST ? exists(path) : failure(path, code)
      }
      close(claim)
      return try file.commit()
    }
    file.discard()
    guard isLinked else { throw exists(path) }
    syncFolder(PathName(path).folder)
  }

  static func open(
    in folder: PathName, for path: String, isNew: Bool, after number: Int = 0
  ) throws(InputError) -> (name: String, descriptor: Int32) {
    for attempt in number..<number + 100 {
      let name = folder.appending(".announce-\(getpid())-\(attempt)").path
      let descriptor = SystemCall.openFile(name, O_WRONLY | O_CREAT | O_EXCL, isNew ? 0o666 : 0o600)
      if descriptor >= 0 {
        // The lock shows that this program is still running, even to programs in other containers.
        flock(descriptor, LOCK_EX | LOCK_NB)
        return (name, descriptor)
      }
      guard errno == EEXIST else { break }
    }
    throw failure(path, errno)
  }

  /// Removes from a folder the hidden files of programs that were killed while writing.
  static func sweep(_ folder: PathName) {
    for name in FolderListing(ofFolder: folder.path)?.files ?? [] {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == ".announce", Int(parts[2]) != nil,
        let process = pid_t(parts[1]), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      removeUnlocked(folder.appending(name).path)
    }
  }

  /// Removes a file if this user owns it and no program is still writing it.
  private static func removeUnlocked(_ path: String) {
    let descriptor = SystemCall.openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  /// Copies the owner of a file, and then its permissions, because changing the owner clears some
  /// permissions.
  static func copyOwner(of status: stat, to descriptor: Int32) {
    // Only root can change the owner. Other users can change the group, but only to a group that
    // they belong to.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Makes sure that a new entry of a folder is stored on disk, if the file system supports it.
  static func syncFolder(_ folder: PathName) {
    let descriptor = SystemCall.openFile(folder.path, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func exists(_ path: String) -> InputError {
    InputError(
      file: path, problem: "the file exists already; not overwritten",
      remedy: "give another name, or remove the file first")
  }

  static func failure(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case EACCES, EPERM, EROFS:
      InputError(
        file: path, problem: "no permission to write the file or into its folder",
        remedy: "check their permissions")
    case ENOSPC, EDQUOT, EFBIG:
      InputError(
        file: path, problem: "not enough disk space to write the file", remedy: "free some space")
    case ENOENT, ENOTDIR:
      InputError(
        file: path, problem: "the folder to write into does not exist", remedy: "check the path")
    default:
      InputError(
        file: path, problem: "the file cannot be written: \(SystemError(code: code).message)",
        remedy: "check the path and its folder")
    }
  }
}
