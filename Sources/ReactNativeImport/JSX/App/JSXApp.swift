internal import AccessibilityTree
internal import Announcements

/// A running component: its handlers set states, and the component then renders again.
///
/// Only effects that the file determines happen. Everything else that a handler does is a
/// diagnostic.
struct JSXApp: App {
  private var ios: JSXRunningScreen
  /// The screen on Android, or `nil` if the code does not distinguish the platforms.
  private var android: JSXRunningScreen?

  init(ios: JSXRunningScreen, android: JSXRunningScreen?) {
    self.ios = ios
    self.android = android
  }

  mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    guard platform == .android, android != nil else {
      return ios.answers(to: event, on: screen, for: platform)
    }
    return android?.answers(to: event, on: screen, for: platform)
  }
}
