import ComponentSource
import Testing

/// `runCatching` and the members of its result.
struct KotlinResultTests {
  static let values: [(String, String)] = [
    ("runCatching { \"12\".toInt() }.getOrNull()", "12"),
    ("runCatching { \"x\".toInt() }.getOrNull()", "null"),
    ("runCatching { \"x\".toInt() }.getOrDefault(7)", "7"),
    ("runCatching { \"12\".toInt() }.getOrDefault(7)", "12"),
    ("runCatching { \"x\".toInt() }.getOrElse { 8 }", "8"),
    ("\"5\".runCatching { toInt() }.getOrNull()", "5"),
    ("runCatching { \"x\".toInt() }.isFailure", "true"),
    ("runCatching { \"1\".toInt() }.isSuccess", "true"),
    ("runCatching { 5 }.map { it * 2 }.getOrThrow()", "10"),
    ("runCatching { \"x\".toInt() }.recover { 3 }.getOrNull()", "3"),
    ("runCatching { 5 }.mapCatching { \"x\".toInt() }.getOrNull() ?: 0", "0"),
    ("runCatching { 5 }.fold({ it + 1 }, { 0 })", "6"),
    ("runCatching { \"x\".toInt() }.fold(onSuccess = { 1 }, onFailure = { 2 })", "2"),
    (
      "runCatching { throw IllegalStateException(\"gone\") }.exceptionOrNull()?.message ?: \"\"",
      "'gone'"
    ),
  ]

  @Test(arguments: values)
  func `A result of Kotlin is a success, or a failure if the block throws an error`(
    _ expression: String, _ text: String
  ) {
    var source = EvaluatedSource(kotlin: "@Composable fun Main() { Show(\(expression)) }")
    #expect(source.screen() == ["Show(\(text))"])
  }

  @Test
  func `Only the function for the own kind of result is called`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          var count = 0
          runCatching { "x".toInt() }.onSuccess { count += 1 }.onFailure { count += 10 }
          Show(count)
        }
        """)
    #expect(source.screen() == ["Show(10)"])
  }
}
