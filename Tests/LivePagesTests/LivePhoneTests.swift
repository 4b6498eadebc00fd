import Browsers
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// The phones as which the browser presents itself.
  struct LivePhoneTests {
    private static let about = """
      <!doctype html><html lang=en><title>T</title><meta name=viewport content='width=device-width'><p id=a></p><p id=b></p><p id=c></p><script>
      const show = (id, text) => { document.getElementById(id).textContent = text; };
      show('a', navigator.userAgent);
      show('b', [navigator.platform, navigator.vendor, navigator.maxTouchPoints,
        navigator.userAgentData ? `${navigator.userAgentData.platform} ${navigator.userAgentData.mobile}` : 'none'].join('; '));
      show('c', ['(pointer: coarse)', '(hover: none)', '(width: 390px)'].map((query) => matchMedia(query).matches).join('; ')
        + `; ${screen.width} ${screen.height}`);
      </script>
      """

    private func stops(
      of page: String, by reader: any ScreenReader, on phones: PagePhones = PagePhones()
    ) throws -> (texts: [String], imported: ImportedScreen) {
      try stops(of: LiveFolder(["a.html": page]), by: reader, on: phones)
    }

    private func stops(
      of folder: LiveFolder, by reader: any ScreenReader, on phones: PagePhones = PagePhones()
    ) throws -> (texts: [String], imported: ImportedScreen) {
      let host = PageHost(
        PageRequest(.file("\(folder.path)/a.html")), called: "a.html", in: try LiveFolder.browser(),
        on: phones)
      let imported = try host.screen()
      return (
        reader.read(imported.screen(for: reader)).stops.map { $0.announcement.text }, imported
      )
    }

    @Test func `VoiceOver’s page sees an iPhone with Safari, TalkBack’s a Pixel with Chrome`()
      throws
    {
      let iOS = try stops(of: Self.about, by: VoiceOver()).texts
      #expect(
        iOS[0].contains("iPhone; CPU iPhone OS 18_6") && iOS[0].contains("Version/26.0 Mobile"),
        "\(iOS)")
      #expect(!iOS.joined().contains("Chrom"), "\(iOS)")
      #expect(iOS[1] == "iPhone; Apple Computer, Inc.; 5; none", "\(iOS)")
      let android = try stops(of: Self.about, by: TalkBack()).texts
      #expect(
        android[0].contains("Android 10; K") && android[0].contains("Chrome/143.0.0.0 Mobile"))
      #expect(android[1] == "Linux armv81; Google Inc.; 5; Android true", "\(android)")
      for texts in [iOS, android] { #expect(texts[2] == "true; true; true; 390 844", "\(texts)") }
    }

    @Test func `The versions are those of the readers’ settings`() throws {
      var iPhone = VoiceOver()
      iPhone.settings.webKit = .ios18
      var pixel = TalkBack()
      pixel.settings.chrome = .version150
      let phones = PagePhones(of: [iPhone, pixel])
      let iOS = try stops(of: Self.about, by: iPhone, on: phones).texts
      #expect(iOS[0].contains("iPhone OS 18_0") && iOS[0].contains("Version/18.0"), "\(iOS)")
      let android = try stops(of: Self.about, by: pixel, on: phones).texts
      #expect(android[0].contains("Chrome/150.0.0.0"), "\(android)")
    }

    @Test func `A page that is the same on both phones is one screen, with a diagnostic`() throws {
      let imported = try stops(of: "<title>T</title><p>Same", by: VoiceOver()).imported
      #expect(imported.android == nil)
      let engine = imported.screen.diagnostics.filter { $0.message.contains("Chromium") }
      #expect(engine.count == 1)
    }

    @Test func `A session continues on the page of its reader’s phone`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><button>Open</button><p role=status></p><script>
        document.querySelector('button').onclick = () => {
          document.querySelector('[role=status]').textContent =
            /iPhone/.test(navigator.userAgent) ? 'Sheet of the iPhone' : 'Sheet of others'; };</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      for (reader, words) in [
        (VoiceOver() as any ScreenReader, "Sheet of the iPhone"), (TalkBack(), "Sheet of others"),
      ] {
        let imported = try stops(of: folder, by: reader).imported
        var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
        let step = session.perform(.doubleTap)
        #expect(step.lines.map(\.written).contains(words))
      }
    }
  }
}
