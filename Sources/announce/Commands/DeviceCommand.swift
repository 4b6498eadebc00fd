import Devices
import Reports
internal import TextIO

/// `announce device android`: prints the announcements for the current screen of a device.
///
/// The default command reads the screen, with the device as its FILE. This type only performs
/// `--list`.
struct DeviceCommand: Command {
  static let serial = Option(
    name: "serial", value: .text("SERIAL"),
    summary: "Read this device, as --list names it: the serial number of an Android device, or the "
      + "UDID of a simulator. Needed only if there are several.")
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary:
      "Also write the screen to FILE, which every command reads like the device. An existing "
      + "file is not overwritten. With “-”, write the screen to standard output, and no "
      + "announcements.")
  static let list = Option(
    name: "list", value: .none, summary: "List the connected devices, or the booted simulators.")
  static let declaration = Declaration(
    name: "device",
    summary: "Print what readers say on the screen that a connected device or simulator shows.",
    discussion: [
      "android needs adb on PATH, and USB debugging allowed on the device; ios needs a booted "
        + "simulator, and idb on PATH. The screen is read once, or with --watch again whenever it "
        + "changes. Nothing is installed or changed on the device, but Android suspends TalkBack "
        + "while its screen is read.",
      "The readers get the versions and the language of the device, unless --set or --language "
        + "choose others.",
      "Every other command that reads a screen takes device:android, device:android:SERIAL, "
        + "device:ios or device:ios:UDID in the place of FILE. See Documentation/Devices.md.",
    ],
    operands: .device,
    options: [
      serial, output, list, .reader, .set, .language, ReadCommand.move, ReadCommand.format,
      .sideBySide, .plain, .watch, .screen, .window, .assumeHint, .limit, .strict,
    ],
    examples: [
      ("announce device android", "print the announcements of the screen that is shown"),
      ("announce device android --watch", "print them again whenever the screen changes"),
      ("announce device ios -o sign-up.json", "keep the screen as a file"),
      ("announce audit device:android", "audit the screen"),
      ("announce diff old.xml device:android", "print what is announced differently now"),
    ])

  private let platform: DeviceAddress.Platform
  /// The number of seconds after which the command ends, or `nil` if it has no limit.
  private let timeout: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    platform = try DeviceCommand.platform(arguments)
    timeout = try TimeLimit.seconds(arguments)
  }

  private static func platform(
    _ arguments: Arguments
  ) throws(UsageError) -> DeviceAddress.Platform {
    let operands = arguments.operands
    guard operands.count == 1, let platform = DeviceAddress.Platform(rawValue: operands[0]) else {
      if operands.count == 1 {
        let kinds = DeviceAddress.Platform.allCases.map(\.rawValue)
        throw UsageError(
          "the kind of a device cannot be “\(operands[0])”",
          remedy: "the kinds are \(kinds.joined(separator: " and "))")
      }
      throw UsageError(
        "device needs the kind of the device",
        remedy: "write “announce device android” or “announce device ios”")
    }
    return platform
  }

  /// Returns the arguments with which the default command reads the device, or `nil` for `--list`.
  static func reading(_ arguments: Arguments) throws(UsageError) -> Arguments? {
    let platform = try platform(arguments)
    let others = [list, output].filter { arguments.has($0) }
    if let other = others.first, arguments.has(.watch) || others.count > 1 {
      let second = arguments.has(.watch) ? Option.watch : output
      throw UsageError(
        "--\(other.name) and --\(second.name) cannot be combined", remedy: "leave out one of them")
    }
    guard !arguments.has(list) else {
      let useless = declaration.options.first {
        arguments.has($0) && ![list.name, Option.timeout.name].contains($0.name)
      }
      guard let useless else { return nil }
      throw UsageError(
        "--list and --\(useless.name) cannot be combined", remedy: "leave out one of them")
    }
    let address = DeviceAddress(platform, serial: arguments.value(of: serial))
    return arguments.with(operands: [address.text])
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    // The command ends the program that talks to devices before a signal ends the command.
    environment.interruption.hold()
    defer {
      streams.output.flush()
      streams.errors.flush()
      environment.interruption.release()
    }
    var limit = timeout.map { TimeLimit(seconds: $0, in: environment) }
    limit?.remedy = "give a longer --timeout"
    do throws(DeviceError) {
      let devices = try DeviceAddress.list(
        platform, searchPath: environment.variable("PATH"),
        isCancelled: environment.interruption.limited(by: limit).isPending)
      for (address, description) in devices {
        if let problem = address.problem {
          streams.writeError("announce: a device is left out: \(problem.problem)")
          continue
        }
        streams.output.writeLine(TerminalText.of("\(address.text)  \(description)"))
      }
      guard devices.isEmpty else { return 0 }
      streams.writeError(
        platform == .android
          ? "announce: no Android device is connected; connect a phone with USB debugging switched "
            + "on, or start an emulator"
          : "announce: no simulator of iOS is booted; start one: open -a Simulator, or xcrun simctl "
            + "boot UDID")
    } catch {
      let isLate = limit?.isOver == true && !environment.interruption.isPending()
      streams.writeError(isLate ? limit?.message ?? "" : "announce: \(error)")
    }
    return 2
  }
}
