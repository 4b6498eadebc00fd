internal import CSystem
package import SystemLibrary

/// Functions that write to a pipe.
///
/// If the reading end of the pipe is closed, a write returns an error and raises no signal.
///
/// A write blocks the signal SIGPIPE, but only in the current thread. Therefore, the signal cannot
/// kill a program that uses this library, and the program's own signal handling does not change.
package enum BrokenPipeSafeOutput {
  /// Creates a pipe that no other process inherits.
  ///
  /// The result is `nil` on failure.
  package static func make() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    let code = csystem_pipe(&ends)
    guard code == 0 else {
      errno = code
      return nil
    }
    #if canImport(Darwin)
      _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
    #endif
    return (ends[0], ends[1])
  }

  /// Writes as many bytes as the pipe accepts.
  ///
  /// - Returns: The number of bytes written, or the error.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> Result<Int, SystemError> {
    withoutSignal {
      let count = SystemCall.writeSome(bytes, to: descriptor)
      return count >= 0 ? .success(count) : .failure(.last)
    }
  }

  private static func withoutSignal<Value>(_ body: () -> Value) -> Value {
    #if canImport(Darwin)
      return body()
    #else
      var pipe = sigset_t()
      var pending = sigset_t()
      var old = sigset_t()
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      sigpending(&pending)
      pthread_sigmask(SIG_BLOCK, &pipe, &old)
      let value = body()
      if sigismember(&pending, SIGPIPE) == 0 {
        var none = timespec()
        while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
      }
      pthread_sigmask(SIG_SETMASK, &old, nil)
      return value
    #endif
  }
}
