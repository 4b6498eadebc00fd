import Reports
import SystemLibrary
internal import TextIO

/// A loop that runs a command again whenever a file near its operands changes.
///
/// It watches the whole repository, because a screen may depend on any file in it.
struct Watching {
  private let folders: [String]
  private let environment: CommandEnvironment

  init(_ operands: [String], in environment: CommandEnvironment) throws(UsageError) {
    guard !operands.contains("-") else {
      throw UsageError("standard input cannot be watched", remedy: "name a file")
    }
    var folders: [String] = []
    for operand in operands {
      let folder = Watching.project(around: operand)
      if !folders.contains(folder) { folders.append(folder) }
    }
    self.folders = folders.isEmpty ? ["."] : folders
    self.environment = environment
  }

  /// Runs until interrupted, and returns the status of the last complete run.
  func run(
    _ streams: inout Streams,
    _ body: (CommandEnvironment, inout Streams) throws(UsageError) -> Int32
  ) throws(UsageError) -> Int32 {
    environment.interruption.hold()
    let watch = FolderWatch(folders)
    var inner = environment
    // A run must not release the signal that ends watching.
    inner.interruption.hold = {}
    inner.interruption.release = {}
    var status: Int32 = 0
    var isFirst = true
    while true {
      clear(&streams)
      let latest: Int32
      do throws(UsageError) {
        latest = try body(inner, &streams)
      } catch {
        // Wrong arguments cannot become right, but a configuration file may be corrected.
        if isFirst { throw error }
        streams.writeError("announce: \(error)")
        latest = 2
      }
      isFirst = false
      // The first run has already restricted the process.
      inner.keepOnlyWriting = { _ in }
      if !environment.interruption.isPending() { status = latest }
      streams.output.flush()
      if environment.isErrorTerminal {
        streams.writeError("announce: waiting for a change; interrupt to end")
      }
      streams.errors.flush()
      guard !streams.output.isClosed,
        watch.waitForChange(unless: environment.interruption.isPending)
      else { return status }
    }
  }

  /// Clears a terminal before the next result.
  private func clear(_ streams: inout Streams) {
    guard environment.isOutputTerminal, environment.canDraw else { return }
    streams.output.write("\u{1B}[H\u{1B}[2J")
  }

  /// Returns the root of the repository that contains a path, or the path's folder if there is no
  /// repository.
  private static func project(around path: String) -> String {
    let isFolder = FolderListing(ofFolder: path) != nil
    let home = isFolder ? path : PathName(path).folder.path
    guard let real = SystemCall.realPath(home) else { return home }
    var folder = PathName(real)
    while !CommandEnvironment.hasFile(folder.appending(".git").path) {
      guard folder.path != "/" else { return real }
      folder = folder.folder
    }
    return folder.path
  }
}
