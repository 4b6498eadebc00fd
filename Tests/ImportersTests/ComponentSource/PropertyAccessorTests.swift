import ComponentSource
import Testing

/// Setters and observers of properties, and static properties of lists.
struct PropertyAccessorTests {
  private static let swift = """
    struct Heat { var celsius = 0.0
      var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
    class Model {
      var log = ""
      var text = "a" { willSet(next) { log += "(\\(text)\\(next))" } didSet { log += "[\\(oldValue)\\(text)]" } }
      var age = 5 { didSet { if age > 9 { age = 9 } } }
      init(_ text: String) { self.text = text }
      func rename() { text = "c" }
    }
    struct Store { static var log = ""; static var count = 0 { didSet { log += "\\(oldValue)" } } }
    struct Item { var name: String }
    struct Other { var name: String }
    extension Array where Element == Other { static let samples = [Other(name: "no")] }
    extension Array where Element == Item { static let samples = [Item(name: "x"), Item(name: "y")]
      var names: String { map(\\.name).joined() } }
    extension [Other] { var names: String { "other" } }
    struct Grid { var cells = [1]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }
    func names(_ items: [Item]) -> String { items.names }
    """

  @Test(arguments: [
    ("var h = Heat(); h.fahrenheit = 212; return \"\\(h.celsius)\"", "100.0"),
    ("var h = Heat(celsius: 100); h.fahrenheit += 18; return \"\\(h.celsius)\"", "110.0"),
    ("let m = Model(\"b\"); return m.log + m.text", "b"),
    ("let m = Model(\"b\"); m.rename(); return m.log", "(bc)[bc]"),
    ("let m = Model(\"b\"); m.text = \"d\"; return m.log", "(bd)[bd]"),
    ("let m = Model(\"b\"); m.age = 20; return \"\\(m.age)\"", "9"),
    ("Store.count = 4; return Store.log + \"\\(Store.count)\"", "04"),
    ("return [Item].samples.names", "xy"), ("return names(.samples)", "xy"),
    ("let items: [Item] = .samples; return \"\\(items.count)\"", "2"),
    ("return [Other].samples.names", "other"),
  ])
  func `A property of Swift runs its setter and observers`(_ body: String, _ text: String) {
    var source = EvaluatedSource(
      swift: """
        \(Self.swift)
        func result() -> String { \(body) }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test(arguments: [
    "var g = Grid(); g[0] = 5; return \"\\(g.cells)\"",
    "var n = 1 { didSet { print(n) } }; n = 2; return \"\\(n)\"",
    "var n = 1; var twice: Int { get { n * 2 } set { n = newValue / 2 } }; twice = 8; return \"\\(twice)\"",
  ])
  func `A value that a setter changes is unknown if the setter is not followed`(_ body: String) {
    var source = EvaluatedSource(
      swift: """
        \(Self.swift)
        func result() -> String { \(body) }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
    #expect(source.screen().first?.contains("{") == true)
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  @Test(arguments: [
    ("val h = Heat(0.0); h.fahrenheit = 212.0; return \"${h.celsius}\"", "100.0"),
    ("val m = Model(); m.text = \"b\"; return m.log + m.text", "ab;B"),
    ("val m = Model(); m.age = 20; return \"${m.age}\"", "9"),
    ("val m = Model(); return m.title", "A!"),
    ("Store.count = 4; Store.count = -1; return \"${Store.count}\"", "0"),
  ])
  func `A property of Kotlin runs its setter, which sets the field`(_ body: String, _ text: String)
  {
    var source = EvaluatedSource(
      kotlin: """
        class Heat(var celsius: Double) { var fahrenheit: Double
            get() = celsius * 9 / 5 + 32
            set(value) { celsius = (value - 32) * 5 / 9 } }
        class Model { var log = ""
          var text = "a"
            set(next) { log += field + next + ";"; field = next.uppercase() }
          var age = 5
            set(value) { field = if (value > 9) 9 else value }
          val title: String = "a"
            get() = field.uppercase() + "!" }
        object Store { var count = 0
          set(value) { field = maxOf(0, value) } }
        fun result(): String { \(body) }
        @Composable fun Main() { Show("${result()}") }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test func `Observers run when a handler changes a state`() {
    var source = EvaluatedSource(
      swift: """
        class Model: ObservableObject {
          @Published var query = "" { didSet { found = query.count } }
          @Published var found = 0
        }
        struct Main: View {
          @StateObject private var model = Model()
          var body: some View { Button("Go", action: { model.query = "tea" }); Text("\\(model.found)") }
        }
        """)
    #expect(source.run("action") == ["query = tea", "found = 3"])
    #expect(source.screen().last == "Text('3')")
  }

  // Source: The Swift Programming Language, Access Control; Kotlin documentation, Visibility modifiers.
  @Test func `A private declaration is visible in its own file only`() {
    var swift = EvaluatedSource(
      swift: """
        struct Main: View { var body: some View { Row(); Second(); Show(label() + title); Show("a".mark); Third() } }
        private struct Row: View { enum Kind { case a; var name: String { "first" } }
          var body: some View { Text(Kind.a.name) } }
        private func label() -> String { "one" }
        private let title = "!"
        private extension String { var mark: String { self + "1" } }
        """,
      """
      struct Second: View { var body: some View { Row(); Text(label() + title); Text("a".mark) } }
      fileprivate struct Row: View { enum Kind { case a; var name: String { "second" } }
        var body: some View { Text(Kind.a.name) } }
      fileprivate func label() -> String { "two" }
      private let title = "?"
      private extension String { var mark: String { self + "2" } }
      """,
      "struct Third: View { var body: some View { Row(); Show(label()) } }")
    #expect(
      swift.screen() == [
        "Text(first)", "Text(second)", "Text(two?)", "Text(a2)", "Show(one!)", "Show(a1)", "Row()",
        "Show(label())",
      ])
    var kotlin = EvaluatedSource(
      kotlin: """
        @Composable fun Main() { Row(); Second(); Text(label() + title + "a".mark()); Third() }
        @Composable private fun Row() { Text("first") }
        private fun label() = "one"
        private val title = "!"
        private fun String.mark() = this + "1"
        """,
      """
      @Composable fun Second() { Row(); Text(label() + title + "a".mark()) }
      @Composable private fun Row() { Text("second") }
      private fun label() = "two"
      private val title = "?"
      private fun String.mark() = this + "2"
      """, "@Composable fun Third() { Row() }")
    #expect(
      kotlin.screen() == [
        "Text('first')", "Text('second')", "Text(two?a2)", "Text(one!a1)", "Row()",
      ])
  }
}
