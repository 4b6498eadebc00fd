internal import Simulator

/// A search for days of calendars whose month no reader announces.
struct CalendarDays {
  private let subject: AuditSubject
  private let months: Set<String>
  private let weekdays: [String]

  /// A cell, button or link whose name is only a number.
  private struct Day {
    var node: Node.Index
    var number: Int
    /// Whether people can choose the day.
    var isControl: Bool
  }

  /// What shows that a group of numbers is a calendar.
  private enum Evidence {
    /// The numbers are in rows of seven.
    case rows
    /// The names of weekdays, the name of a month, or the name of a component is near the numbers.
    case words
    /// The name of the group, which readers announce when they enter the group, has a month.
    case announcedMonth
  }

  init(_ subject: AuditSubject) {
    self.subject = subject
    months = Set(subject.words.all(\.months))
    weekdays = subject.words.all(\.days)
  }

  /// Adds a finding for each calendar, at its first day that readers announce only as a number.
  func addFindings(to findings: inout FindingList) {
    for (container, days) in grouped(self.days).sorted(by: { $0.key < $1.key }) {
      guard let reason = evidence(for: days, in: container) else { continue }
      let choices = days.filter(\.isControl)
      // The name of a table is enough for days that people only read.
      if choices.isEmpty, reason == .announcedMonth { continue }
      let silent = (choices.isEmpty ? days : choices).filter(isSilent)
      guard let first = silent.first else { continue }
      let others = silent.count - 1
      findings.add(
        first.node,
        "This day is announced as “\(first.number)”, without its month"
          + (others > 0 ? ", like \(others) more of this calendar." : "."),
        needsReview: reason != .words || !first.isControl || leadsAway(first.node),
        heard: stops(at: first).map { reading, stop in reading.quote(stop, restingOn: []) },
        fix: Finding.Fix("Name each day by its date, such as “Thursday 12 March 2026”."))
    }
  }

  /// The numbers that may be days, in document order.
  private var days: [Day] {
    var days: [Day] = []
    for index in subject.visibility.exposed {
      let isControl = isControl(index)
      guard isControl || isCell(index), let value = number(at: index) else { continue }
      days.append(Day(node: index, number: value, isControl: isControl))
    }
    return days
  }

  /// Whether people can choose a node.
  private func isControl(_ index: Node.Index) -> Bool {
    switch subject.screen[index].role {
    case .button, .link, .gridCell: true
    default: subject.kind(of: index) == .custom
    }
  }

  /// Returns the number that is the whole name or content of a node.
  ///
  /// The result is `nil` for a cell with a button, because the button is the day.
  private func number(at index: Node.Index) -> Int? {
    let node = subject.screen[index]
    var text = node.name
    if isCell(index) {
      let inside = subject.screen.descendants(of: index).prefix(6).map { subject.screen[$0.index] }
      guard inside.count < 6, inside.allSatisfy({ $0.role == .text || $0.name.isBlank }) else {
        return nil
      }
      if text.isBlank { text = inside.map(\.name).joined(separator: " ") }
    }
    let digits = Wording.collapsingWhitespace(text)
    guard (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(digits)
  }

  /// Returns the days by the table around them or, if there is none, by the smallest element that
  /// contains many of them.
  private func grouped(_ days: [Day]) -> [Node.Index: [Day]] {
    let screen = subject.screen
    var counts: [Node.Index: Int] = [:]
    for day in days {
      for ancestor in screen.ancestors(of: day.node).prefix(6) { counts[ancestor, default: 0] += 1 }
    }
    var groups: [Node.Index: [Day]] = [:]
    for day in days {
      let around = screen.ancestors(of: day.node).prefix(6)
      let table = around.first { index in
        switch screen[index].role {
        case .table, .grid, .treeGrid: true
        default: screen[index].webElement == "table"
        }
      }
      guard let container = table ?? around.first(where: { counts[$0, default: 0] >= 20 }) else {
        continue
      }
      groups[container, default: []].append(day)
    }
    return groups
  }

  /// Returns what shows that numbers are the days of a calendar, or `nil` if they may be something
  /// else, such as the pages of a list.
  private func evidence(for days: [Day], in container: Node.Index) -> Evidence? {
    // The days before and after the month begin a new order.
    let breaks = zip(days, days.dropFirst()).count(where: { $0.number >= $1.number })
    guard days.allSatisfy({ 1...31 ~= $0.number }), breaks * 12 <= days.count + 24 else {
      return nil
    }
    let screen = subject.screen
    let around = [container] + screen.ancestors(of: container).prefix(3)
    if around.contains(where: { isMonth(Wording.words(of: screen[$0].name)) }) {
      return .announcedMonth
    }
    guard days.count > 1 else { return nil }
    // Browsers ignore the name of a table that only serves layout.
    if let name = subject.attribute("aria-label", of: container), isMonth(Wording.words(of: name)) {
      return .words
    }
    let texts = texts(near: around)
    // Check boxes for weekdays choose when something is repeated, and are not the head of a calendar.
    let weekdays = texts.count { isWeekday($0.words) && !$0.isOfControl }
    // Seven numbers below weekdays can also be the lessons of a timetable.
    if weekdays >= 5, days.count >= 7 { return days.count >= 20 ? .words : .rows }
    guard Set(days.map(\.number)).isSuperset(of: 1...28) else { return nil }
    if texts.contains(where: { isMonth($0.words) }) || around.contains(where: isCalledCalendar) {
      return .words
    }
    return isInWeeks(days) ? .rows : nil
  }

  /// Whether days are in rows of seven cells.
  private func isInWeeks(_ days: [Day]) -> Bool {
    let screen = subject.screen
    let rows = Set(
      days.compactMap { day in
        screen.ancestors(of: day.node).prefix(3).first { isRow($0) }
      })
    return rows.count > 3 && rows.allSatisfy { screen.children(of: $0).filter(isCell).count == 7 }
  }

  /// Whether a node is a cell, even if its table only serves layout.
  private func isCell(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    return node.role == .cell || node.role == .gridCell || node.webElement == "td"
  }

  private func isRow(_ index: Node.Index) -> Bool {
    subject.screen[index].role == .row || subject.screen[index].webElement == "tr"
  }

  /// A text near the numbers.
  private struct NearText {
    var words: [String]
    /// Whether the text is in a control or in a `<label>`.
    var isOfControl: Bool
  }

  /// Returns the texts in the largest of some elements.
  private func texts(near around: [Node.Index]) -> [NearText] {
    guard let outermost = around.prefix(3).last else { return [] }
    let screen = subject.screen
    return screen.descendants(of: outermost).prefix(400).compactMap { visit in
      guard screen[visit.index].role == .text else { return nil }
      let isOfControl = screen.ancestors(of: visit.index).prefix(3).contains {
        screen[$0].webElement == "label" || subject.isControl($0)
      }
      return NearText(words: Wording.words(of: screen[visit.index].name), isOfControl: isOfControl)
    }
  }

  /// Whether words are a month, alone or with its year, such as “March 2026”.
  private func isMonth(_ words: [String]) -> Bool {
    let rest = words.filter { !months.contains($0) }
    return rest.count < words.count && words.count < 4
      && rest.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Whether words are a weekday or its first letters, such as “Tu”.
  private func isWeekday(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    return weekdays.contains { $0.hasPrefix(word) }
  }

  /// Whether the code calls an element a calendar.
  private func isCalledCalendar(_ index: Node.Index) -> Bool {
    let names = [
      subject.screen[index].id, subject.attribute("class", of: index),
      subject.attribute("id", of: index),
    ]
    return names.compactMap(\.self).contains { name in
      let words = Identifier.words(of: name)
      return words.contains(where: CalendarDays.components.contains)
        || words.contains(phrase: ["date", "picker"]) || words.contains(phrase: ["day", "picker"])
    }
  }

  private static let components: WordSet = [
    "calendar", "calendario", "calendrier", "kalender", "datepicker", "daterangepicker",
    "datetimepicker", "daypicker",
  ]

  /// Whether readers stop at a day, and none announces more of its date.
  private func isSilent(_ day: Day) -> Bool {
    let node = subject.screen[day.node]
    guard node.description.isBlank else { return false }
    let stops = stops(at: day)
    return !stops.isEmpty
      && stops.allSatisfy { _, stop in
        !Wording.words(of: stop.announcement.text).contains(where: months.contains)
      }
  }

  /// Returns the stop of each reader at a day, or at the text in its cell.
  private func stops(at day: Day) -> [(ScreenReading, Stop)] {
    subject.platformReadings().compactMap { reading in
      let inside = subject.screen.descendants(of: day.node).prefix(6).map(\.index)
      return ([day.node] + inside).lazy.compactMap { reading.stop(speaking: $0) }.first
        .map { (reading, $0) }
    }
  }

  /// Whether a day is a link to another page, as in an archive of articles.
  private func leadsAway(_ day: Node.Index) -> Bool {
    guard subject.screen[day].role == .link, let target = subject.attribute("href", of: day) else {
      return false
    }
    return !target.isBlank && !target.hasPrefix("#")
      && !target.lowercased().hasPrefix("javascript:")
  }
}
