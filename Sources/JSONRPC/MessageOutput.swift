internal import Dispatch
internal import TextIO

/// The stream to which messages are written, one whole message after the other.
///
/// A separate thread writes the messages, so that sending a message never waits until the other
/// program reads.
///
/// Unchecked: the variables are used only while the lock is held.
final class MessageOutput: @unchecked Sendable {
  /// The maximum total size, in bytes, of the messages that wait to be written.
  static let sizeLimit = 256 << 20

  private let framing: MessageFraming
  private let write: @Sendable ([UInt8]) -> Bool
  private let writing = DispatchQueue(label: "output")
  private let lock = Lock()
  private var isClosed = false
  private var waitingSize = 0

  /// Creates an output.
  ///
  /// - Parameter write: A function that writes bytes without buffering them, and returns whether
  ///   the other program still reads.
  init(framing: MessageFraming, _ write: @escaping @Sendable ([UInt8]) -> Bool) {
    self.framing = framing
    self.write = write
  }

  /// Adds a message to the messages to write, unless the other program has stopped reading.
  func send(_ message: JSONText) {
    let bytes = framing.framed(message)
    // Hold the lock until the message is queued, so that messages are written in the order of the
    // calls.
    lock.withLock {
      guard !isClosed else { return }
      waitingSize += bytes.count
      guard waitingSize <= Self.sizeLimit || waitingSize == bytes.count else {
        isClosed = true
        return
      }
      writing.async { [self] in
        let isWritten = lock.withLock { !isClosed } && write(bytes)
        lock.withLock {
          waitingSize -= bytes.count
          if !isWritten { isClosed = true }
        }
      }
    }
  }

  /// Waits until all messages are written, or until the given number of seconds has passed.
  func finish(within seconds: Int) {
    let isDone = DispatchSemaphore(value: 0)
    writing.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + .seconds(seconds))
  }
}
