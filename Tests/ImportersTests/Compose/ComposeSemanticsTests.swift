import Simulator
import Testing

/// The announcements of TalkBack for composables in source code.
@Suite struct ComposeSemanticsTests {
  @Test(
    arguments: [
      // The description of a merging node is like a separate child, so the other children are
      // announced, too.
      (
        "Row(Modifier.clickable {}.semantics { contentDescription = \"Berth 4\" }) { Text(\"Free\") }",
        ["Berth 4, Free"]
      ),
      // If two modifiers set the same property, the outer one wins.
      (
        "Text(\"x\", Modifier.semantics { contentDescription = \"Outer\" }.semantics { contentDescription = \"Inner\" })",
        ["Outer"]
      ),
      // Modifiers before `clearAndSetSemantics` still have an effect.
      (
        "Row(Modifier.clickable(role = Role.Button) {}.clearAndSetSemantics { contentDescription = \"Dock\" }) { Text(\"Gone\") }",
        ["Dock, button"]
      ),
      // A control inside a clickable row is a stop of its own.
      (
        "Row(Modifier.clickable {}) { Text(\"Lights\"); Switch(checked = true, onCheckedChange = {}) }",
        ["Lights", "On, Switch"]
      ),
      // Without a callback, a control has no semantics.
      (
        "Row(Modifier.toggleable(true, role = Role.Checkbox, onValueChange = {})) { Checkbox(true, null); Text(\"Fenders\") }",
        ["checked, Fenders, check box"]
      ),
      // The words “on” and “off” need the role of a switch.
      ("Row(Modifier.toggleable(value = true) {}) { Text(\"Radio\") }", ["checked, Radio"]),
      ("Icon(Icons.Default.Star, contentDescription = null)", []),
      ("Card(onClick = {}) { Text(\"Tide\"); Text(\"Low\") }", ["Tide, Low"]),
      (
        "ListItem(headlineContent = { Text(\"Mast\") }, trailingContent = { Text(\"2\") }, leadingContent = { Icon(x, \"Wood\") })",
        ["Wood, Mast, 2"]
      ),
      (
        "TextField(\"\", {}, label = { Text(\"Sail\") }, placeholder = { Text(\"Genoa\") })",
        ["edit box, Sail"]
      ),
      ("TextField(\"\", {}, placeholder = { Text(\"Genoa\") })", ["edit box, Genoa"]),
      (
        "TextField(\"9\", {}, label = { Text(\"Knots\") }, isError = true)",
        ["error: Invalid input, 9, edit box, Knots"]
      ),
      (
        "NavigationBar { NavigationBarItem(true, {}, { Icon(x, \"Anchor\") }, label = { Text(\"Port\") }); NavigationBarItem(false, {}, { Icon(x, \"Wave\") }) }",
        ["selected, Port, Tab, 1 of 2, in list, 2 items", "Wave, Tab, 2 of 2"]
      ),
      (
        "Column(Modifier.semantics { isTraversalGroup = true }) { Text(\"Bow\", Modifier.semantics { traversalIndex = 2f }); Text(\"Aft\", Modifier.semantics { traversalIndex = 1f }) }",
        ["Aft", "Bow"]
      ),
      ("Text(\"Seen only\", Modifier.alpha(0f))", []),
      (
        "TimePicker(rememberTimePickerState(initialHour = 15, initialMinute = 5, is24Hour = true))",
        nil
      ),
    ] as [(String, [String]?)])
  func `A composable has the semantics that Compose gives it`(_ body: String, _ said: [String]?)
    throws
  {
    let trial = try ComposeTrial(body)
    if let said {
      #expect(trial.said == said)
    } else {
      #expect(
        Array(trial.said.prefix(2)) == [
          "Selected, Select hour, 15 hours, radio button",
          "Not selected, Select minutes, 5 minutes, radio button",
        ])
    }
  }

  @Test(arguments: [("1.9", "One, in list"), ("1.11", "One, in list, 2 items")])
  func `A lazy list has the number of its items in new releases only`(
    _ version: String, _ first: String
  ) throws {
    let trial = try ComposeTrial(
      "LazyColumn { items(listOf(\"One\", \"Two\")) { Text(it) } }", version: version)
    #expect(trial.said == [first, "Two"])
  }

  @Test func `A row sorts its columns by their lines, and says so`() throws {
    let trial = try ComposeTrial(
      "Row { Column { Text(\"Aft\"); Text(\"Bow\") }; Column { Text(\"Cabin\"); Text(\"Deck\") } }")
    #expect(trial.said == ["Aft", "Cabin", "Bow", "Deck"])
    #expect(trial.hasDiagnostic("Columns stand side by side"))
  }

  @Test func `No bounds are invented for rules about sizes`() throws {
    let trial = try ComposeTrial("Button(onClick = {}) { Text(\"Go\") }")
    #expect(trial.screen.preorder.allSatisfy { trial.screen[$0.index].frame == nil })
  }

  @Test func `A dialog hides the screen behind it`() throws {
    let trial = try ComposeTrial(
      "Text(\"Behind\"); AlertDialog(onDismissRequest = {}, title = { Text(\"Leave?\") }, "
        + "dismissButton = { TextButton({}) { Text(\"Stay\") } }, "
        + "confirmButton = { TextButton({}) { Text(\"Leave\") } })")
    #expect(trial.said == ["Leave?", "Stay, button", "Leave, button"])
    #expect(trial.hasDiagnostic("what lies behind it is left out"))
  }

  @Test func `An unknown composable shows its content and is reported`() throws {
    let trial = try ComposeTrial("Fancy { Text(\"Inside\") }\nGauge(level = 3)")
    #expect(trial.said == ["Inside"])
    #expect(trial.hasDiagnostic("“Fancy” is declared elsewhere; only its content is shown"))
    #expect(trial.hasDiagnostic("“Gauge” is declared elsewhere; left out"))
  }

  @Test func `The key of a missing text is never said`() throws {
    let trial = try ComposeTrial("Text(stringResource(R.string.mooring_title))")
    #expect(trial.said == ["{text}"])
    #expect(trial.hasDiagnostic("R.string.mooring_title"))
  }

  @Test(arguments: [
    "size(0.dp)", "width(0.dp)", "requiredHeight(0.dp)", "size(width = 10.dp, height = 0.dp)",
    "width(20.dp).height(0.dp)", "size(0.dp).semantics { contentDescription = \"Hidden\" }",
  ])
  func `A text without area is no stop`(_ modifiers: String) throws {
    let trial = try ComposeTrial(
      "Column { Text(\"Hidden\", Modifier.\(modifiers)); Text(\"Shown\") }")
    #expect(trial.said == ["Shown"])
  }

  @Test(arguments: ["size(4.dp)", "fillMaxWidth().width(0.dp)", "padding(8.dp).size(0.dp)"])
  func `A text with an area, or with an outer size, is a stop`(_ modifiers: String) throws {
    let trial = try ComposeTrial("Text(\"Shown\", Modifier.\(modifiers))")
    #expect(trial.said == ["Shown"])
  }

  @Test(arguments: [
    "width(0.dp).weight(1f)", "size(0.dp).matchParentSize()", "width(0.dp).constrainAs(title) {}",
    "size(0.dp).layoutId(\"title\")", "width(0.dp).then(Modifier.weight(1f))",
    "width(0.dp).fillTheRest()",
  ])
  func `A text whose size another modifier can determine is a stop`(_ modifiers: String) throws {
    let trial = try ComposeTrial("Row { Text(\"Shown\", Modifier.\(modifiers)) }")
    #expect(trial.said == ["Shown"])
  }

  @Test func `A button without area is a stop, because it has a touch target`() throws {
    let trial = try ComposeTrial(
      """
      Box(Modifier.size(0.dp).clickable(role = Role.Button) {}.semantics {
        contentDescription = "Open"
      })
      """)
    #expect(trial.said == ["Open, button"])
  }

  @Test func `A state of a check box from a Boolean can be compared`() throws {
    let trial = try ComposeTrial(
      """
      val states = listOf(ToggleableState(true), ToggleableState(false))
      val isFull = states.all { it == ToggleableState.On }
      TriStateCheckbox(if (isFull) ToggleableState.On else ToggleableState.Indeterminate, {})
      states.forEach { TriStateCheckbox(it, {}) }
      """)
    #expect(trial.said == ["Partially checked, check box", "checked, check box", "check box"])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  private static func field(_ transformation: String, _ declaration: String = "") -> String {
    """
    \(declaration)
    @Composable fun Trial() {
      var number by remember { mutableStateOf("42424242") }
      TextField(number, { number = it.take(9) }, visualTransformation = \(transformation), label = { Text("Card") })
      Text("Raw $number")
    }
    """
  }

  private static let groups = """
    class Groups(val size: Int = 4) : VisualTransformation {
      override fun filter(text: AnnotatedString): TransformedText {
        val shown = text.text.chunked(size).joinToString(" ")
        return TransformedText(AnnotatedString(shown), OffsetMapping.Identity)
      }
    }
    """

  @Test(arguments: [
    ("Groups()", "4242 4242"), ("Groups(size = 3)", "424 242 42"),
    (
      "VisualTransformation { TransformedText(AnnotatedString(it.text.takeLast(2)), OffsetMapping.Identity) }",
      "42"
    ),
    ("VisualTransformation.None", "42424242"),
  ])
  func `A field shows what the app's transformation makes of its value`(
    _ transformation: String, _ shown: String
  ) throws {
    let trial = try ComposeTrial(file: Self.field(transformation, Self.groups))
    #expect(trial.said == ["\(shown), edit box, Card", "Raw 42424242"])
    #expect(!trial.hasDiagnostic("makes of the text"))
  }

  @Test func `Typing at the end of a transformed text changes the value`() throws {
    let trial = try ComposeTrial(file: Self.field("Groups()", Self.groups))
    let heard = try trial.heard(after: "double tap; type \"5\"; touch \"Raw 424242425\"")
    #expect(heard.last == ["Raw 424242425"], "\(heard)")
  }

  @Test func `An unknown result of a transformation is reported`() throws {
    let trial = try ComposeTrial(
      file: Self.field(
        "Masked()",
        """
        class Masked : VisualTransformation {
          override fun filter(text: AnnotatedString) = TransformedText(AnnotatedString(mask(text.text)), OffsetMapping.Identity)
        }
        """))
    #expect(trial.said.first == "42424242, edit box, Card")
    #expect(trial.hasDiagnostic("makes of the text"))
  }

  @Test(arguments: [
    ("LazyColumn(reverseLayout = true)", ["Third, in list", "Second", "First"]),
    ("LazyRow(reverseLayout = true)", ["Third, in list", "Second", "First"]),
    ("LazyColumn(reverseLayout = false)", ["First, in list", "Second", "Third"]),
    (
      "LazyVerticalGrid(GridCells.Fixed(2), reverseLayout = true)",
      ["Third, in list", "First", "Second"]
    ),
  ])
  func `A list with a reversed layout is read from its last item`(
    _ list: String, _ said: [String]
  ) throws {
    let trial = try ComposeTrial(
      "\(list) { items(listOf(\"First\", \"Second\", \"Third\")) { Text(it) } }")
    #expect(trial.said == said)
  }

  @Test(arguments: [
    ("outputTransformation = { insert(4, \" \") }", true),
    ("outputTransformation = PhoneOutput()", true), ("outputTransformation = null", false),
    ("inputTransformation = DigitsOnly", true),
    ("inputTransformation = InputTransformation.maxLength(6)", false),
  ])
  func `A transformation of a field with a state is reported`(
    _ argument: String, _ isReported: Bool
  ) throws {
    let trial = try ComposeTrial("TextField(rememberTextFieldState(\"42\"), \(argument))")
    #expect(trial.hasDiagnostic("makes of the text") == isReported)
  }

  @Test(arguments: [
    "onClick(label = \"open it\", action = null)", "onClick(\"open it\") { true }",
    "onClick(\"open it\") { onClick(); true }",
  ])
  func `A block of semantics calls its own functions, not callbacks of the same name`(
    _ action: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main(onClick: () -> Unit = {}) {
          Card(onClick = onClick, modifier = Modifier.semantics { \(action) }) { Text("Order 1") }
        }
        """)
    let stop = TalkBack().read(trial.screen).stops.first
    #expect(stop?.announcement.said == "Order 1")
    #expect(stop?.announcement.hint.contains("open it") == true)
  }

  @Test(arguments: [
    ("LazyColumn", ", 3 items"), ("LazyRow", ", 3 items"),
    ("LazyVerticalGrid(GridCells.Fixed(2))", ""), ("LazyHorizontalGrid(GridCells.Fixed(2))", ""),
  ])
  func `Lazy lists of newer releases have a count, and grids have none`(
    _ list: String, _ count: String
  ) throws {
    let trial = try ComposeTrial(
      "\(list) { items(listOf(\"One\", \"Two\", \"Three\")) { Text(it) } }", version: "1.11")
    #expect(trial.said.first == "One, in list\(count)")
  }

  @Test func `A lambda is a visual transformation`() throws {
    let trial = try ComposeTrial(
      "TextField(\"abc\", {}, visualTransformation = { TransformedText(AnnotatedString(it.text.uppercase()), OffsetMapping.Identity) })"
    )
    #expect(trial.said == ["ABC, edit box"])
  }
}
