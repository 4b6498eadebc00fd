internal import ComponentSource

/// Dates and times that the source determines.
extension ComposeFramework {
  /// Returns the text of `LocalDate.of(2023, 3, 3).format(DateTimeFormatter.ofPattern("d MMM"))`.
  ///
  /// Returns `nil` unless the locale is certainly English in the United States.
  func formattedDate(_ call: FrameworkCall, _ receiver: SourceValue) -> SourceValue? {
    guard let own = receiver.component, call.arguments?.count == 1,
      let other = call.arguments?.first?.value.component
    else { return nil }
    let isFormatter = own.name.hasPrefix("DateTimeFormatter")
    let format = isFormatter ? own : other
    guard let moment = JavaMoment.read(isFormatter ? other : own),
      let text = text(of: moment, in: format)
    else { return nil }
    return .string(SourceText(text))
  }

  private func text(of moment: JavaMoment, in format: Component) -> String? {
    if format.modifiers.isEmpty {
      switch format.lastName {
      case "ISO_LOCAL_DATE", "ISO_DATE": return moment.text(pattern: "yyyy-MM-dd")
      // Unlike `toString`, the format always has seconds.
      case "ISO_LOCAL_DATE_TIME": return moment.text(pattern: "yyyy-MM-dd'T'HH:mm:ss")
      default: return nil
      }
    }
    guard format.name == "DateTimeFormatter", format.modifiers.count == 1,
      let arguments = format.modifiers[0].arguments, let first = arguments.first?.value
    else { return nil }
    let locale = arguments.count > 1 ? arguments[1].value : nil
    guard let tag = languageTag(of: locale, .number), ComposeFramework.knownLocales.contains(tag)
    else { return nil }
    switch format.modifiers[0].name {
    case "ofPattern": return first.knownText.flatMap { moment.text(pattern: $0) }
    case "ofLocalizedDate":
      let patterns = [
        "FULL": "EEEE, MMMM d, yyyy", "LONG": "MMMM d, yyyy", "MEDIUM": "MMM d, yyyy",
        "SHORT": "M/d/yy",
      ]
      return first.component.flatMap { patterns[$0.lastName] }.flatMap {
        moment.text(pattern: $0)
      }
    default: return nil
    }
  }

  /// Returns a part of a date or time: `date.dayOfMonth`.
  func dateMember(_ call: FrameworkCall, of receiver: SourceValue) -> SourceValue? {
    guard let component = receiver.component else { return nil }
    if let own = calendarConstantMember(call, of: component) { return own }
    guard let moment = JavaMoment.read(component) else { return nil }
    switch call.name {
    case "year": return moment.day.map { .integer($0.year) }
    case "monthValue", "monthNumber": return moment.day.map { .integer($0.month) }
    case "dayOfMonth", "day": return moment.day.map { .integer($0.day) }
    case "hour": return moment.seconds.map { .integer($0 / 3_600) }
    case "minute": return moment.seconds.map { .integer($0 / 60 % 60) }
    case "second": return moment.seconds.map { .integer($0 % 60) }
    case "toString": return moment.isoText.map { .string(SourceText($0)) }
    default: return calendarMember(call, of: moment)
    }
  }
}
