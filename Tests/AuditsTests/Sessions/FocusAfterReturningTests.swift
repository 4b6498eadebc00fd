import Importers
import Simulator
import Testing

@testable import Audits

/// The focus after a dialog was closed, or after the user went back.
struct FocusAfterReturningTests {
  private static let mail = """
    - /title: Mail
    - heading "Mail"
    - button "Search"
    - button "Compose"
    - button "Settings"
    """

  private static let letter = """
    - /title: Letter
    - heading "Letter"
    - textbox "Text"
    - button "Send"
    - button "Back"
    """

  private func found(_ app: String, _ gestures: String) throws -> [String] {
    let screen = try Screen(outline: Self.mail)
    let audit = Audit([.focusLost])
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let script = try GestureScript(gestures).steps.map(\.gesture)
    let app = ScriptedApp(
      try AppScript(app, from: 1),
      screens: ["Letter": try Screen(outline: Self.letter), "Mail": screen])
    subject.sessions = allReaders.map { AuditSession(screen, by: $0, app: app, doing: script) }
    return audit.report(on: subject).findings.map(\.message)
  }

  private static let opening =
    #"on double tap of "Compose": show "Letter" as dialog"# + "\n"

  @Test func `A dialog that closes and throws focus to the top is found`() throws {
    let script = #"until "Compose"; double tap; until "Send"; double tap"#
    let thrown = try found(
      Self.opening + #"on double tap of "Send": close; screen changed"#, script)
    #expect(!thrown.isEmpty && thrown.allSatisfy { $0.contains("opened the dialog") })
    #expect(try found(Self.opening + #"on double tap of "Send": close"#, script).isEmpty)
    #expect(
      try found(
        Self.opening + #"on double tap of "Send": close; screen changed "Compose""#, script
      ).isEmpty)
  }

  private static let leaving = #"on double tap of "Compose": show "Letter""# + "\n"

  @Test func `A control for going back that leaves focus at the top is found`() throws {
    let script = #"until "Compose"; double tap; until "Back"; double tap"#
    let lost = try found(Self.leaving + #"on double tap of "Back": show "Mail""#, script)
    #expect(!lost.isEmpty && lost.allSatisfy { $0.contains("led to the other screen") })
    #expect(
      try found(
        Self.leaving + #"on double tap of "Back": show "Mail"; reader focus "Compose""#, script
      ).isEmpty)
  }

  @Test(arguments: [("17.0", 1), ("16.2", 0)])
  func `The gesture for going back to a pane in which focus starts afresh is found`(
    profile: String, count: Int
  ) throws {
    func pane(_ title: String, _ buttons: String...) throws -> Screen {
      let buttons = buttons.enumerated().map { index, label in
        """
        {"className": "android.widget.Button", "text": "\(label)", "clickable": true,
        "focusable": true, "bounds": [0, \(100 * index), 400, \(100 * index + 90)]}
        """
      }
      let source = """
        {"tree": {"className": "android.widget.FrameLayout", "paneTitle": "\(title)",
        "bounds": [0, 0, 400, 800], "children": [\(buttons.joined(separator: ","))]}}
        """
      return try #require(
        try ImportedScreen.contents(
          of: Array(source.utf8), format: InputFormat(named: "android-nodes"),
          options: ImportOptions()
        ).first
      ).screen
    }
    let mail = try pane("Mail", "Search", "Compose", "Settings")
    var reader = TalkBack()
    try reader.set("profile", to: profile)
    let audit = Audit([.focusLost])
    var subject = AuditSubject(mail, by: [reader], in: audit.readingConditions)
    let app = ScriptedApp(
      try AppScript(
        #"on double tap of "Compose": show "Letter""# + "\n" + #"on escape: show "Mail""#, from: 1),
      screens: ["Letter": try pane("Letter", "Send", "Attach"), "Mail": mail])
    subject.sessions = [
      AuditSession(
        mail, by: reader, app: app,
        doing: try GestureScript(#"until "Compose"; double tap; escape"#).steps.map(\.gesture))
    ]
    let found = audit.report(on: subject).findings
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test func `A button that leads to a screen again is no way back`() throws {
    #expect(
      try found(
        Self.leaving + #"on double tap of "Send": show "Mail""#,
        #"until "Compose"; double tap; until "Send"; double tap"#
      ).isEmpty)
  }
}
