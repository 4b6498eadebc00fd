import ComponentSource
import Testing

/// Sets, and results that are unknown because Swift's sets and dictionaries have no order.
struct SetRuleTests {
  // Source: Kotlin API reference, kotlin.collections: `setOf` keeps the order of its elements.
  @Test(arguments: [
    ("mutableSetOf(1).add(1)", "false"), ("mutableSetOf(1).add(2)", "true"),
    ("setOf(1) + 1", "[1]"), ("setOf(1) + listOf(2, 1)", "[1, 2]"), ("setOf(1, 2) - 2", "[1]"),
    ("listOf(3, 1, 3).toSet()", "[3, 1]"), ("listOf(3, 1, 3).toSet().size", "2"),
    ("listOf(3, 1, 3).distinct()", "[3, 1]"),
    ("listOf(3, 1, 3).toMutableSet().also { it.add(1) }", "[3, 1]"),
    ("listOf(\"ab\", \"cd\", \"e\").distinctBy { it.length }", "[ab, e]"),
    ("setOf(1, 2) == setOf(2, 1)", "true"), ("setOf(1) == listOf(1)", "false"),
    ("listOf(1, 1) + setOf(1)", "[1, 1, 1]"), ("setOf(1, 2).map { it / 2 }", "[0, 1]"),
    ("2 in setOf(1, 2)", "true"), ("setOf(1, 2).containsAll(listOf(2))", "true"),
    ("setOf(2, 1).first()", "2"), ("setOf(2, 1).sorted()", "[1, 2]"),
    ("setOf(1, 2).subtract(setOf(2))", "[1]"), ("buildSet { add(1); add(1) }.size", "1"),
    ("mapOf(\"b\" to 1, \"a\" to 2).keys", "[b, a]"),
  ])
  func `A set of Kotlin has each element once, in its order`(_ expression: String, _ text: String) {
    var source = EvaluatedSource(kotlin: "@Composable fun Main() { Show(\"${\(expression)}\") }")
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test func `The order of a hash set is unknown`() {
    var source = EvaluatedSource(kotlin: "@Composable fun Main() { Show(\"${hashSetOf(3, 1)}\") }")
    #expect(source.screen() == ["Show('{hashSetOf(3, 1)}')"])
  }

  // Source: Swift standard library, `Set` and `Dictionary`.
  private static func swift(_ expression: String) -> EvaluatedSource {
    EvaluatedSource(
      swift: """
        func joined(_ ids: Set<Int>) -> String { var s = ""; for id in ids { s += "\\(id)" }; return s }
        func total(_ ids: Set<Int>) -> Int { var n = 0; for _ in ids { n += 1 }; return n }
        func added(_ ids: Set<Int>) -> String { var s = ""; ids.forEach { s += "\\($0)" }; return s }
        func inserted() -> String { var ids: Set<Int> = []
          let a = ids.insert(4).inserted; let b = ids.insert(4).inserted
          let c = ids.remove(4); let d = ids.remove(9)
          return "\\(a) \\(b) \\(c ?? 0) \\(d ?? 0) \\(ids.count)" }
        func assigned() -> Int { var ids: Set<Int> = []; ids = [1, 1]; return ids.count }
        struct Main: View {
          let s: Set<Int> = [1, 1]; let t: Set = [2, 1, 3]; let d = ["b": 1, "a": 2]
          var body: some View { Show("\\(\(expression))") }
        }
        """)
  }

  @Test(arguments: [
    ("s.count", "1"), ("s", "[1]"), ("t.contains(3)", "true"), ("t.isEmpty", "false"),
    ("t.sorted()", "[1, 2, 3]"), ("t.max() ?? 0", "3"), ("t.reduce(0, +)", "6"),
    ("t == [3, 2, 1]", "true"), ("t.filter { $0 > 1 }.count", "2"),
    ("t.intersection([3, 4])", "[3]"), ("t.union([1, 4]).count", "4"),
    ("t.isSuperset(of: s)", "true"), ("t.isDisjoint(with: [9])", "true"),
    ("t.sorted().map { $0 * 2 }", "[2, 4, 6]"), ("inserted()", "true false 4 0 0"),
    ("assigned()", "1"), ("total(t)", "3"), ("joined(s)", "1"),
    ("d.keys.sorted()", "[\"a\", \"b\"]"),
    ("d.values.reduce(0, +)", "3"), ("d[\"a\"] ?? 0", "2"),
    ("d.sorted { $0.key < $1.key }.map { $0.key }", "[\"a\", \"b\"]"),
    ("d.map { $0.key }.sorted()", "[\"a\", \"b\"]"),
    ("t.map { $0 * 2 }.filter { $0 > 2 }.sorted { $0 > $1 }", "[6, 4]"),
    (
      "Dictionary(grouping: [1, 2, 3]) { $0 % 2 }.map { (key: $0.key, n: $0.value.count) }"
        + ".sorted { $0.key < $1.key }.map { $0.n }", "[1, 2]"
    ),
  ])
  func `Values that do not depend on the order of a Swift set are known`(
    _ expression: String, _ text: String
  ) {
    var source = Self.swift(expression)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test(arguments: [
    "t", "t.first ?? 0", "t.map { $0 }", "joined(t)", "added(t)", "Array(t)", "d",
    "d.keys.first ?? \"\"",
    "t.map { \"\\($0)\" }.joined()", "d.map { $0.key }.joined()", "t.sorted { $0 % 2 < $1 % 2 }",
    "t.reduce(0) { $0 * 10 + $1 }",
  ])
  func `A value that depends on the order of a Swift set or dictionary is unknown`(
    _ expression: String
  ) {
    var source = Self.swift(expression)
    let shown = source.screen()
    #expect(shown.first?.contains("{") == true, "\(shown)")
    #expect(!source.evaluator.unknowns.isEmpty)
  }
}
