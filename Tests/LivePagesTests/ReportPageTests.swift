import Audits
import Browsers
import Foundation
import Importers
import LivePages
import Reports
import Simulator
import Testing

extension BrowserTests {
  /// Reports in a real browser: read, walked by keys, and audited as any page.
  struct ReportPageTests {
    private static let form = """
      <!doctype html><html lang=en><title>Sign up</title><main><h1>Sign up</h1><form>
      <label for=a>Email</label><input id=a type=email required aria-invalid=true aria-errormessage=e>
      <p id=e>Enter an email address</p><img src=x.png alt="image of a cat"><button>Join</button></form></main>
      """
    private static let hostile = """
      <!doctype html><html lang=en><title>&lt;/title>&lt;script>alert(1)&lt;/script></title><main>
      <h1>&lt;img src=//example.org/x onerror=alert(2)> &amp;amp; \u{202E}evil\u{202C} &#8238;</h1>
      <button aria-label='"><script>alert(3)</script><a href="javascript:alert(4)">'>x</button>
      <p>--> ]]> &lt;/style> &lt;!-- \u{7} \u{85}</p></main>
      """

    private func folder(_ pages: [String]) throws -> LiveFolder {
      let screens = try pages.enumerated().map { place, page in
        let imported = try ImportedScreen.contents(
          of: Array(page.utf8), format: .html, file: "\(place).html", options: ImportOptions())[0]
        let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
        let reading = Reading(imported, by: readers, moving: .swipeRight)
        let report = Audit().report(
          on: AuditSubject(imported.screen, by: readers, in: Audit().circumstances))
        return ReportScreen(reading, report, of: "\(place).html", Array(page.utf8))
      }
      var sink = ReportSink()
      ReportPage(screens, sound: .absent("nobody asked for it"), by: ReportHeader(version: "0"))
        .write(to: &sink)
      return try LiveFolder(["a.html": sink.text])
    }

    private func shown(
      _ folder: LiveFolder, _ change: (inout PageRequest) -> Void = { _ in }
    ) throws -> LivePage {
      var request = PageRequest(.file("\(folder.path)/a.html"))
      request.seconds = 40
      change(&request)
      let browser = try LiveFolder.browser()
      return try browser.alone {
        Result { () throws(BrowserError) in try browser.show(request) }
      }.get()
    }

    @Test func `nothing is asked, nothing complained of, and keys walk the stops`() throws {
      let page = try shown(try folder([Self.form]))
      #expect(page.blocked.isEmpty)
      #expect(page.complaints.isEmpty, "\(page.complaints)")
      func active() throws -> String? {
        try page.evaluate(
          "document.activeElement.closest('.stop')?.id + ' ' + document.querySelector('.box.active')?.dataset.stop"
        )?
        .string
      }
      for number in 1...3 {
        try page.press(try #require(PageKey("j")))
        #expect(try active() == "stop-1-\(number) stop-1-\(number)")
      }
      try page.press(try #require(PageKey("k")))
      #expect(try active() == "stop-1-2 stop-1-2")
    }

    @Test func `hostile words stay words`() throws {
      let page = try shown(try folder([Self.hostile, Self.form]))
      #expect(page.blocked.isEmpty && page.dialogs.isEmpty)
      #expect(page.complaints.isEmpty, "\(page.complaints)")
      let able = "document.querySelectorAll('script, style, img, iframe, object').length"
      #expect(try page.evaluate(able)?.int == 2)
      let links = "[...document.links].every((link) => link.getAttribute('href').startsWith('#'))"
      #expect(try page.evaluate(links)?.bool == true)
      let handlers =
        "[...document.querySelectorAll('*')].some((e) => [...e.attributes].some((a) => a.name.startsWith('on')))"
      #expect(try page.evaluate(handlers)?.bool == false)
    }

    @Test func `the list for real phones hands the page out as it was`() throws {
      let sample = try String(contentsOfFile: "Samples/sign-up.html", encoding: .utf8)
      let text = sample + "<!-- \u{7}\u{202E}\"'&amp;<> \\ -->\n"
      let page = try shown(try folder([text]))
      let kept = "JSON.parse(document.querySelector('form[data-input]').dataset.input)"
      #expect(try page.evaluate(kept)?.string == text)
    }

    @Test(arguments: [320, 390, 1_280])
    func `no width makes a page that has to be scrolled sideways`(width: Int) throws {
      let page = try shown(try folder([Self.form])) { $0.width = width }
      let fits = try page.evaluate("document.documentElement.scrollWidth <= innerWidth")
      #expect(fits?.bool == true)
    }

    @Test func `our own audit finds nothing on it, and both readers announce it`() throws {
      let folder = try folder([Self.form])
      let imported = try ImportedScreen.contents(
        of: folder.bytes(of: "a.html"), format: .page, file: "a", options: ImportOptions())[0]
      let audit = Audit()
      let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
      let report = audit.report(
        on: AuditSubject(
          imported.screen, source: imported.source, by: readers, in: audit.circumstances))
      #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.rule): \($0.message)" })")
      for reader in readers {
        let heard = Session(imported.screen, by: reader).transcript.stops.map(\.announcement.text)
        #expect(heard.first?.hasPrefix("To the report, ") == true)
        #expect(heard.contains { $0.hasPrefix("Sign up, heading") })
        #expect(heard.contains { $0.hasPrefix("Simulated: predicts what readers say") })
        #expect(heard.contains { $0.contains("Email, text field, required") })
      }
    }
  }
}
