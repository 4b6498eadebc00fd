import Simulator
import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import VoiceOverReader

/// Differences between VoiceOver of iOS 27 and of iOS 26.
struct VoiceOver27Tests {
  private static let screen: Screen = [
    .heading("Alarms"), .button("Add"), .toggle("Snooze", on: true),
  ]

  @Test func `Words and order are those of iOS 26`() {
    let heard = VoiceOver.voiceOver(profile: .ios27).read(Self.screen).text
    #expect(heard == VoiceOver.voiceOver(profile: .ios26).read(Self.screen).text)
    #expect(
      heard.split(separator: "\n") == [
        "Alarms, heading", "Add, button",
        "Snooze, switch button, on, double tap to toggle setting",
      ])
  }

  @Test func `A log without commas sounds like the transcript`() {
    let screen: Screen = [.button("Set 2, rest"), .text("Total €1,250.75; 3.5% off")]
    let stops = VoiceOver.voiceOver(profile: .ios27).read(screen).stops.map(\.announcement.text)
    let logged = ["Set 2 rest Button", "Total €1,250.75; 3.5% off"]
    #expect(stops.map { AudibleText($0) } == logged.map { AudibleText($0) })
  }

  private static func opening(_ profile: VoiceOver.Profile, _ appName: String) throws -> [String] {
    var reader = VoiceOver.voiceOver(profile: profile)
    try reader.set("appName", to: appName)
    #expect(!reader.read(screen).text.contains("Clock"))
    var session = Session(screen, by: reader)
    session.begin()
    return session.heard(since: 0).map(\.text)
  }

  @Test(arguments: [
    (VoiceOver.Profile.ios26, "Clock", "Alarms, heading"),
    (.ios27, "Clock", "Clock, Alarms, heading"), (.ios27, "off", "Alarms, heading"),
  ])
  func `The app's name precedes the first stop of a session from iOS 27 on`(
    _ profile: VoiceOver.Profile, _ appName: String, _ text: String
  ) throws {
    #expect(try Self.opening(profile, appName).first == text)
  }

  @Test(arguments: [
    (VoiceOver.Profile.ios26, ["Inbox, button"]), (.ios27, ["Inbox, 3 items, button"]),
  ])
  func `The badge of a bar button is announced from iOS 27 on`(
    _ profile: VoiceOver.Profile, _ lines: [String]
  ) throws {
    let test = UIKitScreen(
      "",
      "- group:\n  - /ios.class: UIToolbar\n  - button \"Inbox\":\n    - /ios.badgeValue: \"3\"")
    #expect(try test.heard(by: .voiceOver(profile: profile)) == lines)
  }

  @Test func `The badge of a tab is not announced on iOS 27`() throws {
    let test = UIKitScreen("", "- tabbar:\n  - tab \"Mail\":\n    - /ios.badgeValue: \"3\"")
    let reader = VoiceOver.voiceOver(profile: .ios27)
    #expect(try test.heard(by: reader) == ["tab bar, Mail, tab, 1 of 1"])
    let screen = try test.screen()
    let stop = try #require(reader.read(screen).stops.first)
    let badge = try #require(stop.omissions.first { $0.rule == UIKitRules.badge })
    #expect(reader.remark(on: badge, of: stop, on: screen) == "as iOS 26; not logged for iOS 27")
  }

  @Test func `Only what was logged on iOS 27 has no remark`() throws {
    let reader = VoiceOver.voiceOver(profile: .ios27)
    let screen: Screen = [.toggle("Snooze", on: true), .slider("Volume", now: 4)]
    let stops = reader.read(screen).stops
    let remarks = stops.map { stop in
      stop.announcement.parts.compactMap { reader.remark(on: $0, of: stop, on: screen) }
    }
    #expect(remarks[0].isEmpty && remarks[1].count > 1)
    #expect(
      VoiceOver().remark(on: stops[1].announcement.parts[1], of: stops[1], on: screen) == nil)
  }

  @Test func `The phone of 2027 has iOS 27 with its WebKit`() throws {
    var reader = VoiceOver()
    #expect(reader.value(of: "phone") == "2026")
    try reader.set("phone", to: "2027")
    #expect(reader.settings.profile == .ios27 && reader.settings.webKit == .ios27)
    #expect(reader.value(of: "phone") == "2027")
    #expect(reader.versions(on: .ios).map(\.description) == ["iOS 27"])
  }
}
