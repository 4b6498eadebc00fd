internal import SystemLibrary
internal import VoiceProtocol

/// A channel that receives frames on standard input and sends frames on standard output.
final class FrameChannel {
  private var buffer = FrameBuffer(limit: FrameBuffer.requestLimit)

  /// Whether something has arrived that was not read yet: a frame or the end of the input.
  var hasInput: Bool {
    guard buffer.isEmpty else { return true }
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// Waits for the next valid request and returns it, or returns `nil` at the end of the input.
  func receive() -> WorkerRequest? {
    while true {
      do {
        if let frame = try buffer.next() {
          if let request = try? WorkerRequest(frame) { return request }
        } else if !fill() {
          return nil
        }
      } catch {
        // After an invalid length, the start of the next frame cannot be found.
        return nil
      }
    }
  }

  /// Sends a frame.
  ///
  /// If the pipe is closed, this process ends.
  func send(_ frame: WireFrame) {
    var sent = 0
    frame.bytes.withUnsafeBytes { bytes in
      while sent < bytes.count {
        let count = write(1, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count > 0 { sent += count } else if count == 0 || errno != EINTR { exit(0) }
      }
    }
  }

  private func fill() -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { space in
      var count: Int
      repeat { count = read(0, space.baseAddress, space.count) } while count < 0 && errno == EINTR
      guard count > 0 else { return false }
      buffer.append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(space)[..<count]))
      return true
    }
  }
}
