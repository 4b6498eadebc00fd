/// A difference between versions of a reader or platform.
///
/// Each case has a row with its first version and its source. A capability applies to its first
/// version and all later ones. To add a version, add a case to `Version` and a row for each
/// difference.
@usableFromInline
package protocol VersionCapability: CaseIterable, RawRepresentable, Sendable
where RawValue == Int {
  associatedtype Version: Comparable & Sendable

  /// The row: the change, the version that introduced it, and its source.
  var row: CapabilityRow<Version> { get }
}

/// A row of the table of capabilities.
@usableFromInline package struct CapabilityRow<Version: Sendable>: Sendable {
  /// The first version with the capability.
  @usableFromInline package let since: Version
  /// The behaviour of this version and later ones, in one sentence.
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
  /// The index of this case in `allCases`, by which versions are compared.
  ///
  /// Cases are declared from the oldest version to the newest.
  @inlinable package var caseIndex: Int {
    Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex
  }
}
