import Simulator
import Testing

/// Elements that scripts name by id, by role, or by words that several elements share.
struct ElementNameTests {
  private static let form = """
    - heading "Email" [level=1]
    - group "Address":
      - textbox "Email":
        - /id: mail
      - checkbox "News":
        - /id: news
    - button "Send":
      - /id: send
    """

  private static func session(
    _ gestures: String, by reader: any ScreenReader, on outline: String = form
  ) throws -> Session {
    var session = Session(try Screen(outline: outline), by: reader)
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session
  }

  @Test(arguments: [
    ("until #news", "news"), ("until role=checkbox", "news"), ("until role=textbox", "mail"),
    ("walk; until role=textbox back", "mail"), ("until #send; touch role=checkbox", "news"),
    ("touch #send", "send"), ("until role=group", "mail"),
  ])
  func `Both readers find an element by its id and its role`(
    _ gestures: String, _ id: String
  ) throws {
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      let session = try Self.session(gestures, by: reader)
      #expect(session.record.allSatisfy { $0.problem == nil }, "\(session.record)")
      #expect(session.stop.map { session.screen[$0.node].id } == id, "\(type(of: reader).name)")
    }
  }

  @Test(arguments: [
    ("until #maill", "no element of this screen is #maill; did you mean “#mail”?"),
    (
      "until role=slider",
      "no element of this screen is role=slider; the screen has “role=heading”, “role=group”, "
        + "“role=textbox”, “role=checkbox”, “role=button”"
    ),
    ("touch \"Sent\"", "no element of this screen is named “Sent”; did you mean “Send”?"),
    ("until #send; swipe right; until #mail", "no stop in this direction belongs to #mail"),
  ])
  func `An error says what the screen has instead`(_ gestures: String, _ problem: String) throws {
    let session = try Self.session(gestures, by: VoiceOver())
    #expect(session.record.last?.problem == problem)
  }

  @Test func `Names without words are not suggested`() {
    var screen = Screen()
    for name in ["Send", " ", "\u{a0}", "Help"] {
      screen.append(Node(.button, label: AuthoredText(name)))
    }
    #expect(
      ElementName("Zzzzzz").alternatives(on: screen) == "; the screen has “Send”, “Help”")
  }

  @Test func `Of elements with the same name, a touch takes the one that is a stop`() throws {
    let outline = """
      - group "Price":
        - /hidden: true
        - text "Price"
      - text "Price":
        - /id: seen
      """
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      let session = try Self.session("touch \"Price\"", by: reader, on: outline)
      #expect(session.record.last?.problem == nil)
      #expect(session.stop.map { session.screen[$0.node].name } == "Price")
    }
  }
}
