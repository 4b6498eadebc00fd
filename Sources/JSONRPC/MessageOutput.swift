internal import Dispatch

/// The stream that messages are written to, each as a whole.
///
/// Unchecked: the stream is used only while the lock is held.
final class MessageOutput: @unchecked Sendable {
  private let framing: MessageFraming
  private let write: @Sendable ([UInt8]) -> Bool
  private let isFree = DispatchSemaphore(value: 1)
  private var isClosed = false

  /// Creates an output.
  ///
  /// - Parameter write: Writes bytes at once, and returns whether the other side still reads.
  init(framing: MessageFraming, _ write: @escaping @Sendable ([UInt8]) -> Bool) {
    self.framing = framing
    self.write = write
  }

  /// Writes a message, unless the other side has stopped reading.
  func send(_ message: JSONText) {
    let bytes = framing.framed(message)
    isFree.wait()
    defer { isFree.signal() }
    if !isClosed { isClosed = !write(bytes) }
  }
}
