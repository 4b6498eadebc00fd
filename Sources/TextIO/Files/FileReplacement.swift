internal import SystemLibrary

/// Writes files whole or not at all: into a hidden file beside, which then takes the place.
///
/// A program that is killed leaves each file either old or new, and perhaps a hidden file whose name
/// begins with `.announce-`, which the next one that writes there removes.
package enum FileReplacement {
  /// Replaces the bytes of a file unless they are no longer what was read.
  ///
  /// Permissions and extended attributes stay; a symbolic link is not followed.
  package static func replace(
    contentsOf path: String, expecting old: [UInt8], with new: [UInt8]
  ) throws(InputError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw failure(path, errno) }
    let file = try PendingFile(path).sealed(with: new)
    do throws(InputError) {
      guard try FileBytes.contents(ofFile: path) == old else { throw changed(path) }
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Makes a file where there is none.
  package static func create(_ path: String, with bytes: [UInt8]) throws(InputError) {
    var status = stat()
    guard lstat(path, &status) != 0 else { throw exists(path) }
    let file = try PendingFile(path).sealed(with: bytes)
    let isLinked = link(file.temporary, path) == 0
    guard isLinked || errno == EEXIST else {
      // Not every file system has links; then the name is taken by an empty file first.
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
    settle(PathName(path).folder)
  }

  static func open(
    in folder: PathName, for path: String, isNew: Bool, after number: Int = 0
  ) throws(InputError) -> (name: String, descriptor: Int32) {
    for attempt in number..<number + 100 {
      let name = folder.appending(".announce-\(getpid())-\(attempt)").path
      let descriptor = SystemCall.openFile(
        name, O_WRONLY | O_CREAT | O_EXCL, isNew ? 0o666 : 0o600)
      if descriptor >= 0 {
        // Tells programs that share the folder, but not the numbers of processes, that this one lives.
        flock(descriptor, LOCK_EX | LOCK_NB)
        return (name, descriptor)
      }
      guard errno == EEXIST else { break }
    }
    throw failure(path, errno)
  }

  /// Removes what programs left in a folder that were killed while they wrote there.
  static func sweep(_ folder: PathName) {
    for name in FolderListing(ofFolder: folder.path)?.files ?? [] {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == ".announce", Int(parts[2]) != nil,
        let process = pid_t(parts[1]), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      removeUnlocked(folder.appending(name).path)
    }
  }

  /// Removes an own file unless a program that lives elsewhere still writes it.
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

  /// Permissions come after the owner, a change of whom takes some away.
  static func keepOwner(of status: stat, on descriptor: Int32) {
    // Only root can give a file away; the group may be one of the user's own.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  /// Asks the system to keep the folder's new entry through a failure of power, if it can.
  static func settle(_ folder: PathName) {
    let descriptor = SystemCall.openFile(folder.path, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func changed(_ path: String) -> InputError {
    InputError(
      file: path, problem: "the document changed while it was recorded, and was not overwritten",
      remedy: "record it again")
  }

  private static func exists(_ path: String) -> InputError {
    InputError(
      file: path, problem: "there is a file already, and it is not overwritten",
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
        file: path, problem: "there is no room to write the file", remedy: "free some space")
    case ENOENT, ENOTDIR:
      InputError(
        file: path, problem: "there is no such folder to write into", remedy: "check the path")
    default:
      InputError(
        file: path, problem: "the file cannot be written: \(SystemError(code: code).words)",
        remedy: "check the path and its folder")
    }
  }
}
