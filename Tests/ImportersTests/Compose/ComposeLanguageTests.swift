import Testing

/// TalkBack's announcements for screens whose Kotlin code has loops, changes variables and passes
/// values.
@Suite struct ComposeLanguageTests {
  @Test(
    arguments: [
      (
        "for (i in 0..3) { if (i == 1) continue; if (i == 3) break; Text(\"Lane $i\") }",
        ["Lane 0", "Lane 2"]
      ),
      ("var k = 0\nwhile (k < 2) { Text(\"Lap ${k + 1}\"); k++ }", ["Lap 1", "Lap 2"]),
      (
        "var n = 0\ndo { n++; if (n == 2) continue; Text(\"Heat $n\") } while (n < 3)",
        ["Heat 1", "Heat 3"]
      ),
      (
        "rows@ for (i in 0..1) { for (j in 0..5) { if (j == 1) continue@rows; Text(\"$i-$j\") } }",
        ["0-0", "1-0"]
      ),
      (
        "for (name in listOf(\"Ann\", \"\", \"Bo\")) { val shown = name.ifEmpty { null } ?: continue; Text(shown) }",
        ["Ann", "Bo"]
      ),
    ])
  func `Loops run as often as their jumps let them`(_ body: String, _ said: [String]) throws {
    #expect(try ComposeTrial("Column {\n\(body)\n}").said == said)
  }

  @Test func `The loop of an effect is not run`() throws {
    let trial = try ComposeTrial(
      """
      var seconds by remember { mutableStateOf(0) }
      LaunchedEffect(Unit) { while (true) { delay(1000); seconds++ } }
      Text("$seconds s")
      """)
    let lines = try trial.heard(after: "swipe right").joined()
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.contains("100 s") && !$0.contains("1 s") })
  }

  @Test(
    arguments: [
      ("\"emu\".also { Text(it) }.apply { Text(\"$this again\") }", ["emu", "emu again"]),
      ("val name = \"kiwi\".also { Text(\"Bird\") }\nText(name)", ["Bird", "kiwi"]),
      ("Text(\"No “${\"\"}”\")", ["No “”"]),
      ("val query = \"oak\"\nText(\"No “$query” or $query’s\")", ["No “oak” or oak’s"]),
      ("listOf(\"Oslo\").forEachIndexed { i, city -> Text(\"${'A' + i}. $city\") }", ["A. Oslo"]),
      ("with(elsewhere) { panel { Text(\"In the panel\") } }", ["In the panel"]),
      ("frame(\"x\", end = { Text(\"At the end\") })", ["At the end"]),
      ("Column { this@Column.AnimatedVisibility(visible = true) { Text(\"Seen\") } }", ["Seen"]),
      (
        "CircularProgressIndicator(Modifier.semantics { contentDescription = \"Loading maps\" })",
        ["In progress, Loading maps, progress bar"]
      ),
      ("ProvideTextStyle(MaterialTheme.typography.bodySmall) { Text(\"Small\") }", ["Small"]),
      (
        "SearchBar(inputField = { SearchBarDefaults.InputField(\"\", {}, {}, false, {}) }, expanded = false, onExpandedChange = {}) { Text(\"Recent\") }",
        ["Search, edit box"]
      ),
    ])
  func `A composable is announced in each Kotlin construct around it`(
    _ body: String, _ said: [String]
  ) throws {
    let trial = try ComposeTrial(body)
    #expect(trial.said == said)
    #expect(!trial.hasDiagnostic("modifier"))
  }

  @Test func `A loop over what an undeclared function returns shows one entry`() throws {
    let trial = try ComposeTrial("loadTrips().drop(1).forEach { trip -> Text(trip.title) }")
    #expect(trial.said.count == 1)
    #expect(trial.hasDiagnostic("only known at run time"))
  }

  @Test func `A semantics property can be set by its key`() throws {
    let trial = try ComposeTrial(
      "Text(\"Log\", Modifier.semantics { this[SemanticsProperties.Heading] = Unit })")
    #expect(trial.said == ["Log, heading"])
  }

  @Test func `A local value is what the nearest provider around the use provides`() throws {
    let trial = try ComposeTrial(
      file: """
        val LocalShip = compositionLocalOf { "no ship" }
        @Composable fun Ship() { Text(LocalShip.current) }
        @Composable fun Frame(content: @Composable () -> Unit) {
          CompositionLocalProvider(LocalShip provides "Vega") { Card { content() } }
        }
        @Composable fun Main() {
          Column {
            Frame { Ship(); CompositionLocalProvider(LocalShip provides "Lyra") { Box { Ship() } } }
            Ship()
          }
        }
        """)
    #expect(trial.said == ["Vega", "Lyra", "no ship"])
  }

  @Test func `A constructor's property overrides that of an interface`() throws {
    let trial = try ComposeTrial(
      file: """
        interface Named { val title: String get() = "Untitled" }
        class Page(override val title: String) : Named
        enum class Tab(override val title: String) : Named { LOG("Log book") }
        @Composable fun Main() { Text(Page("Garden").title); Text(Tab.LOG.title) }
        """)
    #expect(trial.said == ["Garden", "Log book"])
  }

  @Test func `Aliases of imports and types mean what they stand for`() throws {
    let trial = try ComposeTrial(
      file: """
        import androidx.compose.material3.Text as Words
        typealias Reading = Pair<String, Int>
        @Composable fun Main() { val (name, value) = Reading("Pulse", 72); Words("$name $value") }
        """)
    #expect(trial.said == ["Pulse 72"])
  }

  @Test func `Arguments are spread into a variable number of parameters`() throws {
    let trial = try ComposeTrial(
      file: """
        fun words(vararg parts: String, end: String = "") = parts.joinToString(" ") + end
        @Composable fun Main() {
          Text(words("say", *arrayOf("it", "twice"), end = "!"))
          Text(words(parts = arrayOf("a", "b")))
        }
        """)
    #expect(trial.said == ["say it twice!", "a b"])
  }

  @Test func `A function reference calls the method that it names`() throws {
    let trial = try ComposeTrial(
      file: """
        class Plant(val name: String) { fun label() = "$name!" }
        @Composable fun Main() { Text(listOf(Plant("Rose")).map(Plant::label).first()) }
        """)
    #expect(trial.said == ["Rose!"])
  }

  // MARK: Unknown values

  private static let failing = """
    @Composable fun Main(state: State) {
      Column { Text("Trips"); state.error?.let { Text("Broken: $it") } }
    }
    """

  @Test func `A scope call that shows something is a condition on the unknown value`() throws {
    let trial = try ComposeTrial(file: Self.failing)
    #expect(trial.said == ["Trips"])
    #expect(
      trial.hasDiagnostic("“state.error != null” is only known at run time, taken as false"))
    let assumed = try ComposeTrial(
      file: Self.failing, assuming: [("state.error != null", "true")])
    #expect(assumed.said == ["Trips", "Broken: {state.error}"])
  }

  @Test func `A text with one unknown character is unknown as a whole`() throws {
    let trial = try ComposeTrial("Text(\"x1\".filter { isKept(it) })")
    #expect(trial.said == ["{\"x1\".filter { isKept(it) }}"])
  }

  // MARK: Noise

  @Test func `An unknown text that a description replaces is not missed`() throws {
    let trial = try ComposeTrial(
      "Text(\"$time\", Modifier.semantics { contentDescription = \"Time left\" })")
    #expect(trial.said == ["Time left"])
    #expect(!trial.hasDiagnostic("time"))
  }

  @Test func `Nothing lies behind a screen that is only a dialog`() throws {
    let trial = try ComposeTrial(
      "AlertDialog(onDismissRequest = {}, confirmButton = {}, text = { Text(\"Agree?\") })")
    #expect(trial.said == ["Agree?"])
    #expect(!trial.hasDiagnostic("behind"))
  }

  // MARK: Leaving lambdas

  @Test(arguments: [
    (
      "for (x in listOf(\"a\", \"b\", \"c\")) { listOf(1, 2).forEach { y -> Text(\"$x$y\"); if (x == \"b\") break } }",
      ["a1", "a2", "b1"]
    ),
    (
      "for (x in listOf(\"a\", \"b\")) { listOf(1, 2).forEach { y -> Text(\"$x$y\"); if (y == 2) break } }",
      ["a1", "a2"]
    ),
    (
      "for (x in listOf(\"a\", \"b\")) { x.let { Text(it); if (it == \"a\") continue; Text(\"end\") } }",
      ["a", "b", "end"]
    ),
    (
      "listOf(\"a\", \"b\").forEach { run { Text(it); if (it == \"a\") return@forEach }; Text(\"end\") }",
      ["a", "b", "end"]
    ),
    (
      "listOf(\"a\", \"b\").forEach outer@{ a -> repeat(2) { Text(\"$a$it\"); if (it == 1) return@outer }; Text(\"no\") }",
      ["a0", "a1", "b0", "b1"]
    ),
    ("with(3) { Text(\"$this\"); if (this == 3) return }; Text(\"no\")", ["3"]),
  ])
  func `Texts that an inlined lambda showed before it was left stay`(
    _ code: String, _ words: [String]
  ) throws {
    #expect(try ComposeTrial(code).said == words)
  }

  @Test(arguments: [
    ("\"%.2f\".format(2.5)", nil, "2.50"), ("\"%.2f\".format(Locale.ROOT, 2.5)", nil, "2.50"),
    ("String.format(Locale.US, \"%,d\", 2500)", "de", "2,500"),
    ("\"%.2f\".format(Locale.GERMANY, 2.5)", nil, nil), ("\"%.2f\".format(2.5)", "de", nil),
    ("String.format(Locale.getDefault(), \"%,d\", 2500)", "de", nil),
    ("\"%d of %s\".format(2, \"a\")", "de", "2 of a"), ("\"%.1f\".format(2.5)", "en-GB", "2.5"),
  ])
  func `A number has the format of the locale, or is unknown`(
    _ expression: String, _ language: String?, _ said: String?
  ) throws {
    let trial = try ComposeTrial(
      file: "@Composable fun Main() { Text(\(expression)) }", language: language)
    if let said {
      #expect(trial.said == [said])
    } else {
      #expect(trial.hasDiagnostic("only known at run time"))
    }
  }
}
