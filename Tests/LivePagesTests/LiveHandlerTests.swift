import LivePages
import Testing

extension BrowserTests {
  /// The handlers of events in the capture of a live page.
  struct LiveHandlerTests {
    @Test func `A capture contains handlers of attributes, properties and React`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><div onclick="go()">Written</div>
        <div id=a>Set</div><div id=b>Props</div><div onclick="event.stopPropagation()">Idle</div>
        <script>a.onclick = () => {}; b['__reactProps$1'] = { onClick: () => {} };</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let capture = String(decoding: try folder.site(of: "a.html").bytes(), as: UTF8.self)
      #expect(capture.contains(#"{"onclick":"script"}"#))
      #expect(capture.contains(#"{"id":"a","on:click":"script"}"#))
      #expect(capture.contains(#"{"id":"b","on:click":"script"}"#))
      #expect(capture.contains(#"{"onclick":""}"#))
    }
  }
}
