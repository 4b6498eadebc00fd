import Devices
import Reports
internal import TextIO

/// `announce capture android`: logs what TalkBack says on a device.
struct CaptureCommand: Command {
  static let serial = Option(
    name: "serial", value: .text("SERIAL"),
    summary: "Use this device, as “adb devices” lists it. Needed only if there are several.")
  static let name = Option(
    name: "name", value: .text("NAME"),
    summary: "Set the name of the screen and of the files (default: screen).")
  static let folder = Option(
    name: "output", letter: "o", value: .text("FOLDER"),
    summary: "Write the files into FOLDER instead of the current folder. Existing files are not "
      + "overwritten.")
  static let move = Option(
    name: "by", value: .oneOf(["swipes", "keys"]),
    summary: "Move TalkBack's focus by swipes or by keys (default: swipes). With keys, TalkBack "
      + "gives hints for a keyboard.")
  static let max = Option(
    name: "max", value: .text("N"), summary: "End after N stops (default: 100).")
  static let wait = Option(
    name: "wait", value: .text("SECONDS"),
    summary: "Wait SECONDS for an announcement and for its usage hint (default: 3).")
  static let declaration = Declaration(
    name: "capture",
    summary: "Log what TalkBack says on an Android device, and dump the screen.",
    discussion: [
      "The command switches TalkBack and its log on, moves from stop to stop until the first one "
        + "comes again, and writes NAME.log, NAME.before.xml and NAME.after.xml, which “announce "
        + "compare” reads. Then it restores the device's settings, also after Ctrl-C.",
      "It needs adb on PATH and Android 11 or later. TalkBack's log can be switched on from here on "
        + "rooted phones and on emulator images without Google Play (google_apis). On other "
        + "devices, choose the log output level VERBOSE in TalkBack's developer settings first.",
      "uiautomator stops TalkBack while it reads the screen. So the dumps are from before and "
        + "after the walk; if they differ, the screen changed in between.",
    ],
    operands: .captured, options: [serial, name, folder, move, max, wait, .plain],
    examples: [
      ("announce capture android --name sign-up", "log a walk over the screen that is shown"),
      (
        "announce capture android --serial emulator-5554 --by keys",
        "move with keys on one of several devices"
      ),
    ])

  private let arguments: Arguments
  private let options: AndroidCapture.Options
  private let files: CaptureFiles
  /// The number of seconds after which the capture ends, or `nil` if it has no limit.
  private let timeout: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard arguments.operands == ["android"] else {
      throw UsageError(
        arguments.operands == ["ios"]
          ? "announce cannot capture the screens of iOS devices"
          : "capture needs the kind of the device",
        remedy: "write “announce capture android”; for iOS, add Capture/ios/AnnounceCapture.swift "
          + "to your tests")
    }
    let remedy = "write a whole number, such as 50"
    var options = AndroidCapture.Options()
    options.usesKeys = arguments.value(of: CaptureCommand.move) == "keys"
    options.limit =
      try arguments.number(of: CaptureCommand.max, in: 1...10_000, remedy: remedy) ?? options.limit
    options.patience =
      try arguments.number(of: CaptureCommand.wait, in: 1...60, remedy: remedy).map(Double.init)
      ?? options.patience
    self.options = options
    timeout = try TimeLimit.seconds(arguments)
    files = try CaptureFiles(
      named: arguments.value(of: CaptureCommand.name) ?? "screen",
      in: arguments.value(of: CaptureCommand.folder) ?? "")
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    // The command restores the device's settings even if a signal ends the command.
    environment.interruption.hold()
    defer {
      // Output is written first, because releasing a pending signal ends the process.
      streams.output.flush()
      streams.errors.flush()
      environment.interruption.release()
    }
    let activity = ActivityLine(in: environment)
    defer { activity.end() }
    let limit = timeout.map { TimeLimit(seconds: $0, in: environment) }
    let isLate = { limit?.isOver == true }
    do {
      try files.checkAbsence()
      activity.show("looking for a device")
      let device = try AndroidDevice(
        serial: arguments.value(of: CaptureCommand.serial),
        of: AndroidDebugBridge(
          searchPath: environment.variable("PATH"),
          isCancelled: environment.interruption.limited(by: limit).isPending))
      let capture = try AndroidCapture(of: device, named: files.name, by: options) {
        activity.show($0)
      }
      try files.write(capture)
      activity.end()
      write(capture, of: device, to: &streams)
      guard case .failure(let error) = capture.end else { return 0 }
      streams.writeError("announce: \(isLate() ? timeoutError : "\(error)")")
    } catch let error as DeviceError {
      streams.writeError("announce: \(isLate() ? timeoutError : "\(error)")")
    } catch {
      streams.writeError("\(error)")
    }
    return 2
  }

  private var timeoutError: String {
    "the capture took longer than --timeout \(timeout ?? 0) and ended early; choose a longer "
      + "--timeout, or fewer stops with --max"
  }

  private func write(
    _ capture: AndroidCapture, of device: AndroidDevice, to streams: inout Streams
  ) {
    let end =
      switch capture.end {
      case .wrappedRound: "came round"
      case .silence: "ended in silence"
      case .limit: "ended at --max"
      case .failure: "ended early"
      }
    streams.output.writeLine(
      TerminalText.of(
        "\(device.talkBackName), \(device.model), Android API \(device.api): "
          + "\(counted(capture.stopCount, "stop")), the walk \(end)"))
    for note in capture.notes { streams.output.writeLine(TerminalText.of("note: \(note)")) }
    streams.output.writeLine(
      TerminalText.of("compare: announce compare \(files.log) \(files.before)"))
  }
}

/// The files of a capture.
private struct CaptureFiles {
  let name: String
  let log: String
  let before: String
  let after: String

  init(named name: String, in folder: String) throws(UsageError) {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }),
      !name.hasPrefix("."), !name.hasPrefix("-")
    else {
      throw UsageError(
        "--name cannot be “\(name)”", remedy: "write letters, digits and hyphens, such as sign-up")
    }
    self.name = name
    let path = PathName(folder).appending(name).path
    (log, before, after) = ("\(path).log", "\(path).before.xml", "\(path).after.xml")
  }

  /// Throws an error if one of the files already exists.
  ///
  /// The check before the capture keeps a long capture from failing at its end.
  func checkAbsence() throws(InputError) {
    for file in [log, before, after] where CommandEnvironment.hasFile(file) {
      throw InputError(
        file: file, problem: "the file exists already",
        remedy: "choose another --name or --output, or remove the file")
    }
  }

  func write(_ capture: AndroidCapture) throws(InputError) {
    try FileReplacement.create(log, with: Array(capture.log.utf8))
    try FileReplacement.create(before, with: Array(capture.dumpBefore.utf8))
    guard !capture.dumpAfter.isEmpty else { return }
    try FileReplacement.create(after, with: Array(capture.dumpAfter.utf8))
  }
}
