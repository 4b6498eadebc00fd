import Importers
import Simulator
import Testing

/// Content of views that must be announced.
struct SwiftUIContentTests {
  @Test func `A layout in a variable shows its content`() throws {
    let body = """
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))
      layout { Text("A"); Text("B") }
      Flow(gap: 3) { Text("C"); Text("D") }
      """
    let trial = try SwiftUITrial(
      body, members: "let isWide = false", around: "struct Flow: Layout { var gap = 1.0 }")
    #expect(trial.heard == ["A", "B", "C", "D"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A row in a section is selected if the selection of its list contains it`() throws {
    let trial = try SwiftUITrial(
      """
      List(selection: $chosen) {
        Section("Today") { ForEach(1...2, id: \\.self) { Text("Task \\($0)") } }
        Section { Text("Later").tag(3); Text("Never").tag(4) }
      }
      """, members: "@State var chosen: Set<Int> = [2, 3]")
    #expect(
      trial.heard == [
        "Today, heading", "Task 1", "selected, Task 2", "selected, Later", "Never",
      ])
  }

  @Test(arguments: [
    ("[]", ""), ("[\"Ann\"]", "Ann"), ("[\"Ann\", \"Bo\"]", "Ann and Bo"),
    ("[\"Ann\", \"Bo\", \"Cy\"]", "Ann, Bo, and Cy"),
  ])
  func `A formatted list of texts is a sentence`(_ list: String, _ text: String) throws {
    let trial = try SwiftUITrial(
      "Text(\"With: \\(names.formatted())\")", members: "let names: [String] = \(list)")
    #expect(trial.heard == ["With: \(text)"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A list with a selection shows each row once, and the row of the value is selected`()
    throws
  {
    let rows = #"Text("r1").tag(1); Text("r2").tag(2)"#
    let trial = try SwiftUITrial(
      "List(selection: $chosen) { \(rows) }", members: "@State var chosen = 2")
    #expect(trial.heard == ["r1", "selected, r2"])
    let sidebar = try SwiftUITrial(
      "NavigationSplitView { List(selection: $chosen) { \(rows) } } detail: { Text(\"d\") }",
      members: "@State var chosen: Int? = 1")
    #expect(sidebar.heard.filter { $0.contains("r1") } == ["selected, r1"])
  }

  @Test func `A label makes a spacer and a divider stops`() throws {
    let trial = try SwiftUITrial(
      #"Spacer().accessibilityLabel("Gap"); Divider(); Divider().accessibilityLabel("Line")"#)
    #expect(trial.heard == ["Gap", "Line"])
  }

  @Test(arguments: [400, 5_000, 50_000])
  func `A long sum of texts is one stop or is reported`(count: Int) throws {
    let trial = try SwiftUITrial(
      #"Text("a")"# + String(repeating: #" + Text("b")"#, count: count))
    if count < 1_000 {
      #expect(trial.heard == ["a" + String(repeating: "b", count: count)])
    } else {
      #expect(!trial.diagnostics.isEmpty)
    }
  }

  @Test func `Views of a preview are screens with their names`() throws {
    let code = """
      struct Row: View { let name: String; var body: some View { Text(name) } }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Group { Row(name: "light"); Row(name: "dark").previewDisplayName("Night") }
          ForEach(["a"], id: \\.self) { Row(name: $0) }
        }
      }
      """
    let screens = try SwiftUITrial(file: code).imported
    #expect(screens.map(\.screen.name) == ["Row", "Night", "Row 2"])
    #expect(
      screens.map { VoiceOver().read($0.screen).stops.map(\.announcement.text) }
        == [["light"], ["dark"], ["a"]])
  }

  @Test func `The view in place of a title is no heading of its own`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack { Text("Row").toolbar {
        ToolbarItem(placement: .principal) { Text("Ledger") } } }
      """)
    #expect(trial.heard == ["Ledger", "Row"])
  }

  @Test func `Texts and images of the app around a file are found without a project`() throws {
    let project = try ProjectFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"tomato.red": {"localizations": {
      "en": {"stringUnit": {"state": "new", "value": "Red tomato"}}}}}}
      """,
      "en.lproj/Old.strings": #""title" = "Old title";"#,
      "en.lproj/Old.stringsdict": """
      <plist><dict><key>visits</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>one</key><string>%d visit</string>
      <key>other</key><string>%d visits</string></dict></dict></dict></plist>
      """,
      "Assets.xcassets/tomato.red.imageset/Contents.json": "{}",
      "Views/Main.swift": """
      import SwiftUI
      struct Main: View { var body: some View {
        Image(.tomatoRed); Text("title", tableName: "Old")
        Text(String.localizedStringWithFormat(
          NSLocalizedString("visits", tableName: "Old", comment: ""), 1))
      } }
      """,
    ])
    let imported = try ImportedScreen.contents(ofFile: project.path("Views/Main.swift"))
    #expect(
      VoiceOver().read(imported[0].screen).stops.map(\.announcement.text)
        == ["Red tomato, image", "Old title", "1 visit"])
  }

  @Test func `Numbers of single precision and below zero take their format`() throws {
    let trial = try SwiftUITrial(
      #"Text("\(part, specifier: "%.2f")"); Text(String(format: "%05d", -5))"#,
      members: "let part: Float = 0.5")
    #expect(trial.heard == ["0.50", "-0005"])
  }

  @Test func `Positions of placeholders beyond all bounds leave the other texts`() throws {
    let project = try ProjectFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a %lld": {"localizations": {"en": {"stringUnit": {"state": "new",
      "value": "%9223372036854775807$lld %lld"}}}},
      "b %lld": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@n@ beds"},
      "substitutions": {"n": {"argNum": -9223372036854775808, "formatSpecifier": "lld",
      "variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%arg"}}}}}}}}}
      }}
      """,
      "Main.swift": #"""
      import SwiftUI
      struct Main: View { let n = 3; var body: some View {
        Text("a \(n)"); Text("b \(n)"); Text("Ward")
        Text(String(format: "%9223372036854775807$@ %@", "a", "b"))
        Text(String(format: "%.-5f", 1.0))
        ForEach(-5000000000000000000..<5000000000000000000, id: \.self) { Text("\($0)") }
      } }
      """#,
    ])
    let imported = try ImportedScreen.contents(ofFile: project.path("Main.swift"))
    #expect(
      VoiceOver().read(imported[0].screen).stops.map(\.announcement.text).contains("Ward"))
  }

  @Test func `A text among tools is no heading`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack { Text("Row").toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("Week 4") } } }
      """)
    #expect(trial.heard == ["Week 4", "Row"])
  }

  @Test func `A loaded image shows the view of its closure`() throws {
    let body = """
      AsyncImage(url: nil) { image in image.accessibilityLabel("Cover") }
        placeholder: { ProgressView() }
      """
    let trial = try SwiftUITrial(body)
    #expect(trial.heard == ["Cover, image"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `State that a view sets when it appears is shown`() throws {
    let body = """
      List { ForEach(rows, id: \\.self) { Text($0) }
        TextField("Name", text: $name).focused($isEditing)
      }.onAppear { rows = ["a"]; name = model.name; isEditing = true }
      """
    let members = """
      @State var rows: [String] = []; @State var name = "Ida"; @FocusState var isEditing: Bool
      """
    #expect(
      try SwiftUITrial(body, members: members).heard
        == ["a", "Ida, text field, double tap to edit"])
  }

  @Test func `Bars are hidden, and have a text below their title and above their tabs`() throws {
    let tabs = """
      TabView { NavigationStack { Text("In").navigationTitle("T").navigationSubtitle("S") }
          .tabItem { Text("One") }
        Text("Out").tabItem { Text("Two") }
      }.tabViewBottomAccessory { Text("Playing") }
      """
    #expect(
      try SwiftUITrial(tabs).heard == [
        "T, heading", "S", "In", "Playing", "tab bar, selected, One, tab, 1 of 2",
        "Two, tab, 2 of 2",
      ])
    let hidden = #"TabView { Text("In").tabItem { Text("One") }.toolbar(.hidden, for: .tabBar) }"#
    #expect(try SwiftUITrial(hidden).heard == ["In"])
  }

  @Test func `A name with its module and an initialiser by its name are the view`() throws {
    let trial = try SwiftUITrial(
      """
      SwiftUI.VStack { SwiftUI.Text("A"); Text.init("B"); Button.init("C") {} }
      SwiftUI.Button("D") {}.tint(SwiftUI.Color.red)
      Button { } label: { SwiftUI.Text("E").bold() }
      Row.init(title: "F")
      Text(Foundation.String(format: "%d", 7))
      """,
      around: """
        struct Row: SwiftUI.View { let title: String; var body: some SwiftUI.View { Text(title) } }
        """)
    #expect(
      trial.heard == ["A", "B", "C, button", "D, button", "E, button", "F", "7"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `The marks of a chart are elements with the values for x and y`() throws {
    let trial = try SwiftUITrial(
      """
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
      }
      .accessibilityLabel("Sales")
      Chart {
        ForEach(sales) { sale in
          LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
            .interpolationMethod(.catmullRom)
            .accessibilityLabel("In \\(sale.month)").accessibilityValue("\\(sale.count) sold")
        }
        RuleMark(y: .value("Goal", 6))
      }
      """, members: "let sales = [Sale(id: 1, month: \"May\", count: 1500)]",
      around: "struct Sale: Identifiable { let id: Int; let month: String; let count: Int }")
    #expect(trial.heard == ["Sales, May, 1,500", "In May, 1,500 sold"])
    #expect(
      trial.diagnostics == [
        "VoiceOver’s words for the marks of 2 charts are assumed: the value for x, then that for y.",
        "One mark of a chart has no values for x and y in the source (RuleMark); left out.",
      ])
  }

  @Test func `Headers of sections are upper case up to iOS 18, and labels are not`() throws {
    let trial = try SwiftUITrial(
      """
      List {
        Section("Devices") { Text("Row") }
        Section { Text("Row") } header: { Text("Own").accessibilityLabel("Named") }
        Section { Text("Row") } header: { Text("Kept").textCase(nil) }
      }
      """)
    let screen = try #require(trial.imported.last?.screen)
    var settings = VoiceOver.Settings()
    settings.profile = .ios18
    let heard = VoiceOver(settings).read(screen).stops.map(\.announcement.text)
    #expect(
      heard.filter { $0 != "Row" } == ["DEVICES, heading", "Named, heading", "Kept, heading"])
    #expect(trial.heard.first == "Devices, heading")
  }
}
