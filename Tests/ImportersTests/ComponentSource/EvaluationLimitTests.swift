import ComponentSource
import Requirements
import Testing

/// Source code that runs forever or needs more and more memory.
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
    ("var n = 0; repeat(150) { n++ }; Show(\"$n\")", "Show('150')"),
    ("Show(\"${List(150) { it }.size}\")", "Show('150')"),
    ("Show(\"${List(5000) { it }.size}\")", "Show('{List(5000) { it }.size}')"),
    ("Show(\"${buildString { repeat(150) { append(1) } }.length}\")", "Show('150')"),
    ("Show(\"${buildList { repeat(150) { add(it) } }.size}\")", "Show('150')"),
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

  @Test func `The work is linear in the number of views`() throws {
    func source(_ count: Int) -> EvaluatedSource {
      let rows = (0..<count).map {
        "struct Row\($0): View { var body: some View { Text(\"\($0)\") } }"
      }
      let calls = (0..<count).map { "Row\($0)()" }
      return EvaluatedSource(
        swift: (rows + ["struct Main: View { var body: some View {"] + calls + ["} }"]).joined(
          separator: "\n"))
    }
    var shown: [Int] = []
    let isProportional = try isLinear(size: 200, input: source) { shown.append($0.screen().count) }
    #expect(shown == [25, 200, 1_600])
    #expect(isProportional)
  }

  @Test func `The work of a handler is linear in the number of its loops`() throws {
    func source(_ count: Int) -> EvaluatedSource {
      let steps = (0..<count).map {
        "let f\($0) = { \($0) }; var n\($0) = 0; while n\($0) < 2 { n\($0) += f\($0)() + 1 }; tell(n\($0))"
      }
      return EvaluatedSource(
        swift: """
          struct Main: View { var body: some View { Button("Go", action: {
          \(steps.joined(separator: "\n"))
          }) } }
          """)
    }
    var told: [Int] = []
    let isProportional = try isLinear(size: 150, input: source) {
      told.append($0.run("action").count)
    }
    #expect(told == [18, 150, 1_200])
    #expect(isProportional)
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
}
