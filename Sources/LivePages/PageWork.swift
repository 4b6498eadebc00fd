internal import Browsers
internal import Processes

/// The seconds that sessions with a page spent on each kind of work.
package struct PageWork: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case opening = "opening pages"
    case acting = "acting on them"
    case waiting = "letting their time pass"
    case reading = "reading them"
  }

  private var seconds: [Kind: Double] = [:]
  /// How often the whole content of a page was read.
  package internal(set) var captures = 0

  /// Adds the time since the start of a piece of work to the time of its kind.
  mutating func add(_ kind: Kind, since start: Double) {
    seconds[kind, default: 0] += MonotonicClock.seconds() - start
  }

  /// The number of seconds for each kind of work.
  package var times: [(kind: Kind, seconds: Double)] {
    Kind.allCases.map { ($0, seconds[$0] ?? 0) }
  }
}

extension PageHost {
  /// Performs a piece of work, and adds its seconds to the times of this host.
  ///
  /// Call this method only inside ``withExclusiveAccess(_:)``.
  func timed<Output>(
    _ kind: PageWork.Kind, _ act: () throws(BrowserError) -> Output
  ) throws(BrowserError) -> Output {
    let start = MonotonicClock.seconds()
    defer { work.add(kind, since: start) }
    return try act()
  }
}
