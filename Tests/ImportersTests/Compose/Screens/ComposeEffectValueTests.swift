import Testing

/// The values that effects of the first composition set.
@Suite struct ComposeEffectValueTests {
  @Test(arguments: [
    ("Repo.load()", "start"),
    ("Repo.title", "start"),
    ("Api().load()", "start"),
    ("\"Hi ${Repo.load()}\"", "start"),
    ("\"Hi ${1 + 1}\"", "Hi 2"),
  ])
  func `The result of an undeclared function is unknown`(
    _ value: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var word by remember { mutableStateOf("start") }
      LaunchedEffect(Unit) { word = \(value) }
      Text(word)
      """)
    #expect(trial.said == [text])
    #expect(trial.hasDiagnostic("“word” keeps its initial value") == (text == "start"))
  }

  @Test func `An effect can set a resource or a new value`() throws {
    let trial = try ComposeTrial(
      """
      var user by remember { mutableStateOf<User?>(null) }
      var shown by remember { mutableStateOf(false) }
      LaunchedEffect(Unit) { user = User("Ann"); shown = true }
      if (shown) Text("Ready")
      """)
    #expect(trial.said == ["Ready"])
  }

  @Test(arguments: [("Repo.title", "loaded"), ("Repo.load()", "start")])
  func `Only a call can delay what an effect sets after it`(
    _ value: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      """
      var title by remember { mutableStateOf("start") }
      var word by remember { mutableStateOf("start") }
      LaunchedEffect(Unit) { title = \(value); word = "loaded" }
      Text(word)
      """)
    #expect(trial.said == [text])
    #expect(trial.hasDiagnostic("“title” keeps its initial value"))
  }
}
