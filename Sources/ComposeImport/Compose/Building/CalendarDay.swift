internal import ComponentSource

/// A day of the calendar.
struct CalendarDay: Equatable {
  /// The number of days since 1970-01-01.
  var number: Int
  var year, month, day: Int

  /// Creates a day from a number of days after 1970-01-01, if the day is in the years 1 to 9999.
  ///
  /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    self.number = number
    let shifted = number + 719_468
    let era = shifted / 146_097
    let inEra = shifted % 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * inYear + 2) / 153
    day = inYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Creates the day of a date.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let inEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear
    self.init(number: era * 146_097 + inEra - 719_468)
  }

  /// Creates a day from milliseconds since 1970-01-01.
  ///
  /// The value can also be a chain of calls that computes the milliseconds, beginning with a call
  /// such as `LocalDate.of(2023, 3, 3)`.
  init?(_ value: SourceValue) {
    if let milliseconds = value.integer {
      let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
      self.init(number: rest < 0 ? days - 1 : days)
      return
    }
    guard let chain = value.component, chain.lastName == "LocalDate",
      let made = chain.modifiers.first, made.lastName == "of"
    else { return nil }
    let parts = made.unlabelled
    guard parts.count == 3, let year = parts[0].integer, let day = parts[2].integer else {
      return nil
    }
    let name = parts[1].component?.lastMember.lowercased()
    let month =
      parts[1].integer ?? CalendarDay.months.firstIndex { $0.lowercased() == name }.map { $0 + 1 }
    guard let month else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  var weekday: Int { ((number % 7) + 11) % 7 }

  var monthText: String { "\(CalendarDay.months[month - 1]) \(year)" }

  /// The date in words, such as “Friday, March 3, 2023”.
  var longText: String {
    "\(CalendarDay.weekdays[weekday]), \(CalendarDay.months[month - 1]) \(day), \(year)"
  }

  /// The date as the headline of a date picker shows it, such as “Mar 3, 2023”.
  var shortText: String { "\(CalendarDay.months[month - 1].prefix(3)) \(day), \(year)" }

  /// The date in the form for a text field, such as “03/03/2023”.
  var numericText: String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(padded(month))/\(padded(day))/\(year)"
  }

  var daysOfMonth: [CalendarDay] {
    let first = number - day + 1
    return (0..<31).compactMap { CalendarDay(number: first + $0) }.filter { $0.month == month }
  }
}
