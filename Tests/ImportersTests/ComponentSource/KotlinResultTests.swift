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
    (
      "runCatching { throw IllegalStateException(\"gone\") }.exceptionOrNull()?.localizedMessage ?: \"\"",
      "'gone'"
    ),
  ]

  static let failingBlocks: [String] = [
    "{ listOf(1)[4] }", "{ listOf(1, 2).first { it > 5 } }", "{ requireNotNull(null); 1 }",
    "{ null!!; 1 }", "{ check(false); 1 }", "{ require(1 > 2); 1 }", "{ error(\"bad\") }",
    "{ TODO(); 1 }", "{ emptyList<Int>().last() }", "{ listOf(1, 2).single() }",
    "{ listOf(1).get(2) }", "{ \"abc\".substring(5); 1 }", "{ \"abc\"[3]; 1 }",
    "{ mapOf(1 to 2).getValue(3) }", "{ emptyList<Int>().max() }", "{ checkNotNull(null); 1 }",
    "{ listOf(2, 3).elementAt(-1) }", "{ \"abc\".first { it == 'x' }; 1 }",
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

  @Test(arguments: failingBlocks)
  func `A block that certainly throws an error of the standard library fails`(_ block: String) {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          Show(runCatching \(block).isFailure)
          Show(try \(block) catch (e: Throwable) { 7 })
        }
        """)
    #expect(source.screen() == ["Show(true)", "Show(7)"])
  }

  @Test(arguments: [
    "{ listOf(1)[0] }", "{ listOf(1, 2).first { it < 2 } }", "{ requireNotNull(1) }",
    "{ check(true); 1 }", "{ \"abc\".substring(3); 1 }", "{ mapOf(1 to 2)[3]; 1 }",
    "{ listOf(2).firstOrNull { it > 5 }; 1 }", "{ listOf(1).getOrNull(5); 1 }",
    "{ listOf(1)[0]!! }",
  ])
  func `A block that throws no error of the standard library succeeds`(_ block: String) {
    var source = EvaluatedSource(
      kotlin: "@Composable fun Main() { Show(runCatching \(block).getOrDefault(7)) }")
    #expect(source.screen() == ["Show(1)"])
  }

  @Test(arguments: [
    "{ check(flag); 1 }", "{ requireNotNull(name); 1 }", "{ name!!; 1 }", "{ name.toInt(); 1 }",
    "{ items.first(); 1 }", "{ items[0]; 1 }",
  ])
  func `The result of a block is unknown if the block may throw an error`(_ block: String) {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(flag: Boolean, name: String?, items: List<Int>) {
          Show(runCatching \(block).getOrDefault(7))
        }
        """)
    let shown = source.screen()
    #expect(shown.count == 1 && !shown.contains("Show(1)") && !shown.contains("Show(7)"))
  }

  @Test
  func `The first catch block for an error of the standard library is run`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          Show(runCatching { error("bad") }.exceptionOrNull()?.message ?: "")
          Show(try { requireNotNull(null); 1 } catch (e: IllegalStateException) { 2 } catch (e: IllegalArgumentException) { 3 })
          Show(try { null!!; 1 } catch (e: NullPointerException) { 4 })
        }
        """)
    #expect(source.screen() == ["Show('bad')", "Show(3)", "Show(4)"])
  }

  @Test
  func `After an error in an argument, a call and an assignment have no effect`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          var count by remember { mutableStateOf(0) }
          fun add(step: Int) { count += step }
          Button(onClick = {
            try { add(listOf(1)[4]) } catch (e: Exception) { show("call") }
            try { save(listOf(1)[4]) } catch (e: Exception) { show("effect") }
            try { count = listOf(1)[4] } catch (e: Exception) { show("assignment") }
          })
        }
        """)
    let effects = source.run("onClick")
    #expect(effects == ["show('call')", "show('effect')", "show('assignment')"])
  }
}
