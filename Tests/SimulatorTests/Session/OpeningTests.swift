import Simulator
import Testing

@testable import AccessibilityTree

/// The announcements and the focus when screens open and close.
struct OpeningTests {
  private static let films: Screen = titled(
    "Films",
    [
      .heading("Films"), .list([.item([.button("Alien")]), .item([.button("Brazil")])]),
      .button("Help", id: "help"),
    ])

  private static let question: Screen = titled(
    "Delete", [.heading("Delete"), .text("Really?"), .button("Yes")])

  private static func titled(_ title: String?, _ screen: Screen) -> Screen {
    var screen = screen
    screen.title = title
    return screen
  }

  /// Returns the announced lines for the opening of the screen and for each step of a script.
  private static func lines(
    _ script: String, on screen: Screen, by reader: any ScreenReader = TalkBack(), app: String = "",
    showing screens: [String: Screen] = [:]
  ) throws -> [[String]] {
    try session(script, on: screen, by: reader, app: app, showing: screens).record.map {
      $0.lines.map(\.written)
    }
  }

  private static func session(
    _ script: String, on screen: Screen, by reader: any ScreenReader = TalkBack(), app: String = "",
    showing screens: [String: Screen] = [:]
  ) throws -> Session {
    var session = Session(
      screen, by: reader, app: ScriptedApp(try AppScript(app), screens: screens))
    session.begin()
    for step in try GestureScript(script).steps { session.perform(step.gesture) }
    return session
  }

  private static let asking = """
    on double tap of "Brazil": show "question" as dialog
    on double tap of "Yes": close
    """

  // MARK: The first focus

  @Test func `TalkBack says the title and skips a first stop that only repeats it`() throws {
    let heard = try Self.lines("listen", on: Self.question)
    #expect(heard[0] == ["Delete", "Really?"])
  }

  @Test func `A button called like the window is not its title`() throws {
    let heard = try Self.lines("listen", on: Self.titled("Send", [.button("Send"), .text("Now")]))
    #expect(heard[0].prefix(2) == ["Send", "Send, button"])
  }

  @Test func `A text in a list is not the title, although it repeats it`() throws {
    let screen: Screen = [.list([.item([.text("News")]), .item([.text("Sport")])])]
    let heard = try Self.lines("listen", on: Self.titled("news", screen))
    #expect(heard[0] == ["news", "News, 1 of 2, in list, 2 items"])
  }

  @Test func `Nothing has focus where every stop repeats the title, until a swipe`() throws {
    let screen = Self.titled("Notice", [.heading("Notice")])
    let heard = try Self.lines("double tap; swipe right; swipe right; swipe right", on: screen)
    #expect(heard[0] == ["Notice"])
    #expect(heard[1] == ["⚠ nothing has focus: swipe to the first stop"])
    #expect(heard[2] == ["Notice, heading, window Notice"])
    #expect(heard[3] == ["♪ boundary"])
    #expect(heard[4] == ["Notice, heading"])
  }

  @Test func `A swipe back where nothing has focus goes to the last stop`() throws {
    let screen = Self.titled("notice", [.text("Notice"), .heading("Notice")])
    let session = try Self.session("swipe left", on: screen)
    #expect(session.stopIndex == 1)
  }

  @Test func `A screen without stops only says its title`() throws {
    let screen = Self.titled("Loading", [])
    #expect(try Self.lines("swipe right", on: screen) == [["Loading"], []])
    #expect(try Self.lines("read from here; next heading", on: screen)[1].first?.first == "⚠")
  }

  @Test func `A screen without a known title focuses its first stop, even a heading`() throws {
    let heard = try Self.lines("listen", on: [.text("Nothing here"), .button("Back")])
    #expect(heard[0] == ["Nothing here"])
    #expect(
      try Self.lines("listen", on: [.heading("Offers"), .button("Back")])[0]
        == ["Offers", "Offers, heading"])
  }

  @Test func `VoiceOver begins on the title`() throws {
    #expect(try Self.lines("listen", on: Self.question, by: VoiceOver())[0] == ["Delete, heading"])
  }

  @Test func `A page in Chrome begins on its first stop, whatever its title`() throws {
    var page = Screen(origin: .web)
    page.append(Node(.heading, label: "Join"))
    page.title = "Join"
    #expect(try Self.lines("listen", on: page)[0].count == 2)
  }

  @Test func `The node that asks for initial focus has it, unless a field has input focus`() throws
  {
    func screen(isEditing: Bool) -> Screen {
      var screen = Screen(origin: .androidNodes)
      let root = screen.append(view("android.widget.FrameLayout"))
      screen.append(view("android.widget.TextView") { $0.text = "Welcome" }, to: root)
      screen.append(
        view("android.widget.EditText") {
          $0.text = "Ann"
          $0.editable = true
          $0.focusable = true
          $0.focused = isEditing
        }, to: root)
      screen.append(
        view("android.widget.Button") {
          $0.text = "Go on"
          $0.clickable = true
          $0.requestInitialAccessibilityFocus = true
        }, to: root)
      return screen
    }
    #expect(try Self.session("listen", on: screen(isEditing: false)).stopIndex == 2)
    #expect(try Self.session("listen", on: screen(isEditing: true)).stopIndex == 1)
  }

  @Test func `The title of the innermost pane is that of a window without a title`() throws {
    var screen = Screen(origin: .androidNodes)
    let shop = screen.append(view("android.widget.FrameLayout") { $0.paneTitle = "Shop" })
    let basket = screen.append(
      view("android.widget.FrameLayout") { $0.paneTitle = "Basket" }, to: shop)
    screen.append(view("android.widget.TextView") { $0.text = "Basket" }, to: basket)
    screen.append(view("android.widget.TextView") { $0.text = "Empty" }, to: basket)
    #expect(try Self.lines("listen", on: screen)[0] == ["Basket", "Empty"])
    screen.title = "Store"
    #expect(try Self.lines("listen", on: screen)[0] == ["Store", "Basket"])
  }

  private func view(
    _ name: String, _ change: (inout AndroidAttributes) -> Void = { _ in }
  ) -> Node {
    var node = Node(name.hasSuffix("EditText") ? .textBox : .generic)
    node.android.className = name
    change(&node.android)
    node.states.isFocused = node.android.focused == true
    return node
  }

  // MARK: Windows above each other

  @Test func `A dialog over a list leaves the list, and a closed one enters it again`() throws {
    let heard = try Self.lines(
      "until \"Brazil\"; double tap; until \"Yes\"; double tap", on: Self.films, app: Self.asking,
      showing: ["question": Self.question])
    #expect(heard[2].prefix(3) == ["→ \"Really?\"", "Delete", "Really?, out of list"])
    #expect(
      heard[4].prefix(3) == ["→ \"Brazil\"", "Films", "Brazil, button, 2 of 2, in list, 2 items"])
  }

  @Test func `A dialog of Compose leaves no list behind`() throws {
    var dialog = Screen(origin: .androidNodes)
    let root = dialog.append(view("androidx.compose.ui.window.DialogLayout"))
    dialog.append(view("android.widget.TextView") { $0.text = "Really?" }, to: root)
    let heard = try Self.lines(
      "until \"Brazil\"; double tap", on: Self.films, app: Self.asking,
      showing: ["question": dialog])
    #expect(heard[2].last == "Really?")
  }

  @Test func `The first focus after a dialog closes waits for the title of the window`() throws {
    let session = try Self.session(
      "until \"Brazil\"; double tap; until \"Yes\"; double tap", on: Self.films, app: Self.asking,
      showing: ["question": Self.question])
    let step = try #require(session.record.last)
    let focus = try #require(step.heard.first { $0.cause == .focus })
    #expect(focus.requested - step.time == 550)
  }

  @Test func `Going back restores focus in a window that was open before`() throws {
    let mail = Self.titled("Mail", [.heading("Lunch"), .button("Reply")])
    let app = """
      on double tap of "Help": show "mail"
      on double tap of "Reply": show "films"
      on escape: show "films"
      """
    let screens = ["mail": mail, "films": Self.films]
    let back = try Self.session(
      "until \"Help\"; double tap; escape", on: Self.films, app: app, showing: screens)
    #expect(back.stop?.announcement.text.hasPrefix("Help") == true)
    let new = try Self.session(
      "until \"Help\"; double tap; until \"Reply\"; double tap", on: Self.films, app: app,
      showing: screens)
    #expect(new.stop?.announcement.text.hasPrefix("Alien") == true)
  }

  @Test func `TalkBack remembers the focus of ten windows`() throws {
    let names = (0..<12).map { "screen \($0)" }
    let screens = Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, Self.titled($0, [.button("First"), .button("Next")]))
      })
    let app = ClosureApp(screens: screens) { event, screen, _ in
      let number = names.firstIndex(of: screen.title ?? "") ?? 0
      switch event.kind {
      case .doubleTap: return [.show(names[min(number + 1, 11)], as: .replacing)]
      case .escape: return [.show(names[0], as: .replacing)]
      default: return nil
      }
    }
    func index(after steps: Int) -> Int {
      var session = Session(screens[names[0]] ?? [], by: TalkBack(), app: app)
      for _ in 0..<steps {
        session.perform(.swipe(.right, count: 1))
        session.perform(.doubleTap)
      }
      session.perform(.escape)
      return session.stopIndex
    }
    #expect(index(after: 9) == 1)
    #expect(index(after: 10) == 0)
  }

  @Test func `Going back skips what had focus last, if the window does not have it any more`()
    throws
  {
    func back(after swipes: Int) throws -> String {
      let app = """
        on double tap of "Help": insert text "Five" after "Help"; insert text "Four" after "Help"; \
        insert text "Three" after "Help"; insert text "Two" after "Help"; \
        insert text "One" after "Help"
        on long press: show "mail"
        on escape: show "films"
        """
      let screens = ["mail": Self.titled("Mail", [.button("Reply")]), "films": Self.films]
      let session = try Self.session(
        "until \"Help\"; double tap; swipe right \(swipes); long press; escape", on: Self.films,
        app: app, showing: screens)
      return session.focus?.name ?? ""
    }
    #expect(try back(after: 1) == "Help")
    #expect(try back(after: 4) == "Help")
    // The history keeps five records, so five newer ones replace the record of the button.
    #expect(try back(after: 5) == "Alien")
  }

  @Test func `A window keeps its history while a dialog covers it`() throws {
    let app = """
      on double tap of "Help": insert text "Sent" after "Help"
      on long press of "Sent": show "question" as dialog
      on double tap of "Yes": close
      on scroll: show "mail"
      on escape: show "films"
      """
    let screens = [
      "mail": Self.titled("Mail", [.button("Reply")]), "films": Self.films,
      "question": Self.question,
    ]
    let session = try Self.session(
      "until \"Help\"; double tap; swipe right; long press; until \"Yes\"; double tap; "
        + "scroll down; escape", on: Self.films, app: app, showing: screens)
    #expect(session.focus?.name == "Help")
  }

  // MARK: Notifications

  @Test func `VoiceOver plays a sound and begins at the top when the screen changed`() throws {
    func heard(_ answer: String) throws -> [String] {
      try Self.lines(
        "until \"Help\"; double tap", on: Self.films, by: VoiceOver(),
        app: "on double tap of \"Help\": \(answer)")[2]
    }
    #expect(try heard("screen changed") == ["→ \"Films\"", "♪ screen changed", "Films, heading"])
    #expect(
      try heard("screen changed \"Alien\"").prefix(2) == ["→ \"Alien\"", "♪ screen changed"])
    #expect(try heard("layout changed").contains { $0.hasPrefix("→") } == false)
    #expect(try heard("layout changed \"Alien\"").contains("♪ screen changed") == false)
  }
}
