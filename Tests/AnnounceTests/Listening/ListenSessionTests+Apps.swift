import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// Fields that are edited, and apps that respond.
extension ListenSessionTests {
  private static let signUp = """
    - textbox "Email":
      - /return-key: next
    - textbox "City"
    - button "Sign up"
    """

  private func acting(
    _ app: String, on outline: String = signUp, reader: Int = 1
  ) throws -> ListenSession {
    let screen = ImportedScreen(try Screen(outline: outline))
    let script = try AppScript(app)
    return ListenSession(
      screen, by: [VoiceOver(), TalkBack()], startingWith: reader, app: ScriptedApp(script))
  }

  /// Returns the text of the field at a stop.
  private func text(_ index: Int, in session: ListenSession) -> String? {
    session.view.screen[session.view.walk.node(at: index)].value?.text
  }

  @Test func `Letters go into the edited field until Escape`() throws {
    var session = try acting("")
    let said = said(
      [
        .enter, .character("a"), .character("v"), .left, .backspace, .paste("xy"), .clearLine,
        .escape, .right,
      ], in: &session)
    #expect(said[1...2] == ["a", "v"])
    #expect(text(0, in: session) == "")
    #expect(said.last?.hasPrefix("City") == true)
    #expect(!session.isTyping)
    _ = session.press(.left)
    _ = session.press(.enter)
    #expect(session.isTyping)
  }

  @Test func `Enter presses the keyboard's return key, and Tab moves on`() throws {
    var session = try acting("on next of \"Email\": focus \"City\"", reader: 0)
    _ = session.press(.enter)
    #expect(session.typing == "typing: Enter is “next”, Escape ends typing")
    let said = said([.enter], in: &session)
    #expect(said[0].hasPrefix("City"))
    #expect(session.isTyping)
    _ = session.press(.character("z"))
    #expect(text(1, in: session) == "z")
  }

  @Test func `A key interrupts or loses announcements, and lost ones are reported`() throws {
    var session = try acting("on double tap of \"Sign up\": announce \"3 errors\" after 1 s")
    _ = session.press(.end)
    let tapped = said([.enter], in: &session)
    #expect(tapped == ["3 errors"])
    // The next key comes half a second later, before the announcement begins.
    session.patience = 500
    _ = session.press(.left)
    session.patience = 600
    _ = session.press(.left)
    #expect(session.message == "lost: “3 errors”")
  }

  @Test func `The other reader edits the same field`() throws {
    var session = try acting("")
    _ = said([.enter, .character("a"), .escape, .character("v")], in: &session)
    #expect(session.view.reader.name == "voiceover")
    #expect(text(0, in: session) == "a")
    #expect(session.view.inputFocus == session.view.focus?.node)
  }

  @Test func `Gestures are typed by name`() throws {
    var session = try acting("")
    let keys: [ListenKey] = [
      .character(":"), .paste("touch \"City\"; double tap; type \"x\""), .enter,
    ]
    let said = said(keys, in: &session)
    #expect(said.last?.hasSuffix("x") == true)
    #expect(text(1, in: session) == "x")
    session.isTyping = false
    _ = self.said([.character(":"), .paste("flick"), .enter], in: &session)
    #expect(session.message?.hasPrefix("column 1: ") == true)
    #expect(session.message?.contains("flick") == true)
  }

  @Test func `The back gesture reaches the app, and unavailable gestures are reported`() throws {
    var session = try acting("on escape: announce \"Stay\"")
    #expect(said([.backspace], in: &session) == ["Stay"])
    #expect(
      said([.character("x")], in: &session) == ["no keyboard is shown: double-tap a field first"])
    #expect(said([.character("a")], in: &session) == ["the focused element has no actions"])
  }

  @Test func `The other reader also has the content after a scroll`() throws {
    var session = try acting("on scroll: update \"Sign up\" label \"Join\"")
    _ = said([.character(":"), .paste("scroll down"), .enter], in: &session)
    _ = said([.character("v"), .end], in: &session)
    #expect(session.stop?.announcement.text == "Join, button")
  }
}
