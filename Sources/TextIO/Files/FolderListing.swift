internal import SystemLibrary

/// The sorted names of the files and folders in a folder.
package struct FolderListing: Sendable {
  /// The maximum number of entries to read from a folder.
  private static let maximumEntries = 20_000

  /// The names of files, and of symbolic links that cannot be followed.
  ///
  /// Pipes and devices are omitted.
  package private(set) var files: [String] = []
  package private(set) var folders: [String] = []
  /// The names of symbolic links.
  ///
  /// A recursive search can skip links, because a link to a parent folder would make the search
  /// endless.
  package private(set) var links: Set<String> = []

  /// Lists a folder.
  ///
  /// The result is `nil` if the folder does not exist or cannot be read.
  package init?(ofFolder path: String) {
    self.init(SystemCall.openFile(path, O_RDONLY | O_DIRECTORY))
  }

  /// Lists the folder of an open file descriptor, and closes the descriptor.
  init?(_ descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder), count < FolderListing.maximumEntries {
      count += 1
      let name = SystemCall.name(of: entry)
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      if type == Int32(DT_LNK) { links.insert(name) }
      switch FolderListing.kind(type, name, in: descriptor) {
      case S_IFDIR: folders.append(name)
      case S_IFREG: files.append(name)
      default: continue
      }
    }
    files.sort()
    folders.sort()
  }

  /// Returns the file type of a folder's entry, as a constant of `stat` such as `S_IFDIR`.
  ///
  /// For a link, this is the type of the file to which the link leads.
  ///
  /// A link that leads to nothing or to itself counts as a file, so that reading it reports the
  /// problem.
  private static func kind(_ type: Int32, _ name: String, in folder: Int32) -> mode_t {
    if type == Int32(DT_DIR) { return S_IFDIR }
    if type == Int32(DT_REG) { return S_IFREG }
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return S_IFREG }
    return status.st_mode & S_IFMT
  }
}
