package import SystemLibrary

/// The writing end of a pipe, which tells by an error that nobody reads any more.
///
/// The signal that would come with it is held back from the writing thread only, so that it kills
/// nobody who uses this as a library and changes nothing for the rest of the process.
package enum BrokenPipeSafeOutput {
  /// Makes a pipe whose ends no other process inherits; nil where the system has none left.
  package static func make() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    // Glibc's module does not show pipe2, which would leave no moment between the two.
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
    #endif
    return (ends[0], ends[1])
  }

  /// Writes what the pipe takes; the number of bytes, or the system's error code.
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
