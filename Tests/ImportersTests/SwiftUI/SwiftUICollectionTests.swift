import Importers
import Simulator
import Testing

/// Large collections, and code that takes too many steps.
struct SwiftUICollectionTests {
  @Test(arguments: [
    ("Set(0..<1000)", "1,000 rows"),
    ("Set((0..<600).map { \"Item \\($0 % 300)\" })", "300 rows"),
    ("Set(0..<1000).union(Set(500..<1500))", "1,500 rows"),
    ("Set(0..<1000).subtracting(Set(500..<1500))", "500 rows"),
    ("Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, \"r\") })", "1,000 rows"),
    ("Dictionary(grouping: 0..<1000) { $0 % 10 }", "10 rows"),
    ("(1...150).flatMap { i in (1...10).map { j in i * j } }", "1,500 rows"),
  ])
  func `A large collection has all of its elements`(_ collection: String, _ count: String) throws {
    let trial = try SwiftUITrial(
      #"VStack { Text("Top"); Text("\(all.count) rows"); Button("Go") {} }"#,
      members: "let all = \(collection)")
    #expect(trial.heard == ["Top", count, "Go, button"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Array(repeating: 0, count: 100_000)", "Array(stride(from: 0, to: 100_000, by: 5))",
    "(1...300).flatMap { i in (1...10).map { j in i * j } }",
  ])
  func `The count of a collection that is too long is unknown`(_ collection: String) throws {
    let trial = try SwiftUITrial(
      #"VStack { Text("Top"); Text("\(all.count) rows"); Button("Go") {} }"#,
      members: "let all = \(collection)")
    #expect(trial.heard.count == 3)
    #expect(trial.heard.dropFirst().first?.hasPrefix("{") == true)
    #expect(!trial.diagnostics.isEmpty)
  }

  @Test func `Values that take too many steps are unknown, and the other views are read`() throws {
    let trial = try SwiftUITrial(
      file: """
        struct Stats {
          func slow() -> Int {
            var sum = 0
            for i in 0..<1500 { for j in 0..<1500 { sum += i * j } }
            return sum
          }
          var total: Int { slow() } }
        struct Sample: View { let stats = Stats()
          @State private var heavy = Stats().slow()
          var body: some View { VStack {
            Text("Top"); Text("Total \\(stats.total)"); Text("Heavy \\(heavy)"); Button("Go") {} } } }
        """)
    #expect(trial.heard.count == 4)
    #expect(trial.heard.first == "Top")
    #expect(trial.heard.dropFirst().first == "Total {stats.total}")
    #expect(trial.heard.dropFirst(2).first == "Heavy {heavy}")
    #expect(trial.heard.last == "Go, button")
    #expect(trial.diagnostics.contains { $0.contains("too many steps") })
  }

  @Test(arguments: [
    ("5.5.truncatingRemainder(dividingBy: 2)", "1.5"), ("9.0.squareRoot()", "3.0"),
    ("7.quotientAndRemainder(dividingBy: 2).remainder", "1"), ("(-3).signum()", "-1"),
    ("Int(pow(2.0, 3.0))", "8"), ("Int.max > 5", "true"), ("Double.pi > 3", "true"),
    ("UInt8(200)", "200"),
    ("Dictionary([(\"a\", 1), (\"a\", 4)], uniquingKeysWith: { $0 + $1 })[\"a\"] ?? 0", "5"),
    ("Dictionary([(\"a\", 1), (\"a\", 4)]) { _, new in new }[\"a\"] ?? 0", "4"),
    ("Dictionary((0..<2000).map { ($0, $0) }, uniquingKeysWith: { $0 + $1 }).count", "2000"),
    ("[Int](repeating: 7, count: 3).count", "3"), ("Character(\"A\")", "A"),
    ("\"a b\\nc\".components(separatedBy: .newlines).count", "2"),
    ("\"a b\\nc\".components(separatedBy: .whitespacesAndNewlines).count", "3"),
    ("[\"a\": 1].merging([\"a\": 2, \"b\": 3]) { $0 + $1 }[\"a\"] ?? 0", "3"),
  ])
  func `Members of numbers, texts and dictionaries are evaluated`(
    _ expression: String, _ text: String
  ) throws {
    #expect(try SwiftUITrial(#"Text(verbatim: "\(\#(expression))")"#).heard == [text])
  }

  @Test(arguments: [
    "[1, 2, 3][7].description", "\"\\(Int(\"x\")!)\"", "[\"a\"][1]", "([] as [String]).first!",
    "\"\\(Int.max + 1)\"",
  ])
  func `An expression that crashes the app has no words`(_ expression: String) throws {
    let trial = try SwiftUITrial(#"VStack { Text("Top"); Text(\#(expression)); Text("End") }"#)
    #expect(trial.heard.count == 3)
    #expect(trial.heard.dropFirst().first?.hasPrefix("{") == true, "\(trial.heard)")
    #expect(!trial.diagnostics.isEmpty)
  }

  @Test func `The parameters of a closure are not those of the closures inside it`() throws {
    let trial = try SwiftUITrial(
      #"ForEach(sums, id: \.0) { name, sum in Text("\(name) \(sum)") }"#,
      members: #"""
        let all = [("Ann", 2), ("Bo", 3), ("Ann", 5)]
        var sums: [(String, Int)] {
          Dictionary(grouping: all, by: \.0).map { ($0.key, $0.value.reduce(0) { $0 + $1.1 }) }
            .sorted { $0.0 < $1.0 } }
        """#)
    #expect(trial.heard == ["Ann 7", "Bo 3"], "\(trial.diagnostics)")
  }

  @Test func `The view in the line after an unfinished modifier is read`() throws {
    let trial = try SwiftUITrial("VStack {\n Text(\"A\").\n Text(\"B\")\n Text(\"C\").\n }")
    #expect(trial.heard == ["A", "B", "C"])
    #expect(trial.diagnostics.contains { $0.contains("has no name") })
  }

  @Test func `A lazy property depends on the values that the initializer sets`() throws {
    let trial = try SwiftUITrial(
      file: """
        final class Model { lazy var label = "L\\(number) \\(last)"; var number = 0; let last = 2
          init() { number = 5 } }
        struct Plain { lazy var label = "P\\(number)"; var number = 1 }
        struct Sample: View { let model = Model()
          var plain: String { var own = Plain(number: 3); return own.label }
          var body: some View { VStack { Text(model.label); Text(plain) } } }
        """)
    #expect(trial.heard == ["L5 2", "P3"], "\(trial.diagnostics)")
  }

  @Test func `A lazy property that the initializer changes is unknown`() throws {
    let trial = try SwiftUITrial(
      file: """
        final class Model { lazy var names = ["a"]; init() { names.append("b") } }
        struct Sample: View { let model = Model()
          var body: some View { VStack { Text(model.names.joined()); Text("End") } } }
        """)
    #expect(trial.heard.count == 2 && trial.heard.first != "a")
    #expect(!trial.diagnostics.isEmpty)
  }

  @Test func `The diagnostic about unknown rows names their data`() throws {
    let trial = try SwiftUITrial(
      file: """
        @resultBuilder enum Items { static func buildBlock(_ parts: Item...) -> [Item] { parts } }
        struct Item: Identifiable { let id: String }
        struct Menu2: View { let items: [Item]
          init(@Items _ items: () -> [Item]) { self.items = items() }
          var body: some View { List(items) { Text($0.id) } } }
        struct Sample: View { var body: some View { Menu2 { Item(id: "A"); Item(id: "B") } } }
        """)
    #expect(trial.diagnostics.allSatisfy { !$0.contains("“”") }, "\(trial.diagnostics)")
  }

  /// Source: AccessibilitySnapshot: “Dimmed” is the first of the trait words, and precedes the state
  /// of a switch; the value follows the label.
  @Test(arguments: [
    (#"Toggle("Wi-Fi", isOn: .constant(true))"#, "Wi-Fi, dimmed, switch button, on"),
    (#"TextField("Name", text: .constant("Ann"))"#, "Ann, dimmed, text field"),
    (#"Slider(value: .constant(0.5)) { Text("Volume") }"#, "Volume, 50%, dimmed, adjustable"),
    (#"Button("Go") {}.accessibilityValue("Fast")"#, "Go, Fast, dimmed, button"),
    (
      #"Picker("Kind", selection: .constant(1)) { Text("One").tag(1); Text("Two").tag(2) }"#,
      "Kind, One, dimmed, button, pop up button"
    ),
    (#"DisclosureGroup("More") { Text("A") }"#, "More, collapsed, dimmed, button"),
  ])
  func `A disabled control is dimmed after its value and before its role`(
    _ control: String, _ heard: String
  ) throws {
    #expect(try SwiftUITrial("\(control).disabled(true)").heard == [heard])
  }
}
