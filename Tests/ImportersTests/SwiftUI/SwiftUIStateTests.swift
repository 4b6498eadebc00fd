import Importers
import Simulator
import Testing

/// The lifetime of state properties: changes, observers and resets.
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
    ("until \"Rooms, Increment\"; double tap", "Rooms changed"),
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

  private static let stack = """
    import SwiftUI
    class Cart: ObservableObject { @Published var count = 0 }
    class Visit: ObservableObject { @Published var pages = 0 }
    struct Detail: View {
      @State private var taps = 0
      @StateObject private var visit = Visit()
      @ObservedObject var cart: Cart
      @Binding var name: String
      var body: some View {
        VStack {
          Text("Taps: \\(taps), pages: \\(visit.pages)")
          Button("Tap") { taps += 1; visit.pages += 1; cart.count += 1; name = "Ann" }
        }
      }
    }
    struct Note: View {
      @State private var taps = 0
      var body: some View { Button("Note \\(taps)") { taps += 1 } }
    }
    struct Sample: View {
      @StateObject private var cart = Cart()
      @State private var name = "Nobody"
      @State private var isNoted = true
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Cart: \\(cart.count) of \\(name)")
            NavigationLink("Go") { Detail(cart: cart, name: $name) }
            NavigationLink("Jump", destination: Detail(cart: cart, name: $name))
            Button("Sheet") { isShown = true }
            Button("Hide") { isNoted.toggle() }
            if isNoted { Note() }
          }
          .sheet(isPresented: $isShown) { Detail(cart: cart, name: $name) }
        }
      }
    }
    """

  @Test(arguments: ["Go", "Jump"])
  func `A screen that is pushed again begins with its initial states`(_ link: String) throws {
    let once = "touch \"\(link)\"; double tap; touch \"Tap\"; double tap"
    let first = try lines(Self.stack, "\(once); touch \"Taps: 1, pages: 1\"")
    #expect(first.last == ["Taps: 1, pages: 1"], "\(first)")
    let again = try lines(
      Self.stack,
      "\(once); escape; touch \"\(link)\"; double tap; "
        + "touch \"Taps: 0, pages: 0\"")
    #expect(again.last == ["Taps: 0, pages: 0"], "\(again)")
  }

  @Test func `A popped screen leaves what it set in objects and bindings of others`() throws {
    let heard = try lines(
      Self.stack,
      "touch \"Go\"; double tap; touch \"Tap\"; double tap; double tap; escape; "
        + "touch \"Cart: 2 of Ann\"")
    #expect(heard.last == ["Cart: 2 of Ann"], "\(heard)")
  }

  @Test(arguments: [
    "touch \"Note 0\"; double tap; touch \"Hide\"; double tap; double tap; touch \"Note 0\"",
    """
    touch "Sheet"; double tap; touch "Tap"; double tap; escape; touch "Sheet"; double tap;
    touch "Taps: 0, pages: 0"
    """,
  ])
  func `A view that is hidden and shown again begins with its initial states`(
    _ gestures: String
  ) throws {
    let heard = try lines(Self.stack, gestures)
    #expect(heard.last?.contains { $0.contains("0") } == true, "\(heard)")
  }

  private static let pickers = """
    import SwiftUI
    struct Sample: View {
      @State private var size = 1
      @State private var town = "Rome"
      var body: some View {
        Form {
          Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
          Picker("Town", selection: $town) { Text("Oslo").tag("Oslo"); Text("Bern").tag("Bern") }
          Menu("More") { Button("Share") {}; Button("Print") {} }
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"Size\"; double tap", "selected, Large, button"),
    ("touch \"Size\"; double tap; swipe left", "Small, button"),
    ("touch \"Town\"; double tap", "Oslo, button"), ("touch \"More\"; double tap", "Share, button"),
  ])
  func `An opened menu starts at its selected item, or else at its first`(
    _ gestures: String, _ words: String
  ) throws {
    let heard = try lines(Self.pickers, gestures)
    #expect(heard.last?.last == words, "\(heard)")
  }

  @Test func `A choice in an opened menu closes it and returns to its button`() throws {
    let heard = try lines(
      Self.pickers, "touch \"Size\"; double tap; touch \"Small\"; double tap")
    #expect(heard.last?.contains { $0.hasPrefix("Size, Small") } == true, "\(heard)")
  }

  private static let computed = """
    import SwiftUI
    struct Task: Identifiable { let id: Int; var title: String; var isDone = false }
    class Store: ObservableObject {
      @Published var tasks = [Task(id: 1, title: "Milk", isDone: true), Task(id: 2, title: "Tax")]
      func done(_ task: Task) -> Binding<Bool> {
        Binding(
          get: { self.tasks.first { $0.id == task.id }?.isDone ?? false },
          set: { isOn in
            guard let index = self.tasks.firstIndex(where: { $0.id == task.id }) else { return }
            self.tasks[index].isDone = isOn
            AccessibilityNotification.Announcement("\\(task.title) changed").post()
          })
      }
    }
    struct Row: View {
      let task: Task
      @Binding var isDone: Bool
      var body: some View {
        Button(isDone ? "Undo \\(task.title)" : "Finish \\(task.title)") { isDone.toggle() }
      }
    }
    struct Sample: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          ForEach(store.tasks) { Row(task: $0, isDone: store.done($0)) }
          ForEach(store.tasks) { Toggle($0.title, isOn: store.done($0)) }
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"Undo Milk\"", "Undo Milk, button"),
    ("touch \"Finish Tax\"; double tap; touch \"Undo Tax\"", "Undo Tax, button"),
    ("touch \"Tax\"; double tap; touch \"Undo Tax\"", "Undo Tax, button"),
    ("touch \"Tax\"; double tap", "Tax changed"),
  ])
  func `The functions of a computed binding give and set its value`(
    _ gestures: String, _ words: String
  ) throws {
    let heard = try lines(Self.computed, gestures)
    #expect(heard.last?.contains { $0.contains(words) } == true, "\(heard)")
  }

  @Test(arguments: ["names, id: \\.self", "names.map { Person(id: $0) }"])
  func `The state of a row stays with the id of its element`(_ data: String) throws {
    let code = """
      import SwiftUI
      struct Person: Identifiable { let id: String }
      struct Row: View { let name: String; @State private var count = 0
        var body: some View { Button("\\(name) \\(count)") { count += 1 } } }
      struct Sample: View { @State private var names = ["Ann", "Bo", "Cy"]
        var body: some View { VStack { Button("Drop") { names.removeFirst() }
          ForEach(\(data)) { Row(name: \(data.contains("map") ? "$0.id" : "$0")) } } } }
      """
    let heard = try lines(
      code, "touch \"Bo 0\"; double tap; touch \"Drop\"; double tap; touch \"Bo 1\"; touch \"Cy 0\""
    )
    #expect(heard.suffix(2) == [["Bo 1, button"], ["Cy 0, button"]], "\(heard)")
  }
}
