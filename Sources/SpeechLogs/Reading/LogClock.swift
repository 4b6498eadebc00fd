internal import AccessibilityTree

/// A check of the times in the headers of a log.
///
/// Utterances are ordered by their lines and not by these times. A wrong time is therefore reported
/// but has no effect.
struct LogClock {
  /// The time that was read last, or `nil` if no time has been read yet.
  private var last: LogTime?

  /// Reads a time, and records a diagnostic if it is impossible, or a day or more before the last
  /// time.
  ///
  /// - Parameter range: The bytes of the log that contain the time.
  mutating func read(
    _ bytes: [UInt8], _ range: Range<Int>, line: Int, _ diagnostics: inout DiagnosticCollector
  ) {
    guard !range.isEmpty else { return }
    let time = LogTime(bytes, range)
    if let time, let last, time.isDayOrMore(before: last) {
      diagnostics.record(.earlierTimes, LogClock.name(bytes[range], line), line: line)
    } else if time == nil {
      diagnostics.record(.impossibleTimes, LogClock.name(bytes[range], line), line: line)
    }
    last = time ?? last
  }

  /// Returns a time with its line number, for a diagnostic about several lines.
  private static func name(_ bytes: ArraySlice<UInt8>, _ line: Int) -> String {
    "\(LogDecoding.words(bytes)) in line \(line)"
  }
}

/// A time in the form that headers use: `[2026-]09-12 10:00:01.100`, or the seconds since 1970.
struct LogTime {
  private enum Form { case dated, datedWithYear, epoch }

  private let form: Form
  private let year: Int
  private let month: Int
  /// The seconds since the start of a leap year or, in an epoch header, since 1970.
  private let seconds: Int

  /// Reads a time, or returns `nil` if the time is impossible, such as `25:61:99`.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var cursor = ByteCursor(bytes, range)
    guard var month = cursor.number() else { return nil }
    guard cursor.skip(UInt8(ascii: "-")) else {
      (form, year, self.month, seconds) = (.epoch, 0, 1, month)
      return
    }
    guard var day = cursor.number() else { return nil }
    if cursor.skip(UInt8(ascii: "-")) {
      (form, year) = (.datedWithYear, month)
      guard let last = cursor.number() else { return nil }
      (month, day) = (day, last)
      // Android's clock begins in 1970.
      guard (1970...9999).contains(year) else { return nil }
    } else {
      (form, year) = (.dated, 0)
    }
    cursor.skipBlanks()
    guard let hour = cursor.number(), cursor.skip(UInt8(ascii: ":")), let minute = cursor.number(),
      cursor.skip(UInt8(ascii: ":")), let second = cursor.number()
    else { return nil }
    // A minute with a leap second has a second 60.
    guard LogTime.monthLengths.indices.contains(month - 1),
      (1...LogTime.monthLengths[month - 1]).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    self.month = month
    let days = LogTime.monthLengths[..<(month - 1)].reduce(day, +)
    seconds = days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Whether this time is a day or more before another time.
  ///
  /// For times without a year, a change from December to January is not a step back.
  func isDayOrMore(before other: LogTime) -> Bool {
    guard form == other.form, year == other.year else {
      return form == other.form && year < other.year
    }
    if form == .dated, month == 1, other.month == 12 { return false }
    return other.seconds - seconds >= 86_400
  }

  private static let monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
