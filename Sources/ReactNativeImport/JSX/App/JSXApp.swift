internal import AccessibilityTree
internal import Announcements

/// A component that runs: its handlers set states, and it renders again.
///
/// Only what the file determines happens; what a handler does otherwise is a diagnostic.
struct JSXApp: App {
  private var ios: JSXRunningScreen
  /// The screen on Android, if the code distinguishes the platforms.
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
