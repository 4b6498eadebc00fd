import Reports
import SystemLibrary
internal import TextIO

/// Runs a command again whenever a file around what it was given changes.
///
/// Watched is the whole repository around, as a screen may be made of any of its files.
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

  /// Runs until somebody interrupts it; the status of the last run that came to its end.
  func run(
    _ streams: inout Streams,
    _ body: (CommandEnvironment, inout Streams) throws(UsageError) -> Int32
  ) throws(UsageError) -> Int32 {
    environment.interruption.hold()
    let watch = FolderWatch(folders)
    var inner = environment
    // A run must not let the signal go that is to end the watching.
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
        // What was typed stays wrong; a configuration may be right again after the next change.
        if isFirst { throw error }
        streams.writeError("announce: \(error)")
        latest = 2
      }
      isFirst = false
      // What the process gave up in the first run it cannot give up again.
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

  /// Takes the last result off a terminal, and nothing off a file.
  private func clear(_ streams: inout Streams) {
    guard environment.isOutputTerminal, environment.canDraw else { return }
    streams.output.write("\u{1B}[H\u{1B}[2J")
  }

  /// The repository around a path, else its folder.
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
