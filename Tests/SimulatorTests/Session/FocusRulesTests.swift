import Simulator
import Testing

@testable import AccessibilityTree
@testable import TalkBackReader

/// How TalkBack 17 and earlier versions move focus when the app changes the screen.
struct FocusRulesTests {
  private static let newest = TalkBack.talkBack(profile: .version17)

  private static let films: Screen = [
    .heading("Films"), .list(id: "rows", [.item([.button("Alien")]), .item([.button("Brazil")])]),
    .button("Help"),
  ]

  private static func session(
    _ script: String, on screen: Screen, by reader: TalkBack, app: String,
    showing screens: [String: Screen] = [:]
  ) throws -> Session {
    var session = Session(
      screen, by: reader, app: ScriptedApp(try AppScript(app), screens: screens))
    session.begin()
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
    return session
  }

  private static func focus(
    after script: String, on screen: Screen, by reader: TalkBack, app: String
  ) throws -> String? {
    try session(script, on: screen, by: reader, app: app).focus?.name
  }

  @Test func `TalkBack 17 does not follow a request for focus on something other than a field`()
    throws
  {
    let app = "on double tap of \"Alien\": focus \"Help\""
    let script = "until \"Alien\"; double tap"
    #expect(try Self.focus(after: script, on: Self.films, by: TalkBack(), app: app) == "Help")
    let session = try Self.session(script, on: Self.films, by: Self.newest, app: app)
    #expect(session.focus?.name == "Alien")
    let step = try #require(session.record.last)
    #expect(!step.isMoved && step.heard.isEmpty && step.problem == nil)
  }

  @Test(arguments: [("focus \"Name\"", "Name"), ("reader focus \"Help\"", "Help")])
  func `TalkBack 17 follows input focus to a field, and an app that moves reader focus`(
    _ answer: String, _ focus: String
  ) throws {
    let screen: Screen = [.button("Edit"), .textField("Name"), .button("Help")]
    #expect(
      try Self.focus(
        after: "double tap", on: screen, by: Self.newest, app: "on double tap: \(answer)") == focus)
  }

  @Test func `TalkBack 17 follows focus that a key moves, and focus on a page`() throws {
    #expect(
      try Self.focus(
        after: "tab", on: Self.films, by: Self.newest, app: "on tab: focus \"Help\"") == "Help")
    var page = Screen(origin: .web)
    page.append(Node(.button, label: "Skip"))
    page.append(Node(.heading, label: "Offers"))
    #expect(
      try Self.focus(
        after: "double tap", on: page, by: Self.newest, app: "on double tap: focus \"Offers\"")
        == "Offers")
  }

  @Test func `TalkBack 17 does not restore focus in a pane, but does in a window`() throws {
    let app = "on double tap: show \"basket\"\non escape: show \"shop\""
    func index(inPane pane: String?, of window: String?, by reader: TalkBack) throws -> Int {
      let shop = Self.screen(pane: pane, window: window, ["Shoes", "Hats", "Coats"])
      let basket = Self.screen(pane: "Basket", window: window, ["Pay"])
      return try Self.session(
        "swipe right 2; double tap; escape", on: shop, by: reader, app: app,
        showing: ["shop": shop, "basket": basket]
      ).stopIndex
    }
    #expect(try index(inPane: "Shop", of: nil, by: TalkBack()) == 2)
    #expect(try index(inPane: "Shop", of: nil, by: Self.newest) == 0)
    #expect(try index(inPane: "Shop", of: "Store", by: Self.newest) == 2)
    #expect(try index(inPane: nil, of: nil, by: Self.newest) == 2)
  }

  /// Returns a screen of buttons in a pane, like one from a platform tree.
  private static func screen(pane: String?, window: String?, _ buttons: [String]) -> Screen {
    var screen = Screen(origin: .androidNodes)
    screen.title = window
    var node = Node(.generic)
    node.android.className = "android.widget.FrameLayout"
    node.android.paneTitle = pane
    let root = screen.append(node)
    for name in buttons {
      var button = Node(.button)
      button.android.className = "android.widget.Button"
      button.android.text = name
      button.android.clickable = true
      screen.append(button, to: root)
    }
    return screen
  }

  @Test(arguments: [TalkBack(), newest])
  func `A pane that gets another title leaves focus where it is`(_ reader: TalkBack) throws {
    #expect(
      try Self.focus(
        after: "until \"Help\"; double tap", on: Self.films, by: reader,
        app: "on double tap: pane \"Results\"") == "Help")
  }

  @Test func `Reloading a list takes TalkBack 17 from its rows to the top of the window`() throws {
    let app = "on double tap: reload \"rows\""
    let script = "until \"Brazil\"; double tap"
    let session = try Self.session(script, on: Self.films, by: Self.newest, app: app)
    #expect(
      session.record.last?.lines.map(\.written) == ["→ \"Films\"", "Films. heading. out of list"])
    #expect(try Self.focus(after: script, on: Self.films, by: TalkBack(), app: app) == "Brazil")
    let outside = "until \"Help\"; double tap"
    #expect(try Self.focus(after: outside, on: Self.films, by: Self.newest, app: app) == "Help")
  }

  @Test func `Reloading a list that the screen does not have is a problem of the step`() throws {
    let session = try Self.session(
      "double tap", on: Self.films, by: Self.newest, app: "on double tap: reload \"Books\"")
    #expect(session.record.last?.problem?.contains("“Books”") == true)
    #expect(throws: ScriptError.self) { try AppScript("on double tap: reload") }
  }
}
