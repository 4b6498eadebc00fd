internal import ComponentSource

/// A date, a time, or both, without a time zone, as code writes it: `LocalDate.of(2023, 3, 3)`.
///
/// Source: Java, java.time.LocalDate, LocalTime and LocalDateTime. The types of kotlinx-datetime
/// have the same names.
struct JavaMoment: Equatable {
  var day: CalendarDay?
  /// The number of seconds after midnight.
  var seconds: Int?

  /// Returns the moment that a chain of calls creates, or `nil` if the source does not determine
  /// the moment.
  static func read(_ chain: Component) -> JavaMoment? {
    guard ["LocalDate", "LocalTime", "LocalDateTime"].contains(chain.lastName) else { return nil }
    var calls = chain.modifiers[...]
    var arguments = chain.arguments
    var isParsed = false
    if arguments == nil {
      guard let made = calls.popFirst(), ["of", "parse"].contains(made.name) else { return nil }
      (arguments, isParsed) = (made.arguments, made.name == "parse")
    }
    let values = (arguments ?? []).map(\.value)
    var moment = JavaMoment()
    if isParsed {
      guard values.count == 1, let text = values[0].knownText,
        moment.parse(text, as: chain.lastName)
      else {
        return nil
      }
    } else {
      guard moment.set(values, of: chain.lastName) else { return nil }
    }
    for call in calls {
      guard moment.change(by: call) else { return nil }
    }
    return moment
  }

  /// Sets the parts from the arguments of a function such as `LocalDate.of`.
  private mutating func set(_ values: [SourceValue], of type: String) -> Bool {
    if type == "LocalDateTime", values.count == 2 {
      // Only these two types have no moments in their arguments, so there is no deep recursion.
      guard values[0].component?.lastName == "LocalDate",
        values[1].component?.lastName == "LocalTime"
      else { return false }
      let parts = values.compactMap { $0.component.flatMap(JavaMoment.read) }
      guard parts.count == 2 else { return false }
      (day, seconds) = (parts[0].day, parts[1].seconds)
      return day != nil && seconds != nil
    }
    var rest = values[...]
    if type != "LocalTime" {
      guard rest.count >= 3 else { return false }
      let numbers = rest.prefix(3).map { $0.integer ?? JavaMoment.month($0) }
      rest = rest.dropFirst(3)
      guard setDay(numbers) else { return false }
    }
    if type == "LocalDate" { return rest.isEmpty }
    return setTime(rest.map(\.integer))
  }

  /// Returns the number of a month from its constant: `Month.MARCH`.
  private static func month(_ value: SourceValue) -> Int? {
    let name = value.component?.lastMember.lowercased()
    return CalendarDay.months.firstIndex { $0.lowercased() == name }.map { $0 + 1 }
  }

  private mutating func setDay(_ parts: [Int?]) -> Bool {
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      let made = CalendarDay(year: year, month: month, day: number), made.month == month
    else { return false }
    day = made
    return true
  }

  private mutating func setTime(_ parts: [Int?]) -> Bool {
    let known = parts.compactMap(\.self)
    guard known.count == parts.count, (2...3).contains(known.count), (0..<24).contains(known[0]),
      known.dropFirst().allSatisfy((0..<60).contains)
    else { return false }
    seconds = known[0] * 3_600 + known[1] * 60 + (known.count > 2 ? known[2] : 0)
    return true
  }

  /// Sets the parts from a text such as `2023-03-03T09:30`.
  ///
  /// Source: Java, java.time.format.DateTimeFormatter, ISO_LOCAL_DATE, ISO_LOCAL_TIME and
  /// ISO_LOCAL_DATE_TIME: all numbers have fixed numbers of digits. Years with a sign and fractions
  /// of seconds are not supported.
  private mutating func parse(_ text: String, as type: String) -> Bool {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    switch type {
    case "LocalDate": return parts.count == 1 && parseDay(parts[0])
    case "LocalTime": return parts.count == 1 && parseTime(parts[0])
    default: return parts.count == 2 && parseDay(parts[0]) && parseTime(parts[1])
    }
  }

  private mutating func parseDay(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return false }
    return setDay(parts.map(JavaMoment.number))
  }

  private mutating func parseTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.count == 2 }) else { return false }
    return setTime(parts.map(JavaMoment.number))
  }

  /// Returns a number without a sign.
  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }

  /// Applies a call such as `plusDays(2)`, and returns whether its effect is known.
  private mutating func change(by call: Component) -> Bool {
    let values = (call.arguments ?? []).map(\.value)
    switch call.name {
    case "plusDays", "minusDays", "plusWeeks", "minusWeeks":
      guard let own = day, let count = values.first?.integer, (-500_000...500_000).contains(count)
      else { return false }
      let days = call.name.hasSuffix("Weeks") ? 7 * count : count
      day = CalendarDay(number: own.number + (call.name.hasPrefix("plus") ? days : -days))
      return day != nil
    case "plusMonths", "minusMonths", "plusYears", "minusYears":
      guard let count = values.first?.integer, count.magnitude < 100_000 else { return false }
      let months = call.name.hasSuffix("Years") ? 12 * count : count
      return add(months: call.name.hasPrefix("plus") ? months : -months)
    case "withDayOfMonth":
      guard let own = day, let number = values.first?.integer else { return false }
      return setDay([own.year, own.month, number])
    case "plusHours", "minusHours", "plusMinutes", "minusMinutes":
      guard let count = values.first?.integer, count.magnitude < 10_000 else { return false }
      let minutes = call.name.hasSuffix("Hours") ? 60 * count : count
      return add(minutes: call.name.hasPrefix("plus") ? minutes : -minutes)
    case "toLocalDate", "date": seconds = nil
    case "toLocalTime", "time": day = nil
    case "atStartOfDay": seconds = 0
    case "atTime": return setTime(values.map(\.integer))
    default: return false
    }
    return true
  }

  // MARK: Texts

  /// The text in the form of ISO 8601, such as `2023-03-03T09:30`.
  var isoText: String? {
    let date = day.map { "\(padded($0.year, 4))-\(padded($0.month))-\(padded($0.day))" }
    guard let seconds else { return date }
    let last = seconds % 60 == 0 ? "" : ":\(padded(seconds % 60))"
    let time = "\(padded(seconds / 3_600)):\(padded(seconds / 60 % 60))\(last)"
    return date.map { "\($0)T\(time)" } ?? time
  }

  /// Returns the text in a pattern such as `d MMM yyyy`, or `nil` if a letter of the pattern is
  /// unsupported.
  ///
  /// Source: Java, java.time.format.DateTimeFormatterBuilder, appendPattern; Unicode CLDR, locale
  /// en-US.
  func text(pattern: String) -> String? {
    var result = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        guard let end = rest.dropFirst().firstIndex(of: "'") else { return nil }
        let quoted = rest[..<end].dropFirst()
        result += quoted.isEmpty ? "'" : String(quoted)
        rest = rest[end...].dropFirst()
        // A quotation mark inside quoted text is written twice: `'o''clock'`.
        if !quoted.isEmpty, rest.first == "'" { result += "'" }
        continue
      }
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      guard first.isASCII, first.isLetter else {
        result += run
        continue
      }
      guard let part = part(first, run.count) else { return nil }
      result += part
    }
    return result
  }

  private func part(_ letter: Character, _ count: Int) -> String? {
    if let day, let text = part(of: day, letter, count) { return text }
    guard let seconds, count < 3 else { return nil }
    let hour = seconds / 3_600
    switch letter {
    case "H": return padded(hour, count)
    case "h": return padded((hour + 11) % 12 + 1, count)
    case "m": return padded(seconds / 60 % 60, count)
    case "s": return padded(seconds % 60, count)
    case "a": return count == 1 ? (hour < 12 ? "AM" : "PM") : nil
    default: return nil
    }
  }

  private func part(of day: CalendarDay, _ letter: Character, _ count: Int) -> String? {
    switch (letter, count) {
    case ("y", 2), ("u", 2): padded(day.year % 100)
    case ("y", 1), ("u", 1), ("y", 4), ("u", 4): padded(day.year, count)
    case ("M", 1...2), ("L", 1...2): padded(day.month, count)
    case ("M", 3), ("L", 3): String(CalendarDay.months[day.month - 1].prefix(3))
    case ("M", 4), ("L", 4): CalendarDay.months[day.month - 1]
    case ("d", 1...2): padded(day.day, count)
    case ("E", 1...3): String(CalendarDay.weekdays[day.weekday].prefix(3))
    case ("E", 4): CalendarDay.weekdays[day.weekday]
    default: nil
    }
  }

  private func padded(_ number: Int, _ count: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
