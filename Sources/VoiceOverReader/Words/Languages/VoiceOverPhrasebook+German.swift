import AccessibilityTree

extension VoiceOverPhrasebook {
  /// VoiceOver's words in German, in the spelling of the iPhone.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, de.lproj; owncloud/ios-app#1454, for “Taste”. Words
  /// marked as assumed are our own translation.
  static let german = VoiceOverPhrasebook(
    language: "de", plurals: .one,
    traits: TraitWords(
      dimmed: "Grau dargestellt", button: "Taste", backButton: "Zurück Taste",
      switchButton: "Umschalttaste", on: "Ein", off: "Aus", mixed: "Gemischt", tab: "Tabulator",
      textField: "Textfeld", secureTextField: "Sicheres Textfeld", isEditing: "Bearbeiten",
      heading: "Überschrift", link: "Hyperlink", adjustable: "Einstellbar", image: "Bild",
      searchField: "Suchfeld"),
    states: States(
      selected: "Auswahl", checked: .assumed("Aktiviert"), unchecked: .assumed("Nicht aktiviert"),
      mixed: "Gemischt", pressed: .assumed("Gedrückt"), notPressed: .assumed("Nicht gedrückt"),
      expanded: .assumed("Erweitert"), collapsed: .assumed("Reduziert"),
      required: .assumed("Erforderlich"), invalid: .assumed("Ungültige Daten"),
      invalidGrammar: .assumed("Ungültige Grammatik"),
      invalidSpelling: .assumed("Ungültige Rechtschreibung"), visited: .assumed("Besucht"),
      busy: .assumed("Beschäftigt"), current: .assumed("Aktuell"),
      currentPage: .assumed("Aktuelle Seite"), currentStep: .assumed("Aktueller Schritt"),
      currentLocation: .assumed("Aktueller Ort"), currentDate: .assumed("Aktuelles Datum"),
      currentTime: .assumed("Aktuelle Uhrzeit"), sortedUp: .assumed("Aufsteigend sortiert"),
      sortedDown: .assumed("Absteigend sortiert")),
    roles: Roles(
      headingLevel: .assumed("Überschrift Ebene {level}"),
      inPageLink: .assumed("Link auf dieser Seite"), toggleButton: .assumed("Umschalttaste"),
      popUpButton: .assumed("Einblendmenü-Taste"), checkbox: .assumed("Markierungsfeld"),
      radioButton: .assumed("Optionsfeld"), menuItem: .assumed("Menüobjekt"),
      colorWell: .assumed("Farbfeld"), multiLineTextField: .assumed("Mehrzeiliges Textfeld"),
      comboBox: .assumed("Kombinationsfeld"), pickerItem: .assumed("Auswahlobjekt"),
      draggable: .assumed("Bewegbar"),
      group: .assumed("Gruppe"), separator: .assumed("Trennlinie"),
      math: .assumed("Mathematik"),
      menuPopup: .assumed("Menü-Einblendfenster"),
      listBoxPopup: .assumed("Listenfeld-Einblendfenster"),
      treePopup: .assumed("Baum-Einblendfenster"), gridPopup: .assumed("Raster-Einblendfenster"),
      dialogPopup: .assumed("Dialog-Einblendfenster"), term: .assumed("Begriff"),
      definition: .assumed("Definition"), deletion: .assumed("Löschung"),
      insertion: .assumed("Einfügung"), highlighted: .assumed("Hervorgehoben"),
      description: .assumed("Beschreibung"), rowHeader: .assumed("Zeilenüberschrift"),
      columnHeader: .assumed("Spaltenüberschrift"), banner: .assumed("Banner"),
      navigation: .assumed("Navigation"), main: .assumed("Hauptinhalt"),
      complementary: .assumed("Ergänzend"), contentInfo: .assumed("Inhaltsinformationen"),
      region: .assumed("Bereich"), search: .assumed("Suche"), alert: .assumed("Hinweis"),
      webDialog: .assumed("Webdialog"), webAlertDialog: .assumed("Web-Warndialog")),
    containers: Containers(
      position: "{index} von {count}", tabBar: .assumed("Tableiste"),
      listStart: "Anfang der Liste", listEnd: "Ende der Liste",
      definitionListStart: .assumed("Anfang der Definitionsliste"),
      definitionListEnd: .assumed("Ende der Definitionsliste"),
      formStart: .assumed("Anfang des Formulars"), formEnd: .assumed("Ende des Formulars"),
      landmark: "Orientierungspunkt", end: "Ende", tableStart: .assumed("Anfang der Tabelle"),
      tableEnd: .assumed("Ende der Tabelle"), row: "Zeile {row}", column: "Spalte {column}",
      rows: Plural(one: .assumed("{count} Zeile"), other: .assumed("{count} Zeilen")),
      columns: Plural(one: .assumed("{count} Spalte"), other: .assumed("{count} Spalten")),
      spansRows: Plural(one: .assumed("Umfasst {count} Zeile"), other: "Umfasst {count} Zeilen"),
      spansColumns: Plural(
        one: .assumed("Umfasst {count} Spalte"), other: "Umfasst {count} Spalten")),
    editing: Editing(
      characterMode: .assumed("Zeichenmodus"), wordMode: .assumed("Wortmodus"),
      insertionPointAtStart: .assumed("Einfügemarke am Anfang"),
      insertionPointAtEnd: .assumed("Einfügemarke am Ende"),
      characters: Plural(one: .assumed("{count} Zeichen"), other: .assumed("{count} Zeichen")),
      bullets: Plural(
        one: .assumed("{count} Aufzählungspunkt"), other: .assumed("{count} Aufzählungspunkte")),
      space: .assumed("Leerzeichen"), newLine: .assumed("neue Zeile")),
    hints: Hints(
      edit: "Zum Bearbeiten doppeltippen",
      // The library's string has a spelling mistake and no closing quotation mark. Here, both are
      // corrected.
      misspelledWords: .assumed("Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"),
      adjust: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
      toggle: "Zum Umschalten Doppeltippen",
      picker: .assumed("Zum Aktivieren der Auswahl doppeltippen"),
      expand: .assumed("Zum Erweitern doppeltippen"),
      collapse: .assumed("Zum Reduzieren doppeltippen"),
      drag: .assumed("Doppeltippen und halten, auf den Ton warten und dann zum Umordnen ziehen"),
      activate: .assumed("Zum Aktivieren doppeltippen"), actionsAvailable: "Aktionen verfügbar",
      moreContent: "Weiterhin Inhalte verfügbar"),
    values: Values(
      percent: .assumed("{number} %"), page: .assumed("Seite {page} von {count}"),
      date: .assumed("{day}. {month} {year}"), monthOfYear: .assumed("{month} {year}"),
      weekOfYear: .assumed("Woche {week}, {year}"),
      timeBeforeNoon: .assumed("{hour24}:{minute}"), timeAfterNoon: .assumed("{hour24}:{minute}"),
      chooseFile: .assumed("Datei auswählen"),
      noFileSelected: .assumed("Keine Datei ausgewählt"),
      indefiniteTime: .assumed("Unbestimmte Dauer"),
      items: Plural(one: .assumed("{count} Objekt"), other: .assumed("{count} Objekte")),
      submit: .assumed("Senden"),
      reset: .assumed("Zurücksetzen"),
      bullet: .assumed("Aufzählungspunkt"),
      whiteBullet: .assumed("Weißer Aufzählungspunkt"),
      blackSquare: .assumed("Schwarzes Quadrat"),
      colors: ColorWords(
        black: .assumed("Schwarz"), white: .assumed("Weiß"), gray: .assumed("Grau"),
        red: .assumed("Rot"), green: .assumed("Grün"), blue: .assumed("Blau"),
        yellow: .assumed("Gelb"), cyan: .assumed("Cyan"), magenta: .assumed("Magenta")),
      months: germanMonths, monthsAlone: germanMonths),
    uiKit: .german, snapshot: .german)

  private static let germanMonths: [Phrase] = [
    .assumed("Januar"), .assumed("Februar"), .assumed("März"), .assumed("April"),
    .assumed("Mai"),
    .assumed("Juni"), .assumed("Juli"), .assumed("August"), .assumed("September"),
    .assumed("Oktober"), .assumed("November"), .assumed("Dezember"),
  ]
}

extension SnapshotPhrasebook {
  /// AccessibilitySnapshot's words in German, with the library's typing errors.
  ///
  /// The library writes “Zuriff”, and a single quotation mark.
  static let german = SnapshotPhrasebook(
    language: "de",
    traits: TraitWords(
      dimmed: "Grau dargestellt.", button: "Taste.", backButton: "Zurück Taste.",
      switchButton: "Umschalttaste.", on: "Ein.", off: "Aus.", mixed: "Gemischt.",
      tab: "Tabulator.", textField: "Textfeld.", secureTextField: "Sicheres Textfeld.",
      isEditing: "Bearbeiten", heading: "Überschrift.", link: "Hyperlink.",
      adjustable: "Einstellbar.", image: "Bild.", searchField: "Suchfeld."),
    selectedAlone: "Auswahl.", selected: "Auswahl: {element}", back: "Zurück",
    series: "{element} {index} von {count}.", spansRows: "Umfasst {count} Zeilen.",
    spansColumns: "Umfasst {count} Spalten.", row: "Zeile {row}.", column: "Spalte {column}.",
    listStart: "Anfang der Liste.", listEnd: "Ende der Liste.",
    landmarkStart: "Orientierungspunkt.", landmarkEnd: "Ende.",
    hints: .german,
    actionsAvailable: "Aktionen verfügbar", moreContent: "Weiterhin inhalte verfügbar")
}
