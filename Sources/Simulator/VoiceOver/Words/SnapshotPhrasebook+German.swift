extension SnapshotPhrasebook {
  /// The words in German; “Zuriff” and the lone quotation mark are the library's.
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
    hints: Hints(
      edit: "Zum Bearbeiten doppeltippen.",
      editing: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      textArea:
        "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      adjust: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      toggle: "Zum Umschalten Doppeltippen."),
    actionsAvailable: "Aktionen verfügbar", moreContent: "Weiterhin inhalte verfügbar")
}
