internal import Processes

/// A channel to a browser.
package protocol BrowserLink: AnyObject {
  /// Sends bytes.
  ///
  /// Returns whether the browser could receive them.
  func send(_ bytes: [UInt8]) -> Bool
  /// Waits for bytes until a time of the monotonic clock.
  func receive(until deadline: Double) -> BrowserBytes
}

/// The result of waiting for bytes from a browser.
package enum BrowserBytes: Sendable {
  case bytes([UInt8])
  case timedOut
  case ended
}

/// A browser process.
///
/// The process is ended when this object is deinitialised.
final class RunningBrowser: BrowserLink {
  private let program: SocketProgram

  init(_ program: SocketProgram) { self.program = program }

  func send(_ bytes: [UInt8]) -> Bool { program.send(bytes) }

  func receive(until deadline: Double) -> BrowserBytes {
    var received: [UInt8] = []
    let arrival = program.receive(
      until: deadline, isCancelled: { false }, into: { received = Array($0) })
    switch arrival {
    case .bytes: return .bytes(received)
    case .timedOut, .cancelled: return .timedOut
    case .ended: return .ended
    }
  }
}
