import Processes
import SystemLibrary
internal import TextIO

/// A watch that waits for a change of a file in or below some folders.
///
/// On Linux, the watch uses inotify and owns its descriptor. On other systems, it polls the files.
final class FolderWatch {
  private let roots: [String]
  /// The inotify descriptor, or `nil` if the watch polls the files.
  private let events: Int32?
  /// The files at the last scan, if the watch polls.
  private var known: [String: FileState] = [:]

  /// The number of milliseconds to wait for more events of the same change.
  private static let pause: Int32 = 30
  /// The number of milliseconds between two checks whether the watch should end.
  private static let step: Int32 = 100

  init(_ roots: [String]) {
    self.roots = roots
    #if canImport(Darwin)
      events = nil
    #else
      let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      events = descriptor >= 0 ? descriptor : nil
    #endif
    rescan()
  }

  deinit { if let events { close(events) } }

  /// Waits for a change, and returns whether there was a change before the watch ended.
  ///
  /// - Parameter seconds: The maximum number of seconds to wait.
  func waitForChange(within seconds: Double = .infinity, unless isEnded: () -> Bool) -> Bool {
    let end = MonotonicClock.seconds() + seconds
    while !isEnded(), MonotonicClock.seconds() < end {
      guard hasChanged(within: FolderWatch.step) else { continue }
      // An editor may write several files, or one file in several steps, so the watch waits until
      // no more events come.
      while !isEnded(), hasChanged(within: FolderWatch.pause) {}
      rescan()
      return !isEnded()
    }
    return false
  }

  /// Starts watching folders that were created since the last scan.
  private func rescan() {
    #if !canImport(Darwin)
      if let events {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        // inotify ignores a folder that is already watched.
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
    return readsFileEvent(events)
  }

  /// Reads the pending events, and returns whether any event is about a visible file.
  private func readsFileEvent(_ events: Int32) -> Bool {
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
          var offset = 0
          while offset + head <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let overflows = event.mask & UInt32(IN_Q_OVERFLOW) != 0
            let isHidden =
              event.len == 0 || offset + head < count && bytes[offset + head] == UInt8(ascii: ".")
            found = found || overflows || !isHidden
            offset += head + Int(event.len)
          }
        }
      }
    #endif
  }
}

extension FileState {
  /// Returns the states of files, and of all files in and below folders.
  static func all(at paths: [String]) -> [String: FileState] {
    var states = all(below: paths.filter { FolderListing(ofFolder: $0) != nil })
    for path in paths { states[path] = FileState(ofFile: path) }
    return states
  }

  /// Returns the states of all files in and below folders.
  static func all(below roots: [String]) -> [String: FileState] {
    var states: [String: FileState] = [:]
    for folder in FolderTree.folders(below: roots) {
      for name in FolderListing(ofFolder: folder)?.files ?? [] where !name.hasPrefix(".") {
        let path = PathName(folder).appending(name).path
        states[path] = FileState(ofFile: path)
      }
    }
    return states
  }
}
