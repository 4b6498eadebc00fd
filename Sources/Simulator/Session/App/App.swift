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
  ) -> [AppAnswer]?

  /// A screen that the app can show, by the name that its answers have for it.
  func screen(named name: String, for platform: ReaderPlatform) -> Screen?

  /// Milliseconds after which something happens by itself on a screen that came up.
  func delays(for platform: ReaderPlatform) -> [Int]
}

extension App {
  /// No other screen.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { nil }

  /// Nothing happens by itself.
  public func delays(for platform: ReaderPlatform) -> [Int] { [] }
}

/// An app that leaves everything to the platform.
public struct SilentApp: App {
  /// An app of which nothing is known.
  public init() {}

  /// Nothing.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppAnswer]? { nil }
}

/// An app written in Swift, for tests.
public struct ClosureApp: App {
  private let screens: [String: Screen]
  private let answer: @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppAnswer]?

  /// An app with screens by name that answers by a closure; nil leaves it to the platform.
  public init(
    screens: [String: Screen] = [:],
    answer: @escaping @Sendable (AppEvent, Screen, ReaderPlatform) -> [AppAnswer]?
  ) {
    self.screens = screens
    self.answer = answer
  }

  /// What the closure says.
  public func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppAnswer]? { answer(event, screen, platform) }

  /// One of its screens.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? { screens[name] }
}
