import Devices
import Importers
import Reports
internal import TextIO

/// A run of a command on the screens of connected devices.
struct DeviceRun {
  private let command: any Command.Type
  private let arguments: Arguments
  private let operands: DeviceOperands
  /// The file into which the screen of the only device is written, or “-” for standard output.
  ///
  /// It is `nil` if no file is written.
  private let file: String?
  /// The time limit of the whole run, or `nil` if there is no limit.
  private let limit: TimeLimit?

  init(
    _ command: any Command.Type, _ arguments: Arguments, _ operands: DeviceOperands,
    keeping file: String?, within limit: TimeLimit?
  ) {
    self.limit = limit.map { limit in
      var limit = limit
      limit.remedy = "give a longer --timeout"
      return limit
    }
    self.command = command
    self.arguments = arguments
    self.operands = operands
    self.file = file
  }

  /// Reads the screens, runs the command on the screens, and returns the exit status.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) throws(UsageError) -> Int32
  {
    guard !SitePages.areNamed(by: arguments) else {
      throw UsageError(
        "devices and the pages of a site cannot share one result", remedy: "run announce for each")
    }
    // Wrong options are reported before anybody waits for a device.
    for configured in try ConfiguredArguments.all(arguments, of: command.declaration) {
      do throws(UsageError) {
        _ = try command.init(configured.arguments)
      } catch {
        throw configured.namingSource(of: error)
      }
    }
    try checkFile()
    // Before a signal or the time limit ends the command, it ends the program that talks to the
    // device.
    environment.interruption.hold()
    var reading = environment
    reading.interruption = environment.interruption.limited(by: limit)
    var screens: DeviceScreens
    do throws(DeviceError) {
      let activity = ActivityLine(in: environment)
      activity.show("looking for the device")
      defer { activity.end() }
      screens = try operands.connect(in: reading)
      _ = try screens.read(showing: activity)
    } catch {
      streams.writeError(isLate(in: environment) ?? "announce: \(error)")
      streams.errors.flush()
      environment.interruption.release()
      return 2
    }
    if arguments.has(.watch) {
      let status = try watch(screens, in: reading, &streams)
      guard let message = isLate(in: environment) else { return status }
      streams.writeError(message)
      return 2
    }
    environment.interruption.release()
    if let limit { environment.setDeadline(limit) }
    do throws(InputError) {
      if try writeOutput(screens, in: environment, &streams) { return 0 }
    } catch {
      streams.writeError(error)
      return 2
    }
    var inner = environment
    inner.unsaved = screens.texts
    return try Program.runConfigured(command, screens.named(in: arguments), in: inner, &streams)
  }

  private func watch(
    _ screens: DeviceScreens, in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(UsageError) -> Int32 {
    let arguments = screens.named(in: arguments)
    return try Watching(arguments.operands, screens, in: environment).run(&streams) {
      (environment, streams) throws(UsageError) in
      try Program.runConfigured(command, arguments, in: environment, &streams)
    }
  }

  /// Writes the screen to the file of the option `--output`.
  ///
  /// - Returns: Whether the screen was written to standard output. If so, nothing else may be
  ///   written there.
  private func writeOutput(
    _ screens: DeviceScreens, in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(InputError) -> Bool {
    guard let file, let address = operands.addresses.first else { return false }
    let content = screens.content(of: address)
    guard file != "-" else {
      if environment.isOutputTerminal {
        streams.output.write(TerminalText.lines(of: String(decoding: content, as: UTF8.self)))
      } else {
        streams.output.write(content)
      }
      return true
    }
    try FileReplacement.create(file, with: content)
    return false
  }

  /// Returns the message about the time limit.
  ///
  /// Returns `nil` if the time is not over, or if a signal is pending.
  private func isLate(in environment: CommandEnvironment) -> String? {
    guard let limit, limit.isOver, !environment.interruption.isPending() else { return nil }
    return limit.message
  }

  /// Throws an error if the file exists, has no folder, or has an extension of another format.
  private func checkFile() throws(UsageError) {
    guard let file, file != "-", let platform = operands.addresses.first?.platform else { return }
    guard !CommandEnvironment.hasFile(file) else {
      throw UsageError(
        "\(file): the file exists already", remedy: "choose another --output, or remove the file")
    }
    let folder = PathName(file).folder.path
    guard CommandEnvironment.isFolder(folder.isEmpty ? "." : folder) else {
      throw UsageError(
        "\(file): there is no folder “\(folder)”", remedy: "make it, or choose another --output")
    }
    let name = platform.fileExtension
    let step = file.split(separator: "/").last ?? ""
    let suffix = step.lastIndex(of: ".").map { step[step.index(after: $0)...].lowercased() }
    guard let suffix, !suffix.contains(name), InputFormat.isDecided(by: "x.\(suffix)") else {
      return
    }
    throw UsageError(
      "\(file): the screen is \(name.uppercased()), which a file .\(suffix) cannot contain",
      remedy: "choose a name that ends with .\(name)")
  }
}
