import Simulator
import Testing

/// Drawers and pagers that coroutines open, close and scroll.
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
