import Importers
import Simulator
import Testing

/// The screens that states and links of SwiftUI put on a navigation stack.
struct SwiftUINavigationTests {
  private static let code = """
    import SwiftUI
    struct Item: Hashable, Identifiable { let id: Int; let name: String }
    @Observable final class Model { var isDone = false }
    struct Sample: View {
      @State private var model = Model()
      @State private var isShown = false
      @State private var item: Item?
      @State private var path: [Item] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Flag") { isShown = true }
            Button("Optional") { item = Item(id: 1, name: "One") }
            Button("Appending") { path.append(Item(id: 2, name: "Two")) }
            Button("Model") { model.isDone = true }
            NavigationLink("Link", value: Item(id: 3, name: "Three"))
            Button("Replacing") { path = [Item(id: 4, name: "Four"), Item(id: 5, name: "Five")] }
          }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $isShown) { Text("Shown by a flag") }
          .navigationDestination(isPresented: $model.isDone) { Text("Shown by a model") }
          .navigationDestination(item: $item) { Text("Shown for item \\($0.name)") }
          .navigationDestination(for: Item.self) { item in
            VStack {
              Text("Shown for value \\(item.name)")
              Button("Close all") { path = [] }
            }
          }
        }
      }
    }
    """

  private func lines(_ gestures: String) throws -> [[String]] {
    try SwiftUISessionTests().lines(Self.code, gestures)
  }

  @Test(arguments: [
    ("Flag", "Shown by a flag"), ("Model", "Shown by a model"),
    ("Optional", "Shown for item One"), ("Appending", "Shown for value Two"),
    ("Link", "Shown for value Three"), ("Replacing", "Shown for value Five"),
  ])
  func `A state or a link with a value shows its destination, and back leads to the screen before`(
    _ button: String, _ text: String
  ) throws {
    let heard = try lines("touch \"\(button)\"; double tap; walk; escape; walk")
    #expect(heard[3].contains { $0.contains(text) }, "\(heard)")
    #expect(!heard[5].contains { $0.contains(text) }, "\(heard)")
  }

  @Test func `A destination that was left can be shown again`() throws {
    let heard = try lines("touch \"Flag\"; double tap; escape; touch \"Flag\"; double tap; walk")
    #expect(heard[6].contains { $0.contains("Shown by a flag") }, "\(heard)")
  }

  @Test func `Back removes the last value from the path`() throws {
    let heard = try lines("touch \"Replacing\"; double tap; escape; walk")
    #expect(heard[4].contains { $0.contains("Shown for value Four") }, "\(heard)")
  }

  @Test func `Emptying the path closes all its screens`() throws {
    let heard = try lines(
      "touch \"Replacing\"; double tap; touch \"Close all\"; double tap; walk")
    #expect(heard[5].contains { $0.contains("Optional") }, "\(heard)")
  }

  @Test func `A link with a value shows its destination in a stack without a path`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      struct Sample: View { var body: some View {
        NavigationStack {
          List { NavigationLink("Forgot password?", value: "forgot") }
            .navigationDestination(for: Int.self) { _ in Text("A number") }
            .navigationDestination(for: String.self) { _ in Text("A text") }
        } } }
      """, "double tap; walk")
    #expect(heard[2].contains { $0.contains("A text") }, "\(heard)")
  }

  private static let withoutDestination = """
    import SwiftUI
    struct Sample: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Text", value: "some")
            NavigationLink("Number", value: 7)
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Number \\($0)") }
        }
      }
    }
    """

  @Test(arguments: ["path: $path", ""])
  func `A link without a destination shows an empty page, and other links still work`(
    _ argument: String
  ) throws {
    let code = Self.withoutDestination.replacing("path: $path", with: argument)
    let heard = try SwiftUISessionTests().lines(
      code, "touch \"Text\"; double tap; walk; escape; touch \"Number\"; double tap; walk")
    #expect(heard[2].last == "Root, back button", "\(heard)")
    #expect(heard[4].last == "Root, heading", "\(heard)")
    #expect(heard[7].contains("Number 7"), "\(heard)")
  }

  @Test func `A link without a destination is reported`() throws {
    var options = ImportOptions()
    options.readsApp = true
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(Self.withoutDestination.utf8), format: .swiftui, options: options
      ).first?.screen)
    #expect(
      screen.diagnostics.map(\.message) == [
        "No view declares a destination for the value of one link (Text): an empty page is assumed."
      ])
  }

  @Test func `A case that is appended to an empty path shows its destination`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      enum Step: Hashable { case address, payment(String) }
      @Observable final class Cart { var path: [Step] = [] }
      struct Sample: View {
        @State private var cart = Cart()
        var body: some View {
          NavigationStack(path: $cart.path) {
            Button("Go") { cart.path.append(.payment("Ann")) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .address: Text("Address")
                case .payment(let name): Text("Payment of \\(name)")
                }
              }
          } } }
      """, "double tap; walk")
    #expect(heard[2].contains("Payment of Ann"), "\(heard)")
  }

  @Test func `A path of any type shows the destinations of its values`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      struct Sample: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { path.append(7) }
              .navigationDestination(for: Int.self) { Text("Number \\($0)") }
          } } }
      """, "double tap; walk")
    #expect(heard[2].contains { $0.contains("Number 7") }, "\(heard)")
  }

  @Test func `A button of the app in the toolbar is not the back button of the system`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.left") {} }
        } }
      """)
    #expect(trial.heard == ["Back, button", "Page"])
  }

  @Test func `A tap on a row of a list with a selection selects the row`() throws {
    let code = """
      import SwiftUI
      struct Sample: View { @State private var name: String?
        var body: some View {
          VStack { List(["Ann", "Bo"], id: \\.self, selection: $name) { Text($0) }
            Text("Chosen: \\(name ?? "nobody")") } } }
      """
    let heard = try SwiftUISessionTests().lines(
      code, "touch \"Bo\"; double tap; touch \"Chosen: Bo\"; touch \"Bo\"")
    #expect(heard.last == ["selected, Bo"], "\(heard)")
  }

  @Test(arguments: [
    "Label(name, systemImage: \"tray\")", "NavigationLink(name, value: name)",
    "NavigationLink(value: name) { Text(name) }",
  ])
  func `A row of a split view shows the next column on a phone`(_ row: String) throws {
    let code = """
      import SwiftUI
      struct Sample: View { @State private var folder: String?
        var body: some View {
          NavigationSplitView {
            List(["Inbox", "Sent"], id: \\.self, selection: $folder) { name in \(row) }
              .navigationTitle("Folders")
          } detail: {
            if let folder { Text("Mail in \\(folder)").navigationTitle(folder) }
          }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(
      code, "touch \"Sent\"; double tap; touch \"Mail in Sent\"; escape; wait 1 s; touch \"Inbox\"")
    #expect(heard[2].joined().contains("Folders"), "\(heard)")
    #expect(heard[3] == ["Mail in Sent"], "\(heard)")
    #expect(heard.last?.first?.hasPrefix("Inbox") == true, "\(heard)")
  }
}
