/// A limit on how deeply a reader descends into nested code.
///
/// It counts levels and measures the native stack, because threads other than the main one have
/// 512 kB on Apple's platforms.
package struct NestingGuard: Sendable {
  /// The number of bytes of the native stack that a reader uses.
  ///
  /// Frames of debug builds are several times as large, and those builds run in tests.
  #if DEBUG
    private static let maximumStack: UInt = 4 << 20
  #else
    private static let maximumStack: UInt = 384 << 10
  #endif

  /// The number of levels around the current one.
  package private(set) var depth = 0
  private let base: UInt

  /// Creates a guard for a reader that begins in the calling function.
  package init() { base = Self.stackAddress() }

  /// Enters a level, and returns whether the limits allow it.
  ///
  /// ``leave()`` follows every call that returned true.
  @inline(never) package mutating func enter() -> Bool {
    let address = Self.stackAddress()
    let used = base > address ? base - address : address - base
    guard depth < Expression.depthLimit, used < Self.maximumStack else { return false }
    depth += 1
    return true
  }

  package mutating func leave() { depth -= 1 }

  /// Returns the number of levels that the count still allows.
  package var remaining: Int { Expression.depthLimit - depth }

  @inline(never) private static func stackAddress() -> UInt {
    var frame: UInt8 = 0
    return withUnsafeMutablePointer(to: &frame) { UInt(bitPattern: $0) }
  }
}
