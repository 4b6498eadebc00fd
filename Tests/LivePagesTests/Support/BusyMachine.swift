import Foundation

/// Bursts of work that keep processors busy until `stop` is called, so that events arrive late.
final class BusyMachine: @unchecked Sendable {
  private let lock = NSLock()
  private var isStopped = false

  init(threads: Int = 2) {
    for _ in 0..<threads {
      Thread { [self] in
        var number: UInt64 = 1
        while !lock.withLock({ isStopped }) {
          for _ in 0..<100_000 { number = number &* 6_364_136_223_846_793_005 &+ 1 }
          // A pause of about the same length halves the processor time of this load.
          usleep(4_000)
        }
      }.start()
    }
  }

  func stop() { lock.withLock { isStopped = true } }
}
