import Foundation
import Importers
import Simulator
import Testing
import TranscriptTesting
import XCTest

/// The assertion in Swift Testing; failing cases test the difference that it reports.
struct AssertAnnouncementsTests {
  private let field: Screen = [.textField("Enter your email address")]

  @Test func `Both readers read a Swift literal`() {
    assertAnnouncements(
      of: field, by: .voiceOver(), "Enter your email address, text field, double tap to edit")
    assertAnnouncements(
      of: field, by: .talkBack(),
      "Enter your email address, edit box, double tap to edit text")
  }

  @Test func `An outline is read like a literal`() throws {
    let screen = try Screen(outline: "- textbox \"Enter your email address\"")
    assertAnnouncements(
      of: screen, by: .talkBack(),
      "Enter your email address, edit box, double tap to edit text")
  }

  @Test func `A file is read with its rules`() throws {
    let path = try #require(
      Bundle.module.path(forResource: "email", ofType: "html", inDirectory: "Fixtures"))
    let screen = try Screen.contents(ofFile: path)
    assertAnnouncements(
      of: screen, by: .talkBack(),
      """
      Enter your email address
      Enter your email address, edit box, double tap to edit text
      """)
  }

  @Test func `Case, pauses and hyphens do not matter when comparing as heard`() {
    let expected = "enter your email address. Edit box. Double-tap to edit text"
    #expect(announcementDifference(of: field, by: .talkBack(), expected) == nil)
    #expect(
      announcementDifference(of: field, by: .talkBack(), expected, comparing: .exact) != nil)
  }

  @Test func `A changed label is reported in one line with its rule`() throws {
    let screen: Screen = [.heading("Sign up"), .textField("E-mail address"), .button("Send")]
    let difference = try #require(
      announcementDifference(
        of: screen, by: .talkBack(),
        """
        Sign up, heading
        Enter your email address, edit box, double tap to edit text
        Send, button, double tap to activate
        """))
    let lines = difference.text.split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == "TalkBack (version 16.2, Android API 36) says something else (- expected, + heard):")
    #expect(lines[1] == "line 2 (reworded)")
    #expect(lines[2] == "  - Enter your email address, edit box, double tap to edit text")
    #expect(lines[3] == "  + E-mail address, edit box, double tap to edit text")
    #expect(lines[4].contains("“E-mail address”"))
    #expect(lines[4].contains("by EditTextContent (TalkBack 15.1, EditTextDescription.java"))
  }

  @Test func `Expected words that a rule omits are reported with the rule`() throws {
    let screen = try Screen(outline: "- /origin: react-native\n- textbox \"Email\": ann@")
    let difference = try #require(
      announcementDifference(
        of: screen, by: .talkBack(), "ann@, edit box, Email, double tap to edit text"))
    #expect(
      difference.text.contains(
        "kept silent: label “Email”, by EditTextSilencesDescription (TalkBack 15.1,"))
  }

  @Test func `Settings of the reader apply`() throws {
    var terse = TalkBack()
    terse.settings.hints = false
    assertAnnouncements(of: field, by: terse, "Enter your email address, edit box")
  }

  @Test func `A failing assertion is an issue at the given location`() {
    withKnownIssue {
      assertAnnouncements(
        of: field, by: .voiceOver(), "something else", fileID: "Module/Caller.swift",
        filePath: "/Caller.swift", line: 42, column: 7)
    } matching: { issue in
      issue.sourceLocation?.line == 42 && issue.sourceLocation?.column == 7
        && issue.comments.contains { $0.rawValue.contains("- something else") }
    }
  }
}

/// XCTest on Linux does not support expected failures, so these tests contain only passing
/// assertions.
final class AssertAnnouncementsXCTests: XCTestCase {
  func testAssertionPassesInXCTest() {
    assertAnnouncements(
      of: [.button("Sign in")], by: .voiceOver(),
      """
      Sign in, button
      """)
  }
}

struct ReadmeFailureTests {
  @Test func `The failure in the README matches the reported one`() throws {
    let difference = try #require(
      announcementDifference(
        of: [.heading("Sign up"), .textField("Email", value: "ann@", error: "Wrong")],
        by: .talkBack(),
        """
        Sign up, heading
        error: Not valid, ann@, edit box, double tap to edit text
        """))
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("Documentation/Testing.md"), encoding: .utf8)
    let indented = difference.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
    #expect(readme.contains(indented), "the README should show:\n\(indented)")
  }
}
