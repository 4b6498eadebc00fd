/// Properties that code sets itself.
extension ComposeReferenceTests {
  static let semanticsFirst: [ReferenceScreen] = [
    ReferenceScreen(
      "text button role",
      #"""
      Text("Retry", Modifier.clickable { }.semantics { role = Role.Button })
      """#,
      ["Retry, button"]),
    ReferenceScreen(
      "role only",
      #"""
      Text("Save", Modifier.semantics { role = Role.Button })
      """#,
      ["Save, button"]),
    ReferenceScreen(
      "semantics onclick",
      #"""
      Box(Modifier.size(20.dp).semantics(mergeDescendants = true) { role = Role.Button; contentDescription = "Close"; onClick(label = "close it") { true } })
      """#,
      ["Close, button"]),
    ReferenceScreen(
      "disabled sem",
      #"""
      Text("Pay", Modifier.clickable {}.semantics { disabled(); role = Role.Button })
      """#,
      ["Pay, button, disabled"]),
    ReferenceScreen(
      "toggle prop",
      #"""
      Row(Modifier.semantics(mergeDescendants = true) { toggleableState = ToggleableState.On; role = Role.Switch }) { Text("Sync") }
      """#,
      ["On, Sync, Switch"]),
    ReferenceScreen(
      "selected prop",
      #"""
      Column { Text("Red", Modifier.semantics { selected = true }); Text("Blue", Modifier.semantics { selected = false }) }
      """#,
      ["Selected, Red", "Not selected, Blue"]),
    ReferenceScreen(
      "text prop",
      #"""
      Box(Modifier.size(9.dp).semantics { text = AnnotatedString("Chart total 5") })
      """#,
      ["Chart total 5"]),
    ReferenceScreen(
      "password prop",
      #"""
      BasicTextField("abc", {}, modifier = Modifier.semantics { password() })
      """#,
      ["password, 3 characters, edit box"]),
    ReferenceScreen(
      "state on field",
      #"""
      TextField("Ann", {}, label = { Text("Name") }, modifier = Modifier.semantics { stateDescription = "Verified" })
      """#,
      ["Ann, edit box, Name"]),
    ReferenceScreen(
      "error nofield",
      #"""
      Text("Total", Modifier.semantics { error("Too high") })
      """#,
      ["error: Too high, Total"]),
    ReferenceScreen(
      "range info",
      #"""
      Box(Modifier.size(9.dp).semantics { progressBarRangeInfo = ProgressBarRangeInfo(30f, 0f..60f); contentDescription = "Brew" })
      """#,
      ["50 percent., Brew, progress bar"]),
    ReferenceScreen(
      "set progress",
      #"""
      Box(Modifier.size(9.dp).semantics(mergeDescendants = true) { contentDescription = "Zoom"; progressBarRangeInfo = ProgressBarRangeInfo(2f, 1f..5f); setProgress { true } })
      """#,
      ["25 percent., Zoom, slider"]),
    ReferenceScreen(
      "pane title",
      #"""
      Column(Modifier.semantics { paneTitle = "Filters" }) { Text("Price") }
      """#,
      ["Price"]),
    ReferenceScreen(
      "invisible",
      #"""
      Column { Text("Secret", Modifier.semantics { invisibleToUser() }); Text("Open") }
      """#,
      ["Open"]),
    ReferenceScreen(
      "heading merge",
      #"""
      Row(Modifier.semantics(mergeDescendants = true) { heading() }) { Text("Chapter"); Text("1") }
      """#,
      ["Chapter, 1, heading"]),
    ReferenceScreen(
      "clear parent click",
      #"""
      Row(Modifier.clickable(onClick = {}, role = Role.Button).clearAndSetSemantics { contentDescription = "Play song"; stateDescription = "Paused" }) { Icon(x, null); Text("Song") }
      """#,
      ["Paused, Play song, button"]),
    ReferenceScreen(
      "nested merge",
      #"""
      Column(Modifier.semantics(mergeDescendants = true) {}) { Text("Title"); Row(Modifier.semantics(mergeDescendants = true) {}) { Text("a"); Text("b") }; Text("Sub") }
      """#,
      ["Title, Sub", "a, b"]),
    ReferenceScreen(
      "nested clickables",
      #"""
      Card(onClick = {}) { Text("Hotel"); Row { IconToggleButton(true, {}) { Icon(x, "Saved") }; Text("9.1") }; TextButton({}) { Text("Map") } }
      """#,
      ["Hotel, 9.1", "checked, Saved, check box", "Map, button"]),
    ReferenceScreen(
      "semantics fun",
      #"""
      fun SemanticsPropertyReceiver.described(n: Int) { contentDescription = "Item $n"; heading() }
      val MyKey = SemanticsPropertyKey<Int>("MyKey"); var SemanticsPropertyReceiver.mine by MyKey
      @Preview @Composable fun P() { Column { Text("x", Modifier.semantics { described(4); mine = 3 }) } }
      """#,
      ["Item 4, heading"]),
    ReferenceScreen(
      "then chain",
      #"""
      @Preview @Composable fun P() { val base = Modifier.padding(2.dp); val m = base.then(Modifier.semantics { contentDescription = "Logo" }).let { if (it != null) it.size(4.dp) else it }; Box(m) }
      """#,
      ["Logo"]),
    ReferenceScreen(
      "conditional mod",
      #"""
      fun Modifier.thenIf(c: Boolean, block: Modifier.() -> Modifier) = if (c) this.block() else this
      @Preview @Composable fun P() { Row(Modifier.thenIf(true) { clickable(role = Role.Button) { } }.thenIf(false) { semantics { heading() } }) { Text("Tap") } }
      """#,
      ["Tap, button"]),
    ReferenceScreen(
      "modifier param",
      #"""
      @Composable fun Tile(text: String, modifier: Modifier = Modifier, enabled: Boolean = true) { Surface(onClick = {}, enabled = enabled, modifier = modifier.semantics { role = Role.Button }) { Text(text) } }
      @Preview @Composable fun P() { Column { Tile("A1", Modifier.semantics { contentDescription = "Alpha" }); Tile("B1", enabled = false) } }
      """#,
      ["Alpha, A1, button", "B1, button, disabled"]),
    ReferenceScreen(
      "alpha dp",
      #"""
      Column { Text("faint", Modifier.alpha(0.38f)); Text("none", Modifier.graphicsLayer { alpha = 0f }); Text("w", Modifier.size(0.dp)) }
      """#,
      ["faint"]),
    ReferenceScreen(
      "zindex",
      #"""
      Box(Modifier.clickable {}) { Text("top", Modifier.zIndex(2f)); Text("bottom", Modifier.zIndex(1f)) }
      """#,
      ["bottom, top"]),
  ]
}
