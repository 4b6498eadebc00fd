extension TalkBackPhrasebook {
  /// TalkBack's words in German.
  ///
  /// Source: TalkBack 15.1, strings.xml in German.
  package static let german = TalkBackPhrasebook(
    language: "de",
    roles: Roles(
      button: "Schaltfläche", checkBox: "Kästchen", radioButton: "Optionsfeld",
      switchControl: "Schalter", editBox: "Bearbeitungsfeld", dropDownList: "Drop-down-Liste",
      slider: "Schieberegler", progressBar: "Statusleiste", image: "Bild", list: "Liste",
      grid: "Raster", tabBar: "Tableiste", page: "Seite", webView: "Webansicht"),
    states: States(
      checked: "aktiviert", notChecked: "nicht aktiviert", on: "an", off: "aus",
      selected: "ausgewählt", disabled: "deaktiviert", expanded: "Maximiert",
      collapsed: "Minimiert", editing: "In Bearbeitung", password: "Passwort",
      unlabelled: "Unbenannt"),
    positions: Positions(
      heading: "Überschrift", rowHeading: "Zeilenüberschrift",
      columnHeading: "Spaltenüberschrift", row: "Zeile {index}", column: "Spalte {index}",
      item: "{index} von\u{A0}{count}", level: "Ebene {level}",
      items: Plural(one: "{count} Eintrag", other: "{count} Einträge"),
      rows: Plural(one: "{count} Zeile", other: "{count} Zeilen"),
      columns: Plural(one: "{count} Spalte", other: "{count} Spalten"),
      characters: Plural(one: "{count} Zeichen", other: "{count} Zeichen")),
    collections: Collections(
      list: Passage(
        entering: "In der Liste", enteringNamed: "In der Liste {name}",
        leaving: "Liste verlassen", leavingNamed: "Nicht in der Liste {name}"),
      grid: Passage(
        entering: "Im Raster", enteringNamed: "Im Raster {name}", leaving: "Nicht im Raster",
        leavingNamed: "Nicht im Raster {name}"),
      pager: Passage(
        entering: "Auf der Seite", enteringNamed: "Auf der Seite {name}",
        leaving: "Außerhalb der Seite", leavingNamed: "Außerhalb der Seite {name}"),
      verticalPager: Passage(
        entering: .assumed("Auf der vertikalen Seite"),
        enteringNamed: .assumed("Auf der vertikalen Seite {name}"),
        leaving: .assumed("Außerhalb der vertikalen Seite"),
        leavingNamed: .assumed("Außerhalb der vertikalen Seite {name}")),
      horizontalPager: Passage(
        entering: .assumed("Auf der horizontalen Seite"),
        enteringNamed: .assumed("Auf der horizontalen Seite {name}"),
        leaving: .assumed("Außerhalb der horizontalen Seite"),
        leavingNamed: .assumed("Außerhalb der horizontalen Seite {name}")),
      gridPager: Passage(
        entering: .assumed("Auf der Rasterseite"),
        enteringNamed: .assumed("Auf der Rasterseite {name}"),
        leaving: .assumed("Außerhalb der Rasterseite"),
        leavingNamed: .assumed("Außerhalb der Rasterseite {name}")),
      other: Passage(
        entering: "In {word}", enteringNamed: "In {word} {name}", leaving: "Nicht in {word}",
        leavingNamed: "Nicht in {word} {name}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Nicht in {name}")),
    templates: Templates(
      labelled: "{item} für {label}", error: "Error: {message}",
      percent: "{number}\u{A0}Prozent", repeated: "{count} {symbol}\u{FEFF}",
      capital: "großes {letter}"),
    hints: germanHints, symbols: germanSymbols, platform: germanPlatform)

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
    swipeUpOrDown: "nach oben wischen oder nach unten wischen")

  /// Attested are the names of the space and the bullet,
  /// of the asterisk and the period; the rest is our own translation.
  private static let germanSymbols: [Character: Phrase] = [
    "-": .assumed("Bindestrich"), "\\": .assumed("Umgekehrter Schrägstrich"),
    "/": .assumed("Schrägstrich"), "|": .assumed("Senkrechter Strich"),
    "!": .assumed("Ausrufezeichen"), "@": .assumed("At-Zeichen"), "#": .assumed("Rautezeichen"),
    "$": .assumed("Dollarzeichen"), "%": .assumed("Prozent"), "^": .assumed("Zirkumflex"),
    "&": .assumed("Et-Zeichen"), "*": "Sternchen", "(": .assumed("Öffnende Klammer"),
    ")": .assumed("Schließende Klammer"), "=": .assumed("Gleichheitszeichen"),
    "_": .assumed("Unterstrich"), "[": .assumed("Öffnende eckige Klammer"),
    "]": .assumed("Schließende eckige Klammer"), "{": .assumed("Öffnende geschweifte Klammer"),
    "}": .assumed("Schließende geschweifte Klammer"), ".": "Punkt",
    "?": .assumed("Fragezeichen"), ";": .assumed("Semikolon"), "'": .assumed("Apostroph"),
    "\"": .assumed("Anführungszeichen"), ":": .assumed("Doppelpunkt"),
    "<": .assumed("Kleiner-als-Zeichen"), ">": .assumed("Größer-als-Zeichen"),
    ",": .assumed("Komma"), "~": .assumed("Tilde"), "`": .assumed("Gravis"),
    "•": "Aufzählungszeichen", "–": .assumed("Halbgeviertstrich"),
    "—": .assumed("Geviertstrich"), "…": .assumed("Auslassungspunkte"), "€": .assumed("Euro"),
    "£": .assumed("Pfund-Währungszeichen"), "¥": .assumed("Yen"), "©": .assumed("Copyright"),
    "®": .assumed("Eingetragene Marke"), "°": .assumed("Gradzeichen"),
    "§": .assumed("Paragrafenzeichen"), "★": .assumed("Schwarzer Stern"),
    "☆": .assumed("Weißer Stern"), "×": .assumed("Multiplikationszeichen"),
    "÷": .assumed("Divisionszeichen"), "±": .assumed("Plus-Minus-Zeichen"),
    "→": .assumed("Pfeil nach rechts"), "←": .assumed("Pfeil nach links"),
    "↑": .assumed("Pfeil nach oben"), "↓": .assumed("Pfeil nach unten"),
    "\n": .assumed("Neue Zeile"), " ": "Leertaste", "\u{A0}": "Leertaste",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let germanPlatform = Platform(
    on: .assumed("an"), off: .assumed("aus"), partiallyChecked: .assumed("teilweise aktiviert"),
    busy: .assumed("beschäftigt"), invalidEntry: .assumed("Ungültige Eingabe"),
    percent: .assumed("{number}\u{A0}%"), submit: .assumed("Senden"),
    reset: .assumed("Zurücksetzen"),
    whiteBullet: .assumed("weißes Aufzählungszeichen"),
    blackSquare: .assumed("schwarzes Quadrat"),
    numerals: .latin,
    sliderValue: .assumed("Wert, {number}"),
    lengthExceeded: .assumed("Zeichenlimit überschritten: {count} von {limit}"),
    invalidCheckBox: .assumed("{label}, Fehler: ungültig"), roleNames: germanRoleNames,
    reactNative: germanReactNative)

  private static let germanRoleNames = RoleNames(
    alert: .assumed("Warnung"), alertDialog: .assumed("Warndialogfeld"),
    application: .assumed("Anwendung"), article: .assumed("Artikel"), banner: .assumed("Banner"),
    blockquote: .assumed("Blockzitat"), button: .assumed("Schaltfläche"),
    checkbox: .assumed("Kästchen"), colorPicker: .assumed("Farbauswahl"),
    columnHeader: .assumed("Spaltenüberschrift"), complementary: .assumed("Ergänzung"),
    contentInfo: .assumed("Informationen zum Inhalt"), datePicker: .assumed("Datumsauswahl"),
    dateTimePicker: .assumed("Datums- und Uhrzeitauswahl"),
    localDateTimePicker: .assumed("Auswahl von lokalem Datum und lokaler Uhrzeit"),
    monthPicker: .assumed("Monatsauswahl"), weekPicker: .assumed("Wochenauswahl"),
    timePicker: .assumed("Uhrzeitauswahl"), definition: .assumed("Definition"),
    deletion: .assumed("Löschung"), dialog: .assumed("Dialogfeld"),
    disclosureTriangle: .assumed("Dreieck zum Einblenden"), document: .assumed("Dokument"),
    feed: .assumed("Feed"), graphic: .assumed("Grafik"), heading: .assumed("Überschrift"),
    highlight: .assumed("Hervorhebung"), insertion: .assumed("Einfügung"),
    link: .assumed("Link"), listBox: .assumed("Listenfeld"), log: .assumed("Protokoll"),
    main: .assumed("Hauptbereich"), marquee: .assumed("Laufschrift"),
    math: .assumed("Mathematik"), menu: .assumed("Menü"), menuBar: .assumed("Menüleiste"),
    menuItem: .assumed("Menüpunkt"), meter: .assumed("Messanzeige"),
    navigation: .assumed("Navigation"), note: .assumed("Hinweis"),
    progressIndicator: .assumed("Fortschrittsanzeige"), radioButton: .assumed("Optionsfeld"),
    region: .assumed("Region"), rowHeader: .assumed("Zeilenüberschrift"),
    scrollBar: .assumed("Bildlaufleiste"), search: .assumed("Suche"),
    searchField: .assumed("Suchtextfeld"), slider: .assumed("Schieberegler"),
    spinButton: .assumed("Drehfeld"), splitter: .assumed("Trennlinie"),
    status: .assumed("Status"), switchControl: .assumed("Schalter"), tab: .assumed("Tab"),
    tabList: .assumed("Tabliste"), tabPanel: .assumed("Tabbereich"), table: .assumed("Tabelle"),
    timer: .assumed("Timer"), toggleButton: .assumed("Ein-/Aus-Schaltfläche"),
    toolbar: .assumed("Symbolleiste"), tooltip: .assumed("Kurzinfo"),
    tree: .assumed("Baumstruktur"), treeGrid: .assumed("Baumraster"),
    treeItem: .assumed("Baumelement"), audio: .assumed("Audio"), video: .assumed("Video"),
    headingLevel: .assumed("Überschrift {level}"),
    headingLevelLink: .assumed("Überschrift {level}, Link"),
    headingLink: .assumed("Überschrift, Link"), popUpButton: .assumed("Pop-up-Schaltfläche"),
    menuPopUpButton: .assumed("Schaltfläche für Pop-up-Menü"),
    dialogPopUpButton: .assumed("Schaltfläche für Pop-up-Dialogfeld"),
    current: .assumed("aktuelles Element"), currentPage: .assumed("aktuelle Seite"),
    currentStep: .assumed("aktueller Schritt"), currentLocation: .assumed("aktueller Ort"),
    currentDate: .assumed("aktuelles Datum"), currentTime: .assumed("aktuelle Uhrzeit"))

  private static let germanReactNative = ReactNativeWords(
    mixed: .assumed("gemischt"), busy: .assumed("beschäftigt"), link: .assumed("Link"),
    image: .assumed("Bild"), imageButton: .assumed("Schaltfläche, Bild"),
    summary: .assumed("Zusammenfassung"), alert: .assumed("Warnung"),
    comboBox: .assumed("Kombinationsfeld"), menu: .assumed("Menü"),
    menuBar: .assumed("Menüleiste"), menuItem: .assumed("Menüpunkt"),
    progressBar: .assumed("Fortschrittsanzeige"), radioGroup: .assumed("Optionsfeldgruppe"),
    scrollBar: .assumed("Bildlaufleiste"), spinButton: .assumed("Drehfeld"),
    tab: .assumed("Tab"), tabList: .assumed("Tabliste"), timer: .assumed("Timer"),
    toolBar: .assumed("Symbolleiste"))
}
