internal import ComponentSource

/// Months, days of the week, and comparisons of dates.
///
/// Source: Java, java.time.Month, DayOfWeek and LocalDate.
extension ComposeFramework {
  /// Returns the month or day of the week of a date, or the result of a comparison with another
  /// date or time.
  func calendarMember(_ call: FrameworkCall, of moment: JavaMoment) -> SourceValue? {
    switch call.name {
    case "month": return moment.day.map { constant("Month.\($0.monthName)", call) }
    case "dayOfWeek": return moment.day.map { constant("DayOfWeek.\($0.weekdayName)", call) }
    case "lengthOfMonth": return moment.day.map { .integer($0.daysOfMonth.count) }
    case "isBefore", "isAfter", "isEqual":
      guard call.arguments?.count == 1, let other = call.arguments?.first?.value.component,
        let order = JavaMoment.read(other).flatMap(moment.order)
      else { return nil }
      return .boolean(
        call.name == "isEqual" ? order == 0 : call.name == "isBefore" ? order < 0 : order > 0)
    default: return nil
    }
  }

  private func constant(_ name: String, _ call: FrameworkCall) -> SourceValue {
    .component(
      Component(name, nil, at: call.range, identity: ComponentIdentity(number: 0)))
  }

  /// Returns a member of a constant such as `Month.MAY` or `DayOfWeek.MONDAY`.
  ///
  /// The words of a constant are known in English only.
  func calendarConstantMember(_ call: FrameworkCall, of constant: Component) -> SourceValue? {
    guard constant.isReference, let number = ComposeFramework.number(of: constant) else {
      return nil
    }
    let isMonth = constant.name.contains("Month")
    switch call.name {
    case "name", "toString": return .string(SourceText(constant.lastName))
    case "value", "number", "isoDayNumber": return .integer(number)
    case "ordinal": return .integer(number - 1)
    case "getDisplayName":
      let style = call.argument("style", at: 0)?.component?.lastMember
      guard let tag = languageTag(of: call.argument("locale", at: 1), .number),
        ComposeFramework.knownLocales.contains(tag)
      else { return nil }
      let word =
        isMonth ? CalendarDay.months[number - 1] : CalendarDay.weekdays[number % 7]
      switch style?.prefix(while: { $0 != "_" }) {
      case "FULL": return .string(SourceText(word))
      case "SHORT": return .string(SourceText(String(word.prefix(3))))
      case "NARROW": return .string(SourceText(String(word.prefix(1))))
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the number of a month or of a day of the week, from 1, or `nil` for other constants.
  private static func number(of constant: Component) -> Int? {
    let parts = constant.name.split(separator: ".")
    guard parts.count >= 2, let word = parts.last.map(String.init) else { return nil }
    switch parts[parts.count - 2] {
    case "Month":
      return CalendarDay.months.firstIndex { $0.uppercased() == word }.map { $0 + 1 }
    case "DayOfWeek":
      // Source: Java, java.time.DayOfWeek: Monday is 1, and Sunday is 7.
      return CalendarDay.weekdays.firstIndex { $0.uppercased() == word }.map { $0 == 0 ? 7 : $0 }
    default: return nil
    }
  }
}

extension JavaMoment {
  /// Returns a negative number if the moment is before another moment of the same kind, or `nil` for
  /// moments of different kinds.
  func order(with other: JavaMoment) -> Int? {
    guard (day == nil) == (other.day == nil), (seconds == nil) == (other.seconds == nil) else {
      return nil
    }
    let days = (day?.number ?? 0) - (other.day?.number ?? 0)
    return days != 0 ? days : (seconds ?? 0) - (other.seconds ?? 0)
  }

  /// Adds months or years to a date, and returns whether the result is known.
  ///
  /// Source: Java, java.time.LocalDate, plusMonths: the day is at most the last day of the month.
  mutating func add(months count: Int) -> Bool {
    guard let own = day, (-120_000...120_000).contains(count) else { return false }
    let months = own.year * 12 + own.month - 1 + count
    guard months > 0,
      let first = CalendarDay(year: months / 12, month: months % 12 + 1, day: 1)
    else { return false }
    let last = first.daysOfMonth.count
    day = CalendarDay(year: first.year, month: first.month, day: min(own.day, last))
    return day != nil
  }

  /// Adds minutes to a time, and to the date of the time.
  mutating func add(minutes count: Int) -> Bool {
    guard let own = seconds, (-1_000_000...1_000_000).contains(count) else { return false }
    let sum = own + count * 60
    let days = sum >= 0 ? sum / 86_400 : (sum - 86_399) / 86_400
    seconds = sum - days * 86_400
    guard let date = day else { return true }
    day = CalendarDay(number: date.number + days)
    return day != nil
  }
}

extension CalendarDay {
  /// The name of the month in Java: `MAY`.
  fileprivate var monthName: String { CalendarDay.months[month - 1].uppercased() }

  /// The name of the day of the week in Java: `MONDAY`.
  fileprivate var weekdayName: String { CalendarDay.weekdays[weekday].uppercased() }
}
