/// Whole screens of apps, with state and language features of Kotlin.
extension ComposeReferenceTests {
  static let appsThird: [ReferenceScreen] = [
    ReferenceScreen(
      "constraints",
      #"""
      @Preview(widthDp = 800) @Composable fun Wide() { BoxWithConstraints { if (maxWidth < 600.dp) Text("phone") else Row { Text("tablet"); Text("two panes") } } }
      """#,
      ["tablet", "two panes"]),
    ReferenceScreen(
      "dialog custom",
      #"""
      @Preview @Composable fun P() { Dialog(onDismissRequest = {}, properties = DialogProperties(dismissOnClickOutside = false)) { Surface(shape = RoundedCornerShape(16.dp)) { Column { Text("Rate us", Modifier.semantics { heading(); paneTitle = "Rating" }); Row { repeat(3) { i -> IconButton(onClick = {}) { Icon(Icons.Default.Star, contentDescription = "${i + 1} star${if (i > 0) "s" else ""}") } } } } } } }
      """#,
      ["Rate us, heading", "1 star, button", "2 stars, button", "3 stars, button"]),
    ReferenceScreen(
      "nav host",
      #"""
      @Preview @Composable fun App() { val nav = rememberNavController(); NavHost(nav, startDestination = "home/{id}") { composable("home/{id}", arguments = listOf(navArgument("id") { defaultValue = "42" })) { e -> Text("Item ${e.arguments?.getString("id")}") }; composable("b") { Text("B") } } }
      """#,
      ["Item 42"]),
  ]
}
