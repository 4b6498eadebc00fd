internal import Processes
internal import SystemLibrary

/// A folder of one browser, which only its user can read and which is gone with this value.
final class BrowserProfile {
  private let own: PrivateFolder
  /// Its path.
  var folder: String { own.path }

  private static let prefix = "announce-browser-"

  /// Makes one, after sweeping away those that dead processes left.
  init(in temporary: String) throws(BrowserError) {
    BrowserProfile.sweep(temporary)
    let made = PrivateFolder.make(in: temporary, prefix: "\(BrowserProfile.prefix)\(getpid())-")
    guard case .success(let own) = made else {
      throw BrowserError(
        "no folder can be made in \(temporary)",
        remedy: "set TMPDIR to a folder that can be written")
    }
    self.own = own
  }

  deinit {
    // Processes that are just ending may still write into it.
    for _ in 0..<5 {
      own.remove()
      if access(folder, F_OK) != 0 { return }
      usleep(20_000)
    }
  }

  /// Removes the profiles of this user whose process is gone.
  static func sweep(_ temporary: String) {
    guard let listing = opendir(temporary) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix),
        let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }
        ),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let folder = "\(temporary)/\(name)"
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_uid == getuid() else { continue }
      PrivateFolder(at: folder).remove()
    }
  }
}
