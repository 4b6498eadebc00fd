import Simulator
import Testing

/// Routes that lead to no destination, and the options with which an app navigates.
struct ComposeRouteTests {
  private static func app(
    start: String = "\"home\"", _ call: String = "", graph: String = ""
  ) -> String {
    """
    sealed interface Place {
      @Serializable data object Map : Place
    }
    @Composable
    fun Main(viewModel: MainModel) {
      val nav = rememberNavController()
      NavHost(nav, startDestination = \(start)) {
        composable("home") {
          Text("Home")
          Button(onClick = { nav.navigate("list") }) { Text("Open list") }
        }
        composable("list") {
          var count by remember { mutableIntStateOf(0) }
          Text("List")
          Button(onClick = { nav.navigate("item/7") }) { Text("Open item") }
          Button(onClick = { \(call) }) { Text("Leave list") }
        }
        composable("item/{id}") { entry ->
          Text("Item")
          Button(onClick = { \(call) }) { Text("Go") }
        }
        composable<Place.Map> {
          Text("Map")
          Button(onClick = { \(call) }) { Text("Leave map") }
        }
        \(graph)
      }
    }
    """
  }

  private static let open =
    "touch \"Open list\"; double tap; touch \"Open item\"; double tap; touch \"Go\"; double tap"

  @Test func `A route without a destination is reported, and the screen stays`() throws {
    let trial = try ComposeTrial(file: Self.app("nav.navigate(\"missing\")"))
    #expect(try trial.problem(after: Self.open)?.contains("no destination “missing”") == true)
    #expect(try trial.heard(after: "\(Self.open); touch \"Item\"").last == ["Item"])
    let open = "touch \"Open list\"; double tap; touch \"Leave list\""
    let list = try ComposeTrial(file: Self.app("nav.navigate(\"home/3\")"))
    #expect(try list.problem(after: "\(open); double tap")?.contains("“home/3”") == true)
    let shown = try ComposeTrial(file: Self.app(start: "\"list\"", "nav.navigate(\"missing\")"))
    #expect(shown.hasDiagnostic("no destination “missing”"))
  }

  @Test(arguments: [
    "nav.navigate(viewModel.route)", "nav.navigate(\"home\") { popUpTo(viewModel.route) }",
    "nav.navigate(\"home\") { launchSingleTop = viewModel.isTop }",
    "nav.popBackStack(viewModel.route, inclusive = false)",
  ])
  func `Navigation to a route that is only known at run time keeps the screen`(
    _ call: String
  ) throws {
    let trial = try ComposeTrial(file: Self.app(call))
    #expect(try trial.heard(after: "\(Self.open); touch \"Item\"").last == ["Item"])
    let shown = try ComposeTrial(file: Self.app(start: "\"list\"", call))
    #expect(shown.hasDiagnostic("only known at run time"))
  }

  @Test func `A function of another file may add the destination`() throws {
    let trial = try ComposeTrial(
      file: Self.app("nav.navigate(\"settings\")", graph: "settingsGraph(nav)"))
    #expect(try trial.problem(after: Self.open)?.contains("no destination") != true)
    #expect(try trial.heard(after: "\(Self.open); touch \"Item\"").last == ["Item"])
  }

  @Test(arguments: [
    ("viewModel.start", "only known at run time"), ("\"nowhere\"", "no destination “nowhere”"),
  ])
  func `A start without a destination is reported`(_ start: String, _ words: String) throws {
    let trial = try ComposeTrial(file: Self.app(start: start))
    #expect(trial.hasDiagnostic(words), "\(trial.screen.diagnostics.map(\.message))")
    #expect(trial.said.first == "Home")
  }

  @Test(arguments: [
    ("nav.popBackStack(\"home\", inclusive = false)", "Home"),
    ("nav.popBackStack(\"list\", true)", "Home"),
    ("nav.popBackStack(\"list\", inclusive = false)", "List"),
    ("nav.popBackStack(\"other\", inclusive = false)", "Item"),
    ("nav.navigate(\"list\") { popUpTo(\"list\") { inclusive = true } }", "List"),
    ("nav.navigate(Place.Map) { popUpTo(nav.graph.id) }", "Map"),
    ("nav.navigate(\"item/9\") { launchSingleTop = true }", "Item"),
  ])
  func `Entries are popped up to a destination`(_ call: String, _ words: String) throws {
    let heard = try ComposeTrial(file: Self.app(call))
      .heard(after: "\(Self.open); touch \"\(words)\"")
    #expect(heard.last == [words], "\(heard)")
  }

  @Test(arguments: [
    ("nav.navigate(\"home\") { popUpTo(\"list\") { inclusive = true } }", "Home"),
    ("nav.navigate(\"list\") { popUpTo(nav.graph.findStartDestination().id) }", "Home"),
    ("nav.navigate(\"list\") { popUpTo(nav.graph.startDestinationId) }", "Home"),
    ("nav.navigate(\"item/9\") { launchSingleTop = true }", "List"),
    ("nav.navigate(\"item/9\")", "Item"),
  ])
  func `Going back after navigating shows what was left on the back stack`(
    _ call: String, _ words: String
  ) throws {
    let heard = try ComposeTrial(file: Self.app(call))
      .heard(after: "\(Self.open); back; touch \"\(words)\"")
    #expect(heard.last == [words], "\(heard)")
  }

  @Test func `Types name the destination to pop up to`() throws {
    let calls = [
      "nav.popBackStack<Place.Map>(inclusive = false)",
      "nav.navigate(\"home\") { popUpTo<Place.Map> { inclusive = false } }; nav.popBackStack()",
    ]
    for call in calls {
      let trial = try ComposeTrial(
        file: """
          sealed interface Place {
            @Serializable data object Map : Place
          }
          @Composable
          fun Main() {
            val nav = rememberNavController()
            NavHost(nav, startDestination = Place.Map) {
              composable<Place.Map> {
                Text("Map")
                Button(onClick = { nav.navigate("home") }) { Text("Open") }
              }
              composable("home") { Button(onClick = { \(call) }) { Text("Go") } }
            }
          }
          """)
      let heard = try trial.heard(
        after: "touch \"Open\"; double tap; touch \"Go\"; double tap; touch \"Map\"")
      #expect(heard.last == ["Map"], "\(heard)")
    }
  }

  private static let tabs = """
    @Composable
    fun Main() {
      val nav = rememberNavController()
      Column {
        NavHost(nav, startDestination = "map") {
          composable("map") { Button(onClick = { nav.navigate("pier") }) { Text("Open pier") } }
          composable("pier") { Text("Pier") }
          composable("saved") { Text("Nothing saved") }
        }
        listOf("map", "saved").forEach { place ->
          Button(
            onClick = {
              nav.navigate(place) {
                popUpTo(nav.graph.findStartDestination().id) { saveState = true }
                launchSingleTop = true
                restoreState = true
              }
            }) { Text("Tab $place") }
        }
      }
    }
    """

  @Test func `A tab that is opened again shows what it showed`() throws {
    let heard = try ComposeTrial(file: Self.tabs)
      .heard(
        after: """
          touch "Open pier"; double tap; touch "Tab saved"; double tap; touch "Nothing saved"
          touch "Tab map"; double tap; touch "Pier"; back; touch "Open pier"
          """)
    #expect(heard.joined().contains("Pier"), "\(heard)")
    #expect(heard.last?.first?.hasPrefix("Open pier") == true, "\(heard)")
  }

  @Test(arguments: [
    ("boat/7?from=list", "Boat 7 from list, crew 2"),
    ("boat/8?from=big%20map&crew=3", "Boat 8 from big map, crew 3"),
    ("boat/9", "Boat 9 from home, crew 2"),
  ])
  func `A destination reads the arguments of its route and their defaults`(
    _ route: String, _ words: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Main() {
          val nav = rememberNavController()
          NavHost(nav, startDestination = "home") {
            composable("home") {
              Button(onClick = { nav.navigate("\(route)") }) { Text("Open") }
            }
            composable(
              "boat/{id}?from={from}&crew={crew}",
              arguments = listOf(
                navArgument("id") { type = NavType.IntType },
                navArgument("from") { defaultValue = "home" },
                navArgument("crew") { type = NavType.IntType; defaultValue = 2 })
            ) { entry ->
              val bundle = entry.arguments
              Text(
                "Boat ${bundle?.getInt("id")} from ${bundle?.getString("from")}, "
                  + "crew ${bundle?.getInt("crew")}")
            }
          }
        }
        """)
    let heard = try trial.heard(after: "double tap; touch \"\(words)\"")
    #expect(heard.joined().contains(words), "\(heard)")
  }

  @Test func `The key of a bundle is no text`() throws {
    let trial = try ComposeTrial(
      file: "@Composable\nfun Main(bundle: Bundle) { Text(\"Name ${bundle.getString(\"name\")}\") }"
    )
    #expect(trial.said != ["Name name"])
  }
}
