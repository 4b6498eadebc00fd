internal import Dispatch
internal import TextIO

/// A capture of a page that another thread makes.
///
/// Unchecked: the result is written before the group is left, and read after waiting for the group.
final class PendingCapture: @unchecked Sendable {
  private let group = DispatchGroup()
  private var made: Result<[UInt8], InputError>?

  /// Begins a capture in another thread.
  init(_ capture: @escaping @Sendable () -> Result<[UInt8], InputError>) {
    DispatchQueue.global().async(group: group) { self.made = capture() }
  }

  /// The result of the capture.
  ///
  /// The calling thread waits for it if necessary.
  var result: Result<[UInt8], InputError> {
    group.wait()
    return made ?? .success([])
  }
}
