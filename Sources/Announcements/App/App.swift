public import AccessibilityTree

/// The system that a reader belongs to.
public typealias ReaderPlatform = TextInput.Platform

/// An app that responds to events: a script, Swift code or a live page.
///
///     struct Greeter: App {
///       func answers(
///         to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
///       ) -> [AppEffect]? {
///         event.kind == .submit ? [.announce("Welcome", .normal, after: 0)] : nil
///       }
///     }
public protocol App: Sendable {
  /// Returns the effects of an event, or `nil` to let the platform perform its default action.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - screen: The current screen, including what the user typed and chose.
  ///   - platform: The reader’s platform.
  mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]?

  /// Returns the screen with a name, or `nil` if the app has no such screen.
  ///
  /// Effects such as ``AppEffect/show(_:as:)`` use the same name.
  func screen(named name: String, for platform: ReaderPlatform) -> Screen?

  /// Whether the app runs code of its own, as a live web page does.
  ///
  /// Such an app changes the states of its controls itself.
  var isRunning: Bool { get }

  /// The reason why the app cannot continue, or `nil` while the app works.
  var failure: String? { get }

  /// Records whether the user is now waiting for the app (`true`) or only listening to speech
  /// (`false`).
  mutating func setWaiting(_ isWaiting: Bool)

  /// Advances the clock of the app to the time of the next event.
  ///
  /// - Parameter time: The time of the event, in milliseconds since the screen was opened.
  mutating func advance(to time: Int)

  /// Returns the next delayed effects of the app, such as the effects of a timer, or `nil` if there
  /// are none.
  ///
  /// - Parameters:
  ///   - time: The latest time of the effects, or `nil` to wait until the app is idle.
  ///   - screen: The current screen, including what the user typed and chose.
  ///   - platform: The reader’s platform.
  mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry?

  /// Cancels all delayed effects. The session calls this method when the screen closes.
  mutating func cancelEntries()
}

/// Delayed effects of an app, such as the effects of a timer.
public struct AppLogEntry: Sendable, Hashable {
  /// The time of the effects, in milliseconds since the session began.
  public var time: Int
  /// What the app does at this time.
  public var effects: [AppEffect]
  /// The event that caused the effects, or `nil` if it is unknown.
  public var event: AppEvent.Kind?

  /// Creates an entry.
  public init(at time: Int, _ effects: [AppEffect], event: AppEvent.Kind? = nil) {
    self.time = time
    self.effects = effects
    self.event = event
  }
}

extension App {
  /// Returns `nil`, for an app that cannot show other screens.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { nil }
  /// Whether the app runs its own code: `false` by default.
  public var isRunning: Bool { false }
  /// Returns `nil`: the app never fails.
  public var failure: String? { nil }
  /// Does nothing, for an app without a clock.
  public mutating func advance(to time: Int) {}
  /// Does nothing, for an app that responds at once.
  public mutating func setWaiting(_ isWaiting: Bool) {}
  /// Returns `nil`, for an app without delayed effects.
  public mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? { nil }
  /// Does nothing, for an app without pending effects.
  public mutating func cancelEntries() {}
}

/// An app that lets the platform perform its default action for every event.
public struct NoOpApp: App {
  /// Creates the app.
  public init() {}

  /// Returns `nil`, so that the platform performs its default action.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { nil }
}

/// An app that responds with a closure, for tests.
///
///     let app = ClosureApp { event, screen, platform in
///       event.kind == .submit ? [.announce("Sent", .normal, after: 0)] : nil
///     }
public struct ClosureApp: App {
  private let screens: [String: Screen]
  private let answer: @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppEffect]?

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - screens: The screens that the app can show, by name.
  ///   - answer: Returns the effects of an event, or `nil` for the platform's default action.
  public init(
    screens: [String: Screen] = [:],
    answer: @escaping @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppEffect]?
  ) {
    self.screens = screens
    self.answer = answer
  }

  /// Returns the result of the closure.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { answer(event, screen, platform) }

  /// Returns the app's screen with a name, or `nil` if there is none.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { screens[name] }
}
