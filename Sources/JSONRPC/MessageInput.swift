internal import SystemLibrary

/// Functions that read bytes from another program.
package enum MessageInput {
  /// Waits until bytes can be read from a descriptor, and returns them.
  ///
  /// - Parameter isAlive: A function that returns whether to go on waiting. The function is called
  ///   at least twice a second.
  /// - Returns: The bytes, or an empty array at the end of the input.
  package static func bytes(
    of descriptor: Int32, while isAlive: () -> Bool = { true }
  ) -> [UInt8] {
    while isAlive() {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, 500)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      guard ready > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, initialized in
        var count: Int
        repeat {
          count = read(descriptor, space.baseAddress, space.count)
        } while count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
    }
    return []
  }
}
