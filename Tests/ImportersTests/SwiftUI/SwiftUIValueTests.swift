import Importers
import Simulator
import Testing

/// Swift values on which the texts of a view depend.
struct SwiftUIValueTests {
  @Test(arguments: [
    ("ForEach(Array(Set(ids)).sorted(), id: \\.self) { Text($0) }", ["a", "b"], []),
    (
      "ForEach(Array(Set(ids)), id: \\.self) { Text($0) }", ["b", "a"],
      [
        "The order of “Array(Set(ids))” is only known at run time; the order of the source is shown."
      ]
    ),
    ("Text(\"\\(Array(Set(ids)).count) \\(Array(Set(ids)).contains(\"a\"))\")", ["2 true"], []),
  ])
  func `Only an unknown order that is announced is reported, once`(
    _ body: String, _ heard: [String], _ diagnostics: [String]
  ) throws {
    let trial = try SwiftUITrial(body, members: "let ids = [\"b\", \"a\", \"b\"]")
    #expect(trial.heard == heard)
    #expect(trial.diagnostics == diagnostics)
  }

  func heard(_ body: String, members: String = "", around: String = "") throws -> [String] {
    try SwiftUITrial(body, members: members, around: around).heard
  }

  @Test func `A key keeps its Markdown and catalogue in properties, parameters and data`() throws {
    let around = """
      struct Tip { let text: LocalizedStringKey; static let all: [Tip] = [.init(text: "a *b*")] }
      struct Line: View { let key: LocalizedStringKey; let res: LocalizedStringResource
        let plain: String
        var body: some View { Text(key); Text(res); Text(plain) } }
      """
    let body = #"Line(key: "k *k*", res: "r *r*", plain: "p *p*"); Text(Tip.all[0].text)"#
    #expect(try heard(body, around: around) == ["k k", "r r", "p *p*", "a b"])
    let made = #"Text(LocalizedStringKey("m *m*")); Text(.init("i *i*"))"#
    #expect(try heard(made) == ["m m", "i i"])
  }

  @Test(arguments: [
    ("ProgressView(value: store.share)", "Progress, {store.share}"),
    ("ProgressView(\"Load\", value: store.share)", "Load, {store.share}"),
    ("Gauge(value: store.share) { Text(\"Fuel\") }", "Fuel, {store.share}"),
    ("ProgressView(\"Load\", value: nil as Double?)", "Load, In progress"),
    ("ProgressView(\"Load\", value: 0.3)", "Load, 30%"),
  ]) func `The name of an unknown number stands for the progress`(
    body: String, text: String
  ) throws {
    let trial = try SwiftUITrial(body)
    #expect(trial.heard == [text])
    let isUnknown = text.contains("{")
    #expect(trial.diagnostics.contains { $0.contains("“store.share” is only known") } == isUnknown)
  }

  @Test func `Code that is too long for a message gets no assumption`() throws {
    let trial = try SwiftUITrial(
      #"Text(ListFormatter.localizedString(byJoining: ["apples", "bananas", "cherries"]))"#)
    #expect(trial.diagnostics.contains { $0.contains("is only known at run time") })
    #expect(!trial.diagnostics.contains { $0.contains("--assume") })
  }

  @Test func `The code of a call can be assumed as it is suggested`() throws {
    let body = "Text(formatter.string(from: 3)!)"
    let suggested = try SwiftUITrial(body).diagnostics.compactMap { message in
      message.split(separator: "--assume ").dropFirst().first.map(String.init)
    }
    let key = try #require(suggested.first?.split(separator: "=…").first)
    let name = key.filter { $0 != "'" }
    let file = "struct Sample: View { var body: some View { \(body) } }"
    #expect(try SwiftUITrial(file: file, assuming: [(name, "three")]).heard == ["three"])
  }

  @Test func `A diagnostic about several views names their lines`() throws {
    let trial = try SwiftUITrial("VStack {\nMap()\nText(\"a\")\nChart { }\n}")
    #expect(trial.diagnostics.contains { $0.contains("(Map, Chart in line 7)") })
  }

  @Test func `The conditions of a build are reported with what they count as`() throws {
    let code = """
      struct Sample: View { var body: some View {
        #if DEBUG && !MY_FLAG && os(iOS)
        Text("a")
        #elseif targetEnvironment(simulator)
        Text("b")
        #endif
      } }
      """
    let trial = try SwiftUITrial(file: code)
    #expect(trial.heard == ["a"])
    let message = trial.diagnostics.filter { $0.contains("#if") }
    #expect(
      message == [
        "The code is read as a debug build for an iPhone: in #if, “DEBUG” counts as true, "
          + "“MY_FLAG” counts as false, “targetEnvironment(simulator)” counts as false."
      ])
    let plain = try SwiftUITrial("#if os(iOS)\nText(\"a\")\n#endif")
    #expect(!plain.diagnostics.contains { $0.contains("#if") })
  }

  @Test func `The result of a closure is a plain text`() throws {
    #expect(
      try heard(#"ForEach([1].map { _ in "*x*" }, id: \.self) { Text($0) }"#) == ["*x*"])
  }

  @Test func `The labels of a tuple come from its type`() throws {
    let members =
      #"let shelves: [(name: String, books: [String])] = [("Top", ["Ida"]), ("Low", [])]"#
    let body = #"ForEach(shelves, id: \.name) { Text("\($0.name) \($0.books.count)") }"#
    #expect(try heard(body, members: members) == ["Top 1", "Low 0"])
  }

  @Test func `Pairs of keys and values are read by position`() throws {
    let members = #"let days: KeyValuePairs<String, Int> = ["Mon": 2, "Tue": 3]"#
    let body = #"ForEach(days.indices, id: \.self) { Text("\(days[$0].key) \(days[$0].value)") }"#
    #expect(try heard(body, members: members) == ["Mon 2", "Tue 3"])
    let around =
      "enum Door { case open, closed; var word: String { self == .open ? \"open\" : \"shut\" } }"
    let doors = #"let doors: KeyValuePairs<String, Door> = ["Front": .open, "Back": .closed]"#
    let rows = #"ForEach(doors, id: \.key) { name, state in Text("\(name) \(state.word)") }"#
    #expect(try heard(rows, members: doors, around: around) == ["Front open", "Back shut"])
  }

  @Test func `An initialiser by its name is a function of one value`() throws {
    let around = """
      struct Row: View { let name: String; var body: some View { Text("row \\(name)") } }
      """
    let body = """
      ForEach(["a"], id: \\.self, content: Text.init)
      ForEach(["b"], id: \\.self, content: Row.init(name:))
      Text([1, 2].map(String.init).joined(separator: "-"))
      """
    #expect(try heard(body, around: around) == ["a", "row b", "1-2"])
  }

  @Test func `A class without initialisers inherits those of its superclass`() throws {
    let around = """
      class Animal { let name: String; init(name: String) { self.name = name } }
      final class Cat: Animal { var tag: String { "Cat " + name } }
      """
    #expect(try heard(#"Text(Cat(name: "Mia").tag)"#, around: around) == ["Cat Mia"])
  }

  @Test func `An animated binding is the binding`() throws {
    let members = "@State var isOn = true"
    let switched = "switch button, on, double tap to toggle setting"
    #expect(
      try heard(#"Toggle("A", isOn: $isOn.animation(.default))"#, members: members)
        == ["A, \(switched)"])
  }

  @Test func `Numbers are rounded as C does, by their exact value`() throws {
    let body = """
      Text(String(format: "%.1f %.1f %.2f %.2f", 0.25, 3.25, 2.675, 1.005))
      Text("\\(0.125, specifier: "%.2f")")
      """
    #expect(try heard(body) == ["0.2 3.2 2.67 1.00", "0.12"])
  }

  @Test func `Formats of numbers without options are known`() throws {
    let body = """
      Text(0.256, format: .percent); Text(25, format: .percent); Text(3.25, format: .number)
      Text(-1234.5, format: .number); Text(2.0, format: .number)
      """
    #expect(try heard(body) == ["25.6%", "25%", "3.25", "-1,234.5", "2"])
  }

  @Test func `An unknown value counts the same in each condition, and is reported`() throws {
    let members = "let item: Item"
    let body = """
      if item.isNew { Text("New") }
      Text("dot").accessibilityHidden(!item.isNew)
      Button("Send") {}.disabled(!item.isValid)
      """
    let trial = try SwiftUITrial(body, members: members)
    #expect(trial.heard == ["Send, dimmed, button"])
    #expect(trial.diagnostics.contains { $0.contains("“!item.isNew”") && $0.contains("as true") })
  }

  @Test func `A value in a format is never heard without it`() throws {
    let body = """
      Text("\\(9.5, format: .currency(code: "XAU")) a"); Text("\\(0.5, format: .percent) b")
      Text(1234.formatted(.number)); Text(2.5.formatted()); Text("\\(pow(2, 3), specifier: "%.0f")")
      Text(String(format: "%x %-3d|", 255, 7)); Text(timerInterval: start...end)
      """
    let trial = try SwiftUITrial(body, members: "let start = Date(), end = Date()")
    #expect(
      trial.heard == [
        "{…} a", "50% b", "1,234", "2.5", "8", "ff 7  |", "{Text(timerInterval: start...end)}",
      ])
    #expect(trial.diagnostics.contains { $0.contains("“currency”") })
  }

  @Test func `A call of a value that is no view is a placeholder`() throws {
    let trial = try SwiftUITrial(
      #"Text(Bundle.main.name(for: "k").capitalized); Text(verbatim: "a")"#)
    #expect(trial.heard == [#"{Bundle.main.name(for: "k").capitalized}"#, "a"])
    #expect(trial.diagnostics.count == 1)
  }

  @Test func `Collections without elements are known to be empty`() throws {
    let members = """
      let a = [String](), b = [Int: String](), c = Set<Int>(), d: [Int] = .init()
      let e: Int? = .none
      """
    let body =
      #"if a.isEmpty, b.isEmpty, c.isEmpty, d.isEmpty, e == nil { Text("none") } else { Text("some") }"#
    let trial = try SwiftUITrial(body, members: members)
    #expect(trial.heard == ["none"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `Groups of a list, modules and wrapped values are followed`() throws {
    let members = #"@State var chosen: Int? = 2; let words = ["ant", "bee", "ape"]"#
    let body = """
      ForEach(Dictionary(grouping: words, by: { String($0.prefix(1)) }).sorted { $0.key < $1.key },
        id: \\.key) { letter, group in Text("\\(letter) \\(group.count)") }
      Text("\\(Swift.max(1, 2))")
      Picker("Pick", selection: $chosen) {
        Text("One").tag(Int?.some(1)); Text("Two").tag(Optional(2)); Text("No").tag(Int?.none)
      }.pickerStyle(.navigationLink)
      """
    #expect(try heard(body, members: members) == ["a 2", "b 1", "2", "Pick, Two, button"])
  }

  @Test func `An unknown value is reported with the element that needs it`() throws {
    let imported = try SwiftUITrial(#"Text("Hi"); Text(model.name)"#).imported
    let screen = try #require(imported.first?.screen)
    let node = try #require(screen.diagnostics.first?.node)
    #expect(screen[node].label?.text == "{model.name}")
  }

  @Test func `A binding of functions has the value of its getter`() throws {
    let members = """
      @State var count = 1
      var double: Binding<Int> { Binding(get: { count * 2 }, set: { count = $0 }) }
      """
    #expect(try heard(#"Text("\(double.wrappedValue)")"#, members: members) == ["2"])
  }

  @Test func `An option is chosen by the values of its enum case, not by its name alone`() throws {
    let around = """
      enum Size: Hashable { case fixed(Int); case fluid }
      struct Colour: Hashable { let id: Int; let name: String }
      """
    let body = """
      Picker("Size", selection: $size) {
        Text("Ten").tag(Size.fixed(10)); Text("Twenty").tag(Size.fixed(20)); Text("Any").tag(Size.fluid)
      }
      Picker("Colour", selection: $colour) {
        Text("Red").tag(Colour(id: 1, name: "r")); Text("Blue").tag(Colour(id: 2, name: "b"))
      }
      """
    let members = """
      @State var size = Size.fixed(20); @State var colour = Colour(id: 2, name: "b")
      """
    let spoken = try heard(body, members: members, around: around)
    #expect(spoken.count == 2)
    #expect(spoken.first?.contains("Twenty") == true && spoken.first?.contains("Ten,") == false)
    #expect(spoken.last?.contains("Blue") == true)
  }

  @Test func `A property has the value of the argument of the initialiser`() throws {
    let trial = try SwiftUITrial(
      #"Text(String(format: "%02d/%d", expiry.month ?? 0, expiry.year ?? 0)); Text("\(hour)")"#,
      members: """
        let expiry = DateComponents(year: 2027, month: 4)
        var hour: Int { var parts = DateComponents(hour: 7); parts.hour = 8; return parts.hour ?? 0 }
        """)
    #expect(trial.heard == ["04/2027", "8"], "\(trial.diagnostics)")
  }
}
