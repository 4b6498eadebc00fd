import Importers
import Simulator
import Testing

/// Content that needs a diagnostic, and content that needs none.
struct SwiftUIReportedContentTests {
  @Test func `An unknown call shows its closure and is reported`() throws {
    let trial = try SwiftUITrial(
      #"panel { Text("In") }; badge("x"); model.content; self.row(1)"#)
    #expect(trial.heard == ["In"])
    for name in ["“panel”", "“badge”", "“model.content”", "“self.row(1)”"] {
      #expect(trial.diagnostics.contains { $0.contains(name) }, "\(name)")
    }
  }

  @Test func `Calls without a result and styles are not reported`() throws {
    let trial = try SwiftUITrial(
      #"let _ = print("x"); Text("A").background(.blue.gradient).overlay(Color.red.opacity(0.2))"#)
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `Names that are not announced are not reported`() throws {
    let trial = try SwiftUITrial(
      """
      Image("boat").accessibilityHidden(true); Image("sea").accessibilityLabel("The sea")
      Button {} label: { Image(systemName: "gear"); Text("Settings") }
      NavigationLink(value: 1) { HStack { VStack { Text("1"); Text("2") }; Text("3") } }
      """)
    #expect(trial.heard == ["The sea, image", "Settings, button", "1, 2, 3, button"])
    #expect(trial.diagnostics.isEmpty)
    let heard = try SwiftUITrial(#"Image("boat"); Button {} label: { Image(systemName: "gear") }"#)
    #expect(heard.diagnostics.count == 2)
  }

  @Test func `An unknown list is reported once`() throws {
    let trial = try SwiftUITrial("ForEach(model.rows) { row in Text(row.name) }")
    #expect(trial.diagnostics.filter { $0.contains("“model.rows”") }.count == 1)
  }

  @Test func `A screen without stops is kept if its content is unknown`() throws {
    let code = """
      #Preview("Map") { Map() }
      #Preview("Text") { Text("A") }
      """
    let screens = try SwiftUITrial(file: code).imported
    #expect(screens.map(\.screen.name) == ["Map", "Text"])
  }

  @Test(arguments: [
    "backgroundCard", "onDismissed", "isHighlighted", "textBubble", "accessibilityGlow",
    "navigationHeader", "listCard",
  ])
  func `A modifier that no file declares is reported although its name begins like SwiftUI's`(
    _ name: String
  ) throws {
    let trial = try SwiftUITrial("VStack {\n Text(\"A\")\n .\(name)() }")
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.count == 1)
    #expect(trial.diagnostics.first?.contains("“.\(name)”") == true)
    #expect(trial.imported.last?.screen.diagnostics.first?.position?.line == 5)
  }

  @Test func `Modifiers of SwiftUI that change no words are not reported`() throws {
    let trial = try SwiftUITrial(
      """
      Text("A").padding().frame(width: 1).background(.red).foregroundStyle(.blue).lineLimit(1)
        .navigationBarTitleDisplayMode(.inline).listRowSeparator(.hidden).onChange(of: 1) {}
        .presentationDetents([.medium]).scrollContentBackground(.hidden).symbolEffect(.bounce)
        .toolbarBackground(.visible).accessibilityInputLabels(["B"]).focusable().zIndex(1)
        .textInputAutocapitalization(.never).containerRelativeFrame(.horizontal)
      """)
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A sheet whose item is unknown is reported`() throws {
    let trial = try SwiftUITrial(
      "Text(\"A\").sheet(item: $model.item) { _ in Text(\"B\") }",
      members: "@ObservedObject var model: Model")
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.contains { $0.contains("model.item") })
  }

  @Test func `The rows of an outline are read without their children`() throws {
    let trial = try SwiftUITrial(
      #"OutlineGroup(files, children: \.children) { Text($0.name) }"#,
      members: #"let files = [File(name: "Docs", children: [File(name: "a")]), File(name: "b")]"#,
      around: """
        struct File: Identifiable { var id: String { name }; let name: String
          var children: [File]? = nil }
        """)
    #expect(trial.heard == ["Docs", "b"])
    #expect(trial.diagnostics.contains { $0.contains("unfold") }, "\(trial.diagnostics)")
  }
}
