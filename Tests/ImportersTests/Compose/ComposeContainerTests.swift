import Simulator
import Testing

/// The announcements of TalkBack for containers, pickers and destinations.
@Suite struct ComposeContainerTests {
  @Test(
    arguments: [
      (
        "NavigationSuiteScaffold(navigationSuiteItems = { item(selected = true, onClick = {}, icon = { Icon(x, null) }, label = { Text(\"Feed\") }); item(selected = false, onClick = {}, icon = { Icon(x, null) }, label = { Text(\"Me\") }) }) { Text(\"News\") }",
        ["News", "selected, Feed, Tab, 1 of 2, in list, 2 items", "Me, Tab, 2 of 2"]
      ),
      (
        "BottomSheetScaffold(sheetContent = { Text(\"Filters\") }) { Text(\"Map\") }",
        ["Map", "collapsed, Drag handle", "Filters"]
      ),
      (
        "ListDetailPaneScaffold(directive = d, value = v, listPane = { AnimatedPane { Text(\"Mails\") } }, detailPane = { Text(\"Mail\") })",
        ["Mails"]
      ),
      (
        "SplitButtonLayout(leadingButton = { SplitButtonDefaults.LeadingButton(onClick = {}) { Text(\"Send\") } }, trailingButton = { SplitButtonDefaults.TrailingButton(checked = false, onCheckedChange = {}) { Icon(x, \"More\") } })",
        ["Send, button", "More, button"]
      ),
      (
        "HorizontalFloatingToolbar(expanded = true) { IconButton({}) { Icon(x, \"Bold\") } }",
        ["Bold, button"]
      ),
      (
        "SwipeToDismissBox(state = s, backgroundContent = { Text(\"Delete\") }) { ListItem({ Text(\"Mail 1\") }) }",
        ["Mail 1"]
      ),
      (
        "ModalNavigationDrawer(drawerState = rememberDrawerState(DrawerValue.Open), drawerContent = { ModalDrawerSheet { NavigationDrawerItem({ Text(\"Inbox\") }, false, {}) } }) { Text(\"Mail\") }",
        ["Inbox, Tab", "Close navigation menu"]
      ),
      (
        "DismissibleNavigationDrawer(drawerContent = { Text(\"Menu\") }) { Text(\"Mail\") }",
        ["Mail"]
      ),
      (
        "SwipeToDismiss(state = s, background = { Text(\"Delete\") }, dismissContent = { Card { Text(\"Mail 1\") } })",
        ["Mail 1"]
      ),
      (
        "ModalBottomSheetLayout(sheetState = rememberModalBottomSheetState(ModalBottomSheetValue.Hidden), sheetContent = { Text(\"Filters\") }) { Text(\"Map\") }",
        ["Map"]
      ),
      (
        "ModalBottomSheetLayout(sheetState = rememberModalBottomSheetState(initialValue = ModalBottomSheetValue.Expanded), sheetContent = { Text(\"Filters\") }) { Text(\"Map\") }",
        ["Close sheet", "Filters"]
      ),
      (
        "ModalBottomSheet({}, dragHandle = { BottomSheetDefaults.DragHandle() }) { Text(\"Sort\") }",
        ["collapsed, Drag handle", "Sort", "Close sheet"]
      ),
      (
        "ModalBottomSheet({}, dragHandle = { Text(\"Pull\") }) { Text(\"Sort\") }",
        ["collapsed, Pull", "Sort", "Close sheet"]
      ),
      ("ModalBottomSheet({}, dragHandle = {}) { Text(\"Sort\") }", ["Sort", "Close sheet"]),
      (
        "FloatingActionButtonMenu(expanded = true, button = { ToggleFloatingActionButton(checked = true, onCheckedChange = {}, modifier = Modifier.semantics { traversalIndex = -1f; stateDescription = \"Open\"; contentDescription = \"Menu\" }) { Icon(x, null) } }) { FloatingActionButtonMenuItem(onClick = {}, icon = { Icon(x, null) }, text = { Text(\"Archive\") }) }",
        ["Open, Menu", "Archive"]
      ),
      (
        "FloatingActionButtonMenu(expanded = false, button = { ToggleFloatingActionButton(false, {}) { Icon(x, \"Menu\") } }) { FloatingActionButtonMenuItem({}, { Text(\"Archive\") }, { Icon(x, null) }) }",
        ["Menu"]
      ),
      (
        "SmallExtendedFloatingActionButton(onClick = {}) { Icon(x, \"Add\"); Text(\"Note\") }",
        ["Add, Note, button"]
      ),
      (
        "TopAppBar(title = { Text(\"Docs\") }, subtitle = { Text(\"Shared\") }, actions = { AppBarRow(overflowIndicator = { Icon(x, \"More\") }) { clickableItem(onClick = {}, icon = { Icon(x, \"Edit\") }, label = \"Edit this\") } })",
        ["Docs", "Edit, button", "Shared"]
      ),
      (
        "VerticalSlider(state = rememberSliderState(value = 0.25f), modifier = Modifier.semantics { contentDescription = \"Bass\" })",
        ["25 percent., Bass, slider"]
      ),
      (
        "SegmentedListItem(onClick = {}, shapes = s, supportingContent = { Text(\"Today\") }) { Text(\"Mail\") }",
        ["Mail, Today"]
      ),
      ("ListItem(icon = { Icon(x, null) }) { Text(\"Old item\") }", ["Old item"]),
      (
        "HorizontalPager(count = 2, state = rememberPagerState()) { Text(\"Page $it\") }",
        ["Page 0, page, in horizontal pager"]
      ),
      ("Column { VerticalDragHandle(); Text(\"Pane\") }", ["Pane"]),
      ("Layout(content = { Text(\"First\") }) { m, c -> layout(1, 1) {} }", ["First"]),
      ("Box { Text(\"Front\", Modifier.zIndex(1f)); Text(\"Behind\") }", ["Behind", "Front"]),
      ("ListItem({ Text(\"Ann\") }, Modifier.clickable { })", ["Ann"]),
      ("Text(AnnotatedString(\"Terms \") + AnnotatedString(\"apply\"))", ["Terms apply"]),
      ("Text(AnnotatedString.fromHtml(\"<b>New</b> &amp; old\"))", ["New & old"]),
      (
        "Text(AnnotatedString.fromHtml(\"<p>2 < 3</p><p>See <a href='x'>terms</a><br>Thanks</p>\"))",
        ["2 < 3\nSee terms\nThanks"]
      ),
      ("Text(AnnotatedString.fromHtml(\"Intro<h3>Title</h3>End\"))", ["Intro\nTitle\nEnd"]),
      ("Text(HtmlCompat.fromHtml(\"<i>Old</i> view\", 0).toString())", ["Old view"]),
      (
        "Text(AnnotatedString.fromHtml(\"It&#8217;s &#x201C;caf&eacute;&rdquo; &lt;b&gt; &bogus;\"))",
        ["It’s “café” <b> &bogus;"]
      ),
      (
        "HorizontalPager(rememberPagerState(initialPage = 9) { 2 }) { Text(\"Page $it\") }",
        ["Page 1, page, in horizontal pager"]
      ),
      (
        "val own = rememberPagerState(9) { 2 }\nHorizontalPager(own) { Text(\"On ${own.currentPage}\") }",
        ["On 1, page, in horizontal pager"]
      ),
      ("VerticalPager(rememberPagerState { -1 }) { Text(\"Page\") }\nText(\"End\")", ["End"]),
      ("HorizontalPager(rememberPagerState { 0 }) { Text(\"Page\") }\nText(\"End\")", ["End"]),
      (
        "val pager = rememberPagerState { 3 }\nText(\"${pager.currentPage + 1} of ${pager.pageCount}\")",
        ["1 of 3"]
      ),
    ])
  func `Containers show what is in them`(_ body: String, _ said: [String]) throws {
    #expect(try ComposeTrial(body).said == said)
  }

  @Test func `One page is shown and reported if the number of pages is unknown`() throws {
    let trial = try ComposeTrial(
      "HorizontalPager(rememberPagerState { photos.size }) { Text(\"Photo\") }")
    #expect(trial.said == ["Photo, page, in horizontal pager"])
    #expect(trial.hasDiagnostic("decides the number of pages"))
  }

  @Test func `A first page of any size is read`() throws {
    let trial = try ComposeTrial(
      "HorizontalPager(rememberPagerState(9223372036854775807) { photos.size }) { Text(\"Photo\") }"
    )
    #expect(trial.said == ["Photo, page, in horizontal pager"])
  }

  @Test func `A layout with constraints is read in the order of the source`() throws {
    let trial = try ComposeTrial(
      """
      ConstraintLayout {
        val (title, picture) = createRefs()
        Text("Title", Modifier.constrainAs(title) { top.linkTo(parent.top) })
        Icon(x, "Picture", Modifier.constrainAs(picture) { top.linkTo(title.bottom) })
      }
      """)
    #expect(trial.said == ["Title", "Picture, image"])
    #expect(trial.hasDiagnostic("“ConstraintLayout” places its content by constraints"))
    #expect(!trial.hasDiagnostic("modifier “constrainAs”"))
  }

  @Test func `A link in HTML is a link of the text`() throws {
    let screen = try ComposeTrial(
      "Text(AnnotatedString.fromHtml(\"See <a href='x'>our terms</a>\"))"
    ).screen
    let stop = TalkBack().read(screen).stops.first
    #expect(stop?.announcement.hint.contains("double tap to open link") == true)
  }

  @Test func `An unknown composable shows what its slots show`() throws {
    let trial = try ComposeTrial(
      "Panel(title = { Text(\"Title\") }, onClick = { Opened(1) }) { Text(\"Body\") }")
    #expect(trial.said == ["Title", "Body"])
    #expect(!trial.hasDiagnostic("Opened"))
  }

  @Test(arguments: ["Start", "Start::class", "Detail(3)"])
  func `Navigation starts at the destination of its type`(_ start: String) throws {
    let trial = try ComposeTrial(
      file: """
        object Start
        data class Detail(val id: Int)
        @Composable fun Main() {
          NavHost(rememberNavController(), startDestination = \(start)) {
            composable<Detail> { Text("Detail") }
            composable<Start> { Text("Start") }
          }
        }
        """)
    #expect(trial.said == [start.hasPrefix("Start") ? "Start" : "Detail"])
  }

  @Test(
    arguments: [
      "class Words : CollectionPreviewParameterProvider<String>(listOf(\"oak\", \"elm\"))",
      "class Words : PreviewParameterProvider<String> by CollectionPreviewParameterProvider(trees)",
    ])
  func `A provider over a collection gives its values`(_ provider: String) throws {
    let trial = try ComposeTrial(
      file: """
        val trees = listOf("oak", "elm")
        \(provider)
        @Preview @Composable fun Tree(@PreviewParameter(Words::class) name: String) { Text(name) }
        """)
    #expect(trial.imported.count == 2)
    #expect(trial.said == ["oak"])
  }

  // MARK: Pickers

  @Test func `A date picker says the days of the month that its state names`() throws {
    // 2023-03-03 in milliseconds.
    let said = try ComposeTrial(
      "DatePicker(rememberDatePickerState(initialSelectedDateMillis = 1677801600000L))"
    ).said
    #expect(
      said.prefix(7) == [
        "Select date", "Current selection: Friday, March 3, 2023",
        "Switch to text input mode, button", "March 2023, Switch to selecting a year, button",
        "Change to previous month, button", "Change to next month, button", "Sunday",
      ])
    #expect(said.contains("Not selected, Saturday, March 4, 2023, button"))
    #expect(said.contains("Selected, Friday, March 3, 2023, button"))
    #expect(said.last == "Not selected, Friday, March 31, 2023, button")
  }

  @Test(
    arguments: [
      ("LocalDate.of(2024, 2, 29)", "Thursday, February 29, 2024"),
      ("LocalDate.of(2000, Month.JANUARY, 3)", "Monday, January 3, 2000"),
    ])
  func `The date of a picker can be a chain of dates`(_ date: String, _ words: String) throws {
    let state =
      "rememberDatePickerState(\(date).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli())"
    #expect(try ComposeTrial("DatePicker(\(state))").said.contains("Selected, \(words), button"))
  }

  @Test func `Pickers with an unknown state say what does not depend on it`() throws {
    let date = try ComposeTrial("DatePicker(state)")
    #expect(date.said.contains("Change to next month, button"))
    #expect(!date.said.contains { $0.contains("selecting a year") })
    #expect(!date.said.contains { $0.contains("None") })
    #expect(date.hasDiagnostic("only known at run time"))
    let hour = "rememberTimePickerState(initialHour = now.get(Calendar.HOUR_OF_DAY))"
    for state in ["state", "state = \(hour)"] {
      let time = try ComposeTrial("val now = Calendar.getInstance()\nTimePicker(\(state))")
      #expect(
        time.said == [
          "Selected, Select hour, radio button", "Not selected, Select minutes, radio button",
        ])
      #expect(time.hasDiagnostic("only known at run time"))
    }
  }

  @Test(arguments: [
    ("rememberTimePickerState(7, 30, true)", "${state.hour}:${state.minute}", "7:30"),
    ("TimePickerState(initialHour = 7, initialMinute = 5, is24Hour = false)", "${state.hour}", "7"),
    ("rememberDatePickerState()", "${state.selectedDateMillis ?: \"No date\"}", "No date"),
    (
      "DatePickerState(Locale.US, initialSelectedDateMillis = 1677801600000)",
      "${state.selectedDateMillis}", "1677801600000"
    ),
  ])
  func `The state of a picker has its first value`(
    _ state: String, _ text: String, _ said: String
  ) throws {
    let trial = try ComposeTrial("val state = remember { \(state) }\nText(\"\(text)\")")
    #expect(trial.said == [said])
  }

  @Test func `A picker of a range says both dates and leaves out its days`() throws {
    let trial = try ComposeTrial(
      "DateRangePicker(rememberDateRangePickerState(initialSelectedStartDateMillis = 1677801600000L))"
    )
    #expect(
      trial.said.prefix(4) == [
        "Select dates", "Start date: Friday, March 3, 2023, End date: None",
        "Switch to text input mode, button", "Sunday",
      ])
    #expect(trial.hasDiagnostic("picker"))
  }

  @Test func `A picker of a range for text input has a field for each date`() throws {
    let trial = try ComposeTrial(
      "DateRangePicker(rememberDateRangePickerState(initialDisplayMode = DisplayMode.Input))")
    #expect(
      trial.said == [
        "Enter dates", "Start date: None, End date: None",
        "Switch to calendar input mode, button", "edit box, Start date, MM/DD/YYYY",
        "edit box, End date, MM/DD/YYYY",
      ])
  }

  @Test(arguments: [
    ("rememberDateRangePickerState()", "No dates"),
    ("rememberDateRangePickerState(5L, 7L)", "5 to 7"),
  ])
  func `The dates of a range are those of its state`(_ state: String, _ said: String) throws {
    let trial = try ComposeTrial(
      """
      val state = \(state)
      val start = state.selectedStartDateMillis
      Text(if (start == null) "No dates" else "$start to ${state.selectedEndDateMillis}")
      """)
    #expect(trial.said == [said])
  }
}
