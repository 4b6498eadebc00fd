#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What lies in a folder, in the order of names.
package struct FolderListing: Sendable {
  /// The most entries of a folder that are looked at.
  static let maximumEntries = 20_000

  /// Names of files, and of what is neither file nor folder.
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
      if FolderListing.isFolder(type: Int32(entry.pointee.d_type), path: "\(path)/\(name)") {
        folders.append(name)
        if Int32(entry.pointee.d_type) == Int32(DT_LNK) { links.insert(name) }
      } else {
        files.append(name)
      }
    }
    files.sort()
    folders.sort()
  }

  /// A link is what it points at; the system guards against links in a circle.
  private static func isFolder(type: Int32, path: String) -> Bool {
    if type == Int32(DT_DIR) { return true }
    guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
