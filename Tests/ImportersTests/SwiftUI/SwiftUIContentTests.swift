import Importers
import Simulator
import Testing

/// Content that must be announced or reported, and diagnostics that nobody needs.
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

  @Test func `A toggle style knows a constant state`() throws {
    let style = """
      struct Star: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Image(systemName: configuration.isOn ? "star.fill" : "plus")
        }
      }
      """
    let trial = try SwiftUITrial(
      #"Toggle("", isOn: .constant(true)).toggleStyle(Star())"#, around: style)
    let other = try SwiftUITrial(
      #"Toggle("", isOn: .constant(false)).toggleStyle(Star())"#, around: style)
    #expect(trial.heard != other.heard && trial.diagnostics.allSatisfy { !$0.contains("isOn") })
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

  @Test func `An unknown list is reported once`() throws {
    let trial = try SwiftUITrial("ForEach(model.rows) { row in Text(row.name) }")
    #expect(trial.diagnostics.filter { $0.contains("“model.rows”") }.count == 1)
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

  @Test func `A disabled label dims its button`() throws {
    let trial = try SwiftUITrial(#"Button {} label: { Text("Sign").disabled(true) }"#)
    #expect(trial.heard == ["Sign, dimmed, button"])
  }

  @Test func `The view in place of a title is no heading of its own`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack { Text("Row").toolbar {
        ToolbarItem(placement: .principal) { Text("Ledger") } } }
      """)
    #expect(trial.heard == ["Ledger", "Row"])
  }

  @Test func `A compact date picker has a button for the date and one for the time`() throws {
    let all =
      #"DatePicker("Start", selection: $date, displayedComponents: [.date, .hourAndMinute])"#
    let time = #"DatePicker("At", selection: $date, displayedComponents: [.hourAndMinute])"#
    let trial = try SwiftUITrial("\(all); \(time)", members: "@State var date = Date()")
    #expect(
      trial.heard == ["Start", "{date}, button", "{time}, button", "At", "{time}, button"])
  }

  @Test func `A label on an open disclosure group leaves its content out`() throws {
    let trial = try SwiftUITrial(
      """
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("In") }
        .accessibilityLabel("Details")
      """)
    #expect(trial.heard == ["Details, expanded, button, double tap to collapse"])
  }

  @Test func `An alert gets the presented value`() throws {
    let trial = try SwiftUITrial(
      """
      Text("Page").alert("Sure?", isPresented: .constant(true), presenting: "Bed 4") { bed in
        Button("Remove \\(bed)") {}
      } message: { bed in Text("\\(bed) goes.") }
      """)
    #expect(trial.heard == ["Sure?", "Bed 4 goes.", "Remove Bed 4, button"])
  }

  @Test func `A value of a stepper is heard if the author gives one`() throws {
    let trial = try SwiftUITrial(
      #"Stepper("Beds", value: .constant(2)).accessibilityValue("2 beds")"#)
    #expect(
      trial.heard == ["Beds, Decrement, 2 beds, button", "Beds, Increment, 2 beds, button"])
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

  @Test func `A toggle style that draws a button is no nested button`() throws {
    let around = """
      struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label } } }
      """
    let trial = try SwiftUITrial(
      #"Toggle("Agree", isOn: .constant(true)).toggleStyle(Check())"#, around: around)
    #expect(trial.heard == ["Agree, switch button, on, double tap to toggle setting"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `Buttons of the system have the words that the code chooses`() throws {
    let body = """
      ShareLink("Send it", item: "x")
      SignInWithAppleButton(.continue) { _ in } onCompletion: { _ in }
      """
    #expect(try SwiftUITrial(body).heard == ["Send it, button", "Continue with Apple, button"])
  }

  @Test func `A field with the trait of a search field is one`() throws {
    let body = #"TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)"#
    #expect(try SwiftUITrial(body).heard == ["Find, search field, double tap to edit"])
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

  @Test func `What a view sets when it appears is shown`() throws {
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

  @Test func `A control that is combined alone stays a control`() throws {
    let body =
      #"Toggle("Wi-Fi", isOn: .constant(true)).accessibilityElement(children: .combine)"#
    let trial = try SwiftUITrial(body)
    #expect(trial.heard == ["Wi-Fi, switch button, on, double tap to toggle setting"])
    #expect(trial.diagnostics.isEmpty)
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
        "One mark of a chart has no values for x and y that the source tells (RuleMark); left out.",
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

  @Test func `A label on a stack without an element names each element inside`() throws {
    let trial = try SwiftUITrial(
      """
      VStack { Text("One"); Button("Go") {} }.accessibilityLabel("Both")
      HStack { Spacer() }.accessibilityLabel("Alone")
      """)
    #expect(trial.heard == ["Both", "Both, button", "Alone"])
  }

  @Test func `A sheet whose item is unknown is reported`() throws {
    let trial = try SwiftUITrial(
      "Text(\"A\").sheet(item: $model.item) { _ in Text(\"B\") }",
      members: "@ObservedObject var model: Model")
    #expect(trial.heard == ["A"])
    #expect(trial.diagnostics.contains { $0.contains("model.item") })
  }
}
