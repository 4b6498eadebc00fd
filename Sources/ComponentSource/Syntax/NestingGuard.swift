/// A limit on the depth to which a reader descends into nested code.
///
/// The guard counts levels and measures the native stack.
package struct NestingGuard: Sendable {
  /// The maximum number of bytes of the native stack that a reader uses.
  ///
  /// Stack frames of debug builds, in which tests run, are several times as large as those of
  /// release builds.
  #if DEBUG
    private static let maximumStack: UInt = 4 << 20
  #else
    private static let maximumStack: UInt = 384 << 10
  #endif

  /// The number of levels around the current level.
  package private(set) var depth = 0
  private let depthLimit: Int
  private let stack = NativeStack()

  /// Creates a guard for a reader.
  ///
  /// The stack is measured from the function that creates the guard.
  ///
  /// - Parameter depthLimit: The number of levels that the reader can enter.
  package init(depthLimit: Int = Expression.depthLimit) { self.depthLimit = depthLimit }

  /// Enters a level, and returns whether the limits allow that.
  ///
  /// After every call that returned `true`, the caller must call ``leave()``.
  @inline(never) package mutating func enter() -> Bool {
    guard depth < depthLimit, stack.used < Self.maximumStack else { return false }
    depth += 1
    return true
  }

  /// Enters a level even if a limit is reached.
  ///
  /// A reader may only use this method for levels with another limit on their number.
  package mutating func enterBounded() { depth += 1 }

  package mutating func leave() { depth -= 1 }

  /// The number of levels that can still be entered before ``depth`` reaches its limit.
  package var remaining: Int { depthLimit - depth }
}
