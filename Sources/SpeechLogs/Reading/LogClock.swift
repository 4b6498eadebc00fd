internal import AccessibilityTree

/// The times in the headers of a log.
///
/// No times decide the order of utterances, which is that of the lines. So a time that cannot be
/// right is only reported.
struct LogClock {
  /// The last time, or `nil` before the first.
  private var last: LogTime?

  /// Records a diagnostic if a time does not exist, or is a day or more before the time before it.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, line: Int, _ diagnostics: inout DiagnosticCollector
  ) {
    guard !bytes.isEmpty else { return }
    let time = LogTime(bytes)
    if let time, let last, time.isDayOrMore(before: last) {
      diagnostics.record(.earlierTimes, LogClock.name(bytes, line), line: line)
    } else if time == nil {
      diagnostics.record(.impossibleTimes, LogClock.name(bytes, line), line: line)
    }
    last = time ?? last
  }

  /// Returns a time with its line, which the diagnostic for several lines names.
  private static func name(_ bytes: ArraySlice<UInt8>, _ line: Int) -> String {
    "\(LogDecoding.words(bytes)) in line \(line)"
  }
}

/// A time as a header has it: `[2026-]09-12 10:00:01.100`, or the seconds since 1970.
struct LogTime {
  private enum Form { case dated, datedWithYear, epoch }

  private let form: Form
  private let year: Int
  private let month: Int
  /// The seconds since the start of a leap year, or since 1970 in an epoch header.
  private let seconds: Int

  /// Reads a time, or returns `nil` if it does not exist, such as `25:61:99`.
  init?(_ bytes: ArraySlice<UInt8>) {
    let fields = bytes.split { LogDecoding.isBlank($0) }
    guard let date = fields.first else { return nil }
    let dates = date.split(separator: UInt8(ascii: "-")).map(LogTime.number)
    if fields.count == 1, dates.count == 1 {
      guard let whole = LogTime.number(date.prefix { $0 != UInt8(ascii: ".") }) else { return nil }
      (form, year, month, seconds) = (.epoch, 0, 1, whole)
      return
    }
    guard fields.count > 1, (2...3).contains(dates.count), let month = dates[dates.count - 2],
      let day = dates[dates.count - 1], LogTime.monthLengths.indices.contains(month - 1),
      (1...LogTime.monthLengths[month - 1]).contains(day)
    else { return nil }
    let clock = fields[1].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
      .split(separator: UInt8(ascii: ":")).map(LogTime.number)
    // Clocks have a second 60 where a leap second is added.
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    if dates.count == 3 {
      // Android's clock begins in 1970.
      guard let named = dates[0], (1970...9999).contains(named) else { return nil }
      (form, year) = (.datedWithYear, named)
    } else {
      (form, year) = (.dated, 0)
    }
    self.month = month
    let days = LogTime.monthLengths[..<(month - 1)].reduce(day, +)
    seconds = days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Whether this time is a day or more before another.
  ///
  /// Without years, a log may pass from December into January.
  func isDayOrMore(before other: LogTime) -> Bool {
    guard form == other.form, year == other.year else {
      return form == other.form && year < other.year
    }
    if form == .dated, month == 1, other.month == 12 { return false }
    return other.seconds - seconds >= 86_400
  }

  private static let monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Returns the number that digits spell, or `nil` if it has more than 12 digits or none.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...12).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit & 0x0F)
    }
    return number
  }
}
