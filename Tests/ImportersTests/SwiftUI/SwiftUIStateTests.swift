import Importers
import Simulator
import Testing

/// The lives of states: what sets them, who observes them, and when they begin anew.
extension SwiftUISessionTests {
  @Test func `The observers of a property run when a user changes its control`() throws {
    let code = """
      import SwiftUI
      class Model: ObservableObject {
        @Published var isOn = false { didSet { note = isOn ? "Lit" : "Dark" } }
        @Published var note = "Idle"
      }
      struct Sample: View {
        @StateObject private var model = Model()
        var body: some View { VStack { Toggle("Lamp", isOn: $model.isOn); Text(model.note) } }
      }
      """
    let heard = try lines(code, "touch \"Lamp\"; double tap; swipe right")
    #expect(heard.last?.contains { $0.contains("Lit") } == true, "\(heard)")
  }

  @Test func `The observers of a property run when a person opens a disclosure group`() throws {
    let code = """
      import SwiftUI
      class Model: ObservableObject {
        @Published var isOpen = false { didSet { note = "Changed" } }
        @Published var note = "Idle"
      }
      struct Sample: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            DisclosureGroup("More", isExpanded: $model.isOpen) { Text("Inside") }
            Text(model.note)
          }
        }
      }
      """
    let heard = try lines(code, "touch \"More\"; double tap; touch \"Changed\"")
    #expect(heard.last == ["Changed"], "\(heard)")
  }

  @Test func `The observers of a view's own state do not run when a control changes it`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State var isOn = false { didSet { note = "Observed" } }
        @State var note = "Idle"
        var body: some View { VStack { Toggle("Lamp", isOn: $isOn); Text(note) } }
      }
      """
    let heard = try lines(code, "touch \"Lamp\"; double tap; swipe right")
    #expect(heard.last?.contains { $0.contains("Idle") } == true, "\(heard)")
  }

  @Test(arguments: [
    ("touch \"Lamp\"; double tap", "Lamp changed"),
    ("touch \"Lamp\"; double tap; wait 3 s", "Saved to the server"),
    ("touch \"Lamp\"; double tap; wait 3 s; touch \"Stored\"", "Stored"),
    ("touch \"Town\"; double tap; type \"Oslo\"", "Town changed"),
    ("touch \"Rooms, Increment\"; double tap", "Rooms changed"),
    ("touch \"Large\"; double tap", "Size changed"),
  ])
  func `Announcements and tasks of a property's observers happen`(
    _ gestures: String, _ words: String
  ) throws {
    let code = """
      import SwiftUI
      func tell(_ text: String) { AccessibilityNotification.Announcement(text).post() }
      @Observable class Model {
        var isOn = false {
          didSet {
            tell("Lamp changed")
            Task {
              try? await Task.sleep(for: .seconds(2))
              note = "Stored"
              tell("Saved to the server")
            }
          }
        }
        var town = "" { didSet { tell("Town changed") } }
        var rooms = 1 { didSet { tell("Rooms changed") } }
        var size = 0 { didSet { tell("Size changed") } }
        var note = "Idle"
      }
      struct Sample: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            Toggle("Lamp", isOn: $model.isOn)
            TextField("Town", text: $model.town)
            Stepper("Rooms", value: $model.rooms)
            Picker("Size", selection: $model.size) { Text("Small").tag(0); Text("Large").tag(1) }
              .pickerStyle(.segmented)
            Text(model.note)
          }
        }
      }
      """
    let heard = try lines(code, gestures)
    #expect(heard.joined().contains { $0.contains(words) }, "\(heard)")
  }

  @Test func `Unknown calls in a property's observers are reported for its control`() throws {
    let code = """
      import SwiftUI
      class Model: ObservableObject {
        @Published var isOn = false { didSet { if isOn { Tracker.shared.track("on") } } }
      }
      struct Sample: View {
        @StateObject private var model = Model()
        var body: some View { Toggle("Lamp", isOn: $model.isOn) }
      }
      """
    var options = ImportOptions()
    options.readsApp = true
    let imported = try ImportedScreen.contents(
      of: Array(code.utf8), format: .swiftui, options: options)
    let messages = imported.first?.screen.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains("“Tracker.shared.track”") }, "\(messages)")
  }
}
