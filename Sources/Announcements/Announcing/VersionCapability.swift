/// A difference between versions of a reader or platform.
///
/// The cases of a conforming enumeration are called capabilities. A capability applies to the first
/// version in its row and to all later versions. To add a version, add a case to `Version`, and a
/// capability with a row for each difference from the version before.
@usableFromInline
package protocol VersionCapability: CaseIterable, RawRepresentable, Sendable
where RawValue == Int {
  associatedtype Version: Comparable & Sendable

  /// The first version with the capability, a description of the change, and the source for it.
  var row: CapabilityRow<Version> { get }
}

/// A row of the table of capabilities.
@usableFromInline package struct CapabilityRow<Version: Sendable>: Sendable {
  /// The first version with the capability.
  @usableFromInline package let since: Version
  /// The behaviour of the first version and all later versions, in one sentence.
  let summary: String
  /// The source file, specification or recording in which the difference is found.
  let source: String

  package init(_ since: Version, _ summary: String, _ source: String) {
    (self.since, self.summary, self.source) = (since, summary, source)
  }
}

/// The capabilities of one version, as a set of bits.
@usableFromInline package struct Capabilities<Capability: VersionCapability>: Sendable, Hashable {
  @usableFromInline let bits: UInt64

  /// Creates the capabilities that a version or an earlier version introduced.
  @inlinable package init(of version: Capability.Version) {
    var bits: UInt64 = 0
    for capability in Capability.allCases where capability.row.since <= version {
      bits |= 1 << UInt64(capability.rawValue)
    }
    self.bits = bits
  }

  /// Whether the version has a capability.
  @inlinable package func contains(_ capability: Capability) -> Bool {
    bits & (1 << UInt64(capability.rawValue)) != 0
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index of this case in `allCases`.
  ///
  /// Versions are compared by this index.
  ///
  /// Cases are declared from the oldest version to the newest.
  @inlinable package var caseIndex: Int {
    Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex
  }
}
