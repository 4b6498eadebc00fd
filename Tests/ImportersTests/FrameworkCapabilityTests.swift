import Testing

@testable import Announcements
@testable import ComposeImport
@testable import FlutterImport
@testable import ImportSupport

/// The tables of differences between releases of frameworks.
@Suite struct FrameworkCapabilityTests {
  @Test func `Rows have a known release, a summary and a source`() {
    func check<Capability: VersionCapability>(
      _: Capability.Type, upTo newest: Capability.Version
    ) {
      let rows = Capability.allCases.map(\.row)
      #expect(rows.allSatisfy { $0.since <= newest })
      #expect(rows.allSatisfy { $0.summary.hasSuffix(".") && !$0.source.isEmpty })
      #expect(Set(rows.map(\.summary)).count == rows.count)
    }
    check(FlutterCapability.self, upTo: .newest)
    check(ComposeCapability.self, upTo: ComposeVersion(minor: ComposeVersion.known.upperBound))
  }

  @Test(arguments: [(3, 37, false), (3, 38, true), (4, 0, true)])
  func `Flutter has a capability from its release on`(_ major: Int, _ minor: Int, _ has: Bool) {
    #expect(FlutterVersion(major, minor).has(.headingLevels) == has)
  }

  @Test(arguments: [(6, false), (7, true), (13, true)])
  func `Compose has a capability from its release on`(_ minor: Int, _ has: Bool) {
    #expect(ComposeVersion(minor: minor).has(.menuRoles) == has)
  }
}
