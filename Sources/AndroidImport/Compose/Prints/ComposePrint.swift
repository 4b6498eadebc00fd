internal import AccessibilityTree
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A semantics tree in the output of a Jetpack Compose test.
  ///
  /// Source: AndroidX Compose UI Test, Output.kt, `printToLog` and `printToString`.
  public static let compose = InputFormat(
    name: "compose",
    guide: FormatGuide(
      summary: "A semantics tree of Jetpack Compose, as a test prints it.",
      recognised: "lines such as Node #1 at (l=0.0, t=63.0, r=221.0, b=120.0)px",
      screens: "Each tree that is printed is a screen.",
      sources: [
        .init(
          "A test with Compose; the unmerged tree says most",
          "composeTestRule.onRoot(useUnmergedTree = true).printToLog(\"screen\")"),
        .init("The same as a text", "println(composeTestRule.onRoot().printToString())"),
        .init("From the device's log, after such a test", "adb logcat -d -s screen > screen.txt"),
        .init("The source code instead, see announce formats kotlin", "SignUpScreen.kt"),
      ],
      unknown: [
        "Views beside or inside the Compose content, what is covered, and titles of windows.",
        "Labels of click actions, words of links in texts, and sizes of lazy lists.",
        "In a merged tree also how descriptions and texts follow each other.",
      ]),
    signs: [
      FormatSign(.report) { head in
        head.isReport(withLine: "Printing with useUnmergedTree = '", "Node #")
          && head.contains(" at (l=")
      },
      FormatSign(.text) { head in
        head.contains("Node #") && head.contains(" at (l=")
          || head.contains("Printing with useUnmergedTree = '")
          || head.contains(PrintedLines.noNodes)
      },
    ],
    usualLanguage: { _, _ in "compose" },
    budgetUnit: .lines,
    read: ComposePrint.screens)
}

/// The importer of printed semantics trees.
///
/// The importer converts the semantics to the nodes that accessibility services get from Compose.
enum ComposePrint {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let text = try TextBytes.decode(bytes, file: file)
    let trees = try PrintedLines(text, file: file).trees
    return trees.enumerated().map { number, tree in
      var imported = screen(of: tree)
      imported.screen.file = file
      imported.screen.name = trees.count == 1 ? file ?? "" : "tree \(number + 1)"
      return imported
    }
  }

  private static func screen(of printed: PrintedTree) -> ImportedScreen {
    var reading = SemanticsImport()
    for node in printed.nodes {
      reading.append(node.semantics, bounds: node.bounds, at: node.position, below: node.parent)
    }
    for position in printed.cutNodes { reading.diagnostics.record(.cutChildren, at: position) }
    if printed.losesIndents, let first = printed.nodes.first {
      reading.diagnostics.record(.lostIndents, at: first.position)
    }
    if let end = printed.end { reading.diagnostics.record(.cutPrint, at: end) }
    return reading.screen(isUnmerged: printed.isUnmerged, missing: .missingInPrint)
  }
}

extension DiagnosticSentence {
  fileprivate static let missingInPrint = DiagnosticSentence(
    .notInFormat,
    "A printed tree does not contain labels of click actions, words of links, sizes of lazy lists and "
      + "what is covered; TalkBack would announce and follow those that the app has.")
  fileprivate static let cutChildren = DiagnosticSentence(
    .leftOut,
    "The children of [1 node were|# nodes were] not printed (maxDepth); they are not announced.")
  fileprivate static let lostIndents = DiagnosticSentence(
    .damaged,
    "The lines of the tree lost their indentation, so that all nodes are below the first; texts that "
      + "belong to a control, and lists, are unknown.")
  fileprivate static let cutPrint = DiagnosticSentence(
    .damaged, "The tree ends in the middle of a node; what follows is not announced.")
}
