import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// The effect of each key, without a terminal and without sound.
struct ListenSessionTests {
  private static let form = """
    - /language: en
    - heading "Sign up" [level=1]
    - slider "Volume":
      - /now: 50
      - /min: 0
      - /max: 100
    - checkbox "News" [checked=false]
    - button "Send"
    """

  func session(
    _ outline: String = form, reader: Int = 0, rate: Int? = nil
  ) throws -> ListenSession {
    let screens = try ImportedScreen.contents(
      of: Array(outline.utf8), format: .outline, file: "form.outline")
    let screen = try #require(screens.first)
    var session = ListenSession(
      screen, by: [VoiceOver(), TalkBack()], startingWith: reader
    ) { reader in
      var style = SpeechStyle(reader)
      style.rate = rate ?? style.rate
      return style
    }
    _ = session.announceStop()
    return session
  }

  /// Returns what the reader says after each key.
  func said(_ keys: [ListenKey], in session: inout ListenSession) -> [String] {
    keys.map { key in
      guard case .speak(let utterance) = session.press(key) else { return session.message ?? "" }
      return utterance.spoken.parts.map(\.text).joined(separator: " ")
    }
  }

  func said(
    _ keys: ListenKey..., on outline: String = form, reader: Int = 0
  ) throws -> [String] {
    var session = try session(outline, reader: reader)
    return said(keys, in: &session)
  }

  @Test func `A session begins at the first stop with the given reader`() throws {
    var session = try session(reader: 1)
    #expect(session.positionText == "1 of 4")
    guard case .speak(let utterance) = session.announceStop() else {
      Issue.record("nothing is said")
      return
    }
    #expect(utterance.subject == .stop)
    #expect(utterance.spoken.reader == "talkback")
    #expect(utterance.spoken.text == "Sign up, heading")
  }

  @Test func `Arrows swipe, and the ends are reported`() throws {
    var session = try session()
    let said = said(
      [.left, .right, .right, .character("j"), .right, .character("k")], in: &session)
    // At the end of the screen, VoiceOver repeats the stop.
    #expect(said[0] == "Sign up heading level 1")
    #expect(said[1].hasPrefix("Volume 50%"))
    #expect(said[2].hasPrefix("News"))
    #expect(said[3] == "Send button")
    #expect(said[4] == "Send button")
    #expect(said[5].hasPrefix("News"))
    #expect(session.positionText == "3 of 4")
    _ = self.said([.right, .right], in: &session)
    #expect(session.message == "this is the last stop")
  }

  @Test func `TalkBack wraps around at the second swipe beyond the end`() throws {
    let said = try said(.end, .right, .right, reader: 1)
    #expect(
      said == ["Send button double tap to activate", "this is the last stop", "Sign up heading"])
  }

  @Test func `The other reader continues at the same element and state`() throws {
    var session = try session()
    let said = said(
      [.character("3"), .enter, .enter, .character("v"), .character("v")], in: &session)
    #expect(said[2] == "checked")
    #expect(said[3].hasPrefix("checked News check box"))
    #expect(session.positionText == "3 of 4")
    #expect(session.view.reader.name == "voiceover")
  }

  @Test func `The other reader continues at the nearest stop if it lacks the stop`() throws {
    let page =
      "- /origin: web\n- text: before\n- button \"A\" [expanded]:\n  - text: one\n- link \"B\""
    var session = try session(page)
    for index in 0..<session.count {
      _ = session.press(.home)
      for _ in 0..<index { _ = session.press(.right) }
      let node = session.stop?.node
      _ = session.press(.character("v"))
      let other = try #require(session.stop?.node)
      if session.view.walk.stops.contains(where: { $0.node == node }) { #expect(other == node) }
      _ = session.press(.character("v"))
    }
  }

  @Test func `A single reader cannot be switched`() throws {
    let screen = ImportedScreen(try Screen(outline: ListenSessionTests.form))
    var session = ListenSession(screen, by: [TalkBack()])
    #expect(said([.character("v")], in: &session) == ["there is no other reader"])
  }

  @Test func `Hints are turned off and on for the current reader`() throws {
    var session = try session()
    _ = session.press(.right)
    let said = said([.character("h"), .character("h")], in: &session)
    #expect(said[0] == "Volume 50% adjustable")
    #expect(said[1].hasPrefix("Volume 50% adjustable swipe up"))
    #expect(session.message == "hints on")
    _ = session.press(.character("h"))
    #expect(session.view.hints == false)
    _ = session.press(.character("v"))
    #expect(session.view.hints == true)
  }

  @Test func `Speech gets slower and faster within limits`() throws {
    var session = try session(rate: 100)
    #expect(session.style.rate == 100)
    #expect(said([.character("s")], in: &session) == ["Sign up heading level 1"])
    #expect(session.rate == 80)
    #expect(said([.character("s")], in: &session) == ["80 words a minute is the slowest"])
    for _ in 0..<20 { _ = session.press(.character("S")) }
    #expect(session.rate == 449)
    #expect(session.message == "449 words a minute is the fastest")
    #expect(session.style.rate == 449)
  }

  @Test func `The t key moves to the top, and from there to the bottom`() throws {
    var session = try session()
    var positions: [String] = []
    for key in [ListenKey.character("t"), .character("t"), .right, .character("t"), .end, .home] {
      _ = session.press(key)
      positions.append(session.positionText)
    }
    #expect(positions == ["4 of 4", "1 of 4", "2 of 4", "1 of 4", "4 of 4", "1 of 4"])
  }

  @Test func `Keys without an announcement report their effect`() throws {
    var session = try session()
    #expect(session.press(.character(" ")) == .pause)
    #expect(session.press(.escape) == .stopSpeech)
    #expect(session.press(.redraw) == .redraw)
    #expect(session.press(.character("q")) == .quit)
    #expect(session.press(.quit) == .quit)
    #expect(session.press(.character("y")) == .none)
    #expect(session.message == "this key does nothing; ? lists the keys")
    #expect(session.press(.paste("jjj")) == .none)
    #expect(session.positionText == "1 of 4")
    #expect(said([.character("i")], in: &session) == ["heading, line 2, column 3"])
  }

  @Test func `Help is shown until the next key, which still acts`() throws {
    var session = try session()
    _ = session.press(.character("?"))
    #expect(session.isHelpShown)
    _ = session.press(.character("?"))
    #expect(!session.isHelpShown)
    _ = session.press(.character("?"))
    _ = session.press(.right)
    #expect(!session.isHelpShown)
    #expect(session.positionText == "2 of 4")
  }

  @Test func `A screen without stops reports that for every key`() throws {
    var session = try session("- /title: Nothing")
    #expect(session.positionText == "no stops")
    let keys: [ListenKey] = [
      .left, .right, .up, .down, .enter, .home, .end, .character("t"), .character("r"),
      .character("i"), .character("v"), .character("s"),
    ]
    for text in said(keys, in: &session) { #expect(text.hasPrefix("no stops")) }
    #expect(said([.character("5"), .enter], in: &session).last == "there are 0 stops")
    #expect(
      said([.character("/"), .character("a"), .enter], in: &session).last
        == "not found")
  }

  @Test func `The only stop of a screen is both its start and its end`() throws {
    var session = try session("- button \"Go\"")
    let said = said([.left, .right, .character("t"), .character("7"), .enter], in: &session)
    #expect(said[..<3] == ["Go button", "Go button", "Go button"])
    #expect(said[4] == "there is one stop")
  }
}
