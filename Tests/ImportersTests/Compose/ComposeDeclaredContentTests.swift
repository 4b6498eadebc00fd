import Importers
import Simulator
import Testing

/// TalkBack's announcements for content in activities, properties and local types.
@Suite struct ComposeDeclaredContentTests {
  @Test(arguments: [
    "setContent { Theme { Greeting(\"Ann\") } }",
    "val view = ComposeView(this).apply { setContent { Greeting(\"Ann\") } }",
    "return ComposeView(this).apply { id = 3\nsetContent { Greeting(\"Ann\") } }",
  ])
  func `The content of an activity is a screen`(_ body: String) throws {
    let trial = try ComposeTrial(
      file: """
        class MainActivity : ComponentActivity() {
          override fun onCreate(state: Bundle?) { super.onCreate(state); \(body) }
        }
        @Composable fun Theme(content: @Composable () -> Unit) { content() }
        @Composable fun Greeting(name: String) { Text("Hello $name") }
        """)
    #expect(trial.imported.map(\.screen.name) == ["MainActivity"])
    #expect(trial.said == ["Hello Ann"])
  }

  @Test func `A preview is shown in place of an activity`() throws {
    let trial = try ComposeTrial(
      file: """
        class MainActivity : ComponentActivity() {
          override fun onCreate(state: Bundle?) { setContent { Text("Live") } }
        }
        @Preview @Composable fun Sample() { Text("Sample") }
        """)
    #expect(trial.imported.map(\.screen.name) == ["Sample"])
  }

  @Test(arguments: [
    ("widthDp = 840", "tablet in light"), ("widthDp = 320", "phone in light"),
    ("uiMode = 33", "phone in dark"), ("uiMode = UI_MODE_NIGHT_YES", "phone in dark"),
    ("uiMode = Configuration.UI_MODE_NIGHT_YES or UI_MODE_TYPE_NORMAL", "phone in dark"),
    ("uiMode = UI_MODE_NIGHT_NO", "phone in light"), ("device = Devices.TABLET", "tablet in light"),
    ("device = \"spec:width=1280dp,height=800dp,dpi=240\"", "tablet in light"),
    ("device = \"spec:width=1280dp,height=400dp,orientation=portrait\"", "phone in light"),
  ])
  func `A preview is shown in its window`(_ setting: String, _ said: String) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Home() {
          val theme = if (isSystemInDarkTheme()) "dark" else "light"
          BoxWithConstraints { Text((if (maxWidth < 600.dp) "phone" else "tablet") + " in $theme") }
        }
        @Preview(\(setting)) @Composable fun Sample() { Home() }
        """)
    #expect(trial.said == [said])
  }

  @Test func `Previews in several windows are screens if they show different things`() throws {
    let previews = """
      @Preview(name = "Phone") @Preview(name = "Tablet", widthDp = 900)
      @Preview(name = "Night", uiMode = 32)
      @Composable fun Sample() { Home() }
      """
    let adaptive = try ComposeTrial(
      file: """
        @Composable fun Home() { BoxWithConstraints { Text(if (maxWidth > 700.dp) "wide" else "narrow") } }
        \(previews)
        """)
    #expect(adaptive.imported.map(\.screen.name) == ["Sample - Phone", "Sample - Tablet"])
    let plain = try ComposeTrial(file: "@Composable fun Home() { Text(\"home\") }\n\(previews)")
    #expect(plain.imported.map(\.screen.name) == ["Sample - Phone"])
  }

  @Test(arguments: ["page.content()", "pages[0].content()", "pages.forEach { it.content() }"])
  func `A composable in a property of a constructor is shown`(_ call: String) throws {
    let trial = try ComposeTrial(
      file: """
        data class Page(val title: String, val content: @Composable () -> Unit)
        val pages = listOf(Page("One") { Text("First") })
        @Composable fun Trial() { val page = pages[0]; Text(page.title); \(call) }
        """)
    #expect(trial.said == ["One", "First"])
  }

  @Test func `A variable number of parameters has its default value`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Tags(vararg tags: String = arrayOf("New")) { tags.forEach { Text(it) } }
        @Composable fun Trial() { Tags(); Tags("Old", "Used") }
        """)
    #expect(trial.said == ["New", "Old", "Used"])
  }

  @Test(arguments: ["graphicsLayer { alpha = 0f }", "graphicsLayer(alpha = 0f)", "alpha(0f)"])
  func `A transparent text is not heard`(_ modifier: String) throws {
    #expect(
      try ComposeTrial("Text(\"Gone\", Modifier.\(modifier)); Text(\"Shown\")").said == ["Shown"])
  }

  @Test func `A class that a composable declares is known in it`() throws {
    let trial = try ComposeTrial(
      """
      data class Item(val name: String, val isDone: Boolean = false)
      val items = remember { listOf(Item("Milk"), Item("Eggs", isDone = true)) }
      Text("${items.count { it.isDone }} of ${items.size}")
      items.forEach { Text(it.name) }
      """)
    #expect(trial.said == ["1 of 2", "Milk", "Eggs"])
  }

  @Test func `A class of another function with the same name is not mixed up`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun First() { class Item(val name: String = "Milk"); Text(Item().name) }
        @Composable
        fun Second() { class Item(val name: String = "Eggs"); Text(Item().name) }
        """)
    #expect(!trial.said.contains("Milk"))
    #expect(trial.hasDiagnostic("Item().name"))
  }

  @Test(arguments: [
    (
      "BasicSecureTextField(state = rememberTextFieldState(\"abc\"), decorator = { field -> Row { Text(\"PIN\"); field() } })",
      "password, 3 characters, edit box, PIN"
    ),
    (
      "BasicTextField(state = rememberTextFieldState(\"abc\"), decorator = { field -> Row { Text(\"Name\"); field() } })",
      "abc, edit box, Name"
    ),
    (
      "Chip(label = { Text(\"Start\") }, onClick = {}, secondaryLabel = { Text(\"Run\") }, icon = { Icon(x, \"Shoe\") })",
      "Shoe, Start, Run, button"
    ),
  ])
  func `Slots of decorated fields and chips are heard`(_ body: String, _ said: String) throws {
    #expect(try ComposeTrial(body).said == [said])
  }

  @Test(arguments: [
    ("import androidx.activity.compose.setContent\nclass Main", true),
    ("import androidx.compose.material3.*\nclass Main { fun f() { setContent { } } }", true),
    ("class Main { fun f() { dialog.setContent { } } }", false),
  ])
  func `A file with the content of an activity is recognized`(_ code: String, _ isRead: Bool) {
    let format = InputFormat.detect(path: "Main.kt", bytes: Array(code.utf8))
    #expect((format == .kotlin) == isRead)
  }

  @Test func `A navigation suite shows its items and its primary action`() throws {
    let trial = try ComposeTrial(
      """
      NavigationSuiteScaffold(
        navigationItems = {
          NavigationSuiteItem(selected = true, onClick = {}, icon = { Icon(x, null) }, label = { Text("Feed") }, badge = { Badge { Text("3") } })
          NavigationSuiteItem(selected = false, onClick = {}, icon = { Icon(x, null) }, label = { Text("Me") })
        },
        primaryActionContent = { FloatingActionButton({}) { Icon(x, "New post") } },
      ) { Text("News") }
      """)
    #expect(
      trial.said == [
        "News", "New post, button", "selected, 3, Feed, Tab, 1 of 2, in list, 2 items",
        "Me, Tab, 2 of 2",
      ])
    #expect(!trial.hasDiagnostic("declared elsewhere"))
  }

  @Test(arguments: [
    ("LifecycleEventEffect(Lifecycle.Event.ON_START) { text = \"Set\" }", "Set"),
    ("LifecycleEventEffect(Lifecycle.Event.ON_STOP) { text = \"Set\" }", "First"),
    ("LifecycleResumeEffect(Unit) { text = \"Set\"; onPauseOrDispose { text = \"Left\" } }", "Set"),
  ])
  func `An effect of the lifecycle runs when the screen opens`(
    _ effect: String, _ said: String
  ) throws {
    let trial = try ComposeTrial(
      "var text by remember { mutableStateOf(\"First\") }\n\(effect)\nText(text)")
    #expect(trial.said == [said])
    #expect(!trial.hasDiagnostic("declared elsewhere"))
  }

  @Test func `A list with a parameter item has the items of the lazy list`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Rows(items: List<String>, header: String?, item: @Composable (String) -> Unit) {
          LazyColumn {
            header?.let { item(key = "h") { Text(it) } }
            items(items) { row -> item(row) }
          }
        }
        @Preview @Composable fun Sample() { Rows(listOf("One", "Two"), "Head") { Text("Row $it") } }
        """)
    #expect(trial.said == ["Head, in list", "Row One", "Row Two"])
  }

  @Test func `A label after this names the receiver of a function around a lambda`() throws {
    let trial = try ComposeTrial(
      file: """
        fun Int.spoken() = buildString { append(this@spoken / 60); append(" min") }
        class Clock(val seconds: Int) { val text get() = with("x") { "${this@Clock.seconds.spoken()}$this" } }
        @Composable fun Main() { Text(Clock(185).text) }
        """)
    #expect(trial.said == ["3 minx"])
  }

  @Test(arguments: [
    "val model: GreetingModel by viewModels()",
    "val model: GreetingModel by viewModels { Maker() }",
    "val model by viewModels<GreetingModel>()", "val model: GreetingModel by viewModel()",
  ])
  func `The content of an activity uses the properties of the activity`(_ property: String) throws {
    let trial = try ComposeTrial(
      file: """
        class MainActivity : ComponentActivity() {
          private \(property)
          private val title = "Garden"
          override fun onCreate(state: Bundle?) {
            setContent {
              val name by model.name.collectAsState()
              Column { Text("$title of $name"); Button(onClick = { model.rename() }) { Text("Rename") } }
            }
          }
        }
        class GreetingModel : ViewModel() {
          val name = MutableStateFlow("Ann")
          fun rename() { name.value = "Bob" }
        }
        """)
    #expect(trial.said == ["Garden of Ann", "Rename, button"])
    let heard = try trial.heard(after: "touch \"Rename\"; double tap; walk back").joined()
    #expect(heard.contains { $0.hasPrefix("Garden of Bob") }, "\(heard)")
  }

  @Test func `A composable in a class uses the defaults of the constructor`() throws {
    let trial = try ComposeTrial(
      file: """
        class Home(private val count: Int = 3) : Screen {
          private val label get() = "$count plants"
          @Composable override fun Content() { Text(label) }
        }
        object Previews {
          private const val NAME = "Oak"
          @Composable fun Sample() { Text(NAME) }
        }
        """)
    #expect(
      trial.imported.map { TalkBack().read($0.screen).stops.map(\.announcement.said) }
        == [["3 plants"], ["Oak"]])
  }

  @Test func `A call of an object runs its function invoke`() throws {
    let trial = try ComposeTrial(
      file: """
        object Star { @Composable operator fun invoke(words: String) { Icon(Icons.Default.Star, words) } }
        @Composable fun Main() { Star("Rating") }
        """)
    #expect(trial.said.contains("Rating, image"))
  }

  @Test func `The entries of an enum in a generic argument are known`() throws {
    let trial = try ComposeTrial(
      file: """
        enum class Speed { SLOW, FAST }
        @Composable fun Main() {
          Column {
            enumValues<Speed>().forEach { Text("one $it") }
            enumEntries<Speed>().forEach { Text("two $it") }
            Text(enumValueOf<Speed>("FAST").name)
          }
        }
        """)
    #expect(trial.said == ["one SLOW", "one FAST", "two SLOW", "two FAST", "FAST"])
  }
}
