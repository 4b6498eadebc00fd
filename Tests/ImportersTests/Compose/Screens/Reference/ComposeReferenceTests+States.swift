/// State holders, navigation and values of time.
extension ComposeReferenceTests {
  static let states: [ReferenceScreen] = [
    ReferenceScreen(
      "typesafe nav",
      #"""
      @Serializable object Home
      @Serializable data class Detail(val id: Int, val title: String = "x")
      @Preview @Composable fun App() { val nav = rememberNavController(); Scaffold(bottomBar = { val entry by nav.currentBackStackEntryAsState(); NavigationBar { listOf("Home" to Home).forEach { (l, r) -> NavigationBarItem(selected = entry?.destination?.hasRoute(r::class) == true, onClick = { nav.navigate(r) }, icon = { Icon(Icons.Default.Home, null) }, label = { Text(l) }) } } }) { p ->
       NavHost(nav, startDestination = Home, Modifier.padding(p)) { composable<Home> { Column { Text("Home screen"); Button(onClick = { nav.navigate(Detail(3)) }) { Text("Open") } } }; composable<Detail> { e -> val d: Detail = e.toRoute(); Text("Detail ${d.id}") } } } }
      """#,
      ["Home screen", "Open, button", "selected, Home, Tab"]),
    ReferenceScreen(
      "state hoist",
      #"""
      class LoginState(initialEmail: String = "", private val validate: (String) -> Boolean = { "@" in it }) { var email by mutableStateOf(initialEmail); var touched by mutableStateOf(false); val showError get() = touched && !validate(email); fun onChange(v: String) { email = v; touched = true } }
      @Composable fun rememberLoginState(email: String = "") = remember(email) { LoginState(email).also { if (email.isNotEmpty()) it.onChange(email) } }
      @Composable fun Login(state: LoginState = rememberLoginState()) { OutlinedTextField(state.email, state::onChange, label = { Text("Email") }, isError = state.showError, supportingText = if (state.showError) { { Text("No @") } } else null) }
      @Preview @Composable fun Empty() { Login() }
      @Preview @Composable fun Bad() { Login(rememberLoginState("ann")) }
      """#,
      ["edit box, Email", "error: Invalid input, ann, edit box, Email, No @"]),
    ReferenceScreen(
      "movable",
      #"""
      @Preview @Composable fun P() { val content = remember { movableContentOf { Text("Moved") } }; val wide = false; if (wide) Row { content() } else Column { content(); Text("b") } }
      """#,
      ["Moved", "b"]),
    ReferenceScreen(
      "snapshotflow",
      #"""
      @Preview @Composable fun P() { val list = rememberLazyListState(); val showFab by remember { derivedStateOf { list.firstVisibleItemIndex == 0 } }; Box { LazyColumn(state = list) { items(2) { Text("Row $it") } }; AnimatedVisibility(showFab, Modifier.align(Alignment.BottomEnd)) { FloatingActionButton({}) { Icon(Icons.Default.ArrowUpward, "To top") } } } }
      """#,
      ["Row 0, in list", "Row 1", "To top, button, out of list"]),
    ReferenceScreen(
      "pref datastore",
      #"""
      @Composable fun Prefs(store: DataStore<Preferences>) { val dark by store.data.map { it[KEY] ?: false }.collectAsState(initial = false); Row(Modifier.toggleable(dark, role = Role.Switch) {}) { Text("Dark"); Switch(dark, null) } }
      """#,
      ["Off, Dark, Switch"]),
    ReferenceScreen(
      "fields tfv",
      #"""
      @Preview @Composable fun P() { var v by remember { mutableStateOf(TextFieldValue("Hello", TextRange(5))) }; Column { BasicTextField(v, { v = it }); Text("${v.text.length}/10"); TextField(value = TextFieldValue("Preset"), onValueChange = {}, label = { Text("Note") }) } }
      """#,
      ["Hello, edit box", "5/10", "Preset, edit box, Note"]),
    ReferenceScreen(
      "card number transform",
      #"""
      class CardTransformation : VisualTransformation { override fun filter(text: AnnotatedString): TransformedText { val out = text.text.chunked(4).joinToString(" "); return TransformedText(AnnotatedString(out), OffsetMapping.Identity) } }
      @Preview @Composable fun P() { OutlinedTextField("12345678", {}, label = { Text("Card number") }, visualTransformation = CardTransformation()) }
      """#,
      ["1234 5678, edit box, Card number"]),
    ReferenceScreen(
      "slider steps state",
      #"""
      @Preview @Composable fun P() { val labels = listOf("Low", "Medium", "High"); var v by remember { mutableFloatStateOf(1f) }; Column { Text("Quality: ${labels[v.roundToInt()]}"); Slider(value = v, onValueChange = { v = it }, valueRange = 0f..(labels.size - 1).toFloat(), steps = labels.size - 2, modifier = Modifier.semantics { contentDescription = "Quality"; stateDescription = labels[v.toInt()] }) } }
      """#,
      ["Quality: Medium", "Medium, Quality, slider"]),
    ReferenceScreen(
      "theme local",
      #"""
      data class Spacing(val s: Dp = 4.dp); val LocalSpacing = staticCompositionLocalOf { Spacing() }; object AppTheme2 { val spacing: Spacing @Composable @ReadOnlyComposable get() = LocalSpacing.current; val strings @Composable get() = LocalStrings.current }
      data class Strings(val ok: String); val LocalStrings = compositionLocalOf<Strings> { error("none") }
      @Composable fun AppTheme2(content: @Composable () -> Unit) { CompositionLocalProvider(LocalSpacing provides Spacing(8.dp), LocalStrings provides Strings("Okay")) { MaterialTheme(content = content) } }
      @Preview @Composable fun P() { AppTheme2 { Button({}, Modifier.padding(AppTheme2.spacing.s)) { Text(AppTheme2.strings.ok) } } }
      """#,
      ["Okay, button"]),
    ReferenceScreen(
      "two pane",
      #"""
      @Preview(widthDp = 900) @Composable fun P() { val config = LocalConfiguration.current; if (config.screenWidthDp > 600) Row { LazyColumn(Modifier.weight(1f)) { items(1) { Text("Mail") } }; Text("Body", Modifier.weight(2f)) } else Text("phone") }
      """#,
      ["Mail, in list", "Body, out of list"]),
    ReferenceScreen(
      "infinite anim",
      #"""
      @Preview @Composable fun P() { val t = rememberInfiniteTransition(label = "p"); val a by t.animateFloat(initialValue = 0.3f, targetValue = 1f, animationSpec = infiniteRepeatable(tween(900))); val n by animateIntAsState(targetValue = 42); val c by animateColorAsState(Color.Red); Text("Count $n", Modifier.alpha(a), color = c) }
      """#,
      ["Count 42"]),
    ReferenceScreen(
      "groupchips",
      #"""
      @Preview @Composable fun P() { val tags = mapOf("Diet" to listOf("Vegan"), "Time" to listOf("Fast", "Slow")); Column { tags.forEach { (group, values) -> Text(group, Modifier.semantics { heading() }); FlowRow(Modifier.semantics { contentDescription = group; isTraversalGroup = true }) { values.forEach { v -> FilterChip(v == "Fast", {}, { Text(v) }) } } } } }
      """#,
      [
        "Diet, heading", "Diet", "Not selected, Vegan, check box", "Time, heading", "Time",
        "Selected, Fast, check box", "Not selected, Slow, check box",
      ]),
  ]
}
