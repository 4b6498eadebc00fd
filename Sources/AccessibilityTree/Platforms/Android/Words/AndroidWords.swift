/// Texts that Android's own libraries show on a screen, in one language.
///
/// These texts belong to the platform rather than to the reader, and are spelled as the platform
/// spells them.
///
/// Source: AndroidX AppCompat, Material Components 1.12 and AndroidX Preference, strings.xml.
package struct AndroidWords: Sendable, Hashable {
  /// The names of the icons at the end of Material's fields.
  package var showPassword, clearText, showDropDownMenu: Phrase
  /// The descriptions of the character counter of Material's fields.
  package var charactersEntered, characterLimitExceeded: Template
  /// The name of the button that opens the overflow menu of a toolbar.
  package var moreOptions: Phrase
  /// The names of the parts of a search view.
  package var search, clearQuery, submitQuery, voiceSearch: Phrase
  /// The name of the button that removes a chip.
  package var remove: Template
  /// The names of the thumbs of Material's sliders.
  package var rangeStart, rangeEnd, value: Phrase
  /// The summary of a preference without a chosen value.
  package var notSet: Phrase

  /// Returns the words in a language, or in English if the words are not known in this language.
  package static func words(for tag: String?) -> AndroidWords {
    switch tag.flatMap({ LanguageTag($0)?.language }) {
    case "de": german
    case "fr": french
    case "es": spanish
    default: english
    }
  }

  package static let english = AndroidWords(
    showPassword: "Show password", clearText: "Clear text",
    showDropDownMenu: "Show dropdown menu",
    charactersEntered: "Characters entered {count} of {limit}",
    characterLimitExceeded: "Character limit exceeded {count} of {limit}",
    moreOptions: "More options", search: "Search", clearQuery: "Clear query",
    submitQuery: "Submit query", voiceSearch: "Voice search", remove: "Remove {name}",
    rangeStart: "Range start", rangeEnd: "Range end", value: "Value", notSet: "Not set")

  private static let german = AndroidWords(
    showPassword: .assumed("Passwort anzeigen"),
    clearText: .assumed("Text löschen"), showDropDownMenu: .assumed("Drop-down-Menü anzeigen"),
    charactersEntered: .assumed("Eingegebene Zeichen: {count} von {limit}"),
    characterLimitExceeded: .assumed("Zeichenlimit überschritten: {count} von {limit}"),
    moreOptions: .assumed("Weitere Optionen"), search: .assumed("Suche"),
    clearQuery: .assumed("Suchanfrage löschen"), submitQuery: .assumed("Suchanfrage senden"),
    voiceSearch: .assumed("Sprachsuche"), remove: .assumed("{name} entfernen"),
    rangeStart: .untranslated("Range start"), rangeEnd: .untranslated("Range end"),
    value: .assumed("Wert"), notSet: .assumed("Nicht festgelegt"))

  private static let french = AndroidWords(
    showPassword: .assumed("Afficher le mot de passe"),
    clearText: .assumed("Effacer le texte"),
    showDropDownMenu: .assumed("Afficher le menu déroulant"),
    charactersEntered: .assumed("Caractères saisis\u{A0}: {count} sur {limit}"),
    characterLimitExceeded: .assumed("Limite de caractères dépassée\u{A0}: {count} sur {limit}"),
    moreOptions: .assumed("Autres options"), search: .assumed("Rechercher"),
    clearQuery: .assumed("Effacer la requête"), submitQuery: .assumed("Envoyer la requête"),
    voiceSearch: .assumed("Recherche vocale"), remove: .assumed("Supprimer {name}"),
    rangeStart: .untranslated("Range start"), rangeEnd: .untranslated("Range end"),
    value: .assumed("Valeur"), notSet: .assumed("Non défini"))

  private static let spanish = AndroidWords(
    showPassword: .assumed("Mostrar contraseña"),
    clearText: .assumed("Borrar texto"), showDropDownMenu: .assumed("Mostrar menú desplegable"),
    charactersEntered: .assumed("Caracteres introducidos: {count} de {limit}"),
    characterLimitExceeded: .assumed("Se ha superado el límite de caracteres: {count} de {limit}"),
    moreOptions: .assumed("Más opciones"), search: .assumed("Buscar"),
    clearQuery: .assumed("Borrar consulta"), submitQuery: .assumed("Enviar consulta"),
    voiceSearch: .assumed("Búsqueda por voz"), remove: .untranslated("Remove {name}"),
    rangeStart: .untranslated("Range start"), rangeEnd: .untranslated("Range end"),
    value: .assumed("Valor"), notSet: .untranslated("Not set"))
}
