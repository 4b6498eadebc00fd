package import Simulator

extension AuditSubject {
  /// Returns the readings by the readers of the screen's platform.
  ///
  /// Example: only TalkBack for an Android layout, only VoiceOver for a storyboard.
  func platformReadings(in condition: ReadingCondition = .asGiven) -> [ScreenReading] {
    readings(in: condition).filter { platform.isHeard(by: $0.reader) }
  }

  /// Returns the platform readings of a screen with the same nodes as the audited screen.
  ///
  /// On Android, the app may show another screen. If that screen has as many nodes as the audited
  /// screen, the nodes are the same.
  func sameTreeReadings(in condition: ReadingCondition = .asGiven) -> [ScreenReading] {
    platformReadings(in: condition).filter { $0.screen.count == screen.count }
  }

  /// The readings by the readers of the platform, or all readings if there are no readings of the
  /// platform.
  var reportedReadings: [ScreenReading] {
    let own = platformReadings()
    return own.isEmpty ? readings : own
  }

  /// Whether a reader stops at a node.
  ///
  /// For a dump of iOS, only stops of VoiceOver count. Such a dump also contains the controls
  /// inside a row, even if VoiceOver stops only at the whole row.
  func isStop(_ node: Node.Index) -> Bool {
    let heard = screen.origin == .iosElements ? reportedReadings : readings
    return heard.contains { $0.stop(of: node) != nil }
  }

  /// Returns the announcements of all readers at the stop of a node.
  ///
  /// The announcements are for information only. The confidence of a finding does not depend on
  /// them.
  func quotes(at node: Node.Index) -> [Finding.Quote] {
    readings.compactMap { reading in
      reading.stop(of: node).map { reading.quote($0, restingOn: []) }
    }
  }

  /// Returns the reading by the same reader in another condition, or `nil` if the condition changes
  /// no announcement.
  func same(_ reading: ScreenReading, in condition: ReadingCondition) -> ScreenReading? {
    readings(in: condition).first { $0.name == reading.name }
  }
}

extension AuditRule.Platform {
  /// Whether a reader can read screens of this platform.
  ///
  /// A screen of iOS or Android is read only by the reader of that system.
  package func isHeard(by reader: any ScreenReader) -> Bool {
    switch self {
    case .android: type(of: reader).platform == .android
    case .ios: type(of: reader).platform == .iOS
    case .web, .reactNative, .design: true
    }
  }
}
