import Devices
import Reports
import SystemLibrary
internal import TextIO

/// A loop that runs a command again after each change of a file near its operands, or of a device's
/// screen.
///
/// The loop watches the whole repository, because a screen may depend on any file in the
/// repository. With a device, it watches only the files among the operands, such as the dump of an
/// older version.
struct Watching {
  /// The folders to watch, or the files to watch if a device is among the operands.
  private let paths: [String]
  private let devices: DeviceScreens?
  private let environment: CommandEnvironment

  /// Creates a loop.
  ///
  /// - Parameter devices: The devices among the operands, with screens that have been read, or
  ///   `nil` without devices.
  init(
    _ operands: [String], _ devices: DeviceScreens? = nil, in environment: CommandEnvironment
  ) throws(UsageError) {
    guard !operands.contains("-") else {
      throw UsageError("standard input cannot be watched", remedy: "name a file")
    }
    var paths: [String] = []
    for operand in operands where devices == nil || DeviceAddress(operand) == nil {
      let path = devices == nil ? Watching.project(around: operand) : operand
      if !paths.contains(path) { paths.append(path) }
    }
    self.paths = paths.isEmpty && devices == nil ? ["."] : paths
    self.devices = devices
    self.environment = environment
  }

  /// Runs the command after each change, until a signal comes or nobody reads the output any more.
  ///
  /// Returns the status of the last complete run.
  func run(
    _ streams: inout Streams,
    _ body: (CommandEnvironment, inout Streams) throws(UsageError) -> Int32
  ) throws(UsageError) -> Int32 {
    environment.interruption.hold()
    let files = devices == nil ? FolderWatch(paths) : nil
    let (isPending, isClosed) = (environment.interruption.isPending, environment.isOutputClosed)
    let isEnded = { isPending() || isClosed() }
    var watch = devices.map { DeviceWatch($0, paths: paths, unless: isEnded) }
    var inner = environment
    // A single run must not release the signal that ends the loop.
    inner.interruption.hold = {}
    inner.interruption.release = {}
    var status: Int32 = 0
    var isFirst = true
    while true {
      clear(&streams)
      if let watch { inner.unsaved = watch.screens.texts }
      let latest: Int32
      do throws(UsageError) {
        latest = try body(inner, &streams)
      } catch {
        // Wrong arguments end the loop in the first run. Later errors are in configuration files,
        // which can be corrected.
        if isFirst { throw error }
        streams.writeError("announce: \(error)")
        latest = 2
      }
      isFirst = false
      // The first run has already restricted the process, so later runs must not do so again.
      inner.keepOnlyWriting = { _ in }
      if !environment.interruption.isPending() { status = latest }
      streams.output.flush()
      if environment.isErrorTerminal {
        streams.writeError("announce: waiting for a change; interrupt to end")
      }
      streams.errors.flush()
      guard !streams.output.isClosed else { return status }
      do throws(DeviceError) {
        let hasChanged =
          try watch?.waitForChange() ?? files?.waitForChange(unless: isEnded) ?? false
        guard hasChanged else { return status }
      } catch {
        streams.writeError("announce: \(error)")
        return 2
      }
    }
  }

  /// Clears the terminal, if the output is one, before the next result.
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
