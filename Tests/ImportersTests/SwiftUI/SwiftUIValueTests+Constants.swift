import Importers
import Simulator
import Testing

/// Constants, comparisons and functions that Swift code looks up by their types.
extension SwiftUIValueTests {
  @Test func `A constant of a type of localised texts is known`() throws {
    let around = """
      extension LocalizedStringKey { static let welcome: LocalizedStringKey = "Hi *there*" }
      extension LocalizedStringResource {
        static func count(_ n: Int) -> LocalizedStringResource { "n \\(n)" } }
      """
    let body = #"""
      Text(.welcome); Button(.welcome) {}; Text(.count(3)); Text("a").accessibilityLabel(.welcome)
      """#
    #expect(
      try heard(body, around: around) == ["Hi there", "Hi there, button", "n 3", "Hi there"])
  }

  @Test(arguments: [
    (
      #"ForEach(["Bo", "ann"].sorted { $0.localizedCompare($1) == .orderedAscending }, id: \.self) { Text($0) }"#,
      ["ann", "Bo"]
    ),
    (
      #"ForEach(Array(zip(1..., ["a", "b"])), id: \.0) { n, name in Text("\(n) \(name)") }"#,
      ["1 a", "2 b"]
    ),
    (#"Text(["Ann", "Bo"], format: .list(type: .and))"#, ["Ann and Bo"]),
    (#"ModifiedContent(content: Text("A"), modifier: Boxed())"#, ["A", "boxed"]),
    (
      #"Text(Bool("true") ?? false ? "yes" : "no"); Text(Bool("x") == nil ? "yes" : "no")"#,
      ["yes", "yes"]
    ),
    (#"make("Ann"); Text(level >= .mid ? "yes" : "no")"#, ["Hi Ann", "yes"]),
  ])
  func `Orders, counted lists and functions in properties are known`(
    _ body: String, _ words: [String]
  ) throws {
    let members = #"""
      enum Level: Comparable { case low, mid, high }
      var make: (String) -> Text { { name in Text("Hi \(name)") } }; let level = Level.high
      """#
    let around = """
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View { VStack { content; Text("boxed") } } }
      """
    let trial = try SwiftUITrial(body, members: members, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    ("Text(bag.apple); Text(bag.pear)", ["red", "none"]),
    ("Text(lens.name); Text(lens.scale); Text(lens.stock.count.description)", ["Pia", "2", "7"]),
    (
      "Text(Box<Int>.title); Text(Box<String>.label(for: 3)); Text(Box.title)",
      ["Crate", "n 3", "Crate"]
    ),
  ])
  func `Members that a subscript finds and members of generic types are known`(
    _ body: String, _ words: [String]
  ) throws {
    let around = #"""
      @dynamicMemberLookup struct Bag { var colours = ["apple": "red"]
        subscript(dynamicMember name: String) -> String { colours[name] ?? "none" } }
      struct Stock { let count = 7 }
      struct Person { let name = "Pia"; let stock = Stock() }
      @dynamicMemberLookup struct Lens<Root> { var base: Root; let scale = "2"
        subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { base[keyPath: path] } }
      struct Box<Content> { static var title: String { "Crate" }
        static func label(for count: Int) -> String { "n \(count)" } }
      """#
    let members = "let bag = Bag(); @State private var lens = Lens(base: Person())"
    let trial = try SwiftUITrial("VStack { \(body) }", members: members, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    (
      #"Picker("A", selection: $kind) { Text("All").tag(Kind?.none); Text("Run").tag(Kind?.some(.run)) }"#,
      ["A, All, button, pop up button, double tap to activate the picker"]
    ),
    (
      #"Picker("B", selection: $own) { Text("All").tag(Optional<Kind>.none); Text("Run").tag(Kind?.some(.run)) }"#,
      ["B, Run, button, pop up button, double tap to activate the picker"]
    ),
    (
      #"Text(kind == .none ? "none" : "some"); Text(own == .none ? "none" : "some")"#,
      ["none", "some"]
    ),
    (#"Text(kind != .none ? "some" : "none")"#, ["none"]),
    (
      #"Text(note == .none ? "none" : "note"); Text(size == .none ? "none" : "size")"#,
      ["note", "size"]
    ),
    (
      #"ForEach(people.sorted(using: order), id: \.name) { Text($0.name) }"#, ["Cy", "Ann", "Bo"]
    ),
    (
      #"ForEach(people.sorted(using: SortDescriptor(\Person.name, order: .reverse)), id: \.name) { Text($0.name) }"#,
      ["Cy", "Bo", "Ann"]
    ),
  ])
  func `Optional types without a value and lists of comparisons are known`(
    _ body: String, _ words: [String]
  ) throws {
    let members = #"""
      @State private var kind: Kind?; @State private var own: Kind? = .run
      let note: String? = "n"; let size: Int? = 3
      @State private var order = [KeyPathComparator(\Person.age, order: .reverse), KeyPathComparator(\Person.name)]
      let people = [Person(name: "Bo", age: 3), Person(name: "Ann", age: 3), Person(name: "Cy", age: 9)]
      """#
    let around = "enum Kind { case run, swim }; struct Person { let name: String; let age: Int }"
    let trial = try SwiftUITrial("VStack { \(body) }", members: members, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    ("Text(price: 1205)", ["$12.05"]), ("Text(price: 1205, unit: \"m\")", ["$12.05 a m"]),
    ("Button(close: {})", ["Close, button"]), ("Button(\"Go\") {}", ["Go, button"]),
    ("Button(\"Save\", icon: \"tray\") {}", ["Save, button"]), ("Text(\"Plain\")", ["Plain"]),
    ("Label(done: \"Paid\")", ["Done: Paid"]),
  ])
  func `Initialisers that the app adds to views are followed`(
    _ body: String, _ words: [String]
  ) throws {
    let around = #"""
      extension Text {
        init(price cents: Int) { self.init("$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)") }
        init(price cents: Int, unit: String) { self = Text(price: cents) + Text(" a \(unit)") }
      }
      extension Button where Label == Text {
        init(close action: @escaping () -> Void) { self.init("Close", action: action) }
      }
      extension Button where Label == SwiftUI.Label<Text, Image> {
        init(_ title: LocalizedStringKey, icon: String, action: @escaping () -> Void) {
          self.init(action: action) { SwiftUI.Label(title, systemImage: icon) }
        }
      }
      extension Label where Title == Text, Icon == Image {
        init(done title: String) { self.init { Text("Done: \(title)") } icon: { Image("done") } }
      }
      """#
    let trial = try SwiftUITrial(body, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    ("Row<Song>(); Row<Tape>()", ["Song", "Item"]), ("Owner(item: Song())", ["Song by foo"]),
    ("Sizes(choice: $size)", ["Small, button", "selected, Large, button"]),
    ("Sizes(choice: .constant(Size.small))", ["selected, Small, button", "Large, button"]),
    ("names(of: Song.self); names(of: Song()); all($size)", ["Song", "Song", "small", "large"]),
  ])
  func `Generic parameters stand for the types of values and arguments`(
    _ body: String, _ words: [String]
  ) throws {
    let around = """
      protocol Titled { static var title: String { get }; var author: String { get } }
      extension Titled { static var title: String { "Item" } }
      struct Song: Titled { static let title = "Song"; let author = "foo" }
      struct Tape: Titled { let author = "bar" }
      enum Size: String, CaseIterable { case small, large }
      struct Row<Entry: Titled>: View { var body: some View { Text(Entry.title) } }
      struct Owner<Entry: Titled>: View { let item: Entry
        var body: some View { Text("\\(Entry.title) by \\(item.author)") } }
      struct Sizes<Choice: CaseIterable & Hashable & RawRepresentable>: View
      where Choice.RawValue == String {
        @Binding var choice: Choice
        var body: some View {
          ForEach(Array(Choice.allCases), id: \\.self) { own in
            Button(own.rawValue.capitalized) { choice = own }
              .accessibilityAddTraits(own == choice ? .isSelected : []) } } }
      """
    let members = """
      @State private var size = Size.large
      func names<Entry: Titled>(of type: Entry.Type) -> some View { Text(Entry.title) }
      func names<Entry: Titled>(of item: Entry) -> some View { Text(Entry.title) }
      func all<Choice: CaseIterable & Hashable & RawRepresentable>(_ choice: Binding<Choice>)
        -> some View where Choice.RawValue == String {
        ForEach(Array(Choice.allCases), id: \\.self) { Text($0.rawValue) } }
      """
    let trial = try SwiftUITrial("VStack { \(body) }", members: members, around: around)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `A property of several extensions for generic arguments is unknown`() throws {
    let around = """
      struct Theme<Mode> { let id = 1 }
      extension Theme where Mode == Int { static var label: String { "int" }; var kind: String { "i" } }
      extension Theme where Mode == Bool { static var label: String { "b" }; var kind: String { "b" } }
      protocol Named { var name: String { get } }
      extension Named { var name: String { "default" } }
      struct Own: Named {}
      """
    let trial = try SwiftUITrial(
      "Text(Theme<Int>.label); Text(Theme<Int>().kind); Text(Own().name)", around: around)
    #expect(trial.heard == ["{Theme.label}", "{kind}", "default"])
    #expect(trial.diagnostics.count == 2, "\(trial.diagnostics)")
  }

  @Test func `A member that a subscript finds in unknown data is reported`() throws {
    let around = """
      @dynamicMemberLookup struct Remote { let store = Store.load()
        subscript(dynamicMember name: String) -> String { store.text(of: name) } }
      """
    let trial = try SwiftUITrial(
      "Text(remote.title)", members: "let remote = Remote()", around: around)
    #expect(trial.heard.count == 1 && trial.heard[0].hasPrefix("{"), "\(trial.heard)")
    #expect(!trial.diagnostics.isEmpty)
  }
}
