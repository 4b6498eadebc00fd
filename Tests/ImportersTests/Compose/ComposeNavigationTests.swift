import Simulator
import Testing

/// Navigation between destinations, and the selected items of navigation bars, which depend on the
/// back stack.
struct ComposeNavigationTests {
  private static func app(selected: String) -> String {
    """
    sealed class Place(val route: String, val label: String) {
      data object Map : Place("map", "Map")
      data object Saved : Place("saved", "Saved")
    }
    @Composable
    fun Main() {
      val navController = rememberNavController()
      val entry by navController.currentBackStackEntryAsState()
      val current = entry?.destination
      Column {
        NavHost(navController, startDestination = Place.Map.route) {
          composable(Place.Map.route) {
            Column {
              Text("Harbours")
              Button(onClick = { navController.navigate("pier/7") }) { Text("Pier") }
            }
          }
          composable(Place.Saved.route) { Text("Nothing saved") }
          composable("pier/{id}") {
            Button(onClick = { navController.popBackStack() }) { Text("Back") }
          }
        }
        NavigationBar {
          listOf(Place.Map, Place.Saved).forEach { place ->
            NavigationBarItem(
              selected = \(selected),
              onClick = {
                navController.navigate(place.route) {
                  popUpTo(navController.graph.findStartDestination().id) { saveState = true }
                  launchSingleTop = true
                }
              },
              icon = { Icon(Icons.Default.Place, null) }, label = { Text(place.label) })
          }
        }
      }
    }
    """
  }

  @Test func `The item of a destination with a type as its route is selected`() throws {
    let trial = try ComposeTrial(
      file: """
        @Serializable object Home
        @Serializable data class Detail(val id: Int)
        data class Place<T : Any>(val name: String, val route: T)
        @Composable fun Main() {
          val nav = rememberNavController()
          val entry by nav.currentBackStackEntryAsState()
          NavHost(nav, startDestination = Home) {
            composable<Home> { Text("Start") }
            composable<Detail> { Text("Detail") }
          }
          NavigationBar {
            listOf(Place("Home", Home), Place("Detail", Detail(1))).forEach { place ->
              NavigationBarItem(
                entry?.destination?.hierarchy?.any { it.hasRoute(place.route::class) } == true, {},
                { Icon(Icons.Default.Home, null) }, label = { Text(place.name) })
            }
          }
        }
        """)
    #expect(
      trial.said == [
        "Start", "selected, Home, Tab, 1 of 2, in list, 2 items", "Detail, Tab, 2 of 2",
      ])
  }

  @Test(arguments: [
    "current?.route == place.route", "current?.hierarchy?.any { it.route == place.route } == true",
    "navController.currentDestination?.route == place.route",
    "current?.hasRoute(place.route) ?: false",
  ])
  func `The item of the destination at which navigation starts is selected`(
    _ selected: String
  ) throws {
    let trial = try ComposeTrial(file: Self.app(selected: selected))
    #expect(
      trial.said == [
        "Harbours", "Pier, button", "selected, Map, Tab, 1 of 2, in list, 2 items",
        "Saved, Tab, 2 of 2",
      ])
  }

  @Test func `Navigating shows the destination and selects its item`() throws {
    let trial = try ComposeTrial(file: Self.app(selected: "current?.route == place.route"))
    let heard = try trial.heard(after: "touch \"Saved\"; double tap; touch \"Nothing saved\"")
    #expect(heard.joined().contains { $0.hasPrefix("Nothing saved") }, "\(heard)")
    let selected = try trial.heard(
      after: "touch \"Saved\"; double tap; touch \"Map\"; touch \"Saved\"")
    #expect(selected.joined().contains { $0.hasPrefix("selected, Saved") }, "\(selected)")
  }

  @Test(arguments: ["double tap", "back"])
  func `Popping the back stack shows the destination below`(_ gesture: String) throws {
    let trial = try ComposeTrial(file: Self.app(selected: "current?.route == place.route"))
    let heard = try trial.heard(
      after: "touch \"Pier\"; double tap; touch \"Back\"; \(gesture); touch \"Harbours\"")
    #expect(heard.joined().contains { $0.hasPrefix("Harbours") }, "\(heard)")
  }

  @Test(arguments: ["touch \"Cancel\"; double tap", "back"])
  func `A dialog destination is a window over the destination below it`(
    _ gesture: String
  ) throws {
    let trial = try ComposeTrial(
      """
      val nav = rememberNavController()
      NavHost(nav, startDestination = "list") {
        composable("list") {
          Column {
            Text("Three files")
            Button(onClick = { nav.navigate("ask") }) { Text("Delete") }
          }
        }
        composable("done") { Text("Deleted") }
        dialog("ask") {
          Column {
            Text("Sure?")
            Button(onClick = { nav.popBackStack() }) { Text("Cancel") }
            Button(onClick = { nav.navigate("done") }) { Text("Yes") }
          }
        }
      }
      """)
    let open = "touch \"Delete\"; double tap"
    let heard = try trial.heard(after: "\(open); \(gesture)")
    #expect(heard[2].first == "→ \"Sure?\"", "\(heard)")
    #expect(heard.last?.contains { $0.hasPrefix("Delete, button") } == true, "\(heard)")
    #expect(try trial.problem(after: "\(open); touch \"Three files\"") != nil)
    let done = try trial.heard(after: "\(open); touch \"Yes\"; double tap; back; touch \"Delete\"")
    #expect(done.last?.first == "Delete, button", "\(done)")
  }

  @Test(arguments: ["nav::popBackStack", "nav::navigateUp"])
  func `A reference to a function of a controller navigates`(_ callback: String) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Main() {
          val nav = rememberNavController()
          NavHost(nav, startDestination = "list") {
            composable("list") { Links(onOpen = nav::navigate) }
            composable("page") { Page(onBack = \(callback)) }
          }
        }
        @Composable fun Links(onOpen: (String) -> Unit) {
          Button(onClick = { onOpen("page") }) { Text("Open") }
        }
        @Composable fun Page(onBack: () -> Unit) { Button(onClick = onBack) { Text("Leave") } }
        """)
    let heard = try trial.heard(
      after: "touch \"Open\"; double tap; touch \"Leave\"; double tap; touch \"Open\"")
    #expect(heard.last?.first == "Open, button", "\(heard)")
  }

  @Test func `A destination reads the typed route that leads to it`() throws {
    let trial = try ComposeTrial(
      file: """
        data object Home
        data class Pier(val name: String)
        @Composable
        fun Main(navController: NavHostController = rememberNavController()) {
          NavHost(navController, startDestination = Home) {
            composable<Home> {
              Button(onClick = { navController.navigate(Pier("North")) }) { Text("Open") }
            }
            composable<Pier> { entry ->
              val pier = entry.toRoute<Pier>()
              Text("Pier ${pier.name}")
            }
          }
        }
        """)
    let heard = try trial.heard(after: "double tap; touch \"Pier North\"")
    #expect(heard.joined().contains { $0.hasPrefix("Pier North") }, "\(heard)")
  }

  @Test func `A nested graph starts at its own start and is in the hierarchy`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Main() {
          val navController = rememberNavController()
          val entry by navController.currentBackStackEntryAsState()
          val isAuth = entry?.destination?.hierarchy?.any { it.route == "auth" } == true
          Column {
            Text(if (isAuth) "Signing in" else "Signed in")
            NavHost(navController, startDestination = "auth") {
              composable("home") { Text("Home") }
              navigation(startDestination = "login", route = "auth") {
                composable("register") { Text("Register") }
                composable("login") { Text("Log in") }
              }
            }
          }
        }
        """)
    #expect(trial.said == ["Signing in", "Log in"])
  }

  @Test func `Routes are popped to several times in one call`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable
        fun Main() {
          val nav = rememberNavController()
          NavHost(nav, startDestination = "a") {
            composable("a") {
              Button(onClick = { nav.navigate("b") { popUpTo("a") { inclusive = true }; popUpTo(0) } }) {
                Text("Go")
              }
            }
            composable("b") { Text("There") }
          }
        }
        """)
    let heard = try trial.heard(after: "touch \"Go\"; double tap; touch \"There\"")
    #expect(heard.last?.contains("There") == true, "\(heard)")
  }

  @Test func `Routes can be types inside other types`() throws {
    let trial = try ComposeTrial(
      file: """
        sealed interface Place {
          @Serializable data object Map : Place
          @Serializable data object Saved : Place
        }
        @Composable
        fun Main() {
          val nav = rememberNavController()
          NavHost(nav, startDestination = Place.Map) {
            composable<Place.Map> { Button(onClick = { nav.navigate(Place.Saved) }) { Text("Go") } }
            composable<Place.Saved> { Text("There") }
          }
        }
        """)
    let heard = try trial.heard(after: "touch \"Go\"; double tap; touch \"There\"")
    #expect(heard.last?.contains("There") == true, "\(heard)")
  }

  @Test(arguments: [
    """
    entryProvider {
      entry<Inbox> { Button({ stack.add(Mail(3)) }) { Text("Open") } }
      entry<Mail> { key -> Text("Mail ${key.id}") }
    }
    """,
    """
    { key ->
      when (key) {
        is Inbox -> NavEntry(key) { Button({ stack.add(Mail(3)) }) { Text("Open") } }
        is Mail -> NavEntry(key) { Text("Mail ${key.id}") }
        else -> error("Unknown")
      }
    }
    """,
  ])
  func `A display of a back stack shows the entry of the last key`(_ provider: String) throws {
    let trial = try ComposeTrial(
      file: """
        @Serializable data object Inbox : NavKey
        @Serializable data class Mail(val id: Int) : NavKey
        @Composable fun Main() {
          val stack = rememberNavBackStack(Inbox)
          NavDisplay(
            backStack = stack, onBack = { stack.removeLastOrNull() }, entryProvider = \(provider))
        }
        """)
    #expect(trial.said == ["Open, button"])
    let opened = try trial.heard(after: "double tap; touch \"Mail 3\"")
    #expect(opened.last?.first == "Mail 3", "\(opened)")
    let back = try trial.heard(after: "double tap; back; touch \"Open\"")
    #expect(back.last?.first == "Open, button", "\(back)")
  }

  @Test func `A display of an unknown back stack is reported`() throws {
    let trial = try ComposeTrial(
      "NavDisplay(backStack = model.stack, entryProvider = entryProvider { entry<Inbox> { Text(\"Inbox\") } })"
    )
    #expect(trial.hasDiagnostic("“NavDisplay” is declared elsewhere; left out"))
  }
}
