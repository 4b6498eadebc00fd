/// An error of the operating system, with its `errno` code.
package struct SystemError: Error, Sendable, Hashable {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The system's description of the error.
  package var message: String { String(cString: strerror(code)) }

  /// The error of the last system call in this thread that failed.
  package static var last: SystemError { SystemError(code: errno) }
}
