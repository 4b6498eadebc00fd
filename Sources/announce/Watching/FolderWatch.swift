import SystemLibrary
internal import TextIO

/// Waits until a file in some folders, or below them, changes.
///
/// It owns what the system needs to tell it, where the system can; elsewhere it looks time and again.
final class FolderWatch {
  private let roots: [String]
  /// What the system tells changes through; absent where it cannot.
  private let events: Int32?
  /// What was there when it was looked last, where the system tells nothing.
  private var known: [String: FileState] = [:]

  /// How long is waited for the rest of what belongs to one change, in milliseconds.
  private static let pause: Int32 = 30
  /// How often somebody who wants to end is asked for, in milliseconds.
  private static let step: Int32 = 100

  init(_ roots: [String]) {
    self.roots = roots
    #if canImport(Darwin)
      events = nil
    #else
      let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      events = descriptor >= 0 ? descriptor : nil
    #endif
    lookAgain()
  }

  deinit { if let events { close(events) } }

  /// Waits for a change; false when it was ended instead.
  func waitForChange(unless isEnded: () -> Bool) -> Bool {
    while !isEnded() {
      guard hasChanged(within: FolderWatch.step) else { continue }
      // An editor may write several files, or one in several steps.
      while !isEnded(), hasChanged(within: FolderWatch.pause) {}
      lookAgain()
      return !isEnded()
    }
    return false
  }

  /// Begins to watch what is new, too.
  private func lookAgain() {
    #if !canImport(Darwin)
      if let events {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        // The same folder keeps its watch.
        for folder in FolderTree.folders(below: roots) { inotify_add_watch(events, folder, mask) }
        return
      }
    #endif
    known = FileState.all(below: roots)
  }

  private func hasChanged(within milliseconds: Int32) -> Bool {
    guard let events else {
      usleep(UInt32(milliseconds) * 1000)
      let now = FileState.all(below: roots)
      defer { known = now }
      return now != known
    }
    var entry = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    return tellsOfFile(events)
  }

  /// Takes what the system tells; whether any of it is about a file that is not hidden.
  private func tellsOfFile(_ events: Int32) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      var found = false
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let head = MemoryLayout<inotify_event>.size
      while true {
        let count = read(events, &piece, piece.count)
        guard count > 0 else { return found }
        piece.withUnsafeBytes { bytes in
          var place = 0
          while place + head <= count {
            let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let overflows = event.mask & UInt32(IN_Q_OVERFLOW) != 0
            let isHidden =
              event.len == 0 || place + head < count && bytes[place + head] == UInt8(ascii: ".")
            found = found || overflows || !isHidden
            place += head + Int(event.len)
          }
        }
      }
    #endif
  }
}

/// What tells whether a file was written since.
private struct FileState: Hashable {
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// The files below some folders.
  static func all(below roots: [String]) -> [String: FileState] {
    var states: [String: FileState] = [:]
    for folder in FolderTree.folders(below: roots) {
      for name in FolderListing(ofFolder: folder)?.files ?? [] where !name.hasPrefix(".") {
        let path = PathName(folder).appending(name).path
        states[path] = FileState(path)
      }
    }
    return states
  }

  private init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
