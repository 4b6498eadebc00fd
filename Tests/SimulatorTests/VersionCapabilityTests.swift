import Simulator
import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

@Suite struct VersionCapabilityTests {
  @Test func `Each TalkBack version has its own capability or phrases`() {
    let versions = TalkBackSettings.Profile.allCases
    for (older, newer) in zip(versions, versions.dropFirst()) {
      let hasRow = TalkBackCapability.allCases.contains { $0.row.since == newer }
      let hasWords =
        TalkBack.talkBack(profile: older).phrases != TalkBack.talkBack(profile: newer).phrases
      #expect(hasRow || hasWords, "\(newer.rawValue) speaks as \(older.rawValue)")
    }
  }

  @Test func `Each Chrome version has its own capability`() {
    for version in TalkBackSettings.Chrome.allCases.dropFirst() {
      #expect(
        ChromeCapability.allCases.contains { $0.row.since == version },
        "Chrome \(version.rawValue) exposes what the version before it does")
    }
  }

  @Test func `Versions are ordered by age`() {
    func isOrdered<Version: Comparable & RawRepresentable<String>>(_ versions: [Version]) -> Bool {
      let ages = versions.sorted().compactMap { Double($0.rawValue) }
      return ages.count == versions.count && ages == ages.sorted()
    }
    #expect(isOrdered(TalkBackSettings.Profile.allCases))
    #expect(isOrdered(TalkBackSettings.Chrome.allCases))
    #expect(isOrdered(VoiceOver.WebKit.allCases))
    #expect(TalkBackSettings.Profile.version6 < .version7)
    #expect(TalkBackSettings.Profile.version15 < .version16)
  }

  @Test func `A newer version keeps the capabilities of an older one`() {
    for capability in TalkBackCapability.allCases {
      let having = TalkBackSettings.Profile.allCases.map {
        Capabilities<TalkBackCapability>(of: $0).contains(capability)
      }
      #expect(having == having.sorted { !$0 && $1 }, "\(capability)")
      #expect(having.last == true, "\(capability)")
    }
  }

  @Test func `Rows have a summary and a source`() {
    func check<Capability: VersionCapability>(_: Capability.Type) {
      let rows = Capability.allCases.map(\.row)
      #expect(rows.count <= 64)
      #expect(rows.allSatisfy { $0.summary.hasSuffix(".") && !$0.source.isEmpty })
      #expect(Set(rows.map(\.summary)).count == rows.count)
    }
    check(TalkBackCapability.self)
    check(ChromeCapability.self)
    check(AndroidCapability.self)
  }

  @Test(arguments: [(27, false), (28, true), (36, true)])
  func `Android has a capability from its API level on`(_ api: Int, _ hasHeadings: Bool) {
    #expect(Capabilities<AndroidCapability>(of: api).contains(.headings) == hasHeadings)
  }
}
