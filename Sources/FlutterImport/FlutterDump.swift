internal import AccessibilityTree
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The format of the dumps that `debugDumpSemanticsTree` prints of a Flutter app's semantics
  /// tree.
  public static let flutter = InputFormat(
    name: "flutter",
    guide: FormatGuide(
      summary: "The semantics tree of a Flutter app, as debugDumpSemanticsTree prints it.",
      recognised:
        "lines such as └─SemanticsNode#4, also in a bug report, or TestSemantics( in code of a test",
      screens: "Each tree that is printed is a screen.",
      sources: [
        .init(
          "A running app: press S for the order of traversal", "flutter run | tee screen.txt"),
        .init(
          "Code of the app or of a test",
          "SemanticsBinding.instance.ensureSemantics();", "debugDumpSemanticsTree();"),
        .init("From the device's log, after that", "adb logcat -d -s flutter > screen.txt"),
        .init(
          "A widget test, as a text",
          "print(tester.getSemantics(find.byType(MaterialApp)).toStringDeep());"),
      ],
      options: ["flutter-version"],
      unknown: [
        "The release of Flutter, which decides about headings, tooltips, links and positions.",
        "Addresses of links, labels of tap and long-press actions, and the content of native views.",
        "Which order the dump has, unless sorting the nodes tells.",
      ]),
    signs: [
      FormatSign(.answer) {
        $0.beginsJSON && $0.contains("\"data\"")
          && ($0.contains(DumpMargin.mark) || isWithoutTree($0))
      },
      FormatSign(.report) { head in
        head.trimmed.first == "#" && head.contains(DumpMargin.mark) && hasNode(head.text)
      },
      FormatSign(.text) { head in
        head.contains(DumpMargin.mark) || isWithoutTree(head) || head.contains(TestSemantics.mark)
      },
    ],
    usualLanguage: { _, _ in "flutter" },
    budgetUnit: .lines,
    read: FlutterDump.screens)

  /// Whether Flutter printed the reason why there is no tree.
  private static func isWithoutTree(_ head: FileHead) -> Bool {
    head.contains("Semantics not generated for RenderView#") || head.contains(noView)
  }

  /// What Flutter prints if the app shows nothing.
  ///
  /// Source: Flutter, packages/flutter/lib/src/rendering/binding.dart, `_debugCollectSemanticsTrees`.
  fileprivate static let noView = "No render tree root was added to the binding."

  /// Whether a text has a line on which a node begins, either directly or after a margin.
  private static func hasNode(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let content = line.unicodeScalars.drop(while: DumpMargin.contains)
      return Substring(content).hasPrefix(DumpMargin.mark)
    }
  }
}

/// The importer of dumps of Flutter's semantics tree.
///
/// Each screen has the elements that Flutter's engine exposes on iOS. A variant of the screen has
/// the nodes that the engine exposes on Android.
enum FlutterDump {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let text = try DumpText(bytes, file: file)
    var trees = try DumpTrees(text, file: file).trees
    if trees.isEmpty { trees = try TestSemantics.trees(in: text.text, file: file) }
    guard !trees.isEmpty else { throw noNode(in: text.text, file: file) }
    let losesIndents = trees.count > 2 && trees.allSatisfy { $0.nodes.count == 1 }
    if losesIndents { trees = [DumpTree(joining: trees)] }
    return trees.enumerated().map { number, tree in
      var imported = FlutterScreen(tree, options).imported
      let name = trees.count == 1 ? file ?? "" : "tree \(number + 1)"
      imported.name(name, file: file)
      if losesIndents { imported.record(.lostIndents, at: tree.nodes[0].position) }
      return imported
    }
  }

  private static func noNode(in text: String, file: String?) -> InputError {
    if text.range(ofScalars: InputFormat.noView) != nil {
      return InputError(
        file: file, problem: "the app showed nothing when the dump was made",
        remedy: "wait for the first screen, then press S in flutter run")
    }
    let isOff = text.range(ofScalars: "Semantics not generated") != nil
    return InputError(
      file: file,
      problem: isOff
        ? "the app made no semantics tree, because nothing asked for one"
        : "the file has no node of a semantics tree",
      remedy: isOff
        ? "turn on a screen reader, or call SemanticsBinding.instance.ensureSemantics() first"
        : "press S in flutter run, or call debugDumpSemanticsTree()")
  }
}

extension DumpTree {
  /// Creates a single tree from the nodes of several trees.
  ///
  /// The first node becomes the root, and all remaining nodes become its children.
  fileprivate init(joining trees: [DumpTree]) {
    for node in trees.flatMap(\.nodes) {
      var node = node
      node.parent = nodes.isEmpty ? -1 : 0
      nodes.append(node)
    }
  }
}

extension ImportedScreen {
  fileprivate mutating func name(_ name: String, file: String?) {
    screen.name = name
    screen.file = file
    android?.name = name
    android?.file = file
  }

  fileprivate mutating func record(_ sentence: DiagnosticSentence, at position: Node.Position) {
    screen.diagnostics.insert(ImportDiagnostic(sentence, at: position), at: 0)
    android?.diagnostics.insert(ImportDiagnostic(sentence, at: position), at: 0)
  }
}

extension DiagnosticSentence {
  fileprivate static let lostIndents = DiagnosticSentence(
    .damaged,
    "The lines of the dump lost their indentation, so that no node has a parent; lists, merged nodes "
      + "and positions are unknown.")
}
