internal import AccessibilityTree
internal import Announcements

/// A running component: its handlers set states, and the component then renders again.
///
/// Only effects that the code in the file determines take place. If a handler has unknown effects,
/// diagnostics report these effects.
struct JSXApp: App {
  private var ios: JSXRunningScreen
  /// The screen on Android, or `nil` if the code does not distinguish the platforms.
  ///
  /// If it is `nil`, the screen in `ios` is used for both platforms.
  private var android: JSXRunningScreen?
  private var clock = 0

  init(ios: JSXRunningScreen, android: JSXRunningScreen?) {
    self.ios = ios
    self.android = android
  }

  mutating func advance(to time: Int) { clock = max(clock, time) }

  mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    guard platform == .android, android != nil else {
      return ios.answers(to: event, at: clock, on: screen, for: platform)
    }
    return android?.answers(to: event, at: clock, on: screen, for: platform)
  }

  mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    guard platform == .android, android != nil else {
      return ios.nextEntry(until: time, on: screen, for: platform)
    }
    return android?.nextEntry(until: time, on: screen, for: platform)
  }
}
