import Importers
import Simulator
import Testing
import TextIO

/// The composables of a file that are screens, and their responses.
@Suite struct ComposeScreenTests {
  @Test func `Each preview is a screen, and helpers are none`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Berth(name: String) { Text(name) }
        @Preview(name = "Free") @Composable fun FreePreview() { Berth("Free") }
        @Preview @Composable fun TakenPreview() { Berth("Taken") }
        """)
    #expect(trial.imported.map(\.screen.name) == ["FreePreview - Free", "TakenPreview"])
  }

  @Test func `Without previews, the composables that nothing uses are screens`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Harbour() { Pier(); Text("Harbour") }
        @Composable fun Pier() { Text("Pier") }
        @Composable fun Lock(state: LockState) { Text("Lock") }
        """)
    #expect(trial.imported.map(\.screen.name) == ["Harbour"])
    #expect(trial.said == ["Pier", "Harbour"])
  }

  @Test func `A preview is shown for each value of its provider`() throws {
    let trial = try ComposeTrial(
      file: """
        class Names : PreviewParameterProvider<String> {
          override val values = sequenceOf("Ann", "Ben")
        }
        @Preview
        @Composable
        fun NamePreview(@PreviewParameter(Names::class) name: String) { Text(name) }
        """)
    #expect(trial.imported.map(\.screen.name) == ["NamePreview 1", "NamePreview 2"])
    #expect(
      trial.imported.map { TalkBack().read($0.screen).stops.map(\.announcement.said) } == [
        ["Ann"], ["Ben"],
      ])
  }

  @Test func `A condition that the source does not decide can be assumed`() throws {
    let source = """
      @Composable fun Gate(model: GateModel) {
        val state by model.state.collectAsState()
        if (state.isOpen) Text("Open") else Text("Shut")
      }
      """
    #expect(try ComposeTrial(file: source).said == ["Shut"])
    #expect(try ComposeTrial(file: source).hasDiagnostic("--assume state.isOpen=true"))
    #expect(
      try ComposeTrial(file: source, assuming: [("state.isOpen", "true")]).said == ["Open"])
  }

  @Test func `A Kotlin file without composables names the ways on`() {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array("fun main() {}".utf8), file: "Main.kt")
    }
    #expect(error?.remedy.contains("announce formats kotlin") == true)
  }

  @Test(arguments: [
    ("kt", "import a.b\n@Composable\nfun A() { Text(\"x\") }", true),
    ("kts", "plugins { id(\"com.android\") }", false), ("kt", "import java.io.File", false),
    ("kotlin", "Column { Text(\"x\") }", true), ("kotlin", "val a = listOf(1)", false),
  ])
  func `Kotlin is a screen where it holds composables`(
    _ suffix: String, _ text: String, _ isScreen: Bool
  ) {
    let found = InputFormat.detect(path: "block.\(suffix)", bytes: Array(text.utf8))
    #expect((found == .kotlin) == isScreen)
  }

  @Test func `A callback that sets a state changes the screen`() throws {
    let trial = try ComposeTrial(
      """
      var isOn by remember { mutableStateOf(false) }
      Column {
        Row(
          Modifier.toggleable(value = isOn, role = Role.Switch, onValueChange = { isOn = it })
        ) { Text("Pump") }
        if (isOn) Text("Pumping")
      }
      """)
    let heard = try trial.heard(after: "double tap; swipe right")
    #expect(heard[1].contains("On"))
    #expect(heard[2].contains { $0.contains("Pumping") })
  }

  @Test func `A dialog that a button opens becomes the screen, and closes again`() throws {
    let trial = try ComposeTrial(
      """
      var isOpen by remember { mutableStateOf(false) }
      Button(onClick = { isOpen = true }) { Text("Cast off") }
      if (isOpen) AlertDialog(onDismissRequest = { isOpen = false }, text = { Text("Really?") },
        confirmButton = { TextButton(onClick = { isOpen = false }) { Text("Yes") } })
      """)
    let heard = try trial.heard(after: "double tap; until \"Yes\"; double tap")
    #expect(heard[1].contains { $0.contains("Really?") })
    #expect(heard[3].contains { $0.contains("Cast off") })
  }

  @Test func `The keyboard's action moves input focus where the app asks`() throws {
    let trial = try ComposeTrial(
      """
      var a by remember { mutableStateOf("") }
      var b by remember { mutableStateOf("") }
      val focus = remember { FocusRequester() }
      TextField(a, { a = it }, label = { Text("Ship") },
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Next),
        keyboardActions = KeyboardActions(onNext = { focus.requestFocus() }))
      TextField("", {}, label = { Text("Skipped") })
      TextField(b, { b = it }, label = { Text("Port") }, modifier = Modifier.focusRequester(focus))
      """)
    let heard = try trial.heard(after: "double tap; type \"Elsa\"; next")
    #expect(heard.last?.contains { $0.contains("Port") } == true)
  }

  @Test func `Announcements of the app are heard`() throws {
    let trial = try ComposeTrial(
      """
      val view = LocalView.current
      Button(onClick = { view.announceForAccessibility("Anchor is up") }) { Text("Weigh") }
      """)
    #expect(try trial.heard(after: "double tap")[1].contains("Anchor is up"))
  }
}

/// The names of unknown values in diagnostics of Compose.
struct ComposeDiagnosticTests {
  @Test func `The branch of an unknown value is named, and another one can be assumed`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Berth(dock: Dock) {
          when (dock.state) { DockState.Loading -> Text("Loading"); DockState.Free -> Text("Free") }
        }
        """)
    #expect(trial.said == ["Free"])
    #expect(
      trial.hasDiagnostic(
        "taken as DockState.Free; change it with --assume dock.state=DockState.Loading"))
    let other = try ComposeTrial(
      file: """
        @Composable fun Berth(dock: Dock) {
          when (dock.state) { DockState.Loading -> Text("Loading"); DockState.Free -> Text("Free") }
        }
        """, assuming: [("dock.state", "DockState.Loading")])
    #expect(other.said == ["Loading"])
  }

  @Test func `A parameter without argument is reported where it is used`() throws {
    let trial = try ComposeTrial(
      file: "@Composable fun Berth(limit: Int) {\n  Column {\n    Text(\"$limit\")\n  }\n}\n")
    #expect(trial.screen.diagnostics.first?.position?.line == 3)
  }

  @Test(arguments: [
    ("GridCells.Fixed(2)", 2), ("GridCells.Adaptive(300.dp)", 1), ("GridCells.Adaptive(190.dp)", 2),
    ("GridCells.Adaptive(190.dp), contentPadding = PaddingValues(16.dp)", 1),
    ("GridCells.Adaptive(190.dp), contentPadding = PaddingValues(vertical = 16.dp)", 2),
    ("GridCells.Adaptive(200.dp), horizontalArrangement = Arrangement.spacedBy(16.dp)", 1),
    ("StaggeredGridCells.FixedSize(150.dp)", 2),
  ])
  func `A grid has as many columns as fit on a phone`(_ cells: String, _ columns: Int) throws {
    let trial = try ComposeTrial(
      """
      LazyVerticalGrid(\(cells)) {
        items(listOf("p", "q")) { Column { Text("$it one"); Text("$it two") } }
      }
      """)
    let first = columns == 1 ? ["p two", "q one"] : ["q one", "p two"]
    #expect(trial.said == ["p one, in list"] + first + ["q two"])
  }

  @Test(arguments: [
    "GridItemSpan(maxLineSpan)", "GridItemSpan(2)", "StaggeredGridItemSpan.FullLine",
  ])
  func `An item that covers a line of a grid is followed by a new line`(_ span: String) throws {
    let isLambda = span.hasPrefix("Grid")
    let trial = try ComposeTrial(
      """
      LazyVerticalGrid(GridCells.Fixed(2)) {
        item { Text("Alone") }
        item(span = \(isLambda ? "{ \(span) }" : span)) { Text("Middle") }
        items(listOf("p", "q")) { Column { Text("$it one"); Text("$it two") } }
      }
      """)
    #expect(trial.said == ["Alone, in list", "Middle", "p one", "q one", "p two", "q two"])
  }

  @Test func `Facts for audits stay in a printed outline`() throws {
    let screen = try ComposeTrial(
      file: """
        @Composable fun Settings() {
          Column {
            Row(Modifier.clickable {}) { Text("Wi-Fi"); Checkbox(true, onCheckedChange = null) }
            Text("Map", Modifier.pointerInput(Unit) { detectTapGestures { open() } })
            Row(Modifier.pointerInput(Unit) { detectTapGestures { open() } }) { Text("Music") }
            Text("More", Modifier.clearAndSetSemantics {}.clickable {})
            Button({}, Modifier.semantics { hideFromAccessibility() }) { Text("Help") }
          }
        }
        """
    ).screen
    let facts = { (screen: Screen) in
      screen.preorder.flatMap { visit in
        (screen[visit.index].knownAndroid?.passthrough ?? [:]).map { "\($0.key)=\($0.value)" }
      }.sorted()
    }
    #expect(
      facts(screen) == [
        "compose:clearedClick=true", "compose:hiddenControl=true", "compose:pointerInput=around",
        "compose:pointerInput=own", "compose:silentChoice=Checkbox",
      ])
    #expect(facts(try Screen(outline: screen.outline)) == facts(screen))
  }
}
