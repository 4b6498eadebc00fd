import Foundation
import Importers
import Reports
import Requirements
import Testing

@testable import Devices
@testable import announce

/// The ends of commands that use stand-ins for devices: limits, signals, closed pipes and lost
/// devices.
@Suite(.ownThread)
struct DeviceEndTests {
  private let phone: StandInDevice

  init() throws { phone = try StandInDevice() }

  /// A record of what a run did.
  ///
  /// Unchecked: only one test uses each object.
  private final class Record: @unchecked Sendable {
    var limits: [TimeLimit] = []
    var written = ""
    var writtenBeforeRelease: String?
  }

  private func run(_ arguments: String..., within record: Record = Record()) -> DeviceTrial {
    DeviceTrial(arguments, path: phone.searchPath) { environment in
      environment.now = { Date().timeIntervalSinceReferenceDate }
      environment.setDeadline = { record.limits.append($0) }
    }
  }

  private var calls: [String] {
    (phone.text(of: "calls") ?? "").split(separator: "\n").map(String.init)
  }

  // MARK: Limits

  @Test(arguments: [
    ["device", "android"], ["audit", "device:android"], ["device", "android", "--watch"],
  ])
  func `A device that takes too long ends the command in time, with one message`(
    _ words: [String]
  ) throws {
    try phone.write("exec-out", to: "slow")
    let record = Record()
    let trial = DeviceTrial(words + ["--timeout", "2"], path: phone.searchPath) { environment in
      environment.now = { Date().timeIntervalSinceReferenceDate }
      environment.setDeadline = { record.limits.append($0) }
    }
    #expect(trial.status == 2)
    #expect(trial.errors == "announce: timed out after 2 seconds; give a longer --timeout\n")
    #expect(record.limits.isEmpty, "the process would end and leave adb running")
  }

  @Test func `After the device was read, the rest of the time limits the command`() {
    let record = Record()
    #expect(run("device:android", "--timeout", "60", within: record).status == 0)
    #expect(record.limits.map(\.seconds) == [60])
    #expect(record.limits.allSatisfy { $0.remaining < 60 && $0.remaining > 0 })
  }

  @Test func `A limit ends the watch of a screen that does not change`() {
    let record = Record()
    let trial = run("device", "android", "--watch", "--timeout", "3", within: record)
    #expect(trial.status == 2)
    #expect(trial.output.contains("Send"))
    #expect(trial.errors == "announce: timed out after 3 seconds; give a longer --timeout\n")
    #expect(record.limits.isEmpty)
  }

  @Test func `A limit ends the list of devices`() throws {
    try phone.write("devices", to: "slow")
    let record = Record()
    let trial = run("device", "android", "--list", "--timeout", "1", within: record)
    #expect(trial.status == 2)
    #expect(trial.errors == "announce: timed out after 1 second; give a longer --timeout\n")
    #expect(record.limits.isEmpty)
  }

  // MARK: Signals

  @Test(arguments: [["capture", "android"], ["device", "android", "--list"]])
  func `Messages are written before a waiting signal ends the process`(_ words: [String]) throws {
    try phone.write("List of devices attached\n", to: "devices")
    let record = Record()
    var environment = CommandEnvironment()
    environment.opensDevices = true
    let path = phone.searchPath
    environment.variable = { $0 == "PATH" ? path : nil }
    environment.interruption.release = { record.writtenBeforeRelease = record.written }
    let errors = ReportSink { bytes in
      record.written += String(decoding: bytes, as: UTF8.self)
      return nil
    }
    var streams = Streams(output: ReportSink(), errors: errors)
    #expect(Program.run(words, in: environment, &streams) == 2)
    #expect(record.writtenBeforeRelease?.contains("no Android device is connected") == true)
  }

  @Test func `A cancelled dump into a file removes the file, and says what was interrupted`()
    throws
  {
    try phone.write("", to: "no-tty")
    try phone.write("trap", to: "slow")
    let file = phone.folder.appendingPathComponent("device/calls")
    let trial = DeviceTrial("audit", "device:android", path: phone.searchPath) { environment in
      environment.interruption.isPending = {
        (try? String(contentsOf: file, encoding: .utf8))?.contains("trap ") == true
      }
    }
    #expect(trial.status == 2)
    #expect(trial.errors == "announce: the command was interrupted; start it again\n")
    #expect(calls.last?.contains("shell rm -f /data/local/tmp/announce-") == true, "\(calls)")
  }

  // MARK: Watching

  @Test func `A watch ends when nobody reads its output`() throws {
    let trial = DeviceTrial("device:android", "--watch", path: phone.searchPath) { environment in
      environment.isOutputClosed = { true }
    }
    #expect(trial.status == 0)
    #expect(phone.text(of: "dumps") == "dump\n")
  }

  /// A device with a given list of screens.
  private struct GivenDevice: ScreenDevice {
    let address: DeviceAddress
    /// The next screens; `nil` stands for a screen that cannot be read.
    var screens: [String?]

    mutating func screen(progress: (String) -> Void) throws(DeviceError) -> [UInt8] {
      guard let screen = screens.removeFirst() else { throw DeviceError("away", remedy: "wait") }
      return Array(StandInDevice.window(screen).utf8)
    }
  }

  @Test func `A change is not lost when another device cannot be read at that moment`() throws {
    var screens = DeviceScreens()
    for (serial, list) in [("a", ["Send", "Sent", "Sent"]), ("b", ["Help", nil, "Help"])] {
      let address = DeviceAddress(.android, serial: serial)
      screens.append(GivenDevice(address: address, screens: list), for: address)
    }
    #expect(try screens.read())
    #expect(throws: DeviceError.self) { try screens.read() }
    #expect(try screens.read(), "the other device changed")
  }

  @Test func `Facts are read again when the screen is another one`() throws {
    var device = try DeviceAddress(.android).connect(
      searchPath: phone.searchPath, isCancelled: { false })
    _ = try device.screen { _ in }
    let count = calls.count
    _ = try device.screen { _ in }
    #expect(calls.count == count + 1, "the same dump has the same facts")
    try phone.write("de-DE\n", to: "properties/persist.sys.locale")
    try phone.write(StandInDevice.window("Senden"), to: "window.xml")
    let screen = String(decoding: try device.screen { _ in }, as: UTF8.self)
    #expect(screen.contains("locale=\"de-DE\""))
  }

  // MARK: Formats

  @Test func `The format of a device comes before a configured one, and cannot be chosen`() throws {
    let arguments = try Arguments(
      ["--input", "html", "--reader", "talkback", "device:android"],
      for: ReadCommand.declaration)
    var environment = CommandEnvironment()
    environment.unsaved.texts = ["device:android": Array(StandInDevice.window("Send").utf8)]
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    #expect(try ReadCommand(arguments).run(in: environment, &streams) == 0)
    #expect(streams.output.text.contains("1. Send, button"), "\(streams.errors.text)")
    let chosen = run("audit", "device:android", "--input", "html")
    #expect(chosen.status == 2)
    #expect(chosen.errors.contains("--input cannot change it; leave out --input"))
    #expect(calls.isEmpty)
  }

  @Test func `A file that cannot keep the screen is refused before the device is asked`() {
    let folder = phone.folder.path
    let other = run("device", "android", "-o", "\(folder)/screen.json")
    #expect(other.status == 2)
    #expect(
      other.errors.contains("the screen is XML, which a file .json cannot contain"),
      "\(other.errors)")
    let lost = run("device", "android", "-o", "\(folder)/none/screen.xml")
    #expect(lost.errors.contains("there is no folder “\(folder)/none”"), "\(lost.errors)")
    #expect(run("device", "ios", "-o", "a.html").errors.contains("the screen is JSON"))
    #expect(calls.isEmpty)
  }

  // MARK: Errors

  @Test func `A command that the device does not have is no missing adb`() throws {
    try phone.write("/system/bin/sh: uiautomator: not found\n", to: "dump-message")
    try phone.write("127\n", to: "dump-status")
    let errors = run("device:android").errors
    #expect(errors.contains("cannot read the screen: /system/bin/sh: uiautomator: not found"))
  }

  @Test(arguments: [
    "adb: device 'phone1' not found\n", "adb: device offline\n",
    "adb: device unauthorized.\nThis adb server's $ADB_VENDOR_KEYS is not set\n",
  ])
  func `A device that is lost while it is read has to be connected again`(_ said: String) throws {
    try phone.write(said, to: "dump-errors")
    let errors = run("device:android").errors
    #expect(errors.contains("the device phone1 cannot be reached any more: adb: device "))
    #expect(errors.contains("connect it again"))
  }

  @Test func `Several devices are named in the way of the command`() throws {
    try phone.write("List of devices attached\na\tdevice\nb\tdevice\n", to: "devices")
    #expect(run("device", "android").errors.contains("name one, such as --serial a\n"))
    #expect(run("audit", "device:android").errors.contains("such as device:android:a\n"))
  }

  @Test func `A list has no other options, and leaves out devices that have no address`() throws {
    let useless = run("device", "android", "--list", "--serial", "a")
    #expect(useless.errors.contains("--list and --serial cannot be combined"))
    try phone.write("List of devices attached\n-x\tdevice\nb\tdevice\n", to: "devices")
    let list = run("device", "android", "--list")
    #expect(list.output == "device:android:b  ready\n", "\(list.errors)")
    #expect(list.errors.contains("a device is left out: “-x” cannot be a serial number"))
  }

  @Test func `Messages are cut by their bytes`() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(DeviceError.short(text).utf8.count <= 203)
    #expect(DeviceError.short(String(repeating: "x", count: 200)).utf8.count == 200)
  }
}
