import Audits
import Browsers
import Encoding
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// Reports in a real browser: announcements, keyboard focus, sound and findings of an audit.
  struct ReportPageTests {
    @Test(arguments: MadeReport.all)
    func `A report fits any width, makes no request, and Tab reaches every control`(
      report: MadeReport
    ) throws {
      let made = try report.folder()
      // A window of 1,280 pixels at a zoom of 400 % is 320 CSS pixels wide.
      for width in [1_280, 320] {
        let page = try report.shown(from: made) { $0.width = width }
        let fits = try page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        #expect(fits?.bool == true, "\(width)")
        if width == 320 { try pressTab(on: page) }
        #expect(page.blockedOrigins.isEmpty && page.dialogs.isEmpty)
        #expect(page.errors.isEmpty, "\(page.errors)")
      }
    }

    /// Presses Tab until focus leaves the page, and checks that it reaches every control.
    private func pressTab(on page: LivePage) throws {
      var reached: [String] = []
      for _ in 0..<200 {
        try page.press(.tab)
        let state = try page.evaluate(
          """
          (() => {
            const here = document.activeElement;
            if (!here || here === document.body) return { end: true };
            const style = getComputedStyle(here);
            // The browser itself shows the focus inside its audio player.
            const isSeen = style.outlineStyle !== 'none' || here.localName === 'audio';
            return { name: here.localName, isSeen, end: false };
          })()
          """)
        if state?["end"]?.bool == true { break }
        #expect(state?["isSeen"]?.bool == true, "\(reached)")
        let name = state?["name"]?.string ?? "?"
        if name != "audio" { reached.append(name) }
      }
      #expect(reached.count < 200)
      let count = try page.evaluate(
        """
        [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
          .filter((element) => element.checkVisibility() && !element.disabled).length
        """)
      #expect(reached.count == count?.int, "\(reached)")
    }

    @Test(arguments: MadeReport.all)
    func `The audit finds nothing, and names match the browser's`(report: MadeReport)
      throws
    {
      let (folder, page) = try report.folder()
      // Use a high window, because browsers do not lay out the content outside the window and
      // therefore do not expose it.
      let check = try folder.site(of: page) { $0.height = 20_000 }.crossCheck()
      var options = ImportOptions()
      options.keepsSource = true
      let imported = try ImportedScreen.contents(
        of: check.capture, format: .page, file: "a", options: options)[0]
      let audit = Audit()
      let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
      let found = audit.report(
        on: AuditSubject(
          imported.screen, source: imported.source, by: readers, in: audit.readingConditions)
      ).findings.filter { !$0.needsReview }
      #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
      // Readers announce a picture as one element, so differences inside it do not matter.
      let differences = check.differences.filter { !$0.path.contains("/svg.1/") }
      #expect(differences.isEmpty, "\(differences)")
      #expect(check.compared[.name, default: 0] > 10)
    }

    @Test func `Keys move through the stops, and the picture follows`() throws {
      let page = try MadeReport.one.shown()
      func active() throws -> String? {
        try page.evaluate(
          "document.activeElement.closest('.stop')?.id + ' ' + document.querySelector('.box.active')?.dataset.stop"
        )?.string
      }
      for number in 1...3 {
        try page.press(try #require(PageKey("j")))
        #expect(try active() == "stop-1-\(number) stop-1-\(number)")
      }
      try page.press(try #require(PageKey("k")))
      #expect(try active() == "stop-1-2 stop-1-2")
    }

    @Test func `Hostile text stays text`() throws {
      let page = try MadeReport.hostile.shown()
      let able = "document.querySelectorAll('script, style, img, iframe, object').length"
      #expect(try page.evaluate(able)?.int == 2)
      let links = "[...document.links].every((link) => link.getAttribute('href').startsWith('#'))"
      #expect(try page.evaluate(links)?.bool == true)
      let handlers =
        "[...document.querySelectorAll('*')].some((e) => [...e.attributes].some((a) => a.name.startsWith('on')))"
      #expect(try page.evaluate(handlers)?.bool == false)
    }

    @Test func `Reduced motion stops movement, and forced colours keep the active stop visible`()
      throws
    {
      let still = try MadeReport.one.shown { $0.preferences = ["reduced-motion"] }
      let moving =
        """
        [document.documentElement, ...document.querySelectorAll('*')].filter((element) => {
          const style = getComputedStyle(element);
          return style.scrollBehavior === 'smooth' || style.transitionDuration !== '0s' || style.animationName !== 'none';
        }).length
        """
      #expect(try still.evaluate(moving)?.int == 0)
      let forced = try MadeReport.one.shown { $0.preferences = ["forced-colors"] }
      #expect(try forced.evaluate("matchMedia('(forced-colors: active)').matches")?.bool == true)
      try forced.press(try #require(PageKey("j")))
      let outline = "getComputedStyle(document.querySelector('.stop.active')).outlineStyle"
      #expect(try forced.evaluate(outline)?.string == "solid")
    }

    @Test func `Both readers announce the report`() throws {
      let (folder, page) = try MadeReport.one.folder()
      let screen = try folder.screen(of: page)
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = Session(screen, by: reader).transcript.stops.map(\.announcement.text)
        #expect(heard.first?.hasPrefix("Skip to the report, ") == true)
        #expect(heard.contains { $0.hasPrefix("Sign up, heading") })
        #expect(heard.contains { $0.hasPrefix("Simulated: predicts what readers say") })
        #expect(heard.contains { $0.contains("Email, text field, required") })
      }
    }

    @Test(arguments: [MadeReport.spoken, .beside])
    func `Sound plays, and captions match the announcements`(report: MadeReport) throws {
      let made = try report.folder()
      let page = try report.shown(from: made)
      guard try page.evaluate("!!document.querySelector('[data-sound]')")?.bool == true else {
        FileHandle.standardError.write(
          Data("the sound of reports is not tested: no eSpeak NG, or no libopus\n".utf8))
        return
      }
      #expect(try page.evaluate("document.querySelector('.player').hidden")?.bool == false)
      try page.press(try #require(PageKey("j")))
      let caption = "document.querySelector('[data-caption]').textContent.trim()"
      #expect(try page.evaluate(caption)?.string == "Sign up heading level 1 main landmark")
      let decoding =
        """
        globalThis.lengths = [];
        for (const piece of document.querySelectorAll('[data-sound]')) {
          const sound = new Audio(piece.dataset.sound);
          sound.onloadedmetadata = () => lengths.push(sound.duration);
          sound.onerror = () => lengths.push(-1);
        }
        """
      _ = try page.evaluate(decoding)
      let count = try page.evaluate("document.querySelectorAll('[data-sound]').length")?.int ?? 0
      try advance(page, until: "lengths.length === \(count)")
      #expect(count > 8)
      #expect(try page.evaluate("lengths.length")?.int == count)
      #expect(try page.evaluate("Math.min(...lengths) > 0.2")?.bool == true)
      #expect(page.errors.isEmpty, "\(page.errors)")
      withExtendedLifetime(made.folder) {}
    }

    @Test func `A session plays as a whole in the browser's player`() throws {
      let page = try MadeReport.spokenSession.shown()
      guard try page.evaluate("!!document.querySelector('[data-sound]')")?.bool == true else {
        return
      }
      let loading = """
        globalThis.lengths = [];
        for (const player of document.querySelectorAll('.session audio')) {
          player.onloadedmetadata = () => lengths.push(player.duration);
          player.preload = 'auto';
          player.load();
        }
        """
      _ = try page.evaluate(loading)
      try advance(page, until: "lengths.length === 2")
      #expect(try page.evaluate("lengths.length")?.int == 2)
      #expect(try page.evaluate("Math.min(...lengths) > 2")?.bool == true)
      // In the middle of the second announcement, the caption shows this announcement.
      let seeking = """
        globalThis.player = document.querySelector('.session audio');
        globalThis.starts = player.dataset.times.split(' ').map(Number);
        player.currentTime = (starts[1] + 30) / 1000;
        globalThis.lines = [...document.querySelectorAll('.session [data-line]')];
        """
      _ = try page.evaluate(seeking)
      let caption = "document.querySelector('.session .caption').textContent.trim()"
      try advance(page, until: "\(caption) !== ''")
      let second = "lines[1].dataset.line.split(/\\s+/).join(' ')"
      #expect(try page.evaluate(caption)?.string == page.evaluate(second)?.string)
      #expect(try page.evaluate("lines[1].classList.contains('now')")?.bool == true)
      #expect(page.errors.isEmpty, "\(page.errors)")
    }

    @Test(arguments: [MadeReport.toTry, .odd])
    func `The device checklist hands out the unchanged page`(report: MadeReport) throws {
      let made = try report.folder()
      let page = try report.shown(from: made)
      let lists = try page.evaluate("document.querySelectorAll('form[data-input]').length")?.int
      try #require(lists == 1, "there is something to try on the page")
      let kept = "JSON.parse(document.querySelector('form[data-input]').dataset.input)"
      let file = "\(made.folder.path)/\(report.source)"
      #expect(
        try page.evaluate(kept)?.string == String(contentsOfFile: file, encoding: .utf8))
    }

    /// Advances a page's time until a condition holds, for at most 30 seconds.
    ///
    /// The browser decodes sound on threads that virtual time does not wait for. On a slow machine,
    /// the decoding therefore needs additional real time.
    private func advance(_ page: LivePage, until condition: String) throws {
      let end = ContinuousClock.now + .seconds(30)
      while try page.evaluate(condition)?.bool != true, ContinuousClock.now < end {
        try page.advanceTime(by: 100)
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
