import ComponentSource
import Testing

/// Source code that is written to crash or block the evaluation.
struct HostileSourceTests {
  /// Code that no evaluation can finish, or that names values which do not exist.
  static let hostileSwift = [
    "func f(_ n: Int) -> Int { f(n + 1) + f(n) }; let x = f(0)",
    "let x = [1, 2][5]", "let x = [Int]()[0]", "let x = Array([1].dropFirst(-3))",
    "let x = [1].prefix(-1)", "let x = (5..<1).count", "let x = (1...0).map { $0 }",
    "let x = 9223372036854775807 + 1", "let x = -9223372036854775808 / -1", "let x = 1 % 0",
    "let x = Int(1e300)", "let x = Int(Double.nan)", "let x = 1 << 99", "let x = 1 >> -1",
    "let x = String(repeating: \"a\", count: -1)", "let x = Array(repeating: 0, count: -5)",
    "let x = Array(repeating: 0, count: 9223372036854775807)",
    "let x = stride(from: 0, to: 10, by: 0).map { $0 }",
    "let x = stride(from: -9223372036854775808, to: 9223372036854775807, by: 9223372036854775807).map { $0 }",
    "let x = String(format: \"%999999999999d %9$d %*d %.99f\", 1, 2)",
    "let x = \"abc\".dropFirst(9223372036854775807)", "let x = String(5, radix: 99)",
    "let x: Set<Int> = Set(1...9223372036854775806)", "let x = Set([x])",
    "var s: Set<Int> = [1]; let x = s.removeFirst(); let y = s.removeFirst()",
    "var d = [1: 2]; d[9]! += 1; let x = d", "a: for i in 1... { continue a }; let x = 1",
    "a: while true { a: while true { continue a } }; let x = 1",
    "class C { var p = 0 { didSet { q = p } }; var q = 0 { didSet { p = q + 1 } } }; let c = C(); c.p = 1; let x = c.q",
    "struct S { var p: Int { get { 1 } set { self.p = newValue } } }; var s = S(); s.p = 2; let x = s.p",
    "enum E: Error { indirect case e(E), z }; func t(_ n: Int) throws { do { try t(n + 1) } catch { throw E.e(error as! E) } }; let x = try? t(0)",
    "let f = { [f] in f() }; let x = f()", "let x = [1, 2].reduce(into: []) { $0 = [$0, $0] }",
    "let x = Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)])",
    "do { throw } catch { }; let x = 1",
  ]

  @Test(arguments: hostileSwift) func `Hostile Swift ends without a trap`(_ code: String) {
    var source = EvaluatedSource(
      swift: """
        struct Main: View { var body: some View { Text("\\(run())") } }
        func run() -> String { \(code); return "\\(x)" }
        """)
    #expect(source.screen().count <= 1)
    var handler = EvaluatedSource(
      swift: """
        struct Main: View { @State var text = ""
          var body: some View { Button("Go", action: { \(code); text = "\\(x)" }) } }
        """)
    _ = handler.run("action")
  }

  static let hostileKotlin = [
    "fun f(n: Int): Int = f(n + 1) + f(n); val x = f(0)", "val x = listOf(1)[-1]",
    "val x = listOf<Int>().first()", "val x = listOf(1).drop(-1)", "val x = (5 downTo 9).toList()",
    "val x = (1..9223372036854775807).step(9223372036854775807).toList()",
    "val x = 1 / 0", "val x = 5.mod(0)", "val x = -2147483648 / -1", "val x = 1 shl 200",
    "val x = \"abc\".substring(5, 1)", "val x = \"abc\".repeat(-1)", "val x = \"abc\"[9]",
    "val x = \"a\".padStart(2147483647)", "val x = listOf(1).chunked(0)", "val x = 1e300.toInt()",
    "val x = List(-1) { it }", "val x = List(2147483647) { it }",
    "val x = \"%99999999d\".format(1)",
    "val s = mutableSetOf(1); s.remove(1); s.remove(1); val x = s.first()",
    "val x = setOf(1..9223372036854775807)", "val d = ArrayDeque<Int>(); d.removeLast(); val x = d",
    "a@ for (i in generateSequence(1) { it + 1 }) { continue@a }; val x = 1",
    "a@ while (true) { a@ while (true) { continue@a } }; val x = 1",
    "class C { var p = 0; set(v) { p = v + 1 } }; val c = C(); c.p = 1; val x = c.p",
    "listOf(1).forEach { return@nowhere }; val x = 1",
    "val x = run a@{ return@a run b@{ return@a 1 } }",
    "try { throw } catch (e: Exception) { } finally { return \"end\" }; val x = 1",
    "var n = 0; while (n >= 0) { n += 2147483647 }; val x = n", "do { } while (true); val x = 1",
    "var l = listOf(1); for (i in 1..90) { l = l + l.toSet() + l }; val x = l.size",
    "val x = listOf(1).fast" + String(repeating: "Fast", count: 20_000) + "Map { it }",
  ]

  @Test(arguments: hostileKotlin) func `Hostile Kotlin ends without a trap`(_ code: String) {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() { Text("${run1()}") }
        fun run1(): String { \(code); return "$x" }
        """)
    #expect(source.screen().count <= 1)
    var handler = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          var text by remember { mutableStateOf("") }
          Button(onClick = { \(code); text = "$x" })
        }
        """)
    _ = handler.run("onClick")
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{ ", " }"), ("a: do { ", " }"), ("f { [a] in ", " }"), ("!", ""),
  ])
  func `Deeply nested Swift ends without a trap`(_ open: String, _ close: String) {
    let nested =
      String(repeating: open, count: 3_000) + "1" + String(repeating: close, count: 3_000)
    var source = EvaluatedSource(
      swift: "struct Main: View { var body: some View { let x = \(nested); Text(\"\\(x)\") } }")
    _ = source.screen()
  }

  @Test func `A view that modifies itself contains itself at most once`() {
    var source = EvaluatedSource(
      swift: """
        extension View { func card() -> some View { padding() }
          func say(_ text: String) { showToast(text) } }
        struct Main: View { var body: some View { card(); card()
          Button("Go", action: { say("Saved") }) } }
        """)
    #expect(source.screen().count < 10)
  }

  @Test func `Aliases that name themselves end without a trap`() {
    let depth = 40
    let names = (0..<depth).map { "T\($0)" }
    let open = names.map { "enum \($0) { typealias Name = Name" }.joined(separator: "\n")
    var source = EvaluatedSource(
      swift: """
        \(open)
        static func text() -> String { let name: Name = Name(); return "ended" }
        \(String(repeating: "}", count: depth))
        struct Main: View { var body: some View { Show(\(names.joined(separator: ".")).text()) } }
        """)
    #expect(source.screen() == ["Show(ended)"])
  }

  @Test(arguments: [
    ("(", ")"), ("listOf(", ")"), ("{ ", " }"), ("try { ", " } finally { }"), ("run a@{ ", " }"),
    ("!", ""),
  ])
  func `Deeply nested Kotlin ends without a trap`(_ open: String, _ close: String) {
    let nested =
      String(repeating: open, count: 3_000) + "1" + String(repeating: close, count: 3_000)
    var source = EvaluatedSource(
      kotlin: "@Composable fun Main() { val x = \(nested); Text(\"$x\") }")
    _ = source.screen()
  }
}
