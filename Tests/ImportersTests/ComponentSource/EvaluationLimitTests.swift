import ComponentSource
import Testing

/// Source that never ends, or that grows.
struct EvaluationLimitTests {
  private func limits(swift source: String) -> [String] {
    var evaluated = EvaluatedSource(swift: source)
    _ = evaluated.screen()
    return evaluated.evaluator.reachedLimits.map(\.limit.rawValue)
  }

  private func limits(kotlin source: String) -> [String] {
    var evaluated = EvaluatedSource(kotlin: source)
    _ = evaluated.screen()
    return evaluated.evaluator.reachedLimits.map(\.limit.rawValue)
  }

  @Test func `A view in itself ends after five levels`() {
    var source = EvaluatedSource(
      swift: "struct Main: View { var body: some View { VStack { Text(\"x\"); Main() } } }")
    #expect(source.screen().count { $0.hasSuffix("Text('x')") } == 5)
    #expect(source.evaluator.reachedLimits.map(\.limit) == [.recursion])
  }

  @Test func `Views in each other end`() {
    #expect(
      limits(
        swift: """
          struct Main: View { var body: some View { Other(); Other() } }
          struct Other: View { var body: some View { Main() } }
          """) == ["recursion"])
    #expect(
      limits(
        swift: """
          extension View { func a() -> some View { b() }; func b() -> some View { a() } }
          struct Main: View { var body: some View { Text("x").a() } }
          """) == ["recursion"])
  }

  @Test func `A function can call itself, but not without end`() {
    let function = "func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }\n"
    var source = EvaluatedSource(
      swift: function + "struct Main: View { var body: some View { Text(\"\\(sum(9))\") } }")
    #expect(source.screen() == ["Text('45')"])
    #expect(source.evaluator.reachedLimits.isEmpty)
    let endless = limits(
      swift: function + "struct Main: View { var body: some View { Text(\"\\(sum(-1))\") } }")
    #expect(!endless.isEmpty)
  }

  @Test func `Exponential work ends`() {
    #expect(
      limits(
        kotlin: """
          fun all(n: Int): Int = if (n < 1) 1 else listOf(all(n - 1), all(n - 1), all(n - 1), all(n - 1)).sum()
          @Composable fun Main() { Text("${all(9)}") }
          """
      ).contains("steps"))
  }

  @Test func `A loop shows at most a hundred passes`() {
    var source = EvaluatedSource(
      swift: "struct Main: View { var body: some View { ForEach(0..<5000) { Text(\"\\($0)\") } } }")
    #expect(source.screen().count == 100)
    #expect(source.evaluator.reachedLimits.map(\.limit) == [.passes])
  }

  @Test func `Texts, lists and their nesting stop growing`() {
    #expect(
      limits(
        kotlin: "@Composable fun Main() { var s = \"ab\"; for (i in 1..99) { s += s }; Text(s) }")
        == ["length"])
    #expect(
      limits(
        kotlin:
          "@Composable fun Main() { var l = listOf(1); for (i in 1..99) { l += l }; Text(\"${l.size}\") }"
      ) == ["length"])
    #expect(
      limits(
        kotlin: """
          @Composable fun Main() {
            var l = listOf(1)
            for (i in 1..99) for (j in 1..99) { l = listOf(l, l) }
            Text(if (l == listOf(1)) "$l" else "x")
          }
          """
      ).contains("length"))
    #expect(
      limits(
        swift: """
          struct Main: View { var body: some View { Text("\\((0..<2000).reduce([]) { a, b in [a] })") } }
          """
      ).contains("length"))
  }

  @Test(arguments: [
    ("var s = \"\"; for (i in 0..5000) { s += \"a\" }; Show(\"$s!\")", "Show('{s}!')"),
    ("var s = \"\"; while (true) { s += \"a\" }; Show(\"$s!\")", "Show('{s}!')"),
    ("var n = 0; (0..5000).forEach { n += 1 }; Show(\"$n\")", "Show('{n}')"),
    ("var n = 0; for (i in 0..150) { n += 1 }; Show(\"$n\")", "Show('151')"),
    ("Show(\"Sum ${sum(40)}\"); Show(\"End\")", "Show('Sum {sum(40)}')"),
  ])
  func `A value that a limit cuts is named, and no part or ellipsis of it is shown`(
    _ body: String, _ shown: String
  ) {
    var source = EvaluatedSource(
      kotlin: """
        fun sum(n: Int): Int = if (n < 2) n else sum(n - 1) + sum(n - 2)
        @Composable fun Main() { \(body) }
        """)
    #expect(source.screen().first == shown)
    #expect(!source.evaluator.undecided.contains { $0.name.contains("n < 2") })
  }

  @Test func `A text is repeated only while it is short`() {
    var source = EvaluatedSource(
      kotlin: "@Composable fun Main() { Show(\"a\".repeat(2000000000)); Show(\"ab\".repeat(2)) }")
    #expect(source.screen() == ["Show({\"a\".repeat(2000000000)})", "Show(abab)"])
    #expect(source.evaluator.reachedLimits.map(\.limit) == [.length])
  }

  @Test func `Properties and variables that need each other are unknown`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          static let a = b
          static let b = a
          var body: some View { Text("\\(Self.a)") }
        }
        """)
    #expect(source.screen() == ["Text('{a}')"])
  }

  @Test func `Numbers do not overflow`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          Text("${9223372036854775807 + 1} ${1 / 0} ${(0..9223372036854775807).first()}")
        }
        """)
    #expect(source.screen() == ["Text('{9223372036854775807 + 1} {1 / 0} 0')"])
  }

  @Test func `The work is linear in the number of views`() {
    func steps(_ count: Int) -> Int {
      let rows = (0..<count).map {
        "struct Row\($0): View { var body: some View { Text(\"\($0)\") } }"
      }
      let calls = (0..<count).map { "Row\($0)()" }
      var source = EvaluatedSource(
        swift: (rows + ["struct Main: View { var body: some View {"] + calls + ["} }"]).joined(
          separator: "\n"))
      let start = ContinuousClock.now
      #expect(source.screen().count == count)
      return Int((ContinuousClock.now - start) / .microseconds(1))
    }
    _ = steps(50)
    let (few, many) = (steps(200), steps(1_600))
    #expect(many < 24 * max(few, 1_000))
  }

  @Test func `The work of a handler is linear in the number of its loops`() {
    func time(_ count: Int) -> Int {
      let steps = (0..<count).map {
        "let f\($0) = { \($0) }; var n\($0) = 0; while n\($0) < 2 { n\($0) += f\($0)() + 1 }; tell(n\($0))"
      }
      var source = EvaluatedSource(
        swift: """
          struct Main: View { var body: some View { Button("Go", action: {
          \(steps.joined(separator: "\n"))
          }) } }
          """)
      let start = ContinuousClock.now
      #expect(source.run("action").count == count)
      return Int((ContinuousClock.now - start) / .microseconds(1))
    }
    _ = time(50)
    let (few, many) = (time(150), time(1_200))
    #expect(many < 24 * max(few, 1_000))
  }

  @Test(arguments: [
    ("while n < 3 { n += 1; total += n }", ["6", "3"]),
    ("while n < 3 { n += 1; total += n; Thread.sleep(1) }", ["0", "0"]),
    (
      "while n < 2 { var m = 0; while isBusy() { m += 1; n = 9 }; n += 1; total += n }",
      ["3", "2"]
    ),
    ("let f = { n += 5 }; while n < 3 { f(); Thread.sleep(1) }", ["0", "0"]),
    ("while n < 3 { n += 1; var m = 0; while m < 2 { m += 1; n += 4; total = 7 } }", ["7", "9"]),
  ])
  func `A loop of a handler that waits or does not end changes nothing`(
    _ loop: String, _ values: [String]
  ) {
    var source = EvaluatedSource(
      swift: """
        struct Main: View { @State var total = 0; @State var note = "none"
          var body: some View {
            Button("Go", action: { var n = 0; \(loop); note = "\\(n)" }) } }
        """)
    let effects = source.run("action")
    func last(_ name: String) -> String {
      effects.last { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) } ?? "0"
    }
    #expect([last("total = "), last("note = ")] == values)
  }

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
