internal import AndroidImport

/// Layouts and containers.
extension ComposableTable {
  static let containers: Rows = [
    ("Column FlowColumn", [Composable("modifier verticalArrangement horizontalAlignment content")]),
    (
      "Row FlowRow ButtonGroup",
      [Composable("modifier horizontalArrangement verticalAlignment content", layout: .across)]
    ),
    (
      "Box BoxWithConstraints",
      [Composable("modifier contentAlignment propagateMinConstraints content", layout: .box)]
    ),
    ("AnimatedVisibility", [Composable("visible modifier enter exit label content", layout: .box)]),
    (
      "AnimatedContent",
      [
        Composable(
          "targetState modifier transitionSpec contentAlignment label contentKey content",
          layout: .box)
      ]
    ),
    ("Crossfade", [Composable("targetState modifier animationSpec label content", layout: .box)]),
    (
      "Layout",
      [
        Composable("content modifier measurePolicy", if: "content", slots: "content"),
        Composable("modifier measurePolicy content"),
      ]
    ),
    (
      "Scaffold BottomSheetScaffold",
      [
        Composable(
          "modifier topBar bottomBar snackbarHost floatingActionButton "
            + "floatingActionButtonPosition containerColor contentColor contentWindowInsets content",
          slots:
            "content@1 topBar@0 snackbarHost@2 sheetContent@3 bottomBar@5 floatingActionButton@4",
          .group)
      ]
    ),
    (
      "HorizontalFloatingToolbar VerticalFloatingToolbar",
      [
        Composable(
          "expanded floatingActionButton modifier colors contentPadding content",
          if: "floatingActionButton", layout: .across,
          slots: "content/ floatingActionButton"),
        Composable(
          "expanded modifier colors contentPadding scrollBehavior shape leadingContent "
            + "trailingContent content", layout: .across,
          slots: "leadingContent/ content/ trailingContent/"),
      ]
    ),
    (
      "SplitButtonLayout",
      [
        Composable(
          "leadingButton trailingButton modifier spacing", layout: .across,
          slots: "leadingButton trailingButton")
      ]
    ),
    (
      "ListDetailPaneScaffold NavigableListDetailPaneScaffold",
      [Composable("directive value listPane detailPane modifier", slots: "listPane")]
    ),
    (
      "SupportingPaneScaffold NavigableSupportingPaneScaffold",
      [Composable("directive value mainPane supportingPane modifier", slots: "mainPane")]
    ),
    ("AnimatedPane", [Composable("modifier enterTransition exitTransition content")]),
    ("BadgedBox", [Composable("badge modifier content", layout: .box, slots: "content badge")]),
    ("Badge", [Composable("modifier containerColor contentColor content", layout: .across)]),
    (
      "ListItem SegmentedListItem",
      [
        Composable(
          "modifier icon secondaryText singleLineSecondaryText overlineText trailing text",
          if: "text icon secondaryText overlineText trailing", layout: .across,
          slots: "icon overlineText text secondaryText trailing", .merge),
        Composable(
          "checked onCheckedChange modifier enabled leadingContent trailingContent overlineContent "
            + "supportingContent content", if: "checked", layout: .across,
          slots: "leadingContent overlineContent content supportingContent trailingContent",
          .toggle("checked", callback: "onCheckedChange", role: nil)),
        Composable(
          "selected onClick modifier enabled leadingContent trailingContent overlineContent "
            + "supportingContent content", if: "selected", layout: .across,
          slots: "leadingContent overlineContent content supportingContent trailingContent",
          .select("selected", role: nil)),
        Composable(
          "onClick modifier enabled leadingContent trailingContent overlineContent "
            + "supportingContent content", if: "onClick", layout: .across,
          slots: "leadingContent overlineContent content supportingContent trailingContent",
          .click("onClick", role: nil)),
        Composable(
          "headlineContent modifier overlineContent supportingContent leadingContent "
            + "trailingContent", layout: .across,
          slots: "leadingContent overlineContent headlineContent supportingContent trailingContent",
          .merge),
      ]
    ),
    (
      "TrailingIcon",
      [Composable("expanded modifier", layout: .box)]
    ),
    (
      "ConstraintLayout MotionLayout",
      [Composable("modifier optimizationLevel animateChangesSpec content")]
    ),
    (
      "PullToRefreshBox",
      [
        Composable(
          "isRefreshing onRefresh modifier state contentAlignment indicator content", layout: .box)
      ]
    ),
    (
      "SwipeToDismissBox",
      [
        Composable(
          "state backgroundContent modifier enableDismissFromStartToEnd "
            + "enableDismissFromEndToStart gesturesEnabled content", layout: .box,
          slots: "backgroundContent content")
      ]
    ),
    (
      "ExposedDropdownMenuBox",
      [Composable("expanded onExpandedChange modifier content", layout: .down)]
    ),
    (
      "SearchBar DockedSearchBar",
      [
        Composable(
          "query onQueryChange onSearch active onActiveChange modifier enabled placeholder "
            + "leadingIcon trailingIcon shape colors tonalElevation shadowElevation windowInsets "
            + "interactionSource content", if: "query", slots: "content", .group),
        Composable(
          "inputField expanded onExpandedChange modifier shape colors tonalElevation "
            + "shadowElevation windowInsets content", if: "inputField expanded",
          slots: "inputField content", .group),
        Composable("state inputField modifier", slots: "inputField", .group),
      ]
    ),
    // The overflow indicator is only shown if the items need more space than the row has.
    (
      "AppBarRow AppBarColumn",
      [Composable("overflowIndicator modifier maxItemCount content", layout: .across)]
    ),
    (
      "SwipeToDismiss",
      [
        Composable(
          "state modifier directions dismissThresholds background dismissContent", layout: .box,
          slots: "dismissContent")
      ]
    ),
    (
      "ModalBottomSheetLayout",
      [
        Composable(
          "sheetContent modifier sheetState sheetGesturesEnabled sheetShape content",
          layout: .box, slots: "content")
      ]
    ),
    (
      "AppBarWithSearch",
      [
        Composable(
          "state inputField modifier navigationIcon actions", layout: .across,
          slots: "navigationIcon inputField actions/", .group)
      ]
    ),
    ("TopSearchBar", [Composable("state inputField modifier", slots: "inputField", .group)]),
    (
      "TooltipBox BasicTooltipBox",
      [
        Composable(
          "positionProvider tooltip state modifier focusable enableUserInput content", layout: .box)
      ]
    ),
    (
      "Snackbar",
      [
        Composable(
          "modifier action dismissAction actionOnNewLine shape containerColor contentColor "
            + "actionContentColor dismissActionContentColor content", layout: .across,
          slots: "content action dismissAction")
      ]
    ),
    (
      "SelectionContainer", [Composable("modifier content", layout: .box)]
    ),
  ]
}
