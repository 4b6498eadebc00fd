import Simulator
import Testing

/// Drawers, sheets and pagers that coroutines open, close and scroll, and how long states live.
struct ComposeContainerStateTests {
  @Test func `A drawer opens and closes as its state says`() throws {
    let trial = try ComposeTrial(
      """
      val drawerState = rememberDrawerState(DrawerValue.Closed)
      val scope = rememberCoroutineScope()
      ModalNavigationDrawer(
        drawerState = drawerState,
        drawerContent = {
          ModalDrawerSheet {
            NavigationDrawerItem(
              label = { Text("Inbox") }, selected = true,
              onClick = { scope.launch { drawerState.close() } })
          }
        }) {
          Button(onClick = { scope.launch { drawerState.open() } }) { Text("Menu") }
      }
      """)
    #expect(trial.said == ["Menu, button"])
    let open = "touch \"Menu\"; double tap; touch \"Inbox\""
    #expect(try trial.heard(after: open).last?.first?.contains("Inbox") == true)
    let closed = try trial.heard(after: "\(open); double tap; touch \"Menu\"")
    #expect(closed.last?.first?.hasPrefix("Menu, button") == true, "\(closed)")
    let dismissed = try trial.heard(
      after: "\(open); touch \"Close navigation menu\"; double tap; touch \"Menu\"")
    #expect(dismissed.last?.first?.hasPrefix("Menu, button") == true, "\(dismissed)")
  }

  private static let sheet = """
    val sheetState = rememberModalBottomSheetState()
    val scope = rememberCoroutineScope()
    val host = remember { SnackbarHostState() }
    var isOpen by remember { mutableStateOf(false) }
    Column {
      Button(onClick = { isOpen = true }) { Text("Filter") }
      Text("Sheet ${if (sheetState.isVisible) "shown" else "hidden"}")
    }
    if (isOpen) {
      ModalBottomSheet(onDismissRequest = { isOpen = false }, sheetState = sheetState) {
        Button(
          onClick = {
            scope.launch { sheetState.hide() }.invokeOnCompletion {
              if (!sheetState.isVisible) isOpen = false
            }
          }
        ) { Text("Apply") }
        Button(
          onClick = {
            val job = scope.launch { delay(2000) }
            job.invokeOnCompletion { isOpen = false }
          }
        ) { Text("Wait") }
      }
    }
    """

  @Test func `A sheet is gone when the coroutine that hides it has ended`() throws {
    let trial = try ComposeTrial(Self.sheet)
    let close = "touch \"Filter\"; double tap; touch \"Apply\"; double tap"
    let heard = try trial.heard(after: "\(close); \(close); touch \"Sheet hidden\"")
    #expect(heard.last == ["Sheet hidden"], "\(heard)")
  }

  @Test func `A completion handler of a coroutine runs at its end`() throws {
    let trial = try ComposeTrial(Self.sheet)
    let wait = "touch \"Filter\"; double tap; touch \"Wait\"; double tap; wait"
    #expect(try trial.heard(after: "\(wait) 1 s; touch \"Wait\"").last?.isEmpty == false)
    #expect(try trial.problem(after: "\(wait) 1 s; touch \"Filter\"") != nil)
    #expect(try trial.problem(after: "\(wait) 3 s; touch \"Filter\"") == nil)
  }

  @Test func `A pager shows the page to which the app scrolls`() throws {
    let trial = try ComposeTrial(
      """
      val pagerState = rememberPagerState(pageCount = { 3 })
      val scope = rememberCoroutineScope()
      Column {
        HorizontalPager(state = pagerState) { page -> Text("Page $page") }
        Button(
          onClick = { scope.launch { pagerState.animateScrollToPage(pagerState.currentPage + 1) } }
        ) { Text(if (pagerState.currentPage == 2) "Start" else "Next") }
      }
      """)
    let heard = try trial.heard(
      after: "touch \"Next\"; double tap; double tap; touch \"Start\"; touch \"Page 2\"")
    #expect(heard[4].first?.hasPrefix("Start, button") == true, "\(heard)")
    #expect(heard.last?.first?.hasPrefix("Page 2") == true, "\(heard)")
  }

  @Test(arguments: [
    "if (isShown) Counter()", "AnimatedVisibility(isShown) { Counter() }",
    "AnimatedContent(isShown) { if (it) Counter() else Text(\"Other\") }",
  ])
  func `A state is forgotten when its composable leaves the composition`(
    _ content: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        class Tally { var count by mutableIntStateOf(0) }
        @Composable fun Counter() {
          var count by remember { mutableIntStateOf(0) }
          val tally = remember { Tally() }
          Button({ count++; tally.count++ }) { Text("Count $count") }
          Text("Tally ${tally.count}")
        }
        @Composable fun Main() {
          var isShown by remember { mutableStateOf(true) }
          Button({ isShown = !isShown }) { Text("Toggle") }
          \(content)
        }
        """)
    let count = "touch \"Count 0\"; double tap; double tap; touch \"Count 2\""
    #expect(try trial.heard(after: count).last?.first == "Count 2, button")
    let toggle = "\(count); touch \"Toggle\"; double tap; double tap"
    let heard = try trial.heard(after: "\(toggle); touch \"Count 0\"; touch \"Tally 0\"")
    #expect(heard.last == ["Tally 0"], "\(heard)")
  }

  @Test func `A state is new when the key of its call changes`() throws {
    let trial = try ComposeTrial(
      """
      var user by remember { mutableStateOf("Ann") }
      var note by remember(user) { mutableStateOf("Note of $user") }
      Button({ note = "Changed" }) { Text("Edit") }
      Button({ user = "Bob" }) { Text("Switch") }
      Text(note)
      """)
    let edit = "touch \"Edit\"; double tap; touch \"Changed\""
    #expect(try trial.heard(after: edit).last == ["Changed"])
    let heard = try trial.heard(
      after: "\(edit); touch \"Switch\"; double tap; touch \"Note of Bob\"")
    #expect(heard.last == ["Note of Bob"], "\(heard)")
  }

  @Test(arguments: [
    ("{ if (it.all(Char::isDigit)) code = it }", "4a2", "42"),
    ("{ if (it.all(Char::isDigit)) code = it }", "ab7", "7"),
    ("{ code = it.uppercase().take(3) }", "abcd", "ABC"),
    ("{ if (it.length <= 2) code = it }", "123", "12"),
  ])
  func `A field shows only the texts that its callback accepts`(
    _ callback: String, _ typed: String, _ code: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var code by remember { mutableStateOf("") }
      TextField(code, \(callback), label = { Text("Pin") })
      Text("Now $code")
      """)
    let echo = try trial.heard(after: "double tap; type \"\(typed)\"").last ?? []
    #expect(!echo.contains("Pin"), "\(echo)")
    let type = "double tap; type \"\(typed)\"; dismiss keyboard; touch \"Now \(code)\""
    #expect(try trial.heard(after: type).last == ["Now \(code)"])
    let field = try trial.heard(after: "\(type); swipe left").last?.first
    #expect(field == "\(code), edit box, Pin", "\(field ?? "")")
  }

  @Test func `A list that is filled where it is remembered is filled once`() throws {
    let trial = try ComposeTrial(
      """
      val things = remember {
        mutableStateListOf<String>().apply {
          addAll(listOf("Tea", "Milk"))
          if (isNotEmpty()) add("Salt")
        }
      }
      Button({ things.add("Rice") }) { Text("Add") }
      LazyColumn { items(things) { Text(it) } }
      Text("${things.size} things")
      """)
    #expect(
      trial.said == ["Add, button", "Tea, in list", "Milk", "Salt", "3 things, out of list"])
    #expect(try trial.focused(after: "double tap; touch \"4 things\"") == "4 things")
  }

  @Test func `A collection becomes a list of the state`() throws {
    let trial = try ComposeTrial(
      """
      val items = remember { listOf("Tea", "Milk").toMutableStateList() }
      Button({ items.removeAt(0) }) { Text("Remove") }
      items.forEach { Text(it) }
      """)
    #expect(trial.said == ["Remove, button", "Tea", "Milk"])
    #expect(try trial.heard(after: "double tap; swipe right").last == ["Milk"])
  }

  @Test func `A slider keeps its value if its callback changes nothing`() throws {
    let trial = try ComposeTrial("Slider(0.5f, {})\nText(\"End\")")
    let heard = try trial.heard(after: "swipe up; swipe up; swipe right; swipe left")
    #expect(heard[1].isEmpty && heard[2].isEmpty, "\(heard)")
    #expect(heard.last?.first == "50 percent., slider", "\(heard)")
  }

  @Test(arguments: [
    ("Switch(isOn, { isOn = it })", ["On"]),
    ("FilterChip(isOn, { isOn = !isOn }, { Text(\"Vegan\") })", ["Selected"]),
    ("RadioButton(isOn, { isOn = true })", ["Selected"]),
    ("Checkbox(isOn, { isOn = it })", ["checked"]),
    ("Checkbox(isOn, { other = it })\nText(\"$other\")", []),
  ])
  func `A tap announces only the new state of the control`(
    _ control: String, _ words: [String]
  ) throws {
    let trial = try ComposeTrial(
      """
      var isOn by remember { mutableStateOf(false) }
      var other by remember { mutableStateOf(false) }
      \(control)
      """)
    #expect(try trial.heard(after: "double tap").last == words)
  }

  @Test func `An effect with a changed key does not continue with its old key`() throws {
    let trial = try ComposeTrial(
      """
      var query by remember { mutableStateOf("") }
      var result by remember { mutableStateOf("Nothing") }
      LaunchedEffect(query) { if (query.isNotEmpty()) { delay(2000); result = "Found $query" } }
      Column {
        Button({ query = "a" }) { Text("First") }
        Button({ query = "ab" }) { Text("Second") }
        Text(result, Modifier.semantics { liveRegion = LiveRegionMode.Polite })
      }
      """)
    let heard = try trial.heard(
      after: "double tap; at once; touch \"Second\"; at once; double tap; wait 9 s"
    ).joined()
    #expect(heard.contains { $0.hasPrefix("Found ab") }, "\(heard)")
    #expect(!heard.contains("Found a"), "\(heard)")
  }

  @Test func `An effect that leaves the screen does not continue`() throws {
    let trial = try ComposeTrial(
      """
      var isShown by remember { mutableStateOf(true) }
      var result by remember { mutableStateOf("Nothing") }
      if (isShown) { LaunchedEffect(Unit) { delay(65000); result = "Late" } }
      Column { Button({ isShown = false }) { Text("Stop") }; Text(result) }
      """)
    let heard = try trial.heard(after: "double tap; wait 90 s; walk").joined()
    #expect(heard.contains("Nothing"), "\(heard)")
    #expect(!heard.contains("Late"), "\(heard)")
  }
}
