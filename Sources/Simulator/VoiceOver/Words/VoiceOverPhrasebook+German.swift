extension VoiceOverPhrasebook {
  /// VoiceOver's words in German, in the spelling of the phone; what nobody has heard is English.
  ///
  /// Source: AccessibilitySnapshot 0.12.1, de.lproj; owncloud/ios-app#1454, for “Taste”; Unicode
  /// CLDR 44, for dates and percentages.
  public static let german = VoiceOverPhrasebook(
    language: "de",
    traits: TraitWords(
      dimmed: "Grau dargestellt", button: "Taste", backButton: "Zurück Taste",
      switchButton: "Umschalttaste", on: "Ein", off: "Aus", mixed: "Gemischt", tab: "Tabulator",
      textField: "Textfeld", secureTextField: "Sicheres Textfeld", isEditing: "Bearbeiten",
      heading: "Überschrift", link: "Hyperlink", adjustable: "Einstellbar", image: "Bild",
      searchField: "Suchfeld"),
    states: english.states.translated {
      $0.selected = "Auswahl"
      $0.mixed = "Gemischt"
    },
    roles: english.roles.untranslated, containers: germanContainers,
    editing: english.editing.untranslated, hints: germanHints, values: germanValues,
    uiKit: .german)

  private static let germanContainers = english.containers.translated {
    $0.position = "{index} von {count}"
    $0.listStart = "Anfang der Liste"
    $0.listEnd = "Ende der Liste"
    $0.landmark = "Orientierungspunkt"
    $0.end = "Ende"
    $0.row = "Zeile {row}"
    $0.column = "Spalte {column}"
    $0.spansRows = Plural(other: "Umfasst {count} Zeilen")
    $0.spansColumns = Plural(other: "Umfasst {count} Spalten")
  }

  // The library's string on misspelled words has a mistake and an open quotation mark.
  private static let germanHints = english.hints.translated {
    $0.edit = "Zum Bearbeiten doppeltippen"
    $0.adjust = "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen"
    $0.toggle = "Zum Umschalten Doppeltippen"
    $0.actionsAvailable = "Aktionen verfügbar"
    $0.moreContent = "Weiterhin Inhalte verfügbar"
  }

  private static let germanValues = english.values.translated {
    $0.percent = "{number} %"
    $0.date = "{day}. {month} {year}"
    $0.monthOfYear = "{month} {year}"
    $0.timeBeforeNoon = "{hour24}:{minute}"
    $0.timeAfterNoon = "{hour24}:{minute}"
    $0.months = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ]
    $0.monthsAlone = $0.months
  }
}
