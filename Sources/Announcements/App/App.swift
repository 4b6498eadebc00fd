public import AccessibilityTree

/// The system that a reader belongs to.
public typealias ReaderPlatform = TextInput.Platform

/// An app that answers events: a script, Swift code or a live page.
///
///     struct Greeter: App {
///       func answers(
///         to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
///       ) -> [AppEffect]? {
///         event.kind == .submit ? [.announce("Welcome", .normal, after: 0)] : nil
///       }
///     }
public protocol App: Sendable {
  /// Returns what the app does when an event happens, or `nil` to leave it to the platform.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - screen: The current screen, with what was typed and chosen.
  ///   - platform: The reader’s platform.
  mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]?

  /// Returns a screen that the app can show, by the name its effects use.
  func screen(named name: String, for platform: ReaderPlatform) -> Screen?

  /// Whether the app really runs, so that its controls change only as it shows.
  var isRunning: Bool { get }

  /// Why a live app cannot continue, or `nil` while it can.
  var failure: String? { get }

  /// Tells the app the time before an event, in milliseconds since the session began.
  mutating func advance(to time: Int)

  /// Removes and returns what the app does by itself next, or returns `nil` if nothing happens
  /// until a time.
  ///
  /// - Parameters:
  ///   - time: The latest time; `nil` waits until the app is idle.
  ///   - screen: The current screen, with what was typed and chosen.
  ///   - platform: The reader’s platform.
  mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry?

  /// Cancels what the app would do by itself on a screen that closes.
  mutating func cancelEntries()
}

/// Something that an app does by itself.
public struct AppLogEntry: Sendable, Hashable {
  /// Milliseconds since the session began.
  public var time: Int
  /// The effects.
  public var effects: [AppEffect]
  /// The event that caused the effects, if known.
  public var event: AppEvent.Kind?

  /// Creates an entry.
  public init(at time: Int, _ effects: [AppEffect], event: AppEvent.Kind? = nil) {
    self.time = time
    self.effects = effects
    self.event = event
  }
}

extension App {
  /// Returns no screen.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { nil }
  /// The app does not run.
  public var isRunning: Bool { false }
  /// Nothing fails.
  public var failure: String? { nil }
  /// Does nothing.
  public mutating func advance(to time: Int) {}
  /// Returns nothing.
  public mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? { nil }
  /// Does nothing.
  public mutating func cancelEntries() {}
}

/// An app that leaves everything to the platform.
public struct NoOpApp: App {
  /// Creates the app.
  public init() {}

  /// Leaves the event to the platform.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { nil }
}

/// An app that answers with a closure, for tests.
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
  ///   - screens: The screens that it can show, by name.
  ///   - answer: Returns the effects of an event, or `nil` to leave it to the platform.
  public init(
    screens: [String: Screen] = [:],
    answer: @escaping @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppEffect]?
  ) {
    self.screens = screens
    self.answer = answer
  }

  /// Returns what the closure answers.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { answer(event, screen, platform) }

  /// Returns a screen of the app.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { screens[name] }
}
