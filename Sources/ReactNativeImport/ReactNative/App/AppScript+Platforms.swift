internal import AccessibilityTree
internal import Announcements

extension AppScript {
  /// Joins the scripts of both platforms.
  ///
  /// Lines that only one script has apply only to its platform.
  static func joined(ios: AppScript?, android: AppScript?) -> AppScript? {
    guard ios != android, let android else { return ios }
    var joined = AppScript()
    joined.lines =
      (ios?.lines ?? []).map { $0.holding(on: .ios) }
      + android.lines.map { $0.holding(on: .android) }
    return joined
  }
}

extension AppScript.Line {
  fileprivate func holding(on platform: AppScript.Platform) -> Self {
    var line = self
    line.conditions.insert(.platform(platform), at: 0)
    return line
  }
}
