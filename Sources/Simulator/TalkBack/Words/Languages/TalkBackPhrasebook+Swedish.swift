extension TalkBackPhrasebook {
  /// TalkBack's words in Swedish.
  ///
  /// Source: TalkBack 15.1, strings.xml in Swedish.
  package static let swedish = TalkBackPhrasebook(
    language: "sv",
    roles: Roles(
      button: "Knapp", checkBox: "Kryssruta", radioButton: "Alternativknapp",
      switchControl: "Reglage", editBox: "Redigeringsruta", dropDownList: "Rullgardinsmeny",
      slider: "Skjutreglage", progressBar: "Förloppsindikator", image: "Bild", list: "Lista",
      grid: "Rutnät", tabBar: "Flikfält", page: "Sida", webView: "Webview"),
    states: States(
      checked: "markerad", notChecked: "inte markerad", on: "på", off: "av",
      selected: "markerad", disabled: "inaktiverad", expanded: "utökad",
      collapsed: "komprimerad", editing: "Redigering", password: "lösenord",
      unlabelled: "Namnlös"),
    positions: Positions(
      heading: "Rubrik", rowHeading: "Radrubrik", columnHeading: "Kolumnrubrik",
      row: "Rad {index}", column: "Kolumn {index}", item: "{index} av {count}",
      level: "Nivå {level}", items: Plural(one: "{count} objekt", other: "{count} objekt"),
      rows: Plural(one: "{count} rad", other: "{count} rader"),
      columns: Plural(one: "{count} kolumn", other: "{count} kolumner"),
      characters: Plural(one: "{count} tecken", other: "{count} tecken")),
    collections: Collections(
      list: Passage(
        entering: "I listan", enteringNamed: "I listan {name}", leaving: "Utanför listan",
        leavingNamed: "Utanför listan {name}"),
      grid: Passage(
        entering: "I rutnätet", enteringNamed: "I rutnätet {name}", leaving: "Utanför rutnätet",
        leavingNamed: "Utanför rutnätet {name}"),
      pager: Passage(
        entering: "I pager", enteringNamed: "I pager {name}", leaving: "Utanför pager",
        leavingNamed: "Utanför pager {name}"),
      verticalPager: Passage(
        entering: .assumed("I vertikal pager"),
        enteringNamed: .assumed("I vertikal pager {name}"),
        leaving: .assumed("Utanför vertikal pager"),
        leavingNamed: .assumed("Utanför vertikal pager {name}")),
      horizontalPager: Passage(
        entering: .assumed("I horisontell pager"),
        enteringNamed: .assumed("I horisontell pager {name}"),
        leaving: .assumed("Utanför horisontell pager"),
        leavingNamed: .assumed("Utanför horisontell pager {name}")),
      gridPager: Passage(
        entering: .assumed("I rutnätspager"), enteringNamed: .assumed("I rutnätspager {name}"),
        leaving: .assumed("Utanför rutnätspager"),
        leavingNamed: .assumed("Utanför rutnätspager {name}")),
      other: Passage(
        entering: "I {word}", enteringNamed: "I {word} {name}", leaving: "Av {word}",
        leavingNamed: "Av {word} {name}"),
      titled: TitledPassage(entering: "I {name}", leaving: "Av {name}")),
    templates: Templates(
      labelled: "{item} för {label}", error: "Error: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "versalt {letter}"),
    hints: swedishHints, symbols: swedishSymbols, platform: swedishPlatform)

  private static let swedishHints = Hints(
    doubleTap: "Tryck två gånger", singleTap: "Tryck", activate: "{gesture} för att aktivera",
    toggle: "{gesture} för att aktivera/inaktivera", editText: "{gesture} för att redigera text",
    change: "{gesture} för att ändra", select: "{gesture} för att välja",
    longPress: "{gesture} och håll för att trycka länge", custom: "{gesture} för att {action}",
    customLongPress: "{gesture} och håll ned för att {action}",
    adjust: "{up} eller {down} för att justera",
    menu: "{kinds} är tillgängligt. Använd {gesture} för att visa",
    readingControl: "Tillgänglig {kinds}. {gestures} och tryck snabbt två gånger för att aktivera",
    actions: "Åtgärder", links: "Länkar", labels: "Etiketter", swipeUp: "Svep uppåt",
    swipeDown: "Svep nedåt", menuGesture: "Tryck med tre fingrar",
    swipeUpOrDown: "svep uppåt eller svep nedåt")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let swedishSymbols: [Character: Phrase] = [
    "-": .assumed("Bindestreck"), "\\": .assumed("Omvänt snedstreck"),
    "/": .assumed("Snedstreck"), "|": .assumed("Lodstreck"), "!": .assumed("Utropstecken"),
    "@": .assumed("Snabel-a"), "#": .assumed("Nummertecken"), "$": .assumed("Dollartecken"),
    "%": .assumed("Procent"), "^": .assumed("Cirkumflex"), "&": .assumed("Och-tecken"),
    "*": .assumed("Asterisk"), "(": .assumed("Vänsterparentes"), ")": .assumed("Högerparentes"),
    "=": .assumed("Likhetstecken"), "_": .assumed("Understreck"),
    "[": .assumed("Vänster hakparentes"), "]": .assumed("Höger hakparentes"),
    "{": .assumed("Vänster klammerparentes"), "}": .assumed("Höger klammerparentes"),
    ".": .assumed("Punkt"), "?": .assumed("Frågetecken"), ";": .assumed("Semikolon"),
    "'": .assumed("Apostrof"), "\"": .assumed("Citattecken"), ":": .assumed("Kolon"),
    "<": .assumed("Mindre än-tecken"), ">": .assumed("Större än-tecken"), ",": .assumed("Komma"),
    "~": .assumed("Tilde"), "`": .assumed("Grav accent"), "•": "Punktlista",
    "–": .assumed("Kort tankstreck"), "—": .assumed("Långt tankstreck"),
    "…": .assumed("Uteslutningstecken"), "€": .assumed("Euro"), "£": .assumed("Pundtecken"),
    "¥": .assumed("Yen"), "©": .assumed("Copyright"), "®": .assumed("Registrerat varumärke"),
    "°": .assumed("Gradtecken"), "§": .assumed("Paragraftecken"), "★": .assumed("Svart stjärna"),
    "☆": .assumed("Vit stjärna"), "×": .assumed("Multiplikationstecken"),
    "÷": .assumed("Divisionstecken"), "±": .assumed("Plusminustecken"),
    "→": .assumed("Högerpil"), "←": .assumed("Vänsterpil"), "↑": .assumed("Uppåtpil"),
    "↓": .assumed("Nedåtpil"), "\n": .assumed("Ny rad"), " ": "Blanksteg", "\u{A0}": "Blanksteg",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let swedishPlatform = Platform(
    on: .assumed("på"), off: .assumed("av"), partiallyChecked: .assumed("delvis markerad"),
    busy: .assumed("upptagen"), invalidEntry: .assumed("ogiltig inmatning"),
    percent: .assumed("{number}\u{A0}%"), submit: .assumed("Skicka"), reset: .assumed("Återställ"),
    whiteBullet: .assumed("vit punkt"),
    blackSquare: .assumed("svart kvadrat"),
    numerals: .latin,
    sliderValue: .assumed("värde, {number}"),
    lengthExceeded: .assumed("Teckengränsen har överskridits: {count} av {limit}"),
    invalidCheckBox: .assumed("{label}, fel: ogiltigt"), roleNames: swedishRoleNames,
    reactNative: swedishReactNative)

  private static let swedishRoleNames = RoleNames(
    alert: .assumed("varning"), alertDialog: .assumed("varningsdialogruta"),
    application: .assumed("program"), article: .assumed("artikel"), banner: .assumed("banner"),
    blockquote: .assumed("blockcitat"), button: .assumed("knapp"),
    checkbox: .assumed("kryssruta"), colorPicker: .assumed("färgväljare"),
    columnHeader: .assumed("kolumnrubrik"), complementary: .assumed("kompletterande"),
    contentInfo: .assumed("innehållsinformation"), datePicker: .assumed("datumväljare"),
    dateTimePicker: .assumed("datum- och tidsväljare"),
    localDateTimePicker: .assumed("väljare för lokalt datum och lokal tid"),
    monthPicker: .assumed("månadsväljare"), weekPicker: .assumed("veckoväljare"),
    timePicker: .assumed("tidsväljare"), definition: .assumed("definition"),
    deletion: .assumed("borttagning"), dialog: .assumed("dialogruta"),
    disclosureTriangle: .assumed("utfällningstriangel"), document: .assumed("dokument"),
    feed: .assumed("flöde"), graphic: .assumed("grafik"), heading: .assumed("rubrik"),
    highlight: .assumed("markering"), insertion: .assumed("infogning"), link: .assumed("länk"),
    listBox: .assumed("listruta"), log: .assumed("logg"), main: .assumed("huvudinnehåll"),
    marquee: .assumed("rullande text"), math: .assumed("matematik"), menu: .assumed("meny"),
    menuBar: .assumed("menyrad"), menuItem: .assumed("menyalternativ"),
    meter: .assumed("mätare"), navigation: .assumed("navigering"), note: .assumed("anteckning"),
    progressIndicator: .assumed("förloppsindikator"), radioButton: .assumed("alternativknapp"),
    region: .assumed("område"), rowHeader: .assumed("radrubrik"),
    scrollBar: .assumed("rullningslist"), search: .assumed("sök"),
    searchField: .assumed("textfält för sökning"), slider: .assumed("skjutreglage"),
    spinButton: .assumed("rotationsknapp"), splitter: .assumed("avdelare"),
    status: .assumed("status"), switchControl: .assumed("reglage"), tab: .assumed("flik"),
    tabList: .assumed("fliklista"), tabPanel: .assumed("flikpanel"), table: .assumed("tabell"),
    timer: .assumed("timer"), toggleButton: .assumed("av/på-knapp"),
    toolbar: .assumed("verktygsfält"), tooltip: .assumed("beskrivning"), tree: .assumed("träd"),
    treeGrid: .assumed("trädrutnät"), treeItem: .assumed("trädobjekt"), audio: .assumed("ljud"),
    video: .assumed("video"), headingLevel: .assumed("rubrik {level}"),
    headingLevelLink: .assumed("rubrik {level}, länk"), headingLink: .assumed("rubrik, länk"),
    popUpButton: .assumed("popup-knapp"), menuPopUpButton: .assumed("knapp för popup-meny"),
    dialogPopUpButton: .assumed("knapp för popup-dialogruta"),
    current: .assumed("aktuellt objekt"), currentPage: .assumed("aktuell sida"),
    currentStep: .assumed("aktuellt steg"), currentLocation: .assumed("aktuell plats"),
    currentDate: .assumed("aktuellt datum"), currentTime: .assumed("aktuell tid"))

  private static let swedishReactNative = ReactNativeWords(
    mixed: .assumed("blandat"), busy: .assumed("upptagen"), link: .assumed("länk"),
    image: .assumed("bild"), imageButton: .assumed("knapp, bild"),
    summary: .assumed("sammanfattning"), alert: .assumed("varning"),
    comboBox: .assumed("kombinationsruta"), menu: .assumed("meny"), menuBar: .assumed("menyrad"),
    menuItem: .assumed("menyalternativ"), progressBar: .assumed("förloppsindikator"),
    radioGroup: .assumed("grupp med alternativknappar"), scrollBar: .assumed("rullningslist"),
    spinButton: .assumed("rotationsknapp"), tab: .assumed("flik"),
    tabList: .assumed("fliklista"), timer: .assumed("timer"), toolBar: .assumed("verktygsfält"))
}
