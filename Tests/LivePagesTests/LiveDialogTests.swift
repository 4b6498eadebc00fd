import Audits
import Browsers
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// Dialogs, inert parts and popovers of pages in a real browser.
  struct LiveDialogTests {
    /// A page for bookings that opens a dialog of the browser.
    private static let booking = """
      <!doctype html><html lang=en><title>Bookings</title><main><h1>Bookings</h1><p>Room 4</p>
      <button id=open>Cancel room 4</button><a href=#all>All rooms</a>
      <dialog id=box aria-labelledby=head><h2 id=head>Cancel the booking</h2><button id=yes>Yes</button>
      <form method=dialog><button>No</button></form></dialog></main>
      <script>document.getElementById('open').onclick = () => document.getElementById('box').showModal();</script>
      """

    /// A page with a dialog that a script shows and hides; the script moves focus.
    private static let seats = """
      <!doctype html><html lang=en><title>Seats</title><h1>Seats</h1><p>Row 1</p><button id=open>Choose a seat</button>
      <div id=box role=dialog aria-modal=true aria-label=Seat hidden><button class=seat>1 A</button>
      <button class=seat>1 B</button></div><p>Row 2</p>
      <script>const opener = document.getElementById('open'), box = document.getElementById('box');
      opener.onclick = () => { box.hidden = false; box.querySelector('button').focus(); };
      box.onclick = (event) => { box.hidden = true; opener.focus(); };</script>
      """

    private func lines(
      _ gestures: String, by reader: any ScreenReader, on page: String
    ) throws -> [[String]] {
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html", on: PagePhones(of: [reader])).screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      for step in try GestureScript(gestures).steps { session.performWithoutResult(step.gesture) }
      return session.record.map { $0.lines.map(\.written) }
    }

    @Test func `A modal dialog is announced by its name, and no reader leaves it`() throws {
      let gestures = "until \"Cancel room 4\"; double tap; walk; walk back"
      let iOS = try lines(gestures, by: VoiceOver(), on: Self.booking)
      #expect(iOS[2].first == "→ \"Yes\"", "\(iOS)")
      #expect(iOS[2].contains("Cancel the booking, web dialog, Yes, button"), "\(iOS)")
      let android = try lines(gestures, by: TalkBack(), on: Self.booking)
      #expect(
        android[2].prefix(3) == ["→ \"Yes\"", "Cancel the booking", "Yes, button"], "\(android)")
      for heard in [iOS, android] {
        let walked = heard.dropFirst(3).joined()
        #expect(walked.contains { $0.contains("No, button") }, "\(heard)")
        #expect(
          !walked.contains { $0.contains("All rooms") || $0.contains("Bookings") }, "\(heard)")
      }
    }

    @Test func `After a modal dialog closes, the rest of the page can be reached again`() throws {
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try lines(
          "until \"Cancel room 4\"; double tap; until \"No\"; double tap; until \"All rooms\"",
          by: reader, on: Self.booking)
        #expect(heard[4].contains { $0.hasPrefix("Cancel room 4, button") }, "\(heard)")
        #expect(heard[5].last { !$0.hasPrefix("⏸") }?.contains("All rooms, ") == true, "\(heard)")
      }
    }

    @Test func `Focus that a page moves into an aria-modal dialog, and back, is announced`() throws
    {
      let gestures = "until \"Choose\"; double tap; swipe right; double tap"
      let iOS = try lines(gestures, by: VoiceOver(), on: Self.seats)
      #expect(iOS[2] == ["→ \"1 A\"", "Seat, web dialog, 1 A, button"], "\(iOS)")
      #expect(iOS[4] == ["→ \"Choose a seat\"", "Choose a seat, button"], "\(iOS)")
      var phone = VoiceOver()
      phone.settings.profile = .ios17
      let older = try lines(gestures, by: phone, on: Self.seats)
      #expect(older[2] == ["→ \"1 A\"", "1 A, button"], "\(older)")
      let android = try lines(gestures, by: TalkBack(), on: Self.seats)
      #expect(android[2].prefix(3) == ["→ \"1 A\"", "Seat", "1 A, button"], "\(android)")
      #expect(
        android[4].prefix(2) == ["→ \"Choose a seat\"", "Choose a seat, button"], "\(android)")
    }

    @Test func `A dialog that gets focus itself is announced with its first stop by VoiceOver`()
      throws
    {
      let page = Self.seats.replacingOccurrences(of: "hidden>", with: "hidden tabindex=-1>")
        .replacingOccurrences(of: "box.querySelector('button').focus()", with: "box.focus()")
      let iOS = try lines("until \"Choose\"; double tap", by: VoiceOver(), on: page)
      #expect(iOS[2] == ["→ \"1 A\"", "Seat, web dialog, 1 A, button"], "\(iOS)")
    }

    @Test func `Only the topmost of several modal dialogs can be reached`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><dialog id=second aria-label=Second><button>Inner</button></dialog>
        <dialog id=first aria-label=First><button id=more>More</button></dialog><p>Outside</p>
        <script>const first = document.getElementById('first'), second = document.getElementById('second');
        document.getElementById('more').onclick = () => second.showModal(); first.showModal();</script>
        """
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try lines("double tap; walk", by: reader, on: page)
        #expect(heard[0].contains { $0.contains("More, button") }, "\(heard)")
        #expect(heard[1].contains { $0.contains("Inner, button") }, "\(heard)")
        #expect(!heard[2].contains { $0.contains("More") || $0.contains("Outside") }, "\(heard)")
      }
    }

    @Test func `A dialog without showModal and a popover leave the page within reach`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><button popovertarget=tip>Help</button>
        <div id=tip popover><button>Close</button></div><dialog open aria-label=Chat><button>Reply</button></dialog>
        <p inert>Frozen</p><p>Outside</p>
        """
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try lines("until \"Help\"; double tap; walk", by: reader, on: page)
        #expect(heard[2].contains { $0.contains("expanded") }, "\(heard)")
        for text in ["Close, button", "Reply, button", "Outside"] {
          #expect(heard[3].contains { $0.contains(text) }, "\(text): \(heard)")
        }
        #expect(!heard.joined().contains { $0.contains("Frozen") }, "\(heard)")
      }
    }

    @Test func `A page that asks before it is left is kept or left in Chrome, and left in Safari`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>Draft</title><h1>Draft</h1><a href="a.html?next">Go on</a>
        <script>onbeforeunload = (event) => event.preventDefault();</script>
        """
      let asked = try lines(
        "until \"Go on\"; double tap; touch \"Leave\"; double tap", by: TalkBack(), on: page)
      #expect(asked[2].contains { $0.contains("Leave site?") }, "\(asked)")
      #expect(asked[4].contains("Draft, heading 1"), "\(asked)")
      let left = try lines("until \"Go on\"; double tap", by: VoiceOver(), on: page)
      #expect(left[2].contains("Draft, heading level 1"), "\(left)")
    }

    @Test func `A lost message of a part that a script inserted is reported at the part around it`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>T</title><main id=all><h1>Order</h1><button>Pay</button></main>
        <script>document.querySelector('button').onclick = () => {
          const part = document.createElement('section');
          part.innerHTML = '<h2 tabindex=-1>Receipt</h2><p role=status></p><p>One</p><p>Two</p><p>Three</p>';
          document.getElementById('all').append(part);
          part.querySelector('h2').focus();
          setTimeout(() => { part.querySelector('p').textContent = 'Your payment has arrived, thank you very much'; }, 10);
        };</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html").screen()
      let audit = Audit()
      var subject = AuditSubject(
        imported.screen, by: [VoiceOver(), TalkBack()], in: audit.readingConditions)
      let gestures = try GestureScript("until \"Pay\"; double tap; wait 3 s").steps.map(\.gesture)
      subject.sessions = [VoiceOver(), TalkBack()].map { (reader: any ScreenReader) in
        AuditSession(imported.screen, by: reader, app: imported.activeApp, doing: gestures)
      }
      let lost = audit.report(on: subject).findings.first { $0.rule == "announcement-lost" }
      let node = try #require(lost?.node)
      #expect(imported.screen[node].id == "all")
    }
  }
}
