internal import Simulator

extension AuditSubject {
  /// What the readers say of this screen that people have on its platform; both where it has none.
  var heardAtHome: [HeardScreen] { heard.filter(isAtHome) }

  /// The same in other circumstances.
  func heardAtHome(in circumstance: Circumstance) -> [HeardScreen] {
    heard(in: circumstance).filter(isAtHome)
  }

  /// Where the platforms show different screens, the nodes of the other one are not this screen's.
  private func isAtHome(_ heard: HeardScreen) -> Bool {
    guard heard.screen.count == screen.count else { return false }
    return switch platform {
    case .android: type(of: heard.reader).platform == .android
    case .ios: type(of: heard.reader).platform == .iOS
    case .web, .reactNative, .design: true
    }
  }
}
