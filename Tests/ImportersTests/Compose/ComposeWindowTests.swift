import Simulator
import Testing

/// Dialogs, sheets and menus of Compose that open and close in a session.
struct ComposeWindowTests {
  private static let windows = """
    @Composable
    fun Sample() {
      var isAsking by remember { mutableStateOf(false) }
      var isSheet by remember { mutableStateOf(false) }
      var isMenu by remember { mutableStateOf(false) }
      var isPlain by remember { mutableStateOf(false) }
      Column {
        Text("One")
        Text("Two")
        Button(onClick = { isAsking = true }) { Text("Delete") }
        Button(onClick = { isSheet = true }) { Text("Filter") }
        IconButton(onClick = { isMenu = true }) { Icon(Icons.Default.MoreVert, "More") }
        Button(onClick = { isPlain = true }) { Text("Plain") }
        DropdownMenu(isMenu, { isMenu = false }) {
          DropdownMenuItem({ Text("Export") }, { isMenu = false })
          DropdownMenuItem({ Text("Import") }, { isMenu = false })
        }
        if (isAsking) AlertDialog(
          onDismissRequest = { isAsking = false }, title = { Text("Sure?") },
          confirmButton = {
            TextButton(onClick = { isAsking = false; isSheet = false }) { Text("OK") }
          })
        if (isSheet) ModalBottomSheet(onDismissRequest = { isSheet = false }, dragHandle = null) {
          Text("Price")
          Button(onClick = { isAsking = true }) { Text("Reset") }
        }
        if (isPlain) Dialog(onDismissRequest = {}) {
          Column {
            Text("Plain dialog")
            Button(onClick = { isPlain = false; isAsking = true }) { Text("Next") }
          }
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"Delete\"; double tap", ["Dialog", "Sure?"]),
    ("touch \"Delete\"; double tap; touch \"OK\"; double tap", ["Delete, button"]),
    ("touch \"Delete\"; double tap; escape", ["Delete, button"]),
    ("touch \"Filter\"; double tap", ["Bottom Sheet", "Price"]),
    ("touch \"Filter\"; double tap; touch \"Reset\"; double tap", ["Dialog", "Sure?"]),
    ("touch \"Filter\"; double tap; touch \"Reset\"; double tap; escape", ["Reset, button"]),
    (
      "touch \"Filter\"; double tap; touch \"Reset\"; double tap; touch \"OK\"; double tap",
      ["Filter, button"]
    ), ("touch \"More\"; double tap", ["Pop-Up Window", "Export"]),
    ("touch \"More\"; double tap; swipe right; double tap", ["More, button"]),
    ("touch \"Plain\"; double tap", ["Plain dialog"]),
    ("touch \"Plain\"; double tap; escape; swipe right", ["Next, button"]),
    ("touch \"Plain\"; double tap; touch \"Next\"; double tap", ["Dialog", "Sure?"]),
    (
      "touch \"Plain\"; double tap; touch \"Next\"; double tap; escape", ["Plain, button"]
    ),
  ])
  func `A window opens at its first stop, and closing returns focus`(
    _ gestures: String, _ words: [String]
  ) throws {
    let heard = try ComposeTrial(file: Self.windows).heard(after: gestures).last ?? []
    for word in words { #expect(heard.contains(word), "\(heard)") }
  }

  private static let exposed = """
    @Composable
    fun Sample() {
      var language by remember { mutableStateOf("English") }
      var isOpen by remember { mutableStateOf(false) }
      ExposedDropdownMenuBox(expanded = isOpen, onExpandedChange = { isOpen = it }) {
        OutlinedTextField(
          value = language, onValueChange = {}, readOnly = true, label = { Text("Language") },
          modifier = Modifier.menuAnchor(MenuAnchorType.PrimaryNotEditable))
        ExposedDropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
          DropdownMenuItem({ Text("English") }, { language = "English"; isOpen = false })
          DropdownMenuItem({ Text("Deutsch") }, { language = "Deutsch"; isOpen = false })
        }
      }
    }
    """

  @Test func `A read-only field opens its menu and no keyboard`() throws {
    let trial = try ComposeTrial(file: Self.exposed)
    let opened = try trial.heard(after: "double tap").last ?? []
    #expect(opened.contains("English") && !opened.contains { $0.contains("Gboard") }, "\(opened)")
    let chosen = try trial.heard(after: "double tap; swipe right; double tap").last ?? []
    #expect(chosen.contains { $0.hasPrefix("Deutsch, edit box, Language") }, "\(chosen)")
  }

  private static let named = """
    class Model : ViewModel() {
      var status by mutableStateOf("Idle")
      fun submit() { status = "Submitted" }
    }
    @Composable
    fun Item(onTap: () -> Unit) { TextButton(onClick = onTap) { Text("Item") } }
    @Composable
    fun Sample(onNext: () -> Unit, other: Other) {
      val model = remember { Model() }
      var status by remember { mutableStateOf("None") }
      fun save() { status = "Saved" }
      val archive = { status = "Archived" }
      Column {
        Text(status)
        Text(model.status)
        Button(onClick = ::save) { Text("Save") }
        Button(onClick = archive) { Text("Archive") }
        Button(onClick = model::submit) { Text("Submit") }
        Item(::save)
        Text("Tap", Modifier.clickable(onClick = ::save))
        Button(onClick = onNext) { Text("Next") }
        Button(onClick = other::send) { Text("Send") }
      }
    }
    """

  @Test(arguments: [
    ("Save", "Saved"), ("Archive", "Archived"), ("Submit", "Submitted"), ("Item", "Saved"),
    ("Tap", "Saved"),
  ])
  func `A callback that is given by its name is followed`(
    _ control: String, _ words: String
  ) throws {
    let heard =
      try ComposeTrial(file: Self.named)
      .heard(after: "touch \"\(control)\"; double tap; touch \"\(words)\"").last ?? []
    #expect(heard.contains(words), "\(heard)")
  }

  @Test(arguments: ["onNext", "other.send"])
  func `A callback that only the app knows is reported`(_ name: String) throws {
    #expect(try ComposeTrial(file: Self.named).hasDiagnostic(name))
  }

  @Test func `The key of a field with several lines does not end the entry`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Sample() {
          var note by remember { mutableStateOf("") }
          Column {
            TextField(note, { note = it }, label = { Text("Note") })
            TextField("", {}, label = { Text("Name") }, singleLine = true)
          }
        }
        """)
    let heard = try trial.heard(after: "double tap; return").last ?? []
    #expect(!heard.contains { $0.contains("keyboard hidden") }, "\(heard)")
    let single = try trial.heard(after: "touch \"Name\"; double tap; return").last ?? []
    #expect(single.contains { $0.contains("keyboard hidden") }, "\(single)")
  }

  @Test func `A search bar shows its results while it is expanded`() throws {
    let trial = try ComposeTrial(
      """
      val text = rememberTextFieldState()
      val bar = rememberSearchBarState()
      val scope = rememberCoroutineScope()
      val field = @Composable {
        SearchBarDefaults.InputField(
          searchBarState = bar, textFieldState = text, onSearch = {},
          placeholder = { Text("Songs") },
          leadingIcon = {
            if (bar.currentValue == SearchBarValue.Expanded) {
              IconButton({ scope.launch { bar.animateToCollapsed() } }) { Icon(x, "Back") }
            }
          })
      }
      TopSearchBar(state = bar, inputField = field)
      Button({ scope.launch { bar.animateToExpanded() } }) { Text("Find") }
      ExpandedFullScreenSearchBar(state = bar, inputField = field) { Text("Result 1") }
      """)
    #expect(trial.said == ["edit box, Search, Songs", "Find, button"])
    let open = "touch \"Find\"; double tap; touch \"Result 1\""
    #expect(try trial.heard(after: open).last == ["Result 1"])
    let closed = try trial.heard(after: "\(open); touch \"Back\"; double tap; touch \"Find\"")
    #expect(closed.last?.first == "Find, button", "\(closed)")
  }

  @Test(arguments: [
    (
      "TimePickerDialog(onDismissRequest = {}, confirmButton = { TextButton({}) { Text(\"OK\") } }, title = { Text(\"Alarm\") }, modeToggleButton = { IconButton({}) { Icon(x, \"Type\") } }) { Text(\"Clock\") }",
      ["Alarm", "Clock", "Type, button", "OK, button"]
    ),
    (
      "AppBarWithSearch(state = s, inputField = { Text(\"Field\") }, navigationIcon = { IconButton({}) { Icon(x, \"Menu\") } }, actions = { IconButton({}) { Icon(x, \"Account\") } })",
      ["Menu, button", "Field", "Account, button"]
    ),
    (
      "ModalWideNavigationRail(header = { Text(\"Mail\") }) { WideNavigationRailItem(icon = { Icon(x, null) }, label = { Text(\"Inbox\") }, selected = true, onClick = {}); WideNavigationRailItem(icon = { Icon(x, null) }, label = { Text(\"Sent\") }, selected = false, onClick = {}) }",
      ["Mail, in list, 2 items", "selected, Inbox, Tab, 1 of 2", "Sent, Tab, 2 of 2"]
    ),
    (
      "BasicTooltipBox(positionProvider = p, tooltip = { Text(\"Tip\") }, state = s) { IconButton({}) { Icon(x, \"Edit\") } }",
      ["Edit, button"]
    ),
  ])
  func `Newer bars and dialogs show their slots`(_ body: String, _ said: [String]) throws {
    #expect(try ComposeTrial(body).said == said)
  }
}
