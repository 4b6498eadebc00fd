import Importers
import Simulator
import Testing

/// The responses of SwiftUI screens to gestures.
struct SwiftUISessionTests {
  func lines(_ code: String, _ gestures: String) throws -> [[String]] {
    try session(code, gestures).record.map { $0.lines.map(\.written) }
  }

  private func session(_ code: String, _ gestures: String) throws -> Session {
    var options = ImportOptions()
    options.readsApp = true
    let imported = try #require(
      try ImportedScreen.contents(of: Array(code.utf8), format: .swiftui, options: options)
        .first)
    let reader = VoiceOver()
    var session = Session(imported.screen(for: reader), by: reader, app: imported.activeApp)
    session.begin()
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session
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
    #expect(heard.last?.contains { $0.contains("Ask") } == true, "\(heard)")
  }

  private static let sending = """
    import SwiftUI
    struct Sample: View {
      @State private var status = "Loading"
      @State private var isSent = false
      var body: some View {
        VStack {
          Text(status)
          Button("Send") {
            status = "Sending"
            Task {
              try? await Task.sleep(for: .seconds(2))
              status = "Sent"
              AccessibilityNotification.Announcement("Message sent").post()
            }
          }
          Button("Later") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { isSent = true }
          }
          Button("Never") {
            Task {
              try? await Task.sleep(for: pause)
              status = "Wrong"
            }
          }
          if isSent {
            Text("Delivered").onAppear { AccessibilityNotification.ScreenChanged().post() }
          }
          Text("Message").accessibilityAction(named: "Archive") { status = "Archived" }
        }
        .onAppear { status = "Ready" }
        .task {
          try? await Task.sleep(nanoseconds: 3_000_000_000)
          status = "Idle"
        }
      }
    }
    """

  @Test(arguments: [
    ("swipe right", "Send, button"), ("touch \"Send\"; double tap; wait 4 s", "Message sent"),
    ("touch \"Send\"; double tap; wait 4 s; touch \"Sent\"", "Sent"),
    ("touch \"Later\"; double tap; wait 3 s; touch \"Delivered\"", "Delivered"),
    ("touch \"Message\"; action \"Archive\"; touch \"Archived\"", "Archived"),
    ("wait 5 s; touch \"Idle\"", "Idle"),
  ])
  func `Later effects of handlers are announced at their time`(
    _ gestures: String, _ words: String
  ) throws {
    let heard = try lines(Self.sending, gestures)
    #expect(heard.joined().contains { $0.contains(words) }, "\(heard)")
  }

  @Test func `A state that is set when a view appears is heard when the screen opens`() throws {
    let heard = try lines(Self.sending, "swipe right")
    #expect(heard.first?.contains { $0.contains("Ready") } == true, "\(heard)")
    #expect(!heard.joined().contains { $0.contains("Loading") }, "\(heard)")
  }

  @Test func `Statements after a pause of unknown length do not run`() throws {
    let heard = try lines(Self.sending, "touch \"Never\"; double tap; wait 9 s; touch \"Wrong\"")
    #expect(!heard.joined().contains { $0 == "Wrong" }, "\(heard)")
  }

  @Test func `An action that runs when a view appears runs once`() throws {
    let code = """
      struct Sample: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Visits: \\(count)")
            Button("More") { count += 10 }
          }
          .onAppear { count += 1 }
        }
      }
      """
    let heard = try lines(code, "touch \"More\"; double tap; swipe left")
    #expect(heard.last?.contains { $0.contains("Visits: 11") } == true, "\(heard)")
  }

  @Test func `A disclosure group without a binding opens and closes`() throws {
    let code = """
      struct Sample: View {
        var body: some View { DisclosureGroup("More") { Text("Deep") } }
      }
      """
    let heard = try lines(code, "double tap; swipe right; swipe left; double tap; walk")
    #expect(heard[2].contains { $0.contains("Deep") }, "\(heard)")
    #expect(heard.last?.allSatisfy { !$0.contains("Deep") } == true, "\(heard)")
  }

  @Test func `A pause of unknown length is reported with its line if something follows it`() throws
  {
    var options = ImportOptions()
    options.readsApp = true
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var text = ""
        var body: some View {
          Button("Go") { Task {
            try await Task.sleep(for: pause())
            text = "Late" } }
        }
      }
      """
    let imported = try ImportedScreen.contents(
      of: Array(code.utf8), format: .swiftui, options: options)
    let diagnostics = imported.first?.screen.diagnostics ?? []
    let pause = diagnostics.first { $0.message.contains("“Task.sleep”") }
    #expect(pause?.position?.line == 6, "\(diagnostics.map(\.message))")
  }

  @Test func `A pushed screen that dismisses itself leads back to what opened it`() throws {
    let code = """
      import SwiftUI
      struct Detail: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct Sample: View {
        var body: some View {
          NavigationStack { VStack { Text("Root"); NavigationLink("Go") { Detail() } } }
        }
      }
      """
    let heard = try lines(
      code, "touch \"Go\"; double tap; touch \"Close\"; double tap; touch \"Root\"")
    #expect(heard.last == ["Root"], "\(heard)")
  }

  @Test func `The keyboard is hidden when the edited field leaves the screen`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        @State private var isOpen = true
        var body: some View {
          VStack {
            if isOpen { TextField("Name", text: $name) }
            Button("Close") { isOpen = false }
          }
        }
      }
      """
    let session = try session(
      code,
      "touch \"Name\"; double tap; type \"x\"; touch \"Close\"; double tap; dismiss keyboard")
    #expect(session.record.last?.problem == "no keyboard is shown: double-tap a field first")
  }

  @Test(arguments: ["touch \"Done\"; double tap", "escape"])
  func `A change by the dismiss handler of a sheet is announced`(_ gestures: String) throws {
    let heard = try lines(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
          VStack { Text("Closed \\(count)"); Button("Open") { isShown = true } }
            .sheet(isPresented: $isShown, onDismiss: { count += 1 }) {
              Button("Done") { isShown = false }
            }
        }
      }
      """, "touch \"Open\"; double tap; \(gestures); touch \"Closed 1\"")
    #expect(heard.last == ["Closed 1"], "\(heard)")
  }

  @Test func `A row stays the same element when a loop adds or removes other rows`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var rows = ["Milk", "Bread", "Eggs"]
        var body: some View {
          List {
            ForEach(rows, id: \\.self) { row in
              Text(row).accessibilityAction(named: "Add") { rows.insert("Tea", at: 0) }
            }
            .onDelete { rows.remove(atOffsets: $0) }
          }
        }
      }
      """
    let added = try lines(code, "touch \"Bread\"; action \"Add\"; swipe right")
    #expect(added.last?.first?.contains("Eggs") == true, "\(added)")
    let removed = try lines(code, "touch \"Bread\"; action \"Delete\"")
    let words = removed.last?.joined() ?? ""
    #expect(words.contains("Eggs") || words.contains("Milk"), "\(removed)")
  }

  @Test(arguments: [
    ("AccessibilityNotification.Announcement(\"Saved\").post()", false),
    (
      """
      var text = AttributedString("Saved"); text.accessibilitySpeechAnnouncementPriority = .low
      AccessibilityNotification.Announcement(text).post()
      """, true
    ),
    (
      """
      UIAccessibility.post(notification: .announcement, argument: NSAttributedString(
        string: "Saved", attributes: [.accessibilitySpeechQueueAnnouncement: true]))
      """, true
    ),
  ])
  func `An announcement that waits lets an earlier one finish`(
    _ announcement: String, _ waits: Bool
  ) throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Button("Save") {
            AccessibilityNotification.Announcement("Please wait").post()
            \(announcement)
          }
        }
      }
      """
    let heard = try lines(code, "double tap; wait 9 s").joined()
    #expect(heard.contains("Please wait") == waits, "\(heard)")
    #expect(heard.contains("Saved"), "\(heard)")
  }
}
