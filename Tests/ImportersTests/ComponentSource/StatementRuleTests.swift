import ComponentSource
import Testing

/// The effects of statements on variables, and the ends of statements.
struct StatementRuleTests {
  /// Bodies of functions that return a text or number.
  static let swift: [(String, String)] = [
    ("var a = [7, 2, 5]; a.sort(); return \"\\(a)\"", "[2, 5, 7]"),
    ("var a = [7, 2, 5]; a.sort(by: >); return \"\\(a)\"", "[7, 5, 2]"),
    ("var a = [7]; a.append(contentsOf: [2, 5]); return \"\\(a.count)\"", "3"),
    ("var s = \"bee\"; s.append(\"s\"); return s", "bees"),
    ("var a: Set<Int> = [7]; a.insert(7); a.insert(2); return \"\\(a.count)\"", "2"),
    ("var t = (1, 2); t.0 = 5; return \"\\(t.0) \\(t.1)\"", "5 2"),
    ("var p = (x: 1, y: 2); p.y += 3; return \"\\(p.x) \\(p.y)\"", "1 5"),
    ("var a = [7, 2, 5]; a.removeAll { $0 > 4 }; return \"\\(a)\"", "[2]"),
    ("var a = [7, 2, 5]; let last = a.removeLast(); return \"\\(last) \\(a.count)\"", "5 2"),
    ("var a = [7, 2, 5]; a.removeFirst(2); return \"\\(a)\"", "[5]"),
    ("var a = [7, 2, 5]; a.swapAt(0, 2); return \"\\(a)\"", "[5, 2, 7]"),
    ("var d = [\"x\": 1]; d[\"x\"] = nil; return \"\\(d.count)\"", "0"),
    ("var d = [\"x\": 1]; d.removeValue(forKey: \"x\"); return \"\\(d.isEmpty)\"", "true"),
    ("var n = 1; while n < 50 { n *= 3 }; return \"\\(n)\"", "81"),
    (
      "var s = \"\"; for i in 0..<5 { if i == 1 { continue }; if i == 3 { break }; s += \"\\(i)\" }; return s",
      "02"
    ),
    ("var s = \"a\"; do { defer { s += \"c\" }; s += \"b\" }; return s", "abc"),
    (
      "var s = \"\"; switch 1 { case 1: s += \"x\"; fallthrough; case 2: s += \"y\"; default: s += \"z\" }; return s",
      "xy"
    ),
    (
      "switch 3.5 { case 0..<2: return \"low\"; case 2..<4: return \"mid\"; default: return \"high\" }",
      "mid"
    ),
    (
      "switch -4 { case ..<0: return \"minus\"; case 10...: return \"big\"; default: return \"small\" }",
      "minus"
    ),
    (
      "let y = \"outer\"; let x: Int? = 3; switch x { case let y? where y > 5: return \"\\(y)\"; default: return y }",
      "outer"
    ),
    ("var n = 2; var twice: Int { n * 2 }; n = 6; return \"\\(twice)\"", "12"),
    ("var n = 1; raise(&n); raise(&n); return \"\\(n)\"", "5"),
    ("let a = Bee(); let b = a; b.legs = 5; return \"\\(a.legs)\"", "5"),
    (
      "let a = Hive(name: \"x\", size: 1); var b = a; b.size = 2; return \"\\(a == b) \\(a.size)\"",
      "false 1"
    ),
    ("return \"\\(Hive(name: \"x\", size: 4) == Hive(name: \"y\", size: 4))\"", "true"),
    ("return \"\\(Bee() === Bee())\"", "false"),
    ("return (try? fly(true)) ?? \"grounded\"", "grounded"),
    ("do { return try fly(true) } catch { return \"caught\" }", "caught"),
    ("return \"\\(Rank.second.rawValue)\"", "5"), ("return label(of: 1)", "of 1"),
    ("return \"\\(Hive(name: \"x\", size: 4))\"", "Hive(name: \"x\", size: 4)"),
    ("return \"\\(Note.text(\"hum\", 3))\"", "text(\"hum\", 3)"),
    ("var sum = 0; for i in 1...365 { sum += i }; return \"\\(sum)\"", "66795"),
    (
      "var seen = Set<Int>(); seen.insert(2); return \"\\(seen.contains(2)) \\(max(1.5, 2))\"",
      "true 2.0"
    ),
    ("return kind(\"x\") + kind(3)", "textany"),
    ("return [\"p\", \"q\"][0] + ([\"p\"][safe: 4] ?? \"none\")", "pnone"),
    ("return [Hive(name: \"x\", size: 4), Hive(name: \"y\", size: 1)].sorted()[0].name", "y"),
  ]

  private static let swiftDeclarations = """
    final class Bee { var legs = 6 }
    struct Hive: Comparable { var name: String; var size: Int
      static func == (l: Hive, r: Hive) -> Bool { l.size == r.size }
      static func < (l: Hive, r: Hive) -> Bool { l.size < r.size } }
    enum Fault: Error { case storm }
    enum Rank: UInt8 { case first = 4, second }
    enum Note { case text(String, Int) }
    func fly(_ storm: Bool) throws -> String { if storm { throw Fault.storm }; return "flew" }
    func kind(_ x: Any) -> String { "any" }
    func kind(_ x: String) -> String { "text" }
    func raise(_ n: inout Int) { n += 2 }
    func label(_ n: Int) -> String { "plain \\(n)" }
    func label(of n: Int) -> String { "of \\(n)" }
    extension Collection { subscript(safe index: Index) -> Element? {
      indices.contains(index) ? self[index] : nil } }
    """

  @Test(arguments: swift)
  func `Swift statements end in the expected value`(_ body: String, _ text: String) {
    var source = EvaluatedSource(
      swift: """
        \(Self.swiftDeclarations)
        func result() -> String { \(body) }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  static let kotlin: [(String, String)] = [
    ("val l = mutableListOf(7, 2, 5); l.sort(); return \"$l\"", "[2, 5, 7]"),
    ("val l = mutableListOf(7, 2, 5); l.sortByDescending { it }; return \"$l\"", "[7, 5, 2]"),
    ("val l = mutableListOf(7, 2, 5); l.remove(7); l.removeAt(0); return \"$l\"", "[5]"),
    ("val l = mutableListOf(7, 2); l.removeAll { it > 4 }; l += 9; return \"$l\"", "[2, 9]"),
    (
      "val m = mutableMapOf(\"x\" to 1); m += \"y\" to 2; m[\"x\"] = 5; return \"$m\"", "{x=5, y=2}"
    ),
    ("listOf(1, 2).forEach { if (it == 2) return \"found\" }; return \"none\"", "found"),
    ("var i = 3; val j = i++; val k = ++i; return \"$i $j $k\"", "5 3 5"),
    (
      "val a = Bee(6); val b = a; b.legs = 5; return \"${a.legs} ${a == Bee(5)} ${a === b}\"",
      "5 false true"
    ),
    (
      "val a = Hive(\"x\"); return \"${a == Hive(\"x\")} ${a.copy(name = \"y\") == a} $a\"",
      "true false Hive(name=x)"
    ),
    ("return try { fly(true) } catch (e: Exception) { \"caught\" }", "caught"),
    ("return \"${Size(2) + Size(5)}\"", "Size(cm=7)"), ("return \"${2 upTo 5}\"", "25"),
    (
      "return \"${mapOf(\"a\" to 1).toList()} ${\"ab\".map { it.uppercase() }}\"", "[(a, 1)] [A, B]"
    ),
    ("val n: Int = listOf(4, 9).indexOfFirst { it > 5 }; return \"$n\"", "1"),
  ]

  private static let kotlinDeclarations = """
    class Bee(var legs: Int)
    data class Hive(val name: String)
    data class Size(val cm: Int)
    operator fun Size.plus(other: Size) = Size(cm + other.cm)
    infix fun Int.upTo(other: Int) = "$this$other"
    fun fly(storm: Boolean): String { if (storm) throw IllegalStateException("storm"); return "flew" }
    """

  @Test(arguments: kotlin)
  func `Kotlin statements end in the expected value`(_ body: String, _ text: String) {
    var source = EvaluatedSource(
      kotlin: """
        \(Self.kotlinDeclarations)
        fun result(): String { \(body) }
        @Composable fun Main() { Show("${result()}") }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test func `A variable is unknown after a change that is not known`() {
    var swift = EvaluatedSource(
      swift: """
        struct Main: View { var body: some View {
          var bees = ["a", "b"]
          let _ = bees.shuffle()
          var more = [1]
          let _ = more.swarm()
          Show("\\(bees.count) \\(more.count)")
        } }
        """)
    #expect(swift.screen() == ["Show('{bees.count} {more.count}')"])
    var kotlin = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          val bees = mutableListOf("a", "b")
          bees.swarm()
          Show("${bees.size}")
        }
        """)
    #expect(kotlin.screen() == ["Show('{bees.size}')"])
  }

  @Test func `A value is unknown if a limit cut what it is computed from`() {
    var source = EvaluatedSource(
      kotlin: """
        fun sum(n: Int): Int { if (n == 0) return 0; return n + sum(n - 1) }
        fun count(): Int { var n = 0; while (n < 5000) { n++ }; return n }
        @Composable fun Main() { Show("${sum(4)} ${sum(90)} ${count()}") }
        """)
    #expect(source.screen() == ["Show('10 {sum(90)} {count()}')"])
    #expect(!source.evaluator.reachedLimits.isEmpty)
  }

  @Test func `An error that nothing catches leaves only its own value unknown`() {
    var source = EvaluatedSource(
      kotlin: """
        fun fly(): String { throw IllegalStateException("storm") }
        @Composable fun Main() { Show(fly()); Show("after") }
        """)
    #expect(source.screen() == ["Show({fly()})", "Show('after')"])
  }
}
