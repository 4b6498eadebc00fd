public import Simulator

extension AuditSubject {
  /// Creates a subject with the readings in all conditions that the rules of an audit need.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, where it is another one.
  ///   - read: The screens as the readers have opened them with what they say, where that is done.
  ///   - executor: Reads the screen in the other conditions.
  public init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil, for audit: Audit,
    executor: some AuditExecutor = SerialAuditExecutor()
  ) {
    self.init(screen, android: android, source: source, by: readers, read: read, executor) {
      audit.readingConditions(of: $0)
    }
  }
}
