package import Simulator

/// Whose readings rules look at.
extension AuditSubject {
  /// The readings by the readers of the platforms on which the screen is shown: TalkBack alone of a
  /// layout, VoiceOver alone of a storyboard.
  func platformReadings(in condition: ReadingCondition = .asGiven) -> [ScreenReading] {
    readings(in: condition).filter { platform.isHeard(by: $0.reader) }
  }

  /// Those of them that read this screen: where the platforms show different screens, the nodes of the
  /// other one are not this screen's.
  func sameTreeReadings(in condition: ReadingCondition = .asGiven) -> [ScreenReading] {
    platformReadings(in: condition).filter { $0.screen.count == screen.count }
  }

  /// The readings of the platform's readers, or of the readers that were asked in their place: views show
  /// nobody else.
  var reportedReadings: [ScreenReading] {
    let own = platformReadings()
    return own.isEmpty ? readings : own
  }

  /// What every reader says at the stop of a node, as quotes that no finding rests on.
  func quotes(at node: Node.Index) -> [Finding.Quote] {
    readings.compactMap { reading in
      reading.stop(of: node).map { reading.quote($0, restingOn: []) }
    }
  }

  /// The reading by the same reader in another condition, or `nil` where nothing is different.
  func same(_ reading: ScreenReading, in condition: ReadingCondition) -> ScreenReading? {
    readings(in: condition).first { $0.name == reading.name }
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
