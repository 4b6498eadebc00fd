internal import Processes

/// What leads to a browser and back.
package protocol BrowserLink: AnyObject {
  /// Sends bytes; false where nobody takes them any more.
  func send(_ bytes: [UInt8]) -> Bool
  /// Waits for bytes until a time on the steady clock.
  func receive(until deadline: Double) -> BrowserBytes
}

/// What came of waiting for a browser.
package enum BrowserBytes: Sendable {
  case bytes([UInt8])
  case late
  case ended
}

/// A browser that runs beside this process and ends with this value.
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
    case .late, .cancelled: return .late
    case .ended: return .ended
    }
  }
}
