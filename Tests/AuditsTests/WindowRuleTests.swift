import Importers
import Simulator
import Testing

@testable import Audits

/// Rules about screens that open and close, and about focus in them.
struct WindowRuleTests {
  /// The messages of a rule about sessions in which an app shows a screen called “Next”.
  private static func messages(
    of rule: AuditRule, on outline: String, showing next: String = "", app: String,
    doing gestures: String, by readers: [any ScreenReader] = allReaders
  ) throws -> [String] {
    let screen = try Screen(outline: outline)
    let audit = Audit([rule])
    var subject = AuditSubject(screen, by: readers, in: audit.readingConditions)
    let script = try GestureScript(gestures).steps.map(\.gesture)
    let screens = ["Next": try Screen(outline: next)]
    let app = ScriptedApp(try AppScript(app, from: 1), screens: screens)
    subject.sessions = readers.map { AuditSession(screen, by: $0, app: app, doing: script) }
    return audit.report(on: subject).findings.map(\.message)
  }

  private static let basket = "- heading \"Basket\"\n- button \"Pay\"\n- button \"Empty\""

  @Test(arguments: ["dialog", "sheet", "alert"])
  func `A window that opens without a title or heading is found at what opened it`(
    _ presentation: String
  ) throws {
    func found(_ next: String) throws -> [String] {
      try Self.messages(
        of: .dialogTitleMissing, on: Self.basket, showing: next,
        app: #"on double tap of "Empty": show "Next" as \#(presentation)"#,
        doing: #"until "Empty"; double tap"#)
    }
    #expect(
      try found("- textbox \"Reason\"\n- button \"Yes\"")
        == ["What opens after “double tap” has neither a title nor a heading."])
    #expect(try found("- paragraph: Really?\n- button \"Yes\"").isEmpty)
    #expect(try found("- heading \"Empty the basket\"\n- button \"Yes\"").isEmpty)
    #expect(try found("- /title: Empty the basket\n- button \"Yes\"").isEmpty)
  }

  @Test func `A dialog that closes on an element other than its opener loses focus`() throws {
    var screen = Screen(origin: .reactNative)
    screen.append(Node(.heading, label: "Basket"))
    screen.append(Node(.button, label: "Empty"))
    var dialog = Screen(origin: .reactNative)
    dialog.append(Node(.button, label: "Yes"))
    let audit = Audit([.focusLost])
    func found(_ reader: any ScreenReader) throws -> [String] {
      var subject = AuditSubject(screen, by: [reader], in: audit.readingConditions)
      let app = ScriptedApp(
        try AppScript(
          "on double tap of \"Empty\": show \"Next\" as dialog\non double tap of \"Yes\": close",
          from: 1), screens: ["Next": dialog])
      let script = try GestureScript(#"until "Empty"; double tap; double tap"#).steps.map(\.gesture)
      subject.sessions = [AuditSession(screen, by: reader, app: app, doing: script)]
      return audit.report(on: subject).findings.map(\.message)
    }
    #expect(
      try found(VoiceOver())
        == ["After “double tap” focus is on “Basket”, not on what opened the dialog."])
    #expect(try found(TalkBack()).isEmpty)
  }

  @Test func `A screen that opens with nothing to stop at is found, unless its title is heard`()
    throws
  {
    func found(_ next: String, by reader: any ScreenReader) throws -> [String] {
      try Self.messages(
        of: .initialFocusOnNothing, on: Self.basket, showing: next,
        app: #"on double tap of "Pay": show "Next""#, doing: #"until "Pay"; double tap"#,
        by: [reader])
    }
    let blank = "- /title: Paying\n- img"
    #expect(
      try found(blank, by: VoiceOver())
        == ["After “double tap” nothing has focus, and nothing is announced."])
    #expect(try found(blank, by: TalkBack()).isEmpty)
    #expect(try found("- heading \"Paid\"", by: VoiceOver()).isEmpty)
  }

  @Test func `Focus that the app moves to a named element is not thrown to the top`() throws {
    func found(_ answer: String) throws -> [String] {
      try Self.messages(
        of: .focusThrownToTop, on: Self.basket, app: "on double tap of \"Empty\": \(answer)",
        doing: #"until "Empty"; double tap"#)
    }
    #expect(try found("screen changed").count == 1)
    #expect(try found("screen changed \"Basket\"").isEmpty)
    #expect(try found("reader focus \"Basket\"").isEmpty)
    #expect(try found("remove \"Empty\"; screen changed").isEmpty)
  }

  @Test func `Focus that leaves a reloaded list in TalkBack 17 is thrown to the top`() throws {
    func found(_ profile: String) throws -> [String] {
      var reader = TalkBack()
      try reader.set("profile", to: profile)
      return try Self.messages(
        of: .focusThrownToTop,
        on: "- heading \"Mail\"\n- list \"Inbox\":\n  - listitem:\n    - button \"Lunch\"",
        app: "on double tap of \"Lunch\": reload \"Inbox\"",
        doing: #"until "Lunch"; double tap"#, by: [reader])
    }
    #expect(try found("17.0") == ["After “double tap” focus is at the top, on “Mail”."])
    #expect(try found("16.2").isEmpty)
  }
}
