internal import Dispatch
internal import TextIO

/// A capture of a page that another thread makes.
///
/// Unchecked: the other thread writes the result before it leaves the group. Readers wait for the
/// group first.
final class PendingCapture: @unchecked Sendable {
  private let group = DispatchGroup()
  private var made: Result<[UInt8], InputError>?

  /// Begins a capture in another thread.
  init(_ capture: @escaping @Sendable () -> Result<[UInt8], InputError>) {
    DispatchQueue.global().async(group: group) { self.made = capture() }
  }

  /// The result of the capture.
  ///
  /// The calling thread waits until the capture has ended.
  var result: Result<[UInt8], InputError> {
    group.wait()
    return made ?? .success([])
  }
}
