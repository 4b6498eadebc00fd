internal import AndroidImport

/// Bars, drawers and tabs.
extension ComposableTable {
  static let navigation: Rows = [
    (
      "NavigationBar BottomNavigation ShortNavigationBar",
      [
        Composable(
          "modifier containerColor contentColor content", layout: .across, slots: "content/",
          .group,
          .selectableGroup)
      ]
    ),
    (
      "NavigationRail WideNavigationRail ModalWideNavigationRail",
      [
        Composable(
          "modifier containerColor contentColor header windowInsets content",
          slots: "header content", .group, .selectableGroup)
      ]
    ),
    (
      "NavigationBarItem NavigationRailItem BottomNavigationItem",
      [
        Composable(
          "selected onClick icon modifier enabled label alwaysShowLabel", slots: "icon label",
          .select("selected", role: .tab))
      ]
    ),
    (
      "NavigationSuiteItem",
      [
        Composable(
          "selected onClick icon label modifier navigationSuiteType enabled badge",
          slots: "icon badge label", .select("selected", role: .tab))
      ]
    ),
    (
      "ShortNavigationBarItem WideNavigationRailItem",
      [
        Composable(
          "selected onClick icon label modifier enabled", slots: "icon label",
          .select("selected", role: .tab))
      ]
    ),
    (
      "NavigationDrawerItem",
      [
        Composable(
          "label selected onClick modifier icon badge", layout: .across, slots: "icon label badge",
          .role(.tab), .select("selected", role: nil))
      ]
    ),
    (
      "ModalDrawerSheet DismissibleDrawerSheet PermanentDrawerSheet",
      [Composable("modifier content", .group, .pane("Navigation menu"))]
    ),
    (
      "Tab",
      [
        Composable(
          "selected onClick modifier enabled text icon", if: "text icon", slots: "text icon",
          .select("selected", role: .tab)),
        Composable(
          "selected onClick modifier enabled selectedContentColor unselectedContentColor "
            + "interactionSource content", .select("selected", role: .tab)),
      ]
    ),
    (
      "LeadingIconTab",
      [
        Composable(
          "selected onClick text icon modifier enabled", layout: .across, slots: "text icon",
          .select("selected", role: .tab))
      ]
    ),
    (
      "TabRow PrimaryTabRow SecondaryTabRow",
      [
        Composable(
          "selectedTabIndex modifier containerColor contentColor indicator divider tabs",
          layout: .across,
          slots: "tabs/", .selectableGroup)
      ]
    ),
    (
      "ScrollableTabRow PrimaryScrollableTabRow SecondaryScrollableTabRow",
      [
        Composable(
          "selectedTabIndex modifier scrollState containerColor contentColor edgePadding indicator "
            + "divider tabs", layout: .across, slots: "tabs/", .selectableGroup,
          .scrolls(isVertical: false))
      ]
    ),
    (
      // At rest, the title is below the row of icons. Source: material3, AppBar.kt, TwoRowsTopAppBar.
      "MediumTopAppBar LargeTopAppBar MediumFlexibleTopAppBar LargeFlexibleTopAppBar "
        + "TwoRowsTopAppBar",
      [
        Composable(
          "title modifier navigationIcon actions", slots: "navigationIcon actions/ title subtitle",
          .group)
      ]
    ),
    (
      "TopAppBar CenterAlignedTopAppBar",
      [
        Composable(
          "title modifier navigationIcon actions", if: "title navigationIcon actions",
          layout: .across,
          // The subtitle begins below the middle of the bar, so it is read after the actions.
          slots: "navigationIcon title actions/ subtitle", .group),
        Composable("modifier content", layout: .across, slots: "title content/", .group),
      ]
    ),
    (
      "BottomAppBar FlexibleBottomAppBar",
      [
        Composable(
          "actions modifier floatingActionButton", if: "actions", layout: .across,
          slots: "actions/ floatingActionButton", .group),
        Composable("modifier content", layout: .across, slots: "content/", .group),
      ]
    ),
    (
      "ModalNavigationDrawer ModalDrawer",
      [
        Composable(
          "drawerContent modifier drawerState gesturesEnabled scrimColor content", layout: .box,
          slots: "content drawerContent")
      ]
    ),
    (
      "DismissibleNavigationDrawer PermanentNavigationDrawer",
      [
        Composable(
          "drawerContent modifier drawerState gesturesEnabled content", layout: .across,
          slots: "drawerContent content")
      ]
    ),
  ]
}
