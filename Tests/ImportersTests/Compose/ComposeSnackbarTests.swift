import Simulator
import Testing

/// Snackbars, which a host shows for a time.
struct ComposeSnackbarTests {
  private static func app(
    _ call: String, host: String = "SnackbarHost(hostState = host)"
  ) -> String {
    """
    @Composable
    fun Sample() {
      val host = remember { SnackbarHostState() }
      val scope = rememberCoroutineScope()
      Scaffold(snackbarHost = { \(host) }) {
        Button(onClick = { scope.launch { \(call) } }) { Text("Delete") }
      }
    }
    """
  }

  @Test func `A snackbar is a stop with its action until the action is used`() throws {
    let trial = try ComposeTrial(
      file: Self.app("host.showSnackbar(\"Bed removed\", actionLabel = \"Undo\")"))
    #expect(trial.said == ["Delete, button"])
    let heard = try trial.heard(after: "double tap; wait 9 s; swipe right; swipe right")
    #expect(heard[3].contains { $0.hasPrefix("Bed removed") }, "\(heard)")
    #expect(heard[4].contains { $0.hasPrefix("Undo, button") }, "\(heard)")
    let used = try trial.heard(
      after: "double tap; wait 1 s; touch \"Undo\"; double tap; wait 1 s; swipe right")
    #expect(used.last?.contains { $0.hasPrefix("Bed removed") } == false, "\(used)")
  }

  @Test(arguments: [(", duration = SnackbarDuration.Long", 6), ("", 2)])
  func `A snackbar is a stop for its duration`(_ duration: String, _ seconds: Int) throws {
    let trial = try ComposeTrial(
      file: Self.app("host.showSnackbar(\"Bed removed\"\(duration))"))
    let shown = try trial.heard(after: "double tap; wait \(seconds) s; swipe right")
    #expect(shown.last?.contains { $0.hasPrefix("Bed removed") } == true, "\(shown)")
    let gone = try trial.heard(after: "double tap; wait 12 s; swipe right")
    #expect(gone.last?.contains { $0.hasPrefix("Bed removed") } == false, "\(gone)")
  }

  @Test func `A host with its own content shows the data of the snackbar`() throws {
    let trial = try ComposeTrial(
      file: Self.app(
        "host.showSnackbar(\"Bed removed\", duration = SnackbarDuration.Indefinite)",
        host: "SnackbarHost(host) { data -> Text(\"Note: ${data.visuals.message}\") }"))
    let heard = try trial.heard(after: "double tap; wait 1 s; swipe right")
    #expect(heard.last?.contains { $0.hasPrefix("Note: Bed removed") } == true, "\(heard)")
  }
}
