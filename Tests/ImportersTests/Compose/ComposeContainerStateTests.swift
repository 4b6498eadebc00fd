import Simulator
import Testing

/// Drawers, sheets and pagers that coroutines open, close and scroll.
struct ComposeContainerStateTests {
  @Test func `A drawer opens and closes as its state says`() throws {
    let trial = try ComposeTrial(
      """
      val drawerState = rememberDrawerState(DrawerValue.Closed)
      val scope = rememberCoroutineScope()
      ModalNavigationDrawer(
        drawerState = drawerState,
        drawerContent = {
          ModalDrawerSheet {
            NavigationDrawerItem(
              label = { Text("Inbox") }, selected = true,
              onClick = { scope.launch { drawerState.close() } })
          }
        }) {
          Button(onClick = { scope.launch { drawerState.open() } }) { Text("Menu") }
      }
      """)
    #expect(trial.said == ["Menu, button"])
    let open = "touch \"Menu\"; double tap; touch \"Inbox\""
    #expect(try trial.heard(after: open).last?.first?.contains("Inbox") == true)
    let closed = try trial.heard(after: "\(open); double tap; touch \"Menu\"")
    #expect(closed.last?.first?.hasPrefix("Menu, button") == true, "\(closed)")
    let dismissed = try trial.heard(
      after: "\(open); touch \"Close navigation menu\"; double tap; touch \"Menu\"")
    #expect(dismissed.last?.first?.hasPrefix("Menu, button") == true, "\(dismissed)")
  }

  private static let sheet = """
    val sheetState = rememberModalBottomSheetState()
    val scope = rememberCoroutineScope()
    val host = remember { SnackbarHostState() }
    var isOpen by remember { mutableStateOf(false) }
    Column {
      Button(onClick = { isOpen = true }) { Text("Filter") }
      Text("Sheet ${if (sheetState.isVisible) "shown" else "hidden"}")
    }
    if (isOpen) {
      ModalBottomSheet(onDismissRequest = { isOpen = false }, sheetState = sheetState) {
        Button(
          onClick = {
            scope.launch { sheetState.hide() }.invokeOnCompletion {
              if (!sheetState.isVisible) isOpen = false
            }
          }
        ) { Text("Apply") }
        Button(
          onClick = {
            val job = scope.launch { delay(2000) }
            job.invokeOnCompletion { isOpen = false }
          }
        ) { Text("Wait") }
      }
    }
    """

  @Test func `A sheet is gone when the coroutine that hides it has ended`() throws {
    let trial = try ComposeTrial(Self.sheet)
    let close = "touch \"Filter\"; double tap; touch \"Apply\"; double tap"
    let heard = try trial.heard(after: "\(close); \(close); touch \"Sheet hidden\"")
    #expect(heard.last == ["Sheet hidden"], "\(heard)")
  }

  @Test func `A completion handler of a coroutine runs at its end`() throws {
    let trial = try ComposeTrial(Self.sheet)
    let wait = "touch \"Filter\"; double tap; touch \"Wait\"; double tap; wait"
    #expect(try trial.heard(after: "\(wait) 1 s; touch \"Wait\"").last?.isEmpty == false)
    #expect(try trial.problem(after: "\(wait) 1 s; touch \"Filter\"") != nil)
    #expect(try trial.problem(after: "\(wait) 3 s; touch \"Filter\"") == nil)
  }

  @Test func `A pager shows the page to which the app scrolls`() throws {
    let trial = try ComposeTrial(
      """
      val pagerState = rememberPagerState(pageCount = { 3 })
      val scope = rememberCoroutineScope()
      Column {
        HorizontalPager(state = pagerState) { page -> Text("Page $page") }
        Button(
          onClick = { scope.launch { pagerState.animateScrollToPage(pagerState.currentPage + 1) } }
        ) { Text(if (pagerState.currentPage == 2) "Start" else "Next") }
      }
      """)
    let heard = try trial.heard(
      after: "touch \"Next\"; double tap; double tap; touch \"Start\"; touch \"Page 2\"")
    #expect(heard[4].first?.hasPrefix("Start, button") == true, "\(heard)")
    #expect(heard.last?.first?.hasPrefix("Page 2") == true, "\(heard)")
  }
}
