import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// The effect of each key, without terminal and sound.
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

  private func session(
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

  /// What is said after keys, an element for each key.
  private func said(_ keys: [ListenKey], in session: inout ListenSession) -> [String] {
    keys.map { key in
      guard case .speak(let utterance) = session.press(key) else { return session.message ?? "" }
      return utterance.spoken.parts.map(\.text).joined(separator: " ")
    }
  }

  private func said(
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
    // VoiceOver repeats the stop at which it cannot go on.
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

  @Test func `Up and down move through the parts`() throws {
    var session = try session()
    _ = session.press(.end)
    let said = said([.down, .down, .down, .up, .up], in: &session)
    #expect(said == ["Send", "button", "this is the last part", "Send", "this is the first part"])
    #expect(session.part == 0)
    #expect(session.caption?.text == "Send, button")
    _ = session.press(.character("r"))
    #expect(session.part == nil)
    #expect(self.said([.up], in: &session) == ["button"])
  }

  @Test(arguments: [(0, ["60%", "50%", "40%"]), (1, ["55%", "50%", "45%"])])
  func `Up and down change a value by the step of the reader`(
    _ reader: Int, _ values: [String]
  ) throws {
    #expect(try said(.right, .up, .down, .down, reader: reader).dropFirst() == values[...])
  }

  @Test func `A value stops at its limits`() throws {
    let field = "- spinbutton \"Age\":\n  - /now: 17\n  - /min: 16\n  - /max: 18"
    var session = try session(field)
    #expect(said([.up, .up], in: &session) == ["18", "18"])
    #expect(session.message == "this is the largest value")
    #expect(said([.down, .down, .down], in: &session) == ["17", "16", "16"])
    #expect(session.message == "this is the smallest value")
  }

  @Test func `A value text is not kept for another value`() throws {
    let field = "- slider \"Size\":\n  - /now: 2\n  - /min: 1\n  - /max: 3\n  - text: medium"
    var session = try session(field)
    #expect(session.caption?.text.contains("medium") == true)
    #expect(said([.up], in: &session) == ["60%"])
    #expect(session.message == "the file has no words for this value")
  }

  @Test func `A disabled control is not adjusted`() throws {
    let field = "- slider \"Size\" [disabled]:\n  - /now: 2\n  - /min: 1\n  - /max: 3"
    #expect(try said(.down, on: field) == ["Size"])
  }

  @Test(arguments: [
    ("- checkbox \"A\" [checked=false]", ["checked", "unchecked"], ["checked", "not checked"]),
    ("- switch \"W\" [checked]", ["off", "on"], ["off", "on"]),
    (
      "- radio \"R\" [checked=false]", ["checked", "nothing changes"],
      ["checked", "nothing changes"]
    ),
    ("- button \"More\" [expanded=false]", ["expanded", "collapsed"], ["expanded", "collapsed"]),
    ("- button \"Bold\" [pressed=false]", ["on", "off"], ["on", "off"]),
    (
      "- tab \"Two\" [selected=false]", ["selected, Two", "nothing changes"],
      [
        "selected", "nothing changes",
      ]
    ),
    (
      "- button \"Go\"",
      [
        "the file does not say what happens", "the file does not say what happens",
      ], ["the file does not say what happens", "the file does not say what happens"]
    ),
    (
      "- checkbox \"A\" [disabled]",
      [
        "nothing happens: this is disabled", "nothing happens: this is disabled",
      ], ["nothing happens: this is disabled", "nothing happens: this is disabled"]
    ),
  ])
  func `Enter double-taps`(_ outline: String, _ voiceOver: [String], _ talkBack: [String]) throws {
    for (reader, expected) in [voiceOver, talkBack].enumerated() {
      var session = try session(outline, reader: reader)
      let texts = [ListenKey.enter, .enter].map { key in
        guard case .speak(let utterance) = session.press(key) else { return "" }
        return utterance.spoken.text
      }
      #expect(texts == expected)
    }
  }

  @Test func `Choosing a radio button clears the others`() throws {
    let choice = "- radio \"A\" [checked]\n- radio \"B\" [checked=false]"
    var session = try session(choice)
    let said = said([.right, .enter, .left], in: &session)
    #expect(said.dropFirst() == ["checked", "A radio button unchecked"])
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
    for place in 0..<session.count {
      _ = session.press(.home)
      for _ in 0..<place { _ = session.press(.right) }
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

  @Test func `A search finds the next stop, wraps around and reports no match`() throws {
    var session = try session()
    let slash: [ListenKey] = [.character("/"), .paste("SEND"), .enter]
    #expect(said(slash, in: &session).last == "Send button")
    #expect(session.message == nil)
    _ = session.press(.character("n"))
    #expect(session.message == "only this stop has it")
    let news: [ListenKey] = [.character("/"), .paste("NEWS"), .enter]
    #expect(said(news, in: &session).last?.hasPrefix("News") == true)
    #expect(session.message == "found from the top")
    let nothing: [ListenKey] = [.character("/"), .character("x"), .character("y"), .enter]
    #expect(said(nothing, in: &session).last == "not found")
    #expect(session.positionText == "3 of 4")
  }

  @Test func `Repeating a search that never began is reported`() throws {
    let said = try said(.character("n"), .character("N"), .character("/"), .enter)
    let words = "there was no search; / begins one"
    #expect(said == [words, words, "", words])
  }

  @Test func `Digits jump to a stop`() throws {
    var session = try session()
    #expect(said([.character("4"), .enter], in: &session).last == "Send button")
    #expect(
      said([.character("g"), .character("2"), .enter], in: &session).last?.hasPrefix("Volume")
        == true)
    #expect(said([.character("9"), .enter], in: &session).last == "there are 4 stops")
    #expect(said([.character("0"), .enter], in: &session).last == "there are 4 stops")
    #expect(said([.character("g"), .enter], in: &session).last == "there are 4 stops")
    #expect(
      said([.character("g"), .paste("99999999999999999999"), .enter], in: &session).last
        == "there are 4 stops")
    #expect(session.positionText == "2 of 4")
  }

  @Test func `Typed text can be edited and cancelled`() throws {
    var session = try session()
    for key in [ListenKey.character("/"), .character("a"), .character("b"), .backspace] {
      _ = session.press(key)
    }
    #expect(session.entry == .search("a"))
    _ = session.press(.clearLine)
    #expect(session.entry == .search(""))
    _ = session.press(.character("q"))
    #expect(session.entry == .search("q"))
    _ = session.press(.escape)
    #expect(session.entry == nil)
    #expect(session.positionText == "1 of 4")
    _ = session.press(.character("g"))
    _ = session.press(.backspace)
    #expect(session.entry == nil)
    _ = session.press(.character("/"))
    _ = session.press(.paste(String(repeating: "a\u{1B}", count: 10_000)))
    #expect((session.entry?.text.count ?? 0) <= 200)
    for _ in 0..<300 { _ = session.press(.character("\u{301}")) }
    #expect((session.entry?.text.unicodeScalars.count ?? 0) <= 200)
    #expect(session.entry?.text.contains("\u{1B}") == false)
    #expect(session.press(.quit) == .quit)
  }

  @Test func `The t key moves to the top, and from there to the bottom`() throws {
    var session = try session()
    var places: [String] = []
    for key in [ListenKey.character("t"), .character("t"), .right, .character("t"), .end, .home] {
      _ = session.press(key)
      places.append(session.positionText)
    }
    #expect(places == ["4 of 4", "1 of 4", "2 of 4", "1 of 4", "4 of 4", "1 of 4"])
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

  @Test func `The walk is written to the chosen file`() throws {
    var session = try session()
    _ = session.press(.character("w"))
    #expect(session.entry == .file("form-voiceover.wav"))
    #expect(session.press(.enter) == .write("form-voiceover.wav"))
    _ = session.press(.character("w"))
    _ = session.press(.clearLine)
    #expect(session.press(.enter) == .none)
    #expect(session.message == "nothing was written: type a file name")
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

  // MARK: Fields and apps

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

  /// What the field at a place among the stops holds.
  private func text(_ place: Int, in session: ListenSession) -> String? {
    session.view.screen[session.view.walk.node(at: place)].value?.text
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
    // Half a second later the announcement has not begun.
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
    #expect(said([.character("x")], in: &session) == ["no keyboard is shown"])
    #expect(said([.character("a")], in: &session) == ["the focused element has no actions"])
  }

  @Test func `The other reader also has the content after a scroll`() throws {
    var session = try acting("on scroll: update \"Sign up\" label \"Join\"")
    _ = said([.character(":"), .paste("scroll down"), .enter], in: &session)
    _ = said([.character("v"), .end], in: &session)
    #expect(session.stop?.announcement.text == "Join, button")
  }
}
