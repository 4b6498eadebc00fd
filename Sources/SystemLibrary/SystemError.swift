/// What the system calls an error.
package struct SystemError: Error, Sendable, Hashable {
  /// The number of the error.
  package var code: Int32

  /// An error by its number.
  package init(code: Int32) { self.code = code }

  /// The system's own words.
  package var words: String { String(cString: strerror(code)) }

  /// What the system said last in this thread.
  package static var last: SystemError { SystemError(code: errno) }
}
