internal import SystemLibrary

/// What lies in a folder, in the order of names.
package struct FolderListing: Sendable {
  /// The most entries of a folder that are looked at.
  static let maximumEntries = 20_000

  /// Names of files, and of links that lead nowhere; pipes and devices, which may never end, are left
  /// out.
  package private(set) var files: [String] = []
  /// Names of folders.
  package private(set) var folders: [String] = []
  /// Names of folders that are links to others, so that a walk need not go in circles.
  package private(set) var links: Set<String> = []

  /// Lists a folder; without one there, or without permission, nothing comes back.
  package init?(ofFolder path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder), count < FolderListing.maximumEntries {
      count += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      switch FolderListing.kind(type, "\(path)/\(name)") {
      case S_IFDIR:
        folders.append(name)
        if type == Int32(DT_LNK) { links.insert(name) }
      case S_IFREG: files.append(name)
      default: continue
      }
    }
    files.sort()
    folders.sort()
  }

  /// What an entry is, in the words of `stat`.
  ///
  /// A link is what it points at. One that leads nowhere or in a circle counts as a file, so that
  /// reading it tells what is wrong.
  private static func kind(_ type: Int32, _ path: String) -> mode_t {
    if type == Int32(DT_DIR) { return S_IFDIR }
    if type == Int32(DT_REG) { return S_IFREG }
    var status = stat()
    guard stat(path, &status) == 0 else { return S_IFREG }
    return status.st_mode & S_IFMT
  }
}
