import Testing

/// The content that SwiftUI source shows.
struct SwiftEvaluationTests {
  private func screen(_ source: String) -> [String] {
    var evaluated = EvaluatedSource(swift: source)
    return evaluated.screen()
  }

  private func body(_ statements: String, with members: String = "") -> [String] {
    screen("struct Main: View { \(members)\nvar body: some View { \(statements) } }")
  }

  @Test func `Modifiers follow their component from inner to outer`() {
    #expect(body("Text(\"Hi\").padding(4).bold()") == ["Text('Hi').padding(4).bold()"])
  }

  @Test func `A view shows its body with its arguments`() {
    #expect(
      screen(
        """
        struct Row: View {
          let title: String
          var count = 1
          var body: some View { Text("\\(title): \\(count)") }
        }
        struct Main: View { var body: some View { Row(title: "Mail", count: 3); Row(title: "Junk") } }
        """) == ["Text('Mail: 3')", "Text('Junk: 1')"])
  }

  @Test func `A literal that a String property takes is no key of a catalogue`() {
    let members = """
      let plain = "a"
      let key: LocalizedStringKey = "b"
      let list = ["c"]
      let keys: [LocalizedStringKey] = ["d"]
      """
    #expect(
      body("Text(plain); Text(key); Text(list[0]); Text(keys[0])", with: members)
        == ["Text(a)", "Text('b')", "Text(c)", "Text('d')"])
  }

  @Test func `Known conditions choose one branch`() {
    #expect(
      body(
        "if isOn { Text(\"On\") } else { Text(\"Off\") }\nText(isOn ? \"1\" : \"2\")",
        with: "@State private var isOn = true") == ["Text('On')", "Text('1')"])
  }

  @Test func `An optional shows its branch only with a value`() {
    #expect(
      body(
        "if let a { Text(a) }\nif let b { Text(b) } else { Text(\"none\") }\nText(b ?? \"x\")",
        with: "var a: String? = \"A\"\nvar b: String?") == ["Text(A)", "Text('none')", "Text('x')"])
  }

  @Test func `A switch binds the values of its case`() {
    #expect(
      screen(
        """
        enum Phase { case idle, failed(reason: String, code: Int) }
        struct Main: View {
          @State var phase: Phase = .failed(reason: "Lost", code: 7)
          var body: some View {
            switch phase {
            case .idle: Text("Idle")
            case .failed(let reason, let code) where code > 5: Text("\\(reason) \\(code)")
            case .failed: Text("Other")
            }
          }
        }
        """) == ["Text('Lost 7')"])
  }

  @Test func `Cases of an enum have raw values, titles and an order`() {
    #expect(
      screen(
        """
        enum Day: String, CaseIterable { case mon, tue = "Tuesday"
          var title: String { switch self { case .mon: return "Monday"; default: return rawValue } } }
        enum Size: Int, CaseIterable { case s = 2, m }
        struct Main: View {
          var body: some View {
            ForEach(Day.allCases, id: \\.self) { Text($0.title) }
            Text("\\(Size.m.rawValue) \\(Size.allCases.count) \\(Day(rawValue: "mon")!)")
          }
        }
        """) == ["Text(Monday)", "Text(Tuesday)", "Text('3 2 mon')"])
  }

  @Test func `A function of an extension is expanded with the view as self`() {
    #expect(
      screen(
        """
        extension View {
          func badge(_ text: String, isLoud: Bool = false) -> some View {
            padding().accessibilityLabel(isLoud ? text.uppercased() : text)
          }
        }
        struct Main: View { var body: some View { Text("a").badge("b", isLoud: true).bold() } }
        """) == ["Text('a').padding().accessibilityLabel(B).bold()"])
  }

  @Test func `An extension function that does not fit is left to the framework`() {
    #expect(
      screen(
        """
        extension View {
          @ViewBuilder func hidden(if flag: Bool) -> some View { if flag { hidden() } else { self } }
        }
        struct Main: View {
          var body: some View { Text("a").hidden(if: true); Text("b").hidden(if: false) }
        }
        """) == ["Text('a').hidden()", "Text('b')"])
  }

  @Test func `Trailing closures go to the first parameters that take them`() {
    #expect(
      screen(
        """
        struct Card<A: View, B: View>: View {
          let title: String
          @ViewBuilder var content: () -> A
          @ViewBuilder var footer: () -> B
          var body: some View { VStack { Text(title); content(); footer() } }
        }
        struct Main: View {
          var body: some View { Card(title: "T") { Text("one"); Text("two") } footer: { Text("end") } }
        }
        """) == ["VStack({})", "  Text(T)", "  Text('one')", "  Text('two')", "  Text('end')"])
  }

  @Test func `A hand-written initialiser assigns properties and wrappers`() {
    #expect(
      screen(
        """
        struct Field: View {
          private let label: String
          @Binding var text: String
          @State private var count: Int
          init(_ label: String, text: Binding<String>) {
            self.label = label.uppercased()
            self._text = text
            _count = State(initialValue: 4)
          }
          var body: some View { TextField(label, text: $text); Text("\\(text) \\(count)") }
        }
        struct Main: View {
          @State private var name = "Ann"
          var body: some View { Field("Name", text: $name) }
        }
        """) == ["TextField(NAME, text: $name=Ann)", "Text('Ann 4')"])
  }

  @Test func `Implicit members get their type from parameters`() {
    #expect(
      screen(
        """
        enum Kind { case info, alert; var word: String { self == .alert ? "Alert" : "Info" } }
        struct Person { var name: String; static let sample = Person(name: "Eve") }
        struct Note: View {
          let kind: Kind
          let person: Person
          var kinds: [Kind] = [.info, .alert]
          var body: some View { Text(kind.word + " " + person.name); Text(kinds.last!.word) }
        }
        struct Main: View { var body: some View { Note(kind: .alert, person: .sample) } }
        """) == ["Text(Alert Eve)", "Text(Alert)"])
  }

  @Test func `Conditional compilation keeps what an iPhone shows`() {
    #expect(
      body(
        """
        #if os(macOS)
        Text("Mac")
        #elseif canImport(UIKit) && !targetEnvironment(macCatalyst)
        Text("Phone")
        #endif
        """) == ["Text('Phone')"])
  }

  @Test func `Types and extensions of other files belong to the screen`() {
    var source = EvaluatedSource(
      swift: "struct Main: View { let items = Item.all; var body: some View { list } }",
      "extension Main { var list: some View { ForEach(items) { Text($0.name) } } }",
      """
      struct Item: Identifiable { let id = 1; var name = "?"
        static var all: [Item] { [Item(name: "Pear"), .init()] } }
      """)
    #expect(source.screen() == ["Text(Pear)", "Text(?)"])
  }

  @Test func `A nested type does not hide a component of the framework`() {
    #expect(
      screen(
        """
        struct Model { enum Section { case a } }
        struct Main: View { var body: some View { Section("Head") { Text("x") } } }
        """) == ["Section('Head', {})", "  Text('x')"])
  }

  @Test func `Members of both a list and its elements are evaluated`() {
    #expect(
      body(
        """
        ForEach(Array(names.enumerated()), id: \\.offset) { index, name in Text("\\(index) \\(name)") }
        Text(names.map { $0.prefix(1) }.joined(separator: "+"))
        Text(names.sorted { $0 > $1 }.first!)
        Text(zip(names, [1, 2]).map { "\\($0)\\($1)" }.joined())
        """, with: "let names = [\"Bo\", \"Al\"]")
        == ["Text('0 Bo')", "Text('1 Al')", "Text(B+A)", "Text(Bo)", "Text(Bo1Al2)"])
  }

  // Source: The Swift Programming Language, Self Type: `Self` is the dynamic type of the receiver.
  @Test func `Self in an extension of a protocol is the type that inherits the code`() {
    var source = EvaluatedSource(
      swift: """
        protocol Step: CaseIterable, Equatable { var title: String { get } }
        extension Step {
          static var total: Int { allCases.count }
          static var names: String { Self.allCases.map { $0.title }.joined(separator: "/") }
          var position: Int { Array(Self.allCases).firstIndex(of: self)! + 1 }
        }
        enum Booking: Step { case dates, guests
          var title: String { self == .dates ? "When" : "Who" } }
        class Animal { class var sound: String { "none" }; func speak() -> String { Self.sound } }
        class Dog: Animal { override class var sound: String { "woof" } }
        struct Main: View { let step = Booking.guests; let range: ClosedRange<Int> = 2...4
          var body: some View {
            Show("\\(step.position) of \\(Booking.total): \\(Booking.names), \\(Dog().speak())")
            if range.lowerBound < 3 { Show("low") } } }
        """)
    #expect(source.screen() == ["Show('2 of 2: When/Who, woof')", "Show('low')"])
  }

  @Test func `The elements of a list have the labels of the tuple that an alias names`() {
    var source = EvaluatedSource(
      swift: """
        typealias Day = (date: Int, items: [String])
        typealias Days = [Day]
        struct Main: View {
          var days: [Day] { [3, 1].map { date in (date, ["x"]) } }
          var all: Days { [(7, ["y"])] }
          var body: some View {
            ForEach(days + all, id: \\.date) { Show("\\($0.date) \\($0.items.count)") } } }
        """)
    #expect(source.screen() == ["Show('3 1')", "Show('1 1')", "Show('7 1')"])
  }

  @Test func `Each type has its own aliases`() {
    var source = EvaluatedSource(
      swift: """
        enum Theme { typealias Name = Kind
          enum Kind: String, CaseIterable { case sunny }
          enum Size { typealias Name = Width; enum Width: String { case big } }
        }
        struct Main: View {
          let size: Theme.Size.Name = .big
          var body: some View {
            ForEach(Theme.Name.allCases, id: \\.self) { Show($0.rawValue) }
            Show(size.rawValue)
          } }
        """)
    #expect(source.screen() == ["Show(sunny)", "Show(big)"])
  }

  @Test func `A key path names the member of a subscript`() {
    var source = EvaluatedSource(
      swift: """
        struct Person { let name: String; let age: Int }
        extension Sequence {
          func sorted<K: Comparable>(by key: KeyPath<Element, K>) -> [Element] {
            sorted { $0[keyPath: key] < $1[keyPath: key] }
          }
        }
        struct Main: View {
          let people = [Person(name: "Zoe", age: 3), Person(name: "Ann", age: 9)]
          var body: some View {
            ForEach(people.sorted(by: \\.name), id: \\.name) { Show($0[keyPath: \\.age]) } } }
        """)
    #expect(source.screen() == ["Show(9)", "Show(3)"])
  }

  @Test func `An initialiser can return nil`() {
    var source = EvaluatedSource(
      swift: """
        enum Level: String { case low
          init?(text: String) { guard text == "low" else { return nil }; self = .low } }
        struct Code { let text: String
          init?(_ text: String) { if text.isEmpty { return nil }; self.text = text } }
        struct Main: View {
          var body: some View {
            Show(Level(text: "low")?.rawValue ?? "none"); Show(Level(text: "x")?.rawValue ?? "none")
            Show(Code("a")?.text ?? "none"); Show(Code("")?.text ?? "none")
          } }
        """)
    #expect(source.screen() == ["Show(low)", "Show('none')", "Show(a)", "Show('none')"])
  }
}
