import Importers
import Simulator
import Testing

/// Dates, amounts and words whose value or language only the system knows.
struct SwiftUIPickerTests {
  @Test func `Every stop of a date picker has words`() throws {
    for style in ["compact", "graphical", "wheel"] {
      let trial = try SwiftUITrial(
        """
        DatePicker("Start", selection: .constant(.now)).datePickerStyle(.\(style))
        """)
      #expect(!trial.heard.isEmpty)
      for stop in trial.heard { #expect(stop.contains("{") || stop == "Start", "\(stop)") }
      #expect(trial.diagnostics.contains { $0.contains("date of a date picker") })
    }
  }

  @Test func `A wheel has a stop for each of its columns`() throws {
    let trial = try SwiftUITrial(
      #"DatePicker("Born", selection: .constant(.now), displayedComponents: .date).datePickerStyle(.wheel)"#
    )
    #expect(trial.heard.count == 3)
    #expect(trial.heard.allSatisfy { $0.hasPrefix("Born, {") && $0.contains("picker item") })
  }

  @Test(
    arguments: [
      (#"Text(1.99, format: .currency(code: "EUR"))"#, "€1.99"),
      (#"Text(-1234.5, format: .currency(code: "USD"))"#, "-$1,234.50"),
      (#"Text(1200, format: .currency(code: "JPY"))"#, "¥1,200"),
      (#"Text("Sum \(0.5, format: .currency(code: "GBP"))")"#, "Sum £0.50"),
    ])
  func `An amount is said in the form of its currency`(_ code: String, _ said: String) throws {
    let trial = try SwiftUITrial(code)
    #expect(trial.heard == [said])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A number in an unknown format needs no assumption`() throws {
    let trial = try SwiftUITrial(#"Text(1.99, format: .currency(code: "XAU"))"#)
    #expect(trial.heard == ["{…}"])
    #expect(!trial.diagnostics.contains { $0.contains("--assume") })
    #expect(trial.diagnostics.contains { $0.contains("currency") })
  }

  @Test func `A field shows its number in its format`() throws {
    let trial = try SwiftUITrial(
      #"TextField("Amount", value: .constant(12.5), format: .number)"#)
    #expect(trial.heard[0].contains("12.5"))
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `The view for a search without results has its words`() throws {
    let trial = try SwiftUITrial(#"ContentUnavailableView.search(text: "foo")"#)
    #expect(trial.heard == ["No Results for “foo”", "Check the spelling or try a new search."])
    #expect(trial.diagnostics.contains { $0.contains("system’s") })
  }

  @Test func `A state begins with what is assumed`() throws {
    let code = """
      struct Sample: View { @State private var isOpen = false
        var body: some View { if isOpen { Text("Open") } else { Text("Shut") } } }
      """
    #expect(try SwiftUITrial(file: code).heard == ["Shut"])
    #expect(try SwiftUITrial(file: code, assuming: [("isOpen", "true")]).heard == ["Open"])
  }

  @Test func `An assumption about a name that the code lacks is reported with the nearest one`()
    throws
  {
    let code = """
      struct Sample: View { let isOpen: Bool
        var body: some View { if isOpen { Text("Open") } else { Text("Shut") } } }
      """
    let trial = try SwiftUITrial(file: code, assuming: [("isOpne", "true")])
    #expect(trial.diagnostics.contains { $0.contains("“isOpne”") && $0.contains("“isOpen”") })
    let known = try SwiftUITrial(file: code, assuming: [("isOpen", "true")])
    #expect(!known.diagnostics.contains { $0.contains("assumption") })
  }

  @Test func `Texts that no screen shows are listed`() throws {
    let trial = try SwiftUITrial(
      """
      Text("Shown"); Text("**Bold** words")
      if isOpen { Text("Not shown") }
      Button("Save") { message = "Card missing" }
      Color.red.alert("Secret", isPresented: $isOpen) { Button("OK") {} }
      Image(systemName: "star"); Text(verbatim: "x").accessibilityIdentifier("row")
      """, members: "@State var isOpen = false; @State var message = \"\"")
    let unused = trial.imported[0].unused
    #expect(unused.map(\.text) == ["Not shown", "Card missing", "Secret", "OK"])
    #expect(unused.allSatisfy { $0.reason == .notShown && $0.position != nil })
  }

  @Test func `An inline picker with a hidden label has no heading`() throws {
    let picker =
      #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.inline)"#
    let shown = try SwiftUITrial("Form { \(picker) }")
    let hidden = try SwiftUITrial("Form { \(picker).labelsHidden() }")
    #expect(shown.heard == ["Size, heading", "selected, S, button"])
    #expect(hidden.heard == ["selected, S, button"])
  }

  @Test(arguments: ["menu", "segmented"])
  func `Options in sections are options of the picker`(_ style: String) throws {
    let trial = try SwiftUITrial(
      """
      Picker("Unit", selection: .constant("ft")) {
        Section("Metric") { Text("Meters").tag("m") }
        Section { Text("Feet").tag("ft") } header: { Text("Imperial") }
      }
      .pickerStyle(.\(style))
      """)
    #expect(trial.heard.contains { $0.contains("Feet") }, "\(trial.heard)")
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `The label of the current value replaces the chosen option of a menu picker`() throws {
    let trial = try SwiftUITrial(
      #"""
      Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }
        currentValueLabel: { Text("Small") }
      """#)
    let hint = "double tap to activate the picker"
    #expect(trial.heard == ["Size, Small, button, pop up button, \(hint)"])
  }
}
