import Simulator
import Testing

/// Snackbars, which a host shows for a time.
struct ComposeSnackbarTests {
  private static func app(
    _ call: String, host: String = "SnackbarHost(hostState = host)"
  ) -> String {
    """
    @Composable
    fun Sample() {
      val host = remember { SnackbarHostState() }
      val scope = rememberCoroutineScope()
      Scaffold(snackbarHost = { \(host) }) {
        Button(onClick = { scope.launch { \(call) } }) { Text("Delete") }
      }
    }
    """
  }

  @Test func `A snackbar is a stop with its action until the action is used`() throws {
    let trial = try ComposeTrial(
      file: Self.app("host.showSnackbar(\"Bed removed\", actionLabel = \"Undo\")"))
    #expect(trial.said == ["Delete, button"])
    let heard = try trial.heard(after: "double tap; wait 9 s; swipe right; swipe right")
    #expect(heard[3].contains { $0.hasPrefix("Bed removed") }, "\(heard)")
    #expect(heard[4].contains { $0.hasPrefix("Undo, button") }, "\(heard)")
    let used = try trial.heard(
      after: "double tap; wait 1 s; touch \"Undo\"; double tap; wait 1 s; swipe right")
    #expect(used.last?.contains { $0.hasPrefix("Bed removed") } == false, "\(used)")
  }

  @Test(arguments: [(", duration = SnackbarDuration.Long", 6), ("", 2)])
  func `A snackbar is a stop for its duration`(_ duration: String, _ seconds: Int) throws {
    let trial = try ComposeTrial(
      file: Self.app("host.showSnackbar(\"Bed removed\"\(duration))"))
    let shown = try trial.heard(after: "double tap; wait \(seconds) s; swipe right")
    #expect(shown.last?.contains { $0.hasPrefix("Bed removed") } == true, "\(shown)")
    let gone = try trial.heard(after: "double tap; wait 12 s; swipe right")
    #expect(gone.last?.contains { $0.hasPrefix("Bed removed") } == false, "\(gone)")
  }

  @Test func `A host with its own content shows the data of the snackbar`() throws {
    let trial = try ComposeTrial(
      file: Self.app(
        "host.showSnackbar(\"Bed removed\", duration = SnackbarDuration.Indefinite)",
        host: "SnackbarHost(host) { data -> Text(\"Note: ${data.visuals.message}\") }"))
    let heard = try trial.heard(after: "double tap; wait 1 s; swipe right")
    #expect(heard.last?.contains { $0.hasPrefix("Note: Bed removed") } == true, "\(heard)")
  }

  private static let queue = """
    @Composable
    fun Sample() {
      val host = remember { SnackbarHostState() }
      val scope = rememberCoroutineScope()
      var items by remember { mutableStateOf(listOf("Pear", "Plum")) }
      Scaffold(snackbarHost = { SnackbarHost(hostState = host) }) {
        Column {
          items.forEach { item ->
            Button(
              onClick = {
                items = items - item
                scope.launch {
                  val result = host.showSnackbar("$item gone", actionLabel = "Undo $item")
                  when (result) {
                    SnackbarResult.ActionPerformed -> items = items + item
                    SnackbarResult.Dismissed -> {}
                  }
                }
              }) { Text(item) }
          }
          Button(onClick = { scope.launch { host.showSnackbar("One", duration = SnackbarDuration.Long) } }) { Text("First") }
          Button(onClick = { scope.launch { host.showSnackbar("Two") } }) { Text("Second") }
          Button(onClick = { host.currentSnackbarData?.dismiss() }) { Text("Clear") }
          Text("Left ${items.joinToString()}")
        }
      }
    }
    """

  @Test func `A second snackbar is announced when the first one has timed out`() throws {
    let trial = try ComposeTrial(file: Self.queue)
    let open = "touch \"First\"; double tap; wait 1 s; touch \"Second\"; double tap"
    let heard = try trial.heard(after: "\(open); wait 15 s").joined().filter {
      $0.hasPrefix("One") || $0.hasPrefix("Two")
    }
    #expect(heard == ["One", "Two"])
  }

  @Test func `A second snackbar is announced when the first one is dismissed`() throws {
    let trial = try ComposeTrial(file: Self.queue)
    let heard = try trial.heard(
      after: """
        touch "Pear"; double tap; wait 1 s; touch "Second"; double tap; wait 20 s
        touch "Clear"; double tap; wait 1 s
        """)
    #expect(!heard.dropLast(3).joined().contains { $0.hasPrefix("Two") }, "\(heard)")
    #expect(heard.suffix(3).joined().contains { $0.hasPrefix("Two") }, "\(heard)")
  }

  @Test func `The handler goes on with the result when the action is pressed`() throws {
    let trial = try ComposeTrial(file: Self.queue)
    let heard = try trial.heard(
      after: """
        touch "Pear"; double tap; wait 1 s; touch "Left Plum"
        touch "Undo Pear"; double tap; wait 1 s; touch "Left Plum, Pear"
        """)
    #expect(heard[4].first?.hasPrefix("Left Plum") == true, "\(heard)")
    #expect(heard.last?.first?.hasPrefix("Left Plum, Pear") == true, "\(heard)")
  }

  @Test func `A handler that goes on keeps what changed in the meantime`() throws {
    let trial = try ComposeTrial(file: Self.queue)
    let heard = try trial.heard(
      after: """
        touch "Pear"; double tap; wait 1 s; touch "Plum"; double tap; wait 1 s
        touch "Undo Pear"; double tap; wait 2 s; touch "Left Pear"
        """)
    #expect(heard.last?.first?.hasPrefix("Left Pear") == true, "\(heard)")
    #expect(heard.joined().contains { $0.hasPrefix("Plum gone") }, "\(heard)")
  }

  @Test func `An effect whose key changes takes its snackbar back`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          val host = remember { SnackbarHostState() }
          var count by remember { mutableIntStateOf(0) }
          LaunchedEffect(count) { if (count > 0) host.showSnackbar("Added $count", duration = SnackbarDuration.Long) }
          Column {
            Button(onClick = { count++ }) { Text("Add") }
            SnackbarHost(host)
          }
        }
        """)
    let heard = try trial.heard(
      after: "touch \"Add\"; double tap; wait 1 s; double tap; wait 1 s; touch \"Added 2\"")
    #expect(heard.last?.contains("Added 2") == true, "\(heard)")
  }

  private static func events(
    _ flow: String, _ sending: String, _ collecting: String
  ) -> String {
    """
    sealed interface Event { data class Message(val text: String) : Event; data object Close : Event }
    class Model : ViewModel() {
      \(flow)
      fun save(name: String) { viewModelScope.launch { \(sending) } }
    }
    @Composable
    fun <T> Observe(flow: Flow<T>, onEvent: suspend (T) -> Unit) {
      val owner = LocalLifecycleOwner.current
      LaunchedEffect(flow, owner) {
        owner.repeatOnLifecycle(Lifecycle.State.STARTED) { withContext(Dispatchers.Main) { flow.collect(onEvent) } }
      }
    }
    @Composable
    fun Sample(model: Model = viewModel()) {
      val host = remember { SnackbarHostState() }
      \(collecting)
      Scaffold(snackbarHost = { SnackbarHost(host) }) {
        Button(onClick = { model.save("Ann") }) { Text("Save") }
      }
    }
    """
  }

  @Test(arguments: [
    ("val events = MutableSharedFlow<Event>()", "events.emit(Event.Message(\"Saved $name\"))"),
    (
      "private val _events = Channel<Event>(Channel.BUFFERED)\nval events = _events.receiveAsFlow()",
      "_events.send(Event.Message(\"Saved $name\"))"
    ),
    (
      "private val _events = MutableSharedFlow<Event>(replay = 0)\nval events = _events.asSharedFlow()",
      "_events.tryEmit(Event.Message(\"Saved $name\"))"
    ),
  ])
  func `A collector receives the events that a view model sends`(
    _ flow: String, _ sending: String
  ) throws {
    let receiver =
      "{ event -> when (event) { is Event.Message -> host.showSnackbar(event.text); Event.Close -> {} } }"
    for collecting in [
      "LaunchedEffect(Unit) { model.events.collect \(receiver) }",
      "LaunchedEffect(Unit) { model.events.collectLatest \(receiver) }",
      "Observe(model.events) \(receiver)",
    ] {
      let trial = try ComposeTrial(file: Self.events(flow, sending, collecting))
      #expect(!trial.hasDiagnostic("_events"), "\(collecting)")
      let heard = try trial.heard(after: "touch \"Save\"; double tap")
      #expect(heard.last?.contains { $0.contains("Saved Ann") } == true, "\(collecting): \(heard)")
    }
  }

  @Test func `An event that nothing known receives is reported`() throws {
    let trial = try ComposeTrial(
      file: Self.events(
        "val events = MutableSharedFlow<Event>()", "events.emit(Event.Close)",
        "LaunchedEffect(Unit) { model.events.map { it.toString() }.collect { host.showSnackbar(it) } }"
      ))
    #expect(trial.hasDiagnostic("events.emit"))
  }

  @Test(arguments: [
    "Toast.makeText(context, \"Saved it\", Toast.LENGTH_SHORT).show()",
    "val toast = Toast.makeText(context, \"Saved it\", Toast.LENGTH_LONG); toast.show()",
  ])
  func `A toast is announced`(_ call: String) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          val context = LocalContext.current
          Button(onClick = { \(call) }) { Text("Save") }
        }
        """)
    #expect(!trial.hasDiagnostic("Toast"))
    let heard = try trial.heard(after: "double tap")
    #expect(heard.last?.contains { $0.contains("Saved it") } == true, "\(heard)")
  }

  @Test func `Collectors that send events again end`() throws {
    let collector = "LaunchedEffect(Unit) { model.events.collect { model.events.emit(it) } }\n"
    let trial = try ComposeTrial(
      file: Self.events(
        "val events = MutableSharedFlow<Event>()", "events.emit(Event.Close)",
        String(repeating: collector, count: 12)))
    #expect(try trial.heard(after: "double tap; walk").last?.contains("Save, button") == false)
  }
}
