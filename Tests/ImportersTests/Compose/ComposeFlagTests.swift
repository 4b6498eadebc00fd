import Importers
import Simulator
import Testing

/// Flags whose values the code does not contain, texts that no screen shows, and composables without a preview.
@Suite struct ComposeFlagTests {
  @Test func `An unknown flag counts as the same at each use`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main(state: Form) {
          Checkbox(checked = state.accepted, onCheckedChange = {})
          Button(onClick = {}, enabled = state.accepted && state.filled) { Text("Send") }
          Button(onClick = {}, enabled = !state.accepted) { Text("Back") }
        }
        """)
    #expect(trial.said.contains { $0.hasPrefix("Send, button") && $0.contains("disabled") })
    #expect(trial.said.contains("Back, button"))
  }

  @Test func `A state begins with what is assumed`() throws {
    let code = """
      @Composable fun Main() {
        var open by remember { mutableStateOf(false) }
        if (open) Text("Open") else Text("Shut")
      }
      """
    #expect(try ComposeTrial(file: code).said == ["Shut"])
    #expect(try ComposeTrial(file: code, assuming: [("open", "true")]).said == ["Open"])
    let misspelt = try ComposeTrial(file: code, assuming: [("opne", "true")])
    #expect(misspelt.hasDiagnostic("no “opne”"))
    #expect(misspelt.hasDiagnostic("did you mean “open”?"))
  }

  @Test func `Texts that no screen shows are listed`() throws {
    let trial = try ComposeTrial(
      """
      var open by remember { mutableStateOf(false) }
      var error by remember { mutableStateOf("") }
      Text("Shown")
      if (open) Text("Not shown")
      Icon(Icons.Default.Add, contentDescription = if (open) "Close" else "Add")
      Button(onClick = { error = "Card missing" }, Modifier.testTag("pay")) { Text("Pay") }
      """)
    #expect(trial.imported[0].unused.map(\.text) == ["Not shown", "Close", "Card missing"])
  }

  @Test func `A composable without a preview is reported with its line and shown by its name`()
    throws
  {
    let code = """
      @Preview @Composable fun CardPreview() { Text("Card") }
      @Composable fun SignUpRoute(name: String) { Text("Hello $name") }
      """
    let all = try ComposeTrial(file: code)
    #expect(all.imported.map(\.screen.name) == ["CardPreview"])
    #expect(
      all.screen.diagnostics.contains {
        $0.message.contains("SignUpRoute") && $0.position?.line == 2
      })
    for name in ["SignUpRoute", "signup"] {
      var options = ImportOptions()
      options.screens = [name]
      let screens = try ImportedScreen.contents(
        of: Array(code.utf8), format: .kotlin, file: "Trial.kt", options: options)
      #expect(try screens.named([name]).map(\.screen.name) == ["SignUpRoute"])
    }
  }

  @Test(arguments: [
    ("calculateWindowSizeClass(activity).widthSizeClass", "Phone"),
    ("WindowSizeClass.calculateFromSize(DpSize(700.dp, 900.dp)).widthSizeClass", "Foldable"),
    ("WindowSizeClass.calculateFromSize(DpSize(900.dp, 400.dp)).widthSizeClass", "Tablet"),
  ])
  func `The window is that of a phone unless the code passes a size`(
    _ size: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      when (\(size)) {
        WindowWidthSizeClass.Compact -> Text("Phone")
        WindowWidthSizeClass.Medium -> Text("Foldable")
        else -> Text("Tablet")
      }
      """)
    #expect(trial.said == [text])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    "currentWindowAdaptiveInfo().windowSizeClass.isWidthAtLeastBreakpoint(600)",
    "LocalConfiguration.current.orientation == Configuration.ORIENTATION_LANDSCAPE",
    "LocalConfiguration.current.screenWidthDp > 500",
    "LocalLayoutDirection.current == LayoutDirection.Rtl",
  ])
  func `A phone in portrait is narrow and reads from left to right`(_ condition: String) throws {
    let trial = try ComposeTrial("Text(if (\(condition)) \"Yes\" else \"No\")")
    #expect(trial.said == ["No"])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  @Test func `Results of calls with other arguments are not taken as equal`() throws {
    let trial = try ComposeTrial(
      "Text(if (Plans.of(1) == Plans.of(2)) \"Same\" else \"Other\")")
    #expect(trial.hasDiagnostic("Plans.of(1) == Plans.of(2)"))
  }

  @Test func `The default branch for an undecided value is reported`() throws {
    let trial = try ComposeTrial(
      "when (Plans.load(3).kind) { Kind.Free -> Text(\"Free\"); else -> Text(\"Paid\") }")
    #expect(trial.said == ["Paid"])
    #expect(trial.hasDiagnostic("Plans.load(3).kind"))
  }

  @Test(arguments: [
    ("null -> Unit", ["Main"]), ("null -> {}", ["Main"]),
    ("null -> Text(\"None\")", ["Main", "Sort"]),
  ])
  func `Of the windows of an unknown value, none is shown if null shows nothing`(
    _ branch: String, _ said: [String]
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main(vm: Vm) {
          Text("Main")
          when (val window = vm.window) { is Window.Sort -> Text("Sort"); is Window.Filter -> Text("Filter"); \(branch) }
        }
        """)
    #expect(trial.said == said)
    #expect(trial.hasDiagnostic("“vm.window” is only known at run time"))
  }
}
