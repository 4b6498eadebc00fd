import Importers
import Simulator
import Testing

/// The effects of handlers of SwiftUI views in sessions.
struct SwiftUIHandlerTests {
  private func lines(_ code: String, _ gestures: String) throws -> [[String]] {
    try SwiftUISessionTests().lines("import SwiftUI\n\(code)", gestures)
  }

  private func sample(_ members: String, _ body: String) -> String {
    "struct Sample: View { \(members)\nvar body: some View { \(body) } }"
  }

  @Test func `The handler of a change runs after the value has changed`() throws {
    let code = sample(
      "@State private var count = 0; @State private var message: String?",
      """
      VStack {
        Button("Add") { count += 1 }
        Button("Load") { message = "Loaded" }
        Button("Nothing") { count += 0 }
      }
      .onChange(of: message) { _, new in
        if let new { AccessibilityNotification.Announcement(new).post() }
      }
      .onChange(of: count) { old, new in
        AccessibilityNotification.Announcement("From \\(old) to \\(new)").post()
      }
      """)
    let heard = try lines(
      code, "double tap; touch \"Load\"; double tap; touch \"Nothing\"; double tap")
    #expect(heard[1].contains { $0.contains("From 0 to 1") }, "\(heard)")
    #expect(heard[3].contains { $0.contains("Loaded") }, "\(heard)")
    #expect(!heard[5].contains { $0.contains("From") }, "\(heard)")
  }

  @Test func `The handler of a change runs when a person chooses in a picker`() throws {
    let code = sample(
      """
      enum Order: String { case name, date; var title: String { "By \\(rawValue)" } }
      @State private var order = Order.name; @State private var note = "None"
      """,
      """
      VStack {
        Text(note)
        Picker("Order", selection: $order) {
          Text("Name").tag(Order.name)
          Text("Date").tag(Order.date)
        }
        .onChange(of: order) { note = order.title }
        Button("Date first") { order = .date }
      }
      """)
    let chosen = try lines(
      code, "touch \"Order\"; double tap; touch \"Date\"; double tap; swipe left")
    #expect(chosen.last?.contains { $0.hasPrefix("By date") } == true, "\(chosen)")
    let assigned = try lines(code, "touch \"Date first\"; double tap; swipe left 2")
    #expect(assigned.last?.contains { $0.hasPrefix("By date") } == true, "\(assigned)")
  }

  @Test func `The handler of a change runs when input focus moves`() throws {
    let code = sample(
      """
      @State private var name = ""; @State private var note = ""
      @FocusState private var isEdited: Bool
      """,
      """
      VStack {
        LabeledContent("Name") { TextField("", text: $name).focused($isEdited) }
        Text(note)
        Button("Send") {}
      }
      .onChange(of: isEdited) { if !isEdited { note = "Name is missing" } }
      """)
    let heard = try lines(code, "double tap; dismiss keyboard; walk")
    #expect(heard[3].contains { $0.contains("Name is missing") }, "\(heard)")
  }

  @Test(arguments: ["", ".onSubmit { focus = nil }", ".onSubmit { text += \"!\" }"])
  func `The return key ends editing unless the handler moves input focus`(
    _ modifier: String
  ) throws {
    let code = sample(
      "enum Field { case name }\n@State private var text = \"\"; @FocusState private var focus: Field?",
      """
      VStack {
        LabeledContent("Name") {
          TextField("", text: $text).focused($focus, equals: .name).submitLabel(.done)\(modifier)
        }
        Button("Send") {}
      }
      """)
    let heard = try lines(code, "double tap; type \"x\"; done; touch \"Send\"; touch \"Name\"")
    #expect(heard[1].contains { $0.contains("is editing") }, "\(heard)")
    #expect(!heard[5].contains { $0.contains("is editing") }, "\(heard)")
  }

  @Test func `The return key keeps editing if the handler sets input focus again`() throws {
    let code = sample(
      "@State private var text = \"\"; @FocusState private var isEdited: Bool",
      """
      VStack {
        LabeledContent("Name") {
          TextField("", text: $text).focused($isEdited).onSubmit { isEdited = true }
        }
        Button("Send") {}
      }
      """)
    let heard = try lines(code, "double tap; return; touch \"Send\"; touch \"Name\"")
    #expect(heard[4].contains { $0.contains("is editing") }, "\(heard)")
  }

  @Test func `The delete action removes the row at its position`() throws {
    let code = sample(
      "@State private var items = [\"Tea\", \"Cake\", \"Pie\"]",
      """
      List {
        ForEach(items, id: \\.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
        Text("\\(items.count) left")
      }
      """)
    let heard = try lines(code, "touch \"Cake\"; action \"Delete\"; touch \"Tea\"; until \"left\"")
    let later = heard[4].joined(separator: " ")
    #expect(later.contains("Pie") && later.contains("2 left"), "\(heard)")
    #expect(!later.contains("Cake"), "\(heard)")
  }

  @Test func `A double tap with two fingers performs the action for it`() throws {
    let code = sample(
      "@State private var isPlaying = false",
      """
      VStack { Text(isPlaying ? "Playing" : "Paused"); Text("Song") }
        .accessibilityAction(.magicTap) { isPlaying.toggle() }
      """)
    let heard = try lines(code, "touch \"Song\"; magic tap; swipe left")
    #expect(heard[3].contains { $0.contains("Playing") }, "\(heard)")
  }

  @Test func `A binding to a member of an object in the environment changes the object`() throws {
    let code = """
      @Observable final class Store { var isOn = false }
      struct Root: View {
        @State private var store = Store()
        var body: some View { Child().environment(store) }
      }
      struct Child: View {
        @Environment(Store.self) private var store
        var body: some View {
          @Bindable var store = store
          VStack { Toggle("Sound", isOn: $store.isOn); Text(store.isOn ? "Loud" : "Silent") }
        }
      }
      #Preview { Root() }
      """
    let heard = try lines(code, "double tap; swipe right")
    #expect(heard[2].contains { $0.contains("Loud") }, "\(heard)")
  }

  @Test func `A menu inside a menu opens, and a choice closes both`() throws {
    let code = sample(
      "@State private var chosen = \"nothing\"",
      """
      VStack {
        Menu("Actions") {
          Button("Print") {}
          Menu("Share") { Button("Mail") { chosen = "mail" } }
        }
        Text("Chose \\(chosen)")
      }
      """)
    let heard = try lines(
      code,
      "touch \"Actions\"; double tap; touch \"Share\"; double tap; touch \"Mail\"; double tap; touch \"Chose mail\""
    )
    #expect(heard[7].contains { $0.contains("Chose mail") }, "\(heard)")
  }

  @Test(arguments: [
    "ts += [Row(id: 2, title: \"Tea\")]", "ts = ts + [Row(id: 2, title: \"Tea\")]",
    "ts.append(.init(id: 2, title: \"Tea\"))",
  ])
  func `A row that is added to a list shows its title`(_ statement: String) throws {
    let code =
      "struct Row: Identifiable { let id: Int; var title: String }\n"
      + sample(
        "@State private var ts = [Row(id: 1, title: \"Milk\")]",
        "List { ForEach(ts) { Text($0.title) }; Button(\"Add\") { \(statement) } }")
    let heard = try lines(code, "touch \"Add\"; double tap; swipe left")
    #expect(heard[3].contains { $0.contains("Tea") }, "\(heard)")
  }

  @Test(arguments: [
    ("double tap; wait 11 s", "Sent 1"), ("double tap; double tap; wait 11 s", "Sent 1"),
    ("double tap; swipe right; double tap; wait 11 s", "Sent 0"),
  ])
  func `A task that is kept runs, and has no effects after it is cancelled`(
    _ gestures: String, _ text: String
  ) throws {
    let code = sample(
      "@State private var count = 0; @State private var task: Task<Void, Never>?",
      """
      VStack {
        Button("Send") {
          task?.cancel()
          task = Task {
            try? await Task.sleep(for: .seconds(9))
            guard !Task.isCancelled else { return }
            count += 1
          }
        }
        Button("Stop") { task?.cancel() }
        Text("Sent \\(count)")
      }
      """)
    let heard = try lines(code, "\(gestures); touch \"\(text)\"")
    #expect(heard.last?.contains { $0.contains(text) } == true, "\(heard)")
  }

  @Test func `A pure function of an unknown value is no unknown effect`() throws {
    let code = sample(
      """
      @State private var text = ""; @State private var shown: [String] = []
      let all = ["Ann", "Bob"]
      """,
      """
      TextField("Search", text: $text)
        .onChange(of: text) { _, new in shown = all.filter { $0.hasPrefix(new) } }
      """)
    var options = ImportOptions()
    options.readsApp = true
    let imported = try ImportedScreen.contents(
      of: Array("import SwiftUI\n\(code)".utf8), format: .swiftui, options: options)
    let messages = imported.flatMap { $0.screen.diagnostics.map(\.message) }
    #expect(!messages.contains { $0.contains("hasPrefix") }, "\(messages)")
  }

  // What happens while the loop waits is unknown, and so is the time of its end.
  @Test func `Effects after a loop that waits do not happen at once`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      struct Sample: View {
        @State private var left = 3
        @State private var isRunning = false
        var body: some View {
          Button(isRunning ? "Pause" : "Start") {
            isRunning = true
            Task {
              while left > 0 { try? await Task.sleep(for: .seconds(1)); left -= 1 }
              isRunning = false
              AccessibilityNotification.Announcement("Time is up").post()
            } } } }
      """, "double tap; listen")
    #expect(heard.joined().contains("Pause"), "\(heard)")
    #expect(!heard.joined().contains("Time is up"), "\(heard)")
  }

  @Test(arguments: ["steps[index(2)]", "steps[index(1) + 1]", "byName[\"a\".lowercased()]"])
  func `An implicit member is assigned to an element whose index is a call`(_ target: String) throws
  {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      enum Step { case open, done(String); static func make(_ text: String) -> Step { .done(text) } }
      struct Sample: View {
        @State private var steps = [Step.open, .open]
        @State private var byName: [String: Step] = ["a": .open]
        func index(_ id: Int) -> Int { id - 1 }
        func text(_ step: Step?) -> String {
          if case .done(let text)? = step { "Done \\(text)" } else { "Open" }
        }
        var body: some View {
          Button("Go") { \(target) = .make("now") }
          Text(text(steps[1]))
          Text(text(byName["a"]))
        } }
      """, "double tap; walk")
    #expect(heard.joined().contains("Done now"), "\(heard)")
  }

  @Test func `An action can name the function that dismisses a sheet`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = true
        var body: some View { Text("Page").sheet(isPresented: $isShown) { Inner() } } }
      struct Inner: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Cancel", action: dismiss.callAsFunction) } }
      """, "double tap")
    #expect(heard.last?.contains("Page") == true, "\(heard)")
  }
}
