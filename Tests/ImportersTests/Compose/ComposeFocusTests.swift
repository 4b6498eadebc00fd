import Simulator
import Testing

/// Moves of input focus by the keys of a keyboard in Compose.
struct ComposeFocusTests {
  /// Returns a form whose first field has a handler for the “next” key.
  private static func trial(_ onNext: String, _ fields: String) throws -> ComposeTrial {
    try ComposeTrial(
      """
      val focusManager = LocalFocusManager.current
      var email by remember { mutableStateOf("") }
      var city by remember { mutableStateOf("") }
      val (first, second) = remember { FocusRequester.createRefs() }
      val actions = KeyboardActions(\(onNext))
      val options = KeyboardOptions(imeAction = ImeAction.Next)
      \(fields)
      """)
  }

  /// Returns the announcements after the “next” key is pressed in the field “Email”.
  private static func heard(
    onNext: String, _ fields: String = ComposeFocusTests.column
  ) throws -> [String] {
    let trial = try Self.trial(onNext, fields)
    return try trial.heard(after: "touch \"Email\"; double tap; type \"x\"; next").last ?? []
  }

  private static let column = """
    Scaffold(topBar = { TopAppBar(title = { Text("Log in") }, navigationIcon = {
      IconButton(onClick = {}) { Icon(Icons.Default.Menu, "Back") } }) }) { padding ->
      Column {
        OutlinedTextField(email, { email = it }, label = { Text("Email") }, singleLine = true,
          modifier = Modifier.focusRequester(first), keyboardOptions = options,
          keyboardActions = actions)
        Button(onClick = {}) { Text("Help") }
        OutlinedTextField(city, { city = it }, label = { Text("City") }, singleLine = true,
          modifier = Modifier.focusRequester(second))
      }
    }
    """

  @Test(arguments: [
    "onNext = { focusManager.moveFocus(FocusDirection.Down) }",
    "onNext = { focusManager.moveFocus(FocusDirection.Next) }",
    "onNext = { defaultKeyboardAction(ImeAction.Next) }",
    "onNext = { second.requestFocus() }",
  ])
  func `The next key moves focus to the next field`(_ onNext: String) throws {
    let heard = try ComposeFocusTests.heard(onNext: onNext)
    #expect(heard.joined().contains("City"), "\(heard)")
  }

  @Test func `Focus stays if no field lies in the direction`() throws {
    let heard = try ComposeFocusTests.heard(
      onNext: "onNext = { focusManager.moveFocus(FocusDirection.Up) }")
    #expect(heard.isEmpty, "\(heard)")
  }

  @Test(arguments: [
    ("onNext = { focusManager.moveFocus(FocusDirection.Down) }", rows),
    ("onNext = { focusManager.moveFocus(FocusDirection.Right) }", column),
    ("onNext = { router.next() }", column),
  ])
  func `A key whose effect is only known at run time is not performed`(
    _ onNext: String, _ fields: String
  ) throws {
    let trial = try Self.trial(onNext, fields)
    #expect(try trial.problem(after: "touch \"Email\"; double tap; next") != nil)
  }

  @Test(arguments: [
    ("type \"x\"", "if (name != \"x\") { FIELD }"),
    ("type \"x\"; touch \"Close\"; double tap", "if (isOpen) { FIELD }"),
    (
      "type \"x\"; touch \"Close\"; double tap",
      "AnimatedVisibility(visible = isOpen) { FIELD }"
    ),
  ])
  func `The keyboard is hidden when the edited field leaves the screen`(
    _ gestures: String, _ content: String
  ) throws {
    let field = "TextField(name, { name = it }, label = { Text(\"Name\") })"
    let trial = try ComposeTrial(
      """
      var name by remember { mutableStateOf("") }
      var isOpen by remember { mutableStateOf(true) }
      Column {
        \(content.replacing("FIELD", with: field))
        Button(onClick = { isOpen = false }) { Text("Close") }
      }
      """)
    let gestures = "touch \"Name\"; double tap; \(gestures)"
    let heard = try trial.heard(after: gestures)
    #expect(heard.last?.contains("keyboard hidden") == true, "\(heard)")
    #expect(
      try trial.problem(after: "\(gestures); dismiss keyboard")
        == "no keyboard is shown: double-tap a field first")
  }

  private static let rows = """
    Column {
      OutlinedTextField(email, { email = it }, label = { Text("Email") }, singleLine = true,
        keyboardOptions = options, keyboardActions = actions)
      Row {
        OutlinedTextField(city, { city = it }, label = { Text("City") }, Modifier.weight(1f))
        OutlinedTextField(city, { city = it }, label = { Text("Code") }, Modifier.weight(1f))
      }
    }
    """
}
