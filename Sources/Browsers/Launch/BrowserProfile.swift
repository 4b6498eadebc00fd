internal import Processes
internal import SystemLibrary

/// The profile folder of one browser.
///
/// Only the user of the process can read the folder. The folder is deleted when this object is
/// deinitialised.
final class BrowserProfile {
  private let own: PrivateFolder
  var folder: String { own.path }

  private static let prefix = "announce-browser-"

  /// Creates the profile folder.
  ///
  /// Before that, removes profile folders that ended processes of this program left behind.
  init(in temporary: String) throws(BrowserError) {
    BrowserProfile.removeStale(in: temporary)
    let made = PrivateFolder.make(in: temporary, prefix: "\(BrowserProfile.prefix)\(getpid())-")
    guard case .success(let own) = made else {
      throw BrowserError(
        "no folder can be created in \(temporary)",
        remedy: "set TMPDIR to a writable folder")
    }
    self.own = own
  }

  deinit {
    // A browser process that is ending can still write into the folder, so try several times.
    for _ in 0..<5 {
      own.remove()
      if access(folder, F_OK) != 0 { return }
      usleep(20_000)
    }
  }

  /// Removes this user's profile folders that ended processes of this program left behind.
  ///
  /// The name of each folder contains the identifier of the process that created the folder.
  private static func removeStale(in temporary: String) {
    guard let listing = opendir(temporary) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = SystemCall.name(of: entry)
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
