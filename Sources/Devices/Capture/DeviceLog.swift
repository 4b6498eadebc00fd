/// TalkBack's part of a device's log, read bit by bit.
struct DeviceLog {
  private let adb: AndroidDebugBridge
  /// The time of the last line that was read, in the form of the log.
  private var time: String
  /// The lines with that time, which the next reading returns again.
  private var linesOfTime: Set<Substring> = []
  /// All lines that were read.
  private(set) var text = ""

  /// Begins at the present moment of the device's clock.
  init(_ adb: AndroidDebugBridge) throws(DeviceError) {
    self.adb = adb
    let now = try adb.shell(["date", "+%m-%d %H:%M:%S.000"])
    time = String(now.prefix { !$0.isNewline })
  }

  /// Reads the lines since the last reading and returns them.
  mutating func readNewLines() throws(DeviceError) -> String {
    let output = try adb.run([
      "logcat", "-d", "-v", "threadtime", "-T", time, "talkback:V", "\(DeviceLog.markTag):V", "*:S",
    ])
    var new = ""
    for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard !line.isEmpty, !line.hasPrefix("--------- ") else { continue }
      if linesOfTime.contains(line) { continue }
      if let stamp = DeviceLog.time(of: line) {
        if stamp != time { (time, linesOfTime) = (stamp, []) }
        linesOfTime.insert(line)
      }
      new += line + "\n"
    }
    text += new
    return new
  }

  /// Writes a mark into the device's log.
  func mark(_ message: String) throws(DeviceError) {
    _ = try adb.shell(["log", "-p", "i", "-t", DeviceLog.markTag, message])
  }

  /// The tag of marks for the start and the end of a walk.
  private static let markTag = "A11Y_AUDIT"

  /// Returns the time at the beginning of a line, such as `09-12 10:00:01.100`.
  private static func time(of line: Substring) -> String? {
    let time = line.prefix(18)
    let bytes = Array(time.utf8)
    guard bytes.count == 18, bytes[2] == UInt8(ascii: "-"), bytes[14] == UInt8(ascii: ".") else {
      return nil
    }
    return String(time)
  }
}
