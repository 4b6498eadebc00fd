import ComponentSource
import Testing

/// Members of the standard libraries.
struct StandardLibraryTests {
  static let swift: [(String, String)] = [
    ("\"a b\".capitalized", "A B"), ("\"ab\".uppercased()", "AB"), ("\"abc\".count", "3"),
    ("\"\".isEmpty", "true"), ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[1, 2].reversed()", "[2, 1]"),
    ("[1, 2, 3].filter { $0 > 1 }.count", "2"), ("[1, 2].map { $0 * 2 }", "[2, 4]"),
    ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"), ("[1, 2, 3].dropFirst()", "[2, 3]"),
    ("[1, 2, 3].prefix(2)", "[1, 2]"), ("[1, 2].contains(2)", "true"),
    ("[1, 2].contains { $0 > 5 }", "false"), ("[1, 2].first(where: { $0 > 1 })!", "2"),
    ("(1...3).reduce(0, +)", "6"), ("[1, 2].reduce(1) { $0 * $1 }", "2"), ("max(2, 7)", "7"),
    ("String(format: \"%.1f-%03d\", 2.25, 7)", "2.2-007"), ("Int(\"5\")! + 1", "6"),
    ("[\"a\": 1][\"a\"]!", "1"), ("[1, nil, 3].compactMap { $0 }.count", "2"),
    ("\"a,b\".split(separator: \",\").count", "2"), ("\"x\" + String(2)", "x2"), ("7 / 2", "3"),
    ("7.0 / 2", "3.5"), ("(1, \"b\").1", "b"), ("[1, 2].allSatisfy { $0 > 0 }", "true"),
    ("stride(from: 0, to: 6, by: 2).map { $0 }", "[0, 2, 4]"),
    ("[[1], [2]].flatMap { $0 }", "[1, 2]"),
    ("\"abc\".hasPrefix(\"ab\")", "true"), ("Array(repeating: 0, count: 2)", "[0, 0]"),
    ("[5, 6].firstIndex(of: 6)!", "1"), ("[1, 2].min()!", "1"),
    ("[1, 3, 2].max { $0 < $1 }!", "3"), ("[1, 3, 2].min { $0 > $1 }!", "3"),
    ("(5..<5).lowerBound", "5"), ("(3...7).lowerBound", "3"), ("(5..<5).upperBound", "5"),
    ("(3...7).upperBound", "7"), ("(3..<7).upperBound", "7"), ("(0.5...2.5).upperBound", "2.5"),
    ("(0.5..<2.5).lowerBound", "0.5"), ("(0.5...2.5).contains(2.5)", "true"),
    ("(0.5..<2.5).contains(2.5)", "false"), ("(0.5..<0.5).isEmpty", "true"),
    ("min(max(9, (1...5).lowerBound), (1...5).upperBound)", "5"),
    ("Array(Set([3, 1, 2])).sorted()", "[1, 2, 3]"),
    ("[\"ab\", \"c\"].sorted(using: KeyPathComparator(\\.count)).joined()", "cab"),
    ("[9, 4].sorted(using: KeyPathComparator(\\.self))", "[4, 9]"),
    (
      "[\"a\", \"bc\"].sorted(using: KeyPathComparator(\\.count, order: .reverse)).joined()", "bca"
    ),
    ("(\"ab\" as String?).map { $0.count } ?? 0", "2"),
    ("[1.5, 2].reduce(.zero, +)", "3.5"), ("[4, 5].reduce(.zero) { $0 + $1 }", "9"),
    ("[1, 5, 3].reduce(0, max)", "5"), ("2 > .zero", "true"), ("0.0 == .zero", "true"),
  ]

  @Test(arguments: swift)
  func `A standard-library call of Swift returns its documented value`(
    _ expression: String, _ text: String
  ) {
    var source = EvaluatedSource(
      swift: "struct Main: View { var body: some View { Show(\(expression)) } }")
    #expect(source.screen() == ["Show(\(text))"])
  }

  static let kotlin: [(String, String)] = [
    ("\"a b\".replaceFirstChar { it.uppercase() }", "A b"), ("\"abc\".length", "3"),
    ("\" \".isBlank()", "true"), ("listOf(3, 1).sorted()", "[1, 3]"),
    ("listOf(1, 2).map { it + 1 }.joinToString()", "2, 3"), ("listOf(1, 2).lastOrNull()", "2"),
    ("emptyList<Int>().firstOrNull()", "null"), ("listOf(\"b\", \"a\").sortedBy { it }", "[a, b]"),
    ("listOf(1, 2, 3).sumOf { it * 2 }", "12"), ("mapOf(1 to \"x\")[1]", "'x'"),
    ("listOf(1, 2, 3).chunked(2)", "[[1, 2], [3]]"),
    ("listOf(1, 2, 3).chunked(2) { it.sum() }", "[3, 3]"),
    ("\"12345\".chunked(2) { it + \"!\" }", "[12!, 34!, 5!]"),
    ("listOf(1, 2, 3, 4).windowed(2)", "[[1, 2], [2, 3], [3, 4]]"),
    ("listOf(1, 2, 3, 4).windowed(3, 2)", "[[1, 2, 3]]"),
    ("listOf(1, 2, 3, 4).windowed(3, 2, partialWindows = true)", "[[1, 2, 3], [3, 4]]"),
    ("listOf(1, 2, 3).windowed(2) { it.sum() }", "[3, 5]"),
    ("listOf(1, 2, 3, 4, 5).windowed(3, 2) { it.sum() }", "[6, 12]"),
    ("listOf(1, 2, 4).zipWithNext { a, b -> b - a }", "[1, 2]"),
    ("listOf(1, 2, 3).zipWithNext().map { (a, b) -> a * b }", "[2, 6]"),
    ("\"abc\".windowed(2)", "[ab, bc]"),
    ("listOf(1, 1).distinct().size", "1"),
    ("\"%d%%\".format(5)", "5%"), ("5.coerceIn(1, 3)", "3"), ("\"5\".toInt() + 1", "6"),
    ("listOf(1, 2).fold(10) { a, b -> a - b }", "7"), ("(1..4).filter { it % 2 == 0 }", "[2, 4]"),
    ("listOf(1, 2).any { it > 1 }", "true"), ("listOf(1).plus(2)", "[1, 2]"),
    ("listOf(1, 2).zip(listOf(3, 4)).size", "2"), ("\"a\".padEnd(3, '.')", "a.."),
    ("listOf(1, 2).withIndex().map { (i, v) -> i * v }", "[0, 2]"), ("2 in listOf(1, 2)", "true"),
    ("\"ab\".reversed()", "ba"), ("(null as String?).orEmpty()", ""), ("1 to 2", "(1, 2)"),
    ("listOf(2, 1).maxOrNull()", "2"), ("\"a-b\".split(\"-\")", "[a, b]"),
    ("listOf(\"x\").getOrNull(4) ?: \"none\"", "'none'"), ("List(3) { it * it }", "[0, 1, 4]"),
    ("listOf(1, 2).associateWith { it * 2 }[2]", "4"), ("\"abc\".take(2)", "ab"),
    ("listOf(1, 2, 3).takeLast(2)", "[2, 3]"), ("3.7.toInt()", "3"), ("\"abc\"[1]", "b"),
    ("\"abcd\".substring(1, 3)", "bc"), ("\"abcd\".substring(2)", "cd"),
    ("\"a b\".split(\" \").map { it[0] }.joinToString(\"\")", "ab"),
    ("listOf(1, 2, 3).subList(0, 2)", "[1, 2]"), ("listOf(1, 2, 3).first { it > 1 }", "2"),
    ("listOf(1, 2, 3).last { it < 3 }", "2"), ("\"a1b2\".filter { it != '1' }", "ab2"),
    ("listOf(1, 2, 3).partition { it > 1 }.first", "[2, 3]"), ("\"ab\".repeat(2)", "abab"),
    ("\"abc\".substringBefore(\"b\")", "a"), ("\"a/b/c\".substringAfterLast(\"/\")", "c"),
    ("\"x\".removePrefix(\"x\")", ""), ("listOf(2, 1).maxBy { it }", "2"),
    ("listOf(1.0, 2.0).average()", "1.5"), ("listOf(1, 2).count { it > 1 }", "1"),
    ("(1..3).toList()", "[1, 2, 3]"), ("listOf(listOf(1), listOf(2)).flatten()", "[1, 2]"),
    ("listOf(3, 1, 2).sortedWith(compareBy { it })", "[1, 2, 3]"),
    ("listOf(1, 2, 3).indexOfFirst { it == 2 }", "1"), ("5.toString().padStart(2, '0')", "05"),
    ("listOf(1, 2, 3).drop(1).take(1)", "[2]"),
    ("\"Ab\".equals(\"aB\", ignoreCase = true)", "true"),
    ("minOf(3, 2)", "2"), ("listOf(\"a\").first().uppercase()", "A"), ("'a'.uppercaseChar()", "A"),
    ("listOf(1, 2, 3).lastIndex", "2"), ("listOf(9, 4).minOf { it }", "4"),
    ("listOf(1, 2, 3).joinToString(limit = 2, truncated = \"~\")", "1, 2, ~"),
    ("listOf(1, 2).joinToString(\"-\", \"(\", \")\")", "(1-2)"), ("'B' + 1", "C"),
    ("('a'..'c').joinToString(\"\")", "abc"), ("\"a1b2\".filter { it.isDigit() }", "12"),
    ("\"a1b2\".filterNot { it.isLetter() }", "12"), ("\"banana\".count { it == 'a' }", "3"),
    ("\"oak tree\".takeWhile { it != ' ' }", "oak"), ("\"oak\".indexOf(\"ak\")", "1"),
    ("\"oak\".replaceFirstChar(Char::titlecase)", "Oak"), ("\"--a--\".trim('-')", "a"),
    ("\"a!!\".trimEnd('!')", "a"), ("\"(a)\".removeSurrounding(\"(\", \")\")", "a"),
    ("\"a.a\".replaceFirst(\"a\", \"b\")", "b.a"), ("\"a, b;c\".split(\", \", \";\").size", "3"),
    ("\"\"\"\n  |one\n  |two\n\"\"\".trimMargin()", "one\ntwo"), ("255.toString(16)", "ff"),
    ("listOf(3, 1).fastMap { it + 1 }.fastJoinToString()", "4, 2"),
    ("\"a\".compareTo(\"c\")", "-2"), ("5L.compareTo(3L)", "1"), ("true.compareTo(true)", "0"),
    ("compareValues(null, 1)", "-1"), ("compareValuesBy(\"b\", \"aa\", { it.length })", "-1"),
    ("\"%.1f\".format(0.25)", "0.3"), ("\"%.3s|%5.1s\".format(\"abcd\", \"ef\")", "abc|    e"),
    ("\"%.2f\".format(1.005)", "1.01"),
    ("\"%.1f\".format(Locale.US, 9.96)", "10.0"), ("String.format(\"%02d:%02d\", 5, 7)", "05:07"),
    ("Math.round(2.5)", "3"), ("(-2.5).roundToInt()", "-2"), ("kotlin.math.max(2, 8)", "8"),
    ("2.plus(3)", "5"), ("mapOf(\"a\" to 1).mapValues { (_, v) -> v + 1 }[\"a\"]", "2"),
    ("mapOf(1 to 2, 3 to 4).filterKeys { it > 1 }.size", "1"),
    ("mapOf(\"a\" to 1).entries.map { it.key + it.value }", "[a1]"),
    ("StringBuilder(\"a\").append(\"b\").append(1).toString()", "ab1"),
    ("buildString { append(\"a\").append(\"b\"); if (length > 1) append('!') }", "ab!"),
    ("mutableListOf(1).apply { add(2) }", "[1, 2]"), ("buildMap { put(\"k\", 5) }[\"k\"]", "5"),
    ("listOf(\"rose\").map(String::uppercase)", "[ROSE]"), ("\"abc\".run { length }", "3"),
    ("generateSequence(1) { it * 2 }.drop(1).take(2)", "[2, 4]"),
    ("(3..7).start", "3"), ("(3..7).endInclusive", "7"), ("(3..<7).endExclusive", "7"),
    ("(0.5f..2f).endInclusive", "2.0"), ("(0.5f..2f).contains(1f)", "true"),
    ("(0.5f..<2f).contains(2f)", "false"), ("(2f..0f).isEmpty()", "true"),
  ]

  @Test(arguments: kotlin)
  func `A standard-library call of Kotlin returns its documented value`(
    _ expression: String, _ text: String
  ) {
    var source = EvaluatedSource(kotlin: "@Composable fun Main() { Show(\(expression)) }")
    #expect(source.screen() == ["Show(\(text))"])
  }
}
