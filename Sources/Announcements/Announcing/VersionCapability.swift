/// A difference between the versions of a reader or platform: one row of its table, asked for by name.
///
/// A new version is a case of `Version` and a row for each thing it does differently. Every other row
/// holds for the new version because versions are ordered.
package protocol VersionCapability: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
  associatedtype Version: Comparable & Sendable

  /// What changed, with which version, and where that is known from.
  var row: CapabilityRow<Version> { get }
}

/// What the table of capabilities says about one of them.
package struct CapabilityRow<Version: Sendable>: Sendable {
  /// The first version with the capability.
  package let since: Version
  /// What that version and later ones do, in one sentence.
  let summary: String
  /// The source file, specification or recording that shows it.
  let source: String

  package init(_ since: Version, _ summary: String, _ source: String) {
    (self.since, self.summary, self.source) = (since, summary, source)
  }
}

/// The capabilities of one version, looked up once so that asking for one costs a bit test.
package struct Capabilities<Capability: VersionCapability>: Sendable, Hashable {
  private let bits: UInt64

  /// The capabilities whose rows begin with that version or an earlier one.
  package init(of version: Capability.Version) {
    var bits: UInt64 = 0
    for capability in Capability.allCases where capability.row.since <= version {
      bits |= 1 << UInt64(capability.rawValue)
    }
    self.bits = bits
  }

  /// Whether the version has a capability.
  package func contains(_ capability: Capability) -> Bool {
    bits & (1 << UInt64(capability.rawValue)) != 0
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index among all cases; versions are declared from the oldest to the newest.
  package var caseIndex: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}
