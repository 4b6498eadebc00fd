extension TalkBackPhrasebook {
  /// TalkBack's words in German.
  ///
  /// Source: TalkBack 16.2, strings.xml in German; Unicode CLDR 44 for the form of a percentage.
  package static let german = TalkBackPhrasebook(
    language: "de",
    roles: Roles(
      button: "Schaltfläche", checkBox: "Kästchen", radioButton: "Optionsfeld",
      switchControl: "Schalter", editBox: "Bearbeitungsfeld", dropDownList: "Drop-down-Liste",
      slider: "Schieberegler", progressBar: "Statusleiste", image: "Bild", list: "Liste",
      grid: "Raster", tabBar: "Tableiste", page: "Seite", webView: "Webansicht",
      pagerView: "Mehrseitenansicht"),
    states: States(
      checked: "aktiviert", notChecked: "nicht aktiviert", on: "an", off: "aus",
      selected: "ausgewählt", disabled: "deaktiviert", expanded: "Maximiert",
      collapsed: "Minimiert", editing: "In Bearbeitung", password: "Passwort",
      unlabelled: "Unbenannt",
      readOnly: "Schreibgeschützt", required: "Erforderlich",
      partiallyExpanded: "teilweise maximiert"),
    positions: Positions(
      heading: "Überschrift", rowHeading: "Zeilenüberschrift",
      columnHeading: "Spaltenüberschrift", row: "Zeile {index}", column: "Spalte {index}",
      item: "{index} von\u{A0}{count}", level: "Ebene {level}",
      items: Plural(one: "{count} Eintrag", other: "{count} Einträge"),
      rows: Plural(one: "{count} Zeile", other: "{count} Zeilen"),
      columns: Plural(one: "{count} Spalte", other: "{count} Spalten"),
      characters: Plural(one: "{count} Zeichen", other: "{count} Zeichen"),
      ignored: Plural(
        one: "{count} Element, {ignored} ignoriert",
        other: "{count} Elemente, {ignored} ignoriert")),
    collections: Collections(
      list: Passage(
        in: "In der Liste", named: "In der Liste {name}", out: "Liste verlassen",
        named: "Nicht in der Liste {name}"),
      grid: Passage(in: "Im Raster", out: "Nicht im Raster"),
      pager: Passage(in: "Auf der Seite", out: "Außerhalb der Seite"),
      verticalPager: Passage(in: "Auf der vertikalen Seite", out: "Außerhalb der vertikalen Seite"),
      horizontalPager: Passage(
        in: "Auf der horizontalen Seite", named: "Auf der horizontalen Seite {name}",
        out: "Außerhalb der horizontalen Seite",
        named: .assumed("Außerhalb der horizontalen Seite {name}")),
      gridPager: Passage(in: "Auf der Rasterseite", out: "Außerhalb der Rasterseite"),
      other: Passage(in: "In {word}", out: "Nicht in {word}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Nicht in {name}")),
    templates: Templates(
      labelled: "{item} für {label}", error: "Fehler: {message}",
      percent: "{number}\u{A0}Prozent", repeated: "{count} {symbol}\u{FEFF}",
      capital: "großes {letter}",
      requiredState: "{state} erforderlich", emoji: "{name}-Emoji"),
    hints: germanHints, symbols: germanSymbols,
    partiallyChecked: "teilweise aktiviert", percent: "{number}\u{A0}%")

  private static let germanHints = Hints(
    doubleTap: "doppeltippen", singleTap: "Tippen", activate: "Zum Aktivieren {gesture}",
    toggle: "Zum Wechseln {gesture}", editText: "Zum Bearbeiten von Text {gesture}",
    change: "Zum Ändern {gesture}", select: "Zum Auswählen {gesture}",
    longPress: "Zum langen Drücken {gesture} und halten", custom: "Zum {action} {gesture}",
    customLongPress: "Zum {action} {gesture} und halten",
    adjust: "Zum Anpassen „{up}“ oder „{down}“",
    menu: "{kinds} verfügbar, zum Ansehen {gesture} verwenden",
    readingControl: "{kinds} verfügbar\u{A0}– zum Aktivieren {gestures} und doppeltippen",
    actions: "Aktionen", links: "Links", labels: "Labels", swipeUp: "Nach oben wischen",
    swipeDown: "Nach unten wischen", menuGesture: "Mit 3\u{A0}Fingern tippen",
    swipeUpOrDown: "nach oben wischen oder nach unten wischen",
    openLink: "{gesture}, um den Link zu öffnen")

  private static let germanSymbols: [Character: Phrase] = [
    "-": "Bindestrich", "\\": "Umgekehrter Schrägstrich (Backslash)", "/": "Schrägstrich",
    "|": "Senkrechter Strich", "!": "Ausrufezeichen", "@": "At", "#": "Raute", "$": "Dollarzeichen",
    "%": "Prozent", "^": "Caret", "&": "Kaufmännisches Und", "*": "Sternchen", "(": "Linke Klammer",
    ")": "Rechte Klammer", "=": "Gleichheitszeichen", "_": "Unterstrich",
    "[": "Eckige Klammer links", "]": "Eckige Klammer rechts", "{": "Geschweifte Klammer links",
    "}": "Geschweifte Klammer rechts", ".": "Punkt", "?": "Fragezeichen", ";": "Semikolon",
    "'": "Apostroph", "\"": "Anführungszeichen", ":": "Doppelpunkt", "<": "Kleiner-als-Zeichen",
    ">": "Größer-als-Zeichen", ",": "Komma", "~": "Tilde", "`": "Accent grave",
    "•": "Aufzählungszeichen", "–": "Gedankenstrich", "—": "Langer Gedankenstrich",
    "…": "Auslassungszeichen", "€": "Euro", "£": "Währungszeichen für britische Pfund", "¥": "Yen",
    "©": "Copyright", "®": "Eingetragene Marke", "°": "Gradzeichen", "§": "Paragraphenzeichen",
    "★": "Schwarzer Stern", "☆": "Weißer Stern", "×": "Multiplikationszeichen",
    "÷": "Divisionszeichen", "±": "Plus-/Minuszeichen", "→": "Rechtspfeil", "←": "Pfeil nach links",
    "↑": "Pfeil nach oben", "↓": "Abwärtspfeil", "✓": "Häkchen",
    "\n": "Neue Zeile", " ": "Leertaste",
    "\u{A0}": "Leertaste",
  ]
}
