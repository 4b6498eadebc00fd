import Simulator
import Testing

/// Node identity in a session while its screens change.
struct SessionNodeTests {
  private static let form: Screen = [
    .textField("Email"), .textField("Password"), .button("Sign up"),
  ]

  private static func session(_ app: String, by reader: any ScreenReader) throws -> Session {
    Session(form, by: reader, app: ScriptedApp(try AppScript(app)))
  }

  private static func perform(_ script: String, in session: inout Session) throws {
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
  }

  @Test func `A node keeps its identity when another node is inserted before it`() throws {
    var session = try Self.session(
      #"on double tap of "Sign up": insert alert "Wrong" before "Email""#, by: TalkBack())
    let before = session.scene
    try Self.perform(#"until "Sign up"; double tap"#, in: &session)
    let after = session.afterListening.scene
    let button = before.node(at: Node.Index(2))
    #expect(after.focus == button)
    #expect(after.index(of: button) == Node.Index(3))
    #expect(after[button]?.name == "Sign up")
    let alert = try #require(after.screen.index(called: "Wrong"))
    #expect(before[after.node(at: alert)] == nil)
  }

  @Test func `A removed node is on no later screen`() throws {
    var session = try Self.session(
      #"on double tap of "Sign up": remove "Email""#, by: VoiceOver())
    let email = session.scene.node(at: Node.Index(0))
    try Self.perform(#"until "Sign up"; double tap"#, in: &session)
    #expect(session.afterListening.scene.index(of: email) == nil)
    #expect(
      session.afterListening.scene.focus.flatMap { session.afterListening.scene[$0]?.name }
        == "Sign up")
  }

  @Test func `Nodes of a covered screen are available again once the dialog closes`() throws {
    let dialog: Screen = [.button("Back"), .button("Help"), .button("Close")]
    let app = ScriptedApp(
      try AppScript(
        """
        on double tap of "Sign up": show "Help" as dialog
        on double tap of "Close": close
        """), screens: ["Help": dialog])
    var session = Session(Self.form, by: TalkBack(), app: app)
    let opening = session.scene
    try Self.perform(#"until "Sign up"; double tap"#, in: &session)
    let shown = session.afterListening.scene
    #expect(shown.depth == 1)
    #expect(shown.screen.preorder.allSatisfy { opening[shown.node(at: $0.index)] == nil })
    try Self.perform(#"until "Close"; double tap"#, in: &session)
    let closed = session.afterListening.scene
    #expect(closed.depth == 0)
    #expect(closed.screen.preorder.allSatisfy { opening[closed.node(at: $0.index)] != nil })
  }

  @Test(arguments: [
    // The app removes a field when focus would move there from the other field.
    (
      #"on leave of "Email": remove "Password""#,
      #"double tap; until "Password"; double tap; type "a""#
    ),
    (#"on leave of "Email": remove "Password""#, "double tap; tab; type \"a\""),
    (#"on leave of "Email": remove "Password""#, "double tap; next; type \"a\""),
    (#"on leave of "Email": remove "Sign up""#, "double tap; tab; tab; tab"),
    // The app removes the edited field when the user types.
    (#"on type of "Password": remove "Password""#, #"until "Password"; double tap; type "abc""#),
    (#"on type of "Password": remove "Email""#, #"until "Password"; double tap; type "abc""#),
    (#"on change of "Password": remove "Email""#, #"until "Password"; double tap; type "abc""#),
    (
      #"on type of "Password": update "Password" value """#,
      #"until "Password"; double tap; type "abc"; caret left 2; caret right 5; delete 3"#
    ),
    // The app removes the button when the user activates it.
    (#"on double tap of "Sign up": remove "Sign up""#, #"until "Sign up"; double tap; double tap"#),
    (#"on focus of "Email": remove "Email""#, "double tap; type \"a\"; swipe right; swipe left"),
  ])
  func `Gestures do not act on a node that the app has removed`(_ app: String, _ script: String)
    throws
  {
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      for origin: Screen.Origin in [.design, .web, .android, .ios, .reactNative] {
        var screen = Self.form
        screen.origin = origin
        var session = Session(screen, by: reader, app: ScriptedApp(try AppScript(app)))
        try Self.perform(script, in: &session)
        let scene = session.afterListening.scene
        for node in [scene.focus, scene.inputFocus].compactMap(\.self) {
          #expect(scene[node] != nil, "\(app) \(script) \(origin)")
        }
      }
    }
  }

  @Test func `An announcement keeps its node after the screen changes`() throws {
    var session = try Self.session(
      #"on double tap of "Sign up": insert alert "Wrong" before "Email""#, by: TalkBack())
    try Self.perform(#"until "Sign up"; double tap; wait 3 s"#, in: &session)
    let alert = try #require(session.record.flatMap(\.heard).first { $0.text == "Wrong" })
    let scene = session.afterListening.scene
    #expect(alert.node.flatMap { scene[$0] }?.role == .alert)
  }
}
