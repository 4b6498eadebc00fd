/// Whole screens of apps, with state and language features of Kotlin.
extension ComposeReferenceTests {
  static let appsFirst: [ReferenceScreen] = [
    ReferenceScreen(
      "settings vm",
      #"""
      package com.example.settings
      data class SettingsState(val dark: Boolean = false, val size: Int = 14, val languages: List<String> = emptyList(), val lang: String? = null)
      class SettingsViewModel : ViewModel() {
        private val _state = MutableStateFlow(SettingsState(dark = true, languages = listOf("English", "Español"), lang = "English"))
        val state: StateFlow<SettingsState> = _state.asStateFlow()
        fun onDark(v: Boolean) { _state.update { it.copy(dark = v) } }
      }
      @Composable fun SettingsRoute(vm: SettingsViewModel = viewModel()) {
        val state by vm.state.collectAsStateWithLifecycle()
        SettingsScreen(state, vm::onDark)
      }
      @Composable private fun SettingsScreen(state: SettingsState, onDark: (Boolean) -> Unit, modifier: Modifier = Modifier) {
        Column(modifier.verticalScroll(rememberScrollState())) {
          SectionTitle("Display")
          SwitchPreference(title = "Dark theme", summary = if (state.dark) "Always" else "Never", checked = state.dark, onCheckedChange = onDark)
          SectionTitle("Language")
          Column(Modifier.selectableGroup()) {
            state.languages.forEach { language ->
              val chosen = language == state.lang
              Row(Modifier.fillMaxWidth().selectable(selected = chosen, onClick = {}, role = Role.RadioButton), verticalAlignment = Alignment.CenterVertically) {
                RadioButton(selected = chosen, onClick = null)
                Text(text = language)
              }
            }
          }
          TextButton(onClick = {}, enabled = !state.dark) { Text("Reset") }
        }
      }
      @Composable fun SectionTitle(text: String) = Text(text, style = MaterialTheme.typography.titleSmall, modifier = Modifier.padding(16.dp).semantics { heading() })
      @Composable fun SwitchPreference(title: String, summary: String?, checked: Boolean, onCheckedChange: (Boolean) -> Unit) {
        ListItem(
          headlineContent = { Text(title) },
          supportingContent = summary?.let { { Text(it) } },
          trailingContent = { Switch(checked = checked, onCheckedChange = null) },
          modifier = Modifier.toggleable(value = checked, role = Role.Switch, onValueChange = onCheckedChange))
      }
      """#,
      [
        "Display, heading", "On, Dark theme, Always, Switch", "Language, heading",
        "Selected, English, radio button, 1 of 2, in list, 2 items",
        "Not selected, Español, radio button, 2 of 2", "Reset, button, disabled, out of list",
      ]),
    ReferenceScreen(
      "sealed state",
      #"""
      sealed interface UiState { data object Loading : UiState; data class Error(val message: String) : UiState; data class Success(val items: List<Item>) : UiState }
      data class Item(val id: Long, val title: String, val done: Boolean)
      class StateProvider : PreviewParameterProvider<UiState> {
        override val values: Sequence<UiState> get() = sequenceOf(UiState.Loading, UiState.Error("No network"), UiState.Success(List(2) { Item(it.toLong(), "Task ${it + 1}", it % 2 == 0) }))
      }
      @Preview @Composable fun TodoPreview(@PreviewParameter(StateProvider::class) state: UiState) {
        when (state) {
          UiState.Loading -> Box(Modifier.fillMaxSize(), contentAlignment = Alignment.Center) { CircularProgressIndicator(Modifier.semantics { contentDescription = "Loading tasks" }) }
          is UiState.Error -> Column { Text(state.message); OutlinedButton(onClick = { }) { Text("Try again") } }
          is UiState.Success -> LazyColumn { items(state.items, key = { it.id }) { (id, title, done) ->
              Row(Modifier.toggleable(done, role = Role.Checkbox, onValueChange = {})) { Checkbox(done, null); Text(title, Modifier.weight(1f)) } } }
        }
      }
      """#,
      [
        "In progress, Loading tasks, progress bar", "No network", "Try again, button",
        "checked, Task 1, check box, in list", "Task 2, check box",
      ]),
    ReferenceScreen(
      "cart",
      #"""
      data class CartLine(val product: String, val price: Double, val count: Int) { val sum get() = price * count }
      @Preview @Composable fun Cart() {
        val lines = remember { mutableStateListOf(CartLine("Espresso", 2.5, 2), CartLine("Croissant", 1.95, 1)) }
        val total by remember { derivedStateOf { lines.sumOf { it.sum } } }
        Scaffold(
          topBar = { CenterAlignedTopAppBar(title = { Text("Cart (${lines.size})") }) },
          bottomBar = { Button(onClick = {}, modifier = Modifier.fillMaxWidth()) { Text("Pay ${"%.2f".format(total)} €") } }
        ) { padding ->
          LazyColumn(Modifier.padding(padding)) {
            itemsIndexed(lines) { index, line ->
              Row(verticalAlignment = Alignment.CenterVertically) {
                Text(line.product, Modifier.weight(1f))
                IconButton(onClick = { lines[index] = line.copy(count = line.count - 1) }, enabled = line.count > 1) { Icon(Icons.Default.Remove, contentDescription = "Less ${line.product}") }
                Text("${line.count}", Modifier.semantics { contentDescription = "${line.count} pieces" })
                IconButton(onClick = { lines[index] = line.copy(count = line.count + 1) }) { Icon(Icons.Default.Add, contentDescription = "More ${line.product}") }
              }
              if (index < lines.lastIndex) HorizontalDivider()
            }
          }
        }
      }
      """#,
      [
        "Cart (2)", "Espresso, in list", "Less Espresso, button", "2 pieces",
        "More Espresso, button", "Croissant", "Less Croissant, button, disabled", "1 pieces",
        "More Croissant, button", "Pay 6.95 €, button, out of list",
      ]),
    ReferenceScreen(
      "chat",
      #"""
      data class Message(val from: String, val text: String, val mine: Boolean, val minutesAgo: Int)
      fun Int.ago() = when { this < 1 -> "now"; this < 60 -> "$this min ago"; else -> "${this / 60} h ago" }
      @Preview @Composable fun Chat() {
        val messages = listOf(Message("Ann", "Hi!", false, 75), Message("me", "Hello", true, 0))
        var draft by rememberSaveable { mutableStateOf("") }
        Column {
          LazyColumn(Modifier.weight(1f), reverseLayout = true) {
            items(messages.reversed()) { m ->
              Column(Modifier.clearAndSetSemantics { contentDescription = buildString { append(if (m.mine) "You" else m.from); append(": ${m.text}, "); append(m.minutesAgo.ago()) } }) { Text(m.text); Text(m.minutesAgo.ago()) }
            }
          }
          Row {
            OutlinedTextField(draft, { draft = it }, placeholder = { Text("Message") }, modifier = Modifier.weight(1f))
            IconButton(onClick = { draft = "" }, enabled = draft.isNotBlank()) { Icon(Icons.AutoMirrored.Filled.Send, "Send") }
          }
        }
      }
      """#,
      [
        "Ann: Hi!, 1 h ago, in list", "You: Hello, now", "edit box, Message, out of list",
        "Send, button, disabled",
      ]),
    ReferenceScreen(
      "onboarding",
      #"""
      enum class Page(val title: String, val text: String) { WELCOME("Welcome", "Track your runs"), SHARE("Share", "Invite friends"), DONE("Done", "Let's go") }
      @Preview @Composable fun Onboarding() {
        val pager = rememberPagerState { Page.entries.size }
        Column {
          HorizontalPager(pager, Modifier.weight(1f)) { i -> val page = Page.entries[i]; Column { Text(page.title, Modifier.semantics { heading() }); Text(page.text) } }
          Row(Modifier.semantics { contentDescription = "Page ${pager.currentPage + 1} of ${pager.pageCount}" }) { repeat(pager.pageCount) { Box(Modifier.size(8.dp).background(if (it == pager.currentPage) Color.Blue else Color.Gray, CircleShape)) } }
          Row { if (pager.currentPage > 0) TextButton({}) { Text("Back") }
            Spacer(Modifier.weight(1f))
            Button({}) { Text(if (pager.currentPage == pager.pageCount - 1) "Start" else "Next") } }
        }
      }
      """#,
      [
        "Welcome, heading, in horizontal pager", "Track your runs",
        "Page 1 of 3, out of grid pager", "Next, button",
      ]),
    ReferenceScreen(
      "custom toggle",
      #"""
      @Composable fun StarButton(on: Boolean, onToggle: (Boolean) -> Unit, modifier: Modifier = Modifier) {
        Box(modifier.size(48.dp).toggleable(value = on, onValueChange = onToggle, role = Role.Switch).semantics { stateDescription = if (on) "Starred" else "Not starred" }, contentAlignment = Alignment.Center) {
          Icon(if (on) Icons.Filled.Star else Icons.Outlined.Star, contentDescription = "Favourite")
        }
      }
      @Preview @Composable fun P() { Row { StarButton(true, {}); StarButton(on = false, onToggle = {}, modifier = Modifier.semantics { contentDescription = "Second" }) } }
      """#,
      ["Starred, Favourite, Switch", "Not starred, Second, Favourite, Switch"]),
    ReferenceScreen(
      "rating custom",
      #"""
      @Composable fun Rating(value: Int, max: Int = 5, onChange: (Int) -> Unit) {
        Row(Modifier.clearAndSetSemantics { contentDescription = "Rating"; stateDescription = "$value of $max"; progressBarRangeInfo = ProgressBarRangeInfo(value.toFloat(), 0f..max.toFloat(), max - 1); setProgress { onChange(it.toInt()); true } }) {
          (1..max).forEach { i -> Icon(if (i <= value) Icons.Filled.Star else Icons.Outlined.Star, null, Modifier.clickable { onChange(i) }) }
        }
      }
      @Preview @Composable fun P() { var v by remember { mutableIntStateOf(3) }; Rating(v) { v = it } }
      """#,
      ["3 of 5, Rating, slider"]),
    ReferenceScreen(
      "group by",
      #"""
      data class Contact(val name: String, val phone: String)
      @OptIn(ExperimentalFoundationApi::class)
      @Preview @Composable fun Contacts() {
        val grouped = listOf(Contact("Bea", "2"), Contact("Anna", "1"), Contact("Adam", "3")).sortedBy { it.name }.groupBy { it.name.first().uppercaseChar() }
        LazyColumn { grouped.forEach { (initial, people) ->
            stickyHeader { Text(initial.toString(), Modifier.semantics { heading() }) }
            items(people) { p -> ListItem(headlineContent = { Text(p.name) }, supportingContent = { Text("Tel. ${p.phone}") }, modifier = Modifier.clickable(onClickLabel = "call") {}) } } }
      }
      """#,
      [
        "capital A, heading, in list", "Adam, Tel. 3", "Anna, Tel. 1", "capital B, heading",
        "Bea, Tel. 2",
      ]),
    ReferenceScreen(
      "lazy scope ext",
      #"""
      fun LazyListScope.section(title: String, rows: List<String>) { item(key = title) { Text(title, modifier = Modifier.semantics { heading() }) }; items(rows.size) { i -> Text("${i + 1}. ${rows[i]}") } }
      @Preview @Composable fun P() { LazyColumn { section("Today", listOf("Run", "Swim")); section("Later", emptyList()); if (true) item { Text("End") } } }
      """#,
      ["Today, heading, in list", "1. Run", "2. Swim", "Later, heading", "End"]),
  ]
}
