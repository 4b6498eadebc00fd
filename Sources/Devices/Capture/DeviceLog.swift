/// The lines that TalkBack wrote into a device's log, read a few at a time.
struct DeviceLog {
  private let adb: AndroidDebugBridge
  /// The latest time in the lines so far, such as `09-12 10:00:01.100`.
  private var time: String
  /// All entries so far.
  ///
  /// Each reading of the log returns the entries with the latest time again. This set is used to
  /// skip these entries.
  private var entries: Set<String> = []
  /// All lines so far.
  private(set) var text = ""

  /// Creates a log that begins at the current time of the device.
  init(_ adb: AndroidDebugBridge) throws(DeviceError) {
    self.adb = adb
    time = try adb.line(["date", "+%m-%d %H:%M:%S.000"])
  }

  /// Reads the lines since the last reading and returns them.
  mutating func readNewLines() throws(DeviceError) -> String {
    let output = try adb.run([
      "logcat", "-d", "-v", "threadtime", "-T", time, "talkback:V", "\(DeviceLog.markTag):V", "*:S",
    ])
    var new = ""
    for entry in DeviceLog.entries(in: output) where entries.insert(entry).inserted {
      if let stamp = DeviceLog.time(of: entry), DeviceLog.isLater(stamp, than: time) {
        time = stamp
      }
      new += entry
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

  /// Returns the entries of a log: an entry is a line with a time, and the lines without a time
  /// that follow it.
  ///
  /// Only line feeds end a line, because announced words may contain the other line breaks of
  /// Unicode.
  private static func entries(in output: String) -> [String] {
    var entries: [String] = []
    for line in output.utf8.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      guard !text.hasPrefix("--------- ") else { continue }
      if time(of: text) != nil || entries.isEmpty {
        entries.append(text + "\n")
      } else {
        entries[entries.count - 1] += text + "\n"
      }
    }
    return entries
  }

  /// Returns the time at the beginning of a line, such as `09-12 10:00:01.100`.
  private static func time(of line: String) -> String? {
    let bytes = Array(line.utf8.prefix(18))
    guard bytes.count == 18, bytes[2] == UInt8(ascii: "-"), bytes[14] == UInt8(ascii: ".") else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a time is later than another time.
  ///
  /// The times have no year. Therefore, a time on 1 January counts as later than a time on 31
  /// December.
  private static func isLater(_ time: String, than other: String) -> Bool {
    time > other && !(time.hasPrefix("12-31") && other.hasPrefix("01-01"))
      || time.hasPrefix("01-01") && other.hasPrefix("12-31")
  }
}
