import Importers
import Simulator
import Testing

/// Sliders that a person adjusts, snackbars that a callback waits for, and themes.
struct ComposeAdjustingTests {
  private static func slider(_ arguments: String) -> String {
    """
    var value by remember { mutableFloatStateOf(3f) }
    var rating by remember { mutableIntStateOf(3) }
    Column {
      \(arguments)
      Text("Now ${(value * 10).toInt()}")
      Text("Rated $rating")
    }
    """
  }

  @Test(arguments: [
    ("Slider(value, { value = it }, valueRange = 0f..10f)", "swipe up", "Now 35"),
    ("Slider(value, { value = it }, valueRange = 0f..10f)", "swipe down", "Now 25"),
    ("Slider(value, { value = it }, valueRange = 0f..10f, steps = 9)", "swipe up", "Now 40"),
    ("Slider(value, { value = it }, valueRange = 0f..3f)", "swipe up", "Now 30"),
    (
      """
      Box(Modifier.semantics(mergeDescendants = true) {
        contentDescription = "Rating"
        stateDescription = "$rating of 5 stars"
        progressBarRangeInfo = ProgressBarRangeInfo(rating.toFloat(), 0f..5f, 4)
        setProgress { rating = it.toInt(); true }
      })
      """, "swipe up", "Rated 4"
    ),
  ])
  func `A gesture on a slider changes its value by a step`(
    _ slider: String, _ gesture: String, _ words: String
  ) throws {
    let heard = try ComposeTrial(Self.slider(slider))
      .heard(after: "\(gesture); touch \"\(words)\"")
    #expect(heard.last == [words], "\(heard)")
  }

  @Test(arguments: [
    ("Slider(value, { value = it }, valueRange = 0f..10f)", "swipe up", "35 percent."),
    ("Slider(value, { value = it }, valueRange = 0f..10f)", "swipe down", "25 percent."),
    (
      """
      Slider(
        value, { value = it }, Modifier.semantics { contentDescription = "Volume" },
        valueRange = 0f..10f)
      """, "swipe up", "35 percent."
    ),
    (
      """
      Slider(
        value, { value = it },
        Modifier.semantics { stateDescription = "${value.toInt()} of 10" }, valueRange = 0f..10f)
      """, "swipe up; swipe up", "4 of 10"
    ),
    (
      """
      Box(
        Modifier.semantics { contentDescription = "Speed" }
          .progressSemantics(value, 0f..10f).semantics { setProgress { value = it; true } })
      """, "swipe up", "35 percent."
    ),
  ])
  func `The new value is announced after a gesture on a slider`(
    _ slider: String, _ gestures: String, _ words: String
  ) throws {
    let heard = try ComposeTrial(Self.slider(slider)).heard(after: gestures)
    #expect(heard.last == [words], "\(heard)")
  }

  @Test(arguments: [
    ("", "swipe up", "30 percent."), ("", "swipe right; swipe down", "70 percent."),
    (", steps = 9", "swipe up", "38 percent."),
  ])
  func `Each thumb of a slider for a range moves to the other one at most`(
    _ steps: String, _ gestures: String, _ words: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var range by remember { mutableStateOf(2f..8f) }
      Column {
        RangeSlider(range, { range = it }, valueRange = 0f..10f\(steps))
        Text("From ${range.start} to ${range.endInclusive}")
      }
      """)
    let heard = try trial.heard(after: gestures)
    #expect(heard.last == [words], "\(heard)")
  }

  @Test(arguments: [
    ("rememberSliderState(3f, steps = 9, valueRange = 0f..10f)", "40 percent.", "Now 4.0"),
    ("remember { SliderState(value = 3f, valueRange = 0f..10f) }", "35 percent.", "Now 3.5"),
  ])
  func `A slider changes its own state, which the screen can show`(
    _ state: String, _ words: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      val state = \(state)
      Column {
        Slider(state = state)
        Text("Now ${state.value}")
      }
      """)
    #expect(trial.said == ["30 percent., slider", "Now 3.0"])
    let heard = try trial.heard(after: "swipe up; swipe right")
    #expect(heard.suffix(2) == [[words], [text]], "\(heard)")
  }

  @Test func `A slider for a range changes its own state`() throws {
    let trial = try ComposeTrial(
      """
      val state = rememberRangeSliderState(2f, 8f, valueRange = 0f..10f)
      Column {
        RangeSlider(state)
        Text("From ${state.activeRangeStart} to ${state.activeRangeEnd}")
      }
      """)
    #expect(
      trial.said == [
        "25 percent., Range start, slider", "75 percent., Range end, slider", "From 2.0 to 8.0",
      ])
    let heard = try trial.heard(after: "swipe right; swipe down; swipe right")
    #expect(heard.joined().contains("From 2.0 to 7.6"), "\(heard)")
  }

  private static func snackbar(_ call: String) -> String {
    """
    val host = remember { SnackbarHostState() }
    val scope = rememberCoroutineScope()
    var count by remember { mutableIntStateOf(0) }
    Column {
      Button(onClick = { scope.launch { \(call); count++ } }) { Text("Delete") }
      Text("Count $count")
    }
    """
  }

  @Test(arguments: [
    ("val result = host.showSnackbar(\"Deleted\", actionLabel = \"Undo\")", 0),
    ("host.showSnackbar(\"Deleted\", \"Undo\")", 0),
    ("host.showSnackbar(\"Deleted\", duration = SnackbarDuration.Indefinite)", 0),
    ("val result = host.showSnackbar(\"Deleted\")", 1),
    ("host.showSnackbar(\"Deleted\", \"Undo\", duration = SnackbarDuration.Short)", 1),
  ])
  func `A callback goes on when its snackbar is gone`(_ call: String, _ count: Int) throws {
    let trial = try ComposeTrial(Self.snackbar(call))
    let heard = try trial.heard(after: "touch \"Delete\"; double tap; wait 1 s; touch \"Count 0\"")
    #expect(heard.joined().contains { $0.hasPrefix("Deleted") }, "\(heard)")
    #expect(heard.last?.first == "Count 0")
    let later = try trial.heard(
      after: "touch \"Delete\"; double tap; wait 20 s; touch \"Count \(count)\"")
    #expect(later.last == ["Count \(count)"], "\(later)")
  }

  @Test func `A theme that only surrounds its content is no screen`() throws {
    let theme = """
      @Composable
      fun AppTheme(darkTheme: Boolean = false, content: @Composable () -> Unit) {
        MaterialTheme(colorScheme = lightColorScheme(), content = content)
      }
      """
    #expect((try? ComposeTrial(file: theme))?.imported.isEmpty ?? true)
    let trial = try ComposeTrial(
      file: theme + "\n@Composable\nfun Card(content: @Composable () -> Unit) { Text(\"Card\") }")
    #expect(trial.imported.map(\.screen.name) == ["Card"])
  }

  @Test(arguments: ["LargeTopAppBar", "MediumTopAppBar"])
  func `The title of a tall bar comes after its icons`(_ bar: String) throws {
    let trial = try ComposeTrial(
      """
      \(bar)(
        title = { Text("Settings") },
        navigationIcon = { IconButton(onClick = {}) { Icon(Icons.Default.Menu, "Menu") } },
        actions = { IconButton(onClick = {}) { Icon(Icons.Default.Search, "Search") } })
      """)
    #expect(trial.said == ["Menu, button", "Search, button", "Settings"])
  }

  @Test func `Items of a button group are buttons`() throws {
    let trial = try ComposeTrial(
      """
      var isOn by remember { mutableStateOf(false) }
      ButtonGroup(overflowIndicator = {}) {
        clickableItem(onClick = {}, label = "Share")
        toggleableItem(checked = isOn, label = "Pin", onCheckedChange = { isOn = it })
      }
      """)
    #expect(trial.said == ["Share, button", "Pin, check box"])
  }

  @Test func `A name with its package means the same as without`() throws {
    let trial = try ComposeTrial(
      """
      val text = androidx.compose.runtime.remember { androidx.compose.runtime.mutableStateOf("Hi") }
      androidx.compose.material3.Text(text.value)
      TriStateCheckbox(
        state = androidx.compose.ui.state.ToggleableState.Indeterminate, onClick = {})
      """)
    #expect(trial.said == ["Hi", "Partially checked, check box"])
  }
}
