/// Properties that code sets itself.
extension ComposeReferenceTests {
  static let semanticsSecond: [ReferenceScreen] = [
    ReferenceScreen(
      "longclick only",
      #"""
      Text("Hold", Modifier.combinedClickable(onLongClick = {}, onClick = {}))
      """#,
      ["Hold"]),
    ReferenceScreen(
      "draggable handle",
      #"""
      Row { Text("Song"); Icon(Icons.Default.DragHandle, contentDescription = "Reorder", modifier = Modifier.pointerInput(Unit) { detectDragGestures { _, _ -> } }) }
      """#,
      ["Song", "Reorder, image"]),
    ReferenceScreen(
      "focusable text",
      #"""
      Text("Info", Modifier.focusable().focusRequester(remember { FocusRequester() }))
      """#,
      ["Info"]),
    ReferenceScreen(
      "live and heading",
      #"""
      Text("Order sent", Modifier.semantics { heading(); liveRegion = LiveRegionMode.Assertive; testTag = "t" })
      """#,
      ["Order sent, heading"]),
    ReferenceScreen(
      "custom collection",
      #"""
      Row(Modifier.horizontalScroll(rememberScrollState()).semantics { collectionInfo = CollectionInfo(1, 3) }) { listOf("S","M","L").forEachIndexed { i, s -> FilterChip(selected = i == 0, onClick = {}, label = { Text("Size $s") }, modifier = Modifier.semantics { collectionItemInfo = CollectionItemInfo(0, 0, i, 1) }) } }
      """#,
      [
        "Selected, Size S, check box, 1 of 3, in list, 3 items",
        "Not selected, Size M, check box, 2 of 3", "Not selected, Size L, check box, 3 of 3",
      ]),
    ReferenceScreen(
      "sem conditional",
      #"""
      @Preview @Composable fun P() { val err: String? = "Bad"; val n = 3; TextField("x", {}, label = { Text("Code") }, isError = err != null, modifier = Modifier.semantics { err?.let { error(it) }; if (n > 5) heading(); when { n == 3 -> stateDescription = "three" } }) }
      """#,
      ["error: Bad, x, edit box, Code"]),
  ]
}
