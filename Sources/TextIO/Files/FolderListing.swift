internal import SystemLibrary

/// The names of the files and folders in a folder, sorted.
package struct FolderListing: Sendable {
  /// The most entries of a folder that are read.
  private static let maximumEntries = 20_000

  /// Names of files and of broken links, without pipes and devices.
  package private(set) var files: [String] = []
  package private(set) var folders: [String] = []
  /// Names of links, so that a walk over folders can avoid cycles.
  package private(set) var links: Set<String> = []

  /// Lists a folder; `nil` if it does not exist or cannot be read.
  package init?(ofFolder path: String) {
    self.init(SystemCall.openFile(path, O_RDONLY | O_DIRECTORY))
  }

  /// Lists the folder of a descriptor and closes the descriptor.
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
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
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

  /// Returns the file type of an entry as `stat` has it, with links followed.
  ///
  /// A broken or circular link counts as a file, so that reading it reports what is wrong.
  private static func kind(_ type: Int32, _ name: String, in folder: Int32) -> mode_t {
    if type == Int32(DT_DIR) { return S_IFDIR }
    if type == Int32(DT_REG) { return S_IFREG }
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return S_IFREG }
    return status.st_mode & S_IFMT
  }
}
