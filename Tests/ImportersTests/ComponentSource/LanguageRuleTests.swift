import ComponentSource
import Testing

/// Rules of Swift and Kotlin: where statements end, what closures capture, and which errors are
/// caught.
struct LanguageRuleTests {
  private static func swift(_ body: String, _ around: String = "") -> EvaluatedSource {
    EvaluatedSource(
      swift: """
        \(around)
        func result() -> String { \(body) }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
  }

  private static func kotlin(_ body: String, _ around: String = "") -> EvaluatedSource {
    EvaluatedSource(
      kotlin: """
        \(around)
        fun result(): String { \(body) }
        @Composable fun Main() { Show("${result()}") }
        """)
  }

  // Source: The Swift Programming Language, Labeled Statements.
  @Test(arguments: [
    ("a: while true { break a }; return \"after\"", "after"),
    ("var n = 0; a: for i in 1...4 { if i == 2 { continue a }; n += i }; return \"\\(n)\"", "8"),
    (
      "var s = \"\"; a: for i in 1...3 { for j in 1...3 { if j == 2 { continue a }; s += \"\\(i)\\(j)\" } }; return s",
      "112131"
    ),
    (
      "var s = \"\"; a: for i in 1...3 { for j in 1...3 { if i * j == 4 { break a }; s += \"\\(j)\" } }; return s",
      "1231"
    ),
    (
      "var s = \"\"; a: for _ in 1...2 { for _ in 1...2 { b: for i in 1...2 { s += \"\\(i)\"; continue a } } }; return s",
      "11"
    ),
    (
      "a: switch 1 { case 1: if true { break a }; return \"in\"; default: break }; return \"after\"",
      "after"
    ),
    ("a: do { if true { break a }; return \"in\" }; return \"after\"", "after"),
    ("a: if true { if true { break a }; return \"in\" }; return \"after\"", "after"),
    (
      "var n = 0; a: repeat { n += 1; if n < 3 { continue a }; break a } while true; return \"\\(n)\"",
      "3"
    ),
    (
      "var s = \"\"; a: for i in 1...3 { switch i { case 2: break a; default: s += \"\\(i)\" } }; return s",
      "1"
    ),
    (
      "var s = \"\"; for i in 1...3 { switch i { case 2: break; default: s += \"\\(i)\" } }; return s",
      "13"
    ),
  ])
  func `A label of Swift names the statement to leave or continue`(_ body: String, _ text: String) {
    var source = Self.swift(body)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  // Source: Kotlin documentation, Returns and jumps.
  @Test(arguments: [
    ("a@ while (true) { break@a }; return \"after\"", "after"),
    ("var n = 0; a@ for (i in 1..4) { if (i == 2) continue@a; n += i }; return \"$n\"", "8"),
    (
      "var s = \"\"; a@ for (i in 1..3) { for (j in 1..3) { if (j == 2) continue@a; s += \"$i$j\" } }; return s",
      "112131"
    ),
    (
      "var s = \"\"; a@ for (i in 1..3) { for (j in 1..3) { if (i * j == 4) break@a; s += \"$j\" } }; return s",
      "1231"
    ),
    (
      "return when (2) { 1 -> \"one\" else -> \"other\" }", "other"
    ),
    (
      "var s = \"\"; for (i in 1..3) { when (i) { 2 -> continue; else -> s += \"$i\" } }; return s",
      "13"
    ),
    (
      "var s = \"\"; listOf(1, 2, 3).forEach { if (it == 2) return@forEach; s += \"$it\" }; return s",
      "13"
    ),
    (
      "var s = \"\"; listOf(1, 2, 3).forEach each@{ n -> n.let { if (it == 2) return@each }; s += \"$n\" }; return s",
      "13"
    ),
    (
      "listOf(1, 2).forEach { n -> n.let { if (it == 2) return@result \"two\" } }; return \"none\"",
      "two"
    ),
    (
      "return listOf(1, 2).map { if (it == 2) return@map \"two\"; \"$it\" }.joinToString()",
      "1, two"
    ),
    (
      "for (i in 1..3) { i.let { if (it == 2) break }; if (i == 2) return \"in\" }; return \"after\"",
      "after"
    ),
  ])
  func `A label of Kotlin names the statement or lambda to leave`(_ body: String, _ text: String) {
    var source = Self.kotlin(body)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  // Source: The Swift Programming Language, Capture Lists.
  @Test func `A closure keeps the values of its capture list`() {
    var source = Self.swift(
      """
      var count = 1
      let kept = { [count, next = count + 1] in "\\(count)\\(next)" }
      let current = { "\\(count)" }
      count = 7
      return kept() + current()
      """)
    #expect(source.screen() == ["Show('127')"])
  }

  @Test func `A closure that captures its instance weakly still has it`() {
    var source = EvaluatedSource(
      swift: """
        class Store { var name = "Ann"
          func greet() -> String { let f = { [weak self] in guard let self else { return "gone" }; return name }; return f() } }
        struct Main: View { var body: some View { Show(Store().greet()) } }
        """)
    #expect(source.screen() == ["Show(Ann)"])
  }

  private static let swiftErrors = """
    enum Fault: Error { case empty, short(Int) }
    struct Other: Error {}
    func check(_ n: Int) throws -> String {
      if n == 0 { throw Fault.empty }
      if n < 3 { throw Fault.short(n) }
      if n > 9 { throw Other() }
      return "fine"
    }
    func read(_ n: Int) -> String {
      do { return try check(n) }
      catch Fault.empty { return "empty" }
      catch Fault.short(let n) where n > 1 { return "short \\(n)" }
      catch let fault as Fault { return "fault \\(fault)" }
      catch { return "other" }
    }
    """

  @Test func `The first block of Swift that names an error catches it`() {
    var source = Self.swift(
      "return [0, 1, 2, 5, 10].map { read($0) }.joined(separator: \", \")", Self.swiftErrors)
    #expect(source.screen() == ["Show('empty, fault short(1), short 2, fine, other')"])
    var passed = Self.swift(
      "do { do { return try check(0) } catch is Other { return \"inner\" } } catch { return \"outer\" }",
      Self.swiftErrors)
    #expect(passed.screen() == ["Show('outer')"])
  }

  private static let kotlinErrors = """
    open class Fault(val size: Int) : Exception("fault")
    class Deep : Fault(1)
    fun check(n: Int): String {
      if (n == 0) throw IllegalArgumentException("zero")
      if (n < 3) throw Fault(n)
      if (n == 5) throw Deep()
      if (n > 9) throw IllegalStateException("big")
      return "fine"
    }
    fun read(n: Int): String = try { check(n) } catch (e: IllegalArgumentException) { "argument ${e.message}" }
      catch (e: Fault) { "fault ${e.size}" } catch (e: Exception) { "other" }
    """

  @Test func `The first block of Kotlin whose class an error has catches it`() {
    var source = Self.kotlin(
      "return listOf(0, 2, 4, 5, 10).map { read(it) }.joinToString()", Self.kotlinErrors)
    #expect(source.screen() == ["Show('argument zero, fault 2, fine, fault 1, other')"])
    var passed = Self.kotlin(
      "return try { try { check(10) } catch (e: Fault) { \"inner\" } } catch (e: RuntimeException) { \"outer\" }",
      Self.kotlinErrors)
    #expect(passed.screen() == ["Show('outer')"])
    var last = Self.kotlin(
      "var s = \"\"; try { s += check(4) } catch (e: Exception) { s += \"!\" } finally { s += \" end\" }; return s",
      Self.kotlinErrors)
    #expect(last.screen() == ["Show('fine end')"])
  }

  @Test func `An error that is not known is recorded if several blocks can catch it`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(fault: Throwable) {
          Show(try { throw fault } catch (e: IllegalStateException) { "state" } catch (e: Exception) { "other" })
        }
        """)
    _ = source.screen()
    #expect(!source.evaluator.undecided.isEmpty)
  }

  @Test func `An assumed value that no branch names is reported`() {
    var source = EvaluatedSource(
      swift: """
        enum Phase { case first, second }
        struct Main: View {
          let phase: Phase
          var body: some View { switch phase { case .first: Text("1"); case .second: Text("2") } }
        }
        """, assumptions: ["phase": .string(SourceText("third"))])
    #expect(source.screen() == [])
    #expect(source.evaluator.undecided.map(\.name) == ["phase"])
    #expect(source.evaluator.undecided.first?.choice?.other == ".first")
  }

  @Test func `Every call of UUID makes another identity`() {
    var source = EvaluatedSource(
      swift: """
        struct Item: Identifiable { let id = UUID(); let label: String }
        struct Main: View {
          let items = [Item(label: "a"), Item(label: "b")]
          var body: some View {
            Show("\\(items[0].id == items[1].id) \\(items[0].id == items[0].id)")
            Show(items.map(\\.label).joined())
          }
        }
        """)
    #expect(source.screen() == ["Show('false true')", "Show(ab)"])
  }

  @Test(arguments: ["Date() == Date()"])
  func `Calls whose results can differ are not taken as equal`(_ expression: String) {
    var source = EvaluatedSource(
      swift: """
        struct Main: View { let date: Date
          var body: some View { Show("\\(\(expression))") } }
        """)
    #expect(source.screen() == ["Show('{\(expression)}')"])
  }

  @Test func `Operators of types, and global operators, are evaluated`() {
    var source = EvaluatedSource(
      swift: """
        struct Money { var cents: Int
          static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
          static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
          static prefix func - (money: Money) -> Money { Money(cents: -money.cents) }
        }
        infix operator |>
        func |> (text: String, change: (String) -> String) -> String { change(text) }
        func loud(_ text: String) -> String { text.uppercased() }
        struct Main: View {
          let price = Money(cents: 5)
          var body: some View {
            Show((price + price * 2).cents); Show((-price).cents); Show("a" |> loud); Show(~0 & 6)
          } }
        """)
    #expect(source.screen() == ["Show(15)", "Show(-5)", "Show(A)", "Show(6)"])
  }

  @Test func `A property wrapper of the source gives its value to the property`() {
    var source = EvaluatedSource(
      swift: """
        @propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
          var wrappedValue: Int {
            get { value }
            set { value = min(max(newValue, range.lowerBound), range.upperBound) }
          }
          init(wrappedValue: Int, _ range: ClosedRange<Int>) {
            self.range = range
            value = min(max(wrappedValue, range.lowerBound), range.upperBound)
          } }
        @propertyWrapper struct Stored<T> { let key: String; let initial: T
          var wrappedValue: T { initial } }
        struct Main: View {
          @Clamped(0...10) var level = 15
          @Stored(key: "name", initial: "Ann") var name: String
          var body: some View { Show(level); Show(name) } }
        """)
    #expect(source.screen() == ["Show(10)", "Show(Ann)"])
  }
}
