extension TalkBackPhrasebook {
  /// TalkBack's words in Italian.
  ///
  /// Source: TalkBack 15.1, strings.xml in Italian.
  package static let italian = TalkBackPhrasebook(
    language: "it",
    roles: Roles(
      button: "Pulsante", checkBox: "Casella di controllo", radioButton: "Pulsante di opzione",
      switchControl: "Opzione", editBox: "Casella di modifica", dropDownList: "Elenco a discesa",
      slider: "Cursore", progressBar: "Barra di avanzamento", image: "Immagine", list: "Elenco",
      grid: "Griglia", tabBar: "Barra delle schede", page: "Pagina",
      webView: "Visualizzazione Web"),
    states: States(
      checked: "selezionato", notChecked: "non selezionato", on: "attivato", off: "disattivato",
      selected: "selezionata", disabled: "disattivato", expanded: "espanso",
      collapsed: "compresso", editing: "Modifica in corso", password: "password",
      unlabelled: "Senza etichetta"),
    positions: Positions(
      heading: "Intestazione", rowHeading: "Intestazione di riga",
      columnHeading: "Intestazione di colonna", row: "Riga {index}", column: "Colonna {index}",
      item: "{index} di {count}", level: "Livello {level}",
      items: Plural(one: "{count} elemento", other: "{count} elementi"),
      rows: Plural(one: "{count} riga", other: "{count} righe"),
      columns: Plural(one: "{count} colonna", other: "{count} colonne"),
      characters: Plural(one: "{count} carattere", other: "{count} caratteri")),
    collections: Collections(
      list: Passage(
        entering: "Nell'elenco", enteringNamed: "Nell'elenco {name}",
        leaving: "Fuori dall'elenco", leavingNamed: "Fuori dall'elenco {name}"),
      grid: Passage(
        entering: "Nella griglia", enteringNamed: "Nella griglia {name}",
        leaving: "Fuori dalla griglia", leavingNamed: "Fuori dalla griglia {name}"),
      pager: Passage(
        entering: "Nel pager", enteringNamed: "Nel pager {name}", leaving: "Fuori dal pager",
        leavingNamed: "Fuori dal pager {name}"),
      verticalPager: Passage(
        entering: .assumed("Nel pager verticale"),
        enteringNamed: .assumed("Nel pager verticale {name}"),
        leaving: .assumed("Fuori dal pager verticale"),
        leavingNamed: .assumed("Fuori dal pager verticale {name}")),
      horizontalPager: Passage(
        entering: .assumed("Nel pager orizzontale"),
        enteringNamed: .assumed("Nel pager orizzontale {name}"),
        leaving: .assumed("Fuori dal pager orizzontale"),
        leavingNamed: .assumed("Fuori dal pager orizzontale {name}")),
      gridPager: Passage(
        entering: .assumed("Nel pager a griglia"),
        enteringNamed: .assumed("Nel pager a griglia {name}"),
        leaving: .assumed("Fuori dal pager a griglia"),
        leavingNamed: .assumed("Fuori dal pager a griglia {name}")),
      other: Passage(
        entering: "In {word}", enteringNamed: "In {word} {name}", leaving: "Fuori da {word}",
        leavingNamed: "Fuori da {word} {name}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Fuori da {name}")),
    templates: Templates(
      labelled: "{item} per {label}", error: "Error: {message}", percent: "{number} percento",
      repeated: "{count} {symbol}", capital: "{letter} maiuscola"),
    hints: italianHints, symbols: italianSymbols, platform: italianPlatform)

  private static let italianHints = Hints(
    doubleTap: "Tocca due volte", singleTap: "Tocca", activate: "{gesture} per attivare",
    toggle: "{gesture} per attivare/disattivare", editText: "{gesture} per modificare il testo",
    change: "{gesture} per cambiare", select: "{gesture} per selezionare",
    longPress: "{gesture} e tieni premuto per la pressione prolungata",
    custom: "Da {gesture} a {action}", customLongPress: "{gesture} e tieni premuto per {action}",
    adjust: "\"{up}\" o \"{down}\" per regolare",
    menu: "Menu {kinds} disponibile, usa {gesture} per visualizzare",
    readingControl: "{kinds} disponibile, {gestures} e tocca due volte per attivare",
    actions: "Azioni", links: "Link", labels: "Etichette", swipeUp: "Scorri verso l'alto",
    swipeDown: "Scorri verso il basso", menuGesture: "Tocco con 3 dita",
    swipeUpOrDown: "scorri verso l'alto o scorri verso il basso")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let italianSymbols: [Character: Phrase] = [
    "-": .assumed("Trattino"), "\\": .assumed("Barra rovesciata"), "/": .assumed("Barra"),
    "|": .assumed("Linea verticale"), "!": .assumed("Punto esclamativo"),
    "@": .assumed("Chiocciola"), "#": .assumed("Cancelletto"),
    "$": .assumed("Simbolo del dollaro"), "%": .assumed("Percentuale"),
    "^": .assumed("Accento circonflesso"), "&": .assumed("E commerciale"),
    "*": .assumed("Asterisco"), "(": .assumed("Parentesi tonda aperta"),
    ")": .assumed("Parentesi tonda chiusa"), "=": .assumed("Segno di uguale"),
    "_": .assumed("Trattino basso"), "[": .assumed("Parentesi quadra aperta"),
    "]": .assumed("Parentesi quadra chiusa"), "{": .assumed("Parentesi graffa aperta"),
    "}": .assumed("Parentesi graffa chiusa"), ".": .assumed("Punto"),
    "?": .assumed("Punto interrogativo"), ";": .assumed("Punto e virgola"),
    "'": .assumed("Apostrofo"), "\"": .assumed("Virgolette"), ":": .assumed("Due punti"),
    "<": .assumed("Segno minore di"), ">": .assumed("Segno maggiore di"),
    ",": .assumed("Virgola"), "~": .assumed("Tilde"), "`": .assumed("Accento grave"),
    "•": "Punto elenco", "–": .assumed("Trattino breve"), "—": .assumed("Trattino lungo"),
    "…": .assumed("Puntini di sospensione"), "€": .assumed("Euro"),
    "£": .assumed("Simbolo della sterlina"), "¥": .assumed("Yen"), "©": .assumed("Copyright"),
    "®": .assumed("Marchio registrato"), "°": .assumed("Simbolo del grado"),
    "§": .assumed("Simbolo di sezione"), "★": .assumed("Stella nera"),
    "☆": .assumed("Stella bianca"), "×": .assumed("Segno di moltiplicazione"),
    "÷": .assumed("Segno di divisione"), "±": .assumed("Segno più o meno"),
    "→": .assumed("Freccia verso destra"), "←": .assumed("Freccia verso sinistra"),
    "↑": .assumed("Freccia verso l'alto"), "↓": .assumed("Freccia verso il basso"),
    "\n": .assumed("Nuova riga"), " ": "Spazio", "\u{A0}": "Spazio",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let italianPlatform = Platform(
    on: .assumed("attivato"), off: .assumed("disattivato"),
    partiallyChecked: .assumed("parzialmente selezionato"), busy: .assumed("occupato"),
    invalidEntry: .assumed("voce non valida"), percent: .assumed("{number}%"),
    submit: .assumed("Invia"), reset: .assumed("Reimposta"),
    whiteBullet: .assumed("punto elenco bianco"), blackSquare: .assumed("quadrato nero"),
    numerals: .latin,
    sliderValue: .assumed("valore, {number}"),
    lengthExceeded: .assumed("Limite di caratteri superato: {count} di {limit}"),
    invalidCheckBox: .assumed("{label}, errore: non valido"), roleNames: italianRoleNames,
    reactNative: italianReactNative)

  private static let italianRoleNames = RoleNames(
    alert: .assumed("avviso"), alertDialog: .assumed("finestra di dialogo di avviso"),
    application: .assumed("applicazione"), article: .assumed("articolo"),
    banner: .assumed("banner"), blockquote: .assumed("citazione"), button: .assumed("pulsante"),
    checkbox: .assumed("casella di controllo"), colorPicker: .assumed("selettore colore"),
    columnHeader: .assumed("intestazione di colonna"), complementary: .assumed("complementare"),
    contentInfo: .assumed("informazioni sui contenuti"), datePicker: .assumed("selettore data"),
    dateTimePicker: .assumed("selettore data e ora"),
    localDateTimePicker: .assumed("selettore data e ora locali"),
    monthPicker: .assumed("selettore mese"), weekPicker: .assumed("selettore settimana"),
    timePicker: .assumed("selettore ora"), definition: .assumed("definizione"),
    deletion: .assumed("eliminazione"), dialog: .assumed("finestra di dialogo"),
    disclosureTriangle: .assumed("triangolo di espansione"), document: .assumed("documento"),
    feed: .assumed("feed"), graphic: .assumed("elemento grafico"),
    heading: .assumed("intestazione"), highlight: .assumed("evidenziazione"),
    insertion: .assumed("inserimento"), link: .assumed("link"),
    listBox: .assumed("casella di riepilogo"), log: .assumed("log"),
    main: .assumed("contenuti principali"), marquee: .assumed("testo scorrevole"),
    math: .assumed("matematica"), menu: .assumed("menu"), menuBar: .assumed("barra dei menu"),
    menuItem: .assumed("voce di menu"), meter: .assumed("misuratore"),
    navigation: .assumed("navigazione"), note: .assumed("nota"),
    progressIndicator: .assumed("indicatore di avanzamento"),
    radioButton: .assumed("pulsante di opzione"), region: .assumed("area"),
    rowHeader: .assumed("intestazione di riga"), scrollBar: .assumed("barra di scorrimento"),
    search: .assumed("ricerca"), searchField: .assumed("campo di testo per la ricerca"),
    slider: .assumed("cursore"), spinButton: .assumed("pulsante di selezione"),
    splitter: .assumed("divisore"), status: .assumed("stato"),
    switchControl: .assumed("opzione"), tab: .assumed("scheda"),
    tabList: .assumed("elenco di schede"), tabPanel: .assumed("riquadro della scheda"),
    table: .assumed("tabella"), timer: .assumed("timer"),
    toggleButton: .assumed("pulsante di attivazione/disattivazione"),
    toolbar: .assumed("barra degli strumenti"), tooltip: .assumed("descrizione comando"),
    tree: .assumed("albero"), treeGrid: .assumed("griglia ad albero"),
    treeItem: .assumed("elemento dell'albero"), audio: .assumed("audio"),
    video: .assumed("video"), headingLevel: .assumed("intestazione {level}"),
    headingLevelLink: .assumed("intestazione {level}, link"),
    headingLink: .assumed("intestazione, link"), popUpButton: .assumed("pulsante popup"),
    menuPopUpButton: .assumed("pulsante del menu popup"),
    dialogPopUpButton: .assumed("pulsante della finestra di dialogo popup"),
    current: .assumed("elemento corrente"), currentPage: .assumed("pagina corrente"),
    currentStep: .assumed("passaggio corrente"), currentLocation: .assumed("posizione corrente"),
    currentDate: .assumed("data corrente"), currentTime: .assumed("ora corrente"))

  private static let italianReactNative = ReactNativeWords(
    mixed: .assumed("misto"), busy: .assumed("occupato"), link: .assumed("link"),
    image: .assumed("immagine"), imageButton: .assumed("pulsante, immagine"),
    summary: .assumed("riepilogo"), alert: .assumed("avviso"),
    comboBox: .assumed("casella combinata"), menu: .assumed("menu"),
    menuBar: .assumed("barra dei menu"), menuItem: .assumed("voce di menu"),
    progressBar: .assumed("indicatore di avanzamento"),
    radioGroup: .assumed("gruppo di pulsanti di opzione"),
    scrollBar: .assumed("barra di scorrimento"), spinButton: .assumed("pulsante di selezione"),
    tab: .assumed("scheda"), tabList: .assumed("elenco di schede"), timer: .assumed("timer"),
    toolBar: .assumed("barra degli strumenti"))
}
