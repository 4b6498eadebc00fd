internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// Diagnostics about what a dump does not contain and what the importer inferred.
///
/// Each kind of diagnostic has one sentence.
enum DumpDiagnostics {
  static func diagnostics(
    of tree: DumpTree, _ window: DumpWindow, _ content: DumpContent
  ) -> [ImportDiagnostic] {
    let vocabulary = content.vocabulary
    let isRich = vocabulary.tool != .uiautomator && vocabulary.writes("a11y-important")
    let toast = window.toasts.first.flatMap(content.document.element)
    return diagnostics(of: tree, missing: isRich ? .missingInPageSource : .missingInDump) {
      if let toast { $0.record(.toasts, count: window.toasts.count, at: toast.position) }
    }
  }

  /// Returns the diagnostics of a node tree that was imported without information about its window.
  static func diagnostics(
    of tree: DumpTree, missing: DiagnosticSentence = .missingInDump,
    adding add: (inout DiagnosticCollector) -> Void = { _ in }
  ) -> [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector(order: DiagnosticSentence.ofNodes)
    for node in tree.nodes {
      for sentence in node.diagnostics { diagnostics.record(sentence, at: node.position) }
    }
    add(&diagnostics)
    for name in tree.nodes.lazy.flatMap(\.unknown) { diagnostics.record(.unknownAttributes, name) }
    diagnostics.record(missing)
    diagnostics.record(.nodesOfAndroid)
    return diagnostics.diagnostics
  }
}

extension DiagnosticSentence {
  /// The diagnostics about single nodes, in the order in which they are reported.
  fileprivate static let ofNodes = [
    unlabelled, textMayBeHint, textIsHint, glyph, noArea, invalidBounds, missingSiblings,
    assumedUnimportant, assumedClickable, assumedStop, inferredGroupRole, assumedSwitch,
    assumedTab, assumedSelectable, assumedEmptyField, assumedChoices, countedList, assumedPositions,
    assumedChoiceMode, assumedRange, webView, unlistedLinks,
  ]

  static let unlabelled = DiagnosticSentence(
    .notInFormat,
    "[1 element|# elements] can be clicked and [has|have] no label (NAF); TalkBack "
      + "announces only the "
      + "role.")
  static let glyph = DiagnosticSentence(
    .assumed,
    "[1 text contains|# texts contain] glyphs of an icon font; a voice may skip them "
      + "or read an unknown "
      + "character.")
  static let noArea = DiagnosticSentence(
    .assumed, "[1 node|# nodes] without area [is|are] treated as not visible.")
  static let invalidBounds = DiagnosticSentence(
    .malformed, "The bounds of [1 node|# nodes] are not two corners and are ignored.")
  static let missingSiblings = DiagnosticSentence(
    .notInFormat,
    "The dump leaves out views that were not visible in [1 place|# places]; they are not announced."
  )
  static let assumedUnimportant = DiagnosticSentence(
    .assumed,
    "[1 view|# views] without text or actions [is|are] assumed to be not important "
      + "for accessibility; "
      + "the dump does not say.")
  static let assumedClickable = DiagnosticSentence(
    .assumed,
    "[1 control is|# controls are] assumed to be clickable because of [its "
      + "class|their classes]; the dump "
      + "does not say.")
  static let assumedStop = DiagnosticSentence(
    .assumed,
    "[1 group|# groups] with a description [is|are] assumed to be one stop[| each]; "
      + "the dump does not say."
  )
  static let inferredGroupRole = DiagnosticSentence(
    .assumed,
    "The [role|roles] of [1 clickable or checkable group is|# clickable or checkable "
      + "groups are] taken from "
      + "[its|their] empty last [child|children], where Compose writes [it|them].")
  static let assumedSwitch = DiagnosticSentence(
    .assumed,
    "[1 view|# views] without a class of [its|their] own [is|are] treated as "
      + "[a switch|switches] of Compose, whose role the dump does not contain.")
  static let assumedTab = DiagnosticSentence(
    .assumed,
    "[1 clickable group|# clickable groups] of Compose whose last child has no class [is|are] treated as "
      + "[a tab|tabs], whose role the dump does not contain.")
  static let assumedSelectable = DiagnosticSentence(
    .assumed,
    "[1 checkable group|# checkable groups] of Compose without a role [is|are] treated as selectable; the dump "
      + "does not say “Selected” or “Not selected”.")
  static let assumedEmptyField = DiagnosticSentence(
    .assumed,
    "[1 field|# fields] of Compose without text and label [is|are] assumed to be described as “Empty”, as "
      + "Compose does.")
  static let assumedChoices = DiagnosticSentence(
    .assumed,
    "The choices in [1 group|# groups] of Compose are assumed to have positions; the dump does not contain "
      + "them.")
  static let countedList = DiagnosticSentence(
    .assumed,
    "The dump does not contain the size of [1 list|# lists] and the positions of rows; they are counted if the "
      + "list does not scroll, and unknown otherwise.")
  static let assumedChoiceMode = DiagnosticSentence(
    .assumed,
    "Whether one or several rows of [1 list|# lists] can be chosen is taken from the rows that are checked."
  )
  static let assumedPositions = DiagnosticSentence(
    .assumed,
    "The rows of [1 RecyclerView|# RecyclerViews] are announced with positions, which they only have if the app "
      + "made them while TalkBack was on.")
  static let rowsWithoutPositions = DiagnosticSentence(
    .notInFormat,
    "[1 list has|# lists have] rows without positions, as the app makes them while TalkBack is off; TalkBack "
      + "announces the positions of rows that the app makes while it is on.")
  static let assumedRange = DiagnosticSentence(
    .assumed,
    "The dump does not contain the limits of [1 range|# ranges]; 0 and 100 are assumed.")
  static let webView = DiagnosticSentence(
    .assumed,
    "[1 web view is|# web views are] treated like views of the app; the order and "
      + "announcements of the page "
      + "may differ.")
  static let unlistedLinks = DiagnosticSentence(
    .notInFormat, "The dump does not list the links in [1 text|# texts].")
  static let textMayBeHint = DiagnosticSentence(
    .assumed,
    "The text of [1 field|# fields] may be the hint of an empty field, since the "
      + "dump does not contain "
      + "hints; it is treated as typed text (see --assume-hint).")
  static let textIsHint = DiagnosticSentence(
    .assumed,
    "The text of [1 field|# fields] is treated as the hint, since the dump does not contain hints.")
  fileprivate static let toasts = DiagnosticSentence(
    .leftOut,
    "[1 toast is|# toasts are] shown; TalkBack announces a toast when it appears and "
      + "does not stop at it."
  )
  fileprivate static let missingInDump = DiagnosticSentence(
    .notInFormat,
    "This dump does not contain labels of fields, errors, headings, live regions, "
      + "ranges, custom actions, "
      + "role or state descriptions; TalkBack would announce those that the app has.")
  fileprivate static let missingInPageSource = DiagnosticSentence(
    .notInFormat,
    "A page source does not contain labels of fields, ranges, custom actions, role "
      + "or state descriptions; "
      + "TalkBack would announce those that the app has.")
  static let replacedCharacters = pair(
    .damaged, "1 character that XML does not allow was replaced; it may be missing from a text.",
    "# characters that XML does not allow were replaced; they may be missing from texts.")
  static let quotedDump = DiagnosticSentence(
    .notInFormat,
    "The XML is inside a string of another text; lines and columns count from its start.")

  static func otherWindows(_ names: [String]) -> DiagnosticSentence {
    DiagnosticSentence(
      .leftOut,
      "[1 other window of the dump is|# other windows of the dump are] skipped and "
        + "not announced: {}.",
      names.prefix(10).joined(separator: ", "))
  }
}
