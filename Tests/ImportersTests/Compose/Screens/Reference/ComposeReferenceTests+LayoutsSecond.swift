/// Bars, lists, menus and fields.
extension ComposeReferenceTests {
  static let layoutsSecond: [ReferenceScreen] = [
    ReferenceScreen(
      "text overflow",
      #"""
      Text("A very long text", maxLines = 1, overflow = TextOverflow.Ellipsis, minLines = 1, fontSize = 12.sp, textAlign = TextAlign.Center)
      """#,
      ["A very long text"]),
    ReferenceScreen(
      "drawer permanent",
      #"""
      PermanentNavigationDrawer(drawerContent = { PermanentDrawerSheet { NavigationDrawerItem(label = { Text("Home") }, selected = false, onClick = {}); NavigationDrawerItem(label = { Text("Help") }, selected = true, onClick = {}, badge = { Text("New") }) } }) { Scaffold(topBar = { TopAppBar(title = { Text("Help") }) }) { Text("FAQ", Modifier.padding(it)) } }
      """#,
      ["Home, Tab", "selected, Help, New, Tab", "Help", "FAQ"]),
    ReferenceScreen(
      "short nav",
      #"""
      ShortNavigationBar { ShortNavigationBarItem(selected = true, onClick = {}, icon = { Icon(Icons.Default.Home, "House") }, label = { Text("Home") }); ShortNavigationBarItem(selected = false, onClick = {}, icon = { Icon(Icons.Default.Person, null) }, label = { Text("Me") }) }
      """#,
      ["selected, House, Home, Tab, 1 of 2, in list, 2 items", "Me, Tab, 2 of 2"]),
    ReferenceScreen(
      "vertical pager",
      #"""
      val p = rememberPagerState(initialPage = 1) { 3 }
      VerticalPager(state = p) { Column { Text("Story ${it + 1}"); Button({}) { Text("Like") } } }
      """#,
      ["Story 2, in vertical pager", "Like, button"]),
    ReferenceScreen(
      "field maxlen",
      #"""
      var bio by remember { mutableStateOf("Hello") }
      TextField(value = bio, onValueChange = { if (it.length <= 80) bio = it }, label = { Text("Bio") }, supportingText = { Text("${bio.length} / 80", Modifier.fillMaxWidth(), textAlign = TextAlign.End) }, minLines = 3)
      """#,
      ["Hello, edit box, Bio, 5 / 80"]),
    ReferenceScreen(
      "field semantics label",
      #"""
      OutlinedTextField(value = "", onValueChange = {}, modifier = Modifier.semantics { contentDescription = "Comment" }, trailingIcon = { Icon(Icons.Default.Error, "Error") }, isError = true, supportingText = { Text("Required") })
      """#,
      ["error: Invalid input, edit box, Comment, Error, Required"]),
    ReferenceScreen(
      "list in scroll",
      #"""
      Column(Modifier.verticalScroll(rememberScrollState())) { Text("Top"); repeat(2) { Card(onClick = {}, modifier = Modifier.fillMaxWidth()) { Text("Card $it") } }; Row(Modifier.horizontalScroll(rememberScrollState())) { AssistChip({}, { Text("a") }); AssistChip({}, { Text("b") }) } }
      """#,
      ["Top", "Card 0", "Card 1", "a, button", "b, button"]),
    ReferenceScreen(
      "nested scaffold dialog",
      #"""
      @Preview @Composable fun P() { var show by remember { mutableStateOf(true) }; Scaffold(topBar = { TopAppBar({ Text("Trips") }) }) { Column(Modifier.padding(it)) { Text("List"); if (show) AlertDialog(onDismissRequest = { show = false }, title = { Text("Leave?") }, confirmButton = { Button({}) { Text("Yes") } }) } } }
      """#,
      ["Leave?", "Yes, button"]),
    ReferenceScreen(
      "popup",
      #"""
      Box { Text("Anchor"); Popup(alignment = Alignment.TopCenter) { Surface { Text("Hint: swipe") } } }
      """#,
      ["Hint: swipe"]),
    ReferenceScreen(
      "index order",
      #"""
      Column(Modifier.semantics { isTraversalGroup = true }) { Text("Last", Modifier.semantics { traversalIndex = 10f }); Button({}, Modifier.semantics { traversalIndex = -1f }) { Text("First") }; Text("Middle") }
      """#,
      ["First, button", "Middle", "Last"]),
    ReferenceScreen(
      "two columns",
      #"""
      Row { Column(Modifier.semantics { isTraversalGroup = true }) { Text("A1"); Text("A2") }; Column(Modifier.semantics { isTraversalGroup = true }) { Text("B1"); Text("B2") } }
      """#,
      ["A1", "A2", "B1", "B2"]),
    ReferenceScreen(
      "ime submit",
      #"""
      @Preview @Composable fun Login() { val (user, setUser) = remember { mutableStateOf("") }; val (pw, setPw) = remember { mutableStateOf("") }; var err by remember { mutableStateOf<String?>("Wrong password") }
       Column { OutlinedTextField(user, setUser, label = { Text("User") }); OutlinedTextField(pw, setPw, label = { Text("Password") }, visualTransformation = PasswordVisualTransformation(), isError = err != null); err?.let { Text(it, color = MaterialTheme.colorScheme.error, modifier = Modifier.semantics { liveRegion = LiveRegionMode.Assertive }) }; Button(onClick = {}, enabled = user.isNotBlank() && pw.isNotBlank()) { Text("Log in") } } }
      """#,
      [
        "edit box, User", "error: Invalid input, password, edit box, Password", "Wrong password",
        "Log in, button, disabled",
      ]),
  ]
}
