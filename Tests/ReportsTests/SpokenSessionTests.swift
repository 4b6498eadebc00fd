import Importers
import Simulator
import Testing
import Voices

@testable import Reports

/// The sound of a session.
struct SpokenSessionTests {
  private static func spoken(_ script: String) throws -> [String] {
    let session = PlayedSession(
      try Screen(outline: "- textbox \"Name\"\n- button \"Send\""), by: TalkBack(),
      app: NoOpApp(), script: try GestureScript(script), rate: 175)
    let style = SpeechStyle(TalkBack())
    return SpokenWalk(session, style: style).announcements.map(\.text)
  }

  @Test func `Announcements are spoken in order`() throws {
    #expect(
      try Self.spoken("swipe right") == [
        "Name, edit box", "double tap to edit text", "Send, button", "double tap to activate",
      ])
  }

  @Test func `An interrupted announcement is spoken up to the cut, and a lost one is not`() throws {
    let spoken = try Self.spoken("wait 1 s; swipe right")
    #expect(spoken.last == "double tap to activate" && spoken.dropLast().last == "Send, button")
    let begun = try #require(spoken.first)
    #expect(begun != "Name, edit box" && "Name, edit box".hasPrefix(begun))
  }
}
