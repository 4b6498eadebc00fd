public import AccessibilityTree
public import Announcements

extension VoiceOver.Profile {
  /// The logs on which this version is based.
  ///
  /// The value is `nil` for a version that is based on recordings and AccessibilitySnapshot.
  ///
  /// Source: IRS-Public/aloud, 22 stops that VoiceOver of iOS 27.0 spoke in a simulator
  /// (`XCUIVoiceOverService`).
  var logs: VersionLogs? {
    switch self {
    case .snapshot, .ios17, .ios18, .ios26: nil
    case .ios27: Self.logs27
    }
  }

  private static let logs27 = VersionLogs(
    of: "iOS 27", following: "iOS 26",
    [
      ComposerRules.label, TraitRules.selected, TraitRules.button, TraitRules.heading,
      TraitRules.switchButton, TraitRules.switchState, HintRules.toggle, ComposerRules.pause,
      EventRules.appName,
    ])
}

extension VoiceOver {
  /// Returns a remark on a part that no log of this version of iOS confirms.
  ///
  /// The logs of iOS 27 contain no web page.
  ///
  /// - Parameters:
  ///   - part: A part of the announcement, or one that VoiceOver does not announce.
  ///   - stop: The stop.
  ///   - screen: The screen of the stop.
  /// - Returns: The remark, or `nil` if a log confirms the part or the version has no logs.
  public func remark(on part: Part, of stop: Stop, on screen: Screen) -> String? {
    guard let logs = settings.profile.logs else { return nil }
    // The rule for badges of bar buttons has a source of its own. In iOS 26, the badge is not a
    // value.
    if part.kind == .value, stop.mapping.contains(UIKitRules.barBadge) { return nil }
    return logs.rules.contains(part.rule) && screen.origin != .web ? nil : logs.remark
  }
}
