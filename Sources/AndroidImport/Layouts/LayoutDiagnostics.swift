internal import Simulator

/// The sentences about what a layout and its resources could not tell, or were read for with good
/// will.
extension DiagnosticSentence {
  static let textNotFound = pair(
    .unresolvedText,
    "The text ~ was not found, so its name is read in its place; "
      + "give the folders of resources with --resources.",
    "# texts were not found, the first is ~, so their names are read in their place; "
      + "give the folders of resources with --resources.")
  static let valueNotFound = pair(
    .danglingReference, "The value ~ was not found, so the usual one is assumed.",
    "# values were not found, the first is ~, so the usual ones are assumed.")
  static let arrayNotFound = pair(
    .danglingReference, "The list ~ was not found, so its entries are missing.",
    "# lists were not found, the first is ~, so their entries are missing.")
  static let sizeNotFound = pair(
    .danglingReference, "The size ~ was not found, so places of views may be unknown.",
    "# sizes were not found, the first is ~, so places of views may be unknown.")
  static let styleNotFound = pair(
    .danglingReference, "The style ~ was not found, so what it sets is missing.",
    "# styles were not found, the first is ~, so what they set is missing.")
  static let includeNotFound = pair(
    .missingFile, "The included layout ~ was not found, so its views are missing.",
    "# included layouts were not found, the first is ~, so their views are missing.")
  static let includeCycle = pair(
    .malformed, "The layout ~ includes itself, so it is left out there.",
    "# layouts include themselves, the first is ~, so they are left out there.")
  static let resourceCycle = pair(
    .unresolvedText, "~ refers to itself, so its name is read in its place.",
    "# resources refer to themselves, the first is ~, so their names are read in their place.")
  static let notOneText = pair(
    .unresolvedText,
    "~ is not one text, so Android would not take it here; nothing is read in its place.",
    "# references are not one text each, the first is ~, so nothing is read in their place.")
  static let themeText = pair(
    .unresolvedText, "The text ~ comes from the app's theme, which a layout does not tell.",
    "# texts come from the app's theme, the first is ~, which a layout does not tell.")
  static let binding = pair(
    .notComputed, "~ is computed by the app, so what it sets is unknown.",
    "# values are computed by the app, the first is ~, so what they set is unknown.")
  static let argument = pair(
    .unresolvedText, "The app fills in parts of a text, which stand as ⟨1⟩: “~”.",
    "The app fills in parts of # texts, which stand as ⟨1⟩; the first is: “~”.")
  static let literalMarkup = pair(
    .assumed, "A text holds tags that are read as they are unless the app formats them: “~”.",
    "# texts hold tags that are read as they are unless the app formats them, the first is: “~”.")
  static let unknownEscape = pair(
    .malformed, "\\~ is no escape of Android, so it is read as “~”.",
    "# backslashes stand before characters that need none, the first as \\~.")
  static let stub = pair(
    .leftOut, "A ViewStub (~) is not on the screen until the app inflates it; see --inflate-stubs.",
    "# ViewStubs, the first ~, are not on the screen until the app inflates them; "
      + "see --inflate-stubs.")
  static let fragment = pair(
    .notComputed, "The content of a fragment (~) is put there by the app, so it is missing.",
    "The content of # fragments, the first ~, is put there by the app, so it is missing.")
  static let undeclaredPrefix = pair(
    .malformed, "The prefix ~ is not declared, so it is read as usual in layouts.",
    "# prefixes are not declared, the first is ~, so they are read as usual in layouts.")
  static let dottedPrefix = pair(
    .malformed, "The attribute ~ is read as if a colon stood for its first dot.",
    "# attributes are read as if a colon stood for their first dot, the first is ~.")
  static let missingPrefix = pair(
    .unknownAttribute, "The attribute ~ has no prefix, so Android does not read it.",
    "# attributes have no prefix, so Android does not read them; the first is ~.")
  static func misspelt(_ name: String, _ nearest: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unknownAttribute, "Android has no attribute “{}”, so it has no effect; did you mean “{}”?",
      name, nearest)
  }

  static let strayText = pair(
    .malformed, "Text stands between tags, where Android does not read it: “~”.",
    "Text stands between tags in # places, where Android does not read it, first: “~”.")
  static let severalRoots = DiagnosticSentence(
    .malformed, "The file has several roots, which are read one after the other.")
  static let misplacedMerge = pair(
    .malformed, "A <merge> stands inside a layout; its views are read in its place.",
    "# <merge> stand inside a layout; their views are read in their place.")
  static let tooManyViews = DiagnosticSentence(
    .limit, "There are more views than are read, so the rest is missing from here on.")
  static let tooManyStyles = DiagnosticSentence(
    .limit, "Styles set more than is read, so what they set is missing from here on.")
  static let englishOnly = pair(
    .unresolvedText, "The text ~ is Android's own, which is known in English only.",
    "# texts are Android's own, the first is ~, which are known in English only.")
}

/// The sentences about the views of a layout.
extension DiagnosticSentence {
  static let unknownView = DiagnosticSentence(
    .unknownClass,
    "~: nothing is known of this class, which may say something of its own; an alias file can tell.",
    naming: 10)
  /// Texts of such a class that have no known place.
  static let unknownText = DiagnosticSentence(
    .unknownClass,
    "~: texts of the app's own classes are kept but not heard; an alias file can say what they are.",
    naming: 10)
  /// A view whose content is no view.
  static let opaqueView = DiagnosticSentence(
    .leftOut,
    "What [1 view|# views] (~) [shows|show] is not in the layout; an empty place stands for it.",
    naming: 10)
  /// A list whose rows the app makes.
  static let runtimeContent = DiagnosticSentence(
    .notComputed, "The app fills [1 view|# views] while it runs (~); nothing of it is here.",
    naming: 10)
  static let uncertainOrder = DiagnosticSentence(
    .uncertainOrder,
    "The order inside [1 view|# views] (~) depends on places that the layout does not fix; what no "
      + "constraint decides is read in the order of the file.", naming: 10)
  static let likelyClickable = DiagnosticSentence(
    .assumed, "[1 view|# views] may be made pressable by the app (~); read as not pressable.",
    naming: 10)
  static let iconListener = DiagnosticSentence(
    .assumed,
    "The described icon of [a field|# fields] is taken for a button, which it is once the app "
      + "listens to it.")
  static let duplicateIdentifier = DiagnosticSentence(
    .danglingReference,
    "Several views have the same identifier (~); references mean the first one.", naming: 10)
  static let stateDescription = DiagnosticSentence(
    .assumed,
    "stateDescription in a layout is taken over, although Android documents it for code only.")
  static let openMenu = DiagnosticSentence(
    .assumed, "Read as an open menu; in a bar the same items are buttons or tabs.")

  /// A class of the app's own, by the class it is taken for.
  static func guessedView(_ base: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .guessedComponent, "~: taken for {} by name; an alias file can say what it is.", base,
      naming: 10)
  }

  static func missingLabelTarget(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(.danglingReference, "labelFor names “{}”, which is not in the layout.", id)
  }

  static func missingTraversalTarget(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference, "The order of reading names “{}”, which is not in the layout.", id)
  }

  static func missingMenu(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(.missingFile, "The menu “{}” was not found; its items are not here.", name)
  }

  static func unknownWord(_ word: String, for name: String) -> DiagnosticSentence {
    DiagnosticSentence(.unknownAttribute, "{} has no value “{}”.", name, word)
  }

  static func unreadableFile(_ problem: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .missingFile, "The file cannot be read ({}), so what it holds is missing.", problem)
  }
}
