internal import AccessibilityTree

/// Diagnostics about a layout and its resources.
extension DiagnosticSentence {
  static let textNotFound = pair(
    .unresolvedText,
    "The text ~ was not found, so its name is used instead; "
      + "pass the resource folders with --resources.",
    "# texts were not found, the first is ~, so their names are used instead; "
      + "pass the resource folders with --resources.")
  static let valueNotFound = pair(
    .danglingReference, "The value ~ was not found, so the default is assumed.",
    "# values were not found, the first is ~, so the defaults are assumed.")
  static let arrayNotFound = pair(
    .danglingReference, "The list ~ was not found, so its entries are missing.",
    "# lists were not found, the first is ~, so their entries are missing.")
  static let sizeNotFound = pair(
    .danglingReference, "The size ~ was not found, so bounds of views may be unknown.",
    "# sizes were not found, the first is ~, so bounds of views may be unknown.")
  static let styleNotFound = pair(
    .danglingReference, "The style ~ was not found, so what it sets is missing.",
    "# styles were not found, the first is ~, so what they set is missing.")
  static let includeNotFound = pair(
    .missingFile, "The included layout ~ was not found, so its views are missing.",
    "# included layouts were not found, the first is ~, so their views are missing.")
  static let includeCycle = pair(
    .malformed, "The layout ~ includes itself, so the inner one is skipped.",
    "# layouts include themselves, the first is ~, so the inner ones are skipped.")
  static let resourceCycle = pair(
    .unresolvedText, "~ refers to itself, so its name is used instead.",
    "# resources refer to themselves, the first is ~, so their names are used instead.")
  static let notSingleText = pair(
    .unresolvedText,
    "~ is not a single text, so Android would not accept it here; it is ignored.",
    "# references are not single texts, the first is ~, so they are ignored.")
  static let themeText = pair(
    .unresolvedText, "The text ~ comes from the app's theme, which a layout does not contain.",
    "# texts come from the app's theme, the first is ~, which a layout does not contain.")
  static let binding = pair(
    .notComputed, "~ is computed by the app, so what it sets is unknown.",
    "# values are computed by the app, the first is ~, so what they set is unknown.")
  static let argument = pair(
    .unresolvedText, "The app fills in parts of a text, which are shown as ⟨1⟩: “~”.",
    "The app fills in parts of # texts, which are shown as ⟨1⟩; the first is: “~”.")
  static let literalMarkup = pair(
    .assumed, "A text contains tags that are announced unless the app formats them: “~”.",
    "# texts contain tags that are announced unless the app formats them, the first is: “~”.")
  static let unknownEscape = pair(
    .malformed, "\\~ is not an escape of Android, so it is read as “~”.",
    "# backslashes are before characters that need none, the first in \\~.")
  static let stub = pair(
    .leftOut,
    "A ViewStub (~) is not on the screen until the app inflates it; include it with --inflate-stubs.",
    "# ViewStubs, the first ~, are not on the screen until the app inflates them; "
      + "include them with --inflate-stubs.")
  static let fragment = pair(
    .notComputed, "The app adds the content of a fragment (~), so it is missing.",
    "The app adds the content of # fragments, the first is ~, so it is missing.")
  static let undeclaredPrefix = pair(
    .malformed, "The prefix ~ is not declared, so its usual meaning in layouts is assumed.",
    "# prefixes are not declared, the first is ~, so their usual meaning in layouts is assumed.")
  static let dottedPrefix = pair(
    .malformed, "The attribute ~ is read with a colon instead of its first dot.",
    "# attributes are read with a colon instead of their first dot, the first is ~.")
  static let missingPrefix = pair(
    .unknownAttribute, "The attribute ~ has no prefix, so Android does not read it.",
    "# attributes have no prefix, so Android does not read them; the first is ~.")
  static func misspelt(_ name: String, _ nearest: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownAttribute, "Android has no attribute “{}”, so it has no effect; did you mean “{}”?",
      name, nearest)
  }

  static let strayText = pair(
    .malformed, "Android ignores text between tags: “~”.",
    "Android ignores text between tags in # places; the first is: “~”.")
  static let severalRoots = DiagnosticSentence(
    .malformed, "The file has several root elements, which are read one after the other.")
  static let misplacedMerge = pair(
    .malformed, "A <merge> is inside a layout; its views replace it.",
    "# <merge> are inside a layout; their views replace them.")
  static let tooManyViews = DiagnosticSentence(
    .limit, "The layout has too many views; those from here on are missing.")
  static let tooManyStyles = DiagnosticSentence(
    .limit, "The styles set too many values; those from here on are missing.")
  static let englishOnly = pair(
    .unresolvedText, "The text ~ belongs to Android and is known in English only.",
    "# texts belong to Android and are known in English only, the first is ~.")
}

/// Diagnostics about the views of a layout.
extension DiagnosticSentence {
  static let unknownView = DiagnosticSentence(
    .unknownClass,
    "~: unknown class, which may have announcements of its own; describe it with --aliases.",
    naming: 10)
  /// A class has text attributes whose meaning is unknown.
  static let unknownText = DiagnosticSentence(
    .unknownClass,
    "~: unknown attribute of an app's own class, whose text is not announced; describe it with --aliases.",
    naming: 10)
  /// The layout does not contain the content of a view.
  static let opaqueView = DiagnosticSentence(
    .leftOut,
    "The layout does not contain the content of [1 view|# views] (~), which [is|are] imported empty.",
    naming: 10)
  /// The app creates the rows of a list at run time.
  static let runtimeContent = DiagnosticSentence(
    .notComputed, "The app fills [1 view|# views] at run time (~); the content is missing.",
    naming: 10)
  static let closedDrawer = DiagnosticSentence(
    .assumed, "[1 drawer is|# drawers are] assumed to be closed; the content is left out.")
  /// A view shows one of its children at a time.
  static let otherChild = DiagnosticSentence(
    .assumed,
    "[1 view is|# views are] left out, because the view around [it|them] (~) shows its first child.",
    naming: 10)
  static let uncertainOrder = DiagnosticSentence(
    .uncertainOrder,
    "The reading order inside [1 view|# views] (~) depends on positions that the layout does not determine; "
      + "without a constraint the order of the file is used.", naming: 10)
  static let likelyClickable = DiagnosticSentence(
    .assumed,
    "The app may make [1 view|# views] clickable (~); [it is|they are] treated as not clickable.",
    naming: 10)
  static let unknownTheme = DiagnosticSentence(
    .assumed,
    "The theme of the app is unknown, so [1 check box is|# check boxes are] announced as Android's; in a theme of "
      + "Material [it does|they do] not say “not checked” until [it changes|they change].")
  static let iconListener = DiagnosticSentence(
    .assumed,
    "The [icon|icons] with a description of [a field|# fields] [is|are] assumed to be [a button|buttons]."
  )
  static let duplicateIdentifier = DiagnosticSentence(
    .danglingReference,
    "Several views have the same identifier (~); references refer to the first one.", naming: 10)
  static let stateDescription = DiagnosticSentence(
    .assumed,
    "stateDescription in a layout is used, although Android documents it for code only.")
  static let openMenu = DiagnosticSentence(
    .assumed, "The menu is imported as an open menu; in a bar its items are buttons or tabs.")

  /// Returns a diagnostic that a class of the app is treated like the class `base`.
  static func misspeltAlias(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .guessedComponent, "~: has no alias; the alias file spells it “{}”.", name, naming: 10)
  }

  static func guessedView(_ base: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .guessedComponent,
      "~: treated as {} because of the name; describe the class with --aliases.",
      base,
      naming: 10)
  }

  static func missingLabelTarget(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference, "labelFor refers to “{}”, which is not in the layout.", id)
  }

  static func missingTraversalTarget(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference, "The traversal order refers to “{}”, which is not in the layout.", id)
  }

  static func missingMenu(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(.missingFile, "The menu “{}” was not found, so its items are missing.", name)
  }

  static func unknownWord(_ word: String, for name: String) -> DiagnosticSentence {
    DiagnosticSentence(.unknownAttribute, "{} has no value “{}”.", name, word)
  }

  static func unreadableFile(_ problem: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .missingFile, "The file cannot be read ({}), so its content is missing.", problem)
  }
}
