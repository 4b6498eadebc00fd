public import ImportSupport

extension InputFormat {
  /// A semantics tree that a test of Jetpack Compose printed.
  ///
  /// Source: AndroidX Compose UI Test, Output.kt, `printToLog` and `printToString`.
  public static let compose = InputFormat(
    name: "compose",
    guide: FormatGuide(
      summary: "A semantics tree of Jetpack Compose, as a test prints it.",
      recognised: "lines such as Node #1 at (l=0.0, t=63.0, r=221.0, b=120.0)px",
      screens: "Each tree that is printed is a screen.",
      sources: [
        .init("A test with Compose", "composeTestRule.onRoot().printToLog(\"screen\")"),
        .init("The same as a text", "println(composeTestRule.onRoot().printToString())"),
        .init("What such a test left in the log", "adb logcat -d -s screen > screen.txt"),
      ],
      unknown: [
        "What Views show that stand beside or inside of Compose.",
        "The order by traversal indices, custom actions and details of collections.",
      ]),
    signs: [FormatSign(.text) { $0.holds("Node #") && $0.holds(" at (l=") && $0.holds(")px") }],
    usualLanguage: { _, _ in "compose" },
    budgeted: .lines,
    read: ComposeTree.screens)
}
