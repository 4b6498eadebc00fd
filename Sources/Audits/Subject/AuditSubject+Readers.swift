package import Simulator

extension AuditSubject {
  /// What the readers say that the screen is written for: a layout of Android’s is not heard on an
  /// iPhone, and the other way round.
  var heardAtHome: [HeardScreen] { heard.filter(isAtHome) }

  /// The same in other circumstances.
  func heardAtHome(in circumstance: Circumstance) -> [HeardScreen] {
    heard(in: circumstance).filter(isAtHome)
  }

  /// Whether a reader is one that the screen is written for; where the platforms show different screens, the
  /// nodes of the other one are not this screen's.
  func isAtHome(_ heard: HeardScreen) -> Bool {
    guard heard.screen.count == screen.count else { return false }
    return platform.isHeard(by: heard.reader)
  }
}

extension AuditRule.Platform {
  /// Whether its screens are heard by a reader: those of one system by that system’s own.
  package func isHeard(by reader: any ScreenReader) -> Bool {
    switch self {
    case .android: type(of: reader).platform == .android
    case .ios: type(of: reader).platform == .iOS
    case .web, .reactNative, .design: true
    }
  }
}
