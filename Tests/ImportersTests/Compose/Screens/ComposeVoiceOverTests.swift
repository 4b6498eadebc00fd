import Simulator
import Testing

/// VoiceOver's announcements for composables: VoiceOver stops where TalkBack stops.
@Suite struct ComposeVoiceOverTests {
  @Test(arguments: [
    (
      """
      Row(Modifier.semantics(mergeDescendants = true) { stateDescription = "3 of 5" }) {
        Text("Downloads")
        Text("Running")
      }
      """, ["Downloads, Running, 3 of 5"]
    ),
    (
      """
      Row(Modifier.semantics(mergeDescendants = true) {}) {
        Icon(Icons.Default.Warning, "Warning")
        Text("Low battery")
        IconButton({}) { Icon(Icons.Default.Close, "Dismiss") }
      }
      """, ["Warning, Low battery", "Dismiss, button"]
    ),
    (
      "Column(Modifier.semantics(mergeDescendants = true) {}) { IconButton({}) { Icon(x, \"Add\") } }",
      ["Add, button"]
    ),
    (
      "ListItem(headlineContent = { Text(\"Ann\") }, supportingContent = { Text(\"Online\") })",
      ["Ann, Online"]
    ),
    ("Column { Text(\"One\"); Text(\"Two\") }", ["One", "Two"]),
    (
      "Row(Modifier.clickable {}) { ListItem(headlineContent = { Text(\"Profile\") }) }",
      ["Profile"]
    ),
    (
      "Card(onClick = {}) { Text(\"Paris\"); Button({}) { Text(\"Book\") } }",
      ["Paris, button", "Book, button"]
    ),
  ])
  func `A node that merges its content is one stop`(_ body: String, _ said: [String]) throws {
    #expect(try ComposeTrial(body).saidByVoiceOver == said)
  }

  @Test func `The bars of a scaffold are read in the order of their positions`() throws {
    let trial = try ComposeTrial(
      """
      Scaffold(
        topBar = {
          TopAppBar(
            title = { Text("Settings") },
            navigationIcon = { IconButton({}) { Icon(Icons.Default.ArrowBack, "Back") } })
        },
        floatingActionButton = { FloatingActionButton({}) { Icon(Icons.Default.Add, "Add") } },
      ) { Column { Text("Wi-Fi"); Text("Sound") } }
      """)
    #expect(trial.saidByVoiceOver == ["Back, button", "Settings", "Wi-Fi", "Sound", "Add, button"])
    #expect(trial.said == trial.saidByVoiceOver)
  }

  @Test func `Traversal indices change the order of both readers`() throws {
    let trial = try ComposeTrial(
      """
      Column(Modifier.semantics { isTraversalGroup = true }) {
        Text("third", Modifier.semantics { traversalIndex = 2f })
        Text("first", Modifier.semantics { traversalIndex = 0f })
        Text("second", Modifier.semantics { traversalIndex = 1f })
      }
      """)
    #expect(trial.said == ["first", "second", "third"])
    #expect(trial.saidByVoiceOver == trial.said)
  }
}
