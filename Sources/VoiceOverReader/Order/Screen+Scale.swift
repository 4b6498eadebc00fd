import AccessibilityTree

extension Screen {
  /// How many units of its frames are a point: more than one where a dump counts pixels.
  ///
  /// Assumed: a dump of Android is of a phone that is 411 points wide, as most are, or of a tablet of
  /// that at least; which density it has the dump does not tell.
  var unitsPerPoint: Double {
    guard origin == .androidNodes, let frame = firstRootIndex.flatMap({ self[$0].frame }) else {
      return 1
    }
    return max(1, min(frame.width, frame.height) / 411)
  }
}
