internal import Encoding
internal import ImportSupport
internal import Simulator

/// What a dump could not tell or what was inferred, one sentence for each kind, at its first place.
enum DumpDiagnostics {
  /// The diagnostics of one window.
  static func diagnostics(
    of tree: DumpTree, _ window: DumpWindow, _ content: DumpContent
  ) -> [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector(order: DiagnosticSentence.ofNodes)
    note(tree, in: &diagnostics)
    if let first = window.toasts.first, let element = content.document.element(first) {
      diagnostics.note(.toasts, count: window.toasts.count, at: element.position)
    }
    noteUnknown(tree, in: &diagnostics)
    let words = content.vocabulary
    let isRich = words.tool != .uiautomator && words.tells("a11y-important")
    diagnostics.note(isRich ? .missingInPageSource : .missingInDump)
    diagnostics.note(.nodesOfAndroid)
    return diagnostics.diagnostics
  }

  /// The diagnostics of a tree that a tool wrote of whom only its attributes are known.
  static func diagnostics(of tree: DumpTree) -> [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector(order: DiagnosticSentence.ofNodes)
    note(tree, in: &diagnostics)
    noteUnknown(tree, in: &diagnostics)
    diagnostics.note(.missingInDump)
    diagnostics.note(.nodesOfAndroid)
    return diagnostics.diagnostics
  }

  private static func note(_ tree: DumpTree, in diagnostics: inout DiagnosticCollector) {
    for node in tree.nodes {
      for sentence in node.notes { diagnostics.note(sentence, at: node.position) }
    }
  }

  private static func noteUnknown(_ tree: DumpTree, in diagnostics: inout DiagnosticCollector) {
    for name in tree.nodes.lazy.flatMap(\.unknown) { diagnostics.note(.unknownAttributes, name) }
  }
}

/// The sentences about dumps.
extension DiagnosticSentence {
  /// Those about nodes, in the order in which they are told.
  fileprivate static let ofNodes = [
    nameless, textMayBeHint, textIsHint, glyph, noArea, noRectangle, gap, takenAsStructure,
    takenAsUsable, takenAsStop, roleOfGroup, takenAsSwitch, countedList, assumedRange, viewOfPage,
    unnamedLinks,
  ]

  static let nameless = DiagnosticSentence(
    .notTold,
    "[1 element|# elements] can be pressed and [has|have] no words (NAF); TalkBack has only the "
      + "role to say.")
  static let glyph = DiagnosticSentence(
    .assumed,
    "[1 text holds|# texts hold] glyphs of an icon font; a voice may skip them or read a "
      + "character nobody knows.")
  static let noArea = DiagnosticSentence(
    .assumed, "[1 node|# nodes] without area [is|are] taken as not visible.")
  static let noRectangle = DiagnosticSentence(
    .malformed, "The bounds of [1 node|# nodes] are no two corners and are left out.")
  static let gap = DiagnosticSentence(
    .notTold,
    "Views that were not visible are missing in [1 place|# places]; they are not heard here.")
  static let takenAsStructure = DiagnosticSentence(
    .assumed,
    "[1 view|# views] without words or use [is|are] taken as not important for accessibility, "
      + "which the dump does not tell.")
  static let takenAsUsable = DiagnosticSentence(
    .assumed,
    "[1 control is|# controls are] taken as usable by class; the dump does not tell what can be "
      + "pressed.")
  static let takenAsStop = DiagnosticSentence(
    .assumed,
    "[1 group|# groups] with a description [is|are] taken as one stop each, which the dump does "
      + "not tell.")
  static let roleOfGroup = DiagnosticSentence(
    .assumed,
    "[1 empty element|# empty elements] in what can be pressed [is|are] taken for its role, as Compose "
      + "writes it.")
  static let takenAsSwitch = DiagnosticSentence(
    .assumed,
    "[1 view|# views] that can be checked and [has|have] no class [is|are] taken for [a switch|switches] "
      + "of Compose, whose role the dump does not tell.")
  static let countedList = DiagnosticSentence(
    .assumed,
    "The size of [1 list|# lists] is not told; it is counted where nothing scrolls, and unknown "
      + "elsewhere.")
  static let assumedRange = DiagnosticSentence(
    .assumed, "The ends of [1 range|# ranges] are not told; 0 and 100 are assumed.")
  static let viewOfPage = DiagnosticSentence(
    .assumed,
    "[1 web view is|# web views are] read like views of the app; the order and the words of a "
      + "page may differ.")
  static let unnamedLinks = DiagnosticSentence(
    .notTold, "The links in [1 text|# texts] are not told one by one.")
  static let textMayBeHint = DiagnosticSentence(
    .assumed,
    "The text of [1 field|# fields] may be the hint of an empty field, since the dump does not tell "
      + "hints; it is taken for what was typed.")
  static let textIsHint = DiagnosticSentence(
    .assumed,
    "The text of [1 field|# fields] is taken for the hint, since the dump does not tell hints.")
  fileprivate static let toasts = DiagnosticSentence(
    .leftOut,
    "[1 toast is|# toasts are] shown; TalkBack speaks a toast when it appears and does not stop at "
      + "it.")
  fileprivate static let missingInDump = DiagnosticSentence(
    .notTold,
    "This dump tells no labels of fields, errors, headings, live regions, ranges, custom actions, "
      + "role or state descriptions; TalkBack would say those that the app has.")
  fileprivate static let missingInPageSource = DiagnosticSentence(
    .notTold,
    "A page source tells no labels of fields, ranges, custom actions, role or state descriptions; "
      + "TalkBack would say those that the app has.")
  static let replacedCharacters = pair(
    .damaged, "1 character that XML does not allow was replaced; a text may miss it.",
    "# characters that XML does not allow were replaced; texts may miss them.")
  static let quotedDump = DiagnosticSentence(
    .notTold, "The XML stands in a string of another text; lines and columns count inside it.")

  static func otherWindows(_ names: [String]) -> DiagnosticSentence {
    DiagnosticSentence(
      .leftOut,
      "[1 other window of the dump is|# other windows of the dump are] left out: {}; what is in them "
        + "is not heard here.", names.prefix(10).joined(separator: ", "))
  }
}
