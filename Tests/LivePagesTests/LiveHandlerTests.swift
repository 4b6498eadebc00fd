import LivePages
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
