internal import SystemLibrary

/// The files that another file may refer to, because they are in the same project.
///
/// All importers read these files through this type. If the ``FileOverlay`` of an analysis has a
/// text for a file, the text is read in place of the file.
///
/// The project is the Git repository of the referring file. Outside a repository, the project is
/// the fallback folder that the caller gives, or else the folder of the referring file.
///
/// All symbolic links are resolved before a path is checked. Therefore, no link, no `..` and no
/// absolute path leads out of the project.
///
/// These files are not read:
///
/// - hidden files such as `.git/config`, unless the referring file is in the same hidden folder
/// - pipes, devices and sockets
///
/// Files that the user names on the command line are not restricted, and are not read through this
/// type.
package struct ProjectFiles: Sendable, Hashable {
  /// The reason why a file is not read.
  package enum Refusal: Error, Sendable, Hashable {
    case missing
    case outside
    /// The path of the file contains a hidden name; the associated value is this name.
    case hidden(String)
    case folder
    /// The file is a pipe, a device or a socket.
    case notRegular
    /// The system failed with this `errno` code.
    case failed(code: Int32)
  }

  /// The absolute path of the project's folder, with all links resolved.
  package let path: String
  /// The absolute path of the referring file's folder, with all links resolved.
  private let home: String

  /// Finds the project that contains a folder.
  ///
  /// The result is `nil` if the folder does not exist.
  ///
  /// - Parameter fallback: The project's folder if there is no repository. It must contain
  ///   `folder`.
  package init?(around folder: PathName, fallback: PathName? = nil) {
    guard let home = SystemCall.realPath(folder.path) else { return nil }
    self.home = home
    let fallback = fallback.flatMap { SystemCall.realPath($0.path) }
    path =
      ProjectFiles.repository(around: home)
      ?? fallback.flatMap { ProjectFiles.names(from: $0, to: home) == nil ? nil : $0 } ?? home
  }

  /// Creates a project from its folder, for referring files in the folder `home` inside the
  /// project.
  package init?(_ folder: PathName, around home: PathName) {
    guard let path = SystemCall.realPath(folder.path), let home = SystemCall.realPath(home.path)
    else { return nil }
    self.path = path == "/" ? home : path
    self.home = home
  }

  /// Returns the nearest folder that contains `.git`: the folder itself or an ancestor of it.
  ///
  /// The result is never the root folder `/`, because that folder contains devices and processes.
  private static func repository(around folder: String) -> String? {
    var folder = PathName(folder)
    while folder.path != "/" {
      if access(folder.appending(".git").path, F_OK) == 0 { return folder.path }
      folder = folder.folder
    }
    return nil
  }

  /// Returns the path components from a folder to a path, or `nil` if the path is outside the
  /// folder.
  private static func names(from folder: String, to path: String) -> [Substring]? {
    if folder == "/" { return path.split(separator: "/") }
    if path == folder { return [] }
    let beginning = "\(folder)/".utf8
    guard path.utf8.starts(with: beginning) else { return nil }
    return Substring(path.utf8.dropFirst(beginning.count)).split(separator: "/")
  }
}

extension ProjectFiles {
  /// Returns the bytes of a file of the project, up to a limit in megabytes.
  package func contents(
    of path: PathName, limit: Int = FileBytes.fileLimit
  ) throws(InputError) -> [UInt8] {
    let descriptor: Int32
    do {
      descriptor = try open(path)
    } catch {
      throw inputError(error, path)
    }
    defer { close(descriptor) }
    if let text = FileOverlay.current?.read(path) {
      try FileBytes.checkSize(text.count, file: path.path, limit: limit)
      return text
    }
    return try FileBytes.contents(of: descriptor, called: path.path, limit: limit)
  }

  /// Returns why a file cannot be read, or `nil` if it can be read.
  package func refusal(of path: PathName) -> Refusal? {
    do {
      close(try open(path))
      return nil
    } catch {
      return error
    }
  }

  /// Lists a folder of the project.
  ///
  /// The result is `nil` if the folder does not exist.
  package func listing(of path: PathName) -> FolderListing? {
    guard let names = try? names(to: path), let descriptor = try? enter(names[...]) else {
      return nil
    }
    return FolderListing(descriptor)
  }

  /// Whether two paths lead to the same file.
  package static func isSame(_ path: PathName, _ other: PathName) -> Bool {
    guard let real = SystemCall.realPath(path.path) else { return false }
    return real == SystemCall.realPath(other.path)
  }

  private func open(_ path: PathName) throws(Refusal) -> Int32 {
    let names = try names(to: path)
    guard let name = names.last.map(String.init) else { throw .folder }
    let folder = try enter(names.dropLast())
    defer { close(folder) }
    var status = stat()
    // Check the file type before opening the file, because opening a device can have an effect.
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .failed(code: errno)
    }
    try ProjectFiles.checkRegular(status)
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(code: errno) }
    do throws(Refusal) {
      guard fstat(descriptor, &status) == 0 else { throw .failed(code: errno) }
      try ProjectFiles.checkRegular(status)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func checkRegular(_ status: stat) throws(Refusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    default: throw .notRegular
    }
  }

  /// Returns the components that lead from the project's folder to a file, after all links are
  /// resolved.
  private func names(to path: PathName) throws(Refusal) -> [Substring] {
    guard !path.path.utf8.contains(0) else { throw .missing }
    guard let real = SystemCall.realPath(path.path) else {
      let code = errno
      guard code == ENOENT || code == ENOTDIR else { throw .failed(code: code) }
      // The error must not reveal whether a file outside the project exists.
      throw isNamedOutside(path) ? .outside : .missing
    }
    guard let names = ProjectFiles.names(from: self.path, to: real) else { throw .outside }
    let own = ProjectFiles.names(from: self.path, to: home) ?? []
    let shared = zip(names, own).prefix { $0 == $1 }.count
    if let hidden = names.dropFirst(shared).first(where: { $0.hasPrefix(".") }) {
      throw .hidden(String(hidden))
    }
    return names
  }

  /// Whether the path of a file that does not exist is outside the project.
  ///
  /// The nearest existing folder in the path decides.
  private func isNamedOutside(_ path: PathName) -> Bool {
    var folder = path
    while folder.path != "/", folder.path != "." {
      folder = folder.folder.normalized
      if let real = SystemCall.realPath(folder.path) {
        return ProjectFiles.names(from: self.path, to: real) == nil
      }
    }
    return false
  }

  /// Opens a folder below the project's folder, one component at a time, without following links.
  ///
  /// Another program may create a link after the path was resolved. Opening each component
  /// separately rejects this link, as `openat2` with `RESOLVE_BENEATH` does on Linux.
  private func enter(_ names: ArraySlice<Substring>) throws(Refusal) -> Int32 {
    var folder = SystemCall.openFile(path, O_RDONLY | O_DIRECTORY)
    guard folder >= 0 else { throw .failed(code: errno) }
    for name in names {
      let next = openat(folder, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(folder)
      guard next >= 0 else { throw .failed(code: code) }
      folder = next
    }
    return folder
  }

  private func inputError(_ refusal: Refusal, _ path: PathName) -> InputError {
    let name = PathName(self.path).name
    return switch refusal {
    case .missing: FileBytes.cannotOpen(path.path, ENOENT)
    case .failed(let code): FileBytes.cannotOpen(path.path, code)
    case .folder: FileBytes.isFolder(path.path)
    case .outside:
      InputError(
        file: path.path, problem: "the file is outside the project “\(name)”",
        remedy: "put the file itself into the project")
    case .hidden(let hidden):
      InputError(
        file: path.path, problem: "the file is in the hidden folder or file “\(hidden)”",
        remedy: "name a file that is not hidden")
    case .notRegular: FileBytes.cannotRead(path.path)
    }
  }
}

extension PathName {
  /// The absolute path with every link resolved, or `nil` if there is no such file or folder.
  package var resolved: PathName? { SystemCall.realPath(path).map { PathName($0) } }
}
