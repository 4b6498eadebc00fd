import Importers
import Simulator
import Testing

/// Parts of SwiftUI screens that the system adds: grabbers of sheets, menus of titles, symbols.
struct SwiftUIChromeTests {
  @Test(arguments: [
    (".presentationDetents([.medium, .large])", true),
    (".presentationDetents([.medium]).presentationDragIndicator(.visible)", true),
    (".presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)", false),
    (".presentationDetents([.medium])", false), ("", false),
  ])
  func `A sheet with several sizes begins with its grabber`(_ modifiers: String, isShown: Bool)
    throws
  {
    let trial = try SwiftUITrial(
      """
      Text("Page").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("Filters")\(modifiers) }
      }
      """)
    let grabber =
      "Card controller, half screen, button, Adjust the size of the card overlaying screen"
    #expect(trial.heard == (isShown ? [grabber, "Filters"] : ["Filters"]))
    #expect(trial.diagnostics.contains { $0.contains("presentationDetents") } == isShown)
  }

  @Test func `A grabber of a sheet with other sizes has no known size`() throws {
    let trial = try SwiftUITrial(
      """
      Text("Page").sheet(isPresented: .constant(true)) {
        Text("Filters").presentationDetents([.height(200), .medium])
      }
      """)
    #expect(trial.heard.first?.hasPrefix("Card controller, button") == true, "\(trial.heard)")
  }

  @Test(arguments: [
    ".toolbar { ToolbarTitleMenu { Button(\"Rename\") {} } }",
    ".toolbarTitleMenu { Button(\"Rename\") {} }",
  ])
  func `The closed menu of a title is left out and reported`(_ modifier: String) throws {
    let trial = try SwiftUITrial(
      "NavigationStack { Text(\"Page\").navigationTitle(\"Notes\")\(modifier) }")
    #expect(trial.heard == ["Notes, heading", "Page"])
    #expect(trial.diagnostics.filter { $0.contains("without its menu") }.count == 1)
  }

  @Test func `A search without results has the words of the system and one diagnostic`() throws {
    let trial = try SwiftUITrial(#"ContentUnavailableView.search(text: "tea")"#)
    #expect(trial.heard.first == "No Results for “tea”")
    #expect(trial.diagnostics.count == 1, "\(trial.diagnostics)")
  }

  @Test(arguments: [".segmented", ".menu", ".wheel", ".inline"])
  func `A symbol without known words in a picker is reported`(_ style: String) throws {
    let trial = try SwiftUITrial(
      """
      Picker("View", selection: .constant(0)) {
        Image(systemName: "map").tag(0)
        Image(systemName: "magnifyingglass").tag(1)
      }
      .pickerStyle(\(style))
      """)
    #expect(trial.diagnostics.contains { $0.contains("words for one symbol") })
  }

  @Test(arguments: [
    """
    switch phase {
    case .empty: ProgressView()
    case .success(let image): image.resizable().accessibilityLabel("Sunset")
    case .failure: Text("Failed")
    @unknown default: EmptyView()
    }
    """,
    """
    if let image = phase.image {
      image.resizable().accessibilityLabel("Sunset")
    } else if phase.error != nil { Text("Failed") } else { ProgressView() }
    """,
  ])
  func `The phases of an AsyncImage are read after loading`(_ content: String) throws {
    let trial = try SwiftUITrial("AsyncImage(url: nil) { phase in \(content) }")
    #expect(trial.heard == ["Sunset, image"])
    #expect(
      trial.diagnostics == ["An AsyncImage is read as it is after its picture has been loaded."])
  }

  @Test func `Texts that are combined in a toolbar are no heading`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack { Text("Hi").toolbar { ToolbarItem(placement: .principal) {
        VStack { Text("Ada"); Text("online") }.accessibilityElement(children: .combine)
      } } }
      """)
    #expect(trial.heard == ["Ada, online", "Hi"])
  }

  @Test(arguments: ["", ".environment(\\.editMode, $mode)"])
  func `An edit button lets a person select several rows`(_ modifier: String) throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State private var chosen = Set<String>()
        @State private var mode = EditMode.inactive
        var body: some View {
          NavigationStack {
            List(["Apple", "Pear"], id: \\.self, selection: $chosen) { Text($0) }
              .toolbar {
                EditButton()
                ToolbarItem(placement: .bottomBar) { Text("\\(chosen.count) chosen") }
              }\(modifier)
          }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(
      code,
      "touch \"Apple\"; double tap; touch \"0 chosen\"; touch \"Edit\"; double tap; touch \"Apple\"; "
        + "double tap; touch \"Pear\"; double tap; touch \"2 chosen\"; touch \"Apple\"; double tap; "
        + "touch \"1 chosen\"; touch \"Done\"; double tap; touch \"Edit\"")
    let words = ["0 chosen", "2 chosen", "1 chosen"]
    #expect(words.allSatisfy { word in heard.contains { $0.contains(word) } }, "\(heard)")
    #expect(heard.contains { $0.contains("selected, Pear") || $0.contains("selected") }, "\(heard)")
    #expect(heard.last?.contains("Edit, button") == true, "\(heard)")
  }

  @Test func `A view knows whether an edit button began edit mode`() throws {
    let code = """
      import SwiftUI
      struct Rows: View {
        @Environment(\\.editMode) private var editMode
        var body: some View {
          VStack {
            if editMode?.wrappedValue.isEditing == true { Text("Editing") } else { Text("Reading") }
            EditButton()
          }
        }
      }
      """
    let heard = try SwiftUISessionTests().lines(
      code, "touch \"Reading\"; touch \"Edit\"; double tap; touch \"Editing\"")
    #expect(heard.last?.contains("Editing") == true, "\(heard)")
  }

  @Test(arguments: [
    "Group(subviews: content) { subviews in ForEach(subviews) { view in HStack { view } } }",
    "ForEach(subviews: content) { view in HStack { view } }",
    "Group(subviews: content) { Text(\"\\($0.count) views\") }",
  ])
  func `A container of the app shows its subviews`(_ body: String) throws {
    let trial = try SwiftUITrial(
      "Stack { Text(\"A\"); Button(\"B\") {} }",
      around: """
        struct Stack<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { \(body) }
        }
        """)
    #expect(trial.heard == (body.contains("count") ? ["2 views"] : ["A", "B, button"]))
  }

  @Test(arguments: [".navigationTitle(\"Outer\")", ".toolbar { Button(\"Outer\") {} }"])
  func `A title or tools outside of a navigation stack are left out`(_ modifier: String) throws {
    let stack = "NavigationStack { Text(\"Row\").navigationTitle(\"Inner\") }\(modifier)"
    let trial = try SwiftUITrial(stack)
    #expect(trial.heard == ["Inner, heading", "Row"])
    #expect(trial.diagnostics.filter { $0.contains("outside of a navigation stack") }.count == 1)
    let sheet = try SwiftUITrial("Text(\"A\").sheet(isPresented: .constant(true)) { \(stack) }")
    #expect(sheet.heard == ["Inner, heading", "Row"])
  }
}
