import Simulator
import Testing

/// The responses of Compose screens to gestures, at once and later.
struct ComposeSessionTests {
  private static let sending = """
    @Composable
    fun Sample() {
      var status by remember { mutableStateOf("Loading") }
      var isOpen by remember { mutableStateOf(false) }
      var count by remember { mutableStateOf(0) }
      val scope = rememberCoroutineScope()
      val host = remember { SnackbarHostState() }
      LaunchedEffect(Unit) { delay(3000); status = "Idle" }
      LaunchedEffect(count) { if (count > 0) host.showSnackbar("Added $count") }
      DisposableEffect(Unit) { onDispose { status = "Gone" } }
      Column {
        Text(status)
        Button(
          onClick = {
            status = "Sending"
            scope.launch {
              delay(2.seconds)
              status = "Sent"
            }
          }
        ) { Text("Send") }
        Button(onClick = { count++ }) { Text("Add") }
        Button(onClick = { scope.launch { delay(pause); status = "Wrong" } }) { Text("Never") }
        Text(
          "Message",
          Modifier.clickable { }.semantics {
            customActions = listOf(
              CustomAccessibilityAction("Archive") { status = "Archived"; true },
              CustomAccessibilityAction(label = "Flag", action = { status = "Flagged"; true }))
          })
        IconButton(onClick = { isOpen = true }) { Icon(Icons.Default.MoreVert, "More") }
        DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
          DropdownMenuItem(text = { Text("Copy") }, onClick = { isOpen = false; status = "Copied" })
        }
      }
    }
    """

  @Test(arguments: [
    ("chosen += \"b\"", "Chosen a b"), ("chosen -= \"a\"", "Chosen none"),
    ("chosen[0] = \"c\"", "Chosen c"),
    ("if (chosen.isEmpty()) chosen.clear() else chosen += listOf(\"x\", \"y\")", "Chosen a x y"),
  ])
  func `Operators change a list of the state in place`(_ code: String, _ text: String) throws {
    let trial = try ComposeTrial(
      """
      val chosen = remember { mutableStateListOf("a") }
      Button({ \(code) }) { Text("Change") }
      Text("Chosen ${if (chosen.isEmpty()) "none" else chosen.joinToString(" ")}")
      """)
    #expect(try trial.heard(after: "double tap; swipe right").last == [text])
  }

  @Test(arguments: [
    ("edit { replace(0, length, \"new\") }", "Now new"), ("edit { append(\"!\") }", "Now old!"),
    ("edit { delete(0, length) }", "Now"), ("clearText()", "Now"),
    ("edit { insert(0, model.text) }", "Now old"),
  ])
  func `A callback edits the text of a field's state`(_ code: String, _ text: String) throws {
    let trial = try ComposeTrial(
      """
      val state = rememberTextFieldState("old")
      Button({ state.\(code) }) { Text("Change") }
      Text("Now ${state.text}".trim())
      """)
    #expect(try trial.heard(after: "double tap; swipe right").last == [text])
  }

  @Test func `A text that a callback appends stays unknown`() throws {
    let trial = try ComposeTrial(
      """
      val state = rememberTextFieldState("old")
      Button({ state.edit { append(model.text) } }) { Text("Change") }
      Text("Now ${state.text}")
      """)
    #expect(try trial.heard(after: "double tap; swipe right").last == ["Now old{model.text}"])
  }

  @Test func `Each check box of a list of states changes its own state`() throws {
    let trial = try ComposeTrial(
      """
      val states = remember { mutableStateListOf(true, false) }
      states.forEachIndexed { index, isOn -> Checkbox(isOn, { states[index] = it }) }
      """)
    let heard = try trial.heard(after: "swipe right; double tap").joined()
    #expect(heard.last == "checked")
  }

  @Test(arguments: [
    ("wait 5 s; touch \"Idle\"", "Idle"),
    ("touch \"Send\"; double tap; wait 4 s; touch \"Sent\"", "Sent"),
    ("touch \"Add\"; double tap; wait 1 s", "Added 1"),
    ("touch \"Add\"; double tap; wait 9 s; double tap; wait 1 s", "Added 2"),
    ("touch \"Message\"; action \"Archive\"; touch \"Archived\"", "Archived"),
    ("touch \"Message\"; action \"Flag\"; touch \"Flagged\"", "Flagged"),
    ("touch \"More\"; double tap; double tap; touch \"Copied\"", "Copied"),
  ])
  func `Effects of callbacks are announced at their time`(
    _ gestures: String, _ words: String
  ) throws {
    let heard = try ComposeTrial(file: Self.sending).heard(after: gestures)
    #expect(heard.joined().contains { $0.contains(words) }, "\(heard)")
  }

  @Test func `The setter of a destructured state can be passed as a callback`() throws {
    let trial = try ComposeTrial(
      """
      val (isOn, setOn) = remember { mutableStateOf(false) }
      val (name, setName) = remember { mutableStateOf("") }
      Column {
        Switch(isOn, setOn, Modifier.semantics { contentDescription = "Agree" })
        TextField(name, onValueChange = setName, label = { Text("Name") })
        Text("$isOn $name")
      }
      """)
    let typing = "touch \"Agree\"; double tap; touch \"Name\"; double tap; type \"x\""
    let heard = try trial.heard(after: "\(typing); touch \"true x\"")
    #expect(heard.last == ["true x"], "\(heard)")
  }

  @Test func `A control of another branch is not the control that was there before`() throws {
    let trial = try ComposeTrial(
      """
      var step by remember { mutableIntStateOf(1) }
      Crossfade(targetState = step) { shown ->
        when (shown) {
          1 -> Column { Text("Start"); Button({ step++ }) { Text("Next") } }
          else -> Column { Text("Step $shown"); Button({ step++ }) { Text("Again") } }
        }
      }
      """)
    let heard = try trial.heard(after: "touch \"Next\"; double tap; double tap")
    #expect(heard[2].first == "→ \"Again\"", "\(heard)")
    #expect(heard[3].first?.contains("→") != true, "\(heard)")
  }

  @Test func `Statements after a pause of unknown length do not run`() throws {
    let heard = try ComposeTrial(file: Self.sending)
      .heard(after: "touch \"Never\"; double tap; wait 9 s; touch \"Wrong\"")
    #expect(!heard.joined().contains { $0 == "Wrong" }, "\(heard)")
  }

  @Test(arguments: ["Polite", "Assertive"])
  func `A live region that appears is announced`(_ mode: String) throws {
    let trial = try ComposeTrial(
      """
      var error by remember { mutableStateOf<String?>(null) }
      Column {
        Button(onClick = { error = "Wrong code" }) { Text("Verify") }
        if (error != null) {
          Text(error!!, Modifier.semantics { liveRegion = LiveRegionMode.\(mode) })
        }
      }
      """)
    #expect(try trial.heard(after: "double tap").last == ["Wrong code"])
  }

  @Test(arguments: [
    ("value = 5", "Count 5"), ("delay(100); value = 5", "Count 0"),
    ("value = store.load()", "Count 0"), ("value = load()", "Count 0"),
  ])
  func `A produced state has the value that is set at once`(
    _ producer: String, _ words: String
  ) throws {
    let trial = try ComposeTrial(
      "val count by produceState(0) { \(producer) }\nText(\"Count $count\")")
    #expect(trial.said == [words])
    #expect(trial.hasDiagnostic("“count” keeps its initial value") == producer.contains("load"))
  }

  @Test func `A produced state is set after a pause, and again for other keys`() throws {
    let trial = try ComposeTrial(
      """
      var query by remember { mutableStateOf("a") }
      val result by produceState("None", query) { delay(300); value = query.uppercase() + "!" }
      Column { Text("Result $result"); Button({ query = "b" }) { Text("Next") } }
      """)
    #expect(trial.said.first == "Result None")
    let heard = try trial.heard(after: "wait 1 s; touch \"Next\"; double tap; wait 1 s; walk back")
    #expect(heard.last?.contains("Result B!") == true, "\(heard)")
  }

  @Test func `A call whose effect is only known at run time is reported`() throws {
    let trial = try ComposeTrial(
      "Button(onClick = { model.save() }) { Text(\"Save\") }")
    #expect(trial.hasDiagnostic("model.save"))
  }

  @Test func `A pause of unknown length is reported if something follows it`() throws {
    let trial = try ComposeTrial(
      """
      var text by remember { mutableStateOf("") }
      Button(onClick = { scope.launch { delay(pause()); text = "Late" } }) { Text("Go") }
      """)
    #expect(trial.hasDiagnostic("“delay”"), "\(trial.screen.diagnostics.map(\.message))")
  }

  @Test func `A state that changes by a long press is announced without the name`() throws {
    let trial = try ComposeTrial(
      """
      var isOn by remember { mutableStateOf(false) }
      Row(
        Modifier.combinedClickable(onClick = {}, onLongClick = { isOn = true })
          .semantics { selected = isOn }
      ) { Text("Bea") }
      """)
    #expect(try trial.heard(after: "long press").last == ["Selected"])
  }

  @Test func `A control inside a row does not name the row`() throws {
    let trial = try ComposeTrial(
      """
      ListItem(
        { Text("Bea") }, Modifier.clickable {},
        trailingContent = { IconButton(onClick = {}) { Icon(Icons.Default.Star, "Star") } })
      """)
    #expect(try trial.focused(after: "swipe right") == "Star")
    #expect(try trial.focused(after: "wait 1 s") == "Bea")
  }

  @Test(arguments: [
    ("double tap; wait 11 s", "Sent 1"),
    ("double tap; swipe right; double tap; wait 11 s", "Sent 0"),
    ("double tap; double tap; wait 11 s", "Sent 1"),
  ])
  func `A job that is cancelled has no later effects`(_ gestures: String, _ text: String) throws {
    let trial = try ComposeTrial(
      """
      var count by remember { mutableStateOf(0) }
      var job by remember { mutableStateOf<Job?>(null) }
      val scope = rememberCoroutineScope()
      Column {
        Button(onClick = { job?.cancel(); job = scope.launch { delay(9_000); count += 1 } }) {
          Text("Send")
        }
        Button(onClick = { job?.cancel() }) { Text("Stop") }
        Text("Sent $count")
      }
      """)
    let heard = try trial.heard(after: "\(gestures); touch \"\(text)\"")
    #expect(heard.last?.contains { $0.contains(text) } == true, "\(heard)")
    #expect(!trial.hasDiagnostic("cancel"))
  }

  @Test(arguments: [
    ("double tap; wait 6 s", "Inner 0, outer 0, done 0"),
    ("double tap; wait 10 s", "Inner 1, outer 1, done 1"),
    ("double tap; swipe right; double tap", "Inner 0, outer 0, done 1"),
    ("double tap; swipe right; double tap; wait 11 s", "Inner 0, outer 1, done 1"),
  ])
  func `A job is cancelled with its children, and its completion handler runs then`(
    _ gestures: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var inner by remember { mutableStateOf(0) }
      var outer by remember { mutableStateOf(0) }
      var done by remember { mutableStateOf(0) }
      var job by remember { mutableStateOf<Job?>(null) }
      val scope = rememberCoroutineScope()
      Column {
        Button(onClick = {
          val own = scope.launch {
            launch {
              delay(9_000)
              inner += 1
            }
            scope.launch {
              delay(9_000)
              outer += 1
            }
            delay(5_000)
          }
          own.invokeOnCompletion { done += 1 }
          job = own
        }) { Text("Send") }
        Button(onClick = { job?.cancel() }) { Text("Stop") }
        Text("Inner $inner, outer $outer, done $done")
      }
      """)
    let heard = try trial.heard(after: "\(gestures); touch \"\(text)\"")
    #expect(heard.last?.contains { $0.contains(text) } == true, "\(heard)")
  }
}
