/// Screens in the style of published samples.
extension ComposeReferenceTests {
  static let examplesSecond: [ReferenceScreen] = [
    ReferenceScreen(
      "notification badges",
      #"""
      @Preview @Composable fun P() { val counts = mapOf("Chats" to 120, "Calls" to 0, "Status" to 3); TabRow(selectedTabIndex = 0) { counts.entries.forEachIndexed { i, (title, n) -> Tab(selected = i == 0, onClick = {}, text = { BadgedBox(badge = { if (n > 0) Badge { Text(if (n > 99) "99+" else "$n", Modifier.semantics { contentDescription = "$n new" }) } }) { Text(title) } }) } } }
      """#,
      [
        "selected, Chats, 120 new, Tab, 1 of 3, in list, 3 items", "Calls, Tab, 2 of 3",
        "Status, 3 new, Tab, 3 of 3",
      ]),
    ReferenceScreen(
      "bottom sheet scaffold",
      #"""
      @Preview @Composable fun P() { BottomSheetScaffold(sheetContent = { Text("Nearby", Modifier.semantics { heading() }); LazyColumn { items(listOf("Cafe" to 0.2, "Bank" to 1.5)) { (n, km) -> ListItem(headlineContent = { Text(n) }, supportingContent = { Text("${if (km < 1) "${(km * 1000).toInt()} m" else "$km km"} away") }) } } }, sheetPeekHeight = 120.dp, topBar = { TopAppBar({ Text("Map") }) }) { Text("Map of Bern") } }
      """#,
      [
        "Map", "Map of Bern", "collapsed, Drag handle", "Nearby, heading",
        "Cafe, 200 m away, in list", "Bank, 1.5 km away",
      ]),
    ReferenceScreen(
      "fab menu scaffold",
      #"""
      @Preview @Composable fun P() { var sel by remember { mutableStateOf(setOf("b")) }; val files = listOf("a", "b"); Scaffold(topBar = { if (sel.isEmpty()) TopAppBar({ Text("Files") }) else TopAppBar(title = { Text("${sel.size} selected") }, navigationIcon = { IconButton({ sel = emptySet() }) { Icon(Icons.Default.Close, "Clear selection") } }, actions = { IconButton({}) { Icon(Icons.Default.Delete, "Delete") } }) }, floatingActionButton = { AnimatedVisibility(sel.isEmpty()) { FloatingActionButton({}) { Icon(Icons.Default.Add, "New") } } }) { p -> LazyColumn(contentPadding = p) { items(files) { f -> ListItem(headlineContent = { Text("File $f") }, modifier = Modifier.semantics { selected = f in sel }.combinedClickable(onLongClick = { sel = sel + f }) { }) } } } }
      """#,
      [
        "Clear selection, button", "1 selected", "Delete, button", "Not selected, File a, in list",
        "Selected, File b",
      ]),
    ReferenceScreen(
      "exposed editable",
      #"""
      @Preview @Composable fun P() { val options = listOf("Berlin", "Bern", "Rome"); var text by remember { mutableStateOf("Ber") }; val filtered = options.filter { it.startsWith(text, true) }; var open by remember { mutableStateOf(true) }
       ExposedDropdownMenuBox(expanded = open && filtered.isNotEmpty(), onExpandedChange = { open = it }) { TextField(value = text, onValueChange = { text = it }, label = { Text("City") }, modifier = Modifier.menuAnchor(MenuAnchorType.PrimaryEditable), trailingIcon = { ExposedDropdownMenuDefaults.TrailingIcon(open, Modifier.menuAnchor(MenuAnchorType.SecondaryEditable)) }); ExposedDropdownMenu(expanded = open && filtered.isNotEmpty(), onDismissRequest = { open = false }) { filtered.forEach { DropdownMenuItem(text = { Text(it) }, onClick = { text = it; open = false }) } } } }
      """#,
      ["Berlin", "Bern"]),
    ReferenceScreen(
      "pager indicator",
      #"""
      @Preview @Composable fun P() { val pages = listOf("One", "Two"); val state = rememberPagerState(initialPage = 1, pageCount = { pages.size }); Column { HorizontalPager(state, key = { pages[it] }, pageSpacing = 8.dp) { Card { Text(pages[it]); Text("Details") } }; Row(Modifier.clearAndSetSemantics { contentDescription = "Page ${state.currentPage + 1} of ${state.pageCount}" }) { repeat(2) { Box(Modifier.size(8.dp)) } } } }
      """#,
      ["Two, in horizontal pager", "Details", "Page 2 of 2, out of grid pager"]),
    ReferenceScreen(
      "preview wrapper",
      #"""
      @Preview(name = "phone", device = Devices.PHONE, locale = "de") @Preview(name = "tablet", device = Devices.TABLET) annotation class DevicePreviews
      @DevicePreviews @Composable private fun GreetingPreview() { AppTheme { Greeting(stringArray = arrayOf("Hi", "there")) } }
      @Composable private fun AppTheme(content: @Composable () -> Unit) = MaterialTheme { Surface(tonalElevation = 2.dp) { content() } }
      @Composable internal fun Greeting(stringArray: Array<String>) { Text(stringArray.joinToString(" ") + "!") }
      """#,
      ["Hi there!", "Hi there!"]),
    ReferenceScreen(
      "swipe list",
      #"""
      @Preview @Composable fun P() { val items = remember { mutableStateListOf("Milk", "Eggs") }; LazyColumn { items(items, key = { it }) { item -> val st = rememberSwipeToDismissBoxState(confirmValueChange = { if (it == SwipeToDismissBoxValue.EndToStart) { items.remove(item); true } else false }); SwipeToDismissBox(state = st, backgroundContent = { Icon(Icons.Default.Delete, contentDescription = "Delete") }, modifier = Modifier.semantics { customActions = listOf(CustomAccessibilityAction("Delete $item") { items.remove(item); true }) }) { ListItem(headlineContent = { Text(item) }, leadingContent = { Checkbox(checked = false, onCheckedChange = {}) }) } } } }
      """#,
      ["Milk, in list", "check box", "Eggs", "check box"]),
    ReferenceScreen(
      "rich tooltip",
      #"""
      TooltipBox(positionProvider = TooltipDefaults.rememberRichTooltipPositionProvider(), tooltip = { RichTooltip(title = { Text("Hint") }, action = { TextButton({}) { Text("OK") } }) { Text("Body") } }, state = rememberTooltipState(initialIsVisible = false, isPersistent = true)) { Icon(Icons.Default.Info, contentDescription = "Info") }
      """#,
      ["Info, image"]),
    ReferenceScreen(
      "segmented icons",
      #"""
      @Preview @Composable fun P() { val opts = listOf("List" to Icons.Default.List, "Grid" to Icons.Default.GridView); var i by remember { mutableStateOf(0) }; SingleChoiceSegmentedButtonRow { opts.forEachIndexed { n, (label, icon) -> SegmentedButton(selected = n == i, onClick = { i = n }, shape = SegmentedButtonDefaults.itemShape(n, opts.size), icon = { SegmentedButtonDefaults.Icon(n == i) { Icon(icon, contentDescription = null) } }, label = { Text(label) }) } } }
      """#,
      [
        "Selected, List, radio button, 1 of 2, in list, 2 items",
        "Not selected, Grid, radio button, 2 of 2",
      ]),
    ReferenceScreen(
      "hostile names",
      #"""
      @Composable fun `my screen`(`in`: String = "x") { Text("a ${`in`}"); val `val` = 3; Text("${`val` + 1}") }
      @Preview @Composable fun P() { `my screen`(); /* nested /* comment */ still */ Text("b" /* c */ + "d") // end
       ; Text("""$"""); Text("${"}"}${'"'}") ; @Suppress("x") Text("ann") ; lbl@ for (i in 1..3) { for (j in 1..3) { if (j == 2) continue@lbl; if (i == 3) break@lbl; Text("$i$j") } } }
      """#,
      ["a x", "4", "bd", "dollar sign", "}\"", "ann", "11", "21"]),
    ReferenceScreen(
      "mutual recursion",
      #"""
      @Composable fun A(n: Int) { Text("A$n"); if (n > 0) B(n - 1) }
      @Composable fun B(n: Int) { Text("B$n"); if (n > 0) A(n - 1) }
      @Preview @Composable fun P() { Column { A(3) } }
      fun fact(n: Long): Long = if (n <= 1) 1 else n * fact(n - 1)
      tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
      @Preview @Composable fun Q() { Text("${fact(10)} ${gcd(48, 18)}") }
      """#,
      ["A3", "B2", "A1", "B0", "3628800 6"]),
    ReferenceScreen(
      "interop mix",
      #"""
      @Preview @Composable fun P() { Column { Text("Video"); AndroidView(factory = { VideoView(it) }, modifier = Modifier.semantics { contentDescription = "Trailer" }); AndroidViewBinding(ItemBinding::inflate) { title.text = "x" }; Text("End") } }
      """#,
      ["Video", "End"]),
    ReferenceScreen(
      "string res args",
      #"""
      @Preview @Composable fun P() { val res = LocalContext.current.resources; Column { Text(res.getQuantityString(R.plurals.songs, 2, 2)); Text(stringResource(R.string.hello, "Ann")); Icon(Icons.Default.Add, stringResource(R.string.add)) } }
      """#,
      ["{text}", "{text}", "{text}, image"]),
  ]
}
