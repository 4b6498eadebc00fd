/// Components of Material and foundation.
extension ComposeReferenceTests {
  static let componentsFirst: [ReferenceScreen] = [
    ReferenceScreen(
      "outer wins",
      #"""
      Text("x", Modifier.semantics { contentDescription = "outer" }.semantics { contentDescription = "inner"; heading() })
      """#,
      ["outer, heading"]),
    ReferenceScreen(
      "clear after click",
      #"""
      Row(Modifier.clickable(onClickLabel = "open") {}.clearAndSetSemantics { contentDescription = "Order 7, paid" }) { Text("Order 7"); Text("Paid") }
      """#,
      ["Order 7, paid"]),
    ReferenceScreen(
      "clear before click",
      #"""
      Row(Modifier.clearAndSetSemantics { contentDescription = "Order 8" }.clickable {}) { Text("Order"); Text("8") }
      """#,
      ["Order 8"]),
    ReferenceScreen(
      "merged description and children",
      #"""
      Row(Modifier.semantics(mergeDescendants = true) { contentDescription = "Rating" }) { Icon(Icons.Default.Star, "Star"); Text("4.5") }
      """#,
      ["Rating, Star, 4.5"]),
    ReferenceScreen(
      "role image merge",
      #"""
      Box(Modifier.semantics(mergeDescendants = true) { role = Role.Image; contentDescription = "Chart" }) { Canvas(Modifier.size(10.dp)) {} }
      """#,
      ["Chart, image"]),
    ReferenceScreen(
      "role dropdown",
      #"""
      Row(Modifier.clickable(role = Role.DropdownList) {}) { Text("Sort by"); Text("Price") }
      """#,
      ["Sort by, Price, drop down list"]),
    ReferenceScreen(
      "role picker",
      #"""
      Row(Modifier.clickable(role = Role.ValuePicker) {}) { Text("Quantity") }
      """#,
      ["Quantity"]),
    ReferenceScreen(
      "state partial",
      #"""
      Row(Modifier.triStateToggleable(ToggleableState.Indeterminate, role = Role.Checkbox) {}) { TriStateCheckbox(ToggleableState.Indeterminate, null); Text("All files") }
      """#,
      ["Partially checked, All files, check box"]),
    ReferenceScreen(
      "toggle no role",
      #"""
      Row(Modifier.toggleable(true, onValueChange = {})) { Text("Wi-Fi") }
      """#,
      ["checked, Wi-Fi"]),
    ReferenceScreen(
      "select tab role",
      #"""
      Row(Modifier.selectable(true, role = Role.Tab, onClick = {})) { Text("Day") }
      """#,
      ["selected, Day, Tab"]),
    ReferenceScreen(
      "live region text",
      #"""
      Text("3 results", Modifier.semantics { liveRegion = LiveRegionMode.Polite })
      """#,
      ["3 results"]),
    ReferenceScreen(
      "error semantics",
      #"""
      Row(Modifier.semantics(mergeDescendants = true) { error("Choose a size") }) { Text("Size") }
      """#,
      ["error: Choose a size, Size"]),
    ReferenceScreen(
      "heading in row",
      #"""
      Row(Modifier.clickable {}) { Text("Account", Modifier.semantics { heading() }); Text("Ann") }
      """#,
      ["Account, Ann"]),
    ReferenceScreen(
      "alpha zero children",
      #"""
      Column(Modifier.alpha(0f)) { Text("Hidden?") }
      Text("Shown")
      """#,
      ["Hidden?", "Shown"]),
    ReferenceScreen(
      "hide from accessibility",
      #"""
      Row { Text("•", Modifier.semantics { hideFromAccessibility() }); Text("Milk") }
      """#,
      ["Milk"]),
    ReferenceScreen(
      "custom actions",
      #"""
      Row(Modifier.clickable {}.semantics { customActions = listOf(CustomAccessibilityAction("Archive") { true }, CustomAccessibilityAction("Delete") { true }) }) { Text("Mail from Bob") }
      """#,
      ["Mail from Bob"]),
    ReferenceScreen(
      "collection info",
      #"""
      Column(Modifier.semantics { collectionInfo = CollectionInfo(rowCount = 2, columnCount = 1) }) {
        Text("One", Modifier.semantics { collectionItemInfo = CollectionItemInfo(0, 1, 0, 1) })
        Text("Two", Modifier.semantics { collectionItemInfo = CollectionItemInfo(1, 1, 0, 1) })
      }
      """#,
      ["One, 1 of 2, in list, 2 items", "Two, 2 of 2"]),
    ReferenceScreen(
      "expand collapse",
      #"""
      var open by remember { mutableStateOf(true) }
      Row(Modifier.clickable { open = !open }.semantics { if (open) collapse { open = false; true } else expand { open = true; true } }) { Text("Shipping") }
      if (open) Text("Two days")
      """#,
      ["expanded, Shipping", "Two days"]),
    ReferenceScreen(
      "test tag",
      #"""
      Text("Total", Modifier.testTag("total"))
      Spacer(Modifier.testTag("gap"))
      """#,
      ["Total"]),
    ReferenceScreen(
      "progress semantics",
      #"""
      Box(Modifier.progressSemantics(3f, 0f..10f).semantics { contentDescription = "Level" })
      """#,
      ["30 percent., Level, progress bar"]),
    ReferenceScreen(
      "index on column",
      #"""
      Column(Modifier.semantics { isTraversalGroup = true }) {
        Column(Modifier.semantics { traversalIndex = -1f }) { Text("B") }
        Text("A", Modifier.semantics { traversalIndex = -0.5f })
      }
      """#,
      ["capital A", "capital B"]),
    ReferenceScreen(
      "fab first",
      #"""
      Scaffold(floatingActionButton = { FloatingActionButton(onClick = {}, modifier = Modifier.semantics { isTraversalGroup = true; traversalIndex = -1f }) { Icon(Icons.Default.Edit, contentDescription = "Compose") } }) { Text("Inbox") }
      """#,
      ["Compose, button", "Inbox"]),
    ReferenceScreen(
      "text described",
      #"""
      Text("★★★★☆", Modifier.semantics { contentDescription = "4 out of 5 stars" })
      """#,
      ["4 out of 5 stars"]),
    ReferenceScreen(
      "icon null",
      #"""
      Row { Icon(Icons.Default.Star, contentDescription = null); Text("Favourites") }
      """#,
      ["Favourites"]),
  ]
}
