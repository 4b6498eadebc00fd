import Simulator
import Testing

/// View models, whose states and flows have the initial values in the source.
struct ComposeViewModelTests {
  private static func login(_ model: String, _ state: String) -> String {
    """
    data class LoginState(val email: String = "", val isBusy: Boolean = false)
    class LoginModel(private val accounts: Accounts) : ViewModel() {
      private val _state = MutableStateFlow(LoginState(email = "ann@acme.com"))
      val state: StateFlow<LoginState> = _state.asStateFlow()
      val title = state.map { "Hello ${it.email}" }
      fun start() { _state.update { it.copy(isBusy = true) } }
      fun stop() { _state.value = _state.value.copy(isBusy = false) }
    }
    @Composable
    fun Login(\(model)) {
      val state by \(state)
      Column {
        Text(state.email)
        Button(onClick = model::start) { Text("Log in") }
        if (state.isBusy) Button(onClick = { model.stop() }) { Text("Busy") }
      }
    }
    """
  }

  @Test(arguments: [
    ("model: LoginModel = viewModel()", "model.state.collectAsState()"),
    ("model: LoginModel = hiltViewModel()", "model.state.collectAsStateWithLifecycle()"),
    ("model: LoginModel = viewModel { LoginModel(accounts) }", "model.state.collectAsState()"),
  ])
  func `The state of a view model has its initial value`(
    _ model: String, _ state: String
  ) throws {
    let trial = try ComposeTrial(file: Self.login(model, state))
    #expect(trial.said == ["ann@acme.com", "Log in, button"])
  }

  @Test func `A diagnostic says that a view model has its initial states`() throws {
    let trial = try ComposeTrial(
      file: Self.login("model: LoginModel = viewModel()", "model.state.collectAsState()"))
    #expect(trial.hasDiagnostic("The states of “LoginModel” have their initial values"))
  }

  @Test func `A function of a view model that updates a flow changes the screen`() throws {
    let trial = try ComposeTrial(
      file: Self.login("model: LoginModel = viewModel()", "model.state.collectAsState()"))
    let heard = try trial.heard(after: "touch \"Log in\"; double tap; touch \"Busy\"")
    #expect(heard.joined().contains { $0.hasPrefix("Busy") }, "\(heard)")
  }

  @Test func `A flow of other flows has the value when it is collected`() throws {
    let trial = try ComposeTrial(
      file: """
        class Model : ViewModel() {
          private val names = MutableStateFlow(listOf("Ann"))
          val count = names.map { it.size }
          val line = combine(names, count) { all, size -> "${all.last()} is one of $size" }
          init { add("Bob") }
          fun add(name: String) { names.update { it + name } }
        }
        @Composable fun Main(model: Model = viewModel()) {
          val line by model.line.collectAsState(initial = "")
          Text(line)
        }
        """)
    #expect(trial.said == ["Bob is one of 2"])
  }

  @Test func `A case of an enum holds functions`() throws {
    let trial = try ComposeTrial(
      file: """
        data class Task(val title: String, val isDone: Boolean)
        enum class Filter(val label: String, val test: (Task) -> Boolean, val empty: @Composable () -> Unit) {
          All("All", { true }, { Text("No tasks") }), Open("Open", { !it.isDone }, { Text("All done") })
        }
        @Composable fun Main() {
          val tasks = listOf(Task("Tea", true))
          Filter.entries.forEach { filter ->
            val shown = tasks.filter { filter.test(it) }
            if (shown.isEmpty()) filter.empty() else Text("${filter.label}: ${shown.size}")
          }
        }
        """)
    #expect(trial.said == ["All: 1", "All done"])
  }

  @Test func `Operators of flows compute what the source determines`() throws {
    let trial = try ComposeTrial(
      file: """
        class Model : ViewModel() {
          private val name = MutableStateFlow("Ann")
          private val count = MutableStateFlow(2)
          val greeting = name.map { "Hi $it" }.stateIn(viewModelScope, SharingStarted.Eagerly, "")
          val line = combine(name, count) { n, c -> "$n has $c" }
        }
        @Composable
        fun Main(model: Model = viewModel()) {
          val greeting by model.greeting.collectAsState()
          val line by model.line.collectAsState("")
          Column { Text(greeting); Text(line) }
        }
        """)
    #expect(trial.said == ["Hi Ann", "Ann has 2"])
  }

  @Test func `All composables share the view model of a screen`() throws {
    let trial = try ComposeTrial(
      file: """
        class Model : ViewModel() {
          var count by mutableStateOf(0)
            private set
          init { count = 5 }
          fun add() { count++ }
        }
        @Composable
        fun Total() { val model: Model = viewModel(); Text("Total ${model.count}") }
        @Composable
        fun Main() {
          val model = viewModel<Model>()
          Column { Total(); Button(onClick = { model.add() }) { Text("Add") } }
        }
        """)
    #expect(trial.said == ["Total 5", "Add, button"])
    let heard = try trial.heard(after: "touch \"Add\"; double tap; touch \"Total 6\"")
    #expect(heard.joined().contains { $0.hasPrefix("Total 6") }, "\(heard)")
  }

  @Test func `A flow that only the app knows stays unknown`() throws {
    let trial = try ComposeTrial(
      file: """
        class Model(private val store: Store) : ViewModel() {
          val name = store.name.stateIn(viewModelScope, SharingStarted.Eagerly, "nobody")
        }
        @Composable
        fun Main(model: Model = viewModel()) {
          val name by model.name.collectAsState()
          Text(name)
        }
        """)
    #expect(trial.said == ["{name}"])
  }

  @Test(arguments: [
    ("key = { it }", "Elm, expanded"), ("key = String::uppercase", "Elm, expanded"),
    ("contentType = { 1 }", "Elm"),
  ])
  func `The states of an item belong to its key, or else to its position`(
    _ parameter: String, _ said: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          var items by remember { mutableStateOf(listOf("Oak", "Elm")) }
          LazyColumn {
            items(items, \(parameter)) { item ->
              var isExpanded by remember { mutableStateOf(false) }
              TextButton({ isExpanded = true }) { Text(if (isExpanded) "$item, expanded" else item) }
            }
          }
          Button({ items = items.drop(1) }) { Text("Remove") }
        }
        """)
    let heard = try trial.heard(
      after: "touch \"Elm\"; double tap; touch \"Remove\"; double tap; walk back")
    #expect(heard.last?.contains { $0.hasPrefix("\(said), button") } == true, "\(heard)")
  }

  @Test func `The content of another key has other states`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          var page by remember { mutableStateOf(1) }
          key(page) {
            var count by remember { mutableStateOf(0) }
            Button({ count++ }) { Text("Count $count") }
          }
          Button({ page++ }) { Text("Next") }
        }
        """)
    let heard = try trial.heard(
      after: "touch \"Count 0\"; double tap; touch \"Next\"; double tap; walk back")
    #expect(heard.last?.contains { $0.hasPrefix("Count 0, button") } == true, "\(heard)")
  }

  @Test(arguments: [("", false), ("key = { it }, ", true)])
  func `A removed row takes focus along only if its list has keys`(
    _ key: String, _ isMoved: Bool
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          var rows by remember { mutableStateOf(listOf("Apple", "Banana", "Cherry")) }
          LazyColumn {
            items(rows, \(key)itemContent = { row -> Text(row, Modifier.clickable { rows = rows - row }) })
          }
        }
        """)
    let heard = try trial.heard(after: "touch \"Apple\"; double tap; swipe right")
    #expect(heard[2].contains { $0.hasPrefix("Banana") } == isMoved, "\(heard)")
    #expect(heard.last?.contains { $0.hasPrefix("Cherry") } == true, "\(heard)")
  }

  @Test(
    arguments: ["BaseModel<Counter, Event>(Counter(5))", "MiddleModel()"],
    [
      "_state.update { it.change() }", "_state.update(change)",
      "_state.value = state.value.change()",
    ]
  )
  func `A view model passes the initial state to the constructor of its superclass`(
    _ parent: String, _ body: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        abstract class BaseModel<S, E>(initial: S) : ViewModel() {
          private val _state = MutableStateFlow(initial)
          val state: StateFlow<S> = _state.asStateFlow()
          protected fun reduce(change: S.() -> S) { \(body) }
        }
        abstract class MiddleModel : BaseModel<Counter, Event>(Counter(5))
        data class Counter(val count: Int = 1)
        sealed interface Event { data object Add : Event }
        class CounterModel : \(parent) {
          fun on(event: Event) { when (event) { Event.Add -> reduce { copy(count = count + 1) } } }
        }
        @Composable fun Main(model: CounterModel = viewModel()) {
          val state by model.state.collectAsState()
          Column { Text("Count ${state.count}"); Button({ model.on(Event.Add) }) { Text("Add") } }
        }
        """)
    #expect(trial.said == ["Count 5", "Add, button"])
    let heard = try trial.heard(after: "touch \"Add\"; double tap; walk back").joined()
    #expect(heard.contains { $0.hasPrefix("Count 6") }, "\(heard)")
  }
}
