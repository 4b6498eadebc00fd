extension TalkBackPhrasebook {
  /// TalkBack's words in Dutch.
  ///
  /// Source: TalkBack 15.1, strings.xml in Dutch.
  package static let dutch = TalkBackPhrasebook(
    language: "nl",
    roles: Roles(
      button: "Knop", checkBox: "Selectievakje", radioButton: "Keuzerondje",
      switchControl: "Schakelaar", editBox: "Bewerkingsvak", dropDownList: "Dropdownmenu",
      slider: "Schuifregelaar", progressBar: "Voortgangsbalk", image: "Afbeelding",
      list: "Lijst", grid: "Raster", tabBar: "Tabbladbalk", page: "Pagina",
      webView: "Webweergave"),
    states: States(
      checked: "aangevinkt", notChecked: "niet aangevinkt", on: "aan", off: "uit",
      selected: "geselecteerd", disabled: "uitgezet", expanded: "uitgevouwen",
      collapsed: "samengevouwen", editing: "Bezig met bewerken", password: "wachtwoord",
      unlabelled: "Geen label"),
    positions: Positions(
      heading: "Kop", rowHeading: "Kop van rij", columnHeading: "Kolomkop", row: "Rij {index}",
      column: "Kolom {index}", item: "{index} van {count}", level: "Niveau {level}",
      items: Plural(one: "{count} item", other: "{count} items"),
      rows: Plural(one: "{count} rij", other: "{count} rijen"),
      columns: Plural(one: "{count} kolom", other: "{count} kolommen"),
      characters: Plural(one: "{count} teken", other: "{count} tekens")),
    collections: Collections(
      list: Passage(
        entering: "In lijst", enteringNamed: "In lijst {name}", leaving: "Buiten lijst",
        leavingNamed: "Buiten lijst {name}"),
      grid: Passage(
        entering: "In raster", enteringNamed: "In raster {name}", leaving: "Buiten raster",
        leavingNamed: "Buiten raster {name}"),
      pager: Passage(
        entering: "Binnen pagina", enteringNamed: "Binnen pagina {name}",
        leaving: "Buiten pagina", leavingNamed: "Buiten pagina {name}"),
      verticalPager: Passage(
        entering: .assumed("Binnen verticale pagina"),
        enteringNamed: .assumed("Binnen verticale pagina {name}"),
        leaving: .assumed("Buiten verticale pagina"),
        leavingNamed: .assumed("Buiten verticale pagina {name}")),
      horizontalPager: Passage(
        entering: .assumed("Binnen horizontale pagina"),
        enteringNamed: .assumed("Binnen horizontale pagina {name}"),
        leaving: .assumed("Buiten horizontale pagina"),
        leavingNamed: .assumed("Buiten horizontale pagina {name}")),
      gridPager: Passage(
        entering: .assumed("Binnen rasterpagina"),
        enteringNamed: .assumed("Binnen rasterpagina {name}"),
        leaving: .assumed("Buiten rasterpagina"),
        leavingNamed: .assumed("Buiten rasterpagina {name}")),
      other: Passage(
        entering: "In {word}", enteringNamed: "In {word} {name}", leaving: "Buiten {word}",
        leavingNamed: "Buiten {word} {name}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Buiten {name}")),
    templates: Templates(
      labelled: "{item} voor {label}", error: "Error: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "hoofdletter {letter}"),
    hints: dutchHints, symbols: dutchSymbols, platform: dutchPlatform)

  private static let dutchHints = Hints(
    doubleTap: "Dubbeltik", singleTap: "Tik", activate: "{gesture} om te activeren",
    toggle: "{gesture} om te schakelen", editText: "{gesture} om tekst te bewerken",
    change: "{gesture} om te wijzigen", select: "{gesture} om te selecteren",
    longPress: "{gesture} en houd vast om lang ingedrukt te houden",
    custom: "{gesture} om te {action}", customLongPress: "{gesture} en houd vast om te {action}",
    adjust: "Gebruik {up} of {down} om dit aan te passen",
    menu: "{kinds} beschikbaar, gebruik {gesture} om te bekijken",
    readingControl: "{kinds} beschikbaar, {gestures} en dubbeltik om te activeren",
    actions: "Acties", links: "Links", labels: "Labels", swipeUp: "Omhoog swipen",
    swipeDown: "Omlaag swipen", menuGesture: "Tikken met 3 vingers",
    swipeUpOrDown: "omhoog swipen of omlaag swipen")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let dutchSymbols: [Character: Phrase] = [
    "-": .assumed("Streepje"), "\\": .assumed("Backslash"), "/": .assumed("Slash"),
    "|": .assumed("Verticale streep"), "!": .assumed("Uitroepteken"),
    "@": .assumed("Apenstaartje"), "#": .assumed("Hekje"), "$": .assumed("Dollarteken"),
    "%": .assumed("Procent"), "^": .assumed("Dakje"), "&": .assumed("En-teken"),
    "*": .assumed("Sterretje"), "(": .assumed("Haakje openen"), ")": .assumed("Haakje sluiten"),
    "=": .assumed("Isgelijkteken"), "_": .assumed("Onderstrepingsteken"),
    "[": .assumed("Vierkant haakje openen"), "]": .assumed("Vierkant haakje sluiten"),
    "{": .assumed("Accolade openen"), "}": .assumed("Accolade sluiten"), ".": .assumed("Punt"),
    "?": .assumed("Vraagteken"), ";": .assumed("Puntkomma"), "'": .assumed("Apostrof"),
    "\"": .assumed("Aanhalingsteken"), ":": .assumed("Dubbele punt"),
    "<": .assumed("Kleiner-danteken"), ">": .assumed("Groter-danteken"), ",": .assumed("Komma"),
    "~": .assumed("Tilde"), "`": .assumed("Accent grave"), "•": "Opsommingsteken",
    "–": .assumed("Half kastlijntje"), "—": .assumed("Kastlijntje"),
    "…": .assumed("Beletselteken"), "€": .assumed("Euro"), "£": .assumed("Pondteken"),
    "¥": .assumed("Yen"), "©": .assumed("Copyright"), "®": .assumed("Gedeponeerd handelsmerk"),
    "°": .assumed("Gradenteken"), "§": .assumed("Paragraafteken"), "★": .assumed("Zwarte ster"),
    "☆": .assumed("Witte ster"), "×": .assumed("Vermenigvuldigingsteken"),
    "÷": .assumed("Deelteken"), "±": .assumed("Plus-minteken"),
    "→": .assumed("Pijl naar rechts"), "←": .assumed("Pijl naar links"),
    "↑": .assumed("Pijl omhoog"), "↓": .assumed("Pijl omlaag"), "\n": .assumed("Nieuwe regel"),
    " ": "Spatiebalk", "\u{A0}": "Spatiebalk",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let dutchPlatform = Platform(
    on: .assumed("aan"), off: .assumed("uit"),
    partiallyChecked: .assumed("gedeeltelijk aangevinkt"), busy: .assumed("bezig"),
    invalidEntry: .assumed("ongeldige invoer"), percent: .assumed("{number}%"),
    submit: .assumed("Verzenden"), reset: .assumed("Opnieuw instellen"),
    whiteBullet: .assumed("wit opsommingsteken"), blackSquare: .assumed("zwart vierkant"),
    numerals: .latin,
    sliderValue: .assumed("waarde, {number}"),
    lengthExceeded: .assumed("Tekenlimiet overschreden: {count} van {limit}"),
    invalidCheckBox: .assumed("{label}, fout: ongeldig"), roleNames: dutchRoleNames,
    reactNative: dutchReactNative)

  private static let dutchRoleNames = RoleNames(
    alert: .assumed("melding"), alertDialog: .assumed("meldingsvenster"),
    application: .assumed("applicatie"), article: .assumed("artikel"),
    banner: .assumed("banner"), blockquote: .assumed("blokcitaat"), button: .assumed("knop"),
    checkbox: .assumed("selectievakje"), colorPicker: .assumed("kleurkiezer"),
    columnHeader: .assumed("kolomkop"), complementary: .assumed("aanvullend"),
    contentInfo: .assumed("inhoudsinformatie"), datePicker: .assumed("datumkiezer"),
    dateTimePicker: .assumed("datum- en tijdkiezer"),
    localDateTimePicker: .assumed("kiezer voor lokale datum en tijd"),
    monthPicker: .assumed("maandkiezer"), weekPicker: .assumed("weekkiezer"),
    timePicker: .assumed("tijdkiezer"), definition: .assumed("definitie"),
    deletion: .assumed("verwijdering"), dialog: .assumed("dialoogvenster"),
    disclosureTriangle: .assumed("uitvouwdriehoek"), document: .assumed("document"),
    feed: .assumed("feed"), graphic: .assumed("afbeelding"), heading: .assumed("kop"),
    highlight: .assumed("markering"), insertion: .assumed("invoeging"), link: .assumed("link"),
    listBox: .assumed("keuzelijst"), log: .assumed("logboek"), main: .assumed("hoofdinhoud"),
    marquee: .assumed("lichtkrant"), math: .assumed("wiskunde"), menu: .assumed("menu"),
    menuBar: .assumed("menubalk"), menuItem: .assumed("menu-item"), meter: .assumed("meter"),
    navigation: .assumed("navigatie"), note: .assumed("opmerking"),
    progressIndicator: .assumed("voortgangsindicator"), radioButton: .assumed("keuzerondje"),
    region: .assumed("regio"), rowHeader: .assumed("rijkop"), scrollBar: .assumed("schuifbalk"),
    search: .assumed("zoeken"), searchField: .assumed("zoektekstveld"),
    slider: .assumed("schuifregelaar"), spinButton: .assumed("kringveld"),
    splitter: .assumed("scheidingslijn"), status: .assumed("status"),
    switchControl: .assumed("schakelaar"), tab: .assumed("tabblad"),
    tabList: .assumed("lijst met tabbladen"), tabPanel: .assumed("tabbladvenster"),
    table: .assumed("tabel"), timer: .assumed("timer"), toggleButton: .assumed("schakelknop"),
    toolbar: .assumed("werkbalk"), tooltip: .assumed("tooltip"), tree: .assumed("boomstructuur"),
    treeGrid: .assumed("boomraster"), treeItem: .assumed("boomitem"), audio: .assumed("audio"),
    video: .assumed("video"), headingLevel: .assumed("kop {level}"),
    headingLevelLink: .assumed("kop {level}, link"), headingLink: .assumed("kop, link"),
    popUpButton: .assumed("pop-upknop"), menuPopUpButton: .assumed("pop-upmenuknop"),
    dialogPopUpButton: .assumed("knop voor pop-updialoogvenster"),
    current: .assumed("huidig item"), currentPage: .assumed("huidige pagina"),
    currentStep: .assumed("huidige stap"), currentLocation: .assumed("huidige locatie"),
    currentDate: .assumed("huidige datum"), currentTime: .assumed("huidige tijd"))

  private static let dutchReactNative = ReactNativeWords(
    mixed: .assumed("gemengd"), busy: .assumed("bezig"), link: .assumed("link"),
    image: .assumed("afbeelding"), imageButton: .assumed("knop, afbeelding"),
    summary: .assumed("samenvatting"), alert: .assumed("melding"),
    comboBox: .assumed("combinatievak"), menu: .assumed("menu"), menuBar: .assumed("menubalk"),
    menuItem: .assumed("menu-item"), progressBar: .assumed("voortgangsindicator"),
    radioGroup: .assumed("groep keuzerondjes"), scrollBar: .assumed("schuifbalk"),
    spinButton: .assumed("kringveld"), tab: .assumed("tabblad"),
    tabList: .assumed("lijst met tabbladen"), timer: .assumed("timer"),
    toolBar: .assumed("werkbalk"))
}
