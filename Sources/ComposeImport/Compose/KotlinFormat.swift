public import ImportSupport

extension InputFormat {
  /// Composables of Jetpack Compose in Kotlin.
  public static let kotlin = InputFormat(
    name: "kotlin",
    guide: FormatGuide(
      summary:
        "Composables of Jetpack Compose in Kotlin, which announce reads without running them.",
      recognised: "the extensions kt and kts, and @Composable or setContent in the file",
      screens:
        "Each function with @Preview is a screen; without any, what an activity shows with "
        + "setContent, and each composable that the file does not use itself. In a folder, a composable that one of another file always shows "
        + "is not a screen.",
      sources: [
        .init("The sources of an app", "app/src/main/java/com/acme/SignUpScreen.kt"),
        .init("Documentation with code in fences of kotlin", "docs/forms.md"),
      ],
      options: ["resources", "compose-version", "assume"],
      unknown: [
        "Everything computed: view models, flows, conditions on them, lengths of lists.",
        "What composables and modifiers of other libraries show.",
        "Positions on the screen: what is covered or off screen, and the order across columns.",
      ]),
    signs: [FormatSign(.script) { head in isComposable(head) }],
    languages: ["kt", "kts"], blockName: "block.kt", usualLanguage: { _, _ in "kotlin" },
    budgetUnit: .lines, read: ComposeImporter.screens)

  private static func isComposable(_ head: FileHead) -> Bool {
    switch head.suffix {
    case "kt", "kts":
      head.contains("@Composable")
        || head.contains("setContent {") && head.contains("androidx.compose")
        || head.contains("compose.setContent")
    // A code block of a document can contain composables without a function around them.
    case "kotlin": head.contains("@Composable") || calls.contains(where: head.contains)
    default: false
    }
  }

  private static let calls = [
    "Text(", "Button(", "Icon(", "TextField(", "Column {", "Column(", "Row {", "Row(", "Box(",
    "Scaffold(", "Checkbox(", "Switch(", "ListItem(", "Card(", "Surface(",
  ]
}
