internal import ComponentSource

/// A `Duration` of Swift with a known length.
struct SwiftDuration {
  /// The length in seconds.
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Creates the duration of `Duration.seconds(90)` or `.milliseconds(500)`, or returns `nil` for
  /// another component.
  init?(_ component: Component) {
    var call = component
    if component.name == "Duration.zero", component.modifiers.isEmpty {
      seconds = 0
      return
    }
    if component.name == "Duration", component.arguments == nil, component.modifiers.count == 1 {
      call = component.modifiers[0]
    } else if !component.name.hasPrefix(".") || !component.modifiers.isEmpty {
      return nil
    }
    guard let length = SwiftDuration.lengths[call.lastName], let arguments = call.arguments,
      arguments.count == 1, let number = arguments[0].value.number
    else { return nil }
    seconds = number * length
  }

  /// The lengths of the units in seconds, by the names of the functions that create durations.
  private static let lengths = [
    "seconds": 1, "milliseconds": 0.001, "microseconds": 0.000_001, "nanoseconds": 0.000_000_001,
  ]

  /// Returns the duration as a value in the source code.
  func value(_ call: FrameworkCall) -> SourceValue {
    let length = ComponentArgument(label: nil, value: .number(seconds), at: call.range)
    return .component(
      Component(".seconds", [length], at: call.range, identity: call.identity))
  }

  /// The properties `seconds` and `attoseconds` of the duration's `components`.
  var components: SourceValue? {
    let whole = seconds.rounded(.towardZero)
    guard let number = Int(exactly: whole),
      let rest = Int(exactly: ((seconds - whole) * 1e18).rounded())
    else { return nil }
    return .tuple([("seconds", .integer(number)), ("attoseconds", .integer(rest))])
  }
}

extension SwiftUIFramework {
  /// Returns the value of a member or operator of a duration, or `nil` for other values.
  func durationMember(
    _ call: FrameworkCall, of component: Component, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let duration = SwiftDuration(component) else { return nil }
    guard let arguments = call.arguments else {
      return call.name == "components" ? duration.components : nil
    }
    if call.name == "formatted" {
      let text = texts.formatted(duration, by: arguments.first?.value)
      return text.map { .string(SourceText($0)) }
    }
    guard let value = arguments.last.map({ evaluator.currentValue($0.value) }) else { return nil }
    var other: SwiftDuration?
    if case .component(let right) = value { other = SwiftDuration(right) }
    switch (call.name, other?.seconds, value.number) {
    case ("+", let right?, _): return SwiftDuration(seconds: duration.seconds + right).value(call)
    case ("-", let right?, _): return SwiftDuration(seconds: duration.seconds - right).value(call)
    case ("/", let right?, _) where right != 0: return .number(duration.seconds / right)
    case ("*", nil, let factor?):
      return SwiftDuration(seconds: duration.seconds * factor).value(call)
    case ("/", nil, let divisor?) where divisor != 0:
      return SwiftDuration(seconds: duration.seconds / divisor).value(call)
    default: return nil
    }
  }
}

extension SwiftUITexts {
  /// Returns the text of a duration, or `nil` if the format or the words of the language are
  /// unknown.
  ///
  /// Source: Foundation, `Duration.TimeFormatStyle` and `Duration.UnitsFormatStyle`; Unicode CLDR
  /// 44, units and unit lists.
  func formatted(_ duration: SwiftDuration, by format: SourceValue?) -> String? {
    guard isEnglish, duration.seconds >= 0, duration.seconds < 1e9 else { return nil }
    guard let format else { return clock(duration, "hourMinuteSecond", nil) }
    guard case .component(let style) = format, style.modifiers.isEmpty else { return nil }
    switch style.lastName {
    case "time", "TimeFormatStyle":
      guard case .component(let pattern)? = style.value("pattern") else { return nil }
      return clock(duration, pattern.lastName, pattern)
    case "units", "UnitsFormatStyle": return units(duration, style)
    default: return nil
    }
  }

  /// Returns a duration as digits with colons: `0:01:15`.
  private func clock(_ duration: SwiftDuration, _ pattern: String, _ options: Component?)
    -> String?
  {
    let known: Set<String> = ["padHourToLength", "padMinuteToLength"]
    guard (options?.arguments ?? []).allSatisfy({ $0.label.map(known.contains) == true }) else {
      return nil
    }
    func padded(_ number: Int, _ label: String) -> String {
      let length = options?.value(label)?.number.flatMap { Int(exactly: $0) } ?? 1
      let text = "\(number)"
      return String(repeating: "0", count: max(0, min(length, 9) - text.count)) + text
    }
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let seconds = Int(duration.seconds.rounded(.toNearestOrEven))
    switch pattern {
    case "hourMinuteSecond":
      return padded(seconds / 3600, "padHourToLength")
        + ":\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
    case "minuteSecond" where seconds < 60_000:
      return padded(seconds / 60, "padMinuteToLength") + ":\(twoDigits(seconds % 60))"
    case "hourMinute":
      let minutes = Int((duration.seconds / 60).rounded(.toNearestOrEven))
      return padded(minutes / 60, "padHourToLength") + ":\(twoDigits(minutes % 60))"
    default: return nil
    }
  }

  /// Returns a duration as numbers with units: `1 hr, 5 min`.
  private func units(_ duration: SwiftDuration, _ style: Component) -> String? {
    let known: Set<String> = ["allowed", "allowedUnits", "width", "maximumUnitCount"]
    guard (style.arguments ?? []).allSatisfy({ $0.label.map(known.contains) == true }) else {
      return nil
    }
    var allowed: Set<String> = ["hours", "minutes", "seconds"]
    if let own = style.value("allowed") ?? style.value("allowedUnits") {
      guard case .list(let members) = own else { return nil }
      allowed = Set(members.compactMap(\.memberName))
    }
    let width = style.value("width")?.memberName ?? "abbreviated"
    var units = DurationUnit.all.filter { allowed.contains($0.name) }
    guard units.count == allowed.count, !units.isEmpty, let words = DurationUnit.words[width]
    else { return nil }
    if let limit = style.value("maximumUnitCount") {
      guard let count = limit.number.flatMap({ Int(exactly: $0) }), count > 0 else { return nil }
      let first = units.firstIndex { $0.length <= duration.seconds } ?? units.count - 1
      units = Array(units.prefix(min(first, units.count) + min(count, units.count)))
    }
    guard let smallest = units.last else { return nil }
    var rest = (duration.seconds / smallest.length).rounded(.toNearestOrEven) * smallest.length
    var parts: [String] = []
    for unit in units {
      let count =
        unit.length == smallest.length
        ? (rest / unit.length).rounded() : (rest / unit.length).rounded(.down)
      rest -= count * unit.length
      guard let names = words[unit.name], let number = Int(exactly: count) else { return nil }
      if number == 0, unit.length != smallest.length || !parts.isEmpty { continue }
      parts.append(grouped(number) + (number == 1 ? names.one : names.other))
    }
    return parts.joined(separator: width == "narrow" ? " " : ", ")
  }
}

/// A unit of a formatted duration.
private struct DurationUnit {
  var name: String
  /// The length in seconds.
  var length: Double

  /// The units from the largest to the smallest.
  static let all = [
    DurationUnit(name: "weeks", length: 604_800), DurationUnit(name: "days", length: 86_400),
    DurationUnit(name: "hours", length: 3_600), DurationUnit(name: "minutes", length: 60),
    DurationUnit(name: "seconds", length: 1), DurationUnit(name: "milliseconds", length: 0.001),
  ]

  /// The English names of the units after a number, by width and unit.
  static let words: [String: [String: (one: String, other: String)]] = [
    "wide": [
      "weeks": (" week", " weeks"), "days": (" day", " days"), "hours": (" hour", " hours"),
      "minutes": (" minute", " minutes"), "seconds": (" second", " seconds"),
      "milliseconds": (" millisecond", " milliseconds"),
    ],
    "abbreviated": [
      "weeks": (" wk", " wks"), "days": (" day", " days"), "hours": (" hr", " hr"),
      "minutes": (" min", " min"), "seconds": (" sec", " sec"), "milliseconds": (" ms", " ms"),
    ],
    "narrow": [
      "weeks": ("w", "w"), "days": ("d", "d"), "hours": ("h", "h"), "minutes": ("m", "m"),
      "seconds": ("s", "s"), "milliseconds": ("ms", "ms"),
    ],
  ]
}
