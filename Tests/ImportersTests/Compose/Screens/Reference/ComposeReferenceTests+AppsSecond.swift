/// Whole screens of apps, with state and language features of Kotlin.
extension ComposeReferenceTests {
  static let appsSecond: [ReferenceScreen] = [
    ReferenceScreen(
      "sign up",
      #"""
      @Preview(showBackground = true) @Composable fun SignUp() {
        var email by rememberSaveable { mutableStateOf("ann@") }
        var pass by rememberSaveable { mutableStateOf("") }
        var terms by rememberSaveable { mutableStateOf(false) }
        val emailError = remember(email) { if (email.isEmpty()) null else if (!email.matches(Regex(".+@.+\\..+"))) "Enter a valid address" else null }
        val valid = emailError == null && pass.length >= 8 && terms
        Column(Modifier.padding(16.dp).verticalScroll(rememberScrollState()), verticalArrangement = Arrangement.spacedBy(8.dp)) {
          Text("Create account", style = MaterialTheme.typography.headlineMedium, modifier = Modifier.semantics { heading() })
          OutlinedTextField(value = email, onValueChange = { email = it }, label = { Text("Email") }, isError = emailError != null, supportingText = { emailError?.let { Text(it) } }, singleLine = true, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email), modifier = Modifier.fillMaxWidth().semantics { if (emailError != null) error(emailError) })
          OutlinedTextField(value = pass, onValueChange = { pass = it }, label = { Text("Password") }, visualTransformation = PasswordVisualTransformation(), supportingText = { Text("At least 8 characters") }, modifier = Modifier.fillMaxWidth())
          Row(verticalAlignment = Alignment.CenterVertically) { Checkbox(checked = terms, onCheckedChange = { terms = it }); Text("I accept the terms") }
          Button(onClick = {}, enabled = valid, modifier = Modifier.fillMaxWidth()) { Text("Sign up") }
          TextButton(onClick = {}) { Text(buildAnnotatedString { append("Have an account? "); withStyle(SpanStyle(fontWeight = FontWeight.Bold)) { append("Log in") } }) }
        }
      }
      """#,
      [
        "Create account, heading",
        "error: Enter a valid address, ann@, edit box, Email, Enter a valid address",
        "password, edit box, Password, At least 8 characters", "check box", "I accept the terms",
        "Sign up, button, disabled", "Have an account? Log in, button",
      ]),
    ReferenceScreen(
      "bottom sheet sort",
      #"""
      enum class Sort { NEWEST, PRICE_UP, PRICE_DOWN; val label: String get() = name.lowercase().replace('_', ' ').replaceFirstChar { it.titlecase() } }
      @Preview @Composable fun P() {
        var open by remember { mutableStateOf(true) }
        var sort by remember { mutableStateOf(Sort.PRICE_UP) }
        Text("Shop")
        if (open) ModalBottomSheet(onDismissRequest = { open = false }) {
          Column(Modifier.selectableGroup()) { Sort.values().forEach { s -> Row(Modifier.fillMaxWidth().selectable(selected = s == sort, role = Role.RadioButton) { sort = s }) { RadioButton(s == sort, null); Text(s.label) } } }
        }
      }
      """#,
      [
        "collapsed, Drag handle", "Not selected, Newest, radio button, 1 of 3, in list, 3 items",
        "Selected, Price up, radio button, 2 of 3",
        "Not selected, Price down, radio button, 3 of 3", "Close sheet, out of list",
      ]),
    ReferenceScreen(
      "date picker dialog",
      #"""
      @Preview @Composable fun P() {
        val state = rememberDatePickerState(initialSelectedDateMillis = 1714521600000L)
        DatePickerDialog(onDismissRequest = {}, confirmButton = { TextButton({}) { Text("OK") } }, dismissButton = { TextButton({}) { Text("Cancel") } }) { Text("x") }
      }
      """#,
      ["x", "Cancel, button", "OK, button"]),
    ReferenceScreen(
      "returns",
      #"""
      @Composable fun Greeting(name: String?) { if (name == null) { Text("Sign in"); return }; val n = name.takeIf { it.length < 5 } ?: run { Text("Long name"); name.substring(0, 4) + "…" }; Text("Hi $n") }
      @Preview @Composable fun A() { Column { Greeting(null); Greeting("Ann"); Greeting("Alexander"); listOf(1, 2, 3).forEach { if (it == 2) return@forEach; Text("n$it") }; for (i in 0 until 5) { if (i == 1) continue; if (i == 3) break; Text("i$i") } } }
      """#,
      ["Sign in", "Hi Ann", "Long name", "Hi Alex…", "n1", "n3", "i0", "i2"]),
    ReferenceScreen(
      "try when",
      #"""
      @Preview @Composable fun P() { val n = try { "12x".toInt() } catch (e: NumberFormatException) { -1 }
       val g = when (val s = 87) { in 90..100 -> "A"; in 80 until 90 -> "B ($s)"; else -> "F" }
       val x: Any = "str"; val d = when (x) { is Int -> "int"; is String -> "text of ${x.length}"; else -> "?" }
       Column { Text("n = $n"); Text(g); Text(d); Text((x as? Int)?.toString() ?: "no int"); Text("12x".toIntOrNull()?.let { "$it" } ?: "none"); Text(requireNotNull("q")) } }
      """#,
      ["n = -1", "B (87)", "text of 3", "no int", "none", "q"]),
    ReferenceScreen(
      "multiline",
      #"""
      @Preview @Composable fun P() { Column { Text("""
         |Line one
         |  two
       """.trimMargin()); Text("""
          A
            B
       """.trimIndent()); Text("tab\tx \u00e9 \$5 ${'$'}6") } }
      """#,
      ["Line one\n  two", "A\n  B", "tab\tx é $5 $6"]),
    ReferenceScreen(
      "overloads",
      #"""
      @Composable fun Chip2(text: String) { AssistChip({}, { Text(text) }) }
      @Composable fun Chip2(count: Int) { Chip2("$count items") }
      @Composable fun Chip2(vararg parts: String, sep: String = "/") { Chip2(parts.joinToString(sep)) }
      @Preview @Composable fun P() { Row { Chip2("a"); Chip2(3); Chip2("x", "y"); Chip2("x", "y", sep = "+") } }
      """#,
      ["a, button", "3 items, button", "x/y, button", "x+y, button"]),
    ReferenceScreen(
      "generics",
      #"""
      @Composable fun <T> Picker(options: List<T>, selected: T, label: (T) -> String, modifier: Modifier = Modifier, onSelect: (T) -> Unit = {}) {
       SingleChoiceSegmentedButtonRow(modifier) { options.forEachIndexed { i, o -> SegmentedButton(selected = o == selected, onClick = { onSelect(o) }, shape = SegmentedButtonDefaults.itemShape(i, options.size)) { Text(label(o)) } } } }
      @Preview @Composable fun P() { Picker(listOf(7, 30), 30, { "$it days" }) }
      """#,
      [
        "Not selected, 7 days, radio button, 1 of 2, in list, 2 items",
        "Selected, 30 days, radio button, 2 of 2",
      ]),
    ReferenceScreen(
      "tabs when",
      #"""
      @Preview @Composable fun P() { var tab by remember { mutableStateOf(Tab.Map) }
       Column { PrimaryTabRow(selectedTabIndex = tab.ordinal) { Tab.entries.forEach { t -> androidx.compose.material3.Tab(selected = t == tab, onClick = { tab = t }, text = { Text(t.name) }, icon = { Icon(Icons.Default.Place, contentDescription = null) }) } }
       when (tab) { Tab.List -> Text("list"); Tab.Map -> Text("map here") } } }
      enum class Tab { List, Map }
      """#,
      [
        "List, Tab, 1 of 2, in list, 2 items", "selected, Map, Tab, 2 of 2",
        "map here, out of list",
      ]),
    ReferenceScreen(
      "produce",
      #"""
      @Preview @Composable fun P() { val r by produceState(initialValue = "Loading…") { value = api.load() }
       val c = remember { mutableStateMapOf("a" to true) }; val l = remember { listOf(1,2).map { mutableStateOf(it * 2) } }
       Column { Text(r); Checkbox(checked = c["a"] == true, onCheckedChange = { c["a"] = it }, modifier = Modifier.semantics { contentDescription = "A" }); Text("${l.sumOf { it.value }}") } }
      """#,
      ["Loading…", "checked, capital A, check box", "6"]),
    ReferenceScreen(
      "box overlap",
      #"""
      @Preview @Composable fun P() { Box(Modifier.fillMaxSize()) { Image(painterResource(R.drawable.bg), contentDescription = "Beach"); Text("50% off", Modifier.align(Alignment.TopStart)); Button({}, Modifier.align(Alignment.BottomEnd)) { Text("Buy") }; if (loading()) CircularProgressIndicator(Modifier.align(Alignment.Center)) } }
      fun loading() = false
      """#,
      ["Beach, image", "50% off", "Buy, button"]),
    ReferenceScreen(
      "snack host",
      #"""
      @Preview @Composable fun P() { val host = remember { SnackbarHostState() }; val scope = rememberCoroutineScope()
       Scaffold(snackbarHost = { SnackbarHost(host) }) { p -> Button(onClick = { scope.launch { host.showSnackbar("Saved", "Undo") } }, Modifier.padding(p)) { Text("Save") } } }
      """#,
      ["Save, button"]),
    ReferenceScreen(
      "dsl",
      #"""
      class MenuScope { val items = mutableListOf<Pair<String, Boolean>>(); fun entry(t: String, enabled: Boolean = true) { items += t to enabled } }
      @Composable fun Menu(build: MenuScope.() -> Unit) { val s = MenuScope().apply(build); Column { s.items.forEach { (t, e) -> TextButton(onClick = {}, enabled = e) { Text(t) } } } }
      @Preview @Composable fun P() { Menu { entry("Copy"); entry("Paste", enabled = false) } }
      """#,
      ["Copy, button", "Paste, button, disabled"]),
    ReferenceScreen(
      "by lazy",
      #"""
      object Config { const val NAME = "Acme"; val greeting by lazy { "Welcome to $NAME" }; @JvmStatic fun plural(n: Int) = if (n == 1) "$n day" else "$n days" }
      interface Named { val first: String; val full get() = "$first Doe" }
      class P1(override val first: String) : Named
      @Preview @Composable fun P() { Column { Text(Config.greeting); Text(Config.plural(1)); Text(P1("Jo").full); with(P1("Al")) { Text(first + full.length) } } }
      """#,
      ["Welcome to Acme", "1 day", "Jo Doe", "Al6"]),
    ReferenceScreen(
      "flow row",
      #"""
      @OptIn(ExperimentalLayoutApi::class) @Preview @Composable fun P() { val chosen = setOf("Vegan"); FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) { listOf("Vegan", "Halal").forEach { FilterChip(selected = it in chosen, onClick = {}, label = { Text(it) }, leadingIcon = if (it in chosen) { { Icon(Icons.Default.Done, null) } } else null) } } }
      """#,
      ["Selected, Vegan, check box", "Not selected, Halal, check box"]),
    ReferenceScreen(
      "custom layout",
      #"""
      @Composable fun Stack(content: @Composable () -> Unit) { Layout(content = content) { ms, c -> val ps = ms.map { it.measure(c) }; layout(c.maxWidth, ps.sumOf { it.height }) { var y = 0; ps.forEach { it.placeRelative(0, y); y += it.height } } } }
      @Preview @Composable fun P() { Stack { Text("one"); Text("two") } }
      """#,
      ["one", "two"]),
  ]
}
