internal import Processes
internal import SystemLibrary
internal import TextIO

/// A dump of the current window of an Android device by `uiautomator dump`.
///
/// While uiautomator runs, Android suspends TalkBack. uiautomator prints the dump directly. If the
/// device does not support direct printing, uiautomator writes the dump to a file on the device,
/// and the file is removed at once.
///
/// Source of the messages: Android, DumpCommand.java.
struct UIAutomatorDump {
  /// The XML, without the messages that uiautomator prints before and after the XML.
  let xml: String

  /// The maximum number of attempts to dump a screen that moves or has no window yet.
  private static let tries = 3
  /// The time limit of a dump in seconds.
  ///
  /// uiautomator itself gives up after 10 s if the screen never stops moving.
  private static let seconds = 30.0

  /// The outcome of one attempt to dump the window.
  private enum Outcome {
    case dump(String)
    /// The screen never stops moving.
    case restless
    /// There is no window that uiautomator may read.
    case noWindow
    /// Another program uses Android's UI automation, which only one program can use at a time.
    case occupied
    /// The device is no longer connected. The text is the message of `adb`.
    case lost(String)
    /// The dump failed for another reason. The text is the last line that uiautomator printed.
    case failure(String)
  }

  /// Dumps the window that a device shows.
  ///
  /// - Parameter progress: Receives the current step, such as “the screen moves; try 2 of 3”.
  init(
    of device: AndroidDevice, progress: (String) -> Void = { _ in }
  ) throws(DeviceError) {
    var outcome = try UIAutomatorDump.outcome(from: device.adb)
    for number in 2...UIAutomatorDump.tries {
      switch outcome {
      case .restless: progress("the screen moves; try \(number) of \(UIAutomatorDump.tries)")
      case .noWindow:
        progress("there is no window; try \(number) of \(UIAutomatorDump.tries)")
        // A window that is just opening has no content yet.
        usleep(300_000)
      case .dump, .occupied, .lost, .failure: continue
      }
      outcome = try UIAutomatorDump.outcome(from: device.adb)
    }
    guard case .dump(let text) = outcome else {
      throw try UIAutomatorDump.error(outcome, on: device)
    }
    xml = text
    try checkLock(of: device)
  }

  private static func outcome(from adb: AndroidDebugBridge) throws(DeviceError) -> Outcome {
    let direct = outcome(
      of: try adb.result(["exec-out", "uiautomator", "dump", "/dev/tty"], seconds: seconds))
    guard case .failure = direct else { return direct }
    // The name is random, so that two runs at the same time do not use the same file.
    let name = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let path = "/data/local/tmp/announce-\(name).xml"
    let script =
      "trap 'rm -f \(path)' EXIT HUP INT TERM; uiautomator dump \(path) 2>&1; "
      + "cat \(path) 2>/dev/null"
    do throws(DeviceError) {
      let written = outcome(of: try adb.result(["shell", script], seconds: seconds))
      if case .dump = written { return written }
      remove(path, from: adb)
      return written
    } catch {
      remove(path, from: adb)
      throw error
    }
  }

  /// Removes a file, even if the user interrupted `announce`.
  private static func remove(_ path: String, from adb: AndroidDebugBridge) {
    var adb = adb
    adb.isCancelled = { false }
    _ = try? adb.result(["shell", "rm -f \(path)"], seconds: 5)
  }

  /// The message of uiautomator after a dump, including uiautomator's spelling mistake.
  private static let success = "UI hierchary dumped to"

  private static func outcome(of end: FinishedProgram) -> Outcome {
    if let text = dump(in: end.output) { return .dump(text) }
    let said = "\(end.output)\n\(end.errors)"
    if said.contains("could not get idle state") { return .restless }
    if said.contains("null root node") { return .noWindow }
    if said.contains("already registered") { return .occupied }
    if let line = connectionErrorLine(in: end.errors) { return .lost(line) }
    let reason = end.complaint
    let isCut = said.contains("<hierarchy") || said.contains("<?xml") || reason.contains(success)
    return .failure(isCut ? "it printed no whole dump" : reason)
  }

  /// Returns the line in which `adb` reports that the device cannot be reached, or `nil` if there
  /// is no such line.
  ///
  /// Source: adb, adb.cpp and transport.cpp.
  private static func connectionErrorLine(in errors: String) -> String? {
    let signs = ["not found", "no devices", "device offline", "unauthorized", "still authorizing"]
    let line = errors.split(whereSeparator: \.isNewline).first { line in
      ["adb: ", "error: "].contains { line.hasPrefix($0) } && signs.contains { line.contains($0) }
    }
    return line.map { DeviceError.short($0) }
  }

  /// Returns the XML in the output of uiautomator, or `nil` if the XML is missing or incomplete.
  private static func dump(in output: String) -> String? {
    let bytes = output.utf8
    guard
      let start = bytes.range(ofBytes: "<?xml".utf8) ?? bytes.range(ofBytes: "<hierarchy".utf8),
      let end = bytes[start.lowerBound...].range(ofBytes: "</hierarchy>".utf8)
    else { return nil }
    return "\(output[start.lowerBound..<end.upperBound])\n"
  }

  /// Throws an error if the device shows its lock screen.
  private func checkLock(of device: AndroidDevice) throws(DeviceError) {
    let sign = xml.range(ofScalars: "package=\"")
    let package = sign.map { xml[$0.upperBound...].prefix { $0 != "\"" } }
    guard package == "com.android.systemui" else { return }
    if let obstacle = try ShownWindow(on: device.adb).obstacle(on: device.serial) { throw obstacle }
  }

  private static func error(
    _ outcome: Outcome, on device: AndroidDevice
  ) throws(DeviceError) -> DeviceError {
    switch outcome {
    case .dump, .noWindow:
      try ShownWindow(on: device.adb).reasonForNoContent(on: device.serial)
    case .restless:
      DeviceError(
        "uiautomator cannot read the screen: could not get idle state (tried \(tries) times)",
        remedy: "wait until nothing on the screen moves; pause videos, and switch animations off "
          + "(Developer options > Animator duration scale)")
    case .occupied:
      DeviceError(
        "uiautomator cannot read the screen, because another program uses it",
        remedy: "end that program, such as Appium, Maestro or a test, and try again")
    case .lost(let reason):
      DeviceError(
        "the device \(device.serial) cannot be reached any more: \(reason)",
        remedy: "connect it again, and unlock it")
    case .failure(let reason):
      DeviceError(
        "uiautomator cannot read the screen: \(reason)",
        remedy: "unlock the device, and check that “adb shell uiautomator dump” works")
    }
  }
}
