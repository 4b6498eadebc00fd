import Simulator
import Testing

@testable import VoiceOverReader

/// TalkBack’s announcements of Android’s accessibility events, and their timing.
struct AndroidEventTests {
  private let reader: TalkBack
  private let field: Node.Index
  private let button: Node.Index
  private let screen: Screen

  init() throws {
    var screen = Screen(origin: .androidNodes)
    var root = Node(.generic)
    root.android.className = "android.widget.FrameLayout"
    let top = screen.append(root, to: nil)
    var entry = Node(.textBox)
    entry.android.className = "android.widget.EditText"
    entry.android.editable = true
    entry.android.focusable = true
    field = screen.append(entry, to: top)
    var press = Node(.button)
    press.android.className = "android.widget.Button"
    press.android.text = "Save"
    press.android.clickable = true
    press.android.focusable = true
    button = screen.append(press, to: top)
    self.screen = screen
    reader = TalkBack()
  }

  /// Returns the announcements after events, each with the time at which it begins.
  private func heard(
    _ events: [(at: Int, event: SessionEvent)], by reader: TalkBack? = nil
  ) -> [String] {
    let reader = reader ?? self.reader
    var speech = reader.speech(lasting: ListeningTime(millisecondsPerCharacter: 60))
    for (time, event) in events {
      speech.receive(event, at: time, step: 0, on: SessionNodes(of: screen))
    }
    _ = speech.finish()
    return speech.log.map { "\($0.start ?? -1) \($0.text)\($0.isLost ? " ✗" : "")" }
  }

  private func typed(
    _ text: String, after before: String, removing removed: String = "", secure: Bool = false
  ) -> SessionEvent {
    let change = AndroidTextChange(
      node: field, before: before, removed: removed, added: text,
      offset: before.utf16.count - removed.utf16.count, isSecure: secure)
    return .platform(AndroidEvent(.textChanged(change)))
  }

  private func selected(
    _ text: String, _ anchor: Int, _ end: Int, key: Bool = false
  ) -> SessionEvent {
    let selection = AndroidSelection(
      node: field, text: text, anchor: anchor, end: end, isOfHardware: key)
    return .platform(AndroidEvent(.selectionChanged(selection)))
  }

  private func event(_ kind: AndroidEvent.Kind, _ screen: Screen) throws -> SessionEvent {
    let walk = reader.open(screen, by: .swipeRight)
    let source = try #require(walk.eventSource(button, focus: nil))
    return .platform(AndroidEvent(kind, of: source))
  }

  private func changed(_ changes: AndroidEvent.Changes, _ screen: Screen) throws -> SessionEvent {
    try event(.contentChanged(changes), screen)
  }

  @Test
  func `Typing a separator announces the finished word, typing a letter announces the letter`() {
    #expect(heard([(0, typed("a", after: "hell"))]) == ["0 a"])
    #expect(heard([(0, typed(" ", after: "hello"))]) == ["0 hello "])
    #expect(heard([(0, typed(".", after: "hello"))]) == ["0 hello period"])
    #expect(heard([(0, typed("'", after: "a"))]) == ["0 apostrophe"])
    #expect(heard([(0, typed(".", after: "a"))]) == ["0 a period"])
    #expect(heard([(0, typed("A", after: ""))]) == ["0 capital A"])
  }

  @Test func `The typing echo setting and low verbosity reduce typing announcements`() {
    var quiet = TalkBack()
    quiet.settings.typingEcho = .words
    #expect(heard([(0, typed("a", after: ""))], by: quiet) == [])
    #expect(heard([(0, typed(" ", after: "ab"))], by: quiet) == ["0 ab "])
    quiet.settings.typingEcho = .nothing
    #expect(heard([(0, typed(" ", after: "ab"))], by: quiet) == [])
    quiet.settings.typingEcho = .charactersAndWords
    quiet.settings.verbosity = .low
    #expect(heard([(0, typed("a", after: ""))], by: quiet) == [])
  }

  @Test func `Deleted text is announced, and an emptied field after a short delay`() {
    #expect(heard([(0, typed("", after: "ab", removing: "b"))]) == ["0 b deleted"])
    #expect(heard([(0, typed("", after: "ab", removing: "ab"))]) == ["10 cleared text"])
    #expect(
      heard([(0, typed("", after: "ab", removing: "ab")), (5, typed("c", after: ""))]) == ["5 c"])
    #expect(
      heard([(0, typed("xyz", after: "abc", removing: "abc"))]) == ["0 xyz replaced abc, xyz"])
    #expect(heard([(0, typed("hell", after: "hel", removing: "hel"))]) == ["0 l"])
  }

  @Test func `A password is announced as bullets, or as a character count if passwords are off`() {
    #expect(heard([(0, typed("•", after: "•", secure: true))]) == ["0 bullet"])
    var hidden = TalkBack()
    hidden.settings.profile = .version15
    hidden.settings.passwords = false
    #expect(
      heard([(0, typed("•••", after: "", secure: true))], by: hidden)
        == ["0 3 characters replaced with 0 characters"])
  }

  @Test func `The caret announces the text it passes, a selection only with keys`() {
    let start = (at: 0, event: selected("one two", 7, 7))
    #expect(heard([start, (10, selected("one two", 4, 4))]) == ["10 two"])
    #expect(heard([start, (10, selected("one two", 0, 0))]) == ["10 one two, beginning of field"])
    #expect(heard([start, (10, selected("one two", 7, 4))]) == [])
    #expect(heard([start, (10, selected("one two", 7, 4, key: true))]) == ["10 two, selected"])
    #expect(
      heard([start, (10, selected("one two", 0, 3)), (20, selected("one two", 0, 0))])
        == ["20 selection cleared, beginning of field"])
  }

  @Test func `The caret movement caused by typing is not announced`() {
    let events = [(at: 0, event: selected("a", 1, 1)), (at: 5, event: typed("b", after: "a"))]
    #expect(heard(events + [(5, selected("ab", 2, 2))]) == ["5 b"])
  }

  @Test func `A live region is announced as a whole, and other views announce errors only`()
    throws
  {
    var screen = screen
    #expect(heard([(0, try changed(.text, screen))]) == [])
    screen[button].android.error = "Too late"
    #expect(heard([(0, try changed(.error, screen))]) == ["0 error: Too late"])
    screen[button].android.error = nil
    try screen[button].android.set("liveRegion", to: "polite")
    #expect(heard([(0, try changed(.other, screen))]) == ["0 Save, button"])
  }

  @Test func `A hint waits for pending announcements`() {
    let walk = reader.open(screen, by: .swipeRight)
    let focus = SessionEvent.focused(walk.stop(at: 1), by: .key)
    #expect(heard([(0, focus)]) == ["0 Save, button", "1120 double tap to activate"])
    // While one message of the app is spoken and a short one waits, the hint comes after the short
    // one.
    let events: [(at: Int, event: SessionEvent)] = [
      (0, .announced("This message is longer than thirty characters", .normal)),
      (10, .announced("Two errors", .normal)), (20, focus),
    ]
    #expect(
      heard(events) == [
        "0 This message is longer than thirty characters", "2700 Two errors", "3300 Save, button",
        "4020 double tap to activate",
      ])
  }

  /// Source: Android, AccessibilityNodeInfo.getMinDurationBetweenContentChanges; TalkBack 15.1 and
  /// 16.2, executed.
  @Test func `Changes of a live region within its least interval are dropped`() throws {
    var screen = screen
    try screen[button].android.set("liveRegion", to: "polite")
    try screen[button].android.set("minMillisBetweenContentChanges", to: "1000")
    func change(_ text: String) throws -> SessionEvent {
      screen[button].android.text = text
      return try changed(.text, screen)
    }
    let events = [
      (at: 0, event: try change("4 items")), (400, try change("5 items")),
      (900, try change("6 items")), (1_100, try change("7 items")), (1_900, try change("8 items")),
    ]
    #expect(heard(events) == ["0 4 items, button", "1100 7 items, button"])
    try screen[button].android.set("minMillisBetweenContentChanges", to: "0")
    #expect(heard([(0, try change("1 item")), (800, try change("2 items"))]).count == 2)
  }

  /// Source: TalkBack 15.1 and 16.2, EventTypeViewClickedFeedbackRule.java.
  @Test func `A click on a selected node says so, even if it has a state description`() throws {
    var screen = screen
    screen[button].android.selected = true
    #expect(heard([(0, try event(.clicked, screen))]) == ["150 selected"])
    screen[button].android.stateDescription = "Open"
    #expect(heard([(0, try event(.clicked, screen))]) == ["150 selected"])
    screen[button].android.checkable = true
    #expect(heard([(0, try event(.clicked, screen))]) == ["150 selected"])
    screen[button].android.selected = false
    #expect(heard([(0, try event(.clicked, screen))]) == [])
    screen[button].android.stateDescription = nil
    #expect(heard([(0, try event(.clicked, screen))]) == ["150 not checked"])
  }

  /// Source: TalkBack 15.1 and 16.2, EventTypeWindowStateChangedFeedbackRule.java, executed.
  @Test(arguments: [
    ("androidx.drawerlayout.widget.DrawerLayout", "0 Filter menu"),
    ("android.widget.SlidingDrawer", "0 sliding drawer opened"),
    ("com.android.internal.view.menu.IconMenuView", "0 options"),
    ("android.widget.ListView", nil),
  ])
  func `A drawer or menu that opens announces itself`(_ view: String, _ words: String?) throws {
    var screen = screen
    screen[button].android.className = view
    let opened = try event(.windowStateChanged("Filter"), screen)
    #expect(heard([(0, opened)]) == [words].compactMap(\.self))
  }

  /// Source: TalkBack 15.1 and 16.2, InputTextFeedbackRules.java: pasted text is refined as typed text.
  @Test func `A pasted capital letter is announced as a capital`() {
    func pasted(_ text: String) -> SessionEvent {
      .platform(
        AndroidEvent(
          .textChanged(
            AndroidTextChange(
              node: field, before: "", removed: "", added: text, offset: 0, action: .paste))))
    }
    #expect(heard([(0, pasted("A"))]) == ["0 pasted, capital A"])
    #expect(heard([(0, pasted("Anna"))]) == ["0 pasted, Anna"])
  }

  /// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java.
  @Test func `Replaced text that ends a word is silent without typing echo`() {
    let change = (at: 0, event: typed("the ", after: "teh ", removing: "teh "))
    #expect(heard([change]) == ["0 the "])
    var quiet = TalkBack()
    quiet.settings.typingEcho = .nothing
    #expect(heard([change], by: quiet) == [])
    #expect(
      heard([(0, typed("help", after: "hello", removing: "hello"))], by: quiet)
        == ["0  replaced hello"])
  }

  /// Source: TalkBack 16.2, FocusProcessorForScreenStateChange.java and
  /// EventTypeViewAccessibilityFocusedFeedbackRule.java, executed.
  @Test func `A swipe before a new screen has settled adds the title of its window`() {
    let walk = reader.open(screen, by: .swipeRight)
    var speech = reader.speech(lasting: ListeningTime(millisecondsPerCharacter: 60))
    let opened = SessionEvent.opened(
      ScreenOpening(.replacing, title: "Sign in", first: walk.stop(at: 0)))
    speech.receive(opened, at: 0, step: 0, on: SessionNodes(of: screen))
    #expect(speech.awaitsFirstFocus)
    let events: [(at: Int, event: SessionEvent)] = [
      (0, opened), (200, .touched), (300, .focused(walk.stop(at: 1), by: .finger)),
    ]
    #expect(
      heard(events) == [
        "10 Sign in ✗", "300 Save, button, window Sign in", "2380 double tap to activate",
      ])
    speech.advance(to: 600)
    #expect(!speech.awaitsFirstFocus)
  }
}
