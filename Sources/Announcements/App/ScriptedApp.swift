public import AccessibilityTree

/// An app that responds to events by a script.
///
///     let script = try AppScript("on submit: announce \"Sent\"")
///     var session = Session(screen, by: TalkBack(), app: ScriptedApp(script))
public struct ScriptedApp: App {
  private let script: AppScript
  /// The screens that the app can show, by name.
  private let screens: [String: Screen]
  /// The screens, by name, that replace those in ``screens`` on Android.
  private let androidScreens: [String: Screen]
  private var occurrences: [Occurrence: Int] = [:]
  /// The future `after` events of the current screen, sorted by time.
  private var pending: [PendingEvent] = []
  private var clock = 0

  private struct PendingEvent: Sendable {
    var time, delay: Int
  }

  /// The event that a line of the script waits for: its kind, node, custom action and delay.
  ///
  /// If all four values are equal, a later event counts as a repetition of an earlier event.
  private struct Occurrence: Sendable, Hashable {
    var event: AppEvent.Kind
    var target, action: String?
    var delay: Int?

    init(_ line: AppScript.Line) {
      (event, target, action, delay) = (line.event, line.target, line.action, line.delay)
    }
  }

  /// Creates an app.
  public init(
    _ script: AppScript, screens: [String: Screen] = [:], androidScreens: [String: Screen] = [:]
  ) {
    self.script = script
    self.screens = screens
    self.androidScreens = androidScreens
  }

  /// Returns the screen with a name, in its variant for Android if the platform is Android and
  /// there is such a variant.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? {
    platform == .android ? androidScreens[name] ?? screens[name] : screens[name]
  }

  /// Stores the time of the session.
  ///
  /// The `after` events of a screen are scheduled relative to the time at which the screen opens.
  public mutating func advance(to time: Int) { clock = max(clock, time) }

  /// Returns the effects of the first line that matches the event.
  public mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    if event.kind == .opens {
      let delays = Set(script.lines.compactMap(\.delay)).sorted()
      pending = delays.map { PendingEvent(time: clock + $0, delay: $0) }
    }
    return line(answering: event, on: screen, for: platform).map { script.lines[$0].answers }
  }

  /// Returns the effects of the next `after` event, or `nil` if none is due.
  public mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    guard let next = pending.first, next.time <= time ?? .max else { return nil }
    pending.removeFirst()
    advance(to: next.time)
    let event = AppEvent(.after, delay: next.delay)
    let effects = answers(to: event, on: screen, for: platform)
    return AppLogEntry(at: next.time, effects ?? [], event: .after)
  }

  /// Cancels all future `after` events.
  public mutating func cancelEntries() { pending = [] }

  /// Returns the index of the first line of the script that matches an event, or `nil` if no line
  /// matches.
  package mutating func line(
    answering event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> Int? {
    let lines = script.lines.indices.filter { script.lines[$0].fits(event, on: screen) }
    for occurrence in Set(lines.map { Occurrence(script.lines[$0]) }) {
      occurrences[occurrence, default: 0] += 1
    }
    return lines.first { index in
      let line = script.lines[index]
      let time = occurrences[Occurrence(line)] ?? 1
      return line.conditions.allSatisfy { $0.holds(on: screen, for: platform, occurrence: time) }
    }
  }
}

extension AppScript.Line {
  fileprivate func fits(_ event: AppEvent, on screen: Screen) -> Bool {
    guard self.event == event.kind else { return false }
    if let delay, delay != event.delay { return false }
    if let action, action != event.action { return false }
    guard let target else { return true }
    guard let node = event.node else { return false }
    return screen.isNamed(target, node)
  }
}

extension AppScript.Condition {
  fileprivate func holds(on screen: Screen, for platform: ReaderPlatform, occurrence: Int) -> Bool {
    var condition = self
    var isNegated = false
    while case .not(let inner) = condition {
      condition = inner
      isNegated.toggle()
    }
    let holds: Bool
    switch condition {
    case .platform(.ios): holds = platform == .iOS
    case .platform(.android): holds = platform == .android
    case .platform(.web): holds = screen.origin == .web
    case .isEmpty(let name): holds = screen.text(of: name)?.isEmpty ?? true
    case .hasText(let name, let text): holds = screen.text(of: name) == text
    case .isInvalid(let name):
      holds = screen.index(called: name).map(screen.failsValidation) ?? false
    case .isValid: holds = !screen.preorder.contains { screen.failsValidation($0.index) }
    case .occurrence(let number): holds = occurrence == number
    case .not: holds = false
    }
    return holds != isNegated
  }
}
