import Foundation
import Scenarios
import Simulator
import Testing

@testable import TranscriptTesting

/// Recording transcripts into the source of a test.
struct RecordInPlaceTests {
  private static let reader = TalkBack.talkBack(hints: false)
  private static let source = """
    func test() {
      assertAnnouncements(of: a, by: .talkBack(), "")
      assertAnnouncements(
        of: b, by: .talkBack(),
        \"\"\"
        \"\"\")
      assertAnnouncements(of: c, by: .talkBack(), #\"\"\"
        Old, button
        \"\"\"#)
    }

    """

  private let package: TrialPackage
  private let recorder = LiteralRecorder()

  init() throws { package = try TrialPackage(["Tests/A.swift": Self.source]) }

  private func site(_ line: Int) -> AssertionSite {
    AssertionSite(file: package("Tests/A.swift"), line: line, column: 3)
  }

  private func check(
    _ screen: Screen, _ expected: String, at line: Int, _ mode: RecordMode? = .missing,
    isContinuousIntegration: Bool = false
  ) -> AnnouncementCheck {
    let request = RecordingRequest(mode, scope: nil) { name in
      name == "CI" && isContinuousIntegration ? "true" : nil
    }
    return AnnouncementCheck(
      of: screen, by: Self.reader, expected, comparing: .asHeard, at: site(line), request, recorder)
  }

  @Test func `Several literals of one file are written in one run in any order`()
    throws
  {
    let checks = [
      check([.button("Third")], "Old, button", at: 7, .changed),
      check([.heading("One"), .button("Two")], "", at: 2),
      check([.button("Second")], "", at: 3),
    ]
    #expect(checks.allSatisfy { $0.failure?.contains("recorded; read what changed") == true })
    #expect(
      try package.text("Tests/A.swift") == """
        func test() {
          assertAnnouncements(of: a, by: .talkBack(), \"\"\"
            One, heading
            Two, button
            \"\"\")
          assertAnnouncements(
            of: b, by: .talkBack(),
            \"\"\"
            Second, button
            \"\"\")
          assertAnnouncements(of: c, by: .talkBack(), #\"\"\"
            Third, button
            \"\"\"#)
        }

        """)
  }

  @Test func `A filled literal is written only on request`() throws {
    let failure = check([.button("Third")], "Old, button", at: 7).failure
    #expect(failure?.contains("recorded") == false)
    #expect(try package.text("Tests/A.swift") == Self.source)
  }

  @Test func `Nothing is written if CI is set`() throws {
    let failure = check([.button("A")], "", at: 2, isContinuousIntegration: true).failure
    #expect(failure?.hasSuffix("nothing was recorded, because CI is set") == true)
    #expect(try package.text("Tests/A.swift") == Self.source)
  }

  @Test func `Two texts for one literal are rejected, and the literal is kept`() throws {
    #expect(check([.button("A")], "", at: 2).failure?.contains("recorded; read") == true)
    #expect(check([.button("A")], "", at: 2).failure?.contains("recorded; read") == true)
    let failure = check([.button("B")], "", at: 2).failure
    #expect(failure?.contains("give each a literal of its own") == true)
    #expect(try package.text("Tests/A.swift") == Self.source)
    #expect(check([.button("A")], "", at: 2).failure?.contains("of its own") == true)
  }

  @Test func `A literal that matches another case of the test is kept`() throws {
    #expect(check([.button("Old")], "Old, button", at: 7, .changed).failure == nil)
    let failure = check([.button("New")], "Old, button", at: 7, .changed).failure
    #expect(failure?.contains("give each a literal of its own") == true)
    #expect(try package.text("Tests/A.swift") == Self.source)
  }

  @Test func `A file that changed or lacks the literal is kept`() throws {
    #expect(check([.button("A")], "", at: 1).failure?.contains("no string literal") == true)
    #expect(check([.button("A")], "", at: 2).failure?.contains("recorded; read") == true)
    try package.write("// new\n", to: "Tests/A.swift")
    #expect(check([.button("B")], "", at: 3).failure?.contains("recorded; read") == false)
    #expect(try package.text("Tests/A.swift") == "// new\n")
  }

  @Test func `A failure is reported at the line of its literal`() {
    #expect(check([.button("B")], "", at: 3, nil).line == 5)
    #expect(check([.button("B")], "Other", at: 3, nil).line == 3)
    #expect(check([.button("C")], "Old, button", at: 7, nil).line == 7)
  }

  @Test func `An open end stays open, and silence is written`() {
    let transcript = Transcript(
      reader: "talkback", profile: "16.2", language: "en-US",
      stops: (1...3).map { Stop(index: $0, node: .init(0), announcement: Announcement()) })
    #expect(transcript.lines(replacing: "a\n…") == ["∅", "…"])
    #expect(transcript.lines(replacing: "") == ["∅", "∅", "∅"])
  }
}
