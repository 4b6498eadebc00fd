import AccessibilityTree
import Announcements

extension Session {
  /// The problem of a walk in which the app moves focus back again and again.
  package static let walkWithoutEnd = "the walk has no end: the app keeps moving focus back"

  /// The number of stops that a page may add while the person swipes to a stop or to the end.
  static let addedStops = 300

  /// Swipes to the last or first stop of the screen.
  ///
  /// Returns the reason why the walk does not end there, or `nil`.
  mutating func walk(_ direction: Gesture.SwipeDirection) -> String? {
    // The number of steps is limited, because the app may move focus back again and again. Steps
    // to stops that a page adds meanwhile, such as those of an endless list, have their own limit.
    let count = walk.count
    var (steps, reached) = (0, Set<Focus>())
    while steps < 2 * count + 2 + max(0, reached.count - count) {
      guard reached.count < count + Session.addedStops else {
        return "the walk ends here: \(Session.addedStops) stops were added meanwhile"
      }
      guard !isOutOfTime(), step(direction) else { return nil }
      listen()
      report(.touched)
      steps += 1
      guard var stop = focus else { continue }
      stop.index = 0
      reached.insert(stop)
    }
    return Session.walkWithoutEnd
  }
}
