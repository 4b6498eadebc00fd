import Simulator
import Testing

/// The effect of the gesture for going back.
struct ComposeBackTests {
  private static func app(_ outer: String = "", _ inner: String = "") -> String {
    """
    @Composable
    fun Main() {
      val nav = rememberNavController()
      var note by remember { mutableStateOf("Nothing") }
      var isOpen by remember { mutableStateOf(false) }
      \(outer)
      Column {
        Text(note)
        NavHost(nav, startDestination = "list") {
          composable("list") { Button(onClick = { nav.navigate("edit") }) { Text("Edit") } }
          composable("edit") {
            Text("Editor")
            \(inner)
            Button(onClick = { isOpen = true }) { Text("More") }
          }
        }
        if (isOpen) {
          Dialog(onDismissRequest = { isOpen = false }) {
            var step by remember { mutableIntStateOf(2) }
            BackHandler(enabled = step > 1) { step-- }
            Text("Step $step")
          }
        }
      }
    }
    """
  }

  @Test(arguments: [
    ("BackHandler { note = \"Saved\" }", ["Saved", "Editor"]),
    ("BackHandler(enabled = false) { note = \"Saved\" }", ["Nothing", "Edit"]),
    (
      "BackHandler { note = \"First\" }\nBackHandler(note == \"Nothing\") { note = \"Second\" }",
      ["Second", "Editor"]
    ),
    (
      """
      PredictiveBackHandler { progress ->
        try {
          progress.collect { }
          note = "Saved"
        } catch (e: CancellationException) {
        }
      }
      """, ["Saved", "Editor"]
    ),
  ])
  func `Going back runs the innermost enabled handler instead of popping`(
    _ handler: String, _ words: [String]
  ) throws {
    let heard = try ComposeTrial(file: Self.app("", handler))
      .heard(
        after: "touch \"Edit\"; double tap; back; touch \"\(words[0])\"; touch \"\(words[1])\"")
    #expect(
      heard.suffix(2).map {
        $0.first?.hasPrefix(words[0]) == true
          || $0.first?.hasPrefix(words[1]) == true
      } == [true, true], "\(heard)")
  }

  @Test func `A host of destinations goes back before a handler around it`() throws {
    let outer = "BackHandler { note = \"Left\" }"
    let popped = try ComposeTrial(file: Self.app(outer))
      .heard(after: "touch \"Edit\"; double tap; back; touch \"Edit\"; touch \"Nothing\"")
    #expect(popped.last == ["Nothing"], "\(popped)")
    let handled = try ComposeTrial(file: Self.app(outer)).heard(after: "back; touch \"Left\"")
    #expect(handled.last == ["Left"], "\(handled)")
  }

  @Test func `A handler inside a dialog is asked before the dialog closes`() throws {
    let trial = try ComposeTrial(file: Self.app())
    let open = "touch \"Edit\"; double tap; touch \"More\"; double tap; back"
    #expect(try trial.heard(after: "\(open); touch \"Step 1\"").last == ["Step 1"])
    #expect(try trial.heard(after: "\(open); back; touch \"Editor\"").last == ["Editor"])
  }

  @Test func `A handler that is only known at run time keeps the screen and is reported`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Main(onLeave: () -> Unit) {
          BackHandler(onBack = onLeave)
          Text("Editor")
        }
        """)
    #expect(try trial.problem(after: "back")?.contains("run time") == true)
  }
}
