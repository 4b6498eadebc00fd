import ComponentSource
import Testing

/// Values that the source does not contain, and values that users can assume.
struct UnknownValueTests {
  private static let profile = """
    struct Main: View {
      let user: User
      var body: some View {
        Text("Hi \\(user.name)")
        if user.isPro { Text("Pro") } else { Text("Free") }
        ForEach(user.friends) { friend in Text(friend.name) }
      }
    }
    """

  @Test func `Unknown parts of a text are named and recorded`() {
    var source = EvaluatedSource(swift: Self.profile)
    #expect(
      source.screen() == ["Text('Hi {user.name}')", "Text('Free')", "Text({friend.name})"])
    #expect(
      source.evaluator.unknowns.map(\.name) == ["user.friends", "user.name", "friend.name"])
    #expect(source.evaluator.undecided.map(\.name) == ["user.isPro"])
  }

  @Test func `Assumptions fill names and conditions`() {
    var source = EvaluatedSource(
      swift: Self.profile,
      assumptions: [
        "user.name": .string(SourceText("Ann")), "user.isPro": .boolean(true),
        "friend.name": .string(SourceText("Bo")),
      ])
    #expect(source.screen() == ["Text('Hi Ann')", "Text('Pro')", "Text(Bo)"])
    #expect(source.evaluator.undecided.isEmpty)
  }

  @Test func `An assumption can name the source text of a condition`() {
    var source = EvaluatedSource(
      kotlin: "@Composable fun Main(model: Model) { if (model.count > 3) Text(\"many\") }",
      assumptions: ["model.count > 3": .boolean(true)])
    #expect(source.screen() == ["Text('many')"])
  }

  static let conditions: [(String, Bool)] = [
    ("busy", false), ("!busy", true), ("busy || true", true), ("busy && true", false),
    ("!busy && !done", true), ("busy || !done", true), ("items.isEmpty()", false),
    ("items.isNotEmpty()", true), ("items.size > 0", true), ("count > 0", false),
    ("error != null", false), ("error == null", true), ("name == \"x\"", false),
  ]

  @Test(arguments: conditions) func `An unknown condition is at rest`(
    _ condition: String, _ holds: Bool
  ) {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(busy: Boolean, done: Boolean, items: List<Item>, count: Int,
          error: String?, name: String) { if (\(condition)) Text("y") else Text("n") }
        """)
    #expect(source.screen() == [holds ? "Text('y')" : "Text('n')"])
    let assumed = condition == "busy || true" ? [] : [holds]
    #expect(source.evaluator.undecided.map(\.isAssumedTrue) == assumed)
  }

  @Test func `An unknown subject takes the default or the first lasting case`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(state: State, mode: Int) {
          when (state) { is Loading -> Text("l"); is Success -> Text(state.title); is Error -> Text("e") }
          when (mode) { 1 -> Text("one"); else -> Text("other") }
        }
        """)
    #expect(source.screen() == ["Text({state.title})", "Text('other')"])
    #expect(source.evaluator.undecided.map(\.name) == ["state", "mode"])
  }

  @Test func `An unknown guard is passed`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          var body: some View { content() }
          func content() -> AnyView {
            guard let user = session.user, user.isActive else { return AnyView(Text("gone")) }
            return AnyView(Text(user.name))
          }
        }
        """)
    #expect(source.screen() == ["AnyView(Text({session.user.name}))"])
  }

  @Test func `The result of an unknown call has the name of its variable`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(model: Model) {
          val state by model.flow.collect()
          Text(state.title)
          Text(model.format(2))
        }
        """)
    #expect(source.screen() == ["Text({state.title})", "Text({model.format(2)})"])
  }

  @Test func `A component is never spoken as a text`() {
    var source = EvaluatedSource(
      swift: "struct Main: View { var body: some View { Text(\"Now \\(Date().formatted())\") } }")
    #expect(source.screen() == ["Text('Now {Date().formatted()}')"])
  }

  @Test func `A wrapper without a value is asked of the framework`() {
    var source = EvaluatedSource(
      swift: """
        struct Main: View {
          @Environment(\\.isEnabled) private var isEnabled
          @Environment(\\.theme) private var theme
          var body: some View { if isEnabled { Text(theme.title) } }
        }
        """)
    #expect(source.screen() == ["Text({theme.title})"])
  }

  @Test(arguments: [
    (
      "Text(user.name ?? \"None\"); if user.name != nil { Text(\"There\") }",
      ["Text({user.name})", "Text('There')"]
    ),
    (
      "if user.name != nil { Text(\"There\") }; Text(user.name ?? \"None\")", ["Text('None')"]
    ),
    (
      "if let name = user.name { Text(name) } else { Text(\"No\") }; if user.name == nil { Text(\"Nil\") }",
      ["Text('No')", "Text('Nil')"]
    ),
    (
      "Text(user.name.first ?? \"None\"); if let own = user.name { Text(\"There\") }",
      ["Text({user.name.first})", "Text('There')"]
    ),
  ])
  func `The first use of an unknown optional in Swift decides for all uses`(
    _ body: String, _ shown: [String]
  ) {
    var source = EvaluatedSource(
      swift: "struct Main: View { let user: User; var body: some View { \(body) } }")
    #expect(source.screen() == shown)
    #expect(source.evaluator.undecided.count + source.evaluator.unknowns.count == 1)
  }

  @Test func `The first use of an unknown nullable value in Kotlin decides for all uses`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main(user: User) {
          Text(user.name ?: "None")
          if (user.name != null) Text("There") else Text("Missing")
        }
        """)
    #expect(source.screen() == ["Text({user.name})", "Text('There')"])
  }

  @Test func `Unknown values of different files are decided separately`() {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
          val user = account.load()
          Text(user ?: "None")
          Other()
          Passed(user)
        }
        """,
      """
      @Composable fun Other() {
        val user = session.load()
        if (user != null) Text("There") else Text("Missing")
      }
      @Composable fun Passed(user: User?) { if (user != null) Text("Here") else Text("Gone") }
      """)
    let shown = source.screen()
    #expect(shown.dropFirst() == ["Text('Missing')", "Text('Here')"], "\(shown)")
    #expect(source.evaluator.undecided.map(\.name) == ["user != null"])
  }

  @Test func `A key path names a member, and not a function around it`() {
    var source = EvaluatedSource(
      swift: """
        struct Entry { let minutes: Int }
        struct Log {
          let entries = [Entry(minutes: 3), Entry(minutes: 4)]
          func minutes(on day: Int) -> Int { entries.map(\\.minutes).reduce(0, +) + day }
        }
        struct Main: View { var body: some View { Show([1, 2].map(Log().minutes(on:))) } }
        """)
    #expect(source.screen() == ["Show([8, 9])"])
  }
}
