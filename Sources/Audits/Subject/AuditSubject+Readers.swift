internal import Simulator

extension AuditSubject {
  /// What the readers say that people have on the screen's platform; both where it has none.
  var heardAtHome: [HeardScreen] { heard.filter(isAtHome) }

  /// The same in other circumstances.
  func heardAtHome(in circumstance: Circumstance) -> [HeardScreen] {
    heard(in: circumstance).filter(isAtHome)
  }

  private func isAtHome(_ heard: HeardScreen) -> Bool {
    switch platform {
    case .android: type(of: heard.reader).platform == .android
    case .ios: type(of: heard.reader).platform == .iOS
    case .web, .reactNative, .design: true
    }
  }
}
