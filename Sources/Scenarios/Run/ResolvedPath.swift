internal import SystemLibrary

/// A path with symbolic links resolved, and the kind of object at the path.
struct ResolvedPath {
  /// The kind of object at a path.
  enum Kind {
    case file, folder
    /// A device, a pipe or a socket.
    case other
  }

  /// The absolute path without symbolic links.
  let path: String
  let kind: Kind

  /// Resolves a path; returns `nil` if there is nothing at the path.
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
