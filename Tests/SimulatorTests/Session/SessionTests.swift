import Simulator
import Testing

@testable import AccessibilityTree
@testable import VoiceOverReader

/// What is heard when somebody acts, and what the app answers.
struct SessionTests {
  private static let form: Screen = [
    .textField("Email"), .textField("Password"), .button("Sign up"),
  ]

  /// The lines of every step of a script, the opening first.
  private static func lines(
    _ script: String, on screen: Screen = form, by reader: any ScreenReader,
    app: String = "", showing screens: [String: Screen] = [:]
  ) throws -> [[String]] {
    var session = Session(
      screen, by: reader, app: ScriptedApp(try AppScript(app), screens: screens))
    session.begin()
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
    return session.record.map { $0.lines.map(\.written) }
  }

  @Test func `a swipe is heard, and a quick one cuts what came before`() throws {
    let heard = try Self.lines("swipe right; at once; swipe right", by: TalkBack())
    #expect(heard[1].first == "✂ Password, edit box")
    #expect(heard[2].first == "Sign up, button")
  }

  @Test func `hints come after a silence, and other speech takes them away`() throws {
    let patient = try Self.lines("swipe right", by: VoiceOver())
    #expect(patient[1] == ["Password, text field", "⏸ double tap to edit"])
    let hasty = try Self.lines("swipe right; wait 1.8 s; swipe right", by: VoiceOver())
    #expect(hasty[1] == ["Password, text field"])
  }

  @Test func `typing is echoed by character and by word`() throws {
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let heard = try Self.lines("double tap; type \"to be \"", by: reader)
      #expect(heard[2] == ["t", "o", "to", "b", "e", "be"])
    }
  }

  @Test func `what nobody edits cannot be typed into`() throws {
    let heard = try Self.lines("type \"a\"; next", by: VoiceOver())
    #expect(heard[1].first?.hasPrefix("⚠ no field is being edited") == true)
    #expect(heard[2] == ["⚠ no keyboard is shown"])
  }

  @Test func `the next key goes on by itself on Android, and by the app on iOS`() throws {
    let talkBack = try Self.lines("double tap; next", by: TalkBack())
    #expect(talkBack[2].first == "→ \"Password\"")
    #expect(try Self.lines("double tap; next", by: VoiceOver())[2] == [])
    let answered = try Self.lines(
      "double tap; next", by: VoiceOver(), app: "on next of \"Email\": focus \"Password\"")
    #expect(answered[2].first == "→ \"Password\"")
  }

  @Test(arguments: [(30, false), (31, true)])
  func `TalkBack lets focus interrupt announcements of more than 30 characters`(
    _ length: Int, _ isLost: Bool
  ) throws {
    let text = String(repeating: "n", count: length)
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap", by: TalkBack(),
      app: "on submit: announce \"\(text)\"; focus \"Email\"")
    #expect(heard[2].contains(isLost ? "✗ \(text)" : text))
  }

  @Test func `an announcement at the moment of a focus change is lost or at risk with VoiceOver`()
    throws
  {
    func heard(_ answers: String) throws -> [String] {
      try Self.lines(
        "touch \"Sign up\"; double tap", by: VoiceOver(), app: "on submit: \(answers)")[2]
    }
    let text = "There are two problems with your answers"
    #expect(try heard("announce \"\(text)\"; focus \"Email\"").contains("✗ \(text)"))
    #expect(
      try heard("focus \"Email\"; announce \"\(text)\" queued after 0.1 s").contains("~ \(text)"))
    #expect(try heard("announce \"\(text)\" high; wait 4 s; focus \"Email\"").contains(text))
  }

  @Test func `an error that appears is heard on Android alone`() throws {
    let app = "on submit: error \"Email\" \"Enter your email\""
    let script = "touch \"Sign up\"; double tap"
    #expect(try Self.lines(script, by: TalkBack(), app: app)[2] == ["error: Enter your email"])
    #expect(try Self.lines(script, by: VoiceOver(), app: app)[2] == [])
  }

  @Test func `another screen is told, and a dialog gives focus back when it closes`() throws {
    var terms: Screen = [.heading("Terms", level: 1), .button("Close")]
    terms.title = "Terms"
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap; swipe right; double tap", by: TalkBack(),
      app: """
        on double tap of "Sign up": show "Terms" as dialog
        on double tap of "Close": close
        """, showing: ["Terms": terms])
    #expect(heard[2].contains("Terms") && heard[2].contains("→ \"Terms\""))
    #expect(heard[4].contains("→ \"Sign up\""))
  }

  @Test func `what is removed and inserted is followed`() throws {
    let page: Screen = {
      var page = Self.form
      page.origin = .web
      return page
    }()
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap; swipe right", on: page, by: VoiceOver(),
      app: "on double tap of \"Sign up\": insert alert \"Enter your email\" after \"Email\"")
    #expect(heard[2].contains("Enter your email"))
    let gone = try Self.lines(
      "touch \"Sign up\"; double tap", by: VoiceOver(),
      app: "on double tap of \"Sign up\": remove \"Sign up\"")
    #expect(gone[2].first == "→ \"Password\"")
  }

  @Test func `a script that speaks of what is not there is told`() throws {
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap; touch \"Nowhere\"", by: VoiceOver(),
      app: "on submit: focus \"Emial\"")
    #expect(heard[2].first?.hasPrefix("⚠ the app’s script speaks of “Emial”") == true)
    #expect(heard[3] == ["⚠ nothing on this screen is called “Nowhere”"])
  }

  @Test func `time passes by waiting, and what is due happens`() throws {
    let heard = try Self.lines(
      "wait 4 s; listen", by: TalkBack(), app: "on after 3 s: toast \"Saved\"")
    #expect(heard.joined().contains("Saved"))
  }

  @Test func `a script comes to the same end each time`() throws {
    let script = "swipe right 2; double tap; touch \"Email\"; double tap; type \"x y\"; Tab"
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let first = try Self.lines(script, by: reader)
      #expect(try Self.lines(script, by: reader) == first)
    }
  }

  @Test func `a walk that an app turns back comes to an end`() throws {
    let heard = try Self.lines(
      "walk", by: TalkBack(), app: "on focus of \"Sign up\": reader focus \"Email\"")
    #expect(heard[1].first?.hasPrefix("⚠ the walk comes to no end") == true)
  }

  @Test(arguments: [
    "on focus of \"Email\": focus \"Password\"\non focus of \"Password\": focus \"Email\"",
    "on double tap of \"Email\": show \"Again\"\non opens: show \"Again\"",
    "on double tap of \"Email\": show \"Again\"\non after 1 s: show \"Again\"",
  ])
  func `an app that goes round in circles is told, and the session goes on`(_ app: String) throws {
    let heard = try Self.lines(
      "double tap; swipe right", by: TalkBack(), app: app, showing: ["Again": Self.form])
    #expect(heard.joined().contains { $0.hasPrefix("⚠ the app") && $0.hasSuffix("without end") })
    #expect(heard.count == 3)
  }

  @Test func `words and characters are read piece by piece, and the caret goes with them`() throws {
    let read = "until \"Sign up\"; rotor \"words\"; swipe down 2; swipe up"
    let heard = try Self.lines(read, by: TalkBack())
    #expect(heard[3] == ["Sign", "up"] && heard[4] == ["Sign"])
    let field = "double tap; type \"ab c\"; rotor \"words\"; swipe up; type \"x\""
    let edited = try Self.lines(field, by: TalkBack())
    #expect(edited[4] == ["c"] && edited[5] == ["x"])
  }

  @Test func `TalkBack goes round at the second swipe, and VoiceOver stays`() throws {
    let script = "until \"Sign up\"; swipe right; swipe right"
    let talkBack = try Self.lines(script, by: TalkBack())
    #expect(talkBack[2] == ["♪ boundary"] && talkBack[3].first?.contains("edit box") == true)
    let voiceOver = try Self.lines(script, by: VoiceOver())
    #expect(voiceOver[3] == ["♪ boundary", "Sign up, button"])
  }

  @Test(arguments: [
    "error \"email\" \"Enter an address\"", "update \"email\" error \"Enter an address\"",
  ])
  func `a field in a TextInputLayout tells its error, and the text below it does again`(
    _ answer: String
  ) throws {
    let screen = try Screen(
      outline: """
        - /origin: android
        - generic:
          - /android.viewClass: com.google.android.material.textfield.TextInputLayout
          - textbox "Email":
            - /id: email
        - button "Send"
        """)
    let app = """
      on double tap of "Send" 2nd time: clear error "email"
      on double tap of "Send": \(answer)
      """
    let script = "until \"Send\"; double tap; swipe left; swipe right; double tap; swipe left"
    let heard = try Self.lines(script, on: screen, by: TalkBack(), app: app)
    #expect(heard[2] == ["error: Enter an address", "Enter an address"])
    #expect(heard[3] == ["Enter an address"])
    #expect(heard[6].first?.contains("edit box") == true)
    let voiceOver = try Self.lines(
      "until \"Send\"; double tap", on: screen, by: VoiceOver(), app: app)
    #expect(voiceOver[2].isEmpty)
  }

  @Test func `Tab goes by the order of the keyboard, from wherever the reader is`() throws {
    let screen = try Screen(
      outline: """
        - /origin: web
        - heading "Head" [level=1] [web]
        - button "One" [web]
        - text: "Words"
        - button "Off" [disabled] [web]
        - button "Two" [web]
        - button "Passed over" [tabindex=-1] [web]
        - link "Three" [web]
        - button "Second" [tabindex=2] [web]
        - button "First" [tabindex=1] [web]
        """)
    func focus(_ gestures: String) throws -> [String?] {
      try Self.lines("touch \"Words\"; " + gestures, on: screen, by: VoiceOver()).dropFirst(2).map {
        $0.first.map { String($0.prefix { $0 != "," }) }
      }
    }
    #expect(
      try focus("tab; tab; tab") == [
        "Two", "Three", "⚠ the keyboard comes to nothing further that way",
      ])
    #expect(
      try focus("shift tab; shift tab; shift tab; shift tab") == [
        "One", "Second", "First", "⚠ the keyboard comes to nothing further that way",
      ])
    #expect(try focus("touch \"Off\"; tab") == ["Off", "Two"])
    #expect(try focus("touch \"Head\"; shift tab") == ["Head", "Second"])
    #expect(try focus("touch \"Passed over\"; tab") == ["Passed over", "Three"])
  }

  @Test func `an app may answer Tab`() throws {
    let screen = try Screen(outline: "- textbox \"Name\"\n- textbox \"Code\"\n- button \"Go\"")
    let app = "on tab of \"Name\": focus \"Code\"\non shift tab of \"Code\": nothing"
    let heard = try Self.lines(
      "double tap; tab; shift tab; tab", on: screen, by: VoiceOver(), app: app)
    #expect(heard[2].contains { $0.hasPrefix("Code") })
    #expect(heard[3] == [])
    #expect(heard[4].first?.hasPrefix("Go") == true)
  }

  @Test func `a magic tap and a scroll are the app’s to answer`() throws {
    let app = "on magic tap: announce \"Playing\"\non scroll: announce \"Page 2 of 3\""
    let script = "magic tap; scroll down"
    #expect(
      try Self.lines(script, by: VoiceOver(), app: app)[1...] == [["Playing"], ["Page 2 of 3"]])
    let unanswered = try Self.lines(script, by: VoiceOver())
    #expect(unanswered[1].first?.hasPrefix("⚠ the app answers no magic tap") == true)
    #expect(unanswered[2].first?.hasPrefix("⚠ what a scroll shows is not known") == true)
    #expect(try Self.lines(script, by: TalkBack())[1] == ["⚠ TalkBack has no magic tap"])
  }

  @Test func `what still goes on is told from the moment of a gesture`() throws {
    var session = Session(
      Self.form, by: TalkBack(),
      app: ScriptedApp(try AppScript("on double tap of \"Sign up\": announce \"Saved\" after 2 s")))
    for step in try GestureScript("until \"Sign up\"; double tap").steps {
      session.perform(step.gesture)
    }
    #expect(session.heard(since: session.stepCount - 1).map(\.text) == ["Saved"])
    session.perform(.wait(1_000))
    session.touch(stop: 0)
    let heard = session.heard(since: session.stepCount - 1)
    #expect(heard.map(\.text).contains("Saved"))
    #expect(session.focus?.name == "Email")
    #expect(session.touch(stop: 9).problem == "there is no such stop")
  }

  @Test(arguments: [
    ("polite", ["4 left"], ["Ready"]), ("polite, removals", [], []),
    ("polite, additions, removals", ["4 left"], []), ("polite, text", [], ["Ready"]),
  ])
  func `a live region tells what it is to tell`(
    _ live: String, _ added: [String], _ written: [String]
  ) throws {
    let screen = try Screen(
      outline: """
        - /origin: web
        - button "Go"
        - generic:
          - /live: \(live)
          - text "Busy":
            - /id: state
          - paragraph:
            - /id: gone
            - text: "Old"
        """)
    let app = """
      on double tap of "Go": insert text "4 left" after "state"
      on long press of "Go": update "state" label "Ready"
      on escape: remove "gone"
      """
    func words(_ gesture: String, _ reader: any ScreenReader) throws -> [String] {
      try Self.lines(gesture, on: screen, by: reader, app: app)[1].filter { !$0.hasPrefix("♪") }
    }
    #expect(try words("double tap", VoiceOver()) == added)
    #expect(try words("long press", VoiceOver()) == written)
    #expect(try words("escape", VoiceOver()) == (live.contains("removals") ? ["Old"] : []))
    // Chrome on Android tells nothing of what is relevant.
    #expect(try words("double tap", TalkBack()) == ["4 left"])
    #expect(try words("escape", TalkBack()).isEmpty)
  }

  @Test(arguments: [
    (TypingEcho.charactersAndWords, ["h", "i", "hi"]), (.characters, ["h", "i", "space"]),
    (.words, ["hi"]), (.nothing, []),
  ])
  func `VoiceOver’s typing feedback is a setting`(_ echo: TypingEcho, _ heard: [String]) throws {
    var reader = VoiceOver()
    reader.settings.typingEcho = echo
    #expect(try Self.lines("double tap; type \"hi \"", by: reader)[2] == heard)
  }

  @Test func `words that are written into an empty part of a page are a stop`() throws {
    let screen = try Screen(
      outline: "- /origin: web\n- status:\n  - /id: state\n- button \"Go\"")
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let heard = try Self.lines(
        "double tap; swipe left", on: screen, by: reader,
        app: "on double tap of \"Go\": update \"state\" label \"1 error\"")
      #expect(heard[1].last == "1 error")
      #expect(heard[2].first?.hasPrefix("1 error") == true)
    }
  }
}
