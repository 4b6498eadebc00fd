internal import Processes
internal import SystemLibrary
internal import TextIO

/// A dump of the current window of an Android device by `uiautomator dump`.
///
/// While uiautomator runs, Android suspends TalkBack. The dump is printed directly; if the device
/// cannot do that, it is written to a file on the device, which is removed at once.
///
/// Source of the messages: Android, DumpCommand.java.
struct UIAutomatorDump {
  /// The XML, without what uiautomator prints around it.
  let xml: String

  /// How often a screen that moves, or that has no window yet, is tried.
  private static let tries = 3
  /// uiautomator itself gives up after 10 s if the screen never stops moving.
  private static let seconds = 30.0

  /// The outcome of one try.
  private enum Outcome {
    case dump(String)
    /// The screen never stops moving.
    case restless
    /// There is no window that uiautomator may read.
    case noWindow
    /// Another program is connected as uiautomator.
    case occupied
    /// The last line that was printed.
    case failure(String)
  }

  /// Dumps the window that a device shows.
  ///
  /// - Parameter progress: Receives the current step, such as “the screen moves; try 2 of 3”.
  init(
    of device: AndroidDevice, progress: (String) -> Void = { _ in }
  ) throws(DeviceError) {
    var outcome = try UIAutomatorDump.take(from: device.adb)
    for number in 2...UIAutomatorDump.tries {
      switch outcome {
      case .restless: progress("the screen moves; try \(number) of \(UIAutomatorDump.tries)")
      case .noWindow:
        progress("there is no window; try \(number) of \(UIAutomatorDump.tries)")
        // A window that is just opening has no content yet.
        usleep(300_000)
      case .dump, .occupied, .failure: continue
      }
      outcome = try UIAutomatorDump.take(from: device.adb)
    }
    guard case .dump(let text) = outcome else {
      throw try UIAutomatorDump.error(outcome, on: device)
    }
    xml = text
    try checkLock(of: device)
  }

  private static func take(from adb: AndroidDebugBridge) throws(DeviceError) -> Outcome {
    let direct = outcome(
      of: try adb.result(["exec-out", "uiautomator", "dump", "/dev/tty"], seconds: seconds))
    guard case .failure(let reason) = direct else { return direct }
    // A dump of an earlier screen must not pass for this one.
    let path = "/data/local/tmp/announce-window.xml"
    let script = "rm -f \(path); uiautomator dump \(path) 2>&1; cat \(path); rm -f \(path)"
    let written = outcome(of: try adb.result(["shell", script], seconds: seconds))
    guard case .failure(let later) = written else { return written }
    return .failure(reason.contains(success) ? later : reason)
  }

  /// What uiautomator prints after a dump, with its spelling.
  private static let success = "UI hierchary dumped to"

  private static func outcome(of end: FinishedProgram) -> Outcome {
    if let text = dump(in: end.output) { return .dump(text) }
    let said = "\(end.output)\n\(end.errors)"
    if said.contains("could not get idle state") { return .restless }
    if said.contains("null root node") { return .noWindow }
    if said.contains("already registered") { return .occupied }
    let reason = end.complaint
    return .failure(reason.contains(success) ? "it printed no whole dump" : reason)
  }

  /// Returns the XML in what uiautomator printed, or `nil` if there is none or it is cut.
  private static func dump(in output: String) -> String? {
    let bytes = output.utf8
    guard
      let start = bytes.range(ofBytes: "<?xml".utf8) ?? bytes.range(ofBytes: "<hierarchy".utf8),
      let end = bytes[start.lowerBound...].range(ofBytes: "</hierarchy>".utf8)
    else { return nil }
    return "\(output[start.lowerBound..<end.upperBound])\n"
  }

  /// Throws an error if the window is that of the lock screen.
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
    case .failure(let reason):
      DeviceError(
        "uiautomator cannot read the screen: \(reason)",
        remedy: "unlock the device, and check that “adb shell uiautomator dump” works")
    }
  }
}
