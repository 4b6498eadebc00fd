package import AccessibilityTree

/// The words that Compose and Material write into nodes for accessibility services, in one language.
///
/// The key of each word is the English word. Only some words are known in other languages.
///
/// Source: AndroidX Compose UI and Material 3, strings.xml.
package struct ComposeWords: Sendable {
  private let translations: [String: Phrase]
  private let percentage: Template?
  /// Whether the language is not English.
  package let isForeign: Bool

  /// Creates the words of a language, or the English words if `language` is `nil`.
  package init(language: String? = nil) {
    let code = language.flatMap { LanguageTag($0)?.language } ?? "en"
    isForeign = code != "en"
    let table = ComposeWords.tables[code]
    (translations, percentage) = (table?.words ?? [:], table?.percentage)
  }

  /// Returns a word in this language, or in English if its translation is not known.
  package subscript(english: String) -> String { translations[english]?.text ?? english }

  /// Whether a word is known in this language.
  ///
  /// In English, all words are known.
  package func contains(_ english: String) -> Bool { !isForeign || translations[english] != nil }

  func contains(_ word: ComposeState.Word) -> Bool {
    switch word {
    case .word(let word): contains(word)
    case .percent: !isForeign || percentage != nil
    }
  }

  static let empty = "Empty"
  static let inProgress = "In progress"
  static let partiallyChecked = "Partially checked"
  static let tab = "Tab"
  static let switchControl = "Switch"

  static func switchState(isOn: Bool) -> String { isOn ? "On" : "Off" }

  static func selection(isSelected: Bool) -> String { isSelected ? "Selected" : "Not selected" }

  func percent(_ number: Int) -> String {
    percentage?.filled(["number": "\(number)"]) ?? "\(number) percent."
  }

  /// Assumed: the translations, by language code.
  ///
  /// They were not read in a release of Compose.
  private static let tables: [String: (words: [String: Phrase], percentage: Template)] = [
    "de": (
      table([
        "On": "An", "Off": "Aus", "Selected": "Ausgewählt", "Not selected": "Nicht ausgewählt",
        "In progress": "Läuft", "Empty": "Leer", "Tab": "Tab", "Switch": "Schalter",
        "Invalid input": "Ungültige Eingabe",
        "Close navigation menu": "Navigationsmenü schließen",
        "Dropdown menu": "Drop-down-Menü", "Search": "Suche",
        "Range start": "Bereichsstart", "Range end": "Bereichsende",
      ]), .assumed("{number} Prozent.")
    ),
    "fr": (
      table([
        "On": "Activé", "Off": "Désactivé", "Selected": "Sélectionné",
        "Not selected": "Non sélectionné", "In progress": "En cours", "Empty": "Vide",
        "Tab": "Onglet", "Switch": "Bouton bascule", "Invalid input": "Saisie non valide",
        "Close navigation menu": "Fermer le menu de navigation",
        "Dropdown menu": "Menu déroulant", "Search": "Rechercher",
        "Range start": "Début de plage", "Range end": "Fin de plage",
      ]), .assumed("{number} pour cent.")
    ),
    "es": (
      table([
        "On": "Activado", "Off": "Desactivado", "Selected": "Seleccionado",
        "Not selected": "No seleccionado", "In progress": "En curso", "Empty": "Vacío",
        "Tab": "Pestaña", "Switch": "Interruptor",
        "Invalid input": "Entrada no válida", "Close navigation menu": "Cerrar menú de navegación",
        "Dropdown menu": "Menú desplegable", "Search": "Buscar", "Range start": "Inicio del rango",
        "Range end": "Fin del rango",
      ]), .assumed("{number} por ciento.")
    ),
  ]

  private static func table(_ words: [String: String]) -> [String: Phrase] {
    words.mapValues { .assumed($0) }
  }
}

extension DiagnosticSentence {
  /// Reports words of Compose that have no known translation into the language of the screen.
  package static let composeWordsInEnglish = DiagnosticSentence(
    .unresolvedText,
    "[1 word belongs|# words belong] to Compose and [has|have] no translation here (~); "
      + "[it is|they are] read in English.",
    naming: 6)
}
