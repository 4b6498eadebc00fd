import Importers
import Testing

/// The effects of modifiers, styles and local types on the views around them.
struct SwiftUIModifierOrderTests {
  @Test(arguments: [
    (#"Text("A").accessibilityHidden(true).overlay { Text("B") }"#, ["B"]),
    (#"Text("A").overlay { Text("B") }.accessibilityHidden(true)"#, []),
    (#"Text("A").hidden().background(Text("B"))"#, ["B"]),
    (#"Text("A").opacity(0).safeAreaInset(edge: .top) { Text("B") }"#, ["B"]),
    (
      #"Button("A") {}.disabled(true).overlay { Button("B") {} }"#,
      ["A, dimmed, button", "B, button"]
    ),
    (
      #"Button("A") {}.overlay { Button("B") {} }.disabled(true)"#,
      ["A, dimmed, button", "B, dimmed, button"]
    ),
    (
      #"Text("A").textCase(.uppercase).overlay { Text("b") }"#, ["A", "b"]
    ),
    (#"VStack { Text("A") }.textCase(.lowercase)"#, ["a"]),
  ])
  func `A modifier reaches only the views inside it`(_ body: String, _ said: [String]) throws {
    #expect(try SwiftUITrial(body).heard == said)
  }

  @Test(arguments: [
    (#"Text("A").accessibilityHidden(true, isEnabled: false)"#, ["A"]),
    (#"Text("A").accessibilityHidden(true, isEnabled: true)"#, []),
    (#"Text("A").accessibilityLabel("B", isEnabled: false)"#, ["A"]),
    (#"Text("A").accessibilityValue("B", isEnabled: false)"#, ["A"]),
    (#"Text("A").accessibilityHint("B", isEnabled: true)"#, ["A, B"]),
  ])
  func `An accessibility modifier that is not enabled has no effect`(
    _ body: String, _ said: [String]
  ) throws {
    #expect(try SwiftUITrial(body).heard == said)
  }

  @Test(arguments: [
    (#"VStack {}.accessibilityLabel("A")"#, ["A"]),
    (#"HStack { if false { Text("B") } }.accessibilityLabel("A")"#, ["A"]),
    (#"ZStack {}.accessibilityValue("A")"#, ["A"]), (#"VStack {}.accessibilityHint("a")"#, []),
    (#"VStack {}.accessibilityIdentifier("a")"#, []),
    (#"VStack { Text("B").accessibilityHidden(true) }.accessibilityLabel("A")"#, []),
    (#"Group {}.accessibilityLabel("A")"#, []),
  ])
  func `A label makes an element of an empty stack`(_ body: String, _ said: [String]) throws {
    #expect(try SwiftUITrial(body).heard == said)
  }

  @Test func `Swipe actions belong to the rows of a list`() throws {
    let trial = try SwiftUITrial(
      #"VStack { Row(); List { Row(); Section("S") { Row() } }; Form { Row() } }"#,
      around: """
        struct Row: View { var body: some View { Text("A").swipeActions { Button("Flag") {} } } }
        """)
    let row = "A, actions available"
    #expect(trial.heard == ["A", row, "S, heading", row, row])
    #expect(trial.diagnostics.contains { $0.contains("only in the rows of a List") })
  }

  @Test func `A modifier without a declaration is named, and EmptyModifier has no effect`() throws {
    let trial = try SwiftUITrial(
      #"Text("A").modifier(EmptyModifier()); Text("B").modifier(Fancy())"#)
    #expect(trial.heard == ["A", "B"])
    #expect(trial.diagnostics.count == 1)
    #expect(trial.diagnostics.first?.contains("“.modifier(Fancy)”") == true)
  }

  @Test func `A preview shows a view that it declares`() throws {
    let trial = try SwiftUITrial(
      file: """
        struct Field: View {
          @Binding var name: String
          var body: some View { TextField("Name", text: $name) }
        }
        #Preview {
          struct Wrapper: View {
            @State var name = "Ann"
            var body: some View { Field(name: $name) }
          }
          return Wrapper()
        }
        """)
    #expect(trial.heard == ["Ann, text field, double tap to edit"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `Local types with the same name are unknown`() throws {
    let trial = try SwiftUITrial(
      """
      VStack { first; second }
      """,
      members: """
        var first: some View { struct Row { let name = "A" }
          return Text(Row().name) }
        var second: some View { struct Row { let name = "B" }
          return Text(Row().name) }
        """)
    #expect(!trial.heard.contains("A"))
    #expect(!trial.heard.contains("B"))
    #expect(!trial.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "PrimitiveButtonStyle", #"Button(configuration).opacity(0.5)"#,
      #"Button("Go") {}.buttonStyle(Own())"#, "Go, button"
    ),
    (
      "ToggleStyle", #"HStack { Toggle(configuration) }"#,
      #"Toggle("Sound", isOn: .constant(true)).toggleStyle(Own())"#,
      "Sound, switch button, on, double tap to toggle setting"
    ),
  ])
  func `A style passes its configuration on to a control`(
    _ style: String, _ drawn: String, _ body: String, _ said: String
  ) throws {
    let trial = try SwiftUITrial(
      body,
      around: """
        struct Own: \(style) {
          func makeBody(configuration: Configuration) -> some View { \(drawn) }
        }
        """)
    #expect(trial.heard == [said])
  }

  @Test(arguments: [
    ("true, true", "on"), ("false, false", "off"), ("true, false", "mixed"),
  ])
  func `A toggle for several values has the state of all`(_ values: String, _ state: String) throws
  {
    let trial = try SwiftUITrial(
      #"Toggle("All", sources: $rows, isOn: \.isOn)"#,
      members: "@State var rows = [\(values)].map { Row(isOn: $0) }",
      around: "struct Row { var isOn: Bool }")
    #expect(trial.heard == ["All, switch button, \(state), double tap to toggle setting"])
  }

  @Test(arguments: [".delete", ".all", "[.move, .delete]"])
  func `Rows that a list can delete have the action`(_ edits: String) throws {
    let trial = try SwiftUITrial(
      #"List($rows, id: \.self, editActions: \#(edits)) { $row in Text(row) }"#,
      members: #"@State var rows = ["A"]"#)
    #expect(trial.heard == ["A, actions available"])
  }

  @Test(arguments: [
    #"TableColumn("Name", value: \.name); TableColumn("Age") { Text("\($0.age)") }"#,
    #"TableColumn("Name") { person in Text(person.name) }; TableColumn("Age", value: \.age)"#,
  ])
  func `A table shows the first column`(_ columns: String) throws {
    let trial = try SwiftUITrial(
      "Table(people) { \(columns) }",
      members: #"let people = [Person(name: "Ann", age: 3), Person(name: "Bo", age: 4)]"#,
      around: """
        struct Person: Identifiable { let name: String; let age: Int; var id: String { name } }
        """)
    #expect(trial.heard == ["Ann", "Bo"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14"),
    ("1234.5.formatted(.number.precision(.fractionLength(0)))", "1,234"),
    ("2.formatted(.number.precision(.fractionLength(1)))", "2.0"),
    ("0.256.formatted(.percent.precision(.fractionLength(1)))", "25.6%"),
    (#"9.5.formatted(.currency(code: "USD").precision(.fractionLength(0)))"#, "$10"),
    ("(-0.001).formatted(.number.precision(.fractionLength(2)))", "0.00"),
  ])
  func `A format says how many decimals a number has`(_ number: String, _ said: String) throws {
    #expect(try SwiftUITrial("Text(\(number))").heard == [said])
  }

  @Test func `A text with a label in a pair follows the label`() throws {
    let trial = try SwiftUITrial(
      """
      Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("Ann").accessibilityLabeledPair(role: .content, id: 1, in: space)
      """, members: "@Namespace var space")
    #expect(trial.heard == ["Name, Ann"])
  }

  @Test(arguments: [
    "AccessibilityTraits.isButton.union(.isSelected)",
    "AccessibilityTraits.isButton.union([.isSelected])",
  ])
  func `Traits of a union are all added`(_ traits: String) throws {
    #expect(
      try SwiftUITrial("Text(\"A\").accessibilityAddTraits(\(traits))").heard
        == ["selected, A, button"])
  }

  @Test func `A list takes its rows from an initializer`() throws {
    let trial = try SwiftUITrial(#"List(["A", "B"], id: \.self, rowContent: Text.init)"#)
    #expect(trial.heard == ["A", "B"])
  }

  @Test func `A function of an extension modifies a view of the app`() throws {
    let trial = try SwiftUITrial(
      #"Card(title: "A").framed(); Card(title: "B").named("C"); Card(title: "D").left()"#,
      around: """
        extension View {
          func framed() -> some View { padding().border(.red) }
          func named(_ name: String) -> some View { accessibilityLabel(name).framed() }
          func left() -> some View { accessibilityHidden(true) }
        }
        struct Card: View { let title: String; var body: some View { Text(title) } }
        """)
    #expect(trial.heard == ["A", "C"])
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }
}
