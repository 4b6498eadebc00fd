import ComponentSource
import Testing

/// Values as Swift and Kotlin compute them, and values that stay unknown.
struct ValueRuleTests {
  private static func swift(_ declarations: String, _ expression: String) -> EvaluatedSource {
    EvaluatedSource(
      swift: """
        \(declarations)
        struct Main: View {
          let hive: Hive
          let limit: Int
          var body: some View { Show("\\(\(expression))") }
        }
        """)
  }

  private static func kotlin(_ declarations: String, _ expression: String) -> EvaluatedSource {
    EvaluatedSource(
      kotlin: """
        \(declarations)
        @Composable fun Main(hive: Hive, limit: Int) { Show("${\(expression)}") }
        """)
  }

  static let swiftValues: [(String, String)] = [
    ("[(3, \"Ann\"), (3, \"Bob\")].max(by: { $0.0 < $1.0 })!.1", "Ann"),
    ("Array([4, 9].prefix(through: 0))", "[4]"),
    ("[4, 9, 7].sorted(by: >)", "[9, 7, 4]"), ("[4, 9].sorted(by: <)", "[4, 9]"),
    ("[\"oak\", \"elm\"]", "[\"oak\", \"elm\"]"), ("[\"oak\": 3]", "[\"oak\": 3]"),
    ("(1, \"oak\")", "(1, \"oak\")"), ("3.9.rounded(.down)", "3.0"),
    ("3.2.rounded(.up)", "4.0"), ("String(254, radix: 16)", "fe"),
    ("Int(\"7f\", radix: 16) ?? 0", "127"),
    ("\"a-b-c\".split(separator: \"-\", maxSplits: 1).count", "2"),
    ("[2, 4, 5, 6].prefix(while: { $0.isMultiple(of: 2) })", "[2, 4]"),
    ("[2, 4, 5].drop(while: { $0 < 4 })", "[4, 5]"), ("[2, 4, 5].prefix(through: 1)", "[2, 4]"),
    ("[2, 4, 5][1...].count", "2"), ("Set([6, 6, 8]).count", "2"),
    ("(0..<9000).count", "9000"), ("\"mary-ann o'brien\".capitalized", "Mary-Ann O'brien"),
    ("[6, 2].reduce(into: 1) { $0 *= $1 }", "12"), ("Float(1) / 3", "0.33333334"),
    ("[[1], [2, 3]].joined().count", "3"), ("[1: \"one\"][1] ?? \"none\"", "one"),
    ("[\"one\": 1] == [\"one\": 1]", "true"), ("(0...1).contains(2)", "false"),
    ("-6.magnitude", "6"), ("-6.description + \"!\"", "-6!"),
    ("[7, 3].max(by: { $0 < $1 }) ?? 0", "7"),
    ("String(format: \"%05d|%+d|%x\", -7, 7, 254)", "-0007|+7|fe"), ("4...6", "4...6"),
    ("4..<6", "4..<6"),
  ]

  @Test(arguments: swiftValues)
  func `A Swift expression has its value`(_ expression: String, _ text: String) {
    var source = Self.swift("", expression)
    #expect(source.screen() == ["Show('\(text)')"])
    #expect(source.evaluator.unknowns.isEmpty)
  }

  /// Expressions with numbers that are too large for a range, a text or a format.
  @Test(arguments: [
    "(-5000000000000000000..<5000000000000000000).count", "(-1...9223372036854775806).count",
    "(-5000000000000000000...5000000000000000000).map { $0 }.count",
  ])
  func `Swift numbers beyond all bounds are unknown`(_ expression: String) {
    var source = Self.swift("", expression)
    _ = source.screen()
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  @Test(arguments: [
    "(-5000000000000000000..5000000000000000000).count()", "\"%.-5f\".format(1.0)",
    "\"abc\".padStart(-9223372036854775807 - 1)", "\"abc\".padEnd(9223372036854775807)",
  ])
  func `Kotlin numbers beyond all bounds are unknown`(_ expression: String) {
    var source = Self.kotlin("", expression)
    _ = source.screen()
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  static let kotlinValues: [(String, String)] = [
    ("'C' + 2", "E"), ("'d' - 'a'", "3"), ("0.1f + 0.6f", "0.70000005"),
    ("(0.57f * 100).toInt()", "57"),
    ("2f / 3", "0.6666667"), ("25000000.0", "2.5E7"), ("0.00025", "2.5E-4"), ("100.0", "100.0"),
    ("mapOf(\"oak\" to 3)", "{oak=3}"), ("2..5", "2..5"), ("\"oak\" to 3", "(oak, 3)"),
    ("(mapOf(1 to 2) + mapOf(1 to 5))[1]", "5"), ("mapOf(1 to 2) == mapOf(1 to 2)", "true"),
    ("listOf(\"oak\") + \"elm\"", "[oak, elm]"), ("listOf(3, 4) - 3", "[4]"),
    ("setOf(6, 6).size", "1"),
    ("listOf(4, 9, 7).sortedWith(compareByDescending { it })", "[9, 7, 4]"),
    ("listOf(4).getOrElse(3) { it * 2 }", "6"), ("\"%,d\".format(9876543)", "9,876,543"),
    ("\"%04d\".format(-5)", "-005"), ("\"a;b;c\".split(\";\", limit = 2)", "[a, b;c]"),
    ("\"a\\nb\".lines().size", "2"), ("\"abc\".toList()", "[a, b, c]"),
    ("\"abc\".first().toString() + 1", "a1"), ("mutableListOf(1).add(2)", "true"),
    ("\"Oak\".contains(\"o\", ignoreCase = false)", "false"),
    ("\"Oak\".startsWith(\"oA\", ignoreCase = true)", "true"),
    ("try { \"q\".toInt() } catch (e: Exception) { 4 }", "4"),
    ("(1..9000).count()", "9000"), ("(-7).mod(4)", "1"), ("5.coerceIn(1..3)", "3"),
    ("66.toChar()", "B"), ("true.not()", "false"), ("true.and(false)", "false"),
    ("5.inv()", "-6"), ("1.shl(4)", "16"), ("Math.pow(2.0, 3.0)", "8.0"),
    ("listOf(1, 2).withIndex().first()", "IndexedValue(index=0, value=1)"),
  ]

  @Test(arguments: kotlinValues)
  func `A Kotlin expression has its value`(_ expression: String, _ text: String) {
    var source = Self.kotlin("", expression)
    #expect(source.screen() == ["Show('\(text)')"])
    #expect(source.evaluator.unknowns.isEmpty)
  }

  static let swiftUnknown = [
    "[4, 9].randomElement()!",
    "[4, 9].shuffled()",
    "\"oak!\".trimmingCharacters(in: .punctuationCharacters)", "[4, 9].prefix(limit).count",
    "[4, 9].filter { hive.keeps($0) }.count", "[4, 9].first { hive.keeps($0) } ?? 0",
    "[4, 9].firstIndex { hive.keeps($0) } ?? 0", "[4, hive.size].max() ?? 0", "3 == Limits.most",
    "3 != Limits.most", "[3] == Limits.all", "hive.size == 4", "UUID()",
    "\"oak\".replacingOccurrences(of: \"O\", with: \"e\", options: .caseInsensitive)",
    "[4, 9].sorted { hive.rank($0) < hive.rank($1) }.first ?? 0",
  ]

  @Test(arguments: swiftUnknown)
  func `An expression that the Swift source does not determine is unknown`(_ expression: String) {
    var source = Self.swift("", expression)
    let shown = source.screen()
    #expect(shown.first?.contains("{") == true, "\(shown)")
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  static let kotlinUnknown = [
    "listOf(4, 9).shuffled()", "listOf(4, 9).random()", "2147483647 + 1", "1 shl 40",
    "listOf(4, 9).take(limit).size", "listOf(4, 9).filter { hive.keeps(it) }.size",
    "listOf(4, 9).count { hive.keeps(it) }", "listOf(4, 9).first { hive.keeps(it) }",
    "\"oak\".takeIf { hive.keeps(it) }", "5.coerceAtMost(limit)", "\"oak\".drop(limit)",
    "listOf(\"oak\") - hive.name", "listOf(\"oak\", hive.name).distinct().size", "3 == Limits.MOST",
    "3 != Limits.most()", "listOf(\"oak\") + hive.name", "listOf(4, 9).chunked(limit).size",
    "listOf(4, 9).sortedBy { hive.rank(it) }.first()", "Oak(3)", "\"q\".toInt()",
    "listOf(4, 9).joinToString(hive.separator)",
  ]

  @Test(arguments: kotlinUnknown)
  func `An expression that the Kotlin source does not determine is unknown`(_ expression: String) {
    var source = Self.kotlin("class Oak(val age: Int)", expression)
    let shown = source.screen()
    #expect(shown.first?.contains("{") == true, "\(shown)")
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  @Test func `Unknown parts of composed texts are recorded`() {
    var swift = Self.swift("", "[\"Bee\", hive.name].joined(separator: \" of \")")
    #expect(swift.screen() == ["Show('Bee of {hive.name}')"])
    #expect(swift.evaluator.unknowns.map(\.name) == ["hive.name"])
    var kotlin = Self.kotlin(
      "data class Bee(val name: String)", "listOf(Bee(hive.name), Pair(hive.size, 1))")
    #expect(kotlin.screen() == ["Show('[Bee(name={hive.name}), ({hive.size}, 1)]')"])
    #expect(kotlin.evaluator.unknowns.map(\.name) == ["hive.name", "hive.size"])
  }

  @Test func `Rows of a list that an unknown condition filters are shown and reported`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(hive: Hive, limit: Int) {
          items(listOf("a", "b").filter { hive.keeps(it) }) { Text(it) }
          listOf("c", "d").take(limit).forEach { Text(it) }
          (1..limit).forEach { Text("row $it") }
        }
        """)
    #expect(
      source.screen() == ["Text(a)", "Text(b)", "Text(c)", "Text(d)", "Text('row {1..limit[0]}')"])
    #expect(
      source.evaluator.unknowns.map(\.name).prefix(3) == [
        "listOf(\"a\", \"b\").filter { hive.keeps(it) }", "listOf(\"c\", \"d\").take(limit)",
        "1..limit",
      ])
  }
}
