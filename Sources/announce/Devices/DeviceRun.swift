import Devices
import Reports
internal import TextIO

/// A run of a command on the screens of connected devices.
struct DeviceRun {
  private let command: any Command.Type
  private let arguments: Arguments
  private let operands: DeviceOperands
  /// The file that keeps the screen of the only device, “-” for standard output, or `nil`.
  private let file: String?

  init(
    _ command: any Command.Type, _ arguments: Arguments, _ operands: DeviceOperands,
    keeping file: String?
  ) {
    self.command = command
    self.arguments = arguments
    self.operands = operands
    self.file = file
  }

  /// Reads the screens and runs the command on them; returns the exit status.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) throws(UsageError) -> Int32
  {
    guard !SitePages.areNamed(by: arguments) else {
      throw UsageError(
        "devices and the pages of a site cannot share one result", remedy: "run announce for each")
    }
    // Wrong options are reported before anybody waits for a device.
    _ = try command.init(arguments)
    // A program that talks to the device is ended before a signal ends the command.
    environment.interruption.hold()
    var screens: DeviceScreens
    do {
      if let file, file != "-", CommandEnvironment.hasFile(file) { throw DeviceRun.exists(file) }
      let activity = ActivityLine(in: environment)
      activity.show("looking for the device")
      defer { activity.end() }
      screens = try operands.connect(in: environment)
      _ = try screens.read(showing: activity)
    } catch {
      streams.writeError((error as? DeviceError).map { "announce: \($0)" } ?? "\(error)")
      streams.errors.flush()
      environment.interruption.release()
      return 2
    }
    if arguments.has(.watch) { return try watch(screens, in: environment, &streams) }
    environment.interruption.release()
    do throws(InputError) {
      if try keep(screens, in: environment, &streams) { return 0 }
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

  /// Keeps the screen; returns whether that was all.
  private func keep(
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

  private static func exists(_ file: String) -> InputError {
    InputError(
      file: file, problem: "the file exists already",
      remedy: "choose another --output, or remove the file")
  }
}
