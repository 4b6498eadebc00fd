/// Components of Material and foundation.
extension ComposeReferenceTests {
  static let componentsFourth: [ReferenceScreen] = [
    ReferenceScreen(
      "slots order",
      #"""
      @Composable fun Labelled(label: @Composable () -> Unit, content: @Composable RowScope.() -> Unit) { Row(Modifier.semantics(mergeDescendants = true) {}) { content(); label() } }
      @Preview @Composable fun P() { Labelled(label = { Text("Speed") }) { Text("5"); Text("km/h") } }
      """#,
      ["5, km/h, Speed"]),
    ReferenceScreen(
      "modifier ext",
      #"""
      fun Modifier.button(label: String) = this.clickable(onClickLabel = label, role = Role.Button) {}.padding(4.dp)
      @Preview @Composable fun P() { val on = true; Text("Go", Modifier.then(if (on) Modifier.button("start") else Modifier)) }
      """#,
      ["Go, button"]),
    ReferenceScreen(
      "join map",
      #"""
      data class Line(val name: String, val qty: Int, val cents: Int)
      @Preview @Composable fun P() { val cart = listOf(Line("Tea", 2, 350), Line("Milk", 1, 120))
       val total = cart.sumOf { it.qty * it.cents }
       Column { cart.filter { it.qty > 1 }.forEach { Text("${it.qty} × ${it.name}") }; Text("Total: ${total / 100}.${(total % 100).toString().padStart(2, '0')}"); Text(cart.joinToString { it.name.lowercase() }) } }
      """#,
      ["2 × Tea", "Total: 8.20", "tea, milk"]),
    ReferenceScreen(
      "nullable let",
      #"""
      @Composable fun P2(note: String?) { Column { note?.let { Text("Note: $it") } ?: Text("No note"); Text(note.orEmpty().ifBlank { "blank" }) } }
      @Preview @Composable fun A() { P2(null) }
      @Preview @Composable fun B() { P2("Hi") }
      """#,
      ["No note", "blank", "Note: Hi", "Hi"]),
    ReferenceScreen(
      "local provider",
      #"""
      val LocalName = compositionLocalOf { "nobody" }
      @Composable fun Who() { Text("Hello ${LocalName.current}") }
      @Preview @Composable fun P() { Column { Who(); CompositionLocalProvider(LocalName provides "Ann") { Who() } } }
      """#,
      ["Hello nobody", "Hello Ann"]),
    ReferenceScreen(
      "anim visibility",
      #"""
      AnimatedVisibility(visible = false) { Text("gone") }
      Crossfade(targetState = "a") { s -> Text("State $s") }
      AnimatedContent(targetState = 3) { n -> Text("$n items") }
      """#,
      ["State a", "3 items"]),
    ReferenceScreen(
      "link text",
      #"""
      Text(buildAnnotatedString { append("I accept the "); withLink(LinkAnnotation.Url("https://e.org")) { append("terms") }; append(".") })
      """#,
      ["I accept the terms."]),
    ReferenceScreen(
      "inline icon",
      #"""
      Text(buildAnnotatedString { append("Rated "); appendInlineContent("star", "[star]"); append(" 5") }, inlineContent = mapOf("star" to InlineTextContent(Placeholder(1.em, 1.em, PlaceholderVerticalAlign.Center)) { Icon(Icons.Default.Star, null) }))
      """#,
      ["Rated [star] 5"]),
  ]
}
