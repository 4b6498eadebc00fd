import Audits
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// The handlers of events in the capture of a live page.
  struct LiveHandlerTests {
    @Test func `A capture says which attributes handle events, without their code`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><div onclick="go()">Save</div>
        <div onclick="event.stopPropagation()">Saved</div>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let capture = String(decoding: try folder.site(of: "a.html").bytes(), as: UTF8.self)
      #expect(capture.contains(#"{"onclick":"script"}"#))
      #expect(capture.contains(#"{"onclick":""}"#))
      #expect(!capture.contains("go()"))
    }

    @Test
    func `Listeners of elements without a role are captured, and those of containers are not`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>T</title><main><div id=a>Save</div><p id=b>Load</p>
        <div id=c><button>One</button><button>Two</button></div><ul id=d><li>Three</ul><button id=e>Four</button>
        <div id=f hidden>Five</div><div id=g></div><span id=h style="cursor: pointer">×</span><div id=i></div></main>
        <script>
        for (const id of 'abcdefgh') document.getElementById(id).addEventListener('click', () => {});
        b.addEventListener('keydown', () => {});
        document.body.addEventListener('click', () => {});
        for (let type = 0; type < 30; type += 1) i.addEventListener('type' + type, () => {});
        i.addEventListener('click', () => {});
        i.textContent = 'Six';
        </script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let capture = String(decoding: try folder.site(of: "a.html").bytes(), as: UTF8.self)
      #expect(capture.contains(#"{"id":"a","on:click":"listener"}"#))
      #expect(capture.contains(#"{"id":"b","on:click":"listener","on:keydown":"listener"}"#))
      #expect(capture.contains(#""id":"h""#))
      #expect(capture.components(separatedBy: #""on:click""#).count == 4)
    }

    @Test(arguments: ["role-missing", "click-events-have-key-events"])
    func `An element with a listener and without a role needs review`(rule: String) throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><main><h1>Visit</h1><div id=a>Save</div></main>
        <script>a.addEventListener('click', () => {});</script>
        """
      let folder = try LiveFolder(["a.html": page])
      var options = ImportOptions()
      options.keepsSource = true
      let imported = try #require(
        try ImportedScreen.contents(
          of: folder.bytes(of: "a.html"), format: .page, file: "a.html", options: options
        ).first)
      let audit = Audit(AuditRule.all.filter { $0.id == rule })
      let subject = AuditSubject(
        imported.screen, source: imported.source, by: [TalkBack()], for: audit)
      let report = audit.report(on: subject)
      #expect(report.findings.count == 1 && report.certain.isEmpty)
    }

    @Test(arguments: [
      ("button.onmouseover = () => {}", "on:mouseover"),
      ("button['__reactProps$a1'] = { onKeyDown() {} }", "on:keydown"),
      ("button[Symbol('_vei')] = { onClick() {} }", "on:click"),
      ("button._vei = { onFocus() {} }", "on:focus"),
      ("button.__dblclick = () => {}", "on:dblclick"), ("button.id = 'b'", "none"),
    ])
    func `A capture in a test contains the handlers of scripts and frameworks`(
      code: String, handler: String
    ) throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><script src=capture.js></script>
        <button>Save</button><p></p><script>
        const [button] = document.getElementsByTagName('button');
        \(code);
        onload = () => {
          const found = capture().match(/"on:[a-z]+"/g) ?? ['"none"'];
          document.querySelector('p').textContent = found.join(' ').replaceAll('"', '|');
        };
        </script>
        """
      let folder = try LiveFolder([
        "a.html": page, "capture.js": "window.capture =\n" + LiveCapture.script,
      ])
      defer { withExtendedLifetime(folder) {} }
      let captured = String(decoding: try folder.bytes(of: "a.html"), as: UTF8.self)
      #expect(captured.contains("|\(handler)|"))
    }
  }
}
