import Testing

/// Bindings, and the values that views pass to one another.
struct SwiftUIBindingTests {
  private static let navigation = """
    import SwiftUI
    @Observable final class Model {
      var path: [Int] = []
      var isShown = false
      var item: String?
      var count = 0
    }
    struct Page: View {
      let title: String
      let model: Model
      var body: some View {
        VStack {
          Text(title)
          Button("Count \\(model.count)") { model.count += 1 }
          Button("Close") { model.path = []; model.isShown = false; model.item = nil }
        }
      }
    }
    struct Sample: View {
      @State private var model = Model()
      var body: some View {
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          VStack {
            NavigationLink("Link", value: 3)
            Button("Path") { model.path.append(4) }
            Button("Flag") { model.isShown = true }
            Button("Item") { model.item = "one" }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Page(title: "Number \\($0)", model: model) }
          .navigationDestination(
            isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 })
          ) { Page(title: "Flagged", model: model) }
          .navigationDestination(item: Binding(get: { model.item }, set: { model.item = $0 })) {
            Page(title: "Item \\($0)", model: model)
          }
        }
      }
    }
    """

  @Test(arguments: [
    ("Link", "Number 3"), ("Path", "Number 4"), ("Flag", "Flagged"), ("Item", "Item one"),
  ])
  func `A page that a computed binding shows stays open while its states change`(
    _ button: String, _ title: String
  ) throws {
    let heard = try SwiftUISessionTests().lines(
      Self.navigation,
      "touch \"\(button)\"; double tap; touch \"Count 0\"; double tap; touch \"\(title)\"")
    #expect(heard[4] == ["Count 1"], "\(heard)")
    #expect(heard[5] == [title], "\(heard)")
  }

  @Test(arguments: ["Link", "Path", "Flag", "Item"], ["escape", "touch \"Close\"; double tap"])
  func `A page that a computed binding shows closes and can be opened again`(
    _ button: String, _ closing: String
  ) throws {
    let opening = "touch \"\(button)\"; double tap"
    let heard = try SwiftUISessionTests().lines(
      Self.navigation, "\(opening); \(closing); touch \"Flag\"; \(opening); walk")
    #expect(heard.contains(["Flag, button"]), "\(heard)")
    #expect(heard.last?.contains { $0.contains("Count 0") } == true, "\(heard)")
  }

  private static let draft = """
    import SwiftUI
    struct Draft { var name = "Ann"; var isOn = false; var tags = ["a"] }
    @Observable final class Model {
      var draft = Draft()
      var saves = 0
    }
    struct Form: View {
      @Binding var draft: Draft
      var body: some View {
        VStack {
          TextField("Name", text: $draft.name)
          Toggle("On", isOn: $draft.isOn)
          ForEach($draft.tags, id: \\.self) { $tag in TextField("Tag", text: $tag) }
        }
      }
    }
    struct Sample: View {
      @State private var model = Model()
      var body: some View {
        let draft = Binding(get: { model.draft }, set: { model.draft = $0; model.saves += 1 })
        VStack {
          Form(draft: draft)
          Text("Saved \\(model.saves): \\(model.draft.name), \\(model.draft.isOn), \\(model.draft.tags[0])")
          Button("Twice") { draft.wrappedValue.name += "!"; draft.wrappedValue.name += "?" }
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"On\"; double tap", "Saved 1: Ann, true, a"),
    ("touch \"Name\"; double tap; type \"e\"", "Saved 1: Anne, false, a"),
    ("touch \"Tag\"; double tap; type \"b\"", "Saved 1: Ann, false, ab"),
    ("touch \"Twice\"; double tap", "Saved 2: Ann!?, false, a"),
  ])
  func `A member of a computed binding is set with the whole value`(
    _ gestures: String, _ text: String
  ) throws {
    let heard = try SwiftUISessionTests().lines(Self.draft, "\(gestures); touch \"\(text)\"")
    #expect(heard.last == [text], "\(heard)")
  }

  @Test func `A member of an observed property runs its observers`() throws {
    let code = """
      import SwiftUI
      struct Draft { var isOn = false }
      @Observable final class Model {
        var draft = Draft() { didSet { log += " \\(oldValue.isOn)-\\(draft.isOn)" } }
        var log = "Log"
      }
      struct Sample: View {
        @State private var model = Model()
        var body: some View {
          VStack { Toggle("On", isOn: $model.draft.isOn); Text(model.log) }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(code, "double tap; swipe right")
    #expect(heard.last == ["Log false-true"], "\(heard)")
  }

  @Test(arguments: ["@State private var items", "@State private var model = Model()"])
  func `A loop over a binding edits the elements of the list`(_ member: String) throws {
    let isModel = member.hasSuffix(")")
    let list = isModel ? "model.items" : "items"
    let code = """
      import SwiftUI
      struct Item: Identifiable { let id: Int; var name: String; var isOn = false }
      @Observable final class Model { var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")] }
      struct Sample: View {
        \(isModel ? member : "\(member) = [Item(id: 1, name: \"One\"), Item(id: 2, name: \"Two\")]")
        var body: some View {
          VStack {
            ForEach($\(list)) { $item in Toggle(item.name, isOn: $item.isOn) }
            Text("On: \\(\(list).filter { $0.isOn }.map(\\.name).joined(separator: " "))")
            Button("Remove") { \(list).remove(at: 0) }
          }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(
      code, "touch \"Two\"; double tap; touch \"Remove\"; double tap; touch \"On: Two\"")
    #expect(heard.last == ["On: Two"], "\(heard)")
  }

  private static let constants = """
    struct Item { var name: String; var count: Int }
    enum Size: String { case small, large }
    struct Row: View {
      @Binding var number: Int
      @Binding var item: Item
      @Binding var size: Size
      @Binding var chosen: Set<Int>
      @Binding var note: String?
      var body: some View {
        Text(number == 1 ? "one" : "many")
        Text("\\(number + 1), \\(-number)")
        Text("\\(item.name) \\(item.count * 2)")
        Text(size.rawValue)
        if chosen.contains(2) { Text("two") }
        if let note { Text(note) }
        TextField("Name", text: $item.name)
        Inner(number: $number)
      }
    }
    struct Inner: View {
      @Binding var number: Int
      init(number: Binding<Int>) { _number = number }
      var body: some View { Button("Add to \\(number)") { number += 1 } }
    }
    """

  private static let constantRow = """
    Row(
      number: .constant(1), item: .constant(Item(name: "Tea", count: 3)), size: .constant(.large),
      chosen: .constant([2]), note: .constant("Note"))
    """

  @Test func `A constant binding has its value in the views of the app`() throws {
    let trial = try SwiftUITrial(Self.constantRow, around: Self.constants)
    #expect(
      trial.heard == [
        "one", "2, -1", "Tea 6", "large", "two", "Note", "Tea, text field, double tap to edit",
        "Add to 1, button",
      ], "\(trial.diagnostics)")
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `A constant binding does not change`() throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      \(Self.constants)
      #Preview { \(Self.constantRow) }
      """, "until \"Add\"; double tap; swipe left; swipe right")
    #expect(heard.last == ["Add to 1, button"], "\(heard)")
  }

  @Test func `A constant binding can have the name of its type`() throws {
    let trial = try SwiftUITrial(#"Toggle("Wi-Fi", isOn: Binding.constant(true))"#)
    #expect(trial.heard == ["Wi-Fi, switch button, on, double tap to toggle setting"])
  }

  @Test(arguments: ["String", "LocalizedStringKey", "Note"])
  func `An initialiser without a closure does not get a trailing closure`(_ type: String) throws {
    let trial = try SwiftUITrial(
      """
      Row(title: "A") { Text("B") }
      Row(title: "C")
      """,
      around: """
        struct Note { let text: String }
        struct Row<End: View>: View {
          let title: String
          var subtitle: \(type)?
          @ViewBuilder var end: () -> End
          var body: some View { Text(title); if subtitle != nil { Text("Subtitle") }; end() }
        }
        extension Row where End == EmptyView {
          init(title: String, subtitle: \(type)? = nil) {
            self.init(title: title, subtitle: subtitle) { EmptyView() }
          }
        }
        """)
    #expect(trial.heard == ["A", "B", "C"])
  }

  @Test(arguments: ["@Environment(\\.dismiss) var other", "var other = \"x\"", "var other = 2"])
  func `A trailing closure is no argument for a property of another type`(_ member: String) throws {
    let heard = try SwiftUISessionTests().lines(
      """
      import SwiftUI
      struct Add: View { \(member)
        var onSave: (String) -> Void = { _ in }
        var body: some View { Button("Save") { onSave("B") } } }
      struct Sample: View {
        @State private var items = ["A"]
        var body: some View { Add { items.append($0) }; ForEach(items, id: \\.self) { Text($0) } } }
      """, "double tap; walk")
    #expect(heard.last?.contains("B") == true, "\(heard)")
  }

  @Test func `A binding can begin with self`() throws {
    let trial = try SwiftUITrial(
      #"Toggle("A", isOn: self.$isOn); TextField("B", text: self.$user.name)"#,
      members: """
        struct User { var name = "Ann" }
        @State private var isOn = true
        @State private var user = User()
        """)
    #expect(
      trial.heard == [
        "A, switch button, on, double tap to toggle setting", "Ann, text field, double tap to edit",
      ], "\(trial.diagnostics)")
  }

  @Test func `The elements of a constant binding are bindings`() throws {
    let trial = try SwiftUITrial(
      #"Rows(items: .constant([Item(id: 1, name: "Tea"), Item(id: 2, name: "Mug")]))"#,
      around: """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Rows: View {
          @Binding var items: [Item]
          var body: some View {
            ForEach($items) { $item in Text(item.name); TextField("Name", text: $item.name) }
          } }
        """)
    #expect(
      trial.heard == [
        "Tea", "Tea, text field, double tap to edit", "Mug", "Mug, text field, double tap to edit",
      ], "\(trial.diagnostics)")
  }

  @Test(arguments: ["model.isOn", "model.draft.isOn", "draft.isOn"])
  func `A binding to a computed property runs its setter`(_ property: String) throws {
    let code = """
      import SwiftUI
      struct Draft { var level = 1
        var isOn: Bool { get { level > 1 } set { level = newValue ? 5 : 0 } } }
      final class Model: ObservableObject { @Published var draft = Draft()
        var isOn: Bool { get { draft.isOn } set { draft.isOn = newValue } } }
      struct Sample: View { @StateObject var model = Model(); @State var draft = Draft()
        var body: some View {
          Toggle("On", isOn: $\(property)); Text("\\(model.draft.level), \\(draft.level)") } }
      """
    let heard = try SwiftUISessionTests().lines(code, "double tap; swipe right")
    #expect(heard.last == [property == "draft.isOn" ? "1, 5" : "5, 1"], "\(heard)")
  }
}
