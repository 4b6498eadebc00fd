import Importers
import Simulator
import Testing

/// The focus events that each reader's gestures send to the script in an HTML file.
struct PageFocusTests {
  private static let form = """
    <!doctype html><html lang=en><title>Pass</title><h1>Pass</h1><label for=name>Name</label><input id=name>
    <p>As on your card</p><a id=help href=#h>Help</a><button id=off disabled>Off</button><button id=buy>Buy</button>
    """

  private static let logging = """
    on focus of "#name": announce "focus name"
    on leave of "#name": announce "leave name"
    on focus of "#help": announce "focus help"
    on leave of "#help": announce "leave help"
    on focus of "#buy": announce "focus buy"
    """

  /// Returns the events that a script received, in order.
  private func events(
    _ gestures: String, by reader: any ScreenReader, app: String = logging
  ) throws -> [String] {
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(Self.form.utf8), format: .html, file: "a.html", options: ImportOptions()
      ).first
    ).screen
    var session = Session(screen, by: reader, app: ScriptedApp(try AppScript(app)))
    session.begin()
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session.record.flatMap(\.log).compactMap {
      if case .effect(.announce(let text, _, _)) = $0 { text } else { nil }
    }
  }

  @Test func `VoiceOver’s swipes give focus to what can take it`() throws {
    #expect(
      try events("swipe right 6", by: VoiceOver())
        == ["focus name", "leave name", "focus help", "leave help", "focus buy"])
  }

  @Test func `TalkBack’s swipes send no event, and its double tap does`() throws {
    #expect(try events("swipe right 6", by: TalkBack()) == [])
    #expect(
      try events("touch \"#name\"; double tap; touch \"Help\"; double tap", by: TalkBack())
        == ["focus name", "leave name", "focus help"])
  }

  @Test func `A setting lets TalkBack’s swipes take focus away`() throws {
    var reader = TalkBack()
    try reader.set("pageFocus", to: "clears")
    #expect(
      try events("touch \"#name\"; double tap; swipe right; swipe right", by: reader)
        == ["focus name", "leave name"])
  }

  @Test func `Editing a field that has focus already sends no second event`() throws {
    #expect(
      try events("touch \"#name\"; double tap; type \"a\"; until \"card\"", by: VoiceOver())
        == ["focus name"])
  }

  @Test func `A script answers the reader’s focus, which is no focus of the page`() throws {
    let app = "on reader focus of \"Help\": announce \"reached\""
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      #expect(try events("touch \"Help\"", by: reader, app: app) == ["reached"])
    }
  }

  @Test func `A dialog and its title have one name, and people touch the title`() throws {
    let page = """
      <!doctype html><html lang=en><title>Pass</title><div role=dialog tabindex=-1 aria-labelledby=t>
      <h2 id=t>Remove pass?</h2><p>It expires today.</p><button>Remove</button></div>
      """
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(page.utf8), format: .html, file: "a.html", options: ImportOptions()
      ).first
    ).screen
    let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    for reader in readers {
      var session = Session(screen, by: reader, app: ScriptedApp(try AppScript("")))
      session.begin()
      let step = session.perform(.touch("Remove pass?"))
      let heard = step.lines.map(\.written).joined(separator: " ")
      #expect(heard.contains("heading") && !heard.contains("expires"), "\(heard)")
    }
  }
}
