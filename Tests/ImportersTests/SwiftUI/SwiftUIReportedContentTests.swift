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

  @Test(arguments: [
    ("Button(close: {})", "{Button(close: {})}, button", 1),
    ("Toggle(setting: .wifi)", "{Toggle(setting: .wifi)}, switch button, off", 1),
    ("Button(action: {}) {}", "button", 0), ("Toggle(\"\", isOn: $isOn)", "switch button, off", 0),
  ])
  func `A control from an initialiser that no file declares has an unknown name`(
    _ body: String, _ words: String, _ count: Int
  ) throws {
    let trial = try SwiftUITrial(body, members: "@State private var isOn = false")
    #expect(trial.heard.count == 1 && trial.heard[0].hasPrefix(words), "\(trial.heard)")
    #expect(trial.diagnostics.count == count, "\(trial.diagnostics)")
  }

  @Test func `A sheet whose item is unknown is reported`() throws {
    let trial = try SwiftUITrial(
      "Text(\"A\").sheet(item: $model.item) { _ in Text(\"B\") }",
      members: "@ObservedObject var model: Model")
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.contains { $0.contains("model.item") })
  }

  private static let files = """
    struct File: Identifiable { var id: String { name }; let name: String
      var children: [File]? = nil; var parts: [File]? { server.parts(of: name) } }
    let files = [
      File(name: "Docs", children: [File(name: "a", children: [File(name: "deep")])]),
      File(name: "b"), File(name: "Empty", children: [])]
    """

  @Test(arguments: [
    #"OutlineGroup(files, children: \.children) { Text($0.name) }"#,
    #"List(files, children: \.children) { file in Text(file.name) }"#,
    #"OutlineGroup(files, id: \.name, children: \.children) { Label($0.name, systemImage: "doc") }"#,
  ])
  func `The rows of an outline with children are closed at first`(_ body: String) throws {
    let trial = try SwiftUITrial(body, around: Self.files)
    let state = "collapsed, button, double tap to expand"
    #expect(trial.heard == ["Docs, \(state)", "b", "Empty, \(state)"])
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `Rows whose children are unknown are reported`() throws {
    let trial = try SwiftUITrial(
      #"OutlineGroup(files, children: \.parts) { Text($0.name) }"#, around: Self.files)
    #expect(trial.heard == ["Docs", "b", "Empty"])
    #expect(trial.diagnostics.contains { $0.contains("unfold") }, "\(trial.diagnostics)")
  }

  @Test func `A row of an outline opens with its own children`() throws {
    let code = """
      import SwiftUI
      \(Self.files)
      struct Sample: View { var body: some View {
        List { OutlineGroup(files[0], children: \\.children) { Text($0.name) }; Text("end") } } }
      """
    let heard = try SwiftUISessionTests().lines(code, "touch \"Docs\"; double tap; walk")
    let words = (heard.last?.joined(separator: " ") ?? "").lowercased()
    #expect(words.contains("collapsed") && words.contains("end"), "\(heard)")
    #expect(!words.contains("deep"), "\(heard)")
    let deeper = try SwiftUISessionTests().lines(
      code, "touch \"Docs\"; double tap; touch \"a\"; double tap; walk")
    #expect(deeper.last?.contains { $0.contains("deep") } == true, "\(deeper)")
  }

  @Test func `Rows in deep levels of an outline open one by one`() throws {
    let levels = 1...25
    let files = levels.reversed().reduce("nil") { "[File(name: \"Level \($1)\", parts: \($0))]" }
    let code = """
      import SwiftUI
      struct File: Identifiable { var id: String { name }; let name: String; let parts: [File]? }
      struct Sample: View { let files = \(files)
        var body: some View { List { OutlineGroup(files, children: \\.parts) { Text($0.name) } } } }
      """
    let opening = levels.dropLast().map { "touch \"Level \($0)\"; double tap" }
    let heard = try SwiftUISessionTests().lines(code, opening.joined(separator: "; "))
    let states = heard.joined().filter { $0.contains("collapsed") || $0.contains("expanded") }
    #expect(heard.joined().contains { $0.contains("Level 24, collapsed") }, "\(heard)")
    #expect(!states.contains { $0.contains("Level") && $0.contains("expanded") }, "\(states)")
  }

  @Test(arguments: [
    (#"ProgressView("Load", value: 3, total: limit)"#, ["Load, {limit}"], "limit"),
    (#"Gauge(value: 3, in: 0...limit) { Text("Fuel") }"#, ["Fuel, {0...limit}"], "limit"),
    (
      #"HStack { Text("A"); Text("B") }.accessibilityElement(children: behaviour)"#, ["A", "B"],
      "behaviour"
    ),
    (#"Text("A").accessibilityAddTraits(traits)"#, ["A"], "traits"),
    (#"Text("A").accessibilityAddTraits([.isHeader, traits])"#, ["A, heading"], "traits"),
    (#"List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }"#, ["a", "b"], "List"),
    (#"if let chosen { Text(chosen) } else { Text("None") }"#, ["None"], "chosen"),
  ])
  func `An unknown value with an effect on announcements is reported`(
    _ body: String, _ words: [String], _ name: String
  ) throws {
    let trial = try SwiftUITrial(
      body,
      members: """
        let limit: Double; let behaviour: AccessibilityChildBehavior
        let traits: AccessibilityTraits; @Binding var chosen: String?
        """)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.contains { $0.contains(name) }, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    (#"ProgressView("Sync", value: 0.5).progressViewStyle(.linear)"#, ["Sync, 50%"], 0),
    (
      #"ProgressView(value: 3, total: 6) { Text("Copy") } currentValueLabel: { Text("3 of 6") }"#,
      ["Copy, 50%"], 1
    ),
    (#"PhaseAnimator(["Small", "Big"]) { phase in Text(phase) }"#, ["Small"], 0),
    (
      #"KeyframeAnimator(initialValue: 1) { n in Text("No. \(n)") } keyframes: { _ in Track() }"#,
      ["No. 1"], 0
    ),
    (#"EquatableView(content: Row(name: "Ann"))"#, ["Ann"], 0),
    (#"TipView(RowTip()); Text("A")"#, ["A"], 1),
    (#"LabeledContent("Colour") { Circle() }; Text("A")"#, ["A"], 1),
    (#"LabeledContent("Colour") { EmptyView() }; Text("A")"#, ["A"], 0),
  ])
  func `Animated and wrapped views are read, and texts without a known announcement are reported`(
    _ body: String, _ words: [String], _ count: Int
  ) throws {
    let around = """
      struct Row: View, Equatable { let name: String; var body: some View { Text(name) } }
      """
    let trial = try SwiftUITrial(body, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.count == count, "\(trial.diagnostics)")
  }

  @Test func `The tabs of a section are tabs of the bar, which is reported as an assumption`()
    throws
  {
    let trial = try SwiftUITrial(
      """
      TabView {
        Tab("Home", systemImage: "house") { Text("Page") }
        TabSection("Library") { Tab("Albums", systemImage: "photo") { Text("Other") } }
      }
      """)
    #expect(
      trial.heard == ["Page", "tab bar, selected, Home, tab, 1 of 2", "Albums, tab, 2 of 2"])
    #expect(trial.diagnostics.contains { $0.contains("tabs of a section") })
  }

  @Test func `The tab of an unknown selection is reported, and an unknown range has no percentage`()
    throws
  {
    let trial = try SwiftUITrial(
      """
      TabView(selection: .constant(tab)) {
        Slider(value: .constant(3), in: 0...limit) { Text("Volume") }.tag(1).tabItem { Text("One") }
        Text("Page").tag(2).tabItem { Text("Two") }
      }
      """, members: "let tab: Int; let limit: Double")
    #expect(trial.heard.first?.hasPrefix("Volume, {0...limit}, adjustable") == true)
    #expect(trial.diagnostics.contains { $0.contains("“TabView”") }, "\(trial.diagnostics)")
    #expect(trial.diagnostics.contains { $0.contains("limit") }, "\(trial.diagnostics)")
  }
}
