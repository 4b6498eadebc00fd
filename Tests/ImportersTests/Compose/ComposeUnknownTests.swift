import Simulator
import Testing

/// TalkBack's announcements if the code does not determine a number, flag or function.
@Suite struct ComposeUnknownTests {
  private func trial(_ body: String) throws -> ComposeTrial {
    try ComposeTrial(file: "@Composable fun Main(vm: Vm) {\n\(body)\n}")
  }

  @Test(
    arguments: [
      ("Slider(value = vm.level, onValueChange = {})", ["{vm.level}, slider"]),
      ("LinearProgressIndicator(progress = { vm.level })", ["{vm.level}, progress bar"]),
      (
        "RangeSlider(value = vm.level, onValueChange = {})",
        ["{vm.level}, Range start, slider", "{vm.level}, Range end, slider"]
      ),
    ])
  func `An unknown number is said by its name`(_ body: String, _ said: [String]) throws {
    let trial = try trial(body)
    #expect(trial.said == said)
    #expect(trial.hasDiagnostic("The number “vm.level” is only known at run time"))
  }

  @Test func `An unknown flag of a slot is reported`() throws {
    let trial = try trial(
      "ExtendedFloatingActionButton(text = { Text(\"Write\") }, icon = {}, onClick = {}, expanded = vm.wide)"
    )
    #expect(trial.said == ["Write, button"])
    #expect(trial.hasDiagnostic("“expanded” is “vm.wide”"))
  }

  @Test func `An unknown modifier that is added is reported, and the one from outside is not`()
    throws
  {
    #expect(try trial("Text(\"A1\", Modifier.then(vm.marks))").hasDiagnostic("vm.marks"))
    let outside = try ComposeTrial(
      file: "@Composable fun Main(modifier: Modifier) { Text(\"A1\", Modifier.then(modifier)) }")
    #expect(!outside.hasDiagnostic("modifier “"))
  }

  @Test(
    arguments: [
      "LazyColumn { items(-5000000000000000000..5000000000000000000) { Text(\"c1\") } }",
      "TimePicker(rememberTimePickerState(initialHour = 9223372036854775807, initialMinute = -9223372036854775807))",
      "DatePicker(rememberDatePickerState(9223372036854775807))",
      "DatePicker(rememberDatePickerState(-9223372036854775807))",
    ])
  func `Numbers that are too large are reported`(_ body: String) throws {
    let trial = try ComposeTrial(body)
    #expect(trial.hasDiagnostic("known at run time") || trial.hasDiagnostic("items"))
  }

  @Test(arguments: [
    "\"abc\".substring(5)", "\"abc\".slice(0..9)", "\"abc\"[7].toString()", "listOf(\"one\")[5]",
    "emptyList<String>().first()", "listOf(\"one\").first { it == \"two\" }",
    "mapOf(1 to \"one\").getValue(2)", "missing!!", "\"%2000000000d\".format(3)",
    "\"%.999999999f\".format(1.5)", "\"%-99999s\".format(\"one\")",
  ])
  func `The value of an expression that fails, or is too long, is unknown`(_ code: String) throws {
    let trial = try ComposeTrial("val missing: String? = null\nText(\(code))")
    #expect(trial.said.allSatisfy { $0.hasPrefix("{") }, "\(trial.said)")
    #expect(trial.hasDiagnostic("is only known at run time"), "\(trial.screen.diagnostics)")
  }

  @Test(arguments: [
    ("\"%5d|%05.1f\".format(3, 2.25)", "3|002.3"), ("\"abc\".slice(0..1)", "ab"),
    ("listOf(\"one\").getOrNull(5) ?: \"none\"", "none"), ("\"abc\".substring(3) + \"end\"", "end"),
  ])
  func `The value of an expression within its limits is known`(
    _ code: String, _ said: String
  ) throws {
    #expect(try ComposeTrial("Text(\(code).trim())").said == [said])
  }

  @Test(arguments: [
    "Weekday.values().forEach", "Weekday.entries.forEach", "Store.Default.items.take(3).forEach",
    "Weekday.values().filter { it.isFree }.forEach", "(1..Store.count()).forEach",
    "List(Store.size) { it }.forEach", "Store().items.forEach",
  ])
  func `A list of an undeclared type is shown by one entry and reported`(_ list: String) throws {
    let trial = try ComposeTrial(
      "Column { \(list) { day -> Text(\"Day ${day.name}\") }; Text(\"end\") }")
    #expect(trial.said.count == 2 && trial.said.first?.hasPrefix("Day {") == true, "\(trial.said)")
    #expect(trial.hasDiagnostic("is only known at run time"))
  }

  @Test(arguments: [
    "result.fold(onSuccess = { Text(\"Done\") }, onFailure = { Text(\"Failed\") })",
    "result.onSuccess { Text(\"Done\") }.onFailure { Text(\"Failed\") }",
  ])
  func `An unknown result is shown as a success and reported`(_ code: String) throws {
    let source = "@Composable fun Main(result: Result<String>) { \(code) }"
    let trial = try ComposeTrial(file: source)
    #expect(trial.said == ["Done"])
    #expect(trial.hasDiagnostic("“result.isSuccess” is only known at run time, taken as true"))
    let failed = try ComposeTrial(file: source, assuming: [("result.isSuccess", "false")])
    #expect(failed.said == ["Failed"])
  }

  @Test func `An own composable of a name of Material calls Material's`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Button(label: String, onClick: () -> Unit) {
          Button(onClick = onClick) { Text(label) }
        }
        @Composable fun Card(title: String, content: @Composable () -> Unit) {
          Card({ }) { Text(title); content() }
        }
        @Composable fun Main() { Button("Save") { }; Card("Order") { Text("Paid") } }
        """)
    #expect(trial.said == ["Save, button", "Order, Paid"])
  }

  @Test(arguments: [
    ("LaunchedEffect(Unit) { word = \"ready\" }", "ready"),
    ("LaunchedEffect(Unit) { word += \"!\" }", "start!"),
    ("LaunchedEffect(Unit) { launch { word = \"inner\" } }", "inner"),
    ("DisposableEffect(Unit) { word = \"shown\"; onDispose { word = \"gone\" } }", "shown"),
    ("LaunchedEffect(Unit) { delay(500); word = \"late\" }", "start"),
    ("LaunchedEffect(Unit) { word = repository.load(); word = \"done\" }", "start"),
    ("LaunchedEffect(word) { if (word == \"start\") word = \"next\" }", "next"),
    (
      "LaunchedEffect(Unit) { word = if (repository.isFull) \"full\" else \"not full\" }", "start"
    ),
    (
      "LaunchedEffect(Unit) { if (repository.isFull) word = \"full\" else word = \"not full\" }",
      "start"
    ),
    ("LaunchedEffect(Unit) { repository.log(); word = \"after\" }", "start"),
    (
      """
      val requester = remember { FocusRequester() }
      LaunchedEffect(Unit) { requester.requestFocus(); word = "after" }
      """, "after"
    ),
    ("LaunchedEffect(Unit) { launch { delay(9); word = \"late\" }; word = \"now\" }", "now"),
  ])
  func `A screen has the states that its effects set at once`(
    _ effect: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var word by remember { mutableStateOf("start") }
      \(effect)
      Text(word)
      """)
    #expect(trial.said == [text])
    #expect(trial.hasDiagnostic("“word” keeps its initial value") == effect.contains("repository"))
    // The effects do not run a second time when the screen opens.
    let heard = try trial.heard(after: "swipe right").joined()
    #expect(!heard.contains("start!!"), "\(heard)")
  }

  @Test func `An effect under an unknown condition, and an endless effect, are diagnostics`() throws
  {
    let unknown = try ComposeTrial(
      """
      var word by remember { mutableStateOf("start") }
      LaunchedEffect(Unit) { if (repository.isFull) word = "full" }
      Text(word)
      """)
    #expect(unknown.said == ["start"])
    #expect(unknown.hasDiagnostic("“repository.isFull” is only known at run time, taken as false"))
    let endless = try ComposeTrial(
      """
      var count by remember { mutableStateOf(0) }
      LaunchedEffect(count) { count++ }
      Text("Count $count")
      """)
    #expect(endless.said.count == 1)
    #expect(endless.hasDiagnostic("An effect changes the screen more than 8 times in a row"))
  }

  @Test(arguments: ["while (runs) { delay(1000); n-- }", "do { n--; delay(1000) } while (runs)"])
  func `A loop of an effect that pauses is one diagnostic with its line`(_ loop: String) throws {
    let trial = try ComposeTrial(
      """
      var n by remember { mutableStateOf(3) }
      var runs by remember { mutableStateOf(false) }
      LaunchedEffect(runs) {
        if (runs) {
          \(loop)
        }
      }
      Column { Text("Left $n"); Button({ runs = true }) { Text("Start") } }
      """)
    #expect(trial.said == ["Left 3", "Start, button"])
    let reports = trial.screen.diagnostics.filter { $0.message.contains("“\(loop)”") }
    #expect(reports.count == 1)
    #expect(reports.first?.position?.line == 7)
  }

  @Test func `An unknown condition in a callback is a diagnostic`() throws {
    let trial = try ComposeTrial(
      """
      var word by remember { mutableStateOf("start") }
      Button(onClick = { if (repository.isFull) word = "full" else word = "not full" }) { Text(word) }
      """)
    #expect(trial.hasDiagnostic("“repository.isFull” is only known at run time, taken as false"))
  }

  @Test func `Content that an effect shows at once is on the screen`() throws {
    let trial = try ComposeTrial(
      """
      var isVisible by remember { mutableStateOf(false) }
      val note = rememberTextFieldState()
      LaunchedEffect(Unit) { note.setTextAndPlaceCursorAtEnd("Draft"); isVisible = true }
      TextField(note)
      AnimatedVisibility(isVisible) { Text("Welcome") }
      """)
    #expect(trial.said == ["Draft, edit box", "Welcome"])
  }

  @Test func `An effect runs again when its key changed`() throws {
    let trial = try ComposeTrial(
      """
      var count by remember { mutableStateOf(0) }
      var words by remember { mutableStateOf("") }
      LaunchedEffect(count) { words = "seen $count" }
      Button(onClick = { count++ }) { Text("More") }
      Text(words)
      """)
    let heard = try trial.heard(after: "double tap; swipe right").joined()
    #expect(heard.contains { $0.contains("seen 1") })
  }

  @Test(arguments: [
    ("rememberLazyListState()", "firstVisibleItemIndex", "0"),
    ("rememberLazyListState(3)", "firstVisibleItemIndex", "3"),
    ("rememberLazyListState(3, 7)", "firstVisibleItemScrollOffset", "7"),
    ("rememberLazyListState(initialFirstVisibleItemIndex = 4)", "firstVisibleItemIndex", "4"),
    ("rememberScrollState()", "value", "0"), ("rememberScrollState(initial = 90)", "value", "90"),
  ])
  func `A scroll position is that of its state`(
    _ state: String, _ member: String, _ said: String
  ) throws {
    let trial = try ComposeTrial("val state = \(state)\nText(\"${state.\(member)}\")")
    #expect(trial.said == [said])
  }

  @Test func `An effect that repeats after a pause is reported`() throws {
    let trial = try ComposeTrial(
      """
      var seconds by remember { mutableIntStateOf(3) }
      LaunchedEffect(Unit) { while (seconds > 0) { delay(1000); seconds-- } }
      Text("Wait $seconds s")
      """)
    #expect(trial.said == ["Wait 3 s"])
    #expect(trial.hasDiagnostic("while (seconds > 0)"))
  }

  @Test(arguments: [
    ("items(vm.rows) { Text(\"Row\") }", ""), ("items(vm.count) { Text(\"Row\") }", ""),
    ("vm.rows.forEach { item { Text(\"Row\") } }", ""),
    ("item { Text(\"Row\") }; if (vm.isOpen) item { Text(\"More\") }", ""),
    ("items(900) { Text(\"Row\") }", ""),
    ("item { Text(\"Row\"); if (vm.isOpen) Text(\"More\") }; item { Text(vm.name) }", ", 2 items"),
  ])
  func `A lazy list has a count only if the source determines it`(
    _ items: String, _ count: String
  ) throws {
    let trial = try ComposeTrial(
      file: "@Composable fun Main(vm: Vm) { LazyColumn { \(items) } }", version: "1.11")
    #expect(trial.said.first == "Row, in list\(count)")
  }

  @Test(arguments: [
    ("vm.sizes.forEach { Size(it) }; Size(\"Large\")", false),
    ("Size(\"Small\"); if (vm.isOpen) Text(\"More\"); Size(\"Large\")", true),
  ])
  func `A choice in a group of unknown size has no position`(
    _ choices: String, _ hasPosition: Bool
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main(vm: Vm) { Column(Modifier.selectableGroup()) { \(choices) } }
        @Composable fun Size(name: String) {
          Row(Modifier.selectable(false, role = Role.RadioButton) {}) { Text("$name Size") }
        }
        """)
    #expect(trial.said.count == 2)
    #expect(trial.said.first?.contains("in list") == true)
    #expect(trial.said.allSatisfy { $0.contains(" of 2") == hasPosition }, "\(trial.said)")
  }

  @Test(arguments: [
    ("vm.Header()", "Header"), ("rememberPane().Show { Text(\"Inside\") }", "Show"),
    ("LocalPane.current.Render()", "Render"), ("Home().Content()", "Content"),
  ])
  func `An unknown composable of a value is reported`(_ call: String, _ name: String) throws {
    let trial = try trial("\(call)\nText(\"End\")")
    #expect(trial.said == (name == "Show" ? ["Inside", "End"] : ["End"]))
    #expect(trial.hasDiagnostic("“\(name)” is declared elsewhere"))
  }
}
