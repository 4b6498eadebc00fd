/// A measure of the native stack that the code has used since a certain point.
///
/// On Apple's platforms, threads other than the main thread have a stack of 512 kB.
package struct NativeStack: Sendable {
  private let base: UInt

  /// Begins to measure in the calling function.
  package init() { base = Self.address() }

  /// The number of bytes between the function that began to measure and the calling function.
  package var used: UInt {
    let address = Self.address()
    return base > address ? base - address : address - base
  }

  /// Returns the address of the current frame.
  @inline(never) private static func address() -> UInt {
    var frame: UInt8 = 0
    return withUnsafeMutablePointer(to: &frame) { UInt(bitPattern: $0) }
  }
}
