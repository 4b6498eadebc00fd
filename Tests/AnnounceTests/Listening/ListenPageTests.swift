import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// The page of a session at common terminal sizes.
struct ListenPageTests {
  private static let form = """
    - textbox "Enter your email address" [required]
    - button "Sign up"
    """

  private func session(_ outline: String = form) throws -> ListenSession {
    var screen = try Screen(outline: outline)
    screen.file = "form.outline"
    var session = ListenSession(ImportedScreen(screen), by: [VoiceOver(), TalkBack()])
    _ = session.announceStop()
    return session
  }

  private func page(
    _ session: ListenSession, _ width: Int, _ height: Int,
    progress: ListenProgress = .speaking(part: 1), problem: String? = nil
  ) -> ListenPage {
    ListenPage(
      session,
      in: ListenPage.Situation(
        progress: progress, problem: problem, width: width, height: height))
  }

  @Test func `A page has caption, position, part and state`() throws {
    let page = page(try session(), 80, 24)
    #expect(page.lines.count == 24)
    #expect(
      page.text == """
        form.outline
        VoiceOver, iOS 26, language en-US

        Enter your email address, text field, required, double tap to edit
        \(String(repeating: "\n", count: 15))
        1 of 2: textbox, line 1, column 3
        part 2 of 4, role: text field

        175 words a minute, hints on, ? help, q quit
        """)
  }

  @Test func `Spoken words are dim, and the current part is strong`() throws {
    let page = page(try session(), 80, 24)
    #expect(
      page.lines[3] == [
        ListenPage.Span(text: "Enter your email address, ", mark: .dim),
        ListenPage.Span(text: "text field, ", mark: .strong),
        ListenPage.Span(text: "required, "),
        ListenPage.Span(text: "double tap to edit"),
      ])
  }

  @Test func `A narrow page is wrapped`() throws {
    var session = try session()
    _ = session.press(.character("y"))
    let page = page(
      session, 40, 14, progress: .paused(part: 3), problem: "text only: no sound device")
    #expect(
      page.text == """
        form.outline
        VoiceOver, iOS 26, language en-US

        Enter your email address, text field,
        required, double tap to edit


        1 of 2: textbox, line 1, column 3
        paused: part 4 of 4, usage hint: double
        tap to edit
        text only: no sound device
        this key does nothing; ? lists the keys
        175 words a minute, hints on, ? help, q
        quit
        """)
  }

  @Test func `A tiny page keeps the current part and the position`() throws {
    let page = page(try session(), 10, 5)
    #expect(
      page.text == """
        email
        address,
        text
        field,
        1 of 2
        """)
  }

  @Test(arguments: [1, 2, 3, 7, 10, 23, 80, 200], [1, 2, 3, 5, 8, 24])
  func `No page is larger than the terminal`(_ width: Int, _ height: Int) throws {
    var session = try session()
    for key in [
      ListenKey.right, .down, .character("/"), .paste("日本語 text"), .enter, .character("?"),
    ] {
      _ = session.press(key)
      let page = page(session, width, height, problem: "text only: a reason of some length")
      #expect(page.lines.count <= height)
      for line in page.lines where width > 1 {
        let columns = line.reduce(0) { $0 + columnsOfText($1.text) }
        #expect(columns <= width)
      }
    }
  }

  private func columnsOfText(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x3000 ? 2 : 1) }
  }

  @Test func `Typed text has the cursor`() throws {
    var session = try session()
    for key in [ListenKey.character("/"), .character("a"), .character("b")] {
      _ = session.press(key)
    }
    let page = page(session, 80, 24)
    let cursor = try #require(page.cursor)
    #expect(page.lines[cursor.row] == [ListenPage.Span(text: "Search: ab")])
    #expect(cursor.column == 10)
  }

  @Test func `Labels cannot affect the terminal`() throws {
    let session = try session("- button \"a\\u001B[2Jb\\u202Ec\\u0007\"")
    let page = page(session, 80, 24, progress: .textOnly)
    let text = page.text
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
  }

  @Test func `A right-to-left part is isolated`() throws {
    let page = page(try session("- button \"שלום\""), 80, 24, progress: .textOnly)
    #expect(page.lines[3].first?.text.hasPrefix("\u{2068}שלום") == true)
  }

  @Test func `Drawing sends only changes, and marks only if enabled`() throws {
    var session = try session()
    var drawing = ListenDrawing(isMarked: true)
    let first = drawing.text(drawing: page(session, 80, 24))
    #expect(first.hasPrefix("\u{1B}[2J\u{1B}[1;1H\u{1B}[K\u{1B}[1mform.outline\u{1B}[0m"))
    #expect(first.contains("\u{1B}[2mEnter your email address, \u{1B}[0m\u{1B}[1mtext field, "))
    #expect(drawing.text(drawing: page(session, 80, 24)) == "")
    _ = session.press(.character("y"))
    let change = drawing.text(drawing: page(session, 80, 24))
    #expect(
      change == "\u{1B}[23;1H\u{1B}[K\u{1B}[1mthis key does nothing; ? lists the keys\u{1B}[0m")
    var unmarked = ListenDrawing(isMarked: false)
    #expect(!unmarked.text(drawing: page(session, 80, 24)).contains("m" + "Enter"))
    drawing.forget()
    #expect(drawing.text(drawing: page(session, 80, 24)).hasPrefix("\u{1B}[2J"))
  }

  @Test func `Help fits a terminal of the usual size`() {
    #expect(ListenHelp.lines(width: 80).count <= 24)
    #expect(ListenHelp.lines(width: 40).count <= 24)
    #expect(ListenHelp.lines(width: 10).allSatisfy { $0.count <= 10 })
  }
}
