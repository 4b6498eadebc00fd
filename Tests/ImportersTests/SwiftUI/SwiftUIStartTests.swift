import Importers
import Simulator
import Testing

/// The content of a SwiftUI screen when the screen opens.
struct SwiftUIStartTests {
  private static let path = """
    NavigationStack(path: $path) {
      Button("Go") { path = [3] }.navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("Number \\($0)").navigationTitle("Page \\($0)") }
    }
    """

  @Test func `A screen whose path has values begins with the page of the last value`() throws {
    let trial = try SwiftUITrial(Self.path, members: "@State var path = [1, 2]")
    #expect(trial.heard == ["Page 1, back button", "Page 2, heading", "Number 2"])
    #expect(
      trial.diagnostics == [
        "A state shows a page of the navigation stack from the start: that page is read, not its root."
      ])
  }

  @Test func `Back leads from the page at the start to the screens under it`() throws {
    let code = """
      import SwiftUI
      struct Sample: View { @State var path = [1, 2]
        var body: some View { \(Self.path) } }
      """
    let heard = try SwiftUISessionTests().lines(
      code, "escape; escape; touch \"Go\"; double tap; walk")
    #expect(heard[0] == ["Page 1, back button"], "\(heard)")
    #expect(heard[1].last == "Root, back button", "\(heard)")
    #expect(heard[2].last == "Root, heading", "\(heard)")
    #expect(heard[5].contains("Number 3"), "\(heard)")
  }

  @Test(arguments: [
    ("@State var isShown = true", "isPresented: $isShown"),
    ("@State var item: Int? = 1", "item: $item"),
    ("@State var isShown = true", "isPresented: Binding(get: { isShown }, set: { isShown = $0 })"),
    ("", "isPresented: .constant(true)"),
  ])
  func `A destination that is active at the start is shown until the user goes back`(
    _ member: String, _ argument: String
  ) throws {
    let parameter = argument.hasPrefix("item") ? "_ in " : ""
    let code = """
      import SwiftUI
      struct Sample: View { \(member)
        var body: some View {
          NavigationStack {
            Text("First").navigationTitle("Root")
              .navigationDestination(\(argument)) { \(parameter)Text("Second") }
          } } }
      """
    let heard = try SwiftUISessionTests().lines(code, "walk; escape; walk")
    #expect(heard[0] == ["Root, back button"], "\(heard)")
    #expect(heard[1].contains("Second"), "\(heard)")
    #expect(heard[2].last == "Root, heading", "\(heard)")
    #expect(heard[3].contains("First"), "\(heard)")
  }

  @Test func `A page that leads to itself at once ends`() throws {
    let code = """
      import SwiftUI
      struct Page: View { @State var isShown = true
        var body: some View { Text("Page").navigationDestination(isPresented: $isShown) { Page() } } }
      struct Sample: View { var body: some View { NavigationStack { Page() } } }
      """
    #expect(try SwiftUISessionTests().lines(code, "walk").count == 2)
  }

  @Test func `Observers with an initial call, appearing views and tasks run in this order`() throws
  {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var count = 1
        @State private var log = "Log"
        var body: some View {
          VStack { Text(log); Button("More") { count += 1 } }
            .task(id: count) { log += " task\\(count)" }
            .task { log += " once" }
            .onChange(of: count) { log += " change\\(count)" }
            .onChange(of: count, initial: true) { old, new in log += " \\(old)to\\(new)" }
            .onAppear { log += " appear" }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(code, "touch \"More\"; double tap; swipe left")
    #expect(
      heard.last == ["Log 1to1 appear task1 once change2 1to2 task2"], "\(heard)")
  }

  @Test func `A change in onAppear runs the observers of the value`() throws {
    let trial = try SwiftUITrial(
      """
      Text(log).onAppear { count = 2 }.onChange(of: count) { log = "Changed to \(2)" }
      """, members: "@State var count = 1; @State var log = \"Start\"")
    #expect(trial.heard == ["Changed to 2"])
  }

  @Test(arguments: [
    ("title = \"Ready\"", "Ready"), ("await load()", "Loaded"),
    ("title = \"Loading\"; await store.load(); title = \"Done\"", "Loading"),
    ("title = \"Loading\"; let rows = await store.rows(); title = \"Done\"", "Loading"),
    ("try? await Task.sleep(for: .seconds(1)); title = \"Late\"", "Start"),
    ("await MainActor.run { title = \"Main\" }", "Main"),
    ("let rows = await fetch(); title = \"Done\"", "Start"),
    ("_ = try? await fetch(); title = \"Done\"", "Start"),
    ("_ = try? await URLSession.shared.data(from: url); title = \"Done\"", "Start"),
    ("title = await Loader().title()", "Start"),
    ("for await name in names { title = \"Done\" }", "Start"),
    ("for await _ in center.notifications(named: name) { title = \"Done\" }", "Start"),
  ])
  func `A task runs before the view appears, up to the first unknown value that it waits for`(
    _ action: String, _ title: String
  ) throws {
    let members = """
      @State var title = "Start"; let store: Store
      func load() async { title = "Loaded" }
      """
    #expect(try SwiftUITrial("Text(title).task { \(action) }", members: members).heard == [title])
    let inHandler = "Text(title).onAppear { Task { \(action) } }"
    #expect(try SwiftUITrial(inHandler, members: members).heard == [title])
  }

  @Test func `A state that a task sets to an unknown value is reported if it changes the screen`()
    throws
  {
    let trial = try SwiftUITrial(
      "List { ForEach(rows, id: \\.self) { Text($0) } }.task { rows = await store.rows(); size = store.size }",
      members: "@State var rows: [String] = []; @State var size = 1; let store: Store")
    #expect(trial.heard.isEmpty)
    let found = trial.diagnostics.filter { $0.contains("when the screen appears") }
    #expect(found.count == 1 && found[0].contains("“rows”"), "\(trial.diagnostics)")
  }
}
