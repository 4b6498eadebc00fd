import AccessibilityTree

/// The values of date and time controls as Safari shows them: `December 12, 2012`.
///
/// Source: a11ysupport.io, input-date.json, input-month.json, VoiceOver on iOS.
struct WebDates {
  let words: VoiceOverPhrasebook

  /// Returns the value of a date or time control in the form in which VoiceOver reads it.
  ///
  /// The result is `nil` if the value is not a date or time.
  func phrase(for node: Node) -> Phrase? {
    guard let text = node.value?.text, !text.isEmpty else { return nil }
    return switch node.role {
    case .dateField: date(text)
    case .timeField: time(text)
    case .dateTimeField: dateTime(text)
    case .monthField: month(text)
    case .weekField: week(text)
    default: nil
    }
  }

  private func date(_ text: String) -> Phrase? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let month = name(ofMonth: parts[1], words.values.months),
      let day = Int(parts[2])
    else {
      return nil
    }
    return words.values.date.phrase([
      "month": month.text, "day": "\(day)", "year": String(parts[0]),
    ])
  }

  private func month(_ text: String) -> Phrase? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let month = name(ofMonth: parts[1], words.values.monthsAlone)
    else { return nil }
    return words.values.monthOfYear.phrase(["month": month.text, "year": String(parts[0])])
  }

  private func week(_ text: String) -> Phrase? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "W", let week = Int(parts[1].dropFirst()) else {
      return nil
    }
    return words.values.weekOfYear.phrase(["week": "\(week)", "year": String(parts[0])])
  }

  private func time(_ text: String) -> Phrase? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let hour = Int(parts[0]), (0..<24).contains(hour),
      Int(parts[1]) != nil
    else { return nil }
    let template = hour < 12 ? words.values.timeBeforeNoon : words.values.timeAfterNoon
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return template.phrase([
      "hour": "\(shown)", "hour24": "\(hour)", "minute": String(parts[1]),
    ])
  }

  private func dateTime(_ text: String) -> Phrase? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = date(String(parts[0])), let time = time(String(parts[1]))
    else { return nil }
    return Phrase("\(date.text), \(time.text)", date.attestation.weaker(time.attestation))
  }

  private func name(ofMonth text: Substring, _ months: [Phrase]) -> Phrase? {
    guard let number = Int(text), months.indices.contains(number - 1) else { return nil }
    return months[number - 1]
  }
}
