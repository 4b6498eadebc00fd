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
  }
}
