public import AccessibilityTree
public import Announcements

/// The system that a reader belongs to.
public typealias ReaderPlatform = TextInput.Platform

/// What answers a person on a screen: a script, code, a live page.
public protocol App: Sendable {
  /// What the app does when something happens; nil where it leaves it to the platform.
  ///
  /// - Parameters:
  ///   - screen: The screen as it is, with what was typed and chosen.
  ///   - platform: The reader’s platform.
  mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]?

  /// A screen that the app can show, by the name that its answers have for it.
  func screen(named name: String, for platform: ReaderPlatform) -> Screen?

  /// Milliseconds after which something happens by itself on a screen that came up.
  func delays(for platform: ReaderPlatform) -> [Int]

  /// Whether the app is really run: what becomes of its controls is what it shows then, and nothing is
  /// guessed in its stead.
  var isRunning: Bool { get }

  /// Why a running app cannot go on; absent while it can.
  var failure: String? { get }

  /// Tells a running app the time, in milliseconds since the screen was opened, before something happens.
  mutating func pass(to time: Int)

  /// What a running app does by itself next.
  ///
  /// - Parameter time: Up to when; without it, until the app has come to rest.
  /// - Returns: When it was, and what came of it; nil where nothing happens until then.
  mutating func happening(until time: Int?) -> AppLogEntry?
}

/// Something that a running app does by itself.
public struct AppLogEntry: Sendable, Hashable {
  /// Milliseconds since the screen was opened.
  public var time: Int
  /// What it does.
  public var effects: [AppEffect]

  /// What an app does at a time.
  public init(at time: Int, _ effects: [AppEffect]) {
    self.time = time
    self.effects = effects
  }
}

extension App {
  /// No other screen.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { nil }

  /// Nothing happens by itself.
  public func delays(for platform: ReaderPlatform) -> [Int] { [] }

  /// Nothing is run.
  public var isRunning: Bool { false }

  /// Nothing fails.
  public var failure: String? { nil }

  /// Does nothing.
  public mutating func pass(to time: Int) {}

  /// Nothing.
  public mutating func happening(until time: Int?) -> AppLogEntry? { nil }
}

/// An app that leaves everything to the platform.
public struct NoOpApp: App {
  /// An app of which nothing is known.
  public init() {}

  /// Nothing.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { nil }
}

/// An app written in Swift, for tests.
public struct ClosureApp: App {
  private let screens: [String: Screen]
  private let answer: @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppEffect]?

  /// An app with screens by name that answers by a closure; nil leaves it to the platform.
  public init(
    screens: [String: Screen] = [:],
    answer: @escaping @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppEffect]?
  ) {
    self.screens = screens
    self.answer = answer
  }

  /// What the closure says.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? { answer(event, screen, platform) }

  /// One of its screens.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { screens[name] }
}
