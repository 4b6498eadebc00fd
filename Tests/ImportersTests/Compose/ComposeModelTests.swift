import Simulator
import Testing

/// Screens whose state is in a view model, and lists that callbacks change.
struct ComposeModelTests {
  @Test(arguments: [
    "SearchState(\"oa\").apply { search(listOf(\"Oak\", \"Elm\")) }",
    "SearchState(\"oa\").also { it.search(listOf(\"Oak\", \"Elm\")) }",
    "val own = SearchState(\"oa\"); own.search(listOf(\"Oak\", \"Elm\")); own",
  ])
  func `A state holder that is filled where it is remembered has its values`(
    _ maker: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        class SearchState(initial: String) {
          var query by mutableStateOf(initial)
          val results = mutableStateListOf<String>()
          fun search(all: List<String>) { results.clear(); results.addAll(all.filter { query in it.lowercase() }) }
        }
        @Composable fun Trial() {
          val state = remember { \(maker) }
          Text("${state.results.size} for ${state.query}")
          state.results.forEach { Text(it) }
        }
        """)
    #expect(trial.said == ["1 for oa", "Oak"])
  }

  private static func file(_ parameter: String, _ onClick: String) -> String {
    """
    data class State(val name: String = "Ann", val error: String? = null)
    class Model : ViewModel() {
      private val _state = MutableStateFlow(State())
      val state: StateFlow<State> = _state.asStateFlow()
      var local by mutableStateOf("Local")
        private set
      init { local = "Ready" }
      fun submit() { _state.update { it.copy(error = "Bad name") } }
      fun replace() { _state.value = _state.value.copy(error = "Bad name") }
      fun rename(name: String) { _state.update { old -> old.copy(name = name) } }
      fun change() { local = "Changed" }
    }
    @Composable
    fun Sample(\(parameter)) {
      val state by model.state.collectAsStateWithLifecycle()
      Column {
        Text("Hello ${state.name}")
        Text(state.error ?: "No error")
        Text(model.local)
        Button(onClick = \(onClick)) { Text("Go") }
      }
    }
    """
  }

  @Test(arguments: [
    "model: Model = viewModel()", "model: Model = hiltViewModel()", "model: Model = Model()",
    "model: Model = viewModel<Model>()", "model: Model = viewModel { Model() }",
    "model: Model = androidx.lifecycle.viewmodel.compose.viewModel()",
  ])
  func `A screen shows the state of the view model that its parameter names`(
    _ parameter: String
  ) throws {
    let trial = try ComposeTrial(file: Self.file(parameter, "model::submit"))
    #expect(trial.said.prefix(3) == ["Hello Ann", "No error", "Ready"])
    let heard = try trial.heard(after: "touch \"Go\"; double tap; touch \"Bad name\"")
    #expect(heard.last?.contains("Bad name") == true, "\(heard)")
  }

  @Test(arguments: [
    ("{ model.submit() }", "Bad name"), ("model::replace", "Bad name"),
    ("{ model.rename(\"Bob\") }", "Hello Bob"), ("model::change", "Changed"),
  ])
  func `A change of a view model in a callback is shown`(_ onClick: String, _ words: String) throws
  {
    let trial = try ComposeTrial(file: Self.file("model: Model = viewModel()", onClick))
    let heard = try trial.heard(after: "touch \"Go\"; double tap; touch \"\(words)\"")
    #expect(heard.last?.contains(words) == true, "\(heard)")
  }

  @Test(arguments: ["{ list -> list + Task(next++, title) }", "{ it + Task(next, title) }"])
  func `A callback adds an instance to the list in a flow`(_ change: String) throws {
    let trial = try ComposeTrial(
      file: """
        data class Task(val id: Int, val title: String)
        class Model : ViewModel() {
          private val _tasks = MutableStateFlow<List<Task>>(emptyList())
          val tasks: StateFlow<List<Task>> = _tasks
          private var next = 1
          fun add(title: String) { _tasks.update \(change) }
        }
        @Composable
        fun Sample(model: Model = viewModel()) {
          val tasks by model.tasks.collectAsState()
          Column {
            tasks.forEach { Text(it.title) }
            Button(onClick = { model.add("Tea") }) { Text("Add") }
          }
        }
        """)
    let heard = try trial.heard(after: "double tap; walk back")
    #expect(heard.last?.contains("Tea") == true, "\(heard)")
  }

  @Test(arguments: [
    ("_query.map { query -> all.filter { query in it } }.stateIn(scope, started, all)", "1"),
    ("combine(_query, _limit) { query, limit -> all.filter { query in it }.take(limit) }", "1"),
    ("_query.combine(_limit) { query, limit -> all.take(limit) }", "2"),
    ("_query.debounce(300).map { all }", "3"),
    ("_all.map { list -> list.filter { it.length > 3 } }", "3"),
  ])
  func `A flow that is made of others has the value that they determine`(
    _ flow: String, _ count: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        class Model : ViewModel() {
          private val all = listOf("Apple", "Banana", "Cherry")
          private val _all = MutableStateFlow(all)
          private val _query = MutableStateFlow("")
          private val _limit = MutableStateFlow(2)
          val results = \(flow)
          fun search() { _query.value = "an" }
        }
        @Composable
        fun Sample(model: Model = viewModel()) {
          val results by model.results.collectAsState(emptyList())
          Column {
            Text("Results: ${results.size}")
            Button(onClick = model::search) { Text("Search") }
          }
        }
        """)
    let heard = try trial.heard(
      after: "touch \"Search\"; double tap; touch \"Results: \(count)\"")
    #expect(heard.last == ["Results: \(count)"], "\(heard)")
  }

  @Test(arguments: [
    "tasks = tasks + Task(tasks.size + 1, \"Tea\")", "tasks += Task(2, \"Tea\")",
    "\"Tea\".let { tasks = tasks + Task(tasks.size + 1, it) }",
    "tasks = tasks + listOf(Task(2, \"Tea\"))",
    "tasks = tasks.toMutableList().apply { add(Task(2, \"Tea\")) }",
  ])
  func `An instance is added to a list of instances`(_ statement: String) throws {
    let trial = try ComposeTrial(
      file: """
        data class Task(val id: Int, val title: String)
        @Composable
        fun Sample() {
          var tasks by remember { mutableStateOf(listOf(Task(1, "Milk"))) }
          Column {
            tasks.forEach { Text(it.title) }
            Button(onClick = { \(statement) }) { Text("Add") }
          }
        }
        """)
    let heard = try trial.heard(after: "touch \"Add\"; double tap; walk back")
    #expect(heard.last?.filter { ["Tea", "Milk"].contains($0) } == ["Tea", "Milk"], "\(heard)")
  }

  @Test func `Instances that a callback adds one after another have their own states`() throws {
    let trial = try ComposeTrial(
      file: """
        class Todo(val title: String) { var done by mutableStateOf(false) }
        @Composable fun Trial() {
          val todos = remember { mutableStateListOf<Todo>() }
          todos.forEach { todo ->
            Row(Modifier.toggleable(todo.done, role = Role.Checkbox, onValueChange = { todo.done = it })) {
              Text(todo.title)
            }
          }
          Button(onClick = { todos.add(Todo("Todo ${todos.size}")) }) { Text("Add") }
        }
        """)
    let heard = try trial.heard(
      after: "touch \"Add\"; double tap; double tap; touch \"Todo 0\"; double tap; walk back; walk")
    #expect(heard.last?.contains("Todo 1, check box") == true, "\(heard)")
  }

  @Test(arguments: [
    "fill(bag)", "val items = bag.items; items.add(\"Tea\")", "bag.items += \"Tea\"",
    "box.list.add(\"Tea\")", "other.items.add(\"Tea\")",
  ])
  func `A callback changes the list of an instance by another name`(_ change: String) throws {
    let trial = try ComposeTrial(
      file: """
        class Bag { val items = mutableListOf("Milk") }
        class Box(val list: MutableList<String>)
        fun fill(bag: Bag) { bag.items.add("Tea") }
        @Composable fun Trial() {
          val bag = remember { Bag().apply { items.add("Eggs") } }
          val other = bag
          val box = Box(bag.items)
          var changes by remember { mutableStateOf(0) }
          Text("$changes: ${bag.items.joinToString()}")
          Button(onClick = { \(change); changes++ }) { Text("Add") }
        }
        """)
    let heard = try trial.heard(after: "touch \"Add\"; double tap; walk back")
    #expect(heard.last?.first == "1: Milk, Eggs, Tea", "\(heard)")
  }
}
