/// Bars, lists, menus and fields.
extension ComposeReferenceTests {
  static let layoutsFirst: [ReferenceScreen] = [
    ReferenceScreen(
      "rail",
      #"""
      Row { NavigationRail(header = { FloatingActionButton(onClick = {}) { Icon(Icons.Default.Edit, "Compose") } }) {
       NavigationRailItem(selected = true, onClick = {}, icon = { Icon(Icons.Default.Inbox, "Inbox icon") }, label = { Text("Inbox") })
       NavigationRailItem(selected = false, onClick = {}, icon = { Icon(Icons.Default.Send, "Sent") })
       }
       Text("Mail") }
      """#,
      [
        "Compose, button, in list, 2 items", "selected, Inbox, Tab, 1 of 2", "Sent, Tab, 2 of 2",
        "Mail, out of list",
      ]),
    ReferenceScreen(
      "stepper",
      #"""
      var n by remember { mutableIntStateOf(2) }
      Row(Modifier.semantics(mergeDescendants = true) { stateDescription = "$n guests"; customActions = listOf(CustomAccessibilityAction("Add") { n++; true }) }) { Text("Guests"); Text("$n") }
      """#,
      ["2 guests, Guests, 2"]),
    ReferenceScreen(
      "accordion",
      #"""
      @Composable fun Accordion(title: String, initially: Boolean = false, body: @Composable ColumnScope.() -> Unit) {
       var expanded by rememberSaveable { mutableStateOf(initially) }
       Column { Row(Modifier.fillMaxWidth().clickable(onClickLabel = if (expanded) "collapse" else "expand") { expanded = !expanded }.semantics { stateDescription = if (expanded) "Expanded" else "Collapsed"; heading() }) { Text(title); Icon(if (expanded) Icons.Default.ExpandLess else Icons.Default.ExpandMore, contentDescription = null) }
       AnimatedVisibility(expanded) { Column(content = body) } } }
      @Preview @Composable fun P() { Column { Accordion("Delivery") { Text("3 days") }; Accordion("Returns", initially = true) { Text("30 days"); TextButton({}) { Text("Details") } } } }
      """#,
      ["Collapsed, Delivery, heading", "Expanded, Returns, heading", "30 days", "Details, button"]),
    ReferenceScreen(
      "otp",
      #"""
      Row { repeat(4) { i -> BasicTextField(value = if (i == 0) "7" else "", onValueChange = {}, modifier = Modifier.semantics { contentDescription = "Digit ${i + 1} of 4" }) } }
      """#,
      ["7, edit box", "Digit 2 of 4, edit box", "Digit 3 of 4, edit box", "Digit 4 of 4, edit box"]),
    ReferenceScreen(
      "chips scroll",
      #"""
      LazyRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) { items(listOf("All", "Food")) { label -> ElevatedFilterChip(selected = label == "All", onClick = {}, label = { Text(label) }) } }
      """#,
      ["Selected, All, check box, in list", "Not selected, Food, check box"]),
    ReferenceScreen(
      "profile header",
      #"""
      Column(horizontalAlignment = Alignment.CenterHorizontally) {
       Box(contentAlignment = Alignment.BottomEnd) { AsyncImage(model = null, contentDescription = stringResource(android.R.string.ok), modifier = Modifier.clip(CircleShape)); IconButton({}) { Icon(Icons.Default.Edit, "Change photo") } }
       Text("Ann Lee", style = MaterialTheme.typography.headlineSmall)
      }
      """#,
      ["OK, image", "Change photo, button", "Ann Lee"]),
    ReferenceScreen(
      "tri state tree",
      #"""
      @Preview @Composable fun P() { val children = remember { mutableStateListOf(true, false) }
       val parent = when { children.all { it } -> ToggleableState.On; children.none { it } -> ToggleableState.Off; else -> ToggleableState.Indeterminate }
       Column { Row(Modifier.triStateToggleable(state = parent, onClick = {}, role = Role.Checkbox)) { TriStateCheckbox(state = parent, onClick = null); Text("Select all") }
       children.forEachIndexed { i, checked -> Row(Modifier.toggleable(checked, role = Role.Checkbox) { children[i] = it }) { Checkbox(checked, null); Text("Option ${i + 1}") } } } }
      """#,
      [
        "Partially checked, Select all, check box", "checked, Option 1, check box",
        "Option 2, check box",
      ]),
    ReferenceScreen(
      "dropdown menu closed",
      #"""
      var open by remember { mutableStateOf(false) }
      Box { OutlinedButton({ open = true }) { Text("Sort: name"); Icon(Icons.Default.ArrowDropDown, null) }; DropdownMenu(open, { open = false }) { DropdownMenuItem({ Text("Date") }, {}) } }
      """#,
      ["Sort: name, button"]),
    ReferenceScreen(
      "search results",
      #"""
      @Preview @Composable fun Search() { var query by remember { mutableStateOf("an") }; val all = listOf("Banana", "Orange", "Apple"); val hits = all.filter { query.isBlank() || it.contains(query, ignoreCase = true) }
       Column { TextField(value = query, onValueChange = { query = it }, placeholder = { Text("Search fruit") }, leadingIcon = { Icon(Icons.Default.Search, null) }, trailingIcon = if (query.isNotEmpty()) { { IconButton({ query = "" }) { Icon(Icons.Default.Clear, "Clear search") } } } else null, singleLine = true)
       Text("${hits.size} result${if (hits.size == 1) "" else "s"}", Modifier.semantics { liveRegion = LiveRegionMode.Polite })
       if (hits.isEmpty()) Text("Nothing found") else LazyColumn { items(hits, key = { it }) { h -> ListItem(headlineContent = { Text(h) }, leadingContent = { Icon(Icons.Default.Place, contentDescription = null) }, modifier = Modifier.clickable { }) } } } }
      """#,
      ["an, edit box", "Clear search, button", "2 results", "Banana, in list", "Orange"]),
    ReferenceScreen(
      "table",
      #"""
      Column(Modifier.semantics { collectionInfo = CollectionInfo(2, 2) }) { listOf(listOf("Name", "Age"), listOf("Ann", "33")).forEachIndexed { r, row -> Row { row.forEachIndexed { cIdx, cell -> Text(cell, Modifier.semantics { collectionItemInfo = CollectionItemInfo(r, 1, cIdx, 1) }) } } } }
      """#,
      [
        "Name, row 1, column 1, in grid, 2 rows, 2 columns", "Age, column 2",
        "Ann, row 2, column 1", "33, column 2",
      ]),
    ReferenceScreen(
      "bottom app bar",
      #"""
      Scaffold(bottomBar = { BottomAppBar(actions = { IconButton({}) { Icon(Icons.Default.Check, "Done") } }, floatingActionButton = { FloatingActionButton({}) { Icon(Icons.Default.Add, "New") } }) }) { Text("Notes") }
      """#,
      ["Notes", "Done, button", "New, button"]),
    ReferenceScreen(
      "icon text button",
      #"""
      Column { FilledTonalButton(onClick = {}, enabled = false) { Icon(Icons.Default.Download, contentDescription = null); Spacer(Modifier.size(8.dp)); Text("Download") }
       ElevatedAssistChip(onClick = {}, label = { Text("Directions") }, leadingIcon = { Icon(Icons.Default.Map, "Map") })
       OutlinedIconButton(onClick = {}) { Icon(painterResource(R.drawable.x), contentDescription = "Share") }
       FilledIconToggleButton(checked = false, onCheckedChange = {}) { Icon(Icons.Default.Mic, "Microphone") } }
      """#,
      [
        "Download, button, disabled", "Map, Directions, button", "Share, button",
        "Microphone, check box",
      ]),
    ReferenceScreen(
      "surface variants",
      #"""
      Column { Surface(onClick = {}) { Text("Plain") }; Surface(selected = true, onClick = {}) { Text("Chosen") }; Surface(checked = true, onCheckedChange = {}) { Text("Ticked") }; Surface { Text("Static") }; Card { Text("In card"); Text("Two") } }
      """#,
      ["Plain", "Selected, Chosen", "checked, Ticked", "Static", "In card", "Two"]),
    ReferenceScreen(
      "menu item toggle",
      #"""
      DropdownMenu(expanded = true, onDismissRequest = {}) { DropdownMenuItem(text = { Text("Show hidden") }, trailingIcon = { Checkbox(checked = true, onCheckedChange = null) }, onClick = {}) ; HorizontalDivider(); DropdownMenuItem(text = { Text("Sort") }, trailingIcon = { Icon(Icons.Default.ArrowRight, "Submenu") }, onClick = {}) }
      """#,
      ["Show hidden", "Sort, Submenu"]),
    ReferenceScreen(
      "progress steps",
      #"""
      Column { LinearProgressIndicator(progress = { 2f / 3f }, modifier = Modifier.semantics { contentDescription = "Upload" }); CircularProgressIndicator(progress = 0.999f); LinearProgressIndicator(progress = { 0f }); LinearProgressIndicator() }
      """#,
      [
        "67 percent., Upload, progress bar", "99 percent., progress bar",
        "0 percent., progress bar", "In progress, progress bar",
      ]),
    ReferenceScreen(
      "switch row wrong",
      #"""
      Row { Text("Bluetooth", Modifier.weight(1f)); Switch(checked = true, onCheckedChange = {}) }
      """#,
      ["Bluetooth", "On, Switch"]),
    ReferenceScreen(
      "combined click",
      #"""
      ListItem(headlineContent = { Text("Song") }, supportingContent = { Text("Artist") }, trailingContent = { IconButton({}) { Icon(Icons.Default.MoreVert, "More options") } }, modifier = Modifier.combinedClickable(onClick = {}, onLongClick = {}, onLongClickLabel = "select"))
      """#,
      ["Song, Artist", "More options, button"]),
    ReferenceScreen(
      "selection container",
      #"""
      SelectionContainer { Column { Text("Copy me"); DisableSelection { Text("Not me") } } }
      """#,
      ["Copy me", "Not me"]),
    ReferenceScreen(
      "html link",
      #"""
      Text(AnnotatedString.fromHtml("Read the <a href='https://e.org'>policy</a>.<br>Thanks"))
      """#,
      ["Read the policy.\nThanks"]),
  ]
}
