import Simulator

@testable import Audits

/// A list of values to which closures and apps of tests append.
final class Seen<Value>: @unchecked Sendable {
  var seen: [Value] = []
}

/// An app that records whether the user waits for it.
struct WaitedApp: App {
  let waits = Seen<Bool>()

  func answers(to event: AppEvent, on screen: Screen, for platform: ReaderPlatform) -> [AppEffect]?
  {
    nil
  }

  mutating func setWaiting(_ isWaiting: Bool) { waits.seen.append(isWaiting) }
}

/// A live page that changes after a double tap, and announces it except on some platforms.
struct LatePage: App {
  let silent: Set<ReaderPlatform>
  var isRunning: Bool { true }

  func answers(to event: AppEvent, on screen: Screen, for platform: ReaderPlatform) -> [AppEffect]?
  {
    guard event.kind == .doubleTap else { return nil }
    let change = AppEffect.update("Not saved", .label, "Saved")
    return silent.contains(platform) ? [change] : [change, .announce("Saved", .normal, after: 0)]
  }
}

/// An executor that records the number of tasks in each call.
struct Lanes: AuditExecutor {
  let counts = Seen<Int>()

  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    counts.seen.append(items.count)
    return items.map(transform)
  }
}
