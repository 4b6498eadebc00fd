import Importers
import Simulator
import Testing

/// How SwiftUI screens respond to gestures.
struct SwiftUISessionTests {
  private func lines(_ code: String, _ gestures: String) throws -> [[String]] {
    var options = ImportOptions()
    options.readsApp = true
    let imported = try #require(
      try ImportedScreen.contents(of: Array(code.utf8), format: .swiftui, options: options)
        .first)
    let reader = VoiceOver()
    var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
    session.begin()
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session.record.map { $0.lines.map(\.written) }
  }

  private static let form = """
    import SwiftUI
    struct Sample: View {
      enum Field { case name, town }
      @State private var isOpen = false
      @State private var isAsking = false
      @State private var name = ""
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Button("Details") { isOpen.toggle() }
          if isOpen { Text("Opened at noon") }
          TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
          TextField("Town", text: .constant("")).focused($field, equals: .town)
          Button("Tell") { AccessibilityNotification.Announcement("Saved").post() }
          Button("Ask") { isAsking = true }
        }
        .onSubmit { if field == .name { field = .town } }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    """

  @Test func `A button shows a branch`() throws {
    let heard = try lines(Self.form, "double tap; swipe right")
    #expect(heard.last?.contains { $0.contains("Opened at noon") } == true, "\(heard)")
  }

  @Test func `The return key moves input focus as the handler says`() throws {
    let heard = try lines(Self.form, "touch \"Name\"; double tap; next")
    #expect(heard.last?.contains { $0.contains("Town") } == true, "\(heard)")
  }

  @Test func `An announcement of a handler is heard`() throws {
    let heard = try lines(Self.form, "touch \"Tell\"; double tap")
    #expect(heard.joined().contains { $0.contains("Saved") }, "\(heard)")
  }

  @Test func `An alert opens and closes`() throws {
    let heard = try lines(Self.form, "touch \"Ask\"; double tap; until \"Yes\"; double tap")
    #expect(heard.joined().contains { $0.contains("Sure?") }, "\(heard)")
    #expect(heard.last?.contains { $0.contains("Details") } == true, "\(heard)")
  }
}
