internal import AccessibilityTree
internal import Encoding

enum IBDates {
  static let picker: IBViewKind.Reader = { element, view in
    let mode = element["datePickerMode"] ?? "dateAndTime"
    view.node.role = roles[mode] ?? .dateTimeField
    view.node.ios.details[.datePickerMode] = mode
    view.node.ios.datePickerStyle = element["style"].flatMap(UIKitAttributes.DatePickerStyle.init)
    view.node.ios.details[.locale] = element.child(key: "locale")?.plain("localeIdentifier")
    IBAttributes.store([.minuteInterval], of: element, in: &view.node)
    IBControls.disable(element, &view.node)
    guard element.flag("useCurrentDate") != true,
      let date = element.child(key: "date")?.number("timeIntervalSinceReferenceDate")
    else { return }
    view.node.value = Value(text: text(ofSecond: Int(date), mode))
  }

  private static let roles: [String: Role] = [
    "time": .timeField, "date": .dateField, "dateAndTime": .dateTimeField,
    "countDownTimer": .timeField,
  ]

  /// Returns a time in the format of HTML's date and time fields.
  ///
  /// - Parameter second: The time, in seconds since 1 January 2001.
  private static func text(ofSecond second: Int, _ mode: String) -> String {
    let day = second >= 0 ? second / 86_400 : (second - 86_399) / 86_400
    let minute = (second - day * 86_400) / 60
    let time = "\(padded(minute / 60)):\(padded(minute % 60))"
    switch mode {
    case "time", "countDownTimer": return time
    case "date": return date(ofDay: day)
    default: return "\(date(ofDay: day))T\(time)"
    }
  }

  /// Returns the date of a day in the form `2026-01-31`.
  ///
  /// - Parameter day: The day, counted from 1 January 2001.
  ///
  /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  private static func date(ofDay day: Int) -> String {
    // Count the days from 1 March of the year 0.
    let day = day + 730_791
    let era = (day >= 0 ? day : day - 146_096) / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let shown = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (shown <= 2 ? 1 : 0)
    return "\(year)-\(padded(shown))-\(padded(dayOfYear - (153 * month + 2) / 5 + 1))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
