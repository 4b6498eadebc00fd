import ComponentSource
import ComposeImport
import Testing

/// Compose's own words in the language of a screen, and local values with the same names as
/// functions of Compose.
@Suite struct ComposeWordsTests {
  private static let code = """
    @Composable fun Main() {
      Row(Modifier.toggleable(true, role = Role.Switch) {}) { Text("WLAN") }
      Slider(value = 0.4f, onValueChange = {}, modifier = Modifier.semantics { contentDescription = "Ton" })
      OutlinedTextField("a", {}, isError = true, label = { Text("Name") })
    }
    """

  @Test func `Compose's own words are in the language of the screen`() throws {
    let trial = try ComposeTrial(file: ComposeWordsTests.code, language: "de")
    #expect(trial.said[0] == "An, WLAN, Schalter" || trial.said[0].contains("An, WLAN"))
    #expect(trial.said[1].hasPrefix("40 Prozent., Ton"))
    #expect(trial.said[2].contains("Ungültige Eingabe"))
    #expect(!trial.hasDiagnostic("belong to Compose"))
  }

  @Test func `Words without a translation are reported`() throws {
    let trial = try ComposeTrial(file: ComposeWordsTests.code, language: "ja")
    #expect(trial.hasDiagnostic("4 words belong to Compose and have no translation here"))
    #expect(trial.hasDiagnostic("“40 percent.”"))
    #expect(try !ComposeTrial(file: ComposeWordsTests.code).hasDiagnostic("belong to Compose"))
  }

  @Test func `An app's own state and error replace Compose's words, which are not reported`() throws
  {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main() {
          TextField("a", {}, isError = true, modifier = Modifier.semantics { error("zu kurz") })
        }
        """, language: "ja")
    #expect(!trial.hasDiagnostic("Compose"))
  }

  @Test(
    arguments: [
      (
        "val items by vm.items.collectAsState()\nLazyColumn { items(items) { Text(it) } }", ["{it}"]
      ),
      ("val items = null\nLazyColumn { items(listOf(\"Oat\")) { Text(it) } }", ["Oat"]),
      ("val item = Oat(\"Oat\")\nLazyColumn { item { Text(item.name) } }", ["Oat"]),
      ("val key: String? = vm.key\nkey(key) { Text(\"Inside\") }", ["Inside"]),
    ])
  func `A value that is no function hides no function of its name`(
    _ body: String, _ said: [String]
  ) throws {
    let trial = try ComposeTrial(
      file: "class Oat(val name: String)\n@Composable fun Main(vm: Vm) {\n\(body)\n}")
    #expect(trial.said.map { $0.split(separator: ",")[0].description } == said)
  }

  @Test func `A parameter that is a function hides the framework's function`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Frame(item: @Composable (String) -> Unit) { item("slot") }
        @Composable fun Main() { Frame { Text(it) } }
        """)
    #expect(trial.said == ["slot"])
  }

  @Test func `An unknown list is reported where its name is that of the function`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main(vm: Vm) {
          val items by vm.items.collectAsState()
          LazyColumn { items(items) { Text(it) } }
        }
        """)
    #expect(trial.hasDiagnostic("“items” is a list that is only known at run time"))
  }

  @Test(arguments: [
    ("NumberFormat.getInstance(Locale.US).format(1234567)", "1,234,567"),
    ("NumberFormat.getNumberInstance(Locale.ENGLISH).format(1234.5678)", "1,234.568"),
    ("NumberFormat.getInstance().format(2.50)", "2.5"),
    ("NumberFormat.getIntegerInstance(Locale.getDefault()).format(12.5)", "12"),
    ("NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5)", "-$1,234.50"),
    ("DecimalFormat(\"#,###.##\").format(2215.13f)", "2,215.13"),
    ("DecimalFormat(\"#,##0.00 km\").format(0.5)", "0.50 km"),
    ("DecimalFormat(\"$#,##0.00\").format(-1234567.125)", "-$1,234,567.12"),
    ("DecimalFormat(\"000.#\").format(7)", "007"),
    ("DecimalFormat(\"0.#%\").format(0.256)", "25.6%"),
    ("NumberFormat.getCurrencyInstance(Locale(\"en\", \"US\")).format(0.125)", "$0.12"),
    ("NumberFormat.getPercentInstance(Locale.forLanguageTag(\"en-US\")).format(0.256)", "26%"),
  ])
  func `A number is said in the format of English in the United States`(
    _ expression: String, _ text: String
  ) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.said == [text])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    ("LocalDate.of(2024, 3, 5).format(DateTimeFormatter.ofPattern(\"EEE, MMM d\"))", "Tue, Mar 5"),
    (
      "DateTimeFormatter.ofPattern(\"d MMMM yyyy\", Locale.US).format(LocalDate.parse(\"2024-12-31\"))",
      "31 December 2024"
    ),
    (
      "LocalDateTime.of(2024, Month.MARCH, 5, 9, 7).format(DateTimeFormatter.ofPattern(\"dd.MM.yy 'at' h:mm a\"))",
      "05.03.24 at 9:07 AM"
    ),
    ("LocalTime.of(0, 5).format(DateTimeFormatter.ofPattern(\"hh:mm\"))", "12:05"),
    (
      "LocalDate.of(2024, 2, 28).plusDays(2).format(DateTimeFormatter.ISO_LOCAL_DATE)", "2024-03-01"
    ),
    (
      "LocalDateTime.of(2024, 3, 5, 9, 7).format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)",
      "2024-03-05T09:07:00"
    ),
    (
      "LocalDateTime.of(2024, 3, 5, 9, 7).format(DateTimeFormatter.ISO_LOCAL_DATE)", "2024-03-05"
    ),
    ("LocalTime.of(9, 0).format(DateTimeFormatter.ofPattern(\"h 'o''clock'\"))", "9 o'clock"),
    (
      "LocalDate.of(2024, 3, 5).format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM))",
      "Mar 5, 2024"
    ),
    (
      "\"Day ${LocalDate(2024, 3, 5).dayOfMonth} of ${LocalDate.of(2024, 3, 5).monthValue}\"",
      "Day 5 of 3"
    ),
    (
      "LocalDateTime.of(LocalDate.of(2024, 3, 5), LocalTime.of(18, 30)).toString()",
      "2024-03-05T18:30"
    ),
    ("LocalDateTime.parse(\"2024-03-05T18:30:15\").toString()", "2024-03-05T18:30:15"),
  ])
  func `A date is said in the format of English in the United States`(
    _ expression: String, _ text: String
  ) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.said == [text])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    "LocalDate.now().format(DateTimeFormatter.ofPattern(\"d MMM\"))",
    "LocalDate.of(2024, 2, 31).toString()", "LocalDate.parse(\"-9999-01-01\").toString()",
    "LocalDate.parse(\"+12024-01-01\").toString()", "LocalDate.parse(\"2024-3-5\").toString()",
    "LocalDate.parse(\"2024-03-05T\").toString()", "LocalDate.parse(\"\").toString()",
    "LocalDate.parse(\"2024-03-05T10:00\").toString()",
    "LocalDateTime.parse(\"2024-03-05\").toString()", "LocalTime.parse(\"9:05\").toString()",
    "LocalTime.parse(\"09:05:-1\").toString()", "LocalTime.parse(\"09:05:30.5\").toString()",
    "LocalDate.of(1, 1, 1).minusDays(1).toString()",
    "LocalDate.of(2024, 1, 1).plusDays(999999999).toString()",
    "LocalDate.of(2024, 3, 5).format(DateTimeFormatter.ofPattern(\"QQQ\"))",
    "LocalDate.of(2024, 3, 5).format(DateTimeFormatter.ofPattern(\"d MMM\", Locale.GERMANY))",
    "LocalDate.of(2024, 3, 5).format(formatter)",
    "LocalTime.of(9, 5).format(DateTimeFormatter.ofPattern(\"d MMM\"))",
  ])
  func `A date or format that is unknown is a diagnostic`(_ expression: String) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    "NumberFormat.getCurrencyInstance(Locale.GERMANY).format(12)",
    "NumberFormat.getCurrencyInstance(Locale.ENGLISH).format(12)",
    "NumberFormat.getInstance(locale).format(12)",
    "NumberFormat.getInstance().apply { maximumFractionDigits = 1 }.format(1.25)",
  ])
  func `A number in an unknown format is a diagnostic`(_ expression: String) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    ("format.minimumIntegerDigits = 2", true), ("format.isGroupingUsed = false", true),
    ("format.roundingMode = RoundingMode.UP", true),
    ("format.currency = Currency.getInstance(\"EUR\")", true), ("format.format(12)", false),
  ])
  func `A file states whether it changes settings of a number format`(
    _ code: String, _ changes: Bool
  ) {
    let file = KotlinReader.read(Array("fun show() { \(code) }".utf8), path: nil, file: 0)
    #expect(file.changesNumberFormats == changes)
  }
}
