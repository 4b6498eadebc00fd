import Simulator
import Testing

struct TranscriptDifferenceTests {
  private static let name = Rule("AccessibleName", "Says the name.", source: "test", .assumed)
  private static let role = Rule("RoleWord", "Says the role.", source: "test", .assumed)

  private func transcript(_ names: String...) -> Transcript {
    let stops = names.enumerated().map { place, name in
      let parts = [
        Part(.label, name, by: Self.name), Part(.role, "button", by: Self.role),
      ]
      var screen = Screen()
      let index = screen.append(Node(.button))
      return Stop(index: place + 1, node: index, announcement: Announcement(parts))
    }
    return Transcript(reader: "test", profile: "1", language: "en-US", stops: stops)
  }

  @Test func `equal transcripts have no difference`() {
    #expect(transcript("A", "B").difference(from: "A, button\n\n  B, Button. \n") == nil)
  }

  @Test func `exact comparison sees case and punctuation`() {
    #expect(transcript("A").difference(from: "A, button", comparing: .exact) == nil)
    #expect(transcript("A").difference(from: "A, Button", comparing: .exact) != nil)
    #expect(transcript("A").difference(from: "A button", comparing: .exact) != nil)
  }

  @Test func `a changed word names the part and the rule that spoke it`() throws {
    let difference = try #require(
      transcript("Send", "B").difference(from: "Save, button\nB, button"))
    #expect(
      difference.text == """
        test (1) says something else (- expected, + heard):
        line 1
          - Save, button
          + Send, button
            heard label “Send”, by AccessibleName (test)
            not heard: “save”
        """)
  }

  @Test func `an inserted stop does not shift the lines after it`() throws {
    let difference = try #require(
      transcript("A", "New", "B").difference(from: "A, button\nB, button"))
    let kinds = difference.lines.map { line in
      switch line {
      case .same: "same"
      case .changed: "changed"
      case .missing: "missing"
      case .unexpected: "unexpected"
      }
    }
    #expect(kinds == ["same", "unexpected", "same"])
    #expect(difference.text.contains("line 2: a stop that was not expected\n  + New, button"))
  }

  @Test func `a missing stop is reported with its words`() throws {
    let difference = try #require(transcript("A").difference(from: "A, button\nB, button"))
    #expect(
      difference.text.contains("line 2: expected, but there is no such stop\n  - B, button"))
  }

  @Test(arguments: ["…", "..."])
  func `an ellipsis as last line leaves the rest unchecked`(_ end: String) {
    #expect(transcript("A", "B", "C").difference(from: "A, button\n\(end)") == nil)
    #expect(transcript("A", "B", "C").difference(from: "X, button\n\(end)") != nil)
    #expect(transcript("A").difference(from: "A, button\nB, button\n\(end)") != nil)
  }

  @Test func `no stops and no lines agree`() {
    #expect(transcript().difference(from: "") == nil)
    #expect(transcript().difference(from: "A") != nil)
    #expect(transcript("A").difference(from: "") != nil)
  }
}
