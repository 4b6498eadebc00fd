internal import SystemLibrary

/// What there is at a path, and where it really lies.
struct FilePlace {
  /// What lies at a path.
  enum Kind {
    case file, folder
    /// A device, a pipe or a socket.
    case other
  }

  /// The path from the root of the machine, with every link followed.
  let path: String
  let kind: Kind

  /// What lies at a path; absent when nothing does.
  init?(_ path: String) {
    guard let resolved = SystemCall.realPath(path) else { return nil }
    self.path = resolved
    var status = stat()
    guard stat(resolved, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }
}
