internal import SystemLibrary

/// The folder beneath which one file may make us read others: the gate that all such reading goes
/// through.
///
/// It is the repository of the file; without one, the folder that the format's own conventions name,
/// or else the file's own. Links are followed first, and where they end decides: no link, no `..`
/// and no path from the root leads out. What is hidden is not read, such as `.git/config`, unless the
/// file that asks lies behind the same hidden name; nor are pipes, devices and sockets.
///
/// What a user names himself is his to read and does not come through here.
package struct ProjectFiles: Sendable, Hashable {
  /// Why something is not read.
  package enum Refusal: Error, Sendable, Hashable {
    case missing
    case outside
    /// The hidden name that it lies behind.
    case hidden(String)
    case folder
    /// A pipe, a device or a socket.
    case unusual
    /// What the system says.
    case failed(code: Int32)
  }

  /// The folder, from the root of the machine and with every link followed.
  package let path: String
  /// The folder of the file that asks, likewise.
  private let home: String

  /// The project of the files in a folder; absent where the folder is not there.
  ///
  /// - Parameter convention: What takes the place of a repository where there is none, if it holds the
  ///   folder.
  package init?(around folder: PathName, without convention: PathName? = nil) {
    guard let home = SystemCall.realPath(folder.path) else { return nil }
    self.home = home
    let given = convention.flatMap { SystemCall.realPath($0.path) }
    path =
      ProjectFiles.repository(around: home)
      ?? given.flatMap { ProjectFiles.names(from: $0, to: home) == nil ? nil : $0 } ?? home
  }

  /// A folder that is a project by its contents, and the folder in it that asks.
  package init?(_ folder: PathName, around home: PathName) {
    guard let path = SystemCall.realPath(folder.path), let home = SystemCall.realPath(home.path)
    else { return nil }
    self.path = path == "/" ? home : path
    self.home = home
  }

  /// The nearest folder that holds `.git`, this one or one above.
  ///
  /// The root of the machine is no project: files of devices and processes lie beneath it.
  private static func repository(around folder: String) -> String? {
    var folder = PathName(folder)
    while folder.path != "/" {
      if access(folder.appending(".git").path, F_OK) == 0 { return folder.path }
      folder = folder.folder
    }
    return nil
  }

  /// The names that lead from a folder to a path; absent where it does not lie beneath.
  private static func names(from folder: String, to path: String) -> [Substring]? {
    if folder == "/" { return path.split(separator: "/") }
    guard path == folder || path.hasPrefix("\(folder)/") else { return nil }
    return path.dropFirst(folder.utf8.count).split(separator: "/")
  }
}

extension ProjectFiles {
  /// The bytes of a file of the project, up to a limit in megabytes.
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
    return try FileBytes.contents(of: descriptor, called: path.path, limit: limit)
  }

  /// Why a file cannot be read; nothing where it can.
  package func refusal(of path: PathName) -> Refusal? {
    do {
      close(try open(path))
      return nil
    } catch {
      return error
    }
  }

  /// What lies in a folder of the project; nothing where there is none.
  package func listing(of path: PathName) -> FolderListing? {
    guard let names = try? names(to: path), let descriptor = try? enter(names[...]) else {
      return nil
    }
    return FolderListing(descriptor)
  }

  /// Whether two paths lead to the same file.
  package static func isSame(_ path: PathName, _ other: PathName) -> Bool {
    guard let place = SystemCall.realPath(path.path) else { return false }
    return place == SystemCall.realPath(other.path)
  }

  private func open(_ path: PathName) throws(Refusal) -> Int32 {
    let names = try names(to: path)
    guard let name = names.last.map(String.init) else { throw .folder }
    let folder = try enter(names.dropLast())
    defer { close(folder) }
    var status = stat()
    // To open a device may do something already.
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .failed(code: errno)
    }
    try ProjectFiles.checkOrdinary(status)
    let descriptor = openat(
      folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(code: errno) }
    do throws(Refusal) {
      guard fstat(descriptor, &status) == 0 else { throw .failed(code: errno) }
      try ProjectFiles.checkOrdinary(status)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func checkOrdinary(_ status: stat) throws(Refusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    default: throw .unusual
    }
  }

  /// The names that lead from the project's folder to where a path ends behind all links.
  private func names(to path: PathName) throws(Refusal) -> [Substring] {
    guard !path.path.utf8.contains(0) else { throw .missing }
    guard let place = SystemCall.realPath(path.path) else {
      let code = errno
      guard code == ENOENT || code == ENOTDIR else { throw .failed(code: code) }
      // Not even whether there is something outside is told.
      throw isNamedOutside(path) ? .outside : .missing
    }
    guard let names = ProjectFiles.names(from: self.path, to: place) else { throw .outside }
    let own = ProjectFiles.names(from: self.path, to: home) ?? []
    let shared = zip(names, own).prefix { $0 == $1 }.count
    if let hidden = names.dropFirst(shared).first(where: { $0.hasPrefix(".") }) {
      throw .hidden(String(hidden))
    }
    return names
  }

  /// Whether a path that leads nowhere would lie outside, as far as it can be followed.
  private func isNamedOutside(_ path: PathName) -> Bool {
    var folder = path
    while folder.path != "/", folder.path != "." {
      folder = folder.folder.shortened
      if let place = SystemCall.realPath(folder.path) {
        return ProjectFiles.names(from: self.path, to: place) == nil
      }
    }
    return false
  }

  /// Goes from the project's folder into those below, each of which must be no link: one that was
  /// put there since the path was followed leads nowhere.
  ///
  /// Each step is taken from the folder before, so this holds what `openat2` with
  /// `RESOLVE_BENEATH` promises, on every system.
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
        file: path.path, problem: "the file lies outside the project “\(name)”",
        remedy: "put the file itself into the project")
    case .hidden(let hidden):
      InputError(
        file: path.path, problem: "the file is hidden, behind “\(hidden)”",
        remedy: "name a file that is not hidden")
    case .unusual: FileBytes.cannotRead(path.path)
    }
  }
}
