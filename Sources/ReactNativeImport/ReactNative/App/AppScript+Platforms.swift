internal import AccessibilityTree
internal import Announcements

extension AppScript {
  /// Joins the app scripts of both platforms into one.
  ///
  /// If Android has a different script, each line of the joined script applies only to one
  /// platform. Without a script for Android, the script for iOS applies to both.
  static func joined(ios: AppScript?, android: AppScript?) -> AppScript? {
    guard ios != android, let android else { return ios }
    var joined = AppScript()
    joined.lines =
      (ios?.lines ?? []).map { $0.limited(to: .ios) }
      + android.lines.map { $0.limited(to: .android) }
    return joined
  }
}

extension AppScript.Line {
  fileprivate func limited(to platform: AppScript.Platform) -> Self {
    var line = self
    line.conditions.insert(.platform(platform), at: 0)
    return line
  }
}
