/// The values of date and time controls as Safari shows them: `December 12, 2012`.
///
/// Source: a11ysupport.io, input-date.json, input-month.json, VoiceOver on iOS.
struct WebDates {
  let words: VoiceOverPhrasebook

  /// The value of a control as it is read; what is no date is read as written.
  func text(of node: Node) -> String? {
    guard let text = node.value?.text, !text.isEmpty else { return nil }
    return switch node.role {
    case .dateField: date(text) ?? text
    case .timeField: time(text) ?? text
    case .dateTimeField: dateTime(text) ?? text
    case .monthField: month(text) ?? text
    case .weekField: week(text) ?? text
    default: text
    }
  }

  private func date(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let month = name(ofMonth: parts[1], words.values.months),
      let day = Int(parts[2])
    else {
      return nil
    }
    return words.values.date.filled(["month": month, "day": "\(day)", "year": String(parts[0])])
  }

  private func month(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let month = name(ofMonth: parts[1], words.values.monthsAlone)
    else { return nil }
    return words.values.monthOfYear.filled(["month": month, "year": String(parts[0])])
  }

  private func week(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "W", let week = Int(parts[1].dropFirst()) else {
      return nil
    }
    return words.values.weekOfYear.filled(["week": "\(week)", "year": String(parts[0])])
  }

  private func time(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let hour = Int(parts[0]), (0..<24).contains(hour),
      Int(parts[1]) != nil
    else { return nil }
    let template = hour < 12 ? words.values.timeBeforeNoon : words.values.timeAfterNoon
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return template.filled([
      "hour": "\(shown)", "hour24": "\(hour)", "minute": String(parts[1]),
    ])
  }

  private func dateTime(_ text: String) -> String? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = date(String(parts[0])), let time = time(String(parts[1]))
    else { return nil }
    return "\(date), \(time)"
  }

  private func name(ofMonth text: Substring, _ months: [Phrase]) -> String? {
    guard let number = Int(text), months.indices.contains(number - 1) else {
      return nil
    }
    return months[number - 1].text
  }
}
