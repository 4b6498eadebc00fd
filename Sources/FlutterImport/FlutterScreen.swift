internal import AccessibilityTree
internal import ImportSupport

/// The screens of a semantics tree on iOS and on Android, with diagnostics about missing
/// information in the dump.
struct FlutterScreen {
  private let tree: SemanticsTree
  private let version: FlutterVersion
  /// Whether the Flutter release is assumed because no option specifies it.
  private let assumesVersion: Bool
  private let dump: DumpTree

  init(_ dump: DumpTree, _ options: ImportOptions) {
    self.dump = dump
    version = options.flutterVersion ?? .newest
    assumesVersion = options.flutterVersion == nil
    tree = SemanticsTree(dump, version: version)
  }

  var imported: ImportedScreen {
    let names = tree.names
    var screen = IOSBridge(tree: tree, version: version, names: names).screen
    var (android, hidden) = AndroidBridge(tree: tree, version: version, names: names).screen
    screen.direction = tree.isRightToLeft ? .rightToLeft : .leftToRight
    android.direction = screen.direction
    screen.diagnostics = diagnostics(hidden: [], .ios)
    android.diagnostics = diagnostics(hidden: hidden, .android)
    return ImportedScreen(
      screen, android: android, unused: texts.unused(in: [screen, android]))
  }

  private enum Platform { case ios, android }

  private func diagnostics(hidden: [Int], _ platform: Platform) -> [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector()
    for node in dump.nodes {
      for name in node.unknown { diagnostics.record(.unknownProperties, name, at: node.position) }
      if node.isCut { diagnostics.record(.cut, at: node.position) }
      if node.lacksFollowingLines { diagnostics.record(.missingLines, at: node.position) }
    }
    if dump.lacksBeginning, let first = dump.nodes.first {
      diagnostics.record(.missingBeginning, at: first.position)
    }
    for (index, node) in tree.nodes.enumerated() where !tree.isSkipped[index] {
      if node.isDirty { diagnostics.record(.dirty, at: node.position) }
      if node.platformViewID != nil { diagnostics.record(.platformView, at: node.position) }
      guard platform == .android, tree.mergingNodes[index] == index else { continue }
      if node.has(.isLink), !node.printsLinkURL, version.has(.buttonLinks) {
        diagnostics.record(.link, at: node.position)
      }
      if assumesVersion, dependsOnVersion(node) {
        diagnostics.record(.assumedVersion(version), at: node.position)
      }
    }
    for index in hidden { diagnostics.record(.scrolledOut, at: tree.nodes[index].position) }
    diagnostics.add(tree.diagnostics)
    diagnostics.record(.missingInDump)
    return diagnostics.diagnostics
  }

  /// Whether the way in which Flutter exposes a node on Android depends on the release.
  ///
  /// Old releases make a heading of a node with the flag, new releases of a node with a level.
  private func dependsOnVersion(_ node: SemanticsNode) -> Bool {
    node.has(.isHeader) != (node.headingLevel > 0) && !node.has(.scopesRoute)
      || !node.tooltip.isEmpty && !node.hasWords || node.has(.isLink)
      || node.has(.isCheckStateMixed) || node.has(.hasExpandedState) || node.role == .progressBar
      || AndroidFields(node, version: .newest).list != nil
  }

  /// The texts of the dump, for the report of omitted texts.
  ///
  /// The platforms get all texts of a node that Flutter sends, except a node that is a route. Of
  /// merged nodes they get all labels and hints, but only the first value and the first tooltip.
  private var texts: FoundTexts {
    var found = FoundTexts()
    for (index, node) in dump.nodes.enumerated() {
      if node.has(.isObscured) { found.hide(node.value) }
      let sent = tree.nodes[tree.mergingNodes[index]]
      let isExposed = !tree.isSkipped[index] && !sent.has(.scopesRoute)
      if !isExposed {
        found.record(node.label, in: "label", at: node.position)
        found.record(node.hint, in: "hint", at: node.position)
      }
      for (name, text, exposed) in [
        ("tooltip", node.tooltip, sent.tooltip), ("value", node.value, sent.value),
      ] {
        if !isExposed {
          found.record(text, in: name, at: node.position)
        } else if text != exposed {
          found.record(text, in: name, at: node.position, otherwise: .overridden)
        }
      }
      for (name, text) in [
        ("increasedValue", node.increasedValue), ("decreasedValue", node.decreasedValue),
      ] {
        found.omit(text, in: name, because: .otherState, at: node.position)
      }
    }
    return found
  }
}

extension DiagnosticSentence {
  fileprivate static let unknownProperties = DiagnosticSentence(
    .unknownAttribute,
    "These lines, flags, actions or roles are unknown and have no effect: “~”.", naming: 20)
  fileprivate static let cut = DiagnosticSentence(
    .damaged, "The dump ends in the middle of a node; what follows is not announced.")
  fileprivate static let missingLines = DiagnosticSentence(
    .damaged,
    "Lines of the dump are missing after [1 node|# nodes]; what they describe is not announced.")
  fileprivate static let missingBeginning = DiagnosticSentence(
    .damaged,
    "The beginning of the dump is missing; what it describes is not announced, and positions on the "
      + "screen are unknown.")
  fileprivate static let dirty = DiagnosticSentence(
    .assumed,
    "[1 node was|# nodes were] not sent to the platform yet (dirty); the app may show something else."
  )
  fileprivate static let platformView = DiagnosticSentence(
    .leftOut,
    "The content of [1 native view|# native views] (platformViewId) is not in the dump; it is not "
      + "announced.")
  fileprivate static let scrolledOut = DiagnosticSentence(
    .leftOut,
    "[1 node is|# nodes are] scrolled out (HIDDEN), where TalkBack comes only by scrolling.")
  fileprivate static let link = DiagnosticSentence(
    .notInFormat,
    "The dump does not say whether [1 link has an address|# links have addresses] (linkUrl); TalkBack "
      + "announces a link without one as a button.")
  fileprivate static let missingInDump = DiagnosticSentence(
    .notInFormat,
    "A dump does not contain labels of tap and long-press actions, addresses of links and what native "
      + "views show.")

  fileprivate static func assumedVersion(_ version: FlutterVersion) -> DiagnosticSentence {
    DiagnosticSentence(
      .assumed,
      "The dump does not name the release of Flutter, on which headings, tooltips, links, lists and "
        + "states of [1 node|# nodes] depend; {} is assumed (--flutter-version).",
      version.description)
  }
}
