import Simulator
import Testing

@testable import AccessibilityTree
@testable import VoiceOverReader

/// Announcements after gestures, and the app's responses.
struct SessionTests {
  private static let form: Screen = [
    .textField("Email"), .textField("Password"), .button("Sign up"),
  ]

  /// Returns the announced lines for the opening of the screen and for each step of a script.
  static func lines(
    _ script: String, on screen: Screen = form, by reader: any ScreenReader,
    app: String = "", showing screens: [String: Screen] = [:]
  ) throws -> [[String]] {
    var session = Session(
      screen, by: reader, app: ScriptedApp(try AppScript(app), screens: screens))
    session.begin()
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
    return session.record.map { $0.lines.map(\.written) }
  }

  @Test func `A swipe announces the next stop, and a quick second swipe interrupts it`() throws {
    let heard = try Self.lines("swipe right; at once; swipe right", by: TalkBack())
    #expect(heard[1].first == "✂ Password, edit box")
    #expect(heard[2].first == "Sign up, button")
  }

  @Test func `A swipe as soon as a screen appears lands on its first stop on Android`() throws {
    let next: Screen = [.button("Back"), .button("Agree")]
    let app = "on double tap of \"Sign up\": show \"terms\""
    let script = "until \"Sign up\"; double tap; at once; swipe right; swipe right"
    let heard = try Self.lines(script, by: TalkBack(), app: app, showing: ["terms": next])
    #expect(heard[3].first?.contains("Back, button") == true)
    #expect(heard[4].first == "Agree, button")
  }

  @Test func `Hints follow a silence, and other speech cancels them`() throws {
    let patient = try Self.lines("swipe right", by: VoiceOver())
    #expect(patient[1] == ["Password, text field", "⏸ double tap to edit"])
    let hasty = try Self.lines("swipe right; wait 1.8 s; swipe right", by: VoiceOver())
    #expect(hasty[1] == ["Password, text field"])
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

  @Test func `VoiceOver may lose an announcement made during a focus change`()
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

  @Test func `Only Android announces an error that appears`() throws {
    let app = "on submit: error \"Email\" \"Enter your email\""
    let script = "touch \"Sign up\"; double tap"
    #expect(try Self.lines(script, by: TalkBack(), app: app)[2] == ["error: Enter your email"])
    #expect(try Self.lines(script, by: VoiceOver(), app: app)[2] == [])
  }

  @Test func `A new screen is announced, and a closed dialog returns focus`() throws {
    var terms: Screen = [.heading("Terms", level: 1), .button("Close")]
    terms.title = "Terms"
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap; swipe right; double tap", by: TalkBack(),
      app: """
        on double tap of "Sign up": show "Terms" as dialog
        on double tap of "Close": close
        """, showing: ["Terms": terms])
    #expect(heard[2].contains("Terms") && heard[2].contains("→ \"Close\""))
    #expect(heard[4].contains("→ \"Sign up\""))
  }

  @Test func `Focus follows inserted and removed nodes`() throws {
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

  @Test func `A script that names a missing element reports a problem`() throws {
    let heard = try Self.lines(
      "touch \"Sign up\"; double tap; touch \"Nowhere\"", by: VoiceOver(),
      app: "on submit: focus \"Emial\"")
    #expect(heard[2].first?.hasPrefix("⚠ the app’s script names “Emial”") == true)
    #expect(
      heard[3] == [
        "⚠ no element of this screen is named “Nowhere”; the screen has “Email”, “Password”, “Sign up”"
      ])
  }

  @Test func `Waiting advances time, and due timers fire`() throws {
    let heard = try Self.lines(
      "wait 4 s; listen", by: TalkBack(), app: "on after 3 s: toast \"Saved\"")
    #expect(heard.joined().contains("Saved"))
  }

  @Test func `Repeating a script gives the same result`() throws {
    let script = "swipe right 2; double tap; touch \"Email\"; double tap; type \"x y\"; Tab"
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      let first = try Self.lines(script, by: reader)
      #expect(try Self.lines(script, by: reader) == first)
    }
  }

  @Test func `A walk ends with a message when the app keeps moving focus back`() throws {
    let heard = try Self.lines(
      "walk", by: TalkBack(), app: "on focus of \"Sign up\": reader focus \"Email\"")
    #expect(heard[1].first?.hasPrefix("⚠ the walk has no end") == true)
  }

  @Test(arguments: [
    "on focus of \"Email\": focus \"Password\"\non focus of \"Password\": focus \"Email\"",
    "on double tap of \"Email\": show \"Again\"\non opens: show \"Again\"",
    "on double tap of \"Email\": show \"Again\"\non after 1 s: show \"Again\"",
  ])
  func `An app in an endless loop is reported, and the session continues`(_ app: String) throws {
    let heard = try Self.lines(
      "double tap; swipe right", by: TalkBack(), app: app, showing: ["Again": Self.form])
    #expect(heard.joined().contains { $0.hasPrefix("⚠ the app") && $0.hasSuffix("without end") })
    #expect(heard.count == 3)
  }

  @Test func `TalkBack wraps at the second swipe, and VoiceOver stays`() throws {
    let script = "until \"Sign up\"; swipe right; swipe right"
    let talkBack = try Self.lines(script, by: TalkBack())
    #expect(talkBack[2] == ["♪ boundary"] && talkBack[3].first?.contains("edit box") == true)
    let voiceOver = try Self.lines(script, by: VoiceOver())
    #expect(voiceOver[3] == ["♪ boundary", "Sign up, button"])
  }

  @Test func `Tab follows the keyboard order from the reader's current stop`() throws {
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
        "Two", "Three", "⚠ no further element in this direction can be focused with the keyboard",
      ])
    #expect(
      try focus("shift tab; shift tab; shift tab; shift tab") == [
        "One", "Second", "First",
        "⚠ no further element in this direction can be focused with the keyboard",
      ])
    #expect(try focus("touch \"Off\"; tab") == ["Off", "Two"])
    #expect(try focus("touch \"Head\"; shift tab") == ["Head", "Second"])
    #expect(try focus("touch \"Passed over\"; tab") == ["Passed over", "Three"])
  }

  @Test func `An app can handle Tab`() throws {
    let screen = try Screen(outline: "- textbox \"Name\"\n- textbox \"Code\"\n- button \"Go\"")
    let app = "on tab of \"Name\": focus \"Code\"\non shift tab of \"Code\": nothing"
    let heard = try Self.lines(
      "double tap; tab; shift tab; tab", on: screen, by: VoiceOver(), app: app)
    #expect(heard[2].contains { $0.hasPrefix("Code") })
    #expect(heard[3] == [])
    #expect(heard[4].first?.hasPrefix("Go") == true)
  }

  @Test func `An app can handle a magic tap and a scroll`() throws {
    let app = "on magic tap: announce \"Playing\"\non scroll: announce \"Page 2 of 3\""
    let script = "magic tap; scroll down"
    #expect(
      try Self.lines(script, by: VoiceOver(), app: app)[1...] == [["Playing"], ["Page 2 of 3"]])
    let unanswered = try Self.lines(script, by: VoiceOver())
    #expect(unanswered[1].first?.hasPrefix("⚠ the app does not answer a magic tap") == true)
    #expect(unanswered[2].first?.hasPrefix("⚠ what scrolling shows is unknown") == true)
    #expect(try Self.lines(script, by: TalkBack())[1] == ["⚠ TalkBack has no magic tap"])
  }

  @Test func `Announcements in progress are included from the last gesture on`() throws {
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
  func `VoiceOver announces relevant changes of a live region, TalkBack every addition`(
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
    // Chrome on Android does not expose aria-relevant.
    #expect(try words("double tap", TalkBack()) == ["4 left"])
    #expect(try words("escape", TalkBack()).isEmpty)
  }

  @Test func `Text inserted into an empty part of a page becomes a stop`() throws {
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
