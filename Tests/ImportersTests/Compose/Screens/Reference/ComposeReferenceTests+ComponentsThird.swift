/// Components of Material and foundation.
extension ComposeReferenceTests {
  static let componentsThird: [ReferenceScreen] = [
    ReferenceScreen(
      "exposed closed",
      #"""
      var expanded by remember { mutableStateOf(false) }
      ExposedDropdownMenuBox(expanded = expanded, onExpandedChange = { expanded = it }) {
        OutlinedTextField(value = "Spain", onValueChange = {}, readOnly = true, label = { Text("Country") }, trailingIcon = { ExposedDropdownMenuDefaults.TrailingIcon(expanded = expanded) }, modifier = Modifier.menuAnchor(MenuAnchorType.PrimaryNotEditable))
        ExposedDropdownMenu(expanded = expanded, onDismissRequest = { expanded = false }) { DropdownMenuItem(text = { Text("France") }, onClick = {}) }
      }
      """#,
      ["Spain, edit box, Country, drop down list, read only"]),
    ReferenceScreen(
      "search bar",
      #"""
      var q by remember { mutableStateOf("") }
      SearchBar(inputField = { SearchBarDefaults.InputField(query = q, onQueryChange = { q = it }, onSearch = {}, expanded = false, onExpandedChange = {}, placeholder = { Text("Search places") }, leadingIcon = { Icon(Icons.Default.Search, contentDescription = null) }) }, expanded = false, onExpandedChange = {}) { Text("Recent") }
      """#,
      ["edit box, Search, Search places"]),
    ReferenceScreen(
      "nav bar labels",
      #"""
      var sel by rememberSaveable { mutableIntStateOf(1) }
      val items = listOf("Home" to Icons.Default.Home, "Cart" to Icons.Default.ShoppingCart, "Me" to Icons.Default.Person)
      NavigationBar { items.forEachIndexed { i, (t, icon) -> NavigationBarItem(selected = sel == i, onClick = { sel = i }, icon = { Icon(icon, contentDescription = t) }, label = { Text(t) }) } }
      """#,
      ["Home, Tab, 1 of 3, in list, 3 items", "selected, Cart, Tab, 2 of 3", "Me, Tab, 3 of 3"]),
    ReferenceScreen(
      "nav bar no label",
      #"""
      NavigationBar { NavigationBarItem(selected = false, onClick = {}, icon = { Icon(Icons.Default.Home, "Home") }, label = { Text("Start") }, alwaysShowLabel = false) }
      """#,
      ["Home, Tab"]),
    ReferenceScreen(
      "tabs with pager",
      #"""
      val pager = rememberPagerState(pageCount = { 3 })
      val titles = listOf("All", "Unread", "Sent")
      Column { TabRow(selectedTabIndex = pager.currentPage) { titles.forEachIndexed { i, t -> Tab(selected = pager.currentPage == i, onClick = {}, text = { Text(t) }) } }
      HorizontalPager(state = pager) { page -> Text("Page of ${titles[page]}") } }
      """#,
      [
        "selected, All, Tab, 1 of 3, in list, 3 items", "Unread, Tab, 2 of 3", "Sent, Tab, 3 of 3",
        "Page of All, page, in horizontal pager",
      ]),
    ReferenceScreen(
      "drawer open",
      #"""
      ModalNavigationDrawer(drawerState = rememberDrawerState(DrawerValue.Open), drawerContent = { ModalDrawerSheet { Text("Mail"); NavigationDrawerItem(label = { Text("Inbox") }, selected = true, onClick = {}, icon = { Icon(Icons.Default.Inbox, null) }, badge = { Text("24") }); NavigationDrawerItem(label = { Text("Spam") }, selected = false, onClick = {}) } }) { Text("Content") }
      """#,
      ["Mail", "selected, Inbox, 24, Tab", "Spam, Tab", "Close navigation menu"]),
    ReferenceScreen(
      "alert dialog",
      #"""
      Text("Behind")
      AlertDialog(onDismissRequest = {}, icon = { Icon(Icons.Default.Delete, contentDescription = null) }, title = { Text("Delete photo?") }, text = { Text("You cannot undo this.") }, confirmButton = { TextButton({}) { Text("Delete") } }, dismissButton = { TextButton({}) { Text("Cancel") } })
      """#,
      ["Delete photo?", "You cannot undo this.", "Cancel, button", "Delete, button"]),
    ReferenceScreen(
      "sheet",
      #"""
      ModalBottomSheet(onDismissRequest = {}, sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true)) { Text("Share", Modifier.semantics { heading() }); ListItem(headlineContent = { Text("Copy link") }, modifier = Modifier.clickable {}) }
      """#,
      ["Drag handle", "Share, heading", "Copy link", "Close sheet"]),
    ReferenceScreen(
      "large top bar",
      #"""
      Scaffold(topBar = { LargeTopAppBar(title = { Text("Settings") }, navigationIcon = { IconButton({}) { Icon(Icons.AutoMirrored.Filled.ArrowBack, "Back") } }, actions = { IconButton({}) { Icon(Icons.Default.Search, "Search") } }) }) { p -> LazyColumn(contentPadding = p) { item { Text("Display") } } }
      """#,
      ["Back, button", "Search, button", "Settings", "Display, in list"]),
    ReferenceScreen(
      "lazy list count",
      #"""
      LazyColumn { stickyHeader { Text("Fruit") }; items(listOf("Apple", "Pear")) { Text(it) } }
      """#,
      ["Fruit, in list", "Apple", "Pear"]),
    ReferenceScreen(
      "two lists",
      #"""
      Column { LazyRow { items(2) { AssistChip(onClick = {}, label = { Text("Chip $it") }) } }
      LazyColumn { items(2) { i -> Text("Row $i") } } }
      """#,
      ["Chip 0, button, in list", "Chip 1, button", "Row 0, in list", "Row 1"]),
    ReferenceScreen(
      "grid",
      #"""
      LazyVerticalGrid(columns = GridCells.Fixed(2)) { items(3) { Card(onClick = {}) { Text("Photo ${it + 1}") } } }
      """#,
      ["Photo 1, in list", "Photo 2", "Photo 3"]),
    ReferenceScreen(
      "swipe dismiss",
      #"""
      SwipeToDismissBox(state = rememberSwipeToDismissBoxState(), backgroundContent = { Icon(Icons.Default.Delete, "Delete") }) { ListItem(headlineContent = { Text("Invoice") }) }
      """#,
      ["Invoice"]),
    ReferenceScreen(
      "snackbar shown",
      #"""
      Snackbar(action = { TextButton({}) { Text("Undo") } }, dismissAction = { IconButton({}) { Icon(Icons.Default.Close, "Dismiss") } }) { Text("Message sent") }
      """#,
      ["Message sent", "Undo, button", "Dismiss, button"]),
    ReferenceScreen(
      "tooltip",
      #"""
      TooltipBox(positionProvider = TooltipDefaults.rememberPlainTooltipPositionProvider(), tooltip = { PlainTooltip { Text("Add to favourites") } }, state = rememberTooltipState()) { IconButton(onClick = {}) { Icon(Icons.Default.Favorite, contentDescription = "Favourite") } }
      """#,
      ["Favourite, button"]),
    ReferenceScreen(
      "pull refresh",
      #"""
      PullToRefreshBox(isRefreshing = true, onRefresh = {}) { LazyColumn { item { Text("News") } } }
      """#,
      ["News, in list", "In progress, progress bar, out of list"]),
    ReferenceScreen(
      "android view",
      #"""
      Column { Text("Map"); AndroidView(factory = { ctx -> MapView(ctx) }); Button({}) { Text("Locate me") } }
      """#,
      ["Map", "Locate me, button"]),
    ReferenceScreen(
      "constraint",
      #"""
      ConstraintLayout { val (a, b) = createRefs(); Button(onClick = {}, modifier = Modifier.constrainAs(a) { top.linkTo(parent.top) }) { Text("OK") }; Text("Below", Modifier.constrainAs(b) { top.linkTo(a.bottom) }) }
      """#,
      ["OK, button", "Below"]),
    ReferenceScreen(
      "when value",
      #"""
      enum class Status(val label: String) { Open("Open now"), Closed("Closed") }

      @Composable fun Badge2(s: Status) { val t = when (s) { Status.Open -> s.label; else -> s.label.uppercase() }; Text(t) }
      @Preview @Composable fun P() { Column { Status.entries.forEach { Badge2(it) } } }
      """#,
      ["Open now", "CLOSED"]),
    ReferenceScreen(
      "preview params",
      #"""
      data class User(val name: String, val unread: Int = 0)
      class Users : PreviewParameterProvider<User> { override val values = sequenceOf(User("Ann", 2), User("Bob")) }
      @Preview @Composable fun Row1(@PreviewParameter(Users::class) u: User) { Text(if (u.unread > 0) "${u.name}, ${u.unread} unread" else u.name) }
      """#,
      ["Ann, 2 unread", "Bob"]),
  ]
}
